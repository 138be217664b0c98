"""Gymnasium: one seat against chosen opponents, and thousands of games as one vector environment.

from atelier.adapters.gymnasium import AtelierEnv, AtelierVectorEnv
env = AtelierEnv("artisans", ["journeyman"])
many = AtelierVectorEnv("little-town", 4096, expansion="standard")
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from atelier.adapters.picture import check_pictures, draw_array
from atelier.adapters.seats import Copied, bounds, check_reward, code_of, dealt, ends, mask, observed, refusal
from atelier.agents.levels import opponent
from atelier.agents.opponent import Opponent
from atelier.boxfile import BoxFile
from atelier.errors import AtelierError, listing, quote
from atelier.game import Game
from atelier.games import find
from atelier.match import Match
from atelier.scale.extras import how_to_install
from atelier.scale.sharing import from_memory
from atelier.scale.vector import Batch

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise AtelierError(f"Gymnasium is not here: {how_to_install('research')}") from None

__all__ = ["AtelierEnv", "AtelierVectorEnv"]

MASK = "reset_mask"
"""The option by which Gymnasium says which games of a vector begin anew."""
LOST = {"victory": 0.0, "placement": 0.0, "margin": -100.0}
"""What an illegal action is worth: less than any end, or as little."""


class AtelierEnv(Copied, gymnasium.Env[Any, Any]):
    """One seat of a game; the others are played by opponents, such as `journeyman` or `master:200`.

    `action_masks()` says what is legal, as Stable-Baselines3's maskable learners ask for it; `info["action_mask"]`
    says the same. An illegal action loses the game at once, and `info["refused"]` says why; with `strict` it is an
    error instead. Without a `seat` one is drawn with every deal.
    """

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game = "artisans",
        opponents: Sequence[str | Opponent] = ("journeyman",),
        *,
        seat: int | None = None,
        box: BoxFile | Path | str | None = None,
        reward: str = "victory",
        strict: bool = False,
        render_mode: str | None = None,
        **options: str,
    ):
        self.game = game if isinstance(game, Game) else find(game)
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise AtelierError(f"opponents {quote(opponents)}: give a list of them, as in ['journeyman']")
        self.seats = self.game.check_seats(1 + len(opponents))
        self._wish = None if seat is None else self._check_seat(seat)
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise AtelierError(f"render mode {render_mode}: choose {listing(self.metadata['render_modes'])}")
        if render_mode == "rgb_array":
            check_pictures()
        self.opponents = [_invited(one) for one in opponents]
        self.reward, self.way, self.strict, self.render_mode = reward, check_reward(reward), strict, render_mode
        self._box = self.game.open_box(box)
        self._options: dict[str, Any] = {**options}
        self.game.choose_options(self._box, options)
        self.observation_space = spaces.Box(*bounds(self.game), dtype=np.int8)
        self.action_space = spaces.Discrete(len(self.game.actions))
        self.match: Match | None = None
        self.seat = self._wish or 0
        self._lost = False
        """Has an illegal action ended the game?"""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal, and play until it is this seat's turn."""
        super().reset(seed=seed)
        drawn = self.np_random.integers(1 << 62, size=2)
        self.match = Match(self.game, self.seats, int(drawn[0]), box=self._box, **self._options)
        self.seat = self._wish if self._wish is not None else int(drawn[1] % self.seats)
        self._lost = False
        self._answer()
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and what the others answer."""
        match = self._dealt
        if match.over or self._lost:
            raise AtelierError("the game is over: call reset first")
        if refused := refusal(match, action):
            if self.strict:
                raise AtelierError(refused)
            self._lost = True
            return self._seen(), LOST[self.reward], True, False, {**self._told(), "refused": refused}
        match.play(match.words[int(action)])
        self._answer()
        reward = ends(match, self.way)[self.seat] if match.over else 0.0
        return self._seen(), float(reward), match.over, False, self._told()

    def action_masks(self) -> Any:
        """What is legal now, as a boolean for each action."""
        return mask(self._dealt, self.seat).astype(bool)

    def render(self) -> Any:
        """The table as this seat sees it: text, or a picture's pixels."""
        if self.render_mode == "rgb_array":
            return draw_array(self._dealt, self.seat)
        return self._dealt.text(self.seat) if self.render_mode else None

    @property
    def _dealt(self) -> Match:
        return dealt(self.match)

    def _check_seat(self, seat: Any) -> int:
        chosen = code_of(seat)
        if chosen is None:
            raise AtelierError(f"seat {quote(seat)}: give a whole number")
        if not 0 <= chosen < self.seats:
            raise AtelierError(f"seat {chosen}: with {self.seats - 1} opponents there are seats 0 to {self.seats - 1}")
        return chosen

    def _answer(self) -> None:
        """The others play until this seat decides, or the game is over."""
        match = self._dealt
        while match.seat is not None and match.seat != self.seat:
            other = self.opponents[(match.seat - self.seat - 1) % self.seats]
            knowledge = match.knowledge(match.seat, int(self.np_random.integers(1 << 62)))
            match.play(match.words[other.choose(knowledge)])

    def _seen(self) -> Any:
        return observed(self._dealt, self.seat)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": mask(self._dealt, self.seat), "seat": self.seat}


