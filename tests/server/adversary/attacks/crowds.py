"""One person who wants all of the server: its opponents, its tables, its shuffles."""

from __future__ import annotations

from tests.server.adversary.wire import fresh

FORTY = 40


async def forty_tables_of_four_masters(attacker):
    """All at play at once, with nobody looking."""
    key = await attacker.introduce()
    masters = [{"kind": "opponent", "level": "master"}] * 4
    for place in range(FORTY):
        if attacker.scene.over:
            return
        if not await attacker.open_table(key, masters, game=("artisans", "little-town")[place % 2]):
            return


async def tables_without_end(attacker):
    """Open tables, listed for all to see, by every key there is."""

    def asked():
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        return "POST", "/api/tables", {"game": "artisans", "seats": seats, "listed": True, "request": fresh()}

    await attacker.introduce()
    await attacker.storm(asked, 80)


async def keys_without_end(attacker):
    await attacker.storm(lambda: ("PUT", "/api/me", {"name": "Mallory"}, ""), 60)


async def deal_after_deal(attacker):
    """Open, start, close: looking for cards one likes."""
    key = await attacker.introduce()
    for _ in range(25):
        table = await attacker.open_table(key, [{"kind": "me"}] * 2)
        if not table:
            return
        await attacker.ask("POST", f"/api/tables/{table}/close", {"request": fresh()}, key)


ATTACKS = (forty_tables_of_four_masters, tables_without_end, keys_without_end, deal_after_deal)
