"""What a seat may know: objectives of others and the order of the decks stay hidden, nothing else does."""

from __future__ import annotations

from collections import Counter

import numpy as np

from atelier.games.little_town import GAME

WORDS = GAME.default_box.words
GUESSES = 300


def guesses(game, seat, count=GUESSES):
    """Redealt states, as a player who thinks would get them."""
    for seed in range(1, count + 1):
        state = GAME.state.copy(game.match.state)
        GAME.determinize(state, game.match.box.record, seat, np.array([seed * 7919], np.int64))
        yield state


def hidden(state, seat):
    return frozenset(
        WORDS["objective"][card]
        for card, done in zip(state.objective[seat], state.done[seat], strict=True)
        if card >= 0 and not done
    )


def test_T4_a_seat_keeps_its_own_objectives_and_guesses_the_others(deal):
    game = deal(seats=3, seed=2)
    own = {card for card in game.objective[1] if card}
    seen = Counter()
    for state in guesses(game, 1):
        assert hidden(state, 1) == own
        assert not own & (hidden(state, 0) | hidden(state, 2))
        assert not hidden(state, 0) & hidden(state, 2)
        seen.update(hidden(state, 0))
    assert len(seen) > 8, "every possible card turns up"


def test_T4_every_fitting_hand_is_as_likely(position):
    """Two others with one hidden card each, out of the same three: all six deals come up alike."""
    cards = [["penniless", "wealthy"], ["hamlet", "fishing"], ["errands", "merchants"], ["materials", "good-harvest"]]
    done = [[True, True], [False, True], [False, True], [True, True]]
    game = position(seats=4, expansion="standard", objective=cards, done=done)
    possible = {"hamlet", "errands", "team"}
    for seat in range(4):
        game.match.state.held[seat] = sum(1 << i for i, word in enumerate(WORDS["objective"]) if word not in possible)
    deals = Counter((*hidden(state, 1), *hidden(state, 2)) for state in guesses(game, 0, 1200))
    assert len(deals) == 6
    assert min(deals.values()) > 150


def test_T11_nobody_is_thought_to_hold_what_would_be_public(position):
    """Seat 1 has been without a coin and it scored nothing: it has not got that card."""
    game = position(tile={"e3": "well"}, turn=1, coins=[3, 1], objective=[["hamlet"], ["errands"]])
    game.play("place e4", "activate e3")
    assert "penniless" not in game.fulfilled(1)
    assert all("penniless" not in hidden(state, 1) for state in guesses(game, 0))
    assert any("penniless" in hidden(state, 0) for state in guesses(game, 1)), "of seat 0 it is not known"


def test_X10_what_was_put_under_a_deck_is_remembered(position):
    said = {"expansion": "standard", "row": [["woodcutter"]], "place": "a", "goods": "wood 1 | -", "coins": [2, 0]}
    game = position(**said, decks={"gather-2": ["carter"]}).play("place e3", "done", "upgrade left", "done")
    assert all(WORDS["artisan"][state.decks[0, 8]] == "woodcutter" for state in guesses(game, 1))


def test_X2_what_comes_up_next_is_guessed_anew(position):
    """Two guesses at the same position see different cards come up, each unseen one about as often."""
    game = position(expansion="standard", place="a", coins=[3, 0], decks={"gather-1": ["woodcutter"]}).play("place e3")
    code = game.match.code("cycle gather-1")
    tops = Counter()
    for state in guesses(game, 0, 800):
        GAME.play(state, game.match.box.record, code)
        tops[WORDS["artisan"][state.decks[0, 0]]] += 1
    assert "woodcutter" not in tops
    assert len(tops) == 8
    assert min(tops.values()) > 60
