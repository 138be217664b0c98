"""Everyone's opponents are served in turn: who asks for much waits for themselves only."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from atelier.agents.random import RandomPlayer
from atelier.client import me, opponent
from atelier.server.pools.fair_queue import FairQueue, Full
from atelier.server.pools.lanes import QUICK, Lane
from atelier.server.workers import bots, coach, thoughts

NOBODY = {}
SECONDS = 90


def served(queue, under_way=NOBODY, share=1):
    jobs = []
    while (job := queue.take(under_way, share)) is not None:
        jobs.append(job)
    return jobs


def test_owners_take_turns_however_many_tables_one_has():
    queue = FairQueue(most=100)
    for number in range(40):
        queue.put("mallory", f"table {number}", "hers")
    queue.put("zoe", "table", "zoe's")
    queue.put("bob", "table", "bob's")
    assert served(queue)[:3] == ["hers", "zoe's", "bob's"]


def test_tables_of_one_owner_take_turns():
    queue = FairQueue(most=100)
    for number in range(3):
        queue.put("zoe", "first", f"first {number}")
    queue.put("zoe", "second", "second 0")
    assert served(queue) == ["first 0", "second 0", "first 1", "first 2"]


def test_tables_where_nobody_is_present_come_last():
    queue = FairQueue(most=100)
    queue.put("mallory", "unattended", "unattended", attended=False)
    queue.put("zoe", "table", "zoe's")
    queue.put("mallory", "table", "hers")
    assert served(queue) == ["zoe's", "hers", "unattended"]


def test_who_has_a_share_under_way_waits_while_others_wait_and_only_then():
    queue = FairQueue(most=100)
    queue.put("mallory", "table", "hers")
    queue.put("zoe", "table", "zoe's")
    assert served(queue, {"mallory": 2, "zoe": 1}, share=2) == ["zoe's", "hers"]


def test_a_full_queue_takes_nothing_more():
    queue = FairQueue(most=2)
    queue.put("zoe", "table", 1)
    queue.put("zoe", "table", 2)
    with pytest.raises(Full):
        queue.put("bob", "table", 3)
    assert len(queue) == 2
    assert served(queue) == [1, 2]
    assert len(queue) == 0
    assert not queue.attended.owners, "nothing is left of those who are served"


def test_whoever_has_most_in_a_full_queue_makes_room_for_who_has_less():
    queue = FairQueue(most=5)
    for number in range(3):
        queue.put("mallory", "first", f"first {number}")
    assert queue.make_room("zoe") is None, "there is room"
    queue.put("mallory", "second", "second 0", attended=False)
    queue.put("bob", "table", "his")
    assert queue.make_room("mallory") is None
    assert queue.make_room("zoe") == "second 0"
    queue.put("zoe", "table", "hers")
    assert queue.make_room("zoe") == "first 2", "then each has two"
    queue.put("zoe", "table", "another")
    assert queue.make_room("zoe") is None
    assert queue.make_room("bob") is None
    assert len(queue) == 5
    assert served(queue) == ["first 0", "his", "hers", "first 1", "another"]


def lane_of(at_once):
    """A lane that works in threads."""
    threads = ThreadPoolExecutor(at_once)
    return Lane(at_once, lambda work: asyncio.get_running_loop().run_in_executor(threads, work))


def test_a_lane_gives_back_what_was_thought_and_what_went_wrong():
    async def think():
        lane = lane_of(2)
        assert await lane.submit("zoe", "table", lambda: 3) == 3
        with pytest.raises(ZeroDivisionError):
            await lane.submit("zoe", "table", lambda: 1 // 0)
        assert (lane.free, lane.under_way) == (2, {})
        lane.close()

    asyncio.run(think())


def test_what_nobody_waits_for_any_more_is_not_thought():
    async def think():
        lane, gate, thought = lane_of(1), threading.Event(), []
        first = lane.submit("zoe", "table", gate.wait)
        second = lane.submit("zoe", "table", lambda: thought.append("second"))
        third = lane.submit("zoe", "table", lambda: thought.append("third"))
        second.cancel()
        gate.set()
        await asyncio.gather(first, third)
        assert thought == ["third"]
        lane.close()

    asyncio.run(think())


def test_a_lane_that_closes_lets_go_of_those_who_wait():
    async def think():
        lane, gate = lane_of(1), threading.Event()
        lane.submit("zoe", "table", gate.wait)
        waiting = lane.submit("zoe", "table", lambda: None)
        lane.close()
        gate.set()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(think())


class Gate:
    """Masters who wait to be let through one by one, and who was let through; others play at once."""

    def __init__(self, monkeypatch):
        self.permits, self.passed, self.arrived = threading.Semaphore(0), [], threading.Semaphore(0)
        monkeypatch.setattr(thoughts, "opponent", lambda level: RandomPlayer() if level in QUICK else self)

    def choose(self, knowledge):
        self.wait(int(knowledge.guess[0].seats))
        return RandomPlayer().choose(knowledge)

    def wait(self, what):
        self.passed.append(what)
        self.arrived.release()
        self.permits.acquire()

    def let(self, count):
        """Let so many through, and wait for the next to arrive each time."""
        for _ in range(count):
            assert self.arrived.acquire(timeout=SECONDS), "nobody thinks"
            self.permits.release()

    def open(self):
        for _ in range(100_000):
            self.permits.release()


@pytest.fixture
def gate(own_mind, monkeypatch):
    made = Gate(monkeypatch)
    yield made
    made.open()


def masters(client, tables, seats=4, others=()):
    """Tables of one person with masters on every seat but those of `others`."""
    for _ in range(tables):
        table = client.open_table("artisans", [*others, *[opponent("master")] * (seats - len(others))])
        client.start(table)
    return table


def my_turn(client, table):
    """Play until an opponent is on turn."""
    while (now := client.look(table))["turn"] == 0:
        client.move(table, now["view"]["legal"][0], now["position"])


def test_a_journeyman_moves_while_forty_tables_of_masters_wait(serve, gate, wait_for):
    serving = serve(thinkers=1)
    mallory, zoe = serving.client("Mallory"), serving.client("Zoé")
    masters(mallory, 40)
    gate.arrived.acquire(timeout=SECONDS)  # the only strong thread is hers, and stays so
    table = zoe.open_table("artisans", [me(), opponent("journeyman")])
    zoe.start(table)
    my_turn(zoe, table)
    assert wait_for(lambda: zoe.look(table)["turn"] == 0, SECONDS)
    assert gate.passed == [4]


def test_another_persons_master_waits_for_one_turn_of_the_ring(serve, gate, wait_for):
    serving = serve(thinkers=1)
    mallory, zoe = serving.client("Mallory"), serving.client("Zoé")
    masters(mallory, 12, 4, [me()])
    for table in mallory.my_tables():
        my_turn(mallory, table["id"])
    table = masters(zoe, 1, 2, [me()])
    my_turn(zoe, table)
    lane = serving.context.lanes.strong
    wait_for(lambda: len(lane.queue.attended.owners) == 2, SECONDS)
    gate.let(3)
    assert 2 in gate.passed[:3]


def test_the_bots_of_a_person_have_no_turn_of_their_own(serve, gate, wait_for):
    serving = serve(thinkers=1)
    mallory, zoe = serving.client("Mallory"), serving.client("Zoé")
    for number in range(6):
        bot = serving.client(token=mallory.make_bot(f"Bot {number}"))
        my_turn(bot, masters(bot, 1, 4, [me()]))
    my_turn(zoe, masters(zoe, 1, 2, [me()]))
    wait_for(lambda: len(serving.context.lanes.strong.queue) == 6, SECONDS)
    gate.let(3)
    assert 2 in gate.passed[:3]


def test_tables_without_anyone_present_wait_for_those_with_someone(serve, gate, wait_for):
    serving = serve(thinkers=1)
    zoe = serving.client("Zoé")
    masters(zoe, 6)
    my_turn(zoe, masters(zoe, 1, 2, [me()]))
    wait_for(lambda: len(serving.context.lanes.strong.queue) == 6, SECONDS)
    gate.let(2)
    assert 2 in gate.passed[:2], "at most the one that was under way came first"


def test_the_coach_waits_for_one_turn_of_the_ring(serve, gate, monkeypatch, wait_for):
    nothing = {"chances": [], "points": [], "moves": []}
    monkeypatch.setattr(coach, "advise", lambda *asked: gate.wait("coach") or nothing)
    serving = serve(thinkers=1)
    mallory, zoe = serving.client("Mallory"), serving.client("Zoé")
    masters(mallory, 12, 4, [me()])
    for table in mallory.my_tables():
        my_turn(mallory, table["id"])
    table = zoe.open_table("artisans", [me(), me()])
    zoe.start(table)
    asking = threading.Thread(target=zoe.coach, args=(table, 0))
    asking.start()
    wait_for(lambda: len(serving.context.lanes.strong.queue.attended.owners) == 2, SECONDS)
    gate.let(3)
    assert "coach" in gate.passed[:3]
    gate.open()
    asking.join(SECONDS)


def test_an_opponent_that_fails_is_left_alone_for_longer_and_longer(serve, own_mind, monkeypatch, wait_for):
    tried = []

    def fail(*words):
        tried.append(words)
        raise RuntimeError("this position cannot be thought about")

    serving = serve()
    zoe = serving.client("Zoé")
    monkeypatch.setattr(bots, "choose", fail)
    monkeypatch.setattr(bots, "SHORTEST_REST", 600.0)
    table = zoe.open_table("artisans", [opponent("random"), opponent("random")])
    zoe.start(table)
    resting, watch = serving.context.bots.resting, serving.context.sweeper
    wait_for(lambda: table in resting, SECONDS)
    connection = sqlite3.connect(serving.settings.database, timeout=SECONDS)
    connection.execute("UPDATE tables SET touched_at = 1")
    connection.commit()
    connection.close()
    for _ in range(3):
        serving.call(watch.round())
    assert (len(tried), resting[table].seconds) == (1, 600.0)
    resting[table] = resting[table]._replace(until=0.0)
    wait_for(lambda: resting[table].seconds == 1200.0, SECONDS)
    assert len(tried) == 2
