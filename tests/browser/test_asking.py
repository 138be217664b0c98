"""Everything is asked, shown and answered where the eye already is: on the board, with its sums before the click."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import expect

from atelier import Match
from tests.browser.person import PHONE, fresh
from tests.browser.player import CUT_OFF, READ
from tests.browser.test_together import on_turn
from tests.patience import wait_for

REACHED = """() => {
  const legal = [...document.querySelectorAll('[data-spot].can')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.right > 0 && box.left < innerWidth;
  });
  const press = (from, key) => {
    from.focus();
    from.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    return document.activeElement;
  };
  const reached = new Set([legal[0]]), ahead = [legal[0]];
  while (ahead.length) {
    const from = ahead.pop();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const to = press(from, key);
      if (!to.matches('.can')) return {astray: to.dataset.anchor};
      if (!reached.has(to)) { reached.add(to); ahead.push(to); }
    }
  }
  return {legal: legal.length, reached: reached.size};
}"""
COVERED = """() => {
  const slip = document.querySelector('#tooltip').getBoundingClientRect();
  const own = document.querySelector('[aria-describedby=tooltip]').getBoundingClientRect();
  const wide = Math.min(slip.right, own.right) - Math.max(slip.left, own.left);
  const high = Math.min(slip.bottom, own.bottom) - Math.max(slip.top, own.top);
  return wide > 0.5 && high > 0.5;
}"""
BESIDE = """card => {
  const slip = document.querySelector('#tooltip').getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const gap = (one, other) =>
    Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);
  return [...document.querySelectorAll('[data-anchor^=object-]')].filter(one => {
    const box = one.getBoundingClientRect();
    return gap(own, box) < 20 && gap(slip, box) < 0;
  }).map(one => one.dataset.anchor);
}"""
"""Which cards beside one, or the card itself, lie under its slip."""
KINDS = [
    ("artisans", {"artisans": "draft"}),
    ("artisans", {"artisans": "random"}),
    ("little-town", {"expansion": "off"}),
]


def seated(person, game, options, **wishes):
    """Zoé at a table of a game with an apprentice, on turn."""
    zoe = person("Zoé", **wishes)
    table = zoe.lay(game, "apprentice", **options)
    zoe.open(f"/table/{table}")
    return on_turn(table, zoe), table


def choices(zoe, table):
    return {choice["move"]: choice for choice in zoe.ask("GET", f"/api/tables/{table}")["view"]["choices"]}


def play_until(zoe, table, wanted, prefer):
    """Past the pages, until a choice is as wanted; the choice."""
    for _ in range(80):
        now = zoe.turn(table)
        offered = now["view"]["choices"]
        found = [choice for choice in offered if wanted(choice)]
        if found:
            return found[0]
        zoe.move(table, now, min(offered, key=prefer)["move"])
    raise AssertionError("it never came to that")


def risks(choice):
    return [risk["message"] for risk in choice.get("bill", {}).get("risks", [])]


def mine(zoe, table):
    now = zoe.ask("GET", f"/api/tables/{table}")
    return now["view"]["players"][now["seat"]]


def spot(zoe, move):
    return zoe.page.locator(f'[data-spot][data-moves="{move}"]:visible').first


@pytest.mark.parametrize(
    ("game", "options", "wishes"),
    [
        pytest.param(*kind, wishes, id=f"{kind[0]} {number} {width}", marks=[] if here else pytest.mark.slow)
        for number, kind in enumerate(KINDS)
        for width, wishes, here in (
            ("desk", {}, number == 0),
            ("phone", {"window": PHONE, "touch": True}, number == 2),
        )
    ],
)
def test_there_is_no_wall_of_chips_and_arrows_reach_every_answer(person, game, options, wishes):
    zoe, table = seated(person, game, options, **wishes)
    zoe.settle()
    legal = set(choices(zoe, table))
    seen = zoe.page.evaluate(READ)
    assert set(seen["answers"]) == legal, "the list has them all"
    assert len(seen["shown"]) <= 1
    assert seen["rows"] == 1
    placed = zoe.page.evaluate(
        """() => [...document.querySelectorAll('[data-spot], [data-direct]')].flatMap(one =>
          [one.dataset.moves, one.dataset.leads, one.dataset.direct].flatMap(moves => moves?.split('|') ?? []))"""
    )
    assert legal <= set(placed), "every answer has a place where the eye is"
    walked = zoe.page.evaluate(REACHED)
    assert walked["reached"] == walked["legal"] > 0
    expect(zoe.page.locator('[data-spot][tabindex="0"]')).to_have_count(1)


def test_the_list_opens_on_demand_and_takes_an_answer_from_the_keyboard(person):
    zoe, _ = seated(person, "little-town", {"expansion": "off"})
    before = zoe.page.evaluate(READ)["position"]
    listed = zoe.page.locator("#answer-list [data-answer]")
    expect(listed.first).to_be_hidden()
    zoe.page.keyboard.press("a")
    expect(listed.first).to_be_focused()
    zoe.page.keyboard.press("ArrowDown")
    expect(listed.nth(1)).to_be_focused()
    zoe.page.keyboard.press("Escape")
    expect(listed.first).to_be_hidden()
    assert zoe.page.evaluate(READ)["position"] == before
    zoe.page.keyboard.press("2")
    zoe.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)


def test_coins_that_stand_in_are_said_in_red_before_they_are_paid(person):
    """T8: a Wheat Field for three coins, since there is no wood yet."""
    zoe, table = seated(person, "little-town", {"expansion": "off", "market": "first"})
    poor = play_until(zoe, table, lambda one: one.get("bill", {}).get("stand_in"), lambda one: 0)
    spot(zoe, poor["move"]).hover()
    slip = zoe.page.locator("#tooltip")
    expect(slip.locator(".loss .numbers")).to_have_text("−3")
    expect(slip).to_contain_text("coins in place of 1 wood")
    assert not zoe.page.evaluate(COVERED)
    spot(zoe, poor["move"]).click()
    expect(slip).to_have_count(0)
    zoe.page.wait_for_function(f"() => ({READ})().answers[0].startsWith('place')")
    asked = zoe.page.locator("[role=alertdialog]")
    square = next(move for move, one in choices(zoe, table).items() if "stand-in" in risks(one))
    before = zoe.page.evaluate(READ)["position"]
    step = zoe.ask("GET", f"/api/tables/{table}")["view"]["step"]
    spot(zoe, square).click()
    expect(asked).to_contain_text("3 coins stand in for a missing resource; no coin is left.")
    zoe.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert zoe.ask("GET", f"/api/tables/{table}")["position"] == before, "a no plays nothing"
    spot(zoe, square).click()
    zoe.page.locator("[data-confirm=yes]").click()
    zoe.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)
    now = zoe.ask("GET", f"/api/tables/{table}")
    since = [zoe.ask("GET", f"/api/tables/{table}/steps/{one}") for one in range(step + 1, now["view"]["step"] + 1)]
    coins = [one["view"]["players"][now["seat"]]["coins"] for one in since]
    assert 0 in coins, "and someone may have paid her later"


def test_a_button_of_the_prompt_is_asked_about_in_its_place_and_the_table_stays_in_sight(person):
    zoe, table = seated(person, "artisans", {"artisans": "random"})
    play_until(zoe, table, lambda one: one["move"] == "pass" and risks(one), lambda one: 0)
    prompt = zoe.page.locator(".prompt").bounding_box()
    zoe.page.locator("button[data-direct=pass]").click()
    asked = zoe.page.locator("[role=alertdialog]")
    expect(asked).to_contain_text(", although ")
    assert asked.bounding_box() == prompt
    zoe.page.locator("[data-confirm=no]").click()
    expect(asked).to_have_count(0)


@pytest.mark.parametrize(
    "wishes",
    [pytest.param({}, id="desk", marks=pytest.mark.slow), pytest.param({"window": PHONE, "touch": True}, id="phone")],
)
def test_hunger_is_announced_before_it_happens(person, wishes):
    """T13: before the last worker the prompt counts, before the last move it is asked, and then it is what it said."""
    zoe = person("Zoé", **wishes)
    table = zoe.lay("little-town", "apprentice", expansion="off")

    def worth(choice):
        brings = choice.get("bill", {}).get("brings", {})
        return (brings.get("fish", 0) + brings.get("wheat", 0), not choice["move"].startswith("place"))

    last = play_until(zoe, table, lambda one: "hunger" in risks(one), worth)
    hunger = next(risk["things"] for risk in last["bill"]["risks"] if risk["message"] == "hunger")
    zoe.open(f"/table/{table}")
    before = on_turn(table, zoe).page.evaluate(READ)["position"]
    expect(zoe.page.locator("#ask .mind.short")).to_contain_text("5 workers to feed, 0 food.")
    expect(zoe.page.locator(".food:visible").first).to_have_accessible_name("Food for 0 of 5 workers")
    assert zoe.page.evaluate(CUT) == []
    if wishes:
        zoe.page.set_viewport_size({**PHONE, "width": 260})
        assert zoe.settle().page.evaluate(CUT) == [], "what is too long for a narrow phone is written smaller"
        zoe.page.set_viewport_size(PHONE)
    assert zoe.page.locator("[data-area=market] [data-purse]").is_visible() == bool(wishes), "at a desk both are seen"
    zoe.page.locator("#all-answers").click()
    expect(zoe.page.locator(f'#answer-list [data-answer="{last["move"]}"]')).to_contain_text("hungry")
    zoe.page.keyboard.press("Escape")
    spot(zoe, last["move"]).click()
    asked = zoe.page.locator("[role=alertdialog]")
    expect(asked).to_contain_text(f"{int(hunger['workers'])} workers go hungry: −{int(hunger['points'])} points")
    zoe.page.locator("[data-confirm=yes]").click()
    expect(asked).to_have_count(0)
    zoe.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)
    while (now := zoe.turn(table))["view"]["round"] == 1:  # the coins that are left feed as many as they can
        zoe.move(table, now, now["view"]["legal"][-1])
    lost = mine(zoe, table)["points"]["hunger"]
    assert -hunger["points"] <= lost < 0


def test_a_slip_leaves_the_cards_in_sight_with_which_its_own_is_compared(person):
    zoe, _ = seated(person, "artisans", {"artisans": "random"})
    cards = zoe.page.locator("[data-spot][data-anchor^=object-]:visible")
    expect(cards.nth(2)).to_be_visible()  # of four, one may be reserved by now
    for card in cards.all():
        card.hover()
        expect(zoe.page.locator("#tooltip")).to_contain_text(card.locator(".name").inner_text())
        zoe.settle()
        assert card.evaluate(BESIDE) == []


@pytest.mark.parametrize(
    ("count", "said"),
    [(6, "from both its neighbours"), (5, "only who holds 6 may trade")],
    ids=["fits nowhere", "too few cards"],
)
def test_a_card_of_the_hand_that_cannot_be_laid_says_why(person, count, said):
    zoe, table = seated(person, "artisans", {"artisans": "random"})
    barred = held_back(zoe, table, count)
    zoe.page.locator(f'[data-spot].hand-spot:has([data-anchor$="-{barred}"]):visible').first.hover()
    expect(zoe.page.locator("#tooltip")).to_contain_text(said)
    asked = "Six cards" if count == 6 else "Fewer than six cards"
    expect(zoe.page.locator("#ask")).to_contain_text(f"{asked} in hand")


def held_back(zoe, table, count):
    """Past the pages, until she is at the market with so many cards and can lay one nowhere: its material."""
    for _ in range(80):
        now = zoe.turn(table)
        legal = [choice["move"] for choice in now["view"]["choices"]]
        hand = {material: cards for material, cards in mine(zoe, table)["hand"].items() if cards}
        idle = [material for material in hand if not any(move.startswith(f"trade {material} ") for move in legal)]
        if "token" in legal and (sum(hand.values()) < 6) == (count < 6) and idle:
            zoe.page.wait_for_function(f"at => ({READ})()?.position === at", arg=now["position"])
            on_turn(table, zoe)
            return idle[0]
        ahead = ("trade", "take") if count == 6 else ("develop", "token")
        zoe.move(table, now, min(legal, key=lambda move: not move.startswith(ahead)))
    raise AssertionError("all her cards could always be laid")


def test_one_button_feeds_everyone_and_says_what_that_uses_up(person):
    """T13: some fish, wheat and coins for the rest: two questions, which one click answers, food before coins."""
    match, step, seat = before_a_meal()
    zoe = person("Zoé")
    fork = go_on(zoe, match, step, seat)
    told, held = zoe.turn(fork)["view"], mine(zoe, fork)
    fish = held["goods"]["fish"]
    wheat = told["now"]["hungry"] - fish
    expect(zoe.page.get_by_text(f"The game goes on from move {step}.").first).to_be_visible()
    shown = zoe.page.locator(".way .takes").all_inner_texts()
    assert ["".join(one.split()) for one in shown] == [price(one, told["now"]["hungry"]) for one in told["choices"]]
    button = zoe.page.locator("[data-answer=at-once]")
    expect(button).to_have_text(f"Feed everyone: {fish} fish, {wheat} wheat")
    zoe.page.evaluate(ASKED_SINCE)
    button.click()
    wait_for(lambda: f"feed wheat {wheat}" in made(zoe, fork, seat))
    expect(zoe.page.locator("#ask")).not_to_contain_text("Feed everyone")
    assert not [asked for asked in zoe.page.evaluate("() => window.asked") if "how many" in asked]
    assert made(zoe, fork, seat)[:2] == [f"feed fish {fish}", f"feed wheat {wheat}"]
    after = mine(zoe, fork)
    assert (after["points"]["hunger"], after["coins"]) == (held["points"]["hunger"], held["coins"])


CUT = f"""() => ['#ask', '#all-answers .words', '.direct > span'].filter(named =>
  [...document.querySelectorAll(named)].some(one => named === '#ask'
    ? ({CUT_OFF})(one)
    : one.getClientRects().length > 1))"""
"""Whether the question is cut off, and which buttons break into two lines."""
LENGTHEN = """([sentence, times]) => {
  document.querySelector('#ask > span').firstChild.data = Array(times).fill(sentence).join(' ');
}"""
AT_ITS_END = """() => {
  const ask = document.getElementById('ask');
  return ask.scrollTop > 0 && ask.scrollTop + ask.clientHeight >= ask.scrollHeight - 1;
}"""
ASKED_SINCE = """() => {
  const ask = document.getElementById('ask');
  window.asked = [];
  const heard = new MutationObserver(() => window.asked.push(ask.innerText));
  heard.observe(ask, {subtree: true, characterData: true, childList: true});
}"""


@pytest.mark.parametrize(
    "wishes", [pytest.param({}, id="desk"), pytest.param({"window": PHONE, "touch": True}, id="phone")]
)
def test_a_question_of_any_length_is_written_smaller_and_then_scrolled(person, wishes):
    """Names of cards are the author's, and may be long."""
    zoe, _ = seated(person, "little-town", {"expansion": "off"}, **wishes)
    size = zoe.page.viewport_size
    for times, narrower in ((2, 1), (20, 2)):
        zoe.page.evaluate(LENGTHEN, ["Put the worker on a free grass square, or choose a tile to build.", times])
        zoe.page.set_viewport_size({**size, "width": size["width"] - narrower})
        assert zoe.settle().page.evaluate(CUT) == []
    zoe.page.locator("#ask").hover()
    zoe.page.mouse.wheel(0, 5_000)
    zoe.page.wait_for_function(AT_ITS_END)


