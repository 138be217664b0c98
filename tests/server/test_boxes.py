"""Boxes in the making: checked as one types, read into values, kept under one's key and by no other."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from atelier.boxfile import read_box
from atelier.client import Refused, anyone, me
from atelier.errors import BadBox
from atelier.games import find

OURS = find("artisans")
TEXT = OURS.box_text.replace(f'name = "{OURS.default_box.name}"', 'name = "mine"', 1)
requests = count(1)


def check(client, text, **more):
    answered = client.http.post("/api/boxes/check", json={"game": "artisans", "text": text, **more})
    assert answered.status_code == 200, answered.text
    return answered.json()


def keep(client, text=TEXT, request=None):
    said = {"game": "artisans", "text": text, "request": request or f"request-{next(requests)}"}
    return client.http.post("/api/me/boxes", json=said)


def change(client, box, version, text):
    return client.http.put(f"/api/me/boxes/{box}", json={"text": text, "version": version})


def kind(answered):
    return answered.status_code, answered.json()["type"].rpartition(":")[2]


def test_a_draft_is_told_its_mistakes_in_the_sentences_of_the_command(person):
    wrong = TEXT.replace("points = 3", "points = 9", 1).replace("trade_laps = 6", "trade_laps = 0")
    with pytest.raises(BadBox) as found:
        read_box(wrong, "box", find("artisans").read_box)
    told = check(person("Zoé"), wrong, first="objects")
    assert sorted(one["said"] for one in told["mistakes"]) == sorted(found.value.mistakes)
    assert told["mistakes"][0]["key"] == ["objects", "0", "points"], "those of the deck in view come first"
    why = {"given": "9", "message": "number", "things": {"low": 3, "high": 7}}
    line = next(number for number, one in enumerate(wrong.splitlines(), 1) if one == "points = 9")
    assert told["mistakes"][0]["why"] == {**why, "line": line, "at": "objects[1].points"}
    assert told["decks"] == {"objects": 1, "switches": 1}
    assert (told["count"], told["name"]) == (2, "mine")


def test_a_sound_draft_has_no_mistakes_and_needs_no_key(shared):
    sound = {"name": "mine", "count": 0, "mistakes": [], "decks": {}, "waiting": {}, "lacking": {}}
    assert check(shared.client(), TEXT) == sound


def test_of_an_empty_box_every_deck_knows_how_much_is_missing(person):
    told = check(person("Zoé"), 'game = "artisans"\n', first="objects")
    assert told["count"] == len(told["mistakes"]) < 100
    empty = TEXT.partition("[[objects]]")[0] + '[[objects]]\nsource = "printed"\n' * 24
    told = check(person("Zoé"), empty, first="objects")
    assert told["decks"]["objects"] == told["count"] > 100 == len(told["mistakes"])


def test_what_is_wrong_on_a_card_is_told_before_what_an_empty_one_lacks(person):
    empty = TEXT.partition("[[objects]]")[0] + '[[objects]]\nid = "kite"\nsource = "printed"\nneeds = {}\n' * 23
    told = check(person("Zoé"), empty + '[[objects]]\npoints = 9\nsource = "printed"\n', first="switches")
    lacks = [one["key"][1] for one in told["mistakes"] if one["key"][1:]]
    assert "23" in lacks
    assert lacks == sorted(lacks, key="23".__ne__)
    assert 0 < told["waiting"]["objects"] < told["decks"]["objects"]
    assert told["lacking"] == {"objects.23": 4}, "its word, both names and what it needs; 9 is there, and wrong"


def test_what_is_no_toml_is_one_sentence_without_a_place(person):
    (mistake,) = check(person("Zoé"), "game = ")["mistakes"]
    assert mistake["key"] == []
    assert mistake["said"].startswith("box: this is not TOML")


def test_the_values_of_a_file_are_read_with_whatever_is_wrong_in_them(person):
    text = (
        TEXT.replace("points = 3", 'points = "three"', 1) + "\n[more]\nwhen = 2026-01-01\nmuch = inf\nbig = " + "9" * 30
    )
    read = person("Zoé").http.post("/api/boxes/values", json={"text": text}).json()
    assert read["game"] == "artisans"
    assert read["values"]["objects"][0]["points"] == "three"
    assert read["values"]["objects"][1]["needs"] == {"clay": 2, "metal": 1}
    assert read["values"]["more"] == {"when": "2026-01-01", "much": "inf", "big": "9" * 30}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "chess"\n', "box, line 1, game: 'chess' does not fit; write one of artisans, little-town"),
        ("x = [", "box: this is not TOML"),
        ("format = 2\n" + TEXT, "box, line 1, format: 2 is of a newer Atelier, this one reads 1; update it"),
        ('format = "new"\n' + TEXT, "box, line 1, format: 'new' does not fit; write 1, or leave it out"),
    ],
)
def test_a_bad_file_or_one_of_a_newer_version_is_one_sentence(person, text, said):
    zoe = person("Zoé")
    answered = zoe.http.post("/api/boxes/values", json={"text": text})
    assert answered.status_code == 422
    (mistake,) = answered.json()["mistakes"]
    assert mistake.startswith(said)
    assert keep(zoe, text).status_code == 422
    assert zoe.http.get("/api/me/boxes").json()["boxes"] == []


def test_a_box_is_kept_finished_or_not_and_shown_to_nobody_else(person):
    zoe, bob = person("Zoé"), person("Bob")
    kept = keep(zoe, TEXT.replace("points = 3", "points = 9", 1)).json()
    assert (kept["name"], kept["version"], kept["mistakes"]) == ("mine", 1, 1)
    assert zoe.http.get("/api/me/boxes").json()["boxes"] == [kept]
    better = change(zoe, kept["id"], 1, TEXT).json()
    assert (better["version"], better["mistakes"]) == (2, 0)
    assert zoe.http.get(f"/api/me/boxes/{kept['id']}").json() == {**better, "text": TEXT}
    assert bob.http.get("/api/me/boxes").json()["boxes"] == []
    for answered in (
        bob.http.get(f"/api/me/boxes/{kept['id']}"),
        change(bob, kept["id"], 2, TEXT),
        bob.http.delete(f"/api/me/boxes/{kept['id']}"),
    ):
        assert kind(answered) == (404, "no-kept-box")
    assert zoe.http.delete(f"/api/me/boxes/{kept['id']}").status_code == 204
    assert zoe.http.get("/api/me/boxes").json()["boxes"] == []


def test_a_program_keeps_changes_and_plays_with_a_box(person):
    zoe = person("Zoé")
    kept = zoe.keep_box("artisans", TEXT + "\nwhat = 1\n")
    assert [one["said"] for one in zoe.check_box("artisans", zoe.kept_box(kept["id"])["text"])["mistakes"]]
    assert zoe.change_kept_box(kept["id"], TEXT, 1)["mistakes"] == 0
    with pytest.raises(Refused, match="kept elsewhere"):
        zoe.change_kept_box(kept["id"], TEXT + "\n", 1)
    table = zoe.open_table(
        "artisans", [me(), anyone()], box=zoe.upload_box("artisans", zoe.kept_box(kept["id"])["text"])
    )
    zoe.drop_kept_box(kept["id"])
    assert zoe.kept_boxes() == []
    assert zoe.look(table)["life"] == "open"


def test_of_two_who_change_the_same_version_the_second_is_told_and_nothing_is_lost(person):
    zoe = person("Zoé")
    box = keep(zoe).json()["id"]
    here, there = TEXT.replace("trade_laps = 6", "trade_laps = 7"), TEXT.replace("trade_laps = 6", "trade_laps = 8")
    assert change(zoe, box, 1, here).json()["version"] == 2
    refused = change(zoe, box, 1, there)
    assert kind(refused) == (409, "kept-elsewhere")
    assert refused.json()["version"] == 2
    assert zoe.http.get(f"/api/me/boxes/{box}").json()["text"] == here
    assert change(zoe, box, 1, here).json()["version"] == 2, "the same change again is no quarrel"
    assert change(zoe, box, 2, there).json()["version"] == 3


def test_the_same_request_keeps_one_box_and_nobody_keeps_too_many(shared, person, monkeypatch):
    monkeypatch.setattr(shared.context, "settings", replace(shared.settings, kept_boxes=2))
    zoe = person("Zoé")
    first = keep(zoe, request="request-a").json()
    assert keep(zoe, request="request-a").json() == first
    assert keep(zoe).status_code == 201
    assert kind(keep(zoe)) == (409, "too-many-kept")
    assert zoe.http.delete(f"/api/me/boxes/{first['id']}").status_code == 204
    assert keep(zoe).status_code == 201


def test_bots_keep_no_boxes_and_strangers_none_at_all(shared, person):
    assert kind(shared.client().http.get("/api/me/boxes")) == (401, "no-key")
    bot = shared.client(token=person("Zoé").make_bot("Clockwork"))
    assert kind(keep(bot)) == (403, "bot")
