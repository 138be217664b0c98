"""The player who chooses any legal move, each as likely: for research, and the measure of everyone else."""

from __future__ import annotations

from atelier.knowledge import Knowledge
from atelier.rng import below


class RandomPlayer:
    """Does not look at the table."""

    name = "random"

    def choose(self, knowledge: Knowledge) -> int:
        """Any legal action."""
        legal = knowledge.legal
        return legal[int(below(knowledge.rng, len(legal)))]
