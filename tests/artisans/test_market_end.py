"""How a market ends: the last turns, an emptied market, the deck and the discard, the closing (R11–R15)."""

from __future__ import annotations

MASK = "textiles 1, wood 1, gold 1"
"""Works that make the mask."""


# R11: the last turns


def test_R11_each_other_player_has_one_last_turn_clockwise_from_the_taker(position):
    game = position(seats=4, turn=2, market="wood clay gold stone glass").play("token")
    for seat, move in ((3, "take 1"), (0, "take 2"), (1, "take 3")):
        assert (game.phase, game.turn) == ("market", seat)
        game.play(move)
    assert (game.phase, game.turn) == ("develop", 2)


def test_R11_a_last_turn_is_a_market_action_or_a_pass(position):
    game = position(hand="- | clay 5", market="wood - gold - -").play("token")
    assert game.legal == ["take 1", "take 3", "pass"]
    game = position(hand="- | clay 6", market="wood - gold - -").play("token")
    assert game.legal == ["trade clay 1", "trade clay 3", "pass"]
    assert game.play("pass").phase == "develop"


def test_R11_a_last_turn_may_be_a_craft(position):
    game = position(month=3, works=f"- | {MASK}", row="mask - - -", market="wood - - - -").play("token")
    assert game.legal == ["take 1", "craft 1", "pass"]
    game.play("craft 1")
    assert game.phase == "develop"
    assert game.made(1) == {"mask"}


def test_R11_no_craft_in_the_last_turn_after_a_market_action(position):
    game = position(month=3, works=f"- | {MASK}", row="mask - - -", market="wood - gold - clay")
    game.play("take 1", "take 3", "token")
    assert game.legal == ["take 5", "pass"]


def test_R11_no_second_craft_in_the_last_turn(position):
    game = position(month=3, works=f"- | {MASK}, clay 1, glass 1", row="mask bead-collar - -", market="wood - - - clay")
    game.play("take 1", "craft 1", "token")
    assert game.legal == ["take 5", "pass"]


def test_R11_switch_last_turn_craft_off(position):
    said = {"month": 3, "works": f"{MASK} | {MASK}", "row": "mask - - -", "market": "wood - - - -"}
    game = position(**said, switches={"last_turn_craft": False})
    assert game.allows("craft 1")
    assert game.play("token").legal == ["take 1", "pass"]


def test_R11_switch_last_turn_craft_off_holds_for_the_reserved_card_too(position):
    game = position(
        month=3, token=1, artisan="provident | -", reserved="mask | -", works=f"{MASK} | -",
        market="wood - - - -", switches={"last_turn_craft": False},
    )  # fmt: skip
    assert game.legal == ["take 1", "pass"]


def test_R9_holds_in_last_turns(position):
    game = position(token=0, turn=1, hand="- | wood 3, clay 3", market="wood stone gold - -")
    assert game.legal == ["trade clay 1", "trade clay 2", "trade clay 3", "trade wood 3", "pass"]


# R12


def test_R12_who_crafted_and_sees_the_token_go_still_has_a_market_action(position):
    game = position(month=3, works=f"{MASK} | -", row="mask - - -", market="wood - gold - -").play("craft 1", "token")
    assert game.turn == 0
    assert game.legal == ["take 1", "take 3", "pass"]
    game.play("take 3")
    assert game.hand(0) == {"gold": 1}
    assert game.phase == "develop"


# R13: an emptied market


def test_R13_an_emptied_open_market_is_filled_at_once(position):
    game = position(market="- - wood - -").play("take 3")
    assert None not in game.market
    assert (game.phase, game.turn) == ("market", 1)


def test_R13_a_market_that_is_not_empty_is_not_filled(position):
    game = position(market="- gold wood - -").play("take 3")
    assert game.market == [None, "gold", None, None, None]


def test_R13_filled_when_someone_still_has_a_last_turn(position):
    game = position(seats=3, token=0, turn=1, market="wood - - - -").play("take 1")
    assert game.turn == 2
    assert None not in game.market


def test_R13_emptied_by_the_very_last_action_it_closes_empty(position):
    game = position(seats=3, token=0, turn=2, market="wood - - - -")
    before = game.deck
    game.play("take 1")
    assert game.phase == "develop"
    assert game.market == [None] * 5
    assert (game.deck, game.discard) == (before, {})


def test_R13_filled_when_an_opportunist_has_a_second_action_left(position):
    game = position(token=0, turn=1, artisan="- | opportunist", market="wood - - - -").play("take 1")
    assert (game.phase, game.turn) == ("market", 1)
    assert None not in game.market
    assert game.play("pass").phase == "develop"
    assert sum(game.discard.values()) == 5


def test_R13_emptied_by_an_opportunists_second_and_last_action_it_closes_empty(position):
    game = position(token=0, turn=1, artisan="- | opportunist", market="wood - - gold -").play("take 1", "take 4")
    assert game.phase == "develop"
    assert game.market == [None] * 5
    assert game.discard == {}


