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
    kind = codes.KIND[action]
    if kind == codes.TAKE:
        take(state, codes.PLACE[action])
    elif kind == codes.TRADE:
        trade(state, box, codes.MATERIAL[action], codes.PLACE[action])
    elif kind == codes.TOKEN:
        take_token(state)
    elif kind == codes.CRAFT:
        craft(state, codes.PLACE[action])
    elif kind == codes.PASS:
        decline(state)
    elif kind == codes.RESERVE_OBJECT:
        reserve(state, codes.PLACE[action])
    elif kind == codes.DEVELOP_MATERIAL:
        develop(state, codes.MATERIAL[action], codes.COUNT[action] + 1)
    else:
        choose_artisan(state, codes.ARTISAN[action])


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
