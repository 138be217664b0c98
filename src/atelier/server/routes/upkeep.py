"""For those who run a server or write for it: is it alive, is it ready, how does it do, what can it be asked."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from atelier.server import sheets, store
from atelier.server.answers import answer
from atelier.server.house import TheHouse, house_of, owner_of
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


@router.get("/openapi.json")
async def description(request: Request, house: TheHouse) -> Response:
    """Every call of the API; writing it down the first time takes a second."""
    return sheets.send(await house.clerks.run(owner_of(None, request), request.app.state.description), request)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    return PlainTextResponse(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
