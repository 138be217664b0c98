"""Live events: increasing, resumable, and enough to follow the game without asking again."""

from __future__ import annotations

import copy
import threading

import pytest

from atelier.client import Refused, anyone, me, opponent
from atelier.server.tables.differences import differences


def follow(view, changes):
    """A view with the changes of an event made to it."""
    following = copy.deepcopy(view)
    for change in changes:
        if not change["path"]:
            following = change["after"]
            continue
        *way, last = change["path"]
        inner = following
        for part in way:
            inner = inner[part]
        assert ("before" in change) == (isinstance(last, int) or last in inner)
        assert inner[last] == change["before"] if "before" in change else True
        if "after" in change:
            inner[last] = change["after"]
        else:
            del inner[last]
    return following


def test_differences_lead_from_one_view_to_the_other():
    before = {"a": [1, 2], "b": {"x": None, "y": 1}, "c": [1], "d": True}
    after = {"a": [1, 3], "b": {"y": 1, "z": None}, "c": [], "d": 1}
    assert follow(before, list(differences(before, after))) == after
    assert type(follow(before, list(differences(before, after)))["d"]) is int


@pytest.mark.parametrize("game", ["artisans", "little-town"])
def test_the_changes_of_events_lead_from_view_to_view(person, play_on, game):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table(game, [me(), anyone()])
    bob.sit(table)
    zoe.start(table)
    play_on([zoe, bob], table, moves=40)
    number = zoe.look(table)["number"]
    for client in (zoe, bob):
        view = None
        for event in client.stream(table, after=0):
            view = follow(view, event.told["changes"])
            if event.number == number:
                break
        assert view == client.look(table)["view"]


def test_a_resumed_stream_misses_nothing_and_repeats_nothing(person, play_on):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    heard, broken = [], threading.Event()

    def listen():
        after = 0
        while not broken.is_set():
            for count, event in enumerate(zoe.stream(table, after=after), 1):
                heard.append(event)
                after = event.number
                if event.kind == "over":
                    return
                if count % 5 == 0:
                    break  # the connection is lost

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    zoe.start(table)
    number = play_on([zoe], table)["number"]
    listener.join()
    broken.set()
    assert [event.number for event in heard] == list(range(1, number + 1))
    assert heard[-1].kind == "over"


def test_a_new_stream_begins_with_the_whole_table_and_is_told_of_the_rest(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    stream = bob.stream(table)
    first = next(stream)
    assert (first.kind, first.number) == ("table", 1)
    assert first.told["life"] == "open"
    zoe.sit(table, 0, name="Zoë", contribution="00ff" * 8)
    seated = next(stream)
    assert (seated.kind, seated.told["name"]) == ("seated", "Zoë")
    assert "00ff" * 8 not in str(seated.told)
    zoe.seat_opponent(table, 1, "random")
    assert next(stream).kind == "seated"
    zoe.start(table)
    assert next(stream).kind == "revealed"
    started = next(stream)
    assert started.told["contributions"] == ["00ff" * 8, ""]
    assert started.told["changes"][0]["path"] == []


def test_a_move_is_told_in_words_for_any_language(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    now = zoe.look(table)
    zoe.move(table, "choose carver", now["position"])
    moved = next(event for event in zoe.stream(table, after=now["number"]) if event.kind == "moved")
    assert (moved.told["seat"], moved.told["move"], moved.told["message"]) == (0, "choose carver", "choose")
    assert moved.told["things"]["artisan"]["word"] == "carver"
    assert set(moved.told["things"]["artisan"]["names"]) == {"en", "fr"}


def test_a_seat_that_changes_hands_shows_nothing_more_to_who_had_it(person):
    zoe, bob, eve = person("Zoé"), person("Bob"), person("Eve")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    stream = bob.stream(table)
    assert next(stream).told["seat"] == 1
    bob.leave(table)
    eve.sit(table)
    zoe.start(table)
    for event in stream:
        assert event.kind not in ("seated", "revealed", "started")


def test_streams_of_other_peoples_seats_are_refused(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    with pytest.raises(Refused, match="Seat 0 is not yours"):
        next(bob.stream(table, seat=0))


def test_streams_end_when_the_server_stops(serve):
    serving = serve()
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    streams = [serving.client().stream(table) for _ in range(3)]
    for stream in streams:
        next(stream)
    ended, clients = [], serving.clients
    listeners = [threading.Thread(target=lambda s=stream: ended.append(list(s)), daemon=True) for stream in streams]
    for listener in listeners:
        listener.start()
    serving.clients = []  # they hear the server hang up first
    serving.stop()
    for listener in listeners:
        listener.join()
    assert ended == [[], [], []]
    for client in clients:
        client.close()


def test_a_silent_stream_says_that_it_is_still_there(serve):
    serving = serve(heartbeat=0.05)
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    with zoe.http.stream("GET", f"/api/tables/{table}/events") as response:
        remarks = (line for line in response.iter_lines() if line.startswith(":"))
        assert next(remarks) == ": still here"
