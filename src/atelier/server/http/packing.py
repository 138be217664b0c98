"""How an answer is packed: as small as whoever asked can read."""

from __future__ import annotations

import gzip
from collections.abc import Mapping

from starlette.datastructures import Headers

PACKINGS = {"br": ".br", "gzip": ".gz"}
"""The smallest first, with the ending of a packed file."""


def pack(body: bytes) -> dict[str, bytes]:
    """Packed here and now: what is sent many times."""
    return {"gzip": gzip.compress(body, 9, mtime=0)}


def packing(headers: Headers, packed: Mapping[str, bytes]) -> str | None:
    """The smallest of what is at hand that whoever asks takes; None: as it is.

    >>> packing(Headers({"accept-encoding": "gzip, deflate, br"}), {"gzip": b"", "br": b""})
    'br'
    >>> packing(Headers({"accept-encoding": "br;q=0, gzip;q=0.5"}), {"gzip": b"", "br": b""})
    'gzip'
    >>> packing(Headers({}), {"gzip": b""})
    """
    asked = [word.strip().lower().partition(";") for word in headers.get("accept-encoding", "").split(",")]
    taken = {name.strip() for name, _, how in asked if how.replace(" ", "").rstrip("0") not in ("q=", "q=0.")}
    return next((name for name in PACKINGS if name in taken and name in packed), None)
