"""A view as a text table: for `print(match)`, a terminal, a bug report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atelier.boxfile import BoxFile
from atelier.games.artisans import state as s
from atelier.games.artisans.text.cards import NUMERALS, describe_object


def draw_table(view: Mapping[str, Any], box: BoxFile, words: Any) -> str:
    """Draw what a view shows. `words` speaks the reader's language."""
    lines = [words("artisans-table-month", month=view["month"], phase=words(f"artisans-phase-{view['phase']}"))]
    lines += ["", _market(view, box, words), "", *_objects(view, box, words)]
    for seat in range(len(view["players"])):
        lines += ["", *_player(view, seat, box, words)]
    return "\n".join(lines)


def _market(view: Mapping[str, Any], box: BoxFile, words: Any) -> str:
    places = "  ".join(
        f"{place} {words.thing(box, 'material', card) if card else '·'}" for place, card in enumerate(view["market"], 1)
    )
    token = (
        words("artisans-table-token-middle")
        if view["token"] is None
        else words("artisans-table-token", seat=view["token"] + 1)
    )
    piles = words("artisans-table-piles", deck=view["deck"], discard=sum(view["discard"].values()))
    return f"{words('artisans-table-market')}  {places}\n  {token}; {piles}"


def _objects(view: Mapping[str, Any], box: BoxFile, words: Any) -> list[str]:
    rows = [(str(place), card) for place, card in enumerate(view["row"], 1)] + [
        (words("artisans-table-next"), view["next"])
    ]
    width = max(len(label) for label, _ in rows)
    first, second = view["object_decks"]
    lines = [words("artisans-table-objects", first=first, second=second)]
    return lines + [f"  {label:>{width}} {describe_object(card, box, words) if card else '·'}" for label, card in rows]


def _player(view: Mapping[str, Any], seat: int, box: BoxFile, words: Any) -> list[str]:
    player = view["players"][seat]
    artisan = (
        words.thing(box, "artisan", player["artisan"]) if player["artisan"] else words("artisans-table-no-artisan")
    )
    marker = "▶" if view["turn"] == seat else " "
    lines = [f"{marker} {words('artisans-table-seat', seat=seat + 1, artisan=artisan, points=player['total'])}"]
    lines.append(f"    {words('artisans-table-hand')}  {_hand(player, box, words)}")
    if player["works"]:
        lines.append(f"    {words('artisans-table-works')}  {_works(player, box, words)}")
    if player["made"]:
        made = ", ".join(words.thing(box, "object", card) for card in player["made"])
        lines.append(f"    {words('artisans-table-made')}  {made}")
    if player["reserved"]:
        lines.append(f"    {words('artisans-table-reserved')}  {describe_object(player['reserved'], box, words)}")
    return lines


def _hand(player: Mapping[str, Any], box: BoxFile, words: Any) -> str:
    if player["hand"] is not None:
        return _counted(player["hand"], box, words) or words("artisans-table-nothing")
    known = _counted(player["known"], box, words)
    hidden: str = words("artisans-table-hidden", cards=player["cards"])
    return hidden + (f" ({words('artisans-table-known')} {known})" if known else "")


def _works(player: Mapping[str, Any], box: BoxFile, words: Any) -> str:
    return "   ".join(
        f"{words.thing(box, 'material', material)} "
        + " ".join(f"{NUMERALS[level]}×{cards}" for level, cards in enumerate(levels[: s.LEVELS]))
        for material, levels in player["works"].items()
    )


def _counted(cards: Mapping[str, int], box: BoxFile, words: Any) -> str:
    return ", ".join(f"{count} {words.thing(box, 'material', card)}" for card, count in cards.items())
