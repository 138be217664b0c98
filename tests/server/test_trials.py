"""Trials of boxes: begun, told how far they are, stopped, gone on with, kept, and nobody else's business."""

from __future__ import annotations

import os
import signal

import pytest
import sqlalchemy as sa

from atelier.client import Refused
from atelier.games import GAMES, find
from atelier.server.pools.mind import Mind, MindLost
from atelier.server.storage import schema
from atelier.server.workers import trials
from tests.patience import wait_for

OURS = find("artisans")
TEXT = OURS.box_text.replace(f'name = "{OURS.default_box.name}"', 'name = "mine"', 1).replace("wood = 1", "wood = 2", 1)
MANY = 30
FOUND = {"games": 30, "opponent": "prior", "things": [], "tables": []}


def other(number):
    """Another box."""
    return TEXT.replace("trade_laps = 6", f"trade_laps = {number + 7}")


class Pieces:
    """Pieces that wait to be let through, in the place of games; and how many were asked for."""

    def __init__(self, monkeypatch):
        self.let, self.asked, self.looked = 10_000, [], []
        monkeypatch.setattr(trials, "play", self.play)
        monkeypatch.setattr(trials, "look", self.look)

    def play(self, game, parcel, games, piece):
        self.asked.append((parcel["name"], piece))
        place = len(self.asked)
        wait_for(lambda: place <= self.let)
        return b"played"

    def look(self, game, parcel, games, played):
        self.looked.append(sorted(played))
        return FOUND


@pytest.fixture(scope="module")
def serving(tmp_path_factory, new_serving):
    found = new_serving(database=str(tmp_path_factory.mktemp("trials") / "tables.sqlite"), trial_games=MANY)
    yield found
    found.stop()


@pytest.fixture
def zoe(serving):
    return serving.client("Zoé")


@pytest.fixture
def pieces(monkeypatch, own_mind, serving):
    found = Pieces(monkeypatch)
    yield found
    found.let = 10**9
    wait_for(lambda: not serving.context.trials.tasks)


def over(client, trial):
    return wait_for(lambda: (now := client.trial(trial))["over"] and now)


@pytest.mark.slow
def test_a_box_is_tried_and_told_beside_ours(zoe):
    begun = zoe.try_box("artisans", TEXT)
    assert (begun["done"], begun["findings"], begun["name"], begun["same"]) == (0, None, "mine", False)
    told = over(zoe, begun["id"])
    found = told["findings"]
    assert told["done"] == told["of"] == found["games"] >= MANY
    assert {table["seats"] for table in found["tables"]} == {2, 3, 4}
    assert all(50 < table["points"]["value"] < 80 and table["minutes"] > 10 for table in found["tables"])
    assert {one["word"] for one in found["things"]} <= {*told["names"]["artisan"], *told["names"]["object"]}
    ours = wait_for(lambda: (beside := zoe.trial(begun["id"])["ours"])["over"] and beside["findings"])
    assert ours["games"] == found["games"]


@pytest.mark.parametrize("game", GAMES)
def test_the_box_of_every_game_is_small_enough_to_be_sent(zoe, pieces, game):
    begun = zoe.try_box(game, find(game).box_text)
    assert (begun["game"], begun["same"]) == (game, True)
    over(zoe, begun["id"])


def take_up_after_every_write(monkeypatch, context):
    """Whatever is found half begun is begun."""
    write, busy = context.database.write, []

    async def write_and_look(work, **more):
        written = await write(work, **more)
        if not busy:
            busy.append(True)
            await context.trials.take_up()
            busy.pop()
        return written

    monkeypatch.setattr(context.database, "write", write_and_look)


def test_what_was_found_is_handed_on_to_whoever_asks_for_a_box_that_plays_alike(monkeypatch, serving, zoe, pieces):
    bob = serving.client("Bob")
    hers, his = (other(3).replace('name = "mine"', f'name = "{name}"', 1) for name in ("hers", "his"))
    trial = zoe.try_box("artisans", hers)["id"]
    over(zoe, trial)
    wait_for(lambda: zoe.trial(trial)["ours"]["over"])

    def played():  # what another test has left may be taken up meanwhile
        return [one for one in pieces.asked if one[0] != "mine"]

    before = played()
    assert before
    take_up_after_every_write(monkeypatch, serving.context)
    told = bob.try_box("artisans", his)
    assert (told["over"], told["name"], told["findings"]) == (True, "his", FOUND)
    assert told["id"] != trial == zoe.try_box("artisans", hers)["id"]
    assert played() == before, "nothing was played again, ours neither"


def test_a_trial_that_ends_while_it_is_being_taken_up_is_not_played_again(monkeypatch, serving, zoe, pieces):
    trial = zoe.try_box("artisans", other(9))["id"]
    told = over(zoe, trial)
    wait_for(lambda: not serving.context.trials.tasks)
    before = list(pieces.asked)
    monkeypatch.setattr(trials.trials, "unfinished", lambda connection, limit: [trial])
    serving.call(serving.context.trials.take_up())
    wait_for(lambda: not serving.context.trials.tasks)
    assert (pieces.asked, zoe.trial(trial)) == (before, told)


