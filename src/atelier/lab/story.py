"""Why a game was won or lost, in up to three sentences: where the points came from, the costliest move, the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from atelier.lab.forecast import hundredths, result_of
from atelier.lab.review import Step, turns
from atelier.match import Match

COSTLIEST = "story-costliest"
"""The sentence about the move that gave away most; where the game also turned with it, its beginning."""
TURN = "story-turn-"
"""The sentences about the move with which the game turned begin so."""
SMALLEST_TURN = 0.1
"""Changes of a chance below this turned nothing."""


class Sentence(NamedTuple):
    """A message of the words files about one seat, with its numbers; whoever tells it names what it speaks of."""

    message: str
    numbers: dict[str, int]
    rival: int | None = None
    """The seat it is compared with."""
    source: str | None = None
    """Of points."""
    step: int | None = None
    """The number of the move,"""
    last: int | None = None
    """and of the one after which things stood as it says."""


class Story(NamedTuple):
    """What became of one seat, and why."""

    seat: int
    won: bool
    sentences: tuple[Sentence, ...]


def stories(match: Match, steps: Sequence[Step]) -> list[Story]:
    """One of each seat, of a game that is over and was reviewed."""
    return [_story(match, steps, seat) for seat in range(match.seats)]


def _story(match: Match, steps: Sequence[Step], seat: int) -> Story:
    won = match.scores[seat].place == 1
    found = [_where_the_points_came_from(match, seat)]
    costliest = None if won else _costliest(steps, seat)
    turn = _turn(match, steps, seat, won)
    if costliest and turn and costliest.step == turn.step:
        found.append(_costliest_and_turn(costliest, turn))
    else:
        found += [one for one in (costliest, turn) if one]
    return Story(seat, won, tuple(found))


def _where_the_points_came_from(match: Match, seat: int) -> Sentence:
    """Against the best of the others: the source with the biggest difference; none where both came to the same."""
    own = match.scores[seat]
    rival = min((one for one in range(match.seats) if one != seat), key=lambda one: match.scores[one].place)
    best = match.scores[rival]
    ahead = 1 if own.place == 1 else -1
    if own.place == best.place:
        return Sentence("story-shared", {}, rival)
    if own.sources == best.sources:
        return Sentence("story-level", {}, rival)
    source = max(match.game.sources, key=lambda one: ahead * (own.sources[one] - best.sources[one]))
    numbers = {"mine": own.sources[source], "theirs": best.sources[source], "margin": abs(own.total - best.total)}
    return Sentence("story-source-ahead" if ahead > 0 else "story-source-behind", numbers, rival, source)


def _costliest(steps: Sequence[Step], seat: int) -> Sentence | None:
    """The move that gave away most."""
    costly = max((step for step in steps if step.seat == seat and step.verdict), key=lambda one: one.cost, default=None)
    return None if costly is None else Sentence(COSTLIEST, costly.lost, step=costly.number)


def _turn(match: Match, steps: Sequence[Step], seat: int, won: bool) -> Sentence | None:
    """The move with which the chance rose most for who won, or fell most for who did not.

    Where cards were dealt after it, they are what is told of: nobody is blamed for them. Where it was a mistake and
    the answer to it, both are.
    """
    way = 1 if won else -1
    found = [(way * (one.after[seat] - one.step.before[seat]), one) for one in turns(steps, result_of(match))]
    change, turn = max(found, key=lambda turn: turn[0], default=(0.0, None))
    if turn is None or change < SMALLEST_TURN:
        return None
    numbers = {"before": hundredths(turn.step.before)[seat], "after": hundredths(turn.after)[seat]}
    how = "-dealt" if turn.dealt else "-answered" if turn.answer else ""
    if turn.answer:
        numbers["answer"] = turn.answer.number
    return Sentence(f"{TURN}{'up' if won else 'down'}{how}", numbers, step=turn.step.number, last=turn.last)


def _costliest_and_turn(costliest: Sentence, turn: Sentence) -> Sentence:
    """The move that gave away most, which is also the one with which the game turned: told of once."""
    how = turn.message.removeprefix(TURN)
    return turn._replace(message=f"{COSTLIEST}-{how}", numbers=costliest.numbers | turn.numbers)
