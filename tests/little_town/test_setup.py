"""Setting up: T1–T5, X1–X3."""

from __future__ import annotations

from collections import Counter

import pytest

from atelier.games.little_town import GAME
from atelier.games.little_town.rules.possible import is_possible

BOX = GAME.default_box
SEEDS = range(60)
WHEAT_FIELDS = 5
FIRST_GAME = {
    "workshop",
    "bakery",
    "quarry",
    "church",
    "warehouse",
    "grocery",
    "barn",
    "gold-mine",
    "pawnshop",
    "well",
    "statue",
    "castle",
}
NEW_TILES = {"school", "museum", "forge", "mill", "sawmill", "inn", "theatre", "stoneyard"}


def singles(game):
    return {tile for tile in game.market if tile != "wheat-field"}


@pytest.mark.parametrize(("seats", "workers", "houses", "objectives"), [(2, 5, 7, 4), (3, 4, 6, 3), (4, 3, 6, 2)])
def test_T1_what_a_player_begins_with(deal, seats, workers, houses, objectives):
    game = deal(seats=seats)
    for seat in range(seats):
        assert sum(game.ready[seat]) == workers
        assert game.houses[seat] == houses
        assert sum(card is not None for card in game.objective[seat]) == objectives
        assert game.coins[seat] == 3
        assert game.cubes_of(seat) == {}
        assert game.match.scores[seat].total == 1, "a point for three coins, if the game ended now"


def test_T1_either_side_of_the_board_may_be_played(deal):
    rows = {
        "1": "M.FM.L.MM ......... L........ F.......L ......F.. .FF.LL..F",
        "2": "F..MM.L.F ..F...... F.......L ........F L...F.... L..M..L.M",
    }
    signs = {"forest": "F", "mountain": "M", "lake": "L", "grass": "."}
    for side, spelled in rows.items():
        land = deal(board=side).match.view()["land"]
        assert " ".join("".join(signs[square] for square in row) for row in land) == spelled


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T2_the_supply_has_15_cubes_of_each_type_and_40_coins(deal, seats):
    game = deal(seats=seats)
    assert game.supply == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15}
    assert game.bank + sum(game.coins) == 40
    assert game.bank == 40 - 3 * seats, "the starting coins come out of the forty"


def test_T3_twelve_tiles_at_random_and_five_wheat_fields(deal):
    markets = [deal(seed=seed) for seed in SEEDS]
    for game in markets:
        assert game.market["wheat-field"] == WHEAT_FIELDS
        assert len(singles(game)) == 12
        assert not singles(game) & NEW_TILES
    seen = Counter(tile for game in markets for tile in singles(game))
    assert len(seen) == 24, "every tile turns up"
    assert max(seen.values()) < len(SEEDS), "none is always there"


def test_T3_the_first_game_has_its_twelve_tiles(deal):
    assert singles(deal(market="first")) == FIRST_GAME
    assert singles(deal(market="first", expansion="standard")) == FIRST_GAME, "and no new ones"


def test_T3_the_market_is_never_refilled(position):
    game = position(goods="wood 1, stone 1 | -")
    before = singles(game)
    game.play("build well", "place e3")
    assert singles(game) == before - {"well"}


def test_T4_an_impossible_objective_is_not_dealt(deal):
    """Objectives that need tiles are dealt only if the market has them."""
    for seed in SEEDS:
        game = deal(seed=seed, seats=3)
        dealt = {card for cards in game.objective for card in cards if card}
        tiles = singles(game)
        if "fishing" in dealt:
            assert tiles & {"grocery", "marketplace", "fishmonger", "pier", "pawnshop", "restaurant"}
        if "stone-built" in dealt:
            assert tiles & {"church", "warehouse", "bookstore", "statue", "cathedral", "castle", "watchtower"}
        if "wood-built" in dealt:
            assert tiles & {"quarry", "marketplace", "barn", "pier", "pawnshop", "watchtower"}
        if "mixed-goods" in dealt:
            assert tiles & {"marketplace", "restaurant", "pawnshop"}
        if "wealthy" in dealt:
            assert tiles & {"bakery", "bookstore", "gold-mine", "fishmonger"}