def price(choice, hungry):
    """T13: all that a way to feed takes, also unasked, and how many are left to be fed with the next answer."""
    bill = {"pays": {}, "lacks": {}, "stand_in": 0, **choice.get("bill", {})}
    left = int(hungry - sum(bill["pays"].values()) - bill["lacks"].get("meals", 0))
    eaten = "".join("" if count == 1 else str(count) for count in bill["pays"].values())
    coins = f"−{bill['stand_in']}" if bill["stand_in"] else "" if bill["pays"] else "0"
    return f"{eaten}{coins}" + (f"+{left}" if left else "")


def made(zoe, table, seat):
    """The moves of a seat at this table."""
    return [
        one["move"]
        for one in zoe.ask("GET", f"/api/tables/{table}/log")["entries"]
        if one.get("seat") == seat and one["kind"] == "moved"
    ]


def go_on(zoe, match, step, seat):
    """Zoé takes a seat of a game after so many moves, and sees its table; its number."""
    record = json.loads(match.record.write())
    table = zoe.ask("POST", "/api/records", {"record": record, "request": fresh()})["id"]
    others = {"kind": "opponent", "level": "apprentice"}
    seats = [{"kind": "me"} if one == seat else others for one in range(match.seats)]
    fork = zoe.ask("POST", f"/api/tables/{table}/fork", {"step": step, "seats": seats, "request": fresh()})["id"]
    zoe.ask("POST", f"/api/tables/{fork}/start", {"request": fresh()})
    zoe.open(f"/table/{fork}")
    return fork


