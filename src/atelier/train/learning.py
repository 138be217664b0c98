"""How a network learns: the gradient of its two layers, written out, and Adam. The same on a processor and on a GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from atelier.agents.network import LEAD, Weights
from atelier.game import Game
from atelier.train.arrays import to_numpy
from atelier.train.lessons import Lessons, join

FIRST_SLOPE, LEAST_SLOPE = 0.06, 1e-3
ACTIVE = 60
"""Of the numbers of an observation about so many are not nothing."""
MEMORY, SQUARES, SMALL = 0.9, 0.999, 1e-8
"""Of Adam."""
DECAY = 0.01
FIXED = ("shrink",)


def new_weights(game: Game, width: int, second: int, seed: int = 0) -> Weights:
    """A network that corrects nothing yet: the odds of the lead alone."""
    rng, most = np.random.default_rng(seed), game.seats[-1]

    def some(before: int, after: int, active: int) -> Any:
        return rng.normal(0, np.sqrt(2 / active), (before, after)).astype(np.float32)

    def none(*shape: int) -> Any:
        return np.zeros(shape, np.float32)

    return Weights(
        shrink=(1 / game.observation_scale).astype(np.float32),
        first=some(game.observation_size + most, width, ACTIVE),
        first_bias=none(width),
        second=some(width, second, width),
        second_bias=none(second),
        last=none(second, most),
        last_bias=none(most),
        slope=np.array([FIRST_SLOPE], np.float32),
    )


def gradient(xp: Any, weights: Weights, lessons: Lessons, seats: int) -> tuple[Weights, Any]:
    """The gradient of the loss by every weight, and the loss: the mean cross entropy of what games came to."""
    count = lessons.size
    chairs = 1 if seats == 2 else seats  # of two, one is what the other is not
    felt = xp.concatenate([lessons.seen * weights.shrink, lessons.leads / xp.float32(LEAD)], axis=1)
    hidden = xp.maximum(felt @ weights.first + weights.first_bias, 0)
    deeper = xp.maximum(hidden @ weights.second + weights.second_bias, 0)
    odds = deeper @ weights.last + weights.last_bias + weights.slope * lessons.leads
    wrong = (1 / (1 + xp.exp(-odds)) - lessons.worth) / count
    wrong[:, chairs:] = 0
    loss = (xp.logaddexp(0, odds[:, :chairs]) - lessons.worth[:, :chairs] * odds[:, :chairs]).sum() / count
    back = (wrong @ weights.last.T) * (deeper > 0)
    further = (back @ weights.second.T) * (hidden > 0)
    found = Weights(
        shrink=xp.zeros_like(weights.shrink),
        first=felt.T @ further,
        first_bias=further.sum(axis=0),
        second=hidden.T @ back,
        second_bias=back.sum(axis=0),
        last=deeper.T @ wrong,
        last_bias=wrong.sum(axis=0),
        slope=(wrong * lessons.leads).sum().reshape(1),
    )
    return found, loss


class Learner:
    """Weights on their way, with what Adam remembers."""

    def __init__(self, xp: Any, weights: Weights, seats: int):
        self.xp, self.seats, self.steps = xp, seats, 0
        self.weights = Weights(*(xp.asarray(part).copy() for part in weights))
        self.means = [xp.zeros_like(part) for part in self.weights]
        self.squares = [xp.zeros_like(part) for part in self.weights]

    def step(self, lessons: Lessons, rate: float) -> None:
        """Learn from some lessons, a little."""
        xp = self.xp
        found, _ = gradient(xp, self.weights, lessons, self.seats)
        self.steps += 1
        level = rate * float(np.sqrt(1 - SQUARES**self.steps)) / (1 - MEMORY**self.steps)
        for name, part, slope, mean, square in zip(
            Weights._fields, self.weights, found, self.means, self.squares, strict=True
        ):
            if name not in FIXED:
                mean[:] += (1 - MEMORY) * (slope - mean)
                square[:] += (1 - SQUARES) * (slope * slope - square)
                part[:] -= xp.float32(level) * mean / (xp.sqrt(square) + xp.float32(SMALL))
                if part.ndim == 2:
                    part[:] *= xp.float32(1 - rate * DECAY)
        xp.maximum(self.weights.slope, LEAST_SLOPE, out=self.weights.slope)

    def study(
        self,
        lots: Sequence[Lessons],
        passes: float,
        at_once: int,
        rate: float,
        seed: int,
        part: int = 0,
        parts: int = 1,
    ) -> None:
        """Go through lots of lessons in random order so many times, slower and slower: from the first part to the last.

        Each step takes from every lot by its size. The lots stay where they lie: together they may fill a GPU.
        """
        size = sum(lot.size for lot in lots)
        steps = max(1, round(passes * size / at_once))
        dice = self.xp.random.RandomState(seed % (1 << 32))
        for step in range(steps):
            some = [lot.take(dice.randint(0, lot.size, -(-min(at_once, size) * lot.size // size))) for lot in lots]
            slower = 0.5 * (1 + float(np.cos(np.pi * (part + step / steps) / parts)))
            self.step(join(self.xp, some), rate * slower)

    def kept(self) -> dict[str, Any]:
        """All of it, to go on from."""
        columns = {"weights": self.weights, "means": self.means, "squares": self.squares}
        parts = {f"{what}_{at}": to_numpy(part) for what, column in columns.items() for at, part in enumerate(column)}
        return {"seats": np.array(self.seats), "steps": np.array(self.steps), **parts}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """Be again what was kept; refuse what was learned for another number of seats."""
        if int(kept["seats"]) != self.seats:
            raise ValueError
        columns = {"weights": self.weights, "means": self.means, "squares": self.squares}
        for what, column in columns.items():
            for at, part in enumerate(column):
                part[:] = self.xp.asarray(kept[f"{what}_{at}"])
        self.steps = int(kept["steps"])

    def forget_unseen(self, seen: Any) -> None:
        """What no lesson had in it shall mean nothing, and not what it meant by chance in the beginning."""
        self.weights.first[: len(seen)] *= seen[:, None]

    def judge(self, lessons: Lessons, at_once: int = 65536) -> float:
        """The loss over lessons that are not learned from."""
        parts = [lessons.take(slice(at, at + at_once)) for at in range(0, lessons.size, at_once)]
        losses = [part.size * float(gradient(self.xp, self.weights, part, self.seats)[1]) for part in parts]
        return sum(losses) / lessons.size
