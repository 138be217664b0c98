"""The life of a table: sit down, play, take back, leave, come back, play again."""

from __future__ import annotations

import secrets

import httpx
import pytest

from atelier.client import Refused, anyone, me, opponent


@pytest.fixture
def pair(person):
    """Two people at a table of Artisans that has started."""
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    zoe.start(table)
    return zoe, bob, table


def refused(status, kind, call, *words, **more):
    with pytest.raises(Refused) as caught:
        call(*words, **more)
    assert (caught.value.status, caught.value.kind) == (status, kind)
    return caught.value.problem


@pytest.mark.parametrize(
    ("game", "options"), [("artisans", {}), ("little-town", {"expansion": "advanced"}), ("little-town", {})]
)
def test_a_game_from_the_first_seat_to_the_result(person, play_on, game, options):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table(game, [me(), opponent("random"), anyone()], options=options)
    assert [seat["kind"] for seat in bob.look(table)["seats"]] == ["person", "opponent", "open"]
    bob.sit(table)
    zoe.start(table)
    now = play_on([zoe, bob], table)
    assert now["life"] == "over"
    assert sorted(now["result"]["places"])[0] == 1
    assert now["turn"] is None
    assert [one["id"] for one in bob.my_tables()] == [table]


def test_opponents_play_a_whole_game_by_themselves(person, wait_for):
    host = person("Host")
    table = host.open_table("artisans", [opponent("journeyman"), opponent("apprentice")])
    host.start(table)
    assert wait_for(lambda: host.look(table)["life"] == "over")
    assert host.look(table)["seat"] is None


def test_the_same_request_acts_once_and_gets_the_same_answer(pair):
    zoe, _, table = pair
    now = zoe.look(table)
    request = secrets.token_urlsafe(12)
    first = zoe.move(table, now["view"]["legal"][0], now["position"], request=request)
    zoe.chat(table, "in between")
    assert zoe.move(table, now["view"]["legal"][0], now["position"], request=request) == first
    assert zoe.look(table)["step"] == 1


def test_the_same_request_opens_one_table(person):
    zoe = person("Zoé")
    request = secrets.token_urlsafe(12)
    assert len({zoe.open_table("artisans", [me(), anyone()], request=request) for _ in range(3)}) == 1


def test_a_request_cannot_be_used_for_another_change(pair):
    zoe, _, table = pair
    request = secrets.token_urlsafe(12)
    zoe.chat(table, "hello", request=request)
    position = zoe.look(table)["position"]
    assert "new one" in refused(409, "request-reused", zoe.move, table, "token", position, request=request)["detail"]


def test_a_stale_move_changes_nothing_and_is_told_the_position(pair):
    zoe, _, table = pair
    before = zoe.look(table)
    legal = before["view"]["legal"]
    zoe.move(table, legal[0], before["position"])
    problem = refused(409, "stale", zoe.move, table, legal[1], before["position"])
    assert problem["position"] == zoe.look(table)["position"]
    assert problem["view"]["step"] == 1
    assert zoe.look(table)["step"] == 1


def test_an_illegal_move_changes_nothing_and_is_told_what_is_legal(pair):
    zoe, bob, table = pair
    now = zoe.look(table)
    for said in ("take 3", "castle kingside"):
        problem = refused(422, "illegal-move", zoe.move, table, said, now["position"])
        assert problem["legal"] == now["view"]["legal"]
    problem = refused(409, "not-your-turn", bob.move, table, "take 3", now["position"])
    assert "legal" not in problem
    assert zoe.look(table)["number"] == now["number"]


def test_nobody_moves_for_another_seat(pair, person):
    zoe, bob, table = pair
    now = zoe.look(table)
    refused(403, "not-your-seat", bob.move, table, now["view"]["legal"][0], now["position"], seat=0)
    refused(403, "no-seat", person("Eve").move, table, now["view"]["legal"][0], now["position"])
    refused(403, "not-your-seat", bob.look, table, seat=0)
    refused(403, "no-seat", person("Eve").guess, table)


def test_among_people_undo_goes_back_within_the_turn_only(person):
    both = person("Zoé"), person("Bob")
    table = both[0].open_table("little-town", [me(), anyone()])
    both[1].sit(table)
    both[0].start(table)
    now = {"undo": False}
    while not now["undo"]:
        turn = both[0].look(table)["turn"]
        mover, other = both[turn], both[1 - turn]
        first = mover.look(table)
        mover.move(table, first["view"]["legal"][0], first["position"])
        now = mover.look(table)
    assert now["takes_back"]["last"]["count"] == 1
    done = mover.undo(table, now["position"])
    again = mover.look(table)
    assert done["step"] == again["step"] == first["step"]
    assert again["position"] == done["position"] > now["position"]
    assert again["view"] == first["view"]
    assert again["take_backs"] == 0, "nothing was learnt by it"
    while again["undo"]:
        mover.undo(table, again["position"], whole_turn=True)
        again = mover.look(table)
    problem = refused(409, "no-undo", mover.undo, table, again["position"])
    assert "Nothing can be taken back" in problem["detail"]
    refused(409, "no-undo", other.undo, table, again["position"])


