"""A box one has made comes to the table, and whoever sits down there can read its cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESK, PHONE, SMALL
from tests.browser.test_axe import serious_problems
from tests.browser.workshop import begin_with, keep, state

LAY = "#new-table form .button.main"


def rename_first(owner, name="Vase de Ming", box="Zoé's box"):
    page = begin_with(owner)
    page.locator("[data-name]").fill(box)
    page.locator("[data-card='objects.0'] input").first.fill(name)
    state(owner, "sound")
    return page


def names(page):
    return page.locator("[data-box] option").all_inner_texts()


@pytest.mark.parametrize("window", [DESK, pytest.param(SMALL, id="phone", marks=pytest.mark.slow)])
def test_boxes_one_has_made_are_chosen_at_a_new_table(person, window):
    owner = person("Zoé", window=window)
    page = rename_first(owner)
    keep(page)
    rename_first(owner, box="Another")
    begin_with(owner, "little-town")
    page.locator("[data-name]").fill("Town of mine")
    state(owner, "sound")
    owner.open("/?game=artisans").settle()
    assert names(page) == ["The cards that come with the game", "Zoé's box", "Another"]
    page.locator("[data-box]").select_option(label="Zoé's box")
    expect(page.locator("#new-table .sound")).to_have_text("Zoé's box: a sound box")
    assert not serious_problems(owner.settle().page)
    page.locator(LAY).click()
    page.locator(".table[data-life=playing]").wait_for()
    table = page.url.rpartition("/")[2]
    things = owner.ask("GET", f"/api/tables/{table}/things")
    assert things["box"]["name"] == "Zoé's box"
    assert "Vase de Ming" in [one["names"]["en"] for one in things["kinds"]["object"].values()]


def test_with_a_box_that_has_mistakes_no_table_is_laid_and_they_are_one_click_away(person):
    owner = person("Zoé")
    page = rename_first(owner)
    page.locator("[data-card='objects.0'] [data-field=points]").fill("9")
    state(owner, "mistakes")
    owner.open("/?game=artisans").settle()
    page.locator("[data-box]").select_option(label="Zoé's box")
    expect(page.locator(".own li").first).to_contain_text("9 does not fit; write a whole number from 3 to 7")
    page.locator(LAY).click()
    expect(page.locator(".own [role=alert]")).to_be_focused()
    page.locator("[data-mend]").click()
    expect(page.locator("[data-card='objects.0']")).to_contain_text("9 does not fit")
    page.go_back()
    page.locator("[data-box]").select_option("")
    expect(page.locator(".own [role=alert]")).to_have_count(0)
    page.locator(LAY).click()
    page.locator(".table[data-life=playing]").wait_for()


@pytest.mark.parametrize("window", [pytest.param(DESK, id="desk", marks=pytest.mark.slow), PHONE])
@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.slow), "fr"])
def test_from_the_bench_a_table_is_laid_with_every_choice_and_its_guests_read_its_cards(person, language, window):
    owner = person("Zoé", language=language, window=window)
    page = rename_first(owner)
    bench = page.url
    page.locator("[data-more]").click()
    expect(page.locator("#new-table .sound")).to_contain_text("Zoé's box")
    expect(page.locator("#new-table select").first).to_have_value("apprentice")
    page.go_back()
    state(owner, "sound")
    assert page.url == bench
    page.locator("[data-invite]").click()
    expect(page.locator("#new-table .sound")).to_contain_text("Zoé's box")
    expect(page.locator("#new-table select").first).to_have_value("open")
    page.locator("#new-table label:has([name=players][value='3'])").click()
    expect(page.locator("#new-table select").nth(1)).to_have_value("journeyman")
    page.locator(LAY).click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".lobby").wait_for()

    guest = person("Bob", language=language, window=window)
    guest.page.goto(page.url)
    assert not serious_problems(guest.settle().page)
    with guest.context.expect_page() as opened:
        guest.page.locator(".lobby .own-box").click()
    cards = opened.value
    cards.locator("[data-changed='1']").wait_for()
    expect(cards.locator("h1")).to_contain_text("Zoé's box")
    expect(cards.locator(".cards").first.locator("h3")).to_have_text(["Vase de Ming"])
    expect(cards.locator(".cards > li")).to_have_count(40)
    assert cards.evaluate("document.documentElement.scrollWidth") <= window["width"]


def test_a_name_changed_in_one_language_asks_for_the_other_and_one_tap_takes_it(person):
    owner = person("Zoé")
    page = rename_first(owner)
    card = page.locator("[data-card='objects.0']")
    french = card.locator("input").nth(1)
    assert french.input_value()
    expect(page.locator("[data-behind]")).to_have_count(1)
    expect(card.locator("[data-behind=fr]")).to_contain_text("Still the name of our card.")
    card.locator("[data-behind=fr] button").click()
    expect(page.locator("[data-behind]")).to_have_count(0)
    expect(french).to_be_focused()
    expect(french).to_have_attribute("placeholder", "Vase de Ming")
    keep(page)
    (box,) = owner.ask("GET", "/api/me/boxes")["boxes"]
    text = owner.ask("GET", f"/api/me/boxes/{box['id']}")["text"]
    assert text.count('"Vase de Ming"') == 2


def test_what_is_given_for_a_swap_stands_before_its_sign_and_not_on_it(person):
    owner = person("Zoé")
    page = begin_with(owner, "little-town")
    page.locator("#deck-gather-1").click()
    swaps = page.locator("[data-card='gather-1.0'] .swap")
    expect(swaps.first).to_be_visible()
    for swap in swaps.all():
        mark, sign = swap.locator(".mark").bounding_box(), swap.locator(".sign").bounding_box()
        assert mark["x"] + mark["width"] <= sign["x"] + 0.5
        assert sign["width"] > 20
        whole = swap.bounding_box()
        assert whole["x"] <= mark["x"]
        assert sign["x"] + sign["width"] <= whole["x"] + whole["width"]
