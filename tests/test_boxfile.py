"""A box from a stranger: whatever its text is, it is a box or a short list of mistakes, and reading it costs little."""

from __future__ import annotations

import ast
import string
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import atelier
from atelier import BadBox
from atelier.boxfile import LANGUAGES, BoxFile, read_box
from atelier.boxtext import DEEPEST, LONGEST_LINE, MOST_BYTES, MOST_DOTS, MOST_LINES
from atelier.commands.box import game_of
from atelier.games import GAMES, find
from atelier.words import speak

BOXES = {name: find(name).box_text for name in GAMES}
ANSWER_BYTES = 30_000
"""Half of what an answer may have: it tells mistakes one by one and all together."""
UNBROKEN = "\u00a0"
"""A space that keeps the words beside it together."""


def refusal(text, game="artisans"):
    """How a text that is no box is refused."""
    with pytest.raises(BadBox) as refused:
        read_box(text, "box.toml", find(game).read_box)
    return refused.value


def mistakes(text, game="artisans"):
    """What is said of a text that is no box."""
    return refusal(text, game).mistakes


def read(text, game):
    """A box, or what is wrong with it; anything else fails the test."""
    try:
        return read_box(text, "box.toml", find(game).read_box)
    except BadBox as error:
        refused = error
    assert refused.mistakes
    assert len(str(refused).encode()) < ANSWER_BYTES
    for said, why in zip(refused.mistakes, refused.whys, strict=True):
        for language in LANGUAGES:
            assert speak(language).mistake(why, "box.toml").replace(UNBROKEN, " ").isprintable()
        assert not why.line or f"line {why.line}" in said
        assert why.at in said
    return refused


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = [\n[" + " " * 6_000 + "1\n]]", f"line 2: 6,002 signs; a line has {LONGEST_LINE:,} at most"),
        ("name = 1\n" + ".".join("a" * 900) + " = 1", f"line 2: a key has more than {MOST_DOTS} dots"),
        ("[" + ".".join("a" * 900) + "]", f"line 1: a key has more than {MOST_DOTS} dots"),
        ("a = { " + ".".join(["'a'"] * 400) + " = 1 }", f"line 1: a key has more than {MOST_DOTS} dots"),
        ("a = " + "[" * 900 + "]" * 900, f"line 1: lists and tables lie more than {DEEPEST} deep"),
        ("a = [\n" * (DEEPEST + 1), f"line {DEEPEST + 1}: lists and tables lie more than {DEEPEST} deep"),
        ("a = " + "{ a = " * 300, f"line 1: lists and tables lie more than {DEEPEST} deep"),
        ("a = ['\u2028', " + "[" * 900, f"line 1: lists and tables lie more than {DEEPEST} deep"),
        ("a = " + "9" * 1_900, "line 1: a key or a number is longer than 40 signs"),
        ("a = 0x" + "f" * 1_900, "line 1: a key or a number is longer than 40 signs"),
        ("b" * 1_900 + " = 1", "line 1: a key or a number is longer than 40 signs"),
        ('"' + "b" * 1_900 + '" = 1', "line 1: a text is longer than 500 signs"),
        ('a = """\n' + "x" * 100 + '"""', "line 1: a text of several lines"),
        ("a = '''\n[[[[[[[[[[[[[[[[[[[[[[''' ", "line 1: a text of several lines"),
        ("\n" * MOST_LINES, f"10,001 lines; a box file has {MOST_LINES:,} at most"),
        ("#" + "é" * MOST_BYTES, f"400,001 bytes; a box file has {MOST_BYTES:,} at most"),
        ("a = '\ud800'", "this is not a text in UTF-8"),
    ],
)
def test_a_text_beyond_all_bounds_is_refused_before_it_is_parsed(monkeypatch, text, sentence):
    monkeypatch.setattr("atelier.boxtext.tomllib.loads", None)
    [said] = mistakes(text)
    assert sentence in said
    assert len(said) < 200


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "this is not a box file", "ce n'est pas un fichier de boîte"),
        ("Dear Zoé,\nhow are you?", "this is not a box file", "ce n'est pas un fichier de boîte"),
        ("%PDF-1.7\n" + "x" * 300_000, "this is not a box file", "ce n'est pas un fichier de boîte"),
        ('{"game": "artisans"}', "this is not a box file", "ce n'est pas un fichier de boîte"),
        (BOXES["artisans"][:5000].rpartition("\n")[0] + "\npoints =", "seems to be cut off", "semble coupé"),
        (BOXES["artisans"] + '\n[[objects]]\nen = "Gri', "seems to be cut off", "semble coupé"),
        ('game = "artisans"\nname: "mine"\n', "line 2, column 5", "ligne 2, colonne 5"),
        ('# My box\n\ngame: "artisans"\n', "line 3, column 5", "ligne 3, colonne 5"),
    ],
)
def test_what_is_no_box_and_what_is_half_of_one_is_called_that(text, english, french):
    refused = refusal(text)
    assert english in refused.mistakes[0]
    (why,) = refused.whys
    for language, said in (("en", english), ("fr", french)):
        assert said in speak(language).mistake(why, "box.toml")
    assert ("line" in why.things) == ("line" in english)


