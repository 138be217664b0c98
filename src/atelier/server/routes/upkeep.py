"""For those who run a server: is it alive, is it ready, how does it do."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from atelier.server import store
from atelier.server.answers import answer
from atelier.server.house import house_of
from atelier.server.problems import Problem

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health() -> Response:
    """Alive."""
    return answer({"alive": True})


@router.get("/readyz")
async def readiness(request: Request) -> Response:
    """Ready: started, not stopping, and the database answers."""
    house = house_of(request)
    try:
        ready = house.ready and await house.database.read(store.answers)
    except Exception:
        ready = False
    if not ready:
        raise Problem(503, "not-ready", "The server is starting, stopping, or cannot reach its database.")
    return answer({"ready": True})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for those who run the server only."""
    house = house_of(request)
    if (request.client.host if request.client is not None else "") not in house.metrics_from:
        raise Problem(403, "not-yours", "Figures are for who runs this server; ATELIER_METRICS_FROM names who may ask.")
    return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
