"""The app: rooms and addresses put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

from fastapi import FastAPI

import atelier
from atelier.server.context import open_context
from atelier.server.http import problems
from atelier.server.http.addresses import Hosts, Networks
from atelier.server.http.cached import written
from atelier.server.http.fast_path import FastPath
from atelier.server.http.middleware.body_limit import BodyLimit
from atelier.server.http.middleware.security import Security
from atelier.server.http.pages import Pages
from atelier.server.http.responses.problem import ProblemTold
from atelier.server.http.routes import (
    boxes,
    daily,
    games,
    help,
    looking,
    me,
    mine,
    play,
    puzzles,
    records,
    tables,
    trials,
    upkeep,
)
from atelier.server.ops.metrics import Metrics
from atelier.server.settings import Settings, read_settings
from atelier.server.workers.compiling import Told, nobody

ABOUT = (
    "Sit down at a table over HTTP. Every change names a `request` made up by the client: the same one again acts "
    "once. A move names the `position` it was made in. What you are sent is what your seat may know, never more."
)


def nothing() -> None:
    """Do nothing."""


def create_app(
    settings: Settings | None = None,
    hosts: Hosts | None = None,
    on_ready: Callable[[], None] = nothing,
    on_closed: Callable[[], None] = nothing,
    on_compiled: Told = nobody,
) -> FastAPI:
    """An app on a database of its own; opened with its lifespan. It answers to these hosts, or to any."""
    chosen = settings if settings is not None else read_settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(chosen, metrics, on_compiled) as context:
            app.state.context = context
            on_ready()
            yield
        on_closed()

    app = FastAPI(
        title="Atelier",
        version=atelier.__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url=None,  # described once, by `routes.upkeep`
        docs_url=None,
        redoc_url=None,
    )
    app.state.context, app.state.metrics = None, metrics
    app.state.metrics_from = Networks(chosen.metrics_from, "ATELIER_METRICS_FROM")
    problems.install(app)
    rooms = (
        play,
        tables,
        looking,
        help,
        games,
        boxes,
        records,
        me,
        mine,
        daily,
        puzzles,
        trials,
        upkeep,
    )  # the most asked first
    for room in rooms:  # as they are: routes that are included are made again for every app, at its first request
        app.router.routes.extend(room.router.routes)
    app.router.default = Pages()  # whatever no route answers
    _describe_problems(app)
    app.state.description = cache(lambda: written(app.openapi()))
    app.add_middleware(FastPath)
    app.add_middleware(BodyLimit)
    names = hosts if hosts is not None else Hosts(chosen.hosts or "*")
    app.add_middleware(Security, settings=chosen, metrics=metrics, hosts=names)
    return app


def _describe_problems(app: FastAPI) -> None:
    """Every address answers with problems; the documentation knows what one looks like."""
    describe = app.openapi

    def openapi() -> dict[str, object]:
        described = describe()
        schemas = described.setdefault("components", {}).setdefault("schemas", {})
        schemas.setdefault("ProblemTold", ProblemTold.model_json_schema(ref_template="#/components/schemas/{model}"))
        return described

    app.openapi = openapi  # type: ignore[method-assign]
