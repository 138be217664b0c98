"""Records the golden games anew: `python -m tests.golden.record`. Only when a rule was meant to change."""

from __future__ import annotations

import shutil
import sys
from itertools import product
from typing import NamedTuple

from atelier.games import GAMES
from atelier.match import Match
from tests.golden.games import FOLDER, owners_box, write
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


def main():
    """Play and write all of them, one line for each."""
    for game, planned in (("artisans", artisans()), ("little-town", little_town())):
        assert game in GAMES
        shutil.rmtree(FOLDER / game, ignore_errors=True)
        explorer = Explorer(seed=1)
        for seed, one in enumerate(planned, 1):
            box = owners_box(game) if one.owners else None
            match = Match(game, one.seats, seed, box=box, **one.options)
            keep(match, seed, one.name, explorer, one.player)
        for number, (position, moves) in enumerate(RARE[game], seed + 1):
            match = Match.from_position(position, game=game)
            for move in moves:
                match.play(move)
            keep(match, number, "rare", explorer, "explorer")
        left = [word for word in match.words if not explorer.done[word]]
        print(f"{game}: {len(left)} actions never came up: {', '.join(left)}", file=sys.stderr)


def keep(match, seed, name, explorer, player):
    """Play a game to its end and put it on paper."""
    written = MASTERS[match.game.name] if player == "master" else player
    players = [explorer if player == "explorer" else Level(written, 1000 * seed + seat) for seat in range(match.seats)]
    play(match, players)
    explorer.saw(match.moves)
    write(FOLDER / match.game.name / f"{seed:02d}-{name}.json", match)
    print(f"{match.game.name} {seed}: {name}, {len(match.moves)} moves", file=sys.stderr)


if __name__ == "__main__":
    main()
