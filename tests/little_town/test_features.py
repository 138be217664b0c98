"""What a seat is told in numbers: values and not names, and whatever differs is told apart."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from atelier import Match
from atelier.agents.levels import opponent
from atelier.games.little_town import GAME
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import beside
from tests.conftest import KINDS, in_turn

TABLES = [*in_turn(kind for kind in KINDS if kind.game == GAME.name)]
LOOKS = 6
"""So many positions of a game are looked at, and so many changes of one place."""
FOLLOWS = ("seats", "expansion", "supply", "bank", "site", "laid")
"""What a game never changes, what others leave of the cubes, coins and workers there are, what no decision meets."""
DOES, ASKS = ("effect", "card_end"), ("card_cost", "card_points")
"""What an Artisan card is once it is bought, and what it is before."""
HIDDEN = ("key", "spent", "stream", s.State.dtype.names[-1])


def told(state, box, seat):
    """The observation of a seat."""
    numbers = np.zeros(GAME.observation_size, np.int8)
    GAME.observe(state, box, seat, numbers)
    return numbers


def pieces(game, seat=0):
    return game.match.observe(seat)


@cache
def positions(seats, expansion):
    """Some of a random game, and some of a game of masters."""
    found = []
    for name in ("random", "master:8"):
        match, player, states = Match("little-town", seats, seed=4, expansion=expansion), opponent(name), []
        while not match.over:
            states.append(match.state)
            match.play(match.words[player.choose(match.knowledge(match.seat, len(match.moves)))])
        found += [states[at] for at in np.linspace(0, len(states) - 1, LOOKS).astype(int)]
    return found


def kinds_in(state):
    """The kinds of tile in a game."""
    return sorted({int(tile) for tile in state.tile if tile >= 0} | set(np.flatnonzero(state.market > 0).tolist()))


def other_cards(state, box, card, values):
    """Cards of the same deck that are not the same in all but name."""
    deck, face = card // s.DECK_CARDS * s.DECK_CARDS, state.expansion - 1

    def differs(other):
        return any((box[name][face, card] != box[name][face, other]).any() for name in values)

    return [other for other in range(deck, deck + s.DECK_CARDS) if differs(other)]


def around(state):
    """The squares around the worker of this turn, by direction."""
    if state.spot == s.NONE or state.doing == s.CONSTRUCTION:
        return {}
    found = {way: int(beside(state.spot, way)) for way in range(s.AROUND)}
    return {way: square for way, square in found.items() if square != s.NONE}


def others(name, at, state, box):
    """What could lie there instead, as far as it can be told."""
    value, seats, on = int(state[name][at]), range(state.seats), state.expansion != s.OFF
    if at and name in ("goods", "coins", "points", "houses", "ready", "effects", "held", "row", "cubes", "done"):
        if at[0] >= state.seats:
            return []
    if name in ("turn", "leader", "owner", "worker"):
        return [seat for seat in seats if seat != value] if value != s.NONE else []
    if name == "tile":
        return [tile for tile in kinds_in(state) if tile != value] if value != s.NONE else []
    if name == "buying":
        return [tile for tile in kinds_in(state) if tile != value] if value != s.NONE else []
    if name == "market":
        return [value - 1, value + 1] if value > 0 else []
    if name == "held":
        return [value ^ 1 << objective for objective in range(s.OBJECTIVES)]
    if name == "row":
        return other_cards(state, box, value, DOES) if on and s.NONE < value < s.BLANK else []
    if name == "cubes":
        return [cube for cube in range(s.RESOURCES) if cube != value] if value != s.NONE else []
    if name == "decks":
        return other_cards(state, box, value, DOES + ASKS) if value != s.NONE and at[1] == 0 else []
    if name == "under":
        return [value + 1] if on else []
    if name == "ready":
        return [1 - value] if on else []
    if name == "effects":
        return [value - 1 if value else 1] if on else []
    if name == "touched":
        return [1 - value] if at[0] in around(state) and around(state)[at[0]] != state.target else []
    if name == "target":
        return [square for square in around(state).values() if square != value]
    if name == "spot":
        return [square for square in range(s.SQUARES) if square != value] if value != s.NONE else []
    if name == "course":
        return [course for course in range(s.COURSES) if course != value] if state.hungry else []
    if name in ("objective", "done"):
        return []  # below: who has which card is not for everyone
    if name == "board":
        return [3 - value]
    if name == "phase":
        return [phase for phase in range(s.OVER) if phase != value]
    if name in ("place", "doing", "used", "side", "incoming"):
        sizes = {"place": s.PLACES, "incoming": s.DECKS}
        return [one for one in range(sizes.get(name, 2)) if one != value]
    if name in ("helped", "bought", "residing", "option"):
        return [1 - value]
    return [value + 1]


def with_other(state, name, at, value):
    """The same table with something else in one place."""
    changed = GAME.state.copy(state)
    whole = np.array(changed[name])
    whole[at] = value
    changed[name] = whole
    return changed


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_whatever_changes_on_the_table_changes_what_everyone_is_told(kind):
    """Field by field, entry by entry: all that is public, but for what follows from the rest."""
    seats, box = kind.seats, GAME.default_box.record
    for state in positions(seats, kind.choice):
        before = [told(state, box, seat).tobytes() for seat in range(seats)]
        for name in s.State.dtype.names:
            if name in FOLLOWS or name in HIDDEN:
                continue
            for at in np.ndindex(state[name].shape):
                for value in others(name, at, state, box)[:LOOKS]:
                    changed = with_other(state, name, at, value)
                    for seat in range(seats):
                        assert told(changed, box, seat).tobytes() != before[seat], (name, at, value, seat)


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_T11_an_objective_is_told_to_its_seat_and_once_it_is_fulfilled_to_all(kind):
    seats, box = kind.seats, GAME.default_box.record
    for state in positions(seats, kind.choice):
        for owner, card in np.ndindex(seats, int(box.objectives[seats - 2])):
            dealt = set(state.objective[:seats].ravel().tolist())
            spare = next(objective for objective in range(s.OBJECTIVES) if objective not in dealt)
            swapped, flipped = GAME.state.copy(state), GAME.state.copy(state)
            swapped.objective[owner, card] = spare
            flipped.done[owner, card] = 1 - state.done[owner, card]
            for seat in range(seats):
                now = told(state, box, seat).tobytes()
                known = seat == owner or state.done[owner, card]
                assert (told(swapped, box, seat).tobytes() != now) == known
                assert told(flipped, box, seat).tobytes() != now


def box_fields(state, box):
    """What a box says of the tiles and cards in sight: field, index."""
    face = max(0, int(state.expansion) - 1)
    for tile in kinds_in(state):
        if state.market[tile] > 0:
            yield "points", (tile,)
            yield from (("cost", (tile, good)) for good in range(s.COINS + 1))
        for name in ("round_points", "round_coins", "round_activates", "end_buildings", "end_grass", "end_artisans"):
            yield name, (tile,)
        yield "gathers", (tile,)
        yield from (("price", (tile, good)) for good in range(s.POINTS))
        yield from (("output", (tile, good)) for good in range(s.GOODS))
    if state.expansion != s.OFF:
        tops = [int(card) for card in state.decks[:, 0] if card != s.NONE]
        rows = [int(card) for card in state.row[: state.seats].ravel() if s.NONE < card < s.BLANK]
        for card in tops:
            yield "card_points", (face, card)
            yield from (("card_cost", (face, card, good)) for good in range(s.COINS + 1))
        for card in tops + rows:
            for option in range(int(box.options[face, card])):
                yield from (("effect", (face, card, option, part)) for part in (*range(s.GOODS), s.SELLING, s.TRADING))


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_a_box_that_differs_in_one_value_is_told_apart(kind):
    box = GAME.default_box.record
    for state in positions(kind.seats, kind.choice)[::3]:
        before = told(state, box, 0).tobytes()
        for name, at in box_fields(state, box):
            other = box.copy()
            whole = np.array(other[name])
            whole[at] += 1 if whole[at] == 0 else -1
            other[name] = whole
            assert told(state, other, 0).tobytes() != before, (name, at)


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_tiles_and_cards_of_another_name_and_the_same_values_are_told_alike(kind):
    """The nine cards of a deck turned round, in the box and on the table."""
    turned = np.arange(s.BLANK + 2)
    turned[: s.ARTISANS] = np.arange(s.ARTISANS).reshape(s.DECKS, s.DECK_CARDS)[:, ::-1].ravel()
    turned[-1] = s.NONE  # the last index: what stands at -1
    box = GAME.default_box.record.copy()
    for name in ("effect", "card_cost", "card_points", "card_end", "options"):
        box[name] = box[name][:, turned[: s.ARTISANS]]
    for state in positions(kind.seats, kind.choice):
        other = GAME.state.copy(state)
        other.row[:], other.decks[:] = turned[state.row], turned[state.decks]
        for seat in range(kind.seats):
            assert (told(other, box, seat) == told(state, GAME.default_box.record, seat)).all()


def test_a_square_is_told_by_what_lies_on_it_and_whose_it_is(position):
    seen = pieces(position(tile={"e3": "well"}, worker={"d3": 1}))
    square = {word: at for at, word in enumerate(s.SQUARE_WORDS)}
    assert seen["squares"][square["a1"]] == -1 - s.STONE
    assert seen["squares"][square["e3"]] > 0
    assert seen["people"][square["e3"]] == 1
    assert seen["people"][square["d3"]] == -1
    assert not seen["squares"][square["d3"]]


def test_T6_the_squares_around_a_worker_are_told_by_what_they_bring(position):
    """A Well of one's own gives two points; the Bakery of another takes wheat and a coin of rent, and gives four."""
    game = position(tile={"e3": "well", "d3": "bakery"}, owner={"e3": 0, "d3": 1}, coins=[3, 3]).play("place e4")
    seen = pieces(game)["around"]
    assert seen[1].tolist() == [0, 0, 0, 0, 0, 0, 2, 0]
    assert seen[0].tolist() == [0, 0, 0, 0, -1, 3, 0, 0]
    game.play("activate e3")
    assert pieces(game)["around"][1, 0] == 1


def test_T7_the_market_is_told_by_points_and_cost(position):
    seen = pieces(position(market={"wheat-field": 5}))
    assert seen["left"][0] == 5
    assert seen["scores"][0] == 3
    assert seen["costs"][0].tolist() == [1, 0, 0, 0, 0]
