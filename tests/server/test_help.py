"""What a player may ask before deciding: cards, the log, what a move would do or why not, the coach. Nothing hidden."""

from __future__ import annotations

import json
from random import Random

import pytest

from atelier.agents.opponent import Budget
from atelier.boxfile import LANGUAGES
from atelier.client import Refused, anyone, me, opponent
from atelier.games import GAMES, find
from atelier.server.tables import history
from atelier.server.workers import coach
from atelier.words import speak
from tests.server.saying import said_in
from tests.server.test_silence import SOME, determinized

KEPT_APART = ("legal", "step", "choices")


def refused(status, kind, ask, *asked, **more):
    with pytest.raises(Refused) as caught:
        ask(*asked, **more)
    assert (caught.value.status, caught.value.kind) == (status, kind)
    assert str(caught.value).endswith(".") or ":" in str(caught.value)


def hot_seat(client, game, seats=2, **options):
    """A table for several people at one screen."""
    table = client.open_table(game, [me()] * seats, options=options)
    client.start(table)
    return table


CHAPTER = ("month", "round", "phase")
"""What a view says of the part of the game: where it stays, nothing happens but the move."""


def positions(client, table, seed, moves):
    """Play at random, one position after the other, each as the seat on turn sees it."""
    chance = Random(seed)
    for _ in range(moves):
        turn = client.look(table, 0)["turn"]
        if turn is None:
            return
        now = client.look(table, turn)
        yield now
        client.move(table, chance.choice(now["view"]["legal"]), now["position"], turn)


# Things, rules, about


