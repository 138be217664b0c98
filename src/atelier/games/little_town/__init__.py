"""Little Town (Shun and Aya Taguchi) with its expansion Artisans (L'équipe ludique), IELLO: four rounds, one valley."""

from __future__ import annotations

from atelier.game import Game, Option, Search
from atelier.games.little_town.box import Box, read
from atelier.games.little_town.catalogue import catalogue
from atelier.games.little_town.choices import legal
from atelier.games.little_town.codes import ACTIONS
from atelier.games.little_town.instinct import lean
from atelier.games.little_town.knowledge import redeal
from atelier.games.little_town.laws import LAWS, sound
from atelier.games.little_town.moves import moves, tell
from atelier.games.little_town.observe import PIECES, observe
from atelier.games.little_town.positions import complete
from atelier.games.little_town.rules import play
from atelier.games.little_town.score import score
from atelier.games.little_town.setup import MARKET_WORDS, deal
from atelier.games.little_town.state import EXPANSION_WORDS, NEW_TILES, SEATS, SOURCES, State
from atelier.games.little_town.table import draw_table
from atelier.games.little_town.things import things
from atelier.games.little_town.view import public, reveals, view
from atelier.games.little_town.why import why
from atelier.games.little_town.worth import worth

GAME = Game(
    name="little-town",
    version=2,
    seats=range(2, SEATS + 1),
    state=State,
    box=Box,
    choices=ACTIONS,
    options=(
        Option("expansion", EXPANSION_WORDS, lambda box: "off"),
        Option("board", ("1", "2"), lambda box: "1"),
        Option("market", MARKET_WORDS, lambda box: "random"),
        Option("new-tiles", tuple(str(count) for count in range(NEW_TILES + 1)), lambda box: str(NEW_TILES)),
    ),
    sources=SOURCES,
    pieces=PIECES,
    laws=LAWS,
    deal=deal,
    legal=legal,
    play=play,
    score=score,
    redeal=redeal,
    observe=observe,
    sound=sound,
    lean=lean,
    worth=worth,
    search=Search(curiosity=0.6, openness=0.25, depth=12, horizon=60),
    read_box=read,
    reveals=reveals,
    moves=moves,
    tell=tell,
    why=why,
    public=public,
    view=view,
    complete=complete,
    draw=draw_table,
    catalogue=catalogue,
    things=things,
    package=__package__,
)
