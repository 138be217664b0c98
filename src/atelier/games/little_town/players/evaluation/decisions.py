"""What each decision inside a turn, and at the end of a round, would bring: the hand's rules of thumb."""

from __future__ import annotations

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import card_gain, effect_value
from atelier.games.little_town.players.evaluation.outings import margin
from atelier.games.little_town.players.evaluation.prices import turns_after
from atelier.games.little_town.rules.artisans import card_beside, face, part, shown
from atelier.games.little_town.rules.effects import TRADED
from atelier.games.little_town.rules.feeding import HUNGER
from atelier.games.little_town.rules.upgrade import next_deck
from atelier.rule import rule

AT_ONCE = 10.0  # nothing speaks against it
WORTH_DOING = 3.0  # a gain, however small, rather than nothing
WASTE = -5.0
EAGER, KEEN = 2, 4  # small differences decide: nothing is lost by choosing right


@rule
def step_value(state, box, action, price):
    """All decisions inside a turn, and at the end of a round."""
    kind = codes.KIND[action]
    if kind == codes.DONE:
        return 0.0
    if kind == codes.GATHER_FROM:
        return gathering_value(state, codes.TERRAIN[action], price)
    if kind == codes.ACTIVATE:
        gain = margin(state, box, state.turn, codes.SQUARE[action], price)
        return WORTH_DOING + EAGER * gain if gain > 0 else EAGER * gain
    if kind == codes.PAY_COINS:
        return KEEN * codes.COUNT[action] * (price[codes.RESOURCE[action]] - s.COINS_PER_CUBE * price[s.COINS])
    if kind == codes.HIRE:
        return purchase_value(state, box, codes.SIDE[action], state.doing * s.LEVELS, price)
    if kind == codes.UPGRADE_CARD:
        return purchase_value(state, box, codes.SIDE[action], next_deck(state, codes.SIDE[action]), price)
    if kind == codes.CYCLE:
        return WASTE  # X11: hardly ever
    if kind == codes.LAY_CUBE:
        return laying_value(state, box, codes.RESOURCE[action], codes.FOR_COINS[action], price)
    if kind == codes.FEED_MEALS:
        return meal_value(state, codes.COURSE[action], codes.COUNT[action])
    return effect_step_value(state, box, action, price)


@rule
def gathering_value(state, terrain, price):
    """T6: take all there is before anything else; with an Artisan's help the best square once more."""
    if terrain == s.TERRAINS:
        return 2 * AT_ONCE
    if state.phase == s.EFFECT:
        return WORTH_DOING + price[terrain]
    return AT_ONCE


@rule
def effect_step_value(state, box, action, price):
    """X4, X5: Artisans' effects, and cubes of choice given and taken."""
    kind, good = codes.KIND[action], codes.GOOD[action]
    if kind == codes.USE:
        return use_value(state, box, codes.SIDE[action], codes.OPTION[action], price)
    if kind == codes.GAIN:
        return AT_ONCE
    if kind == codes.PICK:
        return WORTH_DOING + KEEN * price[codes.RESOURCE[action]]
    if kind == codes.SELL_CUBE:
        return KEEN * (part(state, box, s.SELLING) * price[s.COINS] - given_value(good, price))
    if kind == codes.TRADE_CUBE:
        return KEEN * (part(state, box, s.TRADING) / TRADED - given_value(good, price))
    if kind == codes.OFFER_CUBE:
        return KEEN * (part(state, box, s.OFFERING) - given_value(good, price))
    if kind == codes.GIVE_CUBE:
        return -KEEN * given_value(good, price)
    resource = codes.RESOURCE[action]
    lacking = state.owed[resource] > state.goods[state.turn, resource]
    return KEEN * price[resource] + 2 * lacking


@rule
def given_value(good, price):
    """T8: a cube, or three coins in its place."""
    return s.COINS_PER_CUBE * price[s.COINS] if good == s.COINS else price[good]


@rule
def use_value(state, box, side, option, price):
    """X4: a discount is worth what it saves; an effect what it brings, once the buildings around were activated."""
    seat, slot = state.turn, state.place + side
    if state.phase != s.DISCOUNT:
        return 1.0 + EAGER * effect_value(state, box, seat, card_beside(state, side), slot, option, price)
    saved = 0.0
    for resource in range(s.RESOURCES):
        saved += min(state.owed[resource], shown(state, box, side, option, resource)) * price[resource]
    saved += max(price[s.WOOD], price[s.STONE]) * box.effect[face(state), card_beside(state, side), option, s.ANY]
    return 1.0 + KEEN * saved


@rule
def purchase_value(state, box, side, deck, price):
    """X8: hire, or upgrade."""
    return EAGER * card_gain(state, box, state.turn, deck, state.place + side, price)


@rule
def laying_value(state, box, resource, for_coins, price):
    """X13: the type the card will work with, against the cube or the coins it takes."""
    rounds = turns_after(state, box, state.turn) / box.workers[state.seats - 2]
    useful = 1.0
    if resource >= s.FISH:
        useful = 0.7 if state.doing == s.GATHER else 0.0
    return EAGER * (useful * rounds - given_value(s.COINS if for_coins else resource, price))


@rule
def meal_value(state, course, count):
    """T13: nobody goes hungry; of fish and wheat the scarcer is kept, but a feast of fish is an objective."""
    seat = state.turn
    if course == s.COIN_COURSE:
        return 2.0 * HUNGER * count
    if course == s.FISH_COURSE:
        for card in range(s.OBJECTIVE_CARDS):
            if state.objective[seat, card] == s.FISH_FEAST and not state.done[seat, card]:
                return 1.0 * HUNGER * count
        return 0.3 * count * (state.goods[seat, s.FISH] - state.goods[seat, s.WHEAT])
    return 1.0 * count
