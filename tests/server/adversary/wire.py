"""Plain HTTP over asyncio from an address of one's choice: all that honest people and attackers have in hand."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

LARGEST_LINE = 2**25
PATIENCE = 120.0
"""Seconds after which an answer that has not come never will."""
BODILESS = frozenset({204, 304})


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: str
    body: bytes

    @property
    def told(self):
        try:
            return json.loads(self.body)
        except ValueError:
            return {}

    @property
    def key(self):
        """The key in the cookie of the answer, empty if there is none."""
        return header(self.head, "set-cookie").partition("atelier=")[2].partition(";")[0]

    @property
    def wait(self):
        """How many seconds one is asked to wait."""
        said = header(self.head, "retry-after")
        return float(said) if said.isdigit() else 1.0


def header(head, name):
    """The value of a header, empty if there is none."""
    place = head.lower().find(f"\r\n{name}: ")
    return "" if place < 0 else head[place + len(name) + 4 :].partition("\r\n")[0]


class HungUp(Exception):
    """The server has closed the connection without an answer."""


class NoAnswer(Exception):
    """Patience is at an end."""


class Wire:
    """Connections to one server from one address; those that stay open are used again."""

    def __init__(self, server, source):
        place = urlsplit(server)
        self.host, self.port, self.source = place.hostname, place.port, source
        self.idle = []

    async def dial(self):
        """A new connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0), limit=LARGEST_LINE)

    def request(self, method, path, body=b"", key="", headers=None):
        """A request as it goes over the wire."""
        lines = {"Host": f"{self.host}:{self.port}", "Content-Length": str(len(body))}
        if body:
            lines["Content-Type"] = "application/json"
        if key:
            lines["Cookie"] = f"atelier={key}"
        lines |= headers or {}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body

    async def ask(self, method, path, body=None, key="", headers=None):
        """Say JSON, or bytes as they are, and wait for the answer."""
        spoken = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        return await self.say(self.request(method, path, spoken, key, headers))

    async def say(self, spoken):
        """Send a whole request; one that an idle connection did not take is sent again on a new one."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.idle:
                    with suppress(HungUp):
                        return await self._exchange(spoken, *self.idle.pop())
                return await self._exchange(spoken, *await self._dial_politely())
        except TimeoutError:
            raise NoAnswer from None

    async def _dial_politely(self):
        try:
            return await self.dial()
        except OSError as error:
            raise HungUp from error

    async def _exchange(self, spoken, reader, writer):
        kept = False
        try:
            writer.write(spoken)
            answer = await read_answer(reader, spoken.startswith(b"HEAD "))
            kept = header(answer.head, "connection").lower() != "close"
            return answer
        except (OSError, EOFError, ValueError) as error:
            raise HungUp from error
        finally:
            if kept:
                self.idle.append((reader, writer))
            else:
                writer.close()

    def close(self):
        for _, writer in self.idle:
            writer.close()
        self.idle.clear()


async def read_answer(reader, head_only=False):
    """One answer, its body by length or in chunks."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status = int(head[9:12])
    length = header(head, "content-length")
    if status in BODILESS or head_only:
        return Answer(status, head, b"")
    if length:
        return Answer(status, head, await reader.readexactly(int(length)))
    body = b""
    if header(head, "transfer-encoding").lower() == "chunked":
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    return Answer(status, head, body)


def fresh():
    """A new name for a request."""
    return secrets.token_urlsafe(12)
