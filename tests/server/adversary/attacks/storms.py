"""Questions that cost the server more than whoever asks them, by the hundred."""

from __future__ import annotations

MOVES = ("pass", "take 1", "place e3", "build well", "done", "hire left", "use left 1", "no such move", "é" * 80)


async def logs(attacker):
    await attacker.storm(lambda: ("GET", f"/api/tables/{attacker.honest_table}/log", None, ""), 120)


async def previews_and_reasons(attacker):
    key, table = await attacker.playing()
    legal = (await attacker.ask("GET", f"/api/tables/{table}?seat=0", None, key)).told.get("view") or {}
    moves = [*legal.get("legal", [])[:20], *MOVES]

    def asked():
        what, move = attacker.chance.choice(("preview", "why")), attacker.chance.choice(moves)
        words = "%20".join(move.split())
        return "GET", f"/api/tables/{table}/{what}?seat=0&move={quoted(words)}", None, key

    await attacker.storm(asked, 120)


def quoted(words):
    return "".join(sign if sign.isascii() else "%C3%A9" for sign in words)


async def guesses(attacker):
    key, table = await attacker.playing()
    await attacker.storm(lambda: ("GET", f"/api/tables/{table}/guess?seat=0", None, key), 120)


async def coaches(attacker):
    """Every position of a table is another thought."""
    key = await attacker.introduce()
    for _ in range(4):
        table = await attacker.open_table(key, [{"kind": "me"}, {"kind": "opponent", "level": "random"}])
        await attacker.storm(lambda table=table: ("GET", f"/api/tables/{table}/coach", None, key), 10, 10)


async def analyses(attacker):
    """Whole games to be thought through, more than anyone could read."""
    key = await attacker.introduce()
    for _ in range(8):
        answer = await attacker.change("/api/records", key, record=attacker.scene.papers["finished"])
        if "id" in answer.told:
            await attacker.ask("POST", f"/api/tables/{answer.told['id']}/analysis", None, key)
    _, table = await attacker.finished()
    await attacker.storm(lambda: ("POST", f"/api/tables/{table}/analysis", None, attacker.key), 40)


async def steps_and_records(attacker):
    _, finished = await attacker.finished()
    honest = attacker.honest_table

    def asked():
        table = attacker.chance.choice((honest, finished))
        what = attacker.chance.choice(("record", f"steps/{attacker.chance.randrange(60)}", "things", "same-deal", ""))
        return "GET", f"/api/tables/{table}/{what}".rstrip("/"), None, ""

    await attacker.storm(asked, 150)


async def lists(attacker):
    def asked():
        life = attacker.chance.choice(("open", "playing", "over"))
        return "GET", attacker.chance.choice((f"/api/tables?life={life}", "/api/me/tables", "/openapi.json"))

    await attacker.storm(asked, 150)


ATTACKS = (logs, previews_and_reasons, guesses, coaches, analyses, steps_and_records, lists)
