"""What is asked of a box, in words: `artisan wins within 5`, `objects brings 30-50`, `object finished at least 30`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from atelier.errors import AtelierError, listing
from atelier.game import Game
from atelier.lab.study.facts import facts_of

NUMBER = r"(\d+(?:\.\d+)?)"
BANDS = (
    (re.compile(rf"within {NUMBER}"), lambda m: (-float(m[1]), float(m[1]))),
    (re.compile(rf"at most {NUMBER}"), lambda m: (None, float(m[1]))),
    (re.compile(rf"at least {NUMBER}"), lambda m: (float(m[1]), None)),
    (re.compile(rf"{NUMBER} ?[-–] ?{NUMBER}"), lambda m: (float(m[1]), float(m[2]))),
)
HOW = (
    "THING wins|differs|taken|finished …, SOURCE brings … or most SOURCE wins …, with within P, at most P, at least P "
    "or P-P"
)
SEAT = "seat"
ABOUT_EVEN = ("wins", "differs")
OF_SOURCES = ("brings", "most")
COUNTED = (*ABOUT_EVEN, "taken", "finished", *OF_SOURCES)


@dataclass(frozen=True)
class Goal:
    """At every number of seats, and for each thing of a kind, a share in percent that lies between two numbers.

    wins        victories of whoever holds it, in points above or below 1/n
    differs     the same, less the victories of those who came to hold another of its kind, and of its group if it has
                one, from the same seat in the same chapter: winners take more of everything
    taken, finished   of the games in which it lay open, those in which someone took or finished it
    brings      what a source brings of a winner's points
    most        victories of whoever has the most points from a source
    """

    said: str
    what: str
    subject: str
    low: float
    high: float

    def band(self, seats: int) -> tuple[float, float]:
        """The same in percent."""
        even = 100 / seats if self.what in ABOUT_EVEN else 0.0
        return even + self.low, even + self.high


def parse_goal(game: Game, said: str) -> Goal:
    """A goal in words, or what is wrong with it."""
    words = said.split()
    if len(words) < 3:
        raise AtelierError(f"--goal {said!r}: this is no goal; write {HOW}")
    if words[1] == "most":
        raise AtelierError(f"--goal {said!r}: write most {words[0]} wins, and how often")
    if words[0] == "most" and words[2] == "wins":
        what, subject, rest = "most", words[1], words[3:]
    else:
        subject, what, rest = words[0], words[1], words[2:]
    facts = facts_of(game)
    if what not in COUNTED:
        raise AtelierError(f"--goal {said!r}: {what!r} is nothing that is counted; write {HOW}")
    known = {
        "wins": (*facts.KINDS, SEAT),
        "differs": facts.KINDS,
        "taken": (*facts.KINDS, *facts.GROUPS),
        "finished": (*facts.KINDS, *facts.GROUPS),
    }.get(what, game.sources)
    if subject not in known:
        raise AtelierError(f"--goal {said!r}: {subject!r} cannot be asked here; choose one of {listing(known)}")
    low, high = _band(said, " ".join(rest), what in ABOUT_EVEN)
    return Goal(said, what, subject, low, high)


def parse_goals(game: Game, said: Sequence[str]) -> list[Goal]:
    """All that is asked; at least one."""
    if not said:
        raise AtelierError(f"say what the box should become: --goal {HOW}")
    return [parse_goal(game, one) for one in said]


def _band(said: str, words: str, about_even: bool) -> tuple[float, float]:
    for pattern, read in BANDS:
        if found := pattern.fullmatch(words):
            low, high = read(found)
            break
    else:
        raise AtelierError(f"--goal {said!r}: {words!r} is no bound; write within P, at most P, at least P or P-P")
    if words.startswith("within") and not about_even:
        raise AtelierError(f"--goal {said!r}: nothing is compared with 1/n here; write at least P, at most P or P-P")
    if about_even and not words.startswith(("within", "at most")):
        raise AtelierError(f"--goal {said!r}: what wins is compared with 1/n; write within P or at most P")
    low, high = -100.0 if low is None else low, 100.0 if high is None else high
    if low > high or high > 100:
        raise AtelierError(f"--goal {said!r}: {words} holds no share in percent")
    return low, high
