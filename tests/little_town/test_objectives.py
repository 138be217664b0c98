"""Objectives: T4, T11, T16, X7. The first card of seat 0 is the one in question."""

from __future__ import annotations

import tomllib

import pytest

from atelier.games.little_town import GAME

OBJECTIVES = tomllib.loads(GAME.box_text)["objectives"]
FIELDS = {"d3": "wheat-field", "e3": "wheat-field", "f3": "wheat-field", "d4": "wheat-field"}


@pytest.fixture
def holding(position):
    """A position in which seat 0 holds an objective."""

    def set_up(word, **said):
        return position(objective=[[word]], **said)

    return set_up


def check(game, word, *moves):
    """It holds after the last of these moves, not before; its points are scored at once."""
    game.play(*moves[:-1])
    assert word not in game.fulfilled()
    before = game.scored("objectives")
    others = len(game.fulfilled())
    game.play(moves[-1])
    assert word in game.fulfilled()
    if len(game.fulfilled()) == others + 1:
        assert game.scored("objectives") - before == OBJECTIVES[word]["points"]


PUBLISHED_POINTS = (3, 3, 3, 3, 2, 2, None, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 2)
MARKED = [
    "mixed-goods",
    "fishing",
    "merchants",
    "materials",
    "stone-built",
    "wealthy",
    "fresh-goods",
    "two-rewards",
    "wood-built",
]


def test_objectives_have_their_published_points():
    words = list(OBJECTIVES)
    for word, points in zip(words, PUBLISHED_POINTS, strict=False):
        if points is not None:
            assert (word, OBJECTIVES[word]["points"]) == (word, points)
    ours = {word for word, card in OBJECTIVES.items() if card["source"] == "atelier"}
    assert ours == {"full-basket", *words[18:]}
    assert [word for word in words if OBJECTIVES[word].get("needs_market")] == MARKED


def test_objective_01_hamlet(holding):
    tile = {"e3": "well", "e4": "workshop"}
    check(holding("hamlet", tile=tile, goods="wood 1 | -"), "hamlet", "build wheat-field", "place e5")
    diagonal = holding("hamlet", tile=tile, goods="wood 1 | -").play("build wheat-field", "place f5")
    assert "hamlet" not in diagonal.fulfilled(), "corners do not connect"
    foreign = holding("hamlet", tile=tile, owner={"e4": 1}, goods="wood 1 | -").play("build wheat-field", "place e5")
    assert "hamlet" not in foreign.fulfilled(), "only one's own buildings"


@pytest.mark.parametrize(("lying", "built"), [(("h5", "i5"), "a6"), (("a5", "a6"), "i5")])
def test_objective_01_does_not_go_round_the_edge(holding, lying, built):
    tile = dict(zip(lying, ("well", "workshop"), strict=True))
    game = holding("hamlet", tile=tile, goods="wood 1 | -").play("build wheat-field", f"place {built}")
    assert "hamlet" not in game.fulfilled()


def test_objective_02_more_houses(holding):
    fields = {f"e{row}": "wheat-field" for row in range(1, 5)}
    game = holding("more-houses", tile=fields, goods="wood 2, stone 1 | -")
    game.play("build wheat-field", "place e5", "place a2", "build well")
    assert "more-houses" not in game.fulfilled(), "five buildings, five workers"
    check(game, "more-houses", "place c5")


def test_objective_03_full_larder(holding):
    check(holding("full-larder", goods="fish 6, wheat 3 | -"), "full-larder", "place g1")
    assert "full-larder" not in holding("full-larder", goods="fish 5, wheat 3 | -").play("place g1").fulfilled()


def test_objective_04_three_lands(holding):
    tile = {"b2": "well", "b3": "workshop"}  # b2 has all three beside it, b3 a lake and a forest
    game = holding("three-lands", tile={"b2": "well"}, goods="wood 1 | -").play("build wheat-field", "place b3")
    assert "three-lands" not in game.fulfilled(), "three different buildings"
    check(holding("three-lands", tile=tile, goods="wood 1 | -"), "three-lands", "build wheat-field", "place b5")
    game = holding("three-lands", tile={"b5": "well", "h5": "workshop"}, goods="wood 1 | -")
    assert "three-lands" not in game.play("build wheat-field", "place d5").fulfilled(), "no mountain"


