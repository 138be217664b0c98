"""Puzzles: positions of master games in which one move wins, by the analyst's judgement, and no other does.

A position is looked at briefly first. What seems clear is then judged by a deep search, twice and with other guesses at
what the seat cannot know, and a master who thinks for long must choose the same move. Only what all agree on is kept,
and only what can be explained.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from atelier.agents.levels import opponent
from atelier.agents.master import Master
from atelier.agents.opponent import Budget
from atelier.errors import BadRecord
from atelier.game import Game, Telling
from atelier.games import find
from atelier.lab.analyst import Analysis, MoveEstimate, analyse
from atelier.lab.line import Line, line, played
from atelier.lab.review import Reason, compare, only_in
from atelier.match import Match
from atelier.record import Record, read_record

FILE = "puzzles.jsonl"
"""The puzzles that come with a game lie in its folder."""
LEAST_MOVES = 3
"""Between fewer moves there is nothing to find."""
LEAST_CHANCE = 0.5
"""A move that wins rather than not."""
CLEAR = 0.12
"""The next best move wins so much less often,"""
DOUBTS = 4.0
"""which is so many times the doubt of that difference."""
OPENING = 8
"""Nobody's first moves: what they are worth is a matter of the whole game."""
APART = 6
"""Moves between two puzzles of one game: neighbours would ask the same."""
MOST_A_GAME = 3
PLAYERS = "master:300"
"""Who plays the games."""
PLAIN = ("apprentice", "journeyman")
"""What both of these find at a glance is no puzzle."""
LOOKERS = ("journeyman", PLAYERS)
"""What both of these find at a glance is easy, what neither finds is hard."""
EASY = 1
"""The fewest stars."""


class Effort(NamedTuple):
    """How many playouts a first look takes, each deep judgement, and the master who must agree."""

    glance: int = 400
    deep: int = 8_000
    master: int = 4_000


EFFORT = Effort()


class Answer(NamedTuple):
    """A move and what it is worth to the seat that decides; an error is one standard error."""

    move: str
    chance: float
    chance_error: float
    margin: float
    margin_error: float
    now: tuple[float, ...]
    points: tuple[float, ...]
    trials: int


