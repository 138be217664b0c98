"""A batch: thousands of games as one array play what single games play, byte for byte, however they are shared out."""

from __future__ import annotations

import copy
import hashlib
import os
import pickle
import resource
import signal
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from atelier import AtelierError
from atelier.agents.champion import Champion
from atelier.games import GAMES, find
from atelier.scale.batch import in_order, plan, play_batch
from atelier.scale.cuda import MOST, fair_span
from atelier.scale.slots import MOST_BOXES
from atelier.scale.vector import REWARDS, Batch, Snapshot

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


SIMULATED = """
import sys
from atelier.scale.vector import Batch
sys.setswitchinterval(1e-4)  # threads that wait for each other do so in a loop
late = Batch({game!r}, 3, seats=[2, 3, 2], seed=6)
late.play_at_random({late})
kept = late.snapshot()
for forced in (False, True):
    digests = []
    for device, share in (("cpu", None), ("cuda", (3, 2)), ("cuda", (2, 2))):
        batch = Batch({game!r}, 3, seats=[2, 3, 2], seed=6, device=device, forced=forced)
        if share:
            batch.device.share_out(*share)
        batch.restore(kept)
        seen = b""
        for _ in range(3):
            told = [batch.device.fetch(one).tobytes() for one in (batch.observe(), batch.mask())]
            seen += b"".join(batch.snapshot().arrays) + b"".join(told)
            batch.step(batch.sample())
        made = batch.play_at_random({more})
        first = batch.device.fetch(batch.legal)[:, :1]
        played = batch.device.fetch(batch.play_script(first.repeat(3, axis=1))).tolist()
        digests.append((seen, made, played, batch.snapshot()))
    assert digests[0] == digests[1] == digests[2]
    assert batch.snapshot().arrays[-1] != kept.arrays[-1], "a game has ended"
"""


@pytest.mark.parametrize(
    ("game", "late", "more"), [("artisans", 100, 20), pytest.param("little-town", 60, 20, marks=pytest.mark.slow)]
)
def test_cuda_s_simulator_steps_as_the_cores_do(game, late, more, python):
    """However many slots and threads a block has, and from near the end of a game into the next."""
    python(SIMULATED.format(game=game, late=late, more=more), ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")


@pytest.mark.parametrize("most", [608, MOST])
@pytest.mark.parametrize("games", [1, 1_000, 131_072, 540_673, 1 << 20])
def test_no_multiprocessor_of_a_gpu_has_a_block_more_to_play_than_it_must(games, most):
    span, each = fair_span(games, 132, most), -(-games // (132 * most))
    assert 1 <= span <= most
    assert -(-games // span) <= 132 * each
    assert span == most or each < 8, "many blocks are full ones"


def test_forced_moves_play_themselves(kind):
    batch = Batch(kind.game, 8, seats=kind.seats, options=kind.options, seed=1, forced=True)
    for _ in range(100):
        assert (batch.count != 1).all()
        batch.step(batch.sample())


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


def test_numbers_of_numpy_are_numbers():
    batch = Batch("artisans", np.int64(4), seats=np.int64(3), seed=1)
    assert batch.states.seats.tolist() == [3] * 4
    assert batch.play_at_random(np.int32(2)) == 8


def test_a_seed_is_a_number_however_it_is_written():
    states = [Batch("artisans", 2, seed=seed).states.tobytes() for seed in (1, np.int64(1), True)]
    assert states == states[:1] * 3


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_is_not_copied_into_one_that_would_go_wrong(make):
    batch = Batch("artisans", 2)
    with pytest.raises(AtelierError, match="a batch is not copied: let another of its kind restore its snapshot"):
        make(batch)


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


def test_a_search_without_room_is_refused_and_a_smaller_one_is_not():
    batch = Batch("artisans", 64, seed=3, forced=True)
    pages, limits = int(Path("/proc/self/statm").read_text().split()[0]), resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (64 << 20), limits[1]))
    try:
        with pytest.raises(AtelierError, match="100,000 playouts in 64 games: there is not enough memory"):
            batch.search(100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limits)
    assert batch.search(1, where=np.arange(64) == 7).visits.sum() == 1


FULL = """
from numba import cuda
from atelier import AtelierError
from atelier.scale.vector import Batch

class Full(cuda.cudadrv.driver.CudaAPIError):
    code = 2

def to_device(array):
    raise Full("[2] CUDA_ERROR_OUT_OF_MEMORY")

batch = Batch("artisans", 2, seed=3, device="cuda")
here, cuda.to_device = cuda.to_device, to_device
for ask in (lambda: Batch("artisans", 2, device="cuda"), lambda: batch.search(4), batch.mask, batch.sample):
    try:
        ask()
    except AtelierError as error:
        print(error)
cuda.to_device = here
batch.step(batch.sample())
"""


def test_what_has_no_room_on_a_gpu_is_refused_in_a_sentence_and_the_batch_goes_on(python):
    told = python(FULL, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1").splitlines()
    assert [line.partition(":")[0] for line in told] == [
        "2 games",
        "4 playouts in 2 games",
        "uint8 (2, 102)",
        "int16 (2,)",
    ]
    assert all(line.endswith(": there is not enough memory for so many") for line in told)


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


def test_so_many_boxes_as_can_be_told_apart_are_played_with():
    game = find("artisans")
    batch = Batch(game, MOST_BOXES, boxes=[None] * MOST_BOXES, threads=1)
    assert batch._slots.which[-1] == MOST_BOXES - 1
    batch.play_at_random(1)


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


def test_a_match_is_game_0_of_its_seed(kind):
    batch = Batch(kind.game, 2, seats=kind.seats, options=kind.options, seed=11)
    assert batch.states[0].key.tobytes() == kind.match(seed=11).state.key.tobytes()


def test_an_interruption_is_heard_while_a_task_is_being_done():
    """Also where a signal does not end a wait, as once polars is loaded."""
    begun, heard, found = threading.Event(), threading.Event(), []

    def tasks():
        yield 0
        begun.set()

    def hear(number, frame):
        heard.set()
        raise KeyboardInterrupt

    def work(task):
        begun.wait(20)
        os.kill(os.getpid(), signal.SIGINT)
        found.append(heard.wait(20))

    before = signal.signal(signal.SIGINT, hear)
    signal.siginterrupt(signal.SIGINT, False)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(in_order(work, tasks(), 1))
    finally:
        signal.signal(signal.SIGINT, before)
    assert found == [True]
