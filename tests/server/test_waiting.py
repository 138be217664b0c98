"""Who is on turn where no clock runs, stays connected and does not move: the others ask, wait, and then may go on."""

from __future__ import annotations

import pytest

from atelier.client import Refused, anyone, me
from atelier.server.errors import Problem
from atelier.server.now import clock_now
from atelier.server.storage.people import Person
from atelier.server.tables import commands, housekeeping, seating
from atelier.server.tables.render import whole
from atelier.server.tables.waiting import MINUTE_MS, TIMES
from tests.server.laid import BOB, ZOE, act, could_take_back, lay, moved, then
from tests.server.test_clock import set_clock

LIVE, SLOW = TIMES["live"], TIMES["correspondence"]
EVE = Person("eve", "Eve", None)
TICK = Person("tick", "Tick", "zoe")
"""A bot of Zoé's."""
ASKED = LIVE.patience
"""When someone can be asked who has not moved since the beginning."""
ON = ASKED + LIVE.notice
"""When an opponent may play on for them."""


def refused(kind, wish, *words):
    with pytest.raises(Problem) as caught:
        wish(*words)
    assert caught.value.kind == kind, caught.value
    return caught.value


def idle(table):
    """Whose turn it is and who waits: seat, person, other."""
    seat = table.turn
    return seat, (ZOE, BOB)[seat], (BOB, ZOE)[seat]


def asked(table, at=ASKED):
    """The same table after the one who waits has asked."""
    seat, _, other = idle(table)
    return act(table, seating.call(table, other, seat, at), other.id, at)


def live(**setup):
    return lay(pace="live", **setup)


# Asking


def test_whoever_waits_asks_once_they_have_waited_and_not_before():
    table = live()
    seat, _, other = idle(table)
    early = refused("too-soon", seating.call, table, other, seat, ASKED - 1)
    assert early.more["retry_after"] == 1
    (wish,) = seating.call(table, other, seat, ASKED)
    assert wish.kind == "called"
    assert (wish.body["by"], wish.body["name"]) == (table.seats[1 - seat].name, table.seats[seat].name)
    assert (wish.body["milliseconds"], wish.body["last"]) == (LIVE.notice, False)
    refused("called", seating.call, asked(table), other, seat, ON)


def test_nobody_is_asked_who_is_not_waited_for():
    table = live()
    seat, idler, other = idle(table)
    refused("not-awaited", seating.call, table, idler, 1 - seat, ASKED)
    refused("own-seat", seating.call, table, idler, seat, ASKED)
    refused("not-at-table", seating.call, table, EVE, seat, ASKED)
    refused("no-such-seat", seating.call, table, other, 9, ASKED)
    refused("own-seat", seating.call, live(people=(ZOE, TICK)), ZOE, 1, ASKED)


def test_where_a_clock_runs_it_alone_decides():
    table = live(clock={"seconds": 600, "increment": 0})
    seat, _, other = idle(table)
    refused("clock", seating.call, table, other, seat, ON)
    assert whole(table, other.id, None, ON)["wait"] is None


def test_a_game_by_correspondence_has_days_and_so_has_a_table_from_before_there_were_paces():
    for slow in (lay(pace="correspondence"), lay()):
        seat, _, other = idle(slow)
        refused("too-soon", seating.call, slow, other, seat, SLOW.patience - 1)
        table, until = asked(slow, SLOW.patience), SLOW.patience + SLOW.notice
        refused("too-soon", seating.replace_absent, table, other, seat, None, until - 1)
        assert seating.replace_absent(table, other, seat, None, until)


def test_everyone_at_the_table_is_told_whom_it_waits_for_and_how_long():
    table = live()
    seat, idler, other = idle(table)
    for who in (idler, other, EVE):
        told = whole(table, who.id, None, MINUTE_MS)["wait"]
        assert told == {"seat": seat, "ask_at": ASKED, "left": None, "last": False}
        told = whole(asked(table), who.id, None, ASKED + MINUTE_MS)["wait"]
        assert told == {"seat": seat, "ask_at": ASKED, "left": LIVE.notice - MINUTE_MS, "last": False}
    assert whole(lay((ZOE,)), ZOE.id, None, ON)["wait"] is None, "nobody waits for who plays alone"


# What undoes it


