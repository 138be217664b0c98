"""The threads of a batch: a call is heard when it is interrupted, leaves every slot whole, and goes on after a fork."""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import contextmanager

import numpy as np
import pytest

from atelier.games import GAMES
from atelier.scale import cores, pieces
from atelier.scale.threads import Call, Threads
from atelier.scale.vector import Batch

PATIENCE = 20
"""Seconds within which what happens at once has happened on the slowest machine."""


@contextmanager
def interrupted(after):
    """Ctrl-C that does not end a wait, as where polars is loaded, once `after` says so."""
    before, done = signal.signal(signal.SIGINT, signal.default_int_handler), threading.Event()
    signal.siginterrupt(signal.SIGINT, False)

    def interrupt():
        after()
        while not done.wait(0.05):
            os.kill(os.getpid(), signal.SIGINT)
            done.wait(PATIENCE)

    other = threading.Thread(target=interrupt)
    other.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        done.set()
        other.join()
        signal.signal(signal.SIGINT, before)


def assert_whole(batch):
    """Every slot's list is that of its state, and its state breaks no law."""
    box, listed = batch.game.default_box.record, np.zeros(batch.game.choices, np.int16)
    for state, count, legal, seat in zip(batch.states, batch.count, batch.legal, batch.seat, strict=True):
        assert batch.game.sound(state, box) == 0
        assert batch.game.legal(state, box, listed) == count
        assert (listed[:count] == legal[:count]).all()
        assert seat == state.turn


LONG = {
    "at random": lambda batch: batch.play_at_random(1 << 33),
    "by the prior": lambda batch: batch.play_by_prior(1 << 33),
}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("long", LONG)
def test_an_interruption_is_heard_in_a_long_call_and_nobody_plays_on_after_it(long, threads):
    batch = Batch("artisans", 512, seed=1, threads=threads)
    assert batch.device.threads == threads
    batch.play_at_random(1)
    batch.play_by_prior(1)
    with interrupted(lambda: time.sleep(0.2)):
        LONG[long](batch)
    first = batch.snapshot()
    assert_whole(batch)
    assert batch.snapshot() == first
    assert (batch.over == (batch.finished > 0)).all()
    batch.step(batch.sample())


def test_an_interruption_is_heard_between_the_searches_of_slots(monkeypatch):
    """The hundredth slot would think for ever."""
    batch, thought = Batch("artisans", 512, seed=1, threads=2), []
    heard = threading.Event()

    def loop(asked, slots, work, first, last):
        thought.append(last - first)
        heard.wait(PATIENCE if len(thought) > 100 else 0)
        return asked.trials * (last - first)

    monkeypatch.setitem(batch.device._loops, "search", loop)
    with interrupted(lambda: (wait_for(lambda: len(thought) > 100), threading.Timer(0.3, heard.set).start())):
        batch.search(4000)
    assert set(thought) == {0, 1}
    assert len(thought) < 110


def wait_for(found):
    """Until it is so."""
    while not found():
        time.sleep(0.001)


def test_whoever_is_interrupted_while_work_is_handed_out_waits_for_what_was(monkeypatch):
    """A thread may have begun although nobody was told that it was asked to."""
    threads, begun, go_on, ended = Threads(2), threading.Event(), threading.Event(), []

    def work(call, number):
        begun.set()
        go_on.wait(PATIENCE)
        ended.append(call.stopped)
        return 1

    class Interrupted:
        def put(self, asked):
            call, share = asked
            threading.Thread(target=call.share, args=share).start()
            begun.wait(PATIENCE)
            threading.Timer(0.05, go_on.set).start()
            raise KeyboardInterrupt

    monkeypatch.setattr(threads, "_asked", Interrupted())
    monkeypatch.setattr(threads, "_process", os.getpid())
    with pytest.raises(KeyboardInterrupt):
        threads.share_out(work, [(0,), (1,)])
    assert ended == [True]


def test_a_share_that_comes_too_late_is_not_begun():
    begun = []
    call = Call(lambda call, number: begun.append(number) or 7)
    call.stop()
    call.share(1)
    assert call.next() == 0
    assert not begun


