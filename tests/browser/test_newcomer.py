"""What somebody is told the first time: what they are called, what is easy, whose things lie where, what is counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.test_pages import OFFERED
from tests.browser.test_together import on_turn

EASY = "simple à jouer"
POINTS = "[data-area=side] .score tbody th"


def test_who_has_said_no_name_is_lent_one_that_says_so_and_stays(person):
    guest = person(language="fr", window=PHONE, touch=True)
    page = guest.page
    told = page.locator(".guide .lent")
    guest.open("/learn/artisans")
    first = told.inner_text()
    guest.open("/learn/little-town")
    assert told.inner_text() == first, "the same name in the same browser"
    guest.open("/")
    page.locator('[data-play="little-town"]').click()
    page.locator(OFFERED).first.wait_for()
    chip = page.locator(".chip.mine")
    assert chip.locator(".name").inner_text() in first
    chip.get_by_role("button", name="nom prêté").click()
    panel = page.locator("#my-name")
    expect(panel).to_contain_text("est un nom prêté en attendant le vôtre")
    panel.get_by_role("textbox").fill("Zoé")
    panel.get_by_role("button", name="Garder").click()
    guest.open("/learn/artisans").settle()
    expect(told).to_have_count(0)
    page.get_by_role("button", name="Zoé : changer de nom").click()
    expect(panel.get_by_role("textbox")).to_have_value("Zoé")
    expect(panel).not_to_contain_text("prêté")


@pytest.mark.parametrize("before", [[], ["little-town"], ["artisans"]], ids=["nothing", "another", "this"])
def test_simple_artisans_are_named_to_whom_it_is_new(person, before):
    zoe = person("Zoé", language="fr", window=PHONE, touch=True)
    finished = {"games": [{"game": one} for one in before], "before": None}
    zoe.page.route("**/api/me/games", lambda asked: asked.fulfill(json=finished))
    table = zoe.lay("artisans", "apprentice", artisans="draft")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe).settle()
    marked = zoe.page.locator("li:has(.artisan-spot.can)", has_text=EASY).locator("[data-moves]")
    free = zoe.page.locator('[data-moves="choose artoholic"].can')
    moves = {spot.get_attribute("data-moves") for spot in marked.all()}
    assert moves <= {f"choose {one}" for one in ("artoholic", "gold-lover", "carver")}
    assert moves if "artisans" not in before and free.count() else not moves or free.count() == 0
    for mark in zoe.page.get_by_text(EASY, exact=True).all():
        expect(mark).to_be_in_viewport(ratio=1)


def test_on_a_phone_what_is_mine_and_what_is_everyone_s_say_so(person):
    zoe = person("Zoé", language="fr", window=PHONE, touch=True)
    for game, options, said in (
        ("artisans", {"artisans": "random"}, ["Votre main", "pile", "défausse"]),
        ("little-town", {"expansion": "off"}, ["Vos biens"]),
    ):
        table = zoe.lay(game, "apprentice", **options)
        zoe.open(f"/table/{table}")
        on_turn(table, zoe).settle()
        for one in said:
            expect(zoe.page.locator("[data-area=centre]").get_by_text(one, exact=True)).to_be_in_viewport(ratio=1)
    zoe.page.get_by_role("button", name="Marché").click()
    expect(zoe.page.get_by_text("Réserve et banque", exact=True)).to_be_in_viewport(ratio=1)


def test_the_pace_has_one_word_wherever_it_is_set_and_a_finger_is_offered_no_keys(person):
    zoe = person("Zoé", language="fr", window=PHONE, touch=True)
    zoe.open(f"/table/{zoe.lay('artisans', 'apprentice', artisans='random')}")
    page = zoe.page
    page.locator(".tabs").get_by_role("button", name="Plus").click()
    page.locator("#tab-menu").click()
    expect(page.locator("output[for=pace]")).to_have_text("Immédiat")
    page.locator("#pace").fill("1")
    expect(page.locator("output[for=pace]")).to_have_text("Posé")
    expect(page.get_by_role("link", name="Règles")).to_be_visible()
    expect(page.get_by_role("button", name="Touches")).to_be_hidden()
    page.get_by_role("button", name="Réglages").click()
    expect(page.get_by_role("radio", name="Posé")).to_be_checked()


def test_points_come_from_artisans_only_where_they_are_played_with(person):
    zoe = person("Zoé")
    for expansion, there in (("off", 0), ("standard", 1)):
        table = zoe.lay("little-town", "apprentice", expansion=expansion)
        zoe.open(f"/table/{table}")
        on_turn(table, zoe)
        zoe.page.locator("#tab-score").click()
        expect(zoe.page.locator(POINTS, has_text="Buildings")).to_have_count(1)
        expect(zoe.page.locator(POINTS, has_text="Artisans")).to_have_count(there)


def test_nothing_is_told_of_reserved_objects_where_nobody_can_reserve(person):
    zoe = person("Zoé")
    table = zoe.lay("artisans", "apprentice", artisans="draft")
    zoe.open(f"/table/{table}")
    on_turn(table, zoe)
    players = zoe.ask("GET", f"/api/tables/{table}")["view"]["players"]
    zoe.page.locator("#tab-score").click()
    expect(zoe.page.locator(POINTS, has_text="Objects")).to_have_count(1)
    there = [player["artisan"] for player in players].count("provident")
    expect(zoe.page.locator(POINTS, has_text="Reserved")).to_have_count(there)


def test_a_table_is_left_without_a_word_in_the_console(person):
    """With a move on its way, and with the focus in it: nothing reads on what has gone."""
    zoe, said = person("Zoé"), []
    zoe.page.on("console", lambda one: said.append(one.text) if one.type in ("warning", "error") else None)
    table = zoe.lay("artisans", "apprentice", artisans="draft")
    for leave in ("document.querySelector('.artisan-spot.can').click()", "document.querySelector('#ask').focus()"):
        zoe.open(f"/table/{table}")
        on_turn(table, zoe).settle()
        zoe.page.evaluate(f"{leave}; document.querySelector('header a[href=\"/\"]').click()")
        zoe.page.locator('[data-play="artisans"]').wait_for()
        zoe.settle()
    assert said == []
