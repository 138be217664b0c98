"""What a move brought, as everyone is told: added up it is what the engine counts, whole games of every kind."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from atelier.match import Match
from atelier.server.tables.accounts import account, account_back

GAMES = {
    "artisans, two": ("artisans", 2, {}),
    "artisans, four": ("artisans", 4, {}),
    "little town, two": ("little-town", 2, {"expansion": "off"}),
    "little town, three, standard": ("little-town", 3, {"expansion": "standard"}),
    "little town, four, advanced": ("little-town", 4, {"expansion": "advanced"}),
}


def brought(match, code):
    """The account of a move that is made in a copy."""
    after = match.copy()
    after.play(match.words[code])
    return account(match, after, code)


def games():
    return [pytest.param(*setup, seed, id=f"{name}, {seed}") for name, setup in GAMES.items() for seed in range(3)]


def had(match):
    """Points by source, and all that a seat can count before itself, as its own view shows it."""
    return [_own(match.view(seat)["players"][seat]) for seat in range(match.seats)]


def _own(player):
    points = {f"+{source}": n for source, n in player["points"].items()}
    if "hand" in player:
        return Counter({**points, **player["hand"]})
    hungry = -player["points"]["hunger"] // 3
    return Counter({**points, **player["goods"], "coins": player["coins"], "hungry": hungry})


def without_zeros(counts):
    return {word: n for word, n in counts.items() if n}


def add(sums, told):
    for one in told["outcomes"]:
        sums[one["seat"]].update({f"+{source}": n for source, n in one["points"].items()})
        sums[one["seat"]].update(one["holds"])


@pytest.mark.parametrize(("game", "seats", "options", "seed"), games())
def test_all_that_is_told_adds_up_to_what_the_engine_counts(game, seats, options, seed):
    match, chance = Match(game, seats, seed, **options), Random(seed)
    sums, met = had(match), [set() for _ in range(seats)]
    while not match.over:
        code = chance.choice(match.legal_codes)
        *_, (_, last) = match.game.stages(match.state, match.box, code)
        told = brought(match, code)
        match.play(match.words[code])
        assert last.tobytes() == match.state.tobytes(), "stage by stage comes to the same bytes"
        add(sums, told)
        for one in told["outcomes"]:
            met[one["seat"]] |= {thing["word"] for thing in one["met"]}
        assert [without_zeros(one) for one in sums] == [without_zeros(one) for one in had(match)]
    assert [sum(n for word, n in one.items() if word[0] == "+") for one in sums] == [one.total for one in match.scores]
    assert [sorted(one) for one in met] == [one.get("done", []) for one in match.view()["players"]]


def hungry_town():
    """The last worker of a round, and nothing to eat."""
    match, chance = Match("little-town", 2, 5), Random(1)
    while True:
        code = chance.choice(match.legal_codes)
        told = brought(match, code)
        if any(one["holds"].get("hungry") for one in told["outcomes"]):
            return match, code, told
        match.play(match.words[code])


def test_T13_hunger_is_told_seat_by_seat_at_its_own_stage():
    match, code, told = hungry_town()
    before = match.view()["players"]
    match.play(match.words[code])
    for one in told["outcomes"]:
        hungry = one["holds"].get("hungry", 0)
        assert one["points"].get("hunger", 0) == -3 * hungry
        assert (one["stage"] == "feeding") or not hungry
    lost = {
        seat: player["points"]["hunger"] - before[seat]["points"]["hunger"]
        for seat, player in enumerate(match.view()["players"])
    }
    said = Counter()
    for one in told["outcomes"]:
        said[one["seat"]] += one["points"].get("hunger", 0)
    assert {seat: said[seat] for seat in lost} == lost
    assert min(lost.values()) < 0


def test_T12_what_a_tile_with_a_clock_brings_is_told_with_the_tile_and_the_workers_beside_it():
    match = Match.from_position(
        "tile: e3 cathedral \n owner: e3 0 \n houses: 6 | 7 \n worker: d2 0, e2 1, a2 1 \n site: 3 | 3 \n"
        " ready: yes no no no no | no no no no no \n turn: 0",
        game="little-town",
    )
    told = brought(match, match.code("place f3"))
    (mine,) = (one for one in told["outcomes"] if one["stage"] == "clock")
    assert (mine["seat"], mine["points"]) == (0, {"tiles": 3})
    (because,) = mine["because"]
    things = because["things"]
    assert because["message"] == "clock"
    assert (things["tile"]["word"], things["square"]["word"], things["workers"]) == ("cathedral", "e3", 3)
    assert all("because" not in one for one in told["outcomes"] if one["stage"] != "clock")


def test_a_month_or_a_round_ends_with_the_move_that_ends_it():
    for game in ("artisans", "little-town"):
        match, chance, ended = Match(game, 2, 3), Random(3), 0
        while not match.over:
            code, number = chance.choice(match.legal_codes), match.game.chapter(match.state).number
            told = brought(match, code)
            match.play(match.words[code])
            assert told["chapter"] == number
            assert told["ends"] == (match.over or match.game.chapter(match.state).number != number)
            ended += told["ends"]
        assert ended >= (12 if game == "artisans" else 4)


def test_taking_back_tells_what_goes_back():
    match = Match("little-town", 2, 5)
    chance = Random(2)
    for _ in range(200):
        code = chance.choice(match.legal_codes)
        before, told = match.copy(), brought(match, code)
        match.play(match.words[code])
        back = account_back(match, before)
        sums = [Counter(), Counter()]
        add(sums, told)
        add(sums, back)
        assert not any(any(one.values()) for one in sums)
        if match.over:
            return
