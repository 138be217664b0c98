"""A box that is worked on in two places: nothing that was typed in either is lost unasked."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.workshop import begin_with, keep, keep_elsewhere, kept_boxes


def test_two_windows_with_one_draft_lose_no_key(person):
    owner = person("Zoé")
    page = begin_with(owner)
    page.locator("[data-name]").fill("Ours")
    page.wait_for_function("() => Object.keys(localStorage).some(key => key.startsWith('atelier-workshop-'))")
    other = owner.context.new_page()
    other.goto(page.url)
    first, second = (f"[data-card='objects.{index}'] input" for index in (0, 1))
    other.locator(second).first.wait_for()
    typed = "Masques d'or et vases bleus"
    for letter in typed:
        for window, field in ((page, first), (other, second)):
            window.evaluate(
                """([field, letter]) => {
                  const input = document.querySelector(field);
                  input.value += letter;
                  input.dispatchEvent(new Event('input', { bubbles: true }));
                }""",
                [field, letter],
            )
    for window in (page, other):
        for field in (first, second):
            expect(window.locator(field).first).to_have_value(re.compile(f"{typed}$"))
    other.close()
    page.reload()
    for field in (first, second):
        expect(page.locator(field).first).to_have_value(re.compile(f"{typed}$"))


def test_of_two_boxes_the_cards_that_differ_are_named_and_one_comes_back_to_ones_own(person):
    owner = person("Zoé", language="fr")
    page = begin_with(owner)
    keep(page)
    keep_elsewhere(owner, "trade_laps = 6", "trade_laps = 7")
    name = page.locator("[data-card='objects.0'] input").first
    name.fill("Couronne")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-differ]")).to_have_text(
        "Ne sont pas pareils dans les deux\u00a0: Couronne, Règles et nombres"
    )
    page.get_by_role("button", name="Voir l'autre").click()
    expect(name).not_to_have_value("Couronne")
    page.locator("[data-back-to-mine]").click()
    expect(name).to_have_value("Couronne")
    page.locator(".back").click()
    expect(page.locator("[data-kept] li, [data-drafts] li")).to_have_count(1)


def test_whoever_keeps_third_puts_their_box_in_the_place_of_the_second(person):
    owner = person("Zoé", language="fr")
    page = begin_with(owner)
    keep(page)
    keep_elsewhere(owner)
    page.locator("[data-card='objects.0'] input").first.fill("Couronne")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-differ]")).to_contain_text("Couronne")
    keep_elsewhere(owner)
    mine = page.get_by_role("button", name="Mettre la mienne à sa place")
    mine.click()
    expect(page.get_by_role("alert")).to_contain_text("gardée ailleurs encore une fois")
    mine.click()
    page.locator("[data-keep=kept]").wait_for()
    (box,) = kept_boxes(owner)
    assert "Couronne" in box["text"]
