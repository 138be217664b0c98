"""Taking back against opponents, in a real browser: said before it is done, as often as one likes, and seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE
from tests.browser.player import READ, WAITED, Player

PACE = 300
"""Milliseconds for others' moves: things travel."""
COUNT_TRAVELS = """() => {
  window.travelled = [];
  new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes])
    .forEach(node => node.classList?.contains('travelling') && window.travelled.push(node.outerHTML.slice(0, 80))))
    .observe(document.body, {childList: true});
}"""


def tool(one, place):
    """The tools of the turn: 0 takes the last decision back, 1 the whole turn."""
    return one.page.locator(".prompt .tools button").nth(place)


def decide(one, choices):
    """Play on until so many real choices were made and it is one's turn again; what was offered at each."""
    player, offered, position = Player(one, seed=3), [], -1
    while True:
        one.page.wait_for_function(WAITED, arg=position)
        now = one.page.evaluate(READ)
        if len(offered) == choices:
            return offered
        position = now["position"]
        if len(now["answers"]) > 1:
            offered.append(sorted(now["answers"]))
        player.make(player.choose(now["answers"]))


def went_back(one, position, offered):
    """The page offers again what it offered at that choice."""
    one.page.wait_for_function(WAITED, arg=position)
    now = one.page.evaluate(READ)
    assert sorted(now["answers"]) == offered
    return now["position"]


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_on_a_desk_one_goes_back_to_the_first_choice_and_sees_it(person, game):
    zoe = person("Zoé", pace=PACE)
    table = zoe.lay(game, "apprentice")
    zoe.open(f"/table/{table}")
    offered = decide(zoe, 3)
    zoe.settle()
    now = zoe.ask("GET", f"/api/tables/{table}")
    told, other = now["takes_back"]["last"], now["seats"][1]["name"]
    name = tool(zoe, 0).get_attribute("aria-label")
    assert name.startswith("Take back “")
    assert (f"and what {other} answered" in name) == bool(told["answers"])
    tool(zoe, 0).hover()
    expect(zoe.page.get_by_role("tooltip")).to_contain_text(name)
    zoe.page.evaluate(COUNT_TRAVELS)
    position = zoe.page.evaluate(READ)["position"]
    tool(zoe, 0).click()
    position = went_back(zoe, position, offered.pop())
    log = zoe.page.locator("[data-area=side]")
    expect(log).to_contain_text("Zoé takes back “")
    expect(zoe.page.locator("[aria-live]").first).to_contain_text("Zoé takes back “")
    assert zoe.page.evaluate("travelled.length"), "what was done travels back"
    while offered:
        expect(tool(zoe, 0)).to_have_attribute("aria-disabled", "false")
        zoe.page.keyboard.press("u")
        position = went_back(zoe, position, offered.pop())
    tool(zoe, 0).hover()
    expect(tool(zoe, 0)).to_have_attribute("aria-disabled", "true")
    assert zoe.ask("GET", f"/api/tables/{table}")["take_backs"] >= 1
    decide(zoe, 2)


def test_on_a_phone_the_first_touch_says_it_and_the_second_does_it(person):
    zoe = person("Zoé", language="fr", window=PHONE, touch=True)
    table = zoe.lay("little-town", "apprentice")
    zoe.open(f"/table/{table}")
    offered = decide(zoe, 2)
    while not zoe.ask("GET", f"/api/tables/{table}")["takes_back"]["last"]["answers"]:
        offered += decide(zoe, 1)
    zoe.settle()
    position = zoe.page.evaluate(READ)["position"]
    tool(zoe, 0).tap()
    slip = zoe.page.get_by_role("tooltip")
    expect(slip).to_contain_text("Reprendre «")
    expect(slip).to_contain_text(re.compile("la réponse d(e |')"))
    assert zoe.page.evaluate(READ)["position"] == position, "nothing is done yet"
    tool(zoe, 0).tap()
    position = went_back(zoe, position, offered.pop())
    expect(zoe.page.locator(".last")).to_contain_text("Zoé reprend «")
    expect(slip).to_have_count(0)
    expect(tool(zoe, 1)).to_be_visible()
    zoe.settle()
    before = zoe.ask("GET", f"/api/tables/{table}")
    if before["takes_back"]["last"]["answers"]:
        tool(zoe, 1).tap()
        expect(slip).to_contain_text("Reprendre tout le tour")
    tool(zoe, 1).tap()
    zoe.page.wait_for_function(WAITED, arg=position)
    assert zoe.ask("GET", f"/api/tables/{table}")["step"] < before["step"]
