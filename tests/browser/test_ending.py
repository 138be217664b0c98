"""The final score: while it is counted nothing on the page tells how it ends."""

from __future__ import annotations

import pytest

from tests.browser.gallery import finished
from tests.browser.person import DESK, PHONE

ENDS_NOW = "(() => { const now = Date.now; Date.now = () => now() - 6e5; })()"
"""However long ago a game ended, it is counted for who comes to it."""
BY_HAND = """(() => {
  const every = window.setInterval;
  window.setInterval = (work, after, ...more) =>
    after < 800 || after > 2000 ? every(work, after, ...more) : (window.count = work, 0);
})()"""
"""A source is counted when the test says so."""
SEEN = """points => {
  const seen = [], words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: by, textContent: text } = words.currentNode;
    if (by.closest('.unseen') || !by.checkVisibility({visibilityProperty: true})) continue;
    if (points.some(one => text.includes(one))) seen.push(by.closest('[class]').className);
  }
  for (const one of document.querySelectorAll('[title], [aria-label]'))
    if (points.some(total => `${one.title} ${one.ariaLabel}`.includes(total))) seen.push(one.className);
  return seen;
}"""
TOTALS = (641, 531)
OTHER_TOTALS = f"""(() => {{
  const parse = JSON.parse;
  JSON.parse = (...told) => {{
    const table = parse(...told);
    if (table?.result && table.view)
      for (const [seat, total] of {list(TOTALS)}.entries())
        table.view.players[seat].total = table.result.points[seat] = total;
    return table;
  }};
}})()"""
"""The table as the server tells it, but with sums that no other number on the page is taken for."""


@pytest.mark.parametrize(
    ("game", "options"), [("artisans", {}), ("little-town", {"expansion": "off"})], ids=["artisans", "little-town"]
)
def test_no_sum_is_told_while_the_final_score_is_counted(person, game, options):
    table = finished(person("Zoé"), game, **options)
    totals = [str(total) for total in TOTALS]
    for window in (DESK, PHONE):
        zoe = person("Zoé", pace=600, window=window, touch=window is PHONE)
        for script in (ENDS_NOW, BY_HAND, OTHER_TOTALS):
            zoe.page.add_init_script(script)
        zoe.open(f"/table/{table}")
        zoe.page.wait_for_function("() => window.count")
        sources = zoe.page.locator(".ceremony ul li").count()
        for counted in range(sources + 1):
            assert zoe.page.evaluate(SEEN, totals) == [], f"{counted} of {sources} are counted"
            zoe.page.evaluate("() => window.count()")
        zoe.page.locator(".ceremony .first").first.wait_for()  # two share it now and then
        shown = zoe.page.evaluate(SEEN, totals)
        assert len(shown) >= 2 * (3 if window is DESK else 2), f"then everywhere: {shown}"
