"""Nothing happens silently: sums in the log, the meal as a scene, the ending as a ceremony; in both languages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import count, islice
from random import Random

import pytest
from playwright.sync_api import expect

from atelier.words import speak
from tests.browser.person import PHONE
from tests.browser.test_axe import serious_problems

ENDING = ("pass", "done", "cycle")
SUMS = """() => [...document.querySelectorAll('.lines > li:not(.taken):not(.inner) [data-by]')].map(one => (
  {seat: Number(one.dataset.seat), word: one.dataset.word, by: Number(one.dataset.by), text: one.innerText}))"""
PASSES_UNDER = """() => {
  const flying = Object.assign(document.createElement('i'), {className: 'travelling'});
  document.body.append(flying);
  const over = one => Number(getComputedStyle(one).zIndex);
  const under = over(flying) < over(document.querySelector('[data-stage=feeding]'));
  flying.remove();
  return under;
}"""
SCENE = "() => document.querySelector('[data-stage=feeding]')?.innerText"
NO_HURRY = """(() => { const wait = window.setTimeout;
  window.setTimeout = (work, after, ...more) => wait(work, after === 9000 ? 1e9 : after, ...more); })()"""
"""A scene with two seats goes away by itself after nine seconds; on a busy machine before anyone has looked."""
SHOWN = """position => Number(document.querySelector('.table[data-life]').dataset.position) >= position &&
  document.querySelector('.prompt .tool:last-child').ariaDisabled === 'true'"""
"""The page is there, and nothing is left that one could skip."""
WORDS = {
    "en": {
        "eat": "The workers eat",
        "hungry": "hungry",
        "round": "Round 1",
        "month": "Month 12",
        "you": "You",
    },
    "fr": {
        "eat": "Les ouvriers mangent",
        "hungry": "faim",
        "round": "Manche 1",
        "month": "Mois 12",
        "you": "Vous",
    },
}


def starving(choice):
    """Least for who wants no food: whatever brings none, a worker sent out first of all."""
    brings = choice.get("bill", {}).get("brings", {})
    return (brings.get("fish", 0) + brings.get("wheat", 0), not choice["move"].startswith("place"))


def move(one, table, chance, most=900, prefer=None, patient=False):
    """Play for a person past the page, move after move: what they see of it is what is looked at here.

    Who is patient moves when the page has shown all that led to the turn, not when the server has it.
    """
    for _ in range(most):
        told = one.turn(table)
        if told["life"] != "playing":
            return
        if patient:
            one.page.wait_for_function(SHOWN, arg=told["position"])
        legal = told["view"]["legal"]
        wanted = chance.choices(legal, [0.02 if one.split()[0] in ENDING else 1.0 for one in legal])[0]
        if prefer is not None:
            wanted = min(told["view"]["choices"], key=prefer)["move"]
        if one.move(table, told, wanted):
            yield told


def has(view, seat):
    """What everyone can count of a seat: points, and its goods and coins or its cards."""
    player = view["players"][seat]
    counts = {"points": player["total"]}
    if "coins" in player:
        return Counter({**counts, **player["goods"], "coins": player["coins"]})
    return Counter({**counts, "cards": player["cards"]})


@pytest.mark.parametrize(
    ("language", "window"),
    [
        pytest.param("fr", PHONE, id="in French on a phone"),
        pytest.param("en", None, id="in English at a desk", marks=pytest.mark.slow),
    ],
)
def test_the_meal_is_a_scene_and_hunger_stands_in_the_log(person, language, window):
    words, theme = WORDS[language], "dark" if window else "light"
    zoe = person("Zoé", language=language, theme=theme, window=window, touch=window is not None)
    table = zoe.lay("little-town", "apprentice", expansion="off")
    zoe.page.add_init_script(NO_HURRY)
    zoe.open(f"/table/{table}")
    for told in move(zoe, table, Random(3), prefer=starving):
        if told["view"]["round"] == 2:
            break
    scene = zoe.page.locator("[data-stage=feeding]")
    said = zoe.page.wait_for_function(SCENE).json_value()
    assert not serious_problems(zoe.page)
    assert zoe.page.evaluate(PASSES_UNDER), "what travels hides what is told"
    told = zoe.ask("GET", f"/api/tables/{table}")["view"]["players"]
    assert words["eat"] in said
    assert "Zoé" in said
    hungry = [player["points"]["hunger"] for player in told]
    assert min(hungry) < 0, "who fetches no food goes hungry"
    assert words["hungry"] in said
    for lost in filter(None, hungry):
        assert re.search(rf"^{-lost // 3}\b.*−3", said, re.MULTILINE), "coins that were eaten may cost points too"
    zoe.page.keyboard.press("Shift")
    scene.wait_for(state="detached")
    if window:
        zoe.page.locator("nav button").last.click()
    line = zoe.page.locator(".lines .by-itself", has_text=words["eat"])
    line.first.wait_for()
    assert f"−{-min(hungry)}" in line.first.inner_text()
    assert words["round"] in zoe.page.locator(".lines").inner_text()


@pytest.mark.parametrize(
    ("game", "options", "language"),
    [
        pytest.param(
            "little-town", {"expansion": "advanced"}, "fr", id="little town, in French", marks=pytest.mark.slow
        ),
        pytest.param("artisans", {}, "en", id="artisans, in English"),
    ],
)
def test_the_log_s_sums_are_the_engine_s_and_the_end_is_a_ceremony(person, game, options, language):
    words, zoe = WORDS[language], person("Zoé", language=language, theme="dark" if language == "fr" else "light")
    table = zoe.lay(game, "apprentice", **options)
    moves = move(zoe, table, Random(5))
    next(told for told in moves if told["view"].get("round") == 4 or told["view"].get("month") == 10)
    zoe.open(f"/table/{table}")  # what happened before is told to who comes back, the rest is seen as it happens
    for _ in moves:
        pass
    told = zoe.ask("GET", f"/api/tables/{table}")
    ceremony = zoe.page.locator("[data-stage=end]")
    ceremony.wait_for()
    zoe.page.locator("[data-end=review]").wait_for()
    result = told["result"]
    order = sorted(range(2), key=lambda seat: result["places"][seat])
    expect(ceremony.locator("ol .sum > [aria-hidden]")).to_have_text(
        [str(result["points"][seat]).replace("-", "−") for seat in order]
    )
    counted = [source for source in result["sources"][0] if any(one[source] for one in result["sources"])]
    key = [speak(language)(f"{game}-source-{source}") for source in counted]
    assert [one.lower() for one in ceremony.locator("ul li").all_inner_texts()] == key, "which colour is what"
    first = [seat for seat, place in enumerate(told["result"]["places"]) if place == 1]
    heading = zoe.page.locator(".ceremony h2").inner_text()
    names = [seat["name"] for seat in told["seats"]]
    assert words["you"] in heading if first == [0] else all(names[seat] in heading for seat in first)
    member = told["seats"][1]["member"]
    assert zoe.page.locator(f".ceremony li [data-face=guild-{member}]").count() == 1
    assert zoe.page.locator(f".ceremony header [data-face=guild-{member}]").count() == (first == [1])
    assert zoe.page.locator(".ceremony .said").inner_text().startswith(names[1])
    assert zoe.page.locator(".ceremony .reason").count() == (len(first) == 1)
    offered = [one.get_attribute("data-end") for one in zoe.page.locator("[data-end]").all()]
    assert offered == ["rematch", "again", "review", "home"]
    zoe.settle()
    assert not serious_problems(zoe.page)
    zoe.page.locator(".ceremony .close").click()
    ceremony.wait_for(state="detached")
    assert "⟦" not in zoe.text

    zoe.page.locator("#tab-log").click()
    zoe.page.locator(".lines .turn").last.wait_for()
    if game == "little-town":
        zoe.page.locator(".lines .fold").last.click()
        zoe.page.locator(".lines .inner").first.wait_for()
    zoe.settle()
    assert not serious_problems(zoe.page)
    first = zoe.ask("GET", f"/api/tables/{table}/steps/0")["view"]
    sums = [has(first, seat) for seat in range(2)]
    for one in zoe.page.evaluate(SUMS):
        word = one["word"] if one["word"] in ("points", "hungry") or game == "little-town" else "cards"
        sums[one["seat"]][word] += one["by"]
        assert str(abs(one["by"])) in one["text"], "the sum is to be read"
    for seat in range(2):
        hungry = sums[seat].pop("hungry", 0)
        assert hungry * 3 == -told["view"]["players"][seat]["points"].get("hunger", 0)
        assert +sums[seat] == +has(told["view"], seat)
        assert -sums[seat] == -has(told["view"], seat)
    if game == "artisans":
        assert words["month"] in zoe.page.locator(".lines").inner_text()


def test_a_gain_rises_where_it_came_from_and_the_table_says_whose_turn_it_is(person):
    zoe = person("Zoé", pace=200)
    table = zoe.lay("little-town", "apprentice", expansion="off")
    zoe.open(f"/table/{table}")
    zoe.page.locator(".table[data-life=playing]").wait_for()
    seen = zoe.page.evaluate_handle("""() => {
      const seen = {rises: [], beats: [], hidden: [], asks: []};
      new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        if (!(node instanceof HTMLElement)) return;
        if (node.matches('.rise')) {
          seen.rises.push(node.innerText);
          const rise = node.getBoundingClientRect();
          const from = document.querySelector(`[data-anchor="${node.dataset.from}"]`);
          const { left, right, top, bottom } = from.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const under = x > rise.left && x < rise.right && y > rise.top && y < rise.bottom;
          if (under && node.dataset.from.startsWith('square-')) seen.hidden.push(node.dataset.from);
        }
        if (node.matches('.stage, .beat')) seen.beats.push(node.innerText);
      }))).observe(document.body, {childList: true, subtree: true});
      const ask = document.getElementById('ask');
      new MutationObserver(() => seen.asks.push(ask.textContent.trim()))
        .observe(ask, {childList: true, subtree: true, characterData: true});
      return seen;
    }""")
    both = "seen => seen.rises.length > 0 && seen.beats.some(one => /your turn/i.test(one))"
    for _ in move(zoe, table, Random(3), patient=True):
        if zoe.page.evaluate(both, seen):
            break
    assert zoe.page.evaluate(both, seen), "both are seen long before the game ends"
    assert all("+" in one or "−" in one for one in seen.evaluate("seen => seen.rises"))
    assert seen.evaluate("seen => seen.hidden") == [], "what rises leaves in sight what it rises from"
    assert [one for one in seen.evaluate("seen => seen.asks") if one.endswith("is playing…")], "who is seen to play"


COVERED = """addEventListener('DOMContentLoaded', () => {
  const seen = window.seen = {rises: 0, turns: 0, covered: []};
  const over = (one, other) => one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (!(node instanceof HTMLElement) || !node.matches('.rise.stays, .stage.passing')) return;
    seen[node.matches('.rise') ? 'rises' : 'turns']++;
    const box = (node.querySelector('.beat') ?? node).getBoundingClientRect();
    for (const other of document.querySelectorAll('.bar .dots, .bar .text, [data-spot]'))
      if (over(box, other.getBoundingClientRect())) seen.covered.push(other.className);
  }))).observe(document.body, {childList: true, subtree: true});
})"""
LIT = """() => {
  const card = getComputedStyle(document.querySelector('.market-spot.can .card'));
  const over = getComputedStyle(document.querySelector('.market-spot.can'), '::after');
  return {lit: card.getPropertyValue('--paper') === card.getPropertyValue('--paper-lit'),
          glazed: over.backgroundColor !== 'rgba(0, 0, 0, 0)' || over.mixBlendMode !== 'normal'};
}"""


def test_on_a_phone_what_is_said_in_passing_covers_neither_the_month_nor_a_card(person):
    zoe = person("Zoé", pace=200, window=PHONE, touch=True)
    laid = (zoe.lay("artisans", "apprentice", artisans="random") for _ in count())
    table = next(one for one in laid if zoe.turn(one)["view"]["phase"] == "market")  # a Provident reserves first (R31)
    zoe.page.add_init_script(COVERED)
    zoe.open(f"/table/{table}")
    zoe.page.locator(".market-spot.can").first.wait_for()
    assert zoe.page.evaluate(LIT) == {"lit": True, "glazed": False}, "the paper is lit, the material keeps its colour"
    both = "() => window.seen.rises > 0 && window.seen.turns > 0"
    for _ in move(zoe, table, Random(3), patient=True):
        if zoe.page.evaluate(both):
            break
    assert zoe.page.evaluate(both)
    assert zoe.page.evaluate("() => window.seen.covered") == []


AREA = "() => document.querySelector('.tabs [data-tab][aria-current]').dataset.tab"


def test_on_a_phone_what_happened_is_shown_again_on_the_board_and_one_stays_there(person):
    zoe = person("Zoé", pace=400, window=PHONE, touch=True)
    table = zoe.lay("artisans", "apprentice", artisans="random")
    for _ in islice(move(zoe, table, Random(3)), 6):
        pass
    zoe.turn(table)
    zoe.open(f"/table/{table}").settle()
    zoe.page.locator(".tabs [data-tab=others]").click()
    zoe.page.wait_for_function(f"() => ({AREA})() === 'others'")
    zoe.page.evaluate(WATCHED)
    zoe.page.get_by_role("button", name="What happened since").click()
    zoe.page.locator(".table.past").wait_for()
    zoe.page.locator(".table[data-life]:not(.past)").wait_for()
    zoe.settle()
    assert zoe.page.evaluate("() => window.areas.at(-1)") == "centre"
    assert "side" not in zoe.page.evaluate("() => window.areas")


WATCHED = f"""() => {{
  window.areas = [];
  const look = () => {{
    const area = ({AREA})();
    if (window.areas.at(-1) !== area) window.areas.push(area);
    requestAnimationFrame(look);
  }};
  look();
}}"""
LOGGED_AT_FIRST = """addEventListener('DOMContentLoaded', () => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.table[data-life]')) return;
    window.logged = document.querySelectorAll('.lines .turn').length;
    watch.disconnect();
  });
  watch.observe(document.body, {childList: true, subtree: true});
})"""


def test_the_first_move_is_made_before_one_s_eyes(person):
    """An opponent has moved before the page is there: the board is seen as it was dealt, then the move."""
    zoe = person("Zoé", pace=100)
    seats = [{"kind": "opponent", "level": "apprentice"}, {"kind": "me"}]
    laid = (zoe.lay("artisans", seats=seats, artisans="random") for _ in count())
    table = next(one for one in laid if zoe.turn(one)["step"] > 0)  # the cards say who begins
    zoe.page.add_init_script(LOGGED_AT_FIRST)
    zoe.open(f"/table/{table}")
    zoe.page.locator(".lines .turn").first.wait_for()
    assert zoe.page.evaluate("() => window.logged") == 0
    zoe.page.wait_for_function(SHOWN, arg=zoe.turn(table)["position"])
