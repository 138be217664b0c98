"""The guided games: fixed games, cut into steps, as the browser's lessons show them.

Run `.venv/bin/python tools/lessons.py` after the rules, the boxes or the words of tellings have changed. The games are
written down move by move, so the same files come out every time; what each step says is in `words/web/*/<game>.ftl`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from atelier.match import Match
from atelier.server.tables.accounts import account
from atelier.server.tables.differences import differences
from atelier.server.tables.views import choice, spell, telling

ROOMS = Path(__file__).parents[1] / "web" / "src" / "games"
LEARNER = 0


class Step(NamedTuple):
    """One page of a lesson: where the game stands, how many moves the learner makes, what is pointed at."""

    at: int
    acts: int
    area: str
    point: tuple[str, ...] = ()


class Lesson(NamedTuple):
    """A game and how it is told; `part`: what of the game it teaches, where it is not the first of that game."""

    game: str
    seed: int
    options: dict[str, str]
    moves: str
    steps: tuple[Step, ...]
    part: str = ""

    @property
    def name(self) -> str:
        """As it stands in addresses and in the words files."""
        return f"{self.game}-{self.part}" if self.part else self.game


ARTISANS = Lesson(
    game="artisans",
    seed=25,
    options={"artisans": "draft"},
    moves="""
choose artoholic, choose specialist, trade stone 2, trade metal 4, trade metal 1, token, pass, develop gold 2,
develop wood 3, take 2, take 3, take 5, take 1, token, take 4, develop textiles 2, develop gold 2, take 3, take 1,
take 2, take 4, token, trade textiles 5, develop glass 2, develop textiles 1, take 5, craft 1, take 1, take 3,
token, trade glass 4, develop textiles 2, develop textiles 1, take 1, craft 2, take 3, take 4, trade metal 2,
token, pass, develop stone 5, develop glass 2, take 5, take 3, take 4, token, take 1, develop glass 2,
develop metal 1, take 2, take 1, token, take 4, develop clay 1, develop wood 3, craft 1, craft 3, token, take 3,
develop gold 1, develop stone 2, take 3, take 1, take 2, take 5, take 4, take 1, take 2, take 4, token, take 3,
develop gold 1, develop wood 1, take 3, craft 3, trade wood 1, take 2, trade metal 5, trade glass 4, trade clay 5,
trade metal 4, token, trade glass 5, develop glass 2, develop clay 2, take 5, take 1, take 2, take 3, token, pass,
develop textiles 2, develop clay 1, take 3, craft 2, take 1, take 2, trade wood 4, trade stone 4, trade gold 4,
trade wood 4, trade stone 4, trade glass 4, trade wood 4, trade stone 4, trade glass 4, trade wood 4,
trade stone 4, trade glass 4, token, pass, develop textiles 1, develop gold 2, pass, pass
""",
    steps=(
        Step(0, 0, "centre"),
        Step(0, 1, "centre"),
        Step(2, 0, "mine", ("hand-0",)),
        Step(2, 0, "centre", ("market-", "token")),
        Step(2, 1, "centre"),
        Step(4, 1, "centre"),
        Step(6, 1, "centre", ("token-1",)),
        Step(8, 1, "mine"),
        Step(10, 0, "centre", ("market-",)),
        Step(10, 1, "centre"),
        Step(16, 1, "mine"),
        Step(24, 1, "mine"),
        Step(26, 0, "centre", ("object-",)),
        Step(26, 1, "centre"),
        Step(28, 0, "mine", ("points-0", "made-0")),
        Step(32, 1, "mine"),
        Step(34, 1, "centre"),
        Step(38, 1, "centre"),
        Step(40, 1, "mine"),
        Step(56, 0, "centre", ("object-", "next")),
        Step(56, 1, "centre"),
        Step(112, 1, "mine"),
        Step(115, 0, "mine"),
    ),
)

LITTLE_TOWN = Lesson(
    game="little-town",
    seed=23,
    options={"expansion": "off", "board": "1", "market": "first", "new-tiles": "0"},
    moves="""
