"""Which games a batch deals: numbers of a seed, slot by slot, and with which boxes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from atelier.games import GAMES, find
from atelier.scale.slots import MOST_BOXES
from atelier.scale.vector import Batch


def test_a_match_is_game_0_of_its_seed(kind):
    batch = Batch(kind.game, 2, seats=kind.seats, options=kind.options, seed=11)
    assert batch.states[0].key.tobytes() == kind.match(seed=11).state.key.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_slots_deal_their_own_numbers_one_after_the_other(game):
    batch = Batch(game, 3, seats=[2, 3, 4], seed=4)
    while (batch.finished < 2).any():
        batch.step(batch.sample())
    assert list(batch.number) == [slot + 3 * done for slot, done in enumerate(batch.finished)]
    assert list(batch.states.seats) == [2, 3, 4]
    fresh = Batch(game, 3, seats=[2, 3, 4], seed=4)
    fresh.reset([False, True, False])
    assert list(fresh.number) == [0, 4, 2]
    other = Batch(game, 5, seats=3, seed=4)
    assert fresh.states[1].key.tobytes() == other.states[4].key.tobytes()
    fresh.reseed(4)
    assert list(fresh.number) == [0, 1, 2]


def test_games_of_these_numbers_are_dealt():
    batch = Batch("artisans", 3, seed=4)
    batch.reset(numbers=[5, 0, 7])
    assert batch.number.tolist() == [5, 0, 7]
    batch.play_at_random(30)
    batch.reset([True, False, True], numbers=[1, 2, 2])
    assert batch.number.tolist() == [1, 0, 2]
    other = Batch("artisans", 3, seed=4)
    assert [batch.states[slot].key.tobytes() for slot in (0, 2)] == [other.states[at].key.tobytes() for at in (1, 2)]
    batch.reset()
    assert batch.number.tolist() == [4, 3, 5]
    batch.reseed(4, [2**62] * 3)
    batch.reset()
    assert (batch.number > 2**62).all()


@pytest.mark.parametrize(("game", "changed"), [("artisans", "copies"), ("little-town", "workers")])
def test_one_batch_holds_games_of_different_boxes(game, changed):
    """Slot i plays with box i modulo the boxes: one more card of each material, one more worker."""
    ours = find(game)
    record = ours.box.copy(ours.default_box.record)
    record[changed][0] += 1
    other = replace(ours.default_box, record=record)
    mixed, plain, changed = (Batch(game, 4, boxes=boxes, seed=2) for boxes in ([None, other], [None], [other]))
    for batch in (mixed, plain, changed):
        batch.play_at_random(50)
    for slot in range(4):
        same, others = (changed, plain) if slot % 2 else (plain, changed)
        assert mixed.states[slot].tobytes() == same.states[slot].tobytes() != others.states[slot].tobytes()


def test_so_many_boxes_as_can_be_told_apart_are_played_with():
    game = find("artisans")
    batch = Batch(game, MOST_BOXES, boxes=[None] * MOST_BOXES, threads=1)
    assert batch._slots.which[-1] == MOST_BOXES - 1
    batch.play_at_random(1)
