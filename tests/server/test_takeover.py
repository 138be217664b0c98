"""A process that dies leaves its work to others within seconds: opponents' thoughts and analyses."""

from __future__ import annotations

import secrets
import threading

import pytest
import sqlalchemy as sa

from atelier.client import Refused, opponent
from atelier.server.settings import database_url
from atelier.server.storage.claims import claim, release, renew
from atelier.server.storage.database import Database
from atelier.server.storage.schema import claims
from atelier.server.workers import analysis
from tests.server.processes import LATE, SERVE, Line, Serving

SECONDS = 300
A_FEW_SECONDS_MS = 10_000


@pytest.fixture
def processes(tmp_path):
    """Real processes of `atelier serve`."""
    started = []

    def start(database):
        started.append(Serving(database, tmp_path, LATE + SERVE))
        return started[-1]

    yield start
    for serving in started:
        if serving.process.poll() is None:
            serving.stop()


@pytest.fixture
def beside(new_serving):
    """Servers on the same database that nobody kills."""
    started = []

    def start(database):
        started.append(new_serving(database=database))
        return started[-1]

    yield start
    for serving in started:
        serving.stop()


def asked(database, question):
    engine = sa.create_engine(database_url(database))
    with engine.connect() as connection:
        found = connection.execute(question).all()
    engine.dispose()
    return found


def held(database):
    """What is claimed, and for how many milliseconds by the clock of the database."""
    now = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    return {row[0]: int(row[1]) for row in asked(database, sa.select(claims.c.work, claims.c.until - now))}


def change(line, path, **body):
    status, told = line.say("POST", path, {"request": secrets.token_urlsafe(12), **body})
    assert status < 300, told
    return told


def test_the_opponent_of_a_dead_process_is_taken_over_within_seconds(postgres, processes, wait_for, beside):
    database = postgres.database()
    first, second = processes(database), beside(database)
    line, other = Line(first.address), Line(second.address)
    line.introduce("Zoé")
    seats = [{"kind": "opponent", "level": "master"}] * 2
    table = change(line, "/api/tables", game="artisans", seats=seats)["id"]
    change(line, f"/api/tables/{table}/start")
    wait_for(lambda: line.look(table)["number"] > 2, SECONDS)
    first.kill()
    assert held(database)[table] <= A_FEW_SECONDS_MS, "nobody need wait for longer"
    number = other.look(table)["number"]
    assert wait_for(lambda: other.look(table)["number"] > number, SECONDS)


@pytest.mark.slow
def test_an_analysis_killed_under_way_begins_again_without_being_asked_for(database, processes, wait_for):
    first = processes(database)
    line = Line(first.address)
    line.introduce("Zoé")
    seats = [{"kind": "opponent", "level": "random"}] * 2
    table = change(line, "/api/tables", game="artisans", seats=seats)["id"]
    change(line, f"/api/tables/{table}/start")
    wait_for(lambda: line.look(table)["life"] == "over", SECONDS)
    status, told = line.say("POST", f"/api/tables/{table}/analysis")
    assert (status, told["report"]) == (200, None)
    first.kill()
    second = Line(processes(database).address)
    seen = second.say("GET", f"/api/tables/{table}/analysis")[1]
    assert seen["of"] > 0

    def goes_on():
        now = second.say("GET", f"/api/tables/{table}/analysis")[1]
        return now["report"] or now["done"] > seen["done"]

    assert wait_for(goes_on, SECONDS)


