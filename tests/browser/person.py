"""Someone in front of a browser: opens pages, clicks what responds, reads what is shown."""

from __future__ import annotations

import json
import secrets
import time

from playwright.sync_api import Request, expect

from tests import patience
from tests.patience import wait_for

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 740}
"""The smallest phone that is thought of."""
PATIENCE = int(patience.PATIENCE * 1000)
"""Milliseconds until something that should appear counts as missing: only a test that fails waits for so long."""
EXPECTED = ("401", "403", "409", "422", "net::ERR_INTERNET_DISCONNECTED", "net::ERR_FAILED")
"""What a browser writes in its console when the server says no, or when a test cuts the line."""

AT_REST = """() => document.readyState === 'complete' && document.fonts.status === 'loaded' &&
  !document.getAnimations().some(one => one.playState === 'running' && one.effect.getTiming().iterations < Infinity)"""
UNPAINTED = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
})()"""
CLIPPED = "() => { document.body.style.clipPath = 'inset(100%)'; }"
"""Not even laid out for the eyes: where boxes are measured and keys are pressed, nothing needs a surface."""
PAINTED = "() => { document.adoptedStyleSheets = []; }"
TWO_FRAMES = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

expect.set_options(timeout=PATIENCE)


class Person:
    """A browser context of one's own: cookies, language, theme, window.

    What is only played and read need not be painted: that would take two fifths of the time.
    """

    def __init__(
        self,
        chromium,
        address,
        name=None,
        language="en",
        theme="light",
        window=None,
        touch=False,
        pace=0,
        painted=True,
    ):
        self.address, self.language = address, language
        size = window or DESK
        self.context = chromium.new_context(
            viewport=size,
            locale="fr-FR" if language == "fr" else "en-GB",
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if pace == 0 else "no-preference",
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"language": language, "theme": theme, "pace": pace})
        self.context.add_init_script(f"localStorage.getItem('atelier') || localStorage.setItem('atelier', {kept!r})")
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._listen)
        self.awaited: set[Request] = set()
        self.page.on("request", self._ask)
        self.page.on("requestfinished", self._hear)
        self.page.on("requestfailed", self._hear)
        if name is not None:
            self.ask("PUT", "/api/me", {"name": name})

    def _listen(self, said):
        if said.type == "error" and not any(known in said.text for known in EXPECTED):
            self.troubles.append(f"{said.text} {said.location['url']}")

    def _ask(self, request):
        if request.resource_type != "eventsource":
            self.awaited.add(request)

    def _hear(self, request):
        self.awaited.discard(request)

    def leave(self):
        for page in self.context.pages:
            page.unroute_all(behavior="ignoreErrors")  # another answer may be on its way
        self.context.close()
        assert not self.troubles, self.troubles

    def ask(self, method, path, body=None):
        """Talk to the server past the pages, with this browser's own key."""
        answer = self.try_to(method, path, body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:300]}"
        return answer.json()

    def try_to(self, method, path, body=None):
        """The same; it may be refused."""
        return self.context.request.fetch(
            self.address + path,
            method=method,
            data=json.dumps(body) if body is not None else None,
            headers={"content-type": "application/json"},
        )

    def lay(self, game, *opponents, seats=None, start=True, **options):
        """A table of one's own against opponents; its number."""
        wanted = seats or [{"kind": "me"}, *({"kind": "opponent", "level": level} for level in opponents)]
        body = {"game": game, "seats": wanted, "options": options, "request": fresh()}
        table = self.ask("POST", "/api/tables", body)["id"]
        if start:
            self.ask("POST", f"/api/tables/{table}/start", {"request": fresh()})
        return table

    def turn(self, table):
        """How it stands at a table once this one is to move, or once the game is over."""

        def mine():
            now = self.ask("GET", f"/api/tables/{table}")
            return now if now["life"] != "playing" or now["turn"] == now["seat"] else None

        return wait_for(mine)

    def move(self, table, now, move):
        """Past the pages; was it made? What leaves no choice an open page may have done by itself before."""
        body = {"move": move, "position": now["position"], "request": fresh()}
        answer = self.try_to("POST", f"/api/tables/{table}/moves", body)
        forced = answer.status == 409 and len(now["view"]["legal"]) == 1
        assert answer.ok or forced, answer.text()[:300]
        return answer.ok

    def open(self, path):
        self.page.goto(self.address + path)
        self.page.locator("main").wait_for()
        return self

    def settle(self):
        """Until all that was asked for has come, is drawn, and nothing moves any more; a stream may stay open."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            self.page.wait_for_function(AT_REST)
            self.page.evaluate(TWO_FRAMES)
            if not self.awaited and self.page.evaluate(AT_REST):
                return self
            assert time.monotonic() < until, f"{self.page.url} waits for {[one.url for one in self.awaited]}"

    def sees(self, text):
        self.page.get_by_text(text).first.wait_for()

    @property
    def text(self):
        return self.page.locator("body").inner_text()


def fresh():
    return secrets.token_hex(8)
