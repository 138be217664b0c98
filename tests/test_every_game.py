"""What every game in the house must hold, whatever its rules. A new game gets these tests by being registered."""

from __future__ import annotations

import json
import os
from hashlib import sha256
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from atelier import AtelierError, Match, read_record
from atelier.agents.levels import opponent
from atelier.chance import BLOCK_WORDS, master_key
from atelier.game import ACTION, SPECTATOR
from atelier.games import GAMES
from atelier.rng import below
from atelier.scale.batch import play_batch
from atelier.scale.playout import playouts
from tests.conftest import KINDS

GAMES_WATCHED = {"artisans": 1_500}
SAMPLE_WATCHED = 400
GAMES_STEPPED = {"artisans": 2}
SAMPLE_STEPPED = 1
"""Of every kind of table. `make soak` watches millions of every game, and steps through 200 of every kind."""
STEPPED_IN_ALL = int(os.environ.get("ATELIER_STEPPED", "0"))

BRIEF = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def some_positions(kind, seed, count=4):
    """A few positions of one random game, from the deal to the end."""
    match, player = kind.match(seed), Random(seed)
    states = [match.state]
    while not match.over:
        match.play(player.choice(match.legal))
        states.append(match.state)
    return match, [states[i] for i in np.linspace(0, len(states) - 1, count).astype(int)]


@BRIEF
@given(seed=st.integers(0, 2**40))
def test_every_law_holds_after_every_decision_and_every_game_ends(kind, seed):
    match, player = kind.match(seed), Random(seed)
    while not match.over:
        codes = match.legal_codes
        assert codes, "a position without a legal move"
        assert codes == sorted(set(codes)), "legal codes ascend"
        match.play(player.choice(match.legal))
        broken = match.game.sound(match.state, match.box.record)
        assert broken == 0, f"{match.game.laws[broken]}, after {match.moves[-5:]} of seed {seed}"
    assert match.legal == []


def test_every_law_holds_over_very_many_games(kind):
    """Native, every law after every decision."""
    table = kind.plan(seed=1)
    rules, state = playouts(table.game), table.game.state.new(1)
    box, options, master = table.box_records[0], table.coded_options, master_key(table.seed)
    rng, words, actions = (
        np.zeros(1, np.int64),
        np.zeros(BLOCK_WORDS, np.uint32),
        np.zeros(table.game.choices, ACTION),
    )
    for game in range(GAMES_WATCHED.get(kind.game, SAMPLE_WATCHED)):
        state[0] = 0
        rules.lay_out(state[0], rng, box, table.seats, options, master, game, words)
        decisions = rules.watched(state[0], box, rng, actions)
        assert decisions > 0, f"game {game}: {table.game.laws[-decisions]}"


@BRIEF
@given(seed=st.integers(0, 2**40))
def test_a_replayed_record_gives_the_same_bytes(kind, seed):
    match, _ = some_positions(kind, seed)
    again = Match.replay(read_record(match.record.write()))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.scores == match.scores


@BRIEF
@given(seed=st.integers(0, 2**40))
def test_a_position_in_words_gives_the_same_bytes(kind, seed):
    match, player = kind.match(seed), Random(seed)
    for _ in range(seed % 90):
        if not match.over:
            match.play(player.choice(match.legal))
    spelled = json.loads(json.dumps(match.position))
    assert Match.from_position(spelled).state.tobytes() == match.state.tobytes()
    assert Match.from_position(match.position_text).state.tobytes() == match.state.tobytes()


@BRIEF
@given(seed=st.integers(0, 2**40))
def test_a_seat_sees_nothing_it_cannot_know(kind, seed):
    """States that differ only in what a seat cannot know give it the same view and the same numbers."""
    match, positions = some_positions(kind, seed)
    game, box = match.game, match.box
    for state in positions:
        for seat in (SPECTATOR, *range(kind.seats)):
            seen = game.view(state, box, seat)
            for guess in range(3):
                other = game.state.copy(state)
                game.determinize(other, box.record, seat, np.array([seed * 3 + guess + 1], np.int64))
                assert game.sound(other, box.record) == 0
                assert game.view(other, box, seat) == seen
                if seat != SPECTATOR:
                    assert observed(game, box, other, seat) == observed(game, box, state, seat)


