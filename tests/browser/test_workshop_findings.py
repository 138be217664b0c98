"""What a trial found: what someone changed first, and bars that keep to their scale."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESK, SMALL
from tests.browser.test_axe import serious_problems
from tests.browser.workshop import begin_trial, begin_with

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
"""The first is of a card that was changed, the third is the same in ours."""
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


@pytest.mark.parametrize(
    ("game", "language", "window"),
    [
        ("artisans", "en", DESK),
        ("little-town", "fr", SMALL),
        pytest.param("artisans", "fr", SMALL, marks=pytest.mark.slow),
        pytest.param("little-town", "en", DESK, marks=pytest.mark.slow),
    ],
)
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
    begin_trial(begin_with(owner, game))
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


def test_bars_of_what_is_seldom_taken_end_where_their_scale_says(person):
    owner = person("Zoé")
    page = owner.page

    def seldom(route):
        told = route.fetch().json()
        told["findings"]["things"][0].update(offered=900, taken={"n": 900, "value": 0.047, "low": 0.03, "high": 0.06})
        route.fulfill(json=told)

    page.route("**/api/me/trials**", seldom)
    begin_trial(begin_with(owner))
    bar = page.locator(".bars li:not(.scale) .bar").first
    bar.wait_for()
    assert round(bar.locator("i").bounding_box()["width"] / bar.bounding_box()["width"], 2) == 0.47
    ends = page.locator(".bars .scale .ends")
    expect(ends).to_have_text("010%")
    assert abs(ends.bounding_box()["width"] - bar.bounding_box()["width"]) < 1
