"""Phase B: R23, R24, and the Perfectionist, R29."""

from __future__ import annotations

import pytest

from atelier import BadPosition


def developments(game) -> list[str]:
    return [move for move in game.legal if move.startswith("develop")]


def test_R23_developing_is_optional(position):
    game = position(phase="develop", token=0, hand="wood 1 | -").play("pass")
    assert game.turn == 1
    assert game.hand(0) == {"wood": 1}
    assert game.legal == ["pass"]


def test_R23_level_1_takes_one_to_six_cards(position):
    game = position(phase="develop", token=0, hand="wood 6 | -")
    assert developments(game) == [f"develop wood {count}" for count in range(1, 7)]
    game.play("develop wood 4")
    assert game.works[0] == {"wood": [4, 0, 0, 0]}
    assert game.hand(0) == {"wood": 2}


def test_R23_no_more_cards_than_in_hand(position):
    game = position(phase="develop", token=0, hand="wood 2, gold 1 | clay 6")
    assert developments(game) == ["develop wood 1", "develop wood 2", "develop gold 1"]


def test_R23_the_next_level_takes_at_most_the_number_on_the_one_before(position):
    game = position(phase="develop", token=0, hand="wood 5 | -", works="wood 3 | -")
    assert developments(game) == ["develop wood 1", "develop wood 2", "develop wood 3"]
    game.play("develop wood 2")
    assert game.works[0] == {"wood": [3, 2, 0, 0]}


def test_R23_the_limit_is_the_level_just_before(position):
    game = position(phase="develop", token=0, hand="wood 5 | -", works="wood 4 2 | -")
    assert developments(game) == ["develop wood 1", "develop wood 2"]
    game.play("develop wood 1")
    assert game.works[0] == {"wood": [4, 2, 1, 0]}


def test_R23_each_material_has_its_own_levels(position):
    game = position(phase="develop", token=0, hand="wood 3, clay 3 | -", works="wood 1 1 1 | clay 2")
    assert developments(game) == ["develop clay 1", "develop clay 2", "develop clay 3", "develop wood 1"]


def test_R23_after_level_4_the_material_is_finished(position):
    game = position(phase="develop", token=0, hand="wood 3 | -", works="wood 2 2 2 | -").play("develop wood 2")
    assert game.works[0] == {"wood": [2, 2, 2, 2]}
    game = position(phase="develop", token=0, hand="wood 3 | -", works="wood 2 2 2 1 | -")
    assert developments(game) == []


def test_R23_one_placement_a_month(position):
    game = position(phase="develop", token=0, hand="wood 2, clay 2 | -").play("develop wood 1")
    assert game.turn == 1
    game.play("pass")
    assert (game.month, game.phase) == (2, "market")


def test_R23_a_level_above_its_limit_is_no_position(position):
    with pytest.raises(BadPosition, match="R23"):
        position(works="wood 2 3 | -")
    with pytest.raises(BadPosition, match="R23"):
        position(works="wood 2 0 1 | -")


def test_R24_in_turn_from_the_token_holder(position):
    game = position(seats=3, phase="develop", token=2, turn=2, leader=2, hand="wood 1 | clay 1 | gold 1")
    game.play("develop gold 1")
    assert game.turn == 0
    game.play("develop wood 1")
    assert game.turn == 1
    game.play("develop clay 1")
    assert (game.month, game.phase, game.turn) == (2, "market", 2)


def test_R24_openly(position):
    game = position(phase="develop", token=0, hand="wood 3 | -").play("develop wood 2")
    for seat in (0, 1, None):
        player = game.match.view(seat)["players"][0]
        assert (player["works"], player["cards"]) == ({"wood": [2]}, 1)


@pytest.mark.parametrize("works", ["wood 2", "wood 4 2", "wood 3 2 2"])
def test_R29_a_perfectionist_may_play_one_more_than_the_level_before(position, works):
    game = position(phase="develop", token=0, artisan="perfectionist | -", hand="wood 5 | -", works=f"{works} | -")
    assert developments(game) == ["develop wood 1", "develop wood 2", "develop wood 3"]


def test_R29_a_perfectionist_may_grow_level_by_level(position):
    game = position(phase="develop", token=0, artisan="perfectionist | -", hand="wood 5 | -", works="wood 1 2 3 | -")
    game.play("develop wood 4")
    assert game.works[0] == {"wood": [1, 2, 3, 4]}


def test_R29_no_effect_on_level_1_nor_after_level_4(position):
    game = position(
        phase="develop", token=0, artisan="perfectionist | -", hand="wood 2, clay 2 | -", works="wood 1 1 1 1 | -"
    )
    assert developments(game) == ["develop clay 1", "develop clay 2"]
    game = position(phase="develop", token=0, artisan="perfectionist | -", hand="clay 6 | -")
    assert len(developments(game)) == 6


def test_R29_it_helps_nobody_else(position):
    game = position(phase="develop", token=0, artisan="- | perfectionist", hand="wood 5 | -", works="wood 2 | -")
    assert developments(game) == ["develop wood 1", "develop wood 2"]


def test_R29_a_view_promises_no_more_cards_than_a_hand_holds(position):
    game = position(artisan="perfectionist | -", works="wood 6, clay 5 | -")
    assert set(game.match.view(0)["players"][0]["room"].values()) == {6}