def test_objective_05_mixed_goods(holding):
    game = holding("mixed-goods", tile={"e3": "restaurant"}, goods="fish 1, wheat 1 | -")
    check(game, "mixed-goods", "place e4", "activate e3")
    game = holding("mixed-goods", tile={"e3": "warehouse"}, goods="stone 2 | -").play("place e4", "activate e3")
    assert "mixed-goods" not in game.fulfilled()


def test_objective_05_counts_printed_types_however_they_are_paid(holding):
    game = holding("mixed-goods", tile={"e3": "restaurant"}, coins=[6, 0])
    check(game, "mixed-goods", "place e4", "activate e3")


def test_objective_05_counts_a_residence_s_activation(last_turn):
    tile = {"e3": "residence", "e4": "restaurant"}
    game = last_turn(objective=[["mixed-goods"]], tile=tile, goods="fish 1, wheat 1 | -")
    game.play("place i2", "activate e4")
    assert "mixed-goods" in game.fulfilled()


@pytest.mark.parametrize(("gifts", "holds"), [("wood fish", True), ("wood wood", False), ("wood coins", False)])
def test_objective_05_at_the_pawnshop_two_different_cubes(holding, gifts, holds):
    game = holding("mixed-goods", tile={"e3": "pawnshop"}, goods="wood 2, fish 1 | -", coins=[3, 0])
    game.play("place e4", "activate e3", *(f"give {gift}" for gift in gifts.split()))
    assert ("mixed-goods" in game.fulfilled()) == holds


def test_objective_06_fish_feast(last_turn):
    game = last_turn(objective=[["fish-feast"]], goods="fish 5 | -").play("place e3")
    assert "fish-feast" in game.fulfilled()
    game = last_turn(objective=[["fish-feast"]], goods="fish 5 | -", coins=[3, 0]).play("place e3", "feed fish 4")
    assert "fish-feast" not in game.fulfilled(), "coins are no fish"


def test_objective_07_full_basket(holding):
    check(holding("full-basket", goods="wood 1, stone 1, wheat 1 | -"), "full-basket", "place g1")


@pytest.mark.parametrize(
    ("word", "fitting", "other"),
    [
        ("fishing", "pier grocery fishmonger marketplace restaurant pawnshop", "well"),
        ("materials", "workshop quarry carpenter warehouse marketplace pawnshop", "bakery"),
        ("stone-built", "church castle watchtower cathedral statue", "workshop"),
        ("wood-built", "barn watchtower pier quarry", "bakery"),
    ],
)
def test_objectives_08_10_11_18_build_a_certain_building(holding, word, fitting, other):
    for tile in fitting.split():
        game = holding(word, goods="wood 6, stone 6, wheat 2 | -", market={tile: 1, other: 1})
        check(game, word, f"build {tile}", "place e3")
    game = holding(word, goods="wood 6, stone 6, wheat 2 | -", market={other: 1}).play(f"build {other}", "place e3")
    assert word not in game.fulfilled()


def test_objective_09_merchants(holding):
    game = holding("merchants", tile={"e3": "gold-mine"}, goods="wood 3, stone 1 | -")
    check(game, "merchants", "build bakery", "place h5")
    game = holding("merchants", tile={"e3": "gold-mine"}, goods="wood 3, stone 1 | -").play("build well", "place h5")
    assert "merchants" not in game.fulfilled()


def test_objective_12_penniless(holding):
    game = holding("penniless", tile={"e3": "well"}, owner={"e3": 1}, coins=[1, 0])
    check(game, "penniless", "place e4", "activate e3")


def test_objective_13_wealthy(holding):
    check(holding("wealthy", tile={"e3": "gold-mine"}, coins=[4, 0]), "wealthy", "place e4", "activate e3")
    game = holding("wealthy", tile={"e3": "gold-mine"}, coins=[3, 0]).play("place e4", "activate e3")
    assert "wealthy" not in game.fulfilled()


