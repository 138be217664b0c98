"""The workshop as an owner of the printed game uses it: a box is begun, laid there, tried, kept."""

from __future__ import annotations

ON_SCREEN = """one => {
  const { top, bottom, left, width } = one.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && (one === shown || one.contains(shown));
}"""


def begin(owner):
    """At the bench, with a set of which nothing is typed yet."""
    owner.open("/workshop").settle()
    owner.page.locator("[data-empty=artisans]").click()
    owner.page.locator("[data-filled='0']").wait_for()
    state(owner, "mistakes")


def begin_with(owner, game="artisans"):
    """At the bench, with our own cards."""
    owner.open("/workshop").settle()
    owner.page.locator(f"[data-ours={game}]").click()
    state(owner, "sound")
    return owner.page


def box_file(text):
    return {"name": "box.toml", "mimeType": "application/toml", "buffer": text.encode()}


def lay_file(owner, text):
    """Open a file in the workshop."""
    owner.open("/workshop").settle()
    owner.page.locator("[data-box-file]").set_input_files(box_file(text))


def state(owner, wanted):
    """Until the box is said to be so."""
    owner.page.locator(f"[data-state={wanted}]").wait_for()


def look_at(page, deck):
    """A deck, by its tab or on a phone in the list."""
    tab, decks = page.locator(f"#deck-{deck}"), page.locator("[data-decks]")
    decks.select_option(deck) if decks.is_visible() else tab.click()


def keep(page):
    page.locator("[data-keep]").click()
    page.locator("[data-keep=kept]").wait_for()


def kept_boxes(owner):
    """All that one keeps, the latest first, with their texts."""
    return [owner.ask("GET", f"/api/me/boxes/{one['id']}") for one in owner.ask("GET", "/api/me/boxes")["boxes"]]


def keep_elsewhere(owner, said="", instead=""):
    """Keep the box from another device, with something else said in it."""
    (box,) = kept_boxes(owner)
    text = box["text"].replace(said, instead)
    owner.ask("PUT", f"/api/me/boxes/{box['id']}", {"text": text, "version": box["version"]})


def begin_trial(page):
    page.locator("[data-try]").click()
    page.locator("[data-begin]").click()
