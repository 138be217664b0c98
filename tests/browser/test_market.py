"""The market of Little Town: where the focus goes in it, and what it says of a tile that is sold out."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from atelier import Match
from tests.browser.person import PHONE
from tests.browser.test_asking import go_on, spot


def before_the_last_hiring():
    """A game in which a card may be hired; then only a coin for another card, or the end of the turn, is left."""
    for seed in range(20):
        match, chance = Match("little-town", 2, seed, expansion="standard"), Random(seed)
        while not match.over:
            for move in match.legal:
                if move == "hire left":
                    hired = match.copy()
                    hired.play(move)
                    if hired.seat == match.seat and hired.legal[0].startswith("cycle"):
                        return match
            match.play(chance.choice(match.legal))
    raise AssertionError("nobody hired with a coin left")


def test_a_hand_on_the_keys_is_not_led_to_what_only_costs(person):
    """X9: a coin for another card may be paid, but the focus does not come to it by itself."""
    match = before_the_last_hiring()
    zoe = person("Zoé")
    fork = go_on(zoe, match, len(match.moves), match.seat)
    deck = next(word for word, one in zoe.turn(fork)["view"]["decks"].items() if "hire left" in one["sells"])
    zoe.page.locator(f'.can[data-anchor="deck-{deck}"]').press("Enter")
    spot(zoe, "hire left").press("Enter")
    expect(zoe.page.locator(".cycle.can")).to_be_visible()
    expect(zoe.page.locator("#ask")).to_be_focused()
    zoe.page.keyboard.press("Tab")
    expect(zoe.page.locator("[data-direct=done]")).to_be_focused()


def without_wheat_fields():
    """A game of two in which both have built some of the five, and the market has none left."""
    for seed in range(20):
        match, chance = Match("little-town", 2, seed, expansion="off"), Random(seed)
        while not match.over:
            fields = [one["owner"] for one in match.view(match.seat)["buildings"] if one["tile"] == "wheat-field"]
            if len(fields) == 5 and len(set(fields)) == 2:
                return match, sorted(fields.count(seat) for seat in range(2))
            keen = [move for move in match.legal if move in ("build wheat-field", "gather wood")]
            wood = [bill(match, move).brings.get("wood", 0) for move in match.legal]
            rich = [move for move, count in zip(match.legal, wood, strict=True) if count == max(wood)]
            match.play(chance.choice(keen or rich))
    raise AssertionError("some wheat fields are left")


def bill(match, move):
    return match.game.bill(match.state, match.box, match.code(move))


def test_a_tile_that_is_sold_out_says_how_many_each_has_built_and_nothing_is_cut_off(person):
    match, built = without_wheat_fields()
    zoe = person("Zoé")
    go_on(zoe, match, len(match.moves), match.seat)
    sold = zoe.page.locator('[data-anchor="tile-wheat-field"]')
    expect(sold.locator(".mark")).to_have_count(2)
    assert sorted(int(one) for one in sold.locator(".numbers").all_inner_texts()) == built
    for size in (zoe.page.viewport_size, PHONE):
        zoe.page.set_viewport_size(size)
        zoe.settle()
        assert sold.locator(".empty").evaluate("one => one.scrollWidth <= one.clientWidth")