@BRIEF
@given(seed=st.integers(0, 2**40))
def test_states_a_seat_cannot_tell_apart_give_it_the_same_guess(kind, seed):
    """So nothing an opponent thinks can depend on what it may not know."""
    match, positions = some_positions(kind, seed)
    game, box = match.game, match.box.record
    for state in positions:
        for seat in range(kind.seats):
            guesses = set()
            for other in range(4):
                guess = game.state.copy(state)
                if other:
                    game.determinize(guess, box, seat, np.array([seed + other], np.int64))
                game.determinize(guess, box, seat, np.array([seed + 99], np.int64))
                guesses.add(guess.tobytes())
            assert len(guesses) == 1


def test_an_observation_tells_apart_what_differs(kind):
    """Positions whose numbers are the same to a seat are the same to it: what it sees, may decide and has scored."""
    tell_apart(kind, "random")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.seats == 2], ids=str)
def test_an_observation_tells_apart_what_differs_between_masters(kind):
    tell_apart(kind, "master:8")


def tell_apart(kind, player):
    match, hand, seen = kind.match(seed=3), opponent(player), {}
    while not match.over:
        for seat in range(kind.seats):
            facts = json.dumps([match.view(seat) | {"step": None}, match.scores], sort_keys=True, default=str)
            told = observed(match.game, match.box, match.state, seat)
            assert seen.setdefault((seat, told), facts) == facts
        match.play(match.words[hand.choose(match.knowledge(match.seat, len(match.moves)))])


def observed(game, box, state, seat):
    numbers = np.zeros(game.observation_size, np.float32)
    assert game.observe(state, box.record, seat, numbers) == numbers.size
    assert (np.abs(numbers) <= game.observation_scale).all()
    return numbers.tobytes()


@pytest.mark.parametrize("seat", [-1, 2, None, "first"])
def test_a_seat_that_is_not_at_the_table_knows_nothing(seat):
    match = Match("artisans", seats=2, seed=1)
    for ask in (match.observe, lambda seat: match.knowledge(seat, 1)):
        with pytest.raises(AtelierError, match=f"seat {seat}: this game has seats 0 to 1"):
            ask(seat)


def test_seats_may_be_counted_by_numpy():
    match = Match("artisans", seats=np.int64(3), seed=1)
    assert read_record(match.record.write()).seats == 3


def test_a_guess_never_keeps_the_key(kind):
    match = kind.match(seed=5)
    guess = match.game.state.copy(match.state)
    match.game.determinize(guess, match.box.record, 0, np.ones(1, np.int64))
    assert guess.key.tobytes() != match.state.key.tobytes()


def test_a_view_is_json_and_carries_the_legal_moves_of_its_seat_only(kind):
    match = kind.match(seed=2)
    for seat in range(kind.seats):
        view = json.loads(json.dumps(match.view(seat)))
        assert view["legal"] == (match.legal if seat == match.seat else [])
    assert match.view()["legal"] == []
    assert match.key.hex() not in json.dumps([match.view(), *(match.view(seat) for seat in range(kind.seats))])


def test_the_words_of_all_moves_differ(kind):
    words = kind.match(seed=1).words
    assert len(set(words)) == len(words)


def stepped(kind, games, seen=lambda record: record):
    """A digest of every position of some games, and of what is legal in it; `seen` is what rules see of a record."""
    table = kind.plan(seed=9)
    game, box, options, master = table.game, seen(table.box_records[0]), table.coded_options, master_key(table.seed)
    rng, words, actions = np.zeros(1, np.int64), np.zeros(BLOCK_WORDS, np.uint32), np.zeros(game.choices, ACTION)
    digest = sha256()
    for number in range(games):
        state = seen(game.state.new(1)[0])
        playouts(game).lay_out(state, rng, box, table.seats, options, master, number, words)
        while (n := game.legal(state, box, actions)) > 0:
            digest.update(state.tobytes() + actions[:n].tobytes())
            game.play(state, box, int(actions[below(rng, n)]))
        digest.update(state.tobytes())
    return digest.hexdigest()


