"""A batch thinks as single opponents do: by the prior, or by the search of a master, in every slot at once."""

from __future__ import annotations

import ast
import sys
from types import FunctionType, ModuleType

import numpy as np
import pytest

from atelier import AtelierError
from atelier.agents.algorithms import algorithms
from atelier.agents.master import Master
from atelier.agents.network import LEAD, Learned, Weights, no_network
from atelier.agents.opponent import Budget
from atelier.agents.scratch import new_scratch
from atelier.agents.utility import utilities
from atelier.games import GAMES, find
from atelier.knowledge import Knowledge, new_rng
from atelier.scale.jobs import jobs
from atelier.scale.vector import Batch

PLAYOUTS = 24
CONSTANTS = 1 << 16
"""Bytes for them on a GPU."""


def test_a_batch_searches_as_a_master_does(kind):
    """The same guesses, the same trials, the same choice; the seed of a seat's knowledge is that of the slot."""
    batch = Batch(kind.game, 6, seats=kind.seats, options=kind.options, seed=4, forced=True)
    batch.play_by_prior(25)
    batch._slots.rngs[:, 0] = [new_rng(seed)[0] for seed in range(6)]
    states = batch.states.copy()
    found = batch.search(PLAYOUTS)
    master, box = Master(budget=Budget(playouts=PLAYOUTS)), batch.game.default_box
    for slot in range(6):
        knowledge = [Knowledge(batch.game, box, states[slot], int(batch.seat[slot]), slot) for _ in range(2)]
        tried = master.consider(knowledge[0])
        assert {int(code): int(found.visits[slot, code]) for code in np.flatnonzero(found.visits[slot])} == {
            action: visits for action, (visits, _) in tried.items()
        }
        assert found.chosen[slot] == master.choose(knowledge[1])
        seat = int(batch.seat[slot])
        mean = sum(visits * value for visits, value in tried.values()) / PLAYOUTS
        assert found.values[slot, seat] == pytest.approx(mean, abs=1e-6)
        assert not found.values[slot, kind.seats :].any()
    assert batch.states.tobytes() == states.tobytes(), "thinking plays nothing"


def test_a_batch_plays_by_the_prior_as_an_apprentice_of_that_sharpness(kind):
    batch, other = (Batch(kind.game, 4, seats=kind.seats, options=kind.options, seed=7) for _ in range(2))
    assert batch.play_by_prior(60, 0.7) == 4 * 60
    sample, scratch, box = algorithms(other.game).sample_prior, new_scratch(other.game), other.game.default_box.record
    for _ in range(60):
        actions = [
            sample(other.states[slot], box, other._slots.rngs[slot], scratch, 0.7)
            if other.count[slot] > 1
            else other.legal[slot, 0]
            for slot in range(4)
        ]
        other.step(actions)
    assert batch.snapshot() == other.snapshot()


def test_a_batch_evaluates_as_the_game_does(kind):
    batch = Batch(kind.game, 5, seats=kind.seats, options=kind.options, seed=2, auto_reset=False)
    batch.play_at_random(40)
    points, box = batch.evaluate(), batch.game.default_box.record
    for slot in range(5):
        totals = np.zeros(batch.game.seats[-1])
        if batch.count[slot]:
            batch.game.evaluate(batch.states[slot], box, batch.game.tables[0], totals)
        assert (points[slot] == totals).all()
    assert points[:, : kind.seats].any()


def test_the_prior_asks_for_nothing_that_a_seat_cannot_know(kind):
    batch = Batch(kind.game, 8, seats=kind.seats, options=kind.options, seed=5)
    game, box, rng = batch.game, batch.game.default_box.record, new_rng(3)
    weights = [np.zeros(game.choices) for _ in range(2)]
    for _ in range(12):
        batch.play_at_random(5)
        for slot in range(8):
            n, legal = int(batch.count[slot]), batch.legal[slot].copy()
            state, other = (game.state.copy(batch.states[slot]) for _ in range(2))
            game.determinize(other, box, int(state.turn), rng)
            assert other.tobytes() != state.tobytes()
            for one, kept in zip((state, other), weights, strict=True):
                game.prior(one, box, game.tables[0], legal, n, kept)
            assert (weights[0][:n] == weights[1][:n]).all()


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_by_the_prior_scores_far_more_than_chance(game):
    prior, chance = (Batch(game, 64, seed=1, auto_reset=False) for _ in range(2))
    assert prior.play_by_prior(2000) < 64 * 2000, "all games end"
    chance.play_at_random(2000)

    def points(batch):
        box = batch.game.default_box
        return np.mean([batch.game.count_points(state, box)[0].sum(axis=1)[:2].mean() for state in batch.states])

    assert points(prior) > 1.5 * points(chance)


