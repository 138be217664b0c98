"""What somebody is told the first time: what they are called, what is easy, whose things lie where, what is counted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, SMALL
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


RESERVING = {
    "en": ("still reserved at the end, it costs its points", "−{n} if still reserved at the end", "as long as it is"),
    "fr": ("encore réservé à la fin, il coûte ses points", "−{n} s'il reste réservé à la fin", "tant qu'il est"),
}
RESERVED = {
    "en": ("Reserved: nobody else can craft it.", "Still reserved at the end: −{n} points."),
    "fr": ("Réservé\xa0: personne d'autre ne peut le fabriquer.", "Encore réservé à la fin\xa0: −{n} points."),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_R31_who_may_reserve_reads_when_the_minus_points_count(person, language):
    """On the artisan, where it is asked, on the card that may be reserved, and on the one that is."""
    zoe = person("Zoé", language=language)
    page, slip = zoe.page, zoe.page.locator("#tooltip")
    asked, offered, while_reserved = RESERVING[language]
    table, now = provident_at(zoe)
    zoe.open(f"/table/{table}").settle()
    expect(page.locator('[data-anchor="artisan-of-0"]')).to_contain_text(("by the end", "à la fin")[language == "fr"])
    expect(page.locator("#ask")).to_contain_text(asked, ignore_case=True)
    things = zoe.ask("GET", "/api/games/artisans/things")["kinds"]["object"]
    worth = things[now["view"]["row"][0]]["points"]
    place = page.locator('[data-moves="reserve 1"]')
    place.hover()
    expect(slip).to_contain_text(offered.format(n=worth))
    expect(slip).to_contain_text(while_reserved)
    place.click()
    card = page.locator('[data-anchor="reserved-0"]')
    card.hover()
    for said in RESERVED[language]:
        expect(slip).to_contain_text(said.format(n=worth))
    expect(card).to_have_accessible_name(re.compile(re.escape(RESERVED[language][1].format(n=worth))))


def provident_at(one):
    """A table at which somebody has chosen the Provident and may reserve now."""
    while True:
        table = one.lay("artisans", "apprentice", artisans="draft")
        now = one.turn(table)
        if "choose provident" in now["view"]["legal"]:
            one.move(table, now, "choose provident")
            now = one.turn(table)
            assert now["view"]["phase"] == "reserve"
            return table, now


@pytest.mark.parametrize("window", [PHONE, SMALL], ids=["usual", "small"])
def test_on_a_phone_an_artisan_is_chosen_with_one_s_hand_in_sight(person, window):
    zoe = person("Zoé", language="fr", window=window, touch=True)
    table = zoe.lay("artisans", "apprentice", artisans="draft")
    hand = zoe.turn(table)["view"]["players"][0]["hand"]
    zoe.open(f"/table/{table}").settle()
    there = zoe.page.locator("[data-area=centre] .draft .hand .pile")
    assert there.count() == sum(1 for count in hand.values() if count)
    for pile in there.all():
        expect(pile).to_be_in_viewport(ratio=1)
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    expect(there.first).to_be_hidden()


def test_the_levels_of_others_are_numbered_as_one_s_own(person):
    zoe = person("Zoé")
    zoe.open(f"/table/{zoe.lay('artisans', *['apprentice'] * 3, artisans='random')}").settle()
    scales = zoe.page.locator("[data-area=others] [data-levels]")
    expect(scales).to_have_count(3)
    for scale in scales.all():
        read = "all => all.map(one => [one.dataset.sign, one.getBoundingClientRect()])"
        numbered = scale.locator("span").evaluate_all(read)
        assert [sign for sign, _ in numbered] == ["IV", "III", "II", "I"]
        rows = scale.locator("xpath=../../ol/li[1]//*[contains(@class, 'level ')]")
        beside = rows.evaluate_all("all => all.map(one => one.getBoundingClientRect())")
        for (_, sign), level in zip(numbered, beside, strict=True):
            middles = [box["top"] + box["height"] / 2 for box in (sign, level)]
            assert abs(middles[0] - middles[1]) < 2, "it stands beside its level"


@pytest.mark.parametrize("before", [[], ["artisans"], ["little-town"]], ids=["nothing", "another", "this"])
def test_a_new_table_of_a_game_that_is_new_offers_what_is_easiest_and_says_what_else_there_is(person, before):
    zoe = person("Zoé", window=PHONE, touch=True)
    page = zoe.page
    over = {"life": "over", "turn": None, "touched_at": 0, "imported": False, "daily": None, "seats": []}
    tables = [{**over, "id": f"{place}" * 22, "game": one} for place, one in enumerate(before)]
    finished = [{"id": table["id"], "game": table["game"], "seats": []} for table in tables]
    page.route("**/api/me/tables", lambda asked: asked.fulfill(json={"tables": tables}))
    page.route("**/api/me/games", lambda asked: asked.fulfill(json={"games": finished, "before": None}))
    zoe.open("/?game=little-town").settle()
    known = before == ["little-town"]
    expect(page.locator("[name=expansion]:checked")).to_have_value("standard" if known else "off")
    expect(page.locator("#new-table select").first).to_have_value("journeyman" if known else "apprentice")
    expect(page.locator("[data-lines=expansion] li")).to_have_count(3)
    expect(page.locator("[data-lines=expansion] .chosen")).to_contain_text("Standard:" if known else "Without:")
    page.locator("[data-lesson]").tap()
    page.wait_for_url("**/learn/little-town-artisans")
