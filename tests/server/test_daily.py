"""The deal of the day: the same cards for all, unknown before, once for the comparison, results after one's own."""

from __future__ import annotations

import pytest

from atelier.client import Refused, me, opponent
from atelier.fair import commit_secret
from atelier.server.http.routes import daily as calls
from atelier.server.now import clock_now
from atelier.server.storage.dailies import Done
from atelier.server.tables import daily

DAY = 86_400_000


@pytest.fixture(autouse=True)
def _same_day(monkeypatch):
    """A day that begins while a test runs begins behind it."""
    last = daily.next_midnight(clock_now()) - 1
    monkeypatch.setattr(calls, "clock_now", lambda: min(clock_now(), last))


def play(client, game="artisans", request="request-1"):
    answered = client.http.post(f"/api/daily/{game}", json={"request": request})
    assert answered.status_code == 201, answered.text
    return answered.json()


def look(client, game="artisans", day="today"):
    told = client.http.get("/api/daily").json()[day]["deals"]
    return next(deal for deal in told if deal["game"] == game)


@pytest.fixture
def finished(play_on, wait_for):
    """Play today's deal to its end, and wait until that is noted."""

    def finish(client, seed=1):
        table = play(client)["id"]
        play_on([client], table, seed)
        wait_for(lambda: look(client)["mine"]["points"] is not None)
        return table

    return finish


@pytest.fixture
def serve_on(new_serving, tmp_path):
    """A server on a database; stopped at the end."""
    started = []

    def start(database=str(tmp_path / "other.sqlite")):
        started.append(new_serving(database=database))
        return started[-1]

    yield start
    for serving in started:
        if serving.thread.is_alive():
            serving.stop()


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
def test_everyone_has_the_same_cards_and_another_day_others(database, serve_on, play_on):
    serving = serve_on(database)
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    tables = [play(client)["id"] for client in (zoe, bob)]
    views = [client.step(table, 0)["view"] for client, table in zip((zoe, bob), tables, strict=True)]
    assert views[0] == views[1], "as it was dealt; an opponent may have begun"
    seats = [client.look(table)["seats"] for client, table in zip((zoe, bob), tables, strict=True)]
    assert [seat["name"] for seat in seats[0][1:]] == [seat["name"] for seat in seats[1][1:]]
    play_on([zoe], tables[0])
    play_on([bob], tables[1], seed=2)
    records = [client.record(table) for client, table in zip((zoe, bob), tables, strict=True)]
    assert records[0]["key"] == records[1]["key"]
    assert records[0]["moves"] != records[1]["moves"]
    for record in records:
        assert zoe.verify(record) == {"game": "artisans", "moves": len(record["moves"]), "over": True, "fair": True}
    assert record["fairness"]["commitment"] == commit_secret(record["fairness"]["secret"])
    house = "ab" * 32
    secrets = {daily.secret_of(house, day, game) for day in ("2026-01-01", "2026-01-02") for game in ("a", "b")}
    assert len(secrets) == 4


def test_everyone_is_told_whom_they_play_against(person):
    def sat(client):
        seats = client.look(play(client)["id"])["seats"][1:]
        return [{part: seat[part] for part in ("level", "member", "name")} for seat in seats]

    zoe = person("Zoé")
    met = sat(zoe)
    assert look(zoe)["opponents"] == look(person())["opponents"] == met
    namesake = person(met[0]["name"])
    assert look(namesake)["opponents"] == sat(namesake)
    assert met[0] not in sat(namesake)


def test_the_deal_of_a_day_is_made_only_from_the_secret_of_the_house_and_the_day(database, serve_on):
    """Two servers on two databases deal differently on the same day; one that comes back deals the same again."""
    serving = serve_on(database)
    zoe = serving.client("Zoé")
    first = zoe.look(play(zoe)["id"])["commitment"]
    serving.stop()
    again = serve_on(database)
    bob = again.client("Bob")
    assert bob.look(play(bob)["id"])["commitment"] == first
    other = serve_on()
    ada = other.client("Ada")
    assert ada.look(play(ada)["id"])["commitment"] != first


def test_the_first_game_counts_and_further_ones_are_for_fun(person, finished):
    zoe = person("Zoé")
    begun = play(zoe)
    assert begun["counted"]
    assert play(zoe, request="request-2") == begun  # gone on with
    table = finished(zoe)
    assert table == begun["id"]
    fun = play(zoe, request="request-3")
    assert fun["id"] != table
    assert not fun["counted"]
    assert play(zoe, request="request-3") == fun
    assert zoe.look(fun["id"])["daily"] == {"day": daily.day_of(clock_now()), "counted": False}
    assert look(zoe)["mine"]["table"] == table
    reused = zoe.http.post("/api/daily/little-town", json={"request": "request-3"})
    assert (reused.status_code, reused.json()["type"]) == (409, "urn:atelier:problem:request-reused")
    assert play(zoe, "little-town", "request-4")["counted"]


