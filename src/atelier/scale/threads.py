"""Threads that share the work of a call: whatever ends it, none of them works on behind the caller's back."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from atelier.interruption import together

LOOK_SECONDS = 0.001
"""Between two looks whether threads that were stopped have ended."""


class Call:
    """Work that several threads share, until it is done or `stopped`."""

    def __init__(self) -> None:
        self.stopped = False
        self._begun: list[bool] = []
        self._ended: list[bool] = []

    def share(self, work: Callable[..., int], *asked: Any) -> int:
        """A thread's share. It says that it begins before it looks whether it may: `stop` misses none."""
        self._begun.append(True)
        try:
            return 0 if self.stopped else work(self, *asked)
        finally:
            self._ended.append(True)

    def stop(self) -> None:
        """Let nobody begin or go on, and wait for those who are at work; another Ctrl-C does not hurry them."""
        self.stopped = True
        while len(self._ended) < len(self._begun):
            try:
                time.sleep(LOOK_SECONDS)
            except KeyboardInterrupt:
                continue


class Threads:
    """So many threads, made anew in a process that was forked: a fork takes none along."""

    def __init__(self, count: int):
        self.count = count
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0
        self._closed = count == 1

    def share_out(self, work: Callable[..., int], shares: Sequence[tuple[Any, ...]]) -> int:
        """Have all shares done; the sum of what came of them. Once closed, whoever asks does them."""
        call = Call()
        if self._closed:
            return sum(work(call, *share) for share in shares)
        try:
            return sum(together(self._running, lambda share: call.share(work, *share), shares))
        except BaseException:
            call.stop()
            raise

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None and self._process == os.getpid():
            self._pool.shutdown()
        self._pool, self._closed = None, True

    @property
    def _running(self) -> ThreadPoolExecutor:
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self.count), os.getpid()
        return self._pool
