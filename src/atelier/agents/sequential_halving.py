"""A round of sequential halving: every move is tried against the same guesses with the same random numbers.

The rounds, and which half is dropped after each, are the analyst's: `lab.analyst`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.agents.utility import TIE_BREAK, add_victory, lead_of
from atelier.rule import rule

play: Any = None
determinize: Any = None
rollout: Any = None
add_up: Any = None

TO_THE_END = 1 << 30
NO_MOVE = -1


def account_type(seats: int) -> np.dtype[Any]:
    """What the trials of a move came to, summed, at a table of so many seats.

    Everyone's points right after it and at the end, victories (shared ones in parts), and the lead of the seat that
    decides, with its squares to tell how sure one can be.
    """
    return np.dtype(
        [
            ("at_once", "f8", seats),
            ("points", "f8", seats),
            ("victories", "f8", seats),
            ("lead", "f8"),
            ("lead_squared", "f8"),
            ("trials", "i8"),
        ],
        align=True,
    )


@rule
def enter(account, scratch, seats, seat):
    """Add the end of a trial to a move's account."""
    add_victory(scratch.totals, seats, account.victories)
    for one in range(seats):
        account.points[one] += scratch.totals[one] + TIE_BREAK * scratch.places[one]
    lead = lead_of(scratch.totals, seats, seat)
    account.lead += lead
    account.lead_squared += lead * lead
    account.trials += 1


def halving_round_template(guess, box, seat, rng, scratch, moves, accounts, trials):
    """Try every move so many times more; `NO_MOVE` is the position as it is."""
    for _ in range(trials):
        begun = rng[0]
        for i in range(moves.size):
            rng[0] = begun
            scratch.trial[0] = guess[0]
            determinize(scratch.trial[0], box, seat, rng)
            if moves[i] != NO_MOVE:
                play(scratch.trial[0], box, moves[i])
            add_up(scratch.trial[0], box, scratch)
            for one in range(scratch.trial[0].seats):
                accounts[i].at_once[one] += scratch.totals[one] + TIE_BREAK * scratch.places[one]
            rollout(scratch.trial[0], box, rng, scratch, TO_THE_END)
            add_up(scratch.trial[0], box, scratch)
            enter(accounts[i], scratch, scratch.trial[0].seats, seat)
