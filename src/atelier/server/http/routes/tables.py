"""Tables: find one, open one, look at one, watch one."""

from __future__ import annotations

import hashlib
import secrets
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

from atelier import position as positions
from atelier.agents.levels import LEVELS
from atelier.boxfile import BoxFile
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.match import Match
from atelier.server.context import Guest, House, TheHouse, Visitor, address_of, owner_of
from atelier.server.encoding import dump
from atelier.server.errors import Problem
from atelier.server.http import catchup, responses
from atelier.server.http.auth import badge_of
from atelier.server.http.json import answer
from atelier.server.http.requests import NewBox, NewTable, SeatSpec
from atelier.server.http.routes import errors
from atelier.server.live.hub import Batch, EventStream
from atelier.server.now import clock_now
from atelier.server.storage import tables
from atelier.server.storage.people import Person
from atelier.server.tables import commands, creation
from atelier.server.tables.creation import Layout
from atelier.server.tables.lists import listed
from atelier.server.tables.render import choices, event, whole
from atelier.server.tables.table import KINDS
from atelier.server.tables.versions import check_rules

router = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", examples=["mB1n0sTkQ9yWf3vEJt5aXw"])]
WhichSeat = Annotated[
    int | None, Query(ge=0, le=15, description="Whose view; your only seat if left out. Once the game is over: any.")
]
MOST_LISTED = 50


@router.get("/games", operation_id="listGames", response_model=responses.Games, responses=errors())
async def list_games(house: TheHouse) -> Response:
    """What can be played, with which options, and against whom."""
    games = [
        {
            "name": game.name,
            "rules": game.version,
            "seats": list(game.seats),
            "options": {option.name: list(option.choices) for option in game.options},
        }
        for game in map(find, GAMES)
    ]
    return answer({"games": games, "levels": list(LEVELS)})


@router.post(
    "/boxes",
    operation_id="uploadBox",
    response_model=responses.BoxTold,
    status_code=201,
    responses=errors(400, 401, 409, 422),
)
async def upload_box(body: NewBox, request: Request, person: Guest, house: TheHouse) -> Response:
    """A box of cards of your own, checked; every mistake is named by line and key."""
    game = find(body.game)
    box = await house.sandbox.box(owner_of(person, request), game.name, body.text)
    id = hashlib.sha256(body.text.encode()).hexdigest()
    keep = partial(tables.keep_box, box=id, game=game.name, text=body.text, person=person.answerable, now=clock_now())
    if not await house.database.write(partial(keep, most=house.settings.boxes)):
        raise Problem(409, "too-many-boxes", f"You have uploaded {house.settings.boxes} boxes, the most there can be.")
    house.tables.hold_box(id, box)
    return answer({"id": id, "game": box.game, "name": box.name, "digest": box.digest}, 201)


@router.get("/tables", operation_id="listTables", response_model=responses.ShortTables, responses=errors(422))
async def list_tables(
    person: Visitor,
    house: TheHouse,
    life: Literal["open", "playing", "over"] = "open",
    before: Annotated[int | None, Query(ge=0, le=2**53, description="As the last answer gave it.")] = None,
) -> Response:
    """Tables anyone may find, the latest first."""
    ask = partial(tables.listed_tables, life=life, before=before, limit=MOST_LISTED)
    found = await house.database.read(ask)
    who = person.id if person is not None else None
    short = await listed(house.tables, (id for id, _ in found), who)
    return answer({"tables": short, "before": found[-1][1] if len(found) == MOST_LISTED else None})


def seats_from(specs: list[SeatSpec], person: Person) -> list[dict[str, Any]]:
    """Seats as the log keeps them."""
    seats: list[dict[str, Any]] = []
    for place, spec in enumerate(specs):
        if spec.kind == "opponent":
            if spec.level is None:
                raise AtelierError(f"seats, {place}: an opponent needs a level, such as {LEVELS[0]}")
            seats.append({"level": creation.check_level(spec.level), "name": ""})
        elif spec.kind == "me":
            name = spec.name or person.name
            owner = person.answerable
            seats.append({"person": person.id, "owner": owner, "name": name, "promise": spec.promise or ""})
        else:
            seats.append({})
    return seats


async def check_room(house: House, person: Person) -> None:
    """Refuse one table too many."""
    most = house.settings.open_tables
    if await house.database.read(partial(tables.count_unfinished, owner=person.answerable)) >= most:
        raise Problem(409, "too-many-tables", f"You have {most} unfinished tables, the most there can be; close one.")


async def check_imports(house: House, person: Person, request: str) -> None:
    """Refuse one game on paper too many; a request that was made before finds its table."""
    if await house.database.read(partial(tables.find_request, host=person.id, request=request)) is not None:
        return
    house.import_rate.take(person.answerable)
    most = house.settings.imports
    if await house.database.read(partial(tables.count_imported, owner=person.answerable)) >= most:
        raise Problem(409, "too-many-imports", f"You have brought {most} games on paper, the most there can be.")


async def open_once(house: House, person: Person, request: str, layout: Layout, box: BoxFile | None) -> Response:
    """Open a table, or find the one this request has opened."""
    id = await house.database.read(partial(tables.find_request, host=person.id, request=request))
    if id is None:
        await check_room(house, person)
        row, wishes = creation.lay(layout, person, request, box)
        id = (await house.tables.open(row, wishes, person)).id
    table = await house.tables.get(id)
    return answer({"id": table.id, "commitment": table.commitment}, 201)


