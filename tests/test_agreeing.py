"""How the cores and a GPU are compared: which tables, and who looks along. The comparison itself needs a GPU."""

from __future__ import annotations

import sys

import pytest

from atelier.games import GAMES, find
from atelier.scale import agree_on_arrays
from atelier.scale.agree import covering
from atelier.scale.vector import Batch


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_every_option_is_compared_where_it_decides_something(game):
    options, rows = find(game).options, list(covering(find(game).options))
    assert len(rows) <= 1 + max(len(option.choices) for option in options)
    for option in options:
        deciding = [row for row in rows if all(row[name] in fits for name, fits in option.needs.items())]
        assert {row[option.name] for row in deciding} == set(option.choices), option.name


MIXED = """
import sys
from atelier.scale import agree
sys.setswitchinterval(1e-4)  # threads that wait for each other do so in a loop
agree.STEPS = 2
for ahead in (0, 1):
    batches = agree.mixed_on_both({game!r}, {options!r}, 6)
    cores = batches[0]
    assert sorted(set(cores.states.seats.tolist())) == [2, 3, 4]
    pairs = set(zip(cores.states.seats.tolist(), cores._slots.which.tolist()))
    assert len(pairs) == 6, "every number of seats with both boxes"
    assert cores._slots.boxes[0].tobytes() != cores._slots.boxes[1].tobytes()
    assert cores._slots.forced and batches[1]._slots.forced
    batches[1].play_at_random(ahead)
    print(agree.differing_steps(batches, 3, 2))
"""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("artisans", {"artisans": "draft"}),
        pytest.param("little-town", {"expansion": "off"}, marks=pytest.mark.slow),
    ],
)
def test_a_mixture_of_all_that_may_differ_is_compared(game, options, python):
    """On CUDA's simulator; where one of the two is a decision ahead, every step shows it."""
    told = python(MIXED.format(game=game, options=options), ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1").split()
    assert int(told[0]) == 0
    assert int(told[1]) >= 3


def test_libraries_look_at_every_array_a_batch_shows():
    """All that a batch shows as an array of its own: its properties, but the scale and the generators of players."""
    batch = Batch("artisans", 2)
    public = {name for name, one in vars(Batch).items() if isinstance(one, property)} - {"scale", "rngs"}
    assert set(agree_on_arrays.shown(batch)) == public | {"mask"}


def test_a_library_that_is_not_there_is_named(monkeypatch, capsys):
    for name in ("torch", "cupy", "jax"):
        monkeypatch.setitem(sys.modules, name, None)
    assert agree_on_arrays.main(["artisans"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "PyTorch was not asked, since there is no torch here",
        "CuPy was not asked, since there is no cupy here",
        "JAX was not asked, since there is no jax here",
    ]
