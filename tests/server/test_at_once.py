"""What is written at once: by one person in two windows, by several processes on one database. Nobody loses by it."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest
import sqlalchemy as sa
from fastapi import Request

from atelier.client import me, opponent
from atelier.games import find
from atelier.server.errors import Problem
from atelier.server.http import opening
from atelier.server.http.opening import open_once
from atelier.server.http.requests import Import, KeepBox, Plain
from atelier.server.http.routes import play
from atelier.server.http.routes.boxes import keep_box
from atelier.server.http.routes.daily import play_daily
from atelier.server.http.routes.records import import_record
from atelier.server.storage import people, trials
from atelier.server.storage.database import Database
from atelier.server.storage.schema import boxes
from atelier.server.storage.schema import people as persons
from atelier.server.storage.trials import Trial
from atelier.server.storage.writer import Writer
from atelier.server.tables.creation import TableSpec, new_table

BOX = find("artisans").box_text
REQUEST = "request-1"
WAITING = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


@pytest.fixture
def serving(database, new_serving):
    """A server where one may have a single unfinished table, game on paper and kept box, on either database."""
    started = new_serving(database=database, open_tables=1, imports=1, kept_boxes=1)
    yield started
    started.stop()


@pytest.fixture
def on_postgres(postgres, new_serving):
    started = new_serving(database=postgres.database())
    yield started
    started.stop()


def who(serving, client):
    return serving.call(serving.context.keys.holder(client.http.cookies["atelier"]))


def spec_for(person, box=None):
    seats = [{"person": person.id, "owner": person.answerable, "name": person.name, "promise": ""}, {}]
    return TableSpec("artisans", {}, box, seats, False, None, "journeyman")


async def together(serving, *works):
    """Let all of them be under way before anything is written."""
    writer, gate = serving.context.database.writer, threading.Event()
    writer.submit(lambda connection: gate.wait())
    waiting = [asyncio.ensure_future(work) for work in works]
    while writer.jobs.qsize() < len(works):
        await asyncio.sleep(0.01)
    gate.set()
    return [json.loads((await one).body)["id"] for one in waiting]


def test_the_same_request_twice_at_once_finds_its_table_even_if_it_is_the_last_one_may_have(serving):
    zoe = who(serving, serving.client("Zoé"))
    twice = (open_once(serving.context, zoe, REQUEST, spec_for(zoe), None) for _ in range(2))
    first, second = serving.call(together(serving, *twice))
    assert first == second


class Late:
    """A database whose first answer comes late: something else is done meanwhile."""

    def __init__(self, database, meanwhile):
        self.database, self.meanwhile, self.told = database, meanwhile, None

    async def read(self, ask):
        answer = await self.database.read(ask)
        if self.told is None:
            self.told = await self.meanwhile
        return answer


def test_a_request_that_opened_its_table_between_two_looks_finds_it(serving):
    zoe = who(serving, serving.client("Zoé"))

    def ask(context):
        return open_once(context, zoe, REQUEST, spec_for(zoe), None)

    late = Late(serving.context.database, ask(serving.context))
    second = serving.call(ask(replace(serving.context, database=late)))
    assert second.body == late.told.body


@pytest.fixture
def bring(serving, play_on):
    """Brings a game that was played with an uploaded box, on paper, by the same request each time."""
    zoe = serving.client("Zoé")
    box = zoe.upload_box("artisans", BOX)
    table = zoe.open_table("artisans", [me(), opponent("random")], box=box)
    zoe.start(table)
    play_on([zoe], table)
    wish, person = Import(record=zoe.record(table), box=box, request=REQUEST), who(serving, zoe)
    return lambda context=serving.context: import_record(wish, None, person, context)


def test_the_last_game_on_paper_one_may_bring_is_brought_once_by_a_request_made_twice_at_once(serving, bring):
    first, second = serving.call(together(serving, bring(), bring()))
    assert first == second


def test_a_request_that_brought_its_game_between_two_looks_finds_it(serving, bring):
    late = Late(serving.context.database, bring())
    second = serving.call(bring(replace(serving.context, database=late)))
    assert second.body == late.told.body


def test_a_request_that_brings_its_game_while_those_there_are_counted_finds_it(serving, bring, monkeypatch):
    """Whatever is asked first, the table is there when the second question is asked."""
    told = []

    def then_bring(ask):
        def asked(*words, **more):
            answer = ask(*words, **more)
            if not told:
                told.append(None)
                told[0] = serving.call(bring())
            return answer

        return asked

    for name in ("count_imported", "find_request"):
        monkeypatch.setattr(opening.tables, name, then_bring(getattr(opening.tables, name)))
    assert serving.call(bring()).body == told[0].body


def test_the_last_box_one_may_keep_is_kept_once_by_a_request_made_twice_at_once(serving):
    zoe, wish = serving.client("Zoé"), KeepBox(game="artisans", text=BOX, request=REQUEST)
    asking = Request({"type": "http", "headers": [], "client": ("192.0.2.1", 9)})
    twice = (keep_box(wish, asking, who(serving, zoe), serving.context) for _ in range(2))
    first, second = serving.call(together(serving, *twice))
    assert first == second
    assert [one["id"] for one in zoe.kept_boxes()] == [first]


def test_the_deal_of_the_day_opened_in_two_windows_at_once_is_one_table(serving):
    zoe = who(serving, serving.client("Zoé"))
    windows = (play_daily("artisans", Plain(request=f"request-{n}"), zoe, serving.context) for n in (1, 2))
    first, second = serving.call(together(serving, *windows))
    assert first == second


def test_another_game_asked_for_twice_at_once_is_one_table(serving, monkeypatch, play_on, wait_for):
    zoe, done, check = serving.client("Zoé"), threading.Event(), play.check_room
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    play_on([zoe], table)
    asked = []

    async def check_late(context, person):
        asked.append(person)
        if len(asked) == 1:
            await asyncio.to_thread(done.wait)
        await check(context, person)

    monkeypatch.setattr(play, "check_room", check_late)
    with ThreadPoolExecutor(1) as other_window:
        first = other_window.submit(zoe.rematch, table)
        wait_for(lambda: asked)
        second = zoe.rematch(table)
        done.set()
        assert first.result() == second


@pytest.fixture
def two(postgres):
    """Two processes on one database, as far as it knows."""
    address = postgres.database()
    both = [Database(address), Database(address)]
    yield both
    for one in both:
        one.close()


def introduce(database, *names):
    with database.writer.engine.begin() as connection:
        return [people.introduce(connection, name, people.hashed(name), 0) for name in names]


def test_two_processes_that_hold_the_same_people_do_not_wait_for_each_other(two):
    """Each holds another person first: were the second held beside it, neither could go on."""
    zoe, bob = introduce(two[0], "Zoé", "Bob")
    meet, held = threading.Barrier(2), []

    def hold(person, first):
        once = iter([first])

        def change(connection):
            people.lock(connection, person.id)
            held.append(person.name)
            if next(once, False):
                meet.wait()

        return change

    async def write():
        gate = threading.Event()
        waiting = []
        for database, order in zip(two, ((zoe, bob), (bob, zoe)), strict=True):
            database.writer.submit(lambda connection: gate.wait())
            waiting += [database.writer.submit(hold(one, one is order[0]), apart=True) for one in order]
        gate.set()
        await asyncio.gather(*waiting)

    asyncio.run(write())
    assert sorted(held) == ["Bob", "Bob", "Zoé", "Zoé"], "nothing had to be done again"


def test_who_is_held_can_be_named_by_others(two):
    (zoe,) = introduce(two[0], "Zoé")
    named = sa.select(persons.c.id).with_for_update(read=True, key_share=True, nowait=True)  # as a foreign key does
    with two[0].engine.begin() as here, two[1].engine.begin() as there:
        people.lock(here, zoe.id)
        assert there.execute(named).scalar() == zoe.id


def test_whatever_holds_a_person_is_written_apart(on_postgres, monkeypatch, play_on):
    commit, now, held = Writer._commit, [], []

    def commit_and_note(writer, jobs):
        now[:] = jobs
        return commit(writer, jobs)

    def note(connection, cursor, statement, *_):
        if "FOR NO KEY UPDATE" in statement:
            held.append([job.apart for job in now])

    monkeypatch.setattr(Writer, "_commit", commit_and_note)
    sa.event.listen(on_postgres.context.database.writer.engine, "before_cursor_execute", note)
    zoe = on_postgres.client("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")], box=zoe.upload_box("artisans", BOX))
    zoe.start(table)
    play_on([zoe], table)
    zoe.rematch(table)
    zoe.keep_box("artisans", BOX)
    zoe.try_box("artisans", BOX)
    zoe.make_bot("Clockwork")
    on_postgres.client().use_link(zoe.offer_link())
    assert zoe.http.post("/api/daily/artisans", json={"request": REQUEST}).status_code == 201
    assert zoe.http.delete("/api/me").status_code == 204
    assert len(held) >= 9
    assert held == [[True]] * len(held)


class Crossing:
    """A table is opened with a box whose only owner forgets their last key: one of the two waits for the other."""

    def __init__(self, serving):
        self.context = serving.context
        owner, guest = serving.client("Zoé"), serving.client("Eve")
        self.box, self.key = owner.upload_box("artisans", BOX), people.hashed(owner.http.cookies["atelier"])
        self.owner, person = who(serving, owner), who(serving, guest)
        row, new = new_table(spec_for(person, self.box), person, REQUEST, None)
        _, self.open = serving.call(self.context.tables.prepare(row, new, person))

    def void(self, connection):
        people.void(connection, self.key)

    def one_behind_the_other(self, first, second, wait_for):
        """The second begins before the first is written; what became of the second."""
        with ThreadPoolExecutor(1) as thread:
            with self.context.database.engine.begin() as connection:
                first(connection)
                behind = thread.submit(self.write, second)
                wait_for(lambda: self.someone_waits() or behind.done())
            return behind.exception()

    def write(self, change):
        with self.context.database.engine.begin() as connection:
            return change(connection)

    def someone_waits(self):
        with self.context.database.engine.connect() as connection:
            return connection.execute(WAITING).scalar()

    def there(self):
        with self.context.database.engine.connect() as connection:
            return connection.execute(sa.select(boxes.c.id)).scalar() == self.box


def test_a_box_that_comes_to_be_played_with_stays_though_its_owner_goes_at_that_moment(on_postgres, wait_for):
    crossing = Crossing(on_postgres)
    assert crossing.one_behind_the_other(crossing.open, crossing.void, wait_for) is None
    assert crossing.there()


def test_a_box_that_goes_at_that_moment_is_no_box_any_more(on_postgres, wait_for):
    crossing = Crossing(on_postgres)
    refused = crossing.one_behind_the_other(crossing.void, crossing.open, wait_for)
    assert isinstance(refused, Problem)
    assert refused.kind == "no-box"
    assert not crossing.there()


def test_a_box_that_is_uploaded_again_as_its_owner_goes_is_there_for_the_other(on_postgres, wait_for):
    crossing, bob = Crossing(on_postgres), on_postgres.client("Bob")
    uploaded, engine = [], crossing.context.database.engine
    with ThreadPoolExecutor(1) as thread:

        def meanwhile(connection, cursor, statement, *_):
            if statement.startswith("DELETE FROM boxes"):
                uploaded.append(thread.submit(bob.upload_box, "artisans", BOX))
                wait_for(crossing.someone_waits)

        sa.event.listen(engine, "before_cursor_execute", meanwhile)
        with engine.begin() as connection:
            crossing.void(connection)
    assert [one.result() for one in uploaded] == [crossing.box]
    assert crossing.there()


def test_who_links_a_device_as_their_last_key_goes_keeps_their_boxes(on_postgres, wait_for):
    crossing = Crossing(on_postgres)
    crossing.write(partial(people.offer_link, person=crossing.owner.id, code_hash="c" * 64, now=0, until=9))
    link = partial(people.use_link, code_hash="c" * 64, key_hash="k" * 64, now=1)
    assert crossing.one_behind_the_other(link, crossing.void, wait_for) is None
    assert crossing.there()


@pytest.fixture
def trial(on_postgres):
    """Someone goes whose trial was stopped at once, while its first piece is written; others of theirs can follow."""
    crossing = Crossing(on_postgres)
    stopped = Trial("1" * 22, crossing.owner.id, "1", "artisans", 1, {}, 9, 0, 9, True, None, None, 0, 0)
    crossing.write(partial(trials.begin, trial=stopped, most=1))
    return crossing, stopped, partial(trials.keep_piece, trial=stopped.id, piece=0, games=b"", done=9)


def test_a_piece_that_is_written_as_its_person_goes_goes_with_them(trial, wait_for):
    crossing, stopped, keep_piece = trial
    assert crossing.one_behind_the_other(keep_piece, crossing.void, wait_for) is None
    assert crossing.write(partial(trials.find, trial=stopped.id)) is None


def test_a_trial_whose_piece_is_written_as_it_would_be_forgotten_stays(trial, wait_for):
    crossing, stopped, keep_piece = trial
    begin = partial(trials.begin, trial=stopped._replace(id="2" * 22, study="2"), most=1)
    assert crossing.one_behind_the_other(keep_piece, begin, wait_for) is None
    assert crossing.write(partial(trials.find, trial=stopped.id)).done == 9
