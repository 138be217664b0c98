"""Games on paper at the server: exported, proved, imported, continued, analysed."""

from __future__ import annotations

import copy
import hashlib
import json

import pytest
import sqlalchemy as sa

from atelier import BadRecord, Match, read_record
from atelier.client import Refused, anyone, me, opponent
from atelier.games import find
from atelier.lab.forecast import percent, whole
from atelier.lab.review import SLIP, SLIP_POINTS
from atelier.proof import check_record
from atelier.server.storage.schema import tables
from atelier.words import speak
from tests.server import thinking
from tests.server.saying import said_in


@pytest.fixture(scope="module")
def one_game(shared, play_on):
    """A finished game of two who both stirred."""
    zoe, bob = shared.client("Zoé"), shared.client("Bob")
    table = zoe.open_table("artisans", [me(contribution="c0ffee" * 6), anyone()])
    promised = zoe.look(table)["commitment"]
    bob.sit(table, contribution="ab" * 32)
    bob.reveal(table)
    zoe.start(table)
    play_on([zoe, bob], table)
    return zoe, table, zoe.record(table), promised


@pytest.fixture
def finished(one_game):
    """The same, with a record that may be spoiled."""
    return *one_game[:2], *copy.deepcopy(one_game[2:])


def test_the_shuffle_can_be_proved_by_hand_by_the_server_and_by_the_command(finished, person, tmp_path, python):
    _, _, paper, promised = finished
    fair = paper["fairness"]
    assert fair["commitment"] == promised == hashlib.sha256(f"atelier secret {fair['secret']}".encode()).hexdigest()
    stirred = f"atelier deal {fair['secret']},{'c0ffee' * 6},{'ab' * 32}"
    assert paper["key"] == hashlib.sha256(stirred.encode()).hexdigest()
    assert person().verify(paper) == {"game": "artisans", "moves": len(paper["moves"]), "over": True, "fair": True}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(paper))
    said = python(f"import sys; sys.argv = ['atelier', 'verify', {str(file)!r}]; from atelier.cli import main; main()")
    assert "all true" in said


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda paper: paper["moves"].reverse(), "not possible now"),
        (lambda paper: paper.update(key="00" * 32), "not the one its commitment was made for"),
        (lambda paper: paper["fairness"].update(secret="00" * 32), "secret is not the one"),
        (lambda paper: paper["fairness"]["contributions"].reverse(), "not made from this secret"),
        (lambda paper: paper["result"].update(points=[99, 98]), "the record gives points"),
        (lambda paper: paper.update(fairness=[]), "fairness: \\[\\] does not fit"),
    ],
)
def test_a_tampered_record_is_refused(finished, person, spoil, sentence):
    _, _, paper, _ = finished
    spoil(paper)
    with pytest.raises(Refused, match=sentence) as caught:
        person().verify(paper)
    assert caught.value.status == 422


def test_the_record_of_a_running_game_holds_no_key(person, play_on):
    zoe = person("Zoé")
    table = zoe.open_table("little-town", [me(), opponent("random")])
    assert zoe.http.get(f"/api/tables/{table}/record").status_code == 409
    zoe.start(table)
    play_on([zoe], table, moves=5)
    paper = person().record(table)
    assert paper["key"] is None
    assert paper["fairness"]["secret"] is None
    assert len(paper["moves"]) >= 5
    assert "result" not in paper
    read_record(json.dumps(paper))


def test_an_exported_game_replays_to_the_same_result(finished):
    zoe, table, paper, _ = finished
    match = Match.replay(read_record(json.dumps(paper)))
    assert [score.total for score in match.scores] == zoe.look(table)["result"]["points"]
    check_record(read_record(json.dumps(paper)))


def test_an_imported_game_can_be_stepped_through_and_is_imported_once(finished, person):
    _, _, paper, _ = finished
    eve = person("Eve")
    table = eve.import_record(paper, request="import-this-once")
    assert eve.import_record(paper, request="import-this-once") == table
    now = eve.look(table)
    assert (now["life"], now["step"]) == ("over", len(paper["moves"]))
    assert eve.step(table, 3, seat=1)["view"]["seat"] == 1
    assert eve.record(table)["moves"] == paper["moves"]
    with pytest.raises(Refused, match="nobody sits here"):
        eve.rematch(table)


