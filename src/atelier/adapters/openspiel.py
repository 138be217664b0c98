"""OpenSpiel: both games among its own, for its algorithms and its tests.

    import pyspiel
    import atelier.adapters.openspiel
    game = pyspiel.load_game("atelier_artisans(players=3,artisans=random)")

Chance speaks once, before anything else: it draws the number of the deal. All cards follow from that, and no player is
told. An information state is what a seat knows and what it has done; `resample_from_infostate` gives a fair guess.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from atelier.adapters.seats import check_reward, ends, observed, refusal
from atelier.chance import game_key
from atelier.errors import AtelierError
from atelier.game import Game
from atelier.games import GAMES, find
from atelier.match import Match
from atelier.scale.extras import how_to_install

try:
    import pyspiel
except ImportError:
    raise AtelierError(f"OpenSpiel is not here: {how_to_install('research')}") from None

__all__ = ["AtelierGame", "AtelierState"]

DEALS = 1 << 12
"""So many deals there are to draw from."""
LONGEST = 5_000
"""Decisions: no game is half so long."""
REMEMBERED = 512
"""Decisions of a player that the tensor of an information state has room for; all players of a random game make
fewer than 300."""
SEED = 0
MOST_POINTS = 1_000.0


@cache
def outcomes() -> list[tuple[int, float]]:
    """Every deal is as likely."""
    return [(deal, 1 / DEALS) for deal in range(DEALS)]


def spoken(choice: str) -> str | int:
    """A choice as OpenSpiel reads it: what looks like a number is one."""
    return int(choice) if choice.isdigit() else choice


def game_type(game: Game) -> Any:
    """What OpenSpiel is told of a game: its parameters are the players, the options and how an end is counted."""
    kinds = pyspiel.GameType
    return kinds(
        short_name="atelier_" + game.name.replace("-", "_"),
        long_name=f"Atelier: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            "reward": "victory",
            **{name: spoken(choice) for name, choice in game.choose_options(game.default_box, {}).items()},
        },
    )


class Kind(NamedTuple):
    """What is played, by how many, and how an end is counted."""

    name: str
    seats: int
    way: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        """The game of that name."""
        return find(self.name)


@cache
def words_of(name: str) -> tuple[str, ...]:
    """Every action of a game in words; spelled once, for hundreds are asked for at every decision."""
    game = find(name)
    return game.moves(game.default_box)


class AtelierGame(pyspiel.Game):  # type: ignore[misc]
    """One game with so many players and these options."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None):
        wishes = {**TYPES[game.name].parameter_specification, **(params or {})}
        seats, way = game.check_seats(int(wishes.pop("players"))), check_reward(str(wishes.pop("reward")))
        options = game.choose_options(game.default_box, {name: str(choice) for name, choice in wishes.items()})
        most = MOST_POINTS if way == check_reward("margin") else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-most if most > 1 else 0.0,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[game.name], info, dict(params or {}))
        self.kind = Kind(game.name, seats, way, tuple(options.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels to another process: it is loaded there by its name."""
        return load, (str(self),)

    def new_initial_state(self) -> AtelierState:
        """Before the deal."""
        return AtelierState(self, self.kind)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who looks at a state for a player."""
        if params:
            raise AtelierError(f"{params}: an observation takes no parameters")
        return Observer(self.kind.game, self.kind.seats, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """A game as it stands; what lies behind it is let go, for nobody takes a move back here."""

    def __init__(self, match: Match):
        self.match = match.copy()
        self.match.take_over(match.state, match.moves)

    def __deepcopy__(self, memory: dict[int, Any]) -> Held:
        return Held(self.match)

    def __reduce__(self) -> tuple[type[Held], tuple[Match]]:
        return Held, (Held(self.match).match,)


class AtelierState(pyspiel.State):  # type: ignore[misc]
    """A game being played; before the deal it has no cards."""

    def __init__(self, game: AtelierGame, kind: Kind):
        super().__init__(game)
        self.kind = kind
        self.held: Held | None = None
        self.done: list[list[int]] = [[] for _ in range(kind.seats)]
        """What every seat has done."""

    @property
    def match(self) -> Match | None:
        """The game, once it is dealt."""
        return self.held.match if self.held is not None else None

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.seat is None else self.match.seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_codes if self.match is not None and player == self.match.seat else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            if action not in range(DEALS):
                raise AtelierError(f"deal {action}: there are deals 0 to {DEALS - 1}")
            options: dict[str, Any] = dict(self.kind.options)
            key = game_key(SEED, action).tobytes()
            self.held = Held(Match(self.kind.game, self.kind.seats, key=key, **options))
            return
        if refused := refusal(self.match, action):
            raise AtelierError(refused)
        self.done[self.match.seat or 0].append(action)
        self.match.play(self.match.words[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return words_of(self.kind.name)[action]

    def returns(self) -> list[float]:
        """What the end is worth to each player; nothing before."""
        if self.match is None or not self.match.over:
            return [0.0] * self.kind.seats
        return ends(self.match, self.kind.way)

    def resample_from_infostate(self, player: int, sampler: Any) -> AtelierState:
        """The same as far as a player can tell, with a fair guess at everything else."""
        other: AtelierState = self.clone()
        if other.match is not None:
            seed = int(sampler() * (1 << 53))
            other.match.take_over(other.match.knowledge(player, seed).guess[0], other.match.moves)
        return other

    def __str__(self) -> str:
        return str(self.match) if self.match is not None else "before the deal"


class Observer:
    """What a player knows, as OpenSpiel wants to be told: numbers from -1 to 1 by the pieces of the game.

    With perfect recall who the player is and what it has done come behind them: a number for each of its decisions, of
    very many the last ones. So no two information states look alike.
    """

    def __init__(self, game: Game, seats: int, recalls: bool):
        self.recalls, self.scale = recalls, game.observation_scale.astype(np.float32)
        size, self.codes = game.observation_size, len(game.actions)
        self.tensor = np.zeros(size + recalls * (seats + REMEMBERED), np.float32)
        self.seen, self.player, self.done = np.split(self.tensor, (size, size + recalls * seats))
        self.dict = game.in_pieces(self.seen) | ({"player": self.player, "done": self.done} if recalls else {})

    def set_from(self, state: AtelierState, player: int) -> None:
        """Look."""
        self.tensor[:] = 0
        if state.match is not None:
            self.seen[:] = observed(state.match, player) / self.scale
            if self.recalls:
                did = state.done[player][-REMEMBERED:]
                self.player[player] = 1
                self.done[: len(did)] = (np.array(did, np.float32) + 1) / self.codes

    def string_from(self, state: AtelierState, player: int) -> str:
        """The same as text; with perfect recall also what the player has done."""
        if state.match is None:
            return "before the deal"
        did = " ".join(map(str, state.done[player])) if self.recalls else ""
        return f"{player}|{did}|{observed(state.match, player).tobytes().hex()}"


def load(written: str) -> AtelierGame:
    """A game by its name; whoever finds this function here has made the games known."""
    game: AtelierGame = pyspiel.load_game(written)
    return game


TYPES = {name: game_type(find(name)) for name in GAMES}


def of(name: str) -> type[AtelierGame]:
    """The class of one game. OpenSpiel keeps it beyond the interpreter's end, which only a class survives."""

    class Named(AtelierGame):
        def __init__(self, params: Mapping[str, Any] | None = None):
            super().__init__(find(name), params)

    return Named


def register() -> None:
    """Let OpenSpiel know all games of the house."""
    for name in GAMES:
        pyspiel.register_game(TYPES[name], of(name))


register()
