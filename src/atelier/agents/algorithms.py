"""The algorithms of opponents and of the analyst, compiled for one game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from atelier.agents.forecasting import roll_out_template
from atelier.agents.network import correct_template
from atelier.agents.one_ply import one_ply_template
from atelier.agents.rollout import finish_turn_template, likeliest_template, rollout_template, sample_prior_template
from atelier.agents.search import descend_template, search_template
from atelier.agents.sequential_halving import halving_round_template
from atelier.agents.utility import add_up_template, count_template, judge_template
from atelier.game import Game
from atelier.rule import specialise


class Algorithms(NamedTuple):
    """By the prior; one ply ahead; by tree search; by sequential halving; what a forecast counts."""

    sample_prior: Callable[..., int]
    rollout: Callable[..., int]
    one_ply: Callable[..., int]
    search: Callable[..., int]
    halving_round: Callable[..., int]
    roll_out: Callable[..., None]


@cache
def algorithms(game: Game) -> Algorithms:
    """The compiled algorithms of a game."""
    name = game.name.replace("-", "_")
    rollout = specialise(rollout_template, name, **game.rules)
    likeliest = specialise(likeliest_template, name, **game.rules)
    finish_turn = specialise(finish_turn_template, name, **game.rules, likeliest=likeliest)
    add_up = specialise(add_up_template, name, **game.rules)
    count = specialise(count_template, name, **game.rules, add_up=add_up)
    descend = specialise(descend_template, name, **game.rules)
    correct = specialise(correct_template, name, **game.rules)
    judge = specialise(judge_template, name, **game.rules, count=count, correct=correct)
    return Algorithms(
        sample_prior=specialise(sample_prior_template, name, **game.rules),
        rollout=rollout,
        one_ply=specialise(one_ply_template, name, **game.rules, finish_turn=finish_turn, count=count),
        search=specialise(search_template, name, **game.rules, descend=descend, rollout=rollout, judge=judge),
        halving_round=specialise(
            halving_round_template, name, **game.rules, descend=descend, rollout=rollout, add_up=add_up
        ),
        roll_out=specialise(roll_out_template, name, **game.rules, rollout=rollout, add_up=add_up),
    )
