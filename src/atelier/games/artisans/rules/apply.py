"""What a decision does."""

from __future__ import annotations

from atelier.games.artisans.actions import CHOOSE, CRAFT, DEVELOP_MATERIAL, PASS, RESERVE_OBJECT, TAKE, TOKEN, TRADE
from atelier.games.artisans.rules.development import develop
from atelier.games.artisans.rules.draft import choose_artisan
from atelier.games.artisans.rules.market import take, take_token, trade
from atelier.games.artisans.rules.objects import craft, reserve
from atelier.games.artisans.rules.year import after_development, after_final_craft, end_turn, open_market
from atelier.games.artisans.state import DEVELOP, HAND_LIMIT, MARKET, MATERIALS, RESERVE
from atelier.rule import rule


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
