"""A guided game is played through in a real browser: seen as at a table, never under its own text, and it leads on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.person import CLIPPED, PHONE, SMALL
from tools import lessons

OFFERED = "#all-answers"
ON = "() => { const on = document.querySelector('[data-on]'); on?.click(); return on === null; }"
"""Goes on through a lesson, once a frame, until nothing leads further."""
STEP_ON = """at => {
  if (document.querySelector('.bar progress').value > at) return true;
  document.querySelector('[data-on]').click();
  return false;
}"""
"""Goes on through a lesson until the next step."""
LOOK = "() => { window.looked = new Promise(looked => setTimeout(looked, 160)); }"
"""The ring of a lesson looks where its things are every 150 milliseconds: after these it has."""
UNDER = """async points => {
  await window.looked;
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  const guide = document.querySelector('.below').getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const wrong = [];
  if (ring) {
    if (ring.bottom > guide.top + 1) wrong.push(`reaches ${Math.round(ring.bottom - guide.top)} px into the guide`);
    if (ring.top < bar.bottom - 8) wrong.push('lies under the bar');
    if (ring.height < 24 || ring.width < 24) wrong.push(`shows ${ring.width} x ${ring.height} px of it`);
  }
  const seen = named => [...document.querySelectorAll(named)].map(one => one.getBoundingClientRect())
    .filter(({ left, right, width }) => width && right > 1 && left < innerWidth - 1);
  const clear = ({ left, right, top, bottom }) =>
    left > -1 && right < innerWidth + 1 && top > bar.bottom - 1 && bottom < guide.top + 1;
  const asked = document.querySelectorAll('.spot.can').length > 0;
  if (asked && !seen('.spot.can').length) wrong.push('what is asked for is out of sight');
  if (!seen('.spot.can').every(clear)) wrong.push('what is asked for is cut off');
  const covered = one => [...document.querySelectorAll('[data-spot]')].some(other => {
    const [mine, its] = [one, other].map(each => each.getBoundingClientRect());
    const across = Math.min(mine.right, its.right) - Math.max(mine.left, its.left);
    return across > 1 && its.top < mine.bottom - 4 && its.bottom > mine.bottom && !other.contains(one);
  });
  if ([...document.querySelectorAll('.spot.can')].some(covered)) wrong.push('something lies over what is asked for');
  if (!points.every(point => seen(`[data-anchor^="${point}"]`).every(clear))) wrong.push('what is taught is cut off');
  const text = document.querySelector('.guide .page');
  if (text.scrollTop > 0) wrong.push('the text does not begin at its top');
  if (text.scrollHeight > text.clientHeight + 6 && !seen('.guide .turn').length) wrong.push('no sign of more text');
  return { taught: Boolean(ring) || asked, wrong, guide: Math.round(guide.top) };
}"""


@pytest.mark.slow
def test_a_lesson_leads_to_its_end(person):
    learner = person(language="fr")
    learner.open("/learn/artisans")
    learner.page.locator("[data-on]").wait_for()
    learner.page.wait_for_function(ON)
    assert learner.page.locator(".bar progress").evaluate("bar => bar.value === bar.max && bar.max > 5")
    learner.sees("Jouer une vraie partie")


RISEN = """() => {
  window.risen = new Set();
  new MutationObserver(() => {
    const step = document.querySelector('.bar progress').value;
    for (const one of document.querySelectorAll('.rise')) window.risen.add(`${one.dataset.from} in ${step}`);
  }).observe(document.body, {childList: true, subtree: true});
}"""
"""Notes from where gains rise, and in which step of a lesson."""


def test_a_guided_move_is_seen_as_at_a_real_table(person):
    """What one's click brings rises where it lay: the click that began it does not hurry it on."""
    learner = person(pace=400).open("/")
    learner.page.evaluate("localStorage.setItem('atelier-lesson-little-town', '{\"step\": 2}')")
    learner.open("/learn/little-town")
    asked = learner.page.locator("[data-area=centre] .spot.can")
    asked.wait_for()
    learner.page.evaluate(RISEN)
    asked.click()
    learner.page.wait_for_function("() => window.risen.size >= 3")
    risen = learner.page.evaluate("[...window.risen].slice(0, 3)")
    assert sorted(risen) == ["square-a1 in 3", "square-a3 in 3", "square-c1 in 3"]


