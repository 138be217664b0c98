"""Feeding the workers at the end of a round (T13).

A seat decides how many eat fish, then how many eat wheat, then for how many of the rest it pays coins. Each is asked
only if there is a choice.
"""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.objectives import bit, look_at_stock, reach
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import pay_coins, spend
from atelier.reasons import pointing
from atelier.rule import rule

HUNGER = 3


@rule
def most_fed(state, course):
    """How many of the hungry this course can feed."""
    return min(state.hungry, meals_of(state, course))


@rule
def meals_of(state, course):
    """How many a seat has of a course."""
    seat = state.turn
    if course == s.FISH_COURSE:
        return state.goods[seat, s.FISH]
    if course == s.WHEAT_COURSE:
        return state.goods[seat, s.WHEAT]
    return state.coins[seat] // s.COINS_PER_CUBE


@rule
def fewest_fed(state, course):
    """T13: coins may replace food at will, but nobody goes hungry beside unused food."""
    seat = state.turn
    later = 0
    if course == s.COIN_COURSE:
        if state.goods[seat, s.FISH] == 0 and state.goods[seat, s.WHEAT] == 0:
            return 0
    else:
        later += state.coins[seat] // s.COINS_PER_CUBE
        if course == s.FISH_COURSE:
            later += state.goods[seat, s.WHEAT]
    return min(most_fed(state, course), max(0, state.hungry - later))


@rule
def list_meals(state, actions, n, feed_code):
    for count in range(fewest_fed(state, state.course), most_fed(state, state.course) + 1):
        actions[n] = feed_code + np.int64(state.course) * s.MEALS + count
        n += 1
    return n


@rule
def why_not_feed(state, course, count):
    """T13: fish, then wheat, then coins; nobody goes hungry beside unused food."""
    if course != state.course:
        return reason.NOW_FISH + np.int64(state.course)
    if count > state.hungry:
        return reason.FEED_HUNGRY
    if count > meals_of(state, course):
        return pointing(reason.FEED_FISH + course, meals_of(state, course))
    fewest = fewest_fed(state, course)
    return pointing(reason.FEED_MORE, fewest) if count < fewest else reason.MAY


@rule
def serve(state, box, count):
    """Feed so many of the hungry with the course in hand; objective 06 if fish fed them all."""
    if state.course == s.FISH_COURSE:
        spend(state, box, s.FISH, count)
        if count == box.workers[state.seats - 2]:
            reach(state, box, state.turn, bit(s.FISH_FEAST))
    elif state.course == s.WHEAT_COURSE:
        spend(state, box, s.WHEAT, count)
    else:
        pay_coins(state, s.COINS_PER_CUBE * count)
    state.hungry -= count
    state.course += 1
    return s.FEEDING


@rule
def feed_seat(state, box):
    """Serve every course that leaves no choice. True when the seat is through, False when it has to choose."""
    for _ in range(state.course, s.COURSES):
        fewest = fewest_fed(state, state.course)
        if fewest != most_fed(state, state.course):
            state.phase = s.FEED
            return False
        serve(state, box, fewest)
    score_points(state, state.turn, s.FROM_HUNGER, -HUNGER * state.hungry)
    state.hungry = 0
    look_at_stock(state, box, state.turn)
    return True