def test_what_a_thread_cannot_do_is_said_once_the_others_have_ended():
    threads, begun, ended = Threads(2), threading.Event(), []

    def work(call, number):
        if number:
            begun.wait(PATIENCE)
            raise ValueError("no")
        begun.set()
        wait_for(lambda: call.stopped)
        ended.append(number)
        return 1

    with pytest.raises(ValueError, match="no"):
        threads.share_out(work, [(1,), (0,)])
    assert ended == [0]
    threads.close()


def at_home(threads):
    """Threads that wait for nothing any more; those of other batches may."""
    before = set(threading.enumerate())
    assert threads.share_out(lambda call, number: number, [(1,), (2,)]) == 3
    mine = set(threading.enumerate()) - before
    assert len(mine) == 2
    return lambda: not any(one.is_alive() for one in mine)


def test_threads_go_when_they_are_closed_or_nobody_has_them_any_more():
    for leave in (lambda threads: threads.close(), lambda threads: None):
        threads = Threads(2)
        gone = at_home(threads)
        leave(threads)
        del threads
        wait_for(gone)


def test_once_closed_whoever_asks_does_the_work():
    threads, here = Threads(2), []
    threads.close()
    threads.close()
    assert threads.share_out(lambda call, number: here.append(threading.current_thread()) or number, [(1,), (2,)]) == 3
    assert set(here) == {threading.main_thread()}


def test_rules_are_compiled_before_threads_are_asked():
    """A thread that compiles would have to be waited for."""
    batch, asked = Batch("artisans", 512, seed=1, threads=2), []

    def loop(wanted, slots, work, first, last):
        asked.append((threading.current_thread() is threading.main_thread(), last - first))
        return 0

    batch.device._loops = {**batch.device._loops, "mask": loop}
    batch.mask()
    assert asked[0] == (True, 0)
    assert sorted(asked[1:]) == [(False, 256), (False, 256)]
    batch.close()


@pytest.mark.parametrize("auto_reset", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_in_how_many_pieces_a_call_is_done_changes_no_byte(game, auto_reset, monkeypatch):
    whole, cut = (Batch(game, 40, seats=[2, 3, 4, 2] * 10, seed=3, auto_reset=auto_reset, threads=1) for _ in range(2))
    script = np.full((40, 9), -1, np.int16)
    script[:, 0] = whole.legal[:, 0]
    told = []
    for batch in (whole, cut):
        with monkeypatch.context() as patch:
            if batch is cut:
                patch.setattr(pieces, "PIECE", 60)
                patch.setattr(cores, "PIECE", 60)
                patch.setattr(pieces, "LEAST", 7)
                patch.setattr(cores, "LEAST", 7)
                assert len(list(pieces.cut("random", 150, 40))) == 22
            made = [(batch.play_at_random(150), batch.over.tolist()), (batch.play_by_prior(100), batch.over.tolist())]
            made += [(batch.play_at_random(0), batch.over.tolist()), (batch.play_at_random(900), batch.over.tolist())]
            made += [batch.play_script(script).tolist(), batch.search(3).visits.tolist()]
            told.append((made, batch.snapshot()))
    assert told[0] == told[1]
    assert whole.finished.any()


def test_games_that_are_over_end_a_call_however_many_decisions_were_asked_for():
    batch = Batch("artisans", 3, seed=2, auto_reset=False)
    made = batch.play_at_random(1 << 40)
    assert not batch.count.any()
    assert batch.over.all()
    assert made == Batch("artisans", 3, seed=2, auto_reset=False).play_at_random(5_000)
    assert batch.play_at_random(1 << 40) == 0
    assert not batch.over.any()


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork.*:DeprecationWarning")
def test_a_batch_goes_on_in_a_child_that_was_forked():
    batch, other = (Batch("artisans", 512, seed=1, threads=2) for _ in range(2))
    assert batch.play_at_random(3) == other.play_at_random(3)
    child = os.fork()
    if not child:  # nothing of the tests runs in here
        code = 1
        try:
            signal.alarm(PATIENCE)
            batch.play_at_random(50)
            batch.close()
            other.close()
            batch.play_at_random(50)
            code = 0 if batch.finished.any() or batch.states.any() else 2
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert batch.play_at_random(3) == 512 * 3
    batch.close()
    other.close()
