"""How players see Artisans: the prior of each move, and the evaluation of a position."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from atelier import Match
from atelier.game import ACTION
from atelier.games.artisans import GAME
from atelier.games.artisans.players.evaluation import evaluate
from atelier.games.artisans.players.prior import prior
from atelier.games.artisans.state import SEATS
from atelier.rng import below

KITE = "textiles 2 1, wood 1"
TABLES = [(seats, artisans) for seats in (2, 3, 4) for artisans in ("draft", "random")]


def priors(game) -> dict[str, float]:
    """How likely each legal move is."""
    match = game.match
    codes = match.legal_codes
    actions, weights = np.zeros(GAME.choices, ACTION), np.zeros(GAME.choices)
    actions[: len(codes)] = codes
    prior(match.state, match.box.record, GAME.tables[0], actions, len(codes), weights)
    heaviest = weights[: len(codes)].sum()
    return {match.words[code]: weights[i] / heaviest for i, code in enumerate(codes)}


def favourite(game) -> str:
    moves = priors(game)
    return max(moves, key=lambda move: moves[move])


def evaluated(game) -> list[float]:
    values = np.zeros(SEATS)
    evaluate(game.match.state, game.match.box.record, GAME.tables[0], values)
    return [float(value) for value in values[: game.match.seats]]


def random_states(seats: int, artisans: str, seed: int):
    """Every position of a random game, the last one included."""
    match = Match("artisans", seats, seed, artisans=artisans)
    state, box = match.state, match.box.record
    actions, rng = np.zeros(GAME.choices, ACTION), np.array([seed + 1], np.int64)
    while (n := GAME.legal(state, box, actions)) > 0:
        yield state, box, actions, n
        GAME.play(state, box, int(actions[below(rng, n)]))
    yield state, box, actions, 0


# Everywhere


@pytest.mark.parametrize(("seats", "artisans"), TABLES)
def test_every_legal_move_has_a_weight(seats, artisans):
    for seed in range(8):
        for state, box, actions, n in random_states(seats, artisans, seed):
            weights = np.zeros(GAME.choices)
            prior(state, box, GAME.tables[0], actions, n, weights)
            assert (weights[:n] > 0).all()
            assert np.isfinite(weights[:n].sum())
            assert (weights[n:] == 0).all()


@pytest.mark.parametrize(("seats", "artisans"), TABLES)
def test_a_finished_game_is_worth_its_points_and_any_other_something_in_reach(seats, artisans):
    values = np.zeros(SEATS)
    points, places = np.zeros((SEATS, len(GAME.sources)), np.int16), np.zeros(SEATS, np.int8)
    for seed in range(8):
        for state, box, _, n in random_states(seats, artisans, seed):
            evaluate(state, box, GAME.tables[0], values)
            assert (np.abs(values[:seats]) < 200).all()
            if n == 0:
                GAME.score(state, box, points, places)
                assert values[:seats].tolist() == points[:seats].sum(axis=1).tolist()


def test_evaluating_leaves_the_table_as_it_was():
    for state, box, actions, n in random_states(3, "draft", 5):
        before = state.tobytes()
        prior(state, box, GAME.tables[0], actions, n, np.zeros(GAME.choices))
        evaluate(state, box, GAME.tables[0], np.zeros(SEATS))
        assert state.tobytes() == before


def test_prior_and_evaluation_are_the_same_interpreted(python):
    program = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})"
    program += """
from test_evaluation import *
for state, box, actions, n in random_states(4, "random", 3):
    weights, values = np.zeros(GAME.choices), np.zeros(SEATS)
    prior(state, box, GAME.tables[0], actions, n, weights)
    evaluate(state, box, GAME.tables[0], values)
    print(weights[:n].tolist(), values.round(6).tolist())