def _invited(one: Any) -> Opponent:
    """Someone to play against, by name or in person."""
    if not isinstance(one, str) and not callable(getattr(one, "choose", None)):
        raise AtelierError(f"opponent {quote(one)}: name a level, as in 'journeyman', or give someone who chooses")
    invited: Opponent = opponent(one) if isinstance(one, str) else one
    return invited


class AtelierVectorEnv(VectorEnv[Any, Any, Any]):
    """A `Batch` as a vector environment: in every game, whoever is to decide decides next.

    Observations and `infos["action_mask"]` are those of the seat in `infos["seat"]`. The reward is that of the seat
    that acted, `infos["rewards"]` has everyone's. A game that has ended is dealt anew by the next step, or by a `reset`
    with the option `reset_mask`, which begins the games that are True in it. On whichever `device` the games are
    played, all that is told is NumPy's: who learns on a GPU too takes a `Batch`.
    """

    metadata = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        *,
        seats: int | Sequence[int] | None = None,
        boxes: Sequence[BoxFile | Path | str | None] = (None,),
        reward: str = "victory",
        device: str = "cpu",
        threads: int | None = None,
        **options: str,
    ):
        self.way = check_reward(reward)
        wishes: dict[str, Any] = {"seats": seats, "boxes": boxes, "options": options, "threads": threads}
        self.batch = Batch(game, num_envs, auto_reset=False, device=device, **wishes)
        self._fetch = self.batch.device.fetch
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(*bounds(self.batch.game), dtype=np.int8)
        self.single_action_space = spaces.Discrete(len(self.batch.game.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games: those of a seed from its first one on, or the next ones; or the next ones of `reset_mask`."""
        if isinstance(seed, list):
            raise AtelierError("one seed deals all games of a batch: give a number, not a list")
        begun = self._begun(options)
        if seed is None:
            self.batch.reset(begun)
        elif begun.all():
            self.batch.reseed(seed)
        else:
            raise AtelierError(f"one seed deals all games of a batch: leave out seed {seed}, or the option {MASK}")
        self._over[begun] = False
        return self._fetch(self.batch.observe()), self._told()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one decision in every game; one that is not legal is refused, and nothing at all is played."""
        acted, ended = self._fetch(self.batch.seat).copy(), self._over.copy()
        self.batch.step(actions)
        if ended.any():
            self.batch.reset(ended)
        self._over = (self._fetch(self.batch.count) == 0) & ~ended
        worth = np.where(self._over[:, None], self._fetch(self.batch.rewards)[:, :, self.way], 0).astype(np.float32)
        rewards = np.where(ended, 0, worth[np.arange(self.num_envs), np.maximum(acted, 0)])
        told = {**self._told(), "rewards": worth}
        return self._fetch(self.batch.observe()), rewards, self._over.copy(), np.zeros(self.num_envs, np.bool_), told

    def __reduce__(self) -> NoReturn:
        """Its batch is not copied either."""
        raise AtelierError("a vector of games is not copied: make another where it is needed, and reset it")

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self.batch.close()

    def _begun(self, options: dict[str, Any] | None) -> Any:
        """Which games a reset begins: all, or those of a mask."""
        wishes = options or {}
        if unknown := [name for name in wishes if name != MASK]:
            raise AtelierError(f"no option {unknown[0]} of a reset: there is {MASK}")
        begun = from_memory(wishes.get(MASK, np.ones(self.num_envs, np.bool_)), np.bool_)
        if begun.shape != (self.num_envs,):
            raise AtelierError(f"{MASK} {begun.shape}: {self.num_envs} games take an array of {self.num_envs}")
        if not begun.any():
            raise AtelierError(f"{MASK}: no game is True in it; name one at least, or leave it out to begin all")
        return begun

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self._fetch(self.batch.mask()), "seat": self._fetch(self.batch.seat).copy()}
