"""Games on paper: positions no game can hold, records that are forged, odd, deep or too many."""

from __future__ import annotations

from tests.server.adversary import papers
from tests.server.adversary.wire import fresh


async def a_guess_that_never_ends(attacker):
    """Import, fork, start, guess: the guess looks for a deal there is none of, while an opponent is on turn."""
    await begin_from(attacker, attacker.scene.papers["guess"])


async def a_round_nobody_began(attacker):
    await prove(attacker, attacker.scene.papers["leaderless"])


async def positions_out_of_bounds(attacker):
    for record in attacker.scene.papers["wild"]:
        await begin_from(attacker, record)


async def prove(attacker, record):
    """No key is needed to have a record proved."""
    answer = await attacker.insist("POST", "/api/records/verify", {"record": record}, "")
    attacker.expect(answer.status != 200, "a written position was proved")


async def begin_from(attacker, record):
    """Go on from a position in every way there is."""
    key = await attacker.introduce()
    answer = await attacker.change("/api/records", key, record=record)
    if answer.status != 201:
        return
    attacker.wrong("a written position was taken for a game")
    seats = [{"kind": "opponent", "level": "journeyman"}, *[{"kind": "me"}] * (record["seats"] - 1)]
    forked = (await attacker.change(f"/api/tables/{answer.told['id']}/fork", key, step=0, seats=seats)).told.get("id")
    if forked is None:
        return
    await attacker.change(f"/api/tables/{forked}/start", key)
    for asked in ("guess?seat=1", "coach?seat=1", "log", "why?move=pass&seat=1"):
        await attacker.ask("GET", f"/api/tables/{forked}/{asked}", None, key)


async def forged_records(attacker):
    """True key and commitment of one game, the cards of another."""
    answer = await attacker.insist("POST", "/api/records/verify", {"record": attacker.scene.papers["forged"]}, "")
    attacker.expect(not answer.told.get("fair"), "a forged record was proved fair")
    answer = await attacker.change("/api/records", await attacker.introduce(), record=attacker.scene.papers["forged"])
    attacker.expect(answer.status != 201, "a forged record was taken for a game")


async def odd_records(attacker):
    key = await attacker.introduce()
    for record in attacker.scene.papers["odd"]:
        answer = await attacker.ask("POST", "/api/records/verify", {"record": record}, "")
        attacker.expect(answer.status != 200, "an odd record was proved")
        await attacker.ask("POST", "/api/records", {"record": record, "request": fresh()}, key)


async def deep_records(attacker):
    for depth in (500, 5_000, 120_000):
        for path in ("/api/records", "/api/records/verify", "/api/tables"):
            await attacker.ask("POST", path, papers.nested(depth), await attacker.introduce())


async def imports_by_the_hundred(attacker):
    key = await attacker.introduce()
    record = attacker.scene.papers["finished"]
    await attacker.storm(lambda: ("POST", "/api/records", {"record": record, "request": fresh()}, key), 150, 8)


async def proofs_by_the_hundred(attacker):
    """True records, without a key: each has to be replayed."""
    record = attacker.scene.papers["finished"]
    await attacker.storm(lambda: ("POST", "/api/records/verify", {"record": record}, ""), 150, 20)


ATTACKS = (
    a_guess_that_never_ends,
    a_round_nobody_began,
    positions_out_of_bounds,
    forged_records,
    odd_records,
    deep_records,
    imports_by_the_hundred,
    proofs_by_the_hundred,
)
