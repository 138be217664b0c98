"""Every page, wide and narrow, in both languages, by day and by lamplight, into docs/images.

python -m tests.browser.screenshots [NAME ...]    only pages whose name begins so
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import SWITCHES, fetch
from tests.browser.gallery import every_page
from tests.browser.person import Person
from tests.server.processes import Serving

FOLDER = Path(__file__).parents[2] / "docs" / "images"
WINDOWS = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SETTLE = 1200
"""Milliseconds until fonts, drawings and the first moves have come to rest."""
QUALITY = 82


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(f"{folder}/tables.sqlite", folder)
        browser = playwright.chromium.launch(executable_path=fetch(), args=SWITCHES)
        try:
            host = Person(browser, serving.address, "Zoé")
            pages = every_page(host)
            chosen = {name: path for name, path in pages.items() if not wanted or name.startswith(tuple(wanted))}
            for language in ("en", "fr"):
                for theme in ("light", "dark"):
                    for window, size in WINDOWS.items():
                        draw(browser, serving.address, host, chosen, language, theme, window, size)
        finally:
            browser.close()
            serving.stop()


def draw(browser, address, host, pages, language, theme, window, size):
    person = Person(browser, address, None, language, theme, size, touch=window == "phone")
    person.context.add_cookies(host.context.cookies())
    for name, path in pages.items():
        person.open(path)
        person.page.wait_for_timeout(SETTLE)
        file = FOLDER / f"{name}-{window}-{language}-{theme}.jpg"
        person.page.screenshot(path=file, type="jpeg", quality=QUALITY)
        print(file.relative_to(FOLDER.parents[1]), flush=True)
    person.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
