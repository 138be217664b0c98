"""The end of a round and of the game: T12–T15, X15."""

from __future__ import annotations

import pytest

from atelier.boxfile import read_box
from atelier.games.little_town import GAME

INN, RESIDENCE = "each_round = { coins = 1 }", "each_round = { activate = true }"
TWO_RESIDENCES = read_box(GAME.box_text.replace(INN, RESIDENCE, 1), "box.toml", GAME.read_box)
"""The Inn is a second Residence."""


def test_T12_the_cathedral_scores_for_every_worker_around_it(last_turn):
    """Workers of any colour on its eight neighbours; the construction site does not count."""
    game = last_turn(tile={"e3": "cathedral"}, owner={"e3": 1}, worker={"d2": 0, "e2": 1, "h2": 1})
    game.play("place e4")
    assert game.scored("tiles", 1) == 3
    assert game.scored("tiles", 0) == 0


def test_T12_the_inn_earns_a_coin_for_every_worker_around_it(last_turn):
    game = last_turn(tile={"e3": "inn"}, worker={"d2": 1}).play("place e4")
    assert game.coins == [2, 0]


def test_T12_the_inn_earns_what_the_bank_has(last_turn):
    game = last_turn(tile={"e3": "inn"}, worker={"d2": 1}, coins=[0, 39]).play("place e4")
    assert game.coins == [1, 39]
    assert game.bank == 0


def test_T12_a_residence_activates_the_buildings_around_it_each_once(last_turn):
    game = last_turn(tile={"e3": "residence", "e4": "well", "d3": "gold-mine", "h3": "bar"}).play("place i5")
    assert game.phase == "residence"
    assert game.legal == ["activate d3", "activate e4", "done"]
    game.play("activate d3", "activate e4")
    assert game.coins[0] == 2
    assert game.scored("activations") == 2
    assert game.rounds == 2, "nothing is left to activate"


def test_T12_a_residence_pays_rent_as_usual(last_turn):
    game = last_turn(tile={"e3": "residence", "e4": "well"}, owner={"e3": 0, "e4": 1}, coins=[1, 0])
    game.play("place i5", "activate e4")
    assert game.coins == [0, 1]


def test_T12_a_residence_is_optional(last_turn):
    game = last_turn(tile={"e3": "residence", "e4": "well"}).play("place i5", "done")
    assert game.scored("activations") == 0


def test_T12_a_residence_gathers_no_terrain_and_uses_no_artisan(last_turn):
    """The worker on i5 gathers two wood and a fish; the Residence on b2, with all three terrains beside it, nothing."""
    game = last_turn(expansion="standard", tile={"b2": "residence", "b3": "well"}, row=[["woodcutter"]])
    game.play("place e3", "done")
    assert game.phase == "residence"
    assert game.legal == ["activate b3", "done"]
    game.play("activate b3")
    assert game.cubes_of(0) == {}


def test_T12_cathedrals_come_before_residences(last_turn):
    game = last_turn(tile={"e3": "residence", "e4": "well", "d4": "cathedral"}, worker={"d3": 1}).play("place i2")
    assert game.phase == "residence"
    assert game.scored("tiles") == 1


def test_T12_another_s_residence_is_his_to_use(last_turn):
    game = last_turn(tile={"e3": "residence", "e4": "well"}, owner={"e3": 1, "e4": 1}).play("place i5")
    assert (game.phase, game.turn) == ("residence", 1)


def test_T12_residences_come_in_turn_order_of_their_owners_and_each_starts_afresh(last_turn):
    tile = {"e3": "residence", "e2": "wheat-field", "h3": "inn", "h2": "wheat-field"}
    game = last_turn(box=TWO_RESIDENCES, tile=tile, owner={"h3": 1, "h2": 1}, leader=1).play("place c3")
    assert (game.turn, game.legal) == (1, ["activate h2", "done"])
    game.play("activate h2")
    assert (game.turn, game.legal) == (0, ["activate e2", "done"]), "it lies on the same side of its Residence"


