"""Your own games: how they ended, and how you do against whom. Told under your key only."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection
from starlette.responses import Response

from atelier.server.http.auth import Guest, TheContext
from atelier.server.http.json import answer
from atelier.server.http.responses.mine import Forms, MyGames
from atelier.server.http.responses.problem import errors
from atelier.server.storage import results
from atelier.server.tables import outcome
from atelier.server.tables.form import form_of

router = APIRouter(prefix="/api/me", tags=["you"])
PAGE = 30
OF_THE_FORM = 500
"""How many games a form is made from."""


@router.get("/games", operation_id="myGames", response_model=MyGames, responses=errors(401, 403, 422))
async def my_games(
    person: Guest,
    context: TheContext,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="As the last answer gave it.")] = None,
) -> Response:
    """The games you have finished, the latest first, 30 a page. A game is listed a second or two after its end."""
    found = await context.database.read(partial(results.of_person, person=person.id, before=before, limit=PAGE))
    games = [outcome.told(one, person.id) for one in found if outcome.seats_of(one.outcome, person.id)]
    return answer({"games": games, "before": found[-1].ended_at if len(found) == PAGE else None})


@router.get("/form", operation_id="myForm", response_model=Forms, responses=errors(401, 403))
async def my_form(person: Guest, context: TheContext) -> Response:
    """How often you won at each game against each level, and your last games one by one."""
    return answer({"forms": await context.database.read(partial(_form, person=person.id))})


def _form(connection: Connection, person: str) -> list[dict[str, Any]]:
    return form_of(results.of_person(connection, person, None, OF_THE_FORM), person)