def test_objective_14_fresh_goods(holding):
    game = holding("fresh-goods", tile={"c4": "workshop"})
    check(game, "fresh-goods", "place b5", "gather all", "activate c4")
    game = holding("fresh-goods", tile={"c4": "workshop"}, goods="wood 2 | -").play("place b5", "activate c4")
    assert "fresh-goods" not in game.play("done").fulfilled(), "the wood was from an earlier turn"
    game = holding("fresh-goods", tile={"c4": "workshop"}, coins=[6, 0]).play("place b5", "gather all", "activate c4")
    game.play("coins wood 2")
    assert "fresh-goods" not in game.fulfilled(), "coins are no cubes"


def test_objective_14_a_wheat_field_s_wheat_is_gathered_a_grocery_s_is_not(holding):
    tile = {"e3": "wheat-field", "d3": "grocery", "f3": "brewery"}
    game = holding("fresh-goods", tile=tile, coins=[1, 0])
    check(game, "fresh-goods", "place e4", "activate e3", "activate f3")
    game = holding("fresh-goods", tile=tile, coins=[1, 0]).play("place e4", "activate d3", "activate f3")
    assert "fresh-goods" not in game.fulfilled()


def test_objective_14_a_cube_laid_on_an_artisan_card(position):
    game = position(expansion="advanced", objective=[["fresh-goods"]], place="a").play("place b5", "hire left")
    game.play("lay wood")
    assert "fresh-goods" in game.fulfilled()


def test_objective_14_the_cube_spent_is_of_the_type_gathered(holding):
    game = holding("fresh-goods", tile={"b3": "workshop"}, goods="wood 2 | -")
    game.play("place b2", "gather stone", "activate b3")
    assert "fresh-goods" not in game.fulfilled(), "a stone was gathered, wood was spent"


def test_objective_14_a_cube_an_effect_takes(holding):
    game = holding("fresh-goods", expansion="standard", row=[["moneychanger"]], place="a")
    check(game, "fresh-goods", "place b2", "gather fish", "use left 1", "sell fish")


def test_objective_14_a_cube_in_the_printed_cost_of_a_card(holding):
    game = holding("fresh-goods", expansion="standard", decks={"gather-1": ["woodcutter"]}, place="a")
    check(game, "fresh-goods", "place b2", "hire left")


def test_objective_15_errands(holding):
    moves = [f"activate {square}" for square in FIELDS]
    check(holding("errands", tile=FIELDS), "errands", "place e4", *moves)


def test_objective_16_two_rewards(holding):
    game = holding("two-rewards", tile={"e3": "well", "d3": "bar"})
    check(game, "two-rewards", "place e4", "activate e3", "activate d3")


def test_objective_17_good_harvest(holding):
    game = holding("good-harvest", tile={"c4": "pier"})
    check(game, "good-harvest", "place b5", "gather all", "activate c4")


def test_objective_19_team(position):
    said = {"expansion": "standard", "objective": [["team"]], "decks": {"gather-1": ["woodcutter"]}}
    game = position(**said, row=[["blank", "blank", "joiner", "mason"]], place="a", goods="stone 1 | -")
    check(game, "team", "place e3", "hire left")
    game = position(**said, place="a", goods="stone 1 | -").play("place e3", "hire left")
    assert "team" not in game.fulfilled(), "one card and five blanks"


def test_objective_20_master(position):
    said = {"expansion": "standard", "objective": [["master"]], "decks": {"gather-3": ["bailiff"]}}
    game = position(**said, row=[["carter"]], place="a", goods="wood 1, fish 1 | -")
    check(game, "master", "place e3", "done", "upgrade left")


def test_objective_21_both_trades(position):
    said = {"expansion": "standard", "objective": [["both-trades"]], "decks": {"gather-2": ["carter"]}}
    game = position(**said, row=[["woodcutter", "blank", "sawyer"]], place="a", goods="wood 1 | -")
    check(game, "both-trades", "place e3", "done", "upgrade left")


def test_objective_22_busy_artisans(position):
    said = {"expansion": "standard", "objective": [["busy-artisans"]], "effects": [2, 0]}
    game = position(**said, row=[["woodcutter"]], place="a")
    check(game, "busy-artisans", "place e3", "use left 1")


def test_objective_22_counts_anew_in_each_round(last_turn):
    game = last_turn(expansion="standard", effects=[2, 2]).play("place e3")
    assert game.effects == [0, 0]


