"""The review of a finished game: step by step, what would have been better, played on, proved."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from atelier import Match
from atelier.lab.forecast import hundredths, percent, told_chance, whole
from tests.browser.gallery import finished
from tests.browser.person import fresh

SHOWN = 8
"""So many mistakes are listed at first."""


def test_a_finished_game_is_reviewed_forked_and_checked(person):
    zoe = person("Zoé")
    table = finished(zoe, "artisans")
    zoe.open(f"/review/{table}?step=10")
    expect(zoe.page.locator("body")).to_contain_text("10 /")
    zoe.page.keyboard.press("ArrowRight")
    expect(zoe.page.locator("body")).to_contain_text("11 /")
    zoe.page.wait_for_url("**step=11*")
    zoe.page.locator("#review-tab-paper").click()
    zoe.page.get_by_role("button", name="Check it").click()
    zoe.sees("Yes: nobody could choose these cards, and every move is as it was played.")
    zoe.page.locator("#review-tab-again").click()
    zoe.page.get_by_role("button", name="Play on from move 11").click()
    zoe.page.locator(".table[data-life=playing]").wait_for()
    fork = zoe.page.url.rpartition("/")[2]
    assert zoe.ask("GET", f"/api/tables/{fork}")["forked"] == {"table": table, "step": 11}
    moves, first = (zoe.ask("GET", f"/api/tables/{id}/record")["moves"] for id in (fork, table))
    assert moves[:11] == first[:11]


@pytest.mark.parametrize(
    ("game", "options"),
    [("artisans", {}), pytest.param("little-town", {"expansion": "off"}, marks=pytest.mark.slow)],
    ids=["artisans", "little-town"],
)
def test_every_tab_begins_at_its_top_and_a_mistake_shows_the_better_turn_on_the_board(person, game, options):
    zoe = person("Zoé", window={"width": 1366, "height": 500})
    table = zoe.ask("POST", "/api/records", {"record": careless_game(game, options), "request": fresh()})["id"]
    zoe.open(f"/review/{table}")
    page = zoe.page
    page.locator("#review-tab-turning").click()
    page.locator("#review-body .button.main").click()
    body, long = page.locator("#review-body"), []
    page.locator("#review-body .faults").wait_for()
    for tab in ("moves", "score", "turning", "again", "paper", "turning"):
        page.locator(f"#review-tab-{tab}").click()
        expect(body).to_have_attribute("aria-labelledby", f"review-tab-{tab}")
        if tab != "moves":
            assert body.evaluate("body => body.scrollTop") == 0, tab
        body.evaluate("body => body.scrollTo(0, body.scrollHeight)")
        if body.evaluate("body => body.scrollTop") > 0:
            long.append(tab)
    assert {"moves", "turning", "paper"} <= set(long), "tabs of which the end was seen before another was opened"
    page.set_viewport_size({"width": 1366, "height": 768})
    report = zoe.ask("GET", f"/api/tables/{table}/analysis")["report"]
    every_chance_is_that_of_the_graph(zoe, table, report)
    shown = [one for one in report["steps"] if one["verdict"] and one["seat"] == page_seat(page)]
    faults = sorted(shown, key=lambda one: -one["cost"])
    place, fault = next(
        (place, one) for place, one in enumerate(faults[:SHOWN]) if one["best"]["move"].split()[0] in DRAWN
    )
    line = page.locator("#review-body ol.list").last.locator("li button").nth(place)
    line.click()
    page.wait_for_url(f"**step={fault['step'] - 1}*")
    better = page.locator("svg.arrows path.better[data-arrow]")
    expect(better.first).to_be_attached()
    seat = fault["seat"]
    drawn = [arrow.get_attribute("data-arrow") for arrow in better.all()]
    assert shows(fault["best"]["move"], seat, drawn)
    assert seat == 0 or page.url.count(f"seat={seat}")
    played = [arrow.get_attribute("data-arrow") for arrow in page.locator("svg.arrows path.played[data-arrow]").all()]
    if fault["played"]["move"].split()[0] in DRAWN:
        assert shows(fault["played"]["move"], seat, played)
    expect(page.locator(".steps .when")).to_contain_text(f"Before move {fault['step']} ")
    expect(page.locator(".steps p.better")).to_contain_text("Better: ")
    expect(page.locator(".steps svg.sample")).to_have_count(1 + bool(played))
    page.keyboard.press("ArrowRight")
    expect(better).to_have_count(0)
    expect(page.locator(".steps .when")).to_contain_text(f"After move {fault['step']} ")


def every_chance_is_that_of_the_graph(zoe, table, report):
    """Wherever the page tells a chance it is the one that the position has: head, slider, story, turning points."""
    page = zoe.page
    last = len(report["chances"]) - 1
    graph = [
        [told_chance(one, over=step == last) for one in hundredths(chances)]
        for step, chances in enumerate(report["chances"])
    ]
    for step in (len(graph) // 2, len(graph) - 1):
        zoe.open(f"/review/{table}?step={step}")
        head = page.locator(".chances .chance")
        expect(head).to_have_count(len(graph[step]))
        doubts = [
            f" ± {doubt}" if one.isdigit() and (doubt := min(percent(error), int(one), 100 - int(one))) else ""
            for one, error in zip(graph[step], report["errors"][step], strict=True)
        ]
        shown = [f"{one}%{doubt}" for one, doubt in zip(graph[step], doubts, strict=True)]
        assert head.all_inner_texts() == shown
        said = page.locator(".graph input").get_attribute("aria-valuetext")
        assert re.findall(r"([<>]?\d+)%", said) == graph[step]
    page.locator("#review-tab-turning").click()
    page.locator("#review-body .faults button").first.wait_for()
    swings, better = (page.locator("#review-body ol.list").nth(place) for place in (0, 1))
    for line, swing in zip(swings.locator("li").all(), report["swings"], strict=True):
        step, last, seat = swing["step"], swing["last"], report["steps"][swing["step"] - 1]["seat"]
        told = re.findall(r"[<>]?\d+", line.locator("strong").inner_text())
        assert told == [graph[step - 1][seat], graph[last][seat]], "the chance of who moved"
        assert not line.locator(".part").count(), "one number in a line"
        line.locator("button").click()
        expect(page.locator(".chances .chance").nth(seat)).to_contain_text(f"{told[0]}%")
        expect(page.locator(".steps .when")).to_contain_text(f"Before move {step} ")
    assert "%" not in better.inner_text(), "what a move gave away is told in wins and points"
    fault = next(one for one in report["steps"] if one["points_given_away"] >= 1 and one["given_away"] >= 0.05)
    said = [
        "Mistake" if fault["verdict"] == "mistake" else "Slip",
        f"−{percent(fault['given_away'])} wins in 100",
        f"−{whole(fault['points_given_away'])} point",
    ]
    zoe.open(f"/review/{table}?step={fault['step']}")
    listed = page.locator(f"#review-body [data-step='{fault['step']}'] .judged")
    for shown in (page.locator(".steps .judged"), listed):
        for part in said:
            expect(shown).to_contain_text(part)
    assert "%" not in page.locator(".steps").inner_text()
    page.locator("#review-tab-turning").click()
    page.locator("#review-body .faults button").first.wait_for()
    turns = 0
    for whose in page.locator("#review-body .faults button").all():
        whose.click()
        told = page.locator("#review-body .story li").all_inner_texts()
        story = next(one for one in report["stories"] if one["seat"] == page_seat(page))
        for one, text in zip(story["sentences"], told, strict=True):
            numbers = re.findall(r"from (\S+) to (\S+)%", text)
            if numbers:
                step, last, turns = one["step"], one["last"], turns + 1
                assert numbers == [(graph[step - 1][story["seat"]], graph[last][story["seat"]])]
            else:
                assert "%" not in text
    assert turns, "the game turned for someone"


def page_seat(page):
    """Whose moves are shown."""
    pressed = [one.get_attribute("aria-pressed") for one in page.locator("#review-body .faults button").all()]
    return pressed.index("true")


def test_on_a_phone_a_finger_scrolls_the_page_from_anywhere_and_only_sideways_the_game(person):
    zoe = person("Zoé", window={"width": 390, "height": 844}, touch=True)
    zoe.open(f"/review/{finished(zoe, 'artisans')}")
    page, line = zoe.page, zoe.context.new_cdp_session(zoe.page)
    slider = page.locator(".graph input")
    last = slider.input_value()

    def swipe(what, across, down):
        what.evaluate("one => one.scrollIntoView({ block: 'center' })")
        place, before = what.bounding_box(), page.evaluate("scrollY")
        x, y = place["x"] + place["width"] / 2, min(place["y"] + place["height"] / 2, 600)
        for part in range(11):
            at = {"x": x + across * part / 10, "y": y + down * part / 10}
            line.send("Input.dispatchTouchEvent", {"type": "touchMove" if part else "touchStart", "touchPoints": [at]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return before

    for what in (page.locator("#review-body"), page.locator(".graph")):
        before = swipe(what, 3, 150)
        page.wait_for_function("before => scrollY !== before", arg=before)
        assert slider.input_value() == last
    swipe(page.locator(".graph"), -90, 2)
    page.wait_for_function("last => document.querySelector('.graph input').value !== last", arg=last)


def careless_game(game, options):
    """The record of a game in which anything is done that may be, though better is there."""
    match, chance = Match(game, 2, seed=3, **options), Random(3)
    while not match.over:
        match.play(chance.choice(match.legal))
    return json.loads(match.record.write())


DRAWN = ("place", "take", "trade")
"""Moves that go from one place of the table to another."""


def shows(move, seat, arrows):
    """Is there an arrow of this move: a worker, or a tile to build, to its square; a card of the market to a hand?"""
    kind, *_, where = move.split()
    ways = [arrow.split(" ") for arrow in arrows]
    if kind == "place":
        return any(to == f"square-{where}" and start.startswith((f"home-{seat}", "tile-")) for start, to in ways)
    return any(start == f"market-{where}" and to.startswith(f"hand-{seat}-") for start, to in ways)


def test_an_imported_game_is_told_with_its_names_and_in_words_at_once(person):
    zoe = person("Zoé")
    table = finished(zoe, "artisans")
    record = zoe.ask("GET", f"/api/tables/{table}/record")
    paper = zoe.ask("POST", "/api/records", {"record": record, "request": fresh()})["id"]
    told = []
    for game in (table, paper):
        zoe.open(f"/review/{game}?step=3")
        zoe.page.locator("#review-body [data-step='3']").wait_for()
        moves = zoe.page.locator("#review-body [data-step]").all_inner_texts()
        zoe.page.locator("#review-tab-score").click()
        told.append(
            (moves, zoe.page.locator("#review-body thead").inner_text(), zoe.page.locator("aside h1").inner_text())
        )
    assert told[0] == told[1]
    name = next(one["name"] for one in record["players"])
    assert any(name in line for line in told[1][0])
    asked = []
    zoe.page.on("request", lambda request: asked.append(request.url))
    zoe.page.locator("header a[href='/']").first.click()
    zoe.sees("an imported game of")
    assert not [url for url in asked if f"{zoe.address}/api/tables/" in url], "the page that is left asks for nothing"
