"""Lets honest people and attackers at one server, for as long as asked, and judges what came of it."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
from dataclasses import dataclass, field

from tests.server.adversary.attacks import ATTACKS, chosen
from tests.server.adversary.honest import Company, Wronged
from tests.server.adversary.target import Target
from tests.server.processes import written

LOOKS = 2.0
"""Seconds between two looks at the memory of the server."""
LONGEST = 900.0
"""Seconds it may take until every attack was played once, on a busy machine."""
MOST_MEMORY = 3e9
GROWTH = 1.3, 300e6
"""In an hour, memory of the last third over that of the middle one: a factor, and bytes beside it."""


@dataclass
class Limits:
    """What is asked of an evening: that nobody waits for ever, however busy the machine is with other work."""

    wait: float = 120.0
    """Seconds: the longest wait of an honest person for an acknowledgement or an event."""
    thought: float = 120.0
    """Seconds: the longest wait for a journeyman's move."""
    p99: float | None = None
    stop: float = 120.0


STRICT = Limits(wait=5.0, thought=10.0, p99=0.2, stop=5.0)
"""On a machine that does nothing else."""


@dataclass
class Evening:
    """What came of it."""

    answers: list = field(default_factory=list)
    events: list = field(default_factory=list)
    thoughts: list = field(default_factory=list)
    memory: list = field(default_factory=list)
    report: dict = field(default_factory=dict)
    games: int = 0
    asked_again: int = 0
    seconds: float = 0.0
    stopped: float | None = None
    stopped_again: float | None = None
    wrong: list = field(default_factory=list)
    failures: dict = field(default_factory=dict)
    errors: dict = field(default_factory=dict)
    attacks: int = len(ATTACKS)

    def judge(self, limits):
        """Every promise that was broken, in words."""
        found = list(self.wrong)
        found += [f"{times} times: {what}" for what, times in self.report.get("wrong", {}).items()]
        found += [f"{times} times in the log: {what}" for what, times in self.failures.items()]
        missing = self.attacks - len(self.report.get("played", ()))
        if missing:
            found.append(f"{missing} attacks were never played to their end")
        for what, took in (("acknowledgement", self.answers), ("event of the other", self.events)):
            if not took or max(took) > limits.wait:
                found.append(f"longest wait for an {what}: {max(took, default=0):.1f} s of {len(took)}")
            if limits.p99 is not None and percentile(took, 99) > limits.p99:
                found.append(f"p99 of the {what}: {percentile(took, 99) * 1000:.0f} ms")
        if not self.thoughts or max(self.thoughts) > limits.thought:
            found.append(f"longest wait for a journeyman: {max(self.thoughts, default=0):.1f} s")
        if max(self.memory, default=0) > MOST_MEMORY:
            found.append(f"memory: {max(self.memory) / 1e9:.1f} GB")
        if limits.p99 is not None and grows(self.memory):
            found.append("memory grows without end")
        for what, took in (("stopped", self.stopped), ("stopped once more", self.stopped_again)):
            if took is None or took > limits.stop:
                found.append(f"{what} after {'for ever' if took is None else f'{took:.1f} s'}")
        return found

    def table(self):
        """The figures, to be read."""
        lines = [f"{self.seconds:.0f} s, {self.games} honest games, {self.asked_again} requests asked again"]
        for what, took in (("answer", self.answers), ("event", self.events), ("journeyman", self.thoughts)):
            parts = (f"p{share} {percentile(took, share) * 1000:7.1f}" for share in (50, 95, 99, 100))
            lines.append(f"{what:>12}: {'  '.join(parts)} ms of {len(took):,}")
        first, last = (self.memory[0], self.memory[-1]) if self.memory else (0, 0)
        most = max(self.memory, default=0)
        lines.append(
            f"      memory: {first / 1e6:.0f} MB at first, {most / 1e6:.0f} at most, {last / 1e6:.0f} at the end"
        )
        lines.append(f"     SIGTERM: {said(self.stopped)}, after a restart {said(self.stopped_again)}")
        for attack, counted in self.report.get("statuses", {}).items():
            times = self.report["played"].get(attack, 0)
            lines.append(
                f"  {attack}, {times}: " + ", ".join(f"{one} ×{many}" for one, many in sorted(counted.items()))
            )
        lines += [f"  log: {what} ×{times}" for what, times in self.errors.items()]
        return "\n".join(lines)


def said(seconds):
    return "never" if seconds is None else f"{seconds:.1f} s"


def percentile(took, share):
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)] if ordered else 0.0


