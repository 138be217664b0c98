"""How learning goes, to look at: the log as a table, and as a page of curves. Both appear when they are whole."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from atelier.agents.weights import replaced
from atelier.lab.study.drawing import curve, scale, strip
from atelier.lab.study.estimates import Estimate
from atelier.lab.study.page import Figures, Section, page, table
from atelier.scale.paper import polars
from atelier.train.checkpoint import Checkpoint
from atelier.words import Words

TABLE, CURVES = "log.parquet", "curves.html"
COLUMNS = {
    "round": int,  # 0: the first lessons
    "lot": int,  # of the first lessons, from 1
    "games": int,  # played
    "positions": int,  # learned from
    "loss": float,  # after a lot, on its games that were held out
    "loss_before": float,  # on held-out games: of the lead alone, or of the best so far
    "loss_after": float,
    "slope": float,  # of the odds by the lead
    "playing": float,  # seconds of a lot
    "learning": float,
    "seconds": float,  # of all first lessons, or of a round's games
    "gate": str,  # what came of it, in words
    "won": float,  # the challenger's share of victories there
    "error": float,  # its standard error
}
"""The columns of the table, a row a line of the log; what a line does not say is null."""
NORMAL = 1.96
"""Standard errors to either side hold 95 %."""


def write_table(checkpoint: Checkpoint) -> None:
    """The log in Parquet; refused in a sentence where Polars is not installed."""
    game, written = checkpoint.game, io.BytesIO()
    taught = {"game": game.name, "rules": game.version, "seats": checkpoint.seats}
    frame = polars().DataFrame(checkpoint.log(), schema=COLUMNS)
    frame.write_parquet(written, metadata={"atelier": json.dumps(taught)})
    with replaced(checkpoint.folder / TABLE) as file:
        file.write(written.getvalue())


def write_curves(checkpoint: Checkpoint) -> None:
    """The loss by lots and the gate by rounds, as a page that needs no other file."""
    log, words = checkpoint.log(), Words("en")
    figures = Figures(words)
    losses = [line["loss"] for line in log if "lot" in line]
    gates = {line["round"]: line for line in log if "gate" in line}
    sections = []
    if losses:
        sections.append(_losses(losses, figures))
    if gates:
        sections.append(_gates(gates, 1 / checkpoint.seats, figures))
    title = f"{checkpoint.game.name}, {checkpoint.seats} players: how learning goes"
    with replaced(checkpoint.folder / CURVES) as file:
        file.write(page(title, [], sections, words).encode())


def _losses(losses: Sequence[float], figures: Figures) -> Section:
    least, most, last = (figures.number(loss, 4) for loss in (min(losses), max(losses), losses[-1]))
    told = f"Lots 1 to {len(losses)}, from {least} at the bottom to {most} at the top; {last} after the last."
    return Section("loss", "First lessons: the loss on games held out, lot by lot", told, [curve(losses)])


def _gates(gates: Mapping[int, Mapping[str, Any]], level: float, figures: Figures) -> Section:
    shares = {
        number: Estimate(1, line["won"], line["won"] - NORMAL * line["error"], line["won"] + NORMAL * line["error"])
        for number, line in gates.items()
    }
    on = scale([*shares.values()], level)
    rows = [[str(number), strip(one, on), figures.about(one, share=True)] for number, one in shares.items()]
    even = figures.percent(level)
    told = f"The share of victories against the best before, with 95%; the dashed line is level, {even}."
    return Section("gate", "The gate, round by round", told, [table(["round", "", "won"], rows)])
