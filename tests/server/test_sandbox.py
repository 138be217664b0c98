"""What strangers send is read where it can be ended: heavy work ends by its limits, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from atelier.boxparcel import pack, unpack
from atelier.client import Refused, anyone, me
from atelier.errors import AtelierError, BadBox
from atelier.games import GAMES, find
from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.pools.fair_pool import FairPool
from atelier.server.pools.sandbox import COMMAND, EACH, Sandbox

HEAVY = (COMMAND[0], str(Path(__file__).with_name("heavy_work.py")))
ANSWER_BYTES = 65_536
LONG = 600.0
"""Seconds no test waits for."""
A_CLASS = 30


@pytest.fixture(scope="module")
def loop():
    """An event loop of its own in a thread, as a server has."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield loop
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture
def begin(loop):
    """Begin to do something in that loop."""
    return lambda work: asyncio.run_coroutine_threadsafe(work, loop)


@pytest.fixture
def sandbox(loop):
    """Sandboxes in which heavy boxes can be read."""
    made = []

    def make(processes=1, megabytes=512, seconds=LONG):
        made.append(Sandbox(processes, megabytes, seconds, HEAVY))
        return made[-1]

    yield make
    for one in made:
        loop.call_soon_threadsafe(one.close)


def refusal(future):
    """The problem a job ends with."""
    with pytest.raises(Problem) as refused:
        future.result(LONG)
    return refused.value


# Worker processes


@pytest.mark.parametrize("game", GAMES)
def test_a_box_comes_out_of_the_sandbox_as_it_is_read_outside(begin, sandbox, game):
    box = begin(sandbox().box("zoe", game, find(game).box_text)).result(LONG)
    default = find(game).default_box
    assert (box.digest, box.words, box.names) == (default.digest, default.words, default.names)
    assert box.sources == default.sources
    match = Match(game, seed=1, box=box)
    assert match.legal == Match(game, seed=1).legal
    assert pack(unpack(json.loads(json.dumps(pack(box))))) == pack(box)


def test_mistakes_come_out_of_the_sandbox_line_by_line(begin, sandbox):
    with pytest.raises(BadBox) as refused:
        begin(sandbox().box("zoe", "artisans", "name = 3\nweather = 4")).result(LONG)
    assert any("line 2, weather: no such key" in one for one in refused.value.mistakes)


def test_a_record_comes_out_of_the_sandbox_proved(begin, sandbox):
    match = Match("artisans", seed=1)
    match.play(match.legal[0])
    paper = json.loads(match.record.write())
    box = sandbox()
    assert begin(box.record("zoe", paper, None)).result(LONG) == (match.record, False)
    with pytest.raises(AtelierError, match="step 1: 'castle' is no move"):
        begin(box.record("zoe", paper | {"moves": ["castle"]}, None)).result(LONG)


def test_a_job_that_takes_too_long_is_ended_and_the_next_one_is_done(begin, sandbox):
    box = sandbox(seconds=3.0)
    problem = refusal(begin(box.box("zoe", "artisans", "spin")))
    assert (problem.status, problem.kind) == (422, "too-heavy")
    assert "more than 3 s or 512 MB" in problem.detail
    box.seconds = LONG
    assert begin(box.box("zoe", "artisans", find("artisans").box_text)).result(LONG).name == "atelier-2"


@pytest.mark.parametrize("weight", ["hoard", "die"])
def test_a_job_that_takes_all_memory_or_kills_its_process_is_a_problem_of_whoever_sent_it(begin, sandbox, weight):
    box = sandbox()
    assert refusal(begin(box.box("zoe", "artisans", weight))).kind == "too-heavy"
    assert begin(box.box("zoe", "artisans", find("artisans").box_text)).result(LONG).name == "atelier-2"


def test_nobody_waits_for_a_heavy_job_of_another(begin, sandbox, wait_for):
    box = sandbox(processes=2)
    heavy = [begin(box.box("mallory", "artisans", "spin")) for _ in range(EACH)]
    wait_for(lambda: box.pool.under_way.get("mallory"))
    assert begin(box.box("zoe", "artisans", find("artisans").box_text)).result(LONG).name == "atelier-2"
    assert box.pool.under_way.get("mallory") == 1
    one_more = refusal(begin(box.box("mallory", "artisans", "spin")))
    assert (one_more.status, one_more.more["retry_after"]) == (429, 1)
    assert not any(one.done() for one in heavy)


