"""The artisans and their abilities: R25–R28, R30, R31 (R29, the Perfectionist, is in test_development)."""

from __future__ import annotations

import pytest

from atelier import BadPosition

MASK = "textiles 1, wood 1, gold 1"
BOTH = "textiles 1, wood 1, gold 1, clay 1, glass 1"
"""Works that make the mask, and the mask or the bead collar."""


# R25: Gold Lover, Carver, Artoholic


def test_R25_gold_lover_4_for_each_object_that_requires_gold(position):
    made = {"mask": 0, "buddha": 0, "kite": 0, "mosaic": 1}
    assert position(month=5, artisan="gold-lover | -", maker=made).scored("artisan") == 8


def test_R25_carver_3_for_each_object_that_requires_wood_or_stone_once_also_with_both(position):
    """The buddha needs both, the kite wood, the zellige stone, the oil lamp neither."""
    made = {"buddha": 0, "kite": 0, "zellige": 0, "oil-lamp": 0, "mask": 1}
    assert position(month=5, artisan="carver | -", maker=made).scored("artisan") == 9
    assert position(month=5, artisan="carver | -", maker={"buddha": 0}).scored("artisan") == 3


def test_R25_artoholic_2_for_each_object(position):
    made = {"buddha": 0, "kite": 0, "oil-lamp": 0, "mask": 1}
    assert position(month=5, artisan="artoholic | -", maker=made).scored("artisan") == 6


@pytest.mark.parametrize(("artisan", "points"), [("gold-lover", 4), ("carver", 3), ("artoholic", 2), ("versatile", 6)])
def test_R25_the_final_craft_counts(position, artisan, points):
    game = position(month=12, phase="final", token=0, artisan=f"{artisan} | -", row="mask - - -", works=f"{MASK} | -")
    assert game.scored("artisan") == 0
    assert game.play("craft 1").scored("artisan") == points


def test_R25_a_reserved_card_does_not_count(position):
    game = position(artisan="provident | -", reserved="mask | -")
    assert (game.scored("artisan"), game.scored("objects")) == (0, 0)


@pytest.mark.parametrize("artisan", ["night-worker", "perfectionist", "opportunist", "provident"])
def test_R25_the_other_artisans_add_no_points(position, artisan):
    game = position(month=5, artisan=f"{artisan} | -", maker={"mask": 0}, works="wood 1 1 1 1 | -")
    assert game.scored("artisan") == 0


# R26, R27


def test_R26_versatile_2_for_each_different_material_required(position):
    """Mask and kite need textiles, wood and gold; the oil lamp clay and metal."""
    made = {"mask": 0, "kite": 0, "oil-lamp": 0, "zellige": 1}
    assert position(month=5, artisan="versatile | -", maker=made).scored("artisan") == 10


def test_R26_developed_materials_no_object_needs_do_not_count(position):
    game = position(month=5, artisan="versatile | -", maker={"kite": 0}, works="wood 1, stone 3, gold 1 | -")
    assert game.scored("artisan") == 4


def test_R27_specialist_5_for_each_material_with_a_card_on_level_4(position):
    works = "textiles 1 1 1 1, clay 4 3 3 2, wood 3 3 3 | gold 1 1 1 1"
    game = position(artisan="specialist | -", works=works)
    assert game.scored("artisan") == 10
    assert game.scored("artisan", 1) == 0


# R28: Night Worker


@pytest.fixture
def night(position):
    """A Night Worker in seat 0 who can make the mask or the bead collar; what is said besides is changed."""

    def set_up(**said):
        plain = {
            "month": 3,
            "artisan": "night-worker | -",
            "works": f"{BOTH} | -",
            "row": "mask bead-collar - -",
            "market": "stone - metal - -",
        }
        return position(**plain | said)

    return set_up


def test_R28_may_craft_and_take_a_card_in_the_same_turn(night):
    game = night().play("craft 1")
    assert game.turn == 0
    assert game.legal == ["take 1", "take 3", "token", "pass"]
    game.play("take 3")
    assert game.turn == 1
    assert (game.made(0), game.hand(0)) == ({"mask"}, {"metal": 1})


def test_R28_may_craft_and_trade(night):
    game = night(hand="clay 6 | -").play("craft 1")
    assert game.legal == ["trade clay 1", "trade clay 3", "token", "pass"]
    assert game.play("trade clay 1").turn == 1


