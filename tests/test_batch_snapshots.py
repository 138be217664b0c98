"""Snapshots: a batch comes back to what was kept, and to nothing of another kind."""

from __future__ import annotations

import copy
import pickle

import pytest

from atelier import AtelierError
from atelier.games import GAMES
from atelier.scale.vector import Batch


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_comes_back_to_what_was_kept(game):
    batch = Batch(game, 6, seed=9)
    batch.play_at_random(40)
    kept = batch.snapshot()
    batch.play_at_random(300)
    seen = batch.snapshot()
    batch.restore(kept)
    assert batch.snapshot() == kept
    batch.play_at_random(300)
    assert batch.snapshot() == seen
    with pytest.raises(AtelierError, match="another kind of batch"):
        Batch(game, 7, seed=9).restore(kept)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"n": 7}, "with games 4 and not 7"),
        ({"seats": 2}, "with seats 4 and not 2"),
        ({"options": {"artisans": "random"}}, "with options artisans draft and not artisans random"),
        ({"game": "little-town"}, "with game artisans 1 and not little-town 2"),
        ({"boxes": [None, None]}, "with boxes "),
    ],
)
def test_a_snapshot_of_another_kind_is_refused(wishes, sentence):
    kind = {"game": "artisans", "n": 4, "seats": 4}
    kept, other = Batch(**kind).snapshot(), Batch(**kind | wishes)
    before = other.snapshot()
    with pytest.raises(AtelierError, match=f"this snapshot is of another kind of batch, {sentence}"):
        other.restore(kept)
    assert other.snapshot() == before


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_is_not_copied_into_one_that_would_go_wrong(make):
    batch = Batch("artisans", 2)
    with pytest.raises(AtelierError, match="a batch is not copied: let another of its kind restore its snapshot"):
        make(batch)