@pytest.mark.parametrize(
    ("lesson", "expansion", "further"),
    [("little-town", "off", ["Guided game with the expansion"]), ("little-town-artisans", "standard", [])],
    ids=["base", "expansion"],
)
def test_who_has_learnt_a_game_is_led_to_a_real_one_and_to_what_comes_after_it(person, lesson, expansion, further):
    """The base game first; the expansion in a lesson of its own. On a small phone every way on is in sight at once."""
    learner = person(window=SMALL, touch=True).open("/")
    last = len(script_of(lesson)) - 1
    learner.page.evaluate(f"localStorage.setItem('atelier-lesson-{lesson}', '{{\"step\": {last - 1}}}')")
    learner.open(f"/learn/{lesson}")
    learner.page.locator("[data-on]").wait_for()
    learner.page.wait_for_function(ON)
    real = learner.page.locator("[data-real]")
    expect(real).to_be_in_viewport(ratio=1)
    links = learner.page.locator(".guide a")
    assert links.all_inner_texts() == [*further, "Read the rules"]
    for way in (*links.all(), learner.page.get_by_role("button", name="From the beginning")):
        expect(way).to_be_in_viewport(ratio=1)
    learner.page.locator("[data-fold]").click()
    expect(learner.page.locator(".town-map")).to_be_in_viewport(ratio=1)
    real.click()
    learner.page.locator(OFFERED).first.wait_for()
    told = learner.ask("GET", f"/api/tables/{learner.page.url.rpartition('/')[2]}")
    assert [seat["level"] for seat in told["seats"]] == [None, "apprentice"]
    assert told["options"]["expansion"] == expansion


def script_of(lesson):
    """The steps of a lesson."""
    return json.loads(lessons.file(lessons.LESSONS[lesson]).read_text(encoding="utf-8"))["steps"]


@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param("artisans", marks=pytest.mark.slow),
        "little-town",
        pytest.param("little-town-artisans", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("window", [SMALL, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["small", "usual"])
def test_on_a_phone_what_a_lesson_teaches_is_never_under_its_own_text_nor_under_the_bar(person, lesson, window):
    learner = person(language="fr", window=window, touch=True).open(f"/learn/{lesson}")
    learner.page.locator("[data-on]").wait_for()
    learner.page.evaluate(CLIPPED)
    script = script_of(lesson)
    steps, shown, wrong, guides = len(script), 0, {}, set()
    for step in range(steps - 1):
        learner.settle().page.evaluate(LOOK)
        found = learner.page.evaluate(UNDER, script[step]["point"])
        shown += found["taught"]
        guides.add(found["guide"])
        if found["wrong"]:
            wrong[step + 1] = found["wrong"]
        learner.page.wait_for_function(STEP_ON, arg=step + 1)
    assert shown > steps / 3, "hardly anything was pointed at"
    assert not wrong
    assert len(guides) == 1, "the board changes its size under the finger"


@pytest.mark.parametrize("lesson", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "window", [{"width": 844, "height": 390}, {"width": 683, "height": 384}], ids=["sideways", "zoomed"]
)
def test_on_a_low_screen_the_guide_is_beside_the_board(person, lesson, window):
    learner = person(language="fr", window=window, touch=True).open(f"/learn/{lesson}")
    page = learner.page
    page.locator("[data-on]").wait_for()
    boxes = [page.locator(one).bounding_box() for one in (".areas", ".guide", ".guide .page")]
    board, guide, text = boxes
    assert board["height"] > window["height"] * 0.7, "the board is as high as the screen"
    assert board["width"] > window["width"] * 0.5
    assert guide["x"] >= board["x"] + board["width"] - 1, "nothing of it lies over or under the board"
    assert text["height"] > 120, "several lines are read at once"
    for way in page.locator("[data-tab], .guide .ways button").all():
        expect(way).to_be_in_viewport(ratio=1)