def test_an_imported_game_keeps_the_names_of_who_played(person, play_on, wait_for):
    zoe, eve = person("Zoé"), person("Eve")
    table = zoe.open_table("little-town", [me(), opponent("apprentice"), opponent("random")])
    zoe.start(table)
    play_on([zoe], table)
    seats, paper = zoe.look(table)["seats"], zoe.record(table)
    assert seats[1]["member"]
    assert paper["players"] == [{"name": "Zoé"}, {"name": seats[1]["name"], "level": "apprentice"}, {"level": "random"}]
    brought = eve.import_record(paper)
    kept = eve.look(brought)["seats"]
    assert [(one["name"], one["member"]) for one in kept] == [(one["name"], one["member"]) for one in seats]
    assert [one["level"] for one in kept] == ["record", "apprentice", "random"]
    assert not any(one["yours"] for one in zoe.look(brought)["seats"])  # her name, but nobody's seat
    assert eve.record(brought)["players"] == paper["players"]
    assert wait_for(lambda: [one["imported"] for one in eve.same_deal(brought)] == [True, False])
    with pytest.raises(Refused, match="nobody sits here"):
        eve.rematch(brought)


def test_a_record_from_before_there_were_names_is_imported(finished, person):
    _, _, paper, _ = finished
    eve = person("Eve")
    assert paper.pop("players") == [{"name": "Zoé"}, {"name": "Bob"}]
    table = eve.import_record(paper)
    assert [(one["level"], one["name"]) for one in eve.look(table)["seats"]] == [("record", "")] * 2
    assert "players" not in eve.record(table)
    assert eve.verify(paper)["fair"]


def test_a_game_of_opponents_alone_is_imported_as_one_nobody_plays_again(person):
    match = Match("artisans", 2, seed=8)
    while not match.over:
        match.play(match.legal[0])
    paper = json.loads(match.record.write())
    paper["players"] = [{"name": "Odile", "level": "journeyman"}, {"name": "Odile", "level": "master"}]
    eve = person("Eve")
    table = eve.import_record(paper)
    assert [one["member"] for one in eve.look(table)["seats"]] == ["odile", None]  # no master is called so
    with pytest.raises(Refused, match="nobody sits here"):
        eve.rematch(table)


@pytest.mark.parametrize("name", ["\u3164", "Zo\u2800é", "x\u0301\u0302\u0303\u0304", "   "])
@pytest.mark.parametrize("hand_in", ["verify", "import_record"])
def test_a_name_in_a_record_is_one_a_person_could_have(finished, person, name, hand_in):
    _, _, paper, _ = finished
    paper["players"][1]["name"] = name
    with pytest.raises(Refused, match="players, entry 2, name: write") as caught:
        getattr(person("Eve"), hand_in)(paper)
    assert caught.value.status == 422


def test_names_of_a_record_are_spelled_as_here_and_prove_nothing(finished, person):
    _, _, paper, _ = finished
    paper["players"] = [{"name": "  Zoe\u0301   "}, {"name": "<b>Bob</b>"}]
    eve = person("Eve")
    assert eve.verify(paper)["fair"]
    assert [one["name"] for one in eve.look(eve.import_record(paper))["seats"]] == ["Zoé", "<b>Bob</b>"]


def test_the_moves_of_an_imported_game_are_told_in_words_at_once(finished, person):
    zoe, table, paper, _ = finished
    eve = person("Eve")
    brought = eve.brought(eve.import_record(paper))
    told = [one for one in zoe.log(table) if one["kind"] == "moved"]
    parts = ("step", "seat", "move", "message", "things")
    assert brought == [{part: one[part] for part in parts} for one in told]
    assert zoe.brought(table) == []
    fork = eve.fork(table, 7, [me("Left"), me("Right")])
    eve.start(fork)
    assert eve.brought(fork) == brought[:7]