def grows(memory):
    third = len(memory) // 3
    if not third:
        return False
    factor, beside = GROWTH
    return max(memory[2 * third :]) > factor * max(memory[third : 2 * third]) + beside


class Conductor:
    """One evening."""

    def __init__(self, database, folder, seconds, seed=None, only=""):
        self.database, self.folder, self.seconds, self.only = database, folder, seconds, only
        self.seed = seed if seed is not None else secrets.randbits(32)
        self.evening, self.played = Evening(attacks=len(chosen(only))), 0

    def run(self):
        target = Target(self.database, self.folder)
        try:
            asyncio.run(self._evening(target))
        finally:
            target.kill()
        self._look_at_the_log()
        self._begin_again()
        return self.evening

    async def _evening(self, target):
        begun = time.perf_counter()
        self.company = Company(target.address, self.seed)
        attackers = await self._let_loose(target.address)
        looking = asyncio.ensure_future(self._look(target))
        hearing = asyncio.ensure_future(self._hear(attackers.stdout))
        try:
            await self._play(attackers, begun)
            self.evening.failures, self.evening.errors = await asyncio.to_thread(target.mistakes)
            self.evening.stopped = await asyncio.to_thread(target.stop)  # while the attacks go on
        finally:
            self.company.close()
            attackers.stdin.close()
            looking.cancel()
            await hearing
            await attackers.wait()
        self.evening.seconds = time.perf_counter() - begun

    async def _let_loose(self, address):
        attackers = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.adversary.attackers", address, str(self.seed), self.only),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
        )
        await attackers.stdout.readline()
        return attackers

    async def _play(self, attackers, begun):
        """Honest people play until the time is over and every attack was played."""

        def going():
            spent = time.perf_counter() - begun
            enough = self.played >= self.evening.attacks or spent > LONGEST
            return spent < self.seconds or not enough

        def opened(table):
            attackers.stdin.write(f"{table}\n".encode())

        try:
            await self.company.gather()
            await self.company.play(going, opened)
        except* (Wronged, OSError, EOFError) as wrongs:
            self.evening.wrong += [f"honest people: {wrong!r}" for wrong in leaves(wrongs)]
        self._count()

    def _count(self):
        evening = self.evening
        evening.asked_again = self.company.asked_again
        for game in self.company.games:
            evening.games += game.over
            evening.answers += game.answers
            evening.events += game.events
            evening.thoughts += game.thoughts

    async def _look(self, target):
        while target.alive():
            if seen := await asyncio.to_thread(target.memory):
                self.evening.memory.append(seen)
            await asyncio.sleep(LOOKS)
        if self.evening.stopped is None:
            self.evening.wrong.append("the server has died")

    async def _hear(self, said):
        while line := await said.readline():
            told = json.loads(line)
            if told["what"] == "played":
                self.played = told["attacks"]
            elif told["what"] == "report":
                self.evening.report = told
        if not self.evening.report:
            self.evening.wrong.append("the attackers have said nothing at their end")

    def _look_at_the_log(self):
        """What was acknowledged is in the database once, in order; what is there was acknowledged."""
        for game in self.company.games:
            rows = [row for row in written(self.database, game.id) if row.kind == "moved"]
            ours = [(row.number, row.request, row.body["move"]) for row in rows if row.request is not None]
            made = [(one.number, one.request, one.move) for one in game.made]
            theirs = [row for row in ours if row[1] not in {one[1] for one in made}]
            if [row for row in ours if row not in theirs] != made:
                self.evening.wrong.append(f"table {game.id}: an acknowledged move is lost, doubled or elsewhere")
            if len(game.people) > 1 and theirs:
                self.evening.wrong.append(f"table {game.id}: {theirs} was written; nobody honest has said it")

    def _begin_again(self):
        """The next server opens the same database, attacks and all, and an honest person plays a journeyman."""
        target = Target(self.database, self.folder)
        try:
            asyncio.run(self._one_more_game(target.address))
            self.evening.stopped_again = target.stop()
        finally:
            target.kill()

    async def _one_more_game(self, address):
        company, until = Company(address, self.seed), time.perf_counter() + 5.0
        try:
            await company.gather()
            await company.play(lambda: time.perf_counter() < until, lambda table: None)
        except* (Wronged, OSError, EOFError) as wrongs:
            self.evening.wrong += [f"after a restart: {wrong!r}" for wrong in leaves(wrongs)]
        finally:
            company.close()


def leaves(group):
    """The errors in a group of groups."""
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from leaves(error)
        else:
            yield error