def test_T12_a_residence_may_use_a_pawnshop(last_turn):
    game = last_turn(tile={"e3": "residence", "e4": "pawnshop"}, goods="wood 2 | -").play("place e1")
    game.play("activate e4", "give wood", "give wood", "take wheat", "take wheat")
    assert game.rounds == 2
    assert game.scored("hunger") == -6, "five workers; a fish, two wheat, and a stone nobody eats"


def test_T13_each_worker_eats_a_fish_or_a_wheat(last_turn):
    game = last_turn(goods="fish 3, wheat 2 | -").play("place e3")
    assert game.cubes_of(0) == {}
    assert game.scored("hunger", 0) == 0
    assert game.scored("hunger", 1) == -15


def test_T13_the_owner_chooses_the_mix(last_turn):
    game = last_turn(goods="fish 4, wheat 3 | -").play("place e3")
    assert game.legal == ["feed fish 2", "feed fish 3", "feed fish 4"]
    game.play("feed fish 3")
    assert game.cubes_of(0) == {"fish": 1, "wheat": 1}


def test_T13_food_is_used_as_far_as_it_goes(last_turn):
    game = last_turn(goods="fish 2, wheat 1 | -").play("place e3")
    assert game.cubes_of(0) == {}
    assert game.scored("hunger") == -6


def test_T13_coins_may_replace_food(last_turn):
    game = last_turn(goods="fish 5 | -", coins=[7, 0]).play("place e3")
    assert game.legal == ["feed fish 3", "feed fish 4", "feed fish 5"]
    game.play("feed fish 3")
    assert game.coins[0] == 1
    assert game.scored("hunger") == 0, "nobody goes hungry beside unused food"


def test_T13_how_everyone_eats_is_told_in_one(last_turn):
    """Food before coins, from the course that is asked about on; nothing where somebody would stay hungry."""
    game = last_turn(goods="fish 3, wheat 3 | -", coins=[6, 0]).play("place e3")
    moves = ["feed fish 3", "feed wheat 2", "feed coins 0"]
    assert game.match.view(0)["now"]["feast"] == {"moves": moves, "uses": {"fish": 3, "wheat": 2}}
    game.play("feed fish 1")
    told = game.match.view(0)["now"]["feast"]
    assert told == {"moves": ["feed wheat 3", "feed coins 1"], "uses": {"wheat": 3, "coins": 3}}
    game.play("feed wheat 3")
    assert (game.coins[0], game.scored("hunger")) == (3, 0), "what leaves no choice is not asked"
    lacking = last_turn(goods="fish 3 | -", coins=[5, 0]).play("place e3")
    assert lacking.phase == "feed"
    assert lacking.match.view(0)["now"]["feast"] is None


def test_T13_coins_may_be_kept_and_workers_go_hungry(last_turn):
    game = last_turn(goods="fish 3 | -", coins=[7, 0]).play("place e3")
    assert game.legal == ["feed coins 0", "feed coins 1", "feed coins 2"]
    game.play("feed coins 1")
    assert game.coins[0] == 4
    assert game.scored("hunger") == -3


def test_T13_wheat_may_be_kept_for_coins(last_turn):
    game = last_turn(goods="wheat 5 | -", coins=[3, 0]).play("place e3")
    assert game.legal == ["feed wheat 4", "feed wheat 5"]


def test_T13_points_may_go_below_nothing(last_turn):
    game = last_turn(coins=[1, 1]).play("place e3")
    assert game.match.scores[1].total == -15


def test_T13_they_eat_in_turn_order_from_the_start_player(last_turn):
    game = last_turn(goods="fish 5, wheat 1 | fish 5, wheat 1", leader=1).play("place e3")
    assert game.turn == 1
    game.play("feed fish 5")
    assert game.turn == 0


def test_T13_also_after_the_last_round(last_turn):
    game = last_turn(rounds=4).play("place e3")
    assert game.match.over
    assert game.scored("hunger", 1) == -15


