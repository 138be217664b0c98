"""What must hold after every decision: every cube, coin, tile, house, worker and card is somewhere, once."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.board import buildings_of, land
from atelier.games.little_town.objectives import bit
from atelier.games.little_town.rounds import workers_home
from atelier.games.little_town.score import cubes_on_cards
from atelier.games.little_town.setup import COINS_IN_GAME, CUBES
from atelier.games.little_town.state import (
    ARTISANS,
    BLANK,
    CUBES_ON_CARD,
    DECK_CARDS,
    DECKS,
    LEVELS,
    MARKET_TILES,
    NONE,
    OBJECTIVE_CARDS,
    OFF,
    OVER,
    RESOURCES,
    ROUNDS,
    ROW,
    SQUARES,
    STANDARD,
    TILES,
)
from atelier.rule import rule

LAWS = (
    "",
    "the cubes of a type in the supply, with the players and on cards are not 15 (T2)",
    "the coins in the bank and with the players are not 40 (T2)",
    "someone, or the supply, has fewer than none",
    "a tile is there more often than the game has it, or there are not five Wheat Fields and twelve others (T3)",
    "a building stands on terrain, beneath a worker, or without a house (T6, T7)",
    "a player's houses are not as many as the game gives (T1)",
    "a player's workers are not as many as the game gives (T1)",
    "a player's objectives are not as many as the game gives, or one is dealt twice (T4)",
    "an objective that holds is not marked as done, or one that is done has never held (T11)",
    "a player's row does not hold one card more than workers (X3)",
    "an Artisan card is in two places, in none, or in another card's deck (X2)",
    "an Artisan card does not carry the cubes of its level (X13)",
    "more cards of a deck are known than it has",
    "something is owed while nothing is being paid",
    "the round is not one of the four, or the board not one of the two",
    "the turn is at no seat while the game goes on, or at one when it is over",
)
(
    SOUND,
    CUBE_LOST,
    COIN_LOST,
    NEGATIVE,
    TILE_LOST,
    SQUARE_WRONG,
    HOUSE_LOST,
    WORKER_LOST,
    OBJECTIVE_WRONG,
    OBJECTIVE_MISSED,
    ROW_WRONG,
    CARD_LOST,
    CUBES_WRONG,
    KNOWN_WRONG,
    DEBT_WRONG,
    ROUND_WRONG,
    TURN_WRONG,
) = range(len(LAWS))


@rule
def sound(state, box):
    """0 if every law holds, else the number of one that is broken (an index into `LAWS`)."""
    if not (1 <= state.rounds <= ROUNDS and 1 <= state.board <= 2):
        return ROUND_WRONG
    if (state.phase == OVER) != (state.turn == NONE) or state.turn >= state.seats:
        return TURN_WRONG
    broken = check_stock(state)
    if broken == SOUND:
        broken = check_board(state, box)
    if broken == SOUND:
        broken = check_seats(state, box)
    if broken == SOUND:
        broken = check_cards(state, box)
    return broken


@rule
def check_stock(state):
    coins = np.int64(state.bank)
    for seat in range(state.seats):
        coins += state.coins[seat]
        if state.coins[seat] < 0 or state.houses[seat] < 0 or state.site[seat] < 0:
            return NEGATIVE
    if coins != COINS_IN_GAME:
        return COIN_LOST
    if state.bank < 0 or state.hungry < 0 or state.owing < 0:
        return NEGATIVE
    for resource in range(RESOURCES):
        cubes = np.int64(state.supply[resource])
        if state.supply[resource] < 0 or state.owed[resource] < 0:
            return NEGATIVE
        for seat in range(state.seats):
            cubes += state.goods[seat, resource] + cubes_on_cards(state, seat, resource)
            if state.goods[seat, resource] < 0:
                return NEGATIVE
        if cubes != CUBES:
            return CUBE_LOST
        if state.owed[resource] > 0 and state.buying == NONE and state.target == NONE and state.incoming == NONE:
            return DEBT_WRONG
    return SOUND


@rule
def check_board(state, box):
    singles = np.int64(0)
    for tile in range(TILES):
        tiles = np.int64(state.market[tile])
        if tiles < 0:
            return NEGATIVE
        for square in range(SQUARES):
            tiles += state.tile[square] == tile
        if tiles > box.copies[tile] or (box.copies[tile] > 1 and tiles != box.copies[tile]):
            return TILE_LOST
        if box.copies[tile] == 1:
            singles += tiles
    if singles != MARKET_TILES:
        return TILE_LOST
    for square in range(SQUARES):
        built = state.tile[square] != NONE
        busy = state.worker[square] != NONE
        if built != (state.owner[square] != NONE) or (built and busy):
            return SQUARE_WRONG
        if (built or busy) and land(state, box, square) != NONE:
            return SQUARE_WRONG
    return SOUND


@rule
def check_seats(state, box):
    for seat in range(state.seats):
        if buildings_of(state, seat) + state.houses[seat] != box.houses[state.seats - 2]:
            return HOUSE_LOST
        workers = workers_home(state, seat) + state.site[seat]
        for square in range(SQUARES):
            workers += state.worker[square] == seat
        if workers != box.workers[state.seats - 2]:
            return WORKER_LOST
        for card in range(OBJECTIVE_CARDS):
            dealt = state.objective[seat, card] != NONE
            if dealt != (card < box.objectives[state.seats - 2]) or (dealt and not is_only(state, seat, card)):
                return OBJECTIVE_WRONG
            if dealt and has_held(state, seat, state.objective[seat, card]) != state.done[seat, card]:
                return OBJECTIVE_MISSED
        for slot in range(ROW):
            laid = state.expansion != OFF and slot <= box.workers[state.seats - 2]
            if laid != (state.row[seat, slot] != NONE):
                return ROW_WRONG
    return SOUND


@rule
def has_held(state, seat, objective):
    return (np.int64(state.held[seat]) & bit(objective)) != 0


@rule
def is_only(state, seat, card):
    """Nobody else, and no other card of this seat, is the same objective."""
    for other in range(seat + 1):
        for slot in range(card if other == seat else OBJECTIVE_CARDS):
            if state.objective[other, slot] == state.objective[seat, card]:
                return False
    return True


@rule
def check_cards(state, box):
    for card in range(ARTISANS):
        found = 0
        deck = card // DECK_CARDS
        for place in range(DECK_CARDS):
            found += state.decks[deck, place] == card
        for seat in range(state.seats):
            for slot in range(ROW):
                found += state.row[seat, slot] == card
        if found != (0 if state.expansion == OFF else 1):
            return CARD_LOST
    for deck in range(DECKS):
        cards = 0
        for place in range(DECK_CARDS):
            card = state.decks[deck, place]
            if card != NONE:
                cards += 1
                if card // DECK_CARDS != deck or cards != place + 1:
                    return CARD_LOST
        if state.under[deck] < 0 or state.under[deck] > cards:
            return KNOWN_WRONG
    for seat in range(state.seats):
        for slot in range(ROW):
            if not cubes_fit(state, state.row[seat, slot], state.cubes[seat, slot]):
                return CUBES_WRONG
    return SOUND


@rule
def cubes_fit(state, card, cubes):
    """X13: on the advanced side one cube on level I, two from level II on; nowhere else any."""
    wanted = 0
    if state.expansion > STANDARD and card != NONE and card != BLANK:
        wanted = min(card // DECK_CARDS % LEVELS + 1, CUBES_ON_CARD)
    for cube in range(CUBES_ON_CARD):
        if (cubes[cube] != NONE) != (cube < wanted):
            return False
    return True
