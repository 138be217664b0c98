"""Every ruling about what is hidden, at the API: one secret is changed inside the server, all else stays as it is.

Whoever may not know it must receive the very same bytes: views, events, errors, the record, answers to moves asked for
again. Whoever may know it must see the difference, else nothing was tried.
"""

from __future__ import annotations

import json
import re
import secrets
from functools import partial
from random import Random

import numpy as np
import pytest

from atelier.chance import rekey
from atelier.client import anyone, me
from atelier.game import SPECTATOR
from atelier.games import find
from atelier.games.artisans.players.hidden import objects_seen
from atelier.games.artisans.state import DECK_OBJECTS, DECKS, MATERIALS, OBJECTS, SECOND_DECK_MONTH
from atelier.games.little_town.rules.setup import objectives_in_play
from atelier.games.little_town.rules.upgrade import cards_in
from atelier.games.little_town.state import DECKS as ARTISAN_DECKS
from atelier.games.little_town.state import NONE, OBJECTIVE_CARDS
from tests.server.hearing import altered, everything

MOST_MOVES = 1500
ADVANCED, STANDARD = {"expansion": "advanced"}, {"expansion": "standard"}


class Never(AssertionError):
    """The game was over before it happened."""


class Evening:
    """Three people at a table; everyone notes the moves they have made."""

    def __init__(self, shared, person, game, options, seed=1, box=None):
        self.shared, self.chance = shared, Random(seed)
        self.people = [person(name) for name in ("Zoé", "Bob", "Léa")]
        self.watchers = [(SPECTATOR, person()), *enumerate(self.people)]
        self.made = [[] for _ in self.people]
        self.heard = {}
        more = {} if box is None else {"box": box(self.people[0])}
        self.table = self.people[0].open_table(game, [me(), anyone(), anyone()], options=options, listed=True, **more)
        for other in self.people[1:]:
            other.sit(self.table)
        self.people[0].start(self.table)

    @property
    def held(self):
        return self.shared.context.tables.hand[self.table]

    @property
    def state(self):
        return self.held.match.state

    def play(self, until, wanted=lambda legal: legal):
        """Play at random until the state is as it should be."""
        for _ in range(MOST_MOVES):
            if until(self.state):
                return self
            table = self.held
            move = self.chance.choice(wanted(table.match.legal))
            body = {"move": move, "position": table.position.number, "request": secrets.token_urlsafe(9)}
            client = self.people[table.turn]
            assert client.http.post(f"/api/tables/{self.table}/moves", json=body).status_code == 200
            self.made[table.turn].append(body)
            if self.held.life != "playing":
                break
        raise Never

    def before(self, watcher, client):
        """What this one hears of the true table."""
        when = (watcher, self.held.number)
        if when not in self.heard:
            self.heard[when] = self.hear(watcher, client)
        return self.heard[when]

    def hear(self, watcher, client):
        made = self.made[watcher][-10:] if watcher != SPECTATOR else ()
        return everything(client, self.table, self.held.number, made)

    def is_silent_to(self, watcher, client, change):
        """What this one hears is the same once the secret is another."""
        true = self.held
        before = self.before(watcher, client)
        twin = altered(true, lambda state: changed(true, state, change))
        assert twin.match.state.tobytes() != true.match.state.tobytes(), "nothing was changed"
        self.shared.context.tables.hand[self.table] = twin
        try:
            after = self.hear(watcher, client)
        finally:
            self.shared.context.tables.hand[self.table] = true
        assert {what: said for what, said in after.items() if said != before[what]} == {}
        assert after.keys() == before.keys()

    def is_seen_by(self, client, change):
        """Whoever may know the secret sees another one."""
        true = self.held
        before = client.look(self.table)["view"]
        self.shared.context.tables.hand[self.table] = altered(true, lambda state: changed(true, state, change))
        try:
            return client.look(self.table)["view"] != before
        finally:
            self.shared.context.tables.hand[self.table] = true


def changed(table, state, change):
    other = table.game.state.copy(state)
    change(other)
    return other


@pytest.fixture
def evening(shared, person):
    return partial(Evening, shared, person)


def evening_when(evening, game, options, until):
    """An evening on which it happens; the cards are never the same, and on some it does not."""
    for seed in range(10):
        try:
            return evening(game, options, seed).play(until)
        except Never:
            continue
    raise Never


def moves_made(number):
    """A state with so many moves behind it."""
    seen = iter(range(number + 1))
    return lambda state: next(seen) == number


# Artisans


