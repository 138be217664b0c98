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
    if action == codes.DONE:
        return 0.0
    if action < codes.ACTIVATE:
        return gathering_value(state, action - codes.GATHER_FROM, price)
    if action < codes.USE:
        gain = margin(state, box, state.turn, action - codes.ACTIVATE, price)
        return WORTH_DOING + EAGER * gain if gain > 0 else EAGER * gain
    if action < codes.PAY_COINS:
        return effect_step_value(state, box, action, price)
    if action < codes.HIRE:
        resource, count = ((action - codes.PAY_COINS) // s.ANSWERS, (action - codes.PAY_COINS) % s.ANSWERS)
        return KEEN * count * (price[resource] - s.COINS_PER_CUBE * price[s.COINS])
    if action < codes.LAY_CUBE:
        return purchase_value(state, box, action, price)
    if action < codes.FEED_MEALS:
        return laying_value(state, box, action - codes.LAY_CUBE, price)
    return meal_value(state, action - codes.FEED_MEALS)


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
    if action < codes.GAIN:
        return use_value(state, box, (action - codes.USE) // s.OPTIONS, (action - codes.USE) % s.OPTIONS, price)
    if action == codes.GAIN:
        return AT_ONCE
    if action < codes.SELL_CUBE:
        return WORTH_DOING + KEEN * price[action - codes.PICK]
    if action >= codes.TAKE_OFF:
        resource = action - codes.TAKE_OFF
        lacking = state.owed[resource] > state.goods[state.turn, resource]
        return KEEN * price[resource] + 2 * lacking
    if action >= codes.GIVE_CUBE:
        return -KEEN * given_value(action - codes.GIVE_CUBE, price)
    if action >= codes.OFFER_CUBE:
        return KEEN * (part(state, box, s.OFFERING) - given_value(action - codes.OFFER_CUBE, price))
    if action >= codes.TRADE_CUBE:
        return KEEN * (part(state, box, s.TRADING) / TRADED - given_value(action - codes.TRADE_CUBE, price))
    return KEEN * (part(state, box, s.SELLING) * price[s.COINS] - given_value(action - codes.SELL_CUBE, price))


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
def purchase_value(state, box, action, price):
    """X8: hire, or upgrade. X11: a deck is hardly ever cycled."""
    if action >= codes.CYCLE:
        return WASTE
    hiring = action < codes.UPGRADE_CARD
    side = action - (codes.HIRE if hiring else codes.UPGRADE_CARD)
    deck = state.doing * s.LEVELS if hiring else next_deck(state, side)
    return EAGER * card_gain(state, box, state.turn, deck, state.place + side, price)


@rule
def laying_value(state, box, laid, price):
    """X13: the type the card will work with, against the cube or the coins it takes."""
    resource = laid % s.RESOURCES
    rounds = turns_after(state, box, state.turn) / box.workers[state.seats - 2]
    useful = 1.0
    if resource >= s.FISH:
        useful = 0.7 if state.doing == s.GATHER else 0.0
    return EAGER * (useful * rounds - given_value(s.COINS if laid >= s.RESOURCES else resource, price))


@rule
def meal_value(state, meal):
    """T13: nobody goes hungry; of fish and wheat the scarcer is kept, but a feast of fish is an objective."""
    seat, course, count = state.turn, meal // s.MEALS, meal % s.MEALS
    if course == s.COIN_COURSE:
        return 2.0 * HUNGER * count
    if course == s.FISH_COURSE:
        for card in range(s.OBJECTIVE_CARDS):
            if state.objective[seat, card] == s.FISH_FEAST and not state.done[seat, card]:
                return 1.0 * HUNGER * count
        return 0.3 * count * (state.goods[seat, s.FISH] - state.goods[seat, s.WHEAT])
    return 1.0 * count
