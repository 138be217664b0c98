"""Setting up (T1–T5, X1–X3)."""

from __future__ import annotations

import numpy as np

from atelier.chance import below
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.possible import is_possible
from atelier.games.little_town.rules.rounds import begin_turn
from atelier.games.little_town.rules.upgrade import turn_up
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
    if state.expansion != s.OFF:
        lay_artisans(state, box)
    state.leader = below(state, seats)
    begin_turn(state, state.leader)


@rule
def name_nothing(state):
    """Empty squares, no cards, nothing begun."""
    for square in range(s.SQUARES):
        state.tile[square] = s.NONE
        state.owner[square] = s.NONE
        state.worker[square] = s.NONE
    for seat in range(s.SEATS):
        for card in range(s.OBJECTIVE_CARDS):
            state.objective[seat, card] = s.NONE
        for slot in range(s.ROW):
            state.row[seat, slot] = s.NONE
            for cube in range(s.CUBES_ON_CARD):
                state.cubes[seat, slot, cube] = s.NONE
    for deck in range(s.DECKS):
        for place in range(s.DECK_CARDS):
            state.decks[deck, place] = s.NONE
    state.place = s.NONE
    state.doing = s.NONE
    state.spot = s.NONE
    state.used = s.NONE
    state.target = s.NONE
    state.buying = s.NONE
    state.incoming = s.NONE
    state.side = s.NONE
    state.laid = s.NONE


@rule
def give_stock(state, box):
    """T1, T2: workers, houses, three coins out of the forty."""
    for resource in range(s.RESOURCES):
        state.supply[resource] = s.CUBES
    state.bank = s.COINS_IN_GAME - FIRST_COINS * state.seats
    for seat in range(state.seats):
        state.coins[seat] = FIRST_COINS
        state.houses[seat] = box.houses[state.seats - 2]
        for place in range(box.workers[state.seats - 2]):
            state.ready[seat, place] = 1


@rule
def lay_market(state, box, first_game, new_tiles):
    """T3, X1: every copy of the tiles that have several; of the others the first game's, or twelve by lot."""
    for tile in range(s.TILES):
        if box.copies[tile] > 1:
            state.market[tile] = box.copies[tile]
        elif first_game:
            state.market[tile] = box.first_game[tile]
    if not first_game:
        joining = new_tiles if state.expansion != s.OFF else 0
        choose_tiles(state, box, s.BASE_TILES, s.TILES, joining)
        choose_tiles(state, box, 0, s.TILES, s.MARKET_TILES)


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
    if tile >= s.BASE_TILES:
        return first >= s.BASE_TILES or state.market[tile] > 0
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
    return s.BASE_OBJECTIVES if state.expansion == s.OFF else s.OBJECTIVES


@rule
def draw_objective(state, left):
    """One of the objectives whose bits are set, each as likely; NONE if there are none."""
    cards = 0
    for objective in range(s.OBJECTIVES):
        cards += left >> objective & 1
    if cards == 0:
        return s.NONE
    choice = below(state, cards)
    for objective in range(s.OBJECTIVES):
        if left >> objective & 1:
            if choice == 0:
                return objective
            choice -= 1
    return s.NONE


@rule
def lay_artisans(state, box):
    """X2, X3: eight decks, mixed in the standard game, and a row of blank cards for everyone."""
    for card in range(s.ARTISANS):
        state.decks[card // s.DECK_CARDS, card % s.DECK_CARDS] = card
    for deck in range(s.DECKS):
        if state.expansion == s.STANDARD:
            turn_up(state, deck, s.DECK_CARDS)
        else:
            state.under[deck] = s.DECK_CARDS
    for seat in range(state.seats):
        for slot in range(box.workers[state.seats - 2] + 1):
            state.row[seat, slot] = s.BLANK
