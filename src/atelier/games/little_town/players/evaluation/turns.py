"""What the turn in hand and the turns to come will bring."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import aid_beside, card_gain
from atelier.games.little_town.players.evaluation.outings import outing_value
from atelier.games.little_town.players.evaluation.prices import prices, short_of_food, total
from atelier.games.little_town.players.evaluation.tiles import house_price, wish
from atelier.rule import rule


@rule
def future_turns(state, box, tables, turns):
    """What the turns to come bring, and what the rounds to come will eat."""
    workers = np.int64(box.workers[state.seats - 2])
    rounds = s.ROUNDS - state.rounds
    value = (turns - workers * rounds) * tables.turn_yield[state.expansion, state.rounds - 1]
    for later in range(state.rounds, s.ROUNDS):
        value += workers * tables.turn_yield[state.expansion, later]
    return value - tables.round_cost[state.expansion] * workers * rounds


@rule
def turn_value(state, box, tables, seat, turns):
    """What the turn in hand still brings: a whole turn before it has begun, what is left of it in its middle."""
    if state.phase == s.WORKER or state.phase == s.PLACE:
        return tables.turn_yield[state.expansion, state.rounds - 1]
    price = prices(state, box, seat)
    owed = 0.0
    for resource in range(s.RESOURCES):
        owed += state.owed[resource] * price[resource]
    if state.buying != s.NONE:
        if state.phase == s.SQUARE:
            owed = total(box.cost[state.buying], price)
        return wish(state, box, seat, state.buying, turns) - house_price(state, box, seat) - owed
    if state.incoming != s.NONE:
        return card_gain(state, box, seat, state.incoming, state.place + state.side, price)
    value = 0.0
    if state.target != s.NONE:
        output = total(box.output[state.tile[state.target]], price)
        value = state.owing * price[s.ANY] if state.phase == s.TAKE else output - owed
    if state.doing == s.GATHER and state.phase != s.UPGRADE:
        value += outing_value(state, box, seat, state.spot, price, short_of_food(state, box, seat))
        value += state.pending[s.ANY_PICKS] * price[s.ANY]
        if state.used == s.NONE:
            value += aid_beside(state, box, s.GATHER, price)
    return value