@pytest.mark.parametrize("game", GAMES)
def test_the_things_of_a_table_are_those_of_its_box_and_need_not_be_sent_twice(person, game):
    zoe = person("Zoé")
    table = zoe.open_table(game, [me(), anyone()])
    told = person().http.get(f"/api/games/{game}/things")
    at_table = person().http.get(f"/api/tables/{table}/things")
    assert told.content == at_table.content
    assert told.json()["box"] == {"name": find(game).default_box.name, "digest": find(game).default_box.digest}
    assert told.headers["cache-control"] == "public, no-cache", "after an upgrade it may be another"
    assert "max-age" in at_table.headers["cache-control"]
    again = zoe.http.get(f"/api/tables/{table}/things", headers={"If-None-Match": f'"x", {told.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert zoe.things(game) == zoe.things_at(table) == told.json()["kinds"]


def test_an_uploaded_box_has_things_of_its_own(person):
    zoe = person("Zoé")
    text = find("artisans").box_text.replace('en = "Oil lamp (Rome)"', 'en = "Lamp"')
    box = zoe.http.post("/api/boxes", json={"game": "artisans", "text": text}).json()["id"]
    table = zoe.open_table("artisans", [me(), anyone()], box=box)
    assert zoe.things_at(table)["object"]["oil-lamp"]["names"]["en"] == "Lamp"
    assert zoe.things("artisans")["object"]["oil-lamp"]["names"]["en"] == "Oil lamp (Rome)"


@pytest.mark.parametrize("game", GAMES)
def test_the_box_of_a_game_can_be_had_to_begin_one_s_own_from(person, game):
    zoe = person("Zoé")
    told = person().http.get(f"/api/games/{game}/box")
    assert told.headers["content-type"] == "application/toml"
    again = person().http.get(f"/api/games/{game}/box", headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    text = zoe.box_text(game)
    assert text == told.content.decode()
    assert text.replace('"my-box"', f'"{find(game).default_box.name}"', 1) == find(game).box_text
    box = zoe.http.post("/api/boxes", json={"game": game, "text": text}).json()
    assert (box["name"], box["digest"]) == ("my-box", find(game).default_box.digest)


def test_a_game_nobody_knows_has_neither_things_nor_rules(person):
    refused(404, "no-game", person().box_text, "chess")
    refused(404, "no-game", person().things, "chess")
    refused(404, "no-game", person().rules, "chess")


def test_rules_are_read_in_both_languages_and_the_server_says_what_it_is(person):
    assert person().rules("artisans", "fr")["title"].endswith("les règles telles qu'Atelier les joue")
    assert person().rules("little-town")["language"] == "en"
    refused(422, "bad-request", person().rules, "artisans", "de")
    assert person().about()["languages"] == list(LANGUAGES)


# The log


def test_the_log_tells_what_the_events_tell_and_to_everyone_the_same(person):
    zoe = person("Zoé")
    table = hot_seat(zoe, "little-town", expansion="standard")
    for _ in positions(zoe, table, seed=4, moves=25):
        pass
    number = zoe.look(table, 0)["number"]
    entries = zoe.log(table, seat=0)
    assert [entry["number"] for entry in entries] == list(range(1, number + 1))
    events = {}
    for event in zoe.stream(table, seat=1, after=0):
        events[event.number] = {name: told for name, told in event.told.items() if name not in ("changes", "step")}
        if event.number == number:
            break
    assert [{name: told for name, told in entry.items() if name != "step"} for entry in entries] == list(
        events.values()
    )
    assert zoe.log(table, seat=1) == person().log(table) == entries
    steps = [entry["step"] for entry in entries if entry["kind"] == "moved"]
    assert steps == list(range(1, len(steps) + 1))


def test_the_log_is_read_in_pages_and_from_any_number_on(person, monkeypatch):
    monkeypatch.setattr(history, "PAGE", 4)
    zoe = person("Zoé")
    table = hot_seat(zoe, "artisans")
    for _ in positions(zoe, table, seed=4, moves=11):
        pass
    page = zoe.http.get(f"/api/tables/{table}/log?seat=0").json()
    assert [entry["number"] for entry in page["entries"]] == [1, 2, 3, 4]
    assert page["number"] == zoe.look(table, 0)["number"] == len(zoe.log(table, 0))
    assert [entry["number"] for entry in zoe.log(table, 0, after=9)] == list(range(10, page["number"] + 1))
    assert zoe.log(table, 0, after=10**6) == []


def test_a_move_taken_back_takes_its_step_back(person):
    zoe = person("Zoé")
    table = hot_seat(zoe, "little-town", expansion="standard")
    now = zoe.look(table, zoe.look(table, 0)["turn"])
    done = zoe.move(table, now["view"]["legal"][0], now["position"], now["turn"])
    zoe.undo(table, done["position"], now["turn"])
    assert [(entry["kind"], entry["step"]) for entry in zoe.log(table, 0)][-2:] == [("moved", 1), ("undone", 0)]


# What a move would do


def changed(view, changes):
    """A view with its changes made."""
    view = json.loads(json.dumps(view))
    for change in changes:
        *path, last = change["path"]
        within = view
        for part in path:
            within = within[part]
        if "after" in change:
            within[last] = change["after"]
        else:
            del within[last]
    return view


def lying(view):
    return {name: seen for name, seen in view.items() if name not in KEPT_APART}


def hidden_cards(now):
    """T11: objectives that are still secret; one of another that is reached is a surprise."""
    return [player.get("hidden") for player in now["view"]["players"]]


def totals(now):
    return [player["total"] for player in now["view"]["players"]]


@pytest.mark.parametrize(("game", "options"), SOME)
def test_a_preview_is_what_happens_and_writes_nothing(person, game, options):
    zoe, chance, told = person("Zoé"), Random(3), 0
    table = hot_seat(zoe, game, **options)
    for _ in range(40):
        turn = zoe.look(table, 0)["turn"]
        if turn is None:
            break
        now = zoe.look(table, turn)
        move = chance.choice(now["view"]["legal"])
        preview = zoe.preview(table, move, turn)
        assert zoe.look(table, turn) == now
        zoe.move(table, move, now["position"], turn)
        after = zoe.look(table, turn)
        if preview["changes"] is None:
            assert preview["points"] is None
        elif hidden_cards(after) == hidden_cards(now):
            told += 1
            assert lying(changed(now["view"], preview["changes"])) == lying(after["view"])
            gained = zip(totals(after), totals(now), strict=True)
            assert preview["points"] == {str(seat): new - old for seat, (new, old) in enumerate(gained)}
    assert told > 10


def test_where_cards_would_decide_a_preview_tells_nothing(person):
    zoe = person("Zoé")
    table = hot_seat(zoe, "artisans", artisans="random")
    for now in positions(zoe, table, seed=2, moves=400):
        last_of_month = now["view"]["phase"] == "develop" and now["view"]["turn"] != now["view"]["token"]
        if last_of_month and now["view"]["month"] < 12:
            assert zoe.preview(table, "pass", now["turn"])["changes"] is None, "the next market is revealed"
            return
    raise AssertionError("no month ended")


def test_only_who_is_on_turn_previews_and_only_legal_moves(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    refused(409, "wrong-time", zoe.preview, table, "take 1")
    zoe.start(table)
    refused(409, "not-your-turn", bob.preview, table, "choose carver")
    refused(403, "no-seat", person("Eve").preview, table, "choose carver")
    refused(401, "no-key", person().preview, table, "choose carver")
    refused(422, "illegal-move", zoe.preview, table, "take 1")
    refused(422, "illegal-move", zoe.preview, table, "no such move")


# Why not


@pytest.mark.parametrize(("game", "options"), SOME)
def test_every_reason_can_be_said_and_a_legal_move_has_none(person, game, options):
    zoe = person("Zoé")
    table = hot_seat(zoe, game, **options)
    words = find(game).moves(find(game).default_box)
    for step, now in enumerate(positions(zoe, table, seed=1, moves=21)):
        if step % 10 == 0:
            for move in Random(step).sample(words, 25) + now["view"]["legal"][:3]:
                told = zoe.why(table, move, now["turn"])
                assert told["legal"] == (move in now["view"]["legal"]) == (told["message"] is None)
                for language in LANGUAGES if told["message"] else ():
                    assert said_in(language, game, "why", told)
            assert zoe.why(table, words[0], (now["turn"] + 1) % 2)["message"] == "not-your-turn"


def test_why_needs_a_game_a_seat_and_words_that_are_a_move(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    refused(409, "wrong-time", zoe.why, table, "take 1")
    zoe.start(table)
    refused(422, "unknown-move", zoe.why, table, "take 9")
    refused(403, "no-seat", person("Eve").why, table, "take 1")
    refused(401, "no-key", person().why, table, "take 1")


# The coach


@pytest.fixture
def quick(monkeypatch):
    """A coach that counts its trials instead of the time."""
    monkeypatch.setattr(coach, "BUDGET", Budget(playouts=40))


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_names_the_best_moves_with_their_reasons_once_for_each_position(
    shared, person, monkeypatch, quick, game
):
    lane, asked = shared.context.coach.lane, []
    submit = lane.submit
    monkeypatch.setattr(lane, "submit", lambda *one: asked.append(one) or submit(*one))
    zoe = person("Zoé")
    table = hot_seat(zoe, game)
    turn = zoe.look(table, 0)["turn"]
    told = zoe.coach(table, turn)
    assert zoe.coach(table, turn) == told
    assert len(asked) == 1
    assert sum(told["chances"]) == pytest.approx(1)
    legal = zoe.look(table, turn)["view"]["legal"]
    assert len(told["moves"]) == min(3, len(legal))
    assert {move["move"] for move in told["moves"]} <= set(legal)
    assert all(error > 0 for error in told["errors"])
    for move in told["moves"]:
        assert speak("fr").bundle.get_message(f"{game}-may-{move['message']}")
        assert move["line"][0]["move"] == move["move"], "a turn begins with the move that is advised"
        assert {one["seat"] for step in move["line"] for one in step["outcomes"]} <= {turn}
        for one in move["achieved"]:
            assert speak("fr").bundle.get_message(f"{game}-achieved-{one['message']}")
        for part in move["reason"]["parts"]:
            assert speak("en")(part["message"], **part["things"])
    waiting = zoe.coach(table, 1 - turn)
    assert waiting["moves"] == []
    assert sum(waiting["chances"]) == pytest.approx(1)


@pytest.mark.parametrize(("game", "options"), SOME)
def test_a_turn_that_is_advised_goes_as_it_was_told(person, quick, game, options):
    """Played move by move, every view changes as the coach said it would."""
    zoe, told = person("Zoé"), 0
    table = hot_seat(zoe, game, **options)
    while told < 2:
        turn = zoe.look(table, 0)["turn"]
        view = zoe.look(table, turn)["view"]
        for step in zoe.coach(table, turn)["moves"][0]["line"]:
            assert step["move"] in view["legal"]
            zoe.move(table, step["move"], zoe.look(table, turn)["position"], turn)
            after = zoe.look(table, turn)["view"]
            if step["changes"] is not None and all(after.get(one) == view.get(one) for one in CHAPTER):
                assert lying(changed(view, step["changes"])) == lying(after)
                told += 1
            view = after


def test_the_coach_keeps_out_of_games_with_other_people(person, quick):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    refused(409, "wrong-time", zoe.coach, table)
    zoe.start(table)
    refused(403, "others-play", zoe.coach, table)
    bob.leave(table)
    refused(403, "others-play", zoe.coach, table)
    refused(403, "no-seat", person("Eve").coach, table)


def test_the_coach_has_only_so_much_time_for_one_person(serve, quick):
    zoe = serve(coach_per_minute=1, coach_at_once=2).client("Zoé")
    table = hot_seat(zoe, "artisans", seats=3)
    for seat in (0, 1, 0, 1, 0):
        zoe.coach(table, seat)
    refused(429, "too-many", zoe.coach, table, 2)


# Nothing hidden


@pytest.mark.parametrize(("game", "options"), SOME)
def test_the_coach_does_not_know_what_the_seat_may_not_know(shared, person, play_on, quick, game, options):
    zoe = person("Zoé")
    table = hot_seat(zoe, game, seats=3, **options)
    for _ in positions(zoe, table, seed=6, moves=30):
        pass
    true, answers = shared.context.tables.hand[table], shared.context.coach.answers
    for seat in range(3):
        before = zoe.coach(table, seat)
        answers.clear()
        shared.context.tables.hand[table] = determinized(true, seat, seed=9)
        after = zoe.coach(table, seat)
        shared.context.tables.hand[table] = true
        answers.clear()
        assert after == before


@pytest.mark.parametrize(("game", "options"), SOME)
def test_previews_and_reasons_do_not_depend_on_what_the_seat_may_not_know(shared, person, game, options):
    zoe = person("Zoé")
    table = hot_seat(zoe, game, seats=3, **options)
    words = find(game).moves(find(game).default_box)
    for step, now in enumerate(positions(zoe, table, seed=6, moves=61)):
        if step % 20:
            continue
        true, turn = shared.context.tables.hand[table], now["turn"]

        def ask(seat, turn=turn, legal=now["view"]["legal"], step=step):
            moves = legal[:6] if seat == turn else []
            heard = [zoe.preview(table, move, seat) for move in moves]
            return heard + [zoe.why(table, move, seat) for move in Random(step).sample(words, 6)]

        for seat in range(3):
            before = ask(seat)
            shared.context.tables.hand[table] = determinized(true, seat, seed=step + 1)
            after = ask(seat)
            shared.context.tables.hand[table] = true
            assert after == before