def test_in_each_language_what_was_written_stands_between_its_own_marks():
    (why,) = refusal(BOXES["artisans"].replace("points = 3", "points = 'sept'", 1)).whys
    assert "«\u00a0sept\u00a0» ne convient pas" in speak("fr").mistake(why, "box.toml")
    assert "“sept” does not fit" in speak("en").mistake(why, "box.toml")
    assert speak("fr")._quoted(repr("l'été")) == "«\u00a0l'été\u00a0»"


def test_brackets_quotes_and_dots_in_texts_and_comments_are_no_structure():
    box = read(
        BOXES["artisans"].replace('"Buddha (Thailand)"', r'"Bud\"dha [[[[[[[[[[ {{{{{{ . . . . . . . . . . # \\"'),
        "artisans",
    )
    assert box.name_of("object", "buddha") == 'Bud"dha [[[[[[[[[[ {{{{{{ . . . . . . . . . . # \\'
    commented = BOXES["artisans"] + "\n# " + "[.'\"" * 100
    assert isinstance(read(commented, "artisans"), BoxFile)


def test_lines_that_look_like_headers_are_read_once_each():
    said = mistakes("a = [\n" + ("[" + " " * 1_900 + "1\n],\n") * 90 + "]")
    assert "box.toml, line 1, a: no such key" in said[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_mistakes_are_counted_and_the_first_hundred_named(game):
    said = mistakes(BOXES[game] + "\n" + "\n".join(f"unknown-{n} = 1" for n in range(1_000)), game)
    assert len(said) == 101
    assert said[-1] == "and 900 more"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", ['["' + "x" * 400 + '"]', "[" + "1, " * 400 + "]", '"' + "\U0001f600" * 400 + '"'])
def test_a_wrong_value_is_shown_in_short(game, value):
    assert "points = 5\n" in BOXES[game]
    for said in mistakes(BOXES[game].replace("points = 5\n", f"points = {value}\n"), game):
        assert len(said) < 400


def test_a_large_box_gets_a_small_answer():
    for filler in ('"\\u0007\U0001f600{}" = 1', "{} = ['\\\\\\\\\\\\\\\\\\\\']", '"' + "\\\\" * 200 + '{}" = 2'):
        lines = "\n".join(filler.format(number) for number in range(9_000))[: MOST_BYTES // 2].rpartition("\n")[0]
        said = mistakes(f"{lines}\n")
        assert len("\n".join(said).encode()) < ANSWER_BYTES


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("x" * 161, "write 160 signs at most"),
        ("a\\u001b[31m", "no control characters"),
        ("a\\u202eb", "no control characters"),
        ("a\\nb", "no control characters"),
    ],
)
def test_a_name_is_short_and_can_be_read(name, sentence):
    [said] = mistakes(BOXES["artisans"].replace("Buddha (Thailand)", name))
    assert said.endswith(sentence)
    assert said.isprintable()


def test_an_identifier_is_short():
    [said] = mistakes(BOXES["artisans"].replace('"buddha"', '"' + "b" * 41 + '"'))
    assert said.endswith("write 40 signs at most")


def test_a_key_nobody_knows_is_told_without_its_control_characters():
    said = mistakes(BOXES["artisans"] + '\n"\\u001b[2J" = 1')
    assert all(one.isprintable() for one in said)