def test_the_moves_of_an_imported_game_come_page_by_page(finished, person, monkeypatch):
    _, _, paper, _ = finished
    eve = person("Eve")
    table = eve.import_record(paper)
    whole = eve.brought(table)
    monkeypatch.setattr("atelier.server.tables.history.PAGE", 10)
    assert len(eve.http.get(f"/api/tables/{table}/brought?after=3").json()["moves"]) == 10
    assert eve.brought(table) == whole
    beyond = eve.http.get(f"/api/tables/{table}/brought?after=99999").json()
    assert beyond == {"moves": [], "of": len(paper["moves"])}


@pytest.mark.parametrize("paper", [{}, {"atelier": 1}, {"atelier": 1, "game": "chess"}])
def test_what_is_no_record_is_not_imported(person, paper):
    with pytest.raises(Refused) as caught:
        person("Eve").import_record(paper)
    assert caught.value.status == 422


def test_a_record_that_breaks_off_is_imported_and_can_be_continued(person, play_on):
    match = Match("little-town", 2, seed=5)
    for _ in range(6):
        match.play(match.legal[0])
    eve = person("Eve")
    table = eve.import_record(json.loads(match.record.write()))
    assert eve.look(table)["life"] == "closed"
    fork = eve.fork(table, 6, [me(), opponent("random")])
    eve.start(fork)
    assert eve.look(fork)["step"] >= 6
    assert play_on([eve], fork)["life"] == "over"


def test_a_table_forks_from_any_position_of_a_finished_game(finished, person, play_on):
    _, table, paper, _ = finished
    eve = person("Eve")
    step = len(paper["moves"]) // 2
    fork = eve.fork(table, step, [me("Left"), me("Right")])
    eve.start(fork)
    now = eve.look(fork, 0)
    assert now["step"] == step
    assert now["commitment"] is None
    assert now["forked"] == {"table": table, "step": step}
    assert eve.record(fork)["moves"] == paper["moves"][:step]
    turn = now["turn"]
    seen = eve.look(fork, turn)
    assert seen["view"]["legal"]
    with pytest.raises(Refused, match="Nothing can be taken back"):
        eve.undo(fork, seen["position"], turn)  # moves of the other game stay
    with pytest.raises(Refused, match="choose 0 to"):
        eve.fork(table, len(paper["moves"]), [me(), me()])
    with pytest.raises(Refused, match="Only a finished game"):
        eve.fork(fork, 1, [me(), me()])


@pytest.fixture(scope="module")
def analysed(one_game, wait_for):
    """The same game, imported and analysed."""
    zoe, _, paper, _ = one_game
    table = zoe.import_record(paper)
    assert zoe.analysis(table) == {"asked": False, "done": 0, "of": 0, "failed": None, "report": None}
    assert zoe.analyse(table)["asked"]
    return zoe, table, paper, wait_for(lambda: zoe.analysis(table)["report"])


def test_an_analysis_runs_in_the_background_and_is_done_once(analysed, monkeypatch):
    zoe, table, paper, report = analysed
    assert len(report["steps"]) == len(paper["moves"])
    monkeypatch.setattr("atelier.server.workers.analysis.analyse", None)
    assert zoe.analyse(table)["report"] == report


def test_a_report_has_all_a_page_needs_to_draw_it_and_to_say_it(analysed):
    _, _, paper, report = analysed
    assert len(report["chances"]) == len(paper["moves"]) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in report["chances"])
    assert report["chances"][-1] == report["final"]
    assert [len(errors) for errors in report["errors"]] == [len(chances) for chances in report["chances"]]
    box = find("artisans").default_box
    for step, move in zip(report["steps"], paper["moves"], strict=True):
        assert step["before"] == report["chances"][step["step"] - 1]
        assert step["played"]["move"] == move
        for promise in (step["played"], step["best"]):
            assert said_in("fr", box.game, "may", promise)
        if step["verdict"]:
            assert {"now", "later", "others", "against", "parts"} == set(step["reason"])
            assert all(speak("en")(part["message"], **part["things"]) for part in step["reason"]["parts"])
        slip = percent(step["given_away"]) >= SLIP or whole(step["points_given_away"]) >= SLIP_POINTS
        assert (step["verdict"] is not None) == slip
    assert any(step["given_away"] for step in report["steps"])
    assert [story["won"] for story in report["stories"]] == [share > 0 for share in report["final"]]
    assert {step["step"] for step in report["swings"]} <= {step["step"] for step in report["steps"]}


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(finished, wait_for, monkeypatch):
    zoe, _, paper, _ = finished
    table = zoe.import_record(paper)
    with monkeypatch.context() as patch:
        patch.setattr("atelier.server.workers.analysis.analyse", thinking.fail)
        zoe.analyse(table)
        failed = wait_for(lambda: zoe.http.get(f"/api/tables/{table}/analysis").json()["failed"])
    assert "ask for it again" in failed
    monkeypatch.setattr("atelier.server.workers.analysis.analyse", thinking.no_steps)
    assert wait_for(lambda: zoe.analyse(table)["report"]) == {"steps": []}


