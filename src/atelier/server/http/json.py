"""Answers as JSON."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from atelier.server.encoding import dump


def answer(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(dump(value), status, media_type="application/json")
