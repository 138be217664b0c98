"""JSON as it is sent: in few bytes, always one line."""

from __future__ import annotations

import json
from typing import Any

import orjson

BREAKS = {sign.encode(): f"\\u{ord(sign):04x}".encode() for sign in "\x85\u2028\u2029"}
"""Signs that some readers take for the end of a line, which an event must not have; as JSON can say them instead."""


def dump(value: Any) -> bytes:
    """JSON in few bytes, always one line."""
    try:
        said = orjson.dumps(value)
    except TypeError:  # half a sign that somebody has sent, or a number too large
        return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii")
    if not said.isascii():
        for sign, escaped in BREAKS.items():
            if sign in said:
                said = said.replace(sign, escaped)
    return said
