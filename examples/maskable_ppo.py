"""Stable-Baselines3's maskable PPO in one seat of a game, against random; then how often it wins.

    pip install '.[learners]'
    python examples/maskable_ppo.py [GAME] [STEPS] [GAMES]

`AtelierEnv` says what is legal in `action_masks()`, which is all that this learner asks for.
"""

from __future__ import annotations

import sys
import time

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from atelier.adapters.gymnasium import AtelierEnv
from atelier.lab.statistics import wilson

OPPONENTS = ["random"]


def scaled(game: str) -> gymnasium.Env:
    """One seat, every number of its observation divided by the most it can be."""
    env = AtelierEnv(game, OPPONENTS)
    most = np.maximum(env.game.observation_scale, 1).astype(np.float32)
    space = gymnasium.spaces.Box(-1, 1, most.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(env, lambda seen: seen / most, space)


def measure(model: MaskablePPO, env: gymnasium.Env, games: int) -> tuple[float, float, float]:
    """Its share of victories, and the interval around it."""
    won = 0.0
    for seed in range(games):
        (seen, told), over = env.reset(seed=seed), False
        while not over:
            action, _ = model.predict(seen, action_masks=told["action_mask"].astype(bool))
            seen, reward, over, _, told = env.step(action)
        won += reward
    return won / games, *wilson(won, games)


def main(game: str = "artisans", steps: str = "30000", games: str = "200") -> None:
    """A line when it has learned."""
    begun = time.perf_counter()
    env = scaled(game)
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, n_epochs=4, gamma=1.0, seed=1, device="cpu")
    model.learn(int(steps))
    spent = time.perf_counter() - begun
    share, low, high = measure(model, env, int(games))
    print(f"{game}: after {model.num_timesteps:,} decisions and {spent:.0f} s", end=" ")
    print(f"it wins {share:.1%} ({low:.1%} to {high:.1%}) against {', '.join(OPPONENTS)}")


if __name__ == "__main__":
    main(*sys.argv[1:4])
