"""A turn of each game as a short film for the README: docs/images/<game>.webp.

python -m tests.browser.film [GAME ...]

The coach says what is played, a pointer is drawn, and what the browser paints is kept with the times it was painted at.
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile

from playwright.sync_api import sync_playwright

from tests.browser.chromium import SWITCHES, fetch
from tests.browser.gallery import play_some
from tests.browser.person import Person
from tests.browser.player import READ
from tests.browser.screenshots import FOLDER
from tests.server.processes import Serving

WINDOW = {"width": 1280, "height": 800}
SIZE = (896, 560)
QUALITY = 62
PACE = 600
LAST = 1800
"""Milliseconds that the last picture stands."""
LEAST = 90
"""Milliseconds between two pictures: more are painted than are needed."""
TURNS = {
    "artisans": {"options": {"artisans": "random"}, "moves": 12, "turns": 2},
    "little-town": {"options": {"expansion": "off"}, "moves": 3, "turns": 1},
}
POINTER = """() => {
  const pointer = document.createElement('div');
  pointer.innerHTML = '<svg viewBox="0 0 24 24" width="30" height="30"><path d="M4 2 L4 20 L9 15.5 L12.5 22' +
    ' L15.5 20.5 L12 14.5 L19 14 Z" fill="#fff" stroke="#111" stroke-width="1.6" stroke-linejoin="round"/></svg>';
  pointer.style.cssText = 'position:fixed;z-index:999;pointer-events:none;left:640px;top:400px';
  document.body.append(pointer);
  addEventListener('pointermove', event => {
    pointer.style.left = event.clientX - 4 + 'px';
    pointer.style.top = event.clientY - 2 + 'px';
  }, true);
}"""


def main(wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(f"{folder}/tables.sqlite", folder)
        browser = playwright.chromium.launch(executable_path=fetch(), args=SWITCHES)
        try:
            for game in wanted or TURNS:
                frames = film(Person(browser, serving.address, "Zoé", window=WINDOW, pace=PACE), game, **TURNS[game])
                print(f"{game}: {len(frames)} pictures", flush=True)
                keep(frames, FOLDER / f"{game}.webp")
        finally:
            browser.close()
            serving.stop()


def film(person, game, options, moves, turns):
    """Pictures of a few turns of a game under way, each with the second it was painted at."""
    table = person.lay(game, "journeyman", **options)
    play_some(person, table, moves, 4)
    person.open(f"/table/{table}")
    person.page.wait_for_function(f"() => ({READ})()?.answers.length > 0")
    person.settle()
    person.page.evaluate(POINTER)
    frames, line = [], person.context.new_cdp_session(person.page)

    def painted(event):
        frames.append((event["metadata"]["timestamp"], event["data"]))
        line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    line.on("Page.screencastFrame", painted)
    line.send("Page.startScreencast", {"format": "png", "maxWidth": WINDOW["width"], "maxHeight": WINDOW["height"]})
    person.page.wait_for_timeout(700)
    for _ in range(turns):
        turn(person, table)
    line.remove_listener("Page.screencastFrame", painted)
    line.send("Page.stopScreencast")
    person.context.close()
    return frames


def turn(person, table):
    """What the coach would do, by the board, until an opponent has answered and it is one's turn again."""
    begun = person.ask("GET", f"/api/tables/{table}")
    while True:
        person.page.wait_for_function(f"() => ({READ})()?.answers.length > 0 && ({READ})().ready")
        entries = person.ask("GET", f"/api/tables/{table}/log?after=0")["entries"]
        if any(one["position"] > begun["position"] and one.get("seat") != begun["seat"] for one in entries):
            return person.page.wait_for_timeout(1500)
        before = person.page.evaluate(READ)["position"]
        step(person.page, person.ask("GET", f"/api/tables/{table}/coach")["moves"][0]["move"])
        person.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)


def step(page, move):
    """The pointer goes to what a move is about, rests until its slip has been read, and clicks."""
    stands = page.locator(f'[data-spot][data-moves="{move}"]:visible, button[data-direct="{move}"]:visible')
    if not stands.count():
        point(page, page.locator(f'[data-spot][data-leads*="{move}"]:visible').first, 500)
        stands.first.wait_for()
    point(page, stands.first, 1400)
    agreed = page.locator("[data-confirm=yes]")
    if agreed.count():
        point(page, agreed, 1200)
    page.wait_for_timeout(600)


def point(page, thing, rest):
    box = thing.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=14)
    page.wait_for_timeout(rest)
    page.mouse.down()
    page.mouse.up()


def keep(frames, path):
    """The pictures, as one animated file that begins anew when it has ended."""
    from PIL import Image  # comes with the extra `film`, not with what the tests need

    pictures, lasting, before = [], [], None
    for at, painted in frames:
        if before is not None and 1000 * (at - before) < LEAST:
            continue
        if before is not None:
            lasting.append(round(1000 * (at - before)))
        before = at
        pictures.append(Image.open(io.BytesIO(base64.b64decode(painted))).convert("RGB").resize(SIZE))
    first, *rest = pictures
    first.save(path, save_all=True, append_images=rest, duration=[*lasting, LAST], loop=0, quality=QUALITY, method=5)
    print(f"{path.name}: {len(pictures)} pictures, {path.stat().st_size / 1e6:.2f} MB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
