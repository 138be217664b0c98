"""Payments: three coins stand in for any cube, as often as wished (T8).

What is owed is paid type by type. Where there is only one way it is paid at once; otherwise the player says for how
many cubes of that type coins are paid. Every answer on offer leaves a way to pay the rest.
"""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.counts import lacking_of, of_type, side_by_side
from atelier.games.little_town.rules.stock import pay_coins, spend
from atelier.reasons import pointing
from atelier.rule import rule


@rule
def missing(goods, price):
    """Cubes of a price that a seat does not have."""
    return lacking_of(side_by_side(price), side_by_side(goods))


@rule
def why_not_pay(state, price, coins, short):
    """T8: are there cubes, and of so many coins enough for the rest? `short` is the reason if not."""
    goods, rest = state.goods[state.turn], coins - price[s.COINS]
    if is_enough(rest, missing(goods, price)):
        return reason.MAY
    return why_short(rest, worst_lack(goods, price, 0), short)


@rule
def is_enough(coins, lacking):
    """T8: are there coins in place of all cubes that are lacking?"""
    return coins >= s.COINS_PER_CUBE * max(0, lacking)


@rule
def worst_lack(goods, price, less):
    """Of which type most is missing, `less` of each not counted."""
    worst = np.int64(0)
    for resource in range(s.RESOURCES):
        worst = max(worst, lack_of(max(0, price[resource] - of_type(less, resource) - goods[resource]), resource))
    return worst


@rule
def why_short(coins, worst, short):
    """T8: what is lacking most: the coins of a price, or cubes and coins in their place."""
    return pointing(short + 1, -coins) if coins < 0 else pointing(short, worst)


@rule
def lack_of(count, resource):
    """So many missing cubes of a type as one number: the more the greater, then the earlier type."""
    return count * s.RESOURCES + s.RESOURCES - 1 - resource


@rule
def owe(state, price):
    """Begin a payment: coins of the price go at once, cubes are owed."""
    pay_coins(state, price[s.COINS])
    for resource in range(s.RESOURCES):
        state.owed[resource] = price[resource]


@rule
def coins_wanted(state, box):
    """How many cubes must be paid in coins for the bank to have what the building pays out (T6)."""
    if state.target == s.NONE:
        return 0
    short = box.output[state.tile[state.target], s.COINS] - state.bank
    return (short + s.COINS_PER_CUBE - 1) // s.COINS_PER_CUBE if short > 0 else 0


@rule
def fewest_for_coins(state, box, resource):
    """For how many owed cubes of a type coins must be paid."""
    fewest = max(0, state.owed[resource] - state.goods[state.turn, resource])
    wanted = coins_wanted(state, box)
    for later in range(resource + 1, s.RESOURCES):
        wanted -= state.owed[later]
    return max(fewest, wanted)


@rule
def most_for_coins(state, resource):
    """For how many owed cubes of a type coins can be paid, keeping enough for the types that follow."""
    seat = state.turn
    affordable = state.coins[seat] // s.COINS_PER_CUBE
    for later in range(resource + 1, s.RESOURCES):
        affordable -= max(0, state.owed[later] - state.goods[seat, later])
    return min(state.owed[resource], affordable)


@rule
def pay(state, box, resource, for_coins):
    """Pay what is owed of one type, some of it in coins."""
    cubes = state.owed[resource] - for_coins
    state.owed[resource] = 0
    spend(state, box, resource, cubes)
    pay_coins(state, s.COINS_PER_CUBE * for_coins)
    return s.PAYING


@rule
def settle(state, box):
    """Pay all that can be paid in one way only. True: all is paid. False: the player has to choose."""
    for resource in range(s.RESOURCES):
        if state.owed[resource] > 0:
            fewest = fewest_for_coins(state, box, resource)
            if fewest != most_for_coins(state, resource):
                state.phase = s.PAY
                return False
            pay(state, box, resource, fewest)
    return True


@rule
def list_payments(state, box, actions, n, coins_code):
    """The answers for the type being paid."""
    resource = being_paid(state)
    for count in range(fewest_for_coins(state, box, resource), most_for_coins(state, resource) + 1):
        actions[n] = coins_code + resource * s.ANSWERS + count
        n += 1
    return n


@rule
def being_paid(state):
    """The first type of which something is owed."""
    resource = 0
    while resource < s.RESOURCES - 1 and state.owed[resource] == 0:
        resource += 1
    return resource


@rule
def why_not_pay_coins(state, box, resource, count):
    """T8: what is owed is paid type by type; coins for as many cubes as wished, and for those one does not have."""
    paid = being_paid(state)
    if resource != paid or count > state.owed[paid]:
        return pointing(reason.PAY_OWED, paid)
    if count < fewest_for_coins(state, box, paid):
        few = state.owed[paid] - count > state.goods[state.turn, paid]
        return pointing(reason.PAY_CUBES, paid) if few else reason.PAY_BANK
    most = most_for_coins(state, paid)
    return pointing(reason.PAY_COINS, most) if count > most else reason.MAY


@rule
def why_not_give(state, good):
    """T8: a cube of this type, or three coins in place of any."""
    seat = state.turn
    if good == s.COINS:
        return reason.MAY if state.coins[seat] >= s.COINS_PER_CUBE else reason.THREE_COINS
    return reason.MAY if state.goods[seat, good] > 0 else reason.NO_CUBE


@rule
def can_give_many(state, count):
    """Are there so many cubes, coins included?"""
    seat = state.turn
    units = np.int64(state.coins[seat] // s.COINS_PER_CUBE)
    for resource in range(s.RESOURCES):
        units += state.goods[seat, resource]
    return units >= count


@rule
def give(state, box, good):
    """Give one cube of the player's choice, or three coins."""
    if good == s.COINS:
        pay_coins(state, s.COINS_PER_CUBE)
    else:
        spend(state, box, good, 1)
