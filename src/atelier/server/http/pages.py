"""The pages of the browser client, as the package brings them: packed, and kept by browsers where they never change."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from atelier.server.http.packing import PACKINGS, packing
from atelier.server.http.problems import as_response

FOLDER = Path(__file__).parents[1] / "pages"
NO_PAGES = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Atelier</title>
<h1>Atelier</h1>
<p>This server was installed without its pages. Its API is described in <a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""
FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {".webmanifest": "application/manifest+json"}
"""What Python does not know by its name."""


class Page(NamedTuple):
    """A file as it is sent."""

    plain: bytes
    packed: dict[str, bytes]
    kind: str
    tag: str
    keep: str


class Pages:
    """Files by their address; any other address that is no file's is a page the client knows how to draw."""

    def __init__(self, folder: Path = FOLDER):
        self.files = {f"/{file.relative_to(folder).as_posix()}": _read(file, folder) for file in _files(folder)}
        self.front = self.files.get("/index.html")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request for a page."""
        await self.find(scope["path"], scope["method"], Headers(scope=scope))(scope, receive, send)

    def find(self, path: str, method: str, headers: Headers) -> Response:
        """The answer to a request."""
        page = self.files.get(path)
        no_page = path.startswith("/api/") or "." in path.rpartition("/")[2] or method not in ("GET", "HEAD")
        if page is None and no_page:
            return as_response(404, "no-page", "There is nothing at this address; begin at /.")
        if self.front is None:
            return HTMLResponse(NO_PAGES)
        return _answer(page if page is not None else self.front, headers)


def _answer(page: Page, headers: Headers) -> Response:
    told = {"Cache-Control": page.keep, "ETag": page.tag, "Vary": "Accept-Encoding"}
    if headers.get("if-none-match") == page.tag:
        return Response(None, 304, told)
    if chosen := packing(headers, page.packed):
        return Response(page.packed[chosen], 200, {**told, "Content-Encoding": chosen}, page.kind)
    return Response(page.plain, 200, told, page.kind)


def _files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and file.suffix not in PACKINGS.values()]


def _read(file: Path, folder: Path) -> Page:
    plain, beside = file.read_bytes(), {name: file.with_name(file.name + end) for name, end in PACKINGS.items()}
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    lasting = file.parent != folder  # names under assets/ carry a digest of what they hold
    return Page(
        plain,
        {name: packed.read_bytes() for name, packed in beside.items() if packed.is_file()},
        f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        f'"{hashlib.sha256(plain).hexdigest()[:24]}"',
        FOR_EVER if lasting else "no-cache",
    )
