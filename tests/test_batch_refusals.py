"""What a batch does not take: each mistake is told in a sentence, and nothing is played or changed by it."""

from __future__ import annotations

import numpy as np
import pytest

from atelier import AtelierError
from atelier.agents.champion import Champion
from atelier.games import GAMES, find
from atelier.scale.batch import plan
from atelier.scale.vector import Batch, Snapshot


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"n": 0}, "0 games: choose at least 1"),
        ({"n": 2.5}, "2.5 games: give a whole number"),
        ({"n": 10**12}, "1,000,000,000,000 games: there is not enough memory for so many"),
        ({"n": 10**30}, "choose at most"),
        ({"boxes": []}, "no box: name one at least"),
        ({"seats": 0}, "0 seats: artisans is for 2 to 4 players"),
        ({"seats": 2.5}, r"float64 \(\): what is wanted is an array of int64"),
        ({"seats": 9}, "is for 2 to 4 players"),
        ({"seats": [2, 3]}, "2 numbers of seats for 4 games"),
        ({"options": {"colour": "red"}}, "no option colour"),
        ({"device": "abacus"}, "device abacus: choose one of cpu, cuda"),
        ({"boxes": "my-box.toml"}, "boxes 'my-box.toml': give a list of them"),
        ({"boxes": None}, "boxes None: give a list of them"),
        ({"boxes": [find("little-town").default_box]}, "box atelier-2 is one of little-town, not of artisans"),
        ({"seed": None}, "seed None: give a whole number"),
        ({"seed": 1.0}, "seed 1.0: give a whole number"),
        ({"threads": 0}, "0 threads: choose at least 1"),
        ({"threads": "two"}, "'two' threads: give a whole number"),
        ({"game": None}, "no game is called None: there is artisans"),
        ({"game": ["artisans"]}, r"no game is called \['artisans'\]"),
        ({"options": "draft"}, "options 'draft': give them by name, as in {'artisans': 'draft'}"),
        ({"options": [("artisans", "draft")]}, "give them by name"),
        ({"options": {"artisans": np.zeros(2)}}, "choose one of draft, random"),
        ({"boxes": [1]}, "box 1: name a file, or give an opened box"),
        ({"boxes": ["a\0b"]}, r"^'a\\x00b': no file can have such a name$"),
        ({"boxes": [None] * 32_769}, "32,769 boxes: choose at most 32,768"),
        ({"forced": "no"}, "forced 'no': give True or False"),
        ({"auto_reset": np.zeros(4)}, "auto_reset .*: give True or False"),
        ({"device": np.zeros(2)}, "choose one of cpu, cuda"),
    ],
)
def test_a_batch_that_cannot_be_says_why(wishes, sentence):
    with pytest.raises(AtelierError, match=sentence):
        Batch(**{"game": "artisans", "n": 4} | wishes)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"boxes": [find("artisans").default_box] * 32_769}, "32,769 boxes: choose at most 32,768"),
        ({"boxes": []}, "no box: name one at least"),
        ({"seed": 1.5}, "seed 1.5: give a whole number"),
        ({"seats": 5}, "artisans is for 2 to 4 players"),
    ],
)
def test_what_cannot_be_planned_says_why(wishes, sentence):
    game = find("artisans")
    with pytest.raises(AtelierError, match=sentence):
        plan(game, **{"boxes": [game.default_box], "seats": 2, "seed": 1} | wishes)


def test_numbers_of_numpy_are_numbers():
    batch = Batch("artisans", np.int64(4), seats=np.int64(3), seed=1)
    assert batch.states.seats.tolist() == [3] * 4
    assert batch.play_at_random(np.int32(2)) == 8


def test_a_seed_is_a_number_however_it_is_written():
    states = [Batch("artisans", 2, seed=seed).states.tobytes() for seed in (1, np.int64(1), True)]
    assert states == states[:1] * 3


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_is_refused_in_a_sentence_and_nothing_is_played(game):
    batch = Batch(game, 5, seed=3)
    before, chosen = batch.snapshot(), batch.sample()
    after = batch.snapshot()
    assert after != before, "who draws at random uses up random numbers"
    chosen[3] = next(code for code in range(len(batch.game.actions)) if not batch.mask()[3, code])
    with pytest.raises(AtelierError, match=r"game 3 of the batch: \d+ \(.+\) is not legal there; legal are"):
        batch.step(chosen)
    assert batch.snapshot() == after
    chosen[3] = 30_000
    with pytest.raises(AtelierError, match=r"30000 \(no action\)"):
        batch.step(chosen)
    with pytest.raises(AtelierError, match="takes an array of 5"):
        batch.step(chosen[:4])


REFUSED = {
    "a code that would wrap around": (lambda right: right + 65536, "is no number of int16: it is not from -32768 to"),
    "a code below all": (lambda right: right - 65536, "is no number of int16"),
    "parts of a code": (lambda right: right + 0.9, r"float64 \(6,\): what is wanted is an array of int16"),
    "a list too large": (lambda right: [70000, *right[1:].tolist()], "70000 is no number of int16"),
    "a number beyond all": (lambda right: [10**30, *right[1:].tolist()], r"object \(6,\)"),
    "words": (lambda right: ["take 3"] * 6, "what is wanted is an array of int16"),
    "nothing": (lambda right: [None] * 6, r"object \(6,\): what is wanted"),
    "nothing at all": (lambda right: None, r"object \(\): what is wanted"),
    "a ragged list": (lambda right: [[1], [2, 3]] * 3, "list: what is wanted is an array of int16"),
    "truths": (lambda right: right > 0, r"bool \(6,\): what is wanted"),
}


