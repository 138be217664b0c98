"""The time: whoever sets the system's clock, or stops the server for long, closes no table and takes nobody's time."""

from __future__ import annotations

import logging
import sqlite3
import time

import pytest

from atelier.client import anyone, me, opponent
from atelier.server.now import SteadyClock
from atelier.server.storage.heartbeats import DAY_MS, HOUR_MS, Beat, is_strange
from atelier.server.tables.clock import new_clock
from tests.server.test_quarantine import change

MINUTE_MS = 60_000


def test_the_time_goes_on_when_the_systems_clock_is_set():
    wall, steady = [1_000_000_000_000], [5_000_000]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    began = clock()
    wall[0] += 400 * DAY_MS * 1_000_000
    steady[0] += 3_000_000
    assert clock() == began + 3
    assert clock.set_by() == 400 * DAY_MS - 3
    wall[0] = 0
    assert clock() == began + 3


@pytest.mark.parametrize("days", [400, -400])
def test_a_clock_that_is_set_while_the_server_runs_closes_and_deletes_nothing(serve, monkeypatch, wait_for, days):
    serving = serve(keep_days=1, abandoned_after=86_400.0)
    zoe = serving.client("Zoé")
    over = zoe.open_table("artisans", [opponent("random")] * 2)
    zoe.start(over)
    wait_for(lambda: zoe.look(over)["life"] == "over")
    table = zoe.open_table("artisans", [me(), opponent("random")], clock={"seconds": 3600, "increment": 0})
    zoe.start(table)
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() + days * DAY_MS * 1_000_000)
    serving.call(serving.context.sweeper.round())
    serving.call(serving.context.sweeper.round())
    now = zoe.look(table)
    assert now["life"] == "playing"
    assert now["seats"][0]["level"] is None
    assert now["clock"]["left"][0] > 1_800_000
    assert zoe.look(over)["life"] == "over"


def set_clock(path, milliseconds):
    """As if the system's clock had been set forward by so much while no server ran."""
    connection = sqlite3.connect(path)
    for table, column in (
        ("tables", "touched_at"),
        ("tables", "made_at"),
        ("tables", "deadline"),
        ("log", "at"),
        ("heartbeats", "at"),
    ):
        connection.execute(f"UPDATE {table} SET {column} = {column} - ?", (milliseconds,))
    connection.commit()
    connection.close()


def two_tables(serve, wait_for):
    """One game that is over and one with a clock that runs for a person; the server has stopped."""
    serving = serve()
    zoe = serving.client("Zoé")
    over = zoe.open_table("artisans", [opponent("random")] * 2)
    zoe.start(over)
    wait_for(lambda: zoe.look(over)["life"] == "over")
    bob = serving.client("Bob")
    table = zoe.open_table("artisans", [me(), anyone()], clock={"seconds": 3600, "increment": 0})
    bob.sit(table)
    zoe.start(table)
    serving.stop()
    return serving.settings.database, over, table


@pytest.mark.parametrize("days", [30, -30])
def test_after_a_restart_a_strange_clock_closes_and_deletes_nothing_and_is_mentioned(serve, wait_for, caplog, days):
    path, over, table = two_tables(serve, wait_for)
    set_clock(path, days * DAY_MS)
    with caplog.at_level(logging.ERROR):
        serving = serve(keep_days=1, abandoned_after=86_400.0)
    assert [line for line in caplog.records if "clock stands far" in line.getMessage()]
    for _ in range(3):
        serving.call(serving.context.sweeper.round())
    watcher = serving.client()
    assert watcher.look(over)["life"] == "over"
    now = watcher.look(table)
    assert now["life"] == "playing"
    assert now["seats"][0]["out_of_time"] is False
    assert now["clock"]["left"][0] > 1_800_000


def test_the_caution_outlives_another_restart_and_ends_after_a_day(serve, wait_for):
    path, over, table = two_tables(serve, wait_for)
    set_clock(path, 30 * DAY_MS)
    serve(keep_days=1, abandoned_after=86_400.0).stop()
    set_clock(path, 0)
    second = serve(keep_days=1, abandoned_after=86_400.0)
    second.call(second.context.sweeper.round())
    assert second.client().look(over)["life"] == "over"
    second.stop()
    change(path, "UPDATE heartbeats SET careful_until = 1")
    third = serve(keep_days=1, abandoned_after=86_400.0)
    third.call(third.context.sweeper.round())
    watcher = third.client()
    assert watcher.http.get(f"/api/tables/{over}").status_code == 404
    assert watcher.look(table)["life"] == "playing", "its time was given back, so it was touched"


def test_a_clock_is_strange_a_day_after_or_an_hour_before_the_last_heartbeat():
    last = Beat(at=10 * DAY_MS, careful_until=0)
    assert [is_strange(last, last.at + away) for away in (DAY_MS, -HOUR_MS, 0)] == [False] * 3
    assert [is_strange(last, last.at + away) for away in (DAY_MS + 1, -HOUR_MS - 1)] == [True] * 2
    assert not is_strange(None, last.at)


def test_time_that_ran_while_nobody_served_is_given_back(serve, wait_for):
    path, _, table = two_tables(serve, wait_for)
    set_clock(path, 90 * MINUTE_MS)  # longer than anyone had left
    watcher = serve().client()
    now = watcher.look(table)
    assert now["seats"][0]["level"] is None
    assert 3_000_000 < now["clock"]["left"][0] <= 3_600_000
    resumed = [entry for entry in watcher.log(table) if entry["kind"] == "resumed"]
    assert len(resumed) == 1
    assert resumed[0]["milliseconds"] >= 89 * MINUTE_MS


def test_a_short_restart_gives_nothing_back(serve, wait_for):
    path, _, table = two_tables(serve, wait_for)
    change(path, f"UPDATE heartbeats SET at = {time.time_ns() // 1_000_000}")
    watcher = serve().client()
    assert [entry["kind"] for entry in watcher.log(table)][-1] == "started"


def test_time_given_back_is_what_would_have_run():
    clock = new_clock(60, 0, 2).turn_to(1, at=1_000, turn_ended=False)
    assert clock.given_back(30_000).left_at(36_000) == (60_000, 55_000)
    assert new_clock(60, 0, 2).given_back(30_000).left_at(36_000) == (60_000, 60_000)
