"""`atelier analyse`: a recorded game under the analyst's eye."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from atelier.agents.opponent import Budget
from atelier.commands.common import BoxOption, check_new, err, out, progress, whole_file
from atelier.commands.replay import FileArgument, LanguageOption, choose_record, naming
from atelier.errors import AtelierError
from atelier.lab.forecast import hundredths, result_of, told_chance
from atelier.lab.reasons import cost_of, explain, tell
from atelier.lab.review import BUDGET, Step, report, review, swings
from atelier.lab.story import stories
from atelier.match import Match
from atelier.record import Record
from atelier.words import Words, speak


def analyse(
    file: FileArgument,
    number: Annotated[int, typer.Option("--game", metavar="K", help="Which record of the file, from 1.")] = 1,
    playouts: Annotated[int, typer.Option("--playouts", help="Games played out for each decision.")] = BUDGET.playouts
    or 0,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same.")] = 0,
    to: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all that was found here.")] = None,
    box: BoxOption = None,
    lang: LanguageOption = "en",
) -> None:
    """Say move by move how a recorded game stood, what changed it most and what would have been better."""
    if playouts < 1:
        raise AtelierError(f"--playouts {playouts}: play out at least one game for each decision")
    if to is not None:
        check_new(to)
    words, record = speak(lang), choose_record(file, number)
    with naming(file, number):
        match = Match.replay(record, box=box)
    steps: list[Step] = []
    stopped: KeyboardInterrupt | None = None
    try:
        with progress(words("analyse-progress"), len(record.moves)) as bar:
            for step in review(record, Budget(playouts=playouts), seed, box):
                steps.append(step)
                bar.update(bar.task_ids[0], completed=step.number)
    except KeyboardInterrupt as interrupt:
        err.print(words("analyse-stopped", done=len(steps), moves=len(record.moves)), highlight=False)
        stopped = interrupt
    found = Report(record, match, steps, box, words)
    try:
        if to is not None:
            with whole_file(to) as written:
                json.dump(found.as_json(), written, ensure_ascii=False)
    finally:
        found.show()
    if stopped:
        raise stopped


class Report:
    """What was found, for a person or for a program."""

    def __init__(self, record: Record, match: Match, steps: list[Step], box: Path | None, words: Words):
        self.match, self.steps, self.words = match, steps, words
        self.final = result_of(match) if match.over and len(steps) == len(record.moves) else None
        self.sentences, self.better = self._sentences(record, box)

    def _sentences(self, record: Record, box: Path | None) -> tuple[list[str], list[str]]:
        """What was done at each step, and what would have been better."""
        match, did, better = Match.begin(record, box=box), [], []
        for step in self.steps:
            who = self.words("play-seat", seat=step.seat + 1)
            telling = match.game.tell(match.state, match.box, match.code(str(step.played.move)))
            did.append(self.words.tell(telling, match.box, "did", who=who))
            better.append(explain(step, step.better, self.words) if step.better else "")
            match.play(str(step.played.move))
        return did, better

    def show(self) -> None:
        """Print every decision that was one, then the moves that mattered."""
        seats = [self.words("play-seat", seat=seat + 1) for seat in range(self.match.seats)]
        table = Table("", self.words("analyse-move"), *seats, "", box=None, pad_edge=False)
        for column in table.columns[2:-1]:
            column.justify = "right"
        for step, did in zip(self.steps, self.sentences, strict=True):
            if step.legal > 1:
                chances = [self._chance(one) for one in hundredths(step.before)]
                table.add_row(str(step.number), Text(did), *chances, Text(mark(step), "red"))
        if self.final:
            ends = [self._chance(one, over=True) for one in hundredths(self.final)]
            table.add_row("", self.words("analyse-end"), *ends, "")
        out.print(table)
        self._show_stories()
        self._show_swings()
        self._show_better()

    def _chance(self, hundredth: int, over: bool = False) -> str:
        return self.words("analyse-chance", chance=told_chance(hundredth, over), doubt=0)

    def _show_stories(self) -> None:
        for story in stories(self.match, self.steps) if self.final else []:
            who = self.words("play-seat", seat=story.seat + 1)
            out.print(
                f"\n{self.words('story-won' if story.won else 'story-lost', who=who)}", style="bold", highlight=False
            )
            for one in story.sentences:
                told = tell(one, self.match.game.name, self.words, self.sentences)
                out.print(f"  {told}", highlight=False)

    def _show_swings(self) -> None:
        out.print(f"\n{self.words('analyse-swings')}", style="bold", highlight=False)
        stood = [hundredths(step.before) for step in self.steps] + ([hundredths(self.final)] if self.final else [])
        for swing in swings(self.steps, self.final):
            who = self.words("play-seat", seat=swing.seat + 1)
            before, after = (stood[number][swing.seat] for number in (swing.step.number - 1, swing.last))
            over = self.final is not None and swing.last == len(self.steps)
            change = {"before": told_chance(before), "after": told_chance(after, over)}
            did = " ".join(self.sentences[swing.step.number - 1 : swing.last])
            said = self.words("analyse-swing", step=swing.step.number, move=did, who=who, **change)
            out.print(f"  {said}", highlight=False)

    def _show_better(self) -> None:
        worst = sorted((step for step in self.steps if step.verdict), key=lambda step: -step.cost)
        out.print(f"\n{self.words('analyse-mistakes', count=len(worst))}", style="bold", highlight=False)
        for step in worst[:10]:
            index = self.steps.index(step)
            cost = " · ".join(f"−{one}" for one in cost_of(step.lost, self.words))
            out.print(f"  {step.number}. {self.sentences[index]} ({cost})", highlight=False)
            out.print(f"     {self.better[index]}", style="dim", highlight=False)

    def as_json(self) -> dict[str, Any]:
        """All that was found, with its sentences."""
        found = report(self.steps, self.final)
        for step, did, better in zip(found["steps"], self.sentences, self.better, strict=True):
            step.update(did=did, better=better or None)
        table = {"game": self.match.game.name, "seats": self.match.seats, "language": self.words.language}
        return {**table, **found}


def mark(step: Step) -> str:
    """As chess players mark moves: ?! for a slip, ? for a mistake."""
    return {"mistake": "?", "slip": "?!", None: ""}[step.verdict]
