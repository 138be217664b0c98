"""Every word a person reads, once, in French and English (Fluent files beside this one)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from atelier.boxfile import LANGUAGES, BoxFile
from atelier.errors import AtelierError, Why, listing
from atelier.game import Telling

ROOMS = ("", "levels", "terminal", "lab", "box")
"""Where the words are that are not said by pages alone."""
ARTICLE = re.compile(r"(The|Les?|La) |L'")
QUOTED = re.compile(r"""(['"])(.*)\1""", re.DOTALL)
ESCAPED = re.compile(r"""\\(['"\\])""")
FORMS = ("some", "the")
"""With which articles a thing can be named where a language needs them: "du bois", "le bois"."""


class Words:
    """A language to speak: `words("artisans-table-market")`. Messages of a game begin with its name."""

    def __init__(self, language: str):
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for room in ROOMS:
            text = resources.files(__package__).joinpath(room, f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, /, **things: Any) -> str:
        """A message in this language."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, things)
        if errors:
            raise errors[0]
        return str(text)

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(message))

    def mistake(self, why: Why, file: str) -> str:
        """What is wrong with a box file, and where."""
        line = (self("box-line", line=str(why.line)),) if why.line else ()
        return self("box-placed", place=", ".join((file, *line, *filter(None, (why.at,)))), said=self._wrong(why))

    def _wrong(self, why: Why) -> str:
        things = {name: self._quoted(text) if name == "given" else text for name, text in why.things.items()}
        if self.has(f"box-mistake-{why.message}"):
            return self(f"box-mistake-{why.message}", **things)
        missing = why.given is None
        given = self("box-wrong-missing") if missing else self("box-wrong-given", given=self._quoted(why.given))
        return given + self(f"box-wrong-{why.message}", **why.things)

    def _quoted(self, given: Any) -> str:
        """What was written, as a sentence of this language quotes it; it comes as Python does (`errors.quote`)."""
        quoted = QUOTED.fullmatch(str(given))
        return self("box-quoted", text=ESCAPED.sub(r"\1", quoted[2])) if quoted else str(given)

    def thing(self, box: BoxFile, kind: str, word: str) -> str:
        """The name of a card or artisan of the box."""
        return box.name_of(kind, word, self.language)

    def tell(self, telling: Telling, box: BoxFile, prefix: str, **more: Any) -> str:
        """A move as a sentence; `prefix` says which kind of sentence (what one may do, what someone did)."""
        named = self._named(telling.things, box)
        text = self(f"{box.game}-{prefix}-{telling.message}", **named, **more)
        for name in named.values():
            if isinstance(name, str):
                text = text.replace(f" {name}", f" {inside_name(name)}")
        return text

    def _named(self, things: Mapping[str, Any], box: BoxFile) -> dict[str, Any]:
        named = dict(things)
        for name, thing in things.items():
            if isinstance(thing, tuple):
                kind, index = thing
                words = box.words.get(kind, ())
                word = words[index] if 0 <= index < len(words) else ""
                named |= self.forms(box.game, name, kind, word, box.names[self.language][kind][index])
        return named

    def forms(self, game: str, name: str, kind: str, word: str, said: str) -> dict[str, str]:
        """What a message may call a thing: by its name, as `$card`, or with an article, as `$some-card`."""
        articles = {form: f"{game}-{form}-{kind}" for form in FORMS if self.bundle.has_message(f"{game}-{form}-{kind}")}
        return {name: said} | {f"{form}-{name}": self(one, word=word, name=said) for form, one in articles.items()}


def inside_name(name: str) -> str:
    """A name inside a sentence: its article has no capital there.

    >>> inside_name("The Carver"), inside_name("L'Opportuniste"), inside_name("Lamp")
    ('the Carver', "l'Opportuniste", 'Lamp')
    """
    article = ARTICLE.match(name)
    return article.group().lower() + name[article.end() :] if article else name


@cache
def rules_of(game: str, language: str = "en") -> tuple[str, str]:
    """The page that explains the rules of a game: its title, and the rest as Markdown.

    >>> rules_of("artisans")[0]
    'Artisans: the rules as Atelier plays them'
    """
    page = resources.files(__package__).joinpath("rules", f"{game}.{language}.md").read_text(encoding="utf-8")
    title, _, text = page.partition("\n")
    return title.removeprefix("# ").strip(), text.strip() + "\n"


@cache
def speak(language: str = "en") -> Words:
    """The words of a language.

    >>> speak("fr")("artisans-table-market")
    'Marché'
    """
    if language not in LANGUAGES:
        raise AtelierError(f"no language {language!r}: choose one of {listing(LANGUAGES)}")
    return Words(language)
