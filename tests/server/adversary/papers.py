"""What attackers bring along on paper: records with poisoned positions, forged and odd ones, boxes that are traps.

Made without the server, from true games and true boxes: whoever attacks has the package too.
"""

from __future__ import annotations

import copy
import json
from random import Random

from atelier.fair import commit_secret, fair_key
from atelier.games import find
from atelier.match import Match
from atelier.record import commit

BASE_OBJECTIVES = 18
EXPANSION_OBJECTIVES = ("team", "master", "both-trades", "busy-artisans", "free-building", "crowded")
SECRET = "ab" * 32


def paper(match):
    return json.loads(match.record.write())


def played(game, seats=2, moves=10_000, seed=1, **options):
    """A game played at random, to its end unless it is stopped."""
    match, chance = Match(game, seats, seed, **options), Random(seed)
    while not match.over and len(match.moves) < moves:
        match.play(chance.choice(match.legal))
    return match


def from_start(match, moves=(), **changed):
    """A record that begins from the position of a match, changed here and there."""
    record = paper(match)
    record["start"] = {**match.position, **changed}
    record["moves"] = list(moves)
    return record


def never_ending_guess():
    """Two seats hold objectives that are not in play, and all that ever held leaves both of them the same one."""
    match = Match("little-town", 4, seed=1)
    cards = match.position["objective"]
    hidden = iter(EXPANSION_OBJECTIVES)
    for seat in (1, 2):
        cards[seat] = [next(hidden) if card is not None else None for card in cards[seat]]
    held = bytearray(16)
    for seat in (1, 2):
        held[4 * seat : 4 * seat + 4] = ((1 << BASE_OBJECTIVES) - 2).to_bytes(4, "little")
    return from_start(match, objective=cards, held=held.hex())


def leaderless_round():
    """Nobody began this round, so its feeding never comes round to whoever did."""
    match = Match("little-town", 2, seed=1)
    chance = Random(1)
    while match.position["rounds"] == 1:
        match.play(chance.choice(match.legal))
    before = Match("little-town", 2, seed=1)
    for move in match.moves[:-6]:
        before.play(move)
    return from_start(before, match.moves[-6:], leader=None)


def drawn_below_nothing():
    return [
        from_start(Match("artisans", 2, seed=seed), drawn=drawn)
        for seed, drawn in enumerate(([-1, 0], [0, -1], [-128, -128], [127, 127]))
    ]


def wild_positions(count=12, seed=1):
    """True positions with one part of another kind, size or sign."""
    chance = Random(seed)
    wild = [None, -1, 127, -128, 10**30, 1.5, "", "-", [], {}, [[]], [None] * 40, {"wood": -3}, True, "ff" * 16]
    made = []
    for place in range(count):
        match = played(("artisans", "little-town")[place % 2], 2 + place % 3, moves=chance.randrange(30), seed=place)
        part = chance.choice([part for part in match.position if part != "game"])
        made.append(from_start(match, **{part: chance.choice(wild)}))
    return made


def forged():
    """The true key and commitment of one game, with the cards of another."""
    key = fair_key(SECRET, ("", ""))
    match = played("artisans", seed=5)
    other = Match("artisans", 2, seed=5)
    record = paper(match)
    record |= {"key": key.hex(), "commitment": commit(key), "start": other.position}
    record["fairness"] = {"commitment": commit_secret(SECRET), "secret": SECRET, "contributions": ["", ""]}
    return record


def odd_records():
    """Records that are nearly right."""
    true = paper(played("artisans", seed=2))
    odd = []

    def change(**parts):
        odd.append({**copy.deepcopy(true), **parts})

    change(moves=[*true["moves"][:-1], "take 9"])
    change(moves=list(reversed(true["moves"])))
    change(moves=true["moves"] * 8)
    change(moves=["take 1"] * 15_000)
    change(moves=[["take 1"]] * 100)
    change(moves=["x" * 200_000])
    change(seats=2**70)
    change(seats=-1)
    change(rules=true["rules"] + 1)
    change(rules=True)
    change(options={str(n): "x" * 100 for n in range(1000)})
    change(options={"artisans": "\ud800"})
    change(key="0" * 64)
    change(key="é" * 64)
    change(result={"points": [10**400, 0], "places": [1, 2]})
    change(result={"points": [], "places": []})
    change(box={"name": "\x00", "digest": "0" * 16})
    change(game="../../etc/passwd")
    change(fairness={"commitment": "0" * 64, "secret": "0" * 64, "contributions": ["zz", ""]})
    change(start={})
    change(start={"game": "little-town"})
    return odd


def nested(depth):
    """JSON that goes deep, as bytes: no honest writer would write it."""
    return b'{"record": ' + b"[" * depth + b"]" * depth + b', "request": "deep-request"}'


def boxes(game="artisans"):
    """Texts that look like a box file to the eye, and like work without end to whoever reads them."""
    true = find(game).box_text
    return {
        "headers that backtrack": "[" + " " * 6_000 + "x",
        "many headers that backtrack": ("[[" + " " * 1_900 + "\n") * 100,
        "one dotted key": ".".join("a" * 20_000) + " = 1\n",
        "one dotted header": "[" + ".".join("a" * 40_000) + "]\n",
        "nested arrays": "a = " + "[" * 90_000 + "]" * 90_000,
        "nested tables": "a = " + "{a=" * 40_000 + "1" + "}" * 40_000,
        "a huge integer": "a = " + "9" * 190_000,
        "a huge hexadecimal integer": "a = 0x" + "f" * 190_000,
        "a huge number in a true box": true + "\nhuge = " + "9" * 5_000 + "\n",
        "a giant answer": "\n".join(f"k{n} = 1" for n in range(17_000)),
        "a giant answer of tables": "\n".join(f"[[object]]\nq{n} = 'x'" for n in range(7_000)),
        "quotes without end": '"' * 199_999,
        "one long line": "name = '" + "x" * 190_000 + "'",
        "nothing but ends of lines": "\n" * 199_000,
        "signs nobody sees": "\u202e\u200b\x7f" * 20_000,
    }


def true_box(number, game="artisans"):
    """A right box like no other: only a comment differs."""
    return f"# {number}\n{find(game).box_text}"


def all_of_them():
    """Everything, made once before the attacks begin."""
    return {
        "finished": paper(played("little-town", seed=3)),
        "guess": never_ending_guess(),
        "leaderless": leaderless_round(),
        "wild": [*drawn_below_nothing(), *wild_positions()],
        "forged": forged(),
        "odd": odd_records(),
        "boxes": {game: boxes(game) for game in ("artisans", "little-town")},
    }
