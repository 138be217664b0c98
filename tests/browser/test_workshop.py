"""The workshop, as an owner of the printed game uses it: cards in hand, fingers on the keys."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import expect

from atelier.games import find
from tests.browser.person import DESK, PHONE, SMALL
from tests.browser.test_axe import serious_problems

BOX = find("artisans").default_box
MATERIALS = BOX.words["material"]
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
RED = """card => {
  const watched = document.querySelector(`[data-card='${card}']`);
  window.red = [];
  new MutationObserver(() => window.red.push(...[...watched.querySelectorAll('.said')].map(one => one.innerText)))
    .observe(watched, { childList: true, subtree: true });
}"""
"""Every sentence of mistakes that is ever shown on a card."""
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
WRONG = "9 does not fit; write a whole number from 3 to 7"

ON_SCREEN = """one => {
  const { top, bottom, left, width } = one.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && (one === shown || one.contains(shown));
}"""


def cards():
    """Twenty-four objects as they lie before the owner: a name, points, what each needs."""
    for index in range(len(BOX.words["object"])):
        needs = [int(level) for level in BOX.record.needs[index]]
        yield f"Treasure {index + 1} (Atlantis)", int(BOX.record.points[index]), needs


def begin(owner):
    owner.open("/workshop").settle()
    owner.page.locator("[data-empty=artisans]").click()
    owner.page.locator("[data-filled='0']").wait_for()
    state(owner, "mistakes")


def type_card(page, name, points, needs):
    """From the name to the last material, and on to the next card, without touching anything but keys."""
    page.keyboard.insert_text(name)
    for word in ("", str(points), *(str(level) if level else "" for level in needs)):
        page.keyboard.press("Tab")
        page.keyboard.insert_text(word)
    page.keyboard.press("Enter")


def state(owner, wanted):
    owner.page.locator(f"[data-state={wanted}]").wait_for()


def look_at(page, deck):
    """A deck, by its tab or on a phone in the list."""
    tab, decks = page.locator(f"#deck-{deck}"), page.locator("[data-decks]")
    decks.select_option(deck) if decks.is_visible() else tab.click()


def elsewhere(owner):
    """Keep the box from another device."""
    (kept,) = owner.ask("GET", "/api/me/boxes")["boxes"]
    text = owner.ask("GET", f"/api/me/boxes/{kept['id']}")["text"].replace("Treasure 24", "Trinket 24")
    owner.ask("PUT", f"/api/me/boxes/{kept['id']}", {"text": text, "version": kept["version"]})


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

    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
    elsewhere(owner)
    page.locator("[data-card='objects.0'] input").first.fill("The crown (Atlantis)")
    state(owner, "sound")
    page.locator("[data-keep]").click()
    page.locator("[data-conflict] button").first.click()
    page.locator("[data-keep=kept]").wait_for()
    texts = [
        owner.ask("GET", f"/api/me/boxes/{one['id']}")["text"] for one in owner.ask("GET", "/api/me/boxes")["boxes"]
    ]
    assert ["The crown" in text for text in texts] == ["Trinket 24" not in text for text in texts] == [True, False]

    page.locator("[data-invite]").click()
    page.wait_for_url(re.compile("/table/"))
    friend = person("Bob")
    friend.page.goto(page.url)
    expect(friend.page.locator("main")).to_contain_text("My box")
    page.go_back()
    state(owner, "sound")
    page.locator("[data-play]").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator("[data-spot]").first.wait_for()
    table = owner.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}/things")["kinds"]["object"]
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
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
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
    expect(waiting).to_have_count(0)
    expect(page.locator("[data-take]")).to_have_count(0)
    state(owner, "mistakes")
    cards.last.locator("input").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".deeds :focus")).to_have_count(1)
    assert not serious_problems(owner.settle().page)


def test_a_file_that_is_none_is_named_and_nothing_is_lost(person):
    owner = person("Zoé")
    owner.open("/workshop").settle()
    for text, said in (
        ("game = ", "this box file seems to be cut off"),
        ("\x89PNG\r\n\x1a\n", "this is not a box file. Choose one that “Save as a file” made"),
        ("format = 2\n" + find("artisans").box_text, "this file was made by a newer Atelier"),
    ):
        file = {"name": "box.toml", "mimeType": "application/toml", "buffer": text.encode()}
        owner.page.locator("[data-box-file]").set_input_files(file)
        expect(owner.page.get_by_role("alert")).to_contain_text(said)
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": find("little-town").box_text.encode()}
    owner.page.locator("[data-box-file]").set_input_files(file)
    state(owner, "sound")
    owner.page.locator("[data-name]").fill("A town")
    owner.open("/workshop")
    expect(owner.page.locator("[data-drafts] li")).to_have_count(1)


def test_a_box_is_thrown_away_only_by_who_says_so_twice(person):
    owner = person("Zoé", language="fr")
    page = owner.page
    begin(owner)
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
    page.locator("[data-card='objects.0'] input").first.fill("Masque")
    state(owner, "mistakes")
    owner.open("/workshop").settle()
    page.locator("[data-kept] [data-drop]").click()
    expect(page.locator("[data-kept]")).to_contain_text("sera perdue pour de bon")
    expect(page.get_by_role("button", name="La laisser")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-kept] [data-drop]")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Retirer du serveur").click()
    expect(page.locator("[data-kept]")).to_have_count(0)
    page.locator("[data-drafts] .open").click()
    expect(page.locator("[data-card='objects.0'] input").first).to_have_value("Masque")
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
    (kept,) = owner.ask("GET", "/api/me/boxes")["boxes"]
    assert owner.try_to("DELETE", f"/api/me/boxes/{kept['id']}").ok
    page.locator("[data-card='objects.1'] input").first.fill("Vase")
    page.locator("[data-keep='']").click()
    page.locator("[data-keep=kept]").wait_for()
    assert len(owner.ask("GET", "/api/me/boxes")["boxes"]) == 1
    owner.troubles.clear()  # the box that was dropped elsewhere is a 404 in the console


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


def test_what_is_left_to_do_is_one_click_away_and_a_silent_server_is_said(person):
    owner = person("Zoé", window=PHONE, touch=True)
    page = owner.page
    begin(owner)
    look_at(page, "rules")
    page.locator("[data-onward]").click()
    expect(page.locator("[data-card='objects.0'] input").first).to_be_focused()
    owner.open("/workshop").settle()
    page.locator("[data-ours=artisans]").click()
    state(owner, "sound")
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


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_a_value_that_is_tabbed_to_lies_under_no_bar(person, window):
    owner = person("Zoé", window=window)
    page = owner.page
    begin(owner)
    page.locator("[data-card='objects.0'] input").first.focus()
    for key, times in (("Tab", 40), ("Shift+Tab", 36)):
        for _ in range(times):
            page.keyboard.press(key)
            assert page.evaluate(SEEN), page.evaluate("document.activeElement.outerHTML")


def test_in_french_a_file_that_is_none_is_refused_in_french_here_and_at_a_new_table(person):
    owner = person("Zoé", language="fr")
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": b'game = "artisans"\nname: "mine"\n'}
    said = "ce n'est pas du TOML\u00a0: ligne 2, colonne 5"
    owner.open("/workshop").settle()
    owner.page.locator("[data-box-file]").set_input_files(file)
    expect(owner.page.get_by_role("alert")).to_contain_text("«\u00a0box.toml\u00a0» ne peut pas être ouvert")
    expect(owner.page.get_by_role("alert")).to_contain_text(said)
    owner.page.locator("[data-ours=artisans]").click()
    state(owner, "sound")
    name = owner.page.locator("[data-name]")
    expect(name).to_have_value("Ma boîte")
    name.fill("Boîte d'été")
    name.press("Tab")
    state(owner, "sound")
    with owner.page.expect_download() as saved:
        owner.page.locator("[data-save]").click()
    assert saved.value.suggested_filename == "boite-d-ete.toml"
    assert 'name = "Boîte d\'été"' in Path(saved.value.path()).read_text(encoding="utf-8")
    owner.open("/").settle()
    owner.page.locator("[data-new=artisans]").click()
    owner.page.locator("[data-own-box]").set_input_files(file)
    expect(owner.page.locator(".own li")).to_have_text([said])
    wrong = find("artisans").box_text.replace("points = 3", "points = 9", 1)
    owner.page.locator("[data-own-box]").set_input_files({**file, "buffer": wrong.encode()})
    expect(owner.page.locator(".own li").first).to_contain_text(
        "objects[1].points\u00a0: 9 ne convient pas\u00a0; écrivez un nombre entier de 3 à 7"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whose_a_card_is_can_be_read_beside_a_narrow_card_too(person, language):
    owner = person("Zoé", language=language)
    owner.open("/workshop").settle()
    owner.page.locator("[data-ours=little-town]").click()
    select = owner.page.locator("[data-card='tiles.0'] select")
    select.wait_for()
    assert select.evaluate(ROOM) >= 0


def test_the_ring_around_a_field_lies_on_no_label(person):
    owner = person("Zoé")
    begin(owner)
    card = owner.page.locator("[data-card='objects.0']")
    for field in card.locator("input, select").all():
        field.focus()
        assert owner.page.evaluate(RINGED) == [], field.evaluate("one => one.outerHTML")


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


def lay_file(owner, text):
    owner.open("/workshop").settle()
    file = {"name": "box.toml", "mimeType": "application/toml", "buffer": text.encode()}
    owner.page.locator("[data-box-file]").set_input_files(file)


def test_what_the_page_has_no_place_for_is_said_in_its_language_and_can_be_taken_out(person):
    owner = person("Zoé", language="fr")
    page = owner.page
    lay_file(owner, find("artisans").box_text.replace("[switches]", "[swiches]") + "\n[[dragons]]\nen = 'Smaug'\n")
    stray = page.locator("header [data-surplus=dragons]")
    expect(stray).to_contain_text("«\u00a0dragons\u00a0»\u00a0: le jeu ne connaît rien de ce nom")
    page.locator("[data-rename]").click()
    expect(page.locator("header [data-surplus]")).to_have_count(1)
    page.locator("[data-onward=mend]").click()
    expect(page.locator("header [data-remove]:focus")).to_have_count(1)
    stray.locator("[data-remove]").click()
    expect(stray).to_contain_text("disparaîtra de cette boîte")
    page.keyboard.press("Escape")
    stray.locator("[data-remove]").click()
    stray.locator("button.danger").click()
    expect(stray).to_have_count(0)
    state(owner, "sound")
    assert not serious_problems(owner.settle().page)


STRAYS = """
[[objects]]
en = "Griffin"

