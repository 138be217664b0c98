"""The upgrade phase: X8–X13."""

from __future__ import annotations

import pytest

TOPS = {
    "gather-1": ["woodcutter"],  # costs a stone
    "gather-2": ["carter"],  # costs a wood, 1 point
    "gather-3": ["bailiff"],  # costs a wood and a fish, 2 points
    "gather-4": ["mayor"],
    "construction-1": ["joiner"],  # costs a fish, 1 point
    "construction-2": ["sawyer"],
}


@pytest.fixture
def upgrade(position):
    """A standard game, the worker in place a, known tops, plenty of cubes, no coins."""

    def set_up(*row, **said):
        plain = {"expansion": "standard", "row": [list(row)], "place": "a", "decks": TOPS}
        return position(**plain | {"goods": "wood 3, stone 3, fish 3, wheat 3 | -"} | said)

    return set_up


def test_X8_hire_when_neither_card_fits(upgrade):
    game = upgrade().play("place e3")
    assert game.legal == ["hire left", "hire right", "done"]
    game.play("hire right")
    assert game.cards_of(0)[:3] == ["blank", "woodcutter", "blank"]
    assert game.cubes_of(0)["stone"] == 2
    assert game.scored("artisans") == 0
    assert game.turn == 1


def test_X8_the_kind_hired_is_the_kind_of_the_action(upgrade):
    game = upgrade("angler").play("build wheat-field", "place e3", "hire left")
    assert game.cards_of(0)[0] == "joiner"
    assert game.scored("artisans") == 1


def test_X8_an_upgrade_is_optional(upgrade):
    game = upgrade().play("place e3", "done")
    assert game.cards_of(0) == ["blank"] * 6
    assert game.turn == 1


def test_X8_a_fitting_card_is_upgraded_used_or_not(upgrade):
    decks = TOPS | {"gather-1": ["angler"]}
    game = upgrade("woodcutter", decks=decks).play("place e3", "done")
    assert game.legal == ["upgrade left", "done"], "no hiring beside a card that fits"
    game.play("upgrade left")
    assert game.cards_of(0)[0] == "carter"
    assert game.scored("artisans") == 1
    game = upgrade("woodcutter", decks=decks).play("place e3", "use left 1", "done", "upgrade left")
    assert game.cards_of(0)[0] == "carter"


def test_X8_the_next_level_of_the_same_kind(upgrade):
    game = upgrade("carter", decks=TOPS | {"gather-2": ["farmer"]}).play("place e3", "done", "upgrade left")
    assert game.cards_of(0)[0] == "bailiff"


def test_X8_both_fit_the_used_one(upgrade):
    decks = TOPS | {"gather-1": ["angler"]}
    game = upgrade("woodcutter", "gleaner", decks=decks).play("place e3", "use right 1", "done")
    assert game.offers("upgrade") == ["upgrade right"]


def test_X8_both_fit_and_none_used_either(upgrade):
    game = upgrade("woodcutter", "gleaner", decks=TOPS | {"gather-1": ["angler"]}).play("place e3", "done")
    assert game.offers("upgrade") == ["upgrade left", "upgrade right"]


def test_X8_what_cannot_be_paid_is_not_offered(upgrade):
    assert upgrade(goods="wood 3 | -").play("place e3").turn == 1, "the Woodcutter costs a stone"


def test_X8_coins_stand_in_for_the_cost_of_a_card(upgrade):
    game = upgrade(goods="-", coins=[3, 0]).play("place e3", "hire left")
    assert game.coins[0] == 0
    assert game.cards_of(0)[0] == "woodcutter"


def test_X8_one_card_a_turn(upgrade):
    game = upgrade(coins=[2, 0]).play("place e3", "hire left")
    assert not game.offers("hire")
    assert not game.offers("upgrade")


def test_X8_hire_when_usable_by_the_switch(upgrade):
    said = {"switches": {"hire_when_usable": True}, "decks": TOPS | {"gather-1": ["angler"]}}
    game = upgrade("woodcutter", **said).play("place e3", "done")
    assert game.legal == ["hire left", "hire right", "upgrade left", "done"]
    game = upgrade("woodcutter", **said).play("place e3", "use left 1", "done")
    assert not game.offers("hire"), "an effect was used"