def test_a_claim_is_renewed_by_its_holder_only_and_free_once_it_ends(database):
    opened = Database(database)

    def say(work):
        with opened.writer.engine.begin() as connection:
            return work(connection)

    assert say(lambda one: claim(one, "work", 1, "first", 60))
    assert not say(lambda one: claim(one, "work", 1, "second", 60))
    assert say(lambda one: claim(one, "work", 1, "first", 60)), "one's own work can be taken again"
    say(lambda one: renew(one, ["work"], "second", -120))
    assert not say(lambda one: claim(one, "work", 1, "second", 60)), "another's claim was not touched"
    assert say(lambda one: claim(one, "work", 2, "second", 60)), "a later position is another piece of work"
    say(lambda one: renew(one, ["work"], "second", -120))
    assert say(lambda one: claim(one, "work", 2, "first", 60)), "it had run out"
    say(lambda one: release(one, "work", "second"))
    assert not say(lambda one: claim(one, "work", 2, "second", 60)), "nobody gives back what is another's"
    say(lambda one: release(one, "work", "first"))
    assert say(lambda one: claim(one, "work", 2, "second", 60))
    say(lambda one: renew(one, ["work"], "second", 3_600_000))
    assert say(lambda one: claim(one, "work", 2, "first", 60)), "nobody holds anything for long, whatever the clock"
    opened.close()


@pytest.fixture
def held_up(own_mind, monkeypatch):
    """Analyses that wait until they are let go, in the order in which they were begun."""
    gate, begun = threading.Event(), []

    def analyse(record, *asked, progress):
        begun.append(record.key)
        gate.wait(SECONDS)
        return {"steps": []}

    monkeypatch.setattr(analysis, "analyse", analyse)
    yield gate, begun
    gate.set()


def finished(client, count, wait_for):
    made = [client.open_table("artisans", [opponent("random")] * 2) for _ in range(count)]
    for table in made:
        client.start(table)
    for table in made:
        wait_for(lambda table=table: client.look(table)["life"] == "over")
    return made


def test_one_person_has_only_so_many_analyses_waiting_and_others_have_their_turn(serve, wait_for, held_up):
    gate, begun = held_up
    serving = serve()
    mallory, zoe = serving.client("Mallory"), serving.client("Zoé")
    hers, (mine,) = finished(mallory, analysis.MOST_WAITING + 1, wait_for), finished(zoe, 1, wait_for)
    for table in hers[:-1]:
        assert mallory.analyse(table)["report"] is None
        assert mallory.analyse(table)["report"] is None, "asking again is no other analysis"
    with pytest.raises(Refused, match="ask again when one is done") as caught:
        mallory.analyse(hers[-1])
    assert (caught.value.status, caught.value.kind) == (429, "too-many-analyses")
    bot = serving.client(token=mallory.make_bot("Clockwork"))
    with pytest.raises(Refused, match="ask again when one is done"):
        bot.analyse(hers[-1])
    assert zoe.analyse(mine)["report"] is None
    gate.set()
    for table in (*hers[:-1], mine):
        wait_for(lambda table=table: zoe.analysis(table)["report"])
    keys = {zoe.record(table)["key"]: table for table in (*hers, mine)}
    assert mine in [keys[key] for key in begun[:3]]
    wait_for(lambda: mallory.analyse(hers[-1])["report"])


def test_an_analysis_that_kills_every_server_is_not_begun_for_ever(serve, wait_for, held_up):
    from atelier.server.storage.schema import analyses

    gate, begun = held_up
    gate.set()
    serving = serve()
    zoe = serving.client("Zoé")
    doomed, other = finished(zoe, 2, wait_for)
    key = zoe.record(other)["key"]
    serving.stop()
    opened = Database(serving.settings.database)
    with opened.writer.engine.begin() as connection:
        for table, tries in ((doomed, analysis.MOST_TRIES), (other, analysis.MOST_TRIES - 1)):
            connection.execute(sa.insert(analyses).values(table=table, done=0, of=9, tries=tries))
    opened.close()
    later = serve()
    watcher = later.client()
    wait_for(lambda: watcher.analysis(other)["report"])
    later.call(later.context.sweeper.round())
    tries = dict(asked(later.settings.database, sa.select(analyses.c.table, analyses.c.tries)))
    assert tries == {doomed: analysis.MOST_TRIES, other: analysis.MOST_TRIES}, "none of the one, the last of the other"
    assert begun == [key]
