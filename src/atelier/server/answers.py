"""Answers as JSON."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response

ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def dump(value: Any) -> bytes:
    """JSON in few bytes; pure ASCII, so that no text can be cut or misread on its way."""
    return ENCODER.encode(value).encode("ascii")


def answer(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(dump(value), status, media_type="application/json")
