"""What the rooms refuse: why, for people and for programs. Written as problem+json where HTTP is spoken."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """What is wrong, and what would be right; `kind` is for programs, `detail` for people, `status` is that of HTTP."""

    def __init__(self, status: int, kind: str, detail: str, **more: Any):
        super().__init__(detail)
        self.status, self.kind, self.detail, self.more = status, kind, detail, more
