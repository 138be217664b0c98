"""What a seat cannot know is guessed fairly: never against what it saw, all else being possible (R4, R5, R7)."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from atelier import Match
from atelier.games.artisans.state import SECOND_DECK_MONTH


def guesses(match, seat, count):
    """Guesses at the table from one seat, each with a generator of its own."""
    for number in range(1, count + 1):
        guess = match.game.state.copy(match.state)
        match.game.determinize(guess, match.box.record, seat, np.array([number * 7919], np.int64))
        assert match.game.sound(guess, match.box.record) == 0
        yield guess


def hand(guess, seat):
    return tuple(int(cards) for cards in guess.hand[seat])


def wood_and_clay(hand):
    return hand[2], hand[1]


def test_R7_known_cards_stay_in_the_hand_and_every_deal_that_fits_is_possible():
    """Of seat 1's four cards one is a known gold. Unseen are 3 wood and 2 clay, two of which lie in the deck."""
    match = Match.from_position(
        {
            "month": 5,
            "hand": [{"textiles": 2}, {"gold": 1, "wood": 2, "clay": 1}],
            "known": [{}, {"gold": 1}],
            "deck": {"wood": 1, "clay": 1},
            "discard": {"textiles": 10, "clay": 10, "wood": 9, "stone": 12, "glass": 12, "gold": 11, "metal": 12},
        }
    )
    seen = Counter(hand(guess, 1) for guess in guesses(match, 0, 4000))
    assert all(cards[5] == 1 for cards in seen)
    shares = {wood_and_clay(cards): count / 4000 for cards, count in seen.items()}
    # Three of five cards, three wood and two clay: 1 : 6 : 3 of ten.
    assert shares == pytest.approx({(3, 0): 0.1, (2, 1): 0.6, (1, 2): 0.3}, abs=0.04)


def test_R7_a_seat_keeps_its_own_hand_and_a_spectator_guesses_all():
    match = Match("artisans", 3, seed=6, artisans="random")
    for guess in guesses(match, 1, 20):
        assert hand(guess, 1) == hand(match.state, 1)
    assert len({hand(guess, 1) for guess in guesses(match, -1, 20)}) > 1


def test_R14_after_a_reshuffle_hidden_cards_can_only_have_changed_hands():
    """Once the discard became the deck, the deck holds only cards that were seen: a hidden gold is in a hand."""
    match = Match.from_position(
        {
            "seats": 3,
            "month": 9,
            "reshuffled": True,
            "hand": [{"textiles": 1}, {"gold": 1}, {"clay": 1, "metal": 1}],
            "known": [{}, {}, {"metal": 1}],
        }
    )
    seen = Counter((hand(guess, 1)[5], hand(guess, 1)[1]) for guess in guesses(match, 0, 600))
    assert set(seen) == {(1, 0), (0, 1)}
    assert abs(seen[1, 0] - 300) < 75
    for guess in guesses(match, 0, 50):
        assert (guess.deck == match.state.deck).all()
        assert hand(guess, 2)[6] == 1


def test_R14_with_two_players_a_reshuffle_tells_all_of_the_other_hand():
    match = Match.from_position(
        {"month": 9, "reshuffled": True, "hand": [{"clay": 1}, {"gold": 2, "wood": 1}], "known": [{}, {"wood": 1}]}
    )
    assert {hand(guess, 1) for guess in guesses(match, 0, 100)} == {hand(match.state, 1)}


@pytest.mark.parametrize("months", [0, 3, 8])
def test_R4_R5_seen_objects_stay_and_unseen_ones_keep_the_values_of_their_deck(months):
    match, player = Match("artisans", 2, seed=3, artisans="random"), Random(3)
    while match.state.month <= months:
        match.play(player.choice(match.legal))
    state, points = match.state, match.box.record.points
    shown = [int(state.drawn[0]) + 1, int(state.drawn[1]) + 1 if state.month >= SECOND_DECK_MONTH else 0]
    places: list[set[int]] = [set() for _ in range(24)]
    for guess in guesses(match, 0, 400):
        assert (guess.order[: shown[0]] == state.order[: shown[0]]).all()
        assert (guess.order[10 : 10 + shown[1]] == state.order[10 : 10 + shown[1]]).all()
        for deck in (slice(0, 10), slice(10, 20), slice(20, 24)):
            assert sorted(points[guess.order[deck]]) == sorted(points[state.order[deck]])
        for place, card in enumerate(guess.order):
            places[place].add(int(card))
    hidden = {int(card) for card in [*state.order[shown[0] : 10], *state.order[10 + shown[1] :]]}
    for place in [*range(shown[0], 10), *range(10 + shown[1], 20)]:
        deck = state.order[shown[0] : 10] if place < 10 else state.order[10 + shown[1] : 20]
        values = {int(points[card]) for card in deck}
        assert places[place] == {card for card in hidden if int(points[card]) in values}


def test_R5_the_face_up_card_of_the_deck_is_known_to_all():
    match = Match("artisans", 2, seed=9)
    tops = {match.game.view(guess, match.box, 0)["next"] for guess in guesses(match, 0, 60)}
    assert len(tops) == 1
    assert len({int(guess.order[5]) for guess in guesses(match, 0, 60)}) > 1


def test_the_cards_to_come_are_guessed_anew():
    """The market of the next month differs from guess to guess: the key is part of what nobody knows."""
    match = Match.from_position("market: wood clay gold stone glass\nhand: clay 2 | gold 2")
    markets = set()
    for guess in guesses(match, 0, 20):
        for move in ("token", "pass", "pass", "pass"):
            match.game.play(guess, match.box.record, match.words.index(move))
        assert guess.month == 2
        markets.add(guess.market.tobytes())
    assert len(markets) > 15
