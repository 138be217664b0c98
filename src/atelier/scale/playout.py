"""Whole games with random players, written once for every game.

These are templates: `legal`, `play`, … stand for the rules of whichever game they are specialised for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from atelier.chance import KEY_WORDS, rekey, seed_words
from atelier.game import Game
from atelier.rng import below, seed_rng
from atelier.rule import rule, specialise

MOST_DECISIONS = 1 << 20  # no game is half so long; a loop that must end, ends

deal: Any = None
legal: Any = None
play: Any = None
score: Any = None
sound: Any = None
lay_out: Any = None
playout: Any = None


@rule
def deal_numbered(state, rng, master, game, words):
    """Key a fresh state, and seed its players' generator, from the number of the game within a seed."""
    seed_words(master, game, words)
    rekey(state, words)
    seed_rng(rng, words[KEY_WORDS], words[KEY_WORDS + 1])


def lay_out_template(state, rng, box, seats, options, master, game, words):
    """Set up the numbered game of a seed."""
    deal_numbered(state, rng, master, game, words)
    deal(state, box, seats, options)


def playout_template(state, box, rng, actions):
    """Play at random to the end and return how many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        n = legal(state, box, actions)
        if n == 0:
            return decisions
        play(state, box, actions[below(rng, n)])
    return MOST_DECISIONS


def games_template(states, boxes, which, rngs, seats, options, master, first, words, actions, decisions):
    """Deal and play a batch: game `first + i` of the seed with box `which[i]`; note how many decisions each took."""
    for i in range(states.size):
        box = boxes[which[i]]
        lay_out(states[i], rngs[i], box, seats, options, master, first + i, words)
        decisions[i] = playout(states[i], box, rngs[i], actions)


def logged_template(state, box, rng, actions, log):
    """Play at random until the end, or until the log is full; return how many decisions were written down."""
    for step in range(log.size):
        n = legal(state, box, actions)
        if n == 0:
            return step
        log[step] = actions[below(rng, n)]
        play(state, box, log[step])
    return log.size


def watched_template(state, box, rng, actions):
    """Play at random, checking every law after every decision; return the decisions, or minus the broken law.

    0: the game did not end.
    """
    for decisions in range(MOST_DECISIONS):
        broken = sound(state, box)
        if broken != 0:
            return -broken
        n = legal(state, box, actions)
        if n == 0:
            return decisions
        play(state, box, actions[below(rng, n)])
    return 0


def follow_template(state, box, codes, actions, decisions):
    """Play the given moves; return how many of them were legal before the first that was not, or the end.

    Where there was a choice it is counted as a decision of its seat.
    """
    for step in range(codes.size):
        n = legal(state, box, actions)
        found = False
        for i in range(n):
            found |= actions[i] == codes[step]
        if not found:
            return step
        if n > 1:
            decisions[state.turn] += 1
        play(state, box, codes[step])
    return codes.size


def scores_template(states, boxes, which, points, places):
    """The points of finished games, by game, seat and source, and everyone's places."""
    for i in range(states.size):
        score(states[i], boxes[which[i]], points[i], places[i])


class Playouts(NamedTuple):
    """The templates above, compiled for one game."""

    lay_out: Callable[..., None]
    playout: Callable[..., int]
    games: Callable[..., None]
    logged: Callable[..., int]
    watched: Callable[..., int]
    follow: Callable[..., int]
    scores: Callable[..., None]


@cache
def playouts(game: Game) -> Playouts:
    """The compiled playouts of a game."""
    name = game.name.replace("-", "_")
    laid = specialise(lay_out_template, name, **game.rules)
    played = specialise(playout_template, name, **game.rules)
    return Playouts(
        lay_out=laid,
        playout=played,
        games=specialise(games_template, name, lay_out=laid, playout=played),
        logged=specialise(logged_template, name, **game.rules),
        watched=specialise(watched_template, name, **game.rules),
        follow=specialise(follow_template, name, **game.rules),
        scores=specialise(scores_template, name, **game.rules),
    )