def test_a_running_game_is_not_analysed(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    with pytest.raises(Refused, match="Only a finished game"):
        zoe.analyse(table)


# What a stranger may hand in


def written_position():
    """A record of a game that begins from a written position, true in itself."""
    match = Match.from_position("month: 3\nmarket: wood clay gold stone glass\nhand: gold 6 | clay 6", game="artisans")
    match.play("trade gold 1")
    return json.loads(match.record.write())


@pytest.mark.parametrize("hand_in", ["verify", "import_record"])
def test_a_game_begins_from_a_deal_never_from_a_written_position(person, hand_in):
    with pytest.raises(Refused, match=r"written position.*atelier replay FILE") as caught:
        getattr(person("Eve"), hand_in)(written_position())
    assert caught.value.status == 422


def test_a_position_no_game_can_leave_is_not_replayed(person):
    """Without a leader the end of a round never came."""
    match = Match("little-town", 2, seed=5)
    paper = json.loads(match.record.write()) | {"start": match.position | {"leader": None}}
    with pytest.raises(Refused, match="written position"):
        person().verify(paper)


def test_cards_of_one_game_are_not_proved_fair_by_the_key_of_another(finished, person):
    _, _, paper, _ = finished
    forged = written_position()
    forged |= {name: paper[name] for name in ("key", "commitment", "fairness")}
    with pytest.raises(Refused, match="written position"):
        person().verify(forged)
    with pytest.raises(BadRecord, match="no shuffle dealt"):
        check_record(read_record(json.dumps(forged)))


def test_a_stored_table_that_began_from_a_written_position_is_not_replayed(finished, shared, person):
    _, _, paper, _ = finished
    eve = person("Eve")
    table = eve.import_record(paper)
    origin = json.dumps(written_position())
    change = sa.update(tables).where(tables.c.id == table).values(origin=origin)
    shared.call(shared.context.database.write(lambda connection: connection.execute(change)))
    shared.context.tables.hand.pop(table)
    with pytest.raises(Refused, match="cannot be read any more"):
        eve.look(table)


def test_a_finished_game_without_its_result_is_not_proved(finished, person):
    _, _, paper, _ = finished
    del paper["result"]
    with pytest.raises(Refused, match="gives no result"):
        person().verify(paper)


@pytest.mark.parametrize(
    "spoil",
    [
        {"moves": ["x" * 200_000]},
        {"game": "x" * 200_000},
        {"fairness": "x" * 200_000},
        {"options": {"x" * 200_000: "y"}},
        {"seats": 10**4000},
        {"start": {"a": [[]] * 10_000}},
    ],
)
def test_a_hostile_record_gets_a_short_refusal(finished, person, spoil):
    _, _, paper, _ = finished
    response = person().http.post("/api/records/verify", json={"record": paper | spoil})
    assert response.status_code == 422
    assert len(response.content) < 1_000


def test_the_moves_of_an_imported_record_are_spelled_as_here(finished, person):
    _, _, paper, _ = finished
    eve = person("Eve")
    loud = paper | {"moves": [move.upper() for move in paper["moves"]]}
    assert eve.verify(loud)["fair"]
    assert eve.record(eve.import_record(loud))["moves"] == paper["moves"]
