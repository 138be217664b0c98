"""A view as a text table: for `print(match)`, a terminal, a bug report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atelier.boxfile import BoxFile
from atelier.games.little_town import state as s
from atelier.games.little_town.text.cards import describe_card, describe_tile, kind_of_count

LANDS = {"grass": "·", "forest": "♣", "mountain": "▲", "lake": "≈"}
COLUMN_NAMES = "abcdefghi"
WIDTH = 7


def draw_table(view: Mapping[str, Any], box: BoxFile, words: Any) -> str:
    """Draw what a view shows. `words` speaks the reader's language."""
    phase = words(f"little-town-phase-{view['phase']}")
    lines = [words("little-town-table-round", round=view["round"], phase=phase), ""]
    lines += [*_board(view, box, words), "", *_market(view, box, words)]
    if view["decks"]:
        lines += ["", *_decks(view, box, words)]
    for seat in range(len(view["players"])):
        lines += ["", *_player(view, seat, box, words)]
    return "\n".join(line.rstrip() for line in lines)


def _board(view: Mapping[str, Any], box: BoxFile, words: Any) -> list[str]:
    """Terrain as signs, a building as its owner's number and name, a worker as a number in brackets."""
    built = {one["square"]: one for one in view["buildings"]}
    lines = ["   " + "".join(f"{name:<{WIDTH}}" for name in COLUMN_NAMES)]
    for row in range(s.ROWS):
        cells = []
        for column in range(s.COLUMNS):
            square = f"{COLUMN_NAMES[column]}{row + 1}"
            cell = LANDS[view["land"][row][column]]
            if square in built:
                cell = f"{built[square]['owner'] + 1}{words.thing(box, 'tile', built[square]['tile'])}"
            elif square in view["workers"]:
                cell = f"({view['workers'][square] + 1})"
            cells.append(f"{cell[: WIDTH - 1]:<{WIDTH}}")
        lines.append(f"{row + 1}  " + "".join(cells))
    lines.append(words("little-town-table-legend", **{word: sign for word, sign in LANDS.items() if word != "grass"}))
    return lines


def _market(view: Mapping[str, Any], box: BoxFile, words: Any) -> list[str]:
    supply = _counted(view["supply"], box, words)
    lines = [
        words("little-town-table-supply", supply=supply, coins=view["bank"]),
        "",
        words("little-town-table-market"),
    ]
    for tile, count in view["market"].items():
        lines.append(f"  {f'{count}×' if count > 1 else '  '} {describe_tile(tile, box, words)}")
    return lines


def _decks(view: Mapping[str, Any], box: BoxFile, words: Any) -> list[str]:
    lines = [words("little-town-table-decks")]
    width = max(len(words.thing(box, "deck", word)) for word in view["decks"])
    for word, deck in view["decks"].items():
        top = describe_card(view, deck["top"], box, words) if deck["top"] else "·"
        lines.append(f"  {words.thing(box, 'deck', word):<{width}} ({deck['cards']})  {top}")
    return lines


def _player(view: Mapping[str, Any], seat: int, box: BoxFile, words: Any) -> list[str]:
    player = view["players"][seat]
    marker = "▶" if view["turn"] == seat else " "
    lines = [f"{marker} {words('little-town-table-seat', seat=seat + 1, points=player['total'])}"]
    goods = _counted(player["goods"], box, words)
    coins = words("little-town-goods-coins", count=player["coins"])
    lines.append(f"    {f'{goods}, ' if goods else ''}{coins}")
    lines.append(f"    {words('little-town-table-home', workers=len(player['home']), houses=player['houses'])}")
    if any(card["card"] for card in player["row"]):
        lines.append(f"    {words('little-town-table-row')}  {_row(player, box, words)}")
    for objective in player["objectives"]:
        lines.append(f"    {words('little-town-table-objective')}  {words.thing(box, 'objective', objective)}")
    if len(player["objectives"]) < player["hidden"]:
        lines.append(f"    {words('little-town-table-hidden', cards=player['hidden'])}")
    for objective in player["done"]:
        lines.append(f"    {words('little-town-table-done')}  {words.thing(box, 'objective', objective)}")
    return lines


def _row(player: Mapping[str, Any], box: BoxFile, words: Any) -> str:
    """The cards from left to right, with the cubes on them; `.` between two is a worker at home."""
    cards = []
    for slot, card in enumerate(player["row"]):
        name = words.thing(box, "artisan", card["card"]) if card["card"] else "–"
        cubes = f" ({', '.join(words.thing(box, 'resource', cube) for cube in card['cubes'])})" if card["cubes"] else ""
        place = COLUMN_NAMES[slot] if slot < len(player["row"]) - 1 else ""
        cards.append(f"{name}{cubes} {f'[{place}]' if place in player['home'] else '[ ]' if place else ''}")
    return " ".join(cards)


def _counted(cubes: Mapping[str, int], box: BoxFile, words: Any) -> str:
    return ", ".join(f"{count} {words.thing(box, kind_of_count(count), cube)}" for cube, count in cubes.items())
