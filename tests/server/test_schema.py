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

from atelier.client import anyone, me, opponent
from atelier.games import find
from atelier.lab.puzzles import puzzles_of
from atelier.server.app import create_app
from atelier.server.settings import Settings

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
ID = re.compile(r"[A-Za-z0-9_-]{22}")


class World:
    """People, and a table in every stage of its life."""

    def __init__(self, serving, wait_for):
        self.serving = serving
        self.zoe, self.bob = serving.client("Zoé"), serving.client("Bob")
        self.token = self.zoe.make_bot("Clockwork")
        self.lay()
        self.done = self.zoe.open_table("artisans", [opponent("random")] * 2)
        self.zoe.start(self.done)
        wait_for(lambda: self.zoe.look(self.done)["life"] == "over")
        self.record = self.zoe.record(self.done)
        self.box = find("artisans").box_text
        self.closed = self.zoe.open_table("artisans", [me(), anyone()])
        self.zoe.close_table(self.closed)
        self.zoe.analyse(self.done)

    def lay(self):
        """Tables people may wreck."""
        self.open = self.zoe.open_table("artisans", [me(), anyone(), anyone()], listed=True)
        self.full = self.zoe.open_table("artisans", [me(), opponent("random")])
        self.playing = self.zoe.open_table("little-town", [me(), me()], options={"expansion": "advanced"})
        self.pair = self.zoe.open_table("artisans", [me(), anyone()])
        self.bob.sit(self.pair)
        self.left = self.zoe.open_table("artisans", [me(), anyone()])
        self.bob.sit(self.left)
        for table in (self.playing, self.pair, self.left):
            self.zoe.start(table)
        self.bob.leave(self.left, stand_in=False)

    @property
    def tables(self):
        return [self.open, self.full, self.playing, self.pair, self.left, self.done, self.closed]


@pytest.fixture(scope="module")
def world(tmp_path_factory, new_serving, wait_for):
    serving = new_serving(database=str(tmp_path_factory.mktemp("schema") / "tables.sqlite"))
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
    response = requests.request(headers=headers, stream=True, timeout=300, **sent)
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


