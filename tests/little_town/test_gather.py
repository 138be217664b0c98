"""Gather and activate: T6, T8–T10."""

from __future__ import annotations

import pytest

from atelier.games.little_town import GAME

BLOCKED = GAME.box_text.replace(
    '"M.FM.L.MM", ".........", "L........", "F.......L", "......F..", ".FF.LL..F"',
    '"MMMMMMMMM", "MMMM.MMMM", "MMMMMMMMM", "MMMMMMMMM", "MMMMMMMMM", "MMMMMMMMM"',
)


def test_T6_a_worker_gathers_from_every_terrain_around_it(position):
    game = position().play("place b2")  # mountain a1, forest c1, lake a3
    assert game.cubes_of(0) == {"wood": 1, "stone": 1, "fish": 1}
    assert game.turn == 1


def test_T6_every_square_of_terrain_gives_its_own_cube(position):
    assert position().play("place b5").cubes_of(0) == {"wood": 3}


def test_T6_only_empty_grass_squares(position):
    game = position(tile={"e3": "well"}, worker={"d3": 1})
    assert not game.allows("place a1"), "terrain"
    assert not game.allows("place e3"), "a building"
    assert not game.allows("place d3"), "a worker"
    assert game.allows("place f3")


def test_T6_a_building_beside_the_worker_may_be_activated_once(position):
    game = position(tile={"e3": "well"}).play("place e4")
    assert game.offers("activate") == ["activate e3"]
    game.play("activate e3")
    assert game.scored("activations") == 2
    assert game.legal == ["done"]


def test_T6_a_building_need_not_be_activated(position):
    game = position(tile={"e3": "well"}).play("place e4", "done")
    assert game.scored("activations") == 0
    assert game.turn == 1


def test_T6_buildings_further_away_are_not_activated(position):
    game = position(tile={"e3": "well"}).play("place e5")
    assert game.turn == 1, "two squares away: nothing to do but gather"


def test_T6_what_was_just_gained_may_be_spent_at_once(position):
    game = position(tile={"e3": "wheat-field", "d3": "brewery"}).play("place e4")
    assert not game.allows("activate d3")
    game.play("activate e3", "activate d3")
    assert game.scored("activations") == 3


def test_T6_gathering_is_mixed_with_activations_as_one_likes(position):
    game = position(tile={"c4": "workshop"}).play("place b5")
    assert not game.allows("activate c4"), "it takes two wood"
    game.play("gather wood", "gather wood", "activate c4", "gather wood", "done")
    assert game.cubes_of(0) == {"wood": 1}
    assert game.scored("activations") == 3


def test_T6_terrain_left_at_the_end_is_gathered_then(position):
    game = position(tile={"c4": "well"}).play("place b5", "done")
    assert game.cubes_of(0) == {"wood": 3}


def test_T6_all_terrain_may_be_gathered_at_once(position):
    game = position(tile={"b3": "well"}).play("place b2", "gather all")
    assert game.cubes_of(0) == {"wood": 1, "stone": 1, "fish": 1}
    assert not game.offers("gather")


def test_T6_an_opponent_s_building_costs_a_coin_to_its_owner_first(position):
    game = position(tile={"e3": "well"}, owner={"e3": 1}, coins=[1, 0]).play("place e4", "activate e3")
    assert game.coins == [0, 1]
    assert game.scored("activations", 0) == 2


def test_T6_a_wheat_field_of_an_opponent_costs_rent_too(position):
    game = position(tile={"e3": "wheat-field"}, owner={"e3": 1}, coins=[1, 0]).play("place e4", "activate e3")
    assert game.coins == [0, 1]
    assert game.cubes_of(0) == {"wheat": 1}


def test_T6_rent_is_a_real_coin(position):
    game = position(tile={"e3": "well"}, owner={"e3": 1}, goods="wood 5 | -").play("place e4")
    assert not game.allows("activate e3")


def test_T6_the_rent_comes_before_the_price(position):
    game = position(tile={"e3": "fountain"}, owner={"e3": 1}, coins=[1, 0]).play("place e4")
    assert not game.allows("activate e3"), "the only coin goes to the owner"


def test_T6_an_activation_needs_its_full_price(position):
    assert not position(tile={"e3": "workshop"}, goods="wood 1 | -").play("place e4").allows("activate e3")


def test_T6_an_activation_needs_its_full_output_in_the_supply(position):
    game = position(tile={"e3": "pier"}, goods="- | fish 14").play("place e4")
    assert not game.allows("activate e3"), "one fish is left, the Pier gives two"


def test_T6_an_activation_needs_its_full_output_in_the_bank(position):
    game = position(tile={"e3": "bookstore"}, coins=[0, 38]).play("place e4")
    assert not game.allows("activate e3"), "two coins are left, the Bookstore gives three"


