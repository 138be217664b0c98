"""Crafting art objects and the row they lie in: R18–R22."""

from __future__ import annotations

import pytest

from atelier import IllegalMove

DECK_1 = ["mask", "oil-lamp", "kite", "bead-collar", "mended-bowl", "djembe", "mosaic", "buddha", "samovar", "mill"]
DECK_2_BUT_7 = ["iron-kettle", "carpet", "chess-set", "rose-window", "gong", "astrolabe"]
MASK = "textiles 1, wood 1, gold 1"
BEAD_COLLAR = "textiles 1, clay 1, glass 1"


def made_by_seat_0(*cards: str) -> dict[str, int]:
    return dict.fromkeys(cards, 0)


# R18: requirements


def test_R18_one_card_on_the_required_level_is_enough(position):
    """The oil lamp needs clay on level 2 and metal on level 1."""
    game = position(month=3, row="- oil-lamp - -", works="clay 3 1, metal 1 | -", market="wood - - - -")
    assert game.allows("craft 2")
    game.play("craft 2")
    assert game.made(0) == {"oil-lamp"}


def test_R18_cards_beyond_one_do_not_make_up_for_a_level(position):
    game = position(month=3, row="- oil-lamp - -", works="clay 6, metal 6 | -", market="wood - - - -")
    assert not game.allows("craft 2")


def test_R18_level_IV_is_met_by_level_IV_alone(position):
    said = {"month": 5, "row": "sun-stone - - -", "market": "wood - - - -"}
    assert not position(**said, works="stone 1 1 1, clay 1 | -").allows("craft 1")
    assert position(**said, works="stone 1 1 1 1, clay 1 | -").allows("craft 1")


def test_R18_a_view_says_what_each_seat_lacks_for_the_objects_it_could_make(position):
    """The oil lamp needs clay on level 2 and metal on level 1; what is reserved concerns its owner alone."""
    works = "clay 3, metal 1 | clay 3 1, metal 1"
    game = position(month=3, row="- oil-lamp - -", works=works, artisan="provident | -", reserved="mask | -")
    first, second = (player["lacks"] for player in game.match.view(None)["players"])
    assert (first["oil-lamp"], second["oil-lamp"]) == ({"clay": 2}, {})
    assert first["mask"] == {"textiles": 1, "wood": 1, "gold": 1}
    assert set(first) - set(second) == {"mask"}
    assert "kite" not in first, "it does not lie on the table"


def test_R18_every_material_is_needed(position):
    for works in ("clay 2 2", "metal 1", "clay 2 2, gold 1 1 1"):
        assert not position(month=3, row="oil-lamp - - -", works=f"{works} | -").allows("craft 1")


def test_R18_levels_above_and_other_materials_do_not_matter(position):
    game = position(month=5, row="oil-lamp - - -", works="clay 2 2 2 1, metal 3 2, wood 1 | -", market="wood - - - -")
    assert game.allows("craft 1")


def test_R18_other_peoples_works_do_not_help(position):
    game = position(month=5, row="oil-lamp - - -", works="clay 2 2 | metal 1", market="wood - - - -")
    assert not game.allows("craft 1")


def test_R18_developed_cards_remain_in_play(position):
    game = position(month=3, row="oil-lamp - - -", works="clay 3 1, metal 1 | -", market="wood - - - -").play("craft 1")
    assert game.works[0] == {"clay": [3, 1, 0, 0], "metal": [1, 0, 0, 0]}


def test_R18_an_empty_place_holds_nothing_to_craft(position):
    everything = (
        "textiles 1 1 1 1, clay 1 1 1 1, wood 1 1 1 1, stone 1 1 1 1, glass 1 1 1 1, gold 1 1 1 1, metal 1 1 1 1"
    )
    game = position(month=5, row="- mask - -", works=f"{everything} | -", market="wood - - - -")
    assert game.legal == ["take 1", "token", "craft 2"]


# R19: the first two months


@pytest.mark.parametrize(("month", "crafts"), [(1, False), (2, False), (3, True)])
def test_R19_no_crafting_in_months_1_and_2(position, month, crafts):
    game = position(month=month, row="mask - - -", works=f"{MASK} | -", market="wood - - - -")
    assert game.allows("craft 1") is crafts


def test_R19_no_crafting_in_a_last_turn_of_month_2(position):
    game = position(month=2, row="mask - - -", works=f"- | {MASK}", market="wood - - - -").play("token")
    assert game.legal == ["take 1", "pass"]
    with pytest.raises(IllegalMove):
        game.play("craft 1")


def test_R19_holds_for_a_night_worker_too(position):
    game = position(month=2, works=f"{MASK} | -", row="mask - - -", market="wood - - - -", artisan="night-worker | -")
    assert game.legal == ["take 1", "token"]


# R20: the row is refilled


def test_R20_the_gap_stays_until_the_next_month(position):
    game = position(month=4, row="mask kite djembe mosaic", works=f"{MASK} | -", market="wood - - - -")
    top = game.match.view(0)["next"]
    game.play("craft 1", "token", "pass", "pass")
    assert (game.month, game.row) == (4, [None, "kite", "djembe", "mosaic"])
    assert game.match.view(0)["next"] == top
    game.play("pass")
    assert (game.month, game.row) == (5, [top, "kite", "djembe", "mosaic"])


def test_R20_gaps_are_filled_from_place_1_up_then_the_top_card_is_turned_up(month_end):
    game = month_end(month=4, row="- mask - kite").play("pass")
    first, second, third = game.order[2:5]
    assert game.row == [first, "mask", second, "kite"]
    assert game.match.view(0)["next"] == third
    assert game.match.view(0)["object_decks"] == [6, 10]