def hidden_card(state, seat):
    """R7: a material of which this hand holds a card nobody has seen."""
    return next((kind for kind in range(MATERIALS) if state.hand[seat, kind] > state.known[seat, kind]), None)


def swap_with_deck(state, seat):
    """A card of this hand that nobody has seen is another one; that one lies in the deck."""
    here = hidden_card(state, seat)
    there = next((kind for kind in range(MATERIALS) if kind != here and state.deck[kind]), None)
    if here is not None and there is not None and not state.reshuffled:
        state.hand[seat, here] -= 1
        state.hand[seat, there] += 1
        state.deck[here] += 1
        state.deck[there] -= 1


def swap_between(state, one, other):
    """Two hands have changed a card nobody has seen."""
    for kind in range(MATERIALS):
        for unlike in range(MATERIALS):
            mine = state.hand[one, kind] > state.known[one, kind]
            if kind != unlike and mine and state.hand[other, unlike] > state.known[other, unlike]:
                state.hand[one, kind] -= 1
                state.hand[one, unlike] += 1
                state.hand[other, unlike] -= 1
                state.hand[other, kind] += 1
                return


@pytest.mark.parametrize(
    "options", [{"artisans": "draft"}, pytest.param({"artisans": "random"}, marks=pytest.mark.slow)]
)
def test_R7_a_hand_is_known_to_its_owner_alone(evening, options):
    game = evening("artisans", options).play(moves_made(9))
    owners = [seat for seat in range(3) if hidden_card(game.state, seat) is not None]
    assert owners
    for owner in owners:
        assert game.is_seen_by(game.people[owner], lambda state, owner=owner: swap_with_deck(state, owner))
        for watcher, client in game.watchers:
            if watcher != owner:
                game.is_silent_to(watcher, client, lambda state, owner=owner: swap_with_deck(state, owner))


def test_R7_cards_dealt_are_hidden_from_the_first_moment(evening):
    game = evening("artisans", {"artisans": "draft"})
    for watcher, client in game.watchers:
        owner = (watcher + 1) % 3
        game.is_silent_to(watcher, client, lambda state, owner=owner: swap_with_deck(state, owner))


def small_box(client):
    """A box of so few cards that the discard becomes a deck in good time."""
    text, few = re.subn(r"(?m)^3 = 18$", "3 = 8", find("artisans").box_text)
    assert few == 1
    return client.http.post("/api/boxes", json={"game": "artisans", "text": text}).json()["id"]


def keep_hidden(legal):
    """Play so that cards nobody has seen stay in the hands."""
    quiet = [move for move in legal if move.split()[0] in ("token", "pass", "choose", "skip", "end")]
    return quiet or [move for move in legal if not move.startswith("develop")] or legal


def test_R14_after_a_reshuffle_hidden_cards_are_still_known_to_their_owners_alone(evening):
    game = evening("artisans", {"artisans": "random"}, box=small_box)
    game.play(lambda state: bool(state.reshuffled), keep_hidden)
    one, other = [seat for seat in range(3) if hidden_card(game.state, seat) is not None][:2]
    for watcher, client in game.watchers:
        if watcher not in (one, other):
            game.is_silent_to(watcher, client, lambda state: swap_between(state, one, other))


def unseen_objects(state, deck):
    return range(DECK_OBJECTS * deck + objects_seen(state, deck), DECK_OBJECTS * (deck + 1))


def reverse_deck(state, box, deck):
    """R4: the unseen cards of an object deck lie the other way round; of equal worth, some lay in the box."""
    places = unseen_objects(state, deck)
    state.order[places.start : places.stop] = state.order[places.start : places.stop][::-1].copy()
    for place in places:
        for left_over in range(DECKS * DECK_OBJECTS, OBJECTS):
            if box.points[state.order[place]] == box.points[state.order[left_over]]:
                state.order[[place, left_over]] = state.order[[left_over, place]]


@pytest.mark.parametrize("deck", [0, 1])
def test_R4_R5_nobody_knows_what_lies_under_the_top_card_of_an_object_deck(evening, deck):
    game = evening("artisans", {"artisans": "draft"}).play(moves_made(40))
    box = game.held.box.record
    for watcher, client in game.watchers:
        game.is_silent_to(watcher, client, lambda state: reverse_deck(state, box, deck))


