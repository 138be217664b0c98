"""Who will want to eat when the round ends, and what there is to eat (T13)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.games.little_town import state as s
from atelier.games.little_town.text.shapes import Feast


def mouths(state: Any, box: BoxFile) -> int:
    """How many workers every seat has to feed."""
    return int(box.record.workers[int(state.seats) - 2])


def meals(state: Any, seat: int) -> int:
    """How many workers the fish and wheat of a seat would feed."""
    return int(state.goods[seat][s.FISH]) + int(state.goods[seat][s.WHEAT])


def feast(state: Any) -> Feast | None:
    """How everyone eats, from the course that is asked about on, food before coins; none if somebody stays hungry."""
    if state.phase != s.FEED:
        return None
    goods, coins = state.goods[state.turn], state.coins[state.turn]
    there = (int(goods[s.FISH]), int(goods[s.WHEAT]), int(coins) // s.COINS_PER_CUBE)
    left, moves, uses = int(state.hungry), [], {}
    for course in range(int(state.course), s.COURSES):
        eat = min(left, there[course])
        left -= eat
        moves.append(f"feed {s.COURSE_WORDS[course]} {eat}")
        if eat:
            uses[s.COURSE_WORDS[course]] = eat * (s.COINS_PER_CUBE if course == s.COIN_COURSE else 1)
    return None if left else {"moves": moves, "uses": uses}


def workers_to_come(state: Any) -> int:
    """T5: how many workers of the seat on turn are sent after the one of this turn, before the round ends."""
    home = sum(int(ready) for ready in state.ready[state.turn])
    return home - 1 if state.phase in (s.WORKER, s.PLACE) else home


def sends_last_worker(state: Any) -> bool:
    """T5: the worker of this turn is the last one; nobody of the same seat stays at home."""
    return bool(state.turn != s.NONE and not state.residing and workers_to_come(state) == 0)
