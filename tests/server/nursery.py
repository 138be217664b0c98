"""A process that has read all the code and forks into `atelier serve` when asked; see processes.py.

It reads {"argv": […], "said": PATH} a line, answers with the {"pid"} of the child and, once that is gone, with the
signal that {"ended"} it.
"""

from __future__ import annotations

import json
import os
import sys
import traceback

import atelier.server.run
from atelier import precompile
from atelier.cli import main
from atelier.games import GAMES
from atelier.server.pools.mind import Mind


def become(argv: list[str], said: str) -> None:
    """Be `atelier serve`."""
    heard = os.open(said, os.O_WRONLY | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(heard, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["atelier", *argv]
    status = 1
    try:
        main()
        status = 0
    except SystemExit as ended:
        status = int(ended.code or 0)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def tell(**words: int) -> None:
    print(json.dumps(words), flush=True)


if __name__ == "__main__":
    assert atelier.server.run
    Mind.begin = lambda *words: None  # started when it is first needed: its children die young
    for game in GAMES:
        precompile.load(game, "rules")
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            become(asked["argv"], asked["said"])
        tell(pid=child)
        _, status = os.waitpid(child, 0)
        tell(ended=os.waitstatus_to_exitcode(status) * -1)