def test_T14_workers_come_home_and_the_start_player_passes_on(last_turn):
    game = last_turn(seats=3, worker={"h2": 2}).play("place e3")
    assert game.rounds == 2
    assert (game.leader, game.turn) == (1, 1)
    assert game.worker == {}
    assert game.site == [0, 0, 0]
    assert [sum(places) for places in game.ready] == [4, 4, 4]


def test_T14_the_game_has_four_rounds(last_turn):
    assert not last_turn(rounds=3).play("place e3").match.over
    game = last_turn(rounds=4).play("place e3")
    assert game.match.over
    assert game.legal == []


def over(last_turn, **said):
    return last_turn(rounds=4, **said).play("place i5" if "i5" not in said.get("tile", {}) else "place a2")


def test_T15_the_castle_counts_its_owner_s_buildings_around_it(last_turn):
    tile = {"e3": "castle", "d3": "well", "e4": "bar", "f4": "bakery", "h3": "workshop"}
    game = over(last_turn, tile=tile, owner={"f4": 1})
    assert game.scored("tiles") == 8, "itself and the opponent's Bakery do not count"


def test_T15_the_castle_counts_all_buildings_by_the_switch(last_turn):
    tile = {"e3": "castle", "d3": "well", "e4": "bar", "f4": "bakery"}
    game = over(last_turn, tile=tile, owner={"f4": 1}, switches={"castle": "all"})
    assert game.scored("tiles") == 12


def test_T15_the_watchtower_counts_free_grass_around_it(last_turn):
    game = over(last_turn, tile={"b2": "watchtower", "b3": "well"}, owner={"b3": 1})
    assert game.scored("tiles") == 8, "b1, a2, c2, c3; not the three terrains, not the Well"


def test_T15_workers_are_home_by_then(last_turn):
    game = over(last_turn, tile={"e3": "watchtower"}, worker={"e4": 1, "d3": 1})
    assert game.scored("tiles") == 16


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_T15_a_point_for_three_coins(last_turn, coins, points):
    game = over(last_turn, coins=[coins, 0], goods="fish 5 | -")
    while not game.match.over:
        game.play("feed fish 5")
    assert game.scored("coins") == points


def test_T15_most_points_win_and_ties_share(last_turn):
    points = [[20, 0, 0, 0, 0, 0], [20, 0, 0, 0, 0, 0], [26, 0, 0, 0, 0, 0]]
    game = over(last_turn, seats=3, points=points, coins=[1, 1, 1], goods="- | fish 1 | fish 1")
    assert game.places == [2, 2, 1]


def test_X15_a_construction_iv_scores_for_each_construction_card(last_turn):
    game = over(last_turn, expansion="standard", row=[["architect", "joiner", "woodcutter", "master-mason"]])
    assert game.scored("artisans") == 9, "itself included"


def test_X15_or_for_each_gather_card(last_turn):
    game = over(last_turn, expansion="standard", row=[["town-planner", "joiner", "woodcutter", "mayor"]])
    assert game.scored("artisans") == 4


def test_X15_each_scores_for_itself(last_turn):
    game = over(last_turn, expansion="standard", row=[["architect", "town-planner", "woodcutter"]])
    assert game.scored("artisans") == 3 * 2 + 2 * 1


def test_X15_advanced_the_best_resource_on_all_cards(last_turn):
    row = [["architect", "woodcutter", "blank", "blank", "blank", "carter"]]
    cubes = [[["wood", "fish"], ["fish"], [], [], [], ["stone", "fish"]]]
    game = over(last_turn, expansion="advanced", row=row, cubes=cubes)
    assert game.scored("artisans") == 3, "three fish"


def test_X15_the_museum_scores_for_artisan_cards(last_turn):
    game = over(
        last_turn, expansion="standard", tile={"e3": "museum"}, row=[["joiner", "woodcutter", "mayor"], ["mason"]]
    )
    assert game.scored("tiles") == 6, "blanks and other players' cards do not count"
