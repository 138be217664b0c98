"""Why a move is not possible: the reason is the ruling that forbids it."""

from __future__ import annotations


def said(game, move):
    """The message alone."""
    reason = game.why(move)
    return None if reason is None else reason[0]


def test_T6_a_worker_needs_an_empty_grass_square(position):
    game = position(tile={"e3": "well"}, owner={"e3": 1}, worker={"e4": 1})
    messages = [said(game, f"place {square}") for square in ("a1", "c1", "f1", "e3", "e4", "e5")]
    assert messages == ["square-mountain", "square-forest", "square-lake", "square-building", "square-worker", None]


def test_T7_a_building_needs_a_tile_a_house_and_its_cost(position):
    game = position(market={"bakery": 1, "residence": 1}, goods="wood 1 | -", coins=[2, 3])
    lacking = {"tile": ("tile", 3), "count": 1, "resource": ("resource", 0)}
    assert game.why("build bakery") == ("short", lacking)
    assert game.why("build residence") == ("short-coins", {"tile": ("tile", 22), "count": 4})
    assert said(game, "build castle") == "not-in-market"
    town = dict.fromkeys(("b2", "c2", "d2", "e2", "f2"), "wheat-field") | {"g2": "well", "h2": "bar"}
    built = position(tile=town, owner=dict.fromkeys(town, 0), market={"bakery": 1}, goods="wood 2 | -")
    assert said(built, "build bakery") == "no-house"
    assert said(position(market={"bakery": 1}, goods="wood 1 | -", coins=[3, 3]), "build bakery") is None


def test_T6_a_building_is_activated_once_beside_the_worker_and_for_its_rent(position):
    game = position(
        tile={"e3": "well", "f3": "workshop", "h3": "statue", "e5": "castle", "d3": "fountain"},
        owner={"e3": 1, "f3": 0, "h3": 0, "e5": 0, "d3": 0},
        coins=[0, 3],
        goods="wood 1 | -",
    ).play("place e4")
    assert said(game, "activate e3") == "no-rent"
    assert game.why("activate f3") == ("price", {"tile": ("tile", 1), "count": 1, "resource": ("resource", 0)})
    assert said(game, "activate d3") == "price-coins"
    assert said(game, "activate h3") == "not-beside"
    assert said(game, "activate e5") == "not-working"
    assert said(game, "activate a2") == "no-building"
    assert said(game, "build bakery") == "now-act"
    rich = position(tile={"e3": "well"}, owner={"e3": 0}).play("place e4", "activate e3")
    assert said(rich, "activate e3") == "activated"


def test_T6_terrain_is_gathered_once(position):
    game = position(tile={"c3": "well"}, owner={"c3": 0}).play("place b2")
    assert said(game, "gather stone") is None
    game.play("gather stone")
    assert said(game, "gather stone") == "gathered"
    far = position(tile={"e3": "well"}, owner={"e3": 0}).play("place e4")
    assert [said(far, f"gather {resource}") for resource in ("wood", "stone", "fish")] == [
        "no-forest",
        "no-mountain",
        "no-lake",
    ]


def test_X1_without_the_expansion_there_are_no_artisans(position):
    game = position()
    assert [said(game, move) for move in ("worker a", "hire left", "use left 1")] == ["no-artisans"] * 3


def test_X4_X5_one_effect_a_turn_of_a_fitting_card(position):
    plain = {"expansion": "standard", "place": "a", "row": [["woodcutter", "joiner"]]}
    game = position(**plain).play("place e3")
    assert said(game, "use left 2") == "no-choice"
    assert said(game, "use right 1") == "other-kind"
    game.play("use left 1")
    assert said(game, "use left 1") == "one-effect"
    empty = position(**plain, supply="stone 15, fish 15, wheat 15", goods="wood 15 | -").play("place e3")
    assert said(empty, "use left 1") == "does-nothing"
    blank = position(expansion="standard", place="a", row=[["woodcutter"]]).play("place e3")
    assert said(blank, "use right 1") == "blank"


def test_X8_X9_X10_X11_who_may_be_hired_and_upgraded(position):
    decks = {"gather-1": ["angler"], "gather-2": ["carter"]}
    plain = {"expansion": "standard", "place": "a", "decks": decks, "goods": "wood 3 | -", "coins": [1, 3]}
    game = position(**plain, row=[["woodcutter"]]).play("place e3", "done")
    assert game.why("hire left") == ("hire-fits", {"card": ("artisan", 0)})
    assert said(game, "upgrade right") == "blank"
    assert said(game, "cycle gather-1") is None
    used = position(**plain, row=[["woodcutter"]]).play("place e3", "use left 1", "done")
    assert said(used, "hire left") == "hire-used"
    poor = position(**{**plain, "goods": "- | -"}, row=[["woodcutter"]]).play("place e3", "done")
    assert said(poor, "upgrade left") == "card-short"
    advanced = position(expansion="advanced", place="a", coins=[3, 3]).play("place e3")
    assert said(advanced, "cycle gather-1") == "no-cycling"
