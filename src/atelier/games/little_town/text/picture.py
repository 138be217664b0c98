"""A view as a picture: the map, the market and the decks beside it, everyone's goods, workers and Artisans below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atelier.boxfile import BoxFile
from atelier.games.little_town import state as s
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
    PLAYERS,
    SHADE,
    WALNUT,
)

WIDTH, EDGE = 1000, 14
SQUARE, RIM = 64, 22
MAP_WIDTH, MAP_HEIGHT = s.COLUMNS * SQUARE + 2 * RIM, s.ROWS * SQUARE + 2 * RIM
SIDE = EDGE + MAP_WIDTH + 14
"""Where what lies beside the map begins."""
PLAYER = 104
LETTERS = "ABCDEFGHI"
TILES_ACROSS = 7
CUBE = 14
"""A good in the price of a tile."""


def picture(view: Mapping[str, Any], box: BoxFile, room: str) -> Canvas:
    """All that these eyes see."""
    canvas = Canvas(room, WIDTH, EDGE + MAP_HEIGHT + 12 + len(view["players"]) * (PLAYER + 9) + 6)
    _map(canvas, view)
    _rounds(canvas, view, box)
    below = _market(canvas, view, box, EDGE + 50)
    _decks(canvas, view, below + 8)
    for seat in range(len(view["players"])):
        _player(canvas, view, box, seat, EDGE + MAP_HEIGHT + 12 + seat * (PLAYER + 9))
    return canvas


def _map(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """Land, buildings in their owners' colours, workers; what the worker of this turn can reach is framed."""
    canvas.card(EDGE, EDGE, MAP_WIDTH, MAP_HEIGHT)
    left, top = EDGE + RIM, EDGE + RIM
    for column in range(s.COLUMNS):
        for y in (EDGE + RIM / 2, EDGE + MAP_HEIGHT - RIM / 2):
            canvas.write(LETTERS[column], left + (column + 0.5) * SQUARE, y, 11, WALNUT)
    for row in range(s.ROWS):
        for x in (EDGE + RIM / 2, EDGE + MAP_WIDTH - RIM / 2):
            canvas.write(row + 1, x, top + (row + 0.5) * SQUARE, 11, WALNUT)
        for column in range(s.COLUMNS):
            x, y = left + column * SQUARE, top + row * SQUARE
            canvas.draw(_land(view["land"][row][column], column, row), x, y, SQUARE)
            canvas.box(x, y, SQUARE, SQUARE, "none", WALNUT, 0, 0.4)
    for building in view["buildings"]:
        x, y = _corner(building["square"])
        canvas.box(x + 3, y + 3, SQUARE - 6, SQUARE - 6, PAPER, PLAYERS[building["owner"]], 6, 3.5)
        canvas.draw(f"tiles-{building['tile']}", x + 6, y + 6, SQUARE - 12)
        canvas.draw("pieces-house", x + SQUARE - 25, y, 24, player=building["owner"])
    for square, seat in view["workers"].items():
        x, y = _corner(square)
        canvas.draw("pieces-worker", x + 8, y + 6, SQUARE - 16, player=seat)
    if view["now"]["square"] is not None:
        x, y = _corner(view["now"]["square"])
        canvas.box(
            max(left, x - SQUARE),
            max(top, y - SQUARE),
            min(left + s.COLUMNS * SQUARE, x + 2 * SQUARE) - max(left, x - SQUARE),
            min(top + s.ROWS * SQUARE, y + 2 * SQUARE) - max(top, y - SQUARE),
            "none",
            BRASS_LIGHT,
            8,
            4,
        )


def _corner(square: str) -> tuple[float, float]:
    """Where a square's upper left corner is."""
    column, row = LETTERS.index(square[0].upper()), int(square[1:]) - 1
    return EDGE + RIM + column * SQUARE, EDGE + RIM + row * SQUARE


def _land(land: str, column: int, row: int) -> str:
    """One of a land's drawings, the one that the client shows there."""
    return f"terrain-{land}-{(column * 7 + row * 5 + column * row) % (3 if land == 'grass' else 2) + 1}"


def _rounds(canvas: Canvas, view: Mapping[str, Any], box: BoxFile) -> None:
    """The rounds, the present one lit, and what is left in the bank."""
    for number in range(1, view["rounds"] + 1):
        now, x = number == view["round"], SIDE + 18.0 + (number - 1) * 40
        canvas.disc(x, EDGE + 18, 16, BRASS_LIGHT if now else PAPER)
        canvas.write(number, x, EDGE + 18, 14 if now else 11, pen=2.6 if now else 1.8)
    x = SIDE + 160.0
    for word in ("coins", *box.words["resource"]):
        count = view["bank"] if word == "coins" else view["supply"].get(word, 0)
        canvas.draw(_good(word), x, EDGE + 9, 18)
        canvas.write(count, x + 20, EDGE + 18, 10, CARD, side=0)
        x += 38


