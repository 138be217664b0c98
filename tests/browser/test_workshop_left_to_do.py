"""What is left to do on a box: counted, and one click away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESK, PHONE, SMALL
from tests.browser.workshop import ON_SCREEN, begin, begin_with, look_at, state


def test_what_is_left_to_do_is_one_click_away_and_a_silent_server_is_said(person):
    owner = person("Zoé", window=PHONE, touch=True)
    page = owner.page
    begin(owner)
    look_at(page, "rules")
    page.locator("[data-onward]").click()
    expect(page.locator("[data-card='objects.0'] input").first).to_be_focused()
    begin_with(owner)
    last = page.locator("[data-card='objects.23'] [data-field=points]")
    last.fill("9")
    state(owner, "mistakes")
    look_at(page, "rules")
    page.locator("[data-onward]").click()
    expect(last).to_be_focused()
    owner.context.set_offline(True)
    last.fill("8")
    expect(page.locator("[data-state]")).to_contain_text("The server does not answer; what you type stays here")
    page.locator("[data-keep]").click()
    expect(page.get_by_role("alert")).to_contain_text("Check your connection")
    owner.context.set_offline(False)
    state(owner, "mistakes")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_empty_and_what_is_wrong_are_counted_side_by_side_and_each_leads_to_its_own(person):
    owner = person("Zoé", window=SMALL, touch=True)
    page = owner.page
    begin(owner)
    for index in (0, 2):
        card = page.locator(f"[data-card='objects.{index}']")
        card.locator("input").first.fill(f"Lamp {index}")
        card.locator("[data-field=points]").fill("9")
        for material in ("wood", "clay"):
            card.locator(f"[data-count={material}]").fill("1")
    fill, mend = page.locator("[data-onward=fill]"), page.locator("[data-onward=mend]")
    expect(fill).to_have_text("22 to fill in")
    expect(mend).to_have_text("2 to mend")
    expect(page.locator("#deck-objects .few")).to_contain_text("2/24")
    expect(page.locator("#deck-objects .bad")).to_contain_text("2")
    expect(page.locator("[data-decks] option").first).to_have_text("Art objects · 2/24 · 2 to mend")
    assert len({one.bounding_box()["y"] for one in (fill, mend)}) == 1
    for index in (0, 2, 0):
        mend.tap()
        expect(page.locator(f"[data-card='objects.{index}'] [data-field=points]")).to_be_focused()
    for index in (1, 3):
        fill.tap()
        expect(page.locator(f"[data-card='objects.{index}'] input").first).to_be_focused()


@pytest.mark.parametrize(
    "window", [pytest.param(DESK, id="desk", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")]
)
def test_what_a_card_lacks_is_still_said_to_who_is_led_there(person, window):
    owner = person("Zoé", window=window)
    page = begin_with(owner)
    card = page.locator("[data-card='objects.2']")
    for one in card.locator("[data-count]").all():
        if one.input_value():
            one.fill("")
    page.locator("[data-card='objects.5'] input").first.focus()
    said = card.locator(".said", has_text="Needs: give at least two materials")
    expect(said).to_be_visible()
    expect(page.locator("[data-state]")).to_have_text("1 card to fill in")
    page.locator("[data-onward]").click()
    expect(card.locator(":focus")).to_have_count(1)
    owner.settle()
    expect(said).to_be_visible()
    expect(page.locator("[data-state]")).to_have_text("1 card to fill in")
    card.locator("[data-count=wood]").fill("1")
    state(owner, "mistakes")
    owner.settle()
    expect(said).to_be_visible()
    expect(page.locator("[data-state]")).to_have_text("1 thing to mend")
    card.locator("[data-count=clay]").fill("1")
    state(owner, "sound")
    expect(said).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "4 objects worth 3 points are needed, there are only 3."
                " 4 objects worth 4 points are needed, there are only 3."
                " Change the points of other objects (to spare: 5 objects worth 5 points, 1 object worth 6 points),",
                "Give 3 points to another object (to spare: 4 objects worth 5 points, 1 object worth 6 points),",
            ),
        ),
        pytest.param(
            "fr",
            (
                "Il faut 4 objets à 3 points, il n'y en a que 3. Il faut 4 objets à 4 points, il n'y en a que 3."
                " Changez les points d'autres objets (de trop : 5 objets à 5 points, 1 objet à 6 points),",
                "Donnez 3 points à un autre objet (de trop : 4 objets à 5 points, 1 objet à 6 points),",
            ),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_what_is_wrong_with_a_deck_as_a_whole_is_led_to_and_says_all_that_is_amiss(person, language, said):
    owner = person("Zoé", language=language, window=PHONE, touch=True)
    page = begin_with(owner)
    points = page.locator("[data-field=points]")
    values = [one.input_value() for one in points.all()]
    points.nth(values.index("3")).fill("5")
    for index in [index for index, value in enumerate(values) if value == "4"][:2]:
        points.nth(index).fill("5")
    state(owner, "mistakes")
    look_at(page, "rules")
    page.locator("[data-onward=mend]").tap()
    about = page.locator("#deck .about")
    expect(about).to_be_focused()
    expect(about.locator("li")).to_have_count(1)
    expect(about).to_contain_text(said[0])
    page.wait_for_function(f"() => ({ON_SCREEN})(document.querySelector('#deck .about'))")
    look_at(page, "objects")
    points.nth(values.index("4")).fill("4")
    expect(about).to_contain_text(said[1])
