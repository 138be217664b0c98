"""Files laid in the workshop: what none is, and what the game knows nothing of."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from atelier.games import find
from tests.browser.person import DESK, PHONE
from tests.browser.test_axe import serious_problems
from tests.browser.workshop import box_file, lay_file, look_at, state

STRAYS = """
[[objects]]
en = "Griffin"

[[objects]]
en = "Phoenix"
"""


def test_a_file_that_is_none_is_named_and_nothing_is_lost(person):
    owner = person("Zoé")
    owner.open("/workshop").settle()
    for text, said in (
        ("game = ", "this box file seems to be cut off"),
        ("\x89PNG\r\n\x1a\n", "this is not a box file. Choose one that “Save as a file” made"),
        ("format = 2\n" + find("artisans").box_text, "this file was made by a newer Atelier"),
    ):
        owner.page.locator("[data-box-file]").set_input_files(box_file(text))
        expect(owner.page.get_by_role("alert")).to_contain_text(said)
    owner.page.locator("[data-box-file]").set_input_files(box_file(find("little-town").box_text))
    state(owner, "sound")
    owner.page.locator("[data-name]").fill("A town")
    owner.open("/workshop")
    expect(owner.page.locator("[data-drafts] li")).to_have_count(1)


def test_in_french_a_file_that_is_none_is_refused_in_french_here_and_at_a_new_table(person):
    owner = person("Zoé", language="fr")
    text = 'game = "artisans"\nname: "mine"\n'
    said = "ce n'est pas du TOML\u00a0: ligne 2, colonne 5"
    lay_file(owner, text)
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
    owner.page.locator("[data-own-box]").set_input_files(box_file(text))
    expect(owner.page.locator(".own li")).to_have_text([said])
    wrong = find("artisans").box_text.replace("points = 3", "points = 9", 1)
    owner.page.locator("[data-own-box]").set_input_files(box_file(wrong))
    expect(owner.page.locator(".own li").first).to_contain_text(
        "objects[1].points\u00a0: 9 ne convient pas\u00a0; écrivez un nombre entier de 3 à 7"
    )


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
