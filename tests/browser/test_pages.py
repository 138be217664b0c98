"""The other pages do what they promise: a game in two clicks, reasons on asking, lessons, rules, review, coach."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from atelier.boxfile import LANGUAGES, open_box, to_fill_in
from atelier.errors import BadBox
from atelier.games import GAMES, find
from atelier.lab.forecast import hundredths, percent
from tests.browser.person import PHONE, fresh
from tests.browser.player import READ
from tests.browser.test_together import move, on_turn

ROOMS = Path(__file__).parents[2] / "web" / "src" / "games"
MOST_FOR_A_PAGE = {"home": 160_000, "artisans": 255_000, "little-town": 355_000}
"""Bytes on the line of a first visit; tables as light as before they were redrawn around the board."""
MOST_SHIFT = 0.05
SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver(seen => seen.getEntries().forEach(one => { window.shift += one.value; }))
    .observe({type: 'layout-shift', buffered: true});
}"""
"""How far things move while a page comes together, as Chromium counts it."""
OFFERED = "#all-answers"
COACHED = "localStorage.setItem('atelier', JSON.stringify({language: 'en', coach: true, pace: 0}))"
UNDRAWN = """() => [...document.querySelectorAll('main use')].map(use => use.getAttribute('href'))
  .filter(name => name.length > 1 && !document.querySelector(name))"""
PICTURES = """() => [...document.querySelectorAll('article figure')].map(figure => ({
  caption: figure.querySelector('figcaption').innerText,
  drawings: figure.querySelectorAll('svg use').length,
  inert: figure.querySelector('[inert]') !== null,
  beyond: [...figure.querySelectorAll('svg')].filter(one => one.getBoundingClientRect().right > innerWidth + 1).length,
}))"""


def test_home_shows_a_newcomer_the_way_and_others_their_tables(person):
    newcomer = person(painted=True)
    page = newcomer.page
    page.add_init_script(f"({SHIFTS})()")
    newcomer.open("/")
    page.locator(".lessons a").first.wait_for()
    assert [link.get_attribute("href") for link in page.locator(".lessons a").all()] == [
        "/learn/little-town",
        "/learn/artisans",
    ]
    page.locator('[data-play="little-town"]').click()
    page.locator(OFFERED).first.wait_for()
    told = newcomer.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [seat["level"] for seat in told["seats"]] == [None, "apprentice"]
    assert (told["life"], told["options"]["expansion"]) == ("playing", "off")
    other = told["seats"][1]
    chip = page.locator(".chip").nth(1)
    expect(chip.locator(f"[data-face=guild-{other['member']}]")).to_be_visible()
    expect(chip).to_contain_text(f"{other['name']} · apprentice")
    newcomer.open("/")
    expect(page.locator("#mine")).to_be_visible()
    assert [link.get_attribute("href") for link in page.locator(".lessons a").all()] == ["/learn/artisans"]
    assert newcomer.settle().page.evaluate("window.shift") < MOST_SHIFT, "tables that come push nothing away"
    assert page.evaluate("document.querySelector('#mine').getBoundingClientRect().top") < page.evaluate(
        "document.querySelector('.games').getBoundingClientRect().top"
    )
    expect(page.locator('[data-play="artisans"]')).to_contain_text("against an apprentice")


def test_a_new_table_can_be_listed_where_a_seat_is_free_and_on_a_phone_its_button_stays_in_sight(person):
    zoe = person("Zoé", window=PHONE, touch=True)
    zoe.open("/").page.locator("[data-new=artisans]").click()
    panel = zoe.page.locator("#new-table")
    start = panel.locator("form .button.main")
    expect(start).to_have_text("Start the game")
    expect(start).to_be_in_viewport(ratio=1)
    listing = panel.get_by_label("Show the table in the list")
    expect(listing).to_have_count(0)
    panel.get_by_label("Seat 2").select_option("open")
    listing.check()
    panel.get_by_label("Seat 2").select_option("journeyman")
    expect(listing).to_have_count(0)
    start.click()
    zoe.page.locator(".table[data-life=playing]").wait_for()
    assert not zoe.ask("GET", f"/api/tables/{zoe.page.url.rpartition('/')[2]}")["listed"]


