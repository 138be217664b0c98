"""What may be decided now."""

from __future__ import annotations

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
from atelier.games.little_town.rules.steps import list_repeats, list_steps
from atelier.games.little_town.rules.turn import why_not_finish
from atelier.games.little_town.rules.upgrade import list_cubes_to_lay, list_upgrades
from atelier.rule import rule


@rule
def legal(state, box, actions):
    """List the legal action codes, ascending, and return how many; none only when the game is over."""
    n, may_stop = 0, False
    if state.phase == s.PLACE:
        n = list_squares(state, box, actions, n, codes.PLACE_ON)
        n = list_tiles(state, box, actions, n, codes.BUILD)
        if n == 0:  # T10: there is nothing this worker could do
            actions[n] = codes.SPEND_WORKER
            n += 1
    elif state.phase == s.ACT:
        n = list_terrain(state, box, actions, n, codes.GATHER_FROM)
        n = list_activations(state, box, actions, n, codes.ACTIVATE, 0)
        n = list_uses(state, box, actions, n, codes.USE)
        may_stop = True
    elif state.phase == s.WORKER:
        n = list_workers(state, actions, n, codes.CHOOSE_WORKER)
    elif state.phase == s.PAY:
        n = list_payments(state, box, actions, n, codes.PAY_COINS)
    elif state.phase == s.SQUARE:
        n = list_squares(state, box, actions, n, codes.PLACE_ON)
    elif state.phase == s.FEED:
        n = list_meals(state, actions, n, codes.FEED_MEALS)
    elif state.phase == s.UPGRADE:
        n = list_upgrades(state, box, actions, n, codes.HIRE, codes.UPGRADE_CARD, codes.CYCLE)
        may_stop = True
    elif state.phase == s.EFFECT:
        n = list_repeats(state, box, actions, n, codes.GATHER_FROM, codes.ACTIVATE)
        n = list_steps(
            state, box, actions, n, codes.GAIN, codes.PICK, codes.SELL_CUBE, codes.TRADE_CUBE, codes.OFFER_CUBE
        )
        may_stop = why_not_finish(state, box) == reason.MAY
    elif state.phase == s.DISCOUNT:
        n = list_uses(state, box, actions, n, codes.USE)
        n = list_take_offs(state, box, actions, n, codes.TAKE_OFF)
        may_stop = why_not_finish(state, box) == reason.MAY
    elif state.phase == s.GIVE:
        n = list_gifts(state, box, actions, n, codes.GIVE_CUBE)
    elif state.phase == s.TAKE:
        n = list_picks(state, actions, n, codes.PICK)
    elif state.phase == s.LAY:
        n = list_cubes_to_lay(state, actions, n, codes.LAY_CUBE)
    elif state.phase == s.RESIDENCE:
        n = list_activations(state, box, actions, n, codes.ACTIVATE, 0)
        may_stop = True
    if may_stop:
        actions[n] = codes.DONE
        n += 1
    return n
