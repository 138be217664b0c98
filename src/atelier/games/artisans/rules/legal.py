"""What may be decided now."""

from __future__ import annotations

from atelier.games.artisans.actions import CHOOSE, CRAFT, DEVELOP_MATERIAL, PASS, RESERVE_OBJECT, TAKE, TOKEN, TRADE
from atelier.games.artisans.rules.development import list_developments
from atelier.games.artisans.rules.draft import list_draft
from atelier.games.artisans.rules.market import list_market, may_pass
from atelier.games.artisans.rules.objects import list_crafts, list_reserves
from atelier.games.artisans.state import DEVELOP, DRAFT, FINAL, MARKET, NONE, RESERVE
from atelier.rule import rule


@rule
def legal(state, box, actions):
    """List the legal action codes, ascending, and return how many; none only when the game is over."""
    n = 0
    if state.phase == MARKET:
        n = list_market(state, box, actions, n, TAKE, TRADE)
        if state.token == NONE:
            actions[n] = TOKEN
            n += 1
        n = list_crafts(state, box, actions, n, CRAFT)
        if may_pass(state):
            actions[n] = PASS
            n += 1
    elif state.phase == DEVELOP:
        actions[n] = PASS
        n = list_developments(state, actions, n + 1, DEVELOP_MATERIAL)
    elif state.phase == RESERVE:
        actions[n] = PASS
        n = list_reserves(state, actions, n + 1, RESERVE_OBJECT)
    elif state.phase == DRAFT:
        n = list_draft(state, actions, n, CHOOSE)
    elif state.phase == FINAL:
        n = list_crafts(state, box, actions, n, CRAFT)
        actions[n] = PASS
        n += 1
    return n
