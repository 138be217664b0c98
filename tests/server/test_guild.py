"""Opponents are people of the guild: no two alike at a table, always the same there, told the same everywhere."""

from __future__ import annotations

import pytest

from atelier.agents.guild import GUILD, members
from atelier.client import anyone, me, opponent
from atelier.server.tables.log import follow
from atelier.server.tables.seating import sit
from atelier.server.tables.table import Table
from tests.server.laid import ZOE, lay, then

LEVEL_OF = {member.name: level for level, people in GUILD.items() for member in people}


def names(told):
    return [seat["name"] for seat in told["seats"]]


def test_every_opponent_at_a_table_is_somebody_else_of_their_level(person):
    zoe = person("Zoé")
    for level, people in GUILD.items():
        told = zoe.look(zoe.open_table("artisans", [opponent(level)] * 4))
        assert sorted(names(told)) == sorted(member.name for member in people)
        assert {seat["member"] for seat in told["seats"]} == {member.id for member in people}


def test_different_tables_meet_different_people():
    first = {members("journeyman", f"table {number}")[0].id for number in range(40)}
    assert first == {member.id for member in GUILD["journeyman"]}


def test_the_same_people_stay_and_everyone_calls_them_the_same(person, play_on, wait_for):
    zoe = person("Zoé")
    table = zoe.open_table("little-town", [me(), opponent("apprentice"), opponent("journeyman")], listed=True)
    at_first = names(zoe.look(table))
    assert [LEVEL_OF.get(name) for name in at_first] == [None, "apprentice", "journeyman"]
    zoe.start(table)
    play_on([zoe], table)
    assert wait_for(lambda: zoe.look(table)["life"] == "over")
    assert names(zoe.look(table)) == at_first
    assert names(person("Bob").look(table)) == at_first
    assert names(zoe.my_tables()[0]) == at_first
    assert names(zoe.same_deal(table)[0]) == at_first
    log = zoe.log(table)
    assert names(log[0]) == at_first
    assert all(entry["name"] == at_first[entry["seat"]] for entry in log if entry["kind"] == "moved")
    assert sorted(names(zoe.look(zoe.rematch(table)))) == sorted(at_first)


def test_another_level_is_somebody_else_and_the_first_comes_back(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("master"), anyone()])
    before = zoe.look(table)["seats"][1]
    zoe.seat_opponent(table, 1, "apprentice")
    assert LEVEL_OF[zoe.look(table)["seats"][1]["name"]] == "apprentice"
    zoe.seat_opponent(table, 1, "master")
    assert zoe.look(table)["seats"][1] == before
    zoe.seat_opponent(table, 2, "master")
    assert len(set(names(zoe.look(table)))) == 3


@pytest.mark.parametrize("spelt", [str, str.upper], ids=["alike", "shouted"])
def test_an_opponent_gives_way_to_a_person_of_the_same_name(person, spelt):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("journeyman"), opponent("journeyman"), anyone()])
    _, first, second, _ = names(zoe.look(table))
    namesake = person(spelt(first))
    namesake.sit(table)
    told = zoe.look(table)
    assert names(told)[3] == spelt(first)
    assert names(told)[2] == second
    assert LEVEL_OF[names(told)[1]] == "journeyman"
    assert names(told)[1] not in (first, second)
    assert names(zoe.look(zoe.open_table("artisans", [me(first), opponent("journeyman")])))[1] != first


def test_nothing_promised_is_void_when_an_opponent_gives_way():
    table = then(Table(lay().row, None, None), "opened", seats=[{"person": "zoe", "name": "Zoé"}, {}])
    table = follow(table, sit(table, ZOE, 0, None, "ab" * 32), ZOE.id, None)[0]
    table = then(table, "seated", seat=1, level="master", member="solange", name="Solange")
    table = then(table, "revealed", seat=0, name="Zoé", contribution="cd" * 32)
    renamed = follow(table, sit(table, ZOE, 0, "Solange", None), ZOE.id, None)[0]
    assert renamed.seats[0].name == "Solange"
    assert LEVEL_OF[renamed.seats[1].name] == "master"
    assert renamed.seats[1].name != "Solange"
    assert renamed.seats[0].contribution == "cd" * 32


def test_nobody_plays_at_random(person):
    zoe = person("Zoé")
    seat = zoe.look(zoe.open_table("artisans", [me(), opponent("random")]))["seats"][1]
    assert (seat["name"], seat["member"], seat["level"]) == ("", None, "random")


def test_who_plays_for_somebody_away_keeps_their_name(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    zoe.start(table)
    bob.leave(table)
    seat = zoe.look(table)["seats"][1]
    assert (seat["name"], seat["member"], seat["kind"]) == ("Bob", None, "person")
