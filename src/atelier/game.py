"""The contract of a game: everything the rest of the house may ask of one, and nothing of its rules."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from typing_extensions import TypedDict

from atelier.actions import Actions
from atelier.boxfile import BoxFile, Names, Sheet, in_each_language, open_box, read_box
from atelier.errors import AtelierError, listing, quote
from atelier.fields import NONE, Layout

__all__ = [
    "ACTION",
    "EVERYTHING",
    "SPECTATOR",
    "Bill",
    "BoxThing",
    "Catalogue",
    "Chapter",
    "Game",
    "GameView",
    "Option",
    "Piece",
    "PlayerView",
    "Search",
    "Tally",
    "Telling",
    "Things",
    "describe",
]

SPECTATOR = NONE
EVERYTHING = -2
"""The seats of someone who watches, and of someone before whom all hands lie open."""

ACTION = np.int16
"""The type of an action code in a list of legal ones."""


class Piece(NamedTuple):
    """A named part of an observation: its shape, and the most a number in it can be (divide by it to scale)."""

    name: str
    shape: tuple[int, ...]
    most: int


class Telling(NamedTuple):
    """A move or an event as a message of the words files; a `(kind, index)` stands for a thing of the box."""

    message: str
    things: Mapping[str, int | str | tuple[str, int]]
    ends: bool = False
    """Does the move do nothing but end a turn, an action, an effect?"""


class Tally(NamedTuple):
    """What a seat has, to be compared with what it had: how that changes is public, even where the whole is not."""

    points: Mapping[str, int]
    """By source."""
    holds: Mapping[str, int]
    """Whatever is counted, by word."""
    met: frozenset[tuple[str, int]]
    """Things of the box that it has fulfilled, as kind and index."""
    from_secrets: frozenset[str] = frozenset()
    """Sources whose points come from what nobody else knew before it was fulfilled."""


class Chapter(NamedTuple):
    """Where a game is: the month or the round, and which part of it; a turn never goes beyond its part."""

    number: int
    part: str


class Bill(NamedTuple):
    """What a move would take from the one who makes it and bring, by the words of goods and cards."""

    pays: Mapping[str, int] = {}
    """Of one's own; `any`: of one's choice."""
    lacks: Mapping[str, int] = {}
    """What of the price is not there."""
    stand_in: int = 0
    """Coins that are paid in place of it."""
    rent: int = 0
    """Coins that another is paid."""
    to: int | None = None
    """The seat they go to."""
    saves: Mapping[str, int] = {}
    """What comes off a price."""
    brings: Mapping[str, int] = {}
    idle: bool = False
    """The move would change nothing worth having."""
    risks: tuple[Telling, ...] = ()
    """What should be said before it is made, each with its sums."""


class Option(NamedTuple):
    """Something a table decides before the deal. The default may depend on the box."""

    name: str
    choices: tuple[str, ...]
    default: Callable[[BoxFile], str]
    needs: Mapping[str, tuple[str, ...]] = {}
    """With which choices of other options it means anything; without them it decides nothing."""


class Catalogue(NamedTuple):
    """A table of cards or switches: a title, the columns, the rows."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[Sequence[str]]


class PlayerView(TypedDict):
    """What every game tells of a player."""

    points: dict[str, int]
    """Points so far, source by source."""
    total: int


class GameView(TypedDict):
    """What every game tells of a position; a player is told of in the game's own way."""

    phase: str
    turn: int | None
    players: list[PlayerView]


class BoxThing(TypedDict):
    """What every thing of a box has; its numbers are the game's own."""

    names: Names
    source: str | None
    """Whose values these are; null: the rulebook's."""
    text: Names | None
    """What it does; null: its name says enough."""


Things = Mapping[str, Any]
"""Every thing of a box by kind and word: each a `BoxThing`, and its numbers."""


def describe(box: BoxFile, kind: str, word: str, text: Names | None = None) -> BoxThing:
    """What every thing has: its name in each language, whose values they are if the box says so, what it does."""
    index = box.words[kind].index(word)
    sources = box.sources.get(kind, ())
    return {
        "names": in_each_language(lambda language: box.names[language][kind][index]),
        "source": sources[index] if index < len(sources) else None,
        "text": text,
    }