def test_a_move_undoes_it_and_so_does_a_word():
    table, move = could_take_back(live())
    seat, idler, other = idle(table)
    for table_then in (
        moved(asked(table), move, idler.id),
        act(asked(table), seating.answer(asked(table), idler, None), idler.id, ASKED),
    ):
        assert table_then.turn == seat
        assert table_then.wait.until is None
        refused("present", seating.replace_absent, table_then, other, seat, None, ON)


def test_who_answers_is_waited_for_again_and_answers_once_in_a_turn():
    table = live()
    seat, idler, other = idle(table)
    refused("not-called", seating.answer, table, idler, None)
    table = act(asked(table), seating.answer(asked(table), idler, None), idler.id, ASKED)
    refused("too-soon", seating.call, table, other, seat, ASKED + LIVE.patience - 1)
    table = asked(table, ASKED + LIVE.patience)
    assert table.wait.last
    assert "second time" in refused("called-twice", seating.answer, table, idler, None).detail
    assert seating.replace_absent(table, other, seat, None, ASKED + LIVE.patience + LIVE.notice)


def test_who_was_asked_twice_in_a_turn_plays_it_and_moves_to_and_fro_no_more():
    table, move, following = could_take_back(live(), 2)
    seat, idler, other = idle(table)
    table = moved(asked(table), move, idler.id)
    table = asked(table, table.wait.since + LIVE.patience)
    until = table.wait.until
    table = moved(table, following, idler.id)
    assert table.wait.until == until
    table = act(table, commands.undo(table, idler, None, table.position.number, False), idler.id)
    assert (table.turn, table.wait.until) == (seat, until)
    while table.turn == seat:
        table = moved(table, table.match.legal[-1], idler.id)
    assert (table.wait.calls, table.wait.until) == (0, None)
    refused("not-awaited", seating.call, table, other, seat, until)


def test_taking_back_is_no_move():
    table, move = could_take_back(live())
    table = then(table, "moved", idle(table)[1].id, at=MINUTE_MS, seat=table.turn, name="", move=move)
    seat, idler, _ = idle(table)
    back = commands.undo(table, idler, None, table.position.number, False)
    table = act(table, back, idler.id, at=2 * MINUTE_MS)
    assert (table.turn, table.wait.since) == (seat, MINUTE_MS)


def test_time_that_ran_while_nobody_served_is_given_back_to_who_was_asked():
    table = asked(live())
    table = then(table, "resumed", at=ASKED, milliseconds=10 * MINUTE_MS)
    assert table.wait.until == ON + 10 * MINUTE_MS


# What follows


def test_once_the_time_is_over_an_opponent_plays_on_if_the_others_want_it_and_never_by_itself():
    table = asked(live())
    seat, idler, other = idle(table)
    refused("too-soon", seating.replace_absent, table, other, seat, None, ON - 1)
    refused("own-seat", seating.replace_absent, table, idler, seat, None, ON)
    refused("not-at-table", seating.replace_absent, table, EVE, seat, None, ON)
    refused("too-strong", seating.replace_absent, table, other, seat, "master", ON)
    refused("in-time", housekeeping.out_of_time, table, 10 * ON)
    assert table.summary.deadline is None
    (wish,) = seating.replace_absent(table, other, seat, "apprentice", ON)
    assert (wish.kind, wish.body["reason"], wish.body["level"]) == ("replaced", "idle", "apprentice")
    table = act(table, [wish])
    assert table.opponent_on_turn == seat


def test_who_was_replaced_for_waiting_comes_back_as_often_as_it_happens():
    table = live()
    for _ in range(5):
        seat, idler, other = idle(table)
        table = asked(table, table.wait.since + LIVE.patience)
        table = act(table, seating.replace_absent(table, other, seat, None, table.wait.until))
        table = moved(table, table.match.legal[-1])
        table = act(table, seating.come_back(table, idler, None), idler.id)
        assert (table.seats[seat].away, table.seats[seat].level, table.seats[seat].returns) == (False, None, 0)
        while table.turn != seat:
            table = moved(table, table.match.legal[-1])


def test_who_comes_back_before_anything_was_played_for_them_does_not_hold_the_table_up_for_ever():
    table = live()
    seat, idler, other = idle(table)
    table = asked(table)
    for times in range(1, 4):
        table = act(table, seating.replace_absent(table, other, seat, None, table.wait.until))
        table = act(table, seating.come_back(table, idler, None), idler.id)
        assert table.seats[seat].returns == times
        table = asked(table, table.wait.since + LIVE.patience)
        refused("called-twice", seating.answer, table, idler, None)
    table = act(table, seating.replace_absent(table, other, seat, None, table.wait.until))
    refused("too-often", seating.come_back, table, idler, None)
    table = moved(table, table.match.legal[-1])
    assert seating.come_back(table, idler, None)


