"""Records and positions: what fits is replayed, what does not is refused in one clear sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from atelier import BadPosition, BadRecord, IllegalMove, Match, UnknownGame, UnknownMove, read_record
from atelier.boxfile import read_box
from atelier.commands.replay import verify
from atelier.fair import Fairness, commit_secret, fair_key
from atelier.games import find
from atelier.proof import check_record
from atelier.record import Player, commit


@pytest.fixture
def match():
    """A finished game."""
    match, player = Match("artisans", 3, seed=4), Random(4)
    while not match.over:
        match.play(player.choice(match.legal))
    return match


@pytest.fixture
def paper(match):
    """Its record as a dictionary, to be spoiled."""
    return json.loads(match.record.write())


def refuse(paper, sentence):
    with pytest.raises(BadRecord, match=sentence):
        Match.replay(read_record(json.dumps(paper)))


def test_a_record_of_another_rules_version_is_refused(paper):
    refuse(paper | {"rules": 99}, "rules version 99 of artisans; this is 1")


def test_a_record_of_an_unknown_game_is_refused(paper):
    with pytest.raises(UnknownGame, match="no game is called 'chess'"):
        Match.replay(read_record(json.dumps(paper | {"game": "chess"})))


def test_a_record_of_another_box_is_refused(paper):
    refuse(
        paper | {"box": {"name": "mine", "digest": "0" * 16}}, r"played with box mine \(0{16}\), not atelier-2 .* --box"
    )


def test_a_record_with_an_illegal_move_says_which_step_and_what_was_legal(paper):
    paper["moves"][2] = "token"
    refuse(paper, "step 3: token is not possible now; legal: choose ")


def test_a_record_with_a_move_that_is_none_says_which_step(paper):
    paper["moves"][1] = "castle kingside"
    refuse(paper, "step 2: 'castle kingside' is no move of artisans")


def test_a_record_with_a_move_too_many_is_refused(paper):
    paper["moves"].append("pass")
    refuse(paper, f"step {len(paper['moves'])}: pass is not possible now; the game is over")


def test_a_record_whose_key_is_not_the_committed_one_is_refused(paper):
    refuse(paper | {"key": "00" * 32}, "not the one its commitment was made for")


def test_a_record_that_hides_its_key_waits_for_it(paper):
    refuse(paper | {"key": None}, "only the commitment of its key")


def test_a_record_for_five_players_is_refused(paper):
    refuse(paper | {"seats": 5}, "artisans is for 2 to 4 players")


def test_a_record_with_an_unknown_option_is_refused(paper):
    refuse(paper | {"options": {"weather": "rain"}}, "no option weather: artisans has artisans")


@pytest.mark.parametrize(
    ("spoiled", "sentence"),
    [
        ("", "not JSON at line 1"),
        ("[]", "not a record"),
        ('{"atelier": 2}', "not a record"),
        ('{"atelier": 1}', "box: missing"),
        ("[" * 100_000, "not"),
    ],
)
def test_what_is_no_record_is_refused(spoiled, sentence):
    with pytest.raises(BadRecord, match=sentence):
        read_record(spoiled)


@pytest.mark.parametrize("part", ["game", "rules", "box", "options", "seats", "commitment", "moves", "key", "result"])
@pytest.mark.parametrize("value", [3.5, True, [1], {"a": 1}])
def test_every_part_of_a_record_is_checked(paper, part, value):
    with pytest.raises(BadRecord, match=r"; (write|a key has)|must each be|missing"):
        read_record(json.dumps(paper | {part: value}))


def test_a_commitment_tells_nothing_of_the_key_but_holds_it():
    assert commit(b"a" * 32) != commit(b"b" * 32)
    assert (b"a" * 32).hex() not in commit(b"a" * 32)


def test_a_record_played_with_another_box_is_replayed_with_that_box(tmp_path):
    game = find("artisans")
    file = tmp_path / "mine.toml"
    file.write_text(game.box_text.replace("trade_laps = 6", "trade_laps = 2"), encoding="utf-8")
    match, player = Match("artisans", 2, seed=1, box=file), Random(1)
    while not match.over:
        match.play(player.choice(match.legal))
    record = read_record(match.record.write())
    assert Match.replay(record, box=file).state.tobytes() == match.state.tobytes()
    with pytest.raises(BadRecord, match="--box"):
        Match.replay(record)


def test_names_do_not_change_the_digest_of_a_box_but_cards_do():
    game = find("artisans")
    text = game.box_text
    renamed = read_box(text.replace("Buddha (Thailand)", "Golden Buddha"), "renamed", game.read_box)
    changed = read_box(text.replace("trade_laps = 6", "trade_laps = 5"), "changed", game.read_box)
    assert renamed.digest == game.default_box.digest != changed.digest


def test_a_match_from_a_position_is_replayed_from_it():
    match = Match.from_position("month: 3\nmarket: wood clay gold stone glass\nhand: gold 6 | clay 6", game="artisans")
    match.play("trade gold 1")
    match.play("token")
    again = Match.replay(read_record(match.record.write()))
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("market: wood clay", "market"),
        ("hand: wood 13", "13 wood cards are on the table; a game for 2 has 12"),
        ("hand: silver 2", "no material is called 'silver'; there is textiles"),
        ("market: wood clay gold stone glass metal", "it has 5 entries"),
        ("month: 13", "the month is not one of the twelve"),
        ("month: soon", "'soon' does not fit; write a number"),
        ("phase: lunch", "write one of draft, reserve, market"),
        ("turn: 2", "write a number from 0 to 1"),
        ("seats: 5", "write 2, 3, 4"),
        ("weather: rain", "a position has no such part"),
        ("hand gold 3", "write a name, a colon and what lies there"),
        ("key: beef", "64 hexadecimal digits"),
        ("works: wood 2 3", "more than its limit"),
        ("row: clock stool lantern tea-house", "too many objects worth 7"),
        ("phase: develop", "after someone took the token"),
        ("market: wood clay gold stone glass\nactions: 0", "has an action left"),
        ("market: wood clay gold stone glass\ntoken: 0", "does not hold the token"),
        ("phase: develop\ntoken: 0\nmarket: wood", "other phases have no market"),
        ("phase: reserve\nrow: mask - - -", "only the Provident"),
        ("drawn: 11", "say the order of the object cards as well"),
    ],
)
def test_a_position_no_game_can_hold_is_refused(position, sentence):
    if sentence == "market":
        assert Match.from_position(position).position["market"] == ["wood", "clay", None, None, None]
        return
    with pytest.raises(BadPosition, match=sentence):
        Match.from_position(position)


def test_a_move_is_understood_in_any_case_and_refused_with_advice():
    match = Match.from_position("month: 3\nmarket: wood clay gold stone glass\nhand: gold 2", game="artisans")
    with pytest.raises(UnknownMove, match="did you mean take 1"):
        match.play("tak 1")
    with pytest.raises(IllegalMove, match="trade gold 1 is not possible now; legal: take 1") as refused:
        match.play("trade gold 1")
    assert refused.value.legal == tuple(match.legal)
    match.play("  TAKE   3 ")
    assert match.moves == ["take 3"]


# Is a record true?


def prove(paper, sentence):
    with pytest.raises(BadRecord, match=sentence):
        check_record(read_record(json.dumps(paper)))


def written(position="month: 3\nmarket: wood clay gold stone glass\nhand: gold 6 | clay 6"):
    """A game of one move from a written position, on paper."""
    match = Match.from_position(position, game="artisans")
    match.play("trade gold 1")
    return json.loads(match.record.write())


def with_fairness(paper):
    """The same game, truly dealt by a secret and two contributions: the key of another game."""
    secret, stirred = "ab" * 32, ("c0ffee", "")
    key = fair_key(secret, stirred)
    fairness = Fairness(commit_secret(secret), secret, stirred).as_json()
    return paper | {"key": key.hex(), "commitment": commit(key), "fairness": fairness}


def test_the_result_of_a_finished_game_is_part_of_its_record(paper):
    assert check_record(read_record(json.dumps(paper))).over
    del paper["result"]
    prove(paper, "over after its last move, but the record gives no result")


def test_a_record_gives_points_and_places_or_neither(paper):
    record = read_record(json.dumps(paper))
    for part in ("points", "places"):
        with pytest.raises(BadRecord, match="the record gives points"):
            check_record(replace(record, **{part: None}))


def test_cards_of_one_game_are_not_proved_by_the_key_of_another():
    forged = with_fairness(written())
    prove(forged, "which no shuffle dealt; leave fairness out")
    del forged["fairness"]
    prove(forged, "key of this record is not the one of the position")


def test_the_command_does_not_prove_cards_of_one_game_by_the_key_of_another(tmp_path):
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(with_fairness(written())))
    with pytest.raises(BadRecord, match=r"record 1: .*no shuffle dealt"):
        verify(file)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        ({"seats": 3}, "this record has 3 seats; the position it begins from has 2"),
        ({"options": {"artisans": "random"}}, "this record gives options"),
        ({"options": {}}, "this record gives options"),
        ({"moves": []}, None),
    ],
)
def test_a_written_position_binds_seats_and_options(spoil, sentence):
    paper = written() | spoil
    if sentence is None:
        assert check_record(read_record(json.dumps(paper))).moves == []
    else:
        prove(paper, sentence)


def test_a_position_of_another_game_is_no_start():
    paper = written()
    paper["start"]["game"] = "little-town"
    prove(paper, "this record is of artisans; it begins from a position of 'little-town'")


def test_a_dealt_record_names_all_options_it_was_dealt_with(paper):
    prove(paper | {"options": {}}, "this record gives options {}")


def test_moves_may_be_written_in_capitals_and_with_blanks(paper, match):
    loud = paper | {"moves": [f"  {move.upper().replace(' ', '   ')} " for move in paper["moves"]]}
    record = read_record(json.dumps(loud))
    assert record.moves == tuple(paper["moves"])
    assert check_record(record).state.tobytes() == Match.replay(record).state.tobytes() == match.state.tobytes()


def test_the_proof_names_the_step_that_is_not_possible(paper):
    prove(paper | {"moves": ["token", *paper["moves"]]}, "step 1: token is not possible now")
    paper["moves"][4] = "castle kingside"
    prove(paper, "step 5: 'castle kingside' is no move")


def test_a_record_made_by_hand_in_capitals_is_proved_as_it_is_replayed(match):
    loud = replace(match.record, moves=tuple(move.upper() for move in match.moves))
    assert check_record(loud).moves == Match.replay(loud).moves == match.moves


def test_the_proof_refuses_by_itself_whatever_a_replay_would_do(paper, monkeypatch):
    monkeypatch.setattr(Match, "replay_move", lambda *_: None)
    monkeypatch.setattr(Match, "code", lambda *_: 0)
    prove(paper | {"moves": ["token", *paper["moves"]]}, "step 1: token is not possible now")


def test_a_key_in_capitals_is_the_same_key(paper):
    assert read_record(json.dumps(paper | {"key": paper["key"].upper()})).key == paper["key"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        ({"moves": ["pass"] * 20_001}, "moves: 20,001 entries; a record has 20,000 at most"),
        ({"moves": ["x" * 121]}, "moves, entry 1: .* 120 signs at most"),
        ({"game": "x" * 10_000}, "game: .* 120 signs at most"),
        ({"seats": 10**100}, "seats: this number does not fit"),
        ({"rules": -(10**100)}, "rules: this number does not fit"),
        ({"options": {str(n): "x" for n in range(65)}}, "options: 65 entries"),
        ({"options": {"x" * 200: "y"}}, "120 signs at most"),
        ({"options": {"x": "y" * 200}}, "120 signs at most"),
        ({"result": {"points": [1] * 65, "places": [1]}}, "points: 65 entries"),
        ({"result": {"points": [10**30], "places": [1]}}, "points, entry 1: this number does not fit"),
        ({"fairness": ["x" * 100_000]}, "fairness: .* does not fit"),
        ({"start": {"a": [[[[[[[[[[[[]]]]]]]]]]]]}}, "nested more than 12 deep"),
    ],
)
def test_a_record_beyond_all_bounds_is_refused_in_a_short_sentence(paper, spoil, sentence):
    with pytest.raises(BadRecord, match=sentence) as refused:
        read_record(json.dumps(paper | spoil))
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"atelier": 1, "a": ' + "9" * 5_000 + "}", "it has a number above"),
        ('{"atelier": 1, "a": "' + "x" * 2_000_000, "2,000,000 at most"),
        ('{"a": "\\"[[[[[[[[[[[[[[[[[[[", "b": ' + "[" * 13, "nested more than 12 deep"),
    ],
)
def test_a_text_beyond_all_bounds_is_no_record(text, sentence):
    with pytest.raises(BadRecord, match=sentence):
        read_record(text)


# Who played


def test_a_record_tells_who_played_as_far_as_that_is_known(match):
    players = (Player("Zoé"), Player("Odile", "journeyman"), Player("Bob"))
    named = replace(match.record, players=players)
    paper = json.loads(named.write())
    assert paper["players"] == [{"name": "Zoé"}, {"name": "Odile", "level": "journeyman"}, {"name": "Bob"}]
    assert read_record(named.write()) == named
    assert "players" not in json.loads(match.record.write())
    some = replace(match.record, players=(Player(), Player(level="random"), Player()))
    assert read_record(some.write()).players == some.players


def test_names_prove_nothing_and_change_nothing(paper):
    named = paper | {"players": [{"name": "Zoé"}, {"name": "👩\u200d🎨", "colour": "blue"}, {}]}
    assert check_record(read_record(json.dumps(named))).over
    assert Match.replay(read_record(json.dumps(named))).record == read_record(json.dumps(paper))


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("Zoé", "players: 'Zoé' does not fit; write a list"),
        ([], "players: 0 entries; write 3"),
        ([{}] * 2, "players: 2 entries; write 3"),
        ([{}] * 65, "players: 65 entries"),
        (["Zoé", "Bob", ""], "players, entry 1: 'Zoé' does not fit"),
        ([{}, {"name": 7}, {}], "players, entry 2, name: 7 does not fit"),
        ([{"name": "x" * 41}, {}, {}], "players, entry 1, name: .* 40 signs at most"),
        ([{"name": "x" * 100_000}, {}, {}], "players, entry 1, name: .* 40 signs at most"),
        ([{"name": "Zo\x1b[31mé"}, {}, {}], "all visible"),
        ([{"name": "Zo\u202eé"}, {}, {}], "all visible"),
        ([{"name": "Zo\u200bé"}, {}, {}], "all visible"),
        ([{"name": "Zo\né"}, {}, {}], "all visible"),
        ([{"level": "Grand Master"}, {}, {}], "players, entry 1, level: .* write the level of an opponent"),
        ([{"level": ["master"]}, {}, {}], "players, entry 1, level"),
        ([{"level": "m" * 100_000}, {}, {}], "players, entry 1, level"),
    ],
)
def test_names_and_levels_of_a_record_are_bounded(paper, players, sentence):
    with pytest.raises(BadRecord, match=sentence) as refused:
        read_record(json.dumps(paper | {"players": players}))
    assert len(str(refused.value)) < 300


DEEP: list[object] = []
for _ in range(500):
    DEEP = [DEEP]


ABSURD = (10**5000, -(10**40), 2**63, 1.5, "9" * 9000, "²", "--5", DEEP, {"a": DEEP}, [None] * 99)


@pytest.mark.parametrize("game", ["artisans", "little-town"])
@pytest.mark.parametrize("value", ABSURD, ids=range(len(ABSURD)))
def test_absurd_values_are_refused_in_one_short_sentence(game, value):
    for name in ("turn", "spent", "key", "market", "row", "seats", "phase", "points", "works"):
        if name in {one.name for one in find(game).state.fields}:
            with pytest.raises(BadPosition) as refused:
                Match.from_position({name: value}, game=game)
            assert len(str(refused.value)) < 1500
