"""What one may not be told or helped with: links of others, a stronger hand for a while, a coach by a detour."""

from __future__ import annotations

from tests.server.adversary.wire import fresh

PATIENT = 120
"""Quarters of a second to wait for an opponent."""


async def links_of_unlisted_tables(attacker):
    """A fork that everyone may find tells where the game it goes on from can be seen."""
    key, finished = await attacker.finished()
    body = {"step": 5, "seats": [{"kind": "me"}] * 2, "listed": True, "request": fresh()}
    forked = (await attacker.insist("POST", f"/api/tables/{finished}/fork", body, key)).told.get("id")
    if forked is None:
        return
    for asked in ("", "/log", "/record"):
        answer = await attacker.insist("GET", f"/api/tables/{forked}{asked}", None, "")
        attacker.expect(
            finished.encode() not in answer.body, f"{asked or 'a look'} tells the link of an unlisted table"
        )
    listed = await attacker.insist("GET", "/api/tables?life=open", None, "")
    attacker.expect(finished.encode() not in listed.body, "a list tells the link of an unlisted table")


async def a_master_for_a_while(attacker):
    """Leave, let a master move, come back, take it back: its move is a hint nobody else at the table has."""
    host, guest = await attacker.introduce(), await attacker.introduce()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await attacker.open_table(host, seats, start=False, game="little-town", stand_in="master")
    if not table or host == guest:
        return
    at = f"/api/tables/{table}"
    await attacker.change(f"{at}/seats", guest, seat=1)
    await attacker.change(f"{at}/start", host)
    before = (await attacker.insist("GET", at, None, host)).told
    if before.get("turn") is None:
        return
    key = (host, guest)[before["turn"]]
    await attacker.change(f"{at}/leave", key, stand_in=True)
    for _ in range(PATIENT):
        now = (await attacker.insist("GET", at, None, key)).told
        if attacker.scene.over or now.get("position") != before["position"]:
            break
        await attacker.hold(0.25)
    await attacker.change(f"{at}/return", key)
    position = (await attacker.insist("GET", at, None, key)).told.get("position", 0)
    answer = await attacker.change(f"{at}/undo", key, position=position, whole_turn=True)
    attacker.expect(answer.status != 200, "a master's move was taken back")


async def a_coach_by_a_detour(attacker):
    """A guess of a game with others, brought in as a game of one's own, and a coach asked about it."""
    host, guest = await attacker.introduce(), await attacker.introduce()
    table = await attacker.open_table(host, [{"kind": "me"}, {"kind": "open"}], start=False)
    if not table or host == guest:
        return
    await attacker.change(f"/api/tables/{table}/seats", guest, seat=1)
    await attacker.change(f"/api/tables/{table}/start", host)
    answer = await attacker.ask("GET", f"/api/tables/{table}/coach?seat=0", None, host)
    attacker.expect(answer.status != 200, "a coach helped where others play")
    guess = (await attacker.insist("GET", f"/api/tables/{table}/guess?seat=0", None, host)).told.get("guess")
    record = {**attacker.scene.papers["forged"], "start": guess, "moves": []}
    for part in ("result", "fairness"):
        record.pop(part, None)
    answer = await attacker.change("/api/records", host, record=record)
    attacker.expect(answer.status != 201, "a guess was taken for a game")


ATTACKS = (links_of_unlisted_tables, a_master_for_a_while, a_coach_by_a_detour)
