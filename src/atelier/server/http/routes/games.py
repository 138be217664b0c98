"""Games: the things of their boxes, and how they are played. And what this server is."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

import atelier
from atelier.boxfile import LANGUAGES
from atelier.errors import UnknownGame
from atelier.game import Game
from atelier.games import find
from atelier.server.context import TheHouse, owner_of
from atelier.server.errors import Problem
from atelier.server.http import cached, help_responses
from atelier.server.http.json import answer
from atelier.server.http.routes import errors

router = APIRouter(prefix="/api", tags=["games"])
GamePath = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,39}$", examples=["artisans"])]
Language = Annotated[Literal["en", "fr"], Query(description="The language of the page.")]
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "You have it already (If-None-Match)."}}


def game_named(name: str) -> Game:
    """A game of the house."""
    try:
        return find(name)
    except UnknownGame as error:
        raise Problem(404, "no-game", f"{error}.") from None


@router.get(
    "/games/{game}/things",
    operation_id="listThings",
    response_model=help_responses.ThingsTold,
    responses={**UNCHANGED, **errors(404, 422)},
)
async def list_things(game: GamePath, request: Request, house: TheHouse) -> Response:
    """Every card of the box that comes with a game, to draw and to explain: names, text and numbers."""
    box = game_named(game).default_box
    return cached.send(await house.clerks.run(owner_of(None, request), partial(cached.things_of, box)), request)


@router.get(
    "/games/{game}/rules",
    operation_id="readRules",
    response_model=help_responses.RulesTold,
    responses={**UNCHANGED, **errors(404, 422)},
)
async def read_rules(game: GamePath, request: Request, house: TheHouse, language: Language = "en") -> Response:
    """The page that explains how a game is played here, in Markdown, ruling by ruling."""
    return cached.send(cached.rules_in(game_named(game).name, language), request)


@router.get("/about", operation_id="about", response_model=help_responses.About, responses=errors())
async def about(house: TheHouse) -> Response:
    """What this server is, and which languages it speaks."""
    return answer({"name": "Atelier", "version": atelier.__version__, "languages": list(LANGUAGES)})
