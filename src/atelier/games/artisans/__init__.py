"""Artisans, by Ségolène and Jean Paul Monnet (V-Games): twelve months, a market, seven materials, nine artisans."""

from __future__ import annotations

from atelier.game import Game, Option, Search
from atelier.games.artisans.box import ARTISANS_SWITCH, Box, read
from atelier.games.artisans.catalogue import catalogue
from atelier.games.artisans.instinct import lean
from atelier.games.artisans.knowledge import redeal
from atelier.games.artisans.laws import LAWS, sound
from atelier.games.artisans.moves import moves, tell
from atelier.games.artisans.observe import PIECES, observe
from atelier.games.artisans.positions import complete
from atelier.games.artisans.rules import ACTIONS, legal, play
from atelier.games.artisans.score import SOURCES, score
from atelier.games.artisans.setup import deal
from atelier.games.artisans.state import SEATS, State
from atelier.games.artisans.table import draw_table
from atelier.games.artisans.things import things
from atelier.games.artisans.view import public, reveals, view
from atelier.games.artisans.why import why
from atelier.games.artisans.worth import worth

GAME = Game(
    name="artisans",
    version=1,
    seats=range(2, SEATS + 1),
    state=State,
    box=Box,
    choices=ACTIONS,
    options=(Option("artisans", ARTISANS_SWITCH, lambda box: ARTISANS_SWITCH[box.record.artisans]),),
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
    search=Search(curiosity=0.6, openness=0.25, depth=40, horizon=40),
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
