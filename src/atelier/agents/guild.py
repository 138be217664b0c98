"""The people of the guild: who sits down where an opponent of a level is asked for. Words and faces are the pages'."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple


class Member(NamedTuple):
    """One of the guild; `id` is what their face and their words are found by."""

    id: str
    name: str


GUILD: dict[str, tuple[Member, ...]] = {
    "apprentice": (
        Member("manon", "Manon"),
        Member("bastien", "Bastien"),
        Member("ines", "Inès"),
        Member("colin", "Colin"),
    ),
    "journeyman": (
        Member("odile", "Odile"),
        Member("gaspard", "Gaspard"),
        Member("yasmine", "Yasmine"),
        Member("ada", "Ada"),
    ),
    "master": (
        Member("anselme", "Anselme"),
        Member("honorine", "Honorine"),
        Member("balthazar", "Balthazar"),
        Member("solange", "Solange"),
    ),
    "champion": (
        Member("alienor", "Aliénor"),
        Member("isidore", "Isidore"),
        Member("mahaut", "Mahaut"),
        Member("theophile", "Théophile"),
    ),
}
"""As many of each level as a table has seats, so that no two there are the same. Random play is nobody's."""


def members(level: str, table: str) -> list[Member]:
    """Those of a level, in the order in which they come to a table: always the same for the same table."""
    return sorted(GUILD.get(level, ()), key=lambda member: sha256(f"{table} {member.id}".encode()).digest())
