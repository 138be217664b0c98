"""OpenSpiel plays both games: its own tests pass, its searches and learners run, and nobody is told what is hidden."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest

from atelier.adapters import openspiel
from atelier.errors import AtelierError
from atelier.match import Match


def load(kind, **more):
    """A kind of table by OpenSpiel's own name for it."""
    wishes = {"players": kind.seats, **kind.options, **more}
    return pyspiel.load_game(f"atelier_{kind.game.replace('-', '_')}", wishes)


def dealt(game, deal=5):
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(deal)
    return state


def played(game, steps, seed=1, deal=5):
    state, player = dealt(game, deal), Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(player.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "written",
    [
        "atelier_artisans(players=3)",
        "atelier_little_town(expansion=off)",
        "atelier_little_town(expansion=standard)",
    ],
)
def test_openspiel_s_own_test_passes(written):
    pyspiel.random_sim_test(pyspiel.load_game(written), num_sims=1, serialize=True, verbose=False)


def test_a_game_there_is_the_same_game_here(kind):
    """Deal number d of seed 0, word for word and to the same end."""
    game = load(kind)
    state, player = dealt(game, 7), Random(2)
    match = Match(kind.game, kind.seats, key=openspiel.game_key(openspiel.SEED, 7).tobytes(), **kind.options)
    while not state.is_terminal():
        assert state.current_player() == match.seat
        assert [state.action_to_string(match.seat, code) for code in state.legal_actions()] == list(match.legal)
        code = player.choice(state.legal_actions())
        state.apply_action(code)
        match.play(match.words[code])
    first = [score.place == 1 for score in match.scores]
    assert state.returns() == pytest.approx([one / sum(first) for one in first])
    assert sum(state.returns()) == pytest.approx(1)


def test_a_clone_goes_its_own_way_and_a_written_state_comes_back(kind):
    game = load(kind)
    state = played(game, 12)
    clone, again = state.clone(), game.deserialize_state(state.serialize())
    assert str(clone) == str(again) == str(state)
    clone.apply_action(clone.legal_actions()[-1])
    assert str(clone) != str(state)
    assert str(again) == str(state)
    again.apply_action(again.legal_actions()[-1])
    assert str(again) == str(clone)


def test_a_guess_is_the_same_to_the_player_and_tells_nothing_hidden(kind):
    game = load(kind)
    chance = Random(3)
    for steps in (0, 9, 30):
        state = played(game, steps)
        player = state.current_player()
        guess = state.resample_from_infostate(player, chance.random)
        assert guess.match.state.tobytes() != state.match.state.tobytes()
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        assert guess.legal_actions() == state.legal_actions()


def test_what_is_seen_is_what_the_game_shows(kind):
    state = played(load(kind), 15)
    for player in range(kind.seats):
        numbers = np.array(state.observation_tensor(player), np.float32)
        told = np.concatenate([piece.ravel() for piece in state.match.observe(player).values()])
        scale = state.match.game.observation_scale
        assert numbers == pytest.approx(told / scale)
        assert np.abs(numbers).max() <= 1


def test_an_information_state_remembers_what_one_did():
    game = pyspiel.load_game("atelier_artisans")
    strings = {}
    for seed in range(3):
        state = played(game, 10, seed)
        strings[state.information_state_string(0)] = tuple(state.done[0])
    assert len(strings) == len(set(strings.values()))


def test_no_two_information_states_have_the_same_tensor(kind):
    game, strings = load(kind), {}
    for seed in range(8):
        state, player = dealt(game, seed % 2), Random(seed)
        for _ in range(25):
            for seat in range(kind.seats):
                string, tensor = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
                assert strings.setdefault(tensor, string) == string
                assert max(map(abs, tensor)) <= 1
            state.apply_action(player.choice(state.legal_actions()))
    assert len(strings) == len(set(strings.values()))


def test_who_came_elsewhere_to_the_same_observation_has_another_information_state():
    state = played(pyspiel.load_game("atelier_artisans"), 9)
    other = state.clone()
    other.done[0] = state.done[0][::-1]
    assert state.observation_tensor(0) == other.observation_tensor(0)
    assert state.observation_string(0) == other.observation_string(0)
    assert state.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_tensor(0) != other.information_state_tensor(0)


def test_of_very_many_decisions_the_tensor_has_the_last():
    state = played(pyspiel.load_game("atelier_artisans(players=3)"), 9)
    state.done[1] = [0] * openspiel.REMEMBERED + [101]
    tensor = np.array(state.information_state_tensor(1))
    *_, done = np.split(tensor, [len(tensor) - openspiel.REMEMBERED])
    assert done[-1] == 1
    assert done[:-1] == pytest.approx(1 / 102)
    assert tensor[-openspiel.REMEMBERED - 3 : -openspiel.REMEMBERED].tolist() == [0, 1, 0]
    assert not any(pyspiel.load_game("atelier_artisans").new_initial_state().information_state_tensor(0))


@pytest.mark.parametrize("action", [50, 5_000, -3])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action):
    state = dealt(pyspiel.load_game("atelier_artisans"))
    before = state.information_state_string(0)
    with pytest.raises(AtelierError, match=rf"^{action} \(.+\) is not legal; legal are choose"):
        state.apply_action(action)
    assert (state.information_state_string(0), state.history()) == (before, [5])


@pytest.mark.parametrize("deal", [-3, openspiel.DEALS])
def test_a_deal_that_is_not_there_is_refused(deal):
    state = pyspiel.load_game("atelier_artisans").new_initial_state()
    with pytest.raises(AtelierError, match=f"deal {deal}: there are deals 0 to 4095"):
        state.apply_action(deal)
    assert state.is_chance_node()


def test_a_player_who_is_not_there_knows_nothing():
    state = dealt(pyspiel.load_game("atelier_artisans"))
    with pytest.raises(AtelierError, match="seat 7: this game has seats 0 to 1"):
        state.resample_from_infostate(7, Random(1).random)


def test_a_game_can_be_handed_to_another_process():
    game = pyspiel.load_game("atelier_artisans(players=3)")
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_rewards_may_be_counted_by_margin():
    game = pyspiel.load_game("atelier_artisans(reward=margin)")
    state = played(game, 10_000)
    one, other = state.returns()
    assert one == -other
    assert one == state.match.scores[0].total - state.match.scores[1].total


@pytest.mark.parametrize("written", ["atelier_artisans(players=7)", "atelier_little_town(expansion=tall)"])
def test_what_cannot_be_played_is_refused(written):
    with pytest.raises(Exception, match=r"players|choose one of"):
        pyspiel.load_game(written)
