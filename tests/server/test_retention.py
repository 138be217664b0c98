"""Old tables: kept for ever, or deleted after so many days without an entry."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa

from atelier.client import anyone, me, opponent
from atelier.server.storage.analyses import keep_report
from atelier.server.storage.schema import analyses, deals, log, sittings, tables

A_MOMENT = 0.5 / 86_400
"""Half a second in days."""


def some_tables(client, wait_for):
    """One that is over, one that is closed, one that is played and one that is open."""
    over = client.open_table("artisans", [opponent("random")] * 2)
    closed, played, opened = (client.open_table("artisans", [me(), anyone()]) for _ in range(3))
    client.start(over)
    wait_for(lambda: client.look(over)["life"] == "over")
    client.close_table(closed)
    client.seat_opponent(played, 1, "random")
    client.start(played)
    return over, closed, played, opened


def status(client, table):
    return client.http.get(f"/api/tables/{table}").status_code


def rows(serving, kept, ids):
    """How much a table of the database holds about these tables."""
    asked = sa.select(sa.func.count()).where(kept.c.table.in_(ids))
    return serving.call(serving.context.database.read(lambda connection: connection.scalar(asked)))


def test_finished_and_closed_tables_are_deleted_when_nobody_has_touched_them_for_long(serve, wait_for):
    first = serve()
    zoe = first.client("Zoé")
    over, closed, played, opened = some_tables(zoe, wait_for)
    analysed = sa.insert(analyses).values(table=over, done=9, of=9, tries=1)
    first.call(first.context.database.write(lambda connection: connection.execute(analysed).rowcount))
    wait_for(lambda: all(rows(first, kept, (over, closed)) for kept in (log, sittings, analyses, deals)))
    key = zoe.http.cookies["atelier"]
    first.stop()
    serving = serve(keep_days=A_MOMENT)
    again = serving.client()
    again.http.cookies.set("atelier", key)
    wait_for(lambda: [status(again, table) for table in (over, closed)] == [404, 404])
    assert [status(again, table) for table in (played, opened)] == [200, 200]
    assert {one["id"] for one in again.my_tables()} == {played, opened}
    assert [rows(serving, kept, (over, closed)) for kept in (log, sittings, analyses, deals)] == [0] * 4
    left = sa.select(tables.c.id)
    ids = serving.call(serving.context.database.read(lambda connection: list(connection.scalars(left))))
    assert set(ids) == {played, opened}


def test_a_table_that_is_deleted_while_someone_reads_it_is_not_kept_in_hand(serve, monkeypatch):
    serving = serve()
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    registry = serving.context.tables
    registry.hand.clear()
    replay = registry._replay

    async def replay_slowly(id):
        read = await replay(id)
        registry.forget(id)
        return read

    monkeypatch.setattr(registry, "_replay", replay_slowly)
    assert serving.call(registry.get(table)).id == table
    assert table not in registry.hand
    monkeypatch.setattr(registry, "_replay", replay)
    assert serving.call(registry.get(table)).id == table
    assert table in registry.hand


def test_an_analysis_of_a_table_that_was_deleted_meanwhile_is_let_go(serve):
    serving = serve()
    report = partial(keep_report, table="x" * 22, steps=9, report="{}")
    serving.call(serving.context.database.write(report))
    assert rows(serving, analyses, ("x" * 22,)) == 0


def test_tables_are_kept_for_ever_unless_someone_wishes_otherwise(serve, wait_for):
    serving = serve()
    assert serving.settings.keep_days == 0
    zoe = serving.client("Zoé")
    everything = some_tables(zoe, wait_for)
    serving.call(serving.context.sweeper.round())
    assert [status(zoe, table) for table in everything] == [200] * 4


def test_what_was_touched_lately_is_kept(serve, wait_for):
    serving = serve(keep_days=1)
    zoe = serving.client("Zoé")
    everything = some_tables(zoe, wait_for)
    serving.call(serving.context.sweeper.round())
    assert [status(zoe, table) for table in everything] == [200] * 4