HELPING = {
    "mixed-goods": "marketplace restaurant pawnshop school",
    "fishing": "grocery marketplace fishmonger pier pawnshop restaurant",
    "merchants": "bakery quarry carpenter church grocery fountain bookstore gold-mine fishmonger forge mill theatre",
    "materials": "workshop quarry carpenter warehouse marketplace pawnshop school forge sawmill stoneyard",
    "stone-built": "church warehouse bookstore statue cathedral castle watchtower",
    "wealthy": "bakery bookstore gold-mine fishmonger forge mill inn",
    "fresh-goods": "workshop bakery brewery warehouse marketplace barn fishmonger pawnshop restaurant school forge"
    " stoneyard",
    "two-rewards": "workshop bar brewery church warehouse marketplace fountain barn well restaurant school forge"
    " theatre",
    "wood-built": "quarry marketplace barn pier pawnshop watchtower school mill theatre",
}
"""The tiles an objective depends on; `merchants` and `two-rewards` need two of them."""


@pytest.mark.parametrize("word", HELPING)
def test_T4_judged_from_the_tiles_of_the_market(position, word):
    helping = HELPING[word].split()
    others = [tile for tile in BOX.words["tile"][1:] if tile not in helping]
    needed = 2 if word in ("merchants", "two-rewards") else 1
    index = BOX.words["objective"].index(word)
    for tile in helping:
        fitting = [tile, *(one for one in helping if one != tile)][:needed]
        enough = position(market=dict.fromkeys(fitting + others[: 12 - needed], 1))
        assert is_possible(enough.match.state, BOX.record, index), fitting
    few = helping[: needed - 1]
    assert not is_possible(
        position(market=dict.fromkeys(few + others[: 12 - len(few)], 1)).match.state, BOX.record, index
    )


def test_T4_nobody_has_the_same_objective_and_nobody_sees_another_s(deal):
    for seed in SEEDS:
        game = deal(seed=seed, seats=4)
        dealt = [card for cards in game.objective for card in cards if card]
        assert len(set(dealt)) == len(dealt) == 8
        for seat in range(4):
            players = game.match.view(seat)["players"]
            assert players[seat]["objectives"] == [card for card in game.objective[seat] if card]
            assert all(players[other]["objectives"] == [] for other in range(4) if other != seat)
            assert all(players[other]["hidden"] == 2 for other in range(4))


def test_T5_the_start_player_is_drawn_by_lot(deal):
    begin = Counter(deal(seed=seed, seats=3).leader for seed in SEEDS)
    assert set(begin) == {0, 1, 2}
    game = deal(seed=4, seats=3)
    assert game.turn == game.leader


def test_X1_new_tiles_and_objectives_join_with_the_expansion(deal):
    games = [deal(seed=seed, expansion="standard", seats=3) for seed in SEEDS]
    assert set().union(*(singles(game) for game in games)) > NEW_TILES
    dealt = {card for game in games for cards in game.objective for card in cards}
    assert {"team", "master", "both-trades", "busy-artisans", "free-building", "crowded"} < dealt
    without = [deal(seed=seed) for seed in SEEDS]
    assert not {card for game in without for cards in game.objective for card in cards} & {"team", "master", "crowded"}


@pytest.mark.parametrize("joining", ["0", "3", "8"])
def test_X1_how_many_new_tiles_join_is_an_option(deal, joining):
    found = [len(singles(deal(seed=seed, expansion="advanced", new_tiles=joining)) & NEW_TILES) for seed in SEEDS]
    assert max(found) <= int(joining)
    assert (max(found) > 0) == (joining != "0")


def test_X2_eight_decks_of_nine_shuffled_with_the_tops_face_up(deal):
    tops = set()
    for seed in SEEDS:
        game = deal(seed=seed, expansion="standard")
        assert {deck: len(cards) for deck, cards in game.decks.items()} == dict.fromkeys(BOX.words["deck"], 9)
        assert len({card for cards in game.decks.values() for card in cards}) == 72
        tops.add(game.decks["gather-1"][0])
        seen = game.match.view(0)["decks"]["gather-1"]
        assert seen["top"] == game.decks["gather-1"][0]
        assert seen["unseen"] == sorted(game.decks["gather-1"][1:]), "by name, not in the order they lie"
    assert len(tops) == 9, "every card comes to the top"


def test_X2_no_decks_without_the_expansion(deal):
    game = deal()
    assert game.decks == {}
    assert game.match.view(0)["decks"] == {}
    assert game.match.view(0)["players"][0]["row"] == []


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 5), (4, 4)])
def test_X3_a_row_of_blank_cards_and_a_worker_between_every_two(deal, seats, cards):
    game = deal(seats=seats, expansion="standard")
    for seat in range(seats):
        assert game.cards_of(seat) == ["blank"] * cards
        assert sum(game.ready[seat]) == cards - 1


def test_X3_the_places_are_full_again_in_the_next_round(last_turn):
    game = last_turn(expansion="standard").play("place e3")
    assert game.rounds == 2
    assert game.ready == [[True] * 5, [True] * 5]
