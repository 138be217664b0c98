"""One game in hand: deal it, look at it, play it, write it down.

>>> m = Match("artisans", seats=3, seed=7)
>>> m.seat, m.legal[:2]
(0, ['choose gold-lover', 'choose carver'])
>>> for artisan in ("carver", "provident", "versatile"):
...     m.play(f"choose {artisan}")
>>> m.legal
['pass', 'reserve 1', 'reserve 2', 'reserve 3', 'reserve 4']
>>> m.play("take 3")
Traceback (most recent call last):
...
atelier.errors.IllegalMove: take 3 is not possible now; legal: pass, reserve 1, reserve 2, reserve 3, reserve 4
>>> m.play("pass")
>>> m.undo()
'pass'
"""

from __future__ import annotations

import difflib
import html
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from typing_extensions import TypedDict

from atelier import position as positions
from atelier.boxfile import BoxFile
from atelier.chance import game_key, rekey, resume
from atelier.errors import AtelierError, BadPosition, BadRecord, IllegalMove, UnknownMove, listing, quote
from atelier.fields import NONE
from atelier.game import ACTION, EVERYTHING, SPECTATOR, Game
from atelier.games import find
from atelier.knowledge import Knowledge
from atelier.record import Record, commit, spelled


class Score(NamedTuple):
    """A player's points, where they came from, and the place they give (1 = first; equals share it)."""

    total: int
    place: int
    sources: dict[str, int]


class MatchView(TypedDict):
    """What a view tells of the match, before what lies on the table of its game."""

    game: str
    seats: int
    seat: int | None
    """Whose view this is; null: a spectator's."""
    step: int
    """How many moves were made."""
    legal: list[str]
    """The moves this seat may make now."""
    over: bool
    places: list[int] | None
    """Everyone's place once the game is over; equals share one."""


