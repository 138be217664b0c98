"""What a trial of the box that comes with each game finds, so that no server has to play it first.

.venv/bin/python tools/trials.py

Run after a box, the rules or the prior of a game changed, or what a trial finds; some minutes for each game.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from atelier.game import Game
from atelier.games import GAMES, find
from atelier.lab.study import trial
from atelier.lab.study.design import Study
from atelier.server.settings import Settings

FOLDER = Path(trial.__file__).parent / "ours"
DIGITS = 4


def planned(game: Game) -> Study:
    """The trial a server plays unless it is set up otherwise."""
    return trial.plan_trial(game, game.default_box, Settings().trial_games)


def played(game: Game) -> dict[str, Any]:
    """All its games, and what they show."""
    study = planned(game)
    found = trial.find(study, ((piece, trial.play_piece(study, piece)) for piece in trial.pieces(study)))
    return {"study": trial.name_of(study), "first": trial.first_games(study), "findings": short(found)}


def short(value: Any) -> Any:
    """With as many digits as anyone will see."""
    if isinstance(value, float):
        return round(value, DIGITS) if math.isfinite(value) else None
    if isinstance(value, dict):
        return {key: short(one) for key, one in value.items()}
    return [short(one) for one in value] if isinstance(value, list) else value


def main() -> None:
    """Play what was named, or every game."""
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        file = FOLDER / f"{name}.json"
        file.write_text(json.dumps(played(find(name)), separators=(",", ":")) + "\n", encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
