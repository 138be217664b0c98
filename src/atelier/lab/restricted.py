"""A player who may not have one thing, written `journeyman without object lantern`: what is the thing worth?

Such a player decides as always until its move would take the thing; then the moves that take it are hidden from it, and
it thinks again. It does not know of this beforehand: it may work towards what it cannot have.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.agents.levels import opponent
from atelier.boxfile import BoxFile
from atelier.errors import AtelierError, listing
from atelier.game import ACTION, Game
from atelier.knowledge import Knowledge
from atelier.lab.study.facts import facts_of

WITHOUT = " without "
REST_OF_TURN = 12
"""So many decisions ahead a way around a thing is looked for; later ones can still avoid it."""
MOST_POSITIONS = 2000
"""So many positions are looked at; where none of them avoids the thing, none will."""


class Ban(NamedTuple):
    """One thing of a box, as it is called there."""

    kind: str
    word: str

    def number(self, game: Game, box: BoxFile) -> int:
        """Which thing of the box it is."""
        kinds = facts_of(game).KINDS
        if self.kind not in kinds:
            raise AtelierError(f"without {self.kind}: {game.name} has {listing(kinds)}")
        words = box.words[self.kind]
        if self.word not in words:
            raise AtelierError(f"without {self.kind} {self.word}: this box has {listing(words)}")
        return words.index(self.word)


def restricted(level: str, ban: Ban) -> str:
    """How such a player is written."""
    return f"{level}{WITHOUT}{ban.kind} {ban.word}"


def read_restricted(written: str) -> tuple[str, Ban]:
    """The level, and what it may not have.

    >>> read_restricted("master:300 without tile pawnshop")
    ('master:300', Ban(kind='tile', word='pawnshop'))
    """
    level, _, thing = written.partition(WITHOUT)
    kind, _, word = thing.partition(" ")
    if not word:
        raise AtelierError(f"{written}: say what it may not have, as in journeyman without object lantern")
    return level, Ban(kind, word)


class Restricted:
    """Plays like another, without one thing."""

    def __init__(self, written: str):
        level, self.ban = read_restricted(written)
        self.name, self.player = written, opponent(level)

    def choose(self, knowledge: Knowledge) -> int:
        """What it would do anyway, unless that takes the thing."""
        code = int(self.player.choose(knowledge))
        taking = Taking(knowledge, self.ban)
        if not taking.by(code):
            return code
        return int(self.player.choose(knowledge.without([one for one in knowledge.legal if taking.by(one)])))


class Taking:
    """Which moves take a thing: those after which, whatever the seat does in the rest of its turn, it has it.

    No game is asked which of its actions take what: the moves are tried, and the game's facts say who holds the thing.
    """

    def __init__(self, knowledge: Knowledge, ban: Ban):
        self.game, self.box, self.seat, self.guess = knowledge.game, knowledge.box, knowledge.seat, knowledge.guess
        self.kind, self.thing = ban.kind, ban.number(knowledge.game, knowledge.box)
        self.facts = facts_of(self.game)
        self.before, self.left = self._held(self.guess), 0

    def by(self, code: int) -> bool:
        """Does this move take it?"""
        self.left = MOST_POSITIONS
        return self._surely(self.guess, code, REST_OF_TURN)

    def _held(self, states: Any) -> int:
        return int(self.facts.held(states, self.box)[self.kind][0, self.seat, self.thing])

    def _surely(self, states: Any, code: int, decisions: int) -> bool:
        after, actions = self.game.state.new(1), np.zeros(self.game.choices, ACTION)
        after[0] = states[0]
        self.game.play(after[0], self.box.record, code)
        self.left -= 1
        if self._held(after) > self.before:
            return True
        if after[0].turn != self.seat or not decisions:
            return False
        count = self.game.legal(after[0], self.box.record, actions)
        return count > 0 and all(
            self.left <= 0 or self._surely(after, one, decisions - 1) for one in actions[:count].tolist()
        )