place b2, build wheat-field, place g4, build wheat-field, place c2, coins wood 0, place f5, activate g4, gather all,
done, place d2, activate c2, done, place h2, place h5, activate g4, done, build workshop, place g3, place e5,
place h4, activate g4, done, feed fish 4, build bakery, place h3, build quarry, place c3, place f5, activate g4,
done, place b2, activate c2, activate c3, done, place h4, activate g4, activate h3, done, build statue, place d3,
place h2, activate g3, coins wood 0, done, build well, place b3, place i5, place e5, feed fish 4, feed wheat 1,
place b2, activate b3, activate c2, done, place h4, activate g4, gather wood, gather fish, activate g3,
coins wood 0, activate h3, coins wheat 0, done, place a2, gather all, activate b3, done, place f5, gather wood,
gather fish, gather fish, activate g4, done, build gold-mine, place c5, place g2, gather stone, gather fish,
activate g3, coins wood 1, activate h3, coins wheat 0, done, place e5, place h5, gather wood, gather wood,
gather fish, activate g4, done, place b4, activate b3, gather all, activate c5, activate c3, done, place h2,
gather stone, gather stone, activate g3, coins wood 0, activate h3, coins wheat 0, done, feed fish 5, feed fish 5,
build warehouse, place g1, coins stone 0, place b4, activate c5, activate c3, gather wood, gather fish, activate b3,
done, place h2, gather stone, gather stone, activate g1, coins stone 0, activate g3, activate h3, done, place b1,
gather all, activate c2, done, place g2, gather stone, gather fish, activate g1, coins stone 0, activate g3,
activate h3, done, build castle, place c4, place f5, gather wood, gather fish, gather fish, activate g4, done,
place b2, gather all, activate b3, activate c2, done, place h4, gather wood, gather fish, activate g3, coins wood 0,
activate h3, coins wheat 0, activate g4, done, build barn, place d4, feed fish 4, feed wheat 1
""",
    steps=(
        Step(0, 0, "centre"),
        Step(0, 0, "centre", ("square-a1", "square-c1", "square-a3")),
        Step(0, 1, "centre"),
        Step(3, 3, "market"),
        Step(10, 0, "mine", ("goals-0",)),
        Step(10, 2, "centre"),
        Step(12, 1, "centre"),
        Step(14, 3, "centre"),
        Step(19, 1, "centre"),
        Step(23, 1, "mine"),
        Step(26, 2, "market"),
        Step(31, 4, "centre"),
        Step(39, 2, "market"),
        Step(45, 2, "market"),
        Step(51, 4, "centre"),
        Step(137, 2, "market"),
        Step(159, 2, "market"),
        Step(163, 0, "mine"),
    ),
)

LITTLE_TOWN_ARTISANS = Lesson(
    game="little-town",
    part="artisans",
    seed=2,
    options={"expansion": "standard", "board": "1", "market": "first", "new-tiles": "0"},
    moves="""