def test_R13_filled_after_an_opportunists_second_action_when_another_follows(position):
    game = position(seats=3, token=0, turn=1, artisan="- | opportunist | -", market="wood - - gold -")
    game.play("take 1", "take 4")
    assert game.turn == 2
    assert None not in game.market


def test_R13_emptied_by_a_night_workers_last_market_half_it_closes_empty(position):
    said = {"artisan": "- | night-worker", "works": f"- | {MASK}", "row": "mask - - -", "market": "wood - - - -"}
    game = position(month=3, token=0, turn=1, **said).play("craft 1", "take 1")
    assert game.phase == "develop"
    assert game.market == [None] * 5
    assert game.discard == {}


# R14: the deck and the discard


def test_R14_a_reveal_draws_what_the_deck_has_then_shuffles_the_discard(position, all_developed_but):
    game = position(works=all_developed_but(wood=4, clay=3, gold=1), discard="clay 3", market="gold - - - -")
    assert game.deck == {"wood": 4}
    game.play("take 1")
    assert game.market == ["wood", "wood", "wood", "wood", "clay"]
    assert (game.deck, game.discard) == ({"clay": 2}, {})


def test_R14_the_discard_is_not_shuffled_before_a_card_is_wanted(position, all_developed_but):
    game = position(works=all_developed_but(wood=5, clay=3, gold=1), discard="clay 3", market="gold - - - -")
    game.play("take 1")
    assert game.market == ["wood"] * 5
    assert (game.deck, game.discard) == ({}, {"clay": 3})


def test_R14_a_short_reveal_leaves_the_last_places_empty(position, all_developed_but):
    game = position(works=all_developed_but(wood=2, clay=1, gold=1), discard="clay 1", market="- - - - gold")
    game.play("take 5")
    assert game.market == ["wood", "wood", "clay", None, None]
    assert (game.deck, game.discard) == ({}, {})


def test_R14_with_both_piles_empty_the_market_is_empty(position, all_developed_but):
    game = position(works=all_developed_but(gold=1), market="- - - - gold").play("take 5")
    assert game.market == [None] * 5
    assert game.legal == ["token"]
    assert game.play("token").legal == ["pass"]


def test_R14_a_month_may_begin_with_an_empty_market(position, all_developed_but):
    game = position(works=all_developed_but(), phase="develop", token=0, turn=1).play("pass")
    assert (game.month, game.phase) == (2, "market")
    assert game.market == [None] * 5
    assert game.legal == ["token"]


def test_R14_the_closed_market_serves_the_next_month(position, all_developed_but):
    game = position(works=all_developed_but(gold=2), market="- gold - gold -").play("token", "pass", "pass", "pass")
    assert game.month == 2
    assert game.market == ["gold", "gold", None, None, None]
    assert game.discard == {}


def test_R14_the_discard_is_shuffled_well(position, all_developed_but):
    said = {"works": all_developed_but(wood=5, clay=5, gold=1), "discard": "wood 5, clay 5", "market": "gold - - - -"}
    games = [position(key=f"{key:064x}", **said).play("take 1") for key in range(40)]
    for place in range(5):
        assert {game.market[place] for game in games} == {"wood", "clay"}


# R15: the market closes


def test_R15_what_is_left_goes_to_the_discard_face_up(position):
    game = position(hand="- | -", discard="gold 1", market="wood - gold wood -").play("token", "pass")
    assert game.market == [None] * 5
    assert game.discard == {"wood": 2, "gold": 2}
    assert game.match.view(None)["discard"] == {"wood": 2, "gold": 2}


def test_R15_the_token_holder_leads_phase_B_and_the_next_month(position):
    game = position(seats=3, leader=0, turn=1, market="wood - - - -").play("token", "pass", "pass")
    assert (game.phase, game.turn) == ("develop", 1)
    game.play("pass", "pass", "pass")
    assert (game.month, game.phase, game.turn, game.leader) == (2, "market", 1, 1)


def test_R15_a_new_month_has_a_new_market_with_the_token_in_the_middle(position):
    game = position(phase="develop", token=1, turn=0, visited="yes | yes").play("pass")
    assert None not in game.market
    assert game.token is None
    assert game.allows("token")
    assert game.visited == [False, False]


# What is told of a pass


def told(game, move="pass"):
    match = game.match
    return match.game.tell(match.state, match.box, match.words.index(move)).message


def test_R11_whoever_passes_a_last_turn_is_told_to(position):
    assert told(position(month=3, token=1, market="wood - - - -")) == "pass-last"
    assert told(position(month=3, token=0, phase="develop")) == "pass-develop"


def test_R28_a_night_worker_who_has_crafted_passes_no_turn(position):
    game = position(
        month=3, token=1, artisan="night-worker | -", works=f"{MASK} | -", row="mask - - -", market="wood - - - -",
    )  # fmt: skip
    assert told(game.play("craft 1")) == "pass-turn"


def test_R30_an_opportunist_does_without_the_second_action_alone(position):
    game = position(month=3, token=1, artisan="opportunist | -", market="wood gold - - -")
    assert told(game) == "pass-last"
    assert told(game.play("take 1")) == "pass-rest"
