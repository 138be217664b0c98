"""The ways of thinking, compiled for one game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from atelier.agents.glance import glance_template
from atelier.agents.instinct import favourite_template, finish_turn_template, hasty_template, play_on_template
from atelier.agents.outlook import add_up_template, count_template
from atelier.agents.search import descend_template, search_template
from atelier.agents.weigh import weigh_template
from atelier.game import Game
from atelier.rule import specialise


class Thinking(NamedTuple):
    """By instinct; one step ahead; by search; by weighing every move."""

    hasty: Callable[..., int]
    play_on: Callable[..., int]
    glance: Callable[..., int]
    search: Callable[..., int]
    weigh: Callable[..., None]


@cache
def thinking(game: Game) -> Thinking:
    """How this game is thought about."""
    name = game.name.replace("-", "_")
    played_on = specialise(play_on_template, name, **game.rules)
    favourite = specialise(favourite_template, name, **game.rules)
    finished = specialise(finish_turn_template, name, **game.rules, favourite=favourite)
    added_up = specialise(add_up_template, name, **game.rules)
    counted = specialise(count_template, name, **game.rules, add_up=added_up)
    descended = specialise(descend_template, name, **game.rules)
    return Thinking(
        hasty=specialise(hasty_template, name, **game.rules),
        play_on=played_on,
        glance=specialise(glance_template, name, **game.rules, finish_turn=finished, count=counted),
        search=specialise(search_template, name, **game.rules, descend=descended, play_on=played_on, count=counted),
        weigh=specialise(weigh_template, name, **game.rules, play_on=played_on, add_up=added_up),
    )
