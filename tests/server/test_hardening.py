"""The front door: limits, headers, clear errors, nothing secret in a log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import signal
import subprocess
import sys

import httpx
import pytest

from atelier import AtelierError
from atelier.client import Client, Refused, anyone, me, opponent
from atelier.commands.serve import serve as serve_command
from atelier.games import find
from atelier.server.app import create_app
from atelier.server.ops.logs import Lines
from atelier.server.settings import Settings, database_url, read_settings
from tests.server.processes import LENIENT

SECURITY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/me", "/healthz", "/metrics"])
def test_every_answer_has_the_security_headers(person, path):
    response = person().http.get(path)
    assert {name: response.headers[name] for name in SECURITY} == SECURITY
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "server" not in response.headers


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nowhere", None, 404),
        ("POST", "/api/games", None, 405),
        ("GET", "/api/tables/short", None, 422),
        ("GET", "/api/tables/" + "x" * 22, None, 404),
        ("PUT", "/api/me", {"name": ""}, 422),
        ("PUT", "/api/me", {"name": "a\u0000b"}, 422),
        ("PUT", "/api/me", {"name": "x" * 41}, 422),
        ("PUT", "/api/me", {"name": "Zoé", "admin": True}, 422),
        ("PUT", "/api/me", [1], 422),
        ("POST", "/api/tables", {"game": "artisans", "seats": "2", "request": "12345678"}, 422),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}], "request": "12345678"}, 422),
        ("POST", "/api/tables", {"game": "artisans", "seats": [{"kind": "me"}], "request": "12345678"}, 422),
        (
            "POST",
            "/api/tables",
            {"game": "artisans", "seats": [{"kind": "me"}] * 2, "request": "12345678", "box": "0" * 64},
            422,
        ),
    ],
)
def test_every_error_is_a_problem_in_one_clear_sentence(person, method, path, body, status):
    response = person("Zoé").http.request(method, path, json=body)
    assert response.status_code == status
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["status"] == status
    assert problem["type"].startswith("urn:atelier:problem:")
    assert problem["detail"]


@pytest.mark.parametrize("garbage", [b"{", b"\xff\xfe", b"[" * 15_000, b'{"name": 1e999}', b'{"name": "\\ud800"}', b""])
def test_garbage_is_refused_without_a_failure(person, garbage):
    response = person("Zoé").http.put("/api/me", content=garbage, headers={"content-type": "application/json"})
    assert response.status_code in (400, 422)
    assert response.headers["content-type"] == "application/problem+json"


def test_a_failure_of_the_server_tells_nothing_of_what_failed(person, monkeypatch):
    def fail(game):
        raise RuntimeError("a secret word")

    monkeypatch.setattr("atelier.server.http.routes.tables.find", fail)
    response = person("Zoé").http.get("/api/games")
    assert response.status_code == 500
    assert response.json()["detail"].startswith("The server made a mistake")
    assert "secret" not in response.text + str(response.headers)
    assert response.headers["x-content-type-options"] == "nosniff"


def test_a_large_body_is_refused_also_when_it_does_not_say_its_size(serve):
    serving = serve(body_bytes=1000)
    zoe = serving.client("Zoé")
    assert zoe.http.put("/api/me", json={"name": "x" * 2000}).status_code == 413

    def pieces():
        for _ in range(40):
            yield b" " * 100

    response = zoe.http.put("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert response.status_code == 413


def test_a_request_another_site_has_made_is_refused(person):
    zoe = person("Zoé")
    body = {"name": "Mallory"}
    assert zoe.http.put("/api/me", json=body, headers={"Origin": "http://evil.example"}).status_code == 403
    assert zoe.http.put("/api/me", json=body, headers={"Origin": "null"}).status_code == 403
    for no_site in ("http://[", "http://[::1", "http://[x]"):
        refused = zoe.http.put("/api/me", json=body, headers={"Origin": no_site})
        assert (refused.status_code, refused.headers["content-type"]) == (403, "application/problem+json"), no_site
        assert "content-security-policy" in refused.headers
    own = str(zoe.http.base_url).rstrip("/")
    assert zoe.http.put("/api/me", json=body, headers={"Origin": own}).status_code == 200
    wrong_kind = zoe.http.put("/api/me", content=json.dumps(body), headers={"content-type": "text/plain"})
    assert wrong_kind.status_code == 422


def test_too_many_requests_are_asked_to_wait(serve):
    serving = serve(requests_per_second=1.0, requests_at_once=5)
    visitor = serving.client()
    statuses = [visitor.http.get("/api/games").status_code for _ in range(8)]
    assert statuses[:5] == [200] * 5
    assert statuses[-1] == 429
    refusal = visitor.http.get("/api/games")
    assert int(refusal.headers["retry-after"]) >= 1
    assert visitor.http.get("/healthz").status_code == 200


def test_keys_codes_and_words_have_limits_of_their_own(serve):
    rates = {"introductions_per_minute": 1.0, "introductions_at_once": 2}
    serving = serve(**rates, chat_per_minute=1.0, chat_at_once=2)
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    with pytest.raises(Refused, match="Too many introductions"):
        serving.client("Eve")
    for said in ("is not valid", "Too many tries of a code"):
        with pytest.raises(Refused, match=said):
            serving.client().use_link("AAAA-AAAA-AA")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    zoe.chat(table, "one")
    zoe.chat(table, "two")
    with pytest.raises(Refused, match="Too many words"):
        zoe.chat(table, "three")
    bob.chat(table, "Bob can still talk")


def test_a_class_behind_one_address_sits_down_at_once(serve):
    """With the limits a server has if nobody sets any: thirty come, sit in threes, and watch their tables."""
    limits = {name: getattr(Settings(), name) for name in LENIENT if name.endswith(("_per_second", "_per_minute"))}
    serving = serve(**limits, streams_per_address=100, connections_per_address=200)
    pupils = [serving.client(f"Pupil {number}") for number in range(30)]
    tables = [host.open_table("artisans", [me(), anyone(), anyone()]) for host in pupils[::3]]
    for number, pupil in enumerate(pupils):
        if number % 3:
            pupil.sit(tables[number // 3])
    heard = [pupil.stream(tables[number // 3]) for number, pupil in enumerate(pupils)]
    assert [len({one["name"] for one in next(stream).told["seats"]}) for stream in heard] == [3] * 30


def test_chat_is_short_and_for_those_at_the_table(person):
    zoe, eve = person("Zoé"), person("Eve")
    table = zoe.open_table("artisans", [me(), anyone()])
    zoe.chat(table, "x" * 500)
    for text in ("x" * 501, "", "   ", "bell\u0007"):
        assert (
            zoe.http.post(f"/api/tables/{table}/chat", json={"text": text, "request": "some-request"}).status_code
            == 422
        )
    with pytest.raises(Refused, match="take a seat"):
        eve.chat(table, "hello")
    (said,) = eve.look(table)["chat"]
    assert (said["name"], said["seat"]) == ("Zoé", 0)


def test_one_person_can_have_so_many_tables_bots_boxes_and_streams(serve):
    serving = serve(open_tables=2, bots=1, boxes=1, streams_per_address=2)
    zoe = serving.client("Zoé")
    tables = [zoe.open_table("artisans", [me(), anyone()]) for _ in range(2)]
    with pytest.raises(Refused, match="2 unfinished tables"):
        zoe.open_table("artisans", [me(), anyone()])
    zoe.close_table(tables[0])
    zoe.open_table("artisans", [me(), anyone()])
    zoe.make_bot("One")
    with pytest.raises(Refused, match="retire one"):
        zoe.make_bot("Two")
    text = find("artisans").box_text
    boxes = [zoe.http.post("/api/boxes", json={"game": "artisans", "text": text + end}) for end in ("", "\n")]
    assert [response.status_code for response in boxes] == [201, 409]
    streams = [serving.client().stream(tables[1]) for _ in range(2)]
    for stream in streams:
        next(stream)
    with pytest.raises(Refused, match="2 open streams"):
        next(zoe.stream(tables[1]))


def test_no_secret_is_in_a_log(shared, person, play_on):
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        zoe = person("Zoé Quatrepoint")
        token, code = zoe.make_bot("Clockwork"), zoe.offer_link()
        bot = shared.client(token=token)
        table = zoe.open_table("artisans", [me(contribution="c0ffee11" * 4), anyone(), opponent("random")])
        bot.sit(table)
        zoe.start(table)
        zoe.chat(table, "a confidence")
        play_on([zoe, bot], table, moves=10)
        with pytest.raises(Refused):
            bot.use_link("WRONG-CODE")
        person().use_link(code)
        held = shared.context.tables.hand[table]
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
    lines = heard.getvalue()
    never = [
        zoe.http.cookies["atelier"],
        token,
        code,
        code.replace("-", ""),
        held.match.key.hex(),
        held.row.secret,
        "Quatrepoint",
        "a confidence",
        "c0ffee11",
    ]
    served = [line for line in map(json.loads, lines.splitlines()) if line["room"].startswith(("atelier", "uvicorn"))]
    assert {"/api/tables/{id}/moves", "/api/me/bots"} <= {line.get("route") for line in served}
    assert not [word for word in never if word in json.dumps(served, ensure_ascii=False)]
    assert table not in json.dumps(served)


def test_health_readiness_and_metrics(person):
    nobody = person()
    assert nobody.http.get("/healthz").json() == {"alive": True}
    assert nobody.http.get("/readyz").json() == {"ready": True}
    figures = nobody.http.get("/metrics").text
    assert 'atelier_requests_total{method="GET",route="/readyz",status="200"}' in figures
    assert "atelier_log_entries_total" in figures
    assert "atelier_open_streams" in figures


def test_every_call_is_described_with_an_example_and_its_problems():
    described = create_app(Settings()).openapi()
    schemas = described["components"]["schemas"]
    operations = [call for calls in described["paths"].values() for call in calls.values()]
    assert len({call["operationId"] for call in operations}) == len(operations) >= 28
    for call in operations:
        assert call["responses"]["429"]["content"].keys() == {"application/problem+json"}
        assert "422" not in call["responses"] or "application/problem+json" in call["responses"]["422"]["content"]
        if "requestBody" in call:
            name = call["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            assert schemas[name]["examples"], name
        good = next(answer for status, answer in call["responses"].items() if status.startswith("2"))
        for kind, content in good.get("content", {}).items():
            shown = "example" in content or schemas[content["schema"]["$ref"].rpartition("/")[2]].get("examples")
            assert shown, (call["operationId"], kind)
    assert "http" not in json.dumps([call.get("summary") for call in operations])


def test_settings_come_from_the_environment_and_say_what_is_wrong():
    assert read_settings({"ATELIER_BODY_BYTES": "1000", "ATELIER_WATCH": "0.5"}).body_bytes == 1000
    assert read_settings({}, database=None, abandoned_after=5.0).abandoned_after == 5.0
    with pytest.raises(ValueError, match="ATELIER_WATCH: 'often' does not fit"):
        read_settings({"ATELIER_WATCH": "often"})
    assert database_url("postgresql://me@host/db") == "postgresql+psycopg://me@host/db"
    assert database_url("here.sqlite") == "sqlite:///here.sqlite"
    with pytest.raises(ValueError, match="write postgresql"):
        database_url("mysql://me@host/db")


def test_the_cookie_is_secure_where_the_proxy_says_https(serve, tmp_path):
    from atelier.server.run import new_server

    server = new_server(Settings(database=str(tmp_path / "proxied.sqlite")), "127.0.0.1", 0, behind="127.0.0.1")
    assert server.config.proxy_headers
    transport = httpx.ASGITransport(app=server.config.app)

    async def ask():
        app = server.config.app
        caller = httpx.AsyncClient(transport=transport, base_url="https://table.example")
        async with app.router.lifespan_context(app), caller as client:
            return await client.put("/api/me", json={"name": "Zoé"})

    response = asyncio.run(ask())
    assert "Secure" in response.headers["set-cookie"]
    assert response.headers["strict-transport-security"]


def test_the_schema_is_what_the_migrations_make(tmp_path):
    import sqlalchemy as sa
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from atelier.server.storage.database import Database
    from atelier.server.storage.schema import METADATA

    database = Database(str(tmp_path / "fresh.sqlite"))
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
    database.close()
    Database(str(tmp_path / "fresh.sqlite")).close()


def test_a_client_of_a_server_that_is_not_there_says_so():
    with Client("http://127.0.0.1:9") as nobody, pytest.raises(httpx.ConnectError):
        nobody.introduce("Zoé")


def test_the_command_serves_says_where_and_stops_when_asked(tmp_path):
    command = [sys.executable, "-m", "atelier", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as serving:
        address = next(word for line in serving.stderr for word in line.split() if word.startswith("http://"))
        with Client(address.rstrip(";")) as zoe:
            zoe.introduce("Zoé")
        serving.send_signal(signal.SIGTERM)
        assert serving.wait() in (0, -signal.SIGTERM)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"port": 99999}, "--port 99999: choose 0 to 65535"),
        ({"database": "mysql://x"}, "write postgresql://"),
        ({"database": "/"}, "/: tables are kept in a file"),
        ({"database": "postgresql://nobody:a-password@127.0.0.1:9/none"}, "the database cannot be opened"),
        ({"abandoned_after": -1.0}, "a number of hours above 0"),
    ],
)
def test_the_command_refuses_what_does_not_fit_in_one_sentence(monkeypatch, wrong, sentence):
    monkeypatch.setattr("atelier.server.ops.logs.set_up", lambda for_a_person=False: None)
    with pytest.raises(AtelierError, match=sentence) as caught:
        serve_command(**wrong)
    assert "a-password" not in str(caught.value)
