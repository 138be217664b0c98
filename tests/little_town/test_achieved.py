"""What a turn achieves, said from the town: food, points, a building in reach, and nothing else."""

from __future__ import annotations

from atelier.lab.kept import kept
from atelier.lab.line import line, played
from atelier.lab.reasons import tell_achieved
from atelier.words import speak


def test_food_for_everyone_is_said_once_it_is_there(position, said):
    """Board 1: a worker on a square beside the lake takes its fish."""
    game = position(goods="fish 4 | -")
    by_the_lake = lake_square(game)
    assert "feeds all five" in said(game, f"place {by_the_lake}", "done")
    assert "feeds all five" not in said(position(goods="fish 5 | -"), f"place {by_the_lake}", "done")


def lake_square(game):
    """A square from which fish comes, alone or with more."""
    for move in game.offers("place"):
        turn = played(game.match, [move, "done"])
        after, before = turn.steps[-1].after.position, turn.steps[0].before.position
        if after["goods"][0].get("fish", 0) == before["goods"][0].get("fish", 0) + 1:
            return move.split()[1]
    raise AssertionError("no lake")


def test_some_food_is_said_as_it_is(position, said):
    game = position(goods="fish 2 | -")
    assert "food for 3 of 5" in said(game, f"place {lake_square(game)}", "done")


def test_a_last_worker_that_brings_no_food_leaves_it_to_be_said(last_turn, said):
    game = last_turn(goods="wood 1, stone 1 | -")
    assert said(game, "build well", "place e3")[:2] == ["builds the Well: +4 points", "food for 0 of 5"]


def test_a_building_is_named_with_its_points_and_nothing_is_said_of_food_before_the_end(position, said):
    game = position(goods="wood 1, stone 1 | -")
    built, *others = said(game, "build well", "place e3")
    assert built == "builds the Well: +4 points"
    assert not [one for one in others if "food" in one]


def test_a_building_says_what_else_a_worker_beside_it_can_use(position, said):
    """Board 1: three lands lie around a worker on b2."""
    beside = "there a worker beside it also uses"
    game = position(goods="wood 1, stone 1 | -")
    assert f"{beside} 3 more lands or buildings for nothing" in said(game, "build well", "place c2")
    with_field = position(goods="wood 1, stone 1 | -", tile={"b3": "wheat-field"}, owner={"b3": 0})
    assert f"{beside} 4 more lands or buildings for nothing" in said(with_field, "build well", "place c2")
    statue = position(goods="stone 4 | -")
    assert not [one for one in said(statue, "build statue", "place c2") if one.startswith(beside)], "it does nothing"


def test_a_deck_that_is_cycled_shows_another_card(position, said):
    """X11."""
    game = position(expansion="standard", row=[[]], place="a", coins=[3, 3], goods="- | -").play("place e3")
    assert "turns up another card of Gather I" in said(game, "cycle gather-1")


def test_an_objective_of_one_s_own_that_is_met_comes_first(position, said):
    """The last coin is not spent here: there was none."""
    built = "builds the Well: +4 points"
    met = "meets an objective (have no coin left): +3 points"
    goods = {"goods": "wood 1, stone 1 | -"}
    assert said(position(objective=[["penniless"], []], **goods), "build well", "place e3")[:2] == [met, built]
    assert met not in said(position(objective=[["wood-built"], ["penniless"]], **goods), "build well", "place e3")


def test_what_can_now_be_built_is_said_and_what_could_before_is_not(position, said):
    """The bakery costs a wood and a stone; stone comes to b1."""
    reach = "enough for the Bakery (4 points)"
    assert reach in said(position(goods="wood 1 | -"), "place b1", "done")
    assert reach not in said(position(goods="wood 1, stone 1 | -"), "place b1", "done")
    assert reach not in said(position(goods="- | wood 1"), "place b1", "done")


def test_rent_is_spoken_of_only_where_none_is_paid(position, said):
    town = {"tile": {"e3": "well"}, "coins": [3, 3]}
    turn = ("place e4", "activate e3", "done")
    assert "pays no rent" in said(position(owner={"e3": 0}, **town), *turn)
    assert "pays no rent" not in said(position(owner={"e3": 1}, **town), *turn)
    assert "pays no rent" not in said(position(owner={"e3": 0}, **town), "place b1", "done")


def test_what_one_turn_keeps_and_another_gives_up_is_told_in_both_languages(position):
    """T8: three coins stand in for a wood, or the wood is paid."""
    game = position(goods="wood 1 | -", coins=[3, 3])
    wood, coins = (played(game.match, ["build wheat-field", "place e3", f"coins wood {paid}"]) for paid in (0, 1))
    told = {
        language: [
            [tell_achieved(one, game.match.box, speak(language)) for one in found]
            for found in (kept(coins, wood), kept(wood, coins))
        ]
        for language in ("en", "fr")
    }
    assert told["en"] == [["keeps 1 wood"], ["keeps 3 coins"]]
    assert told["fr"] == [["garde 1 bois"], ["garde 3 pièces"]]
    half = played(game.match, ["build wheat-field", "place e3"])
    assert kept(half, wood) == [], "who has not paid yet keeps nothing"
    gathered, nothing = (played(game.match, [f"place {square}", "done"]) for square in ("b2", "e3"))
    assert kept(gathered, nothing) == [], "what comes in is no news: the move says so"


def test_a_line_goes_on_to_the_end_of_the_turn(position):
    game = position(goods="wood 1, stone 1 | -")
    turn = line(game.match, 0, "build well")
    assert [move.split()[0] for move in turn.moves] == ["build", "place"]
    assert all(step.foreseen for step in turn.steps)
    assert turn.steps[-1].after.seat == 1


def test_a_line_ends_where_a_card_is_uncovered(position):
    """X8: behind a card that is hired lies one that nobody knows."""
    game = position(expansion="standard", row=[[]], place="a", goods="wood 3, stone 3, fish 3, wheat 3 | -")
    turn = line(game.play("place e3").match, 0, "hire left")
    assert turn.moves == ["hire left"]
    assert not turn.steps[0].foreseen
    assert [one.message for one in turn.achieved] == ["hired"]
