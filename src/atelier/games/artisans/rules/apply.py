"""What a decision does."""

from __future__ import annotations

from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import develop
from atelier.games.artisans.rules.draft import choose_artisan
from atelier.games.artisans.rules.market import take, take_token, trade
from atelier.games.artisans.rules.objects import craft, reserve
from atelier.games.artisans.rules.year import after_development, after_final_craft, end_turn, open_market
from atelier.rule import rule


@rule
def play(state, box, action):
    """Apply one legal decision of the seat whose turn it is."""
    if action < codes.TRADE:
        take(state, action - codes.TAKE)
    elif action < codes.TOKEN:
        trade(state, box, (action - codes.TRADE) % s.MATERIALS, (action - codes.TRADE) // s.MATERIALS)
    elif action == codes.TOKEN:
        take_token(state)
    elif action < codes.PASS:
        craft(state, action - codes.CRAFT)
    elif action == codes.PASS:
        decline(state)
    elif action < codes.DEVELOP_MATERIAL:
        reserve(state, action - codes.RESERVE_OBJECT)
    elif action < codes.CHOOSE:
        develop(
            state,
            (action - codes.DEVELOP_MATERIAL) // s.HAND_LIMIT,
            (action - codes.DEVELOP_MATERIAL) % s.HAND_LIMIT + 1,
        )
    else:
        choose_artisan(state, action - codes.CHOOSE)


@rule
def decline(state):
    """Pass: end the turn, keep the cards, reserve nothing, make no final object."""
    if state.phase == s.MARKET:
        end_turn(state)
    elif state.phase == s.DEVELOP:
        after_development(state)
    elif state.phase == s.RESERVE:
        open_market(state)
    else:
        after_final_craft(state)
