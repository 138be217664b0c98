"""Setting up (T1–T5, X1–X3)."""

from __future__ import annotations

import numpy as np

from atelier.chance import below
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.possible import is_possible
from atelier.games.little_town.rules.rounds import begin_turn
from atelier.games.little_town.rules.upgrade import turn_up
from atelier.games.little_town.state import (
    ARTISANS,
    BASE_OBJECTIVES,
    BASE_TILES,
    BLANK,
    COINS_IN_GAME,
    CUBES,
    CUBES_ON_CARD,
    DECK_CARDS,
    DECKS,
    MARKET_TILES,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OFF,
    RESOURCES,
    ROW,
    SEATS,
    SQUARES,
    STANDARD,
    TILES,
)
from atelier.rule import rule

EXPANSION_OPTION, BOARD_OPTION, MARKET_OPTION, NEW_TILES_OPTION = range(4)
MARKET_WORDS = ("first", "random")
FIRST_GAME = 0
FIRST_COINS = 3


@rule
def deal(state, box, seats, options):
    """Set up a fresh record that holds nothing but its key. Options: expansion, board, market, how many new tiles."""
    state.seats = seats
    state.expansion = options[EXPANSION_OPTION]
    state.board = options[BOARD_OPTION] + 1
    state.rounds = 1
    name_nothing(state)
    give_stock(state, box)
    lay_market(state, box, options[MARKET_OPTION] == FIRST_GAME, options[NEW_TILES_OPTION])
    deal_objectives(state, box)
    if state.expansion != OFF:
        lay_artisans(state, box)
    state.leader = below(state, seats)
    begin_turn(state, state.leader)


@rule
def name_nothing(state):
    """Empty squares, no cards, nothing begun."""
    for square in range(SQUARES):
        state.tile[square] = NONE
        state.owner[square] = NONE
        state.worker[square] = NONE
    for seat in range(SEATS):
        for card in range(OBJECTIVE_CARDS):
            state.objective[seat, card] = NONE
        for slot in range(ROW):
            state.row[seat, slot] = NONE
            for cube in range(CUBES_ON_CARD):
                state.cubes[seat, slot, cube] = NONE
    for deck in range(DECKS):
        for place in range(DECK_CARDS):
            state.decks[deck, place] = NONE
    state.place = NONE
    state.doing = NONE
    state.spot = NONE
    state.used = NONE
    state.target = NONE
    state.buying = NONE
    state.incoming = NONE
    state.side = NONE
    state.laid = NONE


@rule
def give_stock(state, box):
    """T1, T2: workers, houses, three coins out of the forty."""
    for resource in range(RESOURCES):
        state.supply[resource] = CUBES
    state.bank = COINS_IN_GAME - FIRST_COINS * state.seats
    for seat in range(state.seats):
        state.coins[seat] = FIRST_COINS
        state.houses[seat] = box.houses[state.seats - 2]
        for place in range(box.workers[state.seats - 2]):
            state.ready[seat, place] = 1


@rule
def lay_market(state, box, first_game, new_tiles):
    """T3, X1: every copy of the tiles that have several; of the others the first game's, or twelve by lot."""
    for tile in range(TILES):
        if box.copies[tile] > 1:
            state.market[tile] = box.copies[tile]
        elif first_game:
            state.market[tile] = box.first_game[tile]
    if not first_game:
        joining = new_tiles if state.expansion != OFF else 0
        choose_tiles(state, box, BASE_TILES, TILES, joining)
        choose_tiles(state, box, 0, TILES, MARKET_TILES)


@rule
def choose_tiles(state, box, first, last, wanted):
    """Draw `wanted` single tiles. New tiles join the draw of the twelve if they were drawn to join."""
    left = np.int64(0)
    for tile in range(first, last):
        left += joins(state, box, tile, first)
    for tile in range(first, last):
        if joins(state, box, tile, first):
            drawn = below(state, left) < wanted
            state.market[tile] = drawn
            wanted -= drawn
            left -= 1


@rule
def joins(state, box, tile, first):
    if tile >= BASE_TILES:
        return first >= BASE_TILES or state.market[tile] > 0
    return box.copies[tile] == 1


@rule
def deal_objectives(state, box):
    """T4: dealt one by one; an impossible one is drawn again, so it is never drawn at all."""
    left = np.int64(0)
    for objective in range(objectives_in_play(state)):
        left |= np.int64(is_possible(state, box, objective)) << objective
    for seat in range(state.seats):
        for card in range(box.objectives[state.seats - 2]):
            objective = draw_objective(state, left)
            state.objective[seat, card] = objective
            left ^= bit(objective)


@rule
def objectives_in_play(state):
    """X1: the new ones join with the expansion."""
    return BASE_OBJECTIVES if state.expansion == OFF else OBJECTIVES


@rule
def draw_objective(state, left):
    """One of the objectives whose bits are set, each as likely; NONE if there are none."""
    cards = 0
    for objective in range(OBJECTIVES):
        cards += left >> objective & 1
    if cards == 0:
        return NONE
    choice = below(state, cards)
    for objective in range(OBJECTIVES):
        if left >> objective & 1:
            if choice == 0:
                return objective
            choice -= 1
    return NONE


@rule
def lay_artisans(state, box):
    """X2, X3: eight decks, mixed in the standard game, and a row of blank cards for everyone."""
    for card in range(ARTISANS):
        state.decks[card // DECK_CARDS, card % DECK_CARDS] = card
    for deck in range(DECKS):
        if state.expansion == STANDARD:
            turn_up(state, deck, DECK_CARDS)
        else:
            state.under[deck] = DECK_CARDS
    for seat in range(state.seats):
        for slot in range(box.workers[state.seats - 2] + 1):
            state.row[seat, slot] = BLANK
