"""Phase A at the market while it is open: R7–R10, R16, R17."""

from __future__ import annotations

import pytest

MASK = "textiles 1, wood 1, gold 1"
"""Works that make the mask."""


def trades(game) -> list[str]:
    return [move for move in game.legal if move.startswith("trade")]


# R7: hidden hands, known cards


def test_R7_hands_are_hidden(position):
    game = position(hand="clay 6 | wood 2, gold 1", market="wood clay gold stone glass")
    hands = {seat: [player["hand"] for player in game.match.view(seat)["players"]] for seat in (0, 1, None)}
    assert hands == {0: [{"clay": 6}, None], 1: [None, {"wood": 2, "gold": 1}], None: [None, None]}
    assert [player["cards"] for player in game.match.view(None)["players"]] == [6, 3]


def test_R7_a_taken_card_is_known(position):
    game = position(hand="clay 3 | -", market="clay wood - - -").play("take 1")
    assert game.known(0) == {"clay": 1}
    assert game.hand(0) == {"clay": 4}
    assert game.match.view(1)["players"][0]["known"] == {"clay": 1}


def test_R7_a_card_put_down_removes_a_known_one_first(position):
    game = position(hand="clay 4, gold 2 | -", known="clay 2, gold 1 | -", market="wood - metal - -")
    game.play("trade clay 1")
    assert game.known(0) == {"clay": 1, "gold": 1, "wood": 1}
    assert game.hand(0) == {"clay": 3, "gold": 2, "wood": 1}


def test_R7_a_hidden_card_put_down_leaves_the_known_ones(position):
    game = position(hand="clay 4, gold 2 | -", known="gold 1 | -", market="wood - metal - -").play("trade clay 1")
    assert game.known(0) == {"gold": 1, "wood": 1}


def test_R7_developed_cards_remove_known_ones_first(position):
    game = position(phase="develop", token=0, hand="clay 4, gold 2 | -", known="clay 1, gold 2 | -")
    game.play("develop clay 2")
    assert game.known(0) == {"gold": 2}
    assert game.hand(0) == {"clay": 2, "gold": 2}


def test_R7_as_many_known_cards_go_as_are_developed(position):
    game = position(phase="develop", token=0, hand="clay 4 | -", known="clay 3 | -").play("develop clay 2")
    assert game.known(0) == {"clay": 1}


def test_R7_a_card_taken_in_a_last_turn_is_known(position):
    game = position(month=3, token=1, market="wood - gold - -").play("take 1")
    assert game.known(0) == {"wood": 1}


def test_R7_nothing_is_inferred_from_counting(position, all_developed_but):
    """All other clay lies in the works, so the last card must be clay; it is still not known."""
    game = position(works=all_developed_but(clay=1, wood=1), hand="- | clay 1", market="wood - - - -").play("take 1")
    assert game.known(1) == {}
    assert game.known(0) == {"wood": 1}


# R8: one of four


def test_R8_with_fewer_than_six_a_turn_is_a_take_or_the_token(position):
    game = position(hand="clay 5 | -", market="wood clay - stone glass")
    assert game.legal == ["take 1", "take 2", "take 4", "take 5", "token"]


def test_R8_with_six_a_turn_is_a_trade_or_the_token(position):
    game = position(hand="clay 6 | -", market="wood - gold - glass")
    assert game.legal == ["trade clay 1", "trade clay 3", "trade clay 5", "token"]


@pytest.mark.parametrize(("hand", "move"), [("clay 5", "take 1"), ("clay 6", "trade clay 1"), ("-", "token")])
def test_R8_one_action_ends_the_turn(position, hand, move):
    game = position(seats=3, hand=f"{hand} | - | -", market="wood - gold - -")
    assert game.play(move).turn == 1


def test_R8_a_take_moves_the_card_and_leaves_the_place_empty(position):
    game = position(hand="clay 5 | -", market="wood clay gold stone glass").play("take 3")
    assert game.hand(0) == {"clay": 5, "gold": 1}
    assert game.market == ["wood", "clay", None, "stone", "glass"]


def test_R8_craft_is_the_fourth(position):
    game = position(month=3, works=f"{MASK} | -", row="mask - - -", market="wood - - - -")
    assert game.legal == ["take 1", "token", "craft 1"]


def test_R8_there_is_no_passing(position):
    for hand in ("-", "clay 6"):
        game = position(month=3, works=f"{MASK} | -", row="mask - - -", hand=f"{hand} | -", market="wood - - - -")
        assert not game.allows("pass")


def test_R8_taking_the_token_is_always_possible(position, all_developed_but):
    assert position(works=all_developed_but()).legal == ["token"]
    assert position(hand="clay 6 | -", market="clay - - clay -").legal == ["token"]


def test_R8_the_token_is_taken_once(position):
    game = position(hand="- | -", market="wood - - - -").play("token")
    assert game.token == 0
    assert not game.allows("token")