def before_a_meal():
    """A game of Little Town, and after how many moves who has fish for some, wheat for all others, and coins."""
    match, chance, found = Match("little-town", 2, seed=1, expansion="off"), Random(1), None
    while not match.over:
        legal = match.legal
        if found is None and legal[0].startswith("feed fish") and len(legal) > 1:
            view = match.view(match.seat)
            held = view["players"][match.seat]
            food = [held["goods"].get(course, 0) for course in ("fish", "wheat")]
            if 0 < food[0] < view["now"]["hungry"] <= sum(food) and held["coins"] >= 3:
                found = len(match.moves), match.seat
        keen = [move for move in legal if move.startswith(("gather", "activate", "build wheat"))]
        match.play(chance.choice(keen or legal))
    assert found is not None
    return match, *found


def test_the_second_question_can_be_switched_off(person):
    zoe, table = seated(person, "little-town", {"expansion": "off"})
    before = zoe.page.evaluate(READ)["position"]
    lonely = next(move for move, one in choices(zoe, table).items() if "nothing-there" in risks(one))
    spot(zoe, lonely).click()
    zoe.page.get_by_role("button", name="Yes, and never ask again").click()
    zoe.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)
    on_turn(table, zoe)
    before = zoe.page.evaluate(READ)["position"]
    lonely = next(move for move, one in choices(zoe, table).items() if "nothing-there" in risks(one))
    spot(zoe, lonely).click()
    zoe.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)


