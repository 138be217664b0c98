"""What is thought in the mind: an opponent's move, the coach's advice, the analysis of a game.

Each is a function of what it is given, which has come from another process.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from atelier import precompile
from atelier.agents.levels import opponent
from atelier.agents.opponent import Budget
from atelier.agents.random import RandomPlayer
from atelier.boxfile import BoxFile
from atelier.boxparcel import Parcel, unpack
from atelier.games import GAMES
from atelier.lab.analyst import Analysis, MoveEstimate
from atelier.lab.analyst import analyse as estimate_moves
from atelier.lab.forecast import TRIALS, forecast, result_of
from atelier.lab.line import Line, line
from atelier.lab.review import Step, compare, report, review
from atelier.lab.story import stories
from atelier.match import Match
from atelier.record import Record
from atelier.server.tables.lines import tell_line
from atelier.server.tables.views import spell, telling

LOGGER = logging.getLogger("atelier.bots")
BEST = 3
"""So many turns are advised;"""
TRIED = 12
"""so many are looked at for them, since several may come to the same."""
Progress = Callable[[int, int], None]


class Choice(NamedTuple):
    """What an opponent plays, and how long it thought."""

    code: int
    seconds: float


def load() -> None:
    """Load what is compiled before someone waits for it: the rules of all games, then what opponents think with."""
    for task in precompile.TASKS:
        for game in GAMES:
            precompile.load(game, task)


def choose(level: str, match: Match, seat: int, seed: int) -> Choice:
    """Choose; an opponent that fails or cheats is not worth a stuck table: then any legal move."""
    begun = time.perf_counter()
    knowledge = match.knowledge(seat, seed)
    try:
        code = int(opponent(level).choose(knowledge))
        if code not in knowledge.legal:
            raise ValueError("not a legal move")
    except Exception as error:
        LOGGER.error("an opponent could not choose", extra={"opponent": level}, exc_info=error)
        code = RandomPlayer().choose(knowledge)
    return Choice(code, time.perf_counter() - begun)


def advise(match: Match, seat: int, seed: int, budget: Budget, trials: int = TRIALS) -> dict[str, Any]:
    """The forecast of the position; on this seat's turn the best turns, each with its reasons.

    The position has one chance, the forecast; its moves are compared in points.
    """
    found = forecast(match, trials)
    told = {"chances": list(found.chances), "errors": list(found.errors), "points": list(found.points)}
    if match.seat != seat:
        return {**told, "moves": []}
    best = _different(match, estimate_moves(match, seat, budget, seed), seed)
    return {**told, "moves": [_turn(match, best, place) for place in range(len(best))]}


def _different(match: Match, analysis: Analysis, seed: int) -> list[tuple[MoveEstimate, Line]]:
    """The best moves with the turns they begin; of turns that come to the same only the first."""
    found, outcomes = list[tuple[MoveEstimate, Line]](), list[dict[str, Any]]()
    for estimate in analysis.estimates[:TRIED]:
        turn = line(match, analysis.seat, str(estimate.move), seed, analysis.plans[estimate.move])
        if (outcome := turn.outcome) not in outcomes:
            found.append((estimate, turn))
            outcomes.append(outcome)
        if len(found) == BEST:
            break
    return found


def _turn(match: Match, best: Sequence[tuple[MoveEstimate, Line]], place: int) -> dict[str, Any]:
    """A move with the turn it begins, what that achieves, and why it is better than the next best, or worse."""
    estimate, turn = best[place]
    other = 0 if place else 1
    against = best[other][0] if other < len(best) else None
    return {
        "move": estimate.move,
        **telling(match, match.words.index(str(estimate.move))),
        "margin": estimate.margin,
        "margin_error": estimate.margin_error,
        "line": tell_line(turn),
        "achieved": [spell(one, match.box) for one in turn.achieved],
        "against": against.move if against is not None else None,
        "reason": compare(estimate, against, turn.seat).as_json() if against is not None else None,
    }


def on_paper(think: Callable[..., Any], *asked: Any, progress: Progress) -> str:
    """What is thought, as JSON: long reports are written where they are thought, and only handed on from there."""
    return json.dumps(think(*asked, progress=progress))


def analyse(record: Record, parcel: Parcel, playouts: int, trials: int, progress: Progress) -> dict[str, Any]:
    """The whole game under the analyst's eye, as JSON; `progress(done, of)` is told of every step."""
    box, steps = unpack(parcel), []
    for step in review(record, Budget(playouts=playouts), box=box, trials=trials):
        steps.append(step)
        progress(step.number, len(record.moves))
    match = Match.replay(record, box=box)
    found = report(steps, result_of(match) if match.over else None)
    if match.over:
        found["stories"] = [
            {**one._asdict(), "sentences": [sentence._asdict() for sentence in one.sentences]}
            for one in stories(match, steps)
        ]
    return told_moves(found, steps, record, box)


def told_moves(found: dict[str, Any], steps: Sequence[Step], record: Record, box: BoxFile) -> dict[str, Any]:
    """A report in which every move that was played or would have been better says what it does, for any language.

    A slip or a mistake comes with the better turn and with the one that was played.
    """
    match = Match.begin(record, box=box)
    for told, step, move in zip(found["steps"], steps, record.moves, strict=True):
        for estimate in (told["played"], told["best"]):
            estimate.update(telling(match, match.code(estimate["move"])))
        told["line"] = tell_line(step.better) if step.better else []
        told["achieved"] = [spell(one, match.box) for one in step.achieved]
        told["turn"] = tell_line(step.turn) if step.turn else []
        match.replay_move(move)
    return found
