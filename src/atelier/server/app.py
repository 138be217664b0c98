"""The app: rooms and addresses put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from fastapi import FastAPI

import atelier
from atelier.server.context import House
from atelier.server.http import problems
from atelier.server.http.addresses import Hosts
from atelier.server.http.cached import written
from atelier.server.http.fast_path import ShortWay
from atelier.server.http.middleware.body_limit import Bodies
from atelier.server.http.middleware.security import FrontDoor
from atelier.server.http.pages import Pages
from atelier.server.http.responses import ProblemTold
from atelier.server.http.routes import games, help, me, play, records, tables, upkeep
from atelier.server.ops.metrics import Metrics
from atelier.server.ops.rate import Rate
from atelier.server.settings import Settings, read_settings

ABOUT = (
    "Sit down at a table over HTTP. Every change names a `request` made up by the client: the same one again acts "
    "once. A move names the `position` it was made in. What you are sent is what your seat may know, never more."
)


def create_app(settings: Settings | None = None, hosts: Hosts | None = None) -> FastAPI:
    """An app on a database of its own; opened with its lifespan. It answers to these hosts, or to any."""
    chosen = settings if settings is not None else read_settings()
    metrics = Metrics()
    house = House(chosen, metrics)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Atelier",
        version=atelier.__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url=None,  # described once, by `routes.upkeep`
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    problems.install(app)
    for room in (play, tables, help, games, records, me, upkeep):  # the most asked first
        app.include_router(room.router)
    app.router.default = Pages()  # whatever no other room answers
    _describe_problems(app)
    app.state.description = cache(lambda: written(app.openapi()))
    app.add_middleware(ShortWay)
    app.add_middleware(Bodies)
    rate = Rate("requests from your address", chosen.requests_per_second, chosen.requests_at_once, metrics)
    names = hosts if hosts is not None else Hosts(chosen.hosts or "*")
    app.add_middleware(FrontDoor, rate=rate, body_bytes=chosen.body_bytes, metrics=metrics, hosts=names)
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
