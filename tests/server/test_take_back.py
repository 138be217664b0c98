"""Taking back where nobody else plays: to one's last real choice, answers included, as often as one likes."""

from __future__ import annotations

import threading
from random import Random

import pytest

from atelier.client import Refused, anyone, me, opponent
from atelier.proof import check_record
from atelier.server.errors import Problem
from atelier.server.tables import commands, seating
from atelier.server.tables.commands import Stale
from atelier.server.tables.events import tell_anew
from atelier.server.tables.render import glance, whole
from atelier.server.tables.table import Table
from atelier.server.tables.take_back import take_back
from atelier.server.workers import bots
from tests.server.laid import BOB, ZOE, act, lay, moved, then

GAMES = ("artisans", "little-town")
MOVES = 60


def play(table, moves, seed=1, people=(ZOE,)):
    """Play on at random, people for their seats; the table, and the steps at which they had a choice."""
    chance, choices = Random(seed), []
    for _ in range(moves):
        if table.match.over:
            break
        legal, person = table.match.legal, table.seats[table.turn].person
        if person in [one.id for one in people] and len(legal) > 1:
            choices.append(len(table.match.moves))
        table = moved(table, chance.choice(legal), person)
    return table, choices


def undo(table, person=ZOE, seat=None, whole_turn=False, position=None):
    """The table after a take-back."""
    named = table.position.number if position is None else position
    return act(table, commands.undo(table, person, seat, named, whole_turn), person.id)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_one_goes_back_choice_by_choice_to_the_first(game, seats):
    table, choices = play(lay((ZOE,), seats, game), MOVES)
    assert len(choices) > 3
    assert any(entry.person is None for entry in table.entries if entry.kind == "moved")
    states = {step: table.match.after(step).state.tobytes() for step in choices}
    for step in reversed(choices):
        table = undo(table)
        assert len(table.match.moves) == step
        assert table.match.state.tobytes() == states[step]
        assert table.turn == 0
        assert len(table.match.legal) > 1, "what plays itself is no decision"
    with pytest.raises(Problem, match=r"Nothing can be taken back: you have not decided anything") as caught:
        undo(table)
    assert (caught.value.status, caught.value.kind) == (409, "no-undo")
    assert not whole(table, ZOE.id, 0, 0)["undo"]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_goes_back_to_its_first_choice(game):
    table, choices = play(lay((ZOE,), 2, game), MOVES)
    made = [entry for entry in table.entries if entry.kind == "moved"]
    first = choices[-1]
    while first - 1 in choices and made[first - 1].person == ZOE.id:
        first -= 1
    back = undo(table, whole_turn=True)
    assert len(back.match.moves) <= first
    between = made[len(back.match.moves) : choices[-1]]
    assert all(entry.person == ZOE.id for entry in between), "no answer lies within a turn"
    before = made[len(back.match.moves) - 1] if back.match.moves else None
    assert before is None or before.person is None or len(back.match.after(len(back.match.moves) - 1).legal) == 1


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_it_will_undo_and_does_that(game):
    table, _ = play(lay((ZOE,), 3, game), MOVES)
    for _ in range(4):
        told = whole(table, ZOE.id, 0, 0)["takes_back"]
        assert told == glance(table, table.number, 0)["takes_back"]
        (wish,) = commands.undo(table, ZOE, None, table.position.number, False)
        after = act(table, [wish], ZOE.id)
        last = told["last"]
        assert last["move"] == wish.body["moves"][-1] == table.match.moves[len(after.match.moves)]
        assert last["count"] == len(wish.body["moves"])
        made = table.entries[-last["count"] :]
        if all(entry.kind == "moved" for entry in made):
            assert set(last["answers"]) == {entry.body["seat"] for entry in made if entry.person is None}
        assert last["further"] == wish.body["further"]
        event = tell_anew(after, after.entries[-1])
        assert (event["message"], event["things"]) == (last["message"], last["things"])
        table, _ = play(after, 7, seed=len(after.match.moves))


def test_a_log_with_take_backs_read_again_comes_to_the_same():
    table, _ = play(lay((ZOE,), 2, "artisans", clock={"seconds": 600, "increment": 5}), MOVES)
    for seed in range(5):
        table, _ = play(undo(undo(table), whole_turn=True), 9, seed)
    again = Table(table.row, None, None).then(table.entries)
    assert again.match.moves == table.match.moves
    assert again.match.state.tobytes() == table.match.state.tobytes()
    assert (again.take_backs, again.clock, again.positions[-1].number) == (
        table.take_backs,
        table.clock,
        table.positions[-1].number,
    )


def test_only_what_goes_further_than_among_people_is_counted():
    alone = lay((ZOE,), 2)
    while True:  # the first of two choices of one turn that shows nothing
        table, choices = play(alone, 1)
        if choices and table.turn == 0 and table.match.may_undo(0):
            break
        alone = table
        assert not alone.match.over
    assert undo(table).take_backs == 0
    answered, _ = play(table, 30)
    assert undo(answered).take_backs == 1


