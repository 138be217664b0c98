"""How much does a table server carry? Tables full of scripted people on loopback against a real `atelier serve`.

    python bench/server.py [--tables N] [--clients N] [--streams N] [--seconds S | --minutes M] [--pace N ...]
                           [--masters N] [--database URL ...] [--game NAME] [--json]
    python bench/server.py --tables 1000 --clients 0 --pace 100 200 --seconds 60      # a full house at an honest pace
    python bench/server.py --tables 1000 --clients 0 --pace 100 --minutes 60          # does its memory stay flat?

Each stage is printed as it is known: memory of an idle table and of an open stream; moves with `--clients` under way at
once, as fast as they go; then each `--pace` of moves a second, a table after the other, its answer and the other
player's event counted from when the move was due. Without `--database`: SQLite, and PostgreSQL where Debian's is
installed, both in temporary folders.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any

import numpy as np
import uvloop
from crowd import Crowd
from hosts import memory, postgres, postgres_tools, processor_seconds, serving

Figures = dict[str, Any]
AT_ONCE = 16
"""Requests under way at once while tables are laid."""
MASTERS_PLAY_ON = 1.5
IDLE = 0.05
"""Share of a core that a server without guests may use."""


def main() -> None:
    """Measure every database that was named or found; Ctrl-C prints what is known."""
    asked = arguments()
    known: list[Figures] = []
    with contextlib.suppress(KeyboardInterrupt):
        for database, url in databases(asked.database):
            known.append(figures := {"database": database, "tables": asked.tables, "clients": asked.clients})
            note(f"{database}: starting")
            with url as address, serving(address) as (process, where):
                uvloop.run(measure(asked, figures, process, where))
    for row in table(known):
        note(row)
    if asked.json:
        print(json.dumps(known, indent=2))


def arguments() -> argparse.Namespace:
    """What was asked for."""
    reader = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reader.add_argument("--tables", type=int, default=100, help="with two people and two streams at each")
    reader.add_argument("--clients", type=int, default=16, help="moves under way at once; 0: no stage at full speed")
    reader.add_argument("--streams", type=int, default=200, help="open streams; two a table are its players'")
    reader.add_argument("--seconds", type=float, default=10.0, help="of play in each stage")
    reader.add_argument("--minutes", type=float, default=0.0, help="the same in minutes; figures after each of them")
    reader.add_argument("--pace", type=float, nargs="*", default=[500.0], help="moves a second, a stage for each")
    reader.add_argument("--masters", type=int, default=0, help="tables where two masters think all the time")
    reader.add_argument("--level", default="master", help="who thinks there")
    reader.add_argument("--game", default="artisans")
    reader.add_argument("--database", action="append", default=[], help="sqlite, postgresql or an address; repeatable")
    reader.add_argument("--json", action="store_true", help="all figures as JSON on the output at the end")
    asked = reader.parse_args()
    asked.seconds = 60 * asked.minutes or asked.seconds
    return asked


def databases(named: list[str]) -> Iterator[tuple[str, contextlib.AbstractContextManager[str]]]:
    """Each database with what opens and closes it."""
    tools = postgres_tools()
    for name in named or ["sqlite", *(["postgresql"] if tools else [])]:
        if name == "sqlite":
            yield name, sqlite()
        elif name == "postgresql" and tools is not None:
            yield name, postgres(tools)
        else:
            yield name.partition(":")[0], contextlib.nullcontext(name)


@contextlib.contextmanager
def sqlite() -> Iterator[str]:
    """A file in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="atelier-bench-") as folder:
        yield f"{folder}/tables.sqlite"


async def measure(asked: argparse.Namespace, figures: Figures, process: int, where: tuple[str, int]) -> None:
    """All stages against one server."""
    crowd = Crowd(where, asked.game)
    await crowd.dial(max(asked.clients, AT_ONCE))
    await settle(process)
    before = memory(process)
    tell(figures, server_mb=round(before / 1e6, 1))
    await each(asked.tables, "tables laid", crowd.lay_one)
    laid = memory(process)
    tell(figures, idle_table_kb=round((laid - before) / 1e3 / max(1, asked.tables), 1))
    waiting = iter([*crowd.sittings])
    await each(asked.tables, "tables attended", lambda: crowd.attend(next(waiting)))
    others = max(0, asked.streams - 2 * asked.tables)
    around = (crowd.sittings[place % asked.tables] for place in range(others))
    await each(others, "onlookers", lambda: crowd.look_on(next(around)))
    streams = 2 * asked.tables + others
    tell(figures, streams=streams, stream_kb=round((memory(process) - laid) / 1e3 / max(1, streams), 1))
    for _ in range(asked.masters):
        await crowd.lay_for(asked.level)
    if asked.masters:
        tell(figures, masters=asked.masters)
        await asyncio.sleep(MASTERS_PLAY_ON)
    if asked.clients:
        figures["full speed"] = {}
        await play(figures["full speed"], crowd, process, "full speed", crowd.play(asked.seconds, asked.clients))
    for pace in filter(None, asked.pace):
        stage = f"{pace:g} a second"
        figures[stage] = {}
        await play(figures[stage], crowd, process, stage, crowd.play_paced(asked.seconds, pace))
    tell(figures, server_mb_at_the_end=round(memory(process) / 1e6, 1))


