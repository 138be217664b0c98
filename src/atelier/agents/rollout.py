"""Playing by a game's `prior` alone: whole rollouts, the rest of a turn, a single decision.

These are templates, specialised per game like those of `scale.playout`.
"""

from __future__ import annotations

from typing import Any

from atelier.rng import next_word
from atelier.rule import rule

legal: Any = None
play: Any = None
prior: Any = None
likeliest: Any = None

WORDS = 1 << 32


@rule
def sample(weights, n, rng):
    """An index, as likely as its share of the weights."""
    whole = 0.0
    for i in range(n):
        whole += weights[i]
    left = whole * (next_word(rng) + 0.5) / WORDS
    for i in range(n - 1):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1


def rollout_template(state, box, rng, scratch, most):
    """Play on by the prior, to the end or for so many decisions; return how many were made."""
    for decisions in range(most):
        n = legal(state, box, scratch.actions)
        if n == 0:
            return decisions
        i = 0
        if n > 1:
            prior(state, box, scratch.tables[0], scratch.actions, n, scratch.weights)
            i = sample(scratch.weights, n, rng)
        play(state, box, scratch.actions[i])
    return most


def likeliest_template(state, box, scratch, n):
    """The index of the legal action with the greatest prior."""
    prior(state, box, scratch.tables[0], scratch.actions, n, scratch.weights)
    best = 0
    for i in range(1, n):
        if scratch.weights[i] > scratch.weights[best]:
            best = i
    return best


def finish_turn_template(state, box, seat, scratch, most):
    """Go on with the likeliest action while this seat decides, for so many decisions at most."""
    for _ in range(most):
        n = legal(state, box, scratch.actions) if state.turn == seat else 0
        if n == 0:
            return
        play(state, box, scratch.actions[likeliest(state, box, scratch, n)])


def sample_prior_template(state, box, rng, scratch, sharpness):
    """One decision by the prior, flattened: a weight raised to a power below one gives worse moves their chance."""
    n = legal(state, box, scratch.actions)
    prior(state, box, scratch.tables[0], scratch.actions, n, scratch.weights)
    for i in range(n):
        scratch.weights[i] = scratch.weights[i] ** sharpness
    return scratch.actions[sample(scratch.weights, n, rng)]
