"""Two browsers at one table, a line that is cut, a page loaded again, someone who only watches."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.person import PAINTED, PHONE, fresh
from tests.browser.player import PICKED, READ
from tests.patience import wait_for

NOTHING = {"answers": []}


LEADS = "[data-spot][data-leads]:visible"
"""Things that are picked up, with several places to put them."""


def sit_together(person, game="artisans", **options):
    """Zoé opens a table, Max follows the link and sits down; Zoé deals. Everything through the pages."""
    zoe, max_ = person("Zoé"), person("Max")
    table = zoe.lay(game, seats=[{"kind": "me"}, {"kind": "open"}], start=False, **options)
    zoe.open(f"/table/{table}")
    max_.open(f"/table/{table}")
    max_.page.get_by_role("button", name="Sit down").first.click()
    max_.page.get_by_role("button", name="Sit down").first.click()  # the name is filled in already
    zoe.sees("Max")
    zoe.page.get_by_role("button", name="Start the game").click()
    for one in (zoe, max_):
        one.page.locator(".table[data-life=playing]").wait_for()
    return zoe, max_, table


def on_turn(table, *people):
    """Who is to move, once the page of that person offers it."""
    return wait_for(lambda: next((one for one in people if (one.page.evaluate(READ) or NOTHING)["answers"]), None))


def move(one):
    """The first thing the page offers, by its key; the number it led to."""
    before = one.page.evaluate(READ)["position"]
    one.page.keyboard.press("1")
    if one.page.locator("[data-confirm=yes]").count():
        one.page.locator("[data-confirm=yes]").click()
    one.page.wait_for_function(f"position => ({READ})().position > position", arg=before)
    return one.page.evaluate(READ)["position"]


@pytest.mark.slow
def test_two_browsers_see_each_other_s_moves(person):
    zoe, max_, table = sit_together(person, artisans="random")
    for _ in range(6):
        mover = on_turn(table, zoe, max_)
        number = move(mover)
        other = max_ if mover is zoe else zoe
        other.page.wait_for_function(f"number => ({READ})().position >= number", arg=number)
    for one in (zoe, max_):
        expect(one.page.locator("[data-line]").last).to_have_text("6")
    assert lines(zoe) == lines(max_)


def test_who_goes_offline_and_comes_back_has_missed_nothing(person):
    zoe, max_, table = sit_together(person, artisans="random")
    while on_turn(table, zoe, max_) is not zoe:
        move(max_)
    max_.context.set_offline(True)
    for _ in range(40):
        if not zoe.page.evaluate(READ)["answers"]:
            break
        move(zoe)
    told = zoe.ask("GET", f"/api/tables/{table}")
    assert told["position"] > max_.page.evaluate(READ)["position"]
    max_.context.set_offline(False)
    max_.page.wait_for_function(f"position => ({READ})().position === position", arg=told["position"])
    mine = max_.ask("GET", f"/api/tables/{table}")
    assert sorted(max_.page.evaluate(READ)["answers"]) == sorted(mine["view"]["legal"])
    assert lines(max_)[-1] == told["step"]
    assert lines(max_) == lines(zoe), "each line once, in order, as who was there all the time has them"
    assert len(set(lines(max_))) == len(lines(max_))


def lines(one):
    """The numbers of the moves that the log on the page tells of."""
    return one.page.locator("[data-line]").evaluate_all("lines => lines.map(line => Number(line.textContent))")


def test_a_page_loaded_again_in_the_middle_of_a_turn_keeps_it(person):
    zoe = person("Zoé")
    table = zoe.lay("little-town", "apprentice", expansion="standard")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    while not zoe.ask("GET", f"/api/tables/{table}")["undo"]:
        move(on_turn(table, zoe))
        on_turn(table, zoe)
    before = zoe.page.evaluate(READ)
    zoe.page.reload()
    on_turn(table, zoe)
    assert zoe.page.evaluate(READ) == before
    zoe.page.get_by_role("button", name="Take back “").click()
    zoe.page.wait_for_function(f"position => ({READ})().position !== position", arg=before["position"])


def test_a_spectator_sees_no_hidden_card_in_the_page_or_in_the_network(person):
    zoe, max_, table = sit_together(person, artisans="random")
    watcher = person("Eve")
    answers, events = [], []
    watcher.page.on("response", lambda answer: answers.append(answer) if "/api/" in answer.url else None)
    line = watcher.context.new_cdp_session(watcher.page)
    line.send("Network.enable")
    line.on("Network.eventSourceMessageReceived", lambda heard: events.append(json.loads(heard["data"])))
    watcher.open(f"/table/{table}")
    watcher.page.locator(".table[data-life=playing]").wait_for()
    for _ in range(4):
        move(on_turn(table, zoe, max_))
    told = zoe.ask("GET", f"/api/tables/{table}")
    watcher.page.wait_for_function(f"number => ({READ})().position >= number", arg=told["position"])
    assert not watcher.page.evaluate(READ)["answers"]
    assert sum(event.get("kind") == "moved" for event in events) == 4
    for event in events:
        hidden = [
            change for change in event.get("changes", []) if "hand" in change["path"] or "choices" in change["path"]
        ]
        assert not hidden, hidden
    bodies = [answer.text() for answer in answers if "/events" not in answer.url and answer.ok]
    views = [json.loads(body).get("view") for body in bodies if body.startswith("{")]
    for view in filter(None, [*views, *(event.get("view") for event in events)]):
        assert all(player["hand"] is None for player in view["players"])
        assert not view["legal"]
    mine = zoe.ask("GET", f"/api/tables/{table}")["view"]["players"][0]
    assert sum(mine["hand"].values()) > sum(mine["known"].values()), "there was something to hide"


def test_others_moves_do_not_shift_the_page(person):
    zoe, max_, table = sit_together(person, artisans="random")
    max_.page.evaluate(PAINTED)  # what is not painted does not shift
    max_.page.evaluate(
        """() => { window.shifts = [];
        window.watch = new PerformanceObserver(list => shifts.push(...list.getEntries()));
        watch.observe({type: 'layout-shift', buffered: false}); }"""
    )
    for _ in range(6):
        mover = on_turn(table, zoe, max_)
        if mover is max_:
            body = {"request": fresh(), "position": 0}
            told = max_.ask("GET", f"/api/tables/{table}")
            body |= {"position": told["position"], "move": told["view"]["legal"][0]}
            max_.ask("POST", f"/api/tables/{table}/moves", body)
            max_.page.wait_for_function(f"number => ({READ})().position > number", arg=told["position"])
        else:
            number = move(zoe)
            max_.page.wait_for_function(f"number => ({READ})().position >= number", arg=number)
    max_.settle()
    shifts = max_.page.evaluate("() => [...shifts, ...watch.takeRecords()].map(one => [one.value, one.hadRecentInput])")
    assert sum(value for value, by_hand in shifts if not by_hand) < 0.05
    max_.page.evaluate("() => { document.querySelector('.areas').style.marginTop = '9rem' }")
    max_.page.wait_for_function("() => shifts.some(one => one.value > 0.05)")  # such a shift is seen


def test_the_language_changes_at_once_and_everywhere(person):
    zoe = person("Zoé")
    table = zoe.lay("little-town", "apprentice", expansion="standard")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    move(zoe)
    english = zoe.text
    zoe.page.get_by_role("button", name="Français").first.click()
    expect(zoe.page.locator("html")).to_have_attribute("lang", "fr")
    expect(zoe.page.locator("body")).to_contain_text("Manche")
    assert "Round" in english
    assert "Round" not in zoe.text


def log_of(one, table):
    return one.ask("GET", f"/api/tables/{table}/log")["entries"]


def test_both_browsers_stir_the_shuffle_and_prove_it_by_themselves(person):
    zoe, max_, table = sit_together(person, artisans="random")
    started = next(entry for entry in log_of(zoe, table) if entry["kind"] == "started")
    assert [len(digits) for digits in started["contributions"]] == [32, 32]
    assert all(started["promises"])
    assert max_.page.evaluate("localStorage.getItem('atelier-shuffle')").count(started["contributions"][1]) == 1


def test_who_stands_up_after_the_reveal_voids_it_and_browsers_promise_anew(person):
    zoe, max_ = person("Zoé"), person("Max")
    table = zoe.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    zoe.open(f"/table/{table}")
    max_.open(f"/table/{table}")
    for _ in range(2):
        max_.page.get_by_role("button", name="Sit down").first.click()
        max_.page.get_by_role("button", name="Sit down").first.click()
        until_revealed(zoe, table)
        max_.page.get_by_role("button", name="Stand up").click()
        max_.page.get_by_role("button", name="Sit down").first.wait_for()
    max_.page.get_by_role("button", name="Sit down").first.click()
    max_.page.get_by_role("button", name="Sit down").first.click()
    zoe.sees("Everyone is here.")
    zoe.page.get_by_role("button", name="Start the game").click()
    max_.page.locator(".table[data-life=playing]").wait_for()
    entries = log_of(zoe, table)
    stirred = next(entry for entry in entries if entry["kind"] == "started")["contributions"]
    assert all(stirred)
    assert zoe.text.count("Zoé sits down.") == 0, "a promise made anew is no news"


def until_revealed(one, table):
    wait_for(lambda: all(seat["revealed"] for seat in one.ask("GET", f"/api/tables/{table}")["seats"]))


def test_the_lobby_says_that_it_waits_for_someone_who_has_promised(person):
    zoe, max_ = person("Zoé"), person("Max")
    table = zoe.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    zoe.open(f"/table/{table}")
    body = {"seat": 1, "promise": "ab" * 32, "request": fresh()}
    max_.ask("POST", f"/api/tables/{table}/seats", body)  # promised and never revealed
    zoe.page.get_by_role("button", name="Start the game").click()
    zoe.sees("Waiting for everyone's part of the shuffle…")
    zoe.page.locator(".table[data-life=playing]").wait_for()
    started = next(entry for entry in log_of(zoe, table) if entry["kind"] == "started")
    assert [bool(digits) for digits in started["contributions"]] == [True, False]


def test_the_host_frees_a_seat_and_who_sat_there_reads_why(person):
    zoe, max_ = person("Zoé"), person("Max")
    table = zoe.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], start=False)
    zoe.open(f"/table/{table}")
    max_.open(f"/table/{table}")
    max_.page.get_by_role("button", name="Sit down").first.click()
    max_.page.get_by_role("button", name="Sit down").first.click()
    max_.page.get_by_role("button", name="Stand up").wait_for()
    expect(max_.page.get_by_role("button", name="Someone beside me")).to_have_count(0)
    zoe.page.get_by_role("button", name="Free this seat").click()
    zoe.page.get_by_role("button", name="Yes").click()
    max_.page.get_by_role("button", name="Sit down").first.click()
    max_.page.get_by_role("button", name="Sit down").first.click()
    max_.sees("The host has freed your seat")


def test_what_is_said_before_the_game_is_heard_on_a_phone_and_stays_unread_until_it_was_in_sight(person):
    host, guest = person("Zoé"), person("Sam", window=PHONE, touch=True)
    table = host.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False, artisans="random")
    for one in (host, guest):
        one.open(f"/table/{table}")
    for _ in ("the seat", "the name, which is filled in already"):
        guest.page.get_by_role("button", name="Sit down").click()
    say(host, table, "Hello Sam! Ready?")
    heard = guest.page.locator(".heard")
    expect(heard).to_have_text("Zoé says: Hello Sam! Ready?")
    expect(heard).to_be_in_viewport(ratio=1)
    heard.click()
    expect(guest.page.locator(".talk li", has_text="Ready?")).to_be_in_viewport()
    expect(heard).to_have_count(0)
    guest.page.locator("#who").scroll_into_view_if_needed()
    expect(guest.page.locator(".talk")).not_to_be_in_viewport()
    expect(heard).to_have_count(0)
    say(host, table, "I begin")
    expect(heard).to_contain_text("I begin")
    say(guest, table, "Yes")
    host.page.get_by_role("button", name="Start the game").click()
    guest.page.locator(".table[data-life=playing]").wait_for()
    expect(guest.page.locator("#tab-chat")).to_contain_text("one unread line")
    expect(guest.page.locator(".tabs button").last.locator("i")).to_have_count(1)


def test_what_is_said_while_one_is_away_is_unread_when_one_comes_back(person):
    zoe, max_, table = sit_together(person, artisans="random")
    badge = max_.page.locator("#tab-chat .badge")
    say(zoe, table, "One")
    expect(badge).to_contain_text("one unread line")
    max_.page.reload()
    expect(badge).to_contain_text("one unread line")
    max_.page.locator("#tab-chat").click()
    expect(badge).to_have_count(0)
    max_.open("/")
    say(zoe, table, "Two")
    say(zoe, table, "Three")
    max_.open(f"/table/{table}")
    expect(badge).to_contain_text("2 unread lines")
    max_.page.locator("#tab-chat").click()
    expect(badge).to_have_count(0)
    max_.page.reload()
    max_.page.locator(".table[data-life=playing]").wait_for()
    max_.settle()
    expect(badge).to_have_count(0)


def test_who_opens_an_invitation_sits_down_at_once_under_a_lent_name(person):
    host, guest = person(), person()
    host.open("/").page.locator("[data-new=artisans]").click()
    host.page.get_by_label("Seat 2").select_option("open")
    host.page.locator("#new-table form .button.main").click()
    own = host.page.locator(".seat", has_text="you")
    expect(own).to_contain_text("lent name")
    expect(host.page.locator(".learn")).to_contain_text("your seat is kept")
    guest.page.goto(host.page.url)
    help_ = guest.page.locator(".learn")
    expect(help_).to_contain_text("in a new tab")
    expect(help_).not_to_contain_text("your seat is kept")
    sit = guest.page.get_by_role("button", name="Sit down")
    sit.click()
    field = guest.page.get_by_role("textbox", name="Name")
    lent = field.input_value()
    assert lent
    expect(sit).to_have_attribute("aria-disabled", "false")
    sit.click()
    seat = guest.page.locator(".seat", has_text="you")
    expect(seat).to_contain_text(lent)
    expect(seat).to_contain_text("lent name")
    expect(help_).to_contain_text("your seat is kept")
    seat.get_by_role("button", name="Change name").click()
    field.fill("Sam")
    guest.page.get_by_role("button", name="Keep").click()
    expect(seat).to_contain_text("Sam")
    expect(seat).not_to_contain_text("lent name")
    assert guest.ask("GET", "/api/visitor")["name"] == "Sam", "who has said a name is called so elsewhere too"


def say(one, table, text):
    one.ask("POST", f"/api/tables/{table}/chat", {"text": text, "request": fresh()})


def test_the_lobby_asks_of_everyone_what_they_can_do(person):
    host, guest, other = person("Zoé"), person("Sam", window=PHONE, touch=True), person("Max")
    table = host.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], start=False)
    for one, said in ((host, "2 seats are still open. Send the link"), (guest, "2 seats are open: sit down to play")):
        one.open(f"/table/{table}")
        expect(one.page.locator(".lobby .state")).to_contain_text(said)
    guest.ask("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Sam", "request": fresh()})
    expect(guest.page.locator(".lobby .state")).to_contain_text("the game begins once everyone is here")
    other.open(f"/table/{table}")
    expect(other.page.locator(".lobby .state")).to_have_text("One seat is open: sit down to play.")


def test_what_is_picked_up_stays_in_the_hand_whatever_else_is_heard(person):
    zoe, max_, table = sit_together(person, artisans="random")
    mover = on_turn(table, zoe, max_)
    while not mover.page.locator(LEADS).count():  # asked something else first
        move(mover)
        mover = on_turn(table, zoe, max_)
    other = max_ if mover is zoe else zoe
    mover.page.locator(LEADS).first.click()
    picked = mover.page.locator(PICKED).first
    picked.wait_for()
    other.ask("POST", f"/api/tables/{table}/chat", {"text": "Take your time", "request": fresh()})
    mover.page.locator("#tab-chat").click()
    mover.sees("Take your time")
    mover.settle()
    expect(picked).to_have_attribute("aria-pressed", "true")
