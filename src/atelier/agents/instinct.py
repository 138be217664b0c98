"""Playing by instinct: no thought, only what a game's `lean` says a hand would do.

These are templates, specialised per game like those of `scale.playout`.
"""

from __future__ import annotations

from typing import Any

from atelier.luck import throw
from atelier.rule import rule

legal: Any = None
play: Any = None
lean: Any = None
favourite: Any = None

WORDS = 1 << 32


@rule
def drawn(weights, n, purse):
    """An index, as likely as its share of the weights."""
    whole = 0.0
    for i in range(n):
        whole += weights[i]
    left = whole * (throw(purse) + 0.5) / WORDS
    for i in range(n - 1):
        left -= weights[i]
        if left < 0:
            return i
    return n - 1


def play_on_template(state, box, purse, desk, most):
    """Play on by instinct, to the end or for so many decisions; return how many were made."""
    for decisions in range(most):
        n = legal(state, box, desk.actions)
        if n == 0:
            return decisions
        i = 0
        if n > 1:
            lean(state, box, desk.actions, n, desk.weights)
            i = drawn(desk.weights, n, purse)
        play(state, box, desk.actions[i])
    return most


def favourite_template(state, box, desk, n):
    """The index of the legal action that instinct likes best."""
    lean(state, box, desk.actions, n, desk.weights)
    best = 0
    for i in range(1, n):
        if desk.weights[i] > desk.weights[best]:
            best = i
    return best


def finish_turn_template(state, box, seat, desk, most):
    """Go on with what instinct likes best while this seat decides, for so many decisions at most."""
    for _ in range(most):
        n = legal(state, box, desk.actions) if state.turn == seat else 0
        if n == 0:
            return
        play(state, box, desk.actions[favourite(state, box, desk, n)])


def hasty_template(state, box, purse, desk, care):
    """One decision by instinct, blurred: a weight raised to a power below one gives worse moves their chance."""
    n = legal(state, box, desk.actions)
    lean(state, box, desk.actions, n, desk.weights)
    for i in range(n):
        desk.weights[i] = desk.weights[i] ** care
    return desk.actions[drawn(desk.weights, n, purse)]