[[objects]]
en = "Phoenix"
"""


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_and_values_beyond_those_of_the_game_can_be_taken_out_where_they_are_named(person, window):
    owner = person("Zoé", window=window)
    page = owner.page
    text = find("artisans").box_text
    needed = text.index("needs = { ") + len("needs = { ")
    text = text[:needed] + "mithril = 2, " + text[needed:]
    text = text.replace("[[objects]]", "[[objects]]\ncolour = 'red'", 1).replace(
        "[materials]", "[materials]\nair = 1", 1
    )
    lay_file(owner, text + STRAYS)
    expect(page.locator("#deck .about")).to_contain_text("there are 26 of these; the game has 24")
    page.locator("[data-card='objects.3'] [data-remove-card]").click()
    page.locator("[data-card='objects.3'] button.danger").click()
    expect(page.locator("[data-card]")).to_have_count(25)
    page.locator("#deck .about [data-remove]").click()
    expect(page.locator("#deck .about")).to_contain_text("The last card will be gone from this box.")
    page.locator("#deck .about button.danger").click()
    expect(page.locator("[data-card]")).to_have_count(24)
    expect(page.locator("[data-card='objects.23'] input").first).to_have_value("Griffin")
    expect(page.locator("[data-remove-card]")).to_have_count(0)

    card = page.locator("[data-card='objects.0']")
    for key, said in (
        ("objects.0.needs.mithril", "Needs: “mithril”"),
        ("objects.0.colour", "“colour”"),
    ):
        stray = card.locator(f"[data-surplus='{key}']")
        expect(stray).to_contain_text(f"{said}: the game knows nothing of that name")
        assert page.evaluate("document.documentElement.scrollWidth") <= window["width"]
        stray.locator("[data-remove]").click()
        with page.expect_response("**/api/boxes/check"):
            stray.locator("button.danger").click()
        expect(stray).to_have_count(0)
        owner.settle()
    look_at(page, "materials")
    page.locator("#deck [data-surplus='materials.air'] [data-remove]").click()
    page.locator("#deck button.danger").click()
    expect(page.locator("[data-surplus]")).to_have_count(0)
    expect(page.locator("[data-state]")).to_contain_text("mend")
    assert not serious_problems(owner.settle().page)


def test_whoever_keeps_third_puts_their_box_in_the_place_of_the_second(person):
    owner = person("Zoé", language="fr")
    page = owner.page
    owner.open("/workshop").settle()
    page.locator("[data-ours=artisans]").click()
    state(owner, "sound")
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
    elsewhere(owner)
    page.locator("[data-card='objects.0'] input").first.fill("Couronne")
    page.locator("[data-keep]").click()
    expect(page.locator("[data-differ]")).to_contain_text("Couronne")
    elsewhere(owner)
    mine = page.get_by_role("button", name="Mettre la mienne à sa place")
    mine.click()
    expect(page.get_by_role("alert")).to_contain_text("gardée ailleurs encore une fois")
    mine.click()
    page.locator("[data-keep=kept]").wait_for()
    (kept,) = owner.ask("GET", "/api/me/boxes")["boxes"]
    assert "Couronne" in owner.ask("GET", f"/api/me/boxes/{kept['id']}")["text"]


def lay_another(owner):
    """A sound box that plays otherwise than ours and that nobody has tried yet."""
    bonus = iter(secrets.randbelow(10) for _ in range(4))
    lay_file(owner, re.sub(r"bonus = \d", lambda _: f"bonus = {next(bonus)}", find("artisans").box_text, count=4))
    state(owner, "sound")


def test_a_server_that_falls_silent_during_a_trial_is_said_until_it_answers(person):
    owner = person("Zoé")
    page = owner.page
    lay_another(owner)
    page.locator("[data-try]").click()
    page.locator("[data-begin]").click()
    page.locator("[data-trial=running]").wait_for()
    owner.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Check your connection")
    owner.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("[data-stop]").click()
    page.locator("[data-trial=over]").wait_for()


def test_a_name_without_end_leaves_room_for_the_rest_of_its_card(person):
    owner = person("Zoé")
    owner.open("/workshop").settle()
    owner.page.locator("[data-ours=artisans]").click()
    state(owner, "sound")
    owner.page.locator("[data-card='objects.0'] input").first.fill("a" * 160)
    assert owner.settle().page.evaluate(INSIDE) == [".still", ".name", ".needs"]


def test_a_box_is_tried_while_one_goes_on_and_what_was_played_is_told(person):
    owner = person("Zoé")
    page = owner.page
    lay_another(owner)
    page.locator("[data-try]").click()
    page.locator("[data-begin]").click()
    page.locator("[data-trial=running]").wait_for()
    page.reload()
    expect(page.locator("[data-try]")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-trial]")).to_have_attribute("data-done", re.compile("[1-9]"))
    page.locator("[data-stop]").click()
    page.locator("[data-findings]").wait_for()
    expect(page.locator("[data-length] li").first).to_contain_text("min")
    expect(page.locator("[data-kind=object] tbody tr")).to_have_count(24)
    assert page.locator("[data-length] b").count() == page.locator("[data-length] li").count(), "ours beside at once"
    assert not serious_problems(owner.settle().page)


def begin_with(owner, game="artisans"):
    """At the bench, with our own cards."""
    owner.open("/workshop").settle()
    owner.page.locator(f"[data-ours={game}]").click()
    state(owner, "sound")
    return owner.page


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "worth 3 (3 of 4), 4 (3 of 4). There are some to spare, worth 5 (5), 6 (1)."),
        ("fr", "valant 3 (3 sur 4), 4 (3 sur 4). Il y en a de reste, valant 5 (5), 6 (1)."),
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
    expect(about).to_contain_text(said)
    page.wait_for_function(f"() => ({ON_SCREEN})(document.querySelector('#deck .about'))")


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


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [360, 1280, 1440])
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
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "columns"), [(1440, 1), (1720, 2)])
def test_artisans_stand_side_by_side_only_where_their_values_have_room(person, width, columns):
    owner = person("Zoé", window={"width": width, "height": 900})
    page = begin_with(owner, "little-town")
    page.locator("#deck-gather-2").click()
    boxes = [one.bounding_box() for one in page.locator("#deck [data-card]").all()]
    assert len({box["x"] for box in boxes}) == columns
    assert max(box["height"] for box in boxes) < 800, "a card is seen whole"


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


WHOLE = "one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth"


@pytest.mark.parametrize("window", [DESK, SMALL], ids=["desk", "phone"])
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


def test_a_box_is_one_row_however_often_it_is_opened_and_none_before_its_first_change(person):
    owner = person("Zoé")
    page = begin_with(owner)
    page.reload()
    state(owner, "sound")
    page.go_back()
    page.locator("[data-ours=artisans]").wait_for()
    expect(page.locator("[data-drafts]")).to_have_count(0)

    begin(owner)
    page.locator("[data-card='objects.0'] input").first.fill("Mask")
    expect(page.locator("[data-filled='1']")).to_be_visible()
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
    page.locator("[data-card='objects.0'] input").first.fill("Masks")
    page.locator("[data-keep='']").wait_for()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    page.locator(".back").click()
    rows = page.locator("[data-kept] li, [data-drafts] li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("changes here not kept yet · 1 of 24 cards")

    lay_file(owner, text)
    expect(page.locator("[data-name]")).to_have_value("My box")
    page.locator("[data-card='objects.0'] input").first.fill("Vase")
    page.locator(".back").click()
    expect(rows).to_have_count(1)
    lay_file(owner, text)
    expect(page.locator("[data-name]")).to_have_value("My box 2")
    page.locator("[data-card='objects.0'] input").first.fill("Bowl")
    page.locator(".back").click()
    expect(rows.locator("strong")).to_have_text(["My box", "My box 2"])

    page.locator("[data-drop-changes]").click()
    page.get_by_role("button", name="Throw away").first.click()
    page.locator("[data-kept] .open").click()
    expect(page.locator("[data-card='objects.0'] input").first).to_have_value("Mask")


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
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()
    (kept,) = owner.ask("GET", "/api/me/boxes")["boxes"]
    text = owner.ask("GET", f"/api/me/boxes/{kept['id']}")["text"].replace("trade_laps = 6", "trade_laps = 7")
    owner.ask("PUT", f"/api/me/boxes/{kept['id']}", {"text": text, "version": kept["version"]})
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


@pytest.mark.parametrize("language", ["en", "fr"])
def test_our_own_box_needs_no_trial(person, language):
    owner = person("Zoé", language=language)
    page = owner.page
    owner.open("/workshop").settle()
    page.locator("[data-ours=artisans]").click()
    state(owner, "sound")
    page.locator("[data-try]").click()
    page.locator("[data-begin]").click()
    page.locator("[data-findings]").wait_for()
    same = {"en": "This box plays exactly as ours.", "fr": "Cette boîte se joue exactement comme la nôtre."}
    expect(page.locator("[data-trial=over]")).to_contain_text(same[language])
    folded = page.locator("details[data-kind]").first
    if folded.get_attribute("open") is not None:
        folded.locator("summary").click()
    assert folded.bounding_box()["height"] < 60, "a folded card is as high as its title"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_stopped_says_so_until_it_is_looked_at(person, language):
    owner = person("Zoé", language=language)
    page = owner.page
    lay_another(owner)
    page.locator("[data-try]").click()

    def stopping(route):
        told = route.fetch().json()
        told.update(over=False, stopped=True, done=360, findings=None)
        route.fulfill(json=told)

    page.route("**/api/me/trials**", stopping)
    page.locator("[data-begin]").click()
    said = {"en": "Stopping; looking at the 360 games played so far", "fr": "on examine les 360 parties déjà jouées"}
    expect(page.locator("#trial-standing")).to_contain_text(said[language])
    bar = page.locator("progress:indeterminate")
    passing = "one => getComputedStyle(one).animationName"
    page.emulate_media(reduced_motion="no-preference")
    assert "passing" in bar.evaluate(passing)
    page.emulate_media(reduced_motion="reduce")
    assert "fading" in bar.evaluate(passing)
    page.unroute_all()


SURE = {"n": 900, "value": 0.0, "low": -0.01, "high": 0.01}
FOUND = {
    "little-town": [
        ("tile", "strong", 0.18),
        ("tile", "weak", -0.014),
        ("objective", "weak", -0.08),
        ("tile", "weak", -0.05),
    ],
    "artisans": [
        ("artisan", "strong", 0.18),
        ("artisan", "weak", -0.014),
        ("object", "weak", -0.08),
        ("artisan", "weak", -0.05),
    ],
}
SAID = {
    (
        "en",
        "little-town",
    ): "is too strong: those who have it win 18 games in 100 more than those with another building (12 to 24).",
    (
        "fr",
        "little-town",
    ): "est trop fort\u00a0: qui l'a gagne 18 parties sur 100 de plus qu'avec un autre bâtiment (entre 12 et 24).",
    (
        "en",
        "artisans",
    ): "is too strong: those who have it win 18 games in 100 more than those with another artisan (12 to 24).",
    (
        "fr",
        "artisans",
    ): "rapporte trop\u00a0: qui l'a gagne 18 parties sur 100 de plus qu'avec un autre artisan (entre 12 et 24).",
}
"""The first is of a card that was changed, the third is the same in ours."""


@pytest.mark.parametrize("game", ["artisans", "little-town"])
@pytest.mark.parametrize(("language", "window"), [("en", DESK), ("fr", SMALL)])
def test_what_someone_changed_is_told_first_and_what_ours_shows_too_is_folded(person, game, language, window):
    owner = person("Zoé", language=language, window=window)
    page = owner.page

    def another(route):
        told = route.fetch().json()
        told.update(same=False, changed={})
        things = told["findings"]["things"]
        for one in (*things, *told["ours"]["findings"]["things"]):
            one.update(verdict=None, excess=SURE)
        for place, (kind, verdict, value) in enumerate(FOUND[game]):
            one = [thing for thing in things if thing["kind"] == kind][place]
            one.update(verdict=verdict, excess={"n": 900, "value": value, "low": value - 0.06, "high": value + 0.06})
            if place == 0:
                told["changed"] = {kind: [one["word"]]}
            if place == 2:
                alike = next(ours for ours in told["ours"]["findings"]["things"] if ours["word"] == one["word"])
                alike.update(verdict=verdict, excess=one["excess"])
        route.fulfill(json=told)

    page.route("**/api/me/trials**", another)
    owner.open("/workshop").settle()
    page.locator(f"[data-ours={game}]").click()
    state(owner, "sound")
    page.locator("[data-try]").click()
    page.locator("[data-begin]").click()
    page.locator("[data-findings]").wait_for()
    expect(page.locator("[data-out=changed] li")).to_have_count(1)
    expect(page.locator("[data-out=changed] li")).to_contain_text(SAID[language, game])
    expect(page.locator("[data-out=others] li")).to_have_count(1)
    expect(page.locator("[data-out=others] li")).to_have_attribute("data-verdict", "weak")
    alike = page.locator("[data-out=alike]")
    expect(alike.locator("li")).to_be_hidden()
    alike.locator("summary").click()
    expect(alike.locator("li")).to_be_visible()
    if (language, game) == ("en", "little-town"):
        expect(alike.locator("li")).to_contain_text("Objective “")
    page.locator(".about summary").click()
    expect(page.locator(".about code")).to_contain_text(f"atelier lab {game} --opponents")
    assert page.evaluate("document.documentElement.scrollWidth") <= window["width"]
    assert not serious_problems(owner.settle().page)
    page.unroute_all()


def test_bars_of_what_is_seldom_taken_end_where_their_scale_says(person):
    owner = person("Zoé")
    page = owner.page

    def seldom(route):
        told = route.fetch().json()
        told["findings"]["things"][0].update(offered=900, taken={"n": 900, "value": 0.047, "low": 0.03, "high": 0.06})
        route.fulfill(json=told)

    page.route("**/api/me/trials**", seldom)
    owner.open("/workshop").settle()
    page.locator("[data-ours=artisans]").click()
    state(owner, "sound")
    page.locator("[data-try]").click()
    page.locator("[data-begin]").click()
    bar = page.locator(".bars li:not(.scale) .bar").first
    bar.wait_for()
    assert round(bar.locator("i").bounding_box()["width"] / bar.bounding_box()["width"], 2) == 0.47
    ends = page.locator(".bars .scale .ends")
    expect(ends).to_have_text("010%")
    assert abs(ends.bounding_box()["width"] - bar.bounding_box()["width"]) < 1
    page.unroute_all()