def test_X9_an_unused_level_iv_does_not_stand_in_the_way_of_hiring(upgrade):
    game = upgrade("court-poet").play("place e3", "done")
    assert game.legal == ["hire left", "hire right", "done"]
    game.play("hire left")
    assert game.cards_of(0)[0] == "woodcutter", "it may replace the IV itself"
    assert game.decks["gather-4"][-1] == "court-poet"


def test_X9_a_used_level_iv_forbids_any_purchase(upgrade):
    game = upgrade("court-poet", "gleaner").play("place e3", "use left 1", "done")
    assert game.turn == 1


def test_X9_beside_a_lower_card_an_unused_iv_leaves_only_that_one(upgrade):
    game = upgrade("court-poet", "gleaner").play("place e3", "done")
    assert game.legal == ["upgrade right", "done"]


def test_X10_the_replaced_card_goes_under_its_deck(upgrade):
    decks = TOPS | {"gather-1": ["angler"]}
    game = upgrade("woodcutter", decks=decks).play("place e3", "done", "upgrade left")
    assert game.decks["gather-1"][-1] == "woodcutter"
    assert game.under["gather-1"] == 1
    assert game.match.view(1)["decks"]["gather-1"]["beneath"] == ["woodcutter"], "all have seen it go there"


def test_X10_a_blank_card_goes_to_the_box(upgrade):
    game = upgrade().play("place e3", "hire left")
    assert all("blank" not in cards for cards in game.decks.values())


def test_X10_points_scored_stay(upgrade):
    game = upgrade("court-poet", points=[[0, 0, 0, 5, 0, 0]]).play("place e3", "done", "hire left")
    assert game.scored("artisans") == 5


def test_X10_an_empty_deck_sells_nothing(upgrade):
    gather = ["woodcutter", "stone-breaker", "angler", "gleaner", "peddler"]
    rows = [["blank", "blank", *gather[:4]], [*gather[4:], "storyteller", "forager", "handyman", "messenger"]]
    game = upgrade(row=rows, decks={}).play("place e3")
    assert game.turn == 1


def test_X11_a_coin_puts_the_top_card_of_any_deck_under_it(upgrade):
    game = upgrade(coins=[2, 0]).play("place e3")
    assert len(game.offers("cycle")) == 8
    game.play("cycle construction-1")
    assert game.coins[0] == 1
    assert game.decks["construction-1"][-1] == "joiner"
    assert game.decks["construction-1"][0] != "joiner"
    game.play("cycle gather-1")
    assert game.coins[0] == 0
    assert not game.offers("cycle")


def test_X11_before_and_after_buying(upgrade):
    game = upgrade(coins=[2, 0]).play("place e3", "cycle gather-4", "hire left")
    assert game.turn == 0
    assert len(game.offers("cycle")) == 8
    game.play("done")
    assert game.turn == 1


def test_X11_only_decks_of_two_or_more(upgrade):
    rows = [["blank", "blank", "stone-breaker", "angler", "gleaner", "peddler"]]
    rows.append(["storyteller", "forager", "handyman", "messenger"])
    game = upgrade(row=rows, coins=[2, 0]).play("place e3")
    assert game.decks["gather-1"][:2] == ["woodcutter", None]
    assert not game.allows("cycle gather-1")


def test_X11_the_deck_comes_round(upgrade):
    """After nine coins the first card is on top again, and everyone knows the whole order."""
    game = upgrade(coins=[9, 0]).play("place e3", *["cycle gather-1"] * 9)
    assert game.decks["gather-1"][0] == "woodcutter"
    assert game.match.view(1)["decks"]["gather-1"]["unseen"] == []


def test_X11_not_in_the_advanced_game(upgrade):
    assert not upgrade(expansion="advanced", coins=[2, 0]).play("place e3").offers("cycle")


def test_X11_a_view_says_which_decks_can_be_cycled_and_which_side_is_played(upgrade):
    standard = upgrade().match.view(0)
    assert standard["face"] == "standard"
    assert {word: deck["cycle"] for word, deck in standard["decks"].items()} == {
        word: f"cycle {word}" for word in standard["decks"]
    }
    advanced = upgrade(expansion="advanced").match.view(0)
    assert advanced["face"] == "advanced"
    assert {deck["cycle"] for deck in advanced["decks"].values()} == {None}