def test_one_s_last_choice_is_the_same_after_answers_and_another_after_one_s_own_move():
    table, _ = play(lay((ZOE,), 2), 20)
    while table.turn != 0:
        table, _ = play(table, 1)
    seen = table.position.number
    table, _ = play(table, 1)
    said_in = table.position.number
    while table.turn == 0:
        table, _ = play(table, 1)
        said_in = table.position.number
    answered, _ = play(table, 1)
    if answered.turn != 0:
        answered, _ = play(answered, 1)
    assert undo(answered, position=said_in).match.moves == undo(answered).match.moves
    with pytest.raises(Stale):
        undo(answered, position=seen)
    with pytest.raises(Stale):
        undo(undo(answered), position=said_in)


# Who may


def test_among_people_nobody_goes_past_another_s_decision():
    table, _ = play(lay((ZOE, BOB), 3), MOVES, people=(ZOE, BOB))
    for seat, person in enumerate((ZOE, BOB)):
        allowed = take_back(table, seat, True)
        assert allowed is None or not allowed.further
        if allowed is None:
            with pytest.raises(Problem, match=r"it is not your turn, others have moved, or a card has been shown\.$"):
                undo(table, person)


def test_who_has_left_still_plays_here():
    table, _ = play(lay((ZOE, BOB), 2), 8, people=(ZOE, BOB))
    table = act(table, seating.leave(table, BOB, None, True))
    table, _ = play(table, 20)
    found = take_back(table, 0, True)
    assert found is None or not found.further


def test_people_at_one_screen_go_back_one_s_choice_after_the_other_s():
    table, choices = play(lay((ZOE, ZOE), 2, "artisans"), 30)
    for step in reversed(choices[-6:]):
        table = undo(table, seat=0)
        assert len(table.match.moves) == step


def test_what_a_stand_in_played_for_one_is_undone_with_the_choice_before_it():
    table, choices = play(lay((ZOE,), 2), 20)
    table = act(table, seating.leave(table, ZOE, None, True))
    chance = Random(5)
    for _ in range(10):
        table = moved(table, chance.choice(table.match.legal))
    with pytest.raises(Problem, match="an opponent plays your seat; come back first"):
        undo(table)
    table = act(table, seating.come_back(table, ZOE, None))
    table = undo(table)
    assert len(table.match.moves) == choices[-1]
    assert undo(table).match.moves == table.match.moves[: choices[-2]]


def test_a_game_that_is_over_stays_as_it_ended():
    table, _ = play(lay((ZOE,), 2), 10_000)
    scores = table.match.scores
    table = then(table, "over", points=[one.total for one in scores], places=[one.place for one in scores])
    with pytest.raises(Problem, match=r"stays as it ended.*this table is over") as caught:
        undo(table)
    assert caught.value.kind == "wrong-time"
    assert whole(table, ZOE.id, 0, 0)["takes_back"] is None


# Time


def test_no_time_is_won_by_taking_back():
    table = lay((ZOE,), 2, clock={"seconds": 100, "increment": 30})
    at, left = 0, []
    for _ in range(4):
        while table.turn != 0:
            table = moved(table, table.match.legal[0])
        left.append(table.clock.left_at(at)[0])
        while table.turn == 0:
            at += 1000
            table = then(table, "moved", ZOE.id, at, seat=0, name="", move=table.match.legal[-1])
    assert table.clock.left_at(at)[0] > left[0], "turns bring time"
    while (found := take_back(table, 0, True)) is not None:
        wishes = commands.undo(table, ZOE, None, table.position.number, True)
        before = table.clock.left_at(at)[0]
        table = act(table, wishes, ZOE.id, at)
        assert table.clock.left_at(at)[0] <= before
        assert len(table.match.moves) == found.step
        assert table.clock.running == 0
    assert table.clock.left_at(at)[0] <= left[0]


# At a server


def decide(client, table, chance, most):
    """Make so many decisions once it is one's turn; the table then, or its end."""
    for _ in range(most):
        now = client.wait(table)
        if now["life"] != "playing":
            return now
        client.move(table, chance.choice(now["view"]["legal"]), now["position"])
    return client.wait(table)


