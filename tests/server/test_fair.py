"""A shuffle nobody can choose: all promise their part before anyone shows theirs."""

from __future__ import annotations

import threading

import pytest

from atelier.client import Refused, anyone, me, opponent
from atelier.errors import BadRecord
from atelier.fair import Fairness, check_fairness, commit_secret, fair_key, promise, read_fairness
from tests.server.test_manners import first, refused

ZOE, BOB = "ab" * 16, "cd" * 32


@pytest.fixture
def full(person):
    """Zoé and Bob have sat down and promised; nothing is revealed."""
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(contribution=ZOE), anyone()])
    bob.sit(table, contribution=BOB)
    return zoe, bob, table


def show(client, table, contribution, **more):
    return client._at(table, "reveal", None, contribution=contribution, **more)


def promises(client, table):
    return [seat["promise"] for seat in client.look(table)["seats"]]


def test_whoever_sits_down_last_finds_nobody_s_part_in_the_house(full, shared):
    """An operator who plays reads all the house knows, and must promise before there is anything to reckon with."""
    _, bob, table = full
    held = shared.context.tables.hand[table]
    assert ZOE not in str((held.entries, held.seats))
    assert BOB not in str((held.entries, held.seats))
    assert promises(bob, table) == [promise(ZOE), promise(BOB)], "everyone sees what the others are bound to"


def test_nothing_is_revealed_while_a_seat_is_open(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(contribution=ZOE), anyone()])
    refused("open-seats", show, zoe, table, ZOE)
    zoe.seat_opponent(table, 1, "random")
    show(zoe, table, ZOE)
    assert zoe.look(table)["seats"][0]["revealed"]
    refused("revealed", show, zoe, table, ZOE)


def test_a_part_that_was_not_promised_is_refused(full):
    _, bob, table = full
    with pytest.raises(Refused, match="not what seat 1 has promised") as caught:
        show(bob, table, "ef" * 16)
    assert (caught.value.status, caught.value.kind) == (422, "broken-promise")
    with pytest.raises(Refused) as caught:
        show(bob, table, "ef")
    assert caught.value.status == 422, "a short part could be found out from its promise"


def test_who_promised_nothing_has_nothing_to_reveal_and_nobody_waits_for_them(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    refused("not-promised", show, bob, table, BOB)
    assert bob.start(table)["position"] > 0


def test_a_promise_stands_once_someone_has_revealed_and_a_name_may_change(full):
    zoe, bob, table = full
    bob.sit(table, contribution="ef" * 16)
    bob.sit(table, contribution=BOB)
    show(zoe, table, ZOE)
    refused("promised", lambda: bob.sit(table, contribution="ef" * 16))
    bob.sit(table, name="Robert")
    zoe.sit(table, 0, name="Zoë")
    assert promises(zoe, table) == [promise(ZOE), promise(BOB)]
    assert [seat["revealed"] for seat in zoe.look(table)["seats"]] == [True, False]


def test_who_promised_nothing_cannot_join_in_after_a_reveal(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(contribution=ZOE), anyone()])
    bob.sit(table)
    show(zoe, table, ZOE)
    refused("promised", lambda: bob.sit(table, contribution=BOB))


@pytest.mark.parametrize("change", ["leave", "unseat", "opponent"])
def test_who_sits_elsewhere_after_a_reveal_makes_every_promise_void(person, change):
    zoe, bob, cat = person("Zoé"), person("Bob"), person("Cat")
    table = zoe.open_table("artisans", [me(contribution=ZOE), anyone(), opponent("random")])
    bob.sit(table, contribution=BOB)
    show(zoe, table, ZOE)
    show(bob, table, BOB)
    if change == "leave":
        bob.leave(table)
    elif change == "unseat":
        zoe.unseat(table, 1)
    else:
        zoe.seat_opponent(table, 2, "apprentice")
    assert promises(zoe, table) == ["", "", ""]
    assert not any(seat["revealed"] for seat in zoe.look(table)["seats"])
    if change != "opponent":
        cat.sit(table, contribution="ef" * 16)
    refused("not-promised", lambda: show(zoe, table, ZOE, seat=0))


