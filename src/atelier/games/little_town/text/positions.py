"""Filling in a written position: what it leaves unsaid lies in the supply, the decks and the box (T1–T4, X2, X3)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.errors import BadPosition
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.possible import is_possible
from atelier.games.little_town.rules.rounds import begin_turn
from atelier.games.little_town.rules.setup import draw_objective, objectives_in_play
from atelier.games.little_town.rules.upgrade import turn_up


def complete(state: Any, box: BoxFile, said: frozenset[str]) -> None:
    """Give what was left unsaid its plainest meaning."""
    for name, plain in (("seats", 2), ("expansion", s.OFF), ("board", 1), ("rounds", 1), ("turn", 0), ("leader", 0)):
        if name not in said:
            state[name] = plain
    for square in range(s.SQUARES):
        if state.tile[square] != s.NONE and state.owner[square] == s.NONE:
            state.owner[square] = 0
    _fill_market(state, box)
    _fill_supply(state, box, said)
    _fill_homes(state, box, said)
    _fill_objectives(state, box, said)
    if state.expansion != s.OFF:
        _fill_rows(state, box)
        _fill_decks(state, box, said)
    if state.turn != s.NONE:
        _begin(state, said)


def _begin(state: Any, said: frozenset[str]) -> None:
    """A turn begins, unless the position says how far it has come."""
    if "phase" not in said:
        if state.place == s.NONE:
            begin_turn(state, int(state.turn))
        else:
            state.phase = s.PLACE
    elif state.phase == s.ACT and state.doing == s.NONE:
        state.doing = s.GATHER
    if state.phase not in (s.WORKER, s.PLACE) or state.place != s.NONE or "place" in said:
        return
    begin_turn(state, int(state.turn))


def _fill_market(state: Any, box: BoxFile) -> None:
    """T3: twelve single tiles lie in the market or were built out of it, the first game's before others."""
    copies, first = box.record.copies, box.record.first_game
    out = [int(state.market[tile]) + int((state.tile == tile).sum()) for tile in range(s.TILES)]
    for tile in range(s.TILES):
        if copies[tile] > 1:
            state.market[tile] += max(0, int(copies[tile]) - out[tile])
    singles = sum(out[tile] for tile in range(s.TILES) if copies[tile] == 1)
    for tile in sorted(range(s.TILES), key=lambda tile: not first[tile]):
        if copies[tile] == 1 and out[tile] == 0 and singles < s.MARKET_TILES:
            state.market[tile] = 1
            singles += 1


def _fill_supply(state: Any, box: BoxFile, said: frozenset[str]) -> None:
    """T2: the supply is what lies nowhere else."""
    for resource in range(s.RESOURCES):
        out = int(state.goods[:, resource].sum()) + int((state.cubes == resource).sum())
        if out > s.CUBES:
            raise BadPosition(f"{out} {box.words['resource'][resource]} are on the table; the game has {s.CUBES} (T2)")
        if "supply" not in said:
            state.supply[resource] = s.CUBES - out
    if "bank" not in said:
        out = int(state.coins.astype(int).sum())
        if out > s.COINS_IN_GAME:
            raise BadPosition(f"{out} coins are on the table; the game has {s.COINS_IN_GAME} (T2)")
        state.bank = s.COINS_IN_GAME - out


def _fill_homes(state: Any, box: BoxFile, said: frozenset[str]) -> None:
    """T1: houses not built are in hand, workers not on the board or at the site are at home."""
    workers = int(box.record.workers[state.seats - 2])
    for seat in range(state.seats):
        if "houses" not in said:
            state.houses[seat] = box.record.houses[state.seats - 2] - (state.owner == seat).sum()
        if "ready" not in said:
            home = workers - int((state.worker == seat).sum()) - int(state.site[seat])
            away = int(state.place) if seat == state.turn and home < workers else s.NONE
            places = [place for place in range(s.PLACES) if place != away and place < workers]
            for place in places[: max(home, 0)]:
                state.ready[seat, place] = 1


def _fill_objectives(state: Any, box: BoxFile, said: frozenset[str]) -> None:
    """T4: cards not named are drawn from those that are possible."""
    left = np.int64(0)
    for objective in range(objectives_in_play(state)):
        left |= np.int64(is_possible(state, box.record, objective)) << objective
    for objective in state.objective.flatten():
        if objective != s.NONE:
            left &= ~bit(objective)
    for seat in range(state.seats):
        for card in range(box.record.objectives[state.seats - 2]):
            if state.objective[seat, card] == s.NONE:
                objective = draw_objective(state, left)
                state.objective[seat, card] = objective
                left &= ~bit(objective)
        if "held" not in said:
            for card in range(s.OBJECTIVE_CARDS):
                if state.done[seat, card] and state.objective[seat, card] != s.NONE:
                    state.held[seat] |= bit(state.objective[seat, card])


def _fill_rows(state: Any, box: BoxFile) -> None:
    """X3: the rest of a row is blank."""
    for seat in range(state.seats):
        for slot in range(box.record.workers[state.seats - 2] + 1):
            if state.row[seat, slot] == s.NONE:
                state.row[seat, slot] = s.BLANK


def _fill_decks(state: Any, box: BoxFile, said: frozenset[str]) -> None:
    """X2: a card that is in no row lies in its deck, below those that are named."""
    for deck in range(s.DECKS):
        named = [int(card) for card in state.decks[deck] if card != s.NONE]
        own = range(deck * s.DECK_CARDS, (deck + 1) * s.DECK_CARDS)
        rest = [card for card in own if card not in named and card not in state.row]
        cards = (named + rest)[: s.DECK_CARDS]
        state.decks[deck] = cards + [s.NONE] * (s.DECK_CARDS - len(cards))
        if not named and state.expansion == s.STANDARD:
            turn_up(state, deck, len(cards))
        if "under" not in said and state.expansion != s.STANDARD:
            state.under[deck] = len(cards)
