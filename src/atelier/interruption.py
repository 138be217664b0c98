"""Ctrl-C where threads share work: it is heard between two waits, never in the midst of one.

Python's own locks and waits do not survive an exception within them: a thread at work would end with "release unlocked
lock", or wait for ever. And where polars is loaded a signal does not end a wait at all.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

LISTEN_SECONDS = 0.2
"""How long one waits before one listens again."""
SIGNALS = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]

Done = TypeVar("Done")


@contextmanager
def held_back() -> Iterator[None]:
    """What a signal would do in the midst of this is done behind it; only the main thread is ever interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[tuple[int, Any]] = []
    handlers = {one: handler for one in SIGNALS if callable(handler := signal.getsignal(one))}
    try:
        for one in handlers:
            signal.signal(one, lambda *signalled: heard.append(signalled))
        yield
    finally:
        for one, handler in handlers.items():
            signal.signal(one, handler)
    for number, frame in heard:
        handlers[signal.Signals(number)](number, frame)


def hand_out(pool: ThreadPoolExecutor, work: Callable[..., Done], *asked: Any) -> Future[Done]:
    """Have work done by a thread of a pool."""
    with held_back():
        return pool.submit(work, *asked)


def come_of(task: Future[Done]) -> Done:
    """What came of work, once it is done."""
    while not first_of([task]):
        pass
    with held_back():
        return task.result()


def together(pool: ThreadPoolExecutor, work: Callable[..., Done], *asked: Iterable[Any]) -> list[Done]:
    """What comes of work of which the threads of a pool take one piece after the other, in order."""
    with held_back():
        tasks = [pool.submit(work, *each) for each in zip(*asked, strict=True)]
    try:
        return [come_of(task) for task in tasks]
    finally:
        with held_back():
            for task in tasks:
                task.cancel()


def first_of(running: Collection[Future[Done]]) -> set[Future[Done]]:
    """Which of the work is done as soon as some of it is; none of it if that takes so long that one listens again."""
    with held_back():
        return wait(running, LISTEN_SECONDS, return_when=FIRST_COMPLETED).done
