"""What a move brought: to whom, of what, at which stage of it. Everyone may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Tally, Telling
from atelier.match import Match
from atelier.server.tables.shapes import Account, Outcome
from atelier.server.tables.views import name_thing, spell

TAKEN_BACK = "undone"


def account(before: Match, after: Match, code: int) -> Account:
    """What a move has brought in a position. What was fulfilled comes with the first stage."""
    game, box = before.game, before.box
    chapter = game.chapter(before.state)
    had, began, state, outcomes = game.tally(before.state, box), before.state, before.state, []
    then = game.tally(after.state, box)
    for word, state in game.stages(before.state, box, code):
        has = [_fulfilled(*both) for both in zip(game.tally(state, box), then, strict=True)]
        causes = game.causes(began, box, word)
        outcomes += [_explained(one, causes, box) for one in _outcomes(before, word, had, has)]
        had, began = has, state
    over = before.at(state, 0).over
    ends = over or game.chapter(state).number != chapter.number
    return {"chapter": chapter.number, "part": chapter.part, "ends": ends, "outcomes": outcomes}


def _explained(outcome: Outcome, causes: Sequence[tuple[int, Telling]], box: BoxFile) -> Outcome:
    """With what brought it, where that came by itself."""
    because = [spell(told, box) for seat, told in causes if seat == outcome["seat"]]
    return {**outcome, "because": because} if because else outcome


def _fulfilled(at_a_stage: Tally, then: Tally) -> Tally:
    """The tally of a stage, but what came from secrets as it was after the move: stages are only played again."""
    points = {**at_a_stage.points, **{source: then.points[source] for source in then.from_secrets}}
    return at_a_stage._replace(points=points, met=then.met)


def account_back(now: Match, then: Match) -> Account:
    """What changes when moves are taken back."""
    chapter = then.game.chapter(then.state)
    had, has = (match.game.tally(match.state, match.box) for match in (now, then))
    outcomes = _outcomes(then, TAKEN_BACK, had, has)
    return {"chapter": chapter.number, "part": chapter.part, "ends": False, "outcomes": outcomes}


def _outcomes(match: Match, stage: str, had: Sequence[Tally], has: Sequence[Tally]) -> list[Outcome]:
    """What changed for each seat; nothing is said of those for whom nothing did."""
    found: list[Outcome] = []
    for seat, (was, now) in enumerate(zip(had, has, strict=True)):
        points, holds = _change(was.points, now.points), _change(was.holds, now.holds)
        met = [name_thing(thing, match.box) for thing in sorted(now.met - was.met)]
        if points or holds or met:
            found.append({"stage": stage, "seat": seat, "points": points, "holds": holds, "met": met})
    return found


def _change(was: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, int]:
    return {word: int(count - was[word]) for word, count in now.items() if count != was[word]}
