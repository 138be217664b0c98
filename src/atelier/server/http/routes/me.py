"""Who you are: a name, a key, other devices, bots."""

from __future__ import annotations

import secrets
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from atelier.server.errors import Problem
from atelier.server.http.auth import COOKIE, Human, TheContext, Visitor, address_of, give_key
from atelier.server.http.json import answer
from atelier.server.http.parameters import BotId
from atelier.server.http.requests import Introduction, LinkCode, NewBot
from atelier.server.http.responses.me import Bot, Bots, Link, Me, WhoIsThere
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.tables import ShortTables
from atelier.server.now import clock_now
from atelier.server.storage import people, tables
from atelier.server.storage.people import Person
from atelier.server.tables.lists import listed

router = APIRouter(prefix="/api", tags=["you"])
CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 10
MOST_LISTED = 100


def about(person: Person) -> dict[str, object]:
    """What someone may know of themselves."""
    return {"name": person.name, "bot": person.owner is not None}


@router.put("/me", operation_id="introduce", response_model=Me, responses=errors(400, 403, 422))
async def introduce(body: Introduction, request: Request, person: Visitor, context: TheContext) -> Response:
    """Say your name. Who has no key gets one, in a cookie no script can read."""
    if person is not None:
        await context.database.write(partial(people.rename, person=person.id, name=body.name))
        context.keys.changed([person.id])
        return answer(about(person._replace(name=body.name)))
    context.rates.introduction.take(address_of(request))
    key = people.new_key()
    made = await context.database.write(
        partial(people.introduce, name=body.name, key_hash=people.hashed(key), now=clock_now())
    )
    response = answer(about(made))
    give_key(response, key, request.url.scheme == "https")
    return response


@router.get("/me", operation_id="whoAmI", response_model=Me, responses=errors(401))
async def who_am_i(person: Visitor) -> Response:
    """Your name."""
    if person is None:
        raise Problem(401, "no-key", "You have no key yet: PUT /api/me with your name.")
    return answer(about(person))


@router.get("/visitor", operation_id="whoIsThere", response_model=WhoIsThere, responses=errors())
async def who_is_there(person: Visitor) -> Response:
    """Whether you have a key, for a page that is opened the first time: to have none is no mistake."""
    return answer({"known": person is not None, "name": person.name if person is not None else ""})


@router.delete("/me", operation_id="forgetMe", status_code=204, responses=errors(401, 403))
async def forget_me(request: Request, person: Human, context: TheContext) -> Response:
    """Void the key of this browser.

    Unless another device is linked your seats are lost, your bots retired, and your boxes dropped: those you keep here,
    what you tried out, and what you uploaded, unless someone else did too or a table is played with it.
    """
    key_hash = people.hashed(request.cookies[COOKIE])
    context.keys.changed(await context.database.write(partial(people.void, key_hash=key_hash), apart=True))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https")
    return response


@router.get("/me/tables", operation_id="myTables", response_model=ShortTables, responses=errors(401, 403))
async def my_tables(person: Visitor, context: TheContext) -> Response:
    """The tables you sit at, the latest first."""
    if person is None:
        return answer({"tables": [], "before": None})
    found = await context.database.read(partial(tables.tables_of, person=person.id, limit=MOST_LISTED))
    return answer({"tables": await listed(context.tables, found, person.id), "before": None})


@router.post("/me/link", operation_id="offerLink", response_model=Link, status_code=201, responses=errors(401, 403))
async def offer_link(person: Human, context: TheContext) -> Response:
    """A one-time code by which another device becomes yours too. The last one asked for counts."""
    code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
    now = clock_now()
    until = now + int(context.settings.link_minutes * 60_000)
    offer = partial(people.offer_link, person=person.id, code_hash=people.hashed(code), now=now, until=until)
    await context.database.write(offer)
    return answer({"code": f"{code[:4]}-{code[4:8]}-{code[8:]}", "expires_at": until}, 201)


@router.post("/link", operation_id="useLink", response_model=Me, responses=errors(400, 403, 422))
async def use_link(body: LinkCode, request: Request, context: TheContext) -> Response:
    """Make this device one of the person who was shown the code."""
    context.rates.code.take(address_of(request))
    code = body.code.upper().replace("-", "").replace(" ", "")
    key = people.new_key()
    use = partial(people.use_link, code_hash=people.hashed(code), key_hash=people.hashed(key), now=clock_now())
    person = await context.database.write(use, apart=True)
    if person is None:
        raise Problem(
            403, "bad-code", "This code is not valid or has been used; ask for a new one on the other device."
        )
    response = answer(about(person))
    give_key(response, key, request.url.scheme == "https")
    return response


@router.get("/me/bots", operation_id="myBots", response_model=Bots, responses=errors(401, 403))
async def my_bots(person: Human, context: TheContext) -> Response:
    """The bots you made, without their tokens."""
    bots = await context.database.read(partial(people.bots_of, owner=person.id))
    return answer({"bots": [{"id": bot.id, "name": bot.name, "token": None} for bot in bots]})


@router.post(
    "/me/bots",
    operation_id="makeBot",
    response_model=Bot,
    status_code=201,
    responses=errors(400, 401, 403, 409, 422),
)
async def make_bot(body: NewBot, person: Human, context: TheContext) -> Response:
    """A bot of your own. Its bearer token is shown this once; keep it."""
    token, most = people.new_key(), context.settings.bots
    make = partial(people.make_bot, owner=person.id, name=body.name, key_hash=people.hashed(token), most=most)
    bot = await context.database.write(partial(make, now=clock_now()), apart=True)
    if bot is None:
        raise Problem(409, "too-many-bots", f"You have {most} bots, the most there can be; retire one.")
    return answer({"id": bot.id, "name": bot.name, "token": token}, 201)


@router.delete("/me/bots/{bot}", operation_id="retireBot", status_code=204, responses=errors(401, 403, 404, 422))
async def retire_bot(bot: BotId, person: Human, context: TheContext) -> Response:
    """Void the token of a bot."""
    if not await context.database.write(partial(people.retire_bot, owner=person.id, bot=bot)):
        raise Problem(404, "no-bot", "You have no such bot; GET /api/me/bots lists yours.")
    context.keys.changed([bot])
    return Response(status_code=204)
