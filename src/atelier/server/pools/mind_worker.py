"""What runs inside a mind: every thought in a thread of its own, which steps back for those who serve people.

It hears thoughts as pickles on its input and answers with pickles, each after its size. It ends with its parent.
"""

from __future__ import annotations

import logging
import os
import pickle
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from atelier import precompile
from atelier.compiled import INTERPRETED_GAMES
from atelier.server.ops import logs
from atelier.server.pools.child import belong_to_parent, keep_output, limit
from atelier.server.pools.mind import SIZE_BYTES

LOGGER = logging.getLogger("atelier.mind")
NICE = 5

Tell = Callable[[int, str, Any], None]
"""Says something about a thought: its number, of what kind it is, what is said."""


def step_back(nice: int) -> None:
    """Let those who serve people go first: this thread, and those it starts, take what they leave of the processor."""
    with suppress(OSError, AttributeError):  # only Linux knows the priority of one thread
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, max(nice, os.getpriority(os.PRIO_PROCESS, thread)))


def think(number: int, nice: int, asked: bytes, tell: Tell) -> None:
    """Think about something and tell what came of it."""
    step_back(nice)
    try:
        function, arguments, told = pickle.loads(asked)
        words = {"progress": lambda *said: tell(number, "progress", said)} if told else {}
        tell(number, "done", function(*arguments, **words))
    except Exception as error:
        LOGGER.error("a thought failed", exc_info=error)
        tell(number, "failed", f"{type(error).__name__}: {error}")


def answering(output: int) -> Tell:
    """How to answer: any thread may."""
    stream, lock = os.fdopen(output, "wb"), threading.Lock()

    def tell(number: int, kind: str, said: Any) -> None:
        written = pickle.dumps((number, kind, said))
        with lock:
            stream.write(len(written).to_bytes(SIZE_BYTES, "big") + written)
            stream.flush()

    return tell


def main() -> None:
    """Think until the input ends, in so many megabytes if that is said; what is under way then ends with it."""
    if not belong_to_parent(NICE):
        return
    if len(sys.argv) > 1:
        limit(int(sys.argv[1]))
    logs.set_up()
    tell = answering(keep_output())
    precompile.choose_faces()
    with suppress(EOFError):
        while True:
            number, nice, asked = pickle.load(sys.stdin.buffer)
            if INTERPRETED_GAMES:
                precompile.choose_faces()
            threading.Thread(target=partial(think, number, nice, asked, tell), daemon=True).start()
    os._exit(0)


if __name__ == "__main__":
    main()