def network(game, seed=1, width=8, second=4):
    """A network that has learned nothing: any weights will do."""
    rng, most = np.random.default_rng(seed), game.seats[-1]

    def some(*shape):
        return rng.normal(0, 0.3, shape).astype(np.float32)

    return Weights(
        shrink=(1 / game.observation_scale).astype(np.float32),
        first=some(game.observation_size + most, width),
        first_bias=some(width),
        second=some(width, second),
        second_bias=some(second),
        last=some(second, most),
        last_bias=some(most),
        slope=np.array([0.1], np.float32),
    )


def test_a_network_corrects_the_odds_that_a_lead_gives(kind):
    """Two layers and a threshold after each, for every chair from the seat that decides on."""
    batch = Batch(kind.game, 6, seats=kind.seats, options=kind.options, seed=8, forced=True)
    batch.play_by_prior(20)
    game, box, seats = batch.game, batch.game.default_box.record, kind.seats
    weights = network(game)
    found = batch.search(1, Learned(game.search._replace(depth=0, horizon=0), weights))
    for slot in range(6):
        state, totals, seen = (
            found.positions[slot][0],
            np.zeros(game.seats[-1]),
            np.zeros(game.observation_size, np.int8),
        )
        game.evaluate(state, box, game.tables[0], totals)
        game.observe(state, box, int(state.turn), seen)
        chairs = [(int(state.turn) + chair) % seats for chair in range(seats)]
        leads = [totals[seat] - max(totals[other] for other in range(seats) if other != seat) for seat in chairs]
        felt = np.concatenate([seen * weights.shrink, leads, np.zeros(game.seats[-1] - seats)])
        felt[game.observation_size :] /= LEAD
        first = np.maximum(0, felt @ weights.first + weights.first_bias)
        second = np.maximum(0, first @ weights.second + weights.second_bias)
        odds = (second @ weights.last + weights.last_bias)[:seats] + weights.slope[0] * np.array(leads)
        expected = 1 / (1 + np.exp(-odds))
        if seats == 2:
            expected[1] = 1 - expected[0]
        assert found.values[slot, chairs] == pytest.approx(expected, abs=1e-5)


def test_without_a_network_the_points_alone_are_judged(kind):
    batch = Batch(kind.game, 4, seats=kind.seats, options=kind.options, seed=9, forced=True)
    batch.play_by_prior(20)
    way = batch.game.search._replace(depth=0, horizon=0)
    by_points = batch.search(1, Learned(way, no_network()))
    for slot in range(4):
        totals, utility = np.zeros(batch.game.seats[-1]), np.zeros(batch.game.seats[-1])
        game = batch.game
        game.evaluate(by_points.positions[slot][0], game.default_box.record, game.tables[0], totals)
        utilities(totals, kind.seats, utility)
        assert by_points.values[slot] == pytest.approx(utility, abs=1e-6)


def who_reads(one, seen):
    """Every function that a job calls and that reads tables of numbers, and how many bytes; compiled in, they lie in a
    GPU's constants, once for each function and for each kind of numbers it is asked with."""
    function = getattr(one, "py_func", one)
    if not isinstance(function, FunctionType) or function in seen:
        return {}
    seen.add(function)
    names, tables, found = function.__code__.co_names, {}, {}
    for name in names:
        value = function.__globals__.get(name)
        reached = [getattr(value, other, None) for other in names] if isinstance(value, ModuleType) else [value]
        for part in reached:
            if isinstance(part, np.ndarray):
                tables[id(part)] = part.nbytes
            elif getattr(part, "__module__", "").startswith("atelier"):
                found |= who_reads(part, seen)
    return found | ({function.__code__: sum(tables.values())} if tables else {})


