"""What hardly ever happens: positions to begin from, and the first moves made there. The rest is explored."""

from __future__ import annotations

RARE: dict[str, list[tuple[str, list[str]]]] = {
    "artisans": [
        (
            "seats: 4 \n month: 4 \n phase: develop \n turn: 0 \n token: 0 \n"
            " hand: textiles 6 | clay 6 | wood 6 | stone 6",
            ["develop textiles 6", "develop clay 6", "develop wood 6", "develop stone 6"],
        ),
        (
            "seats: 4 \n month: 4 \n phase: develop \n turn: 0 \n token: 0 \n"
            " hand: glass 6 | gold 6 | metal 6 | metal 5",
            ["develop glass 6", "develop gold 6", "develop metal 6", "develop metal 5"],
        ),
        (
            "seats: 4 \n month: 4 \n phase: develop \n turn: 0 \n token: 0 \n"
            " hand: textiles 5 | clay 5 | stone 5 | glass 5",
            ["develop textiles 5", "develop clay 5", "develop stone 5", "develop glass 5"],
        ),
        ("month: 12 \n phase: develop \n turn: 0 \n token: 0 \n hand: gold 5 | wood 5", ["develop gold 5"]),
    ],
    "little-town": [
        (
            "game: little-town \n expansion: advanced \n rounds: 4 \n row: architect woodcutter carter"
            " \n cubes: wood fish / fish - / stone fish",
            [],
        ),
        (
            "game: little-town \n expansion: standard \n rounds: 4 \n row: banker \n place: a \n goods: fish 2",
            ["place e3", "use left 1", "done"],
        ),
    ],
}
