"""A turn as a whole: what follows a first move until another decides, from what the seat knows alone.

Several guesses at what the seat cannot know are played side by side. Where chance speaks, or where the guesses no
longer look the same because a card was uncovered, nobody can say how it goes on: the line ends there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from atelier.agents.opponent import Budget
from atelier.game import Telling
from atelier.lab.analyst import analyse
from atelier.lab.plan import Plan
from atelier.match import Match

GUESSES = 3
MOST_MOVES = 8
"""A line is no longer than this."""
PROMISING = 6
"""Of so many moves, those that the search behind the first move tried most, the next one is chosen,"""
AMONG_MANY, AMONG_FEW = Budget(playouts=400), Budget(playouts=80)
"""with this budget; with the smaller one where there are no more of them."""
MOST_ACHIEVED = 3
"""So many reasons are worth reading."""


class LineStep(NamedTuple):
    """A move of a turn, and the position before and after it."""

    move: str
    before: Match
    after: Match
    foreseen: bool
    """Does neither chance nor a card that is uncovered decide what it looks like afterwards?"""

    @property
    def code(self) -> int:
        """The action code of the move."""
        return self.before.words.index(self.move)

    @property
    def turn(self) -> Match:
        """The position after the move itself, before a month or a round ends by itself."""
        _, state = next(iter(self.before.game.stages(self.before.state, self.before.box, self.code)))
        return self.after.at(state, len(self.after.moves))

    @property
    def telling(self) -> Telling:
        """What the move does."""
        return self.before.game.tell(self.before.state, self.before.box, self.code)


class Line(NamedTuple):
    """The moves of one seat from a decision to the end of its turn."""

    seat: int
    steps: tuple[LineStep, ...]

    @property
    def moves(self) -> list[str]:
        """In words."""
        return [step.move for step in self.steps]

    @property
    def whole(self) -> bool:
        """Is the turn known to its end?"""
        first, last = self.steps[0].before, self.steps[-1].after
        return last.seat != self.seat or last.game.chapter(last.state) != first.game.chapter(first.state)

    @property
    def outcome(self) -> dict[str, Any]:
        """What the seat sees behind it: the same for the same things done in another order, or at one stroke."""
        return {name: seen for name, seen in _seen(self.steps[-1].after, self.seat).items() if name != "step"}

    @property
    def achieves(self) -> list[Telling]:
        """All that the turn achieves on the board, the most telling first."""
        first, last = self.steps[0].before, self.steps[-1]
        codes = [step.code for step in self.steps]
        return list(first.game.achieved(first.state, first.box, codes, last.turn.state))

    @property
    def achieved(self) -> list[Telling]:
        """What of it is worth reading."""
        return self.achieves[:MOST_ACHIEVED]


def line(match: Match, seat: int, first: str, seed: int = 0, plan: Plan | None = None) -> Line:
    """The turn that begins with a legal move, played on as the seat would.

    `plan` is what was seen behind that move when it was chosen.

    >>> turn = line(Match("artisans", seats=2, seed=7), seat=0, first="choose carver")
    >>> turn.moves
    ['choose carver']
    """
    worlds = [_guess(match, seat, seed + guess) for guess in range(GUESSES)]
    chapter, move, steps = match.game.chapter(match.state), first, list[LineStep]()
    while True:
        before, spent = worlds[0].copy(), [int(world.state.spent) for world in worlds]
        for world in worlds:
            world.play(move)
        chance = [int(world.state.spent) for world in worlds] != spent
        foreseen = not chance and all(_seen(world, seat) == _seen(worlds[0], seat) for world in worlds[1:])
        steps.append(LineStep(move, before, worlds[0].copy(), foreseen))
        over = worlds[0].seat != seat or match.game.chapter(worlds[0].state) != chapter
        if over or not foreseen or len(steps) == MOST_MOVES:
            return Line(seat, tuple(steps))
        move = _next(worlds[0], seat, plan, seed)
        plan = plan and plan.after(worlds[0].code(move))


def played(match: Match, moves: Sequence[str]) -> Line:
    """The turn that was really played from here on: the moves of a record that follow."""
    seat, chapter, now, steps = match.seat, match.game.chapter(match.state), match.copy(), list[LineStep]()
    assert seat is not None
    for move in moves[:MOST_MOVES]:
        before = now.copy()
        now.play(move)
        steps.append(LineStep(now.moves[-1], before, now.copy(), now.state.spent == before.state.spent))
        if now.seat != seat or now.game.chapter(now.state) != chapter:
            break
    return Line(seat, tuple(steps))


def _next(match: Match, seat: int, plan: Plan | None, seed: int) -> str:
    """The best of what was thought of before, or of all there is where too little was."""
    legal = match.legal
    if len(legal) == 1:
        return legal[0]
    if len(legal) <= PROMISING:
        return str(analyse(match, seat, AMONG_FEW, seed).best.move)
    promising = plan.promising({match.code(move) for move in legal}, PROMISING) if plan else []
    enough = promising if len(promising) == PROMISING else []
    return str(analyse(match, seat, AMONG_MANY, seed, only=enough).best.move)


def _guess(match: Match, seat: int, seed: int) -> Match:
    """The game as it may be for all this seat knows."""
    guess = match.copy()
    guess.take_over(match.knowledge(seat, seed).guess[0], match.moves)
    return guess


def _seen(match: Match, seat: int) -> dict[str, Any]:
    return match.view(seat)
