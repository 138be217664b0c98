"""How players see Little Town: the prior of each move, and the evaluation of a position."""

from __future__ import annotations

import numpy as np
import pytest

from atelier.game import ACTION
from atelier.games.little_town import GAME
from atelier.games.little_town.players.evaluation import evaluate
from atelier.games.little_town.players.prior import prior

TABLES = [(seats, expansion) for seats in (2, 3, 4) for expansion in ("off", "standard", "advanced")]


def weights(game) -> dict[str, float]:
    """The prior of the seat in turn, in words."""
    match = game.match
    actions, weighed = np.zeros(GAME.choices, ACTION), np.full(GAME.choices, np.nan)
    n = GAME.legal(match.state, match.box.record, actions)
    prior(match.state, match.box.record, GAME.tables[0], actions, n, weighed)
    assert np.isnan(weighed[n:]).all(), "only the legal actions are weighed"
    return {match.words[code]: weight for code, weight in zip(actions[:n], weighed[:n], strict=True)}


def favourite(game) -> str:
    weighed = weights(game)
    return max(weighed, key=weighed.__getitem__)


def value(game, seat: int = 0) -> float:
    values = np.full(4, np.nan)
    evaluate(game.match.state, game.match.box.record, GAME.tables[0], values)
    assert np.isnan(values[game.match.seats :]).all(), "only seats in play are valued"
    return float(values[seat])


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_every_legal_action_has_a_weight_and_every_position_a_worth(deal, seats, expansion):
    rng = np.random.default_rng(seats)
    for seed in range(3):
        game = deal(seats=seats, seed=seed, expansion=expansion)
        state, box = game.match.state.copy(), game.match.box.record
        actions, weighed, values = np.zeros(GAME.choices, ACTION), np.zeros(GAME.choices), np.zeros(4)
        while n := GAME.legal(state, box, actions):
            prior(state, box, GAME.tables[0], actions, n, weighed)
            evaluate(state, box, GAME.tables[0], values)
            assert (weighed[:n] > 0).all()
            assert np.isfinite(weighed[:n]).all()
            assert (np.abs(values) < 250).all(), f"{values} points in phase {state.phase}"
            GAME.play(state, box, int(actions[rng.integers(n)]))
        points, places = np.zeros((4, len(GAME.sources)), np.int16), np.zeros(4, np.int8)
        GAME.score(state, box, points, places)
        evaluate(state, box, GAME.tables[0], values)
        assert list(values[:seats]) == list(points[:seats].sum(axis=1)), "the worth of a finished game is its points"


@pytest.mark.parametrize(("seat", "expansion"), [(0, "off"), (1, "standard"), (0, "advanced")])
def test_the_hand_plays_far_better_than_chance(deal, seat, expansion):
    rng = np.random.default_rng(5)
    game = deal(seed=seat, expansion=expansion)
    while game.legal:
        game.play(favourite(game) if game.turn == seat else game.legal[rng.integers(len(game.legal))])
    assert game.places[seat] == 1


def test_hunger_is_feared(last_turn):
    fed, hungry = (last_turn(goods=f"fish {fish} | fish 5") for fish in (5, 2))
    assert value(fed) - value(hungry) > 6, "three hungry workers cost nine points, one turn is left"


def test_food_is_dearer_at_the_end_of_a_round(position, last_turn):
    early = value(position(goods="fish 2 | -")) - value(position(goods="- | -"))
    late = value(last_turn(goods="fish 2 | -", coins=[0, 0])) - value(last_turn(goods="- | -", coins=[0, 0]))
    assert late > 1.5 * early


def test_the_hand_goes_fishing_before_the_meal(last_turn):
    game = last_turn(goods="- | -", coins=[0, 0])
    assert favourite(game) in ("place e5", "place f5"), "beside both lakes in row 6"


def test_cubes_are_worth_nothing_without_a_turn_to_build_in(position):
    said = {"rounds": 4, "ready": [[False] * 5, [True] + [False] * 4], "site": [5, 4], "turn": 1}
    with_stone, without = (position(goods=f"{own} | -", **said) for own in ("stone 4, fish 5", "fish 5"))
    assert value(with_stone) == value(without)
    assert value(position(goods="stone 4 | -")) > value(position(goods="- | -")) + 2


def test_the_last_worker_builds_what_it_can(last_turn):
    game = last_turn(rounds=4, goods="stone 4, fish 5 | -", market={"statue": 1})
    assert favourite(game) == "build statue"


def test_a_castle_goes_where_its_neighbours_are(last_turn):
    town = {"d3": "well", "d4": "wheat-field", "d5": "wheat-field"}
    game = last_turn(rounds=4, tile=town, goods="stone 6, fish 5 | -", market={"castle": 1}).play("build castle")
    assert favourite(game) in ("place c4", "place e4")


def test_the_hand_is_not_done_while_a_well_gives_points(position):
    game = position(tile={"e3": "well"}, goods="fish 5 | -").play("place e2")
    weighed = weights(game)
    assert weighed["done"] < 0.05 * max(weighed["activate e3"], weighed["gather all"])
    game.play("gather all")
    assert weights(game)["done"] < 0.05 * weights(game)["activate e3"]


def test_decks_are_hardly_ever_cycled(position):
    game = position(expansion="standard", place="a", coins=[1, 1]).play("place e3")
    weighed = weights(game)
    assert len(game.offers("cycle")) == 8
    assert weighed["cycle gather-1"] < 0.01 * weighed["done"]


def test_coins_feed_the_hungry(last_turn):
    game = last_turn(goods="- | -", coins=[9, 0]).play("place b4")
    assert game.offers("feed")
    assert favourite(game) == game.offers("feed")[-1]


def test_an_artisan_is_worth_more_than_a_blank_card(position):
    plain = position(expansion="standard")
    helped = position(expansion="standard", row=[["blank", "carter"]])
    assert value(helped) > value(plain) + 2


def test_a_tile_in_hand_is_neither_free_nor_lost(position):
    game = position(goods="stone 4 | -", market={"statue": 1}).play("build statue")
    choosing = value(game)
    game.play("place d4")
    assert choosing == pytest.approx(value(game), abs=2)
