"""A batch: thousands of games as one array play what single games play, byte for byte, however they are shared out."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

from atelier import AtelierError
from atelier.games import GAMES
from atelier.scale.batch import play_batch
from atelier.scale.vector import REWARDS, Batch

VICTORY, PLACEMENT, MARGIN = range(len(REWARDS))


def play_out(batch):
    """Random decisions until every game is over."""
    while (batch.count > 0).any():
        batch.step(batch.sample())
    return batch


def test_a_batch_stepped_at_random_ends_as_the_same_games_played_whole(kind):
    """Game i of a seed, with the random numbers of game i."""
    whole, _ = play_batch(kind.plan(seed=3), 0, 40)
    batch = Batch(kind.game, 40, seats=kind.seats, options=kind.options, seed=3, auto_reset=False)
    assert play_out(batch).states.tobytes() == whole.tobytes()


def test_what_is_seen_of_a_game_in_a_batch_is_what_a_match_shows(kind):
    batch = Batch(kind.game, 1, seats=kind.seats, options=kind.options, seed=5)
    match = kind.match(seed=5)
    for _ in range(60):
        assert batch.seat[0] == match.seat
        legal = [match.words[code] for code in batch.legal[0, : batch.count[0]]]
        assert legal == list(match.legal)
        assert sorted(np.flatnonzero(batch.mask()[0])) == sorted(batch.legal[0, : batch.count[0]])
        told = np.zeros(match.game.observation_size, np.int8)
        match.game.observe(match.state, match.box.record, match.seat, told)
        assert batch.observe()[0].tobytes() == told.tobytes()
        chosen = batch.sample()
        match.play(match.words[chosen[0]])
        batch.step(chosen)


def test_rewards_are_those_of_the_final_scores(kind):
    batch = play_out(Batch(kind.game, 12, seats=kind.seats, options=kind.options, seed=8, auto_reset=False))
    box = batch.game.default_box
    for state, rewards in zip(batch.states, batch.rewards, strict=True):
        points, places = batch.game.count_points(state, box)
        totals = points.sum(axis=1)
        first = places == 1
        assert rewards[: kind.seats, VICTORY] == pytest.approx(first / first.sum())
        for seat in range(kind.seats):
            others = np.delete(np.arange(kind.seats), seat)
            assert rewards[seat, MARGIN] == totals[seat] - totals[others].max()
            better = (places[others] > places[seat]) + (places[others] == places[seat]) / 2
            assert rewards[seat, PLACEMENT] == pytest.approx(better.mean())
        assert not rewards[kind.seats :].any()


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_changes_no_byte(game):
    one, four = (Batch(game, 1024, seed=2, threads=threads) for threads in (1, 4))
    assert (one.device.threads, four.device.threads) == (1, 4)
    for batch in (one, four):
        for _ in range(30):
            batch.step(batch.sample())
        batch.play_at_random(200)
        batch.close()
    assert one.finished.sum() > 0
    assert one.snapshot() == four.snapshot()
    assert one.observe().tobytes() == four.observe().tobytes()
    assert one.mask().tobytes() == four.mask().tobytes()


def stepped(game):
    """A digest of all that a batch tells at every step."""
    batch, digest = Batch(game, 4, seats=[2, 3, 4, 2], seed=6, forced=True), hashlib.sha256()
    for _ in range(50):
        digest.update(b"".join(batch.snapshot().arrays) + batch.observe().tobytes() + batch.mask().tobytes())
        batch.step(batch.sample())
    digest.update(batch.play_script(batch.legal[:, :1].repeat(3, axis=1)).tobytes() + b"".join(batch.snapshot().arrays))
    return digest.hexdigest()


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_native_batches_agree_at_every_step(game, python):
    program = f"from tests.test_batch import stepped; print(stepped({game!r}))"
    assert python(program, ATELIER_INTERPRET="1").strip() == stepped(game)


@pytest.mark.parametrize("auto_reset", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_script_is_played_as_its_steps_and_ends_where_one_is_not_legal(game, auto_reset):
    def fresh():
        return Batch(game, 6, seats=[2, 3, 4] * 2, seed=8, auto_reset=auto_reset)

    stepped, script = fresh(), []
    while (stepped.finished < 1).any():
        script.append(np.where(stepped.count > 0, stepped.sample(), -1))
        stepped.step(script[-1])
    rows = np.array(script).T
    batch = fresh()
    made = batch.play_script(rows)
    assert made.tolist() == [len(script) if auto_reset else int((row >= 0).sum()) for row in rows]
    assert batch.states.tobytes() == stepped.states.tobytes()
    assert batch.count.tolist() == stepped.count.tolist()
    assert batch.finished.tolist() == stepped.finished.tolist()
    wrong = fresh()
    before = fresh()
    before.play_script(rows[:, :5])
    rows[2, 5] = next(code for code in range(before.mask().shape[1]) if not before.mask()[2, code])
    assert wrong.play_script(rows[:, :9]).tolist() == [9, 9, 5, 9, 9, 9]
    assert wrong.states[2].tobytes() == before.states[2].tobytes()
    with pytest.raises(AtelierError, match="a batch of 6 games takes 6 rows"):
        batch.play_script(rows[:3])


def test_forced_moves_play_themselves(kind):
    batch = Batch(kind.game, 8, seats=kind.seats, options=kind.options, seed=1, forced=True)
    for _ in range(100):
        assert (batch.count != 1).all()
        batch.step(batch.sample())
