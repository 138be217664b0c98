"""The bench on large screens and small: everything is in reach, and nothing lies on anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESK, PHONE, SMALL
from tests.browser.workshop import ON_SCREEN, begin, begin_with, look_at

SEEN = """() => {
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return document.activeElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
RINGED = """() => {
  const shown = document.activeElement.closest('.count') ?? document.activeElement;
  const { outlineWidth, outlineOffset } = getComputedStyle(shown);
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset) - 0.5;
  return [...document.querySelectorAll('.card .label')].filter(label => {
    const one = label.getBoundingClientRect();
    return one.left < right + reach && one.right > left - reach && one.top < bottom + reach && one.bottom > top - reach;
  }).map(label => label.innerText);
}"""
"""The labels that the ring around the field in focus touches."""
INSIDE = """() => {
  const card = document.querySelector("[data-card='objects.0'] .drawn .card");
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return ['.still', '.name', '.needs'].filter(part => {
    const one = card.querySelector(part).getBoundingClientRect();
    return one.width > 20 && one.height > 10
      && one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom;
  });
}"""
"""Which parts of the first card can be seen on it."""
ROOM = """select => {
  const whole = select.parentElement.appendChild(select.cloneNode(true));
  whole.style.cssText = 'position: absolute; width: auto; max-width: none';
  return select.offsetWidth - whole.offsetWidth;
}"""
"""How much wider a choice is than its longest word needs."""
LANGUAGES = [pytest.param("en", marks=pytest.mark.slow), "fr"]
"""French has the longer words."""
WHOLE = "one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"


@pytest.mark.parametrize(
    ("width", "language"),
    [
        (360, "fr"),
        pytest.param(360, "en", marks=pytest.mark.slow),
        pytest.param(1280, "en", marks=pytest.mark.slow),
        (1280, "fr"),
        (1440, "fr"),
        pytest.param(1440, "en", marks=pytest.mark.slow),
    ],
)
def test_every_deck_is_in_reach_at_first_sight(person, language, width):
    owner = person("Zoé", language=language, window={"width": width, "height": 800}, touch=width == 360)
    page = begin_with(owner, "little-town")
    tabs = page.locator("[role=tab]:visible")
    for tab in tabs.all():
        assert tab.evaluate(ON_SCREEN), tab.inner_text()
    if width == 360:
        expect(page.locator("[data-decks] option")).to_have_count(13)
        page.locator("[data-decks]").select_option("construction-4")
        expect(page.locator("[data-card='construction-4.0']")).to_be_visible()
        page.locator("[data-try]").tap()
        expect(page.locator("[data-trial]")).to_be_visible()
        expect(page.locator("[data-decks]")).to_have_value("try")
    else:
        expect(tabs).to_have_count(13)
        assert len({tab.bounding_box()["y"] for tab in tabs.all()}) == 1, "one row"
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_workshop_is_one_tap_away_and_seven_values_stand_in_a_row(person, language):
    owner = person("Zoé", language=language, window=SMALL, touch=True)
    page = owner.page
    owner.open("/").settle()
    page.locator("main .about").wait_for()
    page.locator("header a[href='/workshop']").tap()
    page.locator("[data-empty=artisans]").tap()
    needs = page.locator("[data-card='objects.0'] .count")
    needs.first.wait_for()
    assert len({box.bounding_box()["y"] for box in needs.all()}) == 1
    label = page.locator("[data-card='objects.0'] .counts .label > span")
    below = "one => one.getBoundingClientRect().top - one.closest('[data-card]').getBoundingClientRect().top"
    before = needs.first.evaluate(below)
    needs.first.locator("input").focus()
    row, sign = label.first.bounding_box(), label.last.bounding_box()
    assert row["width"] > 40, "what the row is for is read beside the sign that is typed under"
    assert row["x"] + row["width"] <= sign["x"] + 1
    assert sign["x"] + sign["width"] <= SMALL["width"]
    assert abs(row["y"] - sign["y"]) < 2
    assert needs.first.evaluate(below) == before, "and nothing moves"
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"]


@pytest.mark.parametrize(("width", "columns"), [(1440, 1), (1720, 2)])
def test_artisans_stand_side_by_side_only_where_their_values_have_room(person, width, columns):
    owner = person("Zoé", window={"width": width, "height": 900})
    page = begin_with(owner, "little-town")
    page.locator("#deck-gather-2").click()
    boxes = [one.bounding_box() for one in page.locator("#deck [data-card]").all()]
    assert len({box["x"] for box in boxes}) == columns
    assert max(box["height"] for box in boxes) < 800, "a card is seen whole"


@pytest.mark.parametrize(
    "window", [pytest.param(DESK, id="desk", marks=pytest.mark.slow), pytest.param(PHONE, id="phone")]
)
def test_a_value_that_is_tabbed_to_lies_under_no_bar(person, window):
    owner = person("Zoé", window=window)
    page = owner.page
    begin(owner)
    page.locator("[data-card='objects.0'] input").first.focus()
    for key, times in (("Tab", 40), ("Shift+Tab", 36)):
        for _ in range(times):
            page.keyboard.press(key)
            assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML")


def test_the_ring_around_a_field_lies_on_no_label(person):
    owner = person("Zoé")
    begin(owner)
    card = owner.page.locator("[data-card='objects.0']")
    for field in card.locator("input, select").all():
        field.focus()
        assert owner.page.evaluate(RINGED) == [], field.evaluate("one => one.outerHTML")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_a_card_is_can_be_read_beside_a_narrow_card_too(person, language):
    owner = person("Zoé", language=language)
    owner.open("/workshop").settle()
    owner.page.locator("[data-ours=little-town]").click()
    select = owner.page.locator("[data-card='tiles.0'] select")
    select.wait_for()
    assert select.evaluate(ROOM) >= 0


def test_a_name_without_end_leaves_room_for_the_rest_of_its_card(person):
    owner = person("Zoé")
    page = begin_with(owner)
    page.locator("[data-card='objects.0'] input").first.fill("a" * 160)
    owner.settle()
    assert page.evaluate(INSIDE) == [".still", ".name", ".needs"]


@pytest.mark.parametrize(
    "window", [pytest.param(DESK, id="desk", marks=pytest.mark.slow), pytest.param(SMALL, id="phone")]
)
def test_the_sentence_of_an_objective_is_read_whole_and_enter_goes_on(person, window):
    owner = person("Zoé", language="fr", window=window)
    page = begin_with(owner, "little-town")
    look_at(page, "objectives")
    texts = page.locator("#deck textarea")
    expect(page.locator("#deck label", has_text="Texte en français").first).to_be_visible()
    assert all(one.evaluate(WHOLE) for one in texts.all())
    texts.first.fill("avoir construit " * 12)
    assert texts.first.evaluate(WHOLE)
    texts.first.press("Enter")
    expect(page.locator("#deck [data-card]").nth(1).locator("textarea").first).to_be_focused()
    look_at(page, "rules")
    expect(page.get_by_text("F forêt, M montagne, L lac, . prairie")).to_be_visible()
    heights = {one.bounding_box()["height"] for one in page.locator("#deck legend").all()}
    assert len(heights) == 1, "no legend wraps across its frame"
