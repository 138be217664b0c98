"""Someone's form: how often they won against whom, and their last games one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from atelier.agents.levels import LEVELS
from atelier.games import GAMES
from atelier.server.storage.results import Result
from atelier.server.tables.outcome import PEOPLE, against, comparable, seats_of

LAST = 12
"""How many games are told one by one."""
OPPONENTS = (*LEVELS, PEOPLE)


def form_of(results: Iterable[Result], person: str) -> list[dict[str, Any]]:
    """Won and played, by game and by whom one played against; only games that can be compared count.

    Results come latest first; those told one by one are in the order they were played.
    """
    games: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for result in results:
        whom = against(result.outcome, person)
        if whom is not None and comparable(result.outcome, person):
            games.setdefault((result.game, whom), []).append(_mark(result, person))
    ordered = sorted(games, key=lambda one: ((*GAMES, one[0]).index(one[0]), OPPONENTS.index(one[1])))
    return [
        {
            "game": game,
            "against": whom,
            "won": sum(mark["place"] == 1 for mark in games[game, whom]),
            "played": len(games[game, whom]),
            "last": games[game, whom][:LAST][::-1],
        }
        for game, whom in ordered
    ]


def _mark(result: Result, person: str) -> dict[str, Any]:
    [seat] = seats_of(result.outcome, person)
    points: list[int] = result.outcome["points"]
    places: list[int] = result.outcome["places"]
    best = max(other for number, other in enumerate(points) if number != seat)
    return {
        "id": result.table,
        "place": places[seat],
        "shared": places.count(places[seat]) > 1,
        "points": points[seat],
        "margin": points[seat] - best,
        "ended_at": result.ended_at,
    }