def test_R28_may_craft_and_take_the_token(night):
    game = night().play("craft 1", "token")
    assert (game.token, game.turn) == (0, 1)
    assert game.legal == ["take 1", "take 3", "pass"]
    assert game.play("pass").phase == "develop"


def test_R28_the_market_half_may_be_declined(night):
    game = night().play("craft 1", "pass")
    assert (game.phase, game.turn) == ("market", 1)
    game.play("take 1")
    assert game.legal == ["take 3", "token"]


def test_R28_one_market_action_only(night):
    game = night(market="stone clay metal - -").play("craft 1", "take 1", "take 2")
    assert game.turn == 0
    assert game.legal == ["take 3", "token"]


def test_R28_the_craft_comes_first(night):
    game = night().play("take 1", "take 3")
    assert game.turn == 0
    assert not game.allows("craft 1")


def test_R28_one_object_a_month_as_for_all(night):
    game = night().play("craft 1")
    assert not game.allows("craft 2")
    game.play("pass", "take 1")
    assert not game.allows("craft 2")


def test_R28_the_month_may_begin_without_a_craft(night):
    assert night().legal == ["take 1", "take 3", "token", "craft 1", "craft 2"]


def test_R28_also_when_that_turn_is_the_last(night):
    game = night(token=1).play("craft 2")
    assert (game.phase, game.turn) == ("market", 0)
    assert game.legal == ["take 1", "take 3", "pass"]
    game.play("take 1")
    assert game.phase == "develop"
    assert (game.made(0), game.hand(0)) == ({"bead-collar"}, {"stone": 1})


def test_R28_the_market_half_of_the_last_turn_may_be_a_trade_or_declined(night):
    game = night(token=1, hand="clay 6 | -").play("craft 1")
    assert game.legal == ["trade clay 1", "trade clay 3", "pass"]
    assert game.play("pass").phase == "develop"


def test_R28_no_craft_in_the_last_turn_after_a_market_action(night):
    game = night(token=1, visited="yes | yes")
    assert game.legal == ["take 1", "take 3", "pass"]


def test_R28_who_crafted_and_declined_has_one_market_action_in_the_last_turn(night):
    game = night().play("craft 1", "pass", "token")
    assert game.legal == ["take 1", "take 3", "pass"]
    assert game.play("take 1").phase == "develop"


def test_R28_no_craft_in_the_last_turn_when_the_switch_is_off(night):
    assert night(token=1, switches={"last_turn_craft": False}).legal == ["take 1", "take 3", "pass"]


def test_R28_others_end_their_turn_by_crafting(night):
    game = night(artisan="carver | night-worker").play("craft 1")
    assert game.turn == 1


# R30: Opportunist


@pytest.fixture
def opportunist(position):
    """The token was just taken by seat 0; an Opportunist in seat 1 has the last turn."""

    def set_up(**said):
        plain = {"month": 3, "token": 0, "turn": 1, "artisan": "- | opportunist", "market": "stone clay metal - -"}
        return position(**plain | said)

    return set_up


def test_R30_the_last_turn_has_two_market_actions(opportunist):
    game = opportunist().play("take 1")
    assert (game.phase, game.turn) == ("market", 1)
    assert game.legal == ["take 2", "take 3", "pass"]
    game.play("take 3")
    assert game.phase == "develop"
    assert game.hand(1) == {"stone": 1, "metal": 1}


def test_R30_a_take_may_be_followed_by_a_trade(opportunist):
    game = opportunist(hand="- | gold 5").play("take 1", "trade stone 3")
    assert game.phase == "develop"
    assert game.hand(1) == {"gold": 5, "metal": 1}


def test_R30_two_trades(opportunist):
    game = opportunist(hand="- | gold 6").play("trade gold 1", "trade gold 3")
    assert game.phase == "develop"
    assert game.hand(1) == {"gold": 4, "stone": 1, "metal": 1}


def test_R30_up_to_two_none_or_one_will_do(opportunist):
    assert opportunist().play("pass").phase == "develop"
    game = opportunist().play("take 1", "pass")
    assert game.phase == "develop"
    assert game.hand(1) == {"stone": 1}


def test_R30_a_craft_uses_up_the_last_turn(opportunist):
    game = opportunist(works=f"- | {BOTH}", row="mask bead-collar - -")
    assert game.legal == ["take 1", "take 2", "take 3", "craft 1", "craft 2", "pass"]
    assert game.play("craft 1").phase == "develop"


