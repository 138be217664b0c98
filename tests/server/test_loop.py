"""The event loop is for everyone: what takes long is drawn elsewhere, and a stream misses nothing by it."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import islice
from pkgutil import resolve_name

import pytest

from atelier.client import me
from atelier.games import find
from atelier.match import Match
from atelier.server.http import cached
from atelier.server.ops.rate import BATCH
from atelier.server.tables import events
from atelier.server.tables.events import event
from atelier.server.workers import trials

A_CLASS = 30


@pytest.fixture(scope="module")
def played(shared, play_on):
    """A running game of one person on both seats."""
    zoe = shared.client("Zoé")
    table = zoe.open_table("artisans", [me("Left"), me("Right")])
    zoe.start(table)
    for _ in range(40):
        now = zoe.look(table, 0)
        turn = now["turn"]
        zoe.move(table, zoe.look(table, turn)["view"]["legal"][0], now["position"], turn)
    return zoe, table


@pytest.fixture
def where(monkeypatch):
    """In which threads a function was called."""
    threads = set()

    def note(target, name):
        called = getattr(target, name)

        def noting(*words):
            threads.add(threading.current_thread().name)
            return called(*words)

        monkeypatch.setattr(target, name, noting)
        return threads

    return note


@pytest.mark.parametrize(
    ("path", "target", "name"),
    [
        ("guess?seat={turn}", "atelier.match:Match", "knowledge"),
        ("why?seat={turn}&move=pass", "atelier.match:Match", "knowledge"),
        ("preview?seat={turn}&move={move}", "atelier.match:Match", "knowledge"),
        ("log", "atelier.server.tables.history", "tell_anew"),
    ],
)
def test_a_question_is_answered_outside_the_event_loop(shared, played, where, path, target, name):
    zoe, table = played
    turn = zoe.look(table, 0)["turn"]
    move = zoe.look(table, turn)["view"]["legal"][0]
    threads = where(resolve_name(target), name)
    response = zoe.http.get(f"/api/tables/{table}/{path.format(turn=turn, move=move)}")
    assert response.status_code == 200, response.text
    assert threads
    assert all(one.startswith("renderer") for one in threads)


@pytest.fixture
def undrawn(monkeypatch):
    """The things of no box are written down yet."""
    monkeypatch.setattr(cached, "SHEETS", cached.Sheets(cached.BOXES))


def test_the_things_of_a_box_are_drawn_outside_the_event_loop_and_once(shared, played, where, undrawn):
    zoe, table = played
    threads = where(cached, "_draw")
    things = zoe.things_at(table)
    assert threads
    assert all(one.startswith("renderer") for one in threads)
    threads.clear()
    renderers = where(cached, "things_of")
    assert zoe.things_at(table) == things
    assert not threads | renderers, "what is drawn already waits for nobody's turn"


def test_of_many_boxes_the_things_asked_for_last_are_kept():
    sheets = cached.Sheets(2)
    for box in ("first", "second"):
        sheets.hold(box, f"things of the {box}")
    assert sheets.find("first") == "things of the first"
    sheets.hold("third", "things of the third")
    assert [sheets.find(box) is not None for box in ("first", "second", "third")] == [True, False, True]


def test_a_class_that_opens_one_table_is_shown_its_cards_all_at_once(serve, wait_for, monkeypatch, undrawn):
    serving, gate, drawn = serve(), threading.Event(), []
    table, nobody = serving.client("Zoé").open_table("artisans", [me(), me()]), serving.client()
    draw, renderers = cached._draw, serving.context.renderers

    def drawing(box):
        drawn.append(box)
        gate.wait()
        return draw(box)

    monkeypatch.setattr(cached, "_draw", drawing)
    with ThreadPoolExecutor(A_CLASS) as hands:
        answers = [hands.submit(nobody.http.get, f"/api/tables/{table}/things") for _ in range(A_CLASS)]
        wait_for(lambda: len(renderers.queue) == A_CLASS - 1 or any(one.done() for one in answers))
        gate.set()
    assert {one.result().status_code for one in answers} == {200}
    assert len(drawn) == 1


@pytest.mark.parametrize(
    "path", ["games/artisans/things", "tables/{table}/things", "tables/{table}/brought", "puzzles/{puzzle}/things"]
)
def test_what_is_drawn_for_someone_with_a_key_is_drawn_in_their_turn_not_that_of_their_address(
    shared, played, monkeypatch, undrawn, path
):
    zoe, table = played
    puzzle = zoe.http.get("/api/puzzles").json()["puzzles"][0]["id"]
    owners, run = [], shared.context.renderers.run
    monkeypatch.setattr(shared.context.renderers, "run", lambda owner, work: owners.append(owner) or run(owner, work))
    for visitor in (zoe, shared.client()):
        monkeypatch.setattr(cached, "SHEETS", cached.Sheets(cached.BOXES))
        assert visitor.http.get(f"/api/{path.format(table=table, puzzle=puzzle)}").status_code == 200
    assert [owner.split()[0] for owner in owners] == ["person", "address"]


def test_what_a_trial_changed_is_drawn_outside_the_event_loop_and_once(shared, where):
    threads = where(trials, "changed")
    zoe = shared.client("Zoé")
    trial = zoe.try_box("little-town", find("little-town").box_text)
    assert trial["over"], "ours was tried before"
    assert threads
    assert all(one.startswith("renderer") for one in threads)
    threads.clear()
    assert zoe.trial(trial["id"]) == trial
    assert not threads


def test_the_api_is_described_outside_the_event_loop_and_once(serve, where):
    serving = serve()
    threads = where(serving.server.config.app, "openapi")
    nobody = serving.client()
    described = nobody.http.get("/openapi.json")
    assert described.json()["info"]["title"] == "Atelier"
    assert threads
    assert all(one.startswith("renderer") for one in threads)
    threads.clear()
    known = nobody.http.get("/openapi.json", headers={"If-None-Match": described.headers["etag"]})
    assert known.status_code == 304
    assert not threads


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_far_behind_or_near_the_same_is_told(shared, played, seat):
    _, id = played
    table = shared.context.tables.hand[id]
    one_by_one = [event(table, number, seat) for number in range(1, table.number + 1)]
    table.shown.clear()
    assert events.events_between(table, 0, table.number, seat) == one_by_one
    for last in (1, 2, 7, table.number - 1, table.number):
        assert events.events_between(table, last, table.number, seat) == one_by_one[last:]


def test_a_stream_that_is_far_behind_is_drawn_elsewhere_and_misses_nothing(shared, played, where):
    zoe, table = played
    last = zoe.look(table, 0)["number"]
    assert last > 2 * BATCH
    threads = where(events, "tell_anew")
    numbers = [one.number for one in islice(shared.client().stream(table, after=0), last)]
    assert numbers == list(range(1, last + 1))
    assert threads
    assert all(one.startswith("catch-up") for one in threads)


def test_whoever_wants_very_many_entries_gets_them_all_in_order_and_later(serve, play_on):
    serving = serve(entries_per_second=200.0, entries_at_once=BATCH)
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), {"kind": "opponent", "level": "random"}])
    zoe.start(table)
    last = play_on([zoe], table)["number"]
    streams = [serving.client().stream(table, after=0) for _ in range(3)]
    for stream in streams:
        assert [one.number for one in islice(stream, last)] == list(range(1, last + 1))
    refused = serving.server.app.state.metrics.text().decode()
    assert 'atelier_refusals_total{limit="entries to catch up with"}' in refused


def test_two_threads_may_ask_one_game_for_its_moves():
    """One asks while the other is in the middle of it."""
    game = Match("artisans", seed=1).game
    match = Match("artisans", seed=1)
    match.play(match.legal[0])
    expected, meanwhile = match.legal, []

    def legal(state, box, actions):
        count = game.legal(state, box, actions)
        if not meanwhile:
            meanwhile.append(True)
            assert earlier.legal != expected
        return count

    match.game = replace(game, legal=legal)
    earlier = match.after(0)
    assert match.legal == expected


def test_a_game_can_be_looked_at_after_any_of_its_moves():
    match = Match("artisans", seed=1)
    views = [match.view(0)]
    for _ in range(5):
        match.play(match.legal[0])
        views.append(match.view(0))
    for step, view in enumerate(views):
        assert match.after(step).view(0) == view
        assert match.after(step).moves == match.moves[:step]
