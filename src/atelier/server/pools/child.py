"""What a child process of the server does first: it belongs to its parent, and what it answers is all it prints.

It is started in a session of its own, so that Ctrl-C at the server's terminal is heard by the server alone.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from contextlib import suppress

PR_SET_PDEATHSIG = 1
MEGABYTE = 1 << 20


def belong_to_parent(nice: int) -> bool:
    """End with the parent, and take of the processor what it leaves. False: the parent is gone already."""
    parent = os.getppid()
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, signal.SIG_IGN)  # to stop is for the server, which ends this process then
    with suppress(AttributeError):
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
    with suppress(AttributeError, OSError):
        os.nice(nice)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    return os.getppid() == parent


def keep_output() -> int:
    """The output, for answers alone: whatever is printed by chance goes where errors go."""
    kept = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return kept


def limit(megabytes: int) -> None:
    """Take no more of the memory than allowed."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_DATA, (most if hard < 0 else min(most, hard), hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
