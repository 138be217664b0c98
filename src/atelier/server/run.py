"""A process that serves: uvicorn, told to end open streams as soon as it is asked to stop."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn
from fastapi import FastAPI

from atelier.errors import AtelierError
from atelier.server.app import create_app, nothing
from atelier.server.context import Context
from atelier.server.http.addresses import Networks, hosts_for
from atelier.server.http.admission import Admission
from atelier.server.http.connection import protocol_of
from atelier.server.ops import logs
from atelier.server.ops.stopping import Stop
from atelier.server.settings import Settings
from atelier.server.storage.database import Database
from atelier.server.workers.compiling import Told, nobody

BACKLOG = 2048
SWITCH_SECONDS = 0.0001
"""So long a thread may keep the interpreter while the event loop wants it.

The loop lets go of it with every call of the system, several times an answer, and takes it back behind all who wait:
threads that draw, read and write. So what an answer takes is this time, times those, times these."""


class Server(uvicorn.Server):
    """Stops gracefully: streams end, answers under way are given, the writer finishes."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, admission: Admission, stop: Stop):
        super().__init__(config)
        self.app, self.admission, self.stop = app, admission, stop

    @property
    def context(self) -> Context | None:
        """What its requests share, from when it is ready."""
        context: Context | None = self.app.state.context
        return context

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin; from now on a signal ends the process for certain."""
        self.stop.listen()
        await super().startup(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to stop."""
        if self.context is not None:
            self.context.end_streams()
        super().handle_exit(sig, frame)


def new_server(
    settings: Settings,
    host: str,
    port: int,
    behind: str | None = None,
    on_ready: Callable[[], None] = nothing,
    on_compiled: Told = nobody,
) -> Server:
    """A server that has not started yet."""
    proxies = Networks(behind or "", "--behind")
    if proxies.every:
        raise AtelierError("--behind *: name the proxy's address; with * everyone could say to be anyone")
    stop = Stop(settings.stop_seconds)
    app = create_app(settings, hosts_for(host, behind, settings.hosts), on_ready, stop.closed.set, on_compiled)
    admission = Admission(settings, proxies, app.state.metrics)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind is not None,
        forwarded_allow_ips=behind,
        timeout_graceful_shutdown=settings.stop_seconds,
        backlog=BACKLOG,
        ws="none",
        http=protocol_of(admission),
    )
    return Server(config, app, admission, stop)


def raise_file_limit() -> None:
    """Hold as many connections as the system lets a process hold."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def run(
    settings: Settings,
    host: str,
    port: int,
    ready: Callable[[str], None],
    behind: str | None = None,
    compiled: Told | None = None,
) -> None:
    """Serve until a signal asks to stop; a database or port that cannot be had is one clear sentence.

    Someone who plays at this very terminal hears with `compiled` how far compiling is, and is spared the log.
    """
    logs.set_up(for_a_person=compiled is not None)
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    Database(settings.database).close()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        raise AtelierError(f"{host}, port {port}: cannot listen there: {error.strerror}") from None
    shown = f"[{host}]" if family == socket.AF_INET6 else host

    def open_doors() -> None:
        listening.listen(BACKLOG)  # before it is said: whoever comes at once is not turned away
        ready(f"http://{shown}:{listening.getsockname()[1]}")

    new_server(settings, host, port, behind, open_doors, compiled or nobody).run(sockets=[listening])