INTERPRETED = """
from tests.conftest import KINDS
from tests.strict import StrictRecord, watch_tables
from tests.test_every_game import stepped
watch_tables()
for kind in KINDS:
    if kind.game == {game!r}:
        print(kind, stepped(kind, {games}, StrictRecord))
"""


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_native_rules_give_the_same_bytes_at_every_step(game, python):
    """At every kind of table. Interpreted, an index that counts from the end is an error: compiled, it is none."""
    games = STEPPED_IN_ALL or GAMES_STEPPED.get(game, SAMPLE_STEPPED)
    native = [f"{kind} {stepped(kind, games)}" for kind in KINDS if kind.game == game]
    assert python(INTERPRETED.format(game=game, games=games), ATELIER_INTERPRET="1").splitlines() == native


SIMULATED = """
import sys
from atelier.scale.simulation import play_on_gpu
sys.setswitchinterval(1e-5)  # threads that wait for each other do so in a loop
from tests.conftest import KINDS
for number in {numbers}:
    states, decisions = play_on_gpu(KINDS[number].plan(seed=3), 0, 1)
    print(KINDS[number], decisions, states.tobytes().hex())
"""


def one_kind(game):
    """The number of a kind of table of a game, with neither the fewest nor the most people."""
    numbers = [number for number, kind in enumerate(KINDS) if kind.game == game]
    return [numbers[len(numbers) // 2]]


@pytest.mark.parametrize(
    "numbers", [*map(one_kind, GAMES), pytest.param(range(len(KINDS)), marks=pytest.mark.slow)], ids=[*GAMES, "all"]
)
def test_cuda_s_simulator_plays_the_games_of_the_cores(numbers, python):
    native = []
    for number in numbers:
        states, decisions = play_batch(KINDS[number].plan(seed=3), 0, 1)
        native.append(f"{KINDS[number]} {decisions} {states.tobytes().hex()}")
    simulated = python(SIMULATED.format(numbers=[*numbers]), ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")
    assert simulated.splitlines() == native


def test_a_numbered_game_of_a_batch_is_the_match_of_that_seed(kind):
    """Game 0 of a seed deals the cards of `Match(seed=…)`."""
    states, _ = play_batch(kind.plan(seed=11), 0, 1)
    assert states[0].key.tobytes() == kind.match(seed=11).state.key.tobytes()


def test_there_is_no_way_back_past_a_card_that_was_shown(kind):
    """Objects turned over, objectives laid open: whoever made the move that showed one cannot take it back."""
    shown, undone = 0, 0
    for seed in range(4):
        match, player = kind.match(seed=seed), Random(seed)
        while not match.over:
            before, seat = open_cards(match), match.seat
            match.play(player.choice(match.legal))
            if open_cards(match) - before:
                shown += 1
                assert not match.may_undo(seat)
            undone += match.may_undo(seat)
    assert shown
    assert undone


def open_cards(match):
    """The cards everyone can see that were hidden before."""
    view = match.view()
    cards = {card for card in [*view.get("row", []), view.get("next")] if card is not None}
    for seat, player in enumerate(view["players"]):
        cards |= {(seat, card) for card in player.get("done", [])}
    return cards


def test_undo_gives_back_the_very_same_state(kind):
    match, player = kind.match(seed=8), Random(8)
    before = [match.state.tobytes()]
    for _ in range(30):
        match.play(player.choice(match.legal))
        before.append(match.state.tobytes())
    while match.moves:
        assert match.state.tobytes() == before.pop()
        match.undo()
    assert match.state.tobytes() == before.pop()
