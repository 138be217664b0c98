"""Why a move is not possible: the reason is the ruling that forbids it."""

from __future__ import annotations

import pytest

from tests.reasons import reasons

MARKET = {"month": 3, "market": "wood clay - stone glass", "hand": "gold 2, wood 3, clay 1 | stone 1"}


@pytest.fixture
def market(position):
    """A market in month 3, six cards in hand."""
    return lambda **said: position(**MARKET | said)


def test_R8_six_cards_are_traded_and_fewer_are_not(market):
    assert market().why("take 1") == ("hand-full", {"most": 6})
    few = market(hand="gold 2 | -")
    assert few.why("trade gold 1") == ("hand-not-full", {"count": 2, "most": 6})
    assert few.why("take 3") == ("place-empty", {"place": 3})


def test_R8_no_turn_is_passed_while_the_token_lies_in_the_middle(market):
    assert market().why("pass") == ("no-pass", {})
    assert market(token=1).why("pass") is None
    assert market(token=1).why("token") == ("token-taken", {})


def test_R9_the_card_laid_differs_from_the_one_it_replaces_and_from_both_neighbours(market):
    game = market()
    assert game.why("trade wood 1") == ("same-card", {"material": ("material", 2), "place": 1})
    assert game.why("trade wood 2") == ("neighbour", {"material": ("material", 2), "place": 2, "beside": 1})
    assert game.why("trade wood 5") == ("neighbour", {"material": ("material", 2), "place": 5, "beside": 1})
    assert game.why("trade clay 4") is None
    assert game.why("trade metal 1") == ("no-card", {"material": ("material", 6)})


def test_R9_by_the_switch_the_neighbour_is_the_next_card(market):
    game = market(switches={"neighbours": "next_card"})
    assert game.why("trade clay 4") == ("neighbour", {"material": ("material", 1), "place": 4, "beside": 2})


def test_R16_trading_is_closed_after_six_laps(market):
    assert market(trading_closed=True).why("trade gold 1") == ("trading-closed", {"laps": 6})


def test_R10_R11_R19_there_is_a_time_to_craft(market):
    assert market(month=2).why("craft 1") == ("craft-early", {"month": 3})
    assert market(visited=[True, False]).why("craft 1") == ("craft-first", {})
    assert market(crafted=[True, False]).why("craft 1") == ("craft-once", {})
    last = market(token=1, switches={"last_turn_craft": False})
    assert last.why("craft 1") == ("craft-last-turn", {})
    assert reasons(last.match)


def test_R18_what_an_object_needs_and_what_there_is(market):
    game = market(row="kite - mill carpet", works="textiles 2, wood 1 1 | -")
    assert game.why("craft 1") == (
        "needs",
        {"object": ("object", 2), "material": ("material", 0), "level": 2, "have": 1},
    )
    assert game.why("craft 2") == ("row-empty", {"place": 2})
    assert game.why("craft reserved") == ("no-reserved", {})
    assert game.why("reserve 1") == ("now-market", {})


def test_R23_R29_a_level_takes_as_many_cards_as_the_one_before(position):
    game = position(phase="develop", token=0, hand="wood 5, gold 1 | -", works="wood 2 | -")
    full = {"material": ("material", 2), "level": 2, "below": 2, "most": 2}
    assert game.why("develop wood 3") == ("level-full", full)
    assert game.why("develop gold 2") == ("few-cards", {"material": ("material", 5), "count": 2, "have": 1})
    assert game.why("develop clay 1") == ("no-card", {"material": ("material", 1)})
    assert game.why("take 1") == ("now-develop", {})
    perfect = position(
        phase="develop", token=0, hand="wood 5 | -", works="wood 2 | -", artisan=["perfectionist", "carver"]
    )
    assert perfect.why("develop wood 3") is None
    assert perfect.why("develop wood 4") == ("level-full", {**full, "most": 3})
    done = position(phase="develop", token=0, hand="wood 3 | -", works="wood 2 2 2 1 | -")
    assert done.why("develop wood 1") == ("finished", {"material": ("material", 2)})


def test_R6_an_artisan_is_chosen_once(deal):
    game = deal(seats=3, seed=7).play("choose carver")
    assert game.why("choose carver") == ("artisan-taken", {"artisan": ("artisan", 1)})
    assert game.why("take 1") == ("now-draft", {})