def test_objective_23_free_building(position):
    said = {"expansion": "standard", "objective": [["free-building"]]}
    game = position(**said, row=[["joiner"]], place="a")
    check(game, "free-building", "build wheat-field", "place e3", "use left 1")
    game = position(**said, coins=[6, 0], market={"residence": 1}, place="a").play("build residence", "place e3")
    assert "free-building" not in game.fulfilled(), "no Artisan spared anything"


def test_objective_24_crowded(position):
    said = {"expansion": "standard", "objective": [["crowded"], ["team"]], "turn": 1, "place": "a"}
    game = position(**said, tile=FIELDS, owner={"d3": 1, "f3": 1}, goods="- | wood 1, stone 1")
    game.play("build well")
    assert "crowded" not in game.fulfilled(0)
    game.play("place d2")
    assert "crowded" in game.fulfilled(0), "e3 has d2, d3, f3 and d4 around it; it is seat 1 who built"


# T11, T16, X7


def test_T11_they_score_outside_one_s_turn_too(position):
    game = position(objective=[[], ["wealthy"]], tile={"e3": "well"}, owner={"e3": 1}, coins=[1, 5])
    game.play("place e4", "activate e3")
    assert "wealthy" in game.fulfilled(1), "the rent was the sixth coin"


def test_T11_each_scores_once_and_is_public_from_then_on(position):
    game = position(objective=[["penniless"]], tile={"e3": "well", "h3": "bar"}, owner={"e3": 1, "h3": 1}, coins=[1, 0])
    assert "penniless" not in game.match.view(1)["players"][0]["done"]
    game.play("place e4", "activate e3")
    assert "penniless" in game.match.view(1)["players"][0]["done"]
    points = game.scored("objectives")
    game.play("done", "place a2")
    assert game.scored("objectives") == points


def test_T11_looked_at_after_the_rent(position):
    """The last coin goes to the owner; what the Pawnshop takes is still to be given."""
    said = {"tile": {"e3": "pawnshop"}, "owner": {"e3": 1}, "goods": "wood 2 | -", "coins": [1, 0]}
    game = position(objective=[["penniless"]], **said)
    check(game, "penniless", "place e4", "activate e3")
    assert game.legal == ["give wood"]


def test_T11_looked_at_after_the_price(position):
    game = position(objective=[["penniless"]], tile={"e3": "bakery"}, coins=[3, 0]).play("place e4", "activate e3")
    assert "penniless" in game.fulfilled()
    assert game.coins[0] == 4


def test_T11_looked_at_after_the_price_of_a_building(holding):
    check(holding("penniless", coins=[3, 0]), "penniless", "build wheat-field", "place e3")


def test_T11_looked_at_after_the_price_of_an_artisan_card(holding):
    check(holding("penniless", expansion="standard", coins=[3, 0], place="a"), "penniless", "place e3", "hire left")


def test_T11_looked_at_after_cycling_a_deck(holding):
    game = holding("penniless", expansion="standard", coins=[1, 0], place="a")
    check(game, "penniless", "place e3", "cycle gather-1")


def test_T11_looked_at_after_feeding(last_turn):
    check(last_turn(objective=[["penniless"]], coins=[3, 0]), "penniless", "place e3", "feed coins 1")


def test_T11_looked_at_after_an_inn_s_coins(last_turn):
    check(last_turn(objective=[["wealthy"]], tile={"e3": "inn"}, coins=[5, 0]), "wealthy", "place e4")


def test_T11_looked_at_after_a_pawnshop_s_cubes(holding):
    game = holding("full-basket", tile={"e3": "pawnshop"}, goods="wood 3, stone 1, fish 1 | -")
    check(game, "full-basket", "place e4", "activate e3", *["give wood"] * 2, *["take wheat"] * 2)


def test_T11_looked_at_after_a_single_square_of_terrain(holding):
    game = holding("full-basket", tile={"c4": "well"}, goods="stone 1, fish 1, wheat 1 | -")
    check(game, "full-basket", "place b5", "gather wood")


