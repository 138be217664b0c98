"""What each decision inside a turn, and at the end of a round, would bring: the hand's rules of thumb."""

from __future__ import annotations

from atelier.games.little_town.actions import (
    ACTIVATE,
    CYCLE,
    DONE,
    FEED_MEALS,
    GAIN,
    GATHER_FROM,
    GIVE_CUBE,
    HIRE,
    LAY_CUBE,
    OFFER_CUBE,
    PAY_COINS,
    PICK,
    SELL_CUBE,
    TAKE_OFF,
    TRADE_CUBE,
    UPGRADE_CARD,
    USE,
)
from atelier.games.little_town.players.evaluation.artisans import card_gain, effect_value
from atelier.games.little_town.players.evaluation.outings import margin
from atelier.games.little_town.players.evaluation.prices import turns_after
from atelier.games.little_town.rules.artisans import card_beside, face, part, shown
from atelier.games.little_town.rules.effects import TRADED
from atelier.games.little_town.rules.feeding import HUNGER
from atelier.games.little_town.rules.upgrade import next_deck
from atelier.games.little_town.state import (
    ANSWERS,
    ANY,
    COIN_COURSE,
    COINS,
    COINS_PER_CUBE,
    DISCOUNT,
    EFFECT,
    FISH,
    FISH_COURSE,
    FISH_FEAST,
    GATHER,
    LEVELS,
    MEALS,
    OBJECTIVE_CARDS,
    OFFERING,
    OPTIONS,
    RESOURCES,
    SELLING,
    STONE,
    TERRAINS,
    TRADING,
    WHEAT,
    WOOD,
)
from atelier.rule import rule

AT_ONCE = 10.0  # nothing speaks against it
WORTH_DOING = 3.0  # a gain, however small, rather than nothing
WASTE = -5.0
EAGER, KEEN = 2, 4  # small differences decide: nothing is lost by choosing right


@rule
def step_value(state, box, action, price):
    """All decisions inside a turn, and at the end of a round."""
    if action == DONE:
        return 0.0
    if action < ACTIVATE:
        return gathering_value(state, action - GATHER_FROM, price)
    if action < USE:
        gain = margin(state, box, state.turn, action - ACTIVATE, price)
        return WORTH_DOING + EAGER * gain if gain > 0 else EAGER * gain
    if action < PAY_COINS:
        return effect_step_value(state, box, action, price)
    if action < HIRE:
        resource, count = ((action - PAY_COINS) // ANSWERS, (action - PAY_COINS) % ANSWERS)
        return KEEN * count * (price[resource] - COINS_PER_CUBE * price[COINS])
    if action < LAY_CUBE:
        return purchase_value(state, box, action, price)
    if action < FEED_MEALS:
        return laying_value(state, box, action - LAY_CUBE, price)
    return meal_value(state, action - FEED_MEALS)


@rule
def gathering_value(state, terrain, price):
    """T6: take all there is before anything else; with an Artisan's help the best square once more."""
    if terrain == TERRAINS:
        return 2 * AT_ONCE
    if state.phase == EFFECT:
        return WORTH_DOING + price[terrain]
    return AT_ONCE


@rule
def effect_step_value(state, box, action, price):
    """X4, X5: Artisans' effects, and cubes of choice given and taken."""
    if action < GAIN:
        return use_value(state, box, (action - USE) // OPTIONS, (action - USE) % OPTIONS, price)
    if action == GAIN:
        return AT_ONCE
    if action < SELL_CUBE:
        return WORTH_DOING + KEEN * price[action - PICK]
    if action >= TAKE_OFF:
        resource = action - TAKE_OFF
        lacking = state.owed[resource] > state.goods[state.turn, resource]
        return KEEN * price[resource] + 2 * lacking
    if action >= GIVE_CUBE:
        return -KEEN * given_value(action - GIVE_CUBE, price)
    if action >= OFFER_CUBE:
        return KEEN * (part(state, box, OFFERING) - given_value(action - OFFER_CUBE, price))
    if action >= TRADE_CUBE:
        return KEEN * (part(state, box, TRADING) / TRADED - given_value(action - TRADE_CUBE, price))
    return KEEN * (part(state, box, SELLING) * price[COINS] - given_value(action - SELL_CUBE, price))


@rule
def given_value(good, price):
    """T8: a cube, or three coins in its place."""
    return COINS_PER_CUBE * price[COINS] if good == COINS else price[good]


@rule
def use_value(state, box, side, option, price):
    """X4: a discount is worth what it saves; an effect what it brings, once the buildings around were activated."""
    seat, slot = state.turn, state.place + side
    if state.phase != DISCOUNT:
        return 1.0 + EAGER * effect_value(state, box, seat, card_beside(state, side), slot, option, price)
    saved = 0.0
    for resource in range(RESOURCES):
        saved += min(state.owed[resource], shown(state, box, side, option, resource)) * price[resource]
    saved += max(price[WOOD], price[STONE]) * box.effect[face(state), card_beside(state, side), option, ANY]
    return 1.0 + KEEN * saved


@rule
def purchase_value(state, box, action, price):
    """X8: hire, or upgrade. X11: a deck is hardly ever cycled."""
    if action >= CYCLE:
        return WASTE
    hiring = action < UPGRADE_CARD
    side = action - (HIRE if hiring else UPGRADE_CARD)
    deck = state.doing * LEVELS if hiring else next_deck(state, side)
    return EAGER * card_gain(state, box, state.turn, deck, state.place + side, price)


@rule
def laying_value(state, box, laid, price):
    """X13: the type the card will work with, against the cube or the coins it takes."""
    resource = laid % RESOURCES
    rounds = turns_after(state, box, state.turn) / box.workers[state.seats - 2]
    useful = 1.0
    if resource >= FISH:
        useful = 0.7 if state.doing == GATHER else 0.0
    return EAGER * (useful * rounds - given_value(COINS if laid >= RESOURCES else resource, price))


@rule
def meal_value(state, meal):
    """T13: nobody goes hungry; of fish and wheat the scarcer is kept, but a feast of fish is an objective."""
    seat, course, count = state.turn, meal // MEALS, meal % MEALS
    if course == COIN_COURSE:
        return 2.0 * HUNGER * count
    if course == FISH_COURSE:
        for card in range(OBJECTIVE_CARDS):
            if state.objective[seat, card] == FISH_FEAST and not state.done[seat, card]:
                return 1.0 * HUNGER * count
        return 0.3 * count * (state.goods[seat, FISH] - state.goods[seat, WHEAT])
    return 1.0 * count
