"""A view as a picture: the year and the market above, the objects beside it, everyone's bench below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atelier.boxfile import BoxFile
from atelier.pictures import Canvas
from atelier.pictures.canvas import (
    BENCH_DARK,
    BRASS,
    BRASS_LIGHT,
    CARD,
    GOOD,
    INK,
    LINE,
    NUMERALS,
    PAPER,
    SHADE,
    WALNUT,
)

WIDTH, EDGE = 1000, 14
YEAR, TABLE, BENCH = 46, 194, 168
"""How high the year, what lies in the middle and a player's bench are."""
COLUMN, MATERIAL_WIDTH = 74, 82


def picture(view: Mapping[str, Any], box: BoxFile, room: str) -> Canvas:
    """All that these eyes see."""
    canvas = Canvas(room, WIDTH, YEAR + TABLE + len(view["players"]) * (BENCH + 10) + EDGE)
    _year(canvas, view)
    _market(canvas, view)
    _objects(canvas, view, box)
    for seat in range(len(view["players"])):
        _bench(canvas, view, box, seat, YEAR + TABLE + seat * (BENCH + 10) + 4)
    return canvas


def _year(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """The months, the present one lit; those with the second deck of objects are darker."""
    for month in range(1, view["months"] + 1):
        now, x = month == view["month"], EDGE + 18 + (month - 1) * 40
        canvas.disc(x, YEAR / 2 + 2, 16, BRASS_LIGHT if now else PAPER if month < view["second_deck_month"] else SHADE)
        canvas.write(month, x, YEAR / 2 + 2, 14 if now else 11, INK, pen=2.6 if now else 1.8)
    for number, (name, count) in enumerate((("deck", view["deck"]), ("discard", sum(view["discard"].values())))):
        x = 560 + number * 96
        canvas.draw("table-card-back", x, 8, 26, 34, opacity=1 if name == "deck" else 0.45)
        canvas.write(count, x + 36, YEAR / 2 + 2, 16, CARD, side=0)


def _market(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """The places of the market, and the token if nobody has taken it."""
    for place, material in enumerate(view["market"]):
        x, y = EDGE + place * (MATERIAL_WIDTH + 8), YEAR + 8
        if material is None:
            canvas.box(x, y, MATERIAL_WIDTH, 118, BENCH_DARK, None, 7)
        else:
            _material(canvas, material, x, y, MATERIAL_WIDTH, 118)
        canvas.write(place + 1, x + MATERIAL_WIDTH / 2, y + 134, 13, CARD)
    if view["token"] is None:
        canvas.draw("table-first-player", EDGE + 190, YEAR + 146, 40)
    if view["trading_closed"]:
        canvas.draw("interface-lock", EDGE + 250, YEAR + 150, 30)


def _material(canvas: Canvas, material: str, x: float, y: float, width: float, height: float) -> None:
    """A card: its pattern along the upper edge, what it is below."""
    canvas.card(x, y, width, height)
    _band(canvas, material, x + 4, y + 4, width - 8, 18)
    canvas.draw(f"materials-{material}", x + width * 0.08, y + 28, width * 0.84)


def _band(canvas: Canvas, material: str, x: float, y: float, width: float, height: float) -> None:
    """A strip of a material's pattern."""
    tiles = max(1, round(width / height))
    for tile in range(tiles):
        canvas.draw(f"patterns-{material}", x + tile * width / tiles, y, width / tiles, height)
    canvas.box(x, y, width, height, "none", INK, 2, 1)


def _objects(canvas: Canvas, view: Mapping[str, Any], box: BoxFile) -> None:
    """The row, and the object that is announced, which is not for sale yet."""
    cards = [*((card, True) for card in view["row"]), (view["next"], False)]
    left = EDGE + 5 * (MATERIAL_WIDTH + 8) + 14
    width = (WIDTH - EDGE - left) / len(cards) - 8
    for place, (card, open_) in enumerate(cards):
        x, y = left + place * (width + 8), YEAR + 8
        if card is None:
            canvas.box(x, y, width, 170, BENCH_DARK, None, 7)
            continue
        canvas.card(x, y, width, 170, PAPER if open_ else SHADE)
        canvas.draw(f"objects-{card}", x + 8, y + 24, width - 16, opacity=1 if open_ else 0.55)
        canvas.seal(_points(box, card), x + width - 14, y + 14, 15)
        needs = _needs(box, card)
        for number, (material, level) in enumerate(needs.items()):
            across = min(len(needs), 2)
            row, column = divmod(number, across)
            _need(
                canvas, material, level, x + 3 + column * (width - 6) / across, y + 112 + row * 28, (width - 6) / across
            )
        if open_:
            canvas.write(place + 1, x + 13, y + 14, 13, WALNUT)


def _need(canvas: Canvas, material: str, level: int, x: float, y: float, width: float) -> None:
    canvas.draw(f"materials-{material}", x + width / 2 - 20, y, 26)
    canvas.write(NUMERALS[level], x + width / 2 + 8, y + 14, 13, side=0)


def _bench(canvas: Canvas, view: Mapping[str, Any], box: BoxFile, seat: int, y: float) -> None:
    """A player's side: who, how many points, the works rising, the hand below them, what was made."""
    player, turn = view["players"][seat], view["turn"] == seat
    if turn:
        canvas.box(EDGE - 5, y - 4, WIDTH - 2 * EDGE + 10, BENCH + 8, BRASS_LIGHT, BRASS, 11)
    canvas.box(EDGE, y, WIDTH - 2 * EDGE, BENCH, CARD, WALNUT, 8)
    canvas.draw(f"pieces-mark-{seat + 1}", EDGE + 8, y + 8, 26, player=seat)
    if player["artisan"] is not None:
        canvas.draw(f"artisans-{player['artisan']}", EDGE + 36, y + 6, 92)
    canvas.seal(player["total"], EDGE + 30, y + 124, 24)
    if view["leader"] == seat:
        canvas.draw("interface-star", EDGE + 62, y + 106, 24)
    if view["token"] == seat:
        canvas.draw("table-first-player", EDGE + 90, y + 102, 38)
    for column, material in enumerate(box.words["material"]):
        _works(canvas, view, player, material, EDGE + 142 + column * COLUMN, y + 6)
    _made(canvas, player, EDGE + 142 + len(box.words["material"]) * COLUMN + 8, y + 6)


def _works(
    canvas: Canvas, view: Mapping[str, Any], player: Mapping[str, Any], material: str, x: float, y: float
) -> None:
    """The levels of a material, the first below; under them the cards in hand, or those known to be there."""
    laid, width = player["works"].get(material, []), COLUMN - 8
    for level in range(view["levels"]):
        top = y + (view["levels"] - 1 - level) * 24
        count = laid[level] if level < len(laid) else 0
        canvas.box(x, top, width, 21, PAPER if count else SHADE, WALNUT if count else LINE, 4)
        canvas.write(NUMERALS[level + 1], x + 5, top + 10.5, 9, INK if count else LINE, side=0)
        if count:
            room = width - 38
            for card in range(count):
                _band(canvas, material, x + 21 + card * room / max(count, 3), top + 4, room / max(count, 3) - 1, 13)
            canvas.write(count, x + width - 5, top + 10.5, 12, side=1)
    open_ = player["hand"] is not None
    count = (player["hand"] if open_ else player["known"]).get(material, 0)
    canvas.draw(f"materials-{material}", x + 4, y + 102, 42, 50, opacity=1 if count else 0.18)
    if count:
        canvas.write(f"×{count}", x + width - 2, y + 132, 15, INK if open_ else WALNUT, side=1)


def _made(canvas: Canvas, player: Mapping[str, Any], x: float, y: float) -> None:
    """Objects that were made, the one that is reserved, and how many cards the hand has."""
    room = WIDTH - EDGE - 8 - x
    step = min(56.0, (room - 56) / max(1, len(player["made"]) - 1)) if len(player["made"]) > 1 else 0.0
    for number, card in enumerate(player["made"]):
        canvas.draw(f"objects-{card}", x + number * step, y, 56)
    canvas.draw("table-card-back", x + 2, y + 100, 38, 52)
    canvas.seal(player["cards"], x + 40, y + 142, 13, PAPER)
    if player["reserved"] is not None:
        canvas.box(x + 66, y + 84, 70, 70, SHADE, WALNUT)
        canvas.draw(f"objects-{player['reserved']}", x + 69, y + 87, 64)
    if player["crafted"]:
        canvas.disc(x + room - 14, y + 136, 12, GOOD, None)
        canvas.draw("interface-check", x + room - 23, y + 127, 18)


def _points(box: BoxFile, card: str) -> int:
    return int(box.record.points[box.words["object"].index(card)])


def _needs(box: BoxFile, card: str) -> dict[str, int]:
    """The level an object needs of each material."""
    levels = box.record.needs[box.words["object"].index(card)].tolist()
    return {material: level for material, level in zip(box.words["material"], levels, strict=True) if level}
