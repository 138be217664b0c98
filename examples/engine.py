"""An engine in 40 lines: it plays what brings it most points at once, by one fair guess of what it cannot see.

    atelier arena artisans "exec:python examples/engine.py" random --games 20

Any language will do: read a line, write a line (docs/engines.md). This one is in Python so that it can use the rules to
try its moves; an engine that only looks at `view` and `legal` needs nothing of Atelier.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from atelier import Match


def lead(match: Match, seat: int) -> int:
    """Points ahead of the best of the others."""
    totals = [score.total for score in match.scores]
    return totals.pop(seat) - max(totals)


def choose(asked: dict[str, Any]) -> str:
    """The move after which we are furthest ahead; of equals the first."""

    def after(move: str) -> int:
        match = Match.from_position(asked["guess"])
        match.play(move)
        return lead(match, asked["seat"])

    moves: list[str] = asked["legal"]
    return max(moves, key=after)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "atelier":
        print("ready", flush=True)
    elif word == "think":
        print("move", choose(json.loads(rest)), flush=True)
    elif word == "quit":
        break
