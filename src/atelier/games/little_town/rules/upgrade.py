"""The upgrade phase: hire, upgrade, cycle the decks (X8–X13)."""

from __future__ import annotations

from atelier.chance import below
from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.artisans import card_beside, face, fits, kind_of, why_not_fit
from atelier.games.little_town.rules.objectives import look_at_artisans, look_at_stock
from atelier.games.little_town.rules.payment import can_give_many, owe, why_not_give, why_not_pay
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import cubes_of, pay_coins, spend
from atelier.reasons import pointing
from atelier.rule import rule

CYCLE_PRICE = 1


@rule
def level_of(card):
    """0 to 3 for level I to IV."""
    return card % s.KIND_CARDS // s.DECK_CARDS


@rule
def cards_in(state, deck):
    n = 0
    while n < s.DECK_CARDS and state.decks[deck, n] != s.NONE:
        n += 1
    return n


@rule
def draw_top(state, deck):
    """Take the top card and turn up the next."""
    card = state.decks[deck, 0]
    left = cards_in(state, deck) - 1
    for place in range(left):
        state.decks[deck, place] = state.decks[deck, place + 1]
    state.decks[deck, left] = s.NONE
    state.under[deck] = min(state.under[deck], left)
    turn_up(state, deck, left - state.under[deck])
    return card


@rule
def turn_up(state, deck, unseen):
    """X2: one of the cards nobody has seen comes to the top.

    Their order is decided card by card: the same chances as in a shuffled deck, and nothing for anyone to peek at.
    """
    if unseen > 1:
        place = below(state, unseen)
        card = state.decks[deck, 0]
        state.decks[deck, 0] = state.decks[deck, place]
        state.decks[deck, place] = card


@rule
def put_under(state, deck, card):
    """X10, X11: all have seen what lies at the bottom now."""
    state.decks[deck, cards_in(state, deck)] = card
    state.under[deck] += 1


@rule
def is_laid(state, deck):
    """X13: advanced level I and II cost one cube, laid on the card."""
    return state.expansion == s.ADVANCED and deck % s.LEVELS < s.CUBES_ON_CARD


@rule
def why_not_buy_from(state, box, deck):
    """X10, X13: an empty deck sells nothing; the top card of another must be affordable."""
    card = state.decks[deck, 0]
    if card == s.NONE:
        return reason.DECK_EMPTY
    if is_laid(state, deck):
        layable = can_give_many(state, 1) and cubes_of(state.supply) > 0
        return reason.MAY if layable or cubes_of(state.goods[state.turn]) > 0 else reason.NOTHING_TO_LAY
    return why_not_pay(state, box.card_cost[face(state), card], state.coins[state.turn], reason.CARD_SHORT)


@rule
def why_not_hire(state, box):
    """X8, X9: no effect used, and no card beside that could be upgraded instead (unless the switch allows it)."""
    if state.bought:
        return reason.BOUGHT
    if state.used != s.NONE:
        return reason.HIRE_USED
    if not box.hire_when_usable:
        for side in range(2):
            if fits(state, side) and level_of(card_beside(state, side)) < s.LEVELS - 1:
                return pointing(reason.HIRE_FITS, side)
    return why_not_buy_from(state, box, state.doing * s.LEVELS)


@rule
def why_not_upgrade(state, box, side):
    """X8, X9: a card of the action's kind, the used one if one was used, and not of level IV."""
    if state.bought:
        return reason.BOUGHT
    other = why_not_fit(state, side)
    if other != reason.MAY:
        return other
    if state.used != s.NONE and state.used != side:
        return reason.UPGRADE_USED
    if level_of(card_beside(state, side)) == s.LEVELS - 1:
        return reason.TOP_LEVEL
    return why_not_buy_from(state, box, next_deck(state, side))


@rule
def why_not_cycle(state, deck):
    """X11: standard only, a coin, and a deck of two or more. Read first, so that a list of decks needs no branch."""
    alone, poor = state.decks[deck, 1] == s.NONE, state.coins[state.turn] < CYCLE_PRICE
    if state.expansion != s.STANDARD:
        return reason.NO_CYCLING
    if alone:
        return reason.DECK_SHORT
    return reason.NO_COIN if poor else reason.MAY


