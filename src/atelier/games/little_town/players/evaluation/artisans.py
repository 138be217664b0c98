"""What an Artisan will bring in the turns to come, in points: rules of thumb, not rules."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.prices import (
    COIN_PRICE,
    FOOD_PRICE,
    STONE_PRICE,
    WOOD_PRICE,
    cheapest_cube,
    total,
    turns_after,
)
from atelier.games.little_town.rules.artisans import card_beside, face, kind_of
from atelier.games.little_town.rules.score import cards_of
from atelier.games.little_town.rules.upgrade import is_laid
from atelier.rule import rule

GATHER_USES, CONSTRUCTION_USES = 1.2, 0.9  # uses of an Artisan card in a round
END_OF_ROW = 0.7  # there a card stands beside one worker only
ONCE_MORE_PRICE = 1.8
LADDER = 1.0  # a card that can be upgraded later
LAID_CUBE = 0.9  # a cube of one's own, laid on a card (X13)


@rule
def artisans_of(state, seat):
    """Artisan cards in a row; blanks count nowhere."""
    return cards_of(state, seat, s.GATHER) + cards_of(state, seat, s.CONSTRUCTION)


@rule
def effect_value(state, box, seat, card, slot, option, price):
    """What an Artisan's effect brings: the cubes, coins and points shown, or what they save."""
    parts = box.effect[face(state), card, option]
    value = total(parts, price)
    for cube in range(s.CUBES_ON_CARD):
        if parts[s.FIRST_CUBE + cube] > 0 and state.cubes[seat, slot, cube] != s.NONE:
            value += parts[s.FIRST_CUBE + cube] * price[state.cubes[seat, slot, cube]]
    if parts[s.SELLING] + parts[s.TRADING] + parts[s.OFFERING] > 0:
        cheapest = cheapest_cube(state, seat, price)
        value += max(0.0, parts[s.SELLING] * price[s.COINS] - cheapest)
        value += max(0.0, parts[s.TRADING] - 2 * cheapest) + 2 * max(0.0, parts[s.OFFERING] - cheapest)
    return value + ONCE_MORE_PRICE * parts[s.ONCE_MORE]


@rule
def best_effect(state, box, seat, card, slot, price):
    """The better side of its //; a blank card does nothing."""
    if card == s.NONE or card == s.BLANK:
        return 0.0
    value = effect_value(state, box, seat, card, slot, 0, price)
    if box.options[face(state), card] > 1:
        value = max(value, effect_value(state, box, seat, card, slot, 1, price))
    return value


@rule
def aid_beside(state, box, kind, price):
    """X4: what the better Artisan of a kind beside the worker would bring or save."""
    aid = 0.0
    if state.expansion != s.OFF:
        for side in range(2):
            card = card_beside(state, side)
            if kind_of(card) == kind:
                aid = max(aid, best_effect(state, box, state.turn, card, state.place + side, price))
    return aid


@rule
def card_future(state, box, seat, card, slot, turns):
    """What an Artisan will bring in so many turns. At the ends of a row it stands beside one worker only."""
    workers = box.workers[state.seats - 2]
    if kind_of(card) == s.GATHER:
        price = (WOOD_PRICE, STONE_PRICE, FOOD_PRICE, FOOD_PRICE, COIN_PRICE, STONE_PRICE, 1.0)
        uses = GATHER_USES
    else:
        price = (WOOD_PRICE, STONE_PRICE, 0.0, 0.2, 0.0, STONE_PRICE, 1.0)
        uses = CONSTRUCTION_USES
    if slot == 0 or slot == workers:
        uses *= END_OF_ROW
    return uses * turns / workers * best_effect(state, box, seat, card, slot, price)


@rule
def card_gain(state, box, seat, deck, slot, price):
    """X8: points and effect of the top card of a deck, for its cost and the card it replaces."""
    card = state.decks[deck, 0]
    turns = turns_after(state, box, seat)
    value = box.card_points[face(state), card] + card_future(state, box, seat, card, slot, turns)
    value -= card_future(state, box, seat, state.row[seat, slot], slot, turns)
    if deck % s.LEVELS < s.LEVELS - 1:
        value += LADDER * min(1.0, turns / 5)
    if is_laid(state, deck):
        return value + LAID_CUBE * (turns / box.workers[state.seats - 2] - 1.0)
    return value - total(box.card_cost[face(state), card], price)