def test_who_has_left_is_not_asked():
    table = live()
    seat, idler, other = idle(table)
    table = act(asked(table), seating.leave(table, idler, None, False), idler.id)
    refused("not-awaited", seating.call, table, other, seat, ON)
    assert seating.replace_absent(table, other, seat, None, 0)[0].body["reason"] == "left"


# On a server


@pytest.fixture
def idling(new_serving, database):
    """A game of two on either database, without a clock; the one on turn, and the other."""
    serving = new_serving(database=database)
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    table = zoe.open_table("artisans", [me(), anyone()], stand_in="random")
    bob.sit(table)
    zoe.start(table)
    seat = zoe.look(table)["turn"]
    yield serving, table, seat, *((zoe, bob) if seat == 0 else (bob, zoe))
    serving.stop()


def test_a_guest_who_stays_and_does_not_move_holds_nobody_up(idling, wait_for):
    serving, table, seat, idler, other = idling
    with pytest.raises(Refused, match=r"ask in 1[78]\d s") as caught:
        other.ask_to_play(table, seat)
    assert caught.value.kind == "too-soon"
    serving.set_back(table, LIVE.patience)
    assert idler.look(table)["wait"]["ask_at"] <= clock_now()
    other.ask_to_play(table, seat)
    assert 0 < idler.look(table)["wait"]["left"] <= LIVE.notice
    with pytest.raises(Refused, match="was asked to play and still has"):
        other.replace(table, seat)
    serving.set_back(table, LIVE.notice)
    assert other.look(table)["seats"][seat]["level"] is None, "nothing happens by itself"
    other.replace(table, seat)
    wait_for(lambda: other.look(table)["turn"] == 1 - seat)
    idler.come_back(table)
    assert idler.look(table)["seats"][seat]["level"] is None
    told = [entry for entry in other.log(table) if entry["kind"] in ("called", "replaced", "returned")]
    assert [entry["kind"] for entry in told] == ["called", "replaced", "returned"]
    names = [one["name"] for one in other.look(table)["seats"]]
    assert (told[0]["seat"], told[0]["by"]) == (seat, names[1 - seat])
    assert told[1]["reason"] == "idle"


def test_who_says_that_they_are_there_goes_on_playing(idling):
    serving, table, seat, idler, other = idling
    serving.set_back(table, LIVE.patience)
    other.ask_to_play(table, seat)
    serving.set_back(table, LIVE.notice)
    idler.say_here(table)
    with pytest.raises(Refused, match="Whoever plays seat") as caught:
        other.replace(table, seat)
    assert caught.value.kind == "present"
    now = idler.look(table)
    assert now["wait"]["left"] is None
    idler.move(table, now["view"]["legal"][0], now["position"])


def test_a_rematch_and_a_fork_keep_the_pace(person, play_on):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()], pace="correspondence")
    bob.sit(table)
    zoe.start(table)
    play_on([zoe, bob], table)
    for following in (zoe.rematch(table), bob.fork(table, 0, [me(), anyone()])):
        assert bob.look(following)["pace"] == {"name": "correspondence", "patience": 3 * 86_400, "notice": 86_400}
    assert zoe.look(zoe.open_table("artisans", [me(), anyone()]))["pace"]["name"] == "live"


def test_a_server_that_stood_still_gives_who_was_asked_their_time_back(serve):
    serving = serve()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    tables = [zoe.open_table("artisans", [me(), anyone()]) for _ in range(2)]
    for table in tables:
        bob.sit(table)
        zoe.start(table)
    seat = zoe.look(tables[0])["turn"]
    serving.set_back(tables[0], LIVE.patience)
    (bob, zoe)[seat].ask_to_play(tables[0], seat)
    serving.stop()
    set_clock(serving.settings.database, 60 * MINUTE_MS)
    watcher = serve().client()
    assert [entry["kind"] for entry in watcher.log(tables[0])][-1] == "resumed"
    assert 0 < watcher.look(tables[0])["wait"]["left"] <= LIVE.notice
    assert [entry["kind"] for entry in watcher.log(tables[1])][-1] == "started"
