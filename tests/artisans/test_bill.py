"""What is told before a move: what passing would give up."""

from __future__ import annotations

MASK = "textiles 1, wood 1, gold 1"


def risks(game, move="pass"):
    match = game.match
    return [risk.message for risk in match.game.bill(match.state, match.box, match.code(move)).risks]


def test_R23_a_development_that_is_given_up_is_warned_of(position):
    assert risks(position(phase="develop", token=0, turn=1, hand="- | wood 1")) == ["develops-nothing"]
    assert risks(position(phase="develop", token=0, turn=1, hand="- | -")) == []


def test_R22_a_last_object_that_is_given_up_is_warned_of(position):
    final = {"month": 12, "phase": "final", "token": 0, "row": "mask - - -"}
    assert risks(position(**final, works=f"{MASK} | -")) == ["makes-nothing"]
    assert risks(position(**final)) == []


def test_R31_a_reservation_that_is_given_up_is_warned_of(deal):
    game = deal(seats=3, seed=4).play("choose carver", "choose versatile", "choose provident")
    assert risks(game) == ["reserves-nothing"]
