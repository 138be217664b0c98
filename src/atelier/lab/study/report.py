"""The report of a study: what was found, section by section, in French or in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.agents.levels import LEVELS
from atelier.lab.study.contention import contests
from atelier.lab.study.course import CLOSE, SECONDS_A_DECISION, comebacks, dramas, lengths, margins, phases, verbs
from atelier.lab.study.design import Sitting
from atelier.lab.study.drawing import Scale, bar, histogram, scale, strip
from atelier.lab.study.estimates import ALPHA, FEWEST_DEALS, Estimate
from atelier.lab.study.evidence import Evidence, chosen, games_of
from atelier.lab.study.facts import facts_of
from atelier.lab.study.fairness import SeatShare, deal_shares, meetings, seat_shares
from atelier.lab.study.page import Figures, Section, board, escape, listed, page, paragraph, table
from atelier.lab.study.pairs import pairs
from atelier.lab.study.points import penalties, sources
from atelier.lab.study.restriction import worths
from atelier.lab.study.rivalry import DEALS
from atelier.lab.study.things import Thing, things
from atelier.words import Words

COLUMNS = 24
"""Of a histogram, at most."""


def report(evidence: Evidence, words: Words) -> str:
    """The whole of it as one HTML file."""
    return page(title(evidence, words), about(evidence, words), _Report(evidence, words).sections(), words)


def title(evidence: Evidence, words: Words) -> str:
    """What was studied, in a line."""
    game, ours = evidence.game.name.replace("-", " ").title(), evidence.game.default_box
    if (evidence.box.name, evidence.box.digest) == (ours.name, ours.digest):
        return words("lab-title-ours", game=game)
    return words("lab-title", game=game, box=escape(evidence.box.name))


def about(evidence: Evidence, words: Words) -> list[str]:
    """With how many games, and who played them."""
    write = Figures(words)
    names = list(dict.fromkeys(name for sitting in evidence.sittings for name in sitting.entrants))
    games = len(evidence.frames["seats"]["seat"][evidence.frames["seats"]["seat"] == 0])
    return [
        words(
            "lab-about",
            games=write.number(games, 0),
            tables=len(evidence.sittings),
            names=", ".join(player_name(name, words) for name in names),
        ),
        words(
            "lab-about-box",
            name=escape(evidence.box.name),
            digest=evidence.box.digest,
            rules=evidence.game.version,
            seed=_seed(evidence),
        ),
    ]


def _seed(evidence: Evidence) -> str:
    return str(evidence.sittings[0].table.seed)


def table_name(sitting: Sitting, words: Words) -> str:
    """A kind of table: how many sit at it, and what it has chosen where games differ."""
    first, choice = next(iter(sitting.table.options.items()))
    option = words(f"lab-choice-{sitting.table.game.name}-{first}", choice=choice)
    return words("lab-table", seats=sitting.table.seats, option=option)


def player_name(written: str, words: Words) -> str:
    """An opponent by its name in this language, and its budget; what is no level stays as it was written."""
    level, colon, budget = written.partition(":")
    return f"{words(f'level-{level}')}{colon}{budget}" if level in LEVELS else escape(written)


class _Report:
    def __init__(self, evidence: Evidence, words: Words):
        self.evidence, self.words, self.write = evidence, words, Figures(words)
        self.mirrors = [sitting for sitting in evidence.sittings if sitting.mirror]
        self.things, self.seats = things(evidence), seat_shares(evidence)
        self.verbs, self.worths, self.contests = verbs(evidence), worths(evidence), contests(evidence)

    def sections(self) -> list[Section]:
        """All that has anything to show."""
        found = [self._called_out(), self._seats(), self._skill(), self._length(), self._luck(), self._drama()]
        found += [self._points(), *map(self._things, self.evidence.kinds), self._restricted(), self._pairs()]
        found += [self._contention()]
        found += [self._rules(), self._method()]
        return [section for section in found if section]

    def _section(self, name: str, *blocks: str, **said: Any) -> Section:
        return Section(name, self.words(f"lab-{name}"), self.words(f"lab-{name}-look", **said), blocks)

    def _called_out(self) -> Section:
        seats = [
            self.words("lab-found-seat", table=self._at(one.sitting), seat=one.seat + 1, won=self._percent(one.won))
            for one in self.seats
            if one.accused
        ]
        cards = [
            self.words(
                "lab-found-strong" if one.excess.value > 0 else "lab-found-weak",
                name=self._name(one.kind, one.number),
                points=self.write.points(one.excess.value),
                between=self.write.between(one.excess, signed=True),
            )
            for one in sorted(self.things, key=lambda one: -abs(one.excess.value))
            if one.accused
        ]
        unused = [
            self.words("lab-found-unused", name=self._name(one.kind, one.number), taken=self._percent(one.taken))
            for one in self.things
            if one.unused
        ]
        traps = [
            self.words(
                "lab-found-trap",
                name=self._name(one.kind, one.number),
                points=self.write.points(-one.lost.value),
                between=self.write.between(
                    Estimate(one.lost.n, -one.lost.value, -one.lost.high, -one.lost.low), signed=True
                ),
            )
            for one in self.worths
            if one.trap
        ]
        found = [*seats, *cards, *traps, *unused]
        shown = listed(found) if found else paragraph(self.words("lab-found-nothing"))
        return self._section("found", shown, many=len(self.things))

    def _seats(self) -> Section:
        blocks = []
        for sitting in self.mirrors:
            rows = [one for one in self.seats if one.sitting == sitting]
            blocks += [f"<h3>{self._at(sitting)}</h3>", self._seat_table(rows, 1 / sitting.table.seats)]
        return self._section("seats", *blocks)

    def _seat_table(self, rows: Sequence[SeatShare], expected: float) -> str:
        on = scale([one.won for one in rows], expected, share=True)
        return table(
            self._columns(["lab-seat", "lab-won", None, "lab-between"], on),
            [
                [str(one.seat + 1), self.write.percent(one.won.value), strip(one.won, on, one.accused),
                 self.write.between(one.won, share=True)]
                for one in rows
            ],
            [one.accused for one in rows],
        )  # fmt: skip

    def _skill(self) -> Section | None:
        found = meetings(self.evidence)
        if not found:
            return None
        on = scale([one.won for one in found], 0.5, share=True)
        rows = [
            [self._player(one.one), self._player(one.other), self.write.percent(one.won.value),
             strip(one.won, on, one.won.leaves_out(0.5)), self.write.between(one.won, share=True)]
            for one in found
        ]  # fmt: skip
        columns = ["lab-opponent", "lab-against", "lab-won", None, "lab-between"]
        return self._section("skill", self._matrix(), table(self._columns(columns, on), rows))

    def _matrix(self) -> str:
        found = {(one.one, one.other): one.won for one in meetings(self.evidence)}
        names = list(dict.fromkeys(one for one, _ in found))
        rows = [
            [
                self._player(one),
                *(self._percent(found[one, other]) if one != other else "" for other in names),
            ]
            for one in names
        ]
        return table(["", *map(self._player, names)], rows)

    def _length(self) -> Section:
        found, parts = lengths(self.evidence), phases(self.evidence)
        first = table(
            self._columns(["lab-at", self._own("chapters"), "lab-decisions", "lab-between", "lab-minutes"]),
            [
                [self._at(one.sitting), self.write.about(one.chapters), self.write.number(one.decisions.value),
                 self.write.between(one.decisions), self.write.number(one.minutes, 0)]
                for one in found
            ],
        )  # fmt: skip
        on = scale([one.options for one in parts])
        second = table(
            self._columns(
                ["lab-phase", "lab-a-game", "lab-options", None, "lab-between", "lab-forced", "lab-stuck"], on, "number"
            ),
            [
                [self.words(f"{self.evidence.game.name}-phase-{self.evidence.box.words['phase'][one.number]}"),
                 self.write.number(one.a_game), self.write.number(one.options.value), strip(one.options, on),
                 self.write.between(one.options), self._percent(one.forced), self._percent(one.stuck)]
                for one in parts
            ],
        )  # fmt: skip
        return self._section("length", first, second, seconds=SECONDS_A_DECISION)

    def _luck(self) -> Section:
        found = deal_shares(self.evidence)
        on = scale([one.of_points for one in found] + [one.of_victory for one in found], share=True)._replace(low=0.0)
        rows = []
        for one in found:
            for what, estimate in (("lab-of-victory", one.of_victory), ("lab-of-points", one.of_points)):
                rows.append([self._at(one.sitting), self.words(what), self.write.percent(estimate.value, 0),
                             strip(estimate, on), self.write.between(estimate, share=True)])  # fmt: skip
        columns = ["lab-at", "lab-measured", "lab-share", None, "lab-between"]
        return self._section("luck", table(self._columns(columns, on), rows))

    def _drama(self) -> Section:
        found = dramas(self.evidence)
        rows = [
            [self._at(one.sitting), self.write.about(one.changes), self._percent(one.led_from),
             self.write.about(one.margin), self.write.percent(one.close.value),
             self.write.between(one.close, share=True)]
            for one in found
        ]  # fmt: skip
        columns = ["lab-at", "lab-lead-changes", "lab-led-from", "lab-margin", "lab-close", "lab-between"]
        blocks = [table(self._columns(columns), rows)]
        for sitting in self.mirrors:
            blocks += [
                f"<h3>{self.words(self._own('comeback'), table=self._at(sitting))}</h3>",
                self._comeback(sitting),
            ]
        return self._section("drama", *blocks, close=CLOSE, after=self.words(self._own("after")))

    def _comeback(self, sitting: Sitting) -> str:
        found = comebacks(self.evidence, sitting)
        on = scale([one.lost for one in found], share=True)._replace(low=0.0)
        return table(
            self._columns([self._own("chapter"), "lab-leader-lost", None, "lab-between"], on),
            [
                [str(one.chapter), self.write.percent(one.lost.value), strip(one.lost, on),
                 self.write.between(one.lost, share=True)]
                for one in found
            ],
        )  # fmt: skip

    def _points(self) -> Section:
        blocks = [
            paragraph(
                f'<span class="key winners"></span>{self.words("lab-winners")}'
                f'<span class="key others"></span>{self.words("lab-others")}'
            )
        ]
        for sitting in self.mirrors:
            blocks += [f"<h3>{self._at(sitting)}</h3>", self._distribution(sitting), self._sources(sitting)]
        if found := penalties(self.evidence):
            on = scale([one.excess for one in found], 0.0)
            rows = [
                [self._source(one.source), f"{one.least}–{one.most}" if one.most > one.least else str(one.least),
                 self.write.points(one.excess.value), strip(one.excess, on, one.excess.leaves_out(0.0)),
                 self.write.between(one.excess, signed=True)]
                for one in found
            ]  # fmt: skip
            columns = ["lab-source", "lab-lost-points", "lab-excess", None, "lab-between"]
            blocks += [f"<h3>{self.words('lab-penalties')}</h3>", table(self._columns(columns, on, "points"), rows)]
        return self._section("points", *blocks)

    def _distribution(self, sitting: Sitting) -> str:
        seats = self.evidence.mirrors["seats"]
        rows = chosen(seats, seats["table"] == sitting.number)
        edges = np.histogram_bin_edges(rows["points"], min(COLUMNS, max(1, int(np.ptp(rows["points"])))))
        first = rows["place"] == 1
        heights = [np.histogram(rows["points"][some], edges)[0] / max(1, some.sum()) for some in (first, ~first)]
        ends = (edges[0], (edges[0] + edges[-1]) / 2, edges[-1])
        ticks = "".join(f"<span>{self.write.number(float(end), 0)}</span>" for end in ends)
        ahead = self.write.number(float(np.median(margins(rows))), 0)
        told = self.words("lab-distribution", margin=ahead, games=self.write.number(len(np.unique(games_of(rows))), 0))
        return (
            f"{histogram(heights[0].tolist(), heights[1].tolist())}"
            f'<div class="ticks">{ticks}</div>{paragraph(told, "note")}'
        )

    def _sources(self, sitting: Sitting) -> str:
        found = sources(self.evidence, sitting)
        most = max(abs(one.winners.value) for one in found)
        columns = ["lab-source", "lab-of-winners", None, "lab-between", "lab-share", "lab-of-others", "lab-between"]
        return table(
            self._columns(columns),
            [
                [self._source(one.name), self.write.number(one.winners.value), bar(one.winners.value, most),
                 self.write.between(one.winners), self._percent(one.part), self.write.number(one.others.value),
                 self.write.between(one.others)]
                for one in found
            ],
        )  # fmt: skip

    def _things(self, kind: str) -> Section | None:
        found = sorted((one for one in self.things if one.kind == kind), key=lambda one: -_sort_key(one))
        if not found:
            return None
        on = scale([one.excess for one in found], 0.0, most=0.5)
        rows = [
            [self._name(one.kind, one.number), self.write.number(one.offered, 0), self._percent(one.taken),
             self.write.number(one.chapter), self._percent(one.finished), self._percent(one.won),
             self.write.percent(one.expected), self.write.points(one.excess.value), strip(one.excess, on, one.accused),
             self.write.between(one.excess, signed=True)]
            for one in found
        ]  # fmt: skip
        columns = ["lab-thing", "lab-offered", "lab-taken", self._own("when"), "lab-finished", "lab-won"]
        columns = self._columns([*columns, "lab-expected", "lab-excess", None, "lab-between"], on, "points")
        shown = table(columns, rows, [one.accused for one in found])
        name = f"{self.evidence.game.name}-lab-{kind}"
        look = self.words("lab-things-look", fewest=FEWEST_DEALS, same=self.words(self._own("same")))
        return Section(f"things-{kind}", self.words(name), look, [shown])

    def _restricted(self) -> Section | None:
        if not self.worths:
            return None
        found = sorted(self.worths, key=lambda one: -one.lost.value)
        on = scale([one.lost for one in found], 0.0, most=0.5)
        rows = [
            [self._name(one.kind, one.number), self._percent(one.would), self.write.points(one.lost.value),
             strip(one.lost, on, one.trap), self.write.between(one.lost, signed=True), self.write.about(one.points),
             self.write.number(one.kept.value * one.kept.n, 0), self.write.points(one.value.value),
             self.write.between(one.value, signed=True)]
            for one in found
        ]  # fmt: skip
        columns = ["lab-thing", "lab-would", "lab-lost", None, "lab-between", "lab-lost-points", "lab-kept"]
        titles = self._columns([*columns, "lab-value", "lab-between"], on, "points")
        shown = table(titles, rows, [one.trap for one in found])
        return self._section("restricted", shown, fewest=FEWEST_DEALS)

    def _pairs(self) -> Section | None:
        found = pairs(self.evidence)
        if not found:
            return None
        on = scale([one.excess for one in found], 0.0)
        rows = [
            [f"{self._name(*one.first)} + {self._name(*one.second)}", self.write.points(one.excess.value),
             self.write.points(one.apart), strip(one.excess, on, one.excess.low > 0),
             self.write.between(one.excess, signed=True)]
            for one in found
        ]  # fmt: skip
        columns = ["lab-pair", "lab-together", "lab-apart", None, "lab-between"]
        marked = [one.excess.low > 0 for one in found]
        return self._section("pairs", table(self._columns(columns, on, "points"), rows, marked))

    def _contention(self) -> Section | None:
        wanted = sorted((one for one in self.things if one.wanted.value > 0), key=lambda one: -one.wanted.value)[
            :COLUMNS
        ]
        ends = sorted((one for one in self.things if one.finished.value < 1), key=lambda one: one.finished.value)
        blocks = [block for kind in facts_of(self.evidence.game).CONTESTED for block in self._contested(kind)]
        if wanted:
            on = scale([one.wanted for one in wanted])._replace(low=0.0)
            rows = [
                [self._name(one.kind, one.number), self.write.number(one.wanted.value, 2), strip(one.wanted, on),
                 self.write.between(one.wanted._replace(low=max(0.0, one.wanted.low)), digits=2)]
                for one in wanted
            ]  # fmt: skip
            columns = ["lab-thing", "lab-wanted", None, "lab-between"]
            blocks += [f"<h3>{self.words('lab-wanted-title')}</h3>"]
            blocks += [table(self._columns(columns, on, "number"), rows)]
        if ends:
            on = scale([one.finished.rest for one in ends], share=True)._replace(low=0.0)
            rows = [
                [self._name(one.kind, one.number), self.write.percent(one.finished.rest.value),
                 strip(one.finished.rest, on), self.write.between(one.finished.rest, share=True)]
                for one in ends
            ]  # fmt: skip
            columns = ["lab-thing", "lab-unfinished", None, "lab-between"]
            blocks += [f"<h3>{self.words('lab-dead-ends')}</h3>", table(self._columns(columns, on), rows)]
        return self._section("contention", *blocks) if blocks else None

    def _contested(self, kind: str) -> list[str]:
        """Places of one kind: a board is drawn as one; of everything there is a list, the most often lost first."""
        found = [one for one in self.contests if one.kind == kind]
        if not found:
            return []
        most = sorted(found, key=lambda one: -one.a_game * one.lost.value)[:COLUMNS]
        on = scale([one.lost for one in most], share=True)._replace(low=0.0)
        rows = [
            [self._name(kind, one.number), self.write.number(one.a_game, 2), self.write.percent(one.lost.value),
             strip(one.lost, on), self.write.between(one.lost, share=True)]
            for one in most
        ]  # fmt: skip
        columns = ["lab-thing", "lab-wanted-next", "lab-taken-first", None, "lab-between"]
        blocks = [f"<h3>{self.words(f'{self.evidence.game.name}-lab-contested-{kind}')}</h3>"]
        if in_a_row := facts_of(self.evidence.game).BOARD.get(kind):
            lost = {one.number: one.a_game * one.lost.value for one in found}
            names = self.evidence.box.names[self.words.language][kind]
            blocks += [board([lost.get(number, 0.0) for number in range(len(names))], names, in_a_row, self.write)]
            blocks += [paragraph(self.words("lab-board"), "note")]
        return [*blocks, table(self._columns(columns, on), rows)]

    def _rules(self) -> Section:
        name, declared = self.evidence.game.name, list(self.evidence.game.actions)
        rows = [
            [self.words(f"{name}-lab-verb-{declared[one.number].verb}"), self.write.number(one.could, 0),
             self.write.number(one.played, 0), bar(one.played, max(1, one.could)),
             self._percent(one.share)]
            for one in self.verbs
        ]  # fmt: skip
        columns = ["lab-verb", "lab-could", "lab-played", None, "lab-share"]
        return self._section("rules", table(self._columns(columns), rows, [one.played == 0 for one in self.verbs]))

    def _method(self) -> Section:
        same = self.words(self._own("same"))
        said = [
            self.words("lab-method-mirrors"),
            self.words("lab-method-intervals", alpha=self.write.percent(ALPHA), sure=self.write.percent(1 - ALPHA)),
            self.words("lab-method-excess", same=same),
            self.words("lab-method-contention", deals=DEALS, same=same),
            *([self.words("lab-method-restricted")] if self.worths else []),
            self.words("lab-method-limits"),
        ]
        return self._section("method", *map(paragraph, said))

    def _columns(self, names: Sequence[str | None], on: Scale | None = None, kind: str = "share") -> list[str]:
        """Titles of columns; the one of a plot is its scale."""
        plot = "" if on is None else self.write.ends(on, kind)
        return [self.words(name) if name else plot for name in names]

    def _own(self, name: str) -> str:
        """A message in which a game says `month` or `round`."""
        return f"{self.evidence.game.name}-lab-{name}"

    def _percent(self, one: Estimate) -> str:
        return self.write.about(one, share=True)

    def _player(self, name: str) -> str:
        return player_name(name, self.words)

    def _at(self, sitting: Sitting) -> str:
        return table_name(sitting, self.words)

    def _source(self, name: str) -> str:
        """Beside others a word may do; alone in a table it has to say more."""
        longer = self._own(f"source-{name}")
        return self.words(longer if self.words.has(longer) else f"{self.evidence.game.name}-source-{name}")

    def _name(self, kind: str, index: int) -> str:
        return escape(self.evidence.box.names[self.words.language][kind][index])


def _sort_key(one: Thing) -> float:
    return one.excess.value if one.excess.n else -1.0
