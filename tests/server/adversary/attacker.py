"""One attacker: an address of its own, keys as many as it gets, and a note of every answer."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.server.adversary.wire import Answer, HungUp, NoAnswer, Wire, fresh

HONEST = frozenset({503, 507})
"""What a server may say of itself while it is busy, stopping or full; anything else above 499 is its own mistake."""
SILENCE = Answer(0, "", b"")
MOST_KEPT = 60
ATTEMPTS = 20
WORN_OUT = 0.2
"""How often a table at play is laid anew: others of these attacks may have closed it."""


class Report:
    """What the attacks have found."""

    def __init__(self):
        self.statuses = defaultdict(Counter)
        self.played = Counter()
        self.wrong = Counter()

    def note(self, attack, status):
        self.statuses[attack][str(status) if status else "hung up"] += 1

    def as_json(self):
        return {
            "statuses": {attack: dict(counted) for attack, counted in self.statuses.items()},
            "played": dict(self.played),
            "wrong": dict(self.wrong),
        }


class Scene:
    """What all attackers know: links of honest tables, papers, and whether it goes on."""

    def __init__(self, papers):
        self.papers, self.honest, self.over = papers, [], False
        self.begun = Counter()


class Attacker:
    """Plays one attack after the other."""

    def __init__(self, server, source, seed, scene, report):
        self.server, self.scene, self.report = server, scene, report
        self.wire, self.chance = Wire(server, source), Random(seed)
        self.attack, self.keys, self.tables = "", [], {}

    @property
    def key(self):
        """One of the keys that were to be had; none at first."""
        return self.chance.choice(self.keys) if self.keys else ""

    @property
    def honest_table(self):
        """The link of a table where honest people play."""
        return self.chance.choice(self.scene.honest[-2:]) if self.scene.honest else "A" * 22

    def wrong(self, what):
        """The server has been misled."""
        self.report.wrong[f"{self.attack}: {what}"] += 1

    def expect(self, right, what):
        if not right:
            self.wrong(what)

    def note(self, status, what=""):
        self.report.note(self.attack, status)
        if status >= 500 and status not in HONEST:
            self.wrong(f"{status} {what}")

    async def ask(self, method, path, body=None, key=None, headers=None):
        """Ask once; no answer at all is the server's mistake, hanging up is its right."""
        try:
            answer = await self.wire.ask(method, path, body, self.key if key is None else key, headers)
        except HungUp:
            self.note(0)
            await asyncio.sleep(0.2)
            return SILENCE
        except NoAnswer:
            self.wrong(f"no answer to {method} {self._route(path)}")
            return SILENCE
        self.note(answer.status, f"{method} {self._route(path)}")
        if answer.status == 429:
            await asyncio.sleep(min(answer.wait, 1.0))
        return answer

    def _route(self, path):
        return "/".join("…" if len(part) > 20 else part for part in path.partition("?")[0].split("/"))

    async def insist(self, method, path, body=None, key=None):
        """Ask until it is not too much: for what an attack needs to begin with."""
        for _ in range(ATTEMPTS):
            answer = await self.ask(method, path, body, key)
            if answer.status not in (0, 429, 503):
                break
        return answer

    async def change(self, path, key=None, **body):
        return await self.insist("POST", path, {"request": fresh(), **body}, key)

    async def introduce(self):
        """A key more; where no more are given, one that was given before."""
        answer = await self.ask("PUT", "/api/me", {"name": f"Mallory {fresh()}"}, key="")
        if answer.key:
            self.keys = [*self.keys, answer.key][-MOST_KEPT:]
        return answer.key or self.key

    async def open_table(self, key, seats, start=True, **more):
        """The id of a new table, empty if it was refused."""
        body = {"game": "artisans", "seats": seats, **more}
        id = (await self.change("/api/tables", key, **body)).told.get("id", "")
        if id and start:
            await self.change(f"/api/tables/{id}/start", key)
        return id

    async def playing(self):
        """A key and a table of its own, at play."""
        if "playing" not in self.tables or self.chance.random() < WORN_OUT:
            key = await self.introduce()
            id = await self.open_table(key, [{"kind": "me"}] * 2, game="little-town", listed=True)
            if not id:
                return key, self.honest_table
            self.tables["playing"] = key, id
        return self.tables["playing"]

    async def finished(self):
        """A key and a finished game of its own."""
        if "finished" not in self.tables:
            key = await self.introduce()
            answer = await self.change("/api/records", key, record=self.scene.papers["finished"])
            if "id" not in answer.told:
                return key, self.honest_table
            self.tables["finished"] = key, answer.told["id"]
        return self.tables["finished"]

    async def storm(self, asked, times=60, at_once=20):
        """Many requests at once: `asked` makes the next one, as arguments for `ask`."""
        left = iter(range(times))

        async def hand():
            for _ in left:
                if self.scene.over:
                    return
                method, path, *more = asked()
                await self.ask(method, path, *more)

        await asyncio.gather(*(hand() for _ in range(at_once)))

    async def connect(self):
        """A bare connection; None where none is given."""
        try:
            return await self.wire.dial()
        except OSError:
            self.note(0)
            return None

    @asynccontextmanager
    async def connections(self, count):
        """So many bare connections, hung up at the end."""
        made = [one for one in [await self.connect() for _ in range(count)] if one is not None]
        try:
            yield made
        finally:
            for _, writer in made:
                writer.close()

    async def hold(self, seconds):
        """Do nothing for a while, shorter when it is over."""
        for _ in range(int(seconds * 4)):
            if not self.scene.over:
                await asyncio.sleep(0.25)

    async def play(self, attacks, first):
        """All attacks, those begun least often first, from the first link of an honest table until it is over."""
        in_turn = attacks[first:] + attacks[:first]
        while not (self.scene.honest or self.scene.over):
            await asyncio.sleep(0.1)
        while not self.scene.over:
            attack = min(in_turn, key=self.scene.begun.__getitem__)
            self.scene.begun[attack] += 1
            self.attack = attack.__name__.replace("_", " ")
            with suppress(OSError, EOFError):
                await attack(self)
            self.report.played[self.attack] += 1