def test_a_closed_sandbox_leaves_no_process(begin, sandbox, wait_for, loop):
    box = sandbox()
    heavy = begin(box.box("mallory", "artisans", "spin"))
    process = wait_for(lambda: box.all[0].process)
    loop.call_soon_threadsafe(box.close)
    assert process.wait(LONG) < 0
    refusal(heavy)


# The fair pool


def held(begin, pool, gate, owner, name, done):
    def work():
        gate.wait()
        done.append(name)
        return name

    return begin(pool.run(owner, work))


def test_everyones_next_piece_of_work_comes_in_turn(begin, wait_for):
    pool, gate, done = FairPool("test", 1), threading.Event(), []
    held(begin, pool, gate, "mallory", "m0", done)
    wait_for(lambda: pool.under_way.get("mallory"))
    waiting = [held(begin, pool, gate, "mallory", f"m{n}", done) for n in (1, 2, 3)]
    wait_for(lambda: len(pool.queue) == 3)
    waiting += [held(begin, pool, gate, owner, owner, done) for owner in ("zoe", "bob")]
    wait_for(lambda: len(pool.queue) == 5)
    gate.set()
    assert [one.result(LONG) for one in waiting] == ["m1", "m2", "m3", "zoe", "bob"]
    assert done == ["m0", "m1", "zoe", "bob", "m2", "m3"]
    assert (pool.free, len(pool.queue), pool.under_way) == (1, 0, {})


def test_a_pool_takes_so_much_of_one_and_so_much_of_all(begin, wait_for):
    pool, gate, done = FairPool("test", 1, each=2, most=3), threading.Event(), []
    jobs = [held(begin, pool, gate, "mallory", "m", done) for _ in range(2)]
    assert refusal(held(begin, pool, gate, "mallory", "m", done)).status == 429
    jobs += [held(begin, pool, gate, owner, owner, done) for owner in ("zoe", "bob")]
    wait_for(lambda: len(pool.queue) == 3)
    assert refusal(held(begin, pool, gate, "eve", "eve", done)).status == 503
    gate.set()
    for job in jobs:
        job.result(LONG)
    assert held(begin, pool, gate, "eve", "eve", done).result(LONG) == "eve"


def test_three_windows_of_one_person_are_read_in_turn_and_not_refused(begin, wait_for):
    """Each asks while it is typed in, and a page that is left may still have asked."""
    pool, gate, done = Sandbox(2, 512, LONG).pool, threading.Event(), []
    jobs = [held(begin, pool, gate, "zoe", window, done) for window in ("first", "second", "third", "left", "again")]
    wait_for(lambda: len(pool.queue) == 4)
    gate.set()
    assert [job.result(LONG) for job in jobs] == ["first", "second", "third", "left", "again"]
    assert done == ["first", "second", "third", "left", "again"]


def test_who_asks_for_much_makes_room_for_who_has_asked_for_less(begin, wait_for):
    pool, gate, done = FairPool("test", 1, most=3), threading.Event(), []
    much = [held(begin, pool, gate, "mallory", f"m{n}", done) for n in range(4)]
    wait_for(lambda: len(pool.queue) == 3)
    assert refusal(held(begin, pool, gate, "mallory", "m4", done)).status == 503
    zoe, bob = (held(begin, pool, gate, owner, owner, done) for owner in ("zoe", "bob"))
    assert refusal(held(begin, pool, gate, "eve", "eve", done)).status == 503, "each has one that waits"
    gate.set()
    assert [refusal(job).status for job in (much.pop(), much.pop())] == [503, 503]
    assert [job.result(LONG) for job in (*much, zoe, bob)] == ["m0", "m1", "zoe", "bob"]
    assert done == ["m0", "m1", "zoe", "bob"]


