"""At the table: sit, start, move, take back, leave, come back, talk."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter
from starlette.responses import Response

from atelier.server.context import Context
from atelier.server.errors import Problem
from atelier.server.http import requests
from atelier.server.http.auth import Guest, TheContext
from atelier.server.http.json import answer
from atelier.server.http.opening import check_room
from atelier.server.http.parameters import TableId
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.tables import Done, Opened
from atelier.server.now import clock_now
from atelier.server.storage.people import Person
from atelier.server.tables import commands, creation, housekeeping, seating
from atelier.server.tables.allowed import need_to_rematch
from atelier.server.tables.commands import Stale
from atelier.server.tables.log import NewEntry
from atelier.server.tables.render import glance
from atelier.server.tables.table import Table
from atelier.server.tables.views import view

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])
CHANGED = errors(400, 401, 403, 404, 409, 422)
GONE = (404, 410)
"""What a table answers that was deleted, or cannot be read any more."""


async def change(
    context: Context,
    id: str,
    person: Person,
    request: str,
    kinds: tuple[str, ...],
    decide: Callable[[Table], list[NewEntry]],
) -> Response:
    """Make a change and say where the table stood right after it; or, to who was too late, where it stands now."""
    try:
        table, entry = await context.tables.change(id, person, request, decide, kinds)
    except Stale as stale:
        stale.more["view"] = view(stale.table, stale.table.number, stale.seat)
        raise
    own, named = table.seats_of(person.id), entry.body.get("seat")
    mine = named if named in own else own[0] if len(own) == 1 else None
    return answer(glance(table, entry.number, mine))


@router.post("/moves", operation_id="move", response_model=Done, responses=CHANGED)
async def move(id: TableId, body: requests.Move, person: Guest, context: TheContext) -> Response:
    """Make a move in the position you saw. The answer comes once the move is durable.

    409 `stale` if the table is in another position (it comes along), 422 `illegal-move` with what is legal; neither
    changes anything.
    """

    def decide(table: Table) -> list[NewEntry]:
        new = commands.move(table, person, body.seat, body.position, body.move)
        housekeeping.check_time(table, clock_now())
        return new

    return await change(context, id, person, body.request, ("moved",), decide)


@router.post("/seats", operation_id="sit", response_model=Done, responses=CHANGED)
async def sit(id: TableId, body: requests.Sit, person: Guest, context: TheContext) -> Response:
    """Take a seat, with the promise of a contribution to the shuffle; or change name and promise on a seat you have.

    One seat for each person and their bots; several for the host. A promise stands from the first reveal on.
    """

    def decide(table: Table) -> list[NewEntry]:
        return seating.sit(table, person, body.seat, body.name, body.promise)

    return await change(context, id, person, body.request, ("seated",), decide)


@router.post("/unseat", operation_id="unseat", response_model=Done, responses=CHANGED)
async def unseat(id: TableId, body: requests.Unseat, person: Guest, context: TheContext) -> Response:
    """Open a taken seat again before the game (the host). A person who is taken off cannot sit here again.

    In a rematch all who sit do so for those who have not come to it; these may still.
    """
    return await change(
        context, id, person, body.request, ("unseated",), lambda table: seating.unseat(table, person, body.seat)
    )


@router.post("/reveal", operation_id="reveal", response_model=Done, responses=CHANGED)
async def reveal(id: TableId, body: requests.Reveal, person: Guest, context: TheContext) -> Response:
    """Reveal the contribution you promised, once every seat is taken. The others are shown it when the game starts.

    Whoever leaves or is seated afterwards voids all promises: promise anew.
    """

    def decide(table: Table) -> list[NewEntry]:
        return commands.reveal(table, person, body.seat, body.contribution)

    return await change(context, id, person, body.request, ("revealed",), decide)


@router.post("/opponents", operation_id="seatOpponent", response_model=Done, responses=CHANGED)
async def seat_opponent(id: TableId, body: requests.SeatOpponent, person: Guest, context: TheContext) -> Response:
    """Let an opponent take an open seat (the host; in a rematch all who sit)."""
    level = creation.check_level(body.level)

    def decide(table: Table) -> list[NewEntry]:
        return seating.seat_opponent(table, person, body.seat, level)

    return await change(context, id, person, body.request, ("seated",), decide)


@router.post("/start", operation_id="startGame", response_model=Done, responses=CHANGED)
async def start(id: TableId, body: requests.Plain, person: Guest, context: TheContext) -> Response:
    """Deal. Every seat must be taken and every promise kept; contributions are shown now.

    409 `unrevealed` names the `seats` whose contribution is missing; once `retry_after` seconds have passed, the game
    starts without it.
    """

    def decide(table: Table) -> list[NewEntry]:
        return commands.start(table, person, clock_now(), context.settings.reveal_seconds)

    return await change(context, id, person, body.request, ("started",), decide)


@router.post("/undo", operation_id="undo", response_model=Done, responses=CHANGED)
async def undo(id: TableId, body: requests.Undo, person: Guest, context: TheContext) -> Response:
    """Take back your last decision, or the turn it was part of. A table says what that would undo (`takes_back`).

    Among people never past a card shown, a chance event or another's decision. Where nobody else plays, to your last
    real choice, opponents' answers included, as often as you like; opponents may have moved since `position`.
    """

    def decide(table: Table) -> list[NewEntry]:
        return commands.undo(table, person, body.seat, body.position, body.whole_turn)

    return await change(context, id, person, body.request, ("undone",), decide)


@router.post("/leave", operation_id="leave", response_model=Done, responses=CHANGED)
async def leave(id: TableId, body: requests.Leave, person: Guest, context: TheContext) -> Response:
    """Get up. During a game an opponent plays on for you, unless the others are to wait; you can come back."""

    def decide(table: Table) -> list[NewEntry]:
        return seating.leave(table, person, body.seat, body.stand_in)

    return await change(context, id, person, body.request, ("left", "unseated"), decide)


@router.post("/replace", operation_id="replaceAbsent", response_model=Done, responses=CHANGED)
async def replace_absent(id: TableId, body: requests.ReplaceAbsent, person: Guest, context: TheContext) -> Response:
    """Let an opponent play for someone who has left, or who was asked to play and did not in the time they had.

    409 `too-soon` with `retry_after` while that time runs. Whoever is replaced comes back when they like.
    """
    level = creation.check_level(body.level) if body.level is not None else None

    def decide(table: Table) -> list[NewEntry]:
        return seating.replace_absent(table, person, body.seat, level, clock_now())

    return await change(context, id, person, body.request, ("replaced",), decide)


@router.post("/call", operation_id="callIdle", response_model=Done, responses=CHANGED)
async def call(id: TableId, body: requests.Call, person: Guest, context: TheContext) -> Response:
    """Ask the person on turn to play, where no clock runs and they have been waited for (`wait` of the table).

    They have a while to move, or to say that they are there; after that an opponent may play on (`replace`).
    409 `too-soon` with `retry_after` before.
    """

    def decide(table: Table) -> list[NewEntry]:
        return seating.call(table, person, body.seat, clock_now())

    return await change(context, id, person, body.request, ("called",), decide)


@router.post("/here", operation_id="sayHere", response_model=Done, responses=CHANGED)
async def here(id: TableId, body: requests.ComeBack, person: Guest, context: TheContext) -> Response:
    """Say that you are there and think, having been asked to play: once in a turn, the second time only a move does."""
    return await change(
        context, id, person, body.request, ("answered",), lambda table: seating.answer(table, person, body.seat)
    )


@router.post("/return", operation_id="comeBack", response_model=Done, responses=CHANGED)
async def come_back(id: TableId, body: requests.ComeBack, person: Guest, context: TheContext) -> Response:
    """Take your seat over again from the opponent that plays it."""
    return await change(
        context, id, person, body.request, ("returned",), lambda table: seating.come_back(table, person, body.seat)
    )


@router.post("/chat", operation_id="chat", response_model=Done, responses=CHANGED)
async def chat(id: TableId, body: requests.Chat, person: Guest, context: TheContext) -> Response:
    """Say something to all at the table."""
    context.rates.chat.take(person.answerable)
    return await change(
        context, id, person, body.request, ("chatted",), lambda table: commands.chat(table, person, body.text)
    )


@router.post("/close", operation_id="closeTable", response_model=Done, responses=CHANGED)
async def close(id: TableId, body: requests.Plain, person: Guest, context: TheContext) -> Response:
    """Close a table before the game, or when nobody else sits there (the host)."""
    return await change(context, id, person, body.request, ("closed",), lambda table: commands.close(table, person))


@router.post("/rematch", operation_id="rematch", response_model=Opened, status_code=201, responses=CHANGED)
async def rematch(id: TableId, body: requests.Plain, person: Guest, context: TheContext) -> Response:
    """Another game for the same people, each one seat on; the seats of those who had gone are open.

    Whoever asks later finds the same table, unless it is closed or gone: then another one is opened.
    """
    table = await context.tables.get(id)
    following = await _following(context, table)
    if following is None:
        need_to_rematch(table, person.id)
        try:
            following = await _open_rematch(context, table, person, body.request)
        except Problem:
            following = await _following(context, await context.tables.get(id))
            if following is None:
                raise
    return answer({"id": following.id, "commitment": following.commitment}, 201)


async def _following(context: Context, table: Table) -> Table | None:
    """The table of the next game, if anyone can still go there."""
    if table.rematch is None:
        return None
    try:
        following = await context.tables.get(table.rematch)
    except Problem as problem:
        if problem.status in GONE:
            return None
        raise
    return following if following.life != "closed" else None


async def _open_rematch(context: Context, table: Table, person: Person, request: str) -> Table:
    before = table.rematch
    await check_room(context, person)
    box = await context.tables.boxes.get(table.row.box) if table.row.box is not None else None
    opens = f"rematch {table.id} {before}" if before else f"rematch {table.id}"  # no client's request has a space
    row, new = creation.new_table(creation.rematch_of(table, person), person, opens, box)
    _, write = await context.tables.prepare(row, new, person)

    def decide(table: Table) -> list[NewEntry]:
        return commands.rematch(table, person, row.id, before)

    _, entry = await context.tables.change(table.id, person, request, decide, ("rematched",), write)
    return await context.tables.get(entry.body["table"])
