"""Games: the things of their boxes, and how they are played. And what this server is."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

import atelier
from atelier.boxfile import LANGUAGES
from atelier.errors import UnknownGame
from atelier.game import Game
from atelier.games import find
from atelier.server.errors import Problem
from atelier.server.http import cached
from atelier.server.http.auth import TheContext, Visitor, owner_of
from atelier.server.http.json import answer
from atelier.server.http.parameters import GamePath, Language
from atelier.server.http.responses.games import About, RulesTold, ThingsTold
from atelier.server.http.responses.problem import errors

router = APIRouter(prefix="/api", tags=["games"])
UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "You have it already (If-None-Match)."}}


def game_named(name: str) -> Game:
    """A game of the context."""
    try:
        return find(name)
    except UnknownGame as error:
        raise Problem(404, "no-game", f"{error}.") from None


@router.get(
    "/games/{game}/things",
    operation_id="listThings",
    response_model=ThingsTold,
    responses={**UNCHANGED, **errors(401, 404, 422)},
)
async def list_things(game: GamePath, request: Request, person: Visitor, context: TheContext) -> Response:
    """Every card of the box that comes with a game, to draw and to explain: names, text and numbers."""
    sheet = await cached.things(game_named(game).default_box, owner_of(person, request), context.renderers)
    return cached.send(sheet, request)


@router.get(
    "/games/{game}/rules",
    operation_id="readRules",
    response_model=RulesTold,
    responses={**UNCHANGED, **errors(404, 422)},
)
async def read_rules(game: GamePath, request: Request, context: TheContext, language: Language = "en") -> Response:
    """The page that explains how a game is played here, in Markdown, ruling by ruling."""
    return cached.send(cached.rules_in(game_named(game).name, language), request)


BOX_FILE: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "A box file in TOML, comments and all.",
        "content": {cached.TOML: {"schema": {"type": "string"}, "example": 'game = "artisans"\nname = "my-box"\n'}},
    }
}


@router.get(
    "/games/{game}/box",
    operation_id="readBox",
    response_class=Response,
    responses={**BOX_FILE, **UNCHANGED, **errors(404, 422)},
)
async def read_box(game: GamePath, request: Request, context: TheContext) -> Response:
    """The box that comes with a game as a file, to begin one of your own from; `POST /boxes` checks it."""
    return cached.send(cached.box_of(game_named(game).name), request)


@router.get("/about", operation_id="about", response_model=About, responses=errors())
async def about(context: TheContext) -> Response:
    """What this server is, and which languages it speaks."""
    progress = context.compilation.progress
    told = {"name": "Atelier", "version": atelier.__version__, "languages": list(LANGUAGES)}
    return answer({**told, "compiling": progress._asdict() if progress is not None else None})
