"""Compiling behind the tables: how far it is, in which order, and who waits for it."""

from __future__ import annotations

import asyncio
import sys

import pytest

from atelier import precompile
from atelier.agents.random import RandomPlayer
from atelier.client import opponent
from atelier.server.workers import compiling, thoughts
from atelier.server.workers.compiling import Compilation

TASKS = [("artisans", "rules"), ("artisans", "thinking"), ("little-town", "rules"), ("little-town", "thinking")]


@pytest.fixture
def bench(monkeypatch):
    """Nothing is compiled yet; a task only says how far it is. Which were begun, and which games run compiled."""
    begun, compiled = [], []
    monkeypatch.setattr(precompile, "missing", lambda: list(TASKS))
    monkeypatch.setattr(precompile, "choose_faces", lambda: None)
    monkeypatch.setattr(precompile, "load_compiled", compiled.append)
    monkeypatch.setattr(compiling, "load_rules", lambda: None)
    monkeypatch.setattr(compiling, "MOST_AT_ONCE", 1)

    def pretend(program="print(0.5, flush=True); print(1.0)"):
        monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-c", program))
        compile_one = Compilation._compile

        async def noted(self, task):
            begun.append(task)
            await compile_one(self, task)

        monkeypatch.setattr(Compilation, "_compile", noted)
        return begun, compiled

    return pretend


def test_all_is_compiled_and_who_waits_hears_how_far_it_is(bench):
    begun, compiled = bench()
    told = []

    async def compile_all():
        work = Compilation(told.append)
        assert work.progress.games == ("artisans", "little-town")
        work.begin()
        await work.wait_for("artisans")
        assert work.progress.games == ("little-town",)
        await work.wait_for("little-town")
        assert work.progress is None
        await work.close()

    asyncio.run(compile_all())
    assert begun == TASKS
    assert compiled == ["artisans", "little-town"]
    shares = [progress.share for progress in told if progress is not None]
    assert shares == sorted(shares)
    assert len(set(shares)) > len(TASKS), "between the tasks too"
    assert told[-1] is None


def test_the_game_someone_sits_down_to_comes_first(bench):
    begun, compiled = bench()

    async def compile_all():
        work = Compilation()
        work.prefer("little-town")
        await work.finish()

    asyncio.run(compile_all())
    assert begun == TASKS[2:] + TASKS[:2]
    assert compiled == ["little-town", "artisans"]


def test_a_task_that_fails_keeps_nobody_waiting(bench, caplog):
    bench("import sys; sys.exit(3)")

    async def compile_all():
        work = Compilation()
        await work.finish()
        assert work.progress is None

    asyncio.run(compile_all())
    assert "compiling failed" in caplog.text


def test_a_master_waits_until_its_game_is_compiled_and_a_journeyman_does_not(serve, own_mind, wait_for, monkeypatch):
    monkeypatch.setattr(thoughts, "opponent", lambda level: RandomPlayer())  # all think as quickly
    serving = serve()
    zoe = serving.client("Zoé")
    ready = serving.context.compilation.ready["artisans"]
    serving.context.loop.call_soon_threadsafe(ready.clear)
    slow, quick = (opened(zoe, level) for level in ("master", "journeyman"))
    wait_for(lambda: zoe.look(quick)["life"] == "over")
    assert moves(zoe, slow) == 0
    serving.context.loop.call_soon_threadsafe(ready.set)
    wait_for(lambda: moves(zoe, slow) > 0)


def opened(zoe, level):
    """A table at which two of a level play each other."""
    table = zoe.open_table("artisans", [opponent(level), opponent(level)])
    zoe.start(table)
    return table


def moves(zoe, table):
    return zoe.look(table)["step"]