def test_one_key_may_hold_several_seats_and_then_names_one(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me("Zoé"), me("Léa")])
    zoe.start(table)
    now = zoe.look(table, 0)
    refused(422, "which-seat", zoe.move, table, now["view"]["legal"][0], now["position"])
    zoe.move(table, now["view"]["legal"][0], now["position"], 0)
    assert zoe.look(table, 1)["view"]["seat"] == 1
    assert [seat["name"] for seat in zoe.look(table, 1)["seats"]] == ["Zoé", "Léa"]


def test_who_leaves_is_replaced_and_can_come_back(pair, wait_for):
    zoe, bob, table = pair
    zoe.leave(table)
    assert zoe.look(table)["seats"][0]["level"] == "journeyman"
    assert wait_for(lambda: bob.look(table)["turn"] == 1)
    zoe.come_back(table)
    assert zoe.look(table)["seats"][0] | {"yours": False} == bob.look(table)["seats"][0]
    assert not zoe.look(table)["seats"][0]["away"]
    refused(409, "present", zoe.come_back, table)


def test_a_table_waits_for_who_leaves_without_a_stand_in_until_someone_replaces_them(pair, person, wait_for):
    zoe, bob, table = pair
    refused(409, "present", bob.replace, table, 0)
    zoe.leave(table, stand_in=False)
    assert bob.look(table)["turn"] == 0
    refused(403, "not-at-table", person("Eve").replace, table, 0)
    bob.replace(table, 0, "random")
    assert wait_for(lambda: bob.look(table)["turn"] == 1)


def test_a_seat_left_before_the_game_is_open_again(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    bob.sit(table)
    bob.leave(table)
    assert bob.look(table)["seats"][1]["kind"] == "open"
    assert "Seats 1 are open" in refused(409, "open-seats", zoe.start, table)["detail"]
    zoe.seat_opponent(table, 1, "random")
    refused(409, "full", bob.sit, table)
    refused(403, "not-at-table", bob.start, table)
    zoe.start(table)


def test_the_same_people_play_again_each_one_seat_on(person, play_on):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone(), opponent("random")])
    bob.sit(table)
    refused(409, "wrong-time", zoe.rematch, table)
    zoe.start(table)
    play_on([zoe, bob], table)
    assert zoe.look(table)["may"] == bob.look(table)["may"] == ["chat", "rematch"]
    following = bob.rematch(table)
    assert zoe.rematch(table) == following
    assert zoe.look(table)["rematch"] == following
    assert [seat["name"] for seat in zoe.look(following)["seats"]] == ["", "Zoé", "Bob"]
    zoe.start(following)


def test_no_request_a_client_made_up_stands_in_the_way_of_a_rematch(person, play_on):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    zoe.start(table)
    play_on([zoe], table)
    other = zoe.open_table("artisans", [me(), anyone()], request=f"rematch-{table}")
    following = zoe.rematch(table)
    assert following != other
    assert zoe.look(table)["rematch"] == following


def test_the_host_closes_a_table_that_is_theirs_alone(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    refused(403, "not-host", bob.close_table, table)
    zoe.close_table(table)
    refused(409, "wrong-time", bob.sit, table)
    assert bob.look(table)["life"] == "closed"


def test_a_table_says_what_each_may_do_with_it(person):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()])
    assert zoe.look(table)["may"] == ["start", "seat", "close", "chat"]
    assert bob.look(table)["may"] == []
    bob.sit(table)
    assert bob.look(table)["may"] == ["start", "chat"]
    zoe.start(table)
    for one in (zoe, bob):
        assert (one.look(table)["may"], one.look(table)["alone"]) == (["chat", "replace"], False)
    assert person("Eve").look(table)["may"] == []


def test_who_plays_with_opponents_alone_may_ask_the_coach_and_close_the_table(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), opponent("random")])
    assert zoe.look(table)["alone"]
    zoe.start(table)
    assert zoe.look(table)["may"] == ["close", "chat", "replace", "coach"]
    zoe.close_table(table)
    assert zoe.look(table)["may"] == []


def test_a_choice_says_whether_it_only_ends_something(person):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), me("Bob")], options={"artisans": "random"})
    zoe.start(table)
    offered, ends = set(), set()
    while not ends and len(offered) < 100:
        now = zoe.look(table, zoe.look(table, 0)["turn"])
        offered |= {choice["move"] for choice in now["view"]["choices"]}
        ends = {choice["move"] for choice in now["view"]["choices"] if choice["ends"]}
        zoe.move(table, now["view"]["choices"][-1]["move"], now["position"], now["turn"])
    assert ends == {"pass"}
    assert len(offered) > 1


def test_games_say_their_defaults_and_which_options_need_others(person):
    games = {game["name"]: game for game in person("Zoé").http.get("/api/games").json()["games"]}
    assert games["little-town"]["defaults"]["expansion"] == "off"
    assert games["little-town"]["needs"] == {"new-tiles": {"expansion": ["standard", "advanced"], "market": ["random"]}}
    assert (games["artisans"]["defaults"], games["artisans"]["needs"]) == ({"artisans": "draft"}, {})


