"""The icons of a home screen, drawn once from our sign: browsers on phones want them in pixels.

.venv/bin/python tools/icons.py
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import SWITCHES, fetch

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = {"icon-180": (180, "full"), "icon-192": (192, "any"), "icon-512": (512, "any"), "icon-mask": (512, "full")}
"""Name, pixels, and whether the sign stands on a ground that a phone may cut to its own shape."""
GROUND = "#f6eedd"
SAFE = 72
"""How much of a side the sign takes on such a ground, in hundredths."""


def page(pixels: int, kind: str) -> str:
    """The sign alone in a window of that size."""
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    if kind == "any":
        return f"<style>*{{margin:0}}svg{{display:block;width:{pixels}px;height:{pixels}px}}</style>{sign}"
    inner = re.sub(r"<rect[^>]*/>", "", sign)
    return (
        f"<style>*{{margin:0}}body{{background:{GROUND};display:grid;place-items:center;height:{pixels}px}}"
        f"svg{{width:{SAFE}%}}</style>{inner}"
    )


def main() -> None:
    """Write them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=fetch(), args=SWITCHES)
        for name, (pixels, kind) in SIZES.items():
            window = browser.new_page(viewport={"width": pixels, "height": pixels})
            window.set_content(page(pixels, kind))
            window.screenshot(path=PUBLIC / f"{name}.png", omit_background=kind == "any")
        browser.close()


if __name__ == "__main__":
    main()