worker b, place b2, hire right, coins stone 0, done, worker a, build wheat-field, place g4, worker e,
build wheat-field, place c2, coins wood 0, done, worker b, place f5, gather wood, gather fish, gather fish,
activate g4, done, hire left, worker c, place d2, activate c2, use left 1, gather all, done, upgrade left,
coins fish 0, done, worker c, place h5, gather wood, gather wood, gather fish, activate g4, done, hire left,
worker a, place h4, activate g4, gather all, done, done, worker d, place e1, hire left, done, place e5, done,
place h2, cycle construction-1, hire left, worker a, build well, place g6, hire left, worker e, build quarry,
place c3, hire left, done, worker b, place f5, use left 1, gather wood, gather fish, gather fish, activate g4,
activate g6, done, upgrade left, worker c, place b2, activate c2, activate c3, use left 1, gather all, done,
worker e, place h5, gather wood, gather wood, gather fish, activate g4, activate g6, use left 1, done,
upgrade left, done, worker d, build statue, place d3, use right 1, upgrade right, worker c, place h6, use left 1,
gather wood, gather wood, activate g6, done, upgrade left, coins wood 0, done, worker a, place b1, gather wood,
gather stone, activate c2, done, hire right, place h2, gather stone, gather stone, use right 2, done,
upgrade right, coins wood 0, done, place d2, use right 1, gather wood, gather stone, activate c2, done,
upgrade right, feed fish 4, feed wheat 1, feed fish 2, worker b, place b2, gather wood, gather stone, gather fish,
activate c2, use right 1, activate c3, done, upgrade right, worker b, place f5, use left 1, gather wood,
gather fish, gather fish, activate g4, activate g6, done, upgrade left, coins wood 0, coins wheat 0, done,
worker d, build gold-mine, place a2, use right 1, upgrade right, worker a, place h5, gather wood, gather wood,
gather fish, activate g4, activate g6, use right 1, done, upgrade right, coins wood 0, coins fish 0,
coins wheat 0, done, worker c, place b3, gather wood, gather fish, activate a2, activate c3, use left 1,
take stone, trade wood, trade wood, activate c2, done, worker d, place h2, use left 1, gather stone, gather stone,
done, upgrade left, coins fish 0, done, worker e, build warehouse, place h6, use left 1, upgrade left, worker c,
place e1, gather stone, gather fish, use right 1, done, upgrade right, coins stone 0, done, place b1, gather wood,
gather stone, activate a2, activate c2, use right 1, done, upgrade right, done, place g1, gather stone,
gather fish, use left 1, done, cycle gather-4, cycle gather-4, upgrade left, coins wood 0, coins fish 0,
cycle gather-4, done, feed fish 3, feed wheat 2, worker c, place h5, gather wood, gather wood, gather fish,
activate g4, activate g6, activate h6, coins stone 0, use right 1, gain, sell wood, done, upgrade right,
coins stone 0, coins fish 0, coins wheat 0, done, worker a, place b2, gather wood, gather stone, gather fish,
activate a2, activate c2, activate c3, use right 1, done, upgrade right, coins fish 0, coins wheat 0, done,
worker d, place f5, gather wood, gather fish, gather fish, activate g4, activate g6, use left 1, done, done,
worker b, place i5, use left 1, gather wood, gather fish, activate h6, coins stone 0, done, upgrade left,
coins wood 0, coins stone 0, done, worker e, place e5, gather all, use left 2, done, done, worker c, place b3,
gather fish, activate a2, activate c3, activate c2, use left 1, take fish, trade wood, trade stone, gather wood,
done, done, worker a, build barn, place b1, use left 1, coins wood 0, upgrade left, coins fish 0, done, worker d,
build church, place b4, use right 1, coins stone 0, done, place c4, use right 1, activate b4, done, upgrade right,
coins wood 0, coins wheat 0, done, build workshop, place e1, use left 1, done, feed fish 3, feed coins 2,
feed fish 3, feed wheat 1, feed coins 1
""",
    steps=(
        Step(0, 0, "mine", ("row-0-",)),
        Step(0, 2, "mine"),
        Step(2, 3, "mine"),
        Step(21, 2, "mine"),
        Step(23, 4, "mine"),
        Step(27, 3, "mine"),
        Step(57, 5, "market"),
        Step(90, 5, "market"),
        Step(311, 0, "mine", ("row-0-",)),
        Step(334, 0, "mine"),
    ),
)


def teach(lesson: Lesson) -> dict[str, Any]:
    """The lesson as the browser reads it: the first view, and what changes in it from step to step."""
    options: dict[str, Any] = dict(lesson.options)
    match = Match(lesson.game, seats=2, seed=lesson.seed, **options)
    moves = [move.strip() for move in lesson.moves.replace("\n", " ").split(",")]
    first = seen(match)
    steps = [told(match, moves, step) for step in lesson.steps]
    return {"name": lesson.name, "game": lesson.game, "first": first, "steps": steps}


def told(match: Match, moves: list[str], step: Step) -> dict[str, Any]:
    """One step. Time passes first, if it begins later than the last one ended."""
    before = seen(match)
    while len(match.moves) < step.at:
        match.play(moves[len(match.moves)])
    later = differences(before, seen(match))
    page: dict[str, Any] = {"area": step.area, "point": list(step.point), "acts": list(acts(match, moves, step))}
    return {"later": later, **page} if later else page


def acts(match: Match, moves: list[str], step: Step) -> Iterator[dict[str, Any]]:
    """Each move of the learner, what it brings, why others are not possible, and what happens until the next."""
    for _ in range(step.acts):
        assert match.seat == LEARNER, f"step {step.at}: it is not the learner's turn"
        move = moves[len(match.moves)]
        act = {**choice(match, match.code(move)), "not": refusals(match)}
        had = match.scores[LEARNER].total
        events = [event(match, move)]
        act["points"] = match.scores[LEARNER].total - had
        while match.seat not in (LEARNER, None):
            events.append(event(match, moves[len(match.moves)]))
        yield {**act, "events": events}


def event(match: Match, move: str) -> dict[str, Any]:
    """A move as it is shown: who, what, what it brings to whom, and what changes for the learner's eyes."""
    before, was, seat, code = seen(match), match.copy(), match.seat, match.code(move)
    said = telling(match, code)
    match.play(move)
    outcomes = account(was, match, code)["outcomes"]
    return {"seat": seat, "move": move, **said, "outcomes": outcomes, "changes": differences(before, seen(match))}


def refusals(match: Match) -> list[dict[str, Any]]:
    """Why the moves of this moment that are not possible are not; alike reasons together."""
    found: dict[str, dict[str, Any]] = {}
    for code, move in enumerate(match.words):
        why = match.game.why(match.state, match.box, LEARNER, code)
        if why is None or why.message.startswith("now-"):
            continue
        reason = spell(why, match.box)
        found.setdefault(json.dumps(reason), {**reason, "moves": []})["moves"].append(move)
    return list(found.values())


def seen(match: Match) -> dict[str, Any]:
    """The learner's view without the list of moves: a lesson offers one at a time."""
    return {name: value for name, value in match.view(LEARNER).items() if name != "legal"}


def file(lesson: Lesson) -> Path:
    """Where a lesson is kept: in the room of its game."""
    return ROOMS / lesson.game / (f"lesson-{lesson.part}.json" if lesson.part else "lesson.json")


def written(lesson: Lesson) -> str:
    """What the file of a lesson says."""
    return json.dumps(teach(lesson), ensure_ascii=False, separators=(",", ":")) + "\n"


LESSONS = {lesson.name: lesson for lesson in (ARTISANS, LITTLE_TOWN, LITTLE_TOWN_ARTISANS)}


def main() -> None:
    """Write every lesson."""
    for lesson in LESSONS.values():
        file(lesson).write_text(written(lesson), encoding="utf-8")


if __name__ == "__main__":
    main()