class Fit:
    """A right request made to fit what there is, so that it acts."""

    def __init__(self, world, name, case, draw):
        self.world, self.case, self.draw = world, case, draw
        self.key = draw(st.sampled_from([key_of(world.zoe), key_of(world.zoe), key_of(world.bob), None]))
        self.token = draw(st.sampled_from([None, None, None, world.token])) if self.key is None else None
        self.table = draw(st.sampled_from(world.tables))
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = self.table
        if isinstance(case.body, dict):
            self._fit_body()
        getattr(self, name, lambda: None)()

    def _fit_body(self):
        body = self.case.body
        if "request" in body:
            body["request"] = secrets.token_urlsafe(9)
        for name, value in (("level", "random"), ("stand_in", "random"), ("game", "artisans")):
            if isinstance(body.get(name), str):
                body[name] = value
        body.pop("box", None)
        if "seats" in body:
            body["seats"] = self.draw(st.sampled_from([[me(), anyone()], [me(), opponent("random")], [anyone()] * 2]))
            body.pop("options", None)

    def at(self, table, **body):
        """Be Zoé, at this table, and say so."""
        self.table, self.key, self.token = table, key_of(self.world.zoe), None
        self.case.path_parameters["id"] = table
        self.case.body.update(body)

    def sometimes(self):
        return self.draw(st.integers(0, 3)) > 0

    def move(self):
        table = self.draw(st.sampled_from([self.world.playing, self.world.pair]))
        seat = self.world.zoe.look(table, 0)["turn"]
        if seat is not None and self.sometimes():
            player = self.world.bob if table == self.world.pair and seat == 1 else self.world.zoe
            now = player.look(table, seat)
            move = self.draw(st.sampled_from(now["view"]["legal"]))
            self.at(table, move=move, position=now["position"], seat=seat)
            self.key = key_of(player)

    def undo(self):
        zoe, table = self.world.zoe, self.world.playing
        seat = zoe.look(table, 0)["turn"]
        if seat is not None and self.sometimes():
            now = zoe.look(table, seat)
            if not now["undo"]:
                zoe.move(table, now["view"]["legal"][0], now["position"], seat)
            self.at(table, position=zoe.look(table, seat)["position"], seat=seat)

    def sit(self):
        if self.sometimes():
            self.at(self.world.open, seat=self.draw(st.sampled_from([0, 1, 2])))

    def unseat(self):
        if self.sometimes():
            self.at(self.world.zoe.open_table("artisans", [me(), opponent("random")]), seat=1)

    def reveal(self):
        if self.sometimes():
            promised = me(contribution=self.case.body["contribution"])
            self.at(self.world.zoe.open_table("artisans", [promised, opponent("random")]), seat=0)

    def seatOpponent(self):
        if self.sometimes():
            self.at(self.world.full, seat=1)

    def startGame(self):
        if self.sometimes():
            self.at(self.world.zoe.open_table("artisans", [me(), opponent("random")]))

    def leave(self):
        if self.sometimes():
            table = self.world.zoe.open_table("artisans", [me(), anyone()])
            self.at(table, seat=0)

    def replaceAbsent(self):
        if self.sometimes():
            self.at(self.world.left, seat=1)

    def comeBack(self):
        if self.sometimes():
            self.world.lay()
            self.at(self.world.left, seat=1)
            self.key = key_of(self.world.bob)

    def chat(self):
        if self.sometimes():
            self.at(self.world.open, text=self.case.body["text"].strip() or "Well played!")

    def closeTable(self):
        if self.sometimes():
            self.at(self.world.zoe.open_table("artisans", [me(), anyone()]))

    def rematch(self):
        if self.sometimes():
            self.at(self.world.done)

    def forkTable(self):
        if self.sometimes():
            self.at(self.world.done, step=self.draw(st.integers(0, 40)))

    def at_turn(self):
        """Ask for the seat on turn of Zoé's table; returns what it may do."""
        zoe, table = self.world.zoe, self.world.playing
        self.case.path_parameters["id"], self.key, self.token = table, key_of(zoe), None
        seat = zoe.look(table, 0)["turn"] or 0
        self.case.query["seat"] = seat
        return zoe.look(table, seat)["view"]["legal"]

    def listThings(self):
        self.case.path_parameters["game"] = self.draw(st.sampled_from(["artisans", "little-town", "chess"]))

    readRules = listThings

    def readLog(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done
            self.case.query.pop("seat", None)

    def previewMove(self):
        if self.sometimes() and (legal := self.at_turn()):
            self.case.query["move"] = self.draw(st.sampled_from(legal))

    def whyNot(self):
        if self.sometimes():
            self.at_turn()
            self.case.query["move"] = self.draw(st.sampled_from(["place a1", "build well", "take wood", "done"]))

    def askCoach(self):
        if self.sometimes():
            self.at_turn()

    def listSameDeal(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done

    def lookAtStep(self):
        if self.sometimes():
            self.case.path_parameters |= {"id": self.world.done, "step": self.draw(st.integers(0, 60))}

    def guessPosition(self):
        if self.sometimes():
            self.case.path_parameters["id"], self.key, self.token = self.world.playing, key_of(self.world.zoe), None
            self.case.query["seat"] = self.draw(st.integers(0, 1))

    def askAnalysis(self):
        if self.sometimes():
            self.case.path_parameters["id"], self.key = self.world.done, key_of(self.world.zoe)

    def lookAtAnalysis(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done

    def exportRecord(self):
        if self.sometimes():
            self.case.path_parameters["id"] = self.world.done

    def uploadBox(self):
        if self.sometimes():
            self.key, self.case.body["text"] = key_of(self.world.zoe), self.world.box

    def keepBox(self):
        if self.sometimes():
            self.key, self.token = key_of(self.world.serving.client("Someone")), None
            self.case.body["text"] = self.world.box

    def readKeptBox(self):
        if self.sometimes():
            someone = self.world.serving.client("Someone")
            said = {"game": "artisans", "text": self.world.box, "request": secrets.token_urlsafe(9)}
            self.case.path_parameters["id"] = someone.http.post("/api/me/boxes", json=said).json()["id"]
            self.key, self.token = key_of(someone), None

    dropKeptBox = readKeptBox

    def changeKeptBox(self):
        self.readKeptBox()
        self.case.body |= {"text": self.world.box, "version": self.draw(st.sampled_from([1, 1, 2]))}

    def importRecord(self):
        if self.sometimes():
            self.key, self.case.body["record"] = key_of(self.world.zoe), self.world.record

    def verifyRecord(self):
        if self.sometimes():
            self.case.body["record"] = self.world.record

    def lookAtPuzzle(self):
        puzzle = self.draw(st.sampled_from(list(puzzles_of("artisans").values())))
        self.case.path_parameters["id"] = puzzle.id if self.sometimes() else "0123456789ab"
        if self.case.query and self.sometimes():
            self.case.query["move"] = self.draw(st.sampled_from([answer.move for answer in puzzle.answers]))

    tryPuzzle = whyNotInPuzzle = previewInPuzzle = lookAtPuzzle

    def playDaily(self):
        if self.sometimes():
            self.key, self.token = key_of(self.world.serving.client("Someone")), None
            self.case.path_parameters["game"] = self.draw(st.sampled_from(["artisans", "little-town"]))

    def useLink(self):
        if self.sometimes():
            self.case.body["code"] = self.world.zoe.offer_link()

    def forgetMe(self):
        self.key = key_of(self.world.serving.client("Someone"))

    def makeBot(self):
        self.key = key_of(self.world.serving.client("Someone"))

    def retireBot(self):
        someone = self.world.serving.client("Someone")
        someone.make_bot("Short-lived")
        (bot,) = someone.http.get("/api/me/bots").json()["bots"]
        self.key, self.case.path_parameters["bot"] = key_of(someone), bot["id"]


def key_of(client):
    return client.http.cookies["atelier"]


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


CHANGES = ["moves", "undo", "seats", "opponents", "start", "leave", "replace", "return", "chat", "close", "rematch"]
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
    for path, body in (("moves", move), ("undo", {"position": now["position"]}), ("leave", {}), ("return", {})):
        assert is_a_problem(client.http.post(f"{table}/{path}", json=said | body), 401, 403)
    for path in (table, f"{table}/guess", f"{table}/events", f"{table}/steps/0", f"{table}/log", f"{table}/coach"):
        assert is_a_problem(client.http.get(path, params={"seat": 0}), 401, 403)
    for path in (f"{table}/why", f"{table}/preview"):
        assert is_a_problem(client.http.get(path, params={"seat": 0, "move": "pass"}), 401, 403)
    assert is_a_problem(client.http.post(f"{table}/opponents", json=said | {"level": "random"}), 401, 403, 409)
    assert is_a_problem(client.http.post(f"{table}/seats", json=said), 401, 409)
    assert is_a_problem(client.http.post(f"{table}/replace", json=said), 401, 403, 409)
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
