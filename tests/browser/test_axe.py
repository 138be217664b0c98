"""Everyone can read the pages: axe-core finds nothing serious on any, and every word is translated.

Those that differ most: half of them at a desk by day, the others on a phone by lamplight. `make soak` looks at every
page at both widths, in both languages and both themes.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tests.browser.gallery import ADDRESSES, Gallery
from tests.browser.person import PAINTED, PHONE

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SERIOUS = {"serious", "critical"}
RAW_KEY = "⟦"
AT_A_DESK = ("artisans", "workshop")
ON_A_PHONE = ("home", "little-town")


@pytest.fixture(scope="module")
def host(chromium, served):
    """One person whose tables everyone here looks at."""
    from tests.browser.person import Person

    one = Person(chromium, served, "Zoé")
    yield one, Gallery(one)
    one.leave()


@pytest.mark.parametrize(
    ("language", "theme", "window", "some"),
    [
        pytest.param("en", "light", None, AT_A_DESK, id="some, English desk by day"),
        pytest.param("fr", "dark", PHONE, ON_A_PHONE, id="others, French phone by lamplight"),
        *(
            pytest.param(*look, None, id=" ".join(map(str, look)), marks=pytest.mark.slow)
            for look in product(("en", "fr"), ("light", "dark"), (None, PHONE))
        ),
    ],
)
def test_no_page_has_a_serious_problem_or_an_untranslated_word(host, person, language, theme, window, some):
    owner, pages = host
    looking = person(language=language, theme=theme, window=window)
    looking.context.add_cookies(owner.context.cookies())
    found = {}
    for name, path in [(name, pages[name]) for name in some or ADDRESSES]:
        looking.open(path).settle()
        serious = serious_problems(looking.page)
        if RAW_KEY in looking.text:
            serious.append("raw message: " + looking.text.split(RAW_KEY)[1][:60])
        if serious:
            found[name] = serious
    assert not found


def serious_problems(page):
    page.evaluate(PAINTED)
    page.evaluate(AXE)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    assert any(rule["id"] == "color-contrast" for rule in found["passes"]), "contrast is judged of what can be seen"
    problems = found["violations"]
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:160]} at {problem['nodes'][0]['target'][-1]}"
        f" ({len(problem['nodes'])}): {problem['nodes'][0]['failureSummary']}"
        for problem in problems
        if problem["impact"] in SERIOUS
    ]
