"""One step ahead: try each legal move, finish the turn by instinct, and look at what the position is worth."""

from __future__ import annotations

from typing import Any

from atelier.agents.outlook import lead_of

legal: Any = None
play: Any = None
redeal: Any = None
finish_turn: Any = None
count: Any = None

TURN = 40
"""More decisions than a turn has."""


def glance_template(guess, box, seat, purse, desk, guesses):
    """The legal action after which this seat looks best against the best of the others, over a few fair guesses."""
    n = legal(guess[0], box, desk.options)
    luck = purse[0]
    best, best_lead = desk.options[0], -1e9
    for i in range(n):
        purse[0] = luck  # every move is tried against the same guesses
        lead = 0.0
        for _ in range(guesses):
            desk.trial[0] = guess[0]
            redeal(desk.trial[0], box, seat, purse)
            play(desk.trial[0], box, desk.options[i])
            finish_turn(desk.trial[0], box, seat, desk, TURN)
            count(desk.trial[0], box, desk)
            lead += lead_of(desk.totals, desk.trial[0].seats, seat)
        if lead > best_lead:
            best, best_lead = desk.options[i], lead
    return best