# R9: trades


def test_R9_a_traded_card_differs_from_both_neighbours(position):
    game = position(market="wood clay gold stone glass", hand="clay 6 | -")
    assert not game.allows("trade clay 1")
    assert not game.allows("trade clay 3")
    assert game.allows("trade clay 4")
    assert game.allows("trade clay 5")


def test_R9_a_traded_card_differs_from_the_one_it_replaces(position):
    assert not position(market="wood clay gold stone glass", hand="clay 6 | -").allows("trade clay 2")


def test_R9_place_5_is_beside_place_1(position):
    game = position(market="wood clay gold stone glass", hand="wood 3, glass 3 | -")
    assert not game.allows("trade wood 5")
    assert not game.allows("trade glass 1")
    assert game.allows("trade wood 4")
    assert game.allows("trade glass 2")


def test_R9_an_empty_neighbouring_place_forbids_nothing(position):
    game = position(market="wood - gold - clay", hand="clay 6 | -")
    assert trades(game) == ["trade clay 3"]
    game = position(market="wood - gold - clay", hand="gold 6 | -")
    assert trades(game) == ["trade gold 1", "trade gold 5"]


def test_R9_an_empty_place_holds_nothing_to_trade_for(position):
    game = position(market="wood - - - -", hand="clay 6 | -")
    assert trades(game) == ["trade clay 1"]


def test_R9_only_cards_in_hand_are_traded(position):
    game = position(market="wood - - - -", hand="clay 5, gold 1 | metal 6")
    assert trades(game) == ["trade clay 1", "trade gold 1"]


def test_R9_the_two_cards_change_places(position):
    game = position(market="wood clay gold stone glass", hand="clay 6 | -").play("trade clay 4")
    assert game.market == ["wood", "clay", "gold", "clay", "glass"]
    assert game.hand(0) == {"clay": 5, "stone": 1}


def test_R9_next_card_looks_over_empty_places(position):
    said = {"market": "wood - gold - clay", "hand": "gold 6 | -"}
    assert position(**said).allows("trade gold 1")
    game = position(**said, switches={"neighbours": "next_card"})
    assert trades(game) == []
    game = position(market="wood - - gold stone", hand="gold 6 | -", switches={"neighbours": "next_card"})
    assert trades(game) == []


def test_R9_next_card_looks_no_further_than_the_next(position):
    game = position(market="wood - gold stone clay", hand="stone 6 | -", switches={"neighbours": "next_card"})
    assert trades(game) == ["trade stone 1"]


def test_R9_next_card_the_same_card_may_be_the_neighbour_on_both_sides(position):
    game = position(market="- wood - - gold", hand="gold 3, wood 2, clay 1 | -", switches={"neighbours": "next_card"})
    assert trades(game) == ["trade clay 2", "trade clay 5"]


def test_R9_next_card_a_lone_card_has_no_neighbour(position):
    game = position(market="- - wood - -", hand="gold 5, wood 1 | -", switches={"neighbours": "next_card"})
    assert trades(game) == ["trade gold 3"]


# R10: crafting and the market


def test_R10_crafting_ends_the_turn(position):
    game = position(month=3, seats=3, works=f"{MASK} | - | -", row="mask - - -", market="wood - - - -").play("craft 1")
    assert game.turn == 1
    assert game.made(0) == {"mask"}
    assert game.row == [None] * 4


@pytest.mark.parametrize(("hand", "move"), [("-", "take 1"), ("clay 6", "trade clay 1")])
def test_R10_no_craft_after_a_market_action(position, hand, move):
    game = position(month=3, works=f"{MASK} | -", row="mask - - -", hand=f"{hand} | -", market="wood - wood - gold")
    assert game.allows("craft 1")
    game.play(move, "take 3")
    assert game.turn == 0
    assert not game.allows("craft 1")


def test_R10_taking_the_token_is_a_market_action(position):
    game = position(month=3, market="wood - wood - -").play("token")
    assert game.visited == [True, False]


def test_R10_one_craft_a_month(position):
    game = position(month=3, works=f"{MASK}, clay 1, glass 1 | -", row="mask bead-collar - -", market="wood - gold - -")
    game.play("craft 1", "take 1")
    assert game.turn == 0
    assert game.legal == ["take 3", "token"]


def test_R10_others_may_craft_in_the_same_month(position):
    game = position(month=3, works=f"{MASK} | {MASK}", row="mask - - -", market="wood - gold - -").play("take 1")
    assert game.allows("craft 1")


def test_R10_the_next_month_allows_another_craft(position):
    game = position(month=3, works=f"{MASK}, clay 1, glass 1 | -", row="mask bead-collar - -", market="wood - - - gold")
    game.play("craft 1", "take 1", "token", "pass", "pass", "pass")
    assert (game.month, game.turn) == (4, 0)
    assert game.allows("craft 2")