def test_listed_tables_can_be_found_and_others_not(person):
    zoe = person("Zoé")
    hidden = zoe.open_table("artisans", [me(), anyone()])
    listed = zoe.open_table("artisans", [me(), anyone()], listed=True)
    found = [table["id"] for table in person().tables()]
    assert listed in found
    assert hidden not in found


def test_a_table_with_cards_of_its_own(person, play_on):
    from atelier.games import find

    zoe = person("Zoé")
    text = find("artisans").box_text.replace('name = "atelier-2"', 'name = "mine"', 1)
    box = zoe.http.post("/api/boxes", json={"game": "artisans", "text": text}).json()
    table = zoe.open_table("artisans", [me(), opponent("random")], box=box["id"])
    zoe.start(table)
    play_on([zoe], table, moves=6)
    assert zoe.look(table)["box"]["name"] == "mine"
    wrong = zoe.http.post("/api/boxes", json={"game": "artisans", "text": text + "\nnonsense = 1\n"})
    assert wrong.status_code == 422
    assert "nonsense" in wrong.json()["mistakes"][0]


def test_a_game_can_be_stepped_through_while_it_runs(pair, play_on):
    zoe, bob, table = pair
    start = zoe.step(table, 0)["view"]
    play_on([zoe, bob], table, moves=8)
    assert zoe.step(table, 0)["view"] == start
    assert zoe.step(table, 8)["view"] | {"choices": None} == zoe.look(table)["view"] | {"choices": None}
    refused(422, "no-such-step", zoe.step, table, 9)
    refused(403, "not-your-seat", zoe.step, table, 3, 1)


def test_who_runs_out_of_time_is_replaced_for_good_and_the_game_goes_on(person, shared, wait_for):
    zoe, bob = person("Zoé"), person("Bob")
    table = zoe.open_table("artisans", [me(), anyone()], clock={"seconds": 3600, "increment": 5}, stand_in="random")
    bob.sit(table)
    zoe.start(table)
    now = zoe.look(table)
    assert now["clock"]["running"] == 0
    assert 1_800_000 < now["clock"]["left"][0] <= 3_600_000
    started = next(event for event in bob.stream(table, after=0) if event.kind == "started")
    assert started.told["clock"] == {"left": [3_600_000, 3_600_000], "running": 0}
    shared.set_back(table, 3_601_000)
    refused(409, "out-of-time", zoe.move, table, now["view"]["legal"][0], now["position"])
    wait_for(lambda: zoe.look(table)["seats"][0]["out_of_time"])
    refused(409, "out-of-time", zoe.move, table, now["view"]["legal"][0], now["position"])
    assert wait_for(lambda: bob.look(table)["turn"] == 1)
    assert bob.look(table)["clock"]["left"][0] == 0
    refused(409, "out-of-time", zoe.come_back, table)


def test_a_table_everyone_has_left_is_closed(serve, wait_for):
    serving = serve(abandoned_after=60.0)
    zoe = serving.client("Zoé")
    old, new = (zoe.open_table("artisans", [me(), anyone()]) for _ in range(2))
    serving.set_back(old, 61_000)
    assert wait_for(lambda: zoe.look(old)["life"] == "closed")
    assert zoe.look(new)["life"] == "open"


def test_another_process_serves_the_same_tables_where_they_were_left(serve, play_on):
    first = serve()
    zoe, bob = first.client("Zoé"), first.client("Bob")
    table = zoe.open_table("little-town", [me(), anyone()], options={"expansion": "standard"})
    bob.sit(table)
    zoe.start(table)
    play_on([zoe, bob], table, moves=25)
    seen = [zoe.look(table), bob.look(table)]
    cookies = [zoe.http.cookies, bob.http.cookies]
    first.stop()
    second = serve()
    again = [second.client(), second.client()]
    for client, cookie in zip(again, cookies, strict=True):
        client.http.cookies = cookie
    assert [client.look(table) for client in again] == seen
    play_on(again, table)


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(serve):
    from atelier import AtelierError
    from atelier.server.storage.database import Database

    serving = serve()
    with pytest.raises(AtelierError, match="another server has this file"):
        Database(serving.settings.database)


def test_two_moves_at_once_one_wins(pair):
    import threading

    zoe, _, table = pair
    now = zoe.look(table)
    cookie = dict(zoe.http.cookies)
    statuses = []

    def move(said):
        body = {"move": said, "position": now["position"], "request": secrets.token_urlsafe(12)}
        statuses.append(
            httpx.post(
                f"{zoe.http.base_url}/api/tables/{table}/moves", json=body, cookies=cookie, timeout=300
            ).status_code
        )

    threads = [threading.Thread(target=move, args=(said,)) for said in now["view"]["legal"][:6]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [409] * (len(threads) - 1)
    assert zoe.look(table)["step"] == 1