def test_R30_no_craft_after_the_first_of_the_two(opportunist):
    game = opportunist(works=f"- | {BOTH}", row="mask bead-collar - -").play("take 1")
    assert game.legal == ["take 2", "take 3", "pass"]


def test_R30_who_crafted_earlier_still_has_two_market_actions(opportunist):
    game = opportunist(token=None, turn=1, works=f"- | {BOTH}", row="mask bead-collar - -").play("craft 1", "token")
    assert game.legal == ["take 1", "take 2", "take 3", "pass"]
    game.play("take 1")
    assert game.turn == 1
    assert game.play("take 2").phase == "develop"


def test_R30_before_the_token_goes_a_turn_has_one_action(opportunist):
    game = opportunist(token=None).play("take 1")
    assert game.turn == 0


def test_R30_only_when_another_player_took_the_token(opportunist):
    game = opportunist(token=None).play("token", "take 1")
    assert (game.phase, game.turn) == ("develop", 1)


def test_R30_the_player_after_an_opportunist_has_one_action(opportunist):
    game = opportunist(seats=3, artisan="- | opportunist | -").play("take 1", "take 2")
    assert game.turn == 2
    assert game.play("take 3").phase == "develop"


def test_R30_in_the_market_an_opportunist_still_takes_only_up_to_six_cards(opportunist):
    game = opportunist(hand="- | gold 5").play("take 1")
    assert not any(move.startswith("take") for move in game.legal)


# R31: Provident


@pytest.fixture
def provident(position):
    """A Provident in seat 1 is asked at the start of month 4; seat 0 leads."""

    def set_up(**said):
        plain = {
            "month": 4,
            "phase": "reserve",
            "turn": 1,
            "artisan": "- | provident",
            "row": "mask kite djembe bead-collar",
            "market": "stone clay metal wood glass",
        }
        return position(**plain | said)

    return set_up


def test_R31_asked_in_month_1_before_the_first_turn(deal):
    game = deal(seats=3, seed=4).play("choose carver", "choose versatile", "choose provident")
    assert (game.month, game.phase, game.turn) == (1, "reserve", 2)
    assert game.legal == ["pass", "reserve 1", "reserve 2", "reserve 3", "reserve 4"]
    first = game.row[0]
    game.play("reserve 1")
    assert game.reserved == [None, None, first]
    assert (game.month, game.phase, game.turn) == (1, "market", 0)


def test_R31_reserves_one_card_of_the_row_and_the_leader_begins(provident):
    game = provident().play("reserve 2")
    assert game.reserved == [None, "kite"]
    assert game.row == ["mask", None, "djembe", "bead-collar"]
    assert (game.phase, game.turn) == ("market", 0)


def test_R31_may_reserve_nothing_and_is_asked_again_next_month(provident):
    game = provident().play("pass")
    assert (game.reserved, game.phase, game.turn) == ([None, None], "market", 0)
    game.play("token", "pass", "pass", "pass")
    assert (game.month, game.phase, game.turn) == (5, "reserve", 1)


def test_R31_the_gap_stays_until_the_next_month(provident):
    game = provident().play("reserve 2", "token", "pass", "pass")
    assert (game.month, game.row) == (4, ["mask", None, "djembe", "bead-collar"])
    game.play("pass")
    assert game.month == 5
    assert None not in game.row


def test_R31_after_the_refill_and_with_the_new_market_in_sight(month_end):
    game = month_end(month=4, artisan="- | provident", row="mask - - -").play("pass")
    assert (game.month, game.phase, game.turn) == (5, "reserve", 1)
    assert None not in game.row
    assert None not in game.match.view(1)["market"]
    assert game.token is None


@pytest.mark.parametrize("month", range(1, 12))
def test_R31_asked_at_the_start_of_every_month(month_end, month):
    game = month_end(month=month, artisan="- | provident", row="mask kite - -").play("pass")
    assert (game.month, game.phase, game.turn) == (month + 1, "reserve", 1)


def test_R31_not_asked_while_holding_one_so_no_return_or_exchange(provident):
    game = provident().play("reserve 2", "token", "pass", "pass", "pass")
    assert (game.month, game.phase, game.turn) == (5, "market", 0)
    assert game.reserved == [None, "kite"]


