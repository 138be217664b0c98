"""One-ply search: try each legal move, finish the turn by the prior, and evaluate the position."""

from __future__ import annotations

from typing import Any

from atelier.agents.utility import lead_of

play: Any = None
determinize: Any = None
finish_turn: Any = None
count: Any = None

TURN = 40
"""More decisions than a turn has."""


def one_ply_template(guess, box, seat, rng, scratch, guesses, n):
    """Of the first `n` options the one that leads furthest ahead of the best of the others, over a few fair guesses."""
    begun = rng[0]
    best, best_lead = scratch.options[0], -1e9
    for i in range(n):
        rng[0] = begun  # every move is tried against the same guesses
        lead = 0.0
        for _ in range(guesses):
            scratch.trial[0] = guess[0]
            determinize(scratch.trial[0], box, seat, rng)
            play(scratch.trial[0], box, scratch.options[i])
            finish_turn(scratch.trial[0], box, seat, scratch, TURN)
            count(scratch.trial[0], box, scratch)
            lead += lead_of(scratch.totals, scratch.trial[0].seats, seat)
        if lead > best_lead:
            best, best_lead = scratch.options[i], lead
    return best
