"""What may be decided now."""

from __future__ import annotations

from atelier.games.little_town.actions import (
    ACTIVATE,
    BUILD,
    CHOOSE_WORKER,
    CYCLE,
    DONE,
    FEED_MEALS,
    GAIN,
    GATHER_FROM,
    GIVE_CUBE,
    HIRE,
    LAY_CUBE,
    OFFER_CUBE,
    PAY_COINS,
    PICK,
    PLACE_ON,
    SELL_CUBE,
    SPEND_WORKER,
    TAKE_OFF,
    TRADE_CUBE,
    UPGRADE_CARD,
    USE,
)
from atelier.games.little_town.rules.activation import list_activations, list_gifts, list_picks
from atelier.games.little_town.rules.build import list_discounts, list_tiles, may_build_alone
from atelier.games.little_town.rules.effects import list_repeats, list_steps, list_uses, may_stop_effect
from atelier.games.little_town.rules.feeding import list_meals
from atelier.games.little_town.rules.gathering import list_squares, list_terrain
from atelier.games.little_town.rules.payment import list_payments
from atelier.games.little_town.rules.rounds import list_workers
from atelier.games.little_town.rules.upgrade import list_cubes_to_lay, list_upgrades
from atelier.games.little_town.state import (
    ACT,
    DISCOUNT,
    EFFECT,
    FEED,
    GIVE,
    LAY,
    PAY,
    PLACE,
    RESIDENCE,
    SQUARE,
    TAKE,
    UPGRADE,
    WORKER,
)
from atelier.rule import rule


@rule
def legal(state, box, actions):
    """List the legal action codes, ascending, and return how many; none only when the game is over."""
    n, may_stop = 0, False
    if state.phase == PLACE:
        n = list_squares(state, box, actions, n, PLACE_ON)
        n = list_tiles(state, box, actions, n, BUILD)
        if n == 0:  # T10: there is nothing this worker could do
            actions[n] = SPEND_WORKER
            n += 1
    elif state.phase == ACT:
        n = list_terrain(state, box, actions, n, GATHER_FROM)
        n = list_activations(state, box, actions, n, ACTIVATE, 0)
        n = list_uses(state, box, actions, n, USE)
        may_stop = True
    elif state.phase == WORKER:
        n = list_workers(state, actions, n, CHOOSE_WORKER)
    elif state.phase == PAY:
        n = list_payments(state, box, actions, n, PAY_COINS)
    elif state.phase == SQUARE:
        n = list_squares(state, box, actions, n, PLACE_ON)
    elif state.phase == FEED:
        n = list_meals(state, actions, n, FEED_MEALS)
    elif state.phase == UPGRADE:
        n = list_upgrades(state, box, actions, n, HIRE, UPGRADE_CARD, CYCLE)
        may_stop = True
    elif state.phase == EFFECT:
        n = list_repeats(state, box, actions, n, GATHER_FROM, ACTIVATE)
        n = list_steps(state, box, actions, n, GAIN, PICK, SELL_CUBE, TRADE_CUBE, OFFER_CUBE)
        may_stop = may_stop_effect(state, box)
    elif state.phase == DISCOUNT:
        n = list_discounts(state, box, actions, n, USE, TAKE_OFF)
        may_stop = may_build_alone(state, box)
    elif state.phase == GIVE:
        n = list_gifts(state, box, actions, n, GIVE_CUBE)
    elif state.phase == TAKE:
        n = list_picks(state, actions, n, PICK)
    elif state.phase == LAY:
        n = list_cubes_to_lay(state, actions, n, LAY_CUBE)
    elif state.phase == RESIDENCE:
        n = list_activations(state, box, actions, n, ACTIVATE, 0)
        may_stop = True
    if may_stop:
        actions[n] = DONE
        n += 1
    return n
