"""What a player should be warned of before a move: coins that stand in, hunger, the last food (T8, T13)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import ACTION, Bill, Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.apply import take_turn
from atelier.games.little_town.rules.feeding import HUNGER
from atelier.games.little_town.rules.legal import legal
from atelier.games.little_town.text.food import meals, mouths, sends_last_worker, workers_to_come

FOOD = ("fish", "wheat")
FEW = 1
"""With no more own workers to come than this, food that is spent can hardly be gathered again before the meal."""
MAY_END = (s.ACT, s.UPGRADE, s.RESIDENCE)
"""Phases in which the action, or the turn, may be ended at once."""
REMEMBERED = 4096
_SUPPERS: dict[tuple[str, int, bytes], tuple[int, int]] = {}
"""What was reckoned of positions: every answer asks about the others."""


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
    if not had or left > 0 or meals(_tried(state, box, action)[0], seat) or len(_legal(state, box)) == 1:
        return ()
    return (Telling("last-food", {"workers": mouths(state, box)}),)


def goes_hungry(state: Any, box: BoxFile, action: int) -> tuple[Telling, ...]:
    """T13: after one's last worker is sent there will not be enough to eat, and another answer would feed more.

    Said once, by the answer that decides it: what no answer can mend is no risk of any of them.
    """
    if state.phase == s.FEED or not (sends_last_worker(state) or state.residing):
        return ()
    short, bought = _supper(state, box, action)
    if short <= 0 or all(_supper(state, box, other)[0] >= short for other in _legal(state, box)):
        return ()
    return hunger(short, bought)


def _supper(state: Any, box: BoxFile, action: int) -> tuple[int, int]:
    """How many have nothing to eat if after an action the turn goes on as well as it can; for how many coins pay."""
    seat = int(state.turn)
    after, goes_on = _tried(state, box, action)
    return _best_supper(after, box, seat) if goes_on else _short(after, box, seat)


def _short(state: Any, box: BoxFile, seat: int) -> tuple[int, int]:
    bought = int(state.coins[seat]) // s.COINS_PER_CUBE
    return mouths(state, box) - meals(state, seat) - bought, bought


def _best_supper(state: Any, box: BoxFile, seat: int) -> tuple[int, int]:
    """The same for all ways to go on with a turn; an action that may end here ends, and what is around is gathered."""
    key = (box.digest, seat, state.tobytes())
    if (known := _SUPPERS.get(key)) is not None:
        return known
    found = [_short(state, box, seat)] if state.phase in MAY_END else []
    for action in _feeding_answers(state, box):
        if found and min(found)[0] <= 0:
            break
        found.append(_supper(state, box, action))
    if len(_SUPPERS) >= REMEMBERED:
        _SUPPERS.clear()
    _SUPPERS[key] = min(found)
    return min(found)


def _feeding_answers(state: Any, box: BoxFile) -> list[int]:
    """What may lead to food: all that lies around is gathered first, where a building stands is all the same."""
    if state.phase == s.UPGRADE:
        return []
    answers = _legal(state, box)
    gathering = [action for action in answers if codes.KIND[action] == codes.GATHER_FROM]
    if state.phase == s.ACT and gathering:
        return gathering[-1:]
    if state.phase == s.SQUARE:
        return answers[:1]
    return [action for action in answers if codes.KIND[action] != codes.DONE or state.phase not in MAY_END]


def _legal(state: Any, box: BoxFile) -> list[int]:
    actions = np.empty(len(codes.ACTIONS), ACTION)
    return [int(action) for action in actions[: legal(state, box.record, actions)]]


def _tried(state: Any, box: BoxFile, action: int) -> tuple[Any, bool]:
    """Played on a copy, up to the end of the turn at most, and whether the turn goes on.

    A card that is uncovered is like the one before it: what lies there is hidden.
    """
    tried = s.State.copy(state)
    for deck in tried.decks:
        deck[1:][deck[1:] != s.NONE] = deck[0]
    then = take_turn(tried, box.record, action)
    return tried, bool(then == s.DECIDE and tried.turn == state.turn and tried.place == state.place)


def hunger(short: int, bought: int) -> tuple[Telling, ...]:
    """T13: so many workers have nothing to eat, even if all coins that can buy meals do."""
    if short <= 0:
        return ()
    coins = s.COINS_PER_CUBE * bought
    return (Telling("hunger", {"workers": short, "points": HUNGER * short, "bought": bought, "coins": coins}),)
