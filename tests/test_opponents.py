"""What every opponent must hold: it plays legally, knows nothing it should not, and keeps its budget."""

from __future__ import annotations

import threading
from itertools import count, islice
from random import Random

import numpy as np
import pytest

from atelier import AtelierError, Match
from atelier.agents import master
from atelier.agents.levels import LEVELS, opponent
from atelier.agents.master import Master
from atelier.agents.opponent import Budget
from atelier.boxfile import LANGUAGES
from atelier.games import GAMES
from atelier.knowledge import Knowledge
from atelier.words import speak

EVERYONE = ("random", "apprentice", "journeyman", "master:24", "champion:24", "flat:24")


def positions(kind, seed, every):
    """Every so many decisions of a random game, those that are decisions."""
    match, player = kind.match(seed), Random(seed)
    while not match.over:
        if len(match.legal) > 1 and player.random() < 1 / every:
            yield match
        match.play(player.choice(match.legal))


def test_all_opponents_play_whole_games_by_the_rules(kind):
    """`Match.play` refuses whatever is not legal."""
    players = [opponent(name) for name in EVERYONE]
    match = kind.match(seed=kind.seats)
    while not match.over:
        player = players[len(match.moves) % len(players)]
        match.play(match.words[player.choose(match.knowledge(match.seat, seed=1))])


@pytest.mark.parametrize("name", EVERYONE)
def test_what_an_opponent_cannot_know_does_not_change_its_choice(kind, name):
    """The true state is replaced by another that this seat cannot tell from it: the same seed, the same choice."""
    player = opponent(name)
    for match in positions(kind, seed=11, every=12):
        chosen = player.choose(match.knowledge(match.seat, seed=5))
        for seed in (3, 4):
            other = match.game.state.copy(match.state)
            match.game.determinize(other, match.box.record, match.seat, np.array([seed], np.int64))
            assert player.choose(Knowledge(match.game, match.box, other, match.seat, 5)) == chosen


@pytest.mark.parametrize("name", EVERYONE)
def test_what_is_forbidden_is_not_chosen_unless_nothing_else_is_left(kind, name):
    player = opponent(name)
    for match in islice(positions(kind, seed=17, every=12), 4):
        knowledge = match.knowledge(match.seat, seed=5)
        chosen = player.choose(knowledge)
        again = player.choose(knowledge.without([chosen]))
        assert again != chosen
        assert again in knowledge.legal
        assert knowledge.without(knowledge.legal).legal == knowledge.legal


def test_a_master_spends_no_playout_on_what_is_forbidden(kind):
    match = next(positions(kind, seed=17, every=12))
    knowledge, thinker = match.knowledge(match.seat, seed=5), Master(budget=Budget(playouts=40))
    best = thinker.choose(knowledge)
    considered = thinker.consider(knowledge.without([best]))
    assert best not in considered
    assert sum(tries for tries, _ in considered.values()) == 40


def test_an_opponent_is_never_given_the_true_state(kind):
    match = kind.match(seed=3)
    knowledge = match.knowledge(0, seed=1)
    assert knowledge.guess[0].key.tobytes() != match.state.key.tobytes()
    held = [thing for thing in vars(knowledge).values() if isinstance(thing, np.ndarray | np.record)]
    assert not any(np.shares_memory(thing, match.state) for thing in held)


def test_the_same_seed_and_playouts_choose_the_same_on_any_number_of_cores(kind):
    for match in positions(kind, seed=8, every=30):
        thoughts = opponent("champion:60").consider(match.knowledge(match.seat, 7))
        for threads in (1, 2, 5):
            assert opponent("champion:60", threads).consider(match.knowledge(match.seat, 7)) == thoughts


@pytest.mark.parametrize("threads", [1, 2])
def test_a_budget_of_playouts_is_spent_exactly(kind, threads):
    match = next(positions(kind, seed=2, every=5))
    considered = Master(budget=Budget(playouts=51), threads=threads).consider(match.knowledge(match.seat, 1))
    assert sum(tries for tries, _ in considered.values()) == 51


class SlowClock:
    """A clock on which every trial takes a while, now longer, now shorter."""

    def __init__(self, search):
        self.search, self.now, self.random = search, 0.0, Random(1)

    def perf_counter(self):
        return self.now

    def __call__(self, *order):
        self.now += sum(self.random.uniform(50e-6, 800e-6) for _ in range(order[-1]))
        return self.search(*order)


@pytest.fixture
def clock(kind, monkeypatch):
    """A clock of our own, so that a busy machine cannot decide. `bench/clock.py` measures by the real one."""
    real = master.algorithms(kind.match(0).game)
    clock = SlowClock(real.search)
    monkeypatch.setattr(master, "time", clock)
    monkeypatch.setattr(master, "algorithms", lambda game: real._replace(search=clock))
    return clock


def share_used(clock, match, milliseconds):
    begun = clock.now
    Master(budget=Budget(milliseconds=milliseconds)).choose(match.knowledge(match.seat, 1))
    return (clock.now - begun) * 1000 / milliseconds


@pytest.mark.parametrize("milliseconds", [200, 1500])
def test_a_budget_of_time_is_kept_within_a_fifth(kind, milliseconds, clock):
    assert 0.8 <= share_used(clock, next(positions(kind, seed=4, every=9)), milliseconds) <= 1.2


def test_a_budget_of_time_is_kept_at_very_many_positions(kind, clock):
    asked = (match for seed in count() for match in positions(kind, seed, every=3))
    for match in islice(asked, 30):
        assert 0.8 <= share_used(clock, match, 30) <= 1.2


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_interpreter_to_others(game):
    """While a master thinks, another thread goes on counting."""
    match, thinker = Match(game, seed=6), opponent("master:4000")
    opponent("master:1").choose(match.knowledge(match.seat, 1))  # compiled
    done = threading.Event()

    def think():
        thinker.choose(match.knowledge(match.seat, 1))
        done.set()

    thread = threading.Thread(target=think)
    thread.start()
    counted = 0
    while not done.is_set():
        counted += 1
    thread.join()
    assert counted > 10_000


@pytest.mark.parametrize(
    "written", ["grandmaster", "master:", "master:0", "master:-5", "master:5s", "journeyman:50", ""]
)
def test_an_unknown_opponent_is_refused_in_a_sentence(written):
    with pytest.raises(AtelierError, match=r"no opponent|takes no budget"):
        opponent(written)


def test_every_level_has_a_name_in_both_languages():
    names = {language: [speak(language)(f"level-{level}") for level in LEVELS] for language in LANGUAGES}
    assert names["en"] == list(LEVELS)
    assert names["fr"] == ["au hasard", "apprenti", "compagnon", "maître", "champion"]