@pytest.mark.parametrize("actions", REFUSED)
def test_what_are_no_codes_is_refused_and_nothing_is_played(actions):
    batch = Batch("artisans", 6, seed=3)
    right = batch.sample().astype(np.int64)
    before, (make, sentence) = batch.snapshot(), REFUSED[actions]
    with pytest.raises(AtelierError, match=sentence):
        batch.step(make(right))
    assert batch.snapshot() == before
    batch.step(right)
    assert batch.snapshot() != before, "codes of another width are codes"


UNFIT = {
    "where to think, too few": (
        lambda batch: batch.search(1, where=[True]),
        r"where to think \(1,\): .* an array of 6",
    ),
    "where to think, no truths": (lambda batch: batch.search(1, where=[0.5] * 6), "what is wanted is an array of bool"),
    "where to think, too much": (lambda batch: batch.search(1, where=[2] * 6), "2 is no number of bool"),
    "half a playout": (lambda batch: batch.search(1.5), "1.5 playouts: give a whole number"),
    "less than no decision": (lambda batch: batch.play_at_random(-1), "-1 decisions: choose at least 0"),
    "half a decision": (lambda batch: batch.play_at_random(1.5), "1.5 decisions: give a whole number"),
    "decisions without end": (lambda batch: batch.play_at_random(10**30), "choose at most"),
    "the same by the prior": (lambda batch: batch.play_by_prior(-1), "-1 decisions: choose at least 0"),
    "too few numbers": (lambda batch: batch.reseed(9, [1, 2]), r"numbers of games \(2,\): .* takes an array of 6"),
    "no numbers": (lambda batch: batch.reseed(9, ["one"] * 6), "what is wanted is an array of int64"),
    "numbers below 0": (lambda batch: batch.reseed(9, [-1] * 6), "game -1: the games of a seed are numbered from 0"),
    "numbers beyond all": (lambda batch: batch.reseed(1, [2**63 - 1] * 6), "numbered up to 4,611,686,018,427,387,904"),
    "numbers to deal": (
        lambda batch: batch.reset(numbers=[-1] * 6),
        "game -1: the games of a seed are numbered from 0",
    ),
    "which games": (lambda batch: batch.reset([True]), r"which games to deal \(1,\): .* takes an array of 6"),
    "a seed of a half": (lambda batch: batch.reseed(0.5), "seed 0.5: give a whole number"),
    "rows": (lambda batch: batch.play_script([[0.5]] * 6), "what is wanted is an array of int16"),
    "a sharpness in words": (lambda batch: batch.play_by_prior(1, "x"), "a sharpness of 'x': choose one from 0 to 100"),
    "no sharpness": (lambda batch: batch.play_by_prior(1, None), "a sharpness of None: choose"),
    "a sharpness each": (lambda batch: batch.play_by_prior(1, np.ones(6)), "a sharpness of array.*: choose"),
    "no snapshot": (lambda batch: batch.restore(None), "None is no snapshot: give one that a batch has made"),
    "parts of a snapshot": (lambda batch: batch.restore(tuple(batch.snapshot())), "is no snapshot"),
    "a snapshot of nothing": (lambda batch: batch.restore(Snapshot((), 0, ())), "this snapshot was made by no batch"),
    "a snapshot of no kind": (
        lambda batch: batch.restore(batch.snapshot()._replace(kind=None)),
        "this snapshot was made by no batch",
    ),
    "a snapshot of numbers": (
        lambda batch: batch.restore(batch.snapshot()._replace(arrays=(1, 2))),
        "this snapshot was made by no batch",
    ),
    "a check of each": (lambda batch: batch.step([0] * 6, check=np.ones(6)), "check .*: give True or False"),
    "what nobody learned": (lambda batch: batch.search(1, "champion"), "what was learned does not fit artisans"),
    "learned in a row": (lambda batch: batch.search(1, tuple(learned_of("artisans"))), "does not fit artisans"),
    "no network at all": (lambda batch: batch.search(1, learned_of("artisans")._replace(weights=None)), "does not fit"),
    "a network of another game": (lambda batch: batch.search(1, learned_of("little-town")), "does not fit artisans"),
    "no way to search": (lambda batch: batch.search(1, learned_of("artisans")._replace(search=None)), "does not fit"),
    "a way in words": (lambda batch: batch.search(1, in_words(learned_of("artisans"))), "does not fit artisans"),
}


def learned_of(game):
    """What a champion for two learned about a game."""
    return Champion().learned(find(game), 2)


def in_words(learned):
    """The same, with a depth that is no number."""
    return learned._replace(search=learned.search._replace(depth="deep"))


@pytest.mark.parametrize("asked", UNFIT)
def test_what_does_not_fit_is_refused_and_changes_nothing(asked):
    batch = Batch("artisans", 6, seed=3)
    before, (ask, sentence) = batch.snapshot(), UNFIT[asked]
    with pytest.raises(AtelierError, match=sentence):
        ask(batch)
    assert batch.snapshot() == before
