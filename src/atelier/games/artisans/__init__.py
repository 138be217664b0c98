"""Artisans, by Ségolène and Jean Paul Monnet (V-Games): twelve months, a market, seven materials, nine artisans."""

from __future__ import annotations

from atelier.game import Game, Option, Search
from atelier.games.artisans.actions import ACTIONS
from atelier.games.artisans.box import ARTISANS_SWITCH, Box, read
from atelier.games.artisans.players.evaluation import evaluate
from atelier.games.artisans.players.features import PIECES, observe
from atelier.games.artisans.players.hidden import determinize
from atelier.games.artisans.players.prior import prior
from atelier.games.artisans.players.tables import TABLES
from atelier.games.artisans.rules.apply import play
from atelier.games.artisans.rules.laws import LAWS, sound
from atelier.games.artisans.rules.legal import legal
from atelier.games.artisans.rules.score import SOURCES, score
from atelier.games.artisans.rules.setup import deal
from atelier.games.artisans.state import SEATS, State
from atelier.games.artisans.text.achieved import achieved
from atelier.games.artisans.text.bill import bill
from atelier.games.artisans.text.catalogue import catalogue
from atelier.games.artisans.text.console import draw_table
from atelier.games.artisans.text.notation import tell
from atelier.games.artisans.text.positions import complete
from atelier.games.artisans.text.reasons import why
from atelier.games.artisans.text.tally import chapter, stages, tally
from atelier.games.artisans.text.things import things
from atelier.games.artisans.text.view import public, reveals, view

GAME = Game(
    name="artisans",
    version=1,
    seats=range(2, SEATS + 1),
    state=State,
    box=Box,
    actions=ACTIONS,
    options=(Option("artisans", ARTISANS_SWITCH, lambda box: ARTISANS_SWITCH[box.record.artisans]),),
    sources=SOURCES,
    pieces=PIECES,
    laws=LAWS,
    deal=deal,
    legal=legal,
    play=play,
    score=score,
    determinize=determinize,
    observe=observe,
    sound=sound,
    tables=TABLES,
    prior=prior,
    evaluate=evaluate,
    search=Search(c_puct=0.6, uniform_mix=0.25, untried=0.05, depth=40, horizon=40),
    read_box=read,
    reveals=reveals,
    tell=tell,
    tally=tally,
    stages=stages,
    chapter=chapter,
    bill=bill,
    achieved=achieved,
    why=why,
    public=public,
    view=view,
    complete=complete,
    draw=draw_table,
    catalogue=catalogue,
    things=things,
    package=__package__,
)
