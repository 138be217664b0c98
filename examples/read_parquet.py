"""Read a simulation with Polars and plot it: how far apart do the seats end, and does it pay to begin?

    atelier simulate little-town --games 1000000 --parquet games
    python examples/read_parquet.py games

Nothing is loaded that is not asked for, so a billion games need no more memory than a thousand.
"""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl

BARS = 40


def main(folder: str) -> None:
    """A line for each seat, then the spread of the points as bars."""
    games = pl.scan_parquet(Path(folder) / "part-*.parquet")
    seats = (
        games.group_by("seat")
        .agg(pl.col("victory").mean(), pl.col("points").mean(), pl.col("points").std().alias("spread"))
        .sort("seat")
        .collect(engine="streaming")
    )
    for seat, victory, points, spread in seats.iter_rows():
        print(f"seat {seat}: won {victory:.1%}, {points:.2f} points on average, give or take {spread:.1f}")
    spread = games.select(pl.col("points") // 5 * 5).group_by("points").len().sort("points").collect(engine="streaming")
    most = spread["len"].max()
    for points, many in spread.iter_rows():
        print(f"{points:4d} to {points + 4:<4d} {'█' * round(BARS * many / most)} {many:,}")


if __name__ == "__main__":
    main(*sys.argv[1:2] or ["games"])
