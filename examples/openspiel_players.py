"""OpenSpiel's own players at our tables: its search, its information-set search, and a learner of its.

    python examples/openspiel_players.py [SIMULATIONS] [EPISODES]

The plain search looks at the true state, as it does in every game; the other one guesses what its seat cannot know.
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner

import atelier.adapters.openspiel  # noqa: F401  (registers the games)


def searching(game, simulations, chance):
    """Both searches, one at each seat."""
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
    return [
        mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=chance),
        ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, -1, random_state=chance),
    ]


def play(game, bots, chance, moves):
    """So many decisions, or a whole game if it is shorter; who decided what."""
    state = game.new_initial_state()
    state.apply_action(int(chance.randint(game.max_chance_outcomes())))
    told = []
    while not state.is_terminal() and len(told) < moves:
        seat = state.current_player()
        action = bots[seat].step(state)
        told.append((seat, state.action_to_string(seat, action)))
        state.apply_action(action)
    return state, told


def learn(name, episodes):
    """Tabular Q-learning against itself: far too small a table for these games, but it runs."""
    environment = rl_environment.Environment(name)
    actions = environment.action_spec()["num_actions"]
    learners = [tabular_qlearner.QLearner(player_id=seat, num_actions=actions) for seat in range(2)]
    for _ in range(episodes):
        step = environment.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = environment.step([learners[seat].step(step).action])
        for learner in learners:
            learner.step(step)
    return len(learners[0]._q_values)


def main(simulations: int = 20, episodes: int = 2, moves: int = 30) -> None:
    """A few moves of a game of each, then the learner."""
    chance = np.random.RandomState(1)
    for name in ("atelier_artisans", "atelier_little_town"):
        game = pyspiel.load_game(name)
        _, told = play(game, searching(game, simulations, chance), chance, moves)
        print(f"{name}: " + ", ".join(f"{seat} {move}" for seat, move in told))
        print(f"{name}: after {episodes} games the learner knows {learn(name, episodes)} situations")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
