"""Every page of the house with something to see on it, for eyes and for axe."""

from __future__ import annotations

from random import Random

from tests.browser.person import fresh
from tests.patience import wait_for


def every_page(person):
    """Addresses by name. Tables are laid and played a while; one game of each kind is over."""
    artisans = person.lay("artisans", "apprentice", "apprentice", artisans="random")
    town = person.lay("little-town", "apprentice", expansion="standard")
    lobby = person.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    choosing = person.lay("artisans", "apprentice", artisans="draft")
    over = {game: finished(person, game) for game in ("artisans", "little-town")}
    record = person.ask("GET", f"/api/tables/{over['artisans']}/record")
    imported = person.ask("POST", "/api/records", {"record": record, "request": fresh()})["id"]
    play_some(person, artisans, 14, 5)
    play_some(person, town, 30, 2)
    puzzle = person.ask("GET", "/api/puzzles")["puzzles"][0]["id"]
    return {
        "home": "/",
        "today": "/today",
        "mine": "/mine",
        "puzzles": "/puzzles",
        "puzzle": f"/puzzles/{puzzle}",
        "lobby": f"/table/{lobby}",
        "artisans-draft": f"/table/{choosing}",
        "artisans": f"/table/{artisans}",
        "little-town": f"/table/{town}",
        "artisans-over": f"/table/{over['artisans']}",
        "review-artisans": f"/review/{over['artisans']}",
        "review-little-town": f"/review/{over['little-town']}",
        "review-imported": f"/review/{imported}",
        "learn": "/learn",
        "lesson-artisans": "/learn/artisans",
        "lesson-little-town": "/learn/little-town",
        "rules-artisans": "/rules/artisans",
        "rules-little-town": "/rules/little-town",
        "workshop": "/workshop",
        "about": "/about",
        "lost": "/nowhere",
    }


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