@pytest.mark.parametrize("text", ["game = []", "game = 3", "x = 1", "game = " + "9" * 30, "a = " + "[" * 3_000])
def test_the_game_of_a_file_that_names_none_is_asked_for(tmp_path, text):
    file = tmp_path / "box.toml"
    file.write_text(text)
    with pytest.raises(BadBox):
        game_of(file)


VALUES = st.recursive(
    st.one_of(
        st.integers().map(str),
        st.floats().map(str),
        st.text(max_size=30).map(lambda text: '"' + text.replace("\\", "").replace('"', "") + '"'),
        st.sampled_from(["true", "2020-02-30", "25:61:00", "inf", "0x" + "f" * 300, "1e400", "1_0", "''", '""']),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda parts: "[" + ", ".join(parts) + "]"),
        st.lists(inner, max_size=4).map(
            lambda parts: "{ " + ", ".join(f"k{n} = {one}" for n, one in enumerate(parts)) + " }"
        ),
    ),
    max_leaves=12,
)


@settings(max_examples=60, deadline=None)
@given(game=st.sampled_from(sorted(GAMES)), value=VALUES, place=st.randoms(use_true_random=False))
def test_any_value_anywhere_gives_a_box_or_its_mistakes(game, value, place):
    lines = BOXES[game].split("\n")
    settable = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    where = place.choice(settable)
    lines[where] = f"{lines[where].partition(' = ')[0]} = {value}"
    read("\n".join(lines), game)


@settings(max_examples=60, deadline=None)
@given(game=st.sampled_from(sorted(GAMES)), text=st.text(alphabet=string.printable + "é\u2028\x00", max_size=300))
def test_garbage_gives_mistakes(game, text):
    assert isinstance(read(text, game), BadBox)


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_box_gives_a_box_or_its_mistakes(game):
    chance = Random(1)
    for _ in range(60):
        signs = list(BOXES[game])
        for _ in range(chance.randint(1, 8)):
            start = chance.randrange(len(signs))
            signs[start : start + chance.randint(0, 12)] = chance.choices("[]{}=\"'.\n#,0a ", k=chance.randint(0, 6))
        read("".join(signs), game)


NOTES = {
    "unfit": (3, "box-wrong-"),
    "wrong": (2, "box-mistake-"),
    "Excess": (1, "box-mistake-"),
    "Why": (1, "box-mistake-"),
}
"""What notes a mistake: which of its arguments names a message, and how that begins in the words of boxes."""


def named_messages():
    """Every message a mistake of a box is said by, wherever one is noted."""
    sources = Path(atelier.__file__).parent
    for path in sources.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if called in NOTES and (place := NOTES[called][0]) < len(node.args):
                named = node.args[place]
                if isinstance(named, ast.Constant):  # else it is handed on by one of these
                    yield NOTES[called][1] + named.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_can_be_said_in_every_language(language):
    words = (Path(atelier.__file__).parent / "words" / "box" / f"{language}.ftl").read_text(encoding="utf-8")
    said = {line.partition(" =")[0] for line in words.splitlines() if " = " in line and line.startswith("box-")}
    named = set(named_messages())
    assert len(named) > 35
    assert named <= said, "written in Python and not in these words"
    assert said - named == {
        *("box-wrong-missing", "box-wrong-given", "box-line", "box-placed", "box-quoted"),
        *(one for one in said if one.startswith("box-page-")),
    }


def refused(source):
    """Every call that refuses a box in the house names what it says for other languages."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadBox":
            yield len(node.args) == 3 or any(word.arg == "whys" for word in node.keywords)


def test_no_box_is_refused_in_english_alone():
    found = [one for path in Path(atelier.__file__).parent.rglob("*.py") for one in refused(path.read_text("utf-8"))]
    assert len(found) > 3
    assert all(found)
    assert list(refused("raise BadBox(['this is no box'])")) == [False]


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_called_what_its_owner_calls_it(game):
    name = "Boîte d'été <de Zoé>"
    assert read_box(BOXES[game].replace("atelier-2", name, 1), "box.toml", find(game).read_box).name == name
    (said,) = mistakes(BOXES[game].replace("atelier-2", 41 * "a", 1), game)
    assert said.endswith("write 40 signs at most")
