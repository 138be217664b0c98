"""The answer to a request that is refused, for the documentation."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict

WHY = {
    400: "The body is not JSON.",
    401: "A key is needed.",
    403: "Not yours.",
    404: "No such thing.",
    409: "Not now: the table has moved on, or its life does not allow it.",
    410: "The table cannot be read any more.",
    413: "The body is too large.",
    422: "The request does not fit; it says why and what would.",
    429: "Too many requests.",
    503: "Starting or stopping.",
    507: "The disk of the server is full.",
}


class ProblemTold(BaseModel):
    """Why not (RFC 9457). `detail` says what is wrong and what would be right."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [
                {
                    "type": "urn:atelier:problem:illegal-move",
                    "title": "The request does not fit",
                    "status": 422,
                    "detail": "take 3 is not possible now; legal: take 1, token",
                    "legal": ["take 1", "token"],
                }
            ]
        },
    )
    type: str
    title: str
    status: int
    detail: str


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems an address can answer with, for the documentation."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemTold"}}}
    all_have = (*((410,) if 404 in statuses else ()), 413, 429, 503, 507)
    return {status: {"description": WHY[status], "content": content} for status in (*statuses, *all_have)}
