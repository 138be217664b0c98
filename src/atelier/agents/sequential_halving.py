"""A round of sequential halving: every move is tried against the same guesses with the same random numbers.

Behind each move a tree of its own grows, as a master's does, so that what follows is played better the more often it is
tried; from where the tree ends the prior plays on to the end of the game. The rounds, and which half is dropped after
each, are the analyst's: `lab.analyst`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.agents.search import back_up
from atelier.agents.utility import TIE_BREAK, add_victory, lead_of, utilities
from atelier.rule import rule

play: Any = None
determinize: Any = None
descend: Any = None
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


def halving_round_template(tree, size, guess, box, seat, rng, scratch, settings, moves, roots, accounts, trials):
    """Try every move so many times more; return how many moves the tree has now.

    `roots` says where each move stands in the tree; `NO_MOVE` is the position as it is.
    """
    for _ in range(trials):
        begun = rng[0]
        for i in range(moves.size):
            rng[0] = begun
            scratch.trial[0] = guess[0]
            determinize(scratch.trial[0], box, seat, rng)
            if moves[i] != NO_MOVE:
                play(scratch.trial[0], box, moves[i])
            seats = scratch.trial[0].seats
            add_up(scratch.trial[0], box, scratch)
            for one in range(seats):
                accounts[i].at_once[one] += scratch.totals[one] + TIE_BREAK * scratch.places[one]
            steps = descend(tree, size, roots[i], scratch.trial[0], box, scratch, settings)
            size = max(size, scratch.path[steps] + 1)
            rollout(scratch.trial[0], box, rng, scratch, TO_THE_END)
            add_up(scratch.trial[0], box, scratch)
            enter(accounts[i], scratch, seats, seat)
            utilities(scratch.totals, seats, scratch.utility)
            back_up(tree, steps, seats, scratch)
    return size