def test_a_piece_of_work_that_fails_fails_for_its_owner_alone(begin):
    pool = FairPool("test", 1)
    with pytest.raises(ZeroDivisionError):
        begin(pool.run("mallory", lambda: 1 // 0)).result(LONG)
    assert begin(pool.run("zoe", lambda: 1)).result(LONG) == 1


# Over HTTP


def upload(client, game):
    """Upload the box that comes with a game; its id."""
    response = client.http.post("/api/boxes", json={"game": game, "text": find(game).box_text}, timeout=LONG)
    assert response.status_code == 201, response.text
    return response.json()["id"]


ATTACKS = {
    "header": "a = [\n[" + " " * 6_000 + "1\n]]",
    "many headers": "a = [\n" + ("[" + " " * 1_900 + "1\n],\n") * 90 + "]",
    "dotted": ".".join("a" * 20_000) + " = 1",
    "dotted header": "[" + ".".join("a" * 20_000) + "]",
    "nested": "a = " + "[" * 20_000,
    "nested tables": "a = " + "{ a = " * 9_000,
    "integer": "a = " + "9" * 100_000,
    "long answer": "\n".join(f'"{"é" * 150}{n}" = 1' for n in range(600)),
    "many mistakes": "\n".join(f"a{n} = 1" for n in range(9_000)),
    "half a sign": "a = '\\ud800'",
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_hostile_box_gets_a_short_refusal(person, attack):
    response = person("Mallory").http.post("/api/boxes", json={"game": "artisans", "text": ATTACKS[attack]})
    assert response.status_code == 422
    assert response.json()["mistakes"]
    assert len(response.content) < ANSWER_BYTES


def test_while_a_heavy_box_is_read_everyone_else_is_answered(serve, wait_for, tmp_path):
    serving, begun = serve(), tmp_path / "begun"
    heavy = Sandbox(2, 512, LONG, (*HEAVY, str(begun)))
    serving.context.sandbox = serving.context.tables.boxes.sandbox = heavy
    mallory, zoe = serving.client("Mallory"), serving.client("Zoé")
    answers = []
    body = {"game": "artisans", "text": "spin"}
    attack = threading.Thread(
        target=lambda: answers.append(mallory.http.post("/api/boxes", json=body, timeout=LONG)), daemon=True
    )
    attack.start()
    wait_for(begun.exists)
    table = zoe.open_table("artisans", [me(), anyone()])
    assert zoe.look(table)["life"] == "open"
    assert upload(zoe, "artisans")
    assert zoe.http.get("/healthz").status_code == 200
    assert attack.is_alive()
    for cell in heavy.all:
        cell.close()
    attack.join()
    assert answers[0].status_code == 422
    assert answers[0].json()["type"] == "urn:atelier:problem:too-heavy"


def test_a_class_that_types_behind_one_address_is_read_in_turn_and_not_refused(serve, wait_for, monkeypatch):
    serving, gate = serve(), threading.Event()
    sandbox, nobody = serving.context.sandbox, serving.client()
    ask = sandbox._ask
    monkeypatch.setattr(sandbox, "_ask", lambda *words: gate.wait() and ask(*words))
    draft = {"game": "artisans", "text": find("artisans").box_text}
    with ThreadPoolExecutor(A_CLASS) as hands:
        answers = [hands.submit(nobody.http.post, "/api/boxes/check", json=draft) for _ in range(A_CLASS)]
        wait_for(lambda: len(sandbox.pool.queue) == A_CLASS - 1 or any(one.done() for one in answers))
        gate.set()
    assert {one.result().status_code for one in answers} == {200}


def test_a_stored_box_is_read_once_for_all_who_ask(serve):
    serving = serve()
    box = upload(serving.client("Zoé"), "artisans")
    boxes, asked = serving.context.tables.boxes, []
    boxes.hand.clear()
    run = boxes.sandbox.box

    def counted(*words):
        asked.append(words[0])
        return run(*words)

    async def ask():
        boxes.sandbox.box = counted
        return await asyncio.gather(*(boxes.get(box) for _ in range(20)))

    assert len({id(one) for one in serving.call(ask())}) == 1
    assert asked == [f"box {box}"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", {"name": "x" * 20_000}),
        ("POST", "/api/tables", {"game": "artisans", "seats": [[]] * 6_000, "request": "12345678"}),
        ("POST", "/api/tables/" + "x" * 22 + "/chat", {"text": "x" * 20_000, "request": "12345678"}),
        ("POST", "/api/records/verify", {"record": {"a": [[]] * 50_000}}),
        ("POST", "/api/boxes", {"game": "artisans", "text": "x", "more": [{}] * 50_000}),
    ],
)
def test_a_body_with_more_parts_than_can_be_parsed_in_no_time_is_refused(person, method, path, body):
    assert person("Mallory").http.request(method, path, json=body).status_code == 413


def test_a_long_game_and_a_large_box_still_fit(person):
    zoe = person("Zoé")
    paper = json.loads(Match("artisans", seed=1).record.write())
    with pytest.raises(Refused, match="step 1: token is not possible"):
        zoe.verify(paper | {"moves": ["token"] * 20_000})
    assert upload(zoe, "little-town")