def test_R31_asked_again_once_the_reserved_card_is_crafted(provident):
    game = provident(works=f"- | {MASK}").play("reserve 1", "take 1", "craft reserved", "token", "pass", "pass", "pass")
    assert game.made(1) == {"mask"}
    assert (game.month, game.phase, game.turn) == (5, "reserve", 1)


def test_R31_a_reserved_card_may_be_crafted_in_the_same_month(provident):
    game = provident(works=f"- | {MASK}").play("reserve 1", "take 1")
    assert [move for move in game.legal if move.startswith("craft")] == ["craft reserved"]
    game.play("craft reserved")
    assert (game.reserved, game.turn) == ([None, None], 0)


def test_R31_a_reserved_card_has_its_requirements(provident):
    game = provident(works="- | wood 1").play("reserve 1", "take 1")
    assert not game.allows("craft reserved")


def test_R31_nobody_else_can_craft_it(provident):
    game = provident(works=f"{MASK} | -").play("reserve 1")
    assert not any(move.startswith("craft") for move in game.legal)


def test_R31_the_row_stays_open_to_the_provident(provident):
    game = provident(works=f"- | {BOTH}").play("reserve 1", "take 1")
    assert [move for move in game.legal if move.startswith("craft")] == ["craft 4", "craft reserved"]


def test_R31_one_object_a_month_still(provident):
    game = provident(works=f"- | {BOTH}").play("reserve 1", "take 1", "craft 4", "take 2")
    assert (game.turn, game.reserved) == (1, [None, "mask"])
    assert not game.allows("craft reserved")


def test_R31_no_crafting_of_a_reserved_card_in_months_1_and_2_or_after_a_market_action(position):
    said = {"artisan": "provident | -", "reserved": "mask | -", "works": f"{MASK} | -", "market": "stone - clay - gold"}
    assert not position(month=2, **said).allows("craft reserved")
    game = position(month=3, **said)
    assert game.allows("craft reserved")
    assert not game.play("take 1", "take 3").allows("craft reserved")


def test_R31_a_last_turn_may_craft_the_reserved_card(position):
    game = position(
        month=3, token=1, artisan="provident | -", reserved="mask | -", works=f"{MASK} | -", market="stone - - - -"
    )
    assert game.legal == ["take 1", "craft reserved", "pass"]


def test_R31_a_card_still_reserved_at_the_end_costs_its_points(position):
    game = position(month=12, phase="final", token=0, artisan="provident | -", reserved="djembe | -").play(
        "pass", "pass"
    )
    assert (game.phase, game.totals[0], game.scored("reserved")) == ("over", -4, -4)


def test_R31_a_reserved_card_is_no_object_for_tie_breaks(position):
    said = {"artisan": "provident | -", "reserved": "kite | -", "works": "wood 6 | -", "maker": {"mask": 1}}
    game = position(month=12, phase="over", turn=None, **said)
    assert game.totals == [3, 3]
    assert game.places == [2, 1]


def test_R31_a_reserved_deck_1_card_survives_month_7(month_end):
    game = month_end(month=6, artisan="provident | -", reserved="mask | -", works=f"{MASK} | -").play("pass")
    assert (game.month, game.phase, game.reserved) == (7, "market", ["mask", None])
    game.play("craft reserved")
    assert game.made(0) == {"mask"}


def test_R31_not_asked_when_the_row_is_empty(month_end):
    made = ["mask", "oil-lamp", "kite", "bead-collar", "mended-bowl", "djembe", "mosaic", "buddha", "samovar", "mill"]
    game = month_end(month=5, artisan="- | provident", maker=dict.fromkeys(made, 0)).play("pass")
    assert (game.month, game.phase, game.turn) == (6, "market", 0)
    game.play("token", "pass", "pass", "pass")
    assert (game.month, game.phase, game.turn) == (7, "reserve", 1)


def test_R31_only_the_row_can_be_reserved(provident):
    assert provident(row="- kite - -").legal == ["pass", "reserve 2"]


def test_R31_nobody_but_the_provident_is_asked_or_holds_a_card(position, month_end):
    game = month_end(month=4, artisan="carver | versatile", row="mask - - -").play("pass")
    assert game.phase == "market"
    with pytest.raises(BadPosition, match="R31"):
        position(artisan="carver | provident", reserved="mask | -")
