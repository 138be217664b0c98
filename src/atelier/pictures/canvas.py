"""A sheet to draw on: drawings by name, cards, figures. What comes of it is SVG."""

from __future__ import annotations

from atelier.pictures.glyphs import HEIGHT, written
from atelier.pictures.sprite import identity, symbol

INK, PAPER, CARD, SHADE = "#3a2d28", "#f8f1e2", "#fbf6ea", "#e6d7b8"
BENCH, BENCH_DARK, LINE, WALNUT = "#b98a55", "#8c6238", "#cdb994", "#8a5a3b"
BRASS, BRASS_LIGHT, AMBER, LEAF, GOOD = "#a97b1f", "#e9c876", "#e0a32e", "#6f9450", "#1f5c4d"
PLAYERS = ("#c8452f", "#1f6fb0", "#d99b13", "#3d8a5c")
"""The colours of the client by day (`web/src/ui/style/tokens.css`)."""
NUMERALS = ("", "I", "II", "III", "IV")


class Canvas:
    """A picture of a game, in the making."""

    def __init__(self, room: str, width: float, height: float, ground: str = BENCH):
        self.room, self.width, self.height = room, width, height
        self.symbols: dict[str, str] = {}
        self.parts: list[str] = []
        self.box(0, 0, width, height, ground, None, 0)

    @property
    def svg(self) -> str:
        """The whole picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}">'
            f"<defs>{''.join(self.symbols.values())}</defs>{''.join(self.parts)}</svg>"
        )

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        line: str | None = INK,
        corner: float = 6,
        thick: float = 1.2,
    ) -> None:
        """A rectangle with round corners."""
        edge = f' stroke="{line}" stroke-width="{thick:g}"' if line else ""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}"{edge}/>'
        )

    def card(self, x: float, y: float, width: float, height: float, fill: str = PAPER, line: str = WALNUT) -> None:
        """A card that lies on the bench, with its shadow."""
        self.box(x + 1, y + 3, width, height, BENCH_DARK, None, 7)
        self.box(x, y, width, height, fill, line, 7)

    def disc(self, x: float, y: float, radius: float, fill: str, line: str | None = INK, thick: float = 1.2) -> None:
        """A circle around a point."""
        edge = f' stroke="{line}" stroke-width="{thick:g}"' if line else ""
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{edge}/>')

    def draw(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        height: float | None = None,
        player: int | None = None,
        opacity: float = 1.0,
    ) -> None:
        """A drawing of the client, as large as fits; what is not drawn there is left out."""
        colour = None if player is None else PLAYERS[player]
        drawn = symbol(self.room, name, colour)
        if drawn is None:
            return
        name = identity(name, colour)
        self.symbols[name] = drawn
        faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self.parts.append(
            f'<use xlink:href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{height or size:g}"{faint}/>'
        )

    def write(
        self, text: object, x: float, y: float, height: float, colour: str = INK, side: float = 0.5, pen: float = 2.2
    ) -> float:
        """Figures whose middle is at height y; `side` is how much of them is left of x. How wide they are."""
        across, strokes = written(str(text))
        factor = height / HEIGHT
        self.parts.append(
            f'<g fill="none" stroke="{colour}" stroke-width="{pen:g}" stroke-linecap="round" stroke-linejoin="round" '
            f'transform="translate({x - side * across * factor:.2f} {y - height / 2:.2f}) scale({factor:.4f})">'
            f"{strokes}</g>"
        )
        return across * factor

    def seal(self, number: object, x: float, y: float, radius: float, fill: str = AMBER) -> None:
        """A number on a disc, such as points."""
        self.disc(x, y, radius, fill)
        self.write(number, x, y, radius * (0.95 if len(str(number)) < 3 else 0.75))
