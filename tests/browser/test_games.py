"""Whole games through the interface, to the final screen: both games, two to four seats, every expansion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.player import Player

GAMES = {
    "artisans, two, draft, by hand": ("artisans", 1, {"artisans": "draft"}, {}, "hand"),
    "artisans, four, keyboard alone": ("artisans", 3, {"artisans": "random"}, {}, "keyboard"),
    "artisans, three, in French on a phone": (
        "artisans",
        2,
        {"artisans": "random"},
        {"language": "fr", "window": PHONE, "touch": True},
        "buttons",
    ),
    "little town, two, base game, by hand": ("little-town", 1, {"expansion": "off"}, {}, "hand"),
    "little town, three, standard, in French": (
        "little-town",
        2,
        {"expansion": "standard"},
        {"language": "fr"},
        "hand",
    ),
    "little town, four, advanced, by lamplight": (
        "little-town",
        3,
        {"expansion": "advanced"},
        {"theme": "dark"},
        "buttons",
    ),
}


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_is_played_through_the_interface(person, kind):
    game, opponents, options, wishes, by = GAMES[kind]
    zoe = person("Zoé", **wishes)
    table = zoe.lay(game, *["apprentice"] * opponents, **options)
    zoe.open(f"/table/{table}")
    player = Player(zoe, seed=len(kind), by=by)
    assert player.play_to_the_end() > 10
    told = zoe.ask("GET", f"/api/tables/{table}")
    assert told["life"] == "over"
    zoe.page.locator('[data-answer="review"]').first.wait_for()
    expect(zoe.page.locator(".ending .sum > [aria-hidden]")).to_have_text(list(map(str, told["result"]["points"])))
    assert "⟦" not in zoe.text
    if by == "hand":
        assert player.on_board > len(player.moves) / 2, "most moves are made on the board itself"
