"""What a player should be warned of before a move: coins that stand in, hunger, the last food (T8, T13)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import ACTION, Bill, Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.apply import play
from atelier.games.little_town.rules.feeding import HUNGER
from atelier.games.little_town.rules.legal import legal
from atelier.games.little_town.text.food import meals, mouths, sends_last_worker, workers_to_come

FOOD = ("fish", "wheat")
FEW = 1
"""With no more own workers to come than this, food that is spent can hardly be gathered again before the meal."""


def coins_stand_in(state: Any, stand_in: int, besides: int) -> Telling:
    """T8: so many coins in place of cubes that are lacking, and what is left then."""
    left = int(state.coins[state.turn]) - stand_in - besides
    return Telling("stand-in", {"coins": stand_in, "cubes": stand_in // s.COINS_PER_CUBE, "left": left})


def spends_food(state: Any, box: BoxFile, action: int, told: Bill) -> tuple[Telling, ...]:
    """T13: the last food goes while workers will want to eat.

    Said only by one of a seat's last two workers of the round: those who come before can still gather. Said where the
    food leaves the stock, not where it is asked next whether coins stand in for it; and where it need not be spent.
    """
    seat = int(state.turn)
    if state.phase == s.FEED or not any(told.pays.get(word) for word in FOOD) or workers_to_come(state) > FEW:
        return ()
    had = meals(state, seat)
    left = had + sum(told.brings.get(word, 0) - told.pays.get(word, 0) for word in FOOD)
    if not had or left > 0 or meals(_tried(state, box, action), seat) or not _has_choice(state, box):
        return ()
    return (Telling("last-food", {"workers": mouths(state, box)}),)


def _has_choice(state: Any, box: BoxFile) -> bool:
    return bool(legal(state, box.record, np.empty(len(codes.ACTIONS), ACTION)) > 1)


def goes_hungry(state: Any, box: BoxFile, action: int, told: Bill) -> tuple[Telling, ...]:
    """T13: this is one's last decision before the workers eat, and there will not be enough."""
    seat = int(state.turn)
    if state.phase == s.FEED or not (sends_last_worker(state) or state.residing):
        return ()
    change = {word: told.brings.get(word, 0) - told.pays.get(word, 0) for word in (*FOOD, "coins")}
    coins = int(state.coins[seat]) + change["coins"] - told.stand_in - told.rent
    food = meals(state, seat) + sum(change[word] for word in FOOD)
    bought = coins // s.COINS_PER_CUBE
    short = mouths(state, box) - food - bought
    if short <= 0 or not _ends_last_turn(state, box, action):
        return ()
    return hunger(short, bought)


def _ends_last_turn(state: Any, box: BoxFile, action: int) -> bool:
    tried = _tried(state, box, action)
    seat, rounds = int(state.turn), int(state.rounds)
    return bool(tried.turn != seat or tried.rounds != rounds or tried.phase in (s.FEED, s.OVER))


def _tried(state: Any, box: BoxFile, action: int) -> Any:
    """Played on a copy in which a card that is uncovered is like the one before it: what lies there is hidden."""
    tried = s.State.copy(state)
    for deck in tried.decks:
        deck[1:][deck[1:] != s.NONE] = deck[0]
    play(tried, box.record, action)
    return tried


def hunger(short: int, bought: int) -> tuple[Telling, ...]:
    """T13: so many workers have nothing to eat, even if all coins that can buy meals do."""
    if short <= 0:
        return ()
    coins = s.COINS_PER_CUBE * bought
    return (Telling("hunger", {"workers": short, "points": HUNGER * short, "bought": bought, "coins": coins}),)
