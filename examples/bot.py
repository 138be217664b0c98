"""A bot that takes a seat and plays it with one of the house's opponents, all through the API.

    python examples/bot.py http://localhost:8000 TOKEN TABLE journeyman

Make the token with `POST /api/me/bots`; the table is the last part of its link. The bot never sees more than its seat:
the server hands it a fair guess of everything hidden, and the opponent thinks about that.
"""

from __future__ import annotations

import secrets
import sys

from atelier.agents.levels import opponent
from atelier.client import Client, Refused
from atelier.match import Match


def choose(bot: Client, table: str, level: str) -> tuple[str, int]:
    """A move, and the number of the position it is meant for. Your own idea could go here."""
    asked = bot.guess(table)
    match = Match.from_position(asked["guess"])
    code = opponent(level).choose(match.knowledge(asked["seat"], secrets.randbits(63)))
    return match.words[code], asked["position"]


def play(address: str, token: str, table: str, level: str = "journeyman") -> None:
    """Sit down if need be, then answer every position in which it is our turn, until the game is over."""
    with Client(address, token) as bot:
        if not any(seat["yours"] for seat in bot.look(table)["seats"]):
            bot.sit(table)
        for _ in bot.events(table):
            while (now := bot.look(table))["life"] == "playing" and now["turn"] == now["seat"]:
                try:
                    bot.move(table, *choose(bot, table, level))
                except Refused as problem:
                    print(problem)
            if now["life"] in ("over", "closed"):
                return


if __name__ == "__main__":
    play(*sys.argv[1:5])
