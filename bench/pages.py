"""How quick are the pages? A real Chromium against a real `atelier serve` on loopback.

    python bench/pages.py [MOVES]

Prints what the first page weighs on its way, how long it takes until it can be used, how long from the click that
starts a game to the first move offered, and how long after the server's answer a move of one's own is on the page.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.chromium import SWITCHES, fetch
from tests.browser.person import Person
from tests.browser.player import READ, WAITED, Player
from tests.server.processes import Serving

WATCH = """() => {
  window.answered = {}; window.drawn = {}; window.waits = [];
  const settle = number => { const [a, d] = [window.answered[number], window.drawn[number]];
    if (a !== undefined && d !== undefined) { window.waits.push(d - a); delete window.answered[number]; } };
  const ask = window.fetch;
  window.fetch = async (...words) => { const answer = await ask(...words);
    if (String(words[0]).endsWith('/moves')) { const at = performance.now();
      answer.clone().json().then(told => { window.answered[told.position] = at; settle(told.position); }); }
    return answer; };
  const look = () => { const at = document.querySelector('.table[data-position]')?.dataset.position;
    if (at !== undefined && window.drawn[at] === undefined) { window.drawn[at] = performance.now(); settle(at); } };
  new MutationObserver(look).observe(document.body, {subtree: true, attributeFilter: ['data-position']});
}"""


def main() -> None:
    """Measure, and say what was found."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(f"{folder}/tables.sqlite", folder)
        browser = playwright.chromium.launch(executable_path=fetch(), args=SWITCHES)
        try:
            Person(browser, serving.address).open("/").page.wait_for_load_state("networkidle")  # warm
            first_page(browser, serving.address)
            for game in ("artisans", "little-town"):
                own_moves(browser, serving.address, game, moves)
        finally:
            browser.close()
            serving.stop()


def first_page(browser, address):
    """Weight and time of the first visit, and of the click that starts a game."""
    someone = Person(browser, address)
    line = someone.context.new_cdp_session(someone.page)
    line.send("Network.enable")
    weighed: list[float] = []
    line.on("Network.loadingFinished", lambda told: weighed.append(told["encodedDataLength"]))
    begun = time.perf_counter()
    someone.page.goto(address)
    play = someone.page.locator('[data-play="artisans"]')
    play.wait_for()
    usable = time.perf_counter() - begun
    someone.page.wait_for_load_state("networkidle")
    print(f"first page: {sum(weighed) / 1e3:.0f} KB on its way, usable after {usable:.2f} s")
    begun = time.perf_counter()
    play.click()
    someone.page.locator("button.answer").first.wait_for()
    print(f"from the click to the first move offered: {time.perf_counter() - begun:.2f} s")
    someone.context.close()


def own_moves(browser, address, game, moves):
    """How long after the answer a move of one's own is drawn; below 0: it was drawn before the answer came."""
    zoe = Person(browser, address, "Zoé")
    table = zoe.lay(game, "apprentice")
    zoe.open(f"/table/{table}")
    zoe.page.locator("button.answer").first.wait_for()
    zoe.page.evaluate(WATCH)
    player, position = Player(zoe, seed=1, by="buttons"), -1
    for _ in range(moves):
        zoe.page.wait_for_function(WAITED, arg=position)
        now = zoe.page.evaluate(READ)
        if now["life"] != "playing":
            break
        position = now["position"]
        player.make(player.choose(now["answers"]))
    zoe.page.wait_for_timeout(500)
    waits = zoe.page.evaluate("window.waits")
    middle, slow, longest = (float(np.percentile(waits, share)) for share in (50, 90, 100))
    print(
        f"{game}: {len(waits)} own moves drawn {middle:.0f} ms after the answer (p90 {slow:.0f}, longest {longest:.0f})"
    )
    zoe.context.close()


if __name__ == "__main__":
    main()
