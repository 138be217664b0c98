"""What each material may still bring a player: a table worked out once, from the last month back to the first.

A material is looked at as if it were alone in the workshop. It stands on some level, the next level has room for so
many cards, so many lie in the hand, so many months are left. Each month the market may bring a few more cards of it;
then some are developed, or all wait. But seven materials share one development a month, so a development has a price:
it must bring more than another material would have made of the month.
"""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.games.artisans.box import usual_bonus
from atelier.games.artisans.rules.development import levels_placed, room
from atelier.rule import rule

ARRIVALS = {0: 0.6, 1: 0.3, 2: 0.1}
"""How likely a month at the market brings so many cards of one material."""
DEVELOPMENT_PRICE = 4.3
"""Points that another material would have made of the month's only development."""
HOLDING_PRICE = 0.2
"""Points a card costs each month it waits in the hand, where another could lie."""
FINISHING_BONUS = usual_bonus(s.SPECIALIST)
"""What a Specialist usually gets for a material with a card on level 4 (R27): one table serves all boxes."""

ANYONE, FINISHER, STACKER = range(3)
"""Who works: most artisans, the Specialist (R27), the Perfectionist (R29)."""
SKILLS = 3
AFTER_MARKET, BEFORE_MARKET = range(2)

AT_MARKET, AT_DEVELOPMENT, AFTERWARDS = range(3)
KEPT = (0.55, 0.61, 0.87)
"""The share of its value a material keeps: seven of them want the same months and the same hand."""
CARD = (0.8, 0.5, 0.0)
"""Points for any card in hand, whatever it is."""
MARKET_AHEAD = 2.0
"""Points a whole market brings that is still ahead."""


def work_out() -> np.ndarray:
    """The table `expected`: points to expect above the price of the developments they take."""
    table = np.zeros((2, SKILLS, s.MONTHS + 1, s.LEVELS, s.HAND_LIMIT, s.HAND_LIMIT + 1))
    held = np.arange(s.HAND_LIMIT + 1)
    for skill in range(SKILLS):
        for left in range(1, s.MONTHS + 1):
            for level in range(s.LEVELS):
                later = table[BEFORE_MARKET, skill, left - 1]
                for space in range(1, s.HAND_LIMIT + 1) if level else (s.HAND_LIMIT,):
                    after = best_development(later, skill, level, space)
                    more = sum(
                        chance * after[np.minimum(held + cards, s.HAND_LIMIT)] for cards, chance in ARRIVALS.items()
                    )
                    table[AFTER_MARKET, skill, left, level, space - 1] = after
                    table[BEFORE_MARKET, skill, left, level, space - 1] = np.maximum(after, more) - HOLDING_PRICE * held
    return table.astype(np.float32)


def best_development(later: np.ndarray, skill: int, level: int, room: int) -> np.ndarray:
    """The best that can be done with each number of cards in hand: let them wait, or develop 1, 2, … of them."""
    best = later[level, room - 1].copy()
    for count in range(1, room + 1):
        brings = np.full(s.HAND_LIMIT + 1 - count, count * (level + 1) - DEVELOPMENT_PRICE)
        if level + 1 < s.LEVELS:
            next_room = min(count + 1, s.HAND_LIMIT) if skill == STACKER else count
            brings += later[level + 1, next_room - 1, : brings.size]
        elif skill == FINISHER:
            brings += FINISHING_BONUS
        np.maximum(best[count:], brings, out=best[count:])
    return best


@rule
def skill_of(artisan):
    """Who may do more with a level than others."""
    if artisan == s.SPECIALIST:
        return FINISHER
    return STACKER if artisan == s.PERFECTIONIST else ANYONE


@rule
def material_value(tables, when, skill, left, level, room, cards):
    """What a material may bring that has so many levels, so much room on the next, so many cards in hand."""
    if level == s.LEVELS:
        return 0.0
    return float(tables.expected[when, skill, left, level, min(room, s.HAND_LIMIT) - 1, cards])


@rule
def in_workshop(state, tables, seat, left, moment):
    """What the seven materials may bring together, and the cards in hand."""
    skill = skill_of(state.artisan[seat])
    when = BEFORE_MARKET if moment == AFTERWARDS else AFTER_MARKET
    values, cards = 0.0, np.int64(0)
    for material in range(s.MATERIALS):
        held = np.int64(state.hand[seat, material])
        level, places = levels_placed(state, seat, material), room(state, seat, material)
        values += material_value(tables, when, skill, left, level, places, held)
        cards += held
    if left == 0:
        return 0.0
    ahead = MARKET_AHEAD if moment == AFTERWARDS else 0.0
    return ahead + KEPT[moment] * values + CARD[moment] * cards
