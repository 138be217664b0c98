"""The arrays of a batch: those it shows are to be looked at, those it fills are the caller's."""

from __future__ import annotations

import numpy as np
import pytest

from atelier import AtelierError
from atelier.scale.vector import Batch

SHOWN = ("states", "seat", "legal", "count", "over", "rewards", "number", "finished")


@pytest.mark.parametrize("shown", SHOWN)
def test_what_a_batch_shows_is_to_be_looked_at(shown):
    """A count too large, and `mask` would write behind the end of its room."""
    batch = Batch("artisans", 4, seed=3)
    array = getattr(batch, shown)
    before = array.copy()
    with pytest.raises(ValueError, match="read-only"):
        array[0] = array[1]
    batch.play_at_random(200)
    assert array.tobytes() != before.tobytes(), "it shows what is there now"


def test_all_that_a_batch_shows_is_held_to_that():
    assert {name for name, one in vars(Batch).items() if isinstance(one, property)} == {*SHOWN, "scale", "rngs"}


def test_players_generators_may_be_written():
    one, other = (Batch("artisans", 4, seed=3) for _ in range(2))
    for batch in (one, other):
        batch.rngs[...] = np.arange(1, 5)[:, np.newaxis]
    assert one.sample().tolist() == other.sample().tolist()


def test_arrays_to_look_at_are_taken_as_others_are():
    """Without compiling all rules once more for them."""
    batch, other = (Batch("artisans", 4, seed=3, auto_reset=False) for _ in range(2))
    while not batch.over.any():
        chosen = batch.sample()
        batch.step(chosen)
        chosen.flags.writeable = False
        other.step(chosen)
    batch.reset(batch.over)
    other.reset(other.over.copy())
    assert batch.states.tobytes() == other.states.tobytes()
    kinds = [len(batch.device._loops[job].signatures) for job in ("begin", "step", "illegal")]
    assert kinds == [1, 1, 1]


def test_a_buffer_of_the_caller_is_filled_and_one_that_does_not_fit_refused():
    batch = Batch("artisans", 4)
    out = np.full((4, batch.game.observation_size), 99, np.int8)
    assert batch.observe(out) is out
    assert (out <= batch.scale).all()
    mask = np.full((4, len(batch.game.actions)), 99, np.uint8)
    assert batch.mask(mask)[0].sum() == batch.count[0]
    shut = np.zeros(out.shape, np.int8)
    shut.flags.writeable = False
    for wrong in (shut, np.zeros((4, 3), np.int8), np.zeros(out.shape, np.int64), np.zeros(out.shape[::-1], np.int8).T):
        with pytest.raises(AtelierError, match="what is wanted is an array of int8"):
            batch.observe(wrong)


ELSEWHERE = """
import numpy as np
from atelier import AtelierError
from atelier.scale.vector import Batch
try:
    Batch("artisans", 2, device="cuda").mask(np.zeros((2, 102), np.uint8))
except AtelierError as error:
    print(error)
"""


def test_room_that_lies_elsewhere_than_the_games_is_refused(python):
    told = python(ELSEWHERE, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")
    assert told == "uint8 (2, 102): what is wanted is an array of uint8 (2, 102) on the GPU, in one piece\n"


def test_an_array_of_the_batch_is_no_room_for_another():
    batch = Batch("artisans", 4, seed=3)
    before = batch.snapshot()
    for own in (batch.count, batch._slots.counts, batch._slots.counts[1:], batch._slots.legal[:, 0]):
        with pytest.raises(AtelierError, match=r"room for int16 \(4,\) in an array of the batch itself: give another"):
            batch.sample(own)
    assert batch.snapshot() == before


OWN = """
from atelier import AtelierError
from atelier.scale.vector import Batch
batch = Batch("artisans", 2, device="cuda")
try:
    batch.sample(batch.count)
except AtelierError as error:
    print(error)
batch.sample(batch.sample())
"""


def test_nor_on_a_gpu(python):
    told = python(OWN, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")
    assert told == "room for int16 (2,) in an array of the batch itself: give another\n"
