"""At the front door, by raw sockets: heads without end, connections that say nothing, lengths that contradict."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from tests.server.adversary.wire import read_answer

MEGABYTE = 1 << 20
HELD = 6.0
"""Seconds an attack holds on to what it has."""
UNANSWERED = 30.0


async def heard(attacker, reader, seconds=UNANSWERED):
    """The status of the next answer; 0 if the server hung up, None if it said nothing at all."""
    try:
        async with asyncio.timeout(seconds):
            status = (await read_answer(reader)).status
    except TimeoutError:
        return None
    except (OSError, EOFError, ValueError):
        status = 0
    attacker.note(status)
    return status


async def poured(writer, head, piece, most):
    """Send pieces until enough or until the other side has had enough; how many bytes went."""
    sent = 0
    with suppress(OSError):
        writer.write(head)
        while sent < most:
            writer.write(piece)
            sent += len(piece)
            async with asyncio.timeout(UNANSWERED):
                await writer.drain()
    return sent


async def heads_of_megabytes(attacker):
    """One header of 32 MB, headers by the hundred thousand, an address of megabytes."""
    host = f"Host: {attacker.wire.host}:{attacker.wire.port}\r\n"
    for head, piece in (
        (f"GET /api/games HTTP/1.1\r\n{host}X-Long: ".encode(), b"x" * 65_536),
        (f"GET /api/games HTTP/1.1\r\n{host}".encode(), b"X-Many: yes\r\n" * 4_096),
        (f"GET /api/games HTTP/1.1\r\n{host}Cookie: ".encode(), b"atelier=x; " * 4_096),
        (b"GET /api/", b"x" * 65_536),
    ):
        async with attacker.connections(1) as made:
            for reader, writer in made:
                try:
                    await poured(writer, head, piece, 32 * MEGABYTE)
                except TimeoutError:
                    continue  # the server reads no further: no memory of its is taken
                with suppress(OSError):
                    writer.write(b"\r\n\r\n")
                status = await heard(attacker, reader)
                attacker.expect(status is None or not 0 < status < 400, "a head of 32 MB was taken")


async def half_open_connections(attacker):
    """Connections by the hundred that say nothing, or half of something."""
    async with attacker.connections(250) as made:
        for place, (_, writer) in enumerate(made):
            if place % 2:
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: half")
        await attacker.hold(HELD)


async def slow_bodies(attacker):
    """A byte now and then, for ever."""
    async with attacker.connections(60) as made:
        head = attacker.wire.request("PUT", "/api/me", headers={"Content-Length": "1000"})
        for _, writer in made:
            writer.write(head)
        for _ in range(int(HELD)):
            for _, writer in made:
                writer.write(b" ")
            await attacker.hold(1.0)


async def slow_heads(attacker):
    async with attacker.connections(60) as made:
        for _, writer in made:
            writer.write(b"GET /api/games HTTP/1.1\r\n")
        for _ in range(int(HELD)):
            for _, writer in made:
                writer.write(b"X-A: b\r\n")
            await attacker.hold(1.0)


async def lengths_that_contradict(attacker):
    """Both kinds of length, two lengths, none that is a number: whoever guesses is smuggled a second request."""
    body = b'{"name": "Mallory"}'
    host = f"Host: {attacker.wire.host}:{attacker.wire.port}\r\nContent-Type: application/json\r\n"
    for lengths in (
        f"Content-Length: {len(body)}\r\nTransfer-Encoding: chunked\r\n",
        f"Transfer-Encoding: chunked\r\nContent-Length: {len(body)}\r\n",
        f"Content-Length: {len(body)}\r\nContent-Length: 3\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 1e3\r\n",
        f"Content-Length: {'9' * 400}\r\n",
        "Content-Length: ²\r\n",
        "Transfer-Encoding: chunked, identity\r\n",
    ):
        async with attacker.connections(1) as made:
            for reader, writer in made:
                writer.write(f"PUT /api/me HTTP/1.1\r\n{host}{lengths}\r\n".encode() + body)
                status = await heard(attacker, reader, HELD)
                attacker.expect(status is None or not 0 < status < 400, f"{lengths.split()} was taken")


async def bodies_without_end(attacker):
    """Chunk after chunk, until someone counts."""
    head = attacker.wire.request("POST", "/api/records/verify", headers={"Transfer-Encoding": "chunked"})
    head = head.replace(b"Content-Length: 0\r\n", b"Content-Type: application/json\r\n")
    async with attacker.connections(4) as made:
        for reader, writer in made:
            with suppress(TimeoutError):
                await poured(writer, head, b"10000\r\n" + b" " * 65_536 + b"\r\n", 16 * MEGABYTE)
                status = await heard(attacker, reader)
                attacker.expect(status is None or not 0 < status < 400, "a body of 16 MB was taken")


async def wrong_hosts(attacker):
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "a" * 5_000, "127.0.0.1@evil"):
        answer = await attacker.ask("GET", "/api/games", None, "", {"Host": host})
        attacker.expect(answer.status == 0 or answer.status >= 400, f"Host {host[:30]!r} was answered")


async def bytes_that_are_no_http(attacker):
    for spoken in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 500,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\r\n" * 50_000,
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        bytes(attacker.chance.randrange(256) for _ in range(3_000)),
    ):
        async with attacker.connections(1) as made:
            for reader, writer in made:
                with suppress(OSError):
                    writer.write(spoken)
                    await heard(attacker, reader, 2.0)


async def requests_nobody_waits_for(attacker):
    """Two thousand requests in one breath on each of some connections, and not an answer is read."""
    breath = attacker.wire.request("GET", "/api/games") * 2_000
    async with attacker.connections(10) as made:
        for _, writer in made:
            with suppress(OSError):
                writer.write(breath)
        await attacker.hold(HELD)


ATTACKS = (
    heads_of_megabytes,
    half_open_connections,
    slow_bodies,
    slow_heads,
    lengths_that_contradict,
    bodies_without_end,
    wrong_hosts,
    bytes_that_are_no_http,
    requests_nobody_waits_for,
)
