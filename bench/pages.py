"""How light, quick and steady are the pages? A real Chromium against a real `atelier serve` on loopback.

    python bench/pages.py [MOVES]

Prints, for the home page and for a table of each game, on a desk and on a phone, each in a browser that has seen
nothing yet: what comes over the line, how far things shift while the page comes together (Chromium's layout shift,
0 is still), and how long until it can be used, which at a table where one begins is when the first move is offered.
Then how long from the click that starts a game to its first move, how long after the server's answer a move of one's
own is on the page, how far things shift meanwhile, and how long the coach takes for its three turns.
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
from tests.browser.gallery import play_some
from tests.browser.person import DESK, PHONE, Person
from tests.browser.player import READ, WAITED, Player
from tests.server.processes import Serving

GAMES = ("artisans", "little-town")
VISITS = 5
PACE = 600
"""As the pages come: things travel."""
LATE = 1_000
"""Milliseconds in which something may still shift after all has come."""
OFFERED = "#all-answers"
POSITIONS = 10
"""At so many positions of a game the coach is asked."""
SHIFTS = """() => {
  window.shift = 0;
  const add = ({ hadRecentInput, value }) => { if (!hadRecentInput) window.shift += value; };
  new PerformanceObserver(seen => seen.getEntries().forEach(add)).observe({type: 'layout-shift', buffered: true});
}"""
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
            for game in GAMES:
                visit(browser, serving.address, game, DESK)  # warm
            for page in ("home", *GAMES):
                for name, window in (("desk", DESK), ("phone", PHONE)):
                    visits(browser, serving.address, page, name, window)
            first_game(browser, serving.address)
            for game in GAMES:
                own_moves(browser, serving.address, game, moves)
                coach(browser, serving.address, game)
        finally:
            browser.close()
            serving.stop()


def arrive(browser, address, window=DESK):
    """Someone with a browser that has seen nothing, as people have it: things move."""
    zoe = Person(browser, address, "Zoé", window=window, touch=window is PHONE, pace=PACE)
    zoe.page.add_init_script(f"({SHIFTS})()")
    return zoe


def visits(browser, address, page, name, window):
    """Weight, shift and time of a first visit, the middle of some."""
    seen = np.array([visit(browser, address, page, window) for _ in range(VISITS)])
    weight, shift, usable = np.median(seen, axis=0)
    print(
        f"{page} on a {name}: {weight / 1e3:.0f} KB, shift {shift:.3f} (most {seen[:, 1].max():.3f}), "
        f"usable after {usable:.2f} s (longest {seen[:, 2].max():.2f})"
    )


def visit(browser, address, page, window):
    """Bytes on the line, shift, seconds until it can be used."""
    zoe = arrive(browser, address, window)
    path, usable = "/", '[data-play="artisans"]'
    if page != "home":
        path, usable = f"/table/{lay_to_begin(zoe, page)}", OFFERED
    line = zoe.context.new_cdp_session(zoe.page)
    line.send("Network.enable")
    weighed: list[float] = []
    line.on("Network.loadingFinished", lambda told: weighed.append(told["encodedDataLength"]))
    begun = time.perf_counter()
    zoe.page.goto(address + path)
    zoe.page.locator(usable).first.wait_for()
    seconds = time.perf_counter() - begun
    zoe.settle().page.wait_for_timeout(LATE)
    found = sum(weighed), zoe.page.evaluate("window.shift"), seconds
    zoe.leave()
    return found


def lay_to_begin(zoe, game):
    """A table at which nobody has moved when it is Zoé's turn: what others do first is shown, and takes its time."""
    while True:
        table = zoe.lay(game, "apprentice")
        if zoe.turn(table)["step"] == 0:
            return table


def first_game(browser, address):
    """From the click on the home page to the first move of a game."""
    zoe = arrive(browser, address)
    zoe.open("/").settle()
    begun = time.perf_counter()
    zoe.page.locator('[data-play="artisans"]').click()
    zoe.page.locator(OFFERED).first.wait_for()
    print(f"from the click to the first move offered: {time.perf_counter() - begun:.2f} s")
    zoe.leave()


def own_moves(browser, address, game, moves):
    """How long after the answer a move of one's own is drawn; below 0: it was drawn before the answer came."""
    zoe = arrive(browser, address)
    zoe.open(f"/table/{zoe.lay(game, 'apprentice')}")
    zoe.page.locator(OFFERED).first.wait_for()
    zoe.page.evaluate(WATCH)
    player, position = Player(zoe, seed=1), -1
    for _ in range(moves):
        zoe.page.wait_for_function(WAITED, arg=position)
        now = zoe.page.evaluate(READ)
        if now["life"] != "playing":
            break
        position = now["position"]
        player.make(player.choose(now["answers"]))
    zoe.settle()
    waits, shift = zoe.page.evaluate("[window.waits, window.shift]")
    middle, slow, longest = (float(np.percentile(waits, share)) for share in (50, 90, 100))
    print(
        f"{game}: {len(waits)} own moves drawn {middle:.0f} ms after the answer (p90 {slow:.0f}, "
        f"longest {longest:.0f}), shift {shift:.3f} in all"
    )
    zoe.leave()


def coach(browser, address, game):
    """How long the coach takes for its turns at positions of a game."""
    zoe = Person(browser, address, "Zoé")
    table, waits, turns = zoe.lay(game, "apprentice"), [], []
    for number in range(POSITIONS):
        play_some(zoe, table, 2 if number else 0, number)
        begun = time.perf_counter()
        turns.append(len(zoe.ask("GET", f"/api/tables/{table}/coach")["moves"]))
        waits.append(time.perf_counter() - begun)
    print(
        f"{game}: the coach answers after {np.median(waits):.2f} s (longest {max(waits):.2f}), "
        f"{min(turns)} to {max(turns)} turns, {POSITIONS} positions"
    )
    zoe.leave()


if __name__ == "__main__":
    main()
