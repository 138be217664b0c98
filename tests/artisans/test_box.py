"""The box of Artisans: the 24 objects we designed, and box files with mistakes in them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from atelier import BadBox
from atelier.boxfile import LANGUAGES, read_box
from atelier.games.artisans import GAME

BOX = GAME.default_box
TEXT = GAME.box_text
MATERIALS = BOX.words["material"]
OBJECTS = BOX.words["object"]
POINTS = dict(zip(OBJECTS, BOX.record.points.tolist(), strict=True))
NEEDS = {
    card: {material: level for material, level in zip(MATERIALS, levels, strict=True) if level}
    for card, levels in zip(OBJECTS, BOX.record.needs.tolist(), strict=True)
}


def needing(*materials: str) -> int:
    return sum(any(material in needs for material in materials) for needs in NEEDS.values())


def line(text: str, times: int = 1) -> int:
    """The number of the line of the box file that begins with this text, for the first or a later time."""
    return [number for number, one in enumerate(TEXT.splitlines(), 1) if one.startswith(text)][times - 1]


def mistakes(*edits: tuple[str, str], text: str = TEXT) -> list[str]:
    """What is said of the box file with some of its words replaced."""
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(BadBox) as refused:
        read_box(text, "my-box.toml", GAME.read_box)
    return list(refused.value.mistakes)


# Our 24 objects


def test_box_has_4_5_6_5_4_objects_worth_3_to_7():
    assert Counter(POINTS.values()) == {3: 4, 4: 5, 5: 6, 6: 5, 7: 4}


def test_box_objects_need_two_to_four_materials_about_three_on_average():
    counts = [len(needs) for needs in NEEDS.values()]
    assert set(counts) <= {2, 3, 4}
    assert 2.7 <= sum(counts) / len(counts) <= 3.3


def test_box_materials_are_needed_evenly():
    assert 10 <= needing("gold") <= 12
    assert 15 <= needing("wood", "stone") <= 17
    for material in MATERIALS:
        assert 9 <= needing(material) <= 12, material


def test_box_points_are_close_to_the_sum_of_levels():
    for card, needs in NEEDS.items():
        assert abs(sum(needs.values()) - POINTS[card]) <= 1, card
        assert max(needs.values()) <= 4


def test_box_deck_1_asks_less_than_deck_2():
    sums = {card: sum(needs.values()) for card, needs in NEEDS.items()}
    assert all(2 <= sums[card] <= 6 for card in OBJECTS if POINTS[card] in (3, 4, 5, 6))
    assert all(4 <= sums[card] <= 8 for card in OBJECTS if POINTS[card] in (4, 5, 6, 7))


def test_box_objects_are_marked_as_our_own():
    assert BOX.sources["object"] == ("atelier",) * 24


def test_box_has_a_name_for_everything_in_both_languages():
    for language in LANGUAGES:
        for kind, count in (("material", 7), ("artisan", 9), ("object", 24)):
            names = BOX.names[language][kind]
            assert len(set(names)) == count
            assert all(names)
    assert all(en != fr for en, fr in zip(BOX.names["en"]["object"], BOX.names["fr"]["object"], strict=True))


def test_box_names_follow_the_rulebook():
    assert BOX.name_of("artisan", "carver", "fr") == "Le Sculpteur"
    assert BOX.name_of("artisan", "artoholic", "fr") == "Le Collectionneur compulsif"
    assert {"buddha", "mill", "mask"} <= set(OBJECTS)


def test_box_default_switches_are_those_of_the_rulings():
    switches = TEXT[TEXT.index("[switches]") : TEXT.index("[copies]")]
    assert re.findall(r"(?m)^(\w+) = (\S+)", switches) == [
        ("artisans", '"draft"'),
        ("neighbours", '"places"'),
        ("last_turn_craft", "true"),
        ("trade_laps", "6"),
    ]


# Mistakes in a box file


def test_box_with_an_unknown_key_is_refused_with_a_suggestion():
    [said] = mistakes(('\nsource = "atelier"', '\nsource = "atelier"\npoint = 3'))
    assert said == f"my-box.toml, line {line('source') + 1}, objects[1].point: no such key; did you mean points?"


def test_box_with_an_unknown_key_like_no_other_is_told_the_known_ones():
    [said] = mistakes(("[copies]", "[copies]\n17 = 3"))
    assert said == f"my-box.toml, line {line('[copies]') + 1}, copies.17: no such key; known here: 2, 3, 4"


def test_box_with_a_missing_key_is_refused_where_it_belongs():
    [said] = mistakes(('id = "oil-lamp"\n', ""))
    assert said.startswith(f"my-box.toml, line {line('[[objects]]', 2)}, objects[2].id: missing; ")
    [said] = mistakes(("trade_laps = 6", ""))
    assert said.startswith(f"my-box.toml, line {line('[switches]')}, switches.trade_laps: missing; ")


def test_box_with_a_missing_name_is_refused():
    [said] = mistakes(('fr = "Lampe à huile (Rome)"\n', ""))
    assert said.startswith(f"my-box.toml, line {line('[[objects]]', 2)}, objects[2].fr: missing; ")


def test_box_with_a_missing_table_is_refused():
    said = mistakes((TEXT[TEXT.index("[copies]") : TEXT.index("# R4")], ""))
    assert said[0] == "my-box.toml, copies: missing; write a table with 2, 3, 4"


@pytest.mark.parametrize("level", ["5", "0", "true", '"two"'])
def test_box_with_a_level_that_is_not_1_to_4_is_refused(level):
    [said] = mistakes(("clay = 2, metal = 1", f"clay = {level}, metal = 1"))
    assert said.startswith(f"my-box.toml, line {line('needs', 2)}, objects[2].needs.clay: ")
    assert said.endswith("write a whole number from 1 to 4")


def test_box_with_an_object_of_one_material_is_refused():
    [said] = mistakes(("{ clay = 2, metal = 1 }", "{ clay = 2 }"))
    assert said.startswith(f"my-box.toml, line {line('needs', 2)}, objects[2].needs: 1 material; ")


def test_box_with_an_unknown_material_is_refused():
    [said] = mistakes(("clay = 2, metal = 1", "clay = 2, metal = 1, golf = 1"))
    assert said == f"my-box.toml, line {line('needs', 2)}, objects[2].needs.golf: no such key; did you mean gold?"


@pytest.mark.parametrize("points", [2, 8, 9])
def test_box_with_points_that_are_not_3_to_7_is_refused(points):
    said = mistakes(text=_object_worth("mask", points))
    assert said[0].startswith(f"my-box.toml, line {line('points')}, objects[1].points: {points} does not fit; ")
    assert said[0].endswith("write a whole number from 3 to 7")


def test_box_with_two_objects_of_one_name_is_refused():
    [said] = mistakes(('id = "kite"', 'id = "mask"'))
    where = line('id = "kite"')
    assert said.startswith(f"my-box.toml, line {where}, objects[3].id: 'mask' names two of them")


def test_box_with_an_identifier_of_two_words_is_refused():
    [said] = mistakes(('id = "kite"', 'id = "Swallow kite"'))
    where = line('id = "kite"')
    assert said.startswith(f"my-box.toml, line {where}, objects[3].id: 'Swallow kite' does not fit; write a word")


def test_box_with_23_objects_is_refused():
    [said] = mistakes((TEXT[TEXT.rindex("[[objects]]") :], ""))
    assert said == f"my-box.toml, line {line('[[objects]]')}, objects: there are 23 [[objects]]; the game has 24"


def test_box_with_25_objects_is_refused():
    text = TEXT + "\n" + TEXT[TEXT.rindex("[[objects]]") :].replace("tea-house", "tea-hut")
    [said] = mistakes(text=text)
    assert said.endswith("objects: there are 25 [[objects]]; the game has 24")


def test_box_whose_objects_are_no_list_is_refused():
    text = TEXT[: TEXT.index("[[objects]]")].replace("name = ", "objects = 24\nname = ", 1)
    said = mistakes(text=text)
    assert said[0] == f"my-box.toml, line {line('name')}, objects: there are no [[objects]]; the game has 24"


def test_box_that_is_not_TOML_is_refused():
    [said] = mistakes(("trade_laps = 6", "trade_laps: 6"))
    assert said.startswith("my-box.toml: this is not TOML: ")
    assert f"line {line('trade_laps')}" in said


@pytest.mark.parametrize(
    ("switch", "written", "wrong", "right"),
    [
        ("artisans", '"draft"', '"drafted"', "write one of draft, random"),
        ("neighbours", '"places"', '"cards"', "write one of places, next_card"),
        ("last_turn_craft", "true", '"yes"', "write true or false"),
        ("trade_laps", "6", "0", "write a whole number from 1 to 30"),
    ],
)
def test_box_with_a_wrong_word_for_a_switch_is_refused(switch, written, wrong, right):
    [said] = mistakes((f"\n{switch} = {written}", f"\n{switch} = {wrong}"))
    assert said.startswith(f"my-box.toml, line {line(switch)}, switches.{switch}: ")
    assert said.endswith(right)


def test_box_with_too_few_objects_of_a_value_is_refused():
    [said] = mistakes(text=_object_worth("mask", 4))
    where = line("[[objects]]")
    assert said == f"my-box.toml, line {where}, objects: 3 objects are worth 3; the two decks need 4 of them"


def test_box_with_a_deck_of_nine_is_refused():
    [said] = mistakes(("[deck-1]\n3 = 4", "[deck-1]\n3 = 3"))
    assert said == f"my-box.toml, line {line('[deck-1]')}, deck-1: these are 9 cards; a deck has 10"


def test_box_with_a_source_nobody_knows_is_refused():
    [said] = mistakes(('\nsource = "atelier"', '\nsource = "web"'))
    assert said.startswith(f"my-box.toml, line {line('source')}, objects[1].source: 'web' does not fit; ")


def test_box_with_a_bonus_for_an_artisan_who_has_none_is_refused():
    [said] = mistakes(('fr = "Le Prévoyant"', 'fr = "Le Prévoyant", bonus = 2'))
    assert said.startswith(f"my-box.toml, line {line('provident')}, artisans.provident.bonus: no such key; ")


def test_box_of_another_game_is_refused():
    [said] = mistakes(('game = "artisans"', 'game = "chess"'))
    assert said.startswith(f"my-box.toml, line {line('game')}, game: 'chess' does not fit; ")


def test_box_with_many_mistakes_is_told_all_of_them_at_once():
    said = mistakes(
        ('"places"', '"cards"'),
        ("clay = 2, metal = 1", "clay = 5, metal = 1"),
        ('id = "kite"', 'id = "mask"'),
        ("4 = 24", "4 = 24\n5 = 30"),
    )
    keys = {"switches.neighbours", "copies.5", "objects[2].needs.clay", "objects[3].id"}
    assert {re.match(r"my-box.toml, line \d+, (\S+): ", one)[1] for one in said} == keys
    assert len(said) == 4


def test_box_of_an_owner_plays_by_its_own_cards(position):
    box = read_box(TEXT.replace("{ clay = 2, metal = 1 }", "{ gold = 1, glass = 1 }"), "my-box.toml", GAME.read_box)
    assert box.digest != BOX.digest
    game = position(box=box, month=3, row="oil-lamp - - -", works="gold 1, glass 1 | -", artisan="gold-lover | -")
    assert game.play("craft 1").scored("artisan") == 4


def _object_worth(card: str, points: int) -> str:
    """The box file with another value on one object."""
    head, mark, tail = TEXT.partition(f'id = "{card}"')
    return head + mark + re.sub(r"points = \d", f"points = {points}", tail, count=1)


def test_box_no_more_objects_of_one_value_than_can_be_mixed():
    text = re.sub(r"(?m)^points = [3-7]$", "points = 3", TEXT)
    assert any("24 objects are worth 3; 12 at most may be" in said for said in mistakes(text=text))