# R16: an endless market


def test_R16_after_six_laps_of_nothing_but_trades_trading_is_closed(position):
    game = position(hand="clay 6 | gold 6", market="wood - metal - -")
    for _ in range(12):
        game.play(trades(game)[0])
    assert game.legal == ["token"]
    assert game.play("token").legal == ["pass"]


def test_R16_eleven_trades_of_two_players_are_not_six_laps(position):
    game = position(hand="clay 6 | gold 6", market="wood - metal - -")
    for _ in range(11):
        game.play(trades(game)[0])
    assert trades(game)


@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (3, 18), (4, 24)])
def test_R16_a_lap_is_one_turn_of_each_seat(position, seats, turns):
    hands = " | ".join(["clay 6", "gold 6", "stone 6", "glass 6"][:seats])
    game = position(seats=seats, turn=1, hand=hands, market="wood - metal - -", trades=turns - 2)
    game.play(trades(game)[0])
    assert trades(game)
    game.play(trades(game)[0])
    assert not trades(game)


def test_R16_craft_stays_possible(position):
    game = position(
        month=3, hand="clay 6 | -", trading_closed=True, works=f"{MASK} | -", row="mask - - -", market="wood - - - -"
    )
    assert game.legal == ["token", "craft 1"]


def test_R16_a_card_may_still_be_taken(position):
    game = position(hand="clay 5 | -", trading_closed=True, market="wood - - - -")
    assert game.legal == ["take 1", "token"]


def test_R16_trading_stays_closed_after_a_take(position):
    game = position(hand="clay 5 | gold 6", trading_closed=True, market="wood - metal - -").play("take 1")
    assert game.legal == ["token"]


def test_R16_trading_stays_closed_for_a_night_worker_who_has_crafted(position):
    game = position(
        month=3, artisan="night-worker | -", trading_closed=True, hand="gold 6 | -", market="wood stone clay - -",
        works=f"{MASK} | -", row="mask - - -",
    )  # fmt: skip
    assert game.play("craft 1").legal == ["token", "pass"]


def test_R16_a_take_starts_again_at_0(position):
    game = position(seats=3, hand="clay 5 | gold 6 | stone 6", trades=17, market="wood - metal - glass")
    game.play("take 1", "trade gold 3")
    assert game.trades == 1
    assert trades(game)


def test_R16_a_craft_starts_again_at_0(position):
    game = position(
        month=3, hand="- | gold 6", trades=11, works=f"{MASK} | -", row="mask - - -", market="wood - metal - -"
    ).play("craft 1", "trade gold 1")
    assert game.trades == 1
    assert game.trading_closed is False


def test_R16_a_night_workers_craft_and_trade_starts_again_at_0(position):
    game = position(
        month=3,
        artisan="night-worker | -",
        hand="clay 6 | gold 6",
        trades=11,
        works=f"{MASK} | -",
        row="mask - - -",
        market="wood - metal - -",
    ).play("craft 1", "trade clay 1")
    assert game.trades == 0
    assert trades(game)


def test_R16_trading_stays_closed_in_last_turns_of_an_opportunist_too(position):
    game = position(
        hand="clay 6 | gold 5", artisan="- | opportunist", trading_closed=True, market="wood - metal - -"
    ).play("token")
    assert game.legal == ["take 1", "take 3", "pass"]
    assert game.play("take 1").legal == ["pass"]


def test_R16_the_next_market_is_open_for_trade_again(position):
    game = position(hand="clay 6 | gold 6", trading_closed=True, trades=12, market="wood - metal - -")
    game.play("token", "pass", "pass", "pass")
    assert game.month == 2
    assert game.trades == 0
    assert game.trading_closed is False


def test_R16_trades_of_one_month_do_not_count_in_the_next(position):
    game = position(hand="clay 6 | gold 6", trades=11, phase="develop", token=0, turn=1).play("pass")
    game.play(trades(game)[0])
    assert trades(game)


def test_R16_switch_trade_laps(position):
    game = position(hand="clay 6 | gold 6", market="wood - metal - -", switches={"trade_laps": 1})
    game.play("trade clay 1")
    assert trades(game)
    game.play("trade gold 3")
    assert game.legal == ["token"]


# R17


def test_R17_no_one_draws_up(month_end):
    game = month_end(month=1, hand="clay 2 | gold 1").play("pass")
    assert (game.month, game.hand(0), game.hand(1)) == (2, {"clay": 2}, {"gold": 1})


def test_R17_a_hand_of_six_cannot_grow(position):
    game = position(hand="clay 5 | -", market="wood clay gold stone glass").play("take 1", "take 2")
    assert sum(game.hand(0).values()) == 6
    assert not any(move.startswith("take") for move in game.legal)
