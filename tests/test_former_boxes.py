"""A box that came with a game before: whatever began with it is found with it, and nothing else is."""

from __future__ import annotations

import pytest

from atelier import BadRecord, Match
from atelier.games import GAMES, find
from atelier.lab.puzzles import puzzles_of
from tests.golden.games import golden_games
from tests.test_commands import atelier

OLD = [one for one in golden_games() if one.record.digest in find(one.record.game).former_boxes]
FORMER = [(name, digest) for name in GAMES for digest in find(name).former_boxes]


@pytest.mark.parametrize(("name", "digest"), FORMER)
def test_a_former_box_is_none_of_today_and_has_another_name(name, digest):
    game = find(name)
    former, today = game.former_boxes[digest], game.default_box
    assert former is game.box_named(digest)
    assert (former.game, former.digest) == (name, digest)
    assert former.digest != today.digest
    assert former.name != today.name
    assert former.words == today.words, "moves are written alike"


@pytest.mark.parametrize("name", GAMES)
def test_the_box_of_today_has_its_digest_and_no_other_has_any(name):
    game = find(name)
    assert game.box_named(game.default_box.digest) is game.default_box is Match(name).box
    assert game.box_named("0" * 16) is game.box_named("../box") is None


@pytest.mark.parametrize("name", sorted({name for name, _ in FORMER}))
def test_an_old_record_is_replayed_and_proved_by_the_command_line_that_is_told_no_box(name, tmp_path):
    record = min((one.record for one in OLD if one.record.game == name and not one.record.start), key=len_of)
    file = tmp_path / "old.json"
    file.write_text(record.write())
    assert "all true" in atelier("verify", file)[0]
    assert Match.replay(record).record.write() == record.write()
    atelier("replay", file)


def len_of(record):
    return len(record.moves)


@pytest.mark.parametrize(("name", "digest"), FORMER)
def test_an_old_record_with_the_cards_of_today_is_refused(name, digest):
    old = next(one.record for one in OLD if one.record.digest == digest)
    with pytest.raises(BadRecord, match=f"was played with box {old.box} .{digest}., not {find(name).default_box.name}"):
        Match.begin(old, box=find(name).default_box)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_of_a_box_that_is_here(game):
    for puzzle in puzzles_of(game).values():
        assert puzzle.match().box.digest == puzzle.record.digest
