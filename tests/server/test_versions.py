"""The version of the rules belongs to a table: another one's moves are never played, and never passed off as ours."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from atelier.client import Refused, anyone, me, opponent
from atelier.fair import fair_key
from atelier.games import find
from atelier.record import commit
from atelier.server.storage import database as databases
from atelier.server.storage.schema import tables
from atelier.server.tables.box_mark import UNMARKED
from tests.server.asking import ask_everything
from tests.server.test_quarantine import change, pair

NEEDS_RULES = ["/things", "/log", "/brought", "/preview?move=pass", "/why?move=pass", "/coach", "/guess", "/steps/0"]
NEEDS_RULES += ["moves", "undo", "seats", "opponents", "start", "leave", "call", "here", "replace", "return"]
NEEDS_RULES += ["fork", "analysis"]
OLDER = "UPDATE tables SET rules = 0 WHERE id = :id"


@pytest.fixture
def outdated(serve):
    """Start the next server on tables whose rules are an older version than it has; Zoé comes along."""

    def start(serving, zoe, *ids, clause=OLDER):
        key = zoe.http.cookies["atelier"]
        serving.stop()
        for id in ids:
            change(serving.settings.database, clause, id=id)
        later = serve()
        again = later.client()
        again.http.cookies.set("atelier", key)
        return later, again

    return start


@pytest.fixture
def left(serve):
    """A server with a game under way."""
    return leave(serve)


def leave(serve):
    """Begin a game on a server of its own."""
    serving = serve()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    table = pair(zoe, bob, listed=True)
    zoe.chat(table, "see you")
    return serving, zoe, table


def test_a_table_keeps_the_version_it_was_opened_under(left):
    serving, zoe, table = left
    asked = sa.select(tables.c.rules, tables.c.setup).where(tables.c.id == table)
    rules, setup = serving.call(serving.context.database.read(lambda connection: connection.execute(asked).one()))
    game = find("artisans")
    assert rules == game.version == zoe.look(table)["rules"] == zoe.record(table)["rules"]
    assert setup["box"] == {"name": game.default_box.name, "digest": game.default_box.digest}
    assert zoe.look(table)["readable"] is True


def test_an_unfinished_game_of_older_rules_is_closed_and_says_why(left, outdated, wait_for):
    serving, zoe, table = left
    before = zoe.look(table)
    serving, zoe = outdated(serving, zoe, table)
    wait_for(lambda: zoe.look(table)["life"] == "closed")
    now = zoe.look(table)
    assert (now["rules"], now["readable"], now["view"], now["turn"], now["result"]) == (0, False, None, None, None)
    for name in ("seats", "chat", "options", "box", "step", "commitment", "key_commitment", "hosting"):
        assert now[name] == before[name], name
    assert next(event.told["reason"] for event in zoe.events(table, after=0) if event.kind == "closed") == "rules"
    assert [one["life"] for one in zoe.my_tables()] == ["closed"]


def test_its_record_is_exported_as_it_was_played_with_the_key_for_it_will_never_go_on(left, outdated, wait_for):
    serving, zoe, table = left
    before = zoe.record(table)
    assert before["key"] is None
    serving, zoe = outdated(serving, zoe, table)
    wait_for(lambda: zoe.look(table)["life"] == "closed")
    paper = zoe.record(table)
    fair = paper["fairness"]
    assert paper["rules"] == 0
    assert paper["key"] == fair_key(fair["secret"], fair["contributions"]).hex()
    assert commit(bytes.fromhex(paper["key"])) == paper["commitment"] == before["commitment"]
    hidden = {"rules", "key", "fairness"}
    assert {name: paper[name] for name in paper if name not in hidden} == {
        name: before[name] for name in before if name not in hidden
    }
    with pytest.raises(Refused, match="rules version 0"):
        zoe.verify(paper)
    with pytest.raises(Refused, match="rules version 0"):
        zoe.import_record(paper)


def test_the_key_of_an_older_game_stays_hidden_until_it_is_closed(left, outdated, monkeypatch):
    serving, zoe, table = left
    monkeypatch.setattr(
        "atelier.server.workers.sweeper.Sweeper._close_outdated", lambda sweeper: sweeper.deals.note_finished()
    )
    serving, zoe = outdated(serving, zoe, table)
    assert zoe.look(table)["life"] == "playing"
    paper = zoe.record(table)
    assert (paper["key"], paper["fairness"]["secret"], paper["rules"]) == (None, None, 0)


def test_a_finished_game_of_older_rules_keeps_result_and_record(serve, outdated, wait_for):
    serving = serve()
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [opponent("random"), opponent("random")], listed=True)
    fork_of = zoe.open_table("artisans", [opponent("random"), opponent("random")])
    for one in (table, fork_of):
        zoe.start(one)
        wait_for(lambda one=one: zoe.look(one)["life"] == "over")
    fork = zoe.fork(fork_of, 10, [opponent("random"), opponent("random")])
    zoe.start(fork)
    wait_for(lambda: zoe.look(fork)["life"] == "over")
    before = {one: (zoe.look(one), zoe.record(one)) for one in (table, fork)}
    serving, zoe = outdated(serving, zoe, table, fork)
    for one, (seen, paper) in before.items():
        now = zoe.look(one)
        assert (now["life"], now["rules"], now["readable"], now["view"]) == ("over", 0, False, None)
        assert now["step"] == seen["step"] == len(paper["moves"])
        for name in ("points", "places"):
            assert now["result"][name] == seen["result"][name]
        assert zoe.record(one) == paper | {"rules": 0}
    assert [one["life"] for one in serving.client().tables("over")] == ["over"]
    assert fork in [one["id"] for one in zoe.same_deal(fork)]


def test_what_needs_the_rules_is_refused_in_one_sentence(left, outdated, wait_for):
    serving, zoe, table = left
    serving, zoe = outdated(serving, zoe, table)
    wait_for(lambda: zoe.look(table)["life"] == "closed")
    heard = ask_everything(zoe, table)
    for path in NEEDS_RULES:
        status, told = heard[path]
        assert status == 409, (path, told)
        if path != "analysis":
            assert told["type"] == "urn:atelier:problem:other-rules", (path, told)
            assert "rules version 0 of artisans; this server plays version 1" in told["detail"]
    assert [heard[path][0] for path in ("", "/record", "/events")] == [200] * 3
    for path, (status, told) in ask_everything(serving.client("Eve"), table).items():
        assert status < 500, path
        assert "legal" not in told, path


def test_another_game_can_be_played_by_the_rules_of_today(serve, outdated, wait_for):
    serving = serve()
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [opponent("random"), opponent("random")])
    zoe.start(table)
    wait_for(lambda: zoe.look(table)["life"] == "over")
    serving, zoe = outdated(serving, zoe, table)
    zoe.chat(table, "once more?")
    following = zoe.rematch(table)
    now = zoe.look(following)
    assert (now["rules"], now["readable"], now["life"]) == (find("artisans").version, True, "open")


def test_a_table_of_newer_rules_is_left_to_those_who_have_them(left, outdated):
    serving, zoe, table = left
    serving, zoe = outdated(serving, zoe, table, clause="UPDATE tables SET rules = 9 WHERE id = :id")
    serving.call(serving.context.sweeper.round())
    now = zoe.look(table)
    assert (now["life"], now["rules"], now["readable"]) == ("playing", 9, False)


def test_an_open_table_of_older_rules_is_closed_too(serve, outdated, wait_for):
    serving = serve()
    zoe = serving.client("Zoé")
    table = zoe.open_table("little-town", [me(), anyone()], listed=True)
    serving, zoe = outdated(serving, zoe, table)
    wait_for(lambda: zoe.look(table)["life"] == "closed")
    assert zoe.http.get(f"/api/tables/{table}/record").status_code == 409
    assert serving.client().tables("open") == []


def earlier(path):
    """A database as it was before tables knew their rules."""
    config = Config()
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    engine.dispose()


def test_tables_from_before_are_of_version_1_and_of_the_box_of_those_days(serve, tmp_path, monkeypatch):
    game = find("artisans")
    with monkeypatch.context() as patch:
        patch.setitem(game.__dict__, "default_box", game.former_boxes[UNMARKED["artisans"].digest])
        serving, zoe, table = leave(serve)
        before, paper = zoe.look(table), zoe.record(table)
        key = zoe.http.cookies["atelier"]
        serving.stop()
    path = tmp_path / "earlier.sqlite"
    earlier(path)
    connection = sqlite3.connect(serving.settings.database)
    connection.execute("ATTACH ? AS earlier", (str(path),))
    for name in ("people", "keys", "tables", "log", "sittings"):
        columns = [row[1] for row in connection.execute(f"PRAGMA earlier.table_info({name})")]
        named = ", ".join(f'"{column}"' for column in columns)
        connection.execute(f"INSERT INTO earlier.{name} ({named}) SELECT {named} FROM main.{name}")
    connection.execute("UPDATE earlier.tables SET setup = json_remove(setup, '$.box')")
    connection.commit()
    connection.close()
    later = serve("earlier.sqlite")
    again = later.client()
    again.http.cookies.set("atelier", key)
    now = again.look(table)
    assert (now["rules"], now["readable"]) == (1, True)
    for name in ("view", "seats", "position", "box"):
        assert now[name] == before[name]
    assert again.record(table) == paper
    later.stop()
    change(path, OLDER, id=table)
    assert json.loads(json.dumps(serve("earlier.sqlite").client().look(table)["box"])) == before["box"]
