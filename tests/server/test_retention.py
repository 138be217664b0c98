"""Old tables: kept for ever, or deleted after so many days without an entry."""

from __future__ import annotations

import sqlalchemy as sa

from atelier.client import anyone, me, opponent
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


def test_finished_and_closed_tables_are_deleted_when_nobody_has_touched_them_for_long(serve, wait_for):
    serving = serve(keep_days=A_MOMENT)
    zoe = serving.client("Zoé")
    over, closed, played, opened = some_tables(zoe, wait_for)
    wait_for(lambda: [status(zoe, table) for table in (over, closed)] == [404, 404])
    assert [status(zoe, table) for table in (played, opened)] == [200, 200]
    assert {one["id"] for one in zoe.my_tables()} == {played, opened}
    for kept in (log, sittings, analyses, deals):
        asked = sa.select(sa.func.count()).where(kept.c.table.in_((over, closed)))
        assert (
            serving.call(serving.context.database.read(lambda connection, asked=asked: connection.scalar(asked))) == 0
        )
    left = sa.select(tables.c.id)
    ids = serving.call(serving.context.database.read(lambda connection: list(connection.scalars(left))))
    assert set(ids) == {played, opened}


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