"""
    assert python(program, ATELIER_INTERPRET="1") == python(program, ATELIER_INTERPRET="0")


# Priors


def test_the_prior_favours_the_card_that_completes_a_level(position):
    game = position(month=6, market="clay metal wood glass gold", hand="wood 2 | stone 2", works="wood 3 | -")
    assert favourite(game) == "take 3"


def test_one_gives_a_card_of_a_finished_material(position):
    hand = "clay 1, wood 2, gold 3 | stone 2"
    game = position(month=8, market="wood - gold - -", hand=hand, works="clay 1 1 1 1, wood 3 3, gold 3 3 | -")
    weights = priors(game)
    assert weights["trade clay 1"] > 10 * weights["trade gold 1"]
    assert weights["trade clay 3"] > 10 * weights["trade wood 3"]


def test_one_takes_the_token_with_a_full_hand_while_others_have_few_cards(position):
    market = "glass - - - -"
    full = position(month=6, market=market, hand="wood 3, gold 3 | clay 1", works="wood 3, gold 3, glass 1 1 1 1 | -")
    empty = position(month=6, market=market, hand="wood 1 | clay 6", works="wood 3, gold 3, glass 1 | -")
    assert priors(full)["token"] > 0.9
    assert priors(empty)["token"] < 0.1


def test_one_crafts_when_one_can(position):
    game = position(
        month=4, row="- kite - -", works=f"{KITE} | -", hand="wood 2 | -", market="wood clay gold stone glass"
    )
    assert priors(game)["craft 2"] > 0.9


def test_one_crafts_what_the_artisan_likes(position):
    works = "textiles 1, clay 1, wood 1, glass 1, gold 1"
    said = {"month": 4, "row": "mask bead-collar - -", "works": f"{works} | -", "market": "wood - - - -"}
    assert favourite(position(artisan="gold-lover | -", **said)) == "craft 1"
    versatile = position(artisan="versatile | -", maker={"kite": 0, "mended-bowl": 0}, **said)
    assert favourite(versatile) == "craft 2"  # glass is new, all the mask needs is not


def test_one_makes_a_last_object(position):
    game = position(month=12, phase="final", token=0, row="kite - - -", works=f"{KITE} | -")
    assert priors(game)["craft 1"] > 0.9


def test_one_develops_many_cards_on_a_high_level(position):
    said = {"phase": "develop", "token": 0, "row": "- - - -", "works": "wood 3 3 3 | -"}
    weights = priors(position(month=12, hand="wood 3, clay 3 | -", **said))
    assert weights["develop wood 3"] > 0.9
    assert weights["develop clay 3"] > 10 * weights["develop clay 1"]


def test_one_does_not_begin_with_a_single_card_what_could_begin_with_three(position):
    weights = priors(position(month=1, phase="develop", token=0, hand="wood 3 | -", row="- - - -"))
    assert weights["develop wood 3"] > 10 * weights["develop wood 1"]


def test_one_raises_the_level_an_object_waits_for(position):
    works = "textiles 1, clay 1, metal 1 | -"
    said = {"month": 8, "phase": "develop", "token": 0, "hand": "clay 1, glass 1 | -", "works": works}
    assert favourite(position(row="oil-lamp - - -", **said)) == "develop clay 1"
    assert favourite(position(row="bead-collar - - -", **said)) == "develop glass 1"


def test_the_provident_reserves_what_is_near(position):
    said = {"month": 6, "phase": "reserve", "artisan": "provident | -", "row": "kite mill - -"}
    assert favourite(position(works="textiles 2, wood 1 | -", hand="textiles 2 | -", **said)) == "reserve 1"
    assert favourite(position(**{**said, "month": 8})) == "pass"


# Evaluation


def after(game, move) -> float:
    """How far ahead of the best other seat one is valued after a move."""
    seat = game.match.seat
    game.play(move)
    values = evaluated(game)
    game.match.undo()
    return values[seat] - max(values[:seat] + values[seat + 1 :])


def test_a_useful_card_is_worth_more_than_a_useless_one(position):
    game = position(month=8, market="wood clay - - -", hand="wood 2 | -", works="wood 3 3, clay 1 1 1 1 | -")
    assert after(game, "take 1") > after(game, "take 2") + 1


def test_more_cards_on_a_level_are_worth_more(position):
    game = position(month=10, phase="develop", token=0, hand="gold 3 | -", works="gold 3 3 | -")
    assert after(game, "develop gold 3") > after(game, "develop gold 2") > after(game, "develop gold 1")
    assert after(game, "develop gold 3") > after(game, "pass") + 3


def test_an_object_made_is_worth_more_than_one_in_sight(position):
    game = position(month=6, row="kite - - -", works=f"{KITE} | {KITE}", hand="wood 2 | -", market="clay - - - -")
    assert after(game, "craft 1") > max(after(game, "take 1"), after(game, "token"))


def test_an_object_nearer_is_worth_more(position):
    far, near, ready = (
        evaluated(position(month=6, row="oil-lamp - - -", works=f"{works} | -", phase="develop", token=1, turn=1))[0]
        for works in ("clay 1, wood 1 1", "clay 1 1, wood 1", "clay 1 1, metal 1")
    )
    assert far < near < ready


def test_an_object_others_can_make_is_worth_less(position):
    said = {"month": 6, "row": "kite - - -", "market": "wood clay gold stone glass"}
    alone = evaluated(position(works=f"{KITE} | -", **said))[0]
    assert evaluated(position(works=f"{KITE} | {KITE}", **said))[0] < alone


def test_the_versatile_counts_each_material_once(position):
    """A second object of the same materials in sight brings its points, not the bonus again."""
    said = {"month": 6, "artisan": "versatile | -", "works": "clay 1 1, gold 1 1, glass 1 1, metal 1 | -"}
    one, two = (evaluated(position(row=row, **said))[0] for row in ("mended-bowl - - -", "mended-bowl mosaic - -"))
    assert 0 < two - one < 4 + 2 * 2


def test_the_token_leaves_the_others_one_turn(position):
    """With a full and finished hand the token is worth more than going on; with an empty hand it is not."""
    market = "glass stone - - -"
    full = position(month=6, market=market, hand="wood 3, gold 3 | -", works="wood 3 3, gold 3 3 | clay 3")
    assert after(full, "token") > max(after(full, move) for move in full.legal if move.startswith("trade"))
    bare = position(month=6, market="wood gold - - -", hand="- | clay 6", works="wood 3 3, gold 3 3 | clay 3")
    assert after(bare, "token") < after(bare, "take 1")


def test_a_last_object_in_reach_counts_until_the_turn_has_passed(position):
    game = position(month=12, phase="final", token=0, row="kite - - -", works=f"{KITE} | -")
    now = game.totals[0]
    assert evaluated(game)[0] == now + 3
    game.play("pass")
    assert evaluated(game)[0] == now
