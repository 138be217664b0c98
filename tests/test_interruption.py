"""Ctrl-C while threads share work: it is heard, and neither a lock nor a thread is harmed by it."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from atelier.interruption import come_of, first_of, hand_out, held_back, together
from atelier.scale.batch import in_order
from atelier.scale.threads import Threads

INTERRUPTIONS = 100
OF_PYTHON = {"threading.py", "thread.py", "_base.py"}


@contextmanager
def handled(number, handler):
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


@pytest.fixture
def storm():
    """Interruptions at any moment: `storm(work)` does the work again and again until so many have been heard."""
    awaited, over = [], threading.Event()

    def interrupt():
        pause = 0
        while not over.wait(0.0005 + pause * 0.0007):
            pause = (pause + 1) % 7
            if awaited:
                awaited.clear()
                os.kill(os.getpid(), signal.SIGINT)

    def for_ever(work):
        awaited.append(True)
        while True:
            work()

    def do(work):
        for _ in range(INTERRUPTIONS):
            with pytest.raises(KeyboardInterrupt) as interruption:
                for_ever(work)
            within = {Path(frame.path).name for frame in interruption.traceback}
            assert not within & OF_PYTHON, "in the midst of a lock or a wait"

    other = threading.Thread(target=interrupt)
    with handled(signal.SIGINT, signal.default_int_handler):
        other.start()
        try:
            yield do
        finally:
            over.set()
            other.join()


def wait_for_one_after_the_other(pool):
    running = {hand_out(pool, time.sleep, 0) for _ in range(4)}
    while running:
        running -= first_of(running)


WORK = {
    "together": lambda pool: together(pool, time.sleep, [0] * 4),
    "one": lambda pool: come_of(hand_out(pool, time.sleep, 0)),
    "the first": wait_for_one_after_the_other,
}


def test_the_threads_of_a_batch_are_not_harmed_either(storm, caplog):
    threads = Threads(2)
    storm(lambda: threads.share_out(lambda call, number: time.sleep(0) or number, [(1,), (2,)]))
    assert threads.share_out(lambda call, number: number, [(n,) for n in range(100)]) == 4950
    threads.close()
    assert not caplog.records


@pytest.mark.parametrize("kind", WORK)
def test_no_thread_is_harmed_by_interruptions_at_any_moment(storm, kind, caplog):
    with ThreadPoolExecutor(2) as pool:
        storm(lambda: WORK[kind](pool))
        assert together(pool, lambda number: number + 1, range(100)) == list(range(1, 101))
        assert all(thread.is_alive() for thread in pool._threads)
    assert not caplog.records, "a thread says that it was torn"


def test_what_is_interrupted_while_it_is_held_back_is_interrupted_behind_it():
    done = []

    def work():
        with held_back():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("within")
        done.append("behind")

    with handled(signal.SIGINT, signal.default_int_handler), pytest.raises(KeyboardInterrupt):
        work()
    assert done == ["within"]


def test_every_signal_is_heard_once_by_who_listened_before():
    heard = []
    with handled(signal.SIGINT, lambda number, _: heard.append(number)):
        with held_back():
            os.kill(os.getpid(), signal.SIGINT)
            assert heard == []
        assert heard == [signal.SIGINT]
        os.kill(os.getpid(), signal.SIGINT)
        assert heard == [signal.SIGINT] * 2


def test_who_ignores_a_signal_goes_on_ignoring_it():
    with handled(signal.SIGINT, signal.SIG_IGN), held_back():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        os.kill(os.getpid(), signal.SIGINT)


def test_another_thread_is_not_interrupted_and_changes_nothing():
    listening = signal.getsignal(signal.SIGINT)

    def elsewhere():
        with held_back():
            return signal.getsignal(signal.SIGINT)

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(elsewhere).result() is listening


def test_an_interruption_is_heard_while_a_task_is_being_done():
    """Also where a signal does not end a wait, as once polars is loaded."""
    begun, heard, found = threading.Event(), threading.Event(), []

    def tasks():
        yield 0
        begun.set()

    def hear(number, frame):
        heard.set()
        raise KeyboardInterrupt

    def work(task):
        begun.wait(20)
        os.kill(os.getpid(), signal.SIGINT)
        found.append(heard.wait(20))

    with handled(signal.SIGINT, hear):
        signal.siginterrupt(signal.SIGINT, False)
        with pytest.raises(KeyboardInterrupt):
            list(in_order(work, tasks(), 1))
    assert found == [True]


def test_what_nobody_waits_for_any_more_is_not_begun():
    begun, free = [], threading.Event()

    def work(number):
        begun.append(number)
        if number == 0:
            free.wait(20)
            raise ValueError("no")
        time.sleep(0.01)

    with ThreadPoolExecutor(1) as pool:
        threading.Timer(0.05, free.set).start()
        with pytest.raises(ValueError, match="no"):
            together(pool, work, range(1000))
    assert len(begun) < 1000


def test_a_share_is_waited_for_however_long_it_takes(monkeypatch):
    monkeypatch.setattr("atelier.interruption.LISTEN_SECONDS", 0.01)
    free = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        task = hand_out(pool, lambda: free.wait(20) and 5)
        assert first_of([task]) == set()
        free.set()
        assert come_of(task) == 5
