"""The same cards again: who finished a game with the same deal, and how."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from atelier.client import Refused, anyone, me, opponent
from atelier.server.storage.schema import deals


@pytest.fixture
def finished(person, wait_for):
    """Games of opponents, played to the end."""

    def play(client, start):
        table = start(client)
        client.start(table)
        wait_for(lambda: client.look(table)["life"] == "over")
        return table

    return play


def opponents(client, **more):
    return client.open_table("artisans", [opponent("random")] * 2, **more)


def test_games_with_the_same_cards_are_listed_newest_first_once_they_are_over(person, finished, wait_for):
    zoe = person("Zoé")
    first = finished(zoe, opponents)
    again = finished(zoe, lambda client: client.fork(first, 0, [opponent("random"), opponent("apprentice")]))
    later = finished(zoe, lambda client: client.fork(first, 12, [opponent("random")] * 2))
    paper = zoe.import_record(zoe.record(first))
    finished(zoe, opponents)  # other cards
    begun = zoe.fork(first, 0, [me(), anyone()])
    found = wait_for(lambda: len(listed := zoe.same_deal(first)) == 4 and listed)
    assert [one["id"] for one in found] == [paper, later, again, first]
    assert [one["this"] for one in found] == [False, False, False, True]
    assert [one["from_step"] for one in found] == [0, 12, 0, 0]
    assert [seat["level"] for seat in found[2]["seats"]] == ["random", "apprentice"]
    for one in found:
        result = zoe.look(one["id"], 0)["result"]
        assert (one["points"], one["places"]) == (result["points"], result["places"])
    assert {one["id"] for one in zoe.same_deal(again)} == {one["id"] for one in found}
    with pytest.raises(Refused, match="once this one is over") as caught:
        zoe.same_deal(begun)
    assert (caught.value.status, caught.value.kind) == (409, "not-over")


def test_whoever_may_not_find_a_table_is_not_told_its_link(person, finished, wait_for):
    zoe, bob = person("Zoé"), person("Bob")
    first = finished(zoe, opponents)
    hidden = finished(bob, lambda client: client.fork(first, 0, [opponent("random")] * 2))
    wait_for(lambda: len(bob.same_deal(first)) == 2)
    assert {one["id"] for one in zoe.same_deal(first)} == {first, None}
    assert {one["id"] for one in bob.same_deal(first)} == {first, hidden}
    assert {one["id"] for one in person().same_deal(hidden)} == {None, hidden}


def test_a_game_that_ended_is_among_them_at_once(person, finished):
    zoe = person("Zoé")
    table = finished(zoe, opponents)
    (one,) = zoe.same_deal(table)
    assert (one["id"], one["this"]) == (table, True)


def test_deals_of_games_from_before_they_were_noted_are_found(serve, finished, wait_for):
    serving = serve()
    zoe = serving.client("Zoé")
    first = finished(zoe, opponents)
    again = finished(zoe, lambda client: client.fork(first, 0, [opponent("random")] * 2))
    wait_for(lambda: len(zoe.same_deal(first)) == 2)
    serving.call(serving.context.database.write(lambda connection: connection.execute(sa.delete(deals)).rowcount))
    assert len(zoe.same_deal(first)) == 1
    key = zoe.http.cookies["atelier"]
    serving.stop()
    kept = serve().client()
    kept.http.cookies.set("atelier", key)
    found = wait_for(lambda: len(listed := kept.same_deal(first)) == 2 and listed)
    assert [one["id"] for one in found] == [again, first]
