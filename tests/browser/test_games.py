"""Games to the final screen through the interface: the last round of one; in `make soak` whole ones, of all kinds."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.player import Player
from tests.browser.test_told import move as play_past_the_page

ROUNDS = 4
"""Of Little Town."""

REVIEW = '.prompt [data-answer="review"], .ceremony a[href^="/review/"]'
"""On a phone the prompt offers it, on a desk the ceremony, as long as it lies there."""
FRENCH_PHONE = {"language": "fr", "window": PHONE, "touch": True}
GAMES = {
    "little town, three, standard, in French on a phone, by the board alone": (
        "little-town",
        2,
        {"expansion": "standard"},
        FRENCH_PHONE,
        "board",
    ),
}
MORE = {
    "artisans, two, draft, by the board alone": ("artisans", 1, {"artisans": "draft"}, {}, "board"),
    "artisans, four, keyboard alone": ("artisans", 3, {"artisans": "random"}, {}, "keyboard"),
    "little town, two, base game, from the list": ("little-town", 1, {"expansion": "off"}, {}, "list"),
    "artisans, three, in French on a phone, by the board alone": (
        "artisans",
        2,
        {"artisans": "random"},
        FRENCH_PHONE,
        "board",
    ),
    "little town, two, base game, by the board alone": ("little-town", 1, {"expansion": "off"}, {}, "board"),
    "little town, four, advanced, by lamplight, by the board alone": (
        "little-town",
        3,
        {"expansion": "advanced"},
        {"theme": "dark"},
        "board",
    ),
    "little town, two, standard, keyboard alone": ("little-town", 1, {"expansion": "standard"}, {}, "keyboard"),
}


@pytest.mark.parametrize("kind", [*GAMES, *(pytest.param(kind, marks=pytest.mark.slow) for kind in MORE)])
def test_a_game_is_played_to_its_end_through_the_interface(person, kind):
    game, opponents, options, wishes, by = (GAMES | MORE)[kind]
    zoe = person("Zoé", **wishes)
    table = zoe.lay(game, *["apprentice"] * opponents, **options)
    if kind in GAMES:
        next(told for told in play_past_the_page(zoe, table, Random(len(kind))) if told["view"]["round"] == ROUNDS)
    zoe.open(f"/table/{table}")
    player = Player(zoe, seed=len(kind), by=by)
    assert player.play_to_the_end() > (3 if kind in GAMES else 10)
    told = zoe.ask("GET", f"/api/tables/{table}")
    assert told["life"] == "over"
    zoe.page.locator(REVIEW).first.wait_for()
    ranked = sorted(zip(told["result"]["places"], told["result"]["points"], strict=True), key=lambda one: one[0])
    expect(zoe.page.locator(".ending .sum > [aria-hidden]")).to_have_text(
        [str(points).replace("-", "−") for _, points in ranked]
    )
    expect(zoe.page.locator(".ending .next a")).to_have_count(0)  # the prompt has them
    assert "⟦" not in zoe.text
    if by == "keyboard":
        assert player.walked > len(player.moves) / 2, "most moves are made by walking over the board"
