"""The browser the tests drive: the machine's Chromium, Playwright's own, or one that is fetched first.

One that never draws a window is preferred: a page costs it half as much.

python -m tests.browser.chromium    make sure there is one
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WAYS = (
    [[sys.executable, "-m", "playwright", "install", "chromium-headless-shell"]],
    [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"]],
    [["apt-get", "install", "-y", "-qq", "chromium"]],
)
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]


def find() -> str | None:
    """Where a Chromium is."""
    named = os.environ.get("ATELIER_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if named:
        return named
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def fetch() -> str:
    """The same; fetched if there is none."""
    for way in (None, *WAYS):
        if way is not None:
            print(f"no Chromium yet: {' '.join(way[-1][:4])} …", file=sys.stderr)
            try:
                for command in way:
                    subprocess.run(command, check=True, capture_output=True, timeout=600)
            except (OSError, subprocess.SubprocessError):
                continue
        if (found := find()) is not None:
            return found
    raise SystemExit("there is no Chromium and none can be fetched; install one, or name it in ATELIER_CHROMIUM")


if __name__ == "__main__":
    print(fetch())