@dataclass(frozen=True)
class Puzzle:
    """A game up to a position, whose decision it is, and every move with its worth, the answer first."""

    deal: int
    """The seed of the game it was cut from."""
    seat: int
    found_by: tuple[str, ...]
    """The lookers that find the answer at a glance."""
    answers: tuple[Answer, ...]
    turns: tuple[tuple[str, ...], ...]
    """The turn that each answer begins, as the seat would play it on."""
    record: Record

    @property
    def id(self) -> str:
        """A name that only this position has."""
        return hashlib.sha256(self.record.write().encode()).hexdigest()[:12]

    @property
    def answer(self) -> Answer:
        """The move to be found."""
        return self.answers[0]

    @property
    def gain(self) -> float:
        """How much of the chance to win every other move gives away."""
        return self.answers[0].chance - self.answers[1].chance

    @property
    def stars(self) -> int:
        """How hard it is: 1 is easy, 2 medium, 3 hard."""
        return EASY + len(LOOKERS) - len(self.found_by)

    def match(self) -> Match:
        """The position, replayed."""
        return Match.replay(self.record)

    def turn(self, match: Match, move: str) -> Line:
        """The turn that a move begins, played on in its position."""
        place = next(place for place, answer in enumerate(self.answers) if answer.move == move)
        return played(match, self.turns[place])

    def reason(self, other: str) -> Reason:
        """Why the answer is better than another move, in points."""
        worse = next(answer for answer in self.answers if answer.move == other)
        return compare(_estimate(self.answer), _estimate(worse), self.seat)

    def achieved(self, match: Match, other: str) -> list[Telling]:
        """What the turn that the answer begins achieves on the board and that of another move does not."""
        better, worse = (self.turn(match, move) for move in (self.answer.move, other))
        return only_in(better, worse, in_hand=not self.reason(other).parts)

    def explained(self, match: Match) -> bool:
        """Is there a reason why the answer is better than each of the others?"""
        return all(self.reason(one.move).parts or self.achieved(match, one.move) for one in self.answers[1:])

    def write(self) -> str:
        """As a line of a file."""
        paper = {
            "deal": self.deal,
            "seat": self.seat,
            "found_by": list(self.found_by),
            "answers": [_rounded(answer) for answer in self.answers],
            "turns": self.turns,
            "record": json.loads(self.record.write()),
        }
        return json.dumps(paper, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """A line of a file of puzzles."""
    try:
        paper = json.loads(line)
        answers = tuple(_answer(one) for one in paper["answers"])
        turns = tuple(tuple(map(str, turn)) for turn in paper["turns"])
        record = read_record(json.dumps(paper["record"]))
        return Puzzle(int(paper["deal"]), int(paper["seat"]), tuple(paper["found_by"]), answers, turns, record)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"this line is no puzzle: {error}") from None


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by name, in the order of their file."""
    file = resources.files(find(game).package).joinpath(FILE)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    found = [read_puzzle(line) for line in lines if line.strip()]
    return {puzzle.id: puzzle for puzzle in found}


class Looked(NamedTuple):
    """How far the making is: the game, the decisions of it that were looked at, and what was found in it."""

    deal: int
    decisions: int
    over: bool
    found: tuple[Puzzle, ...]


def make(
    game: Game, seats: int, first: int, options: Mapping[str, str], effort: Effort = EFFORT, players: str = PLAYERS
) -> Generator[Looked, None, None]:
    """Play master games without end and look at every decision; told after each, puzzles when their game is over.

    The same deal, effort and players give the same game and the same puzzles.
    """
    deal, chosen = first, dict[str, Any](options)
    while True:
        yield from _cut(Match(game, seats, seed=deal, **chosen), deal, effort, players)
        deal += 1


def _cut(match: Match, deal: int, effort: Effort, players: str) -> Iterator[Looked]:
    """Play one game and look at its decisions."""
    player, found, last = opponent(players), list[Puzzle](), OPENING - APART
    while match.seat is not None:
        seat, step = match.seat, len(match.moves)
        if len(match.legal_codes) >= LEAST_MOVES and len(found) < MOST_A_GAME and step - last >= APART:
            puzzle = judge(match, deal, effort)
            if puzzle is not None:
                found.append(puzzle)
                last = step
        match.play(match.words[player.choose(match.knowledge(seat, deal + step))])
        yield Looked(deal, len(match.moves), False, ())
    yield Looked(deal, len(match.moves), True, tuple(found))


def judge(match: Match, deal: int, effort: Effort = EFFORT) -> Puzzle | None:
    """The puzzle of this position, if it is one."""
    seat, step = match.seat, len(match.moves)
    assert seat is not None
    glance = analyse(match, seat, Budget(playouts=effort.glance), step)
    if not clear(glance, doubts=DOUBTS / 2):
        return None
    if all(_chooses(match, seat, level, str(glance.best.move)) for level in PLAIN):
        return None
    deep = analyse(match, seat, Budget(playouts=effort.deep), step + 1)
    if deep.best.move != glance.best.move or not clear(deep) or not agreed(match, seat, deep, effort):
        return None
    answers = tuple(_of_estimate(estimate) for estimate in deep.estimates)
    found_by = tuple(level for level in LOOKERS if _chooses(match, seat, level, answers[0].move))
    turns = tuple(tuple(line(match, seat, answer.move, step + 3).moves) for answer in answers)
    puzzle = Puzzle(deal, seat, found_by, answers, turns, match.record)
    return puzzle if puzzle.explained(match) else None


def clear(analysis: Analysis, least: float = CLEAR, doubts: float = DOUBTS) -> bool:
    """Does one move win, and every other much less often, beyond all doubt?"""
    best, second = analysis.estimates[0], max(analysis.estimates[1:], key=lambda estimate: estimate.chance)
    gap = best.chance - second.chance
    doubt = (best.chance_error**2 + second.chance_error**2) ** 0.5
    return best.chance >= LEAST_CHANCE and gap >= least and gap >= doubts * doubt


def agreed(match: Match, seat: int, deep: Analysis, effort: Effort) -> bool:
    """Do a second deep judgement, with other guesses, and a master who searches a tree come to the same move?"""
    again = analyse(match, seat, Budget(playouts=effort.deep), len(match.moves) + 2)
    if again.best.move != deep.best.move or not clear(again):
        return False
    master = Master(budget=Budget(playouts=effort.master))
    return match.words[master.choose(match.knowledge(seat, 3))] == deep.best.move


def _chooses(match: Match, seat: int, level: str, move: str) -> bool:
    return match.words[opponent(level).choose(match.knowledge(seat, 5))] == move


def _of_estimate(estimate: MoveEstimate) -> Answer:
    return Answer(
        str(estimate.move),
        estimate.chance,
        estimate.chance_error,
        estimate.margin,
        estimate.margin_error,
        estimate.now,
        estimate.points,
        estimate.trials,
    )


def _estimate(answer: Answer) -> MoveEstimate:
    return MoveEstimate(**answer._asdict(), chances=())


def _rounded(answer: Answer) -> dict[str, Any]:
    def short(value: Any) -> Any:
        if isinstance(value, tuple):
            return [short(one) for one in value]
        return round(value, 4) if isinstance(value, float) else value

    return {name: short(value) for name, value in answer._asdict().items()}


def _answer(paper: Mapping[str, Any]) -> Answer:
    lists = {name: tuple(value) for name, value in paper.items() if isinstance(value, list)}
    return Answer(**{**paper, **lists})
