"""A network of one's own in the arena."""

import hashlib
import json

import pytest
from typer.testing import CliRunner

from atelier.agents.champion import FOLDER
from atelier.agents.levels import opponent
from atelier.agents.weights import read_learned, write_learned
from atelier.cli import app
from atelier.errors import AtelierError
from atelier.games import find
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


@pytest.fixture
def network(tmp_path):
    """A file of weights, and a way to teach it something else."""
    file = tmp_path / "net.npz"
    game = find("artisans")

    def teach(depth):
        shipped = read_learned(SHIPPED, game, 2)
        write_learned(file, game, 2, shipped._replace(search=shipped.search._replace(depth=depth)), "made up")

    teach(3)
    return file, teach


def test_results_are_of_one_network_alone(network, arena, tmp_path):
    file, teach = network
    name, path = f"weights:{file}:4", tmp_path / "r.jsonl"
    words = ("artisans", name, "random", "--results", path)
    arena(*words, "--games", 2, "--json", tmp_path / "s.json")
    top, digest = json.loads(path.read_text().splitlines()[0]), hashlib.sha256(file.read_bytes()).hexdigest()
    assert top["weights"] == json.loads((tmp_path / "s.json").read_text())["weights"] == {name: digest}
    arena(*words, "--games", 4)
    before = path.read_bytes()
    teach(4)
    _, complaint = arena(*words, "--games", 6, status=2)
    other = hashlib.sha256(file.read_bytes()).hexdigest()
    assert complaint == (
        f"atelier: {path}: {name} has played with weights of SHA-256 {digest[:12]}…, and now its file holds others, "
        f"{other[:12]}…; name another with --results\n"
    )
    assert path.read_bytes() == before


def test_results_that_do_not_say_which_network_played_are_refused(network, arena, tmp_path):
    path, words = tmp_path / "r.jsonl", ("artisans", f"weights:{network[0]}:4", "random", "--games", 2)
    arena(*words, "--results", path)
    top, *lines = path.read_text().splitlines(keepends=True)
    old = {name: value for name, value in json.loads(top).items() if name != "weights"}
    path.write_text("".join([json.dumps(old, ensure_ascii=False) + "\n", *lines]))
    assert "does not say which weights have played" in arena(*words, "--results", path, status=2)[1]


def test_a_network_that_changes_before_it_plays_is_not_played(network):
    file, teach = network
    player = entrant(f"weights:{file}:4")
    teach(4)
    match = Match("artisans", seed=5)
    with pytest.raises(AtelierError, match="was changed while it was to play"):
        player.consider(match.knowledge(match.seat, 3))
    again = entrant(f"weights:{file}:4")
    assert again.learned(match.game, 2).search.depth == 4


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("weights:", "weights:: name a file"),
        ("weights:nowhere.npz", "nowhere.npz: there is no such file"),
        (f"weights:{FOLDER}", "cannot be read: Is a directory"),
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
