"""The effects of Artisan cards: X4–X6, X14; every card, generated from the box file, read here by itself."""

from __future__ import annotations

import tomllib

import pytest

from atelier.boxfile import read_box
from atelier.games.little_town import GAME

FILE = tomllib.loads(GAME.box_text)
RESOURCES = ("wood", "stone", "fish", "wheat")
GATHER = {card["id"]: card for level in range(1, 5) for card in FILE[f"gather-{level}"]}
CONSTRUCTION = {card["id"]: card for level in range(1, 5) for card in FILE[f"construction-{level}"]}

AGAIN_ALONE = read_box(GAME.box_text.replace("{ again = 1, coins = 1 }", "{ again = 1 }", 1), "box.toml", GAME.read_box)
"""The Foreman without his coin: a card that does nothing else."""


def options(cards):
    return [(word, option) for word, card in cards.items() for option in range(len(card["standard"]["effect"]))]


def gathering(position, card, **said):
    """A worker on e3, where there is no terrain, from the place beside this card."""
    return position(**{"expansion": "standard", "row": [[card]], "place": "a"} | said).play("place e3")


@pytest.mark.parametrize(("word", "option"), options(GATHER))
def test_X5_every_gather_card_does_what_it_shows(position, word, option):
    """Four cubes of wheat to spend, and a Well used before: all of it is taken."""
    effect = GATHER[word]["standard"]["effect"][option]
    said = {"expansion": "standard", "row": [[word]], "place": "a", "tile": {"e3": "well"}, "goods": "wheat 4 | -"}
    game = position(**said).play("place e4", "activate e3", f"use left {option + 1}")
    cubes = {"wheat": 4} | {good: count + 4 * (good == "wheat") for good, count in effect.items() if good in RESOURCES}
    coins, points, activations = effect.get("coins", 0), effect.get("points", 0), 2
    if game.allows("gain"):
        game.play("gain")
    for _ in range(effect.get("any", 0)):
        game.play("take stone")
        cubes["stone"] = cubes.get("stone", 0) + 1
    if "sell" in effect:
        game.play("sell wheat")
        cubes["wheat"] -= 1
        coins += effect["sell"]
    if "trade" in effect:
        game.play("trade wheat", "trade wheat")
        cubes["wheat"] -= 2
        points += effect["trade"]
    if "offer" in effect:
        game.play("offer wheat", "offer wheat", "offer wheat")
        cubes["wheat"] -= 3
        points += 3 * effect["offer"]
    if "again" in effect:
        game.play("activate e3")
        activations += 2
    assert game.phase == "act"
    assert game.cubes_of(0) == cubes
    assert game.coins[0] == coins
    assert game.scored("artisans") == points
    assert game.scored("activations") == activations
    assert not game.offers("use"), "one effect a turn"


@pytest.mark.parametrize(("word", "option"), options(CONSTRUCTION))
def test_X5_every_construction_card_lowers_the_cost_as_it_shows(position, word, option):
    effect = dict(CONSTRUCTION[word]["standard"]["effect"][option])
    tile = "bar" if "wheat" in effect else "watchtower"
    cost = {"bar": {"stone": 2, "wheat": 2}, "watchtower": {"wood": 3, "stone": 3}}[tile]
    left = {good: max(0, count - effect.get(good, 0)) for good, count in cost.items()}
    choice = []
    for _ in range(effect.get("any", 0)):
        good = max(left, key=lambda good: left[good])
        left[good] -= 1
        choice.append(good)
    goods = ", ".join(f"{good} {count}" for good, count in left.items() if count) or "-"
    game = position(expansion="standard", row=[[word]], place="a", goods=f"{goods} | -", market={tile: 1})
    game.play(f"build {tile}", "place e3", f"use left {option + 1}")
    while game.offers("less"):
        game.play(next(f"less {good}" for good in choice if game.allows(f"less {good}")))
        choice.remove(game.match.moves[-1].split()[1])
    assert game.tile == {"e3": tile}
    assert game.cubes_of(0) == {}


