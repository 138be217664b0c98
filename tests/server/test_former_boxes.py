"""Tables that were opened with a box that came with the game before: they go on with it, and say so."""

from __future__ import annotations

import pytest

from atelier.client import anyone, me, opponent
from atelier.games import GAMES, find
from atelier.lab.puzzles import puzzles_of

FORMER = [(name, digest) for name in GAMES for digest in find(name).former_boxes]
OPTIONS = {"little-town": {"expansion": "standard"}, "artisans": {}}


@pytest.fixture
def before(serve, monkeypatch, play_on):
    """A server of the days when another box came with the game has stopped in the middle of a game of two."""

    def start(name, digest):
        with monkeypatch.context() as patch:
            patch.setitem(find(name).__dict__, "default_box", find(name).former_boxes[digest])
            serving = serve()
            zoe, bob = serving.client("Zoé"), serving.client("Bob")
            table = zoe.open_table(name, [me(), anyone()], options=OPTIONS[name])
            bob.sit(table)
            zoe.start(table)
            play_on([zoe, bob], table, moves=30)
            seen, keys = zoe.look(table), [client.http.cookies["atelier"] for client in (zoe, bob)]
            serving.stop()
        later = serve()
        clients = [later.client(), later.client()]
        for client, key in zip(clients, keys, strict=True):
            client.http.cookies.set("atelier", key)
        return later, clients, table, seen

    return start


@pytest.mark.parametrize(
    ("name", "digest"), [FORMER[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in FORMER[1:])]
)
def test_a_table_of_a_former_box_goes_on_with_it_and_so_does_all_but_a_rematch(before, play_on, name, digest):
    serving, (zoe, bob), table, seen = before(name, digest)
    now = zoe.look(table)
    for said in ("view", "position", "box", "life", "readable"):
        assert now[said] == seen[said], said
    assert now["box"]["digest"] == digest != find(name).default_box.digest
    told = zoe.http.get(f"/api/tables/{table}/things").json()
    assert told["box"]["digest"] == digest
    ended = play_on([zoe, bob], table)
    assert ended["life"] == "over"
    paper = zoe.record(table)
    assert paper["box"] == {"name": find(name).former_boxes[digest].name, "digest": digest}
    assert serving.client().verify(paper)["over"]
    imported = zoe.import_record(paper)
    assert zoe.look(imported)["box"]["digest"] == digest
    fork = zoe.fork(table, 10, [me(), opponent("random")])
    assert zoe.look(fork)["box"]["digest"] == digest
    again = zoe.rematch(table)
    assert zoe.look(again)["box"]["digest"] == find(name).default_box.digest


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_tells_the_cards_it_was_made_with(shared, game):
    puzzle = next(iter(puzzles_of(game).values()))
    told = shared.client().http.get(f"/api/puzzles/{puzzle.id}/things").json()
    assert told["box"]["digest"] == puzzle.record.digest
    assert told["kinds"]