async def settle(process: int) -> None:
    """Wait until a server that has just started has loaded all its opponents think with."""
    busy, before = 1.0, processor_seconds(process)
    while busy > IDLE:
        await asyncio.sleep(1)
        now = processor_seconds(process)
        busy, before = now - before, now


async def each(times: int, what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something many times, some at once, and show how far it is."""
    left, done = iter(range(times)), 0

    async def worker() -> None:
        nonlocal done
        for _ in left:
            await work()
            done += 1
            progress(f"{done:,} of {times:,} {what}")

    await asyncio.gather(*(worker() for _ in range(min(AT_ONCE, times))))


async def play(figures: Figures, crowd: Crowd, process: int, stage: str, moves: Coroutine[Any, Any, float]) -> None:
    """One stage of moves."""
    heard, games, refused = crowd.heard, crowd.games, len(crowd.refused)
    busy, own, before = processor_seconds(process), processor_seconds(os.getpid()), memory(process)
    gc.collect()
    gc.freeze()  # what the crowd remembers is not looked through while it measures
    begun, seconds = time.perf_counter(), 0.0
    playing = asyncio.ensure_future(moves)
    try:
        await watch(figures, crowd, process, stage, playing)
        seconds = playing.result()
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        seconds = seconds or time.perf_counter() - begun
        spent, made = processor_seconds(process) - busy, max(1, len(crowd.took))
        note("")
        tell(
            figures,
            stage=stage,
            moves_a_second=round(len(crowd.took) / seconds),
            answer_ms=percentiles(crowd.took),
            event_ms=percentiles(crowd.lags),
            events_a_second=round((crowd.heard - heard) / seconds),
            games_ended=crowd.games - games,
            refused=len(crowd.refused) - refused,
            never_answered=len(crowd.moves) + sum(len(one.overdue) for one in crowd.sittings),
            server_cores=round(spent / seconds, 2),
            server_ms_a_move=round(spent / made * 1000, 2),
            clients_cores=round((processor_seconds(os.getpid()) - own) / seconds, 2),
            server_mb={"before": round(before / 1e6, 1), "after": round(memory(process) / 1e6, 1)},
        )
        if crowd.refused:
            note(f"refused: {crowd.refused[0]}")


async def watch(figures: Figures, crowd: Crowd, process: int, stage: str, playing: asyncio.Future[float]) -> None:
    """Show how far a stage is; in a long one, figures after every minute."""
    begun, answered, heard = time.perf_counter(), 0, 0
    while not playing.done():
        await asyncio.wait([playing], timeout=0.5)
        spent = time.perf_counter() - begun
        progress(f"{stage}: {len(crowd.took):,} moves in {spent:.1f} s")
        minutes = figures.setdefault("minutes", [])
        if spent >= 60 * (len(minutes) + 1):
            minute = {
                "answer_ms": percentiles(crowd.took[answered:]),
                "event_ms": percentiles(crowd.lags[heard:]),
                "server_mb": round(memory(process) / 1e6, 1),
            }
            answered, heard = len(crowd.took), len(crowd.lags)
            minutes.append(minute)
            p99 = f"p99 {minute['answer_ms'].get('p99')} and {minute['event_ms'].get('p99')} ms"
            note(f"  minute {len(minutes)}: {answered:,} moves, {p99}, {minute['server_mb']} MB")


def table(known: list[Figures]) -> Iterator[str]:
    """All stages as rows, ready for docs/performance/server.md."""
    yield "| | tables | moves a second | answer p50, p95, p99 | event p50, p95, p99 | processor a move | memory |"
    yield "|---|---|---|---|---|---|---|"
    for figures in known:
        for stage in (one for one in figures.values() if isinstance(one, dict) and "answer_ms" in one):
            answer, event = (
                ", ".join(f"{took.get(share, 0):g}" for share in ("p50", "p95", "p99")) + " ms"
                for took in (stage["answer_ms"], stage["event_ms"])
            )
            grown = f"{stage['server_mb']['before']:.0f} to {stage['server_mb']['after']:.0f} MB"
            begun = f"{figures['database']}, {stage['stage']} | {figures['tables']:,} | {stage['moves_a_second']}"
            yield f"| {begun} | {answer} | {event} | {stage['server_ms_a_move']:.1f} ms | {grown} |"


def percentiles(took: list[float]) -> dict[str, float]:
    """The middle, the slow and the slowest, in milliseconds."""
    if not took:
        return {}
    asked = {"p50": 50, "p90": 90, "p95": 95, "p99": 99, "max": 100}
    return {name: round(float(np.percentile(took, share)) * 1000, 1) for name, share in asked.items()}


def tell(figures: Figures, **more: Any) -> None:
    """Keep figures and print them."""
    figures |= more
    for name, value in more.items():
        said = ", ".join(f"{one} {number:g}" for one, number in value.items()) if isinstance(value, dict) else value
        note(f"  {name.replace('_', ' ')}: {said}")


def note(line: str) -> None:
    """A line that stays."""
    end = "\r\033[K" if sys.stderr.isatty() else ""
    print(f"{end}{line}" if line else end, end="\n" if line else "", file=sys.stderr, flush=True)


def progress(line: str) -> None:
    """A line that the next one replaces; where nobody looks, none."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
