"""A box is tried: games are played in the background, stopped, told of."""

from __future__ import annotations

import re
import secrets

import pytest
from playwright.sync_api import expect

from atelier.games import find
from tests.browser.test_axe import serious_problems
from tests.browser.workshop import begin_trial, begin_with, lay_file, state


def lay_another(owner):
    """A sound box that plays otherwise than ours and that nobody has tried yet."""
    bonus = iter(secrets.randbelow(10) for _ in range(4))
    lay_file(owner, re.sub(r"bonus = \d", lambda _: f"bonus = {next(bonus)}", find("artisans").box_text, count=4))
    state(owner, "sound")


def try_another(owner):
    """Its trial, while it goes on."""
    lay_another(owner)
    begin_trial(owner.page)
    owner.page.locator("[data-trial=running]").wait_for()
    return owner.page


def test_a_box_is_tried_while_one_goes_on_and_what_was_played_is_told(person):
    owner = person("Zoé")
    page = try_another(owner)
    page.reload()
    expect(page.locator("[data-try]")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-trial]")).to_have_attribute("data-done", re.compile("[1-9]"))
    page.locator("[data-stop]").click()
    page.locator("[data-findings]").wait_for()
    expect(page.locator("[data-length] li").first).to_contain_text("min")
    expect(page.locator("[data-kind=object] tbody tr")).to_have_count(24)
    assert page.locator("[data-length] b").count() == page.locator("[data-length] li").count(), "ours beside at once"
    assert not serious_problems(owner.settle().page)


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


def test_a_server_that_falls_silent_during_a_trial_is_said_until_it_answers(person):
    owner = person("Zoé")
    page = try_another(owner)
    owner.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Check your connection")
    owner.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("[data-stop]").click()
    page.locator("[data-trial=over]").wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_our_own_box_needs_no_trial(person, language):
    owner = person("Zoé", language=language)
    page = begin_with(owner)
    begin_trial(page)
    page.locator("[data-findings]").wait_for()
    same = {"en": "This box plays exactly as ours.", "fr": "Cette boîte se joue exactement comme la nôtre."}
    expect(page.locator("[data-trial=over]")).to_contain_text(same[language])
    folded = page.locator("details[data-kind]").first
    if folded.get_attribute("open") is not None:
        folded.locator("summary").click()
    assert folded.bounding_box()["height"] < 60, "a folded card is as high as its title"