def test_a_trial_that_is_stopped_tells_what_was_played_and_goes_on_from_there(zoe, pieces):
    pieces.let = 2
    trial = zoe.try_box("artisans", other(4))["id"]
    wait_for(lambda: len(pieces.asked) == 3)
    halfway = zoe.trial(trial)
    assert 0 < halfway["done"] < halfway["of"]
    zoe.stop_trial(trial)
    pieces.let = 3
    told = over(zoe, trial)
    assert (told["stopped"], told["done"], told["findings"]) == (True, halfway["done"], FOUND)
    assert pieces.looked[0] == [0, 1]
    pieces.let = 10_000
    assert zoe.try_box("artisans", other(4))["id"] == trial
    whole = over(zoe, trial)
    assert (whole["stopped"], whole["done"]) == (False, whole["of"])
    mine = [piece for name, piece in pieces.asked if name == "mine"]
    assert mine == [0, 1, 2, *range(2, len(set(mine)))], "only the piece that was given up is played again"


def test_one_that_is_stopped_before_its_first_game_has_nothing_to_tell(zoe, pieces):
    pieces.let = 0
    trial = zoe.try_box("artisans", other(5))["id"]
    told = zoe.stop_trial(trial)
    assert (told["over"], told["done"], told["findings"]) == (True, 0, None)


def test_those_that_are_stopped_before_their_first_game_are_forgotten_like_all_others(
    monkeypatch, serving, zoe, pieces
):
    monkeypatch.setattr(trials, "KEPT", 2)
    pieces.let, asked = 0, []
    for number in range(4):
        asked.append(zoe.try_box("artisans", other(number + 10))["id"])
        zoe.stop_trial(asked[-1])
        wait_for(lambda: asked[-1] not in serving.context.trials.owners)
    for forgotten in asked[:2]:
        with pytest.raises(Refused, match="no such trial"):
            zoe.trial(forgotten)
    assert [zoe.trial(kept)["over"] for kept in asked[2:]] == [True, True]


def test_trials_under_way_and_those_stopped_early_go_with_the_last_key(database, new_serving, pieces, caplog):
    def left(connection):
        theirs = sa.select(schema.trials.c.id).where(schema.trials.c.person.is_not(None))
        games = sa.select(schema.trial_games.c.piece).where(schema.trial_games.c.trial.in_(theirs))
        return len(connection.execute(theirs).all()), len(connection.execute(games).all())

    pieces.let, serving = 1, new_serving(database=database, trial_games=MANY)
    read = serving.context.database.read
    try:
        zoe = serving.client("Zoé")
        zoe.try_box("artisans", other(3).replace('name = "mine"', 'name = "hers"', 1))
        wait_for(lambda: len(pieces.asked) == 2)
        zoe.stop_trial(zoe.try_box("artisans", other(4))["id"])
        assert serving.call(read(left)) == (2, 1)
        assert zoe.http.delete("/api/me").status_code == 204
        assert serving.call(read(left)) == (0, 0)
        pieces.let = 10_000
        wait_for(lambda: not serving.context.trials.tasks)
        assert serving.call(read(left)) == (0, 0)
        assert [piece for name, piece in pieces.asked if name == "hers"] == [0, 1], "the piece under way was the last"
        assert "a trial failed" not in caplog.text
    finally:
        pieces.let = 10_000
        serving.stop()


def test_a_server_that_is_started_anew_goes_on_behind_the_last_piece(serve, pieces):
    pieces.let = 2
    serving = serve(trial_games=MANY)
    zoe = serving.client("Zoé")
    key, trial = zoe.http.cookies["atelier"], zoe.try_box("artisans", TEXT)["id"]
    wait_for(lambda: len(pieces.asked) == 3)
    serving.stop()
    pieces.let = 10_000
    again = serve(trial_games=MANY).client()
    again.http.cookies.set("atelier", key)
    told = over(again, trial)
    assert told["done"] == told["of"]
    assert [piece for name, piece in pieces.asked if name == "mine"].count(0) == 1


def test_nobody_else_looks_at_a_trial_or_stops_it(serving, zoe, pieces):
    pieces.let = 0
    bob = serving.client("Bob")
    trial = zoe.try_box("artisans", other(6))["id"]
    for asked in (bob.trial, bob.stop_trial):
        with pytest.raises(Refused, match="no such trial"):
            asked(trial)
    assert not zoe.trial(trial)["stopped"]
    with pytest.raises(Refused, match="Say who you are"):
        serving.client().trial(trial)


def test_no_one_tries_more_than_two_boxes_at_once_and_none_that_is_wrong(zoe, pieces):
    pieces.let = 0
    first = zoe.try_box("artisans", other(0))["id"]
    zoe.try_box("artisans", other(1))
    with pytest.raises(Refused, match="2 boxes are being tried for you"):
        zoe.try_box("artisans", other(2))
    with pytest.raises(Refused, match="write a whole number from 3 to 7"):
        zoe.try_box("artisans", TEXT.replace("points = 3", "points = 9", 1))
    zoe.stop_trial(first)
    pieces.let = 10_000
    over(zoe, first)
    assert zoe.try_box("artisans", other(2))["id"]


def lose(*words):
    """Games that end the process they are played in, as the server hears of it."""
    raise MindLost("it ended")


def test_games_that_never_come_back_are_given_up_and_the_server_goes_on(serving, zoe, monkeypatch, own_mind):
    monkeypatch.setattr(trials, "play", lose)
    told = over(zoe, zoe.try_box("artisans", other(7))["id"])
    assert (told["failed"], told["findings"]) == ("broken", None)
    wait_for(lambda: not serving.context.trials.tasks)
    assert zoe.about()


def die(*words):
    """A box whose games end the process they are played in."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
def test_games_that_kill_their_process_kill_no_other(serving, zoe, monkeypatch):
    monkeypatch.setattr("atelier.server.context.Mind", Mind)
    monkeypatch.setattr(trials, "play", die)
    told = over(zoe, zoe.try_box("artisans", other(8))["id"])
    assert (told["failed"], told["findings"]) == ("broken", None)
