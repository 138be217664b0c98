"""Everything one can ask of a table by its address alone, whoever one is."""

from __future__ import annotations

import secrets

from tests.server.processes import Line

GETS = (
    "",
    "/things",
    "/log",
    "/brought",
    "/preview?move=pass",
    "/why?move=pass",
    "/coach",
    "/guess",
    "/steps/0",
    "/record",
    "/analysis",
    "/same-deal",
)
POSTS = {
    "moves": {"move": "pass", "position": 1},
    "undo": {"position": 1},
    "seats": {},
    "opponents": {"seat": 1, "level": "random"},
    "start": {},
    "leave": {},
    "call": {"seat": 1},
    "here": {},
    "replace": {"seat": 1},
    "return": {},
    "chat": {"text": "hello"},
    "close": {},
    "rematch": {},
    "fork": {"step": 0, "seats": [{"kind": "me"}] * 2},
    "analysis": {},
}


def ask_everything(client, table):
    """The answers of all addresses of a table: status and JSON, by what was asked; of a stream its first event."""
    at, heard = f"/api/tables/{table}", {}
    line = Line(str(client.http.base_url), client.http.cookies.get("atelier"))
    with client.http.stream("GET", f"{at}/events") as response:
        if response.status_code == 200:
            heard["/events"] = (200, next(said for said in response.iter_lines() if said.startswith("data:")))
        else:
            response.read()
            heard["/events"] = (response.status_code, response.json())
    for path in GETS:
        heard[path] = line.say("GET", at + path)
    for path, body in POSTS.items():
        heard[path] = line.say("POST", f"{at}/{path}", {"request": secrets.token_urlsafe(12), **body})
    return heard
