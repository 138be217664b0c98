"""Every attack by name, one room for each kind. A 4xx answers it; a 5xx, a hang or a death does not."""

from __future__ import annotations

import re

from tests.server.adversary.attacks import boxes, crowds, door, favours, garbage, manners, records, storms, streams

ATTACKS = tuple(
    attack
    for room in (crowds, records, boxes, door, streams, storms, manners, favours, garbage)
    for attack in room.ATTACKS
)


def named(attack):
    return attack.__name__.replace("_", " ")


def chosen(word=""):
    """The attacks whose room or name holds a word, or a part of all of them: `2/3` is the second of three."""
    if part := re.fullmatch(r"(\d+)/(\d+)", word):
        return ATTACKS[int(part[1]) - 1 :: int(part[2])]
    return tuple(attack for attack in ATTACKS if word in f"{attack.__module__.rpartition('.')[2]} {named(attack)}")
