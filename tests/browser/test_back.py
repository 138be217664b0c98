"""Something to come back for: my games and how I do, the deal of the day beside others', puzzles on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from atelier.lab.forecast import percent, told_chance
from atelier.lab.puzzles import puzzles_of
from tests.browser.gallery import play_some
from tests.browser.person import PHONE, fresh
from tests.browser.player import PICKED, Player
from tests.patience import wait_for

ALL = 10_000
"""More moves than any game has."""


def leave(one, table):
    """Get up; an opponent plays the game to its end."""
    one.ask("POST", f"/api/tables/{table}/leave", {"request": fresh()})


def counted(number, word):
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def test_my_games_show_how_they_ended_and_how_i_do_against_each_level(person):
    zoe = person("Zoé")
    left = zoe.lay("little-town", "journeyman", expansion="off")
    table = zoe.lay("artisans", "apprentice", artisans="random")
    leave(zoe, left)
    play_some(zoe, table, ALL, 1)
    wait_for(lambda: len(zoe.ask("GET", "/api/me/games")["games"]) == 2)
    told = zoe.ask("GET", f"/api/tables/{table}")
    (own, other), places = told["result"]["points"], told["result"]["places"]
    place = places[0]
    zoe.open("/mine")
    page = zoe.page
    finished = page.locator("section[aria-labelledby=finished] li")
    expect(finished).to_have_count(2)
    game = finished.filter(has=page.locator(f'a[href="/review/{table}"]'))
    seats = [f"Zoé {own}", f"{told['seats'][1]['name']} {other}"]
    assert game.locator(".seats > span").all_inner_texts() == (seats if place == 1 else seats[::-1])
    expect(game.locator(".how")).to_contain_text("Won" if place == 1 else "place 2 of 2")
    expect(game.locator(".how")).not_to_contain_text("not counted")
    elsewhere = finished.filter(has=page.locator(f'a[href="/review/{left}"]'))
    expect(elsewhere.locator(".how")).to_contain_text("not counted")
    form = page.locator("section[aria-labelledby=form]")
    expect(form.locator("h3")).to_have_text(["Artisans"])
    expect(form.locator(".said")).to_have_count(1)
    expect(form.locator(".said")).to_contain_text("Against an apprentice")
    expect(form.locator(".numbers")).to_have_text(f"{int(place == 1)} of 1 won")
    mark = form.locator("ol a")
    by = f"by {abs(own - other) or 'the tie-break'}"
    how = f"lost {by}, place 2" if place == 2 else f"won {by}" if places == [1, 2] else "a shared"
    said = mark.get_attribute("aria-label")
    assert f": {how}" in said
    assert said.endswith(counted(own, "point"))
    mark.click()
    page.wait_for_url(f"**/review/{table}")
    zoe.settle()


def test_the_deal_of_the_day_is_played_once_for_the_comparison_and_seen_beside_others(person):
    bob, zoe = person("Bob"), person("Zoé")
    leave(bob, bob.ask("POST", "/api/daily/artisans", {"request": fresh()})["id"])
    zoe.open("/today")
    page = zoe.page
    begin = page.locator("[data-daily=artisans]")
    card = page.locator("section[aria-labelledby=today] .text").filter(has=begin)
    expect(card).to_contain_text(re.compile(r"Against \w+ and \w+, journeymen"))
    assert card.locator("table").count() == 0, "how others did is not shown before"
    begin.click()
    page.locator("#all-answers").wait_for()
    table = page.url.rpartition("/")[2]
    assert page.locator("#tab-coach").count() == 0, "nobody helps with a deal that counts"
    zoe.open("/today")
    expect(begin).to_contain_text("Go on")
    play_some(zoe, table, ALL, 2)
    zoe.open("/today")
    row = card.locator("tbody tr.yours")
    row.wait_for()
    deal = wait_for(lambda: look(zoe, "artisans", others=2))
    zoe.open("/today")
    row.wait_for()
    result = zoe.ask("GET", f"/api/tables/{table}")["result"]
    mine = next(one for one in deal["results"] if one["yours"])
    assert row.locator("td, th").all_inner_texts() == [
        str(mine["rank"]),
        "Zoé (you)",
        str(result["points"][0]),
        str(result["places"][0]),
        " · ".join(map(str, sorted(result["points"][1:], reverse=True))),
    ]
    points = list(map(int, card.locator("tbody .points").all_inner_texts()))
    assert points == sorted(points, reverse=True)
    assert len(points) == deal["finished"]
    expect(card.locator("tbody tr").filter(has_text="Bob")).to_contain_text("helped")
    expect(card.locator(".own")).to_have_text(
        f"{counted(result['points'][0], 'point')}, rank {mine['rank']} of {deal['finished']}"
    )
    expect(card.locator(f'a[href="/review/{table}"]')).to_be_visible()
    begin.click()
    page.locator("#all-answers").wait_for()
    again = page.url.rpartition("/")[2]
    assert again != table
    assert zoe.ask("GET", f"/api/tables/{again}")["daily"]["counted"] is False, "further ones are for fun"


def look(one, game, others):
    """Today's deal of a game, once so many have finished it and this one knows of them."""
    deals = one.ask("GET", "/api/daily")["today"]["deals"]
    deal = next(deal for deal in deals if deal["game"] == game)
    return deal if deal["results"] and deal["finished"] >= others else None


