"""What never changes while a server runs, written once: things of a box, rules, boxes to fill in. All with an ETag."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import cache, partial
from threading import Lock
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from atelier.boxfile import LANGUAGES, BoxFile, to_fill_in
from atelier.games import find
from atelier.server.encoding import dump
from atelier.server.http.packing import pack, packing
from atelier.server.pools.fair_pool import FairPool
from atelier.words import rules_of, speak

BOXES = 64
"""How many boxes are kept written out."""
TOML = "application/toml"
FRESH, ASK_AGAIN = "public, max-age=3600", "public, no-cache"
"""What belongs to a table stays as it is; what comes with a game may be another after an upgrade."""


class Written(NamedTuple):
    """An answer ready to be sent, and what it is recognised by."""

    body: bytes
    packed: dict[str, bytes]
    tag: str
    kind: str = "application/json"


def written(value: object) -> Written:
    """Write an answer down."""
    return _write(dump(value))


def _write(body: bytes, kind: str = "application/json") -> Written:
    return Written(body, pack(body), f'"{hashlib.sha256(body).hexdigest()[:32]}"', kind)


class Sheets:
    """The things of boxes as they were written down, those asked for last. Several threads may ask."""

    def __init__(self, most: int):
        self.most, self.lock = most, Lock()
        self.hand: OrderedDict[BoxFile, Written] = OrderedDict()

    def find(self, box: BoxFile) -> Written | None:
        """What was written down of a box."""
        with self.lock:
            if box in self.hand:
                self.hand.move_to_end(box)
            return self.hand.get(box)

    def hold(self, box: BoxFile, sheet: Written) -> Written:
        """Keep what was written down."""
        with self.lock:
            self.hand[box] = sheet
            if len(self.hand) > self.most:
                self.hand.popitem(last=False)
        return sheet


SHEETS = Sheets(BOXES)


def things_of(box: BoxFile) -> Written:
    """Every thing of a box, by kind and word; it may take a second, once."""
    return SHEETS.find(box) or SHEETS.hold(box, _draw(box))


async def things(box: BoxFile, owner: str, renderers: FairPool) -> Written:
    """The same, at once if it is written down, else when it is the owner's turn."""
    known = SHEETS.find(box)
    return known if known is not None else await renderers.run(owner, partial(things_of, box))


def _draw(box: BoxFile) -> Written:
    languages = {language: speak(language) for language in LANGUAGES}
    kinds = find(box.game).things(box, languages)
    return written({"game": box.game, "box": {"name": box.name, "digest": box.digest}, "kinds": kinds})


@cache
def rules_in(game: str, language: str) -> Written:
    """The page that explains the rules of a game."""
    title, text = rules_of(game, language)
    return written({"game": game, "language": language, "title": title, "text": text})


@cache
def box_of(game: str) -> Written:
    """The box that comes with a game, as a file to fill in."""
    return _write(to_fill_in(find(game).box_text).encode(), TOML)


def send(sheet: Written, request: Request, kept: str = ASK_AGAIN) -> Response:
    """A sheet; or 304 to whoever has it already."""
    headers = {"ETag": sheet.tag, "Cache-Control": kept, "Vary": "Accept-Encoding"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if sheet.tag in known:
        return Response(status_code=304, headers=headers)
    if chosen := packing(request.headers, sheet.packed):
        return Response(sheet.packed[chosen], 200, {**headers, "Content-Encoding": chosen}, sheet.kind)
    return Response(sheet.body, 200, headers, sheet.kind)
