"""A position as an array of pixels: the picture its game makes of it, with the drawings of the browser client."""

from __future__ import annotations

from importlib import import_module
from io import BytesIO
from typing import Any

import numpy as np

from atelier.errors import AtelierError
from atelier.game import SPECTATOR
from atelier.match import Match
from atelier.scale.extras import how_to_install

NEEDS = f"a picture needs resvg_py and Pillow: {how_to_install('research')}"


def check_pictures() -> None:
    """Say at once, not at the first picture, that none can be made here."""
    try:
        import_module("resvg_py")
        import_module("PIL.Image")
    except ImportError:
        raise AtelierError(NEEDS) from None


def draw_svg(match: Match, seat: int | None) -> str:
    """What a seat sees, or a spectator, as SVG."""
    view = match.game.view(match.state, match.box, SPECTATOR if seat is None else seat, None)
    svg: str = import_module(f"{match.game.package}.text.picture").picture(view, match.box, match.game.name).svg
    return svg


def draw_array(match: Match, seat: int | None) -> Any:
    """The same as pixels: height by width by red, green and blue, uint8."""
    check_pictures()
    from PIL import Image
    from resvg_py import svg_to_bytes

    drawn = svg_to_bytes(svg_string=draw_svg(match, seat), skip_system_fonts=True)
    with Image.open(BytesIO(drawn)) as image:
        return np.asarray(image.convert("RGB"))
