"""The other pages do what they promise: a game in two clicks, reasons on asking, lessons, rules, review, coach."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.gallery import finished
from tests.browser.person import PHONE, fresh
from tests.browser.player import READ
from tests.browser.test_together import move, on_turn

MOST_FOR_THE_FIRST_PAGE = 200_000
OFFERED = "button.answer"


def test_one_click_at_home_starts_a_game_against_a_journeyman(person):
    newcomer = person()
    newcomer.open("/")
    newcomer.page.locator('[data-play="artisans"]').click()
    newcomer.page.locator(OFFERED).first.wait_for()
    table = newcomer.page.url.rpartition("/")[2]
    told = newcomer.ask("GET", f"/api/tables/{table}")
    assert [seat["level"] for seat in told["seats"]] == [None, "journeyman"]
    assert told["life"] == "playing"


def test_the_first_page_is_light_and_comes_from_here_alone(chromium, served, person):
    someone = person()
    line = someone.context.new_cdp_session(someone.page)
    line.send("Network.enable")
    weighed, asked = [], []
    line.on("Network.loadingFinished", lambda told: weighed.append(told["encodedDataLength"]))
    someone.page.on("request", lambda request: asked.append(request.url))
    someone.open("/")
    someone.page.wait_for_load_state("networkidle")
    assert sum(weighed) < MOST_FOR_THE_FIRST_PAGE
    assert all(url.startswith((served, "data:")) for url in asked)


def test_what_is_not_possible_says_why_and_what_is_says_what_it_brings(person):
    zoe = person("Zoé")
    table = zoe.lay("artisans", "apprentice", artisans="draft")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    zoe.page.locator('[data-answer="choose carver"]').click()
    zoe.page.locator('[data-answer="token"]').wait_for()
    barred = zoe.page.locator("[data-spot][data-anchor^=object-][aria-disabled=true]").first
    barred.hover()
    tooltip = zoe.page.locator("#tooltip")
    expect(tooltip).to_contain_text("Nothing can be crafted before month 3", timeout=10_000)
    zoe.page.mouse.move(5, 5)
    expect(tooltip).to_have_count(0)
    zoe.page.locator("[data-spot][data-anchor=token]").first.hover()
    expect(tooltip).to_contain_text("token")


def test_a_card_explains_itself_to_a_finger_that_stays(person):
    zoe = person("Zoé", window=PHONE, touch=True, language="fr")
    table = zoe.lay("artisans", "apprentice", artisans="random")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    card = zoe.page.locator("[data-spot][data-anchor^=object-]:visible").first
    box = card.bounding_box()
    line = zoe.context.new_cdp_session(zoe.page)
    here = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [here]})
    expect(zoe.page.locator("#tooltip")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert zoe.page.evaluate(READ)["position"] == zoe.ask("GET", f"/api/tables/{table}")["position"], (
        "nothing was played"
    )


def test_looking_back_and_coming_to_the_present_again(person):
    zoe = person("Zoé")
    table = zoe.lay("little-town", "apprentice", expansion="off")
    zoe.open(f"/table/{table}")
    for _ in range(5):
        move(on_turn(table, zoe))
    on_turn(table, zoe)
    zoe.page.keyboard.press("[")
    expect(zoe.page.locator(".table.past")).to_be_visible()
    assert zoe.page.locator("[data-spot][data-moves]").count() == 0, "the past cannot be acted on"
    for _ in range(40):
        zoe.page.keyboard.press("]")
        if not zoe.page.locator(".table.past").count():
            break
    expect(zoe.page.locator(OFFERED).first).to_be_visible()


def test_the_shortcuts_are_listed_on_a_question_mark(person):
    zoe = person("Zoé")
    table = zoe.lay("artisans", "apprentice", artisans="random")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    zoe.page.keyboard.press("?")
    side = zoe.page.locator("[data-area=side]")
    expect(side.locator("kbd").first).to_be_visible()
    assert side.locator("kbd").count() >= 8


def test_the_coach_tells_chances_and_moves_with_a_reason(person):
    zoe = person("Zoé")
    table = zoe.lay("artisans", "apprentice", artisans="random")
    told = zoe.ask("GET", f"/api/tables/{table}/coach")
    assert len(told["chances"]) == 2
    zoe.page.add_init_script("localStorage.setItem('atelier', JSON.stringify({language: 'en', coach: true, pace: 0}))")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    zoe.page.keyboard.press("c")
    expect(zoe.page.locator("[data-area=side]")).to_contain_text("%", timeout=20_000)


def test_there_is_no_coach_where_another_person_plays(person):
    zoe, max_ = person("Zoé"), person("Max")
    table = zoe.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    max_.ask("POST", f"/api/tables/{table}/seats", {"seat": 1, "request": fresh()})
    zoe.ask("POST", f"/api/tables/{table}/start", {"request": fresh()})
    refused = zoe.context.request.get(f"{zoe.address}/api/tables/{table}/coach")
    assert refused.status == 403


def test_two_people_at_one_screen_do_not_see_each_other_s_hands(person):
    zoe = person("Zoé")
    seats = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Tom"}]
    table = zoe.lay("artisans", seats=seats, artisans="random")
    zoe.open(f"/table/{table}")
    ready = zoe.page.locator('[data-answer="ready"]')
    for _ in range(4):
        zoe.page.wait_for_function("() => document.querySelector('[data-answer=ready], button.answer')")
        if ready.count():
            assert zoe.page.locator("[data-area=mine] [data-spot]").count() == 0, "hands are covered until it is said"
            ready.click()
            zoe.page.locator(OFFERED).first.wait_for()
        zoe.page.locator(OFFERED).first.click()
        zoe.page.wait_for_timeout(300)


def test_a_lesson_leads_to_its_end(person):
    learner = person(language="fr")
    learner.open("/learn/artisans")
    forward = learner.page.locator("[data-on]")
    forward.wait_for()
    for _ in range(200):
        if not forward.count():
            break
        forward.click()
        learner.page.wait_for_timeout(40)
    learner.sees("Jouer une vraie partie")


def test_the_rules_can_be_searched(person):
    reader = person()
    reader.open("/rules/artisans")
    reader.page.get_by_role("searchbox").fill("token")
    reader.page.wait_for_function("() => (CSS.highlights.get('rules-found')?.size ?? 0) > 3")


def test_a_finished_game_is_reviewed_forked_and_checked(person):
    zoe = person("Zoé")
    table = finished(zoe, "artisans")
    zoe.open(f"/review/{table}?step=10")
    expect(zoe.page.locator("body")).to_contain_text("10 /")
    zoe.page.keyboard.press("ArrowRight")
    expect(zoe.page.locator("body")).to_contain_text("11 /")
    zoe.page.wait_for_url("**step=11*")
    record = zoe.ask("GET", f"/api/tables/{table}/record")
    proved = zoe.ask("POST", "/api/records/verify", {"record": record})
    assert json.dumps(proved).count("false") == 0
