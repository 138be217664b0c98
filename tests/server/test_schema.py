"""Whatever is sent to whichever address: no failure of the server, and every answer as the documentation says.

schemathesis makes up requests from the OpenAPI description, right ones and wrong ones. Right ones are then made to fit
what there is (a table, a position, a legal move), so that they get past the door.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from collections import Counter
from http.cookiejar import DefaultCookiePolicy

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from atelier.server.app import create_app
from atelier.server.settings import Settings
from tests.server.world import Fit, World, key_of

API = schemathesis.openapi.from_dict(create_app(Settings(database="never-opened")).openapi())
OPERATIONS = {operation.ok().definition.raw["operationId"]: operation.ok() for operation in API.get_all_operations()}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
TOO_LARGE = 413
"""A refusal too, before anything was read."""
EXAMPLES = int(os.environ.get("ATELIER_EXAMPLES", "10"))
"""Of each call; `make soak` makes up 200."""
LINE = requests.Session()
LINE.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
"""Stays open and keeps no key that it is given."""
ID = re.compile(r"[A-Za-z0-9_-]{22}")


@pytest.fixture(scope="module")
def world(tmp_path_factory, new_serving, wait_for):
    serving = new_serving(database=str(tmp_path_factory.mktemp("schema") / "tables.sqlite"), trial_games=6)
    yield World(serving, wait_for)
    serving.stop()


def call(world, case, key=None, token=None):
    """Send a request; of a stream only its beginning is heard."""
    case.headers = {name: value for name, value in (case.headers or {}).items() if name.lower() != "authorization"}
    case.cookies = {}
    sent = case.as_transport_kwargs(base_url=world.serving.address)
    headers = dict(sent.pop("headers", None) or {})
    if key is not None:
        headers["Cookie"] = f"atelier={key}"
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    sent.pop("cookies", None)
    response = LINE.request(headers=headers, stream=True, timeout=300, **sent)
    if response.headers.get("content-type", "").startswith("text/event-stream"):
        first = next(response.iter_content(16))
        assert first.startswith(b"retry:")
        response.close()
        return response.status_code
    case.validate_response(response, checks=CHECKS)
    made_wrong = case.meta is not None and case.meta.generation.mode == GenerationMode.NEGATIVE
    if made_wrong and response.status_code != TOO_LARGE:
        case.validate_response(response, checks=[negative_data_rejection])
    return response.status_code


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_request_makes_the_server_fail_or_answer_otherwise_than_documented(world, name):
    heard = Counter()

    @given(data=st.data())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    def ask(data):
        mode = data.draw(st.sampled_from(list(GenerationMode)))
        case = data.draw(OPERATIONS[name].as_strategy(generation_mode=mode))
        if mode == GenerationMode.POSITIVE:
            fit = Fit(world, name, case, data.draw)
            heard[call(world, case, fit.key, fit.token)] += 1
        else:
            case.path_parameters = {
                part: world.pair if ID.fullmatch(str(value)) else value
                for part, value in (case.path_parameters or {}).items()
            }
            heard[call(world, case, key_of(world.zoe))] += 1

    ask()
    assert [status for status in heard if status < 300], f"{name} was never done: {heard}"


CHANGES = ["moves", "undo", "seats", "opponents", "start", "leave", "call", "here", "replace", "return", "chat"]
CHANGES += ["close", "rematch"]
POSTS = [*(f"/api/tables/{{pair}}/{change}" for change in CHANGES), "/api/tables", "/api/records", "/api/boxes"]
POSTS += ["/api/tables/{pair}/fork", "/api/records/verify", "/api/link", "/api/me/bots"]
HUGE = [2**31, 2**63, 10**400, -1, 1e308, 0.5, True, "0", [], {}]
"""What is not the number of a seat, a step or a position."""
GARBAGE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"words"',
    b"\xff\xfe\x00",
    b"[" * 100_000,
    b'{"a":' * 20_000,
    b'{"request": NaN}',
    b'{"request": 1e999}',
    b'{"request": "\\ud800\\udfff-request"}',
    b'{"request": "\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
    b"9" * 200_000,
    b'{"seat": ' + b"9" * 50_000 + b"}",
]


def number(world):
    return world.zoe.look(world.pair)["number"]


def is_a_problem(response, *statuses):
    assert response.status_code in statuses, response.text
    assert response.headers["content-type"] == "application/problem+json"
    return response.json()["status"] == response.status_code


@pytest.mark.parametrize("path", POSTS)
def test_garbage_is_refused_everywhere_and_changes_nothing(world, path):
    before = number(world)
    for garbage in GARBAGE:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "no such/kind; ="):
            asked = {"content": garbage, "headers": {"content-type": kind}}
            assert is_a_problem(world.zoe.http.post(path.format(pair=world.pair), **asked), 400, 413, 415, 422)
    assert number(world) == before


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("moves", {"move": "pass", "position": 4}, "position"),
        ("moves", {"move": "pass", "position": 4}, "seat"),
        ("undo", {"position": 4}, "position"),
        ("undo", {"position": 4}, "seat"),
        ("seats", {}, "seat"),
        ("opponents", {"level": "random"}, "seat"),
        ("leave", {}, "seat"),
        ("call", {}, "seat"),
        ("here", {}, "seat"),
        ("replace", {}, "seat"),
        ("return", {}, "seat"),
        ("fork", {"seats": [{"kind": "me"}] * 2}, "step"),
    ],
)
def test_what_is_not_a_number_or_far_too_large_is_refused_and_changes_nothing(world, path, body, field):
    before = number(world)
    for huge in HUGE:
        said = json.dumps({**body, field: huge, "request": secrets.token_urlsafe(9)})
        asked = {"content": said, "headers": {"content-type": "application/json"}}
        assert is_a_problem(world.zoe.http.post(f"/api/tables/{world.pair}/{path}", **asked), 422, 400)
    assert number(world) == before


@pytest.mark.parametrize("huge", ["-1", "16", str(2**31), str(2**63), "9" * 5000, "1.5", "NaN", "one", "%00", "٣"])
def test_numbers_in_an_address_are_refused_unless_they_fit(world, huge):
    table = f"/api/tables/{world.pair}"
    asked = ("?", "/guess?", "/events?", "/log?", "/coach?", "/why?move=pass&", "/preview?move=pass&")
    for path in (f"{table}{ask}seat={huge}" for ask in asked):
        assert is_a_problem(world.zoe.http.get(path), 422)
    if huge not in ("16", str(2**31)):
        assert is_a_problem(world.zoe.http.get(f"/api/tables?before={huge}"), 422)
    assert is_a_problem(world.zoe.http.get(f"{table}/steps/{huge}"), 404, 422)
    if huge != "16":
        assert is_a_problem(world.zoe.http.get(f"{table}/events?after={huge}"), 422)


@pytest.mark.parametrize("last", ["-1", "9" * 5000, "1.5", "one", "٣".encode(), b"\xff", ""])
def test_a_last_event_id_that_means_nothing_begins_with_the_whole_table(world, last):
    with world.zoe.http.stream("GET", f"/api/tables/{world.pair}/events", headers={"Last-Event-ID": last}) as stream:
        assert stream.status_code == 200
        assert "event: table" in [line for line, _ in zip(stream.iter_lines(), range(5), strict=False)]


@pytest.mark.parametrize("who", ["Bob", "Eve", "a bot of Zoé's", "nobody"])
def test_nobody_asks_or_acts_for_the_seat_of_another(world, who):
    clients = {"Bob": world.bob, "a bot of Zoé's": world.serving.client(token=world.token)}
    client = clients.get(who) or world.serving.client(None if who == "nobody" else "Eve")
    before = number(world)
    now = world.zoe.look(world.pair)
    table = f"/api/tables/{world.pair}"
    said = {"seat": 0, "request": secrets.token_urlsafe(9)}
    move = {"move": (now["view"]["legal"] or ["pass"])[0], "position": now["position"]}
    for path, body in (
        ("moves", move),
        ("undo", {"position": now["position"]}),
        ("leave", {}),
        ("here", {}),
        ("return", {}),
    ):
        assert is_a_problem(client.http.post(f"{table}/{path}", json=said | body), 401, 403)
    for path in (table, f"{table}/guess", f"{table}/events", f"{table}/steps/0", f"{table}/log", f"{table}/coach"):
        assert is_a_problem(client.http.get(path, params={"seat": 0}), 401, 403)
    for path in (f"{table}/why", f"{table}/preview"):
        assert is_a_problem(client.http.get(path, params={"seat": 0, "move": "pass"}), 401, 403)
    assert is_a_problem(client.http.post(f"{table}/opponents", json=said | {"level": "random"}), 401, 403, 409)
    assert is_a_problem(client.http.post(f"{table}/seats", json=said), 401, 409)
    for path in ("call", "replace"):
        assert is_a_problem(client.http.post(f"{table}/{path}", json=said), 401, 403, 409)
    assert is_a_problem(client.http.post(f"{table}/close", json={"request": said["request"]}), 401, 403)
    assert number(world) == before


ANYTHING = [
    None,
    [],
    {},
    "",
    "x",
    "9" * 5000,
    -1,
    2**63,
    10**400,
    1.5,
    True,
    [[[]]],
    {"a": {"a": []}},
    [None],
    ["\x00"],
]


def test_a_record_with_anything_in_any_field_is_refused_or_proved(world):
    fields = [(name,) for name in world.record]
    fields += [("fairness", name) for name in world.record["fairness"]]
    for path in fields:
        for thing in ANYTHING:
            paper = json.loads(json.dumps(world.record))
            within = paper if len(path) == 1 else paper[path[0]]
            within[path[-1]] = thing
            asked = {"content": json.dumps({"record": paper}), "headers": {"content-type": "application/json"}}
            response = world.zoe.http.post("/api/records/verify", **asked)
            assert response.status_code == 200 or is_a_problem(response, 400, 422), (path, thing)
