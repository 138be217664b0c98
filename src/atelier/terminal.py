"""The table in a terminal: people take turns at the keyboard, opponents have the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atelier.agents.guild import members
from atelier.agents.opponent import Opponent
from atelier.errors import AtelierError
from atelier.match import Match
from atelier.record import Player
from atelier.words import Words

Ask = Callable[[str], str]


class Left(Exception):
    """A person has left the table."""


class Terminal:
    """One evening at the terminal."""

    def __init__(
        self,
        match: Match,
        people: int,
        opponent: Opponent,
        words: Words,
        console: Console,
        ask: Ask,
        seed: int | None = None,
    ):
        self.match, self.people, self.words, self.console, self.ask = match, people, words, console, ask
        self.opponent, self.seed = opponent, secrets.randbits(60) if seed is None else seed
        level = opponent.name.partition(":")[0]
        self.guild = [member.name for member in members(level, str(self.seed))][: match.seats - people]
        self.players = [Player()] * people + [
            Player(name, level) for name in self.guild or [""] * (match.seats - people)
        ]
        self.level = words(f"level-{level}") if self.guild else level
        self.names = [
            words("play-you", seat=seat + 1) if people == 1 and seat == 0 else words("play-seat", seat=seat + 1)
            for seat in range(match.seats - len(self.guild))
        ] + self.guild
        self.last_person: int | None = None

    def play(self) -> None:
        """Play to the end, or until someone leaves."""
        self.console.print(self.words("play-help"), style="dim", highlight=False)
        if self.guild:
            against = self.words("play-against", names=", ".join(self.guild), level=self.level)
            self.console.print(against, style="dim", highlight=False)
        while (seat := self.match.seat) is not None:
            if seat < self.people:
                self._person(seat)
            else:
                knowledge = self.match.knowledge(seat, self.seed + len(self.match.moves))
                self._move(self.match.words[self.opponent.choose(knowledge)])
        self._show(None)
        self._show_scores()

    def _person(self, seat: int) -> None:
        if self.people > 1 and self.last_person != seat:
            self.console.clear()
            self._answer(self.words("play-hand-over", who=self.names[seat]))
        if self.last_person != seat or self.people == 1:
            self._show(seat)
        self.last_person = seat
        moves = self._offer()
        while self.match.seat == seat and self.match.legal == moves:
            self._obey(self._answer(self.words("play-prompt", who=self.names[seat])), seat, moves)
            if self.match.legal != moves:
                return

    def _offer(self) -> list[str]:
        moves = self.match.legal
        table = Table(box=None, show_header=False, pad_edge=False)
        for number, (code, move) in enumerate(zip(self.match.legal_codes, moves, strict=True), 1):
            telling = self.match.game.tell(self.match.state, self.match.box, code)
            table.add_row(str(number), Text(move, "bold"), self.words.tell(telling, self.match.box, "may"))
        self.console.print(table)
        return moves

    def _obey(self, said: str, seat: int, moves: list[str]) -> None:
        verb, _, rest = said.strip().partition(" ")
        try:
            if verb.isdigit():
                if not 1 <= int(verb) <= len(moves):
                    raise AtelierError(self.words("play-no-number", number=int(verb), most=len(moves)))
                self._move(moves[int(verb) - 1])
            elif verb in ("quit", "q"):
                raise Left
            elif verb in ("help", "?"):
                self.console.print(self.words("play-help"), highlight=False)
            elif verb in ("table", "t"):
                self._show(seat)
                self._offer()
            elif verb == "undo":
                self._undo(seat)
            elif verb == "save":
                self.save(Path(rest.strip() or "game.json"))
            elif said.strip():
                self._move(said)
        except AtelierError as error:
            self.console.print(str(error), style="red", highlight=False)

    def _undo(self, seat: int) -> None:
        if not self.match.may_undo(seat):
            raise AtelierError(self.words("play-no-undo"))
        self.match.undo()
        self._show(seat)

    def _move(self, move: str) -> None:
        seat = self.match.seat
        assert seat is not None
        code = self.match.code(move)
        telling = self.match.game.tell(self.match.state, self.match.box, code)
        self.match.play(move)
        said = self.words.tell(telling, self.match.box, "did", who=self.names[seat])
        self.console.print(f"  {said}", style="dim" if seat >= self.people else "", highlight=False)

    def save(self, path: Path) -> None:
        """Write the record of the game so far."""
        try:
            record = replace(self.match.record, players=tuple(self.players))
            path.write_text(record.write() + "\n", encoding="utf-8")
        except OSError as error:
            raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None
        self.console.print(self.words("play-saved", file=str(path)), highlight=False)

    def _show(self, seat: int | None) -> None:
        table = Text(self.match.text(seat, self.words.language))
        self.console.print(Panel(table, title=self.match.game.name, title_align="left", border_style="dim"))

    def _show_scores(self) -> None:
        scores = self.match.scores
        sources = [self.words(f"{self.match.game.name}-source-{source}") for source in self.match.game.sources]
        table = Table("", "", *sources, self.words("play-total"))
        for seat in sorted(range(self.match.seats), key=lambda seat: scores[seat].place):
            points = [str(points) for points in scores[seat].sources.values()]
            table.add_row(f"{scores[seat].place}.", self.names[seat], *points, str(scores[seat].total))
        self.console.print(table)

    def _answer(self, prompt: str) -> str:
        try:
            return self.ask(prompt)
        except EOFError:
            raise Left from None
