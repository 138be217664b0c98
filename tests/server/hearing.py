"""All a client can get to hear of a table, and tables altered where it must not hear of it."""

from __future__ import annotations

import copy
import json

STEPS_APART = 20
ERRORS = {
    "fork": {"step": 0, "seats": [{"kind": "me"}] * 3},
    "start": {},
    "seats": {"seat": 1},
    "opponents": {"seat": 1, "level": "random"},
    "return": {},
    "replace": {"seat": 1},
    "rematch": {},
    "close": {},
}
"""Changes that are refused while a game is played by several people."""

ASKED = ("take 1", "trade wood 2", "craft 1", "develop gold 2", "pass", "place e3", "build well", "hire left", "done")
"""Moves one may ask about at any table."""


def altered(table, other):
    """The same table with another state in every position the game went through."""
    twin = copy.copy(table)
    twin.positions = [one._replace(state=one.state and other(one.state)) for one in table.positions]
    twin.match = table.match.copy()
    twin.match._states = [other(state) for state in table.match._states]
    twin.shown = {}
    return twin


def everything(client, table, number, made=()):
    """Views, events, errors, the record, lists; `made` are moves of this client, asked for again."""
    at = f"/api/tables/{table}"
    heard = {"look": client.http.get(at).content, "record": client.http.get(f"{at}/record").content}
    heard |= _helped(client, at)
    for step in range(0, number, STEPS_APART):
        heard[f"step {step}"] = client.http.get(f"{at}/steps/{step}").content
    for event in client.stream(table, after=0):
        heard[f"event {event.number}"] = json.dumps(event.told)
        if event.number == number:
            break
    first = next(iter(client.stream(table)))
    heard["first event"] = json.dumps(first.told)
    heard |= _refused(client, at, first.told)
    for body in made:
        heard[f"again {body['request']}"] = client.http.post(f"{at}/moves", json=body).content
    for path in ("/api/me/tables", "/api/tables?life=playing"):
        listed = client.http.get(path).json()["tables"]
        heard[path] = json.dumps([one for one in listed if one["id"] == table])
    return heard


def _helped(client, at):
    """What one may ask before deciding: of each kind of move some, legal or not."""
    heard = {what: client.http.get(f"{at}/{what}").content for what in ("things", "log", "coach", "same-deal")}
    legal = (client.http.get(at).json()["view"] or {}).get("legal", [])
    for move in dict.fromkeys([*legal[:6], *ASKED]):
        for what in ("preview", "why"):
            heard[f"{what} {move}"] = client.http.get(f"{at}/{what}", params={"move": move}).content
    return heard


def _refused(client, at, now):
    heard, position, on_turn = {}, now["position"], now["seat"] is not None and now["turn"] == now["seat"]
    for said, where in (("take 1", position), ("no such move", position), ("token", position - 1), ("pass", 0)):
        body = {"move": said, "position": where, "request": "a-request-of-mine"}
        if not on_turn or said == "no such move" or where != position:
            heard[f"move {said} {where}"] = client.http.post(f"{at}/moves", json=body).content
    if not on_turn:
        body = {"position": position, "request": "another-of-mine"}
        heard["undo"] = client.http.post(f"{at}/undo", json=body).content
    for path, more in ERRORS.items():
        refusal = client.http.post(f"{at}/{path}", json={"request": "one-more-of-mine", **more})
        assert refusal.status_code >= 400, path
        heard[path] = refusal.content
    for seat in range(4):
        heard[f"seat {seat}"] = client.http.get(f"{at}?seat={seat}").content
        heard[f"step of seat {seat}"] = client.http.get(f"{at}/steps/0?seat={seat}").content
        heard[f"log of seat {seat}"] = client.http.get(f"{at}/log?seat={seat}").content
        heard[f"why of seat {seat}"] = client.http.get(f"{at}/why?move=take+1&seat={seat}").content
        heard[f"guess {seat}"] = str(client.http.get(f"{at}/guess?seat={seat}").status_code)
    heard["analysis"] = client.http.post(f"{at}/analysis").content
    return heard
