"""`atelier bench`: how fast is it, here, now, beside others."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from atelier.commands.common import err, out
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.lab.bench import Report, run


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all of them if not said.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each speed.")] = 3.0,
) -> None:
    """Measure random play and thinking on one core, and other engines beside it where they are installed."""
    if not 0 < seconds <= 600:
        raise AtelierError(f"--seconds {seconds:g}: measure for more than 0 and at most 600 seconds")
    chosen = [find(game).name for game in games or GAMES]
    with err.status("measuring") as status:
        report = run(chosen, seconds, lambda what: status.update(f"measuring {what}"))
    if as_json:
        print(json.dumps(report.as_json(), indent=2))
    else:
        show(report)


def show(report: Report) -> None:
    """Print the figures as tables."""
    speeds = Table(
        "game",
        "seats",
        "options",
        "decisions/s",
        "games/s",
        "playouts/s",
        title="One core: random play, and a master's playouts",
    )
    for speed in report.speeds:
        options = ", ".join(f"{name} {choice}" for name, choice in speed.options.items())
        rates = speed.decisions_per_second, speed.games_per_second, speed.playouts_per_second
        speeds.add_row(speed.game, str(speed.seats), options, *(f"{rate:,.0f}" for rate in rates))
    out.print(speeds)
    starts = Table("game", "cold compile", "first decision", title="Seconds for a fresh process")
    for start in report.starts:
        starts.add_row(start.game, f"{start.cold_compile_seconds:.1f}", f"{start.first_decision_seconds:.2f}")
    out.print(starts)
    if report.peers:
        others = Table(
            "engine", "version", "decisions/s", "games/s", *(f"{game} ×" for game in report.games), title="Peers"
        )
        for peer in report.peers:
            figures = f"{peer.decisions_per_second:,.0f}", f"{peer.games_per_second:,.1f}"
            ratios = [f"{report.ratio(peer, game):,.1f}" for game in report.games]
            others.add_row(peer.name, peer.version, *figures, *ratios)
        out.print(others)
    else:
        out.print("No peers are installed here; `make bench` measures with them.")
