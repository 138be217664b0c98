"""What people may do to each other at a table: no help from opponents, no stopped clocks, no squatting, no spying."""

from __future__ import annotations

import pytest

from atelier.client import Refused, anyone, me, opponent
from atelier.games import find
from atelier.server.errors import Problem
from atelier.server.tables import commands, housekeeping, seating
from atelier.server.tables.render import glance, whole
from tests.server.laid import BOB, ZOE, act, could_take_back, lay, moved


def refused(kind, wish, *words):
    """The sentence with which a wish is refused."""
    with pytest.raises(Refused) as caught:
        wish(*words)
    assert caught.value.kind == kind, caught.value
    return str(caught.value)


# Help among people


def on_turn(table):
    return (ZOE, BOB)[table.turn]


def test_what_an_opponent_played_for_someone_cannot_be_taken_back():
    table, move = could_take_back(lay())
    seat, who = table.turn, on_turn(table)
    table = act(table, seating.leave(table, who, None, True))
    table = moved(table, move)
    table = act(table, seating.come_back(table, who, None))
    with pytest.raises(Problem, match="Nothing can be taken back"):
        commands.undo(table, who, None, table.position.number, False)
    assert not whole(table, who.id, seat, 0)["undo"]
    assert not glance(table, table.number, seat)["undo"]


def test_one_s_own_move_after_coming_back_can_be_taken_back_and_no_more_than_that():
    table, played_for_me, move = could_take_back(lay(), 2)
    seat, who = table.turn, on_turn(table)
    table = act(table, seating.leave(table, who, None, True))
    table = moved(table, played_for_me)
    table = act(table, seating.come_back(table, who, None))
    table = moved(table, move, who.id)
    assert table.match.may_undo(seat)
    assert whole(table, who.id, seat, 0)["undo"]
    (wish,) = commands.undo(table, who, None, table.position.number, True)
    assert wish.body["moves"] == [move]


def test_where_others_play_one_comes_back_three_times():
    table = lay()
    for _ in range(3):
        table = act(table, seating.leave(table, ZOE, None, True))
        table = act(table, seating.come_back(table, ZOE, None))
    table = act(table, seating.leave(table, ZOE, None, True))
    with pytest.raises(Problem, match="three times") as caught:
        seating.come_back(table, ZOE, None)
    assert (caught.value.status, caught.value.kind) == (409, "too-often")
    assert act(table, seating.leave(table, BOB, None, True)).seats[1].away, "the other may still leave"


def test_who_plays_alone_comes_back_as_often_as_they_like():
    table = lay((ZOE,))
    for _ in range(10):
        table = act(table, seating.leave(table, ZOE, None, True))
        table = act(table, seating.come_back(table, ZOE, None))
    assert not table.seats[0].away


def test_who_left_is_not_replaced_by_someone_stronger_than_the_table_agreed():
    table = act(lay(), seating.leave(lay(), BOB, None, False))
    for who in (ZOE, BOB):
        with pytest.raises(Problem, match="journeyman") as caught:
            seating.replace_absent(table, who, 1, "master", 0)
        assert (caught.value.status, caught.value.kind) == (409, "too-strong")
    for level in ("random", "apprentice", "journeyman", None):
        assert seating.replace_absent(table, ZOE, 1, level, 0)


def test_who_left_is_replaced_once_until_they_come_back():
    table = act(lay(), seating.leave(lay(), BOB, None, False))
    for _ in range(2):
        table = act(table, seating.replace_absent(table, ZOE, 1, "apprentice", 0))
        for level in ("random", "apprentice", "journeyman"):
            with pytest.raises(Problem, match="plays seat 1 already") as caught:
                seating.replace_absent(table, ZOE, 1, level, 0)
            assert (caught.value.status, caught.value.kind) == (409, "replaced")
        table = act(table, seating.come_back(table, BOB, None))
        table = act(table, seating.leave(table, BOB, None, False))


def test_the_coach_is_silent_while_someone_who_has_left_may_come_back(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()], stand_in="random")
    bob.sit(table)
    zoe.start(table)
    bob.leave(table)
    refused("others-play", zoe.coach, table)


# The clock of someone who has left


