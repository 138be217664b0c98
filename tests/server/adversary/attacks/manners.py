"""At the table: what is not one's own, what is long past, and names nobody can see."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from tests.server.adversary.wire import fresh

INVISIBLE = ("\u200d", "\u2800", "\u3164", "\u115f", "\u200b", "\u00ad", "\u180e", "\ufe0f", "\u2060", " \t ", "\u034f")
LATE = 60.0


async def wrong_positions_and_moves(attacker):
    key, table = await attacker.playing()
    at = f"/api/tables/{table}/moves"
    for move, position, seat in (
        ("pass", 0, 0),
        ("take 1", 2**31 - 1, 0),
        ("no such move", 2, 1),
        ("x" * 80, 2, 0),
        ("\x00", 2, 0),
        ("pass", -1, 0),
        ("pass", 10**30, 0),
        ("pass", 2.5, 0),
        ("pass", "2", 0),
        ("pass", 2, 15),
        ("pass", 2, 99),
    ):
        body = {"move": move, "position": position, "seat": seat, "request": fresh()}
        answer = await attacker.ask("POST", at, body, key)
        attacker.expect(answer.status == 0 or answer.status >= 400, f"{move[:20]!r} at {position} was made")


async def the_same_request_again(attacker):
    """Ten times at once, and once more: it acts once."""
    key = await attacker.introduce()
    table = await attacker.open_table(key, [{"kind": "me"}] * 2)
    now = (await attacker.ask("GET", f"/api/tables/{table}?seat=0", None, key)).told
    legal = (now.get("view") or {}).get("legal")
    if not legal:
        return
    body = {"move": legal[0], "position": now["position"], "seat": 0, "request": fresh()}
    at = f"/api/tables/{table}/moves"
    answers = await asyncio.gather(*(attacker.ask("POST", at, body, key) for _ in range(10)))
    numbers = {answer.told["number"] for answer in answers if answer.status == 200}
    attacker.expect(len(numbers) <= 1, "the same request acted twice")
    if not numbers:
        return  # nobody was answered: it may not have been made
    stale = await attacker.ask("POST", at, {**body, "request": fresh()}, key)
    attacker.expect(stale.status != 200, "a move was made in a position long past")


async def other_peoples_seats(attacker):
    """Everything one can do at a table, at a table of others."""
    key, table = await attacker.introduce(), attacker.honest_table
    at = f"/api/tables/{table}"
    now = (await attacker.ask("GET", at, None, key)).told
    position = now.get("position", 1)
    for path, body in (
        *(("moves", {"move": "pass", "position": position, "seat": seat}) for seat in range(3)),
        *(("undo", {"position": position, "whole_turn": True, "seat": seat}) for seat in range(2)),
        *(("leave", {"seat": seat}) for seat in range(2)),
        *(("replace", {"seat": seat, "level": "random"}) for seat in range(2)),
        *((path, {"seat": seat}) for path in ("call", "here", "return") for seat in range(2)),
        *(("seats", {"seat": seat}) for seat in range(2)),
        ("opponents", {"seat": 1, "level": "random"}),
        ("chat", {"text": "I was here"}),
        ("start", {}),
        ("close", {}),
        ("rematch", {}),
        ("fork", {"step": 0, "seats": [{"kind": "me"}] * 2}),
    ):
        answer = await attacker.ask("POST", f"{at}/{path}", {"request": fresh(), **body}, key)
        if path not in ("fork", "rematch"):  # what is over may be gone on from
            attacker.expect(answer.status == 0 or answer.status >= 400, f"{path} at a table of others")
    for asked in (
        "?seat=0",
        "?seat=1",
        "/guess?seat=0",
        "/coach?seat=0",
        "/preview?seat=0&move=pass",
        "/steps/0?seat=1",
    ):
        answer = await attacker.ask("GET", at + asked, None, key)
        if now.get("life") == "playing":
            still = (await attacker.ask("GET", at, None, key)).told.get("life") == "playing"
            attacker.expect(answer.status != 200 or not still, f"{asked} of others was told")


async def every_open_seat(attacker):
    """A stranger sits down on all of them, so that nobody else can."""
    host, stranger = await attacker.introduce(), await attacker.introduce()
    table = await attacker.open_table(host, [{"kind": "me"}, *[{"kind": "open"}] * 3], start=False)
    if host == stranger or not table:
        return
    taken = 0
    for seat in (1, 2, 3):
        answer = await attacker.change(f"/api/tables/{table}/seats", stranger, seat=seat)
        taken += answer.status == 200
    attacker.expect(taken <= 1, f"a stranger has {taken} seats")


async def names_nobody_sees(attacker):
    key, _ = await attacker.playing()
    for name in INVISIBLE:
        answer = await attacker.ask("PUT", "/api/me", {"name": name}, key)
        attacker.expect(answer.status != 200, f"{name!r} is a name")
        body = {"game": "artisans", "seats": [{"kind": "me", "name": name}, {"kind": "open"}], "request": fresh()}
        attacker.expect((await attacker.ask("POST", "/api/tables", body, key)).status != 201, f"{name!r} has a seat")


async def keys_that_were_voided(attacker):
    """A voided key, its stream and its bots go on as if nothing had happened."""
    answer = await attacker.ask("PUT", "/api/me", {"name": "Gone"}, key="")
    if not answer.key:
        return
    key = answer.key
    token = (await attacker.insist("POST", "/api/me/bots", {"name": "Clockwork"}, key)).told.get("token", "")
    table = await attacker.open_table(key, [{"kind": "me"}] * 2)
    async with attacker.connections(1) as made:
        for reader, writer in made:
            writer.write(attacker.wire.request("GET", f"/api/tables/{table}/events?seat=0", key=key))
            await reader.readline()
            if (await attacker.insist("DELETE", "/api/me", None, key)).status != 204:
                return
            answer = await attacker.insist("GET", "/api/me", None, key)
            attacker.expect(answer.status in (0, 401, 429, 503), "a voided key was let in")
            if token:
                answer = await attacker.ask("GET", "/api/me", None, "", {"Authorization": f"Bearer {token}"})
                attacker.expect(answer.status != 200, "the bot of a voided key was let in")
            try:
                async with asyncio.timeout(LATE):
                    with suppress(OSError):
                        while await reader.read(65_536):
                            pass
            except TimeoutError:
                attacker.wrong("the stream of a voided key went on")


async def keys_that_were_guessed(attacker):
    for key in ("x" * 43, "x" * 4_000, "';--", "%00", "null"):
        answer = await attacker.ask("GET", "/api/me", None, key)
        attacker.expect(answer.status != 200, f"{key[:10]} is a key")
        answer = await attacker.ask("GET", "/api/me", None, "", {"Authorization": f"Bearer {key}"})
        attacker.expect(answer.status != 200, f"{key[:10]} is a token")
    for number in range(30):
        code = json.dumps({"code": f"{number:010d}"}).encode()
        answer = await attacker.ask("POST", "/api/link", code, "")
        attacker.expect(answer.status != 200, "a code was guessed")


ATTACKS = (
    wrong_positions_and_moves,
    the_same_request_again,
    other_peoples_seats,
    every_open_seat,
    names_nobody_sees,
    keys_that_were_voided,
    keys_that_were_guessed,
)
