"""Every card of both boxes can be read at every width.

No word lies on another or on a price, none leaves its card, none is small. The server tells one true table; what
lies on it is exchanged on the way to the page, until every card of the box was seen.
"""

from __future__ import annotations

import copy

import pytest
from playwright.sync_api import expect

from tests.browser.person import CLIPPED

WINDOWS = [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440)]
LEAST = 12
"""Pixels: nothing on a card is smaller; the signs of a tile shrink with its square once it stands on the map."""
TILES = 13
"""Kinds of tile in a market."""
SQUARES = [f"{column}{row}" for row in (2, 3, 5) for column in "bcdefgh"][:TILES]

LISTEN = """
window.EventSource = class extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor() { super(); window.line = this; setTimeout(() => this.dispatchEvent(new Event("open"))); }
  close() {}
};
"""
"""A line on which nothing comes but what the test says."""
SHOW_AND_MEASURE = """async ([snapshot, cards, least]) => {
  window.line.dispatchEvent(new MessageEvent("table", { data: JSON.stringify(snapshot) }));
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const found = new Set();
  const seen = element => !element.closest(".unseen") &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** The ink of a line: its box without the room a font keeps above capitals and below the baseline. */
  const ink = ({ left, right, top, bottom }) => {
    const room = (bottom - top) * 0.2;
    return { left: left + 0.5, right: right - 0.5, top: top + room, bottom: bottom - room };
  };
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const within = (a, b) =>
    a.left > b.left - 1.5 && a.right < b.right + 1.5 && a.top > b.top - 1.5 && a.bottom < b.bottom + 1.5;
  const drawn = [...document.querySelectorAll("[data-sign]")]
    .map(sign => [sign, sign.dataset.sign, new Text(sign.dataset.sign)]);
  for (const [sign, , text] of drawn) {
    sign.prepend(text);
    sign.removeAttribute("data-sign");
  }
  let many = 0;
  for (const card of document.querySelectorAll(cards)) {
    const frame = card.getBoundingClientRect();
    if (!frame.width || !seen(card)) continue;
    many += 1;
    const say = (text, what) => found.add(`${innerWidth} ${card.dataset.anchor ?? card.className}: ${text} ${what}`);
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walk.nextNode()) {
      const node = walk.currentNode, text = node.data.trim(), holder = node.parentElement;
      if (!text || !seen(holder)) continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size < least - 0.01 && !card.matches(".square")) say(text, `is ${size.toFixed(1)} px`);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) words.push({ text, holder, box: ink(line) });
    }
    const signs = [...card.querySelectorAll(".icon, .mark, .arrow, .flag, .glyph, .swatch")]
      .filter(element => seen(element) && !element.closest(".owner"))
      .map(element => ({ text: element.className, holder: element, box: element.getBoundingClientRect() }));
    for (const { text, box } of [...words, ...signs]) if (!within(box, frame)) say(text, "leaves its card");
    for (const [index, one] of words.entries()) {
      for (const other of words.slice(index + 1))
        if (meet(one.box, other.box)) say(one.text, `lies on ${other.text}`);
      for (const sign of signs)
        if (!sign.holder.contains(one.holder) && meet(one.box, sign.box)) say(one.text, `lies on a sign, ${sign.text}`);
    }
  }
  for (const [sign, word, text] of drawn) {
    text.remove();
    sign.dataset.sign = word;
  }
  return [many, [...found]];
}"""

COVERED = """async snapshot => {
  window.line.dispatchEvent(new MessageEvent("table", { data: JSON.stringify(snapshot) }));
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const answers = [...document.querySelectorAll(".way, .stock .can")];
  return answers.filter(one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map(one => one.dataset.moves).concat(answers.length > 5 ? [] : `only ${answers.length} answers`);
}"""
"""Ways to pay, and piles to pay with, that something else lies over."""


def look(person, language, windows, cards, positions, game, *opponents, **options):
    """What cannot be read on `cards` in each of the positions of a table, in each of some windows."""
    owner = person("Zoé")
    told = owner.ask("GET", f"/api/tables/{owner.lay(game, *opponents, **options)}")
    kinds = owner.ask("GET", f"/api/games/{game}/things")["kinds"]
    someone = person(language=language, painted=True)
    someone.context.add_cookies(owner.context.cookies())
    someone.page.add_init_script(LISTEN)
    someone.open(f"/table/{told['id']}")
    someone.page.wait_for_function("() => window.line")
    someone.page.evaluate(CLIPPED)
    found = set()
    for width, height in windows:
        someone.page.set_viewport_size({"width": width, "height": height})
        someone.page.evaluate(SHOW_AND_MEASURE, [told, cards, LEAST])
        someone.page.locator(cards).first.wait_for(state="attached")
        someone.settle()
        for position in positions(told, kinds):
            many, wrong = someone.page.evaluate(SHOW_AND_MEASURE, [position, cards, LEAST])
            assert many > 3, f"{width}: hardly a card was seen"
            found.update(wrong)
    return sorted(found)


def every_look(**values):
    """Either language with either of two values, at every third window. `make test` tries one of these, in French: its
    words are longer. `make soak` tries all."""
    [(name, both)] = values.items()
    return pytest.mark.parametrize(
        ("language", name, "windows"),
        [
            pytest.param(
                language,
                value,
                WINDOWS[(place + more) % 3 :: 3],
                id=f"{language}-{value}-windows {more}",
                marks=[] if (turn, place, more) == (1, 1, 0) else [pytest.mark.slow],
            )
            for turn, language in enumerate(("en", "fr"))
            for place, value in enumerate(both)
            for more in (0, 1, 2)
        ],
    )


