"""Setting up: R1–R6."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from atelier import AtelierError, Match
from atelier.games.artisans import GAME

POINTS = dict(zip(GAME.default_box.words["object"], GAME.default_box.record.points.tolist(), strict=True))
MATERIALS = GAME.default_box.words["material"]
ARTISANS = GAME.default_box.words["artisan"]


def values(cards: list[str]) -> dict[int, int]:
    return dict(Counter(POINTS[card] for card in cards))


@pytest.fixture(scope="module")
def deals() -> list[dict[str, Any]]:
    """Three hundred deals for three, as positions."""
    return [Match("artisans", seats=3, seed=seed, artisans="random").position for seed in range(300)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R1_seat_0_starts_and_the_others_follow_in_turn(deal, seats):
    game = deal(seats=seats, seed=1)
    for seat, artisan in zip(range(seats), ARTISANS, strict=False):
        assert game.turn == seat
        game.play(f"choose {artisan}")
    assert game.leader == 0
    for seat in range(seats):
        assert game.turn == seat
        game.play(next(move for move in game.legal if move.startswith("trade")))
    assert game.turn == 0


def test_R1_two_to_four_play():
    for seats in (1, 5):
        with pytest.raises(AtelierError, match="2 to 4 players"):
            Match("artisans", seats=seats)


@pytest.mark.parametrize(("seats", "copies"), [(2, 12), (3, 18), (4, 24)])
def test_R2_copies_of_each_material(deal, seats, copies):
    game = deal(seats=seats, seed=5)
    in_play = Counter(game.deck) + Counter(game.market)
    for seat in range(seats):
        in_play.update(game.hand(seat))
    assert in_play == dict.fromkeys(MATERIALS, copies)
    assert sum(in_play.values()) == {2: 84, 3: 126, 4: 168}[seats]
    assert game.discard == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_six_cards_each_and_five_in_the_market(deal, seats):
    game = deal(seats=seats, seed=3)
    assert [sum(game.hand(seat).values()) for seat in range(seats)] == [6] * seats
    assert None not in game.market
    assert len(game.market) == 5
    assert sum(game.deck.values()) == {2: 84, 3: 126, 4: 168}[seats] - 6 * seats - 5


def test_R3_the_cards_are_shuffled(deals):
    for place in range(5):
        assert {dealt["market"][place] for dealt in deals} == set(MATERIALS)
    for seat in range(3):
        golds = sum(dealt["hand"][seat].get("gold", 0) for dealt in deals) / len(deals)
        assert 0.6 < golds < 1.1  # 6 / 7 on average


def test_R3_dealt_cards_are_known_to_nobody(deal):
    game = deal(seats=4, seed=3)
    assert [game.known(seat) for seat in range(4)] == [{}] * 4


def test_R4_deck_1_and_deck_2_hold_their_values(deals):
    for dealt in deals:
        order = dealt["order"]
        assert values(order[:10]) == {3: 4, 4: 3, 5: 2, 6: 1}
        assert values(order[10:20]) == {4: 1, 5: 2, 6: 3, 7: 4}
        assert len(order[20:]) == 4
        assert set(order) == set(POINTS)


def test_R4_each_set_is_shuffled_before_the_decks_are_made(deals):
    """Of the six objects worth 5, two go to each deck and two to the box: any of them, as often."""
    for card in (card for card, points in POINTS.items() if points == 5):
        lies = Counter(dealt["order"].index(card) // 10 for dealt in deals)
        assert all(60 < lies[deck] < 140 for deck in range(3)), card


def test_R4_each_deck_is_shuffled(deals):
    assert {POINTS[dealt["order"][0]] for dealt in deals} == {3, 4, 5, 6}
    assert {POINTS[dealt["order"][9]] for dealt in deals} == {3, 4, 5, 6}
    assert {POINTS[dealt["order"][10]] for dealt in deals} == {4, 5, 6, 7}
    assert {POINTS[dealt["order"][19]] for dealt in deals} == {4, 5, 6, 7}


def test_R4_the_row_is_the_top_four_of_deck_1_and_the_next_lies_face_up(deals, deal):
    for dealt in deals:
        assert dealt["row"] == dealt["order"][:4]
        assert dealt["drawn"] == [4, 0]
    game = deal(seats=2, seed=9)
    seen = game.match.view(1)
    assert seen["next"] == game.order[4]
    assert seen["object_decks"] == [6, 10]


def test_R4_what_is_left_over_is_unseen(deal):
    game = deal(seats=2, seed=9)
    for seat in (0, 1, None):
        shown = str(game.match.view(seat))
        assert not any(repr(card) in shown for card in game.order[5:])


def test_R5_the_face_up_card_cannot_be_crafted(position):
    levels = ", ".join(f"{material} 1 1 1 1" for material in MATERIALS)
    game = position(month=4, row="- mask - -", works=f"{levels} | -")
    assert game.match.view(0)["next"] is not None
    assert [move for move in game.legal if move.startswith("craft")] == ["craft 2"]


def test_R5_the_face_up_card_cannot_be_reserved(position):
    game = position(month=4, phase="reserve", artisan="provident | -", row="- mask - kite")
    assert game.match.view(0)["next"] is not None
    assert game.legal == ["pass", "reserve 2", "reserve 4"]


def test_R5_deck_2_shows_nothing_before_month_7(month_end):
    made = ["oil-lamp", "kite", "bead-collar", "mended-bowl", "djembe", "mosaic", "buddha", "samovar", "mill"]
    game = month_end(month=6, row="mask - - -", maker=dict.fromkeys(made, 0))
    assert game.match.view(0)["next"] is None
    game.play("pass")
    assert game.month == 7
    assert game.match.view(0)["next"] == game.order[13]


def test_R6_artisans_are_chosen_in_turn_order(deal):
    game = deal(seats=3, seed=2)
    assert game.phase == "draft"
    assert game.legal == [f"choose {artisan}" for artisan in ARTISANS]
    game.play("choose carver")
    assert game.turn == 1
    assert not game.allows("choose carver")
    game.play("choose versatile")
    assert game.turn == 2
    assert len(game.legal) == 7
    game.play("choose artoholic")
    assert game.artisan == ["carver", "versatile", "artoholic"]
    assert (game.phase, game.turn) == ("market", 0)


def test_R6_artisans_are_chosen_last_everyone_seeing_market_row_and_their_own_hand(deal):
    game = deal(seats=2, seed=2)
    for seat in (0, 1):
        seen = game.match.view(seat)
        assert seen["phase"] == "draft"
        assert None not in seen["market"] + seen["row"]
        assert seen["players"][seat]["hand"] == game.hand(seat)
        assert seen["players"][1 - seat]["hand"] is None


def test_R6_draft_is_the_default_and_a_table_may_choose(deal):
    assert deal(seed=1).phase == "draft"
    assert deal(seed=1, artisans="random").phase != "draft"
    assert deal(seed=1, switches={"artisans": "random"}).phase != "draft"
    assert deal(seed=1, switches={"artisans": "random"}, artisans="draft").phase == "draft"
    with pytest.raises(AtelierError, match="draft, random"):
        deal(seed=1, artisans="chosen")


def test_R6_random_deals_every_artisan_to_every_seat_and_none_twice(deals):
    for dealt in deals:
        assert len(set(dealt["artisan"])) == 3
    for seat in range(3):
        often = Counter(dealt["artisan"][seat] for dealt in deals)
        assert set(often) == set(ARTISANS)
        assert all(10 < often[artisan] < 70 for artisan in ARTISANS)  # 33 on average


def test_R6_random_begins_with_the_provident_or_the_start_player(deals):
    for dealt in deals:
        if "provident" in dealt["artisan"]:
            assert (dealt["phase"], dealt["turn"]) == ("reserve", dealt["artisan"].index("provident"))
        else:
            assert (dealt["phase"], dealt["turn"]) == ("market", 0)
