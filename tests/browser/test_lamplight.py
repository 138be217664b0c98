"""By lamplight nothing glares, and what is written can be read, also what cannot be used now."""

from __future__ import annotations

import pytest

from tests.browser.gallery import play_some
from tests.browser.person import PAINTED

READABLE = 4.5
"""The contrast of small text (WCAG 2.2, AA)."""
BRIGHT = 0.55
"""The luminance of paper under a lamp; that of a page by day is above 0.8."""
LIGHT = """() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const channels = colour => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = colour => {
    const [red, green, blue] = channels(colour).map(one => one / 255)
      .map(one => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = one => {
    for (let at = one; at; at = at.parentElement) {
      const {backgroundColor} = getComputedStyle(at);
      if (channels(backgroundColor)[3] > 250) return luminance(backgroundColor);
    }
    return luminance(getComputedStyle(document.documentElement).backgroundColor);
  };
  window.behindOf = selector => behind(document.querySelector(selector));
  window.contrastOf = selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility()).map(one => {
      const [text, back] = [luminance(getComputedStyle(one).color), behind(one)];
      return (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05);
    });
}"""
WRITTEN = {
    ".cycle .label > span:last-child": "the button that replaces a card",
    ".town-map .letter": "the letters at the edge of the map",
    ".tiles .name": "the names of tiles, built or not",
}


@pytest.fixture
def by_lamp(person):
    zoe = person("Zoé", theme="dark", painted=True)
    zoe.page.add_init_script(f"({LIGHT})()")
    return zoe


def test_the_map_does_not_glare_and_all_about_it_can_be_read(by_lamp):
    table = by_lamp.lay("little-town", "apprentice", expansion="standard")
    play_some(by_lamp, table, 6, 2)
    by_lamp.open(f"/table/{table}").settle()
    by_lamp.page.evaluate(PAINTED)
    assert by_lamp.page.evaluate("behindOf('.town-map')") < BRIGHT
    for selector, what in WRITTEN.items():
        found = by_lamp.page.evaluate("one => contrastOf(one)", selector)
        assert found, what
        assert min(found) >= READABLE, what


def test_the_note_about_whose_the_games_are_does_not_glare(by_lamp):
    by_lamp.open("/about").settle()
    assert by_lamp.page.evaluate("behindOf('.notice')") < 0.1
    assert min(by_lamp.page.evaluate("contrastOf('.notice')")) >= READABLE
