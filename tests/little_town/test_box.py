"""The box of Little Town: our own cards, and box files with mistakes in them."""

from __future__ import annotations

import tomllib

import pytest

from atelier import BadBox
from atelier.boxfile import LANGUAGES, read_box
from atelier.games.little_town import GAME
from atelier.games.little_town.text.cards import spell_effect, spell_tile
from atelier.words import speak

TEXT = GAME.box_text
BOX = GAME.default_box
FILE = tomllib.loads(TEXT)
KINDS = ("gather", "construction")
LEVELS = (1, 2, 3, 4)


PRINTED = {"sell": 5, "trade": 5, "offer": 2, "again": 1}
"""X5: coins for one cube, points for two, points for each of up to three; spaces once more."""


def side(kind, level):
    return [card["standard"] for card in FILE[f"{kind}-{level}"]]


def mistakes(old: str, new: str) -> str:
    assert old in TEXT, old
    with pytest.raises(BadBox) as refused:
        read_box(TEXT.replace(old, new, 1), "my-box.toml", GAME.read_box)
    return "\n".join(refused.value.mistakes)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS)
def test_box_has_nine_unlike_cards_for_each_kind_and_level(kind, level):
    sides = side(kind, level)
    assert len(sides) == 9
    assert all(one != other for i, one in enumerate(sides) for other in sides[:i])
    assert {card["source"] for card in FILE[f"{kind}-{level}"]} == {"atelier"}


@pytest.mark.parametrize("kind", KINDS)
def test_box_cards_cost_and_score_more_on_higher_levels(kind):
    def cubes(card):
        return sum(count / 3 if good == "coins" else count for good, count in card["cost"].items())

    assert [{cubes(card) for card in side(kind, level)} for level in LEVELS] == [{1}, {1}, {2}, {3}]
    points = [sum(card["points"] for card in side(kind, level)) / 9 for level in LEVELS]
    assert points == sorted(points)
    assert len(set(points)) == 4
    advanced = [FILE[f"{kind}-{level}"][0]["advanced"]["points"] for level in LEVELS]
    assert advanced == sorted(advanced)


def test_box_every_construction_iv_has_an_end_game_term():
    ends = [card["end"] for card in side("construction", 4)]
    assert {"construction": 3} in ends
    assert {"gather": 2} in ends
    assert all(end in ({"construction": 3}, {"gather": 2}) for end in ends)
    assert all(card["advanced"]["end"] == {"cubes": 1} for card in FILE["construction-4"])
    assert not any("end" in card for kind in KINDS for level in (1, 2, 3) for card in side(kind, level))


def test_X5_what_a_card_gives_for_cubes_is_what_the_rulebook_prints():
    cards = [card for kind in KINDS for level in LEVELS for card in side(kind, level)]
    found = {(word, number) for card in cards for part in card["effect"] for word, number in part.items()}
    assert {(word, number) for word, number in found if word in PRINTED} == set(PRINTED.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_box_everything_has_a_name_and_a_text(language):
    words = speak(language)
    for kind in ("tile", "artisan", "objective"):
        names = BOX.names[language][kind]
        assert len(set(names)) == len(names) == len(BOX.words[kind])
    for face in range(2):
        for card in range(72):
            assert spell_effect(BOX, words, face, card)
    assert len({spell_tile(BOX, words, tile) for tile in range(33)}) > 25
    assert [len(table.rows) for table in GAME.catalogue(BOX, words)] == [33, 24, 72, 72, 2]


def test_box_texts_come_from_the_numbers():
    english, french = speak("en"), speak("fr")
    cards = {word: BOX.words["artisan"].index(word) for word in ("overseer", "goldsmith", "town-planner", "architect")}
    assert spell_effect(BOX, english, 0, cards["overseer"]) == "+1 wood +1 stone +1 coin // +1 fish +1 wheat +1 coin"
    assert spell_effect(BOX, french, 0, cards["goldsmith"]) == "+2 points (1 ressource → 5 pièces)"
    assert spell_effect(BOX, english, 0, cards["town-planner"]).startswith("−1 wood −2 of your choice; end of game: 2")
    assert spell_effect(BOX, french, 1, cards["architect"]).startswith("−1 au choix −1 comme le premier cube")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('castle = "own"', 'castle = "mine"', "switches.castle: 'mine' does not fit; write one of own, all"),
        ("workers = 5", "workers = 6", "players.2.workers: 6 does not fit; write a whole number from 1 to 5"),
        ('1 = ["M.FM.L.MM"', '1 = ["M.FM.L.M"', "boards.1: write 6 rows of 9 signs"),
        ("cost = { stone = 2 }", "cost = { stones = 2 }", "tiles[2].cost.stones: no such key; did you mean stone?"),
        ("points = 5", "points = 99", "write a whole number from 0 to 40"),
        ("first_game = true", "first_game = false", "11 tiles are of the first game"),
        ("output = { any = 2 }", "output = { coins = 2 }", "cubes of any type are given for cubes of any type"),
        ('id = "bar"', 'id = "well"', "'well' names two of them"),
        ("effect = [{ wood = 1 }]", "effect = []", "write a list of one table, or of two"),
        ("effect = [{ wood = 1 }]", "effect = [{ first = 1 }]", "no such key"),
        ("effect = [{ wood = 1 }]", "effect = [{ wood = 0 }]", "write a whole number from 1 to 9"),
        (
            "penniless = { points = 3,",
            "penniless = { points = 3, count = 2,",
            "objectives.penniless.count: no such key",
        ),
        (
            '[[gather-1]]\nid = "woodcutter"',
            '[[gather-2]]\nid = "woodcutter"',
            "there are 8 [[gather-1]]; the game has 9",
        ),
    ],
)
def test_box_mistakes_are_named(old, new, said):
    assert said in mistakes(old, new)


def test_box_an_owner_can_type_in_a_printed_card(position):
    """Another cost, another effect: the rules follow the file."""
    text = TEXT.replace(
        "cost = { stone = 1 }, points = 0, effect = [{ wood = 1 }]",
        "cost = { fish = 2 }, points = 4, effect = [{ wood = 2, coins = 1 }]",
        1,
    )
    box = read_box(text, "mine.toml", GAME.read_box)
    assert box.digest != BOX.digest
    said = {"expansion": "standard", "place": "a", "box": box}
    game = position(**said, decks={"gather-1": ["woodcutter"]}, goods="fish 2 | -").play("place e3", "hire left")
    assert game.scored("artisans") == 4
    game = position(**said, row=[["woodcutter"]]).play("place e3", "use left 1")
    assert game.cubes_of(0) == {"wood": 2}
    assert game.coins[0] == 1


def test_box_no_card_is_called_as_the_blank_ones_are():
    """Positions write a blank card by that word."""
    assert "'blank' is the word of the blank cards; write another" in mistakes('id = "mayor"', 'id = "blank"')