@router.post(
    "/tables",
    operation_id="openTable",
    response_model=responses.Opened,
    status_code=201,
    responses=errors(400, 401, 409, 422),
)
async def open_table(body: NewTable, person: Guest, house: TheHouse) -> Response:
    """Open a table. Its id is the link: whoever has it can watch, and sit down while seats are open."""
    box = await house.tables.box(body.box) if body.box is not None else None
    clock = body.clock.model_dump() if body.clock is not None else None
    seats = seats_from(body.seats, person)
    layout = Layout(body.game, body.options, body.box, seats, body.listed, clock, body.stand_in)
    return await open_once(house, person, body.request, layout, box)


@router.get(
    "/tables/{id}", operation_id="lookAtTable", response_model=responses.TableTold, responses=errors(401, 403, 404, 422)
)
async def look(id: TableId, person: Visitor, house: TheHouse, seat: WhichSeat = None) -> Response:
    """A table as it is now, seen from your seat, or as a spectator."""
    table = await house.tables.get(id)
    shown = commands.seat_to_show(table, person, seat)
    return answer(whole(table, person.id if person is not None else None, shown, clock_now()))


@router.get(
    "/tables/{id}/steps/{step}",
    operation_id="lookAtStep",
    response_model=responses.StepTold,
    responses=errors(401, 403, 404, 409, 422),
)
async def look_back(
    id: TableId,
    step: Annotated[int, Path(ge=0, le=100_000, examples=[12])],
    person: Visitor,
    house: TheHouse,
    seat: WhichSeat = None,
) -> Response:
    """A position the game went through, as your seat saw it then."""
    table = await house.tables.get(id)
    shown = commands.seat_to_show(table, person, seat)
    check_rules(table)
    if table.match is None:
        raise Problem(409, "wrong-time", "The game has not started; there are no steps yet.")
    if step > len(table.match.moves):
        raise Problem(422, "no-such-step", f"There is no step {step}; choose 0 to {len(table.match.moves)}.")
    match = table.match.after(step)
    return answer(
        {
            "step": step,
            "move": match.moves[-1] if match.moves else None,
            "view": {**match.view(shown), "choices": choices(match, shown)},
        }
    )


@router.get(
    "/tables/{id}/guess",
    operation_id="guessPosition",
    response_model=responses.Guess,
    responses=errors(401, 403, 404, 409, 422),
)
async def guess(id: TableId, request: Request, person: Guest, house: TheHouse, seat: WhichSeat = None) -> Response:
    """A whole position, for bots to think with: what your seat sees as it is, the rest a fair guess, new each time."""
    table = await house.tables.get(id)
    chosen = commands.own_seat(table, person, seat)
    check_rules(table)
    if table.match is None or table.life != "playing":
        raise Problem(409, "wrong-time", "There is something to guess while the game is played.")
    words = await house.clerks.run(owner_of(person, request), partial(guess_at, table.match, chosen))
    return answer({"position": table.position.number, "seat": chosen, "guess": words})


def guess_at(match: Match, seat: int) -> dict[str, Any]:
    """A whole position in words: what a seat sees as it is, the rest a fair guess."""
    guessed = match.knowledge(seat, secrets.randbits(63)).guess[0]
    return {"game": match.game.name, **positions.write(match.game.state, guessed, match.box)}


EXAMPLE_EVENT = {
    "number": 18,
    "kind": "moved",
    "position": 18,
    "at": 1_767_225_600_000,
    "seat": 0,
    "name": "Zoé",
    "move": "take 3",
    "message": "take",
    "things": {"card": {"kind": "material", "word": "gold", "names": {"en": "gold", "fr": "or"}}, "place": 3},
    "changes": [{"path": ["market", 2], "before": "gold", "after": None}],
}
STREAM = {
    "description": "Server-sent events. Without a number to go on from, the first is `table`: all of it. Then one "
    f"event for each log entry: its id is the number of the entry, its kind one of {', '.join(KINDS)}. `changes` leads "
    "from the last view to the next: each has a path, what was there before and what is there after.",
    "content": {
        "text/event-stream": {
            "schema": {"type": "string"},
            "example": f"id: 18\nevent: moved\ndata: {dump(EXAMPLE_EVENT).decode()}\n\n",
        }
    },
}


@router.get(
    "/tables/{id}/events",
    operation_id="watchTable",
    response_class=Response,
    responses={200: STREAM, **errors(401, 403, 404, 422)},
)
async def watch(
    id: TableId,
    request: Request,
    person: Visitor,
    house: TheHouse,
    seat: WhichSeat = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Go on behind this number.")] = None,
    last_event_id: Annotated[str | None, Header(description="Set by a browser that comes back.")] = None,
) -> Response:
    """All that happens at a table, as it happens, seen from your seat or as a spectator. Resumable."""
    table = await house.tables.get(id)
    shown = commands.seat_to_show(table, person, seat)
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 10:
        after = int(last_event_id)
    who = person.id if person is not None else None

    async def render(last: int | None) -> Batch:
        try:
            table = await house.tables.latest(id)
        except Problem:  # deleted, or not to be read any more
            return Batch([], last, end=True)
        if shown is not None and table.life != "over" and table.seats[shown].person != who:
            return Batch([], last, end=True)  # the seat is someone else's now
        if last is None or last > table.number:
            told_whole = dump(whole(table, who, shown, clock_now())).decode()
            return Batch([f"id: {table.number}\nevent: table\ndata: {told_whole}\n\n".encode()], table.number)
        if table.number - last > catchup.NEAR:
            return await catchup.draw(house, address, table, last, shown)
        return Batch([event(table, number, shown) for number in range(last + 1, table.number + 1)], table.number)

    address, most = address_of(request), house.settings.streams_per_address
    if most and house.hub.addresses.get(address, 0) >= most:
        raise Problem(
            429, "too-many-streams", f"Your address has {most} open streams, the most there can be; close one."
        )
    return EventStream(house.hub, id, render, after, address, badge_of(request, person))
