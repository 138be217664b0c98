"""What is wrong on a card: said where it is, once it was read, and not while someone types."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import DESK
from tests.browser.workshop import begin, begin_with, state

RED = """card => {
  const watched = document.querySelector(`[data-card='${card}']`);
  window.red = [];
  new MutationObserver(() => window.red.push(...[...watched.querySelectorAll('.said')].map(one => one.innerText)))
    .observe(watched, { childList: true, subtree: true });
}"""
"""Every sentence of mistakes that is ever shown on a card."""


def test_what_is_wrong_moves_no_value_and_what_is_still_to_be_typed_is_not_called_wrong(person):
    owner = person("Zoé", window=DESK)
    page = owner.page
    begin(owner)
    first = page.locator("[data-card='objects.0']")
    needs = first.locator("[data-count]").first
    before = needs.bounding_box()
    first.locator("input").first.fill("Mask")
    state(owner, "mistakes")
    expect(page.locator("[data-filled='1']")).to_be_visible()
    expect(first.locator(".said")).to_have_count(0)
    first.locator("[data-field=points]").fill("12")
    expect(first.locator(".said")).to_have_text(["Points: 12 does not fit; write a whole number from 3 to 7"])
    assert needs.bounding_box() == before
    page.locator("[data-card='objects.1'] input").first.focus()
    expect(first.locator(".said")).to_have_count(2)


def test_who_types_on_is_told_what_is_missing_on_the_card_before_only_once_it_was_read(person):
    owner = person("Zoé")
    page = owner.page
    begin(owner)
    first = page.locator("[data-card='objects.0']")
    page.evaluate(RED, "objects.0")
    first.locator("input").first.focus()
    page.keyboard.insert_text("Mask")
    state(owner, "mistakes")
    expect(page.locator("[data-filled='1']")).to_be_visible()
    owner.settle()
    for word in ("", "3", "1", "1"):
        page.keyboard.press("Tab")
        page.keyboard.insert_text(word)
    page.keyboard.press("Enter")
    page.keyboard.insert_text("Lamp")
    expect(page.locator("[data-filled='2']")).to_be_visible()
    owner.settle()
    state(owner, "mistakes")
    assert page.evaluate("window.red") == [], "the card was whole when it was left"
    second = page.locator("[data-card='objects.1']")
    page.locator("[data-card='objects.2'] input").first.focus()
    said = "Needs: missing; write one number at least"
    expect(second.locator(".said").last).to_have_text(said)


def test_a_card_without_a_name_is_told_that_and_nothing_of_files(person):
    owner = person("Zoé", language="fr")
    page = owner.page
    begin(owner)
    first = page.locator("[data-card='objects.0']")
    first.locator("[data-field=points]").fill("3")
    first.locator("[data-count=wood]").fill("1")
    first.locator("[data-count=clay]").fill("1")
    page.locator("[data-card='objects.1'] input").first.focus()
    expect(first.locator(".said")).to_have_text(["manque\u00a0; écrivez un nom"] * 2)


def test_a_side_of_an_artisan_says_in_one_sentence_what_it_lacks(person):
    owner = person("Zoé")
    page = owner.page
    owner.open("/workshop")
    page.locator("[data-empty=little-town]").click()
    page.locator("#deck-gather-1").click()
    card = page.locator("[data-card='gather-1.0']")
    page.evaluate(RED, "gather-1.0")
    card.locator("input").first.fill("Mason")
    expect(page.locator("[data-filled='1']")).to_be_visible()
    state(owner, "mistakes")
    owner.settle()
    assert page.evaluate("window.red") == [], "the card is in hand"
    page.locator("[data-card='gather-1.1'] input").first.focus()
    nothing = "Nothing is written on this side yet."
    expect(card.locator(".said")).to_have_text([nothing, nothing])
    expect(card.get_by_role("group", name="Advanced").locator(".said")).to_have_text(nothing)
    card.locator("[data-field='standard.points']").fill("2")
    page.locator("[data-card='gather-1.1'] input").first.focus()
    lacks = "Still missing on this side: Costs, Gives when gathering."
    expect(card.get_by_role("group", name="Standard").locator(".said")).to_have_text(lacks)
    expect(card.locator(".said")).to_have_count(2)


def test_a_name_that_another_card_has_is_asked_about_and_is_no_mistake(person):
    owner = person("Zoé", language="fr")
    page = begin_with(owner)
    fifth = page.locator("[data-card='objects.4']")
    fifth.locator("input").first.fill(page.locator("[data-card='objects.2'] input").first.input_value().upper())
    expect(fifth.locator("[data-twin]")).to_have_text(
        "La carte 3 s'appelle déjà ainsi\u00a0; est-ce bien une autre carte\u00a0?"
    )
    expect(page.locator("[data-twin]")).to_have_count(1)
    state(owner, "sound")
    expect(page.locator("[data-play]")).to_have_attribute("aria-disabled", "false")


def test_a_missing_name_is_said_below_it_and_a_silent_server_once(person):
    owner = person("Zoé", window={"width": 1440, "height": 900})
    page = begin_with(owner)
    name = page.locator("[data-name]")
    name.fill("")
    wrong = page.locator("#name-wrong")
    expect(wrong).to_have_text("missing; write a name")
    under, over = wrong.bounding_box(), name.bounding_box()
    assert under["x"] == over["x"]
    assert 0 <= under["y"] - over["y"] - over["height"] < 8
    owner.context.set_offline(True)
    name.fill("Mine")
    expect(page.locator("[data-state]")).to_contain_text("The server does not answer")
    page.locator("[data-keep]").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    expect(page.locator(".deeds", has_text="does not answer")).to_have_count(1)
    assert page.locator(".deeds").inner_text().count("does not answer") == 1
    owner.context.set_offline(False)
    state(owner, "sound")