@pytest.mark.parametrize(
    ("card", "word", "goods", "coins", "moves"),
    [
        ("toll-keeper", "wealthy", "-", 2, "use left 1"),
        ("surveyor", "full-basket", "stone 1, fish 1, wheat 1", 0, "use left 1; take wood"),
        ("moneychanger", "penniless", "-", 3, "use left 1; sell coins"),
        ("moneychanger", "wealthy", "wood 1", 1, "use left 1; sell wood"),
        ("notary", "penniless", "fish 1", 3, "use left 1; trade fish; trade coins"),
        ("patron", "penniless", "-", 3, "use left 1; offer coins"),
        ("foreman", "full-larder", "fish 8", 0, "gather fish; use left 1; gather fish"),
    ],
    ids=["gains", "pick", "price of a sale", "coins of a sale", "trade", "offer", "terrain once more"],
)
def test_T11_looked_at_after_every_step_of_an_effect(holding, card, word, goods, coins, moves):
    game = holding(word, expansion="standard", row=[[card]], place="a", goods=f"{goods} | -", coins=[coins, 0])
    check(game, word, "place b2", *moves.split("; "))


def test_T11_unfinished_ones_cost_nothing(last_turn):
    game = last_turn(rounds=4, coins=[1, 1]).play("place e3")
    assert game.fulfilled(1) == []
    assert game.scored("objectives", 1) == 0


def test_T16_a_turn_never_includes_the_end_of_the_round(last_turn):
    """The Residence activates six buildings, two of which give points, and takes five cubes that count as gathered."""
    fields = dict.fromkeys(("d3", "d4", "e4"), "wheat-field")
    tile = fields | {"e3": "residence", "f4": "well", "f3": "bar", "e2": "pier"}
    cards = [["errands", "two-rewards", "good-harvest", "hamlet"]]
    game = last_turn(objective=cards, tile=tile).play("place h5")
    assert game.phase == "residence"
    game.play(*(f"activate {square}" for square in ("e2", "d3", "f3", "d4", "e4", "f4")))
    assert game.phase == "feed"
    assert not {"errands", "two-rewards", "good-harvest"} & set(game.fulfilled())


def test_T16_what_counts_in_a_turn_is_counted_anew_in_the_next(position):
    game = position(objective=[["errands"]], tile=FIELDS).play(
        "place e4", "activate d3", "activate e3", "done", "place a2"
    )
    game.play("place e2", "activate d3", "activate f3")
    assert "errands" not in game.fulfilled()


def test_T16_cubes_gathered_and_rewards_are_counted_anew_too(position):
    """Three wood and the Well, then two fish and the Bar."""
    game = position(objective=[["good-harvest", "two-rewards"]], tile={"c4": "well", "e4": "bar"})
    game.play("place b5", "activate c4", "done", "place g3", "place e5", "activate e4", "done")
    assert game.cubes_of(0) == {"wood": 3, "fish": 2}
    assert not {"good-harvest", "two-rewards"} & set(game.fulfilled())


def test_X7_artisan_cubes_count_as_gathered(position):
    said = {"expansion": "standard", "objective": [["good-harvest"]], "row": [["bailiff"]], "place": "a"}
    game = position(**said).play("place b5", "gather all", "use left 1", "take wood")
    assert "good-harvest" not in game.fulfilled()
    assert "good-harvest" in game.play("take stone").fulfilled()


def test_X7_points_from_cards_are_not_points_from_buildings(position):
    said = {"expansion": "standard", "objective": [["two-rewards"]], "row": [["minstrel"]], "place": "a"}
    game = position(**said, tile={"e3": "well"}).play("place e4", "activate e3", "use left 1")
    assert "two-rewards" not in game.fulfilled()


def test_X7_a_reactivated_building_counts_once(position):
    said = {"expansion": "standard", "objective": [["two-rewards", "errands"]], "row": [["foreman"]], "place": "a"}
    three = {"d3": "wheat-field", "e3": "well", "f3": "wheat-field"}
    game = position(**said, tile=three).play("place e4", *(f"activate {square}" for square in three))
    game.play("use left 1", "activate e3")
    assert game.scored("activations") == 4
    assert not {"two-rewards", "errands"} & set(game.fulfilled())


def test_X7_objectives_11_and_18_read_the_printed_cost(position):
    said = {"expansion": "standard", "place": "a", "goods": "stone 3 | -"}
    game = position(**said, objective=[["stone-built"]], row=[["stone-dresser"]]).play(
        "build church", "place e3", "use left 1"
    )
    assert "stone-built" in game.fulfilled(), "four stone are printed, two were paid"
