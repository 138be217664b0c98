"""Learn a game from nothing on a `Batch`, with PyTorch on this machine's cores, until it beats random.

    pip install '.[learners]'
    python examples/train_on_batch.py [GAME] [ROUNDS] [GAMES]

One small network plays every seat of GAMES games at once; what each decision was worth is what its seat had at the
end. That is all: PPO without discounts, without bootstrapping, without anyone to learn from. It stops when it surely
wins nine games of ten against random, or after ROUNDS rounds.
"""

from __future__ import annotations

import sys
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from atelier.lab.statistics import wilson
from atelier.scale import REWARDS, Batch

WIDTH = 128
EPOCHS, PIECES = 2, 16
"""So often a round is looked at, in so many pieces."""
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
POINTS = 20
"""A lead of so many points is worth as much as the victory itself: a beginner needs more to hold on to than who won."""
AIM = 0.9
MEASURED, EVERY = 1000, 5
"""So many games against random, every so many rounds."""


class Player(nn.Module):
    """What to do, and what it will come to."""

    def __init__(self, batch: Batch):
        super().__init__()
        self.register_buffer("scale", torch.tensor(np.maximum(batch.scale, 1), dtype=torch.float32))
        seen, actions = batch.game.observation_size, len(batch.game.actions)
        self.trunk = nn.Sequential(nn.Linear(seen, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy, self.value = nn.Linear(WIDTH, actions), nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The chance of each legal action, and what is expected of the game."""
        known = self.trunk(seen / self.scale)
        return Categorical(logits=self.policy(known).masked_fill(mask == 0, -1e9)), self.value(known).squeeze(-1)


def decide(player: Player, batch: Batch) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What is seen, what is legal, and an action drawn for every game; where one is over it does not matter."""
    seen, mask = torch.from_numpy(batch.observe()), torch.from_numpy(batch.mask())
    with torch.no_grad():
        return seen, mask, player(seen, mask)[0].sample()


def worth(batch: Batch) -> np.ndarray:
    """What its end was worth to each seat of each game: half of it the victory, half the points ahead."""
    victory = batch.rewards[:, :, REWARDS.index("victory")] * 2 - 1
    return victory + np.clip(batch.rewards[:, :, REWARDS.index("margin")] / POINTS, -1, 1)


def play(player: Player, batch: Batch) -> list[torch.Tensor]:
    """One game in every slot: all decisions that were a choice, with what became of them."""
    steps, games = [], np.arange(batch.n)
    while batch.count.any():
        seen, mask, actions = decide(player, batch)
        steps.append((seen, mask, actions, batch.seat.copy(), batch.count > 1))
        batch.step(actions.numpy())
    ends = worth(batch)
    returns = [torch.from_numpy(ends[games, np.maximum(seat, 0)]) for *_, seat, _ in steps]
    chosen = torch.from_numpy(np.concatenate([choice for *_, choice in steps]))
    parts = zip(*((*step[:3], gain) for step, gain in zip(steps, returns, strict=True)), strict=True)
    return [torch.cat(part)[chosen] for part in parts]


def learn(player: Player, optimiser: torch.optim.Optimizer, lessons: list[torch.Tensor]) -> None:
    """Make likelier what went better than expected, by a little."""
    seen, mask, actions, gains = lessons
    with torch.no_grad():
        before, expected = player(seen, mask)
        before = before.log_prob(actions)
    advantages = gains - expected
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(actions)).chunk(PIECES):
            now, value = player(seen[piece], mask[piece])
            ratio, gain = (now.log_prob(actions[piece]) - before[piece]).exp(), advantages[piece]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + 0.5 * (value - gains[piece]).square().mean() - ENTROPY * now.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def measure(player: Player, game: str, games: int, seed: int) -> tuple[float, float, float]:
    """Its share of victories against random, and the interval around it; it sits first in every other game."""
    with Batch(game, games, seed=seed, auto_reset=False) as batch:
        own = np.arange(games) % 2
        while batch.count.any():
            *_, actions = decide(player, batch)
            batch.step(np.where(batch.seat == own, actions.numpy(), batch.sample()))
        won = float(batch.rewards[np.arange(games), own, REWARDS.index("victory")].sum())
    return won / games, *wilson(won, games)


def main(game: str = "artisans", rounds: str = "200", games: str = "256") -> None:
    """A line every few rounds, until it beats random."""
    torch.manual_seed(1)
    begun = time.perf_counter()
    with Batch(game, int(games), seed=1, auto_reset=False) as batch:
        player = Player(batch)
        optimiser = torch.optim.Adam(player.parameters(), RATE)
        for done in range(1, int(rounds) + 1):
            learn(player, optimiser, play(player, batch))
            batch.reset()
            if done % EVERY == 0 or done == int(rounds):
                share, low, high = measure(player, game, MEASURED, seed=-done)
                spent = time.perf_counter() - begun
                print(f"{game}: after {done * batch.n:,} games and {spent:.0f} s", end=" ")
                print(f"it wins {share:.1%} ({low:.1%} to {high:.1%}) against random", flush=True)
                if low > AIM:
                    return


if __name__ == "__main__":
    main(*sys.argv[1:4])
