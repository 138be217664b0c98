"""Tournaments: the same cards for everyone, from every seat.

A deal is played once for each rotation of the entrants around the table, so that neither the cards nor the seat favour
anyone. All chance comes from the seed and from where it is used: the same tournament gives the same results on any
number of cores, as long as the opponents think in playouts and not in milliseconds.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event
from typing import Any

import numpy as np

from atelier.agents.levels import opponent
from atelier.agents.opponent import Opponent
from atelier.chance import game_key, rekey
from atelier.errors import AtelierError
from atelier.game import ACTION
from atelier.knowledge import Knowledge
from atelier.lab.standings import Result as Result
from atelier.lab.standings import Seating as Seating
from atelier.lab.standings import Standing as Standing
from atelier.lab.standings import share
from atelier.lab.standings import standings as standings
from atelier.lab.statistics import Sprt
from atelier.scale.batch import Plan


class Stopped(Exception):
    """The tournament was broken off while this game was played."""


def seatings(tables: Iterable[Sequence[str]], deals: int) -> Iterator[Seating]:
    """Every deal, at every table, in every rotation: in rotation r entrant (i + r) mod n takes seat i."""
    tables = list(tables)
    for deal in range(deals):
        for entrants in tables:
            for rotation in range(len(entrants)):
                yield Seating(deal, rotation, (*entrants[rotation:], *entrants[:rotation]))


def whole_deals(games: int, seats: int) -> int:
    """How many deals, each played in all rotations, give at least so many games."""
    return -(-games // seats)


def tournament(
    table: Plan,
    entrants: Sequence[str],
    games: int,
    *,
    opponents: Mapping[str, Opponent] | None = None,
    cores: int | None = None,
    played: Iterable[Result] = (),
    finished: Callable[[Result], None] = lambda result: None,
    sprt: Sprt | None = None,
) -> Generator[Result, None, None]:
    """Play at least so many games, in whole deals; results come in order. A test stops them once it is sure.

    `opponents` are those who are none of the named levels. What was `played` before is not played again; `finished` is
    told of each game the moment it ends, in whatever order.
    """
    deal: list[Result] = []
    order = seatings([entrants], whole_deals(games, table.seats))
    for result in play_all(table, order, opponents, cores, played, finished):
        yield result
        deal.append(result)
        if sprt and len(deal) == table.seats:
            sprt.add(share(deal, entrants[0]))
            deal.clear()
            if sprt.verdict:
                return


def play_all(
    table: Plan,
    order: Iterable[Seating],
    opponents: Mapping[str, Opponent] | None = None,
    cores: int | None = None,
    played: Iterable[Result] = (),
    finished: Callable[[Result], None] = lambda result: None,
) -> Generator[Result, None, None]:
    """Play all these games on several cores and give the results in order."""
    order, cores = list(order), cores or os.cpu_count() or 1
    known = {result.seating: result for result in played}
    missing = [seating for seating in order if seating not in known]
    names = dict.fromkeys(name for seating in missing for name in seating.entrants)
    cast = {name: (opponents or {}).get(name) or opponent(name) for name in names}
    if missing:
        warm_up(table, cast)
    to_play, running, stop = iter(missing), set[Future[Result]](), Event()
    pool = ThreadPoolExecutor(cores)
    try:
        for seating in order:
            while seating not in known:
                while len(running) < 2 * cores and (following := next(to_play, None)):
                    running.add(pool.submit(play_game, table, following, cast, stop))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for game in done:
                    result = game.result()
                    finished(result)
                    known[result.seating] = result
            yield known.pop(seating)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def warm_up(table: Plan, cast: Mapping[str, Opponent]) -> None:
    """Play a game before the clock runs, in which everyone is asked once: there may be rules to compile."""
    game, box, state = table.game, table.boxes[0], deal_out(table, 0)
    actions, to_ask = np.zeros(game.choices, ACTION), iter(cast.values())
    while count := game.legal(state, box.record, actions):
        if count > 1 and (someone := next(to_ask, None)):
            someone.choose(Knowledge(game, box, state, int(state.turn), 0))
        game.play(state, box.record, int(actions[0]))
    game.count_points(state, box)


def deal_out(table: Plan, deal: int) -> Any:
    """The numbered deal of the seed, the same one that `simulate` plays."""
    state = table.game.state.new(1)[0]
    rekey(state, game_key(table.seed, deal))
    table.game.deal(state, table.boxes[0].record, table.seats, table.coded_options)
    return state


def play_game(table: Plan, seating: Seating, cast: Mapping[str, Opponent], stop: Event | None = None) -> Result:
    """Play one game to its end. Nobody is asked where only one move is legal."""
    game, box, state = table.game, table.boxes[0], deal_out(table, seating.deal)
    actions, step = np.zeros(game.choices, ACTION), 0
    decisions, seconds = [0] * table.seats, [0.0] * table.seats
    while count := game.legal(state, box.record, actions):
        if stop and stop.is_set():
            raise Stopped
        code = int(actions[0])
        if count > 1:
            seat = int(state.turn)
            knowledge = Knowledge(game, box, state, seat, luck_of(table.seed, seating, seat, step))
            begun = time.perf_counter()
            code = int(cast[seating.entrants[seat]].choose(knowledge))
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
            if code not in actions[:count]:
                raise AtelierError(f"{seating.entrants[seat]} on seat {seat} chose action {code}, which is not legal")
        game.play(state, box.record, code)
        step += 1
    points, places = game.count_points(state, box)
    totals, spent = tuple(points.sum(axis=1).tolist()), tuple(round(1000 * each, 3) for each in seconds)
    return Result(*seating, totals, tuple(places.tolist()), tuple(decisions), spent)


def luck_of(seed: int, seating: Seating, seat: int, step: int) -> int:
    """The seed of the generator an opponent has for one decision."""
    place = f"atelier arena {seed} {seating.deal} {seating.rotation} {seat} {step}"
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "little")
