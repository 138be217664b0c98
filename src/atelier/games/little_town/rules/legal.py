"""What may be decided now."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import list_activations, list_gifts, list_picks
from atelier.games.little_town.rules.build import list_take_offs, list_tiles
from atelier.games.little_town.rules.effects import list_uses
from atelier.games.little_town.rules.feeding import list_meals
from atelier.games.little_town.rules.gathering import list_squares, list_terrain
from atelier.games.little_town.rules.payment import list_payments
from atelier.games.little_town.rules.rounds import list_workers
from atelier.games.little_town.rules.steps import list_steps, list_terrain_again, may_repeat
from atelier.games.little_town.rules.turn import why_not_finish
from atelier.games.little_town.rules.upgrade import list_cubes_to_lay, list_upgrades
from atelier.rule import rule


@rule
def legal(state, box, actions):
    """List the legal action codes, ascending, and return how many; none only when the game is over.

    Each kind of action in turn, in whatever phases ask for it: what is listed in several is compiled once, and the
    threads of a GPU whose games are in different phases list it together.
    """
    phase, n = state.phase, 0
    if phase == s.WORKER:
        n = list_workers(state, actions, n, codes.CHOOSE_WORKER)
    if phase == s.PLACE or phase == s.SQUARE:
        n = list_squares(state, box, actions, n, codes.PLACE_ON)
    if phase == s.PLACE:
        n = list_tiles(state, box, actions, n, codes.BUILD)
    if phase == s.ACT:
        n = list_terrain(state, box, actions, n, codes.GATHER_FROM)
    if phase == s.EFFECT:
        n = list_terrain_again(state, box, actions, n, codes.GATHER_FROM)
    if phase == s.ACT or phase == s.RESIDENCE or (phase == s.EFFECT and may_repeat(state)):
        n = list_activations(state, box, actions, n, codes.ACTIVATE, np.int64(phase == s.EFFECT))
    if phase == s.ACT or phase == s.DISCOUNT:
        n = list_uses(state, box, actions, n, codes.USE)
    if phase == s.EFFECT:
        n = list_steps(
            state, box, actions, n, codes.GAIN, codes.PICK, codes.SELL_CUBE, codes.TRADE_CUBE, codes.OFFER_CUBE
        )
    if phase == s.TAKE:
        n = list_picks(state, actions, n, codes.PICK)
    if phase == s.GIVE:
        n = list_gifts(state, box, actions, n, codes.GIVE_CUBE)
    if phase == s.DISCOUNT:
        n = list_take_offs(state, box, actions, n, codes.TAKE_OFF)
    if phase == s.PAY:
        n = list_payments(state, box, actions, n, codes.PAY_COINS)
    if phase == s.UPGRADE:
        n = list_upgrades(state, box, actions, n, codes.HIRE, codes.UPGRADE_CARD, codes.CYCLE)
    if phase == s.LAY:
        n = list_cubes_to_lay(state, actions, n, codes.LAY_CUBE)
    if phase == s.FEED:
        n = list_meals(state, actions, n, codes.FEED_MEALS)
    if may_ask_to_stop(phase) and why_not_finish(state, box) == reason.MAY:
        actions[n] = codes.DONE
        n += 1
    if phase == s.PLACE and n == 0:  # T10: there is nothing this worker could do
        actions[n] = codes.SPEND_WORKER
        n += 1
    return n


@rule
def may_ask_to_stop(phase):
    """In which phases something may be done with."""
    return phase == s.ACT or phase == s.EFFECT or phase == s.UPGRADE or phase == s.DISCOUNT or phase == s.RESIDENCE
