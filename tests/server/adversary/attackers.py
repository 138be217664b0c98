"""The process of the attackers: below everyone's priority, so that what is measured is the server's.

Links of honest tables come in on the input, one a line; its end is the end of the attacks. What was found goes out.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import sys

from tests.server.adversary import papers
from tests.server.adversary.attacker import Attacker, Report, Scene
from tests.server.adversary.attacks import chosen

ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]
PRIORITY = 10
LAST_WORDS = 20.0
"""Seconds for attacks under way to come to their end."""


async def attack(server, seed, only=""):
    attacks = chosen(only)
    scene, report = Scene(papers.all_of_them()), Report()
    tell("ready")
    attackers = [Attacker(server, address, f"{seed} {address}", scene, report) for address in ADDRESSES]
    apart = len(attacks) / len(attackers)
    working = [asyncio.ensure_future(one.play(attacks, int(place * apart))) for place, one in enumerate(attackers)]
    await listen(scene, report, working)
    _, late = await asyncio.wait(working, timeout=LAST_WORDS)
    for task in late:
        task.cancel()
    for task in working:
        if task.done() and not task.cancelled() and task.exception() is not None:
            raise task.exception()
    tell("report", **report.as_json())


async def listen(scene, report, working):
    """Hear of honest tables and say how far it is, until the input ends."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    hearing = asyncio.ensure_future(reader.readline())
    while not scene.over:
        done, _ = await asyncio.wait([hearing], timeout=0.5)
        tell("played", attacks=len(report.played))
        for task in working:
            if task.done():
                task.result()
        if done:
            line = hearing.result().decode().strip()
            scene.over = not line
            scene.honest.append(line)
            hearing = asyncio.ensure_future(reader.readline())
    hearing.cancel()


def tell(what, **more):
    print(json.dumps({"what": what, **more}), flush=True)


def main():
    os.nice(PRIORITY)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # being hung up on is no news here
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(attack(*sys.argv[1:]))


if __name__ == "__main__":
    main()
