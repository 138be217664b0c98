"""`atelier lab tune`: change what is not printed in a box until it makes the games that are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from atelier.boxfile import read_text
from atelier.commands.arena import sort_out
from atelier.commands.common import (
    BoxOption,
    CoresOption,
    DeviceOption,
    LanguageOption,
    check_cores,
    check_device,
    err,
    out,
    progress,
)
from atelier.errors import AtelierError
from atelier.games import find
from atelier.lab.tuning.drafts import Draft, chosen_places
from atelier.lab.tuning.goals import parse_goals
from atelier.lab.tuning.paper import BOX, REPORT, Folder
from atelier.lab.tuning.playing import BLOCKS, Trial
from atelier.lab.tuning.proposals import KINDS, check_kinds
from atelier.lab.tuning.telling import page, tell_account, tell_round
from atelier.lab.tuning.tuner import FOR_A_STEP, Tuner
from atelier.scale.vector import MOST_PLAYOUTS
from atelier.words import Words, speak

MOST_ROUNDS = 100
FEWEST_STEPS = 4
"""That a round can tell apart."""


def tune(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose box.")],
    into: Annotated[
        Path, typer.Option("--into", metavar="FOLDER", help="Write everything here, and go on from what is there.")
    ],
    box: BoxOption = None,
    goal: Annotated[
        list[str] | None,
        typer.Option("--goal", metavar="GOAL", help="What is asked for; may be given again: 'artisan wins within 5'."),
    ] = None,
    fields: Annotated[
        list[str] | None,
        typer.Option("--fields", metavar="FIELD", help="What may be changed: objects.needs; all that is not printed."),
    ] = None,
    steps: Annotated[
        list[str] | None,
        typer.Option("--steps", metavar="KIND", help=f"Steps that are proposed: {', '.join(KINDS)}; all if not said."),
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games to look and to confirm, in each round.")] = 6000,
    playouts: Annotated[
        int, typer.Option("--playouts", help="How long each move is thought about; 0: by the hand-made prior alone.")
    ] = 64,
    rounds: Annotated[int, typer.Option("--rounds", help="Rounds at most; 0 only measures the box.")] = MOST_ROUNDS,
    seats: Annotated[
        list[int] | None, typer.Option("--seats", help="How many players: --seats 2 3; all there can be if not said.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals and plays the same games.")] = 0,
    language: LanguageOption = "en",
    device: DeviceOption = "cpu",
    cores: CoresOption = None,
) -> None:
    """Change what is not printed in a box until it makes the games that are asked for."""
    chosen, words = find(game), speak(language)
    more, options = sort_out(context.args)
    at_table = [*(seats or ()), *(int(word) for word in more if word.isdecimal())]
    kinds = [*(steps or ()), *(word for word in more if word in KINDS)]
    fields = [*(fields or ()), *(word for word in more if not word.isdecimal() and word not in KINDS)]
    check_cores(cores)
    draft = Draft(chosen, chosen.box_text if box is None else read_text(box), str(box or "box.toml"))
    tuner = Tuner(
        start=draft,
        places=chosen_places(draft, fields),
        trial=Trial(
            game=chosen,
            goals=parse_goals(chosen, goal or ()),
            seats=tuple(dict.fromkeys(map(chosen.check_seats, at_table or chosen.seats))),
            options=chosen.choose_options(draft.box, options),
            playouts=playouts,
            device=device,
            cores=cores,
        ),
        games=games,
        seed=seed,
        kinds=tuple(dict.fromkeys(kinds)) or KINDS,
    )
    check(tuner, rounds)
    folder = Folder(into, asked(tuner, fields))
    search(replace(tuner, kept=folder.played), folder, rounds, words)
    written = f"the tuned box is in {into / BOX}, the report in {into / REPORT}"
    out.print(written, highlight=False, soft_wrap=True)


def check(tuner: Tuner, rounds: int) -> None:
    """Refuse what cannot tell anything."""
    trial = tuner.trial
    check_kinds(tuner.kinds)
    least = int(BLOCKS * len(trial.seats) * FOR_A_STEP * FEWEST_STEPS)
    if tuner.games < least:
        raise AtelierError(f"--games {tuner.games}: play at least {least} at these tables; fewer tell nothing")
    if not 0 <= trial.playouts <= MOST_PLAYOUTS:
        raise AtelierError(f"--playouts {trial.playouts}: choose 0 to {MOST_PLAYOUTS:,}")
    if not 0 <= rounds <= MOST_ROUNDS:
        raise AtelierError(f"--rounds {rounds}: choose 0 to {MOST_ROUNDS}")
    check_device(trial.device)


def asked(tuner: Tuner, fields: Sequence[str]) -> dict[str, Any]:
    """All that decides what is found."""
    trial = tuner.trial
    return {
        "game": trial.game.name,
        "rules": trial.game.version,
        "box": {"name": tuner.start.box.name, "digest": tuner.start.box.digest},
        "goals": [goal.said for goal in trial.goals],
        "fields": list(fields),
        "steps": list(tuner.kinds),
        "seats": list(trial.seats),
        "options": dict(trial.options),
        "playouts": trial.playouts,
        "games": tuner.games,
        "seed": tuner.seed,
    }


def search(tuner: Tuner, folder: Folder, most: int, words: Words) -> None:
    """Round by round, each written down as it ends, then the account."""
    known = folder.rounds()
    for one in known:
        out.print(tell_round(one), highlight=False, soft_wrap=True)
    try:
        with progress("games", tuner.games) as bar:
            ended, stage_now = 0, ""

            def played(stage: str, more: int) -> None:
                nonlocal ended, stage_now
                ended = ended + more if stage == stage_now else more
                stage_now = stage
                bar.update(bar.task_ids[0], completed=min(ended, tuner.games), description=stage)

            for one, draft in tuner.rounds(known, most, played):
                folder.keep(one, draft)
                folder.forget_games()
                known.append(one)
                out.print(tell_round(one), highlight=False, soft_wrap=True)
            draft = tuner.after(known)
            folder.write(BOX, draft.renamed().text)
            account = tuner.account(draft, played)
    except KeyboardInterrupt:
        said = f"stopped after {len(known)} rounds; the same command goes on from there, with the games that have ended"
        err.print(said, highlight=False, soft_wrap=True)
        raise
    folder.write(REPORT, page(tuner, known, account, words))
    folder.forget_games()
    out.print(tell_account(tuner, account), highlight=False, soft_wrap=True)
