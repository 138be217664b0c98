"""Honest people: two who play each other, one who plays a journeyman, each with a stream; every wait is noted."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from random import Random
from typing import NamedTuple

from tests.server.adversary.wire import HungUp, NoAnswer, Wire, fresh

ADDRESS = "127.0.0.1"
PACE = 0.25
"""Seconds from one move of a table to the next."""
NOT_NOW = frozenset({429, 503})
LATE = 120.0
"""Seconds after which an event that has not come is lost."""


class Wronged(AssertionError):
    """Something an honest person was promised did not happen."""


class Made(NamedTuple):
    """An acknowledged move: its number in the log, whose it was, and when it was said and acknowledged."""

    number: int
    seat: int
    request: str
    move: str
    said: float
    acknowledged: float


class Person:
    """Someone with a key, a line and the patience to ask again."""

    def __init__(self, server, name):
        self.wire, self.name, self.key = Wire(server, ADDRESS), name, ""
        self.asked_again = 0

    async def introduce(self):
        self.key = (await self._insist("PUT", "/api/me", {"name": self.name})).key
        return self

    async def change(self, path, **body):
        """Ask until it is done; the same request id acts once."""
        return (await self._insist("POST", path, {"request": fresh(), **body})).told

    async def look(self, path):
        return (await self._insist("GET", path)).told

    async def _insist(self, method, path, body=None):
        while True:
            with suppress(HungUp):
                try:
                    answer = await self.wire.ask(method, path, body, self.key)
                except NoAnswer:
                    raise Wronged(f"{self.name} waits for an answer to {method} {path}") from None
                if answer.status < 400:
                    return answer
                if answer.status not in NOT_NOW:
                    raise Wronged(f"{self.name}, {method} {path}: {answer.status} {answer.body[:300]!r}")
            self.asked_again += 1
            await asyncio.sleep(0.1)


class Ear:
    """The stream of one seat: the view as its events change it, and when each number was heard."""

    def __init__(self, person, table, seat):
        self.person, self.path = person, f"/api/tables/{table}/events?seat={seat}"
        self.view, self.position, self.last, self.step = None, 0, None, 0
        self.heard, self.moves, self.opened_again = {}, [], -1
        self.news = asyncio.Condition()
        self.task = asyncio.ensure_future(self._listen())

    async def _listen(self):
        while True:
            self.opened_again += 1
            with suppress(OSError, EOFError, ValueError):
                reader, writer = await self.person.wire.dial()
                try:
                    after = "" if self.last is None else f"&after={self.last}"
                    writer.write(self.person.wire.request("GET", self.path + after, key=self.person.key))
                    while line := await reader.readline():
                        if line.startswith(b"data: "):
                            await self._hear(json.loads(line[6:]))
                finally:
                    writer.close()
            await asyncio.sleep(0.1)

    async def _hear(self, told):
        async with self.news:
            number = told["number"]
            if "view" in told:
                self.view = told["view"]
                self.step = told["step"] - len(self.moves)  # an opponent may have moved before anyone listened
            elif self.last is not None and number != self.last + 1:
                raise Wronged(f"{self.path}: number {number} came after {self.last}")
            else:
                self.heard[number] = time.perf_counter()
                for change in told["changes"]:
                    self.view = applied(self.view, change)
            if told.get("kind") == "moved":
                self.moves.append((number, told["seat"], told["move"]))
            self.last, self.position = number, told["position"]
            self.news.notify_all()

    async def wait(self, happens):
        """Until something is so for this ear; a stream that went wrong says so."""
        until = time.monotonic() + LATE
        async with self.news:
            while not happens(self):
                if self.task.done():
                    self.task.result()
                if time.monotonic() > until:
                    raise Wronged(f"{self.path}: nothing comes after {self.last}")
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 1.0)

    def close(self):
        self.task.cancel()


def applied(view, change):
    """A view after one change of an event."""
    if not change["path"]:
        return change["after"]
    *way, last = change["path"]
    place = view
    for part in way:
        place = place[part]
    if "after" in change:
        place[last] = change["after"]
    else:
        del place[last]
    return view


class Game:
    """One game at one table, from its opening to the comparison of all who know of it."""

    def __init__(self, people, game, seats, chance):
        self.people, self.game, self.seats, self.chance = people, game, seats, chance
        self.made, self.ears, self.id, self.over = [], [], "", False

    async def open(self):
        host, *others = self.people
        self.id = (await host.change("/api/tables", game=self.game, seats=self.seats))["id"]
        for person in others:
            await person.change(f"/api/tables/{self.id}/seats")
        await host.change(f"/api/tables/{self.id}/start")
        self.ears = [Ear(person, self.id, seat) for seat, person in enumerate(self.people)]
        for ear in self.ears:
            await ear.wait(lambda ear: ear.view is not None)

    async def play(self, going):
        """Move whenever it is a person's turn, not faster than the pace, until the game or the evening is over."""
        due = time.perf_counter()
        while not self.over and going():
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + PACE, time.perf_counter())
            await self._move(await self._on_turn())
        await self._agree()

    async def _on_turn(self):
        """The seat of the person on turn; while an opponent thinks, wait."""
        ear = self.ears[0]
        await ear.wait(lambda ear: ear.view["over"] or any(one.view["legal"] for one in self.ears))
        self.over = ear.view["over"]
        return next((seat for seat, one in enumerate(self.ears) if one.view["legal"]), None)

    async def _move(self, seat):
        if seat is None:
            return
        ear, request = self.ears[seat], fresh()
        move, position = self.chance.choice(ear.view["legal"]), ear.position
        said = time.perf_counter()
        done = await self.people[seat].change(
            f"/api/tables/{self.id}/moves", move=move, position=position, seat=seat, request=request
        )
        self.made.append(Made(done["number"], seat, request, move, said, time.perf_counter()))
        for one in self.ears:
            await one.wait(lambda one: one.last >= done["number"])

    async def _agree(self):
        """Both streams, the record and every view tell of the same moves in the same order."""
        mine = [(one.number, one.seat, one.move) for one in self.made]
        for seat, ear in enumerate(self.ears):
            ours = [move for move in ear.moves if move[1] < len(self.people)]
            if ours != mine:
                raise Wronged(f"table {self.id}: seat {seat} heard {ours[-3:]}, acknowledged was {mine[-3:]}")
            now = await self.people[seat].look(f"/api/tables/{self.id}?seat={seat}")
            if now["number"] == ear.last and now["view"] != ear.view:
                raise Wronged(f"table {self.id}: seat {seat} was led to another view than it is shown")
        heard, first = [move for _, _, move in self.ears[0].moves], self.ears[0].step
        record = await self.people[0].look(f"/api/tables/{self.id}/record")  # an opponent may have moved since
        if record["moves"][first : first + len(heard)] != heard:
            raise Wronged(f"table {self.id}: the record tells of other moves than the stream")

    @property
    def answers(self):
        return [one.acknowledged - one.said for one in self.made]

    @property
    def events(self):
        """From the request to the event of everyone else at the table."""
        return [
            ear.heard[one.number] - one.said
            for one in self.made
            for seat, ear in enumerate(self.ears)
            if (seat != one.seat or len(self.people) == 1) and one.number in ear.heard
        ]

    @property
    def thoughts(self):
        """How long an opponent took for each of its moves."""
        heard = self.ears[0].heard
        theirs = [number for number, seat, _ in self.ears[0].moves if seat >= len(self.people)]
        return [heard[number] - heard[number - 1] for number in theirs if number - 1 in heard]

    def close(self):
        for ear in self.ears:
            ear.close()


class Company:
    """All honest people of an evening and the games they have played."""

    def __init__(self, server, seed):
        self.server, self.chance = server, Random(seed)
        self.people, self.games = [], []

    async def gather(self):
        self.people = [await Person(self.server, name).introduce() for name in ("Zoé", "Bob", "Ada")]

    async def play(self, going, opened):
        """Games at two tables while the evening goes on; `opened` is told of every table."""
        zoe, bob, ada = self.people
        async with asyncio.TaskGroup() as tables:
            two = [{"kind": "me"}, {"kind": "open"}]
            tables.create_task(self._evening([zoe, bob], two, going, opened))
            alone = [{"kind": "me"}, {"kind": "opponent", "level": "journeyman"}]
            tables.create_task(self._evening([ada], alone, going, opened))

    async def _evening(self, people, seats, going, opened):
        kinds = ("artisans", "little-town")
        while going():
            game = Game(people, kinds[len(self.games) % 2], seats, self.chance)
            self.games.append(game)
            await game.open()
            opened(game.id)
            await game.play(going)
            game.close()

    def close(self):
        """Hang up."""
        for person in self.people:
            person.wire.close()

    @property
    def asked_again(self):
        return sum(person.asked_again for person in self.people)