@rule
def list_upgrades(state, box, actions, n, hire_code, upgrade_code, cycle_code):
    if why_not_hire(state, box) == reason.MAY:
        actions[n] = hire_code
        actions[n + 1] = hire_code + 1
        n += 2
    for side in range(2):
        if why_not_upgrade(state, box, side) == reason.MAY:
            actions[n] = upgrade_code + side
            n += 1
    for deck in range(s.DECKS):
        actions[n] = cycle_code + deck
        n += why_not_cycle(state, deck) == reason.MAY
    return n


@rule
def ask_upgrade(state, box):
    """X8: is there anything to decide in the upgrade phase?"""
    if state.expansion == s.OFF:
        return False
    state.phase = s.UPGRADE
    for deck in range(s.DECKS):
        if why_not_cycle(state, deck) == reason.MAY:
            return True
    for side in range(2):
        if why_not_upgrade(state, box, side) == reason.MAY:
            return True
    return why_not_hire(state, box) == reason.MAY


@rule
def begin_purchase(state, box, side, deck):
    """X8, X13: the card comes from this deck to this side; for some a cube must be chosen to lay on it."""
    state.side = side
    state.incoming = deck
    if is_laid(state, deck):
        state.phase = s.LAY
        return s.DECIDE
    owe(state, box.card_cost[face(state), state.decks[deck, 0]])
    return s.PAYING


@rule
def next_deck(state, side):
    """X8: the deck a card is upgraded from."""
    card = card_beside(state, side)
    return kind_of(card) * s.LEVELS + level_of(card) + 1


@rule
def deck_above(state, side):
    """X8, X9: the same where there is one; NONE beside a card of another kind, a blank one and one of level IV."""
    if not fits(state, side) or level_of(card_beside(state, side)) == s.LEVELS - 1:
        return s.NONE
    return next_deck(state, side)


@rule
def list_cubes_to_lay(state, actions, n, lay_code):
    """X13: a cube of one's own; or three coins, and the cube comes out of the supply."""
    for for_coins in range(2):
        for resource in range(s.RESOURCES):
            if why_not_lay(state, resource, for_coins) == reason.MAY:
                actions[n] = lay_code + for_coins * s.RESOURCES + resource
                n += 1
    return n


@rule
def why_not_lay(state, resource, for_coins):
    """X13: what is given; and with coins, a cube of the type in the supply."""
    lacking = why_not_give(state, s.COINS if for_coins else resource)
    if lacking == reason.MAY and for_coins and state.supply[resource] == 0:
        return reason.SUPPLY_EMPTY
    return lacking


@rule
def lay(state, box, resource, for_coins):
    """X13: pay the cube that goes on the card."""
    if for_coins:
        pay_coins(state, s.COINS_PER_CUBE)
    else:
        spend(state, box, resource, 1)
    state.supply[resource] -= 1
    state.laid = resource
    return s.PAYING


@rule
def take_card(state, box):
    """X10, X12, X13: the new card in place of the old one, its points, and the cube laid on it."""
    seat, deck, slot = state.turn, state.incoming, state.place + state.side
    card = draw_top(state, deck)
    look_at_stock(state, box, seat)
    replaced = state.row[seat, slot]
    state.row[seat, slot] = card
    score_points(state, seat, s.FROM_ARTISANS, box.card_points[face(state), card])
    if replaced != s.BLANK:
        put_under(state, replaced // s.DECK_CARDS, replaced)
    level = deck % s.LEVELS
    if level == 0:
        clear_cubes(state, seat, slot)
    if state.laid != s.NONE:
        state.cubes[seat, slot, level] = state.laid
    state.laid = s.NONE
    state.incoming = s.NONE
    state.side = s.NONE
    state.bought = 1
    look_at_artisans(state, box, seat)


@rule
def clear_cubes(state, seat, slot):
    """X13: cubes on a replaced card go back to the supply."""
    for cube in range(s.CUBES_ON_CARD):
        if state.cubes[seat, slot, cube] != s.NONE:
            state.supply[state.cubes[seat, slot, cube]] += 1
            state.cubes[seat, slot, cube] = s.NONE


@rule
def cycle(state, box, deck):
    """X11: one coin, and the top card goes under its deck."""
    pay_coins(state, CYCLE_PRICE)
    put_under(state, deck, draw_top(state, deck))
    look_at_stock(state, box, state.turn)
    return s.UPGRADING
