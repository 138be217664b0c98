"""What one visitor may take up of a server, so that there is room for the others."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from atelier.client import Refused, anyone, me, opponent
from atelier.games import find
from atelier.server.storage.schema import boxes, kept_boxes, trials
from atelier.server.tables import registry

DRAFT = 'game = "artisans"\nname = "mine"\n'
BOX = find("artisans").box_text


@pytest.fixture
def on_each(database, new_serving):
    """A server with settings of its own, on either database."""
    started = []

    def start(**settings):
        started.append(new_serving(database=database, **settings))
        return started[-1]

    yield start
    for serving in started:
        serving.stop()


def keep(client, text=DRAFT):
    wish = {"game": "artisans", "text": text, "request": secrets.token_urlsafe(12)}
    return client.http.post("/api/me/boxes", json=wish)


def upload(client, text=BOX):
    return client.http.post("/api/boxes", json={"game": "artisans", "text": text})


def count(serving, table):
    return serving.call(serving.context.database.read(lambda connection: rows(connection, table)))


def rows(connection, table):
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def test_a_log_that_is_full_takes_what_leads_to_the_end_of_its_game_and_nothing_else(shared, monkeypatch):
    zoe = shared.client("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    while (now := zoe.look(table, 0))["turn"] != 0:
        pass
    monkeypatch.setattr(registry, "MOST_ENTRIES", now["number"])
    moved = zoe.move(table, now["view"]["legal"][0], now["position"], 0)
    for again in (
        lambda: zoe.undo(table, moved["position"]),
        lambda: zoe.chat(table, "so what"),
    ):
        with pytest.raises(Refused, match="The log of this table is full") as caught:
            again()
        assert (caught.value.status, caught.value.kind) == (409, "full-log")
    zoe.leave(table)
    with pytest.raises(Refused, match="log of this table is full"):
        zoe.come_back(table)
    zoe.close_table(table)


def test_tables_that_are_opened_at_once_are_counted_one_by_one(on_each):
    serving = on_each(open_tables=3)
    zoe = serving.client("Zoé")

    def open_one(_):
        wish = {"game": "artisans", "seats": [{"kind": "me"}, {"kind": "open"}], "request": secrets.token_urlsafe(12)}
        return zoe.http.post("/api/tables", json=wish).status_code

    with ThreadPoolExecutor(12) as at_once:
        found = sorted(at_once.map(open_one, range(12)))
    assert found == [201] * 3 + [409] * 9


def test_boxes_nobody_can_reach_any_more_go_with_the_last_key(on_each):
    serving = on_each()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    bob.use_link(zoe.offer_link())
    for client in (zoe, bob):
        assert keep(client).status_code == 201
    zoe.try_box("artisans", BOX)
    free, played = upload(zoe).json()["id"], upload(zoe, BOX + "# to play with\n").json()["id"]
    table = zoe.open_table("artisans", [me(), anyone()], box=played)
    before = [count(serving, one) for one in (kept_boxes, trials, boxes)]
    assert zoe.http.delete("/api/me").status_code == 204
    assert [count(serving, one) for one in (kept_boxes, trials, boxes)] == before, "another device has a key"
    assert bob.http.delete("/api/me").status_code == 204
    assert [count(serving, one) for one in (kept_boxes, boxes)] == [0, 1]
    assert count(serving, trials) == before[1] - 1
    eve = serving.client("Eve")
    assert eve.look(table)["box"]["id"] == played
    with pytest.raises(Refused, match="no such box; upload it first"):
        eve.open_table("artisans", [me(), anyone()], box=free)


def test_text_of_boxes_comes_at_a_rate_and_to_type_on_costs_only_what_is_new(serve):
    long = DRAFT + "# a line that says nothing\n" * 3_700
    serving = serve(kept_kilobytes_per_minute=0.06, kept_kilobytes_at_once=270.0, body_bytes=200_000)
    zoe = serving.client("Zoé")
    first = keep(zoe, long)
    assert first.status_code == 201
    told = first.json()
    for version in range(1, 6):
        change = {"text": long + "#" * version, "version": version}
        assert zoe.http.put(f"/api/me/boxes/{told['id']}", json=change).status_code == 200
    assert keep(zoe, long).status_code == 201
    refused = keep(zoe, long)
    assert refused.status_code == 429
    assert "Too many boxes to be kept from your address; try again in" in refused.json()["detail"]
    assert len(zoe.http.get("/api/me/boxes").json()["boxes"]) == 2
    assert upload(zoe).status_code == 201
    assert upload(zoe).status_code == 201, "what is there already costs nothing"
    assert upload(zoe, BOX + "# a line more\n" * 6_000).status_code == 429
