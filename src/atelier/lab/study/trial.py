"""A box tried out: a few thousand games in small pieces, played by the prior alone, and what they show, as JSON.

For whoever waits for it, a workshop page above all. A study of the lab asks stronger players and shows much more; every
number here is one of the lab's own.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import islice
from typing import Any, NamedTuple

from atelier.agents.algorithms import algorithms
from atelier.agents.scratch import new_scratch
from atelier.boxfile import LANGUAGES, BoxFile
from atelier.game import Game
from atelier.knowledge import Knowledge
from atelier.lab.arena import play_game, whole_deals
from atelier.lab.standings import Result
from atelier.lab.study.course import dramas, lengths
from atelier.lab.study.design import Sitting, Study, study
from atelier.lab.study.estimates import Estimate, mean
from atelier.lab.study.evidence import Evidence, chosen, deals_of
from atelier.lab.study.facts import facts_of
from atelier.lab.study.fairness import seat_shares
from atelier.lab.study.playing import gathered
from atelier.lab.study.points import sources
from atelier.lab.study.things import Thing, never_seen, things
from atelier.words import Words, speak

FORMAT = 1
"""Of what is found; another is found anew."""
OPPONENT = "prior"
SHARPNESS = 3.0
"""The prior raised to this power: quick as an apprentice, and beats one five times of six (Artisans) or more."""
CALLED = frozenset({"names", "many", "source", "text", "cost_text", "decks"})
"""What does not make another card of a thing: its names, words made of its values, the decks of the whole box."""
PIECE = 24
"""Games of a piece, at least: a second or two, after which one may stop or go on elsewhere."""


class ByPrior:
    """Plays what the prior likes, and hardly ever what it does not."""

    name = OPPONENT

    def choose(self, knowledge: Knowledge) -> int:
        """A legal action, by the sharpened prior."""
        sample_prior, scratch = algorithms(knowledge.game).sample_prior, new_scratch(knowledge.game)
        return int(sample_prior(knowledge.guess[0], knowledge.box.record, knowledge.rng, scratch, SHARPNESS))


class Piece(NamedTuple):
    """Some deals of one kind of table, each played once for each seat."""

    sitting: int
    first: int
    deals: int
    games: int


def plan_trial(game: Game, box: BoxFile, games: int) -> Study:
    """At least so many games over all kinds of tables, as many at each."""
    tables = len(study(game, box, [OPPONENT], 1).sittings)
    return study(game, box, [OPPONENT], max(1, -(-games // tables)))


def name_of(planned: Study) -> str:
    """The name of a trial: of all that decides what is found."""
    parts = {**planned.as_json(), "trial": FORMAT, "sharpness": SHARPNESS, "games": planned.games}
    parts["box"] = planned.box.digest  # whatever it is called
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def pieces(planned: Study) -> list[Piece]:
    """All games in pieces, the tables in turn: stopped anywhere, every table has been played about as often."""
    rounds: list[list[Piece]] = []
    for sitting in planned.sittings:
        at_once = whole_deals(PIECE, sitting.table.seats)
        for number, first in enumerate(range(0, sitting.deals, at_once)):
            if number == len(rounds):
                rounds.append([])
            deals = min(at_once, sitting.deals - first)
            rounds[number].append(Piece(sitting.number, first, deals, deals * sitting.table.seats))
    return [piece for one in rounds for piece in one]


def play_piece(planned: Study, piece: Piece) -> list[Result]:
    """Play the games of a piece."""
    sitting, cast = planned.sittings[piece.sitting], {OPPONENT: ByPrior()}
    seats = sitting.table.seats
    order = islice(sitting.order, piece.first * seats, piece.first * seats + piece.games)
    return [play_game(sitting.table, seating, cast) for seating in order]


def find(planned: Study, played: Iterable[tuple[Piece, Sequence[Result]]]) -> dict[str, Any] | None:
    """What the games of some pieces show; None if there are none."""
    results: dict[int, list[Result]] = {}
    for piece, some in played:
        results.setdefault(piece.sitting, []).extend(some)
    if not results:
        return None
    sittings = tuple(one for one in planned.sittings if one.number in results)
    frames = gathered(planned, lambda sitting: iter(results.get(sitting.number, ())))
    evidence = Evidence(planned.game, planned.box, sittings, frames)
    return {
        "games": sum(map(len, results.values())),
        "opponent": OPPONENT,
        "things": list(_things_told(things(evidence), planned.box)),
        "tables": _tables(evidence, sittings),
    }


def names_of(game: Game, box: BoxFile) -> dict[str, dict[str, dict[str, str]]]:
    """What people call the things that are looked at, by kind and word: two boxes that play alike may differ in it."""
    return {
        kind: {
            word: {language: names[kind][index] for language, names in box.names.items()}
            for index, word in enumerate(box.words[kind])
        }
        for kind in facts_of(game).KINDS
    }


def changed(game: Game, box: BoxFile) -> dict[str, list[str]]:
    """The things that are other cards than ours: their values differ, or ours has none of that word."""
    mine, ours = game.things(box, _languages()), _our_things(game)
    return {
        kind: [word for word in box.words[kind] if _values(mine[kind][word]) != _values(ours[kind].get(word))]
        for kind in facts_of(game).KINDS
    }


@cache
def _our_things(game: Game) -> Any:
    """Every thing of the box that comes with a game."""
    return game.things(game.default_box, _languages())


def _values(thing: Any) -> Any:
    """All of a thing but what it is called, and what its box says of many."""
    if isinstance(thing, dict):
        return {key: _values(value) for key, value in thing.items() if key not in CALLED}
    return thing


@cache
def _languages() -> dict[str, Words]:
    return {language: speak(language) for language in LANGUAGES}


def first_games(planned: Study) -> str:
    """A digest of how the games of the first piece go: other players or rules would play other ones."""
    played = play_piece(planned, pieces(planned)[0])
    return hashlib.sha256(b"".join(result.moves for result in played)).hexdigest()


def ours_found(planned: Study) -> dict[str, Any] | None:
    """What a trial of the box that comes with the game finds: it was played before (`tools/trials.py`)."""
    file = resources.files(__package__).joinpath("ours", f"{planned.game.name}.json")
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return kept["findings"] if kept.get("study") == name_of(planned) else None


def _things_told(found: Sequence[Thing], box: BoxFile) -> Iterator[dict[str, Any]]:
    """Kind by kind; behind what was found, what never lay open: of it nothing is known yet."""
    for kind in dict.fromkeys(one.kind for one in found):
        seen = [one for one in found if one.kind == kind]
        yield from (_told(one, box) for one in seen)
        unseen = sorted({*range(len(box.words[kind]))} - {one.number for one in seen})
        yield from (_told(never_seen(kind, number), box) for number in unseen)


def _told(one: Thing, box: BoxFile) -> dict[str, Any]:
    verdict = ("strong" if one.excess.value > 0 else "weak") if one.accused else "unused" if one.unused else None
    return {
        "kind": one.kind,
        "word": box.words[one.kind][one.number],
        "offered": one.offered,
        "taken": _estimate(one.taken),
        "finished": _estimate(one.finished),
        "excess": _estimate(one.excess),
        "verdict": verdict,
    }


def _tables(evidence: Evidence, sittings: Sequence[Sitting]) -> list[dict[str, Any]]:
    seats, found = evidence.mirrors["seats"], []
    shares, long, drama = seat_shares(evidence), lengths(evidence), dramas(evidence)
    for number, one in enumerate(sittings):
        rows = chosen(seats, seats["table"] == one.number)
        won = chosen(rows, rows["place"] == 1)
        found.append({
            "seats": one.table.seats,
            "options": dict(list(one.table.options.items())[:1]),
            "games": len(rows["seat"]) // one.table.seats,
            "chapters": _estimate(long[number].chapters),
            "decisions": _estimate(long[number].decisions),
            "minutes": long[number].minutes,
            "points": _estimate(mean(rows["points"].astype(float), deals_of(rows), 2 * len(sittings))),
            "winners": _estimate(mean(won["points"].astype(float), deals_of(won), 2 * len(sittings))),
            "margin": _estimate(drama[number].margin),
            "won": [_estimate(share.won) for share in shares if share.sitting.number == one.number],
            "sources": [{"name": source.name, "share": source.share, "winners": source.winners.value}
                        for source in sources(evidence, one)],
        })  # fmt: skip
    return found


def _estimate(one: Estimate) -> Mapping[str, float | int | None]:
    """As JSON can say it: no number for what is not known."""
    return {name: value if math.isfinite(value) else None for name, value in one._asdict().items()}
