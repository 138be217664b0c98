"""Someone's own games: how they ended, how they do against whom, and nobody else's."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from atelier.client import anyone, me, opponent
from atelier.server.storage.results import Result
from atelier.server.storage.schema import results, sittings, tables
from atelier.server.tables.form import LAST, form_of


def games(client, query=""):
    return client.http.get(f"/api/me/games{query}").json()


def forms(client):
    return client.http.get("/api/me/form").json()["forms"]


@pytest.fixture
def played(play_on):
    """Play a game to its end."""

    def play(client, seats, others=(), **more):
        table = client.open_table("artisans", seats, **more)
        for other in others:
            other.sit(table)
        client.start(table)
        play_on([client, *others], table)
        return table

    return play


def test_a_finished_game_is_told_to_those_who_played_it_and_to_nobody_else(person, played, wait_for):
    zoe, bob, ada = person("Zoé"), person("Bob"), person("Ada")
    alone = played(zoe, [me(), opponent("random")])
    both = played(zoe, [me(), anyone()], [bob])
    running = zoe.open_table("artisans", [me(), anyone()])
    found = wait_for(lambda: len(told := games(zoe)["games"]) == 2 and told)
    assert [one["id"] for one in found] == [both, alone]
    assert running not in [one["id"] for one in found]
    result = zoe.look(alone)["result"]
    assert [seat["points"] for seat in found[1]["seats"]] == result["points"]
    assert [seat["place"] for seat in found[1]["seats"]] == result["places"]
    assert [seat["yours"] for seat in found[1]["seats"]] == [True, False]
    assert [(one["against"], one["compared"]) for one in found] == [("people", True), ("random", True)]
    assert [one["id"] for one in games(bob)["games"]] == [both]
    assert games(ada)["games"] == []
    assert person().http.get("/api/me/games").status_code == 401


def test_form_counts_won_and_played_by_whom_one_played_against(person, played, wait_for):
    zoe = person("Zoé")
    table = played(zoe, [me(), opponent("random")])
    place = zoe.look(table)["result"]["places"][0]
    [form] = wait_for(lambda: forms(zoe))
    assert (form["game"], form["against"], form["played"]) == ("artisans", "random", 1)
    assert form["won"] == (place == 1)
    assert [(one["id"], one["place"]) for one in form["last"]] == [(table, place)]


def test_a_game_with_take_backs_or_known_cards_is_listed_and_does_not_count(person, played, wait_for):
    zoe = person("Zoé")
    first = played(zoe, [me(), opponent("random")])
    forked = zoe.fork(first, 0, [me(), opponent("random")])
    paper = zoe.import_record(zoe.record(first))
    zoe.start(forked)
    while zoe.look(forked)["life"] == "playing":
        now = zoe.look(forked)
        if now["view"]["legal"]:
            zoe.move(forked, now["view"]["legal"][0], now["position"])
    found = wait_for(lambda: len(told := games(zoe)["games"]) == 2 and told)
    assert [(one["id"], one["compared"]) for one in found] == [(forked, False), (first, True)]
    assert paper not in [one["id"] for one in found]
    assert [form["played"] for form in forms(zoe)] == [1]


def test_pages_follow_each_other_without_a_gap(person, shared, wait_for):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    who = shared.call(shared.context.tables.get(table)).host
    seats = [{"person": who, "name": "Zoé", "level": None, "helped": False}]
    seats.append({"person": None, "name": "", "level": "random", "helped": False})
    ids = [f"{number:022}" for number in range(70)]
    outcome = {"options": {}, "seats": seats, "points": [3, 2], "places": [1, 2]}
    outcome |= {"take_backs": 0, "forked": False, "daily": None}

    def fill(connection):
        row = connection.execute(sa.select(tables).where(tables.c.id == table)).one()._asdict()
        for number, id in enumerate(ids):
            connection.execute(sa.insert(tables).values(**{**row, "id": id, "request": f"request-{number}"}))
            connection.execute(sa.insert(sittings).values(person=who, table=id))
            connection.execute(
                sa.insert(results).values(table=id, game="artisans", ended_at=1000 + number, outcome=outcome)
            )

    shared.call(shared.context.database.write(fill))
    seen, before = [], ""
    for _ in range(3):
        page = games(zoe, before)
        seen += [one["id"] for one in page["games"]]
        before = f"?before={page['before']}"
    assert seen == ids[::-1]
    assert page["before"] is None
    [form] = forms(zoe)
    assert (form["won"], form["played"], len(form["last"])) == (70, 70, LAST)


def test_the_form_tells_the_last_games_in_the_order_they_were_played():
    def result(number, places, level="master"):
        seats = [{"person": "zoe", "name": "Zoé", "level": None, "helped": False}]
        seats.append({"person": None, "name": "", "level": level, "helped": False})
        outcome = {"seats": seats, "points": [10 - places[0], 9], "places": places, "take_backs": 0, "forked": False}
        return Result(str(number), "artisans", number, outcome)

    told = form_of([result(3, [1, 2]), result(2, [2, 1]), result(1, [1, 2], "apprentice")], "zoe")
    assert [(one["against"], one["won"], one["played"]) for one in told] == [("apprentice", 1, 1), ("master", 1, 2)]
    assert [one["ended_at"] for one in told[1]["last"]] == [2, 3]
    assert told[1]["last"][1]["margin"] == 0
    assert not any(mark["shared"] for one in told for mark in one["last"]), "level, and first by the tie-break"
    [[mark]] = [one["last"] for one in form_of([result(1, [1, 1])], "zoe")]
    assert (mark["place"], mark["shared"]) == (1, True)
