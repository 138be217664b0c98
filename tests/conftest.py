"""What all tests share: every registered game at every kind of table."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import product

import pytest

from atelier.games import GAMES, find
from atelier.lab.line import played
from atelier.lab.reasons import tell_achieved
from atelier.match import Match
from atelier.scale.batch import plan
from atelier.words import speak

collect_ignore = [] if find_spec("torch") else ["learners"]
"""`make learners` runs those, where PyTorch is: it is too large for every environment."""


gc.disable()


def pytest_collection_finish():
    """Thousands of tests are there to stay: nobody need look through them again and again for what can go."""
    gc.freeze()
    gc.enable()


@dataclass(frozen=True)
class Kind:
    """A kind of table: a game, a number of seats and a choice of its first option."""

    game: str
    seats: int
    choice: str

    @property
    def options(self):
        return {find(self.game).options[0].name: self.choice}

    def match(self, seed):
        return Match(self.game, self.seats, seed, **self.options)

    def plan(self, seed):
        game = find(self.game)
        return plan(game, [game.default_box], self.seats, seed, self.options)

    def __str__(self):
        return f"{self.game}-{self.seats}-{self.choice}"


KINDS = [
    Kind(name, seats, choice)
    for name in GAMES
    for seats, choice in product(find(name).seats, find(name).options[0].choices)
]


def in_turn(kinds):
    """These kinds of tables; all but enough to have every number of seats and every choice are for `make soak`."""
    for kind in kinds:
        choices = find(kind.game).options[0].choices
        often = (kind.seats - find(kind.game).seats[0]) % len(choices) == choices.index(kind.choice)
        yield pytest.param(kind, marks=() if often else pytest.mark.slow)


@pytest.fixture(params=in_turn(KINDS), ids=str)
def kind(request):
    """Every kind of table in turn; those that only combine what others have are for `make soak`."""
    return request.param


@pytest.fixture(scope="session")
def for_all(tmp_path_factory):
    """A folder of all processes of this run."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture
def position(builder):
    """A position in words, of the game a folder tests: its `builder`."""
    return builder.position


@pytest.fixture
def deal(builder):
    """A fresh game of the same."""
    return builder.deal


@pytest.fixture
def said():
    """What is said of a turn, in English."""

    def tell(game, *moves):
        words = speak("en")
        return [tell_achieved(one, game.match.box, words) for one in played(game.match, moves).achieved]

    return tell


@pytest.fixture
def python():
    """Run a program in a Python of its own, with other settings in its environment."""

    def run(program, **environment):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
