"""Puzzles: five a day, to look at, to try a move, to be told what each is worth. Nothing is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from atelier.lab.daily_puzzles import of_day
from atelier.server.context import Context
from atelier.server.http import cached
from atelier.server.http.auth import TheContext, Visitor, owner_of
from atelier.server.http.json import answer
from atelier.server.http.parameters import InWords
from atelier.server.http.responses.games import ThingsTold
from atelier.server.http.responses.help import PreviewTold, WhyTold
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.puzzles import Puzzles, PuzzleTold, PuzzleTried
from atelier.server.http.routes.games import UNCHANGED
from atelier.server.now import clock_now
from atelier.server.storage.people import Person
from atelier.server.tables import daily, puzzles
from atelier.server.tables.lines import tell_line
from atelier.server.tables.preview import changes_of
from atelier.server.tables.refusal import reason_for
from atelier.server.tables.views import spell

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{12}$", examples=["0123456789ab"])]


async def draw(context: Context, person: Person | None, request: Request, work: Callable[[], Any]) -> Response:
    """Answered where what takes longer than the event loop can spare is drawn, everyone's in turn."""
    return answer(await context.renderers.run(owner_of(person, request), work))


@router.get("", operation_id="listPuzzles", response_model=Puzzles, responses=errors(401))
async def list_puzzles(request: Request, person: Visitor, context: TheContext) -> Response:
    """Today's five of both games, the easy ones first."""
    now = clock_now()
    day = daily.day_of(now)

    def told() -> dict[str, Any]:
        found = [puzzles.in_short(puzzle) for puzzle in of_day(day)]
        return {"day": day, "until": daily.next_midnight(now), "puzzles": found}

    return await draw(context, person, request, told)


@router.get("/{id}", operation_id="lookAtPuzzle", response_model=PuzzleTold, responses=errors(401, 404, 422))
async def look_at_puzzle(id: PuzzleId, request: Request, person: Visitor, context: TheContext) -> Response:
    """The position, as the one who decides sees it."""
    return await draw(context, person, request, lambda: puzzles.told(puzzles.find_puzzle(id)))


@router.get(
    "/{id}/things",
    operation_id="listPuzzleThings",
    response_model=ThingsTold,
    responses={**UNCHANGED, **errors(401, 404, 422)},
)
async def list_things(id: PuzzleId, request: Request, person: Visitor, context: TheContext) -> Response:
    """Every card of the box the position is of, to draw and to explain: names, text and numbers."""

    def told() -> cached.Written:
        return cached.things_of(puzzles.position(id).box)

    return cached.send(await context.renderers.run(owner_of(person, request), told), request, cached.FRESH)


@router.get("/{id}/answer", operation_id="tryPuzzle", response_model=PuzzleTried, responses=errors(401, 404, 422))
async def try_puzzle(id: PuzzleId, request: Request, person: Visitor, context: TheContext, move: InWords) -> Response:
    """Is this move the one? And what each is worth, as the analyst judged it, with what the best turn achieves."""

    def told() -> dict[str, Any]:
        puzzle, match = puzzles.find_puzzle(id), puzzles.position(id)
        tried = puzzles.tried(puzzle, move)
        line, turn = (tell_line(puzzle.turn(match, one)) for one in (puzzle.answer.move, tried["against"]))
        achieved = [spell(one, match.box) for one in puzzle.achieved(match, tried["against"])]
        return {**tried, "line": line, "turn": turn, "achieved": achieved}

    return await draw(context, person, request, told)


@router.get("/{id}/why", operation_id="whyNotInPuzzle", response_model=WhyTold, responses=errors(401, 404, 422))
async def why_not(id: PuzzleId, request: Request, person: Visitor, context: TheContext, move: InWords) -> Response:
    """Why a move is not possible there."""
    return await draw(context, person, request, partial(_of_position, reason_for, id, move))


@router.get(
    "/{id}/preview", operation_id="previewInPuzzle", response_model=PreviewTold, responses=errors(401, 404, 422)
)
async def preview_move(id: PuzzleId, request: Request, person: Visitor, context: TheContext, move: InWords) -> Response:
    """What a move would change at once, where neither chance nor hidden cards decide that."""
    return await draw(context, person, request, partial(_of_position, changes_of, id, move))


def _of_position(ask: Callable[..., dict[str, Any]], id: str, move: str) -> dict[str, Any]:
    return ask(puzzles.position(id), puzzles.find_puzzle(id).seat, move)
