"""The boxes that were begun or kept: one row each, and thrown away only on purpose."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.workshop import begin, begin_with, keep, kept_boxes, lay_file, state


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
    keep(page)
    page.locator("[data-card='objects.0'] input").first.fill("Masks")
    page.locator("[data-keep='']").wait_for()
    page.locator("[data-name]").focus()
    expect(page.locator("[data-filled='0']")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("[data-save]").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    page.locator(".back").click()
    rows = page.locator("[data-kept] li, [data-drafts] li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("changes here not kept yet · 0 of 24 cards · still to be finished: Masks")

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


def test_a_box_is_thrown_away_only_by_who_says_so_twice(person):
    owner = person("Zoé", language="fr")
    page = owner.page
    begin(owner)
    keep(page)
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
    keep(page)
    (box,) = kept_boxes(owner)
    assert owner.try_to("DELETE", f"/api/me/boxes/{box['id']}").ok
    page.locator("[data-card='objects.1'] input").first.fill("Vase")
    page.locator("[data-keep='']").click()
    page.locator("[data-keep=kept]").wait_for()
    assert len(kept_boxes(owner)) == 1
    owner.troubles.clear()  # the box that was dropped elsewhere is a 404 in the console