def kind_of_number(value):
    """As a compiler sees it; whatever is no number is always of one kind."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return np.dtype(type(value)).name
    return value.dtype.name if isinstance(value, np.generic) and not value.dtype.names else ""


def constants(game):
    """For each job the bytes of constants it needs, by the kinds of numbers that its rules, interpreted, are asked
    with while a little is played and thought."""
    read = {job: who_reads(done, set()) for job, done in jobs(find(game)).items()}
    asked = {code: set() for readers in read.values() for code in readers}

    def watch(frame, event, _):
        if event == "call" and (kinds := asked.get(frame.f_code)) is not None:
            names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
            kinds.add(tuple(kind_of_number(frame.f_locals[name]) for name in names))

    batch = Batch(game, 1, seed=3)
    sys.setprofile(watch)
    batch.play_by_prior(15)
    batch.evaluate()
    batch.search(1)
    sys.setprofile(None)
    assert any(asked.values()), "something was read"
    return {
        job: sum(size * max(1, len(asked[code])) for code, size in readers.items()) for job, readers in read.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_a_thought_fit_into_a_gpu_s_constants(game, python):
    """Each as often as it is compiled in: `python -m atelier.scale.agree` compiles all of it for a real one."""
    program = f"from tests.test_thinking import constants; print(constants({game!r}))"
    needed = ast.literal_eval(python(program, ATELIER_INTERPRET="1"))
    assert needed["search"] > needed["illegal"] == 0
    assert all(size <= CONSTANTS for size in needed.values()), needed


@pytest.mark.parametrize("game", GAMES)
def test_it_is_thought_only_where_it_is_wished(game):
    whole, part = (Batch(game, 8, seed=2, forced=True) for _ in range(2))
    where = np.arange(8) % 3 == 0
    all_of_them, some = whole.search(4), part.search(4, where=where)
    assert some.visits[where].tobytes() == all_of_them.visits[where].tobytes()
    assert not some.visits[~where].any()


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_changes_no_thought(game):
    one, four = (Batch(game, 1024, seed=2, threads=threads) for threads in (1, 4))
    found = []
    for batch in (one, four):
        batch.play_by_prior(30)
        thoughts = batch.search(2)
        found.append([thoughts.chosen.tobytes(), thoughts.visits.tobytes(), thoughts.values.tobytes()])
        batch.close()
    assert found[0] == found[1]
    assert one.snapshot() == four.snapshot()


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_no_choice_nothing_is_thought(game):
    batch = Batch(game, 32, seed=3, auto_reset=False)
    forced = over = 0
    while (batch.count > 0).any():
        found = batch.search(1)
        for slot in range(32):
            if batch.count[slot] < 2:
                assert not found.visits[slot].any()
                assert not found.values[slot].any()
                forced += batch.count[slot] == 1
                assert found.chosen[slot] == (batch.legal[slot, 0] if batch.count[slot] else 0)
        batch.step(np.where(batch.count > 0, found.chosen, 0))
        over += (batch.count == 0).any()
    assert forced
    assert over


THOUGHT = """
import hashlib
from atelier.agents.network import Learned
from atelier.scale.vector import Batch
from tests.test_thinking import network
batch = Batch({game!r}, 2, seats=[2, 3], seed=6, device={device!r})
judged, searched = hashlib.sha256(), hashlib.sha256()
for _ in range(3):
    batch.play_by_prior(3, 0.5)
    judged.update(b"".join(batch.snapshot().arrays) + batch.device.fetch(batch.evaluate()).tobytes())
print(judged.hexdigest())
if {device!r} == "cpu":  # the simulator cannot lay one state into another
    for learned in (None, Learned(batch.game.search, network(batch.game))):
        found = batch.search(3, learned)
        searched.update(found.chosen.tobytes() + found.visits.tobytes() + found.values.tobytes())
        batch.step(found.chosen)
    print(searched.hexdigest())
"""


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_interpreted_and_native_batches_think_the_same(game, python):
    native = python(THOUGHT.format(game=game, device="cpu"), ATELIER_INTERPRET="0").split()
    assert len(native) == 2
    assert python(THOUGHT.format(game=game, device="cpu"), ATELIER_INTERPRET="1").split() == native


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_native_and_simulated_batches_judge_the_same(game, python):
    native = python(THOUGHT.format(game=game, device="cpu"), ATELIER_INTERPRET="0").split()
    program = THOUGHT.format(game=game, device="cuda")
    assert python(program, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1").split() == native[:1]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (lambda batch: batch.search(0), "0 playouts: choose at least 1"),
        (lambda batch: batch.search(100_001), "100,001 playouts: choose at most 100,000"),
        (lambda batch: batch.play_by_prior(3, -1), "a sharpness of -1: choose one from 0 to 100"),
        (lambda batch: batch.play_by_prior(3, float("nan")), "a sharpness of nan"),
    ],
)
def test_thoughts_that_cannot_be_had_are_refused_in_a_sentence(asked, sentence):
    batch = Batch("artisans", 2)
    before = batch.snapshot()
    with pytest.raises(AtelierError, match=sentence):
        asked(batch)
    assert batch.snapshot() == before
