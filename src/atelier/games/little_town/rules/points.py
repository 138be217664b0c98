"""Points are scored at once, each with where they came from (T7, T11–T13, X5, X8)."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.rule import rule


@rule
def score_points(state, seat, source, points):
    """So many more, or fewer; the record ends far beyond what a game brings."""
    state.points[seat, source] = min(max(state.points[seat, source] + points, -s.MOST_POINTS), s.MOST_POINTS)
