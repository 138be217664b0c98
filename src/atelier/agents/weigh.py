"""Weighing moves against each other: the same guesses and the same luck for each, played out by instinct."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.agents.outlook import TIE_BREAK, lead_of
from atelier.rule import rule

play: Any = None
redeal: Any = None
play_on: Any = None
add_up: Any = None

MOST_SEATS = 4
TO_THE_END = 1 << 30
NO_MOVE = -1

Account = np.dtype(
    [
        ("at_once", "f8", MOST_SEATS),
        ("points", "f8", MOST_SEATS),
        ("victories", "f8", MOST_SEATS),
        ("lead", "f8"),
        ("lead_squared", "f8"),
        ("trials", "i8"),
    ],
    align=True,
)
"""What the trials of a move came to, summed: everyone's points right after it and at the end, victories (shared ones in
parts), and the lead of the seat that weighs, with its squares to tell how sure one can be."""


@rule
def enter(account, desk, seats, seat):
    """Add the end of a trial to a move's account."""
    winners = np.int64(0)
    for one in range(seats):
        winners += lead_of(desk.totals, seats, one) >= 0
    for one in range(seats):
        account.points[one] += desk.totals[one] + TIE_BREAK * desk.places[one]
        if lead_of(desk.totals, seats, one) >= 0:
            account.victories[one] += 1 / winners
    lead = lead_of(desk.totals, seats, seat)
    account.lead += lead
    account.lead_squared += lead * lead
    account.trials += 1


def weigh_template(guess, box, seat, purse, desk, moves, accounts, trials):
    """Try every move so many times more; `NO_MOVE` is the position as it is."""
    for _ in range(trials):
        luck = purse[0]
        for i in range(moves.size):
            purse[0] = luck
            desk.trial[0] = guess[0]
            redeal(desk.trial[0], box, seat, purse)
            if moves[i] != NO_MOVE:
                play(desk.trial[0], box, moves[i])
            add_up(desk.trial[0], box, desk)
            for one in range(desk.trial[0].seats):
                accounts[i].at_once[one] += desk.totals[one] + TIE_BREAK * desk.places[one]
            play_on(desk.trial[0], box, purse, desk, TO_THE_END)
            add_up(desk.trial[0], box, desk)
            enter(accounts[i], desk, desk.trial[0].seats, seat)
