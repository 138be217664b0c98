"""Filling in a written position: whatever it leaves unsaid lies in the decks (R2, R4)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.errors import BadPosition
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.setup import mix_objects
from atelier.games.artisans.rules.year import actions_in_turn


def complete(state: Any, box: BoxFile, said: frozenset[str]) -> None:
    """Give what was left unsaid its plainest meaning."""
    for name, plain in (("seats", 2), ("month", 1), ("phase", s.MARKET), ("turn", 0), ("leader", 0)):
        if name not in said:
            state[name] = plain
    if state.phase == s.MARKET and state.turn != s.NONE and "actions" not in said:
        state.actions = actions_in_turn(state, state.turn)
    if "deck" not in said:
        _fill_deck(state, box)
    if "order" not in said:
        _stack(state, box)


def _fill_deck(state: Any, box: BoxFile) -> None:
    """R2: the deck is what lies nowhere else."""
    copies = int(box.record.copies[state.seats - 2])
    for material in range(s.MATERIALS):
        out = int(state.discard[material]) + int((state.market == material).sum())
        out += int(state.hand[:, material].sum()) + int(state.works[:, material].sum())
        if out > copies:
            word = box.words["material"][material]
            raise BadPosition(f"{out} {word} cards are on the table; a game for {state.seats} has {copies} (R2)")
        state.deck[material] = copies - out


def _stack(state: Any, box: BoxFile) -> None:
    """R4: cards out of the decks came from one that holds their value; the rest is chance."""
    if state.drawn.any():
        raise BadPosition("drawn: say the order of the object cards as well, or neither")
    out = [card for card in [*state.row, *state.reserved] if card != s.NONE]
    out += [card for card in range(s.OBJECTS) if state.maker[card] != s.NONE]
    if len(set(out)) < len(out):
        raise BadPosition("an object lies in two places: the row, before the Provident, with its maker (R4)")
    decks: list[list[int]] = [[], [], []]
    for card in [*out, *(card for card in range(s.OBJECTS) if card not in out)]:
        decks[_deck_for(state, box, card, decks, card in out)].append(card)
    for deck in range(s.DECKS):
        state.drawn[deck] = sum(card in out for card in decks[deck])
    state.order[:] = np.concatenate([np.array(deck, np.int8) for deck in decks])
    mix_objects(state, box.record, int(state.drawn[0]), int(state.drawn[1]))


def _deck_for(state: Any, box: BoxFile, card: int, decks: list[list[int]], is_out: bool) -> int:
    """The first deck that still lacks a card of this value; the third is the box, which holds what is left over."""
    points = box.record.points
    second = state.month >= s.SECOND_DECK_MONTH or not is_out
    for deck in range(s.DECKS if second else 1):
        if (
            sum(points[other] == points[card] for other in decks[deck])
            < box.record.decks[deck, points[card] - s.LOWEST_VALUE]
        ):
            return deck
    if is_out:
        raise BadPosition(f"too many objects worth {points[card]} are out of the decks by month {state.month} (R4)")
    return s.DECKS