def test_X12_a_new_card_works_from_the_next_turn_on(upgrade):
    game = upgrade(coins=[2, 0]).play("place e3", "hire left")
    assert not game.offers("use")
    game.play("done", "worker a", "place a2")
    while game.turn == 1:
        game.play("done")
    game.play("worker b", "place e2")
    game = upgrade("blank", "woodcutter", decks={}, place="b").play("place e2")
    assert game.offers("use") == ["use left 1"], "the card serves the places on both its sides"


# Advanced: cubes on cards


@pytest.fixture
def lay(position):
    """An advanced game, the worker in place a."""

    def set_up(*row, cubes=(), **said):
        plain = {"expansion": "advanced", "row": [list(row)], "cubes": [[list(c) for c in cubes]], "place": "a"}
        return position(**plain | said)

    return set_up


def test_X13_hiring_costs_one_resource_laid_on_the_card(lay):
    game = lay(goods="fish 1, wheat 1 | -").play("place e3", "hire left")
    assert game.legal == ["lay fish", "lay wheat"]
    game.play("lay wheat")
    assert game.cubes[0][0] == ["wheat", None]
    assert game.cubes_of(0) == {"fish": 1}
    assert game.supply["wheat"] == 14, "it is missing from the supply"
    assert game.scored("artisans") == 1


def test_X13_three_coins_take_the_cube_from_the_supply(lay):
    game = lay(coins=[3, 0]).play("place e3", "hire left")
    assert game.legal == ["lay wood coins", "lay stone coins", "lay fish coins", "lay wheat coins"]
    game.play("lay stone coins")
    assert game.cubes[0][0] == ["stone", None]
    assert game.supply["stone"] == 14
    assert game.coins[0] == 0


def test_X13_the_cube_is_in_the_supply_before_those_of_the_old_card_go_back(lay):
    game = lay("joiner", cubes=[["fish"]], goods="- | fish 14", coins=[3, 0]).play("place e3", "hire left")
    assert game.legal == ["lay wood coins", "lay stone coins", "lay wheat coins"]


def test_X13_without_a_resource_no_hiring(lay):
    assert lay(coins=[2, 0]).play("place e3").turn == 1


def test_X13_the_second_level_moves_the_cube_and_adds_another(lay):
    game = lay("woodcutter", cubes=[["fish"]], goods="wood 1 | -").play("place e3", "done", "upgrade left", "lay wood")
    assert game.cubes[0][0] == ["fish", "wood"]
    assert game.decks["gather-1"][-1] == "woodcutter"


def test_X13_from_the_third_level_on_the_printed_cost(lay):
    game = lay("carter", cubes=[["fish", "wood"]], goods="wood 1, stone 1 | -").play("place e3", "done", "upgrade left")
    assert game.cubes_of(0) == {}
    assert game.cubes[0][0] == ["fish", "wood"], "both move over"
    assert game.scored("artisans") == 3
    game = lay("carter", cubes=[["fish", "wood"]], goods="wood 1 | -").play("place e3", "done")
    assert game.turn == 1


def test_X13_cubes_of_a_replaced_card_go_back_to_the_supply(lay):
    game = lay("carter", cubes=[["fish", "wood"]], goods="stone 2 | -").play("build workshop", "place e3")
    assert game.turn == 1, "both stones went into the Workshop"
    game = lay("carter", cubes=[["fish", "wood"]], goods="stone 3 | -").play("build workshop", "place e3", "hire left")
    assert game.supply["fish"] == 14
    game.play("lay stone")
    assert game.supply["fish"] == 15
    assert game.cubes[0][0] == ["stone", None]


def test_X13_cubes_on_cards_belong_to_no_stock(lay, last_turn):
    game = last_turn(expansion="advanced", row=[["carter"]], cubes=[[["fish", "wheat"]]]).play("place e3", "done")
    assert game.scored("hunger") == -15, "they feed no one"
    game = lay("carter", cubes=[["wood", "wood"]])
    assert not game.offers("build"), "they pay nothing"
    game = lay("carter", cubes=[["fish", "wheat"]], goods="wood 1 | -", objective=[["full-basket"]]).play("place g1")
    assert "full-basket" not in game.play("done").fulfilled(), "they count for no objective"
