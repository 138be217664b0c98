"""A page for each game, written from its contract: actions, observation, options, box and state. Run after one changed.

.venv/bin/python tools/game_pages.py
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from pathlib import Path

from atelier.actions import Action, Operand
from atelier.fields import Field, Layout
from atelier.game import Game
from atelier.games import GAMES, find

FOLDER = Path(__file__).parents[1] / "docs" / "games"
MOST_LISTED = 12
"""Words of an operand; of more only the first and the last are written."""
Things = Mapping[str, tuple[str, ...]]


def page(game: Game) -> str:
    """Everything the rest of the house may ask of a game, as a reader looks it up."""
    things = game.default_box.words
    seats = f"{game.seats[0]} to {game.seats[-1]}"
    parts = [
        f"# {game.name}",
        f"Version {game.version} of the rules, for {seats} players. This page is written by `tools/game_pages.py`.",
        "## Actions",
        f"Every decision is one of {game.choices} codes, written in words. A move is a verb and what it is done with.",
        table(("move", "where", "codes", "first code"), (action_row(action, things) for action in game.actions)),
        "## Options",
        "What a table decides before the deal.",
        table(
            ("option", "choices", "unless said otherwise"),
            ((code(one.name), words(one.choices), code(one.default(game.default_box))) for one in game.options),
        ),
        "## Observation",
        f"What `observe` fills in: {game.observation_size} numbers, piece after piece; seat 0 is the seat that looks.",
        table(("piece", "shape", "first number", "most"), piece_rows(game)),
        "## Points",
        f"They come from {words(game.sources)}.",
        "## Box",
        "What `box.toml` says, as the rules read it.",
        fields(game.box),
        "## State",
        "What lies on the table.",
        fields(game.state),
    ]
    return "\n\n".join(parts) + "\n"


def action_row(action: Action, things: Things) -> tuple[str, ...]:
    """How it is written, what its operands may be, how many codes it has, and where they begin."""
    move = " ".join((action.verb, *(blank(operand, things) for operand in action.written)))
    where = "; ".join(f"{upper(operand)}: {listed(operand.spelled(things))}" for operand in action.written)
    return code(move), where, str(action.count), str(action.first)


def blank(operand: Operand, things: Things) -> str:
    """What stands for an operand in a move; in brackets if it may be left out."""
    return f"[{upper(operand)}]" if "" in operand.spelled(things) else upper(operand)


def upper(operand: Operand) -> str:
    """The name of an operand as a placeholder."""
    return operand.name.upper().replace("_", "-")


def listed(values: tuple[str, ...]) -> str:
    """All values in words, or the first and the last."""
    written = [code(value) for value in values if value]
    return ", ".join(written) if len(written) <= MOST_LISTED else f"{written[0]} … {written[-1]} ({len(written)})"


def piece_rows(game: Game) -> Iterable[tuple[str, ...]]:
    """Each piece of an observation and where it begins."""
    first = 0
    for piece in game.pieces:
        yield code(piece.name), " × ".join(map(str, piece.shape)), str(first), str(piece.most)
        first += prod(piece.shape)


def fields(layout: Layout) -> str:
    """The fields of a record."""
    return table(("field", "for each", "is", ""), (field_row(field) for field in layout))


def field_row(field: Field) -> tuple[str, ...]:
    """Its name, what it counts over, what its values are, a few words."""
    return code(field.name), " × ".join(map(str, field.over)), field.of, field.says


def table(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [columns, tuple("---" for _ in columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def words(values: Iterable[str]) -> str:
    """Some words, one after the other."""
    return ", ".join(map(code, values))


def code(text: str) -> str:
    """As it is typed."""
    return f"`{text}`"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.md").write_text(page(find(name)), encoding="utf-8")
