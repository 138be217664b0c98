"""Those who hardly think: the apprentice plays by feel, the journeyman looks one step ahead."""

from __future__ import annotations

from atelier.agents.desk import lay_desk
from atelier.agents.thinking import thinking
from atelier.knowledge import Knowledge

CARE = 0.45
"""How much the apprentice listens to instinct: 0 is random, 1 is instinct itself."""

GUESSES = 6
"""How many guesses the journeyman tries every move against."""


class Apprentice:
    """Knows what good moves look like, and often makes another."""

    name = "apprentice"

    def choose(self, knowledge: Knowledge) -> int:
        """A legal action, by feel."""
        hasty = thinking(knowledge.game).hasty
        desk = lay_desk(knowledge.game)
        return int(hasty(knowledge.guess[0], knowledge.box.record, knowledge.purse, desk, CARE))


class Journeyman:
    """Tries each move once in thought and takes the one that looks best."""

    name = "journeyman"

    def choose(self, knowledge: Knowledge) -> int:
        """The legal action that looks best one step ahead."""
        glance, desk = thinking(knowledge.game).glance, lay_desk(knowledge.game)
        box, purse = knowledge.box.record, knowledge.purse
        return int(glance(knowledge.guess, box, knowledge.seat, purse, desk, GUESSES))
