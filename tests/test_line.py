"""A turn as it is advised: how what follows its first move is chosen."""

from __future__ import annotations

import pytest

from atelier import Match
from atelier.agents.opponent import Budget
from atelier.lab import line as lines
from atelier.lab.analyst import analyse
from atelier.lab.line import PROMISING, line

OFTEN = 30


@pytest.fixture
def weighed(monkeypatch):
    """What is weighed while a turn is gone on with."""
    found = []

    def remember(*asked, **said):
        found.append(analyse(*asked, **said))
        return found[-1]

    monkeypatch.setattr(lines, "analyse", remember)
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_among_many_moves_those_the_first_search_thought_of_are_each_tried_often(seed, weighed):
    """A worker is chosen, then its square out of some forty: a few trials of each would leave that to luck."""
    match = Match("little-town", seats=2, seed=seed, expansion="standard")
    analysis = analyse(match, match.seat, Budget(playouts=600), seed)
    first = analysis.best.move
    after, plan = match.copy(), analysis.plans[first]
    after.play(first)
    turn = line(match, match.seat, first, seed, plan)
    thought_of = plan.promising({after.code(move) for move in after.legal}, PROMISING)
    assert len(after.legal) > 30
    assert sorted(one.move for one in weighed[0].estimates) == sorted(after.words[code] for code in thought_of)
    assert turn.moves[1] == weighed[0].best.move
    assert min(one.trials for one in weighed[0].estimates) >= OFTEN


def test_where_no_search_has_thought_of_it_all_moves_are_weighed(weighed):
    match = Match("little-town", seats=2, seed=1, expansion="standard")
    turn = line(match, match.seat, "worker a")
    assert sorted(one.move for one in weighed[0].estimates) == sorted(turn.steps[1].before.legal)


def test_what_was_seen_behind_a_move_is_followed_move_by_move():
    match = Match("little-town", seats=2, seed=1, expansion="standard")
    plan = analyse(match, match.seat, Budget(playouts=600), 1).plans["worker a"]
    match.play("worker a")
    legal = [match.code(move) for move in match.legal]
    best = plan.promising(legal, 1)[0]
    match.play(match.words[best])
    behind = plan.after(best)
    assert behind.promising([match.code(move) for move in match.legal], 1)
    assert plan.promising(legal[:0], PROMISING) == []
    assert behind.after(legal[-1]) is None, "nobody takes a worker and places it twice"
