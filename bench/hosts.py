"""What bench/server.py needs around it: a serving process, a PostgreSQL of its own, the memory of a process."""

from __future__ import annotations

import os
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POSTGRES = Path("/usr/lib/postgresql")
NO_LIMITS = {
    "ATELIER_REQUESTS_PER_SECOND": "0",
    "ATELIER_INTRODUCTIONS_PER_MINUTE": "0",
    "ATELIER_STREAMS_PER_ADDRESS": "0",
    "ATELIER_CONNECTIONS_PER_ADDRESS": "0",
    "ATELIER_OPEN_TABLES": "100000",
}


@contextmanager
def serving(database: str) -> Iterator[tuple[int, tuple[str, int]]]:
    """A real `atelier serve`: its process and where it listens."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    command = [sys.executable, "-m", "atelier", "serve", "--port", "0", "--database", database]
    with tempfile.TemporaryFile("w+") as log:
        server = subprocess.Popen(command, stderr=log, env={**os.environ, **NO_LIMITS}, start_new_session=True)
        try:
            yield server.pid, _address(server, log.name)
        finally:
            server.terminate()
            server.wait(30)


def _address(server: subprocess.Popen[bytes], log: str | int) -> tuple[str, int]:
    while server.poll() is None:
        said = Path(f"/proc/{os.getpid()}/fd/{log}").read_text()
        if found := re.search(r"http://([\d.]+):(\d+)", said):
            return found[1], int(found[2])
        time.sleep(0.05)
    raise SystemExit("the server did not start")


def memory(process: int) -> int:
    """The bytes of memory a process has to itself."""
    said = Path(f"/proc/{process}/smaps_rollup").read_text()
    return sum(int(size) * 1024 for size in re.findall(r"^Private_\w+:\s+(\d+) kB", said, re.MULTILINE))


def processor_seconds(process: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def postgres_tools() -> Path | None:
    """Where Debian keeps the newest PostgreSQL."""
    found = sorted(POSTGRES.glob("*/bin/initdb"), key=lambda tool: int(tool.parts[-3]))
    return found[-1].parent if found else None


@contextmanager
def postgres(tools: Path) -> Iterator[str]:
    """A PostgreSQL in a temporary folder, as it is when nobody has set anything; its URL."""
    folder = Path(tempfile.mkdtemp(prefix="atelier-bench-"))
    who = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    try:
        if who:
            shutil.chown(folder, "postgres", "postgres")
        made = [str(tools / "initdb"), "-D", str(folder / "data"), "-A", "trust", "-U", "atelier", "-E", "UTF8"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder, **who)  # type: ignore[call-overload]
        options = ["-D", str(folder / "data"), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
        server = subprocess.Popen(
            [str(tools / "postgres"), *options],
            stderr=subprocess.DEVNULL,
            cwd=folder,
            start_new_session=True,
            **who,  # type: ignore[call-overload]
        )
        try:
            ready = [str(tools / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
            while subprocess.run(ready, check=False).returncode:
                if server.poll() is not None:
                    raise SystemExit("PostgreSQL did not start")
                time.sleep(0.1)
            yield f"postgresql://atelier@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(2)  # SIGINT: fast shutdown
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
