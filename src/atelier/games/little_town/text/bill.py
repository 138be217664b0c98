"""What a move would take and bring, told before it is made: read off the cards and one's own stock, nothing hidden.

A price that is asked for later, or of which a part may still be saved, is told as it is printed; what happens at once
is told as it will be. `tests/little_town/test_bill.py` compares both with what the rules then do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Bill, Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.activation import RENT
from atelier.games.little_town.rules.upgrade import CYCLE_PRICE, next_deck
from atelier.games.little_town.text.cards import effect_things
from atelier.games.little_town.text.risks import coins_stand_in, goes_hungry, hunger, spends_food
from atelier.games.little_town.text.view import neighbours

Goods = dict[str, int]


def bill(state: Any, box: BoxFile, action: int) -> Bill:
    """What an action would take and bring for the seat on turn, and what it should be warned of."""
    kind, operands = codes.ACTIONS.decode(action)
    told = BILLS[kind](state, box, *operands) if kind in BILLS else Bill()
    hungry = goes_hungry(state, box, action) or spends_food(state, box, action, told)
    return told._replace(risks=(*told.risks, *hungry))


def _price(state: Any, cost: Sequence[int], *, final: bool, besides: int = 0) -> Bill:
    """T8: a price in cubes and coins; three coins stand in for each cube that is lacking.

    Where coins are left for more cubes, how many they pay for is asked next: that question is the warning.
    """
    owed = [int(cost[resource]) for resource in range(s.RESOURCES)]
    have = state.goods[state.turn].tolist()
    lacks = {
        word: owed[resource] - have[resource]
        for resource, word in enumerate(s.RESOURCE_WORDS)
        if owed[resource] > have[resource]
    }
    stand_in = s.COINS_PER_CUBE * sum(lacks.values())
    paid = [min(owed[resource], have[resource]) for resource in range(s.RESOURCES)]
    coins = int(cost[s.COINS]) if len(cost) > s.COINS else 0
    asked = any(paid) and int(state.coins[state.turn]) - coins - besides - stand_in >= s.COINS_PER_CUBE
    return Bill(
        pays=_goods([*paid, coins]),
        lacks=lacks,
        stand_in=stand_in,
        risks=(coins_stand_in(state, stand_in, coins + besides),) if stand_in and final and not asked else (),
    )


def _place(state: Any, box: BoxFile, square: int) -> Bill:
    """T6: terrain around a worker is gathered before its action ends; a building is paid where it is put (T7)."""
    if state.phase == s.SQUARE:
        tile = int(state.buying)
        return _building(state, box, box.record.cost[tile], tile, final=not _helpers(state))
    brings = _terrain(state, box, square)
    idle = not brings and not _helpers(state) and not _buildings_around(state, box, square)
    return Bill(brings=brings, idle=idle, risks=(Telling("nothing-there", {}),) if idle else ())


def _build(state: Any, box: BoxFile, tile: int) -> Bill:
    return _building(state, box, box.record.cost[tile], tile, final=False)


def _building(state: Any, box: BoxFile, owed: Sequence[int], tile: int, *, final: bool) -> Bill:
    price = [*(int(count) for count in owed[: s.RESOURCES]), int(box.record.cost[tile, s.COINS])]
    return _price(state, price, final=final)._replace(brings=_points(box.record.points[tile]))


def _helpers(state: Any) -> bool:
    """X4: is a card of the kind of the action beside the worker's place? Before there is one, of gathering."""
    doing = int(state.doing) if state.doing != s.NONE else s.GATHER
    if state.expansion == s.OFF or state.place == s.NONE:
        return False
    beside = [int(state.row[state.turn, state.place + side]) for side in range(2)]
    return any(card // s.KIND_CARDS == doing for card in beside)


def _terrain(state: Any, box: BoxFile, square: int, touched: Sequence[int] = (0,) * s.AROUND) -> Goods:
    """T6, T9: what the terrain around a square still yields, as far as the supply goes."""
    lands = box.record.land[state.board - 1]
    around = zip(neighbours(square), touched, strict=True)
    yields = [int(lands[other]) for other, used in around if other != s.NONE and not used and lands[other] != s.NONE]
    return _from_supply(state, [yields.count(resource) for resource in range(s.RESOURCES)])


def _buildings_around(state: Any, box: BoxFile, square: int) -> bool:
    tiles = [int(state.tile[other]) for other in neighbours(square) if other != s.NONE]
    return any(tile != s.NONE and box.record.works[tile] for tile in tiles)


def _gather(state: Any, box: BoxFile, terrain: int) -> Bill:
    if terrain == s.TERRAINS:
        return Bill(brings=_terrain(state, box, int(state.spot), state.touched.tolist()))
    return _take(state, box, terrain)


def _take(state: Any, box: BoxFile, resource: int) -> Bill:
    return Bill(brings=_from_supply(state, [int(resource == other) for other in range(s.RESOURCES)]))


def _activate(state: Any, box: BoxFile, square: int) -> Bill:
    """T6: rent to the owner, the price, the output; cubes of any type are asked for later."""
    tile, owner = int(state.tile[square]), int(state.owner[square])
    price, output = box.record.price[tile].tolist(), box.record.output[tile].tolist()
    rent = 0 if owner == state.turn else RENT
    told = _price(state, price, final=True, besides=rent)
    told = told._replace(pays={**told.pays, **_goods(price, only=("any",))}, brings=_goods(output))
    return told._replace(rent=rent, to=owner) if rent else told


def _use(state: Any, box: BoxFile, side: int, option: int) -> Bill:
    """X5, X6: what a card gives, or takes off the cost."""
    shown = _shown(state, box, side, option)
    if state.doing == s.CONSTRUCTION:
        return _discount(state, box, shown)
    return _gains(state, shown)


def _discount(state: Any, box: BoxFile, shown: list[int]) -> Bill:
    """X6: one less of each type shown, never below 0; some of the player's choice come off later."""
    owed = state.owed.tolist()
    saved = [min(owed[resource], shown[resource]) for resource in range(s.RESOURCES)]
    rest = [owed[resource] - saved[resource] for resource in range(s.RESOURCES)]
    chosen = min(shown[s.ANY], sum(rest))
    kinds = sum(count > 0 for count in rest)
    if kinds == 1 and chosen:
        saved = [saved[resource] + (chosen if rest[resource] else 0) for resource in range(s.RESOURCES)]
        rest = [rest[resource] - (chosen if rest[resource] else 0) for resource in range(s.RESOURCES)]
        chosen = 0
    told = _building(state, box, rest, int(state.buying), final=not chosen)
    saves = {**_goods(saved), **({"any": chosen} if chosen else {})}
    return told._replace(saves=saves, idle=not saves)


def _less(state: Any, box: BoxFile, resource: int) -> Bill:
    """X5: one less of the player's choice; with one type left the others come off it too."""
    owed, more = state.owed.tolist(), int(state.pending[s.LESS]) - 1
    saved = [int(resource == other) for other in range(s.RESOURCES)]
    owed[resource] -= 1
    left = [other for other in range(s.RESOURCES) if owed[other]]
    if len(left) == 1:
        more, taken = 0, min(more, owed[left[0]])
        owed[left[0]] -= taken
        saved[left[0]] += taken
    told = _building(state, box, owed, int(state.buying), final=not more or not left)
    return told._replace(saves=_goods(saved))


def _gain(state: Any, box: BoxFile) -> Bill:
    return _gains(state, _shown(state, box, int(state.used), int(state.option)))


def _gains(state: Any, shown: list[int]) -> Bill:
    """X5, T9: what a card gives without a choice, as far as supply and bank go."""
    coins = min(shown[s.COINS], int(state.bank))
    return Bill(brings={**_from_supply(state, shown), **_goods([0] * s.RESOURCES + [coins, 0, shown[s.POINTS]])})


def _shown(state: Any, box: BoxFile, side: int, option: int) -> list[int]:
    """The numbers of an effect by good, cubes that lie on the card among them."""
    slot = int(state.place) + side
    card, cubes = int(state.row[state.turn, slot]), state.cubes[state.turn, slot]
    things = effect_things(box, int(state.expansion) - 1, card, option, cubes)
    return [int(things[word]) for word in (*s.GOOD_WORDS, *s.PART_WORDS)]


def _give(what: str, state: Any, box: BoxFile, good: int) -> Bill:
    """X5, T8: one cube, or three coins in its place; for coins, for points, for cubes of a Pawnshop."""
    gained: Goods = {}
    if what != "give":
        shown = _shown(state, box, int(state.used), int(state.option))
        if what == "sell":
            gained = {"coins": shown[s.SELLING]}
        elif what == "offer":
            gained = {"points": shown[s.OFFERING]}
        elif state.pending[s.TRADE] == 1:
            gained = {"points": shown[s.TRADING]}
    if good == s.COINS:
        stand_in = s.COINS_PER_CUBE
        risks = (coins_stand_in(state, stand_in, 0),)
        return Bill(lacks={"any": 1}, stand_in=stand_in, brings=gained, risks=risks)
    return Bill(pays={s.RESOURCE_WORDS[good]: 1}, brings=gained)


def _coins(state: Any, box: BoxFile, resource: int, count: int) -> Bill:
    """T8: cubes, and for so many of them coins: what is asked is the warning itself."""
    cubes = int(state.owed[resource]) - count
    return Bill(pays=_counted(resource, cubes), lacks=_counted(resource, count), stand_in=s.COINS_PER_CUBE * count)


def _hire(state: Any, box: BoxFile, side: int) -> Bill:
    return _buy(state, box, int(state.doing) * s.LEVELS)


def _upgrade(state: Any, box: BoxFile, side: int) -> Bill:
    return _buy(state, box, int(next_deck(state, side)))


def _buy(state: Any, box: BoxFile, deck: int) -> Bill:
    """X8, X13: what a card costs and scores; on the advanced side a cube of choice is laid on the first levels."""
    face, card = int(state.expansion) - 1, int(state.decks[deck, 0])
    brings = _points(box.record.card_points[face, card])
    if state.expansion == s.ADVANCED and deck % s.LEVELS < s.CUBES_ON_CARD:
        return Bill(pays={"any": 1}, brings=brings)
    return _price(state, box.record.card_cost[face, card].tolist(), final=True)._replace(brings=brings)


def _cycle(state: Any, box: BoxFile, deck: int) -> Bill:
    return Bill(pays={"coins": CYCLE_PRICE})


def _lay(state: Any, box: BoxFile, for_coins: int, resource: int) -> Bill:
    """X12, X13: the cube, and what the card that it pays for scores."""
    face, card = int(state.expansion) - 1, int(state.decks[int(state.incoming), 0])
    brings = _points(box.record.card_points[face, card])
    if for_coins:
        stand_in = s.COINS_PER_CUBE
        risks = (coins_stand_in(state, stand_in, 0),)
        return Bill(lacks=_counted(resource, 1), stand_in=stand_in, brings=brings, risks=risks)
    return Bill(pays=_counted(resource, 1), brings=brings)


def _feed(state: Any, box: BoxFile, course: int, count: int) -> Bill:
    """T13: what is eaten, courses that then leave no choice among it, and who goes hungry whatever follows."""
    seat, left = int(state.turn), int(state.hungry)
    fish, wheat = (int(state.goods[seat, food]) for food in (s.FISH, s.WHEAT))
    there = [fish, wheat, int(state.coins[seat]) // s.COINS_PER_CUBE]
    eaten = [0] * s.COURSES
    for served in range(course, s.COURSES):
        fewest, most = (count, count) if served == course else _servings(there, served, left)
        if fewest != most:
            break
        eaten[served], left, there[served] = fewest, left - fewest, there[served] - fewest
    else:
        there = [0] * s.COURSES
    chosen, unasked = course == s.COIN_COURSE, eaten[s.COIN_COURSE]
    stand_in = s.COINS_PER_CUBE * unasked
    warned = (coins_stand_in(state, stand_in, 0),) if unasked and not chosen else ()
    return Bill(
        pays={**_counted(s.FISH, eaten[s.FISH_COURSE]), **_counted(s.WHEAT, eaten[s.WHEAT_COURSE])},
        lacks=_meals(unasked),
        stand_in=stand_in,
        risks=(*warned, *hunger(left - sum(there[course + 1 :]), 0 if chosen else there[s.COIN_COURSE])),
    )


def _servings(there: Sequence[int], course: int, hungry: int) -> tuple[int, int]:
    """T13: the fewest and the most that a course may feed: coins stand in at will, nobody is hungry beside food."""
    most = min(hungry, there[course])
    if course == s.COIN_COURSE and not any(there[: s.COIN_COURSE]):
        return 0, most
    return min(most, max(0, hungry - sum(there[course + 1 :]))), most


def _meals(count: int) -> Goods:
    """T13: food that coins stand in for, as so many workers eat it."""
    return {"meals": count} if count else {}


def _done(state: Any, box: BoxFile) -> Bill:
    """T6: what is left around the worker is gathered when the action ends; without help a building is paid in full."""
    if state.phase == s.ACT:
        return Bill(brings=_terrain(state, box, int(state.spot), state.touched.tolist()))
    if state.phase == s.DISCOUNT:
        return _building(state, box, box.record.cost[int(state.buying)], int(state.buying), final=True)
    if state.phase == s.EFFECT and state.pending[s.GAINS]:
        return _gain(state, box)
    return Bill()


def _goods(counts: Sequence[int], only: Sequence[str] = ("wood", "stone", "fish", "wheat", "coins", "points")) -> Goods:
    """Numbers by good as words; what there is none of is left out."""
    named = zip(s.GOOD_WORDS, counts, strict=False)
    return {word: int(count) for word, count in named if count and word in only}


def _from_supply(state: Any, wanted: Sequence[int]) -> Goods:
    """T9: cubes as far as the supply has them."""
    return _goods([min(int(wanted[resource]), int(state.supply[resource])) for resource in range(s.RESOURCES)])


def _counted(resource: int, count: int) -> Goods:
    return {s.RESOURCE_WORDS[resource]: count} if count else {}


def _points(points: Any) -> Goods:
    return {"points": int(points)} if points else {}


BILLS: dict[int, Callable[..., Bill]] = {
    codes.PLACE_ON: _place,
    codes.BUILD: _build,
    codes.GATHER_FROM: _gather,
    codes.ACTIVATE: _activate,
    codes.USE: _use,
    codes.GAIN: _gain,
    codes.PICK: _take,
    codes.SELL_CUBE: partial(_give, "sell"),
    codes.TRADE_CUBE: partial(_give, "trade"),
    codes.OFFER_CUBE: partial(_give, "offer"),
    codes.GIVE_CUBE: partial(_give, "give"),
    codes.TAKE_OFF: _less,
    codes.PAY_COINS: _coins,
    codes.HIRE: _hire,
    codes.UPGRADE_CARD: _upgrade,
    codes.CYCLE: _cycle,
    codes.LAY_CUBE: _lay,
    codes.FEED_MEALS: _feed,
    codes.DONE: _done,
}
