"""A record by itself is NumPy's own in all but speed."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from atelier.fields import Record
from atelier.game import ACTION
from atelier.match import Match

KINDS = ("artisans", "little-town")


def numpys_own(layout, record):
    """The same record as NumPy gives it out of an array."""
    array = layout.new(1)
    array[0] = record
    return array[0]


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_reads_like_numpys_own(kind):
    match = Match(kind, seed=5)
    layout, state = match.game.state, match.state
    other = numpys_own(layout, state)
    assert isinstance(state, Record)
    assert type(other) is np.record
    assert state == other
    assert state.tobytes() == other.tobytes()
    for one in layout:
        assert np.array_equal(getattr(state, one.name), getattr(other, one.name))
        assert type(getattr(state, one.name)) is type(getattr(other, one.name))
    assert not hasattr(state, "no_such_field")
    with pytest.raises(AttributeError):
        state.no_such_field = 1


@pytest.mark.parametrize("kind", KINDS)
def test_rules_read_and_change_both_alike(kind):
    match = Match(kind, seed=5)
    game, box = match.game, match.box.record
    own, other = game.state.copy(match.state), numpys_own(game.state, match.state)
    loose = match.state.copy()  # NumPy's copy: a record of ours without a buffer of ours
    assert "data" not in vars(loose)
    for _ in range(20):
        codes = [np.zeros(game.choices, ACTION) for _ in range(3)]
        (count,) = {int(game.legal(state, box, found)) for state, found in zip((own, other, loose), codes, strict=True)}
        assert np.array_equal(codes[0], codes[1])
        assert np.array_equal(codes[0], codes[2])
        for state in (own, other, loose):
            game.play(state, box, int(codes[0][count - 1]))
        assert own.tobytes() == other.tobytes() == loose.tobytes()


def test_a_record_can_be_written_copied_and_kept():
    layout, state = Match("artisans", seed=5).game.state, Match("artisans", seed=5).state
    copy = layout.copy(state)
    copy.turn = 1
    assert (int(copy.turn), int(copy["turn"]), int(state.turn)) == (1, 1, 0)
    copy.market[0] = 3
    assert int(layout.plain(copy).market[0]) == 3
    assert copy.tobytes() == bytes(copy.data)
    assert pickle.loads(pickle.dumps(copy)) == copy
    assert not layout.one().tobytes().strip(b"\0")