@pytest.fixture
def waiting(wait_for):
    """A client that can wait for its turn."""

    def add(client):
        def seen(table):
            now = client.look(table)
            return now if now["life"] != "playing" or now["turn"] == now["seat"] else None

        client.wait = lambda table: wait_for(lambda: seen(table))
        return client

    return add


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_a_game_with_take_backs_across_a_restart_ends_in_a_record_that_is_true(serve, waiting, game):
    first = serve()
    zoe, chance = waiting(first.client("Zoé")), Random(7)
    table = zoe.open_table(game, [me(), opponent("apprentice")])
    zoe.start(table)
    before = decide(zoe, table, chance, 6)
    done = zoe.undo(table, before["position"])
    assert done["step"] == before["step"] - before["takes_back"]["last"]["count"]
    assert done["turn"] == 0
    assert len(done["legal"]) > 1
    shown, cookies = zoe.look(table), dict(zoe.http.cookies)
    first.stop()
    zoe = waiting(serve().client())
    zoe.http.cookies.update(cookies)
    assert zoe.look(table) == shown
    undone = zoe.undo(table, shown["position"])
    assert undone["step"] < shown["step"]
    for _ in range(3):
        now = decide(zoe, table, chance, 5)
        zoe.undo(table, now["position"], whole_turn=True)
    now = decide(zoe, table, chance, 1)
    while not now["takes_back"]["last"]["answers"]:
        now = decide(zoe, table, chance, 1)
    zoe.undo(table, now["position"])
    now = decide(zoe, table, chance, 10_000)
    assert now["life"] == "over"
    assert now["take_backs"] >= 1
    record = zoe.record(table)
    assert record["take_backs"] == now["take_backs"]
    assert zoe.verify(record) == {"game": game, "moves": len(record["moves"]), "over": True, "fair": True}
    assert zoe.my_tables()[0]["take_backs"] == now["take_backs"]
    brought = zoe.import_record(record)
    assert zoe.look(brought)["take_backs"] == now["take_backs"]
    with pytest.raises(Refused, match="stays as it ended"):
        zoe.undo(table, now["position"])


def test_an_opponent_that_thinks_meanwhile_is_not_heard_and_answers_what_is_played_then(
    serve, own_mind, wait_for, monkeypatch
):
    thoughts, gate = [], threading.Semaphore(0)
    choose = bots.choose

    def think(level, match, seat, seed):
        thoughts.append(len(match.moves))
        gate.acquire(timeout=60)
        return choose(level, match, seat, seed)

    monkeypatch.setattr(bots, "choose", think)
    zoe = serve().client("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    now = zoe.look(table)
    if now["turn"] != 0:
        gate.release()
        now = wait_for(lambda: (look := zoe.look(table))["turn"] == 0 and look)
    one, other = now["view"]["legal"][:2]
    done = zoe.move(table, one, now["position"])
    wait_for(lambda: len(thoughts) > now["step"])
    assert done["takes_back"]["last"]["move"] == one
    back = zoe.undo(table, done["position"])
    assert (back["step"], back["turn"]) == (now["step"], 0)
    zoe.move(table, other, back["position"])
    for _ in range(8):
        gate.release()
    wait_for(lambda: (look := zoe.look(table))["turn"] == 0 and look["step"] >= now["step"] + 2)
    moves = zoe.record(table)["moves"]
    assert moves[now["step"]] == other
    log = zoe.log(table)
    undone = next(entry["number"] for entry in log if entry["kind"] == "undone")
    assert [entry["seat"] for entry in log if entry["number"] > undone][:2] == [0, 1]
    check = zoe.look(table)
    assert check["life"] == "playing"


def test_who_watches_is_told_what_went_back(person, wait_for):
    zoe, eve = person("Zoé"), person("Eve")
    table = zoe.open_table("little-town", [me(), opponent("random")])
    zoe.start(table)
    now = wait_for(lambda: (look := zoe.look(table))["turn"] == 0 and look)
    seen = eve.look(table)
    done = zoe.move(table, now["view"]["legal"][0], now["position"])
    zoe.undo(table, done["position"])
    for event in eve.events(table, after=seen["number"]):
        if event.kind == "undone":
            break
    assert event.told["moves"][-1] == now["view"]["legal"][0]
    assert event.told["message"]
    assert event.told["changes"]
    assert eve.look(table)["view"] == seen["view"]
    assert not eve.look(table)["undo"]


def test_a_second_person_at_the_table_ends_it(person, wait_for):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone(), opponent("random")])
    bob.sit(table)
    zoe.start(table)
    now = wait_for(lambda: (look := zoe.look(table))["turn"] == 0 and look)
    done = zoe.move(table, now["view"]["legal"][0], now["position"])
    assert not done["undo"]
    with pytest.raises(Refused, match="Nothing can be taken back"):
        zoe.undo(table, zoe.look(table)["position"])


def test_the_record_of_a_taken_back_game_is_proved_by_its_moves_alone():
    table, _ = play(lay((ZOE,), 2, "artisans"), 40)
    table, _ = play(undo(undo(table)), 10_000)
    scores = table.match.scores
    table = then(table, "over", points=[one.total for one in scores], places=[one.place for one in scores])
    assert table.record.take_backs == 2
    assert check_record(table.record).over
