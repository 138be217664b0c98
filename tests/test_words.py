"""Every word a person reads is there in French and in English."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import atelier.words
from atelier import AtelierError
from atelier.boxfile import LANGUAGES
from atelier.game import Telling
from atelier.games import GAMES, find
from atelier.words import FORMS, speak

FOLDER = Path(atelier.words.__file__).parent
CLIENT = FOLDER.parents[2] / "web" / "src"
FILES = {
    language: [
        FOLDER / f"{language}.ftl",
        FOLDER / "levels" / f"{language}.ftl",
        *sorted((FOLDER / "web" / language).glob("*.ftl")),
        FOLDER / "workshop" / f"{language}.ftl",
        FOLDER / "box" / f"{language}.ftl",
        FOLDER / "terminal" / f"{language}.ftl",
        FOLDER / "lab" / f"{language}.ftl",
    ]
    for language in LANGUAGES
}
KINDS = ("why", "short", "risk", "because", "feeding")
"""What games tell the pages in messages of their own: why not, a move in short, what to mind, why it came, what
a meal cost."""
SAME_IN_BOTH = {"points", "point", "artisan", "artisans", "little", "town"}


def read(language):
    """All that is said in a language, at the terminal and in the pages."""
    return "\n".join(path.read_text(encoding="utf-8") for path in FILES[language])


def messages(language):
    """Every message with the things it names."""
    resource = FluentParser().parse(read(language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            found[entry.id.name] = variables(entry.value)
    return found


def variables(node):
    """The things that are named, with whatever article."""
    if isinstance(node, ast.VariableReference):
        return {re.sub(rf"^({'|'.join(FORMS)})-", "", node.id.name)}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(part) for part in vars(node).values()), set())
    if isinstance(node, list):
        return set().union(*(variables(part) for part in node), set())
    return set()


def test_both_languages_say_the_same_things():
    assert messages("en") == messages("fr")


def test_nothing_is_left_untranslated():
    """A message may read the same in both only if it is one word, or all its words are the same in both."""
    texts = [dict(re.findall(r"^(\S+) = (.*)$", read(language), re.MULTILINE)) for language in LANGUAGES]
    for key in texts[0]:
        if texts[0][key] == texts[1][key]:
            words = set(re.findall(r"[a-zà-ÿ]+", re.sub(r"\{.*?(\}|$)", "", texts[0][key]).lower()))
            assert len(words) < 2 or words <= SAME_IN_BOTH, f"{key} = {texts[0][key]}"


def test_the_pages_say_only_what_there_is_a_message_for():
    """Every `t("…")` of the client is a message; one put together begins as one does."""
    known, missing = set(messages("en")), []
    for file in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        for quote, said in re.findall(r"""\bt\(\s*(["'`])(.*?)\1""", file.read_text(encoding="utf-8")):
            begins = said.partition("${")[0]
            if not (said in known if quote != "`" else any(key.startswith(begins) for key in known)):
                missing.append(f"{file.relative_to(CLIENT)}: {said}")
    assert not missing


def choices(node):
    """Every choice between wordings in a message."""
    if isinstance(node, ast.SelectExpression):
        yield node
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        yield from choices(part)


def test_in_french_one_is_said_of_nought_too():
    """What is said of one is said of none as well, unless that has words of its own: it names no number itself."""
    wrong = []
    for entry in FluentParser().parse(read("fr")).body:
        for choice in choices(getattr(entry, "value", None)):
            said = {
                getattr(variant.key, "name", None) or variant.key.value: variant.value for variant in choice.variants
            }
            texts = [
                part.value for part in getattr(said.get("one"), "elements", ()) if isinstance(part, ast.TextElement)
            ]
            if "0" not in said and any(re.search(r"\b1\b", text) for text in texts):
                wrong.append(entry.id.name)
    assert not wrong


def test_in_french_a_material_has_its_article():
    words, box = speak("fr"), find("artisans").default_box
    taken = [words.tell(Telling("take", {"card": ("material", one), "place": 1}), box, "may") for one in range(7)]
    some = "des textiles", "de l'argile", "du bois", "de la pierre", "du verre", "de l'or", "du métal"
    assert sorted(taken) == sorted(f"prendre {one} à la place 1" for one in some)


def test_a_question_of_the_little_town_speaks_of_resources_not_of_cubes():
    """Goods are drawn as what they are; only a card of the advanced side has a place for a cube."""
    asked = re.compile(r"^(?:town-ask|little-town-phase)-(?!lay\b)\S+ = .*\bcubes?\b.*$", re.MULTILINE)
    assert not [found.group() for language in LANGUAGES for found in asked.finditer(read(language))]


def test_in_french_no_line_begins_with_a_colon_or_a_closing_mark():
    """What French sets off by a space hangs on the word before, or after an opening quotation mark on the next."""
    spaced = re.compile(r"^[^#\n]*( [:;?!%»]|« ).*$", re.MULTILINE)
    assert not [found.group() for found in spaced.finditer(read("fr"))]


def test_in_french_there_is_one_kind_of_apostrophe():
    curly = "\N{RIGHT SINGLE QUOTATION MARK}"
    pages = "".join(page.read_text(encoding="utf-8") for page in (FOLDER / "rules").glob("*.fr.md"))
    assert curly not in read("fr") + pages


def test_a_name_inside_a_sentence_has_no_capital_article():
    box = find("artisans").default_box
    artisan = box.words["artisan"].index("carver")
    chosen = Telling("choose", {"artisan": ("artisan", artisan), "word": "carver"})
    assert speak("en").tell(chosen, box, "did", who="Zoé") == "Zoé chooses the Carver."
    assert speak("fr").tell(chosen, box, "did", who="Zoé") == "Zoé choisit le Sculpteur."


def test_every_message_of_the_pages_is_said_by_one():
    """It is named there as it is, or matches one that is put together; or it is of a kind that games speak in."""
    code = "\n".join(file.read_text(encoding="utf-8") for end in ("ts", "svelte") for file in CLIENT.rglob(f"*.{end}"))
    named = set(re.findall(r"[a-z][\w-]*", code))
    templates = [re.split(r"\$\{[^}`]*\}", one) for one in re.findall(r"`([\w-]*(?:\$\{[^}`]*\}[\w-]*)+)`", code)]
    telling = [parts for parts in templates if re.search("[a-z]{3}", "".join(parts))]
    put_together = re.compile("|".join(".+".join(map(re.escape, parts)) for parts in telling))
    of_a_game = re.compile(rf"({'|'.join(GAMES)})-({'|'.join(KINDS)})-.+")
    pages = "\n".join(path.read_text(encoding="utf-8") for path in FILES["en"][1:-2])
    keys = re.findall(r"^([a-z][\w-]*) =", pages, re.MULTILINE)
    assert not [key for key in keys if not (key in named or put_together.fullmatch(key) or of_a_game.fullmatch(key))]


def alike(offered, tellings):
    """Answers that cannot be told apart; two ways of using a card may come to the very same."""
    said = [text for text, telling in zip(offered, tellings, strict=True) if telling.message != "use"]
    return sorted({text for text in said if said.count(text) > 1})


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(name, language, marks=() if at == LANGUAGES.index(language) else pytest.mark.slow)
        for at, name in enumerate(GAMES)
        for language in LANGUAGES
    ],
)
def test_whole_games_can_be_told_and_drawn(name, language):
    """Every table and every legal move of random games can be said; a missing word would raise."""
    words = speak(language)
    game = find(name)
    from atelier.match import Match

    for seats in game.seats:
        choices = game.options[0].choices
        choice = choices[(seats + LANGUAGES.index(language)) % len(choices)]
        match, player = Match(name, seats, seats, **{game.options[0].name: choice}), Random(seats)
        while not match.over:
            tellings = [game.tell(match.state, match.box, code) for code in match.legal_codes]
            offered = [words.tell(telling, match.box, "may") for telling in tellings]
            assert not alike(offered, tellings), "no two answers read the same"
            assert all(words.tell(telling, match.box, "did", who="Ada") for telling in tellings)
            assert match.text(match.seat, language)
            match.play(player.choice(match.legal))
        assert match.text(None, language)
    for source in game.sources:
        assert words(f"{name}-source-{source}")
    assert game.catalogue(game.default_box, words)


def test_a_language_nobody_speaks_is_refused():
    with pytest.raises(AtelierError, match="choose one of en, fr"):
        speak("de")