def test_R20_months_2_to_6_refill_from_deck_1(month_end):
    for month in range(1, 6):
        game = month_end(month=month, row="- mask - kite").play("pass")
        assert game.drawn == [4, 0]


def test_R20_if_deck_1_is_empty_before_month_7_the_gaps_stay(month_end):
    out = made_by_seat_0(*DECK_1[1:])
    game = month_end(month=5, row="- - mask -", maker=out).play("pass")
    assert (game.month, game.row) == (6, [None, None, "mask", None])
    assert game.match.view(0)["next"] is None
    game.play("token", "pass", "pass", "pass")
    assert game.month == 7
    assert None not in game.row


def test_R20_the_last_card_of_deck_1_fills_the_first_gap(month_end):
    out = made_by_seat_0(*DECK_1[2:])
    game = month_end(month=5, row="- - mask -", maker=out).play("pass")
    assert game.row == [game.order[9], None, "mask", None]
    assert game.match.view(0)["next"] is None


def test_R20_the_row_is_filled_for_month_12_as_well(month_end):
    game = month_end(month=11, row="- mask - kite").play("pass")
    assert game.month == 12
    assert all(game.row)


# R21: month 7


def test_R21_month_7_keeps_the_row_and_fills_it_from_deck_2(month_end):
    game = month_end(month=6, row="mask - kite -").play("pass")
    assert game.month == 7
    assert game.row == ["mask", game.order[10], "kite", game.order[11]]
    assert game.match.view(0)["next"] == game.order[12]


def test_R21_what_is_left_of_deck_1_leaves_the_game_its_face_up_card_included(month_end):
    game = month_end(month=6, row="mask djembe kite mosaic")
    left = game.match.view(0)["next"]
    assert left == game.order[4]
    game.play("pass")
    assert game.row == ["mask", "djembe", "kite", "mosaic"]
    assert game.match.view(0)["object_decks"] == [0, 10]
    assert game.match.view(0)["next"] == game.order[10] != left


def test_R21_later_months_go_on_with_deck_2(month_end):
    game = month_end(month=9, row="clock - stool -").play("pass")
    assert game.row == ["clock", game.order[12], "stool", game.order[13]]
    assert game.drawn == [0, 4]


def test_R21_if_deck_2_runs_out_the_row_shrinks(month_end):
    out = made_by_seat_0(*DECK_1, *DECK_2_BUT_7, "clock", "stool")
    game = month_end(month=10, row="- lantern - -", maker=out).play("pass")
    assert game.row == ["tea-house", "lantern", None, None]
    assert game.match.view(0)["next"] is None
    assert game.match.view(0)["object_decks"] == [0, 0]
    game.play("token", "pass", "pass", "pass")
    assert (game.month, game.row) == (12, ["tea-house", "lantern", None, None])


# R22: the final craft


def test_R22_after_month_12_each_may_craft_one_more_in_order_from_the_token_holder(position):
    game = position(
        seats=3, month=12, phase="develop", token=2, turn=1, row="mask bead-collar - -", works=f"{MASK} | - | {MASK}"
    ).play("pass")
    assert (game.phase, game.turn) == ("final", 2)
    assert game.legal == ["craft 1", "pass"]
    game.play("pass")
    assert game.turn == 0
    game.play("craft 1")
    assert (game.turn, game.legal) == (1, ["pass"])
    game.play("pass")
    assert (game.phase, game.turn, game.legal) == ("over", None, [])
    assert [game.made(seat) for seat in range(3)] == [{"mask"}, set(), set()]


def test_R22_whatever_they_crafted_or_did_in_month_12(month_end):
    game = month_end(month=12, crafted="yes | yes", visited="yes | yes", row="mask - - -", works=f"{MASK} | -").play(
        "pass"
    )
    assert game.allows("craft 1")


def test_R22_one_more_object_only(position):
    game = position(month=12, phase="final", token=0, row="mask bead-collar - -", works=f"{MASK}, clay 1, glass 1 | -")
    assert game.play("craft 1").turn == 1
    assert game.play("pass").phase == "over"
    assert game.made(0) == {"mask"}


def test_R22_a_night_worker_crafts_one_more_object_only(position):
    game = position(
        month=12, phase="final", token=0, artisan="night-worker | -", row="mask bead-collar - -",
        works=f"{MASK}, clay 1, glass 1 | -",
    )  # fmt: skip
    game.play("craft 1")
    assert game.turn == 1


def test_R22_what_one_takes_is_gone_for_the_next_and_there_is_no_refill(month_end):
    game = month_end(month=12, row="mask - - kite", works=f"{MASK} | {MASK}").play("pass")
    assert game.row == ["mask", None, None, "kite"]
    game.play("craft 1")
    assert game.row == [None, None, None, "kite"]
    assert game.legal == ["pass"]


def test_R22_a_reserved_object_may_be_crafted(position):
    said = {"artisan": "provident | -", "reserved": "mask | -", "works": f"{MASK} | {MASK}"}
    game = position(month=12, phase="final", token=0, row="kite - - -", **said)
    assert game.legal == ["craft reserved", "pass"]
    game.play("craft reserved")
    assert game.made(0) == {"mask"}
    assert game.reserved == [None, None]
    assert game.legal == ["pass"]


def test_R22_the_requirements_hold_as_ever(position):
    game = position(month=12, phase="final", token=0, row="mask kite - -", works=f"{BEAD_COLLAR} | -")
    assert game.legal == ["pass"]


def test_R22_there_is_no_final_craft_before_month_12(month_end):
    game = month_end(month=11, row="mask - - -", works=f"{MASK} | -").play("pass")
    assert (game.month, game.phase) == (12, "market")