def test_results_are_shown_to_those_who_have_finished_and_to_all_when_the_day_is_over(person, finished, monkeypatch):
    zoe, bob, nobody = person("Zoé"), person("Bob"), person()
    table = finished(zoe)
    own = next(one for one in look(zoe)["results"] if one["yours"])
    result = zoe.look(table)["result"]
    assert (own["name"], own["points"], own["place"]) == ("Zoé", result["points"][0], result["places"][0])
    assert own["others"] == result["points"][1:]
    assert not own["helped"]
    assert look(bob)["results"] is None
    assert look(bob)["mine"] is None
    assert look(nobody)["results"] is None
    assert look(nobody)["finished"] == look(zoe)["finished"] >= 1
    play(bob)
    assert look(bob)["results"] is None
    finished(bob, seed=3)
    results = look(bob)["results"]
    assert {"Zoé", "Bob"} <= {one["name"] for one in results}
    assert [one["points"] for one in results] == sorted((one["points"] for one in results), reverse=True)
    assert all(set(one) == {"rank", "name", "yours", "points", "place", "others", "helped"} for one in results)
    now = calls.clock_now()
    monkeypatch.setattr(calls, "clock_now", lambda: now + DAY)
    assert look(nobody)["results"] is None
    assert look(nobody)["finished"] == 0, "nobody has finished this day's"
    assert len(look(nobody, day="yesterday")["results"]) == len(results)
    assert play(zoe, request="request-9")["counted"]  # another day, another deal


def test_who_is_not_among_the_best_that_are_listed_still_finds_their_own_line(person, finished, monkeypatch):
    zoe, bob = person("Zoé"), person("Bob")
    finished(zoe)
    finished(bob, seed=3)
    everyone = look(zoe)["results"]
    monkeypatch.setattr("atelier.server.http.routes.daily.MOST_LISTED", 1)
    for one in (zoe, bob):
        points = look(one)["mine"]["points"]
        ahead = sum(line["points"] > points for line in everyone)
        results = look(one)["results"]
        assert results[0]["points"] == everyone[0]["points"]
        assert [line["rank"] for line in results if line["yours"]] == [1 + ahead]
        assert len(results) <= 2


def test_equal_points_share_a_rank():
    def done(person, points):
        seats = [{"name": person, "helped": False}]
        return Done(person, points, {"seats": seats, "places": [1], "points": [points], "take_backs": 0})

    table = [done("zoe", 60), done("bob", 58), done("ada", 58), done("eve", 41)]
    assert [(line["name"], line["rank"]) for line in daily.ranked(table, None)] == [
        ("zoe", 1),
        ("bob", 2),
        ("ada", 2),
        ("eve", 4),
    ]


@pytest.fixture
def answered(play_on, wait_for):
    """Play on until an opponent has answered and it is this person's turn again; how the table lies then."""

    def play_until(client, table):
        while True:
            play_on([client], table, moves=1)
            now = wait_for(lambda: (found := client.look(table))["turn"] == 0 and found)
            if [entry["seat"] for entry in client.log(table) if entry["kind"] == "moved"][-1]:
                return now

    return play_until


def test_nobody_helps_with_a_deal_that_counts(person, answered):
    """No coach, and nothing is taken back past an answer; at any other table against the same both are there."""
    zoe = person("Zoé")
    table = play(zoe)["id"]
    now = answered(zoe, table)
    assert "coach" not in now["may"]
    with pytest.raises(Refused, match="deal of the day counts"):
        zoe.coach(table)
    assert (now["undo"], now["takes_back"]) == (False, None)
    with pytest.raises(Refused, match=r"Nothing can be taken back: .* others have moved"):
        zoe.undo(table, now["position"])
    usual = zoe.open_table(
        "artisans", [me(), *(opponent(level) for level in daily.OPPONENTS)], options=daily.OPTIONS["artisans"]
    )
    zoe.start(usual)
    now = answered(zoe, usual)
    assert "coach" in now["may"]
    assert now["undo"]


def test_who_lets_an_opponent_play_on_is_marked(person, wait_for):
    zoe = person("Zoé")
    table = play(zoe)["id"]
    zoe.leave(table)
    wait_for(lambda: look(zoe)["mine"]["points"] is not None)
    assert next(one for one in look(zoe)["results"] if one["yours"])["helped"]


def test_a_bot_does_not_play_the_deal_of_the_day(person, shared):
    zoe = person("Zoé")
    bot = shared.client(token=zoe.make_bot("Clockwork"))
    answered = bot.http.post("/api/daily/artisans", json={"request": "request-1"})
    assert answered.status_code == 403
    assert zoe.http.post("/api/daily/chess", json={"request": "request-1"}).status_code == 404
