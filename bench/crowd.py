"""A crowd of scripted people for bench/server.py: plain HTTP over asyncio, light enough not to be what is measured.

Two people sit at each table, each with an event stream of their own, as two browsers would. A line carries one request
after the other; whoever is on turn moves on the next line that is free.

Paced, the schedule is open: every table is due in its turn whether the last answer has come or not, a move is said on a
line of its own if none is free, and both its answer and the other player's event are counted from when it was due.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

import orjson

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds to wait for the last answers."""
ATTEMPTS = 3


class Line(asyncio.Protocol):
    """One connection: a request, its answer, the next request."""

    def __init__(self, host: str) -> None:
        self.host, self.buffer = host, b""
        self.waiting: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    def connection_made(self, transport: Any) -> None:
        """The connection stands."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Part of an answer."""
        self.buffer += data
        head, gap, body = self.buffer.partition(b"\r\n\r\n")
        if not gap or self.waiting is None:
            return
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        if len(body) >= int(length or 0):
            waiting, self.waiting, self.buffer = self.waiting, None, b""
            if not waiting.done():
                waiting.set_result((int(head[9:12]), head, body))

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody answers any more."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(ConnectionError("the server has hung up"))

    async def say(self, method: str, path: str, body: Json | None, key: str) -> tuple[int, bytes, bytes]:
        """Ask, and wait for the answer."""
        said = orjson.dumps(body) if body is not None else b""
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request(method, path, said, key, self.host))
        return await self.waiting


class Ear(asyncio.Protocol):
    """One open event stream. Its lines are read as they come: a chunk of ours ends where an event ends."""

    def __init__(self, asked: bytes, hear: Callable[[bytes], None]):
        self.asked, self.hear, self.rest = asked, hear, b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for the stream."""
        self.transport = transport
        transport.write(self.asked)

    def data_received(self, data: bytes) -> None:
        """Hear every whole `data:` line."""
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"data: "):
                if not self.opened.done():
                    self.opened.set_result(None)
                self.hear(line[6:])

    def connection_lost(self, error: Exception | None) -> None:
        """The stream has ended."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("a stream was refused: " + self.rest.decode()[:200]))


