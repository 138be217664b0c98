"""Little Town (Shun and Aya Taguchi) with its expansion Artisans (L'équipe ludique), IELLO: four rounds, one valley."""

from __future__ import annotations

from atelier.game import Game, Option, Search
from atelier.games.little_town.actions import ACTIONS
from atelier.games.little_town.box import Box, read
from atelier.games.little_town.players.evaluation import evaluate
from atelier.games.little_town.players.features import PIECES, observe
from atelier.games.little_town.players.hidden import determinize
from atelier.games.little_town.players.prior import prior
from atelier.games.little_town.players.tables import TABLES
from atelier.games.little_town.rules.apply import play
from atelier.games.little_town.rules.laws import LAWS, sound
from atelier.games.little_town.rules.legal import legal
from atelier.games.little_town.rules.score import score
from atelier.games.little_town.rules.setup import MARKET_WORDS, deal
from atelier.games.little_town.state import ADVANCED, EXPANSION_WORDS, NEW_TILES, SEATS, SOURCES, STANDARD, State
from atelier.games.little_town.text.achieved import achieved
from atelier.games.little_town.text.bill import bill
from atelier.games.little_town.text.catalogue import catalogue
from atelier.games.little_town.text.console import draw_table
from atelier.games.little_town.text.notation import tell
from atelier.games.little_town.text.positions import complete
from atelier.games.little_town.text.reasons import why
from atelier.games.little_town.text.tally import causes, chapter, stages, tally
from atelier.games.little_town.text.things import things
from atelier.games.little_town.text.view import public, reveals, view

GAME = Game(
    name="little-town",
    version=2,
    seats=range(2, SEATS + 1),
    state=State,
    box=Box,
    actions=ACTIONS,
    options=(
        Option("expansion", EXPANSION_WORDS, lambda box: "off"),
        Option("board", ("1", "2"), lambda box: "1"),
        Option("market", MARKET_WORDS, lambda box: "random"),
        Option(
            "new-tiles",
            tuple(str(count) for count in range(NEW_TILES + 1)),
            lambda box: str(NEW_TILES),
            needs={"expansion": (EXPANSION_WORDS[STANDARD], EXPANSION_WORDS[ADVANCED]), "market": ("random",)},
        ),
    ),
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
    search=Search(c_puct=0.6, uniform_mix=0.25, untried=0.0, depth=12, horizon=60),
    read_box=read,
    reveals=reveals,
    tell=tell,
    tally=tally,
    stages=stages,
    causes=causes,
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
    variant=lambda state: EXPANSION_WORDS[state.expansion],
)
