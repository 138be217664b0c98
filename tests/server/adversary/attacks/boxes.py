"""Boxes of cards from strangers: texts that cost time, memory or an answer far larger than the question."""

from __future__ import annotations

from tests.server.adversary import papers

GIANT = 256 * 1024
"""Bytes: no answer to a box has a reason to be larger than the largest question."""


async def boxes_that_are_traps(attacker):
    key = await attacker.introduce()
    for game, texts in attacker.scene.papers["boxes"].items():
        for name, text in texts.items():
            answer = await attacker.ask("POST", "/api/boxes", {"game": game, "text": text}, key)
            attacker.expect(answer.status != 201, f"{name} was taken for a box")
            attacker.expect(len(answer.body) < GIANT, f"{name} got an answer of {len(answer.body) >> 20} MB")


async def traps_at_once(attacker):
    """The same from many hands at once: what one costs is multiplied."""
    key = await attacker.introduce()
    texts = list(attacker.scene.papers["boxes"]["artisans"].values())

    def asked():
        return "POST", "/api/boxes", {"game": "artisans", "text": attacker.chance.choice(texts)}, key

    await attacker.storm(asked, 40, 10)


async def true_boxes_by_the_dozen(attacker):
    key = await attacker.introduce()

    def asked():
        text = papers.true_box(attacker.chance.random())
        return "POST", "/api/boxes", {"game": "artisans", "text": text}, key

    await attacker.storm(asked, 60, 6)


ATTACKS = (boxes_that_are_traps, traps_at_once, true_boxes_by_the_dozen)
