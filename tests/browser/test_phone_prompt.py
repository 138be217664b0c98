"""On a phone the prompt leaves the screen to the board: it is low, and yet all of it is read and can be pressed."""

from __future__ import annotations

import pytest

from tests.browser.person import PHONE, SMALL
from tests.browser.test_asking import seated

LOW = 110
"""Pixels the prompt is high at most: an eighth of a phone."""
TOUCH = 44
FITS = """() => {
  const boxes = [...document.querySelectorAll('.prompt .answers > .button, .prompt .tools > button')]
    .filter(one => one.checkVisibility()).map(one => ({one, box: one.getBoundingClientRect()}));
  const ask = document.getElementById('ask');
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
  return {
    high: document.querySelector('.prompt').getBoundingClientRect().height,
    small: boxes.filter(({box}) => Math.min(box.width, box.height) < TOUCH - 0.5).map(({one}) => one.outerHTML),
    cut: boxes.filter(({one}) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      .map(({one}) => one.innerText),
    covered: boxes.filter(({box}, place) => boxes.slice(place + 1).some(other => over(box, other.box)))
      .map(({one}) => one.outerHTML),
    outside: boxes.filter(({box}) => box.left < 0 || box.right > innerWidth).map(({one}) => one.outerHTML),
    hidden: ask.scrollHeight > ask.clientHeight + 1 ? ask.innerText : '',
  };
}""".replace("TOUCH", str(TOUCH))


@pytest.mark.parametrize(
    ("game", "options", "language", "window"),
    [
        ("little-town", {"expansion": "standard"}, "fr", PHONE),
        ("artisans", {"artisans": "draft"}, "en", PHONE),
        pytest.param("artisans", {"artisans": "random"}, "fr", SMALL, marks=pytest.mark.slow),
        pytest.param("little-town", {"expansion": "standard"}, "en", SMALL, marks=pytest.mark.slow),
        pytest.param("little-town", {"expansion": "off"}, "fr", SMALL, marks=pytest.mark.slow),
    ],
)
def test_the_prompt_is_low_and_nothing_in_it_is_cut_covered_or_too_small(person, game, options, language, window):
    zoe, table = seated(person, game, options, language=language, window=window, touch=True)
    for _ in range(8):
        now = zoe.turn(table)
        zoe.page.locator(f'.table[data-position="{now["position"]}"] #all-answers').wait_for()
        zoe.settle()
        seen = zoe.page.evaluate(FITS)
        assert seen.pop("high") <= LOW
        assert not any(seen.values()), seen
        zoe.move(table, now, now["view"]["legal"][-1])