class Match:
    """A game being played. Moves are words; seats are numbers from 0 in turn order.

    Without a seed the cards come from the system's own randomness. `box` is a path to a box file; other keywords are
    options of the game.
    """

    def __init__(
        self,
        game: str | Game = "artisans",
        seats: int = 2,
        seed: int | None = None,
        *,
        key: bytes | None = None,
        box: BoxFile | Path | str | None = None,
        **options: str,
    ):
        self.game = game if isinstance(game, Game) else find(game)
        self.box = self.game.open_box(box)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.choose_options(self.box, options)
        self.key = key if key is not None else _key(seed)
        self.start: Mapping[str, Any] | None = None
        state = self._fresh()
        self.game.deal(state, self.box.record, seats, self.game.encode_options(self.options))
        self._begin(state)

    def _fresh(self) -> Any:
        state = self.game.state.one()
        rekey(state, np.frombuffer(self.key, "<u4"))
        return state

    def _begin(self, state: Any) -> None:
        self._name_moves()
        self._states = [state]
        self.moves: list[str] = []

    def _name_moves(self) -> None:
        self.words = self.game.moves(self.box)
        self._codes = {word: code for code, word in enumerate(self.words)}

    @classmethod
    def from_position(
        cls,
        position: Mapping[str, Any] | str,
        *,
        game: str | Game = "artisans",
        box: BoxFile | Path | str | None = None,
    ) -> Match:
        r"""Set up a position written in words; what it leaves unsaid lies in the decks.

        >>> m = Match.from_position("month: 3 \n market: wood clay - stone glass \n hand: gold 2")
        >>> m.legal
        ['take 1', 'take 2', 'take 4', 'take 5', 'token']
        """
        match = cls.__new__(cls)
        lines = position if isinstance(position, str) else ""
        named = next((line.partition(":")[2].strip() for line in lines.splitlines() if line.startswith("game:")), None)
        named = named or (str(position["game"]) if isinstance(position, Mapping) and "game" in position else None)
        match.game = find(named) if named else game if isinstance(game, Game) else find(game)
        match.box = match.game.open_box(box)
        match.options = match.game.choose_options(match.box, {})
        words = positions.from_text(match.game.state, position) if isinstance(position, str) else dict(position)
        words.pop("game", None)
        match._set_up(words)
        return match

    def _set_up(self, words: dict[str, Any]) -> None:
        if "seats" in words and words["seats"] not in self.game.seats:
            right = listing([str(count) for count in self.game.seats])
            raise BadPosition(f"seats: {positions.shortened(words['seats'])} does not fit; write {right}")
        self.key = _key(0)
        state = self._fresh()
        said = positions.read(self.game.state, words, state, self.box)
        resume(state)
        self.game.complete(state, self.box, said)
        broken = int(self.game.sound(state, self.box.record))
        if broken:
            raise BadPosition(f"no game can hold this position: {self.game.laws[broken]}")
        self.key = np.asarray(state.key, "<u4").tobytes()
        self.seats = int(state.seats)
        self._begin(state)
        self.start = self.position

    @classmethod
    def replay(cls, record: Record, *, box: BoxFile | Path | str | None = None) -> Match:
        """Play a record through again; refuse one that does not fit, saying where."""
        match = cls.begin(record, box=box)
        for move in record.moves:
            match.replay_move(move)
        return match

    @classmethod
    def begin(cls, record: Record, *, box: BoxFile | Path | str | None = None) -> Match:
        """The match of a record before its first move; a box that came with the game is found by its digest."""
        game = find(record.game)
        opened = (game.box_named(record.digest) if box is None else None) or game.open_box(box)
        if record.rules != game.version:
            raise BadRecord(f"this record follows rules version {record.rules} of {game.name}; this is {game.version}")
        if record.digest != opened.digest:
            raise BadRecord(
                f"this record was played with box {record.box} ({record.digest}), not {opened.name} ({opened.digest});"
                " give that box with --box FILE"
            )
        if record.key is None:
            raise BadRecord(
                "this record holds only the commitment of its key; it can be replayed once the key is shown"
            )
        key = bytes.fromhex(record.key)
        if commit(key) != record.commitment:
            raise BadRecord("the key of this record is not the one its commitment was made for")
        if record.start is not None:
            return cls._begin_written(record, game, opened)
        try:
            options: dict[str, Any] = dict(record.options)
            return cls(game, record.seats, key=key, box=opened, **options)
        except AtelierError as error:
            raise BadRecord(f"this record cannot be dealt: {error}") from None

    @classmethod
    def _begin_written(cls, record: Record, game: Game, box: BoxFile) -> Match:
        """The position a record begins from: its key, seats and options are the record's, and nobody dealt it."""
        if record.fairness is not None:
            raise BadRecord("this record begins from a written position, which no shuffle dealt; leave fairness out")
        start = dict(record.start or {})
        named = start.setdefault("game", game.name)
        if named != game.name:
            raise BadRecord(f"this record is of {game.name}; it begins from a position of {quote(named)}")
        match = cls.from_position(start, game=game, box=box)
        if match.key.hex() != record.key:
            raise BadRecord("the key of this record is not the one of the position it begins from")
        if match.seats != record.seats:
            raise BadRecord(f"this record has {record.seats} seats; the position it begins from has {match.seats}")
        return match

    def replay_move(self, move: str) -> None:
        """Play the next move of a record."""
        try:
            self.play(move)
        except AtelierError as error:
            raise BadRecord(f"step {len(self.moves) + 1}: {error}") from None

    def take_over(self, state: Any, moves: Sequence[str]) -> None:
        """Stand where compiled rules have already played these moves; they cannot be taken back."""
        self._states, self.moves = [state], list(moves)

    def copy(self) -> Match:
        """The same game in another hand: what is played there is not played here."""
        return self._with(list(self._states), list(self.moves))

    def at(self, state: Any, step: int) -> Match:
        """The same game as it stood after so many moves, in a state it has been in; to look at, not to play on."""
        return self._with([state], [""] * step)

    def after(self, step: int) -> Match:
        """The same game as it stood after so many of its moves; to look at, not to play on."""
        return self._with([self._states[step]], self.moves[:step])

    def _with(self, states: list[Any], moves: list[str]) -> Match:
        other = Match.__new__(Match)
        other.__dict__ = {**self.__dict__, "_states": states, "moves": moves}
        return other

    def __getstate__(self) -> dict[str, Any]:
        """To be handed to another process: the game goes by its name, and the box that comes with it stays here."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("words", "_codes")}
        return {**kept, "game": self.game.name, "box": None if self.box is self.game.default_box else self.box}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The same game in that process; its records are laid as the rules want them."""
        game, box = find(kept["game"]), kept["box"]
        states = [game.state.copy(state) for state in kept["_states"]]
        own = game.default_box if box is None else replace(box, record=game.box.copy(box.record))
        self.__dict__ = {**kept, "game": game, "box": own, "_states": states}
        self._name_moves()

    @property
    def state(self) -> Any:
        """The record the rules work on."""
        return self._states[-1]

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        turn = int(self._states[-1].turn)
        return None if turn == NONE else turn

    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.seat is None

    @property
    def legal(self) -> list[str]:
        """The legal moves in words."""
        return [self.words[code] for code in self.legal_codes]

    @property
    def legal_codes(self) -> list[int]:
        """The legal moves as action codes, ascending."""
        room = np.empty(self.game.choices, ACTION)  # its own: several threads may look at one game
        count = self.game.legal(self.state, self.box.record, room)
        codes: list[int] = room[:count].tolist()
        return codes

    def code(self, move: str) -> int:
        """The action code of a legal move in words."""
        word = spelled(move)
        if word not in self._codes:
            close = difflib.get_close_matches(word, self.legal, 3, 0.5)
            hint = f"did you mean {listing(close)}?" if close else f"legal: {listing(self.legal)}"
            raise UnknownMove(f"{quote(move)} is no move of {self.game.name}; {hint}")
        code = self._codes[word]
        if code not in self.legal_codes:
            hint = "the game is over" if self.over else f"legal: {listing(self.legal)}"
            raise IllegalMove(f"{word} is not possible now; {hint}", self.legal)
        return code

    def play(self, move: str) -> None:
        """Make a move, given in words."""
        code = self.code(move)
        state = self.game.state.copy(self.state)
        self.game.play(state, self.box.record, code)
        self._states.append(state)
        self.moves.append(self.words[code])

    def undo(self) -> str:
        """Take the last move back and return it."""
        if len(self._states) == 1:
            raise AtelierError("there is no move to take back")
        self._states.pop()
        return self.moves.pop()

    def may_undo(self, seat: int, back: int = 0) -> bool:
        """May this seat take its last move back? Never past another's decision or anything chance has shown.

        `back`: the same question once so many moves have been taken back already.
        """
        if len(self._states) <= back + 1:
            return False
        before, now = self._states[-2 - back], self._states[-1 - back]
        same_turn = before.turn == seat and now.turn == seat and before.spent == now.spent
        return bool(same_turn and not self.game.reveals(before, now))

    @property
    def scores(self) -> list[Score]:
        """Everyone's points as the table lies; final when the game is over."""
        points, places = self.game.count_points(self.state, self.box)
        return [
            Score(
                int(points[seat].sum()),
                int(places[seat]),
                {source: int(points[seat, index]) for index, source in enumerate(self.game.sources)},
            )
            for seat in range(self.seats)
        ]

    @property
    def public(self) -> Mapping[str, Any]:
        """What everyone may see of the position: what `view` begins with, for whoever draws it for several seats."""
        return self.game.public(self.state, self.box)

    def view(self, seat: int | None = None, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What a seat may see, as JSON; without a seat, what a spectator may see."""
        return self._view(SPECTATOR if seat is None else self._at_table(seat), public)

    def _at_table(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise AtelierError(f"seat {seat}: this game has seats 0 to {self.seats - 1}")
        return seat

    def _view(self, seat: int, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        turn = self.seat
        over = turn is None
        told: MatchView = {
            "game": self.game.name,
            "seats": self.seats,
            "seat": None if seat < 0 else seat,
            "step": len(self.moves),
            "legal": self.legal if seat in (turn, EVERYTHING) and not over else [],
            "over": over,
            "places": [score.place for score in self.scores] if over else None,
        }
        return {**told, **self.game.view(self.state, self.box, seat, public)}

    def observe(self, seat: int) -> dict[str, np.ndarray]:
        """What a seat knows, as named arrays of numbers, its own seat first."""
        numbers = np.zeros(self.game.observation_size, np.float32)
        self.game.observe(self.state, self.box.record, self._at_table(seat), numbers)
        return self.game.in_pieces(numbers)

    def knowledge(self, seat: int, seed: int) -> Knowledge:
        """What a seat knows, for an opponent to think with; the same seed gives the same thoughts."""
        return Knowledge(self.game, self.box, self.state, self._at_table(seat), seed)

    @property
    def position(self) -> dict[str, Any]:
        """The whole position in words, hidden cards and all."""
        return {"game": self.game.name, **positions.write(self.game.state, self.state, self.box)}

    @property
    def position_text(self) -> str:
        """The whole position as lines of text; `Match.from_position` reads it back."""
        return positions.to_text(self.game.state, self.position)

    @property
    def record(self) -> Record:
        """The game so far, on paper."""
        scores = self.scores if self.over else None
        return Record(
            game=self.game.name,
            rules=self.game.version,
            box=self.box.name,
            digest=self.box.digest,
            options=self.options,
            seats=self.seats,
            key=self.key.hex(),
            commitment=commit(self.key),
            moves=tuple(self.moves),
            start=self.start,
            points=tuple(score.total for score in scores) if scores else None,
            places=tuple(score.place for score in scores) if scores else None,
        )

    def text(self, seat: int | None = EVERYTHING, language: str = "en") -> str:
        """A text table of what a seat sees; of everything if no seat is named."""
        from atelier.words import speak

        view = self._view(SPECTATOR if seat is None else seat)
        return self.game.draw(view, self.box, speak(language))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        whose = "over" if self.over else f"seat {self.seat} to move"
        return f"<Match {self.game.name}, {self.seats} seats, {len(self.moves)} moves, {whose}>"

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(self.text())}</pre>"


def _key(seed: int | None) -> bytes:
    return secrets.token_bytes(32) if seed is None else game_key(seed).tobytes()