def test_the_client_promises_something_new_where_its_promise_is_void(full, person):
    zoe, bob, table = full
    zoe.reveal(table)
    bob.leave(table)
    assert promises(zoe, table) == ["", ""]
    person("Cat").sit(table)
    zoe.start(table)
    started = zoe.log(table)[-1]
    assert len(started["contributions"][0]) == 32
    assert started["contributions"][0] != ZOE
    assert started["promises"] == [promise(started["contributions"][0]), ""]


def test_a_start_waits_for_what_was_promised_and_says_whom_it_waits_for(full):
    zoe, bob, table = full
    show(zoe, table, ZOE)
    with pytest.raises(Refused, match="Seats 1 have not revealed") as caught:
        zoe._at(table, "start", None)
    assert (caught.value.status, caught.value.kind) == (409, "unrevealed")
    assert caught.value.problem["seats"] == [1]
    assert 0 < caught.value.problem["retry_after"] <= 15
    show(bob, table, BOB)
    zoe._at(table, "start", None)
    assert zoe.log(table)[-1]["contributions"] == [ZOE, BOB]


def test_the_client_reveals_and_waits_for_the_others(full):
    zoe, bob, table = full
    asked = threading.Thread(target=zoe.start, args=(table,))
    asked.start()
    for event in bob.stream(table, after=2):
        if event.kind == "revealed":
            bob.reveal(table)
        if event.kind == "started":
            break
    asked.join()
    assert zoe.log(table)[-1]["contributions"] == [ZOE, BOB]


def test_what_is_revealed_is_told_when_the_game_starts_and_not_before(full, person):
    zoe, bob, table = full
    show(zoe, table, ZOE)
    watcher = person()
    told = [bob.look(table), bob.log(table), first(bob.stream(table, after=0), 3), watcher.look(table)]
    assert ZOE not in str(told)
    assert bob.log(table)[-1].items() >= {"kind": "revealed", "seat": 0, "name": "Zoé"}.items()


def test_who_does_not_reveal_is_left_out_and_the_record_says_so(serve, play_on):
    serving = serve(reveal_seconds=0)
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    table = zoe.open_table("artisans", [me(contribution=ZOE), anyone()])
    bob.sit(table, contribution=BOB)
    zoe.start(table)
    play_on([zoe, bob], table)
    paper = zoe.record(table)
    assert paper["fairness"]["contributions"] == [ZOE, ""]
    assert paper["fairness"]["promises"] == [promise(ZOE), promise(BOB)]
    assert zoe.verify(paper)["fair"]
    del paper["fairness"]["promises"]
    assert zoe.verify(paper)["fair"], "games dealt before there were promises are proved as they were"


def test_a_fork_has_nothing_to_shuffle(person, play_on):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(contribution=ZOE), opponent("random")])
    zoe.start(table)
    play_on([zoe], table)
    fork = zoe.fork(table, 0, [me(contribution=ZOE), opponent("random")])
    assert promises(zoe, fork) == ["", ""]
    zoe.start(fork)
    assert zoe.log(fork)[-1]["contributions"] == []


# On paper

SECRET = "12" * 32


def paper(**changed):
    fair = {
        "commitment": commit_secret(SECRET),
        "secret": SECRET,
        "contributions": [ZOE, ""],
        "promises": [promise(ZOE), promise(BOB)],
    }
    return {**fair, **changed}


def checked(**changed):
    fair = read_fairness(paper(**changed), 2)
    check_fairness(fair, fair_key(SECRET, fair.contributions).hex())
    return fair


def test_a_promise_on_paper_is_kept_or_nothing_was_revealed():
    assert checked().as_json() == paper()
    assert checked(promises=[promise(ZOE), ""])
    assert checked(promises=None) == Fairness(commit_secret(SECRET), SECRET, (ZOE, ""))
    with pytest.raises(BadRecord, match="contribution of seat 0 is not the one that was promised"):
        checked(promises=[promise(BOB), ""])
    with pytest.raises(BadRecord, match="contribution of seat 1 is not"):
        checked(contributions=[ZOE, BOB], promises=[promise(ZOE), ""])


@pytest.mark.parametrize("spoiled", [[], ["", "", ""], ["", "ab"], ["", None], "", {}, ["", "AB" * 32]])
def test_promises_on_paper_are_read_with_care(spoiled):
    with pytest.raises(BadRecord, match="promises: write 2 texts"):
        read_fairness(paper(promises=spoiled), 2)
