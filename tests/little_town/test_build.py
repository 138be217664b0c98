"""Building: T7, and X4–X6 for Construction cards."""

from __future__ import annotations

import pytest


def test_T7_a_tile_with_a_house_on_any_empty_grass_square(position):
    game = position(goods="wood 1, stone 1 | -", worker={"d3": 1}, tile={"e4": "bakery"}, owner={"e4": 1})
    game.play("build well")
    assert not game.allows("place d3")
    assert not game.allows("place e4")
    assert not game.allows("place a1")
    game.play("place i5")
    assert game.tile["i5"] == "well"
    assert game.owner["i5"] == 0
    assert game.houses[0] == 6
    assert game.scored("buildings") == 4


def test_T7_the_worker_goes_to_the_construction_site_which_has_no_limit(position):
    game = position(goods="wood 1, stone 1 | -", site=[2, 3]).play("build well", "place e3")
    assert game.site == [3, 3]
    assert game.worker == {}


def test_T7_no_house_left_no_building(position):
    fields = {f"e{row}": "wheat-field" for row in range(1, 6)}
    more = {"d3": "well", "d4": "workshop"}
    game = position(goods="wood 9, stone 9 | -", tile=fields | more)
    assert game.houses[0] == 0
    assert not game.offers("build")


def test_T7_what_cannot_be_paid_is_not_offered(position):
    game = position(goods="wood 1 | -", coins=[2, 0])
    assert game.offers("build") == ["build wheat-field"]


def test_T7_wheat_fields_go_one_by_one(position):
    game = position(goods="wood 1 | -").play("build wheat-field", "place e3")
    assert game.market["wheat-field"] == 4


def test_T7_building_activates_nothing(position):
    game = position(goods="wood 1, stone 1 | -", tile={"e3": "well"}).play("build gold-mine", "place e4")
    assert game.turn == 1
    assert game.scored("activations") == 0
    assert game.coins[0] == 0


def test_T7_coins_in_a_cost_are_paid_in_coins(position):
    game = position(coins=[6, 0], market={"residence": 1}).play("build residence", "place e3")
    assert game.coins[0] == 0
    assert game.scored("buildings") == 2
    assert not position(coins=[5, 0], market={"residence": 1}, goods="wood 9 | -").allows("build residence")


# Construction cards


def building(position, card, *, place="a", expansion="standard", **said):
    return position(expansion=expansion, row=[[card]], place=place, **said)


def test_X4_a_construction_card_beside_the_worker_lowers_the_cost(position):
    game = building(position, "joiner", goods="wood 1 | -")
    game.play("build bakery", "place e3")
    assert game.legal == ["use left 1"], "the second wood is missing"
    game.play("use left 1")
    assert game.tile == {"e3": "bakery"}
    assert game.cubes_of(0) == {}


def test_X4_a_construction_card_does_not_help_to_gather(position):
    game = building(position, "joiner").play("place e3")
    assert game.turn == 1, "no coin to cycle a deck, no card to pay: the turn is over"


def test_X4_a_gather_card_does_not_help_to_build(position):
    game = building(position, "woodcutter", goods="wood 1 | -")
    assert game.offers("build") == ["build wheat-field"]
    game.play("build wheat-field", "place e3")
    assert not game.offers("use")


def test_X4_only_the_two_cards_beside_the_place_help(position):
    game = building(position, "joiner", place="b", goods="wood 1 | -")
    assert not game.allows("build bakery")
    assert building(position, "joiner", place="a", goods="wood 1 | -").allows("build bakery")


def test_X4_the_effect_need_not_be_used(position):
    game = building(position, "joiner", goods="wood 2 | -").play("build bakery", "place e3", "done")
    assert game.cubes_of(0) == {}


def test_X4_one_card_and_not_both(position):
    game = position(expansion="standard", row=[["joiner", "roofer"]], place="a", goods="wood 1 | -")
    assert not game.allows("build barn"), "four wood, and both cards together would leave two"
    game.play("build bakery", "place e3", "use right 1")
    assert game.tile == {"e3": "bakery"}
    assert not game.offers("use")


def test_X5_one_side_of_the_double_stroke(position):
    game = building(position, "thatcher", goods="wood 1, stone 1 | -", market={"watchtower": 1})
    assert not game.allows("build watchtower")
    game.play("build well", "place e3")
    assert game.offers("use") == ["use left 1", "use left 2"]
    game.play("use left 2")
    assert game.cubes_of(0) == {"stone": 1}, "the stone was spared, the wood paid"


def test_X5_a_discount_of_choice(position):
    game = building(position, "glazier", goods="wood 1, stone 1 | -").play("build well", "place e3", "use left 1")
    assert game.legal == ["less wood", "less stone"]
    game.play("less stone")
    assert game.cubes_of(0) == {"stone": 1}


def test_X5_a_discount_of_choice_leaves_a_way_to_pay(position):
    game = building(position, "glazier", goods="wood 1 | -").play("build well", "place e3", "use left 1")
    assert game.legal == ["less stone"]


def test_X6_a_cost_never_goes_below_nothing_and_nothing_is_refunded(position):
    game = building(position, "sawyer").play("build wheat-field", "place e3", "use left 1")
    assert game.cubes_of(0) == {}
    assert game.tile == {"e3": "wheat-field"}


def test_X6_a_discount_of_a_type_not_in_the_cost_is_lost(position):
    game = building(position, "stone-dresser", goods="wood 2 | -").play("build bakery", "place e3")
    assert game.allows("use left 1"), "it may be declared"
    game.play("use left 1")
    assert game.cubes_of(0) == {}
    assert game.effects == [1, 0], "and the card is used"


def test_X6_coins_in_a_cost_are_no_resource(position):
    game = building(position, "glazier", coins=[5, 0], market={"residence": 1})
    assert not game.allows("build residence")


@pytest.mark.parametrize("goods", ["stone 2", "stone 3"])
def test_X6_a_discount_and_coins_go_together(position, goods):
    game = building(position, "mason", goods=f"{goods} | -", coins=[3, 0])
    game.play("build church", "place e3", "use left 1")
    if goods == "stone 3":
        game.play("coins stone 1")
    assert game.tile == {"e3": "church"}