def _market(canvas: Canvas, view: Mapping[str, Any], box: BoxFile, y: float) -> float:
    """The tiles for sale with their points and what they cost; where that ends."""
    step, tall = (WIDTH - EDGE - SIDE + 4) / TILES_ACROSS, 80
    for number, (tile, count) in enumerate(view["market"].items()):
        x, top = SIDE + number % TILES_ACROSS * step, y + number // TILES_ACROSS * (tall + 6)
        canvas.card(x, top, step - 5, tall)
        canvas.draw(f"tiles-{tile}", x + 3, top + 7, step - 11)
        index = box.words["tile"].index(tile)
        if points := int(box.record.points[index]):
            canvas.seal(points, x + step - 14, top + 9, 9)
        if count > 1:
            canvas.write(f"×{count}", x + 4, top + 9, 9, side=0)
        cost = [word for word, many in zip(s.GOOD_WORDS, box.record.cost[index], strict=True) for _ in range(many)]
        apart = min(13.0, (step - 10 - CUBE) / max(1, len(cost) - 1))
        left = x + (step - 5 - CUBE - apart * (len(cost) - 1)) / 2
        for place, word in enumerate(cost):
            canvas.draw(_good(word), left + place * apart, top + 61, CUBE)
    return y + -(-len(view["market"]) // TILES_ACROSS) * (tall + 6)


def _good(word: str) -> str:
    """The drawing of a good: coins and points are told in the plural, and drawn as one."""
    return f"goods-{word.removesuffix('s')}"


def _decks(canvas: Canvas, view: Mapping[str, Any], y: float) -> None:
    """The upper card of every deck, and how many there are."""
    step = (WIDTH - EDGE - SIDE + 4) / (len(view["decks"]) // 2 or 1)
    tall = min(90.0, (EDGE + MAP_HEIGHT - y) / 2 - 6)
    for number, (name, deck) in enumerate(view["decks"].items()):
        row, column = divmod(number, len(view["decks"]) // 2)
        x, top = SIDE + column * step, y + row * (tall + 6)
        canvas.card(x, top, step - 6, tall, PAPER if deck["cards"] else BENCH_DARK)
        if deck["top"] is not None:
            canvas.draw(f"people-{deck['top']}", x + 3, top + 6, step - 32, tall - 12)
            canvas.draw(f"people-{name.partition('-')[0]}", x + step - 28, top + 3, 20)
            canvas.write(NUMERALS[column + 1], x + step - 18, top + tall / 2 + 2, 11)
            canvas.write(f"×{deck['cards']}", x + step - 18, top + tall - 10, 10, WALNUT)


def _player(canvas: Canvas, view: Mapping[str, Any], box: BoxFile, seat: int, y: float) -> None:
    """Who, how many points, coins and goods, workers at home and away, houses, objectives, and the row of Artisans."""
    player = view["players"][seat]
    if view["turn"] == seat:
        canvas.box(EDGE - 5, y - 4, WIDTH - 2 * EDGE + 10, PLAYER + 8, BRASS_LIGHT, BRASS, 11)
    canvas.box(EDGE, y, WIDTH - 2 * EDGE, PLAYER, CARD, WALNUT, 8)
    canvas.draw(f"pieces-mark-{seat + 1}", EDGE + 8, y + 8, 28, player=seat)
    if view["leader"] == seat:
        canvas.draw("interface-star", EDGE + 10, y + 46, 24)
    canvas.seal(player["total"], EDGE + 66, y + 52, 26)
    x = EDGE + 104.0
    for word in ("coins", *box.words["resource"]):
        count = player["coins"] if word == "coins" else player["goods"].get(word, 0)
        canvas.draw(_good(word), x, y + 8, 38, opacity=1 if count else 0.25)
        canvas.write(count, x + 42, y + 28, 16, INK if count else LINE, side=0)
        x += 78
    x = EDGE + 104.0
    for place in view["worker_places"]:
        canvas.draw("pieces-worker", x, y + 58, 36, player=seat, opacity=1 if place in player["home"] else 0.2)
        x += 32
    canvas.draw("pieces-house", x + 16, y + 58, 36, player=seat)
    canvas.write(f"×{player['houses']}", x + 54, y + 80, 13, side=0)
    canvas.draw("marks-objective-back", x + 92, y + 58, 36)
    canvas.write(player["hidden"], x + 132, y + 80, 13, side=0)
    canvas.draw("marks-objective", x + 158, y + 58, 36, opacity=1 if player["done"] else 0.25)
    canvas.write(len(player["done"]), x + 198, y + 80, 13, GOOD if player["done"] else LINE, side=0)
    _row(canvas, player, WIDTH - EDGE - 8 - s.ROW * 78, y + 8)


def _row(canvas: Canvas, player: Mapping[str, Any], x: float, y: float) -> None:
    """The Artisans between the workers' places, with the cubes that lie on them."""
    for number, card in enumerate(player["row"]):
        left = x + number * 78
        blank = card["card"] is None
        canvas.box(left, y, 73, PLAYER - 16, SHADE if blank else PAPER, BRASS if card["side"] else LINE, 6, 2.4)
        canvas.draw(
            "people-card-back" if blank else f"people-{card['card']}", left + 5, y + 2, 63, opacity=0.3 if blank else 1
        )
        for place, cube in enumerate(card["cubes"]):
            canvas.draw(_good(cube), left + 4 + place * 17, y + PLAYER - 34, 16)
