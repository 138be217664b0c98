"""What is said of a move before it is made is what then happens: prices, gains, coins that stand in, hunger."""

from __future__ import annotations

from random import Random

import pytest

from atelier import Match
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.knowledge import new_rng

ASKED_LATER = {"place", "build", "worker", "coins", "give", "spend"}
"""Messages of moves that take or bring nothing yet, or that complete something told before."""
OPEN = {s.PAY, s.DISCOUNT, s.LAY, s.GIVE, s.TAKE, s.EFFECT, s.SQUARE}
"""Phases in which a price is still being paid, or an effect carried out."""
KEPT = [source for source in range(s.KEPT_SOURCES) if source not in (s.FROM_OBJECTIVES, s.FROM_HUNGER)]


def holdings(state, seat):
    """Cubes, coins, and points that are no surprise."""
    points = sum(int(state.points[seat, source]) for source in KEPT)
    return [*state.goods[seat].tolist(), int(state.coins[seat]), points]


def promised(bill):
    words = (*s.RESOURCE_WORDS, "coins", "points")
    change = [bill.brings.get(word, 0) - bill.pays.get(word, 0) for word in words]
    change[s.COINS] -= bill.stand_in + bill.rent
    return change


def tell(match, code):
    return match.game.tell(match.state, match.box, code)


def bill(match, code):
    return match.game.bill(match.state, match.box, code)


def played(match, code):
    state = match.game.state.copy(match.state)
    match.game.play(state, match.box.record, code)
    return state


def games(expansion, count, seats=3):
    for seed in range(count):
        yield Random(seed), Match("little-town", seats=seats, seed=seed, expansion=expansion)


@pytest.mark.parametrize("expansion", ["off", "standard", "advanced"])
def test_a_bill_is_what_the_rules_then_take_and_give(expansion):
    compared = set()
    for chance, match in games(expansion, 3):
        while not match.over:
            before, seat = match.state, int(match.state.turn)
            for code in match.legal_codes:
                after, message = played(match, code), tell(match, code).message
                told = bill(match, code)
                assert told.stand_in == s.COINS_PER_CUBE * sum(told.lacks.values()), "coins say what they stand in for"
                same_round = after.rounds == before.rounds and after.residing == before.residing
                if message in ASKED_LATER or after.phase in OPEN or after.phase == s.OVER or not same_round:
                    continue
                now, was = holdings(after, seat), holdings(before, seat)
                assert [new - old for new, old in zip(now, was, strict=True)] == promised(told), message
                compared.add(message)
            match.play(chance.choice(match.legal))
    assert {"gather", "activate", "done-action", "place-tile"} <= compared
    if expansion == "standard":
        assert {"hire", "upgrade", "cycle", "use", "done-upgrade"} <= compared


def hunger(match, code):
    """How many points of hunger a move is warned of."""
    return sum(risk.things["points"] for risk in bill(match, code).risks if risk.message == "hunger")


def sends_last(match):
    state = match.state
    return state.phase == s.PLACE and int(state.ready[state.turn].sum()) == 1


