"""`atelier serve`: tables for everyone who has the link."""

from __future__ import annotations

import importlib.util
from typing import Annotated, Any

import typer

from atelier.commands.common import err
from atelier.errors import AtelierError
from atelier.scale.extras import how_to_install


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen at; 0 for a free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="postgresql://… for several processes, or the path of an SQLite file; if none, in your data folder.",
        ),
    ] = None,
    behind: Annotated[
        str | None, typer.Option("--behind", metavar="ADDRESS", help="Trust the proxy at this address to say who asks.")
    ] = None,
    abandoned_after: Annotated[
        float | None, typer.Option("--abandoned-after", metavar="HOURS", help="Close unfinished tables left so long.")
    ] = None,
) -> None:
    """Serve tables over HTTP; every other setting is named in docs/server.md."""
    if importlib.util.find_spec("fastapi") is None or importlib.util.find_spec("uvicorn") is None:
        raise AtelierError(f"the server's parts are not installed: {how_to_install('server')}")
    if not 0 <= port <= 65535:
        raise AtelierError(f"--port {port}: choose 0 to 65535")
    if abandoned_after is not None and not 0 < abandoned_after < 1e6:
        raise AtelierError(f"--abandoned-after {abandoned_after:g}: write a number of hours above 0")
    from atelier.server.run import run
    from atelier.server.settings import read_settings

    seconds = abandoned_after * 3600 if abandoned_after is not None else None
    settings = read_settings(database=database, abandoned_after=seconds)

    def ready(address: str) -> None:
        err.print(f"Tables are laid at {address}; stop with Ctrl-C.", highlight=False)

    more: dict[str, Any] = {"behind": behind} if behind is not None else {}
    run(settings, host, port, ready, **more)
