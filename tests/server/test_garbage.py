"""Garbage: the whole heap is looked through while nobody waits, and at the latest after a while all the same."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from atelier.server.ops import garbage


class Ring:
    """Something that only a full collection can free, once it is old."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def as_it_was():
    """The collector as it was before a server changed it."""
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


def old_ring():
    ring = Ring()
    gc.collect()  # now it is as old as can be
    return weakref.ref(ring)


async def freed(ring, busy):
    collecting = asyncio.ensure_future(garbage.collect_when_quiet())
    while ring() is not None:
        if busy:
            sum(range(10_000))
        await asyncio.sleep(0 if busy else 0.01)
    collecting.cancel()


@pytest.mark.usefixtures("as_it_was")
@pytest.mark.parametrize(("busy", "every", "latest"), [(False, 0.01, 1e9), (True, 0.01, 0.02)])
def test_old_garbage_goes_in_a_quiet_moment_or_at_the_latest_after_a_while(monkeypatch, busy, every, latest):
    monkeypatch.setattr(garbage, "EVERY", every)
    monkeypatch.setattr(garbage, "LATEST", latest)
    monkeypatch.setattr(garbage, "LOOK", 0.02)
    asyncio.run(asyncio.wait_for(freed(old_ring(), busy), 120))


@pytest.mark.usefixtures("as_it_was")
def test_play_alone_never_starts_a_full_collection(monkeypatch):
    monkeypatch.setattr(garbage, "EVERY", 1e9)

    async def play():
        collecting = asyncio.ensure_future(garbage.collect_when_quiet())
        await asyncio.sleep(0)
        before = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(300_000)]
        collecting.cancel()
        return len(kept), gc.get_stats()[2]["collections"] - before

    assert asyncio.run(play()) == (300_000, 0)
