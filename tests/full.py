"""A disk that is full, without one: no file of this process may grow beyond so many bytes; the system says so."""

from __future__ import annotations

import resource
import signal
from contextlib import contextmanager


@contextmanager
def full_after(size):
    """Every write that goes further fails with a real OSError, "File too large", some of it perhaps written."""
    ignored, limits = signal.signal(signal.SIGXFSZ, signal.SIG_IGN), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, ignored)
