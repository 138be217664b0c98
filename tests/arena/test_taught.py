"""A network of one's own in the arena."""

import pytest
from typer.testing import CliRunner

from atelier.agents.champion import FOLDER
from atelier.agents.levels import opponent
from atelier.cli import app
from atelier.errors import AtelierError
from atelier.lab.arena import standings, tournament
from atelier.lab.engines import entrant
from atelier.match import Match
from tests.arena.tables import table

SHIPPED = FOLDER / "artisans-2.npz"


def test_a_file_of_weights_plays_as_the_champion_who_has_them():
    match = Match("artisans", seed=5)
    one, other = (entrant(f"weights:{SHIPPED}:60"), opponent("champion:60"))
    thoughts = [player.consider(match.knowledge(match.seat, 3)) for player in (one, other)]
    assert thoughts[0] == thoughts[1]


def test_it_takes_part_in_a_tournament_with_its_budget():
    name = f"weights:{SHIPPED}:8"
    assert entrant(f"weights:{SHIPPED}:25ms").budget.milliseconds == 25
    assert entrant(f"weights:{SHIPPED}").name == f"weights:{SHIPPED}"
    rows = standings(tournament(table(), [name, "random"], 2, cores=1))
    assert {row.name for row in rows} == {name, "random"}


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("weights:", "weights:: name a file"),
        (f"weights:{SHIPPED}:9999999999", "a move is thought about for at most"),
    ],
)
def test_what_cannot_play_is_refused_in_a_sentence(written, sentence):
    with pytest.raises(AtelierError) as refused:
        entrant(written)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ([SHIPPED, "random", "random"], "learned for artisans, rules 1, 2 seats, and not for artisans, rules 1, 3"),
        (["nowhere.npz", "random"], "nowhere.npz: there is no such file"),
        ([SHIPPED, "random", "--cluster", "local"], "is a file of this machine"),
    ],
)
def test_the_command_refuses_what_does_not_fit(asked, sentence):
    result = CliRunner().invoke(app, ["arena", "artisans", f"weights:{asked[0]}:4", *asked[1:], "--games", "2"])
    assert isinstance(result.exception, AtelierError)
    assert sentence in str(result.exception)
