"""Everything one can ask of a table by its address alone, whoever one is."""

from __future__ import annotations

import secrets

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
    "/events",
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
    for path in GETS:
        with client.http.stream("GET", at + path) as response:
            if response.headers["content-type"].startswith("text/event-stream"):
                heard[path] = (200, next(line for line in response.iter_lines() if line.startswith("data:")))
            else:
                response.read()
                heard[path] = (response.status_code, response.json())
    for path, body in POSTS.items():
        response = client.http.post(f"{at}/{path}", json={"request": secrets.token_urlsafe(12), **body})
        heard[path] = (response.status_code, response.json())
    return heard
