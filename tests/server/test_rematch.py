"""Another game with the same people: whoever is there begins it, and it waits for nobody who has gone."""

from __future__ import annotations

import pytest

from atelier.client import Refused, anyone, me, opponent
from atelier.server.tables import quota
from tests.server.test_manners import refused


@pytest.fixture
def played(person, play_on):
    """Lets these people play a game at one table, the first as its host; some of them leave before it ends."""

    def play(*names, leaving=(), **more):
        people = [person(name) for name in names]
        host, *guests = people
        table = host.open_table("artisans", [me(), *[anyone()] * len(guests)], stand_in="random", **more)
        for guest in guests:
            guest.sit(table)
        host.start(table)
        for one in leaving:
            people[one].leave(table)
        play_on([one for number, one in enumerate(people) if number not in leaving], table)
        return table, *people

    return play


def names(client, table):
    return [one["name"] for one in client.look(table)["seats"]]


def kinds(client, table):
    return [one["kind"] for one in client.look(table)["seats"]]


def test_a_guest_begins_another_game_when_the_host_has_left(played):
    table, _, bob = played("Zoé", "Bob", leaving=[0])
    following = bob.rematch(table)
    assert bob.look(following)["hosting"]
    assert kinds(bob, following) == ["person", "open"]
    bob.seat_opponent(following, 1, "random")
    bob.start(following)


def test_who_had_left_and_is_back_for_another_game_sits_down_again(played):
    table, zoe, bob, eve = played("Zoé", "Bob", "Eve", leaving=[0])
    following = bob.rematch(table)
    assert names(bob, following) == ["Eve", "", "Bob"]
    assert zoe.rematch(table) == following
    zoe.sit(following)
    eve.start(following)


def test_who_had_left_may_ask_for_another_game_and_has_their_seat(played):
    table, zoe, bob = played("Zoé", "Bob", leaving=[0])
    following = zoe.rematch(table)
    assert names(bob, following) == ["Bob", "Zoé"]


def test_a_host_who_closes_the_rematch_or_goes_away_ends_it_for_nobody_else(played):
    table, zoe, bob = played("Zoé", "Bob")
    first = zoe.rematch(table, "request-of-zoe-1")
    zoe.close_table(first)
    second = bob.rematch(table)
    assert second != first
    assert bob.look(table)["rematch"] == second
    assert bob.look(second)["hosting"]
    assert zoe.rematch(table) == bob.rematch(table) == second
    bob.start(second)


def test_the_same_host_opens_another_rematch_behind_a_closed_one(played):
    table, zoe, _ = played("Zoé", "Bob")
    seen = []
    for number in range(3):
        seen.append(zoe.rematch(table, f"request-number-{number}"))
        zoe.close_table(seen[-1])
    assert len(set(seen)) == 3
    assert zoe.rematch(table, "request-number-1") == seen[1], "asked again it is answered as before"


def test_a_rematch_that_was_deleted_or_cannot_be_read_stands_in_nobodys_way(played, shared):
    table, zoe, bob = played("Zoé", "Bob")
    first = zoe.rematch(table)
    shared.context.tables.quarantine.put(first, ValueError("damaged"))
    shared.context.tables.forget(first)
    with pytest.raises(Refused, match="cannot be read"):
        bob.look(first)
    assert bob.rematch(table) != first


def test_who_does_not_come_to_the_rematch_makes_room_and_still_may(played):
    table, zoe, bob, eve = played("Zoé", "Bob", "Eve")
    following = zoe.rematch(table)
    assert names(zoe, following) == ["Eve", "Zoé", "Bob"]
    bob.sit(following, 2)
    refused("not-host", bob.unseat, following, 1)
    bob.unseat(following, 0)
    assert kinds(bob, following) == ["open", "person", "person"]
    eve.sit(following)
    refused("not-host", bob.unseat, following, 0)
    zoe.unseat(following, 0)
    refused("removed", eve.sit, following)


def test_all_who_sit_at_a_rematch_seat_opponents_should_its_host_be_gone(played, person):
    table, zoe, bob = played("Zoé", "Bob")
    following = zoe.rematch(table)
    zoe.leave(following)
    assert "seat" in bob.look(following)["may"]
    stranger = person("Eve")
    assert "seat" not in stranger.look(following)["may"]
    refused("not-host", stranger.seat_opponent, following, 1, "random")
    refused("not-host", stranger.unseat, following, 0)
    bob.seat_opponent(following, 1, "random")
    bob.seat_opponent(following, 1, "apprentice")
    bob.start(following)


def test_only_the_host_of_any_other_table_seats_opponents(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone(), opponent("random")])
    bob.sit(table)
    assert "seat" not in bob.look(table)["may"]
    refused("not-host", bob.seat_opponent, table, 2, "random")
    refused("not-host", bob.unseat, table, 2)


def test_rematches_that_are_closed_again_and_again_do_not_fill_a_log(played, monkeypatch):
    table, zoe, _ = played("Zoé", "Bob")
    zoe.close_table(zoe.rematch(table))
    monkeypatch.setattr(quota, "MOST_ENTRIES", 10)
    refused("full-log", zoe.rematch, table)