def test_X5_all_effects_are_in_use():
    shown = {part for card in GATHER.values() for effect in card["standard"]["effect"] for part in effect}
    assert shown == {*RESOURCES, "any", "coins", "points", "sell", "trade", "offer", "again"}
    assert any(len(card["standard"]["effect"]) == 2 for card in GATHER.values())
    assert any(len(card["standard"]["effect"]) == 2 for card in CONSTRUCTION.values())


def test_X4_any_worker_still_at_home(position):
    game = position(expansion="standard", ready=[[True, False, True, False, True], [True] * 5], site=[2, 0])
    assert game.legal == ["worker a", "worker c", "worker e"]
    game.play("worker c")
    assert game.offers("place")


def test_X4_the_last_worker_needs_no_choice(position):
    game = position(expansion="standard", ready=[[False, False, True, False, False], [True] * 5], site=[4, 0])
    assert game.place == "c"
    assert game.phase == "place"


def test_X4_without_artisans_it_does_not_matter_which_worker_goes(position):
    assert position().phase == "place"


def test_X4_either_card_beside_the_place(position):
    game = position(expansion="standard", row=[["blank", "woodcutter", "angler"]], place="b").play("place e3")
    assert game.offers("use") == ["use left 1", "use right 1"]
    game.play("use right 1")
    assert game.cubes_of(0) == {"fish": 1}
    assert not game.offers("use"), "one of the two, once"


def test_X4_cards_further_away_do_not_help(position):
    game = position(expansion="standard", row=[["woodcutter"]], place="c").play("place e3")
    assert game.turn == 1


def test_X4_at_any_moment_of_the_action(position):
    said = {"expansion": "standard", "row": [["woodcutter"]], "place": "a", "tile": {"c4": "workshop"}}
    game = position(**said, goods="wood 1 | -").play("place b5", "use left 1", "activate c4", "gather all", "done")
    assert game.scored("activations") == 3
    assert game.cubes_of(0) == {"wood": 3}


def test_X4_the_effect_need_not_be_used(position):
    game = gathering(position, "woodcutter").play("done")
    assert game.cubes_of(0) == {}


def test_X5_several_icons_in_any_order(position):
    """Notary: one cube of choice, and two cubes for five points; the two may go first."""
    game = gathering(position, "notary", goods="fish 2 | -").play("use left 1", "trade fish", "trade fish")
    assert game.scored("artisans") == 5
    assert game.legal == ["take wood", "take stone", "take fish", "take wheat"], "gains happen"
    game.play("take wood")
    assert game.phase == "act"


def test_X5_a_spend_may_be_left_out(position):
    game = gathering(position, "banker", goods="fish 2 | -").play("use left 1", "done")
    assert game.scored("artisans") == 1, "the point is gained all the same"
    assert game.cubes_of(0) == {"fish": 2}


def test_X5_an_effect_that_was_used_has_done_something(position):
    """A card that only spends is not ended unspent: it would count as used for nothing."""
    said = {"goods": "wood 1 | -", "objective": [["busy-artisans"]], "effects": [2, 0]}
    game = gathering(position, "moneychanger", **said).play("use left 1")
    assert game.legal == ["sell wood"]
    assert game.why("done") == ("effect-idle", {"card": ("artisan", list(GATHER).index("moneychanger"))})
    game.play("sell wood")
    assert game.coins[0] == 5
    assert game.phase == "act"


def test_X5_once_more_is_not_ended_before_a_space_was_used_again(position):
    said = {"tile": {"c4": "well"}, "row": [["foreman"]], "expansion": "standard", "place": "a"}
    game = position(**said, box=AGAIN_ALONE).play("place b5", "activate c4", "use left 1")
    assert game.legal == ["activate c4"]
    game.play("activate c4")
    assert game.scored("activations") == 4
    assert game.phase == "act"