def test_who_has_won_a_game_meets_a_journeyman_in_it(person):
    zoe = person("Zoé")
    page, won = zoe.page, {"game": "artisans", "against": "apprentice", "won": 1, "played": 3, "last": []}
    zoe.lay("artisans", "apprentice")

    def all_over(asked):
        answer = asked.fetch()
        told = answer.json()
        asked.fulfill(response=answer, json={**told, "tables": [{**one, "life": "over"} for one in told["tables"]]})

    page.route("**/api/me/tables", all_over)
    page.route("**/api/me/form", lambda asked: asked.fulfill(json={"forms": [won]}))
    zoe.open("/")
    expect(page.locator('[data-play="little-town"]')).to_contain_text("an apprentice, no expansion")
    order = page.locator("[data-play]").evaluate_all("all => all.map(one => one.dataset.play)")
    assert order == ["little-town", "artisans"], "as before the first game"
    page.locator('[data-play="artisans"]', has_text="against a journeyman").click()
    page.locator(OFFERED).first.wait_for()
    told = zoe.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [seat["level"] for seat in told["seats"]] == [None, "journeyman"]


def test_the_lobby_says_what_is_played_and_teaches_it_beside_the_seat(person):
    host = person("Zoé")
    table = host.lay(
        "artisans", seats=[{"kind": "me"}, {"kind": "opponent", "level": "master"}, {"kind": "open"}], start=False
    )
    guest = person("Bob")
    guest.open(f"/table/{table}")
    page = guest.page
    expect(page.locator(".lobby header")).to_contain_text("30–45 minutes")
    with guest.context.expect_page() as opened:
        page.locator(".learn a").first.click()
    assert opened.value.url.endswith("/learn/artisans")
    assert page.url.endswith(table)
    host.open(f"/table/{table}")
    seat = host.ask("GET", f"/api/tables/{table}")["seats"][1]
    row = host.page.locator(".seat").nth(1)
    expect(row).to_contain_text(f"{seat['name']} · master")
    expect(row).to_contain_text("82 to 91")
    expect(row.locator("q")).to_have_count(1)
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_label("Opponents say a word").uncheck()
    expect(row.locator("q")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light_and_comes_from_here_alone(served, person, language):
    someone = person(language=language)
    weighed, asked = weigh(someone)
    someone.open("/").settle()
    assert len(weighed) == len(asked) > 3, "all of it was weighed"
    assert sum(weighed) < MOST_FOR_A_PAGE["home"]
    assert "⟦" not in someone.text
    assert all(url.startswith((served, "data:")) for url in asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_no_heavier_than_before_it_was_redrawn(person, game):
    zoe = person("Zoé", language="fr")
    table = zoe.lay(game, "apprentice")
    weighed, _ = weigh(zoe)
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    zoe.settle()
    assert sum(weighed) < MOST_FOR_A_PAGE[game]


def weigh(someone):
    """What comes over the line from now on, and what was asked for."""
    line = someone.context.new_cdp_session(someone.page)
    line.send("Network.enable")
    weighed, asked = [], []
    line.on("Network.loadingFinished", lambda told: weighed.append(told["encodedDataLength"]))
    someone.page.on("request", lambda request: asked.append(request.url))
    return weighed, asked


def test_what_is_not_possible_says_why_and_what_is_says_what_it_brings(person):
    zoe = person("Zoé")
    table = zoe.lay("artisans", "apprentice", artisans="draft")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    zoe.page.locator('[data-spot][data-moves="choose carver"]').click()
    zoe.page.locator('[data-spot][data-moves="token"]').wait_for()
    zoe.settle()
    barred = zoe.page.locator("[data-spot][data-anchor^=object-][aria-disabled=true]").first
    barred.hover()
    tooltip = zoe.page.locator("#tooltip")
    expect(tooltip).to_contain_text("Nothing can be crafted before month 3")
    zoe.page.mouse.move(5, 5)
    expect(tooltip).to_have_count(0)
    zoe.page.locator("[data-spot][data-anchor=token]").first.hover()
    expect(tooltip).to_contain_text("Take the first-player token")


def test_a_card_explains_itself_to_a_finger_that_stays(person):
    zoe = person("Zoé", window=PHONE, touch=True, language="fr")
    table = zoe.lay("artisans", "apprentice", artisans="random")
    zoe.open(f"/table/{table}")
    before = on_turn(table, zoe).page.evaluate(READ)["position"]
    card = zoe.page.locator("[data-spot][data-anchor^=object-]:visible").first
    box = card.bounding_box()
    line = zoe.context.new_cdp_session(zoe.page)
    here = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [here]})
    expect(zoe.page.locator("#tooltip")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    zoe.settle()
    assert zoe.ask("GET", f"/api/tables/{table}")["position"] == before, "nothing was played"


def test_looking_back_and_coming_to_the_present_again(person):
    zoe = person("Zoé")
    table = zoe.lay("little-town", "apprentice", expansion="off")
    zoe.open(f"/table/{table}")
    for _ in range(2):
        move(on_turn(table, zoe))
    on_turn(table, zoe)
    step = zoe.ask("GET", f"/api/tables/{table}")["step"]
    zoe.page.keyboard.press("[")
    expect(zoe.page.locator(".table.past .ribbon")).to_contain_text(f"{step - 1} of {step}")
    assert zoe.page.locator("[data-spot][data-moves]").count() == 0, "the past cannot be acted on"
    assert zoe.page.locator(OFFERED).count() == 0
    zoe.page.keyboard.press("]")
    expect(zoe.page.locator(".table.past")).to_have_count(0)
    expect(zoe.page.locator(OFFERED).first).to_be_visible()


def test_a_page_that_takes_long_says_so_until_it_is_there(person):
    zoe, held = person(language="fr"), []

    def hold(asked):
        held.append(asked)

    zoe.page.route("**/api/puzzles", hold)
    zoe.open("/puzzles")
    said = zoe.page.get_by_role("status").filter(has_text="Un instant…")
    expect(said).to_be_visible()
    held.pop().continue_()
    zoe.page.locator('main a[href^="/puzzles/"]').first.wait_for()
    expect(said).to_have_count(0)


def test_the_shortcuts_are_listed_on_a_question_mark(person):
    zoe = person("Zoé")
    table = zoe.lay("artisans", "apprentice", artisans="random")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    side = zoe.page.locator("[data-area=side]")
    assert side.locator("kbd").count() == 0
    zoe.page.keyboard.press("?")
    expect(side.locator("kbd").first).to_be_visible()
    assert side.locator("kbd").count() >= 8


def test_the_coach_tells_whole_turns_and_draws_them_on_the_board(person):
    zoe = person("Zoé")
    table = zoe.lay("little-town", "apprentice", expansion="off")
    zoe.page.add_init_script(COACHED)
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    told = zoe.ask("GET", f"/api/tables/{table}/coach")
    assert len(told["chances"]) == 2
    zoe.page.keyboard.press("c")
    advice = zoe.page.locator("[data-area=side] .coach[aria-busy=false] .moves > li")
    advice.first.wait_for()
    doubts = map(percent, told["errors"])
    shown = [f"{one}% ± {doubt}" for one, doubt in zip(hundredths(told["chances"]), doubts, strict=True)]
    assert zoe.page.locator(".coach .chances .numbers").all_inner_texts() == shown
    for one, turn in zip(advice.all(), told["moves"], strict=True):
        assert "%" not in one.inner_text(), "the position has one chance, and its moves are compared in points"
        decides = [step for step in turn["line"][1:] if not step["ends"]]
        brought = [outcome for step in turn["line"] for outcome in step["outcomes"]]
        rest = one.locator(".rest")
        assert rest.count() > 0 or not (decides or brought), "a turn of one move that brings nothing has no rest"
        assert "".join(rest.all_inner_texts()).startswith("then ") == bool(decides), "the rest of the turn"
        assert one.locator(".sum").count() > 0 or not brought, "with what it brings"
    arrows = zoe.page.locator("svg.arrows path.better[data-arrow]")
    show = advice.first.get_by_role("button", name="Show it on the board")
    show.click()
    expect(arrows.first).to_be_attached()
    begins = "home-0 square-" if told["moves"][0]["move"].startswith("place") else "tile-"
    drawn = [arrow.get_attribute("data-arrow") for arrow in arrows.all()]
    assert any(arrow.startswith(begins) for arrow in drawn), drawn
    home = zoe.page.locator("[data-anchor='home-0']:visible")
    expect(home.locator(".piece.worker")).to_have_count(1)  # there the arrow begins: at a worker, not among them
    expect(zoe.page.locator("svg.arrows")).to_have_attribute("aria-hidden", "true")
    show.click()
    expect(arrows).to_have_count(0)
    show.click()
    expect(arrows.first).to_be_attached()
    move(on_turn(table, zoe))
    expect(arrows).to_have_count(0)


def test_on_a_phone_the_coach_is_there_when_called_and_turns_to_what_it_points_at(person):
    zoe = person("Zoé", window=PHONE, touch=True, painted=False)
    table = zoe.lay("little-town", "apprentice", expansion="off")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    zoe.page.get_by_role("button", name="Menu").click()
    zoe.page.get_by_label("Coach: chances and best turns").click()
    advice = zoe.page.locator("[data-area=side] .coach[aria-busy=false] .moves > li")
    advice.first.wait_for()
    turn = zoe.ask("GET", f"/api/tables/{table}/coach")["moves"][0]
    advice.first.get_by_role("button", name="Show it on the board").click()
    first = zoe.page.locator(f".spot.pointed[data-moves*='{turn['move']}']")
    expect(first.first).to_be_in_viewport()
    for step in turn["line"][1:]:
        if step["message"] == "place":
            expect(zoe.page.locator(f".pointed[data-anchor='square-{step['move'].split()[1]}']")).to_have_count(1)


def test_there_is_no_coach_where_another_person_plays(person):
    zoe, max_ = person("Zoé"), person("Max")
    table = zoe.lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    max_.ask("POST", f"/api/tables/{table}/seats", {"seat": 1, "request": fresh()})
    zoe.ask("POST", f"/api/tables/{table}/start", {"request": fresh()})
    refused = zoe.context.request.get(f"{zoe.address}/api/tables/{table}/coach")
    assert refused.status == 403
    zoe.page.add_init_script(COACHED)
    zoe.open(f"/table/{table}")
    zoe.page.locator("#tab-chat").wait_for()
    expect(zoe.page.locator("#tab-coach")).to_have_count(0)


def test_two_people_at_one_screen_do_not_see_each_other_s_hands(person):
    zoe = person("Zoé")
    names = ("Zoé", "Tom")
    table = zoe.lay("artisans", seats=[{"kind": "me", "name": name} for name in names], artisans="random")
    zoe.open(f"/table/{table}")
    ready, asked = zoe.page.locator('[data-answer="ready"]'), []
    while len(asked) < 4:
        ready.wait_for()
        seat = zoe.ask("GET", f"/api/tables/{table}")["turn"]
        assert ready.inner_text() == f"I am {names[seat]}"
        assert zoe.page.locator("[data-spot]").count() == 0, "the cards are covered until it is said"
        asked.append(seat)
        ready.click()
        zoe.page.locator(OFFERED).first.wait_for()
        assert cards_shown(zoe) == hands(zoe, table, seat)
        while zoe.page.locator(OFFERED).count():
            move(zoe)
            zoe.page.locator(f"{OFFERED}, [data-answer=ready]").first.wait_for()
    assert asked == [asked[0], 1 - asked[0]] * 2


def cards_shown(one):
    """How many cards of each material lie open in each seat's hand on the page."""
    shown = one.page.evaluate(
        """() => [...document.querySelectorAll('.hand-spot')].map(spot => [
            spot.querySelector('[data-anchor^=hand-]').dataset.anchor,
            Number(spot.querySelector('.count')?.dataset.sign ?? 1)])"""
    )
    return dict(shown)


def hands(one, table, seat):
    """The same of one seat alone, as the server has it."""
    hand = one.ask("GET", f"/api/tables/{table}?seat={seat}")["view"]["players"][seat]["hand"]
    return {f"hand-{seat}-{material}": count for material, count in hand.items() if count}


def test_the_rules_can_be_searched(person):
    reader = person()
    reader.open("/rules/artisans")
    reader.page.get_by_role("searchbox").fill("token")
    reader.page.wait_for_function("() => (CSS.highlights.get('rules-found')?.size ?? 0) > 3")


@pytest.mark.parametrize("game", ["artisans", "little-town"])
def test_the_rules_have_pictures_that_fit_a_phone(person, game):
    """Drawn as the table draws them, told in words under each, nothing cut off at the side, nothing to tab into."""
    reader = person(language="fr", window=PHONE, touch=True)
    reader.open(f"/rules/{game}")
    reader.page.locator("article figure").first.wait_for()
    reader.settle()
    assert reader.page.locator("article pre").count() == 0
    pictures = reader.page.evaluate(PICTURES)
    assert len(pictures) == len(json.loads((ROOMS / game / "pictures.json").read_text(encoding="utf-8")))
    for one in pictures:
        assert one["caption"]
        assert one["drawings"], one
        assert one["inert"], one
        assert not one["beyond"], one
    assert reader.page.locator("td .drawing").count() > 20, "cards in tables are drawn"


def test_a_first_visit_leaves_no_red_line_in_the_console(chromium, served, person):
    """Nothing is asked that the server says no to, wherever a stranger looks; a phone may keep the page."""
    table = person("Zoé").lay("artisans", seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    red = []
    page.on("console", lambda said: red.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: red.append(str(error)))
    page.on("response", lambda answer: red.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
    left = "net::ERR_ABORTED"  # what was still on its way when the stranger went on to the next page
    page.on("requestfailed", lambda sent: red.append(f"{sent.failure} {sent.url}") if sent.failure != left else None)
    paths = ("/", "/learn", "/learn/artisans", "/rules/little-town", "/about", f"/table/{table}")
    for path in paths:
        page.goto(served + path, wait_until="load")
        page.locator("main h1, main h2").first.wait_for()
        page.wait_for_function("() => document.fonts.status === 'loaded'")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert context.request.get(served + icon["src"]).headers["content-type"] == icon["type"]
    assert context.new_cdp_session(page).send("Page.getAppManifest")["errors"] == []
    assert red == []
    context.close()


def test_a_box_of_one_s_own_is_checked_and_played_with(person, tmp_path):
    """Mistakes are named as `atelier box check` names them; a card nobody has drawn has a plain drawing."""
    text = find("artisans").box_text.replace('name = "atelier-2"', 'name = "zoe-box"', 1)
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text(re.sub(r"points = 3", "points = 333", text, count=1), encoding="utf-8")
    for word in find("artisans").default_box.words["object"]:
        text = text.replace(f'id = "{word}"', f'id = "my-{word}"')
    right.write_text(text, encoding="utf-8")
    owner = person("Zoé")
    owner.open("/")
    owner.page.locator("[data-new=artisans]").click()
    with owner.page.expect_download() as template:
        owner.page.locator("[data-box-template]").click()
    assert template.value.suggested_filename == "artisans-box.toml"
    assert template.value.path().read_text(encoding="utf-8") == to_fill_in(find("artisans").box_text)
    owner.page.locator("[data-own-box]").set_input_files(wrong)
    with pytest.raises(BadBox) as found:
        open_box(wrong, find("artisans").read_box)
    shown = owner.page.locator(".own li")
    expect(shown).to_have_count(len(found.value.mistakes))
    assert [one.partition(": ")[2] for one in shown.all_inner_texts()] == [
        one.partition(": ")[2] for one in found.value.mistakes
    ]
    owner.page.locator("[data-own-box]").set_input_files(right)
    owner.sees("zoe-box: a sound box")
    owner.page.locator("#new-table form .button.main").click()
    owner.page.locator(".table[data-life=playing]").wait_for()
    table = owner.page.url.rpartition("/")[2]
    box = owner.ask("GET", f"/api/tables/{table}")["box"]
    assert box["name"] == "zoe-box"
    expect(owner.page.locator(".bar .own-box:visible")).to_contain_text("Own box: zoe-box")
    owner.settle()
    drawn = owner.page.locator("use[href^='#objects-own-']").evaluate_all("all => all.map(one => one.href.baseVal)")
    assert len(drawn) >= 5, "four in the row and the next one"
    assert len(set(drawn)) == len(drawn), "no two cards of a box are drawn alike"
    assert owner.page.evaluate(UNDRAWN) == []
    seats = [{"kind": "me"}, {"kind": "open"}]
    for own in (box["id"], None):
        wanted = {"game": "artisans", "seats": seats, "options": {}, "request": fresh(), "box": own}
        owner.open(f"/table/{owner.ask('POST', '/api/tables', wanted)['id']}").settle()
        expect(owner.page.locator(".lobby .own-box", has_text="Own box: zoe-box")).to_have_count(1 if own else 0)
