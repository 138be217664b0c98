"""Event streams: too many, never read, always from the beginning."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

from tests.server.adversary.attacks.door import HELD

TASTE = 65_536


async def many_streams(attacker):
    """More than an address may have, of a table where honest people play."""
    async with attacker.connections(160) as made:
        path = f"/api/tables/{attacker.honest_table}/events"
        for _, writer in made:
            with suppress(OSError):
                writer.write(attacker.wire.request("GET", path))
        await attacker.hold(HELD)


async def streams_that_are_never_read(attacker):
    """The whole game again and again into buffers nobody empties."""
    async with attacker.connections(60) as made:
        path = f"/api/tables/{attacker.honest_table}/events?after=0"
        for reader, writer in made:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            reader._transport.pause_reading()
            with suppress(OSError):
                writer.write(attacker.wire.request("GET", path))
        await attacker.hold(HELD)


async def streams_from_the_beginning(attacker):
    """No key, `after=0`, a taste of it, and once more."""
    path = f"/api/tables/{attacker.honest_table}/events?after=0"

    async def taste():
        for _ in range(12):
            if attacker.scene.over:
                return
            async with attacker.connections(1) as made:
                for reader, writer in made:
                    with suppress(OSError, TimeoutError):
                        writer.write(attacker.wire.request("GET", path))
                        async with asyncio.timeout(10):
                            begun = await reader.read(TASTE)
                            attacker.note(int(begun[9:12] or 0))

    await asyncio.gather(*(taste() for _ in range(20)))


ATTACKS = (many_streams, streams_that_are_never_read, streams_from_the_beginning)
