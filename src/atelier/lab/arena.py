"""Tournaments: the same cards for everyone, from every seat.

A deal is played once for each rotation of the entrants around the table, so that neither the cards nor the seat favour
anyone. All chance comes from the seed and from where it is used: the same tournament gives the same results on any
number of cores, as long as the opponents think in playouts and not in milliseconds.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from functools import partial
from itertools import combinations, tee
from numbers import Integral
from operator import index
from threading import Event
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.opponent import Opponent
from atelier.chance import game_key, rekey
from atelier.errors import AtelierError, quote
from atelier.game import ACTION
from atelier.interruption import first_of, hand_out, held_back
from atelier.knowledge import Knowledge
from atelier.lab.engines import Engine, entrant
from atelier.lab.standings import Result as Result
from atelier.lab.standings import Seating as Seating
from atelier.lab.standings import Standing as Standing
from atelier.lab.standings import share
from atelier.lab.standings import standings as standings
from atelier.lab.statistics import Sprt
from atelier.scale.batch import Plan
from atelier.scale.cluster import Cluster
from atelier.scale.playout import playouts

AHEAD = 4096
"""Games: so many at most are begun before an earlier one has ended."""


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


def check_games(games: int) -> int:
    """Refuse to play no game, or a part of one."""
    if not isinstance(games, Integral) or games < 1:
        raise AtelierError(f"games={quote(games)}: play at least one game, and a whole number of them")
    return int(games)


def check_entrants(table: Plan, entrants: Sequence[str], ladder: bool = False) -> None:
    """Refuse entrants who cannot take the seats of a table."""
    if isinstance(entrants, str) or not all(isinstance(name, str) for name in entrants):
        raise AtelierError(f"{quote(entrants)}: name the entrants in a list, as in ['master', 'random']")
    seats, many = table.seats, len(entrants)
    if not ladder and many != seats:
        raise AtelierError(f"{many} named: at a table of {seats} seats {seats} play a tournament; more play a ladder")
    if many < seats:
        raise AtelierError(f"{many} named: a ladder at tables of {seats} seats needs at least {seats}")
    if ladder and len(set(entrants)) < many:
        twice = next(name for name in entrants if list(entrants).count(name) > 1)
        raise AtelierError(f"{twice} is named twice; everyone stands on one rung")


def is_of(table: Plan, entrants: Sequence[str], ladder: bool, seating: Seating) -> bool:
    """Is this a game of a tournament of these entrants, or of the ladder of this pool?"""
    turn = -seating.rotation
    seated = (*seating.entrants[turn:], *seating.entrants[:turn]) if turn else seating.entrants
    at_tables = combinations(entrants, table.seats) if ladder else [tuple(entrants)]
    return seating.deal >= 0 and 0 <= seating.rotation < table.seats and seated in at_tables


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
    cluster: Cluster | None = None,
) -> Generator[Result, None, None]:
    """Play at least so many games, in whole deals; results come in order. A test stops them once it is sure.

    `opponents` are those who are no named level and no engine. What was `played` before is not played again; `finished`
    is told of each game the moment it ends, in whatever order.
    """
    check_entrants(table, entrants)
    order = seatings([entrants], whole_deals(check_games(games), table.seats))
    return _until_sure(table, entrants, play_all(table, order, opponents, cores, played, finished, cluster), sprt)


def _until_sure(
    table: Plan, entrants: Sequence[str], playing: Generator[Result, None, None], sprt: Sprt | None
) -> Generator[Result, None, None]:
    deal: list[Result] = []
    with closing(playing):
        for result in playing:
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
    cluster: Cluster | None = None,
) -> Generator[Result, None, None]:
    """Play all these games on several cores and give the results in order; the order may be as long as it likes.

    On a cluster only named levels play: whoever else is there would have to be there everywhere.
    """
    if cluster:
        yield from _play_on_cluster(table, order, cluster, played, finished)
        return
    coming, cores = iter(order), cores or os.cpu_count() or 1
    known = {result.seating: result for result in played}
    cast: dict[str, Opponent] = {}
    ahead, running, stop = deque[Seating](), set[Future[Result]](), Event()
    pool = ThreadPoolExecutor(cores)

    def submit(seating: Seating) -> None:
        new = {name: (opponents or {}).get(name) or entrant(name) for name in seating.entrants if name not in cast}
        if new:
            cast.update(new)
            warm_up(table, new)
        running.add(hand_out(pool, play_game, table, seating, cast, stop))

    try:
        while True:
            while len(running) < 2 * cores and len(ahead) < AHEAD and (seating := next(coming, None)):
                ahead.append(seating)
                if seating not in known:
                    submit(seating)
            if not ahead:
                return
            while ahead and ahead[0] in known:
                yield known.pop(ahead.popleft())
            if running:
                for game in first_of(running):
                    with held_back():  # a game that has been told of is known
                        running.discard(game)
                        result = game.result()
                        finished(result)
                        known[result.seating] = result
    finally:
        with held_back():
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            running = {game for game in running if not game.cancelled()}
        engines = [one for one in cast.values() if isinstance(one, Engine)]
        while running:
            for one in engines:
                one.close()
            running -= first_of(running)
        for one in engines:
            one.close()


def _play_on_cluster(
    table: Plan,
    order: Iterable[Seating],
    cluster: Cluster,
    played: Iterable[Result],
    finished: Callable[[Result], None],
) -> Generator[Result, None, None]:
    known = {result.seating: result for result in played}
    order, again = tee(order)
    missing = (one for one in again if one not in known)
    with closing(cluster.in_order(partial(_play_there, table), missing, finished)) as fresh:
        for seating in order:
            yield known[seating] if seating in known else next(fresh)


THERE: dict[str, Opponent] = {}
"""Who has played in this worker of a cluster."""


def _play_there(table: Plan, seating: Seating) -> Result:
    """Play one game in a worker of a cluster."""
    new = {name: entrant(name) for name in seating.entrants if name not in THERE}
    if new:
        warm_up(table, new)
        THERE.update(new)
    return play_game(table, seating, THERE)


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
    actions, moves = np.zeros(game.choices, ACTION), list[int]()
    decisions, seconds = [0] * table.seats, [0.0] * table.seats
    while count := game.legal(state, box.record, actions):
        if stop and stop.is_set():
            raise Stopped
        code = int(actions[0])
        if count > 1:
            seat = int(state.turn)
            knowledge = Knowledge(game, box, state, seat, luck_of(table.seed, seating, seat, len(moves)))
            begun = time.perf_counter()
            chosen = cast[seating.entrants[seat]].choose(knowledge)
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
            code = checked(chosen, actions[:count], f"{seating.entrants[seat]} on seat {seat}")
        game.play(state, box.record, code)
        moves.append(code)
    spent = tuple(round(1000 * each, 3) for each in seconds)
    return Result(*seating, *counted(table, state), tuple(decisions), spent, np.array(moves, "<i2").tobytes())


def checked(chosen: Any, legal: Any, who: str) -> int:
    """The code of a legal action; anything else that was chosen is refused."""
    try:
        code = index(chosen)
    except TypeError:
        raise AtelierError(
            f"{who} chose {quote(chosen)}, which is no code of an action; choose one of knowledge.legal"
        ) from None
    if code not in legal.tolist():
        raise AtelierError(f"{who} chose action {quote(code)}, which is not legal")
    return code


def counted(table: Plan, state: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Everyone's points and places at the end of a game."""
    points, places = table.game.count_points(state, table.boxes[0])
    return tuple(points.sum(axis=1).tolist()), tuple(places.tolist())


class Proved(NamedTuple):
    """What a game's moves say of its end, by seat: nobody need be believed about that."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]


def replayed(table: Plan, deal: int, moves: bytes) -> Proved | None:
    """What these moves lead to; None if they are not a whole game of the deal."""
    game, box, state = table.game, table.boxes[0].record, deal_out(table, deal)
    codes, actions = np.frombuffer(moves, "<i2").astype(ACTION), np.zeros(game.choices, ACTION)
    decisions = np.zeros(table.seats, np.int64)
    legal = playouts(game).follow(state, box, codes, actions, decisions)
    whole = legal == len(codes) and not game.legal(state, box, actions)
    return Proved(*counted(table, state), tuple(decisions.tolist())) if whole else None


def luck_of(seed: int, seating: Seating, seat: int, step: int) -> int:
    """The seed of the generator an opponent has for one decision."""
    place = f"atelier arena {seed} {seating.deal} {seating.rotation} {seat} {step}"
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "little")
