"""Cards of the printed game typed at the bench: cards in hand, fingers on the keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from atelier.games import find
from tests.browser.person import PHONE
from tests.browser.test_axe import serious_problems
from tests.browser.workshop import begin, begin_with, keep, keep_elsewhere, kept_boxes, state

BOX = find("artisans").default_box
WRONG = "9 does not fit; write a whole number from 3 to 7"


def cards():
    """Twenty-four objects as they lie before the owner: a name, points, what each needs."""
    for index in range(len(BOX.words["object"])):
        needs = [int(level) for level in BOX.record.needs[index]]
        yield f"Treasure {index + 1} (Atlantis)", int(BOX.record.points[index]), needs


def type_card(page, name, points, needs):
    """From the name to the last material, and on to the next card, without touching anything but keys."""
    page.keyboard.insert_text(name)
    for word in ("", str(points), *(str(level) if level else "" for level in needs)):
        page.keyboard.press("Tab")
        page.keyboard.insert_text(word)
    page.keyboard.press("Enter")


@pytest.mark.slow
def test_an_owner_types_the_printed_objects_keeps_plays_and_invites(person):
    owner = person("Zoé")
    page = owner.page
    begin(owner)
    page.locator("[data-card='objects.0'] input").first.focus()
    for index, (name, points, needs) in enumerate(cards()):
        type_card(page, name, 9 if index == 5 else points, needs)
    expect(page.locator("[data-filled='24']")).to_be_visible()
    wrong = page.locator("[data-card='objects.5']")
    expect(wrong).to_contain_text(WRONG)
    expect(page.locator("[data-play]")).to_have_attribute("aria-disabled", "true")
    assert not serious_problems(owner.settle().page)

    page.reload()
    expect(page.locator("[data-filled='24']")).to_be_visible()
    wrong.locator("[data-field=points]").focus()
    page.keyboard.type("4")
    state(owner, "sound")
    expect(wrong).not_to_contain_text("does not fit")

    keep(page)
    keep_elsewhere(owner, "Treasure 24", "Trinket 24")
    page.locator("[data-card='objects.0'] input").first.fill("The crown (Atlantis)")
    state(owner, "sound")
    page.locator("[data-keep]").click()
    page.locator("[data-conflict] button").first.click()
    page.locator("[data-keep=kept]").wait_for()
    texts = [box["text"] for box in kept_boxes(owner)]
    assert ["The crown" in text for text in texts] == ["Trinket 24" not in text for text in texts] == [True, False]

    page.locator("[data-invite]").click()
    page.locator("#new-table .sound").wait_for()
    page.locator("#new-table form .button.main").click()
    page.wait_for_url(re.compile("/table/"))
    friend = person("Bob")
    friend.page.goto(page.url)
    expect(friend.page.locator("main")).to_contain_text("My box")
    page.go_back()
    page.go_back()
    state(owner, "sound")
    expect(page.locator("[data-play]")).to_contain_text("against an apprentice")
    page.locator("[data-play]").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-spot]").first.wait_for()
    here = f"/api/tables/{page.url.rpartition('/')[2]}"
    assert owner.ask("GET", here)["seats"][1]["level"] == "apprentice"
    table = owner.ask("GET", f"{here}/things")["kinds"]["object"]
    assert table["the-crown-atlantis"]["names"] == {"en": "The crown (Atlantis)", "fr": "The crown (Atlantis)"}
    assert len(table) == 24


@pytest.mark.slow
def test_a_card_is_typed_on_a_phone_in_french_and_goes_with_its_owner(person):
    owner = person("Zoé", language="fr", theme="dark", window=PHONE, touch=True)
    page = owner.page
    begin(owner)
    first = page.locator("[data-card='objects.0']")
    first.locator("input").first.fill("Masque (Atlantide)")
    first.locator("[data-field=points]").fill("12")
    expect(first).to_contain_text("12 ne convient pas ; écrivez un nombre entier de 3 à 7")
    first.locator("[data-field=points]").fill("3")
    for material, level in (("wood", "1"), ("gold", "2")):
        first.locator(f"[data-count={material}]").fill(level)
    expect(first.locator("p, span", has_text="ne convient pas")).to_have_count(0)
    assert not serious_problems(owner.settle().page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    keep(page)
    page.evaluate("localStorage.clear()")
    owner.open("/workshop").settle()
    page.locator("[data-kept] .open").click()
    expect(first.locator("input").first).to_have_value("Masque (Atlantide)")
    expect(page.locator("[data-filled='1']")).to_be_visible()


def test_who_does_not_have_some_cards_takes_ours_and_enter_leads_to_what_is_empty(person):
    owner = person("Zoé")
    page = owner.page
    owner.open("/workshop")
    page.locator("[data-empty=little-town]").click()
    page.locator("[data-card]").first.wait_for()
    decks = page.locator("[role=tab]")
    waiting = decks.filter(has_text="/9")
    empty = waiting.count()
    assert empty == 8, "the decks of Artisans, whose values are not published"
    waiting.first.click()
    page.locator("[data-card] input").first.fill("Mason")
    page.locator("[data-take]").click()
    expect(waiting).to_have_count(empty - 1)
    cards = page.locator("#deck [data-card]")
    expect(cards.first.locator("input").first).to_have_value("Mason")
    assert cards.last.locator("select").last.input_value() == "atelier", "a card of ours is said to be"

    cards.last.locator("input").first.focus()
    page.keyboard.press("Enter")
    expect(decks.filter(has_text="/8")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#deck input").first).to_be_focused()

    waiting.first.click()
    page.locator("[data-take-all]").click()
    expect(page.locator("[data-take]")).to_have_count(0)
    expect(waiting).to_have_text(re.compile("8/9"))
    expect(page.locator("[data-state]")).to_have_text("1 card to fill in")
    expect(page.locator("[role=tab] .bad")).to_have_count(0)
    cards.last.locator("input").first.focus()
    page.keyboard.press("Enter")
    mason = page.locator("[data-card='gather-1.0']")
    expect(mason.locator(":focus")).to_have_attribute("data-count", "wood")
    expect(mason.locator("[data-side]")).to_have_count(2)
    assert not serious_problems(owner.settle().page)
    page.locator(".back").click()
    expect(page.locator("[data-drafts] li")).to_contain_text("104 of 105 cards · still to be finished: Mason")


def test_a_nought_is_none_and_a_level_may_be_typed_as_the_cards_write_it(person):
    owner = person("Zoé")
    page = begin_with(owner)
    needs = page.locator("[data-card='objects.0'] [data-count]")
    used = [one.get_attribute("data-count") for one in needs.all() if one.input_value()]
    level = page.locator(f"[data-card='objects.0'] [data-count={used[0]}]")
    level.focus()
    page.keyboard.type("iv")
    expect(level).to_have_value("iv")
    page.keyboard.press("Tab")
    expect(level).to_have_value("4")
    empty = next(one for one in needs.all() if not one.input_value())
    empty.focus()
    page.keyboard.type("0")
    page.keyboard.press("Tab")
    expect(empty).to_have_value("")
    state(owner, "sound")
