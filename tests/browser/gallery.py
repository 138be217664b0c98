"""Every page of the house with something to see on it, for eyes and for axe."""

from __future__ import annotations

from functools import cached_property
from random import Random

from tests.browser.person import fresh
from tests.patience import wait_for


class Gallery:
    """Pages by name, whose tables are laid and played a while when the first page asks for them."""

    def __init__(self, person):
        self.person = person

    def __getitem__(self, name):
        """The address of a page."""
        return ADDRESSES[name](self)

    @cached_property
    def artisans(self):
        table = self.person.lay("artisans", "apprentice", "apprentice", artisans="random")
        play_some(self.person, table, 14, 5)
        return table

    @cached_property
    def town(self):
        table = self.person.lay("little-town", "apprentice", expansion="standard")
        play_some(self.person, table, 30, 2)
        return table

    @cached_property
    def lobby(self):
        return self.person.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)

    @cached_property
    def choosing(self):
        return self.person.lay("artisans", "apprentice", artisans="draft")

    @cached_property
    def artisans_over(self):
        return finished(self.person, "artisans")

    @cached_property
    def town_over(self):
        return finished(self.person, "little-town")

    @cached_property
    def imported(self):
        record = self.person.ask("GET", f"/api/tables/{self.artisans_over}/record")
        return self.person.ask("POST", "/api/records", {"record": record, "request": fresh()})["id"]

    @cached_property
    def puzzle(self):
        return self.person.ask("GET", "/api/puzzles")["puzzles"][0]["id"]


ADDRESSES = {
    "home": lambda laid: "/",
    "today": lambda laid: "/today",
    "mine": lambda laid: "/mine",
    "puzzles": lambda laid: "/puzzles",
    "puzzle": lambda laid: f"/puzzles/{laid.puzzle}",
    "lobby": lambda laid: f"/table/{laid.lobby}",
    "artisans-draft": lambda laid: f"/table/{laid.choosing}",
    "artisans": lambda laid: f"/table/{laid.artisans}",
    "little-town": lambda laid: f"/table/{laid.town}",
    "artisans-over": lambda laid: f"/table/{laid.artisans_over}",
    "review-artisans": lambda laid: f"/review/{laid.artisans_over}",
    "review-little-town": lambda laid: f"/review/{laid.town_over}",
    "review-imported": lambda laid: f"/review/{laid.imported}",
    "learn": lambda laid: "/learn",
    "lesson-artisans": lambda laid: "/learn/artisans",
    "lesson-little-town": lambda laid: "/learn/little-town",
    "rules-artisans": lambda laid: "/rules/artisans",
    "rules-little-town": lambda laid: "/rules/little-town",
    "workshop": lambda laid: "/workshop",
    "about": lambda laid: "/about",
    "lost": lambda laid: "/nowhere",
}


def every_page(person):
    """Addresses by name."""
    laid = Gallery(person)
    return {name: laid[name] for name in ADDRESSES}


def finished(person, game, level="apprentice", **options):
    """A game that opponents have played to its end."""
    table = person.lay(game, seats=[{"kind": "opponent", "level": level}] * 2, **options)
    wait_for(lambda: person.ask("GET", f"/api/tables/{table}")["life"] == "over")
    return table


def play_some(person, table, moves, seed):
    """Some moves of one's own past the pages; ends when it is one's turn."""
    chance = Random(seed)
    for _ in range(moves):
        told = person.turn(table)
        if told["life"] == "over":
            return
        person.move(table, told, chance.choice(told["view"]["legal"]))
    person.turn(table)
