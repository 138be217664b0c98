"""What the lab sees of a game is what happened in it: counted again, one game at a time, by the plain rules."""

from __future__ import annotations

import numpy as np
import pytest

from atelier.game import ACTION
from atelier.games import GAMES, find
from atelier.lab.arena import deal_out
from atelier.lab.study.evidence import chosen
from atelier.lab.study.facts import facts_of
from tests.lab.made import evidence_of, played

GAME_OPTIONS = {name: {find(name).options[0].name: find(name).options[0].choices[1]} for name in GAMES}


@pytest.fixture(scope="module", params=GAMES)
def seen(request):
    """A few games as the lab sees them, and the states of each, position by position."""
    evidence = evidence_of(request.param, deals=6, seats=3, options=GAME_OPTIONS[request.param])
    sitting = evidence.sittings[0]
    return evidence, [positions(sitting.table, result) for result in played(sitting)]


def positions(table, result):
    state, found = deal_out(table, result.deal), []
    found.append(table.game.state.copy(state))
    for code in np.frombuffer(result.moves, "<i2").tolist():
        table.game.play(state, table.boxes[0].record, code)
        found.append(table.game.state.copy(state))
    return found


def test_points_and_places_are_those_of_the_last_position(seen):
    evidence, games = seen
    for deal, states in enumerate(games):
        points, places = evidence.game.count_points(states[-1], evidence.box)
        rows = chosen(evidence.frames["seats"], evidence.frames["seats"]["deal"] == deal)
        assert rows["points"].tolist() == points.sum(axis=1).tolist()
        assert rows["place"].tolist() == places.tolist()
        assert rows["moves"].tolist() == [len(states) - 1] * 3


def test_a_thing_is_taken_when_a_position_first_shows_it_in_a_hand(seen):
    evidence, games = seen
    facts = facts_of(evidence.game)
    for deal, states in enumerate(games):
        first = {}
        for state in states:
            one = evidence.game.state.new(1)
            one[0] = state
            for number, kind in enumerate(facts.KINDS):
                for seat, thing in np.argwhere(facts.held(one, evidence.box)[kind][0]).tolist():
                    first.setdefault((number, thing, seat), int(facts.chapter(one)[0]))
        rows = chosen(evidence.frames["things"], evidence.frames["things"]["deal"] == deal)
        told = zip(*(rows[name].tolist() for name in ("kind", "thing", "seat", "chapter")), strict=True)
        assert {(kind, thing, seat): chapter for kind, thing, seat, chapter in told if seat >= 0} == first


def test_the_course_ends_with_the_final_points(seen):
    evidence, games = seen
    course = evidence.frames["course"]
    for deal, states in enumerate(games):
        rows = chosen(course, course["deal"] == deal)
        last = rows["points"][rows["chapter"] == rows["chapter"].max()]
        points, _ = evidence.game.count_points(states[-1], evidence.box)
        assert last.tolist() == points.sum(axis=1).tolist()


def test_every_decision_is_counted_in_its_phase_and_by_its_verb(seen):
    evidence, games = seen
    decisions = sum(len(states) - 1 for states in games)
    assert evidence.frames["phases"]["decisions"].sum() == decisions
    assert evidence.frames["verbs"]["played"].sum() == decisions
    assert (evidence.frames["verbs"]["could"] >= evidence.frames["verbs"]["played"]).all()


def test_who_leads_for_good_does_so_to_the_end(seen):
    evidence, games = seen
    seats = evidence.frames["seats"]
    for deal, states in enumerate(games):
        rows = chosen(seats, seats["deal"] == deal)
        since = round(float(rows["led_from"][0]) * (len(states) - 1))
        totals = [evidence.game.count_points(state, evidence.box)[0].sum(axis=1) for state in states]
        if since < len(states) - 1:
            winner = int(rows["place"].argmin())
            assert all(total[winner] == total.max() for total in totals[since:])
            assert since == 0 or totals[since - 1][winner] <= np.delete(totals[since - 1], winner).max()


def test_what_was_wanted_and_taken_by_another_is_counted_again_from_the_moves(seen):
    """One place at a time: the best of what a seat left, and who took from it before the seat could again."""
    evidence, games = seen
    facts, table = facts_of(evidence.game), evidence.sittings[0].table
    record, told = table.boxes[0].record, evidence.frames["contention"]
    actions, weights = np.zeros(evidence.game.choices, ACTION), np.zeros(evidence.game.choices)
    moves = [np.frombuffer(result.moves, "<i2").tolist() for result in played(evidence.sittings[0])]
    for number, targets in enumerate(facts.CONTESTED.values()):
        wanted = lost = 0
        for states, codes in zip(games, moves, strict=True):
            waiting, asked, before, chapter = {}, False, None, None
            for state, code in zip(states[:-1], codes, strict=True):
                seat, now = int(state.turn), int(facts.chapter(state))
                if now != chapter:
                    waiting, asked = {}, False
                asked = asked and seat == before
                count = evidence.game.legal(state, record, actions)
                places = {int(one): int(targets[one]) for one in actions[:count] if targets[one] >= 0}
                first = bool(places) and not asked
                if first:
                    wanted += waiting.pop(seat, None) is not None
                for other in [one for one, place in waiting.items() if place == targets[code]]:
                    wanted, lost = wanted + (other != seat), lost + (other != seat)
                    del waiting[other]
                left = {one: place for one, place in places.items() if place != targets[code]}
                if first and count > 1 and left:
                    evidence.game.prior(state, record, evidence.game.tables[0], actions, count, weights)
                    best = max(left, key=lambda one: (weights[:count][actions[:count] == one][0], -one))
                    waiting[seat] = left[best]
                asked, before, chapter = asked or first, seat, now
        rows = chosen(told, told["place"] == number)
        assert (rows["wanted"].sum(), rows["lost"].sum()) == (wanted, lost)
        assert wanted > 0