def test_R5_the_top_card_is_seen_by_all_and_deck_2_shows_nothing_before_month_7(evening):
    game = evening("artisans", {"artisans": "random"}).play(lambda state: state.month >= 2)
    words = game.held.box.words["object"]
    for _, client in game.watchers:
        view = client.look(game.table)["view"]
        assert view["next"] == words[game.state.order[game.state.drawn[0]]]
        public = json.dumps(view)
        assert not [words[card] for card in game.state.order[DECK_OBJECTS:] if f'"{words[card]}"' in public]


def test_R21_in_month_7_the_rest_of_deck_2_stays_unknown(evening):
    game = evening("artisans", {"artisans": "random"}).play(lambda state: state.month >= SECOND_DECK_MONTH)
    box = game.held.box.record
    for watcher, client in game.watchers:
        game.is_silent_to(watcher, client, lambda state: reverse_deck(state, box, 1))


# Little Town


def free_objectives(state):
    dealt = set(np.asarray(state.objective).ravel().tolist())
    return [one for one in range(objectives_in_play(state)) if one not in dealt]


def other_objectives(state, seat):
    """T4: this seat holds other objectives than it does."""
    free = [one for one in free_objectives(state) if not int(state.held[seat]) >> one & 1]
    for card in range(OBJECTIVE_CARDS):
        if state.objective[seat, card] != NONE and not state.done[seat, card] and free:
            state.objective[seat, card] = free.pop()


@pytest.mark.parametrize(
    "options", [*(pytest.param(one, marks=pytest.mark.slow) for one in ({"expansion": "off"}, STANDARD)), ADVANCED]
)
def test_T4_objectives_are_known_to_their_owner_alone(evening, options):
    game = evening("little-town", options)
    for owner in range(3):
        assert game.is_seen_by(game.people[owner], lambda state, owner=owner: other_objectives(state, owner))
        for watcher, client in game.watchers:
            if watcher != owner:
                game.is_silent_to(watcher, client, lambda state, owner=owner: other_objectives(state, owner))


def test_T11_an_objective_is_hidden_until_it_is_scored_and_then_public(evening):
    game = evening_when(evening, "little-town", STANDARD, lambda state: state.done.any() and state.rounds > 1)
    owner = next(seat for seat in range(3) if any(game.state.done[seat]))
    for watcher, client in game.watchers:
        player = client.look(game.table)["view"]["players"][owner]
        assert player["done"]
        assert bool(player["objectives"]) == (watcher == owner and player["hidden"] > 0)
        if watcher != owner:
            game.is_silent_to(watcher, client, lambda state: other_objectives(state, owner))


def reverse_unseen(state):
    """X2: the cards of every Artisan deck that nobody has seen lie the other way round."""
    for deck in range(ARTISAN_DECKS):
        cards = int(cards_in(state, deck))
        last = max(cards - int(state.under[deck]), min(cards, 1))
        state.decks[deck, 1:last] = state.decks[deck, 1:last][::-1].copy()


def test_X2_nobody_knows_how_the_artisan_decks_lie_below_their_tops(evening):
    game = evening("little-town", STANDARD)
    for watcher, client in game.watchers:
        game.is_silent_to(watcher, client, reverse_unseen)


def test_X10_X11_what_was_put_under_a_deck_is_known_to_all_and_the_rest_to_nobody(evening):
    game = evening_when(evening, "little-town", STANDARD, lambda state: (state.under > 0).any())
    (deck, *_) = np.flatnonzero(game.state.under)
    words = game.held.box.words
    cards, under = int(cards_in(game.state, deck)), int(game.state.under[deck])
    beneath = [words["artisan"][card] for card in game.state.decks[deck][cards - under : cards]]
    for watcher, client in game.watchers:
        assert client.look(game.table)["view"]["decks"][words["deck"][deck]]["beneath"] == beneath
        game.is_silent_to(watcher, client, reverse_unseen)


# Both


def another_key(state):
    """R14, X2: all cards to come will be others."""
    spent = state.spent
    rekey(state, np.arange(1, 9, dtype=np.uint32))
    state.spent = spent


@pytest.mark.parametrize(("game", "options"), [("artisans", {"artisans": "draft"}), ("little-town", ADVANCED)])
def test_R14_X2_nothing_tells_of_the_key_from_which_every_card_to_come_is_drawn(evening, game, options):
    table = evening(game, options).play(moves_made(40))
    for watcher, client in table.watchers:
        table.is_silent_to(watcher, client, another_key)
    key = np.asarray(table.state.key, "<u4").tobytes().hex()
    for watcher, client in table.watchers:
        assert key not in "".join(map(str, table.hear(watcher, client).values()))
