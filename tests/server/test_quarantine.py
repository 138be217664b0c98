"""A table that cannot be read is set aside; every other table goes on, and nothing of it is told."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from atelier import Match
from atelier.client import Refused, anyone, me, opponent
from atelier.server.ops.metrics import Metrics
from atelier.server.tables import quarantine
from atelier.server.tables.quarantine import Quarantine
from tests.server.asking import ask_everything

OTHER_CARDS = "other cards were dealt"
BREAKS = {
    "a move is missing": "DELETE FROM log WHERE `table` = :id AND number = 5",
    "the deal is missing": "DELETE FROM log WHERE `table` = :id AND kind = 'started'",
    "a move is another": "UPDATE log SET body = json_set(body, '$.move', 'craft 1') WHERE `table` = :id AND number = 5",
    "a move is none": "UPDATE log SET body = json_set(body, '$.move', 'castle') WHERE `table` = :id AND number = 5",
    "a body is nonsense": "UPDATE log SET body = '{\"nonsense\": 1}' WHERE `table` = :id AND number = 5",
    "a body is a list": "UPDATE log SET body = '[]' WHERE `table` = :id AND number = 5",
    "a body is not JSON": "UPDATE log SET body = 'garbage {' WHERE `table` = :id AND number = 5",
    "an entry of an unknown kind": "UPDATE log SET kind = 'danced' WHERE `table` = :id AND number = 5",
    "an entry named after a verb of ours": "UPDATE log SET kind = 'put' WHERE `table` = :id AND number = 5",
    "its game is gone": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "its box is gone": "UPDATE tables SET box = 'nowhere' WHERE id = :id",
    "its box never came with the game": "UPDATE tables SET setup = json_set(setup, '$.box.digest', '0') WHERE id = :id",
    "its setup is not JSON": "UPDATE tables SET setup = '{' WHERE id = :id",
    "its setup is another's": "UPDATE tables SET setup = '{}' WHERE id = :id",
    "its origin is not a record": "UPDATE tables SET origin = '{}' WHERE id = :id",
    OTHER_CARDS: f"UPDATE tables SET secret = '{'0' * 64}' WHERE id = :id",
}


def break_tables(path, sentence, *ids):
    connection = sqlite3.connect(path)
    for id in ids:
        assert connection.execute(sentence, {"id": id}).rowcount > 0
    connection.commit()
    connection.close()


def change(path, sentence, **words):
    connection = sqlite3.connect(path)
    connection.execute(sentence, words)
    connection.commit()
    connection.close()


def pair(zoe, bob, moves=8, quietly=True, **more):
    """Two people in the middle of a game. Who plays quietly passes wherever one may: that goes with any cards."""
    table = zoe.open_table("artisans", [me(), anyone()], **more)
    bob.sit(table)
    zoe.start(table)
    for _ in range(moves):
        now = zoe.look(table)
        client = (zoe, bob)[now["turn"]]
        seen = client.look(table)
        legal = seen["view"]["legal"]
        client.move(table, "pass" if quietly and "pass" in legal else legal[0], seen["position"])
    return table


@pytest.fixture
def left_behind(serve):
    """A server that has stopped: a listed table of two, one with an opponent on turn; and how to start the next."""
    serving = serve()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    table = pair(zoe, bob, listed=True)
    keys = [client.http.cookies["atelier"] for client in (zoe, bob)]
    serving.stop()

    def again(sentence, **settings):
        break_tables(serving.settings.database, sentence, table)
        later = serve(**settings)
        clients = [later.client(), later.client()]
        for client, key in zip(clients, keys, strict=True):
            client.http.cookies.set("atelier", key)
        return later, *clients

    return table, again


@pytest.fixture
def all_broken(serve):
    """Listed tables of two, each broken in another way, in a server that has stopped; and the keys of both."""
    serving = serve()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    tables = {how: pair(zoe, bob, listed=True) for how in BREAKS if how != OTHER_CARDS}
    tables[OTHER_CARDS] = pair(zoe, bob, moves=40, quietly=False, listed=True)
    keys = [client.http.cookies["atelier"] for client in (zoe, bob)]
    serving.stop()
    for how, table in tables.items():
        break_tables(serving.settings.database, BREAKS[how], table)
    return tables, keys


def test_nothing_of_a_table_that_cannot_be_read_is_told_but_that(all_broken, serve):
    tables, keys = all_broken
    serving = serve()
    zoe, bob, eve = serving.client(), serving.client(), serving.client("Eve")
    for client, key in zip((zoe, bob), keys, strict=True):
        client.http.cookies.set("atelier", key)
    for how, table in tables.items():
        for client in (zoe, bob, eve):
            for path, (status, told) in ask_everything(client, table).items():
                assert status == 410, (how, path, told)
                assert told.pop("type") == "urn:atelier:problem:unreadable-table"
                assert told == {
                    "title": "This cannot be read any more",
                    "status": 410,
                    "detail": "This table cannot be read any more; open another one, or tell who runs the server.",
                }, how
    mine = {one["id"]: one for one in zoe.my_tables()}
    listed = {one["id"]: one for one in serving.client().tables("playing")}
    assert mine == listed
    for how, table in tables.items():
        assert (listed[table]["life"], listed[table]["seats"]) == ("unreadable", []), how


def test_every_other_table_goes_on_after_a_restart(all_broken, serve, wait_for):
    tables, _ = all_broken
    serving = serve()
    host = serving.client("Host")
    other = host.open_table("artisans", [opponent("random"), opponent("random")])
    host.start(other)
    wait_for(lambda: host.look(other)["number"] > 5)
    serving.stop()
    life = "UPDATE tables SET life = 'playing', awaits = 'opponent', touched_at = touched_at - 60000, deadline = 1"
    for table in tables.values():
        change(serving.settings.database, f"{life} WHERE id = :id", id=table)
    watcher = serve().client()
    assert wait_for(lambda: watcher.look(other)["life"] == "over", 120)


def test_the_watch_does_not_stumble_over_more_of_them_than_it_takes_at_once(serve, wait_for, monkeypatch):
    monkeypatch.setattr("atelier.server.workers.sweeper.AT_ONCE", 2)
    first = serve()
    host = first.client("Host")
    tables = [host.open_table("artisans", [me(), me()]) for _ in range(6)]
    for table in tables:
        host.start(table)
    first.stop()
    path = first.settings.database
    break_tables(path, BREAKS["the deal is missing"], *tables[:5])
    change(path, "UPDATE tables SET touched_at = 1000 + rowid")
    change(path, "UPDATE log SET at = 1000")
    change(path, "UPDATE heartbeats SET careful_until = 0")
    later = serve(abandoned_after=60.0)
    watcher = later.client()
    wait_for(lambda: watcher.look(tables[5])["life"] == "closed", 120)


def test_a_table_in_quarantine_is_mentioned_once_without_its_address_and_counted(left_behind, wait_for, caplog):
    table, again = left_behind
    with caplog.at_level(logging.ERROR):
        serving, zoe, _ = again(BREAKS["a move is another"])
        for _ in range(5):
            with pytest.raises(Refused, match="cannot be read"):
                zoe.look(table)
        serving.call(serving.context.sweeper.round())
        serving.call(serving.context.sweeper.round())
    lines = [line for line in caplog.records if line.name == "atelier.quarantine"]
    assert len(lines) == 1
    assert table not in str(vars(lines[0])["table"])
    assert vars(lines[0])["table"] == quarantine.digest(table)
    assert not [line for line in caplog.records if line.name == "atelier.sweeper"]
    assert "atelier_unreadable_tables_total 1.0" in zoe.http.get("/metrics").text


def test_a_table_that_can_be_read_again_is_no_longer_set_aside_after_a_restart(left_behind, serve):
    table, again = left_behind
    serving, zoe, _ = again("UPDATE tables SET game = 'chess' WHERE id = :id")
    with pytest.raises(Refused):
        zoe.look(table)
    serving.stop()
    change(serving.settings.database, "UPDATE tables SET game = 'artisans' WHERE id = :id", id=table)
    assert serve().client().look(table)["life"] == "playing"


def test_a_database_that_does_not_answer_puts_no_table_aside(left_behind, monkeypatch):
    from sqlalchemy.exc import OperationalError

    table, again = left_behind
    serving, zoe, _ = again("UPDATE tables SET request = request || '-' WHERE id = :id")

    def fail(*words, **more):
        raise OperationalError("no answer", {}, Exception())

    with monkeypatch.context() as patch:
        patch.setattr("atelier.server.storage.log.entries_after", fail)
        with pytest.raises(Refused) as caught:
            zoe.look(table)
        assert caught.value.status == 503
    assert zoe.look(table)["life"] == "playing"
    assert len(serving.context.tables.quarantine) == 0


def test_a_table_that_begins_with_a_written_position_is_never_dealt(serve, wait_for):
    serving = serve()
    zoe = serving.client("Zoé")
    over = zoe.open_table("artisans", [opponent("random")] * 2)
    zoe.start(over)
    wait_for(lambda: zoe.look(over)["life"] == "over")
    table = zoe.fork(over, 3, [me(), me()])
    zoe.start(table)
    serving.stop()
    written = Match.from_position("month: 3 \n market: wood clay - stone glass \n hand: gold 2").record.write()
    change(serving.settings.database, "UPDATE tables SET origin = :origin WHERE id = :id", origin=written, id=table)
    assert serve().client().http.get(f"/api/tables/{table}").status_code == 410


def test_the_quarantine_remembers_only_so_many(monkeypatch):
    monkeypatch.setattr(quarantine, "MOST", 2)
    aside = Quarantine(Metrics())
    for id in ("first", "second", "third"):
        aside.put(id, ValueError())
    assert [id in aside for id in ("first", "second", "third")] == [False, True, True]
    assert len(aside) == 2
