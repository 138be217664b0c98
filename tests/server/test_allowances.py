"""What one visitor may take up of a server, so that there is room for the others."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from atelier.client import Refused, anyone, me, opponent
from atelier.games import find
from atelier.server.errors import Problem
from atelier.server.storage import boxes as uploaded
from atelier.server.storage import kept_boxes as kept
from atelier.server.storage import people
from atelier.server.storage import trials as tried
from atelier.server.storage.database import Database
from atelier.server.storage.schema import boxes, kept_boxes, tables, trials
from atelier.server.storage.tables import Row
from atelier.server.storage.trials import Trial
from atelier.server.tables import commands, quota, seating
from tests.server.laid import BOB, ZOE, act, could_take_back, lay, moved

MOST_TIMES = 200
"""More often than anything can be done at a table where little is to be written."""
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


def keep(client, text=DRAFT, request=None):
    wish = {"game": "artisans", "text": text, "request": request or secrets.token_urlsafe(12)}
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
    monkeypatch.setattr(quota, "MOST_ENTRIES", now["number"])
    moved = zoe.move(table, now["view"]["legal"][0], now["position"], 0)
    for again in (
        lambda: zoe.undo(table, moved["position"]),
        lambda: zoe.chat(table, "so what"),
    ):
        full(again)
    zoe.leave(table, stand_in=False)
    full(lambda: zoe.come_back(table))
    zoe.close_table(table)


def full(again):
    """Nothing more of this is written."""
    with pytest.raises(Refused, match="The log of this table takes no more of what you say") as caught:
        again()
    assert (caught.value.status, caught.value.kind) == (409, "full-log")


def until_full(again):
    """Do it again and again, until nothing more of this is written; tells how often it was."""
    times = 0
    while is_written(again):
        times += 1
        assert times < MOST_TIMES, "this has no end"
    return times


def is_written(again):
    """Do it, unless the log is full."""
    try:
        again()
    except Refused as refused:
        if refused.kind != "full-log":
            raise
        return False
    return True


def test_a_guest_who_sits_down_again_and_again_takes_no_seat_from_others(shared, monkeypatch):
    monkeypatch.setattr(quota, "BEFORE_GAME", 60)
    zoe, bob, eve = (shared.client(name) for name in ("Zoé", "Bob", "Eve"))
    table = zoe.open_table("artisans", [me(), anyone(), anyone()])
    eve.sit(table, 1)
    assert until_full(lambda: eve.sit(table, 1)) == 5
    eve.leave(table)
    full(lambda: shared.client(token=eve.make_bot("Tick")).sit(table, 1))
    bob.sit(table, 1)
    zoe.seat_opponent(table, 2, "random")
    zoe.start(table)


def test_whatever_strangers_write_before_the_game_its_host_can_seat_others_and_start(shared, monkeypatch):
    monkeypatch.setattr(quota, "BEFORE_GAME", 60)
    zoe = shared.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone(), anyone()])

    def come_and_go():
        eve = shared.client("Eve")
        eve.sit(table, 1)
        eve.leave(table)

    until_full(come_and_go)
    full(lambda: shared.client("Bob").sit(table, 2))
    for seat in (1, 2):
        zoe.seat_opponent(table, seat, "random")
    zoe.start(table)
    zoe.chat(table, "At last!")


def test_the_host_s_seating_has_an_end_too(shared, monkeypatch):
    monkeypatch.setattr(quota, "BEFORE_GAME", 20)
    zoe = shared.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    until_full(lambda: zoe.sit(table, 0))
    full(lambda: zoe.seat_opponent(table, 1, "random"))
    assert zoe.look(table)["number"] == 20
    zoe.close_table(table)


def test_who_plays_with_others_comes_back_though_the_log_is_full(shared, monkeypatch):
    zoe, bob = shared.client("Zoé"), shared.client("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    zoe.start(table)
    monkeypatch.setattr(quota, "MOST_ENTRIES", zoe.look(table)["number"])
    full(lambda: bob.chat(table, "so what"))
    for one in (zoe, bob):
        one.leave(table, stand_in=False)
        one.come_back(table)


def test_nobody_fills_a_log_for_others(shared, monkeypatch):
    monkeypatch.setattr(quota, "MOST_ENTRIES", 100)
    zoe, eve = shared.client("Zoé"), shared.client("Eve")
    table = zoe.open_table("artisans", [me(), anyone()])
    eve.sit(table)
    zoe.start(table)
    assert until_full(lambda: eve.chat(table, "so what")) == 9
    zoe.chat(table, "what?")


def test_what_one_takes_back_again_and_again_leaves_the_others_their_part():
    table, move = could_take_back(lay())
    who, other = (ZOE, BOB) if table.turn == 0 else (BOB, ZOE)
    for _ in range(quota.MOST_ENTRIES // quota.PARTS // 2):
        table = moved(table, move, who.id)
        table = act(table, commands.undo(table, who, None, table.position.number, False), who.id)
    table = moved(table, move, who.id)
    with pytest.raises(Problem, match="takes no more of what you say, change or take back"):
        commands.undo(table, who, None, table.position.number, False)
    assert commands.chat(table, other, "Take your time.")
    table = act(table, seating.leave(table, who, None, False))
    assert seating.come_back(table, who, None)


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


def test_a_box_that_two_have_uploaded_goes_with_the_last_key_of_the_second(on_each):
    serving = on_each()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    box = upload(zoe).json()["id"]
    assert upload(bob).json()["id"] == box
    assert zoe.http.delete("/api/me").status_code == 204
    bob.close_table(bob.open_table("artisans", [me(), anyone()], box=box))
    free = upload(bob, BOX + "# to play with\n").json()["id"]
    assert bob.http.delete("/api/me").status_code == 204
    assert count(serving, boxes) == 1, "there is a table it was played with"
    with pytest.raises(Refused, match="no such box; upload it first"):
        serving.client("Eve").open_table("artisans", [me(), anyone()], box=free)


def test_a_box_counts_for_everyone_who_uploaded_it(on_each):
    serving = on_each(boxes=1)
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    assert upload(zoe).status_code == 201
    assert upload(bob, BOX + "# another\n").status_code == 201
    assert upload(zoe).status_code == 201, "again"
    assert upload(bob).status_code == 409


def test_nothing_comes_to_be_kept_for_who_has_no_key_any_more(database):
    """As when a last key is voided while a box is still being checked."""
    trial = Trial("t" * 22, "", "s" * 64, "artisans", 1, {}, 9, 0, 9, False, None, None, 0, 0)
    opened = Database(database)
    with opened.writer.engine.begin() as connection:
        zoe = people.introduce(connection, "Zoé", "h" * 64, 0).id
        people.void(connection, "h" * 64)
        assert kept.keep(connection, zoe, "request-1", kept.Draft("artisans", "mine", DRAFT, 0), 0, most=9) is None
        assert not uploaded.keep_box(connection, "b" * 64, "artisans", BOX, zoe, 0, most=9)
        assert tried.begin(connection, trial._replace(person=zoe), most=9) is None
        assert [rows(connection, table) for table in (kept_boxes, boxes, trials)] == [0, 0, 0]
    opened.close()


def test_to_void_a_last_key_takes_no_longer_for_all_the_tables_there_are(tmp_path):
    """Everyone's moves wait meanwhile: a look at every table for each box would be seconds."""
    steps = []

    def void(many):
        opened = Database(str(tmp_path / f"{many}.sqlite"))
        with opened.writer.engine.begin() as connection:
            zoe = people.introduce(connection, "Zoé", "h" * 64, 0).id
            eve = people.introduce(connection, "Eve", "e" * 64, 0).id
            assert uploaded.keep_box(connection, "e" * 64, "artisans", "", eve, 0, most=1)
            for number in range(10):
                assert uploaded.keep_box(connection, f"{number:064}", "artisans", "", zoe, 0, most=10)
            for box in (None, "e" * 64):
                connection.execute(sa.insert(tables), [table_of(eve, box, number) for number in range(many)])
            steps.append(0)
            connection.connection.driver_connection.set_progress_handler(step, 1)
            people.void(connection, "h" * 64)
            connection.connection.driver_connection.set_progress_handler(None, 1)
            assert rows(connection, boxes) == 1
        opened.close()
        return steps[-1]

    def step():
        steps[-1] += 1

    assert 0 < void(1_000) < 2 * void(10)


