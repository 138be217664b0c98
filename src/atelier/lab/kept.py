"""What one turn keeps that another gives up: a reason where neither the board nor the points give one."""

from __future__ import annotations

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.lab.line import Line

COINS = "coins"
"""Kept like goods, and no thing of the box."""


def kept(better: Line, worse: Line) -> list[Telling]:
    """The goods that the worse turn gave up and the better one did not; none where either is not known to its end."""
    if not (better.whole and worse.whole):
        return []
    match = better.steps[0].before
    states = (match.state, better.steps[-1].turn.state, worse.steps[-1].turn.state)
    began, has, had = (match.game.tally(state, match.box)[better.seat].holds for state in states)
    given_up = {word: min(count, has[word]) - had[word] for word, count in began.items()}
    return [told for word, count in given_up.items() if count > 0 for told in _told(match.box, word, count)]


def _told(box: BoxFile, word: str, count: int) -> list[Telling]:
    """Some goods have one name for one of them and another for several."""
    kinds = [kind for kind, words in box.words.items() if word in words]
    if kinds:
        kind = kinds[-1] if count > 1 else kinds[0]
        return [Telling("keeps", {"good": (kind, box.words[kind].index(word)), "count": count})]
    return [Telling("keeps-coins", {"count": count})] if word == COINS else []
