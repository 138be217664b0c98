"""Keys: trusted for long, void at once, in every process; and with a person's last key go those of their bots."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx
import psycopg
import pytest

from atelier.client import Refused, anyone, me
from atelier.server.storage import people
from tests.server.processes import Line
from tests.server.wire import Wire


@pytest.fixture(params=["one SQLite server", "two PostgreSQL servers"])
def pair(request, serve, new_serving):
    """Where a key is voided, and where it is still trusted: the same server, or two on one database."""
    if request.param.startswith("one"):
        serving = serve()
        yield serving, serving
        return
    database = request.getfixturevalue("postgres").database()
    servers = [new_serving(database=database) for _ in range(2)]
    yield servers
    for serving in servers:
        serving.stop()


@pytest.fixture
def couple(postgres, new_serving):
    """Two servers on one PostgreSQL."""
    database = postgres.database()
    servers = [new_serving(database=database) for _ in range(2)]
    yield servers
    for serving in servers:
        serving.stop()


def with_key(serving, client):
    """The same person at another server."""
    twin = serving.client()
    twin.http.cookies.set("atelier", client.http.cookies["atelier"])
    return twin


class Listening:
    """A stream heard in a thread of its own: what it told, and whether it has ended."""

    def __init__(self, client, table):
        self.stream = client.stream(table)
        self.heard = [next(self.stream)]
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self):
        with suppress(httpx.HTTPError):  # a client that is closed at the end
            self.heard.extend(self.stream)

    @property
    def ended(self):
        return not self.thread.is_alive()


def lookups(serving, monkeypatch):
    """Every key that is looked up in the database from now on."""
    looked, read = [], serving.context.database.read

    def counted(ask):
        if getattr(ask, "func", None) is people.find:
            looked.append(ask.keywords["key_hash"])
        return read(ask)

    monkeypatch.setattr(serving.context.database, "read", counted)
    return looked


def test_a_voided_key_ends_its_streams_and_no_others(pair, wait_for):
    here, there = pair
    zoe, phone = here.client("Zoé"), there.client()
    phone.use_link(zoe.offer_link())
    table = zoe.open_table("artisans", [me(), anyone()])
    streams = [Listening(with_key(there, zoe), table) for _ in range(2)]
    linked, stranger = Listening(phone, table), Listening(there.client(), table)
    copy = with_key(there, zoe)
    assert copy.http.get("/api/me").status_code == 200
    assert zoe.http.delete("/api/me").status_code == 204
    wait_for(lambda: all(stream.ended for stream in streams))
    wait_for(lambda: copy.http.get("/api/me").status_code == 401)
    there.client("Bob").sit(table)
    for stream in (linked, stranger):
        wait_for(lambda stream=stream: stream.heard[-1].kind == "seated")
        assert not stream.ended
    assert not [event for stream in streams for event in stream.heard if event.kind == "seated"]
    assert phone.look(table)["seat"] == 0


def test_bots_go_with_the_last_key_of_their_person_and_keep_their_seats(pair, wait_for):
    here, there = pair
    zoe, phone, eve = here.client("Zoé"), here.client(), here.client("Eve")
    phone.use_link(zoe.offer_link())
    bot, other = there.client(token=zoe.make_bot("Clockwork")), there.client(token=eve.make_bot("Other"))
    table = zoe.open_table("artisans", [me(), anyone()])
    bot.sit(table)
    stream, others = Listening(bot, table), Listening(other, table)
    assert zoe.http.delete("/api/me").status_code == 204
    assert bot.look(table)["seat"] == 1  # there is another device
    assert not stream.ended
    assert phone.http.delete("/api/me").status_code == 204
    wait_for(lambda: stream.ended)
    with pytest.raises(Refused, match="bearer token is not known"):
        bot.look(table)
    assert eve.look(table)["seats"][1]["name"] == "Clockwork"
    assert other.look(table)["seat"] is None
    assert not others.ended


def test_a_retired_bot_hears_nothing_more(pair, wait_for):
    here, there = pair
    zoe = here.client("Zoé")
    bot = there.client(token=zoe.make_bot("Clockwork"))
    table = zoe.open_table("artisans", [me(), anyone()])
    stream = Listening(bot, table)
    (listed,) = zoe.http.get("/api/me/bots").json()["bots"]
    assert zoe.http.delete(f"/api/me/bots/{listed['id']}").status_code == 204
    wait_for(lambda: stream.ended)


def test_a_new_name_is_known_everywhere_and_costs_nobody_else_their_trust(pair, wait_for, monkeypatch):
    here, there = pair
    zoe, eve = here.client("Zoé"), there.client("Eve")
    copy = with_key(there, zoe)
    wait_for(lambda: there.context.keys.hears)
    assert {copy.http.get("/api/me").json()["name"], eve.http.get("/api/me").json()["name"]} == {"Zoé", "Eve"}
    looked = lookups(there, monkeypatch)
    zoe.introduce("Zoë")
    wait_for(lambda: copy.http.get("/api/me").json()["name"] == "Zoë")
    assert eve.http.get("/api/me").json()["name"] == "Eve"
    assert people.hashed(eve.http.cookies["atelier"]) not in looked


def test_a_key_is_trusted_for_minutes(pair, wait_for, monkeypatch):
    _, there = pair
    wait_for(lambda: there.context.keys.hears)
    zoe = there.client("Zoé")
    zoe.http.get("/api/me")
    for key, (seen, person) in list(there.context.keys.seen.items()):
        there.context.keys.seen[key] = (seen - 300.0, person)
    looked = lookups(there, monkeypatch)
    assert zoe.http.get("/api/me").status_code == 200
    assert looked == []


def test_a_key_that_is_not_known_is_looked_up_once(shared, person, monkeypatch):
    stranger = person()
    stranger.http.cookies.set("atelier", "made-up-by-a-stranger")
    looked = lookups(shared, monkeypatch)
    for _ in range(3):
        assert stranger.http.get("/api/me").status_code == 401
    assert looked == [people.hashed("made-up-by-a-stranger")]


def test_who_did_not_hear_trusts_nobody_once_it_hears_again(couple, wait_for, monkeypatch):
    here, there = couple
    zoe = here.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    wait_for(lambda: there.context.keys.hears)
    copy = with_key(there, zoe)
    stream = Listening(copy, table)
    lost = []
    monkeypatch.setattr(there.context.listener, "_heed", lost.append)
    assert zoe.http.delete("/api/me").status_code == 204
    wait_for(lambda: lost)
    assert copy.http.get("/api/me").status_code == 200  # it was not told
    monkeypatch.undo()
    with psycopg.connect(there.context.listener.address, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    wait_for(lambda: stream.ended)
    wait_for(lambda: copy.http.get("/api/me").status_code == 401)


def test_while_a_server_cannot_hear_it_trusts_for_seconds_only(couple, wait_for, monkeypatch):
    _, there = couple
    wait_for(lambda: there.context.keys.hears)
    zoe = there.client("Zoé")
    zoe.http.get("/api/me")
    monkeypatch.setattr(there.context.keys, "hears", False)
    for key, (seen, person) in list(there.context.keys.seen.items()):
        there.context.keys.seen[key] = (seen - 10.0, person)
    looked = lookups(there, monkeypatch)
    assert zoe.http.get("/api/me").status_code == 200
    assert looked == [people.hashed(zoe.http.cookies["atelier"])]


def test_what_was_read_before_a_key_was_voided_is_not_remembered(shared, person, monkeypatch):
    zoe = person("Zoé")
    key, keys, read = zoe.http.cookies["atelier"], shared.context.keys, shared.context.database.read

    async def meanwhile():
        reading, go_on = asyncio.Event(), asyncio.Event()

        async def slow(ask):
            found = await read(ask)
            reading.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(shared.context.database, "read", slow)
        keys.seen.clear()
        asking = asyncio.ensure_future(keys.holder(key))
        await reading.wait()
        monkeypatch.undo()
        await shared.context.database.write(lambda connection: people.void(connection, people.hashed(key)))
        keys.changed([])
        go_on.set()
        await asking
        return await keys.holder(key)

    assert shared.call(meanwhile()) is None


def test_a_stream_whose_key_was_voided_while_it_opened_ends(shared, person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    get = shared.context.tables.get

    async def voided_meanwhile(id):
        fewer = await shared.context.database.write(lambda connection: people.void(connection, key_hash))
        shared.context.keys.changed(fewer)
        return await get(id)

    key_hash = people.hashed(zoe.http.cookies["atelier"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shared.context.tables, "get", voided_meanwhile)
        assert list(zoe.stream(table)) == []


def test_one_person_has_no_more_bots_than_allowed_however_fast_they_ask(serve):
    serving = serve(bots=2)
    zoe = serving.client("Zoé")

    def make(number):
        return zoe.http.post("/api/me/bots", json={"name": f"Bot {number}"}).status_code

    with ThreadPoolExecutor(8) as crowd:
        assert sorted(crowd.map(make, range(16))) == [201] * 2 + [409] * 14


def test_no_key_nor_its_hash_is_told_between_processes(postgres, new_serving, wait_for):
    database = postgres.database()
    serving = new_serving(database=database)
    try:
        with psycopg.connect(serving.context.listener.address, autocommit=True) as eavesdropper:
            eavesdropper.execute(f"LISTEN {people.CHANNEL}")
            zoe = serving.client("Zoé")
            key = zoe.http.cookies["atelier"]
            zoe.http.delete("/api/me")
            (told,) = [notice.payload for notice in eavesdropper.notifies(timeout=60, stop_after=1)]
        assert key not in told
        assert people.hashed(key) not in told
    finally:
        serving.stop()


def test_a_key_voided_at_one_server_ends_its_stream_at_another(postgres, new_serving):
    """Each knows only what the database tells it, as if they were on two machines."""
    database = postgres.database()
    here, there = new_serving(database=database), new_serving(database=database)
    try:
        zoe = Line(here.address)
        key = zoe.introduce("Zoe")
        table = zoe.change("/api/tables", game="artisans", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        stream = Wire(there.address)
        stream.ask(f"/api/tables/{table}/events", more=f"Connection: close\r\nCookie: atelier={key}\r\n".encode())
        stream.until(b"event: table")
        zoe.connection.request("DELETE", "/api/me", headers={"cookie": f"atelier={key}"})
        assert zoe.connection.getresponse().status == 204
        stream.to_the_end()
        assert Line(there.address, key).say("GET", "/api/me")[0] == 401
    finally:
        here.stop()
        there.stop()