def test_a_coin_turns_another_card_up_and_a_picked_card_leads_to_the_page_of_its_places(person):
    zoe, table = seated(person, "little-town", {"expansion": "standard"}, window=PHONE, touch=True)
    page = zoe.page

    def first(choice):
        return choice["message"] not in ("worker", "place", "gather-all"), choice["move"].startswith("cycle")

    play_until(zoe, table, lambda choice: choice["move"] == "hire right", first)
    deck = next(word for word, one in zoe.turn(table)["view"]["decks"].items() if "hire right" in one["sells"])
    page.locator(".cycle.can").dispatch_event("click")
    spot(zoe, f"cycle {deck}").wait_for(state="attached")
    expect(page.locator("#ask")).to_contain_text("under its deck")
    page.locator(".cycle.picked").dispatch_event("click")
    page.locator(f'[data-anchor="deck-{deck}"][aria-pressed=false]').dispatch_event("click")
    expect(page.locator("#ask")).to_contain_text("left or right of your worker")
    expect(page.locator('[data-area="mine"] [data-moves="hire right"]')).to_be_in_viewport()


def test_what_leaves_no_choice_is_done_and_said(person):
    """T6: all around the worker is gathered, nothing else can be done: the action ends by itself."""
    zoe = person("Zoé")
    table = zoe.lay("little-town", "apprentice", expansion="standard")

    def only_one(choice):
        return len(choices(zoe, table)) == 1 and not risks(choice)

    forced = play_until(zoe, table, only_one, lambda one: (one["move"].startswith("done"), one["move"] == "gather all"))
    before = zoe.ask("GET", f"/api/tables/{table}")["position"]
    zoe.open(f"/table/{table}")
    zoe.page.wait_for_function(f"position => ({READ})()?.position > position", arg=before)
    log = zoe.ask("GET", f"/api/tables/{table}/log?after=0")["entries"]
    assert forced["move"] in [entry.get("move") for entry in log if entry["position"] == before + 1]