def request(method: str, path: str, body: bytes, key: str, host: str) -> bytes:
    """A request as it goes over the wire."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {key}\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Content-Type: application/json\r\n\r\n".encode() + body


class Sitting:
    """A table with two of the crowd at it: who is on turn, and since when something is due."""

    def __init__(self, id: str, keys: tuple[str, str]):
        self.id, self.keys = id, keys
        self.legal: list[list[str]] = [[], []]
        self.turn: tuple[int, int] | None = None
        """The seat on turn and the position it knows of; None while an answer is on its way."""
        self.said: tuple[deque[float], deque[float]] = (deque(), deque())
        """For each seat: when those of its moves were due that the other one has not heard of."""
        self.overdue: deque[float] = deque()
        """When moves were due that nobody could make yet."""
        self.ears: list[Ear] = []


class Crowd:
    """Everyone, and what they have measured."""

    def __init__(self, address: tuple[str, int], game: str):
        self.address, self.game, self.chance = address, game, Random(1)
        self.host = f"{address[0]}:{address[1]}"
        self.lines: deque[Line] = deque()
        self.ready: asyncio.Queue[Sitting] = asyncio.Queue()
        self.numbers = itertools.count()
        self.sittings: list[Sitting] = []
        self.onlookers: list[Ear] = []
        self.took: list[float] = []
        self.lags: list[float] = []
        self.heard = 0
        self.refused: list[str] = []
        self.games = 0
        self.paced = False
        self.moves: set[asyncio.Task[None]] = set()

    async def dial(self, lines: int) -> None:
        """Open so many connections."""
        for _ in range(lines):
            self.lines.append(await self._dial())

    async def _dial(self) -> Line:
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(lambda: Line(self.host), *self.address))[1]

    async def _free(self) -> Line:
        """The line that was used last, so that those too many go idle and are closed; a new one if there is none."""
        while self.lines:
            if not (line := self.lines.pop()).transport.is_closing():
                return line
        return await self._dial()

    async def _ask(self, method: str, path: str, body: Json | None, key: str) -> tuple[int, bytes, bytes]:
        """Ask on a free line; if it is closed that very moment, once more on another."""
        for _ in range(ATTEMPTS):
            line = await self._free()
            try:
                answer = await line.say(method, path, body, key)
            except ConnectionError:
                continue
            self.lines.append(line)
            return answer
        raise ConnectionError("the server hangs up on everyone")

    async def say(self, method: str, path: str, body: Json | None = None, key: str = "") -> Json:
        """Ask; what is refused is an error."""
        status, head, answer = await self._ask(method, path, body, key)
        if status >= 400:
            raise RuntimeError(f"{method} {path.rpartition('/')[2]}: {status} {answer.decode()[:300]}")
        told: Json = orjson.loads(answer)
        told["cookie"] = head.partition(b"set-cookie: ")[2].partition(b";")[0].decode()
        return told

    def fresh(self) -> str:
        """A new name for a request."""
        return f"request-{next(self.numbers):012d}"

    async def person(self) -> str:
        """The key of someone new."""
        return str((await self.say("PUT", "/api/me", {"name": f"Someone {next(self.numbers)}"}))["cookie"])

    async def lay(self, keys: tuple[str, str]) -> Sitting:
        """A table for two, dealt."""
        wanted = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "request": self.fresh()}
        id = (await self.say("POST", "/api/tables", wanted, keys[0]))["id"]
        await self.say("POST", f"/api/tables/{id}/seats", {"seat": 1, "request": self.fresh()}, keys[1])
        await self.say("POST", f"/api/tables/{id}/start", {"request": self.fresh()}, keys[0])
        return Sitting(id, keys)

    async def lay_for(self, level: str) -> None:
        """A table where two opponents of a level play each other; nobody need be there."""
        seats = [{"kind": "opponent", "level": level}] * 2
        key = await self.person()
        id = (await self.say("POST", "/api/tables", {"game": self.game, "seats": seats, "request": self.fresh()}, key))[
            "id"
        ]
        await self.say("POST", f"/api/tables/{id}/start", {"request": self.fresh()}, key)

    async def lay_one(self) -> None:
        """One table more, with two new people at it."""
        self.sittings.append(await self.lay((await self.person(), await self.person())))

    async def attend(self, sitting: Sitting) -> None:
        """Both who sit there open their streams; the first event tells whose turn it is."""
        for seat, key in enumerate(sitting.keys):
            asked = request("GET", f"/api/tables/{sitting.id}/events?seat={seat}", b"", key, self.host)
            sitting.ears.append(await self._listen(asked, self._player(sitting, seat)))

    async def look_on(self, sitting: Sitting) -> None:
        """A stream of someone who only watches."""
        asked = request("GET", f"/api/tables/{sitting.id}/events", b"", "", self.host)
        self.onlookers.append(await self._listen(asked, self._onlooker))

    async def _listen(self, asked: bytes, hear: Callable[[bytes], None]) -> Ear:
        _, ear = await asyncio.get_running_loop().create_connection(lambda: Ear(asked, hear), *self.address)
        await ear.opened
        return ear

    def _onlooker(self, line: bytes) -> None:
        self.heard += 1

    def _player(self, sitting: Sitting, seat: int) -> Callable[[bytes], None]:
        """Keeps the legal moves of a seat as its events change them; on turn after another's move: ready."""

        def hear(line: bytes) -> None:
            told = orjson.loads(line)
            self.heard += 1
            if "view" in told:
                sitting.legal[seat] = told["view"]["legal"]
            for change in told.get("changes", ()):
                if change["path"] == ["legal"]:
                    sitting.legal[seat] = change["after"]
                elif change["path"][0] == "legal":
                    sitting.legal[seat][change["path"][1]] = change["after"]
            if told.get("kind") == "moved" and told["seat"] != seat:
                self.lags.append(time.perf_counter() - sitting.said[told["seat"]].popleft())
            if told.get("seat") != seat or "view" in told:
                if sitting.legal[seat]:
                    self._on_turn(sitting, seat, told["position"])

        return hear

    def _on_turn(self, sitting: Sitting, seat: int, position: int) -> None:
        """Somebody may move: at once if a move was due long ago, else when it is due or a hand is free."""
        sitting.turn = seat, position
        if not self.paced:
            self.ready.put_nowait(sitting)
        elif sitting.overdue:
            self._begin(sitting, sitting.overdue.popleft())

    def _begin(self, sitting: Sitting, due: float) -> None:
        self.moves.add(task := asyncio.ensure_future(self.move(sitting, due)))
        task.add_done_callback(self.moves.discard)

    async def move(self, sitting: Sitting, due: float) -> None:
        """Whoever is on turn moves; the time is counted from when the move was due."""
        assert sitting.turn is not None
        (seat, position), sitting.turn = sitting.turn, None
        said = {
            "move": self.chance.choice(sitting.legal[seat]),
            "position": position,
            "seat": seat,
            "request": self.fresh(),
        }
        sitting.said[seat].append(due)
        status, _, answer = await self._ask("POST", f"/api/tables/{sitting.id}/moves", said, sitting.keys[seat])
        self.took.append(time.perf_counter() - due)
        if status != 200:
            sitting.said[seat].pop()
            self.refused.append(answer.decode()[:300])
            return
        done = orjson.loads(answer)
        if done["over"]:
            await self._again(sitting)
        elif done["legal"]:
            sitting.legal[seat] = done["legal"]
            self._on_turn(sitting, seat, done["position"])

    async def _again(self, sitting: Sitting) -> None:
        """Another game for the same two, at a table of its own."""
        self.games += 1
        for ear in sitting.ears:
            ear.transport.close()
        sitting.ears.clear()
        sitting.legal, sitting.said = [[], []], (deque(), deque())
        sitting.id = (await self.lay(sitting.keys)).id
        await self.attend(sitting)

    async def play(self, seconds: float, hands: int) -> float:
        """Play as fast as `hands` can move; returns how long it took."""
        self._forget()
        begun = time.perf_counter()
        until = begun + seconds

        async def hand() -> None:
            while time.perf_counter() < until:
                await self.move(await self.ready.get(), time.perf_counter())

        async with asyncio.timeout(seconds + PATIENCE), asyncio.TaskGroup() as playing:
            for _ in range(hands):
                playing.create_task(hand())
        return time.perf_counter() - begun

    async def play_paced(self, seconds: float, pace: float) -> float:
        """Play so many moves a second, every table in its turn, whatever the server does; returns how long it took."""
        self._forget()
        self.paced = True
        while not self.ready.empty():
            self.ready.get_nowait()  # whose turn it is stands at the table
        begun = time.perf_counter()
        for number in range(int(seconds * pace)):
            due = begun + number / pace
            if (early := due - time.perf_counter()) > 0:
                await asyncio.sleep(early)
            sitting = self.sittings[number % len(self.sittings)]
            if sitting.turn is None or sitting.overdue:
                sitting.overdue.append(due)
            else:
                self._begin(sitting, due)
        await self._wait_for_the_last()
        self.paced = False
        for sitting in self.sittings:
            sitting.overdue.clear()
            if sitting.turn is not None:
                self.ready.put_nowait(sitting)
        return time.perf_counter() - begun

    async def _wait_for_the_last(self) -> None:
        until = time.perf_counter() + PATIENCE
        while (self.moves or any(one.overdue for one in self.sittings)) and time.perf_counter() < until:
            await asyncio.sleep(0.05)

    def _forget(self) -> None:
        self.took.clear()
        self.lags.clear()
