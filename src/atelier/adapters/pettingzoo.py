"""PettingZoo: both games as AEC environments, one seat after the other.

    from atelier.adapters.pettingzoo import env
    game = env("artisans", seats=3)

An observation has what the seat knows, as int8, and the `action_mask` of what it may do. With `pieces` it comes by the
names of `Game.pieces` instead of as one array.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from atelier.adapters.picture import check_pictures, draw_array
from atelier.adapters.seats import Copied, bounds, check_reward, dealt, ends, mask, observed, refusal
from atelier.boxfile import BoxFile
from atelier.errors import AtelierError, listing
from atelier.game import Game
from atelier.games import find
from atelier.match import Match
from atelier.scale.extras import how_to_install

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise AtelierError(f"PettingZoo is not here: {how_to_install('research')}") from None

__all__ = ["AtelierAEC", "env"]

MODES = ("ansi", "human", "rgb_array")


def env(game: str = "artisans", **wishes: Any) -> AECEnv:
    """A game as PettingZoo wants it: refuses actions out of bounds and steps out of order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(AtelierAEC(game, **wishes)))


class AtelierAEC(Copied, AECEnv):  # type: ignore[misc]
    """A game of so many seats; `reward` counts its end by victory, placement or margin."""

    def __init__(
        self,
        game: str | Game = "artisans",
        seats: int = 2,
        *,
        box: BoxFile | Path | str | None = None,
        reward: str = "victory",
        pieces: bool = False,
        render_mode: str | None = None,
        language: str = "en",
        **options: str,
    ):
        if render_mode is not None and render_mode not in MODES:
            raise AtelierError(f"render mode {render_mode}: choose {listing(MODES)}")
        if render_mode == "rgb_array":
            check_pictures()
        self.game = game if isinstance(game, Game) else find(game)
        self.way, self.pieces, self.render_mode, self.language = check_reward(reward), pieces, render_mode, language
        self._box, self._seats = self.game.open_box(box), self.game.check_seats(seats)
        self._options: dict[str, Any] = {**options}
        self.game.choose_options(self._box, options)
        name = f"{self.game.name}_v{self.game.version}"
        self.metadata = {"name": name, "render_modes": list(MODES), "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self.match: Match | None = None
        self._chance: np.random.Generator | None = None

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat is shown."""
        low, high = bounds(self.game)
        known: spaces.Space[Any] = spaces.Box(low, high, dtype=np.int8)
        if self.pieces:
            lows, highs = self.game.in_pieces(low), self.game.in_pieces(high)
            known = spaces.Dict({name: spaces.Box(lows[name], highs[name], dtype=np.int8) for name in lows})
        return spaces.Dict({"observation": known, "action_mask": spaces.MultiBinary(len(self.game.actions))})

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions by their codes; `Game.moves` has their words."""
        return spaces.Discrete(len(self.game.actions))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed deals the cards of `Match(seed=…)`; without one the deals of the last seed go on."""
        if seed is not None or self._chance is None:
            self._chance, seed = seeding.np_random(seed)
        else:
            seed = int(self._chance.integers(1 << 62))
        self.match = Match(self.game, self._seats, seed, box=self._box, **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._dealt.seat or 0]

    @property
    def _dealt(self) -> Match:
        return dealt(self.match)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows, and what it may do now: nothing while others decide."""
        seat = self.possible_agents.index(agent)
        known = observed(self._dealt, seat)
        return {
            "observation": self.game.in_pieces(known) if self.pieces else known,
            "action_mask": mask(self._dealt, seat),
        }

    def step(self, action: int | None) -> None:
        """Play the action of the seat whose turn it is; refuse one that is not legal."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match = self._dealt
        if refused := refusal(match, action):
            raise AtelierError(f"{self.agent_selection}: {refused}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        match.play(match.words[int(action or 0)])
        if match.over:
            worth = ends(match, self.way)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[match.seat or 0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as whoever decides sees it: text, returned or printed for people, or a picture's pixels."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return draw_array(self._dealt, self._dealt.seat)
        text = self._dealt.text(self._dealt.seat, self.language)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
