"""What may be decided now."""

from __future__ import annotations

from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.development import list_developments
from atelier.games.artisans.rules.draft import list_draft
from atelier.games.artisans.rules.market import list_market, why_not_pass, why_not_take_token
from atelier.games.artisans.rules.objects import list_crafts, list_reserves
from atelier.rule import rule


@rule
def legal(state, box, actions):
    """List the legal action codes, ascending, and return how many; none only when the game is over."""
    n = 0
    if state.phase == s.MARKET:
        n = list_market(state, box, actions, n, codes.TAKE, codes.TRADE)
        if why_not_take_token(state) == reason.MAY:
            actions[n] = codes.TOKEN
            n += 1
        n = list_crafts(state, box, actions, n, codes.CRAFT)
        if why_not_pass(state) == reason.MAY:
            actions[n] = codes.PASS
            n += 1
    elif state.phase == s.DEVELOP:
        actions[n] = codes.PASS
        n = list_developments(state, actions, n + 1, codes.DEVELOP_MATERIAL)
    elif state.phase == s.RESERVE:
        actions[n] = codes.PASS
        n = list_reserves(state, actions, n + 1, codes.RESERVE_OBJECT)
    elif state.phase == s.DRAFT:
        n = list_draft(state, actions, n, codes.CHOOSE)
    elif state.phase == s.FINAL:
        n = list_crafts(state, box, actions, n, codes.CRAFT)
        actions[n] = codes.PASS
        n += 1
    return n
