"""What a turn achieves, said from the board: what an object lacks, what another is kept from, and nothing else."""

from __future__ import annotations

from atelier.lab.line import line

ALL_BUT_CLAY = "textiles 1, glass 1"
"""The bead collar needs textiles, clay and glass, each on level 1."""


def test_a_level_that_was_the_last_one_lacking_completes_the_object(position, said):
    game = position(
        phase="develop", month=3, token=1, row="bead-collar - - -", works=f"{ALL_BUT_CLAY} | -", hand="clay 2"
    )
    assert said(game, "develop clay 1") == ["clay completes Beaded collar (Kenya) (3 points)"]
    assert said(game, "pass") == []


def test_a_level_after_which_one_is_lacking_says_which(position, said):
    game = position(
        phase="develop", month=3, token=1, row="bead-collar - - -", works="glass 1 | -", hand="clay 1, wood 1"
    )
    assert said(game, "develop clay 1") == ["clay for Beaded collar (Kenya), which then lacks only textiles"]
    assert said(game, "develop wood 1") == []


def test_a_card_that_is_all_an_object_lacks(position, said):
    game = position(month=3, market="clay wood - - -", row="bead-collar - - -", works=f"{ALL_BUT_CLAY} | -")
    assert said(game, "take 1") == ["clay is all that Beaded collar (Kenya) still lacks"]
    assert said(game, "take 2") == []


def test_a_second_card_of_what_is_in_the_hand_brings_nothing_nearer(position, said):
    game = position(
        month=3, market="clay wood - - -", row="bead-collar - - -", works=f"{ALL_BUT_CLAY} | -", hand="clay 1"
    )
    assert said(game, "take 1") == []


def test_a_card_for_an_object_says_how_many_levels_are_left(position, said):
    game = position(month=3, market="clay wood - - -", row="bead-collar - - -")
    assert said(game, "take 1") == ["clay for Beaded collar (Kenya), three levels away"]


def test_a_card_that_a_far_object_asks_for_is_told_with_it_unless_the_hand_had_enough(position, said):
    far = {"month": 3, "market": "stone wood - - -", "row": "sun-stone - - -"}
    assert said(position(**far), "take 1") == ["Sun stone (Mexico) asks for stone"]
    enough = said(position(**far, hand="stone 4"), "take 1")
    assert not [one for one in enough if "asks for" in one]


def test_cards_that_fit_on_the_next_level_are_told_with_what_they_score_there(position, said):
    game = position(month=3, market="wood - - - -", works="wood 3 | -", hand="wood 1")
    assert said(game, "take 1") == ["wood: 2 cards for level II (4 points)"]
    full = position(month=3, market="wood - - - -", works="wood 1 | -", hand="wood 1")
    assert said(full, "take 1") == [], "level II takes one card"


def test_an_object_that_is_made_is_named_with_its_points(position, said):
    game = position(month=3, market="wood - - - -", row="bead-collar - - -", works=f"{ALL_BUT_CLAY}, clay 1 | -")
    assert said(game, "craft 1") == ["crafts Beaded collar (Kenya): +3 points"]


def test_the_last_card_of_what_another_lacks_is_kept_from_that_player(position, said):
    lacking = {"month": 3, "row": "bead-collar - - -", "works": f"clay 1 | {ALL_BUT_CLAY}"}
    denied = "takes the clay that Seat 2 lacks for Beaded collar (Kenya)"
    assert said(position(market="clay wood - - -", **lacking), "take 1") == [denied]
    assert said(position(market="clay wood clay - -", **lacking), "take 1") == [], "there is another clay"
    known = position(market="clay wood - - -", hand="- | clay 1", known="- | clay 1", **lacking)
    assert said(known, "take 1") == [], "everyone has seen that clay taken"


def test_a_hidden_hand_is_not_looked_into(position, said):
    """What another holds and nobody has seen changes nothing of what is said."""
    lacking = {"month": 3, "market": "clay wood - - -", "row": "bead-collar - - -", "works": f"- | {ALL_BUT_CLAY}"}
    hidden = position(hand="- | clay 1", **lacking)
    assert said(hidden, "take 1") == said(position(hand="- | wood 1", **lacking), "take 1") != []


def test_the_token_brings_the_next_month_but_not_after_the_last(position, said):
    assert said(position(month=3, market="wood - - - -"), "token") == ["begins the next month"]
    assert said(position(month=12, market="wood - - - -"), "token") == []


def test_a_turn_of_one_decision_is_a_line_of_one_move(position):
    game = position(month=3, market="clay wood glass - -")
    turn = line(game.match, 0, "take 1")
    assert turn.moves == ["take 1"]
    assert turn.steps[0].foreseen


def test_a_line_ends_where_cards_would_decide(month_end):
    """After the last pass of a month the next market is uncovered."""
    game = month_end(month=3)
    turn = line(game.match, 1, "pass")
    assert turn.moves == ["pass"]
    assert not turn.steps[0].foreseen
