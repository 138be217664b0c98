"""Everyone can read the pages: axe-core finds nothing serious on any, and every word is translated.

Both widths in both themes; `make soak` looks at each language at both widths.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.gallery import every_page
from tests.browser.person import PHONE

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = {"serious", "critical"}
RAW_KEY = "⟦"
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""All that a page in another theme could do wrong."""
OTHER_THEME = """() => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}"""


@pytest.fixture(scope="module")
def host(chromium, served):
    """One person whose tables everyone here looks at."""
    from tests.browser.person import Person

    one = Person(chromium, served, "Zoé")
    yield one, every_page(one)
    one.leave()


@pytest.mark.parametrize(
    ("language", "theme", "window"),
    [
        pytest.param("en", "light", None, id="English desk by day"),
        pytest.param("fr", "dark", PHONE, id="French phone by lamplight"),
        pytest.param("fr", "dark", None, id="French desk by lamplight", marks=pytest.mark.slow),
        pytest.param("en", "light", PHONE, id="English phone by day", marks=pytest.mark.slow),
    ],
)
def test_no_page_has_a_serious_problem_or_an_untranslated_word(host, person, language, theme, window):
    owner, pages = host
    looking = person(language=language, theme=theme, window=window)
    looking.context.add_cookies(owner.context.cookies())
    found = {}
    for name, path in pages.items():
        looking.open(path).settle()
        serious = serious_problems(looking.page)
        looking.page.evaluate(OTHER_THEME)
        serious += serious_problems(looking.settle().page, COLOURS)
        if RAW_KEY in looking.text:
            serious.append("raw message: " + looking.text.split(RAW_KEY)[1][:60])
        if serious:
            found[name] = serious
    assert not found


def serious_problems(page, only=None):
    page.evaluate(AXE)
    wanted = {"resultTypes": ["violations"], **(only or {})}
    problems = page.evaluate("wanted => axe.run(document, wanted)", wanted)["violations"]
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:160]} at {problem['nodes'][0]['target'][-1]}"
        f" ({len(problem['nodes'])}): {problem['nodes'][0]['failureSummary']}"
        for problem in problems
        if problem["impact"] in SERIOUS
    ]
