"""For those who run a server or write for it: is it alive, is it ready, how does it do, what can it be asked."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from atelier.server.context import Context
from atelier.server.errors import Problem
from atelier.server.http import cached
from atelier.server.http.auth import TheContext, owner_of
from atelier.server.http.json import answer

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def health() -> Response:
    """Alive."""
    return answer({"alive": True})


@router.get("/readyz")
async def readiness(request: Request) -> Response:
    """Ready: started, not stopping, the database answers and takes what is to be kept."""
    context: Context | None = request.app.state.context
    if context is None or context.closing or not await context.answers():
        raise Problem(503, "not-ready", "The server is starting, stopping, or cannot reach its database.")
    if context.compilation.progress is not None:
        raise Problem(503, "compiling", "The rules are being compiled; tables are slow until then.", retry_after=5)
    if context.database.disk.failing:
        raise Problem(503, "disk-full", "The disk of the server is full or fails; nothing can be written.")
    return answer({"ready": True})


@router.get("/openapi.json")
async def description(request: Request, context: TheContext) -> Response:
    """Every call of the API; writing it down the first time takes a second."""
    return cached.send(await context.renderers.run(owner_of(None, request), request.app.state.description), request)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for those who run the server only."""
    if (request.client.host if request.client is not None else "") not in request.app.state.metrics_from:
        raise Problem(403, "not-yours", "Figures are for who runs this server; ATELIER_METRICS_FROM names who may ask.")
    return PlainTextResponse(request.app.state.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
