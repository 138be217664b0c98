"""A report of the lab in a real browser: every plot is drawn, nothing is fetched, nothing sticks out on a phone."""

from __future__ import annotations

import re

import pytest

from atelier.lab.study.report import report
from atelier.words import speak
from tests.lab.made import RANDOM, evidence_of

UNFOLD = "for (const one of document.querySelectorAll('details')) one.open = true"
SHOWN = "() => [...document.querySelectorAll('section > .body')].map(one => one.checkVisibility())"
BETWEEN_MARGINS = 718
"""Of a sheet of A4 with a centimetre on either side."""


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    file = tmp_path_factory.mktemp("lab") / "report.html"
    file.write_text(report(evidence_of("artisans", deals=120, options=RANDOM), speak("fr")), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def told_at_length(tmp_path_factory):
    """Of so many games that every interval is known."""
    file = tmp_path_factory.mktemp("lab") / "report.html"
    file.write_text(report(evidence_of("artisans", deals=2500, options=RANDOM), speak("fr")), encoding="utf-8")
    return file


@pytest.mark.parametrize("width", [1200, 390])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_plot_of_a_report_is_drawn(chromium, written, width, theme):
    page = chromium.new_page(viewport={"width": width, "height": 900}, color_scheme=theme)
    asked, wrong = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: wrong.append(message.text))
    page.goto(written.as_uri())
    page.evaluate(UNFOLD)
    drawn = page.evaluate("[...document.querySelectorAll('svg')].map(one => one.getBoundingClientRect().toJSON())")
    assert len(drawn) > 50
    assert all(one["width"] > 60 and one["height"] > 8 for one in drawn)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert (asked, wrong) == ([written.as_uri()], [])
    page.close()


@pytest.mark.parametrize("width", [1280, 1000])
def test_at_a_desk_no_table_leaves_its_paper(chromium, told_at_length, width):
    page = chromium.new_page(viewport={"width": width, "height": 900})
    page.goto(told_at_length.as_uri())
    beyond = "[...document.querySelectorAll('section')].filter(one => one.scrollWidth > one.clientWidth + 1)"
    assert page.evaluate(f"{beyond}.map(one => one.id)") == []
    page.close()


@pytest.mark.parametrize("width", [1200, 390])
def test_every_plot_has_the_ends_of_its_scale_above_it(chromium, written, width):
    page = chromium.new_page(viewport={"width": width, "height": 900})
    page.goto(written.as_uri())
    page.evaluate(UNFOLD)
    apart = page.evaluate("""() => [...document.querySelectorAll('table:has(svg.strip line)')].map(one => {
      const [ends, plot] = ['.ends', 'svg.strip:has(line)']
        .map(kind => one.querySelector(kind).getBoundingClientRect());
      return Math.max(Math.abs(ends.left - plot.left), Math.abs(ends.right - plot.right), ends.bottom - plot.top);
    })""")
    assert len(apart) > 5
    assert max(apart) < 2
    page.close()


def test_on_a_phone_an_interval_stands_beside_its_plot(chromium, written):
    page = chromium.new_page(viewport={"width": 390, "height": 900})
    page.goto(written.as_uri())
    page.evaluate(UNFOLD)
    apart = page.evaluate("""() => [...document.querySelectorAll('td:has(> svg) + td:has(> .between)')].map(one => {
      const [plot, told] = [one.previousElementSibling, one].map(cell => cell.getBoundingClientRect());
      return told.left < plot.right - 1 || told.top > plot.bottom || told.right > innerWidth;
    })""")
    assert apart
    assert not any(apart)
    page.close()


def test_on_a_phone_a_report_folds_and_a_link_leads_to_what_it_names(chromium, written):
    context = chromium.new_context(viewport={"width": 390, "height": 844}, java_script_enabled=False)
    page = context.new_page()
    page.goto(written.as_uri())
    sections = page.locator("section")
    bodies, last = page.locator("section > .body"), page.locator("section").last
    assert [one.is_visible() for one in bodies.all()] == [True] + [False] * (sections.count() - 1)
    page.locator("nav a").last.click()
    assert last.locator(".body").is_visible()
    assert last.bounding_box()["y"] < 844 / 2
    second = sections.nth(1)
    for open_now in (True, False):
        second.locator("summary").click()
        assert second.locator(".body").is_visible() == open_now
    second.locator("summary").focus()
    page.keyboard.press("Enter")
    assert second.locator(".body").is_visible()
    context.close()


@pytest.mark.parametrize(("width", "medium"), [(1200, "screen"), (390, "print")])
def test_at_a_desk_and_on_paper_nothing_of_a_report_is_folded(chromium, written, width, medium):
    page = chromium.new_page(viewport={"width": width, "height": 900})
    page.goto(written.as_uri())
    page.emulate_media(media=medium)
    assert page.evaluate(SHOWN).count(False) == 0
    page.keyboard.press("Tab")
    tabbed = page.evaluate("document.querySelectorAll('nav a').length")
    for _ in range(tabbed):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.tagName") != "SUMMARY"
    page.close()


def test_a_report_prints_on_paper(chromium, written):
    page = chromium.new_page()
    page.goto(written.as_uri())
    paper = page.pdf(format="A4")
    assert paper.startswith(b"%PDF")
    assert 2 <= len(re.findall(rb"/Type\s*/Page\b", paper)) < 30
    page.set_viewport_size({"width": BETWEEN_MARGINS, "height": 1000})
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth") <= BETWEEN_MARGINS
    page.close()