@pytest.mark.parametrize(
    ("game", "options", "wishes"),
    [
        pytest.param(*KINDS[1], {}, id="artisans at a desk", marks=pytest.mark.slow),
        pytest.param("little-town", {"expansion": "advanced"}, {"window": PHONE}, id="little town on a phone"),
        pytest.param(*KINDS[1], {"window": PHONE}, id="artisans on a phone", marks=pytest.mark.slow),
        pytest.param("little-town", {"expansion": "advanced"}, {}, id="little town at a desk", marks=pytest.mark.slow),
    ],
)
def test_a_slip_never_covers_what_it_is_about_nor_says_whose_values_they_are(person, game, options, wishes):
    zoe, _ = seated(person, game, options, **wishes)
    zoe.settle()
    things = zoe.page.locator("[data-spot]:visible")
    seen = 0
    for index in range(0, things.count(), 2 if wishes else 4):
        box = things.nth(index).bounding_box()
        if not box or box["x"] < 0 or box["x"] + box["width"] > zoe.page.viewport_size["width"]:
            continue
        things.nth(index).hover(force=True)
        slip = zoe.page.locator("#tooltip")
        slip.wait_for()
        assert not zoe.page.evaluate(COVERED)
        assert "our own" not in slip.inner_text()
        seen += 1
        zoe.page.mouse.move(2, 2)
        expect(slip).to_have_count(0)
    assert seen > 5
