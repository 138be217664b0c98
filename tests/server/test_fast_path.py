"""The fast path answers as the usual way does: whoever says the charset as well is sent the usual way."""

from __future__ import annotations

import json
import secrets

import httpx
import pytest

from atelier.client import anyone, me
from atelier.server.encoding import dump
from atelier.server.http.fast_path import FastPath
from atelier.server.http.routes import play

SHORT, LONG = "application/json", "application/json; charset=utf-8"


@pytest.fixture
def dealt(person):
    """A table in play, who sits there, and how to say something there either way."""
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    zoe.start(table)

    def say(change, body, kind, client=zoe):
        said = body if isinstance(body, bytes) else dump(body)
        return client.http.post(f"/api/tables/{table}/{change}", content=said, headers={"content-type": kind})

    return zoe, bob, table, say


def told(response):
    """All that a client sees."""
    headers = {name: value for name, value in response.headers.items() if name != "date"}
    return response.status_code, headers, response.content


def test_all_changes_at_a_table_can_go_the_short_way():
    assert len(FastPath(play.router).changes) == len(play.router.routes) == 15


def test_the_same_request_gets_the_same_answer_either_way(dealt):
    zoe, bob, table, say = dealt
    for ways in ((SHORT, LONG), (LONG, SHORT)):
        player = (zoe, bob)[zoe.look(table)["turn"]]
        now = player.look(table)
        move = {"move": now["view"]["legal"][0], "position": now["position"], "request": secrets.token_urlsafe(12)}
        first, again = (say("moves", move, way, player) for way in ways)
        assert first.status_code == 200
        assert told(first) == told(again)
        assert zoe.look(table)["number"] == now["number"] + 1
    chat = {"text": "Été \u2028 😀", "request": secrets.token_urlsafe(12)}
    assert told(say("chat", chat, SHORT)) == told(say("chat", chat, LONG))


REFUSED = {
    "nothing": b"",
    "no JSON": b"{",
    "no object": b"[]",
    "too little": {"move": "pass"},
    "too much": {"move": "pass", "position": 1, "request": "request-1", "more": 1},
    "another kind": {"move": "pass", "position": "1", "request": "request-1"},
    "half a number": b'{"move": "pass", "position": 1.0, "request": "request-1"}',
    "half a sign": b'{"move": "\\ud800", "position": 1, "request": "request-1"}',
    "half a sign as a name": b'{"\\ud800": 1}',
    "no UTF-8": b'{"move": "\xff", "position": 1, "request": "request-1"}',
    "an old position": {"move": "pass", "position": 1, "request": "request-1"},
    "another's seat": {"move": "pass", "position": 3, "seat": 1, "request": "request-1"},
    "no such move": {"move": "\u2028 été", "position": 3, "request": "request-1"},
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_does_not_fit_is_refused_alike(dealt, what):
    _, _, _, say = dealt
    short, long = (say("moves", REFUSED[what], kind) for kind in (SHORT, LONG))
    assert 400 <= short.status_code < 500
    assert told(short) == told(long)


def test_who_has_no_key_or_no_table_is_refused_alike(dealt, person, shared):
    zoe, _, table, say = dealt
    body = {"move": "pass", "position": 3, "request": "request-1"}
    stranger = person()
    for change in ("moves", "nonsense"):
        answers = [told(say(change, body, kind, stranger)) for kind in (SHORT, LONG)]
        assert answers[0] == answers[1]
        assert answers[0][0] in (401, 404)
    for id in ("A" * 22, "A" * 21):
        path = f"{shared.address}/api/tables/{id}/moves"
        answers = [
            told(httpx.post(path, content=dump(body), headers={"content-type": kind}, cookies=zoe.http.cookies))
            for kind in (SHORT, LONG)
        ]
        assert answers[0] == answers[1]
        assert answers[0][0] in (404, 422)
    assert zoe.look(table)["number"] == 3


def test_a_body_that_is_too_large_is_refused_alike(dealt):
    zoe, _, table, _ = dealt

    def pieces():
        for _ in range(80):
            yield b" " * 4096

    answers = [
        zoe.http.post(f"/api/tables/{table}/moves", content=pieces(), headers={"content-type": kind})
        for kind in (SHORT, LONG)
    ]
    assert told(answers[0]) == told(answers[1])
    assert answers[0].status_code == 413


@pytest.mark.parametrize("text", ["a\u2028b", "a\u2029b", "a\x85b", "a\nb", "été", "\ud800"])
def test_json_is_always_one_line(text):
    assert json.loads(dump({"text": text})) == {"text": text}
    assert len(dump({"text": text}).decode().splitlines()) == 1