def test_X5_a_gain_that_gives_nothing_is_nothing_done(position):
    """The cubes on the card are of types the supply has none of: what is left is to sell."""
    before, mayor, after = GAME.box_text.partition('id = "mayor"')
    box = read_box(before + mayor + after.replace("points = 2 }]", "sell = 5 }]", 1), "box.toml", GAME.read_box)
    said = {"cubes": [[["wood", "wood"]]], "goods": "fish 1 | wood 13", "box": box}
    game = position(expansion="advanced", row=[["mayor"]], place="a", **said).play("place e3", "use left 1")
    assert game.legal == ["gain", "sell fish"]
    game.play("gain")
    assert game.legal == ["sell fish"]
    game.play("sell fish")
    assert game.coins[0] == 5


def test_X5_a_gain_besides_lets_the_spend_be_left_out_before_or_after_it(position):
    game = gathering(position, "banker", goods="fish 2 | -").play("use left 1")
    assert game.legal == ["gain", "sell fish", "done"]
    assert game.play("gain").legal == ["sell fish", "done"]
    assert game.play("done").cubes_of(0) == {"fish": 2}


def test_X5_a_trade_begun_is_finished(position):
    game = gathering(position, "notary", goods="fish 2 | -").play("use left 1", "trade fish")
    assert game.legal == ["trade fish"], "before the cube of choice"
    game = gathering(position, "notary", goods="fish 2 | -").play("use left 1", "take fish", "trade fish")
    assert game.legal == ["trade fish"], "and after it"


def test_X5_up_to_three_resources(position):
    game = gathering(position, "patron", goods="fish 3 | -").play("use left 1", "offer fish", "done")
    assert game.scored("artisans") == 2
    game = gathering(position, "patron", goods="fish 5 | -").play("use left 1", *["offer fish"] * 3)
    assert game.phase == "act"
    assert game.scored("artisans") == 6


def test_X5_coins_stand_in_for_what_an_effect_takes(position):
    game = gathering(position, "moneychanger", coins=[3, 0]).play("use left 1", "sell coins")
    assert game.coins[0] == 5
    game = gathering(position, "auctioneer", coins=[3, 0], goods="wood 1 | -")
    game.play("use left 1", "trade coins", "trade wood")
    assert game.scored("artisans") == 5


def test_X5_spend_for_coins_needs_all_of_them_there(position):
    game = gathering(position, "moneychanger", goods="wood 1 | -", coins=[0, 36])
    assert not game.offers("use"), "four coins in the bank, five to be paid out"
    game = gathering(position, "moneychanger", goods="wood 1 | -", coins=[3, 33]).play("use left 1")
    assert game.offers("sell") == ["sell coins"], "three more coins in the bank make it possible"
    game = gathering(position, "moneychanger", goods="wood 1 | -", coins=[3, 36])
    assert not game.offers("use"), "one coin and three are still not five"


def test_X5_once_more_a_space_of_this_turn(position):
    said = {"tile": {"c4": "well", "d5": "bar"}, "row": [["foreman"]], "expansion": "standard", "place": "a"}
    game = position(**said, box=AGAIN_ALONE).play("place b5")
    assert not game.offers("use"), "nothing was used yet"
    game.play("gather wood", "activate c4", "use left 1")
    assert game.legal == ["gather wood", "activate c4"]
    game.play("gather wood")
    assert game.cubes_of(0) == {"wood": 2}
    game.play("done")
    assert game.cubes_of(0) == {"wood": 4}, "three forests, and one of them twice"


def test_X5_once_more_pays_rent_and_price_again(position):
    said = {"tile": {"e3": "fountain"}, "owner": {"e3": 1}, "row": [["foreman"]], "expansion": "standard", "place": "a"}
    said["box"] = AGAIN_ALONE
    game = position(**said, coins=[4, 0]).play("place e4", "activate e3", "use left 1", "activate e3")
    assert game.coins == [0, 2]
    assert game.scored("activations") == 6
    game = position(**said, coins=[3, 0]).play("place e4", "activate e3")
    assert not game.offers("use"), "one coin is not enough for rent and price"


def test_X5_once_more_a_terrain_of_which_the_supply_has_none_is_not_offered(position):
    """The forest was met with an empty supply, and is used; two wood come back as the price of the Workshop."""
    said = {"tile": {"c4": "workshop"}, "row": [["foreman"]], "expansion": "standard", "place": "a"}
    game = position(**said, box=AGAIN_ALONE, goods="wood 2 | wood 13").play("place b5", "gather wood")
    assert not game.offers("use")
    game.play("activate c4", "use left 1", "gather wood")
    assert game.cubes_of(0) == {"wood": 1}


