"""Who plays golden games: those who play as people do at a table, and one who does what was hardly done yet."""

from __future__ import annotations

from collections import Counter
from random import Random

from atelier.agents.levels import opponent


class Level:
    """An opponent of the house."""

    def __init__(self, written, seed):
        self.player, self.seed = opponent(written), seed

    def choose(self, match):
        return self.player.choose(match.knowledge(match.seat, self.seed + len(match.moves)))


class Explorer:
    """Does what was done least often in all games so far: in a few games nearly every action comes up."""

    def __init__(self, seed):
        self.chance, self.done = Random(seed), Counter()

    def choose(self, match):
        codes = match.legal_codes
        fewest = min(self.done[match.words[code]] for code in codes)
        return self.chance.choice([code for code in codes if self.done[match.words[code]] == fewest])

    def saw(self, moves):
        self.done.update(moves)


def play(match, players):
    """Play a game to its end; `players` by seat."""
    while not match.over:
        match.play(match.words[players[match.seat].choose(match)])
    return match
