"""The box of Little Town: what the file `box.toml` must say, and the record the rules read it from."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import LANGUAGES, LONGEST_TITLE, BoxFile, Sheet
from atelier.fields import NONE, field, layout
from atelier.games.little_town import state as s
from atelier.games.little_town.box_cards import BLANK_WORD, END_WORDS, FACE_WORDS, read_decks
from atelier.games.little_town.box_tiles import read_tiles

FACES = len(FACE_WORDS)
ENDS = len(END_WORDS)

Box = layout(
    field("land", "i1", 2, s.SQUARES, says="what each square of the two boards yields; -1: grass"),
    field("workers", "i1", 3, says="workers of a player at a table of 2, 3, 4 (T1)"),
    field("houses", "i1", 3, says="houses"),
    field("objectives", "i1", 3, says="secret objectives"),
    field("copies", "i1", "tile", says="how often a tile is in the game"),
    field("first_game", "i1", "tile", says="is one of the twelve of the first game (T3)"),
    field("cost", "i1", "tile", s.GOODS, says="what building a tile takes"),
    field("points", "i1", "tile", says="and scores"),
    field("price", "i1", "tile", s.GOODS, says="what activating it takes"),
    field("output", "i1", "tile", s.GOODS, says="and gives"),
    field("works", "i1", "tile", says="can be activated"),
    field("gathers", "i1", "tile", says="its output counts as gathered (T16)"),
    field("round_points", "i1", "tile", says="points per worker around it at the end of a round (T12)"),
    field("round_coins", "i1", "tile", says="coins per worker around it"),
    field("round_activates", "i1", "tile", says="activates the buildings around it"),
    field("end_buildings", "i1", "tile", says="points per building around it at the end of the game (T15)"),
    field("end_grass", "i1", "tile", says="points per free grass square around it"),
    field("end_artisans", "i1", "tile", says="points per Artisan card of its owner (X15)"),
    field("objective_points", "i1", "objective", says="what each objective scores"),
    field("objective_count", "i1", "objective", says="the number it asks for"),
    field("objective_needs_market", "i1", "objective", says="impossible with some markets (T4)"),
    field("card_cost", "i1", FACES, "artisan", s.GOODS, says="what an Artisan card costs on each side"),
    field("card_points", "i1", FACES, "artisan", says="and scores"),
    field("options", "i1", FACES, "artisan", says="sides of its //: 1 or 2"),
    field("effect", "i1", FACES, "artisan", s.OPTIONS, s.PARTS, says="what each does (X5, X14)"),
    field("card_end", "i1", FACES, "artisan", ENDS, says="points at the end (X15)"),
    field("castle_counts_all", "i1", says="switch T15"),
    field("hire_when_usable", "i1", says="switch X8"),
    tile=s.TILES,
    objective=s.OBJECTIVES,
    artisan=s.ARTISANS,
)

CASTLE_SWITCH = ("own", "all")
TOP_KEYS = (
    "game",
    "name",
    "switches",
    "players",
    "resources",
    "kinds",
    "boards",
    "tiles",
    "new-tiles",
    "objectives",
    *s.DECK_WORDS,
)
LANDS = {".": NONE, "F": s.WOOD, "M": s.STONE, "L": s.FISH}
SOURCE_WORDS = ("published", "atelier", "printed", "own")
COUNTED = (
    "hamlet",
    "full-larder",
    "full-basket",
    "merchants",
    "stone-built",
    "wealthy",
    "errands",
    "two-rewards",
    "good-harvest",
    "wood-built",
    "team",
    "master",
    "both-trades",
    "busy-artisans",
    "crowded",
)
MOST_DEALT = 9  # objectives at one table
NUMERALS = ("I", "II", "III", "IV")


def read(sheet: Sheet) -> BoxFile:
    """Read a checked sheet into a box; every mistake is noted on the sheet."""
    sheet.keys((), TOP_KEYS)
    sheet.choice(("game",), ("little-town",))
    record = Box.one()
    _read_switches(sheet, record)
    _read_players(sheet, record)
    _read_boards(sheet, record)
    _read_objectives(sheet, record)
    tiles = read_tiles(sheet, record, SOURCE_WORDS)
    cards = read_decks(sheet, record, SOURCE_WORDS)
    return BoxFile(
        game="little-town",
        name=sheet.text(("name",), LONGEST_TITLE),
        record=record,
        words={
            "expansion": s.EXPANSION_WORDS,
            "phase": s.PHASE_WORDS,
            "square": s.SQUARE_WORDS,
            "tile": tiles.identifiers,
            "resource": s.RESOURCE_WORDS,
            "resources": s.RESOURCE_WORDS,
            "objective": s.OBJECTIVE_WORDS,
            "artisan": (*cards.identifiers, BLANK_WORD),
            "deck": s.DECK_WORDS,
            "place": s.PLACE_WORDS,
            "kind": s.KIND_WORDS,
            "side": s.SIDE_WORDS,
            "step": s.STEP_WORDS,
        },
        names={
            language: {
                "tile": tiles.names[language],
                "artisan": (*cards.names[language], sheet.text(("kinds", BLANK_WORD, language))),
                **_names(sheet, record, language),
            }
            for language in LANGUAGES
        },
        sources={
            "tile": tiles.sources,
            "artisan": cards.sources,
            "objective": tuple(str(sheet.get(("objectives", word, "source"))) for word in s.OBJECTIVE_WORDS),
        },
    )


def _read_switches(sheet: Sheet, record: Any) -> None:
    sheet.keys(("switches",), ("castle", "hire_when_usable"))
    record.castle_counts_all = sheet.choice(("switches", "castle"), CASTLE_SWITCH)
    record.hire_when_usable = sheet.flag(("switches", "hire_when_usable"))


def _read_players(sheet: Sheet, record: Any) -> None:
    sheet.keys(("players",), ("2", "3", "4"))
    for seats in (2, 3, 4):
        key = ("players", str(seats))
        sheet.keys(key, ("workers", "houses", "objectives"))
        record.workers[seats - 2] = sheet.number((*key, "workers"), 1, s.PLACES)
        record.houses[seats - 2] = sheet.number((*key, "houses"), 0, 20)
        record.objectives[seats - 2] = sheet.number(
            (*key, "objectives"), 0, min(s.OBJECTIVE_CARDS, MOST_DEALT // seats)
        )


def _read_boards(sheet: Sheet, record: Any) -> None:
    sheet.keys(("boards",), ("1", "2"))
    for board in range(2):
        key = ("boards", str(board + 1))
        rows = sheet.get(key)
        fitting = (
            isinstance(rows, list)
            and len(rows) == s.ROWS
            and all(isinstance(row, str) and len(row) == s.COLUMNS and set(row) <= set(LANDS) for row in rows)
        )
        if fitting:
            record.land[board] = [LANDS[sign] for row in rows for sign in row]
        else:
            said = f"write {s.ROWS} rows of {s.COLUMNS} signs: F forest, M mountain, L lake, . grass"
            sheet.wrong(key, said, "land", rows=s.ROWS, columns=s.COLUMNS)


def _read_objectives(sheet: Sheet, record: Any) -> None:
    sheet.keys(("objectives",), s.OBJECTIVE_WORDS)
    for objective, word in enumerate(s.OBJECTIVE_WORDS):
        key = ("objectives", word)
        counted = ("count",) if word in COUNTED else ()
        given = sheet.keys(key, (*LANGUAGES, "points", "needs_market", "source", *counted))
        record.objective_points[objective] = sheet.number((*key, "points"), 0, 20)
        sheet.choice((*key, "source"), SOURCE_WORDS)
        if counted:
            record.objective_count[objective] = sheet.number((*key, "count"), 1, s.CUBES)
        if "needs_market" in given:
            record.objective_needs_market[objective] = sheet.flag((*key, "needs_market"))
    always = s.BASE_OBJECTIVES - int(record.objective_needs_market[: s.BASE_OBJECTIVES].sum())
    if always < MOST_DEALT:
        said = f"{always} of the first {s.BASE_OBJECTIVES} need no market; {MOST_DEALT} must not"
        sheet.wrong(("objectives",), said, "marketless", count=always, first=s.BASE_OBJECTIVES, wanted=MOST_DEALT)


def _names(sheet: Sheet, record: Any, language: str) -> dict[str, tuple[str, ...]]:
    many = tuple(f"{one}_many" for one in LANGUAGES)
    for table, words, keys in (
        ("resources", s.RESOURCE_WORDS, LANGUAGES + many),
        ("kinds", (*s.KIND_WORDS, BLANK_WORD), LANGUAGES),
    ):
        sheet.keys((table,), words)
        for word in words:
            sheet.keys((table, word), keys)
    kinds = tuple(sheet.text(("kinds", word, language)) for word in s.KIND_WORDS)
    return {
        "resource": tuple(sheet.text(("resources", word, language)) for word in s.RESOURCE_WORDS),
        "resources": tuple(sheet.text(("resources", word, f"{language}_many")) for word in s.RESOURCE_WORDS),
        "kind": kinds,
        "deck": tuple(f"{kind} {numeral}" for kind in kinds for numeral in NUMERALS),
        "objective": tuple(
            sheet.text(("objectives", word, language)).replace("{count}", str(record.objective_count[index]))
            for index, word in enumerate(s.OBJECTIVE_WORDS)
        ),
        "square": s.SQUARE_WORDS,
        "place": s.PLACE_WORDS,
    }
