"""What the pages of rules tell of tiles, objectives and cards, from the boxes. Run after a box or its words changed.

.venv/bin/python tools/rules_tables.py

A row of a table that names a thing gets the thing's values in those columns that `atelier box show` has too. Which
things are told where, and all other words, are the page's own; what is printed for all boxes (artisans) stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from atelier.game import Game
from atelier.games import GAMES, find
from atelier.words import LANGUAGES, speak

FOLDER = Path(__file__).parents[1] / "src" / "atelier" / "words" / "rules"
MARKS = re.compile(r" (?:×\d+|⚠)$")
"""What a page adds to a name: how many there are, or that a note explains it."""
Values = Mapping[str, str]


def things(game: Game, language: str) -> dict[str, Values]:
    """The values of each thing by column; under the name of a deck those of its cards, where they are all alike."""
    words, box = speak(language), game.default_box
    found: dict[str, Values] = {}
    decks: dict[str, list[Values]] = {}
    for table in game.catalogue(box, words):
        if words("box-source") in table.columns:
            for row in table.rows:
                values = dict(zip(table.columns[2:], row[2:], strict=True))
                found.setdefault(row[1], values)
                decks.setdefault(f"{row[2]} / {table.title}", []).append(values)
    names = box.names[language].get("deck", ())
    alike = {deck.partition(" / ")[0]: cards[0] for deck, cards in decks.items() if all(c == cards[0] for c in cards)}
    return {name: values for name, values in alike.items() if name in names} | found


def with_values(page: str, known: Mapping[str, Values]) -> str:
    """A page, each row that names a thing with its values."""
    return "\n".join(_lines(page.split("\n"), known))


def _lines(lines: list[str], known: Mapping[str, Values]) -> Iterator[str]:
    columns: list[str] = []
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        columns = (columns or cells) if cells else []
        values = next((known[name] for cell in cells if (name := MARKS.sub("", cell)) in known), None)
        if values is None or columns is cells:
            yield line
        else:
            told = [values.get(column, cell) for column, cell in zip(columns, cells, strict=True)]
            yield f"| {' | '.join(told)} |"


if __name__ == "__main__":
    for name in GAMES:
        for language in LANGUAGES:
            path = FOLDER / f"{name}.{language}.md"
            page = path.read_text(encoding="utf-8")
            path.write_text(with_values(page, things(find(name), language)), encoding="utf-8")
