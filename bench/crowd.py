"""A crowd of scripted people for bench/server.py: plain HTTP over asyncio, light enough not to be what is measured.

Two people sit at each table, each with an event stream of their own, as two browsers would. A line carries one request
after the other; whoever is on turn moves on the next line that is free.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds to wait for the last answers."""


class Line(asyncio.Protocol):
    """One connection: a request, its answer, the next request."""

    def __init__(self) -> None:
        self.buffer = b""
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
        said = json.dumps(body).encode() if body is not None else b""
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request(method, path, said, key))
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


def request(method: str, path: str, body: bytes, key: str) -> bytes:
    """A request as it goes over the wire."""
    head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nCookie: {key}\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Content-Type: application/json\r\n\r\n".encode() + body


class Sitting:
    """A table with two of the crowd at it: whose turn it is, and when the last move was said."""

    def __init__(self, id: str, keys: tuple[str, str]):
        self.id, self.keys = id, keys
        self.legal: list[list[str]] = [[], []]
        self.sent = 0.0
        self.ears: list[Ear] = []


class Crowd:
    """Everyone, and what they have measured."""

    def __init__(self, address: tuple[str, int], game: str):
        self.address, self.game, self.chance = address, game, Random(1)
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        self.ready: asyncio.Queue[tuple[Sitting, int, int]] = asyncio.Queue()
        self.numbers = itertools.count()
        self.sittings: list[Sitting] = []
        self.onlookers: list[Ear] = []
        self.took: list[float] = []
        self.lags: list[float] = []
        self.heard = 0
        self.refused: list[str] = []
        self.games = 0
        self.moving = False

    async def dial(self, lines: int) -> None:
        """Open so many connections."""
        for _ in range(lines):
            self.lines.put_nowait(await self._dial())

    async def _dial(self) -> Line:
        return (await asyncio.get_running_loop().create_connection(Line, *self.address))[1]

    async def _free(self) -> Line:
        """The next free line; one that the server has closed for being idle is dialled anew."""
        line = await self.lines.get()
        return await self._dial() if line.transport.is_closing() else line

    async def say(self, method: str, path: str, body: Json | None = None, key: str = "") -> Json:
        """Ask on the next free line; what is refused is an error."""
        line = await self._free()
        try:
            status, head, answer = await line.say(method, path, body, key)
        finally:
            self.lines.put_nowait(line)
        if status >= 400:
            raise RuntimeError(f"{method} {path.rpartition('/')[2]}: {status} {answer.decode()[:300]}")
        told: Json = json.loads(answer)
        told["cookie"] = head.partition(b"set-cookie: ")[2].partition(b";")[0].decode()
        return told

    def fresh(self) -> str:
        """A new name for a request."""
        return f"request-{next(self.numbers):012d}"

    async def person(self) -> str:
        """The key of someone new."""
        return str((await self.say("PUT", "/api/me", {"name": "Someone"}))["cookie"])

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
            asked = request("GET", f"/api/tables/{sitting.id}/events?seat={seat}", b"", key)
            sitting.ears.append(await self._listen(asked, self._player(sitting, seat)))

    async def look_on(self, sitting: Sitting) -> None:
        """A stream of someone who only watches."""
        asked = request("GET", f"/api/tables/{sitting.id}/events", b"", "")
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
            told = json.loads(line)
            self.heard += 1
            if "view" in told:
                sitting.legal[seat] = told["view"]["legal"]
            for change in told.get("changes", ()):
                if change["path"] == ["legal"]:
                    sitting.legal[seat] = change["after"]
                elif change["path"][0] == "legal":
                    sitting.legal[seat][change["path"][1]] = change["after"]
            if told.get("kind") == "moved" and told["seat"] != seat:
                self.lags.append(time.perf_counter() - sitting.sent)
            if told.get("seat") != seat or "view" in told:
                if sitting.legal[seat]:
                    self.ready.put_nowait((sitting, seat, told["position"]))

        return hear

    async def move(self, due: float | None = None) -> None:
        """The next who is on turn moves; the time is counted from when the move was due, if it was."""
        sitting, seat, position = await self.ready.get()
        line = await self._free()
        said = {
            "move": self.chance.choice(sitting.legal[seat]),
            "position": position,
            "seat": seat,
            "request": self.fresh(),
        }
        sitting.sent = time.perf_counter()
        try:
            path = f"/api/tables/{sitting.id}/moves"
            status, _, answer = await line.say("POST", path, said, sitting.keys[seat])
        finally:
            self.lines.put_nowait(line)
        self.took.append(time.perf_counter() - (due if due is not None else sitting.sent))
        if status != 200:
            self.refused.append(answer.decode()[:300])
            return
        done = json.loads(answer)
        if done["over"]:
            await self._again(sitting)
        elif done["legal"]:
            sitting.legal[seat] = done["legal"]
            self.ready.put_nowait((sitting, seat, done["position"]))

    async def _again(self, sitting: Sitting) -> None:
        """Another table for the same two."""
        self.games += 1
        for ear in sitting.ears:
            ear.transport.close()
        self.sittings.remove(sitting)
        following = await self.lay(sitting.keys)
        self.sittings.append(following)
        await self.attend(following)

    async def play(self, seconds: float, hands: int, pace: float) -> float:
        """Play: so many moves a second, or with `pace` 0 as many as `hands` can make; returns how long it took."""
        self.took.clear()
        self.lags.clear()
        begun = time.perf_counter()
        until = begun + seconds
        if pace:
            moves: set[asyncio.Task[None]] = set()
            for number in range(int(seconds * pace)):
                due = begun + number / pace
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                moves.add(task := asyncio.ensure_future(self.move(due)))
                task.add_done_callback(moves.discard)
            if moves:
                await asyncio.wait(moves, timeout=PATIENCE)
            return time.perf_counter() - begun

        async def hand() -> None:
            while time.perf_counter() < until:
                await self.move()

        async with asyncio.timeout(seconds + PATIENCE), asyncio.TaskGroup() as playing:
            for _ in range(hands):
                playing.create_task(hand())
        return time.perf_counter() - begun