def supper(match, chance):
    """How many of a seat go hungry when it plays this turn on by chance, coins that can buy meals counted."""
    seat, trial = match.seat, match.copy()
    while True:
        before = trial.copy()
        code = chance.choice(trial.legal_codes)
        trial.play(trial.words[code])
        if trial.over or trial.seat != seat or trial.state.phase in (s.FEED, s.RESIDENCE):
            _, state = next(iter(before.game.stages(before.state, before.box, code)))
            fed = int(state.goods[seat, s.FISH] + state.goods[seat, s.WHEAT] + state.coins[seat] // s.COINS_PER_CUBE)
            return int(match.box.record.workers[match.seats - 2]) - fed


@pytest.mark.parametrize("expansion", ["off", "standard", "advanced"])
def test_T13_no_worker_goes_hungry_unannounced_whom_another_answer_would_feed(expansion):
    seen, silent = 0, 0
    for chance, match in games(expansion, 4):
        announced, sent = {}, {}
        while not match.over:
            seat, lost = match.seat, match.state.points[:, s.FROM_HUNGER].tolist()
            if sends_last(match):
                announced[seat], sent[seat] = 0, match.copy()
            code = chance.choice(match.legal_codes)
            announced[seat] = max(announced.get(seat, 0), hunger(match, code))
            match.play(match.words[code])
            for other, before in enumerate(lost):
                points = before - int(match.state.points[other, s.FROM_HUNGER])
                seen += points > 0
                if points > announced.get(other, 0):
                    silent += 1
                    best = min(supper(sent[other], chance) for _ in range(30))
                    assert 3 * best >= points, f"seat {other} lost {points} points without a word"
    assert seen > 10
    assert silent


@pytest.mark.parametrize("expansion", ["off", "standard", "advanced"])
def test_T13_hunger_that_no_answer_can_mend_is_no_risk_of_any(expansion):
    warned = 0
    for chance, match in games(expansion, 4, seats=2):
        while not match.over:
            if match.state.phase != s.FEED:
                told = [hunger(match, code) for code in match.legal_codes]
                warned += any(told)
                assert not all(told) or len(set(told)) > 1, f"{match.legal} all bring the same hunger"
            match.play(chance.choice(match.legal))
    assert warned > 4


def test_T13_who_has_no_food_to_save_upgrades_and_ends_the_turn_in_peace(peddler):
    """The last worker stands where there is no food: that was said when it was sent."""
    game = peddler(1, goods="stone 1 | -", decks={"gather-1": ["storyteller"]})
    assert {move: risks(game, move) for move in game.legal if "hunger" in risks(game, move)} == {}
    assert "done" in game.legal
    assert len(game.legal) > 1


def test_T13_the_last_worker_is_sent_away_from_food_with_a_word(last_turn):
    """Beside a lake a worker finds what one more will eat; there, four go hungry whatever is done."""
    game = last_turn(goods="-", coins=[0, 0])
    told = {move: hunger(game.match, game.match.code(move)) for move in game.offers("place")}
    assert told["place e3"] == 15
    assert min(told.values()) == 0


def test_T8_coins_that_stand_in_are_told_with_what_is_left():
    for chance, match in games("standard", 12):
        while not match.over:
            for code in match.legal_codes:
                told = bill(match, code)
                if codes.KIND[code] == codes.HIRE and told.stand_in and not told.pays:
                    (risk,) = (risk for risk in told.risks if risk.message == "stand-in")
                    lacking = sum(told.lacks.values())
                    left = int(match.state.coins[match.state.turn]) - told.stand_in
                    assert risk.things == {"coins": 3 * lacking, "cubes": lacking, "left": left}
                    seat, hired = int(match.state.turn), match.copy()
                    hired.play(match.words[code])
                    scored = [one.scores[seat].sources["artisans"] for one in (match, hired)]
                    assert told.brings.get("points", 0) == scored[1] - scored[0]
                    return
            match.play(chance.choice(match.legal))
    raise AssertionError("nobody hired for coins")


def test_T13_the_last_worker_and_its_food_are_told():
    for chance, match in games("standard", 1):
        while not match.over:
            view, seat = match.view(match.seat), match.seat
            mine = view["players"][seat]
            assert mine["mouths"] == match.box.record.workers[match.seats - 2]
            assert mine["meals"] == mine["goods"].get("fish", 0) + mine["goods"].get("wheat", 0)
            if view["phase"] in ("worker", "place"):
                assert view["now"]["last_worker"] == (len(mine["home"]) == 1)
            match.play(chance.choice(match.legal))


@pytest.mark.parametrize(("coins", "workers", "bought"), [(4, 2, 1), (8, 1, 2), (2, 3, 0)])
def test_T13_a_warning_of_hunger_says_which_coins_it_counts_on(last_turn, coins, workers, bought):
    """Two fish for five workers; for how many of them coins are paid is asked afterwards."""
    game = last_turn(goods="fish 2 | -", coins=[coins, 0])
    (told,) = (risk for risk in bill(game.match, game.match.code("place e3")).risks if risk.message == "hunger")
    assert told.things == {"workers": workers, "points": 3 * workers, "bought": bought, "coins": 3 * bought}


def test_T13_every_way_to_feed_tells_its_whole_price(last_turn):
    """Wheat and coins that are eaten without being asked for stand beside the fish."""
    game = last_turn(goods="fish 5, wheat 1 | -", coins=[5, 0]).play("place e3")
    told = {move: bill(game.match, game.match.code(move)) for move in game.offers("feed")}
    assert {move: (dict(one.pays), one.stand_in) for move, one in told.items()} == {
        "feed fish 3": ({"fish": 3, "wheat": 1}, 3),
        "feed fish 4": ({"fish": 4}, 0),  # wheat or coins for the last one: asked next
        "feed fish 5": ({"fish": 5}, 0),
    }
    warned = {move: [risk.message for risk in one.risks] for move, one in told.items()}
    assert warned == {"feed fish 3": ["stand-in"], "feed fish 4": [], "feed fish 5": []}
    game.play("feed fish 3")
    assert (game.match.view(0)["players"][0]["goods"].get("wheat", 0), game.coins[0]) == (0, 2)


@pytest.fixture
def peddler(position):
    """The only food is a fish, which is the price of a card; so many workers are at home, the one of this turn too."""

    def set_up(home, **said):
        ready = [[number < home for number in range(5)], [True] * 5]
        plain = {"expansion": "standard", "row": [[]], "place": "a", "decks": {"gather-1": ["peddler"]}}
        home_and_away = {"ready": ready, "site": [5 - home, 0]}
        return position(**plain | home_and_away | {"goods": "fish 1 | -"} | said).play("place e3")

    return set_up


def risks(game, move):
    return [risk.message for risk in bill(game.match, game.match.code(move)).risks]


@pytest.mark.parametrize(("home", "told"), [(5, []), (3, []), (2, ["last-food"])])
def test_T13_the_last_food_is_warned_of_only_when_hardly_any_can_be_gathered_again(peddler, home, told):
    """By the last two workers of the round: those who come before can still gather."""
    assert risks(peddler(home), "hire left") == told


def test_T13_the_last_food_is_warned_of_once_where_it_is_really_spent(peddler):
    """With coins it is asked next what is paid: the fish, or coins in its place."""
    game = peddler(2, coins=[3, 0])
    assert risks(game, "hire left") == []
    game.play("hire left")
    assert {move: risks(game, move) for move in game.legal} == {"coins fish 0": ["last-food"], "coins fish 1": []}


@pytest.mark.parametrize(("goods", "told"), [("fish 1 | -", []), ("wood 1, fish 1 | -", ["last-food"])])
def test_T13_whoever_has_no_other_answer_is_not_warned_of_the_last_food(peddler, goods, told):
    """X13: the cube on the new card is of choice; a fish that is the only one is laid without a choice."""
    game = peddler(2, expansion="advanced", goods=goods).play("hire left")
    assert risks(game, "lay fish") == told


def test_T13_the_last_food_is_not_warned_of_beside_hunger(peddler):
    """What it costs in points is said already."""
    game = peddler(1)
    assert risks(game, "hire left") == ["hunger"]


@pytest.mark.parametrize(("coins", "asked"), [(5, False), (6, True)])
def test_T8_coins_are_warned_of_or_asked_for_never_both(position, coins, asked):
    """Who has coins left for more cubes says how many they pay for: a warning before would be asking twice."""
    game = position(goods="wood 3 | -", coins=[coins, 0], market={"barn": 1}).play("build barn")
    told = bill(game.match, game.match.code("place e3"))
    assert told.stand_in == 3
    assert [risk.message for risk in told.risks] == ([] if asked else ["stand-in"])
    assert game.play("place e3").offers("coins") == (["coins wood 1", "coins wood 2"] if asked else [])


def test_X6_an_artisan_who_would_save_nothing_is_told_to_be_idle():
    found = {True: 0, False: 0}
    for chance, match in games("standard", 30, seats=2):
        while not match.over:
            for code in match.legal_codes:
                if tell(match, code).message == "discount":
                    after = played(match, code)
                    told = bill(match, code)
                    found[told.idle] += 1
                    if after.phase != s.DISCOUNT:
                        assert told.idle == (not told.saves)
            match.play(chance.choice(match.legal))
    assert found[True], "some Artisan had nothing to save"
    assert found[False]


@pytest.mark.parametrize("expansion", ["standard", "advanced"])
def test_no_warning_tells_what_lies_under_the_top_of_a_deck(expansion):
    """X9: whoever cycles a deck sees the next card afterwards, not before; in what is told of it neither."""
    compared = 0
    for seed in range(60):
        match, chance = Match("little-town", 2, seed, expansion=expansion), Random(seed)
        while not match.over:
            legal = [action for action in match.legal if action.startswith(("cycle", "hire", "upgrade", "lay"))]
            twin = match.game.state.copy(match.state)
            if legal:
                match.game.determinize(twin, match.box.record, match.seat, new_rng(seed))
            for action in legal:
                told = [match.game.bill(state, match.box, match.code(action)) for state in (match.state, twin)]
                assert told[0] == told[1], action
                compared += any(risk.message == "hunger" for risk in told[0].risks)
            match.play(chance.choice(match.legal))
    assert compared, "somebody was warned of hunger"