@pytest.mark.parametrize(
    "wishes",
    [
        pytest.param({}, id="desk"),
        pytest.param({"language": "fr", "window": PHONE, "touch": True}, id="phone", marks=pytest.mark.slow),
    ],
)
def test_a_puzzle_is_found_and_another_missed_on_the_board(person, wishes):
    zoe = person("Zoé", **wishes)
    french = bool(wishes)
    share = "\N{NO-BREAK SPACE}%" if french else "%"
    zoe.open("/puzzles")
    page = zoe.page
    listed = page.locator("[data-puzzle]")
    listed.first.wait_for()
    ids = [one.get_attribute("data-puzzle") for one in listed.all()]
    assert len(ids) == 5
    known = {**puzzles_of("artisans"), **puzzles_of("little-town")}
    hard = ["facile", "moyen", "difficile"] if french else ["easy", "medium", "hard"]
    expect(listed.locator(".stars")).to_have_text([hard[known[id].stars - 1] for id in ids])
    assert [one.locator(".star.lit").count() for one in listed.all()] == [known[id].stars for id in ids]
    found, missed = (known[id] for id in ids[:2])
    listed.first.click()
    expect(page.locator(".side .who")).to_contain_text(re.compile(r"Zoé · (Month|Mois|Round|Manche) \d"))
    expect(page.locator("#ask")).not_to_contain_text("gagne" if french else "wins")
    on_the_board(zoe, found.answer.move)
    heading = page.locator("[data-right]")
    expect(heading).to_have_text("C'est le bon coup." if french else "That is the move.")
    expect(page.locator(".best")).to_contain_text(f"{chance_of(found.answer)}{share}")
    assert page.locator(".side .reason").count() >= 1, "why it is the best is told under it"
    is_at_rest(page)
    assert page.locator(".side ol button").count() >= min(8, len(found.answers))
    page.locator("[data-next]").click()
    page.wait_for_url(f"**/{missed.id}")
    wrong = on_the_board(zoe, *(one.move for one in missed.answers[:0:-1]))
    expect(heading).to_have_text("Il y a mieux." if french else "There is a better move.")
    told = page.locator(".side").inner_text()
    assert f"{chance_of(next(one for one in missed.answers if one.move == wrong))}{share}" in told
    expect(page.locator(".best")).to_contain_text(f"{chance_of(missed.answer)}{share}")
    assert page.locator(".side .reason").count() >= 1
    is_at_rest(page)
    drawn = page.locator(".puzzle .spot.pointed, .puzzle [data-arrow]")
    expect(drawn.first).to_be_attached()
    best, second = (page.locator(".side li button").nth(place) for place in range(2))
    expect(best).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(drawn.first).to_be_attached()
    page.locator(".ways button").click()
    on_the_board(zoe, missed.answer.move)
    expect(heading).to_have_attribute("data-right", "true")
    zoe.open("/puzzles")
    outcomes = ["trouvée", "pas trouvée"] if french else ["found", "not found"]
    expect(page.locator("[data-puzzle] .outcome")).to_have_text(outcomes)
    count = "2 sur 5 essayées aujourd'hui, 1 trouvée" if french else "2 of 5 tried today, 1 found"
    expect(page.locator(".page > .quiet")).to_contain_text(count)


def is_at_rest(page):
    """Nothing on the board calls for a move, and nothing is picked up by a click."""
    expect(page.locator(".puzzle .spot.can")).to_have_count(0)
    for half in page.locator(".puzzle .spot:visible").all()[:40]:
        half.evaluate("spot => spot.click()")
    expect(page.locator(PICKED)).to_have_count(0)
    page.keyboard.press("Escape")


def chance_of(answer):
    return told_chance(percent(answer.chance))


def on_the_board(one, *moves):
    """Make the first of these moves that something on the board stands for; which it was."""
    page = one.page
    page.locator("#ask").wait_for()
    one.settle()
    for move in moves:
        whole, half = (page.locator(f'[data-spot][data-{how}="{move}"]') for how in ("moves", "leads*"))
        if not whole.count() and half.count():
            press(page, best_seen(half))
            page.locator(PICKED).first.wait_for(state="attached")
        if whole.count():
            press(page, best_seen(whole))
            Player(one).agree()
            return move
    raise AssertionError(f"nothing on the board stands for {moves}")


def best_seen(spots):
    """Of several that stand for the same, one that is seen; what a phone shows and a desk does not may come first."""
    seen = spots.locator("visible=true")
    return seen.first if seen.count() else spots.first


def press(page, spot):
    """On a phone the area it lies in is opened first."""
    if not spot.is_visible():
        area = spot.evaluate(
            "spot => [...document.querySelectorAll('.puzzle section')].indexOf(spot.closest('section'))"
        )
        page.locator(".puzzle nav button").nth(area).click()
    spot.click()
