"""A ladder: everyone of a pool meets everyone, and gets a rating for it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from atelier.agents.opponent import Opponent
from atelier.errors import AtelierError
from atelier.lab.arena import Result, play_all, seatings, standings, whole_deals
from atelier.scale.batch import Plan


class Rung(NamedTuple):
    """How strong an entrant is thought to be: `mu` give or take `sigma`; `ordinal` is what it surely is worth."""

    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int
    share: float
    low: float
    high: float


def ladder(
    table: Plan,
    pool: Sequence[str],
    games: int,
    *,
    opponents: Mapping[str, Opponent] | None = None,
    cores: int | None = None,
    played: Iterable[Result] = (),
    finished: Callable[[Result], None] = lambda result: None,
) -> Generator[Result, None, None]:
    """Play at least so many games, in whole deals, at every table the pool can form; deal after deal."""
    order = seatings(combinations(pool, table.seats), whole_deals(games, table.seats))
    return play_all(table, order, opponents, cores, played, finished)


def ratings(results: Iterable[Result]) -> list[Rung]:
    """Rate everyone, game after game in the given order; the best first.

    The model is Plackett and Luce's, from openskill. Opponents do not learn from game to game, so `tau` is 0: with
    every game played one is surer of them.
    """
    results = list(results)
    model = plackett_luce()(tau=0.0)
    rated: dict[str, Any] = {}
    for result in results:
        before = [[rated.get(name) or model.rating()] for name in result.entrants]
        after = model.rate(before, ranks=[float(place) for place in result.places])
        rated.update((name, team[0]) for name, team in zip(result.entrants, after, strict=True))
    rungs = [
        Rung(each.name, rated[each.name].mu, rated[each.name].sigma, rated[each.name].ordinal(), each.games,
             each.share, each.low, each.high)
        for each in standings(results)
    ]  # fmt: skip
    return sorted(rungs, key=lambda rung: -rung.ordinal)


def plackett_luce() -> Any:
    """The model of the ratings, which comes with an extra."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise AtelierError("a ladder needs openskill: pip install 'atelier-games[lab]'") from None
    return PlackettLuce
