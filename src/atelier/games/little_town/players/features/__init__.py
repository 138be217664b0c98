"""A seat's knowledge as numbers, in named pieces, for learning. Seat 0 of every piece is the seat that looks.

Tiles and cards are told by what they cost, do and score, never by their names, so that what was learned with one box
holds for another. What the seat on turn may decide is told in full: the market, the squares around the worker, the two
cards beside it. What lies elsewhere is told square by square, card by card in a number or two, and in sums.
"""

from __future__ import annotations

from atelier.game import Piece
from atelier.games.little_town import state as s
from atelier.games.little_town.players.features import artisans, seats, tiles, turn
from atelier.games.little_town.players.features.numbers import chair_of, mark
from atelier.rule import rule

PHASES = s.OVER + 1

PIECES = (
    Piece("seats", (1,), s.SEATS),
    Piece("expansion", (s.ADVANCED + 1,), 1),
    Piece("round", (1,), s.ROUNDS),
    Piece("phase", (PHASES,), 1),
    Piece("turn", (s.SEATS,), 1),
    Piece("leader", (s.SEATS,), 1),
    Piece("squares", (s.SQUARES,), tiles.KINDS),
    Piece("people", (s.SQUARES,), s.SEATS - 1),
    Piece("left", (tiles.KINDS,), tiles.MOST_LEFT),
    Piece("scores", (tiles.KINDS,), tiles.MOST_SCORED),
    Piece("costs", (tiles.KINDS, tiles.PAID), s.MOST_OWED),
    Piece("uses", (s.SEATS, tiles.USE), tiles.MOST_OF_SEAT),
    Piece("market_uses", (tiles.USE,), tiles.MOST_OF_MARKET),
    Piece("objectives", (s.OBJECTIVES,), seats.MOST_OBJECTIVE),
    Piece("reached", (s.OBJECTIVES,), seats.MOST_REACHED),
    Piece("goods", (s.SEATS, s.RESOURCES), s.CUBES),
    Piece("coins", (s.SEATS,), s.COINS_IN_GAME),
    Piece("points", (s.SEATS,), seats.MOST_POINTS),
    Piece("houses", (s.SEATS,), seats.MOST_HOUSES),
    Piece("home", (s.SEATS,), s.PLACES),
    Piece("places", (s.SEATS,), seats.MOST_PLACES),
    Piece("effects", (s.SEATS,), s.PLACES),
    Piece("hidden", (s.SEATS,), s.OBJECTIVE_CARDS),
    Piece("levels", (s.SEATS, s.ROW), s.LEVELS),
    Piece("worths", (s.SEATS, s.ROW), artisans.MOST_WORTH),
    Piece("aid", (s.SEATS, artisans.AID), artisans.MOST_AID),
    Piece("laid", (s.SEATS, s.RESOURCES), artisans.MOST_LAID),
    Piece("ends", (s.SEATS + 1, artisans.ENDS), artisans.MOST_ENDS),
    Piece("cards_left", (s.DECKS,), s.DECK_CARDS),
    Piece("cards_known", (s.DECKS,), s.DECK_CARDS),
    Piece("top_points", (s.DECKS,), artisans.MOST_SCORED),
    Piece("top_worths", (s.DECKS,), artisans.MOST_WORTH),
    Piece("top_costs", (s.DECKS, tiles.PAID), s.MOST_OWED),
    Piece("beside", (2, s.OPTIONS, artisans.AID), artisans.MOST_AID),
    Piece("place", (1,), s.PLACES),
    Piece("doing", (2,), 1),
    Piece("spot", (2,), s.COLUMNS),
    Piece("around", (s.AROUND, turn.SIDE), turn.MOST_THERE),
    Piece("buying", (1,), tiles.KINDS),
    Piece("incoming", (1,), s.DECKS),
    Piece("used", (1,), 2),
    Piece("side", (1,), 2),
    Piece("option", (1,), 1),
    Piece("course", (1,), s.COURSES),
    Piece("pending", (s.STEPS,), turn.MOST_OWED),
    Piece("gathered", (s.RESOURCES,), s.CUBES),
    Piece("owed", (s.RESOURCES,), turn.MOST_OWED),
    Piece("given", (s.RESOURCES,), turn.MOST_OWED),
    Piece("counts", (turn.COUNTS,), turn.MOST_OWED),
)


@rule
def observe(state, box, seat, out):
    """Fill `out` with what `seat` knows, piece after piece, and return how many numbers that is."""
    for i in range(out.size):
        out[i] = 0
    out[0] = state.seats
    n = mark(out, 1, state.expansion, s.ADVANCED + 1)
    out[n] = state.rounds
    n = mark(out, n + 1, state.phase, PHASES)
    n = mark(out, n, chair_of(state, seat, state.turn), s.SEATS)
    n = mark(out, n, chair_of(state, seat, state.leader), s.SEATS)
    kinds = tiles.kinds_in_game(state)
    n = tiles.show_squares(state, box, seat, kinds, out, n)
    n = tiles.show_market(state, box, kinds, out, n)
    n = tiles.show_uses(state, box, seat, out, n)
    n = seats.show_objectives(state, box, seat, out, n)
    n = seats.show_players(state, box, seat, out, n)
    n = artisans.show_rows(state, box, seat, out, n)
    n = artisans.show_decks(state, box, out, n)
    n = artisans.show_beside(state, box, out, n)
    return turn.show_turn(state, box, kinds, out, n)
