"""Threads that share the work of a call: whatever ends it, none of them works on behind the caller's back.

Work goes to them and comes back through queues written in C, which an interruption leaves whole: a future's lock would
have to be guarded (`interruption.py`), and a step of a small batch takes no longer than that.
"""

from __future__ import annotations

import os
import time
import weakref
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from atelier.interruption import LISTEN_SECONDS, held_back

LOOK_SECONDS = 0.001
"""Between two looks whether threads that were stopped have ended."""


class Call:
    """Work that several threads share, until it is done or `stopped`."""

    def __init__(self, work: Callable[..., int]) -> None:
        self.work = work
        self.stopped = False
        self._begun: list[bool] = []
        self._ended: list[bool] = []
        self._came: SimpleQueue[int | BaseException] = SimpleQueue()

    def share(self, *asked: Any) -> None:
        """A thread's share. It says that it begins before it looks whether it may: `stop` misses none."""
        self._begun.append(True)
        try:
            came: int | BaseException = 0 if self.stopped else self.work(self, *asked)
        except BaseException as error:
            came = error
        self._ended.append(True)
        self._came.put(came)

    def next(self) -> int:
        """What came of a share, whichever ended next, listened for again and again."""
        while True:
            try:
                came = self._came.get(timeout=LISTEN_SECONDS)
            except Empty:
                continue
            if isinstance(came, BaseException):
                raise came
            return came

    def stop(self) -> None:
        """Let nobody begin or go on, and wait for those who are at work; another Ctrl-C does not hurry them."""
        self.stopped = True
        while len(self._ended) < len(self._begun):
            try:
                time.sleep(LOOK_SECONDS)
            except KeyboardInterrupt:
                continue


Asked = SimpleQueue[tuple[Call, tuple[Any, ...]] | None]


def work_off(asked: Asked) -> None:
    """The life of a thread: one share after the other, until it is sent home."""
    while (one := asked.get()) is not None:
        call, share = one
        call.share(*share)
        del one, call, share  # nobody holds a batch that is not at work


class Threads:
    """So many threads, made anew in a process that was forked: a fork takes none along."""

    def __init__(self, count: int):
        self.count = count
        self._process = 0
        self._closed = count == 1
        self._asked: Asked = SimpleQueue()
        self._go_home: Callable[[], object] = lambda: None

    def share_out(self, work: Callable[..., int], shares: Sequence[tuple[Any, ...]]) -> int:
        """Have all shares done; the sum of what came of them. Once closed, whoever asks does them."""
        call = Call(work)
        if self._closed:
            return sum(work(call, *share) for share in shares)
        if self._process != os.getpid():
            self._begin()
        try:
            for share in shares:
                self._asked.put((call, share))
            return sum(call.next() for _ in shares)
        except BaseException:
            call.stop()
            raise

    def close(self) -> None:
        """Let the threads go."""
        if self._process == os.getpid():
            self._go_home()
        self._closed = True

    def _begin(self) -> None:
        asked: Asked = SimpleQueue()
        with held_back():
            for number in range(self.count):
                Thread(target=work_off, args=(asked,), name=f"atelier batch {number}", daemon=True).start()
        self._go_home = weakref.finalize(self, send_home, asked, self.count)
        self._asked, self._process = asked, os.getpid()


def send_home(asked: Asked, count: int) -> None:
    """No more is asked of so many threads."""
    for _ in range(count):
        asked.put(None)
