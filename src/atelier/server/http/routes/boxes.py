"""Boxes that are being worked on: read, checked as one types, kept under one's key from version to version."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from atelier.errors import BadBox, Why
from atelier.server.context import Context
from atelier.server.errors import Problem
from atelier.server.http.auth import Human, TheContext, Visitor, address_of, owner_of
from atelier.server.http.json import answer
from atelier.server.http.parameters import KeptBoxId
from atelier.server.http.requests import BoxDraft, BoxText, ChangeBox, KeepBox
from atelier.server.http.responses.boxes import BoxChecked, BoxValues, KeptBoxes, KeptBoxShort, KeptBoxTold
from atelier.server.http.responses.problem import errors
from atelier.server.http.routes.games import game_named
from atelier.server.now import clock_now
from atelier.server.storage import kept_boxes
from atelier.server.storage.kept_boxes import Draft

router = APIRouter(prefix="/api", tags=["boxes"])


@router.post("/boxes/check", operation_id="checkBox", response_model=BoxChecked, responses=errors(400, 401, 404, 422))
async def check_box(body: BoxDraft, request: Request, person: Visitor, context: TheContext) -> Response:
    """What is wrong with a box, in the sentences of `atelier box check`, each with its key. Nothing is kept."""
    game = game_named(body.game).name
    checked = await context.sandbox.run(
        owner_of(person, request), "draft", game=game, text=body.text, first=body.first or ""
    )
    return answer(checked)


@router.post("/boxes/values", operation_id="readBoxValues", response_model=BoxValues, responses=errors(400, 401, 422))
async def read_values(body: BoxText, request: Request, person: Visitor, context: TheContext) -> Response:
    """All values of a box file as JSON, mistakes or not; refused if it cannot be read, or is of a newer Atelier."""
    return answer(await context.sandbox.run(owner_of(person, request), "values", text=body.text))


@router.get("/me/boxes", operation_id="listKeptBoxes", response_model=KeptBoxes, responses=errors(401, 403))
async def list_kept(person: Human, context: TheContext) -> Response:
    """The boxes you keep here, the latest first."""
    found = await context.database.read(partial(kept_boxes.of_person, person=person.id))
    return answer({"boxes": [one._asdict() for one in found], "most": context.settings.kept_boxes})


@router.post(
    "/me/boxes",
    operation_id="keepBox",
    response_model=KeptBoxShort,
    status_code=201,
    responses=errors(400, 401, 403, 404, 409, 422),
)
async def keep_box(body: KeepBox, request: Request, person: Human, context: TheContext) -> Response:
    """Keep a box under your key, finished or not."""
    known = await context.database.read(partial(kept_boxes.find_request, person=person.id, request=body.request))
    if known is not None:
        return answer(known._asdict(), 201)
    draft, most = await _draft(context, owner_of(person, request), body.game, body.text), context.settings.kept_boxes
    keep = partial(kept_boxes.keep, person=person.id, request=body.request, draft=draft, now=clock_now(), most=most)
    with context.rates.kept_kilobytes.charge(address_of(request), kilobytes(body.text)):
        kept = await context.database.write(keep, apart=True)
        if kept is None:
            detail = f"You keep {most} boxes, the most there can be; drop one, or save a file."
            raise Problem(409, "too-many-kept", detail)
    return answer(kept._asdict(), 201)


@router.get(
    "/me/boxes/{id}", operation_id="readKeptBox", response_model=KeptBoxTold, responses=errors(401, 403, 404, 422)
)
async def read_kept(id: KeptBoxId, person: Human, context: TheContext) -> Response:
    """A box you keep, with its text."""
    return answer(await _kept(context, person.id, id))


@router.put(
    "/me/boxes/{id}",
    operation_id="changeKeptBox",
    response_model=KeptBoxShort,
    responses=errors(400, 401, 403, 404, 409, 422),
)
async def change_kept(id: KeptBoxId, body: ChangeBox, request: Request, person: Human, context: TheContext) -> Response:
    """Keep a box anew. `version` is the one you have seen: if it has another by now, nothing is changed (409)."""
    before = await _kept(context, person.id, id)
    draft = await _draft(context, owner_of(person, request), before["game"], body.text)
    change = partial(kept_boxes.change, person=person.id, box=id, seen=body.version, draft=draft, now=clock_now())
    grown = max(0.0, kilobytes(body.text) - kilobytes(before["text"]))
    with context.rates.kept_kilobytes.charge(address_of(request), grown):
        if not await context.database.write(change):
            _check_same(await _kept(context, person.id, id), body)
    return answer({name: value for name, value in (await _kept(context, person.id, id)).items() if name != "text"})


def _check_same(now: dict[str, Any], wish: ChangeBox) -> None:
    """Refuse a change of what was changed since, unless that was this very change."""
    if now["version"] != wish.version + 1 or now["text"] != wish.text:
        detail = (
            f"This box was kept elsewhere since: it is at version {now['version']}, you have changed "
            f"{wish.version}. Look at that one, or keep yours as another box."
        )
        raise Problem(409, "kept-elsewhere", detail, version=now["version"])


@router.delete("/me/boxes/{id}", operation_id="dropKeptBox", status_code=204, responses=errors(401, 403, 404, 422))
async def drop_kept(id: KeptBoxId, person: Human, context: TheContext) -> Response:
    """Keep a box no longer. Tables that play with it go on."""
    if not await context.database.write(partial(kept_boxes.drop, person=person.id, box=id)):
        raise _none()
    return Response(status_code=204)


def kilobytes(text: str) -> float:
    """What a box that comes to be kept is counted for."""
    return len(text.encode()) / 1000


async def _draft(context: Context, owner: str, game: str, text: str) -> Draft:
    """A box as it is kept: any number of its values may be missing or wrong, but it is a box of this game."""
    name = game_named(game).name
    checked = await context.sandbox.run(owner, "draft", game=name, text=text)
    unreadable = [mistake for mistake in checked["mistakes"] if mistake["key"] in ([], ["game"])]
    if unreadable:
        raise BadBox([one["said"] for one in unreadable], whys=[Why(**one["why"]) for one in unreadable])
    return Draft(name, checked["name"], text, checked["count"])


async def _kept(context: Context, person: str, id: str) -> dict[str, Any]:
    found = await context.database.read(partial(kept_boxes.find, person=person, box=id))
    if found is None:
        raise _none()
    short, text = found
    return {**short._asdict(), "text": text}


def _none() -> Problem:
    return Problem(404, "no-kept-box", "You keep no such box; it may have been dropped.")