def test_leaving_does_not_stop_one_s_own_clock():
    table = lay(clock={"seconds": 60, "increment": 0})
    seat, who = table.turn, on_turn(table)
    table = act(table, seating.leave(table, who, None, False), who.id, at=20_000)
    assert table.clock.running == seat
    assert table.summary.deadline == 60_000
    with pytest.raises(Problem, match="time"):
        housekeeping.out_of_time(table, 59_999)
    table = act(table, housekeeping.out_of_time(table, 60_000), at=60_000)
    assert (table.seats[seat].level, table.seats[seat].out_of_time) == ("journeyman", True)
    assert table.summary.deadline is None


def test_the_clock_of_someone_who_has_left_runs_when_their_turn_comes():
    table = lay(clock={"seconds": 60, "increment": 0})
    seat, other = table.turn, (ZOE, BOB)[1 - table.turn]
    table = act(table, seating.leave(table, other, None, False), other.id)
    while table.turn == seat:
        table = moved(table, table.match.legal[0])
    assert table.clock.running == 1 - seat
    assert table.summary.deadline is not None


def test_the_clock_rests_while_the_stand_in_plays():
    table = lay(clock={"seconds": 60, "increment": 0})
    table = act(table, seating.leave(table, on_turn(table), None, True), at=20_000)
    assert table.clock.running is None
    assert table.summary.deadline is None


def test_the_watch_finds_the_clock_of_someone_who_has_left(serve, wait_for):
    serving = serve()
    zoe, bob = serving.client("Zoé"), serving.client("Bob")
    table = zoe.open_table("artisans", [me(), anyone()], clock={"seconds": 10, "increment": 0}, stand_in="random")
    bob.sit(table)
    zoe.start(table)
    leaver = (zoe, bob)[zoe.look(table)["turn"]]
    leaver.leave(table, stand_in=False)
    serving.set_back(table, 11_000)
    wait_for(lambda: any(seat["out_of_time"] for seat in zoe.look(table)["seats"]))


# A fork


