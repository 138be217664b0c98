"""All a client can get to hear of a table, and tables altered where it must not hear of it."""

from __future__ import annotations

import copy
import json
from urllib.parse import urlencode

from tests.server.processes import Line

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
    line = Line(str(client.http.base_url), client.http.cookies.get("atelier"))

    def get(path):
        return line.hear("GET", path)[1]

    def post(path, body):
        return line.hear("POST", path, body)

    heard = {"look": get(at), "record": get(f"{at}/record")} | _helped(get, at)
    for step in range(0, number, STEPS_APART):
        heard[f"step {step}"] = get(f"{at}/steps/{step}")
    for event in client.stream(table, after=0):
        heard[f"event {event.number}"] = json.dumps(event.told)
        if event.number == number:
            break
    first = next(iter(client.stream(table)))
    heard["first event"] = json.dumps(first.told)
    heard |= _refused(get, post, at, first.told)
    for seat in range(4):
        heard[f"guess {seat}"] = str(line.hear("GET", f"{at}/guess?seat={seat}")[0])
    for body in made:
        heard[f"again {body['request']}"] = post(f"{at}/moves", body)[1]
    for path in ("/api/me/tables", "/api/tables?life=playing"):
        listed = json.loads(get(path))["tables"]
        heard[path] = json.dumps([one for one in listed if one["id"] == table])
    return heard


def _helped(get, at):
    """What one may ask before deciding: of each kind of move some, legal or not."""
    heard = {what: get(f"{at}/{what}") for what in ("things", "log", "coach", "same-deal")}
    legal = (json.loads(get(at))["view"] or {}).get("legal", [])
    for move in dict.fromkeys([*legal[:6], *ASKED]):
        for what in ("preview", "why"):
            heard[f"{what} {move}"] = get(f"{at}/{what}?{urlencode({'move': move})}")
    return heard


def _refused(get, post, at, now):
    heard, position, on_turn = {}, now["position"], now["seat"] is not None and now["turn"] == now["seat"]
    for said, where in (("take 1", position), ("no such move", position), ("token", position - 1), ("pass", 0)):
        body = {"move": said, "position": where, "request": "a-request-of-mine"}
        if not on_turn or said == "no such move" or where != position:
            heard[f"move {said} {where}"] = post(f"{at}/moves", body)[1]
    if not on_turn:
        heard["undo"] = post(f"{at}/undo", {"position": position, "request": "another-of-mine"})[1]
    for path, more in ERRORS.items():
        status, heard[path] = post(f"{at}/{path}", {"request": "one-more-of-mine", **more})
        assert status >= 400, path
    for seat in range(4):
        heard[f"seat {seat}"] = get(f"{at}?seat={seat}")
        heard[f"step of seat {seat}"] = get(f"{at}/steps/0?seat={seat}")
        heard[f"log of seat {seat}"] = get(f"{at}/log?seat={seat}")
        heard[f"why of seat {seat}"] = get(f"{at}/why?move=take+1&seat={seat}")
    heard["analysis"] = post(f"{at}/analysis", None)[1]
    return heard