def test_X5_a_use_that_does_nothing_is_not_offered(position):
    assert not gathering(position, "woodcutter", goods="- | wood 15").offers("use")
    assert not gathering(position, "peddler", coins=[0, 40]).offers("use")
    assert not gathering(position, "moneychanger").offers("use")


def test_X5_gains_are_what_the_supply_has(position):
    game = gathering(position, "carter", goods="- | wood 15").play("use left 1")
    assert game.cubes_of(0) == {"stone": 1}
    assert gathering(position, "toll-keeper", coins=[0, 38]).play("use left 1").coins[0] == 2


def test_X5_picks_from_an_empty_supply_are_lost(position):
    game = gathering(position, "bailiff", goods="- | wood 15, stone 15, fish 15, wheat 14").play(
        "use left 1", "take wheat"
    )
    assert game.phase == "act", "one cube was left, the second pick is lost"


def test_X5_a_pick_waits_for_cubes_that_the_same_effect_puts_back(position):
    game = gathering(position, "notary", goods="wood 8, stone 8, fish 8, wheat 8 | wood 7, stone 7, fish 7, wheat 7")
    game.play("use left 1", "trade wood", "trade wood")
    assert game.phase == "effect"
    assert game.legal == ["take wood"]


def test_X6_plus_one_works_even_if_nothing_was_gathered(position):
    assert gathering(position, "gleaner").play("use left 1").cubes_of(0) == {"wheat": 1}


# The advanced side


def advanced(position, card, *cubes, **said):
    said = {"expansion": "advanced", "row": [[card]], "cubes": [[list(cubes)]], "place": "a"} | said
    return position(**said)


@pytest.mark.parametrize("resource", RESOURCES)
def test_X14_level_i_is_of_the_type_of_its_cube(position, resource):
    game = advanced(position, "woodcutter", resource).play("place e3", "use left 1")
    assert game.cubes_of(0) == {resource: 1}


def test_X14_level_ii_one_cube_s_type_or_the_other_s(position):
    game = advanced(position, "carter", "fish", "wheat").play("place e3")
    assert game.offers("use") == ["use left 1", "use left 2"]
    assert game.play("use left 2").cubes_of(0) == {"wheat": 1}


def test_X14_level_iii_both(position):
    game = advanced(position, "forester", "fish", "wheat").play("place e3", "use left 1")
    assert game.cubes_of(0) == {"fish": 1, "wheat": 1}
    game = advanced(position, "forester", "fish", "fish").play("place e3", "use left 1")
    assert game.cubes_of(0) == {"fish": 2}


def test_X14_level_iv_both_and_what_its_card_adds(position):
    game = advanced(position, "mayor", "fish", "wheat").play("place e3", "use left 1")
    assert game.cubes_of(0) == {"fish": 1, "wheat": 1}
    assert game.scored("artisans") == 2


def test_X14_construction_cards_lower_the_cost(position):
    game = advanced(position, "joiner", "wood", goods="wood 1 | -").play("build bakery", "place e3", "use left 1")
    assert game.tile == {"e3": "bakery"}
    game = advanced(position, "sawyer", "wood", "stone", goods="stone 1 | -").play("build well", "place e3")
    assert game.legal == ["use left 1"], "the wood is missing"
    game = advanced(position, "master-mason", "wood", "stone").play("build well", "place e3", "use left 1")
    assert game.tile == {"e3": "well"}
    game = advanced(position, "architect", "stone", "stone", goods="stone 1 | -").play(
        "build church", "place e3", "use left 1"
    )
    assert game.tile == {"e3": "church"}, "two stone, and one more of choice"


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["gather", "construction"])
def test_X14_the_advanced_cards_of_a_deck_are_all_alike(kind, level):
    sides = [card["advanced"] for card in FILE[f"{kind}-{level}"]]
    assert all(side == sides[0] for side in sides)