def table_of(person, box, number):
    """A table that was played with a box, or with our own."""
    id = f"{number:05}{'-' if box is None else box[:1]}".ljust(22, "-")
    row = Row(id, person, id, "artisans", box, {}, None, "", 0, 1)
    return {**row._asdict(), "listed": 0, "life": "over", "touched_at": 0}


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


def spent(serving):
    """Of how many kilobytes of boxes we have made use."""
    rate = serving.context.rates.kept_kilobytes
    return sum(round(rate.at_once - tokens, 3) for tokens, _ in rate.buckets.values())


def test_only_a_box_that_comes_to_be_kept_is_counted_and_once(serve):
    serving = serve(kept_kilobytes_per_minute=1e-6, kept_boxes=1, boxes=1)
    zoe, request = serving.client("Zoé"), secrets.token_urlsafe(12)
    first = keep(zoe, DRAFT, request)
    assert spent(serving) == len(DRAFT) / 1000
    assert keep(zoe, DRAFT, request).json() == first.json()
    change = {"text": DRAFT + "# a line more\n", "version": 9}
    assert zoe.http.put(f"/api/me/boxes/{first.json()['id']}", json=change).status_code == 409
    assert [keep(zoe, text).status_code for text in (DRAFT, "no box at all")] == [409, 422]
    assert spent(serving) == len(DRAFT) / 1000
    bob = serving.client("Bob")
    texts = (BOX, BOX + "what = 1\n", BOX + "# another\n")
    assert [upload(bob, text).status_code for text in texts] == [201, 422, 409]
    assert upload(zoe).status_code == 201, "what is there already costs nothing"
    assert spent(serving) == (len(DRAFT) + len(BOX.encode())) / 1000


def test_a_box_that_is_tried_out_is_counted_once(serve):
    serving = serve(kept_kilobytes_per_minute=1e-6, kept_kilobytes_at_once=1.0, body_bytes=60_000)
    zoe = serving.client("Zoé")
    for _ in range(2):
        assert zoe.try_box("artisans", BOX)["same"]
    with pytest.raises(Refused, match="write a whole number from 3 to 7"):
        zoe.try_box("artisans", BOX.replace("points = 3", "points = 9", 1))
    assert spent(serving) == len(BOX.encode()) / 1000
    for _ in range(60_000 // len(BOX.encode()) - 1):
        assert serving.client("Bob").try_box("artisans", BOX)["same"]
    with pytest.raises(Refused, match="Too many boxes to be kept from your address"):
        serving.client("Eve").try_box("artisans", BOX)
