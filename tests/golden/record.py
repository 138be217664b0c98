"""Records the golden games anew: `python -m tests.golden.record`. Only when a rule was meant to change.

`python -m tests.golden.record explored` leaves those that opponents of the house have played, which take their time, as
they are: for a new position in `rare`. `python -m tests.golden.record box` leaves all of them and adds some with the
boxes that come with the games now: for new cards and the same rules.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from typing import NamedTuple

from atelier.games import GAMES, find
from atelier.match import Match
from tests.golden.games import COMMAND, FOLDER, golden_games, owners_box, read, write
from tests.golden.players import Explorer, Level, play
from tests.golden.rare import RARE

MASTERS = {"artisans": "master:200", "little-town": "master:60"}


class Planned(NamedTuple):
    """A game to be played: who plays it, at which table, with which box."""

    player: str
    seats: int
    options: dict[str, str]
    owners: bool = False

    @property
    def name(self):
        return "-".join([self.player, str(self.seats), *self.options.values(), *(["owners"] if self.owners else [])])


def artisans():
    """Every number of players, drafted and dealt; two games with an owner's box."""
    tables = [(seats, {"artisans": choice}) for seats, choice in product((2, 3, 4), ("draft", "random"))]
    yield from (Planned(player, *table) for player, table in product(("journeyman", "explorer"), tables))
    yield from (Planned("master", *tables[place]) for place in (0, 1, 2, 5))
    yield Planned("explorer", 2, {"artisans": "draft"}, owners=True)
    yield Planned("journeyman", 3, {"artisans": "random"}, owners=True)


def little_town():
    """Every number of players at every expansion, both boards, both markets; five games with an owner's box."""
    choices = [("off", "1", "first"), ("standard", "2", "random"), ("advanced", "1", "random")]
    named = [dict(zip(("expansion", "board", "market"), choice, strict=True)) for choice in choices]
    yield from (Planned("journeyman", seats, options) for options, seats in product(named, (2, 3, 4)))
    other = [{**options, "board": "2" if options["board"] == "1" else "1"} for options in named]
    yield from (Planned("master", 2, options) for options in other)
    yield from (Planned("explorer", seats, options) for seats, options in zip((3, 4, 2), other, strict=True))
    yield from (Planned("explorer", seats, {**named[1], "board": "1"}, owners=True) for seats in (2, 3, 4))
    yield Planned("explorer", 4, {**named[0], "board": "2"}, owners=True)  # hardly a square is free there (T10)
    yield Planned("journeyman", 2, {**named[2], "board": "2"}, owners=True)


PLANNED = {"artisans": artisans, "little-town": little_town}


def main(explored_only):
    """Play and write them, one line for each."""
    for game in GAMES:
        planned = PLANNED[game]()
        explorer = Explorer(seed=1)
        written = set()
        for seed, one in enumerate(planned, 1):
            file = FOLDER / game / f"{seed:02d}-{one.name}.json"
            written.add(file)
            if explored_only and one.player != "explorer":
                explorer.saw(read(file).record.moves)
                continue
            match = Match(game, one.seats, seed, box=owners_box(game) if one.owners else None, **one.options)
            keep(match, file, explorer, players(one, game, seed, explorer))
        for number, rare in enumerate(RARE[game], seed + 1):
            file = FOLDER / game / f"{number:02d}-{rare.name}.json"
            written.add(file)
            match = Match.from_position(rare.position, game=game, box=owners_box(game) if rare.owners else None)
            for move in rare.moves:
                match.play(move)
            keep(match, file, explorer, [explorer] * match.seats)
        for file in set((FOLDER / game).glob("*.json")) - written:
            file.unlink()
        left = [word for word in match.words if not explorer.done[word]]
        print(f"{game}: {len(left)} actions never came up: {', '.join(left)}", file=sys.stderr)


def add_box():
    """Add games with every box that has come with a game since those that lie there were played."""
    for game in GAMES:
        box, explorer = find(game).default_box, Explorer(seed=1)
        if any(golden.record.digest == box.digest for golden in golden_games() if golden.record.game == game):
            continue
        for seed, one in enumerate(PLANNED[game](), 1):
            if one.player == "explorer" and not one.owners:
                match = Match(game, one.seats, seed, **one.options)
                keep(match, FOLDER / game / f"{box.name}-{one.name}.json", explorer, [explorer] * one.seats)


def players(planned, game, seed, explorer):
    """Who sits down to a planned game, by seat."""
    if planned.player == "explorer":
        return [explorer] * planned.seats
    written = MASTERS[game] if planned.player == "master" else planned.player
    return [Level(written, 1000 * seed + seat) for seat in range(planned.seats)]


def keep(match, file, explorer, players):
    """Play a game to its end and put it on paper."""
    play(match, players)
    explorer.saw(match.moves)
    write(file, match)
    print(f"{match.game.name} {file.stem}: {len(match.moves)} moves", file=sys.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog=COMMAND)
    parser.add_argument("which", nargs="?", choices=("all", "explored", "box"), default="all")
    which = parser.parse_args().which
    if which == "box":
        add_box()
    else:
        main(explored_only=which == "explored")
