"""Looking at a table: as it is, as it was, as a bot may guess it, and as things happen."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

from atelier import position as positions
from atelier.match import Match
from atelier.server.encoding import dump
from atelier.server.errors import Problem
from atelier.server.http.auth import Guest, TheContext, Visitor, address_of, badge_of, owner_of
from atelier.server.http.event_source import EventSource
from atelier.server.http.json import answer
from atelier.server.http.parameters import TableId, WhichSeat
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.tables import Guess, StepTold, TableTold
from atelier.server.live.stream import EventStream
from atelier.server.now import clock_now
from atelier.server.tables import permission
from atelier.server.tables.render import whole
from atelier.server.tables.state import KINDS
from atelier.server.tables.versions import check_rules
from atelier.server.tables.views import choices

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{id}", operation_id="lookAtTable", response_model=TableTold, responses=errors(401, 403, 404, 422))
async def look(id: TableId, person: Visitor, context: TheContext, seat: WhichSeat = None) -> Response:
    """A table as it is now, seen from your seat, or as a spectator."""
    table = await context.tables.get(id)
    shown = permission.seat_to_show(table, person, seat)
    return answer(whole(table, person.id if person is not None else None, shown, clock_now()))


@router.get(
    "/tables/{id}/steps/{step}",
    operation_id="lookAtStep",
    response_model=StepTold,
    responses=errors(401, 403, 404, 409, 422),
)
async def look_back(
    id: TableId,
    step: Annotated[int, Path(ge=0, le=100_000, examples=[12])],
    person: Visitor,
    context: TheContext,
    seat: WhichSeat = None,
) -> Response:
    """A position the game went through, as your seat saw it then."""
    table = await context.tables.get(id)
    shown = permission.seat_to_show(table, person, seat)
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
    response_model=Guess,
    responses=errors(401, 403, 404, 409, 422),
)
async def guess(id: TableId, request: Request, person: Guest, context: TheContext, seat: WhichSeat = None) -> Response:
    """A whole position, for bots to think with: what your seat sees as it is, the rest a fair guess, new each time."""
    table = await context.tables.get(id)
    chosen = permission.own_seat(table, person, seat)
    check_rules(table)
    if table.match is None or table.life != "playing":
        raise Problem(409, "wrong-time", "There is something to guess while the game is played.")
    words = await context.renderers.run(owner_of(person, request), partial(guess_at, table.match, chosen))
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
    context: TheContext,
    seat: WhichSeat = None,
    after: Annotated[int | None, Query(ge=0, le=2**31 - 1, description="Go on behind this number.")] = None,
    last_event_id: Annotated[str | None, Header(description="Set by a browser that comes back.")] = None,
) -> Response:
    """All that happens at a table, as it happens, seen from your seat or as a spectator. Resumable."""
    table = await context.tables.get(id)
    shown = permission.seat_to_show(table, person, seat)
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 10:
        after = int(last_event_id)
    address, most = address_of(request), context.settings.streams_per_address
    if most and context.hub.addresses.get(address, 0) >= most:
        raise Problem(
            429, "too-many-streams", f"Your address has {most} open streams, the most there can be; close one."
        )
    source = EventSource(context, id, shown, person.id if person is not None else None, address)
    return EventStream(context.hub, id, source.draw, after, address, badge_of(request, person), context.keys.valid)