@every_look(expansion=["standard", "advanced"])
def test_every_card_of_little_town_can_be_read(person, language, expansion, windows):
    cards = ".offer, .pack, .carded, .option, .goal, .square"
    assert not look(person, language, windows, cards, towns, "little-town", "apprentice", expansion=expansion)


@every_look(people=[2, 4])
def test_every_card_of_artisans_can_be_read(person, language, people, windows):
    cards = ".object-spot, .market-spot, .hand-spot, .works-spot, .artisan-spot, .made-spot, .next-spot, .fill-spot"
    others = ["apprentice"] * (people - 1)
    assert not look(person, language, windows, cards, benches, "artisans", *others, artisans="random")


@pytest.mark.parametrize(
    ("language", "windows"),
    [("fr", WINDOWS[::2]), *(pytest.param(language, WINDOWS, marks=pytest.mark.slow) for language in ("fr", "en"))],
)
def test_every_artisan_on_offer_can_be_read(person, language, windows):
    cards = ".artisan-spot, .small-spot"
    assert not look(
        person, language, windows, cards, lambda told, _: [told], "artisans", "apprentice", artisans="draft"
    )


def test_all_nine_artisans_are_in_sight_on_a_phone(person):
    zoe = person("Zoé", language="fr", window={"width": 390, "height": 844}, touch=True)
    zoe.open(f"/table/{zoe.lay('artisans', 'apprentice', artisans='draft')}")
    expect(zoe.page.locator(".artisan-spot")).to_have_count(9)
    zoe.settle()
    assert zoe.page.locator(".offer").evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(zoe.page.locator(".coming")).to_contain_text("à venir")


@pytest.mark.parametrize(
    ("expansion", "windows"),
    [
        ("off", WINDOWS[::3]),
        *(pytest.param(expansion, WINDOWS, marks=pytest.mark.slow) for expansion in ("off", "standard")),
    ],
)
def test_a_bill_lies_over_nothing_it_is_paid_from(person, expansion, windows):
    """T13: five hungry workers, five fish, and coins for as many; at every width in `make soak`."""
    zoe = person("Zoé")
    told = zoe.ask("GET", f"/api/tables/{zoe.lay('little-town', 'apprentice', expansion=expansion)}")
    seat = told["seat"]
    told["view"].update(turn=seat, legal=[f"feed fish {count}" for count in range(1, 6)])
    told["view"]["choices"] = [
        {
            "move": move,
            "message": "feed-fish",
            "things": {"count": count, "coins": 15 - 3 * count},
            "ends": False,
            "bill": {"pays": {"fish": count}, "stand_in": 15 - 3 * count},
        }
        for count, move in enumerate(told["view"]["legal"], 1)
    ]
    told["view"]["now"]["hungry"] = 5
    told["view"]["players"][seat].update(coins=14, goods={"wood": 7, "stone": 4, "fish": 5, "wheat": 0})
    zoe.page.add_init_script(LISTEN)
    zoe.open(f"/table/{told['id']}")
    zoe.page.wait_for_function("() => window.line")
    for width, height in windows:
        zoe.page.set_viewport_size({"width": width, "height": height})
        zoe.page.evaluate(COVERED, told)
        zoe.settle()
        mine = zoe.page.locator("nav button[data-tab=mine]:visible")
        if mine.count():
            mine.click()
        expect(zoe.page.locator(".way").first).to_be_in_viewport()
        zoe.settle()
        assert not zoe.page.evaluate(COVERED, told), width


def towns(told, kinds):
    """Positions that together show every tile on offer and built, every Artisan in deck and row, every objective."""
    tiles, goals = list(kinds["tile"]), list(kinds["objective"])
    decks = {word: deck["cards"] for word, deck in kinds["deck"].items()}
    for turn in range(9):
        one = calm(told)
        view = one["view"]
        for word, deck in view["decks"].items():
            deck["top"] = decks[word][turn]
        offered = some(tiles, turn * 4, TILES)
        view["market"] = dict.fromkeys(offered, 5)
        view["buildings"] = [
            {"square": square, "tile": tile, "owner": index % 2}
            for index, (square, tile) in enumerate(zip(SQUARES, offered, strict=True))
        ]
        view["workers"] = {}
        row = some([cards[turn] for cards in decks.values()], turn, 6)
        cubes = ["wood", "stone"] if view["expansion"] == "advanced" else []
        mine = view["players"][one["seat"]]
        mine["row"] = [{"card": card, "cubes": cubes, "side": None} for card in row]
        mine.update(objectives=some(goals, turn * 3, 4), hidden=4, done=[])
        yield one


def benches(told, kinds):
    """Positions that together show every object, every artisan, a hand of everything and columns of all heights."""
    objects, artisans, materials = (list(kinds[kind]) for kind in ("object", "artisan", "material"))
    for turn in range(len(objects) // 4):
        one = calm(told)
        view = one["view"]
        *view["row"], view["next"] = some(objects, turn * 4, 5)
        view["market"] = some(materials, turn, 5)
        for seat, player in enumerate(view["players"]):
            player["artisan"] = artisans[(turn * 2 + seat) % len(artisans)]
            player["made"] = some(objects, turn * 4 + seat, 5)
            player["works"] = {word: [6, 4, 2, 1][: (turn + index) % 5] for index, word in enumerate(materials)}
            if player["hand"] is not None:
                player["hand"] = dict.fromkeys(materials, 2)
        yield one


def calm(told):
    """The same table with nothing to decide."""
    one = copy.deepcopy(told)
    one["view"].update(turn=1 - one["seat"], legal=[], choices=[])
    return one


def some(things, start, many):
    """So many of the things from one on, round and round."""
    return [things[(start + index) % len(things)] for index in range(many)]