def test_T6_the_price_lies_in_the_supply_before_the_output(position):
    """Three coins are in the bank; paying the wheat in coins makes them six, enough for the Bakery's four."""
    game = position(tile={"e3": "bakery"}, goods="wheat 1 | -", coins=[3, 34]).play("place e4")
    assert game.bank == 3
    game.play("activate e3")
    assert game.coins[0] == 4
    assert game.cubes_of(0) == {"wheat": 1}, "a cube in the supply would not have paid it out"


@pytest.mark.parametrize("tile", ["statue", "cathedral", "residence", "castle", "watchtower", "museum", "inn"])
def test_T6_some_buildings_cannot_be_activated_by_a_worker(position, tile):
    game = position(tile={"e3": tile, "d3": "well"}, coins=[9, 0], goods="wood 3 | -").play("place e4")
    assert game.offers("activate") == ["activate d3"]


def test_T8_three_coins_stand_in_for_a_cube(position):
    game = position(goods="wood 1 | -", coins=[3, 0]).play("build bakery", "place e3")
    assert game.cubes_of(0) == {}
    assert game.coins[0] == 0
    assert game.tile == {"e3": "bakery"}


def test_T8_the_player_may_keep_cubes_and_pay_coins(position):
    game = position(goods="wood 2 | -", coins=[6, 0]).play("build bakery", "place e3")
    assert game.legal == ["coins wood 0", "coins wood 1", "coins wood 2"]
    game.play("coins wood 2")
    assert game.cubes_of(0) == {"wood": 2}
    assert game.coins[0] == 0


def test_T8_nobody_is_asked_when_there_is_one_way_to_pay(position):
    game = position(goods="wood 2 | -", coins=[2, 0]).play("build bakery", "place e3")
    assert game.turn == 1


def test_T8_an_answer_always_leaves_a_way_to_pay_the_rest(position):
    """Watchtower, 3 wood and 3 stone: the missing stone needs three of the six coins."""
    game = position(goods="wood 3, stone 2 | -", coins=[6, 0], market={"watchtower": 1})
    game.play("build watchtower", "place e3")
    assert game.legal == ["coins wood 0", "coins wood 1"]
    game.play("coins wood 1")
    assert game.coins[0] == 0
    assert game.cubes_of(0) == {"wood": 1}


def test_T8_coins_stand_in_for_what_an_activation_takes(position):
    game = position(tile={"e3": "workshop"}, goods="wood 1 | -", coins=[3, 0]).play("place e4", "activate e3")
    assert game.scored("activations") == 3
    assert game.coins[0] == 0


def test_T8_coins_stand_in_at_the_pawnshop(position):
    game = position(tile={"e3": "pawnshop"}, goods="wood 1 | -", coins=[3, 0]).play("place e4", "activate e3")
    game.play("give coins", "give wood", "take fish", "take wheat")
    assert game.cubes_of(0) == {"fish": 1, "wheat": 1}
    assert game.coins[0] == 0


def test_T8_a_resource_never_stands_in_for_coins(position):
    game = position(tile={"e3": "fountain"}, goods="wood 9 | -").play("place e4")
    assert not game.allows("activate e3")


def test_T9_no_cube_in_the_supply_no_cube_gained(position):
    game = position(goods="- | wood 13").play("place b5")  # three forests, two wood left
    assert game.cubes_of(0) == {"wood": 2}


def test_T6_a_square_met_with_an_empty_supply_is_used_up(position):
    game = position(tile={"b3": "well"}, goods="- | wood 15").play("place b2", "gather wood")
    assert game.cubes_of(0) == {}
    assert game.offers("gather") == ["gather stone", "gather fish", "gather all"]


def test_T9_terrain_never_runs_out(position):
    game = position(worker={"b4": 1}, goods="wood 2 | -").play("place b5")
    assert game.cubes_of(0) == {"wood": 5}


def test_T10_a_worker_with_nowhere_to_go_is_spent(position):
    from atelier.boxfile import read_box

    box = read_box(BLOCKED, "box.toml", GAME.read_box)
    game = position(box=box, worker={"e2": 1}, goods="wood 5, stone 5 | -")
    assert game.legal == ["spend"]
    game.play("spend")
    assert game.turn == 1
    assert game.site[0] == 1


def test_T10_there_is_no_upgrade_after_a_spent_worker(position):
    from atelier.boxfile import read_box

    box = read_box(BLOCKED, "box.toml", GAME.read_box)
    game = position(box=box, expansion="standard", worker={"e2": 1}, goods="wood 5, stone 5 | -", coins=[9, 0])
    game.play("worker a", "spend")
    assert game.turn == 1


def test_T10_while_a_place_is_free_the_worker_is_used(position):
    assert not position().allows("spend")