class Search(NamedTuple):
    """How a game is best searched, as the arena found: see `agents.search`."""

    c_puct: float
    """Of PUCT: how much is tried that looks worse."""
    uniform_mix: float
    """The share of an even distribution mixed into the prior: how much is tried that it would not."""
    untried: float
    """First-play urgency: a move never tried is expected to be so much worse than its parent."""
    depth: int
    """How many decisions ahead the tree may grow; 1 is flat Monte-Carlo."""
    horizon: int
    """After how many decisions of a rollout the position is evaluated instead of played out."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game. The compiled rules take records; the rest takes an opened box and speaks in words."""

    name: str
    version: int
    """Changes whenever the same moves could lead to another position; records carry it."""
    seats: range
    state: Layout
    box: Layout
    actions: Actions
    """Every decision there is, with its codes and words."""
    options: tuple[Option, ...]
    sources: tuple[str, ...]
    """Where points come from."""
    pieces: tuple[Piece, ...]
    laws: tuple[str, ...]

    deal: Callable[[Any, Any, int, Any], None]
    legal: Callable[[Any, Any, Any], int]
    play: Callable[[Any, Any, int], None]
    score: Callable[[Any, Any, Any, Any], None]
    determinize: Callable[[Any, Any, int, Any], None]
    observe: Callable[[Any, Any, int, Any], int]
    sound: Callable[[Any, Any], int]
    tables: Any
    """What those who think look up, beside the box: an array of one record, worked out once."""
    prior: Callable[[Any, Any, Any, Any, int, Any], None]
    """The prior: how likely a good hand plays each legal action. `weights[:n]`, not normalised, none of them 0."""
    evaluate: Callable[[Any, Any, Any, Any], None]
    """Everyone's final points as they look now; exact when the game is over."""
    search: Search

    read_box: Callable[[Sheet], BoxFile]
    reveals: Callable[[Any, Any], bool]
    """Has a card been shown between two positions that no chance has drawn? Then there is no way back."""
    tell: Callable[[Any, BoxFile, int], Telling]
    tally: Callable[[Any, BoxFile], Sequence[Tally]]
    """What every seat has: the difference between two of them is told to everyone."""
    stages: Callable[[Any, BoxFile, int], Iterator[tuple[str, Any]]]
    """What an action does, stage by stage: the stage in a word, and the position after it."""
    chapter: Callable[[Any], Chapter]
    """Where a game is."""
    bill: Callable[[Any, BoxFile, int], Bill]
    """What a legal action would take and bring, from what the seat on turn sees."""
    achieved: Callable[[Any, BoxFile, Sequence[int], Any], Sequence[Telling]]
    """What the actions of a turn achieved between two positions, as the seat on turn sees it; most telling first."""
    why: Callable[[Any, BoxFile, int, int], Telling | None]
    """Why a seat cannot do something now, from what that seat sees; None if it can."""
    public: Callable[[Any, BoxFile], Mapping[str, Any]]
    """What everyone sees of a position, as JSON: a `GameView` and more."""
    view: Callable[[Any, BoxFile, int, Mapping[str, Any] | None], Mapping[str, Any]]
    """What a seat sees, from what everyone sees (drawn anew if it is not given) and its own cards."""
    complete: Callable[[Any, BoxFile, frozenset[str]], None]
    """Fill in what a written position left unsaid."""
    draw: Callable[[Mapping[str, Any], BoxFile, Any], str]
    """A view as a text table."""
    catalogue: Callable[[BoxFile, Any], list[Catalogue]]
    """Every card and switch of a box."""
    things: Callable[[BoxFile, Mapping[str, Any]], Things]
    """Every thing of a box for whoever draws it; the second gives the words of each language."""
    package: str
    causes: Callable[[Any, BoxFile, str], Sequence[tuple[int, Telling]]] = lambda state, box, stage: ()
    """Which things on the table bring a seat something by themselves in a stage that begins, and why so much."""
    variant: Callable[[Any], str] = lambda state: ""
    """The choice of the first option that a position was dealt with, where it tells."""

    @property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """The compiled rules by name, for `specialise`."""
        names = ("deal", "legal", "play", "score", "determinize", "observe", "sound", "prior", "evaluate")
        return {name: getattr(self, name) for name in names}

    @cached_property
    def default_box(self) -> BoxFile:
        """The box that comes with the game."""
        return read_box(self.box_text, "box.toml", self.read_box)

    @property
    def box_text(self) -> str:
        """The file of the box that comes with the game, comments and all."""
        return resources.files(self.package).joinpath("box.toml").read_text(encoding="utf-8")

    @cached_property
    def former_boxes(self) -> Mapping[str, BoxFile]:
        """The boxes that came with the game before, by digest: what began with one of them goes on with it."""
        folder = resources.files(self.package).joinpath("boxes")
        files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ()
        boxes = (read_box(file.read_text(encoding="utf-8"), file.name, self.read_box) for file in files)
        return {box.digest: box for box in boxes}

    def box_named(self, digest: str) -> BoxFile | None:
        """The box that comes or came with the game and has this digest."""
        return self.default_box if digest == self.default_box.digest else self.former_boxes.get(digest)

    def open_box(self, box: BoxFile | Path | str | None) -> BoxFile:
        """A box from a file; None is the one that comes with the game."""
        if box is None:
            return self.default_box
        if not isinstance(box, BoxFile | Path | str):
            raise AtelierError(f"box {quote(box)}: name a file, or give an opened box")
        opened = box if isinstance(box, BoxFile) else open_box(Path(box), self.read_box)
        if opened.game != self.name:
            raise AtelierError(f"box {opened.name} is one of {opened.game}, not of {self.name}")
        return opened

    @property
    def choices(self) -> int:
        """Room that the longest list of legal actions needs."""
        return len(self.actions)

    def moves(self, box: BoxFile) -> tuple[str, ...]:
        """The words of every action code, in the order of the codes."""
        return self.actions.words(box.words)

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` fills in."""
        return sum(math.prod(piece.shape) for piece in self.pieces)

    @property
    def observation_scale(self) -> Any:
        """The most each number of an observation can be, either way; divide by it."""
        return np.concatenate([np.full(math.prod(piece.shape), piece.most, np.int16) for piece in self.pieces])

    def in_pieces(self, numbers: Any) -> dict[str, Any]:
        """An observation, or many of them in rows, by the names of its pieces."""
        pieces, start = {}, 0
        for piece in self.pieces:
            size = math.prod(piece.shape)
            pieces[piece.name] = numbers[..., start : start + size].reshape(*numbers.shape[:-1], *piece.shape)
            start += size
        return pieces

    def count_points(self, state: Any, box: BoxFile) -> tuple[Any, Any]:
        """Everyone's points by source, and everyone's place, as the table lies."""
        most, seats = self.seats[-1], int(state.seats)
        points, places = np.zeros((most, len(self.sources)), np.int16), np.zeros(most, np.int8)
        self.score(state, box.record, points, places)
        return points[:seats], places[:seats]

    def check_seats(self, seats: int) -> int:
        """Refuse a number of players the game is not for."""
        if seats not in self.seats:
            raise AtelierError(f"{seats} seats: {self.name} is for {self.seats[0]} to {self.seats[-1]} players")
        return int(seats)

    def choose_options(self, box: BoxFile, given: Mapping[str, str]) -> dict[str, str]:
        """All options of a table: those given, checked, and the default of the rest."""
        known = {option.name: option for option in self.options}
        for name, choice in given.items():
            if name not in known:
                raise AtelierError(f"no option {name}: {self.name} has {listing(tuple(known)) or 'none'}")
            if not isinstance(choice, str) or choice not in known[name].choices:
                raise AtelierError(f"{name} {choice}: choose one of {listing(known[name].choices)}")
        return {name: given.get(name, option.default(box)) for name, option in known.items()}

    def encode_options(self, options: Mapping[str, str]) -> Any:
        """Chosen options as the numbers `deal` takes."""
        return np.array([option.choices.index(options[option.name]) for option in self.options], np.int8)
