"""Boxes tried out: games in the background, how far they are, what they show beside those of our own box."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from atelier.server.http.auth import Human, TheContext, address_of, owner_of
from atelier.server.http.json import answer
from atelier.server.http.parameters import TrialId
from atelier.server.http.requests import NewBox
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.trials import TrialTold
from atelier.server.http.routes.boxes import kilobytes
from atelier.server.http.routes.games import game_named

router = APIRouter(prefix="/api/me/trials", tags=["boxes"])


@router.post("", operation_id="tryBox", response_model=TrialTold, responses=errors(400, 401, 403, 404, 422))
async def try_box(body: NewBox, request: Request, person: Human, context: TheContext) -> Response:
    """Try a sound box out; the same box again tells how far it is, goes on where it was stopped, or costs nothing."""
    game = game_named(body.game).name
    box = await context.sandbox.box(owner_of(person, request), game, body.text)
    charge = context.rates.kept_kilobytes.charge(address_of(request), kilobytes(body.text))
    return answer(await context.trials.ask(person, box, charge))


@router.get("/{id}", operation_id="lookAtTrial", response_model=TrialTold, responses=errors(401, 403, 404, 422))
async def look_at_trial(id: TrialId, person: Human, context: TheContext) -> Response:
    """How far a trial of yours is, and what it showed."""
    return answer(await context.trials.state(person, id))


@router.post("/{id}/stop", operation_id="stopTrial", response_model=TrialTold, responses=errors(401, 403, 404, 422))
async def stop_trial(id: TrialId, person: Human, context: TheContext) -> Response:
    """Play no more. What is finished stays and is told; to try the box again goes on from there."""
    return answer(await context.trials.stop(person, id))
