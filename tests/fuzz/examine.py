"""Everything that may be asked of a position, asked of one; then it is played to its end."""

from __future__ import annotations

import json

import numpy as np

from atelier.game import ACTION, EVERYTHING, SPECTATOR
from atelier.match import Match
from tests.fuzz.guarded import GuardedArray, guarded_array
from tests.reasons import agree_with_reasons

MOST_DECISIONS = 3000
LOOKS = 0.02
LANGUAGES = ("en", "fr")


def play_on(match, chance, digest, most):
    """Play random moves, to the end or so many; the laws are looked at after each, all else after some."""
    look_closely(match, chance, digest)
    decisions = 0
    while not match.over and decisions != most:
        assert decisions < MOST_DECISIONS, "the game does not end"
        codes = match.legal_codes
        assert codes == sorted(set(codes)), "legal codes ascend"
        assert codes, "a position without a legal move"
        match.play(match.words[chance.choice(codes)])
        match.take_over(match.state, match.moves)
        digest.update(match.state.tobytes())
        keeps_the_laws(match.game, match.box, match.state)
        decisions += 1
        if chance.random() < LOOKS:
            look_closely(match, chance, digest)
    if match.over:
        look_closely(match, chance, digest)


def keeps_the_laws(game, box, state):
    broken = int(game.sound(state, box.record))
    assert broken == 0, game.laws[broken]


def look_closely(match, chance, digest):
    """What people see, what opponents think with, what learners read."""
    game, box, state = match.game, match.box, match.state
    again = Match.from_position(json.loads(json.dumps(match.position)), box=box)
    assert again.state.tobytes() == state.tobytes(), "a position in words gives the same bytes"
    assert sum(score.place == 1 for score in match.scores) > 0
    views = {seat: game.view(state, box, seat) for seat in (SPECTATOR, EVERYTHING, *range(match.seats))}
    json.dumps(views)
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for language in LANGUAGES:
        assert match.text(language=language)
    for seat in (SPECTATOR, *range(match.seats)):
        guess(match, seat, chance, digest, views[seat])
    for seat in range(match.seats):
        numbers = guarded_array(game.observation_size, np.float32)
        assert game.observe(state, box.record, seat, numbers) == numbers.size
        assert np.isfinite(numbers).all()
    values = guarded_array(game.seats[-1], np.float64)
    game.evaluate(state, box.record, game.tables[0], values)
    assert np.isfinite(values).all()
    if not match.over:
        look_at_moves(match)


def guess(match, seat, chance, digest, seen):
    """A guess keeps the laws and looks the same to who makes it."""
    game, box = match.game, match.box
    other = game.state.copy(match.state)
    game.determinize(other, box.record, seat, np.array([chance.getrandbits(62)], np.int64).view(GuardedArray))
    digest.update(other.tobytes())
    keeps_the_laws(game, box, other)
    assert game.view(other, box, seat) == seen, "a guess looks like the table"


def look_at_moves(match):
    """Every move has a weight and a telling, or a reason why not."""
    game, box, state, codes = match.game, match.box, match.state, match.legal_codes
    actions, weights = guarded_array(game.choices, ACTION), guarded_array(game.choices, np.float64)
    actions[: len(codes)] = codes
    game.prior(state, box.record, game.tables[0], actions, len(codes), weights)
    assert (weights[: len(codes)] > 0).all()
    assert np.isfinite(weights[: len(codes)]).all()
    for code in codes:
        assert game.tell(state, box, code).message
    agree_with_reasons(match)
