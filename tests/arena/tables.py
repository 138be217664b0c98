"""Who sits at the tables of these tests, and the games they play."""

from __future__ import annotations

from atelier.agents.levels import LEVELS
from atelier.agents.random import RandomPlayer
from atelier.games import find
from atelier.lab.arena import tournament
from atelier.lab.standings import Result
from atelier.scale.batch import plan

OTHER = next(level for level in LEVELS if level != "random")


class Fool:
    """Does whatever comes first: trades cards to and fro, and loses to anyone."""

    name = "fool"

    def choose(self, knowledge):
        return knowledge.legal[0]


class Cheat:
    name = "cheat"

    def choose(self, knowledge):
        return max(knowledge.legal) + 1


GUESTS = {"fool": Fool(), "cheat": Cheat(), "again": RandomPlayer()}


def table(name="artisans", seats=2, seed=0, **options):
    game = find(name)
    return plan(game, [game.default_box], seats, seed, options)


def play(entrants, games, cores=2, seed=0, **more):
    at = table(seats=len(entrants), seed=seed)
    return list(tournament(at, entrants, games, opponents=GUESTS, cores=cores, **more))


def timeless(results):
    """All but the time it took; moves are kept in the file alone."""
    return [result[:-2] for result in results]


def lines(*shares, seats=2):
    """Made-up results of `a` against `b`, one a game: 1 won, 0 lost, ½ shared."""
    for number, part in enumerate(shares):
        places = {1: (1, 2), 0: (2, 1), 0.5: (1, 1)}[part]
        names, rotation = ("a", "b"), number % seats
        order = slice(None, None, -1 if rotation else 1)
        yield Result(number // seats, rotation, names[order], (10, 7)[order], places[order], (4, 4), (1.0, 2.0)[order])
