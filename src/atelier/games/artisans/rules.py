"""The rules in one glance: what may be decided now, and what a decision does."""

from __future__ import annotations

from atelier.games.artisans.development import develop, list_developments
from atelier.games.artisans.market import list_market, may_pass, take, take_token, trade
from atelier.games.artisans.objects import craft, list_crafts, list_reserves, reserve
from atelier.games.artisans.setup import choose_artisan, list_draft
from atelier.games.artisans.state import (
    ARTISANS,
    DEVELOP,
    DRAFT,
    FINAL,
    HAND_LIMIT,
    MARKET,
    MATERIALS,
    NONE,
    PLACES,
    RESERVE,
    ROW,
)
from atelier.games.artisans.year import after_development, after_final_craft, end_turn, open_market
from atelier.rule import rule

TAKE = 0
TRADE = TAKE + PLACES
TOKEN = TRADE + MATERIALS * PLACES
CRAFT = TOKEN + 1
PASS = CRAFT + ROW + 1
RESERVE_OBJECT = PASS + 1
DEVELOP_MATERIAL = RESERVE_OBJECT + ROW
CHOOSE = DEVELOP_MATERIAL + MATERIALS * HAND_LIMIT
ACTIONS = CHOOSE + ARTISANS


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


@rule
def play(state, box, action):
    """Apply one legal decision of the seat whose turn it is."""
    if action < TRADE:
        take(state, action - TAKE)
    elif action < TOKEN:
        trade(state, box, (action - TRADE) % MATERIALS, (action - TRADE) // MATERIALS)
    elif action == TOKEN:
        take_token(state)
    elif action < PASS:
        craft(state, action - CRAFT)
    elif action == PASS:
        decline(state)
    elif action < DEVELOP_MATERIAL:
        reserve(state, action - RESERVE_OBJECT)
    elif action < CHOOSE:
        develop(state, (action - DEVELOP_MATERIAL) // HAND_LIMIT, (action - DEVELOP_MATERIAL) % HAND_LIMIT + 1)
    else:
        choose_artisan(state, action - CHOOSE)


@rule
def decline(state):
    """Pass: end the turn, keep the cards, reserve nothing, make no final object."""
    if state.phase == MARKET:
        end_turn(state)
    elif state.phase == DEVELOP:
        after_development(state)
    elif state.phase == RESERVE:
        open_market(state)
    else:
        after_final_craft(state)
