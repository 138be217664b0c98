"""Everyone at a table has a face of their own, the same wherever they are shown."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import fresh
from tests.browser.test_together import sit_together
from tests.patience import wait_for

SEEN = 20
"""So many pixels a face is wide at least, to be recognised."""
DRAWN = "() => [...document.querySelectorAll('[data-face] use')].every(one => one.getBBox().width > 0)"


def faces(page, where):
    """The faces that can be seen somewhere, in their order, none too small."""
    shown = page.locator(f"{where} [data-face]:visible")
    shown.first.wait_for()
    assert all(one.bounding_box()["width"] >= SEEN for one in shown.all())
    return shown.evaluate_all("all => all.map(one => one.dataset.face)")


def has_turn(one, table):
    now = one.ask("GET", f"/api/tables/{table}")
    return now["turn"] == now["seat"]


def test_people_have_the_same_face_in_lobby_table_log_and_talk(person):
    zoe, max_ = person("Zoé"), person("Max")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "opponent", "level": "apprentice"}]
    table = zoe.lay("artisans", seats=seats, start=False, artisans="random")
    zoe.open(f"/table/{table}")
    max_.ask("POST", f"/api/tables/{table}/seats", {"seat": 1, "name": "Max", "request": fresh()})
    page = zoe.page
    expect(page.locator(".seat [data-face]")).to_have_count(3)
    mine, his, hers = faces(page, ".seat")
    assert len({mine, his, hers}) == 3
    assert [one.partition("-")[0] for one in (mine, his, hers)] == ["person", "person", "guild"]
    for one in (zoe, max_):
        one.ask("POST", f"/api/tables/{table}/chat", {"text": f"Hello from {one is zoe}", "request": fresh()})
    expect(page.locator(".chat [data-face]")).to_have_count(2)
    assert faces(page, ".chat") == [mine, his]
    assert page.evaluate(DRAWN)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".table[data-life=playing]").wait_for()
    assert faces(page, ".seats") == [mine, his, hers]
    assert set(faces(page, "[data-area=others]")) == {his, hers}
    assert faces(page, "[data-area=mine]") == [mine]
    for _ in range(2):
        mover = wait_for(lambda: next((one for one in (zoe, max_) if has_turn(one, table)), None))
        now = mover.turn(table)
        mover.move(table, now, now["view"]["legal"][0])
    expect(page.locator(".lines [data-face]").first).to_be_visible()
    assert set(faces(page, ".lines")) <= {mine, his, hers}


def test_who_looks_on_sees_the_faces_that_those_at_the_table_see(person):
    zoe, _, table = sit_together(person, artisans="random")
    watching = person("Ana")
    watching.open(f"/table/{table}")
    watching.page.locator(".seats").wait_for()
    assert faces(watching.page, ".seats") == faces(zoe.page, ".seats")
