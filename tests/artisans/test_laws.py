"""A position that no game can hold is refused, in one sentence."""

from __future__ import annotations

import pytest

from atelier import BadPosition
from atelier.games.artisans import GAME

ORDER = list(GAME.default_box.words["object"])


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"leader": None}, "nobody is named who began the month"),
        ({"phase": None}, "or the phase"),
        ({"turn": None}, "the turn is at no seat"),
        ({"spent": 2**32}, "spent: .* write a number from 0 to 4294967295"),
        ({"trades": 32767}, "more turns in a row were trades"),
        ({"actions": 2}, "has an action left"),
        ({"just_crafted": True}, "only a Night Worker"),
        ({"phase": "draft", "artisan": "carver | -"}, "chosen in turn order"),
        ({"phase": "draft", "turn": 1}, "chosen in turn order"),
        ({"phase": "draft", "token": 1}, "after someone took the token"),
        ({"phase": "final", "token": 0, "month": 5}, "in month 12 only"),
        ({"phase": "over", "turn": None, "month": 5}, "in month 12 only"),
        ({"phase": "develop", "token": 0, "actions": 1}, "has an action left"),
        ({"row": "mask mask - -"}, "an object lies in two places"),
        ({"order": ORDER, "drawn": [200, 0]}, "write a number from 0 to 127"),
        ({"order": ORDER, "drawn": [-3, 0]}, "write a number from 0 to 127"),
        ({"order": ORDER, "drawn": [11, 0]}, "more cards have left an object deck"),
        ({"order": ORDER, "drawn": [0, 3]}, "some have left deck 2 before month 7"),
        ({"hand": "wood -100 | clay 3"}, "write a number from 0 to 127"),
    ],
)
def test_what_no_game_can_hold_is_refused(position, said, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(**said)
