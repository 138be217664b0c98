"""Those who hardly search: the apprentice plays by the prior, the journeyman looks one ply ahead."""

from __future__ import annotations

from atelier.agents.algorithms import algorithms
from atelier.agents.scratch import new_scratch
from atelier.knowledge import Knowledge

SHARPNESS = 0.45
"""How much the apprentice listens to the prior: 0 is random, 1 is the prior itself."""

GUESSES = 6
"""How many guesses the journeyman tries every move against."""


class Apprentice:
    """Knows what good moves look like, and often makes another."""

    name = "apprentice"

    def choose(self, knowledge: Knowledge) -> int:
        """A legal action, by feel."""
        sample_prior, scratch = algorithms(knowledge.game).sample_prior, new_scratch(knowledge.game)
        while True:
            code = int(sample_prior(knowledge.guess[0], knowledge.box.record, knowledge.rng, scratch, SHARPNESS))
            if code not in knowledge.forbidden:
                return code


class Journeyman:
    """Tries each move once in thought and takes the one that looks best."""

    name = "journeyman"

    def choose(self, knowledge: Knowledge) -> int:
        """The legal action that looks best one step ahead."""
        one_ply, scratch = algorithms(knowledge.game).one_ply, new_scratch(knowledge.game)
        box, rng, legal = knowledge.box.record, knowledge.rng, knowledge.legal
        scratch.options[: len(legal)] = legal
        return int(one_ply(knowledge.guess, box, knowledge.seat, rng, scratch, GUESSES, len(legal)))