@pytest.fixture(scope="module")
def finished(shared, play_on):
    """A finished game of Zoé and Bob that nobody else may find, and whoever looks at it."""
    zoe, bob = shared.client("Zoé"), shared.client("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    zoe.start(table)
    play_on([zoe, bob], table)
    return zoe, bob, table


def test_a_fork_tells_strangers_nothing_of_where_it_comes_from(finished, person):
    zoe, bob, table = finished
    eve, cat = person("Eve"), person("Cat")
    fork = zoe.fork(table, 5, [me(), anyone()])
    eve.sit(fork)
    for known in (zoe, bob):
        assert known.look(fork)["forked"] == {"table": table, "step": 5}
    for stranger in (eve, cat, person()):
        assert stranger.look(fork)["forked"] == {"table": None, "step": 5}
        told = [stranger.look(fork), stranger.log(fork), next(stranger.stream(fork)), stranger.tables()]
        assert table not in str(told)
    zoe.start(fork)
    events = first(eve.stream(fork, after=0), 3)
    assert table not in str([eve.look(fork), eve.log(fork), eve.record(fork), events])


def test_who_was_given_the_link_and_forks_knows_it(finished, person):
    _, _, table = finished
    eve = person("Eve")
    fork = eve.fork(table, 0, [me(), opponent("random")])
    assert eve.look(fork)["forked"] == {"table": table, "step": 0}


def test_everyone_is_told_where_a_listed_game_goes_on(person, play_on):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")], listed=True)
    zoe.start(table)
    play_on([zoe], table)
    fork = zoe.fork(table, 0, [me(), anyone()])
    assert person().look(fork)["forked"] == {"table": table, "step": 0}


def first(stream, count):
    return [next(stream) for _ in range(count)]


# Seats


def test_a_stranger_holds_one_seat_of_a_table(person):
    zoe, eve = person("Zoé"), person("Eve")
    table = zoe.open_table("artisans", [me(), anyone(), anyone()])
    eve.sit(table, 1)
    assert "seat 1" in refused("one-seat", eve.sit, table, 2)
    eve.sit(table, 1, name="Eva")
    eve.leave(table)
    eve.sit(table, 2)


def test_bots_count_to_whoever_made_them(shared, person):
    zoe, eve = person("Zoé"), person("Eve")
    table = zoe.open_table("artisans", [me(), anyone(), anyone()])
    bots = [shared.client(token=eve.make_bot(name)) for name in ("Tick", "Tock")]
    bots[0].sit(table)
    for one in (bots[1], eve):
        assert "seat 1" in refused("one-seat", one.sit, table)


def test_the_host_may_hold_several_seats_and_so_may_their_bots(shared, person):
    zoe = person("Zoé")
    bot = shared.client(token=zoe.make_bot("Tick"))
    table = zoe.open_table("artisans", [me(), anyone(), anyone(), anyone()])
    zoe.sit(table, 1, name="Ana")
    bot.sit(table, 2)
    opened = bot.open_table("artisans", [me(), anyone(), anyone()])
    zoe.sit(opened, 1)
    zoe.sit(opened, 2, name="Ana")


def test_the_host_opens_a_seat_again_and_who_was_removed_stays_away(shared, person):
    zoe, eve, bob = person("Zoé"), person("Eve"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    eve.sit(table)
    for other in (eve, bob):
        refused("not-host", other.unseat, table, 1)
    zoe.unseat(table, 1)
    assert zoe.look(table)["seats"][1]["kind"] == "open"
    refused("removed", eve.sit, table)
    refused("removed", shared.client(token=eve.make_bot("Tick")).sit, table)
    bob.sit(table)
    held = shared.context.tables.hand[table]
    told = str([zoe.log(table), first(zoe.stream(table, after=0), 3)])
    assert not [seat.person for seat in held.seats if seat.person and seat.person in told]
    assert not [one for one in held.removed if one in told]


def test_the_host_opens_an_opponent_s_seat_again_before_the_game_alone(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.unseat(table, 1)
    refused("open", zoe.unseat, table, 1)
    bob.sit(table)
    zoe.start(table)
    refused("wrong-time", zoe.unseat, table, 1)


def test_two_people_at_one_table_do_not_look_the_same(person):
    zoe, eve = person("Zoé"), person("zoE\u0301")
    table = zoe.open_table("artisans", [me(), anyone()])
    assert "Zoé" in refused("same-name", eve.sit, table)
    eve.sit(table, name="Eve")
    refused("same-name", lambda: eve.sit(table, name="ＺＯÉ"))


# Quotas


@pytest.fixture
def counting(new_serving):
    """Servers on any database, stopped at the end."""
    started = []

    def start(**settings):
        started.append(new_serving(**settings))
        return started[-1]

    yield start
    for serving in started:
        serving.stop()


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_imports_are_counted(database, counting, play_on):
    serving = counting(database=database, imports=2)
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    play_on([zoe], table)
    paper = zoe.record(table)
    ids = [zoe.import_record(paper, f"import-{count}") for count in range(2)]
    assert "2 games" in refused("too-many-imports", zoe.import_record, paper)
    assert zoe.import_record(paper, "import-1") == ids[1], "the same request finds its table"
    bot = serving.client(token=zoe.make_bot("Tick"))
    refused("too-many-imports", bot.import_record, paper)
    zoe.fork(ids[0], 0, [me(), opponent("random")])
    serving.client("Bob").import_record(paper)


def test_imports_come_at_a_rate(serve, play_on):
    serving = serve(imports_per_minute=0.001)
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    play_on([zoe], table)
    paper = zoe.record(table)
    zoe.import_record(paper)
    refused("too-many", zoe.import_record, paper)
    refused("too-many", serving.client(token=zoe.make_bot("Tick")).import_record, paper)


def test_bots_do_not_multiply_what_a_person_may_hold(serve):
    serving = serve(open_tables=2, boxes=1, chat_per_minute=0.001, chat_at_once=2)
    zoe = serving.client("Zoé")
    bots = [serving.client(token=zoe.make_bot(name)) for name in ("Tick", "Tock")]
    table = zoe.open_table("artisans", [me(), anyone()])
    bots[0].open_table("artisans", [me(), anyone()])
    for one in (zoe, *bots):
        refused("too-many-tables", one.open_table, "artisans", [me(), anyone()])
    text = find("artisans").box_text
    bots[0]._say("POST", "/api/boxes", {"game": "artisans", "text": text})
    refused("too-many-boxes", zoe._say, "POST", "/api/boxes", {"game": "artisans", "text": text + "\n"})
    bots[0].sit(table)
    zoe.chat(table, "one")
    bots[0].chat(table, "two")
    for one in (zoe, bots[0]):
        refused("too-many", one.chat, table, "three")
