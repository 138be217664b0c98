"""A command that someone breaks off."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

from tests.patience import PATIENCE

PROGRAM = """
import signal
# A shell has what runs in the background ignore this one, and nohup the other.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
from atelier.cli import main
{before}
main()
"""


def interrupted(words, begun, before="", by=signal.SIGINT):
    """Start a command and break it off once something has begun: what it printed, and what it said of that."""
    program = PROGRAM.format(before=before)
    running = subprocess.Popen(
        [sys.executable, "-c", program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not begun():
        assert running.poll() is None, running.communicate()
        time.sleep(0.02)
    running.send_signal(by)
    try:
        printed, complaint = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == 130, complaint
    assert "Traceback" not in complaint, complaint
    return printed, complaint
