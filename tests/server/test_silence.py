"""Silence: what a seat or a spectator is sent does not depend on what it may not know.

A table is played to some position. Then, inside the server, everything the watcher cannot know is dealt anew in every
position the game went through, and every address is asked again: each answer must be the same, to the byte.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from atelier import Match
from atelier.client import anyone, me
from atelier.game import SPECTATOR
from atelier.record import commit
from tests.server.hearing import altered, everything

KINDS = [("artisans", {"artisans": "draft"}), ("artisans", {"artisans": "random"})] + [
    ("little-town", {"expansion": choice}) for choice in ("off", "standard", "advanced")
]
SOME = [
    pytest.param(*kind, marks=[] if number in (1, 3) else pytest.mark.slow, id=" ".join((kind[0], *kind[1].values())))
    for number, kind in enumerate(KINDS)
]
"""One kind of table of each game; `make soak` tries the others."""


def determinized(table, watcher, seed):
    """The same table with other cards wherever the watcher cannot see."""
    game, box = table.game, table.box.record

    def other(state):
        guess = game.state.copy(state)
        game.determinize(guess, box, watcher, np.array([seed], np.int64))
        guess.spent = state.spent  # how much was drawn is known to all; may_undo asks for it
        return guess

    return altered(table, other)


@pytest.mark.parametrize(("game", "options"), SOME)
@pytest.mark.parametrize("moves", [60, pytest.param(9, marks=pytest.mark.slow)])
def test_nothing_a_watcher_receives_depends_on_what_it_may_not_know(shared, person, play_on, game, options, moves):
    people = [person(name) for name in ("Zoé", "Bob", "Léa")]
    table = people[0].open_table(game, [me(contribution="aa" * 16), anyone(), anyone()], options=options)
    for other in people[1:]:
        other.sit(table)
    people[0].start(table)
    now = play_on(people, table, seed=moves, moves=moves)
    assert now["life"] == "playing"
    true = shared.context.tables.hand[table]
    for watcher, client in [(SPECTATOR, person()), *enumerate(people)]:
        before = everything(client, table, now["number"])
        twin = determinized(true, watcher, seed=moves)
        assert twin.match.state.tobytes() != true.match.state.tobytes()
        shared.context.tables.hand[table] = twin
        after = everything(client, table, now["number"])
        shared.context.tables.hand[table] = true
        assert after == before


@pytest.mark.parametrize(("game", "options"), KINDS[1:3])
def test_no_key_secret_or_person_is_in_anything_sent_while_the_game_runs(shared, person, play_on, game, options):
    people = [person(name) for name in ("Zoé", "Bob")]
    table = people[0].open_table(game, [me(contribution="beef" * 8), anyone()], options=options)
    people[1].sit(table, contribution="cafe" * 8)
    waiting = people[1].http.get(f"/api/tables/{table}").text
    assert "beef" * 8 not in waiting
    assert "cafe" * 8 not in waiting
    people[1].reveal(table)
    people[0].start(table)
    now = play_on(people, table, moves=20)
    held = shared.context.tables.hand[table]
    never = [held.match.key.hex(), held.row.secret, held.host, *(seat.person for seat in held.seats)]
    for client in (*people, person()):
        heard = "".join(str(said) for said in everything(client, table, now["number"]).values())
        assert not [word for word in never if word in heard]
        assert held.commitment in heard
        assert commit(held.match.key) in heard


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_a_guess_shows_what_the_seat_sees_and_the_rest_anew_each_time(shared, person, play_on, game, options):
    people = [person(name) for name in ("Zoé", "Bob")]
    table = people[0].open_table(game, [me(), anyone()], options=options)
    people[1].sit(table)
    people[0].start(table)
    play_on(people, table, seed=3, moves=20)
    held = shared.context.tables.hand[table]
    for seat, client in enumerate(people):
        guesses = [client.guess(table) for _ in range(3)]
        seen = held.match.view(seat) | {"step": 0}
        for asked in guesses:
            assert (asked["position"], asked["seat"]) == (held.position.number, seat)
            assert Match.from_position(asked["guess"]).view(seat) == seen
        assert len({held.match.key.hex(), *(asked["guess"]["key"] for asked in guesses)}) == 4


def test_hands_of_others_are_never_in_a_view(person, play_on):
    people = [person(name) for name in ("Zoé", "Bob")]
    table = people[0].open_table("artisans", [me(), anyone()])
    people[1].sit(table)
    people[0].start(table)
    play_on(people, table, moves=12)
    for seat, client in enumerate(people):
        hands = [player["hand"] for player in client.look(table)["view"]["players"]]
        assert hands[1 - seat] is None
        assert hands[seat] is not None
    assert [player["hand"] for player in person().look(table)["view"]["players"]] == [None, None]


def test_only_the_seat_on_turn_is_told_what_is_legal(person, play_on):
    people = [person(name) for name in ("Zoé", "Bob")]
    table = people[0].open_table("little-town", [me(), anyone()])
    people[1].sit(table)
    people[0].start(table)
    now = play_on(people, table, seed=Random(3).randrange(9), moves=15)
    for seat, client in [(None, person()), *enumerate(people)]:
        view = client.look(table)["view"]
        assert bool(view["legal"]) == bool(view["choices"]) == (seat == now["turn"])
