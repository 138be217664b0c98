"""Every tile: what it costs, scores and does. Generated from the box file, read here by itself."""

from __future__ import annotations

import tomllib

import pytest

from atelier.games.little_town import GAME

FILE = tomllib.loads(GAME.box_text)
TILES = {tile["id"]: tile for tile in FILE["tiles"] + FILE["new-tiles"]}
WORKING = [word for word, tile in TILES.items() if ("price" in tile or "output" in tile) and word != "pawnshop"]
RESOURCES = ("wood", "stone", "fish", "wheat")

PUBLISHED = """
wheat-field 1w;3;→1g · workshop 2s;5;2w→3p R · bar 2s2g;7;→3p · bakery 2w;4;1g→4c R · brewery 2w;4;1g→3p ·
quarry 3w;5;2c→2s R · carpenter 2w;4;1c→3w · church 4s;8;3c→5p R · warehouse 4s;8;2s→5p R · grocery 2w;4;1c→1g1f R ·
marketplace 4w;6;1s1w1g1f→7p · fountain 2s;5;1c→3p · barn 4w;6;2g→5p R · bookstore 4s;8;→3c · gold-mine 1w1s;4;→2c R ·
fishmonger 1w1s;4;1f→3c · pier 3w;5;→2f · pawnshop 3w;5;2a→2a R · well 1w1s;4;→2p R · restaurant 2w2s;7;1g1f→4p ·
statue 4s;10; R · cathedral 6s;11; · residence 6c;2; · castle 6s;0; R · watchtower 3w3s;0;
"""
LETTERS = {"w": "wood", "s": "stone", "f": "fish", "g": "wheat", "c": "coins", "p": "points", "a": "any"}


def spelled(goods):
    return {LETTERS[letter]: int(count) for count, letter in zip(goods[::2], goods[1::2], strict=True)}


def cubes(goods):
    return ", ".join(f"{word} {count}" for word, count in goods.items() if word in RESOURCES) or "-"


def published():
    for entry in PUBLISHED.replace("\n", " ").split("·"):
        first = entry.strip().endswith("R")
        word, _, rest = entry.strip().removesuffix("R").strip().partition(" ")
        cost, points, does = rest.split(";")
        price, _, output = does.partition("→")
        yield word, spelled(cost), int(points), spelled(price), spelled(output), first


@pytest.mark.parametrize(("word", "cost", "points", "price", "output", "first"), list(published()))
def test_tiles_have_their_published_values(word, cost, points, price, output, first):
    tile = TILES[word]
    assert tile["cost"] == cost
    assert tile["points"] == points
    assert tile.get("price", {}) == price
    assert tile.get("output", {}) == output
    assert tile.get("first_game", False) == first
    assert tile["source"] == "published"


def test_tiles_of_the_expansion_are_marked_as_ours():
    assert {tile["source"] for tile in FILE["new-tiles"]} == {"atelier"}
    assert {"school", "museum", "forge"} < {tile["id"] for tile in FILE["new-tiles"]}


@pytest.mark.parametrize("word", TILES)
def test_tile_is_built_for_its_cost_and_scores_its_points(position, word):
    cost = TILES[word]["cost"]
    market = {} if word == "wheat-field" else {"market": {word: 1}}
    game = position(goods=f"{cubes(cost)} | -", coins=[cost.get("coins", 0), 0], **market)
    game.play(f"build {word}", "place e3")
    assert game.tile == {"e3": word}
    assert game.cubes_of(0) == {}
    assert game.coins[0] == 0
    assert game.scored("buildings") == TILES[word]["points"]


@pytest.mark.parametrize("word", TILES)
def test_tile_is_not_built_for_less(position, word):
    cost = dict(TILES[word]["cost"])
    dearest = max(cost, key=lambda good: cost[good])
    cost[dearest] -= 1
    market = {} if word == "wheat-field" else {"market": {word: 1}}
    game = position(goods=f"{cubes(cost)} | -", coins=[cost.get("coins", 0), 0], **market)
    assert not game.allows(f"build {word}")


@pytest.mark.parametrize("word", WORKING)
def test_tile_takes_its_price_and_gives_its_output(position, word):
    price, output = TILES[word].get("price", {}), TILES[word].get("output", {})
    game = position(tile={"e3": word}, goods=f"{cubes(price)} | -", coins=[price.get("coins", 0), 0])
    game.play("place e4", "activate e3")
    assert game.cubes_of(0) == {good: count for good, count in output.items() if good in RESOURCES}
    assert game.coins[0] == output.get("coins", 0)
    assert game.scored("activations") == output.get("points", 0)


@pytest.mark.parametrize("word", [word for word in WORKING if "price" in TILES[word]])
def test_tile_is_not_activated_for_less(position, word):
    price = dict(TILES[word]["price"])
    price[max(price, key=lambda good: price[good])] -= 1
    game = position(tile={"e3": word, "d3": "well"}, goods=f"{cubes(price)} | -", coins=[price.get("coins", 0), 0])
    game.play("place e4")
    assert game.offers("activate") == ["activate d3"]


def test_tile_pawnshop_turns_any_two_cubes_into_any_two(position):
    game = position(tile={"e3": "pawnshop"}, goods="wood 1, fish 2 | -").play("place e4", "activate e3")
    assert game.legal == ["give wood", "give fish"]
    game.play("give fish", "give wood")
    assert game.legal == ["take wood", "take stone", "take fish", "take wheat"]
    game.play("take wheat", "take stone")
    assert game.cubes_of(0) == {"fish": 1, "stone": 1, "wheat": 1}


def test_tile_pawnshop_needs_two_cubes(position):
    game = position(tile={"e3": "pawnshop"}, goods="wood 1 | -", coins=[2, 0]).play("place e4")
    assert not game.offers("activate")


def test_tile_pawnshop_gives_what_was_just_given_when_the_supply_is_empty(position):
    """Sixty cubes: the two given are all the supply has."""
    goods = "wood 2, stone 2 | wood 13, stone 13, fish 15, wheat 15"
    game = position(tile={"e3": "pawnshop"}, goods=goods, coins=[9, 0]).play("place e4", "activate e3")
    assert game.legal == ["give wood", "give stone"], "coins would leave the supply without two cubes"
    game.play("give wood", "give stone")
    assert game.legal == ["take wood", "take stone"]


def test_tile_statue_does_nothing(position):
    game = position(tile={"e3": "statue"}).play("place e4")
    assert game.turn == 1
