"""Both games in the interfaces of others: their own examiners pass them, and they play what a match plays."""

from __future__ import annotations

import copy
import pickle
import re
import time
import warnings
from itertools import count

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from atelier import AtelierError, Match
from atelier.adapters.gymnasium import AtelierEnv, AtelierVectorEnv
from atelier.adapters.pettingzoo import AtelierAEC, env
from atelier.games import GAMES, find

RANDOM = ["random"]
COPIES = {"copied": copy.deepcopy, "pickled": lambda one: pickle.loads(pickle.dumps(one))}


def former_box(game):
    """A box that does not come with the game any more."""
    return next(iter(find(game).former_boxes.values()))


@pytest.fixture(autouse=True)
def _masks():
    """Every environment with masks is told that its observations are no plain box."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message=".*(render_modes|Dict|not a numpy|is not a combination).*")
        yield


# PettingZoo


@pytest.mark.parametrize("pieces", [False, True], ids=["as one array", "by pieces"])
def test_pettingzoo_s_examiner_passes_every_kind_of_table(kind, pieces):
    api_test(env(kind.game, seats=kind.seats, pieces=pieces, **kind.options), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_examiners_of_seeds_and_of_rendering_pass(game, capsys):
    seed_test(lambda: env(game, seats=3), num_cycles=60)
    render_test(lambda render_mode=None: env(game, render_mode=render_mode))
    assert capsys.readouterr().out.count("\n") > 5, "people see the table"


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_benchmark_runs(game, capsys, monkeypatch):
    """It wants five seconds; by the clock it is given they pass in some hundred looks at it."""
    clock = count(step=1 / 20)
    monkeypatch.setattr(time, "time", lambda: next(clock))
    performance_benchmark(env(game, seats=3))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_an_aec_game_is_the_match_of_its_seed(kind):
    zoo, chance = AtelierAEC(kind.game, kind.seats, **kind.options), np.random.default_rng(1)
    zoo.reset(seed=9)
    match = kind.match(seed=9)
    while not match.over:
        assert zoo.agent_selection == f"seat_{match.seat}"
        seen, reward, over, cut, _ = zoo.last()
        assert (reward, over, cut) == (0.0, False, False)
        assert sorted(np.flatnonzero(seen["action_mask"])) == match.legal_codes
        pieces = match.observe(match.seat)
        assert np.concatenate([piece.ravel() for piece in pieces.values()]).tolist() == seen["observation"].tolist()
        others = [agent for agent in zoo.agents if agent != zoo.agent_selection]
        assert not any(zoo.observe(other)["action_mask"].any() for other in others)
        action = int(chance.choice(match.legal_codes))
        match.play(match.words[action])
        zoo.step(action)
    first = [score.place == 1 for score in match.scores]
    assert [zoo.rewards[f"seat_{seat}"] for seat in range(kind.seats)] == [won / sum(first) for won in first]
    assert all(zoo.terminations.values())


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 7}, "is for 2 to 4 players"),
        ({"reward": "glory"}, "no reward glory: choose victory, placement, margin"),
        ({"render_mode": "smoke"}, "render mode smoke: choose ansi, human, rgb_array"),
        ({"colour": "red"}, "no option colour"),
        ({"box": find("little-town").default_box}, "is one of little-town, not of artisans"),
    ],
)
def test_an_aec_game_that_cannot_be_says_why(wishes, sentence):
    with pytest.raises(AtelierError, match=sentence):
        AtelierAEC(**wishes)


def test_an_illegal_action_is_refused_in_a_sentence_and_nothing_is_played():
    zoo = AtelierAEC("artisans")
    with pytest.raises(AtelierError, match="call reset first"):
        zoo.observe("seat_0")
    zoo.reset(seed=1)
    illegal = int(np.flatnonzero(zoo.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(AtelierError, match=rf"seat_0: {illegal} \(.*\) is not legal; legal are "):
        zoo.step(illegal)
    assert zoo.match.moves == []


def zoo_steps(zoo, steps):
    """The last legal action, again and again, and into the next deal; all that is seen on the way."""
    seen = []
    for _ in range(steps):
        if not zoo.agents:
            zoo.reset()
        known, *told = zoo.last()
        legal = np.flatnonzero(known["action_mask"])
        seen.append((zoo.agent_selection, known["observation"].tobytes(), legal.tolist(), told))
        zoo.step(None if told[1] else int(legal[-1]))
    return seen


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_an_aec_game_goes_on_as_the_original_into_the_next_deals(game, copied):
    zoo = env(game, seats=3, box=former_box(game), render_mode="ansi")
    zoo.reset(seed=4)
    zoo_steps(zoo, 25)
    other, fresh = COPIES[copied](zoo), COPIES[copied](env(game))
    length = 400
    assert zoo_steps(other, length) == zoo_steps(zoo, length)
    assert len(other.unwrapped.match.moves) < length, "another game has begun"
    assert other.render() == zoo.render()
    assert other.unwrapped.match.box.digest == zoo.unwrapped.match.box.digest != find(game).default_box.digest
    fresh.reset(seed=1)
    assert fresh.unwrapped.match.box is find(game).default_box


# Gymnasium


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_s_examiner_passes_a_seat_against_others(game):
    check_env(AtelierEnv(game, RANDOM), skip_render_check=True)


def legal_steps(one, chance):
    """Play legal actions at random to the end; the rewards on the way."""
    while True:
        action = chance.choice(np.flatnonzero(one.action_masks()))
        seen, reward, over, cut, told = one.step(action)
        assert seen in one.observation_space
        assert (told["action_mask"] == one.action_masks()).all()
        yield reward, over
        if over or cut:
            return


@pytest.mark.parametrize(("reward", "seats"), [("victory", 2), ("placement", 3), ("margin", 4)])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_plays_to_the_end_and_is_paid_for_it(game, reward, seats):
    one, held = AtelierEnv(game, RANDOM * (seats - 1), reward=reward), set()
    for seed in range(4):
        _, told = one.reset(seed=seed)
        held.add(told["seat"])
        *way, (last, over) = legal_steps(one, np.random.default_rng(seed))
        assert over
        assert not any(paid for paid, _ in way)
        own, others = one.match.scores[one.seat], [s for i, s in enumerate(one.match.scores) if i != one.seat]
        if reward == "margin":
            assert last == own.total - max(other.total for other in others)
        elif reward == "victory":
            assert (last > 0) == (own.place == 1)
        else:
            assert (last == 1) == all(other.place > own.place for other in others)
    assert len(held) > 1, "one sits in different places"


def test_the_same_seed_is_the_same_game_and_opponents_answer_alike():
    games = []
    for _ in range(2):
        one = AtelierEnv("artisans", ["journeyman"], seat=1)
        one.reset(seed=5)
        list(legal_steps(one, np.random.default_rng(2)))
        games.append(one.match.moves)
    assert games[0] == games[1]


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_seat_goes_on_as_the_original_into_the_next_deals(game, copied):
    one = AtelierEnv(game, ["apprentice", "master:2"], box=former_box(game))
    one.reset(seed=8)
    for _ in range(3):
        one.step(int(np.flatnonzero(one.action_masks())[-1]))
    other = COPIES[copied](one)
    games = []
    for each in (one, other):
        deals = []
        for _ in range(2):
            list(legal_steps(each, np.random.default_rng(2)))
            deals.append((each.seat, each.match.moves, each.match.box.digest, each.match.key))
            each.reset()
        games.append(deals)
    assert games[0] == games[1]
    assert games[0][0][1] != games[0][1][1]


def test_a_copy_of_a_vector_is_refused_in_a_sentence():
    many = AtelierVectorEnv("artisans", 2)
    for make in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(AtelierError, match="a vector of games is not copied: make another"):
            make(many)


def test_an_illegal_action_loses_or_is_an_error_as_wished():
    for strict in (False, True):
        one = AtelierEnv("little-town", RANDOM, strict=strict, expansion="off")
        one.reset(seed=1)
        illegal = int(np.flatnonzero(~one.action_masks())[0])
        if strict:
            with pytest.raises(AtelierError, match="is not legal; legal are"):
                one.step(illegal)
        else:
            _, reward, over, _, told = one.step(illegal)
            assert (reward, over) == (0.0, True)
            assert "is not legal; legal are" in told["refused"]


@pytest.mark.parametrize("action", [np.array([93]), np.array([3, 4]), np.array([]), [93], {}])
@pytest.mark.parametrize("strict", [False, True])
def test_an_array_of_codes_is_no_code(action, strict):
    one = AtelierEnv("artisans", RANDOM, strict=strict)
    one.reset(seed=1)
    sentence = re.escape(f"{action!r} (no action) is not legal; legal are")
    if strict:
        with pytest.raises(AtelierError, match=sentence):
            one.step(action)
    else:
        assert re.match(sentence, one.step(action)[-1]["refused"])
    zoo = AtelierAEC("artisans")
    zoo.reset(seed=1)
    with pytest.raises(AtelierError, match=sentence):
        zoo.step(action)


@pytest.mark.parametrize("kind", [int, np.int16, np.array, float])
def test_a_code_is_one_however_its_number_is_held(kind):
    one = AtelierEnv("artisans", RANDOM)
    one.reset(seed=1)
    legal = int(np.flatnonzero(one.action_masks())[0])
    assert "refused" not in one.step(kind(legal))[-1]


def test_after_an_illegal_action_has_lost_the_game_nothing_is_played_until_the_next_deal():
    one = AtelierEnv("artisans", RANDOM)
    one.reset(seed=1)
    legal = int(np.flatnonzero(one.action_masks())[0])
    before = list(one.match.moves)
    assert one.step(-1)[2]
    for each in (one, copy.deepcopy(one)):
        with pytest.raises(AtelierError, match="the game is over: call reset first"):
            each.step(legal)
    assert one.match.moves == before
    one.reset(seed=1)
    assert "refused" not in one.step(legal)[-1]


@pytest.mark.parametrize("action", [None, "take 1", 0.5, float("nan"), -1, 10**30])
def test_what_is_no_code_is_no_legal_action(action):
    one = AtelierEnv("artisans", RANDOM)
    one.reset(seed=1)
    _, _, over, _, told = one.step(action)
    assert over
    assert told["refused"].startswith(f"{action} (no action) is not legal; legal are")


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"opponents": []}, "1 seats?: artisans is for 2 to 4 players"),
        ({"opponents": ["nobody"]}, "no opponent nobody"),
        ({"opponents": None}, r"opponents None: give a list of them, as in \['journeyman'\]"),
        ({"opponents": "journeyman"}, "opponents 'journeyman': give a list of them"),
        ({"opponents": [None]}, "opponent None: name a level, as in 'journeyman', or give someone who chooses"),
        ({"opponents": [3]}, "opponent 3: name a level"),
        ({"seat": 2}, "seat 2: with 1 opponents there are seats 0 to 1"),
        ({"seat": "0"}, "seat '0': give a whole number"),
        ({"seat": 0.5}, "seat 0.5: give a whole number"),
        ({"seat": float("nan")}, "seat nan: give a whole number"),
        ({"render_mode": "smoke"}, "render mode smoke"),
    ],
)
def test_a_seat_that_cannot_be_says_why(wishes, sentence):
    with pytest.raises(AtelierError, match=sentence):
        AtelierEnv("artisans", **wishes)


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_of_games_is_the_batch_and_deals_anew_after_an_end(game):
    many, chance = AtelierVectorEnv(game, 3, seats=[2, 3, 4]), np.random.default_rng(3)
    seen, told = many.reset(seed=6)
    ended, dealt = np.zeros(3, bool), 0
    while dealt < 3:
        assert seen in many.observation_space
        actions = np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in told["action_mask"]])
        acted = told["seat"]
        seen, rewards, over, cut, told = many.step(actions)
        assert not cut.any()
        assert not (over & ended).any(), "the step after an end deals, and ends nothing"
        assert not rewards[~over].any()
        for slot in np.flatnonzero(over):
            assert told["rewards"][slot].sum() == pytest.approx(1)
            assert rewards[slot] == told["rewards"][slot, acted[slot]]
            assert told["seat"][slot] == -1
        dealt += int((ended & (told["seat"] >= 0)).sum())
        ended = over
    many.close()


def test_a_vector_s_games_are_the_matches_of_its_seed():
    many = AtelierVectorEnv("artisans", 2)
    seen, told = many.reset(seed=11)
    match = Match("artisans", seed=11)
    assert told["seat"][0] == match.seat
    assert sorted(np.flatnonzero(told["action_mask"][0])) == match.legal_codes
    assert seen.shape == (2, find("artisans").observation_size)
    with pytest.raises(AtelierError, match="give a number, not a list"):
        many.reset(seed=[1, 2])


def random_steps(many, told, chance, steps):
    """Legal actions at random in every game; what is told after them."""
    for _ in range(steps):
        actions = [chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in told["action_mask"]]
        _, _, over, _, told = many.step(np.array(actions))
    return over, told


@pytest.mark.parametrize("game", GAMES)
def test_only_the_games_of_a_reset_mask_begin_anew(game):
    many, chance = AtelierVectorEnv(game, 3, seats=[2, 3, 4]), np.random.default_rng(4)
    _, told = many.reset(seed=6)
    _, told = random_steps(many, told, chance, 9)
    before, numbers = many.batch.states.copy(), many.batch.number.copy()
    seen, told = many.reset(options={"reset_mask": np.array([False, True, False])})
    assert (many.batch.number - numbers).tolist() == [0, 3, 0]
    same = [now.tobytes() == then.tobytes() for now, then in zip(many.batch.states, before, strict=True)]
    assert same == [True, False, True]
    first, at_first = AtelierVectorEnv(game, 6, seats=[2, 3, 4] * 2).reset(seed=6)
    assert seen[1].tobytes() == first[4].tobytes(), "the next game of its slot"
    assert told["action_mask"][1].tolist() == at_first["action_mask"][4].tolist()


def test_a_game_that_a_reset_mask_began_is_not_dealt_again_by_the_next_step():
    many, chance, over = AtelierVectorEnv("artisans", 2), np.random.default_rng(4), np.zeros(2, bool)
    _, told = many.reset(seed=6)
    while not over.any():
        over, told = random_steps(many, told, chance, 1)
    ended = int(np.flatnonzero(over)[0])
    _, told = many.reset(options={"reset_mask": over})
    begun = many.batch.number.copy()
    random_steps(many, told, chance, 1)
    assert many.batch.number[ended] == begun[ended]


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"options": {"colour": "red"}}, "no option colour of a reset: there is reset_mask"),
        ({"options": {"reset_mask": [True]}}, r"reset_mask \(1,\): 2 games take an array of 2"),
        ({"options": {"reset_mask": [False] * 2}}, "reset_mask: no game is True in it; name one at least"),
        ({"options": {"reset_mask": [0.5, 1]}}, "what is wanted is an array of bool"),
        ({"options": {"reset_mask": None}}, "what is wanted is an array of bool"),
        ({"seed": 4, "options": {"reset_mask": [True, False]}}, "leave out seed 4, or the option reset_mask"),
    ],
)
def test_a_reset_that_cannot_be_says_why_and_begins_nothing(wishes, sentence):
    many = AtelierVectorEnv("artisans", 2)
    many.reset(seed=6)
    before = many.batch.snapshot()
    with pytest.raises(AtelierError, match=sentence):
        many.reset(**wishes)
    assert many.batch.snapshot() == before


ON_A_GPU = """
import sys
import numpy as np
sys.setswitchinterval(1e-5)
from atelier.adapters.gymnasium import AtelierVectorEnv
both = [AtelierVectorEnv("artisans", 2, device=device) for device in ("cpu", "cuda")]
told = [env.reset(seed=3) for env in both]
for step in range(2):
    for one, other in zip(*told):
        if isinstance(one, dict):
            assert one.keys() == other.keys()
            one, other = np.hstack([v.ravel() for v in one.values()]), np.hstack([v.ravel() for v in other.values()])
        assert type(other) is np.ndarray and one.tobytes() == other.tobytes()
    told = [env.step(shown[-1]["action_mask"].argmax(axis=1)) for env, shown in zip(both, told)]
"""


def test_a_vector_environment_on_a_gpu_tells_the_same(python):
    python(ON_A_GPU, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")
