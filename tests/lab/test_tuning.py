"""Tuning a box: what may be changed and what never is, goals in words, a search with a known answer, going on."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from atelier import cli
from atelier.boxfile import read_box
from atelier.commands.box import game_of
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.lab.tuning.drafts import Change, Draft, chosen_places
from atelier.lab.tuning.effects import FEWEST, intervals, misses
from atelier.lab.tuning.goals import parse_goal
from atelier.lab.tuning.paper import Folder
from atelier.lab.tuning.playing import BLOCKS, Counts, Sight, Trial, count_apart
from atelier.lab.tuning.proposals import propose
from atelier.lab.tuning.telling import page, tell, tell_account, tell_round
from atelier.lab.tuning.tuner import Tuner
from atelier.words import speak
from tests.lab.made import RANDOM, generous_box
from tests.pipes import pipe

ARTISANS, TOWN = find("artisans"), find("little-town")
BALANCE = Path(__file__).parents[2] / "docs" / "balance"
DEFAULT = Draft(ARTISANS, ARTISANS.box_text)
FINISHED = parse_goal(ARTISANS, "object finished 30-90")
EASY = {"textiles": 1, "clay": 1}
FAIR, WORTHLESS, GIFT = 4, 11, 0
"""The sum of levels an object needs, in the games made up below."""


class MadeUp(Trial):
    """Games nobody plays: an object is finished in 100 % of them less 8 for each level it needs."""

    def play(self, boxes, games, seed, played=lambda ended: None, pieces=None):
        rng = np.random.default_rng(seed)
        each = max(1, games // (len(boxes) * BLOCKS))
        shares = [self.truth(box) for box in boxes]
        parts = np.array([[rng.binomial(each, share) for _ in range(BLOCKS)] for share in shares])
        played(games)
        return Counts(parts.astype(float), np.full(parts.shape, float(each)))

    def truth(self, box):
        return np.clip(1 - 0.08 * box.record.needs.sum(axis=1), 0, 1)


class Unmoved(MadeUp):
    """Every other object is finished too often, whatever it needs."""

    def truth(self, box):
        return np.where(np.arange(24) % 2, 0.6, 0.95)


def made_up(trial=MadeUp, **sums):
    """A search in such games: all objects need as much, but those that are named."""
    values = [
        ((("objects", index, "needs"), {"wood": (total + 1) // 2 or 1, "stone": max(1, total // 2)}))
        for index, word in enumerate(DEFAULT.box.words["object"])
        for total in [min(8, sums.get(word, FAIR))]
    ]
    draft = DEFAULT.with_changes([Change(tuple(values))])
    for word, total in sums.items():
        at = ("objects", DEFAULT.box.words["object"].index(word), "needs")
        more = {"wood": 4, "stone": 4, "gold": 3} if total == WORTHLESS else {"wood": 1, "stone": 1}
        draft = draft.with_changes([Change(((at, more),))])
    return Tuner(
        draft, chosen_places(draft, ["objects.needs"]), trial(ARTISANS, [FINISHED], (2,), RANDOM, 0), 5_000, seed=3
    )


def run(tuner, most=12):
    found = list(tuner.rounds([], most))
    return [one for one, _ in found], found[-1][1]


def test_an_object_that_is_worthless_is_found_and_mended():
    tuner = made_up(kite=WORTHLESS)
    rounds, tuned = run(tuner)
    account = tuner.account(tuned)
    kite = next(row for row, number in enumerate(account.numbers) if number.thing == "kite")
    assert account.before[kite].high < 30 <= account.after[kite].value
    assert account.gain.low > 0
    (told, _), *others = account.changes
    assert told.startswith("kite needs: wood 4, stone 4, gold 3 →")
    assert told in tell_account(tuner, account)
    assert not [other for other, found in others if found.low > 0], "nothing else is said to have helped"
    assert "**" in page(tuner, rounds, account, speak("en"))
    assert "not taken" in tell_round(rounds[-1]) or "no step" in tell_round(rounds[-1])


def test_an_object_that_is_a_gift_is_found_and_made_harder():
    tuner = made_up(mask=GIFT)
    tuner = replace(tuner, trial=replace(tuner.trial, goals=[parse_goal(ARTISANS, "object finished 30-80")]))
    _, tuned = run(tuner)
    assert sum(tuned.get(("objects", 0, "needs")).values()) >= 3
    assert tuner.account(tuned).changes[0][0].startswith("mask needs: wood 1, stone 1 →")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("kind", [MadeUp, Unmoved])
def test_where_nothing_can_be_gained_nothing_is_changed(kind, seed):
    tuner = replace(made_up(kind), seed=seed)
    rounds, tuned = run(tuner)
    assert tuned.text == tuner.start.text
    assert len(rounds) == 2, "it is given up as soon as nothing is found"
    assert any(one.gain for one in rounds) == (kind is Unmoved), "what chance promised is not confirmed"


def test_a_search_that_was_broken_off_goes_on_and_comes_to_the_same(tmp_path):
    tuner = made_up(kite=WORTHLESS, mask=WORTHLESS)
    whole, tuned = run(tuner, 3)
    folder, asked = tmp_path / "tune", {"box": tuner.start.box.digest}
    begun = Folder(folder, asked)
    for one, draft in tuner.rounds([], 1):
        begun.keep(one, draft)
    with (folder / "rounds.jsonl").open("a") as file:
        file.write('{"number": 1, "acc')
    known = Folder(folder, asked).rounds()
    assert known == whole[:1]
    rest = list(tuner.rounds(known, 3))
    assert known + [one for one, _ in rest] == whole
    assert rest[-1][1].text == tuned.text
    with pytest.raises(AtelierError, match="here lies another search, with box"):
        Folder(folder, {"box": "another"})


def test_a_folder_of_something_else_is_no_place_for_a_search(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(AtelierError, match="this folder holds something else; name a new one with --into"):
        Folder(tmp_path, {})
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize("name", ["tune.json", "rounds.jsonl"])
def test_a_pipe_in_a_search_is_refused_and_not_waited_for(tmp_path, name):
    Folder(tmp_path / "tune", {})
    pipe(tmp_path / "tune" / name)
    with pytest.raises(AtelierError, match=f"{name}: this is a pipe or a device, and no file"):
        Folder(tmp_path / "tune", {}).rounds()


def test_what_is_printed_is_never_a_place():
    assert {place.field for place in DEFAULT.places} == {"objects.points", "objects.needs"}
    draft = Draft(TOWN, TOWN.box_text)
    assert not [place for place in draft.places if place.key[0] in ("tiles", "players", "boards")]
    assert {place.key[1] for place in draft.places if place.key[0] == "objectives"} == {
        "full-basket", "team", "master", "both-trades", "busy-artisans", "free-building", "crowded",
    }  # fmt: skip
    printed = Draft(ARTISANS, ARTISANS.box_text.replace('source = "atelier"', 'source = "printed"'))
    with pytest.raises(AtelierError, match="every value of this box is printed"):
        chosen_places(printed, [])


@pytest.mark.parametrize("name", GAMES)
def test_steps_are_small_and_give_a_box_with_all_else_as_it_was(name):
    game = find(name)
    draft = Draft(game, game.box_text)
    steps = propose(draft, chosen_places(draft, []), 12, np.random.default_rng(1))
    assert len(steps) == 12
    for step in steps:
        other = draft.with_changes([step])
        box = read_box(other.text, "other", game.read_box)
        assert box.digest != draft.box.digest
        assert all(draft.get(key) != value == Draft(game, other.text).get(key) for key, value in step.values)
        old, new = draft.text.split("\n"), other.text.split("\n")
        assert len(old) == len(new)
        assert 1 <= sum(one != two for one, two in zip(old, new, strict=True)) <= len(step.values)


def test_a_shift_moves_a_level_from_one_material_of_a_card_to_another_and_its_total_stays():
    places = chosen_places(DEFAULT, ["objects.needs"])
    steps = propose(DEFAULT, places, 30, np.random.default_rng(1), ["shift"])
    assert len(steps) == 30
    for step in steps:
        [(key, after)] = step.values
        before = DEFAULT.get(key)
        assert list(after) == list(before)
        assert sorted(after[name] - before[name] for name in before if after[name] != before[name]) == [-1, 1]


def test_an_effect_in_a_list_is_changed_like_any_other():
    draft = Draft(TOWN, TOWN.box_text)
    places = chosen_places(draft, ["gather-1.standard.effect.*"])
    assert len(places) == 11, "nine cards, and the other sides of two"
    forager = next(i for i, card in enumerate(draft.tree["gather-1"]) if card["id"] == "forager")
    step = Change(((("gather-1", forager, "standard", "effect", 1), {"wheat": 2}),))
    other = draft.with_changes([step])
    assert other.valid()
    assert Draft(TOWN, other.text).get(("gather-1", forager, "standard", "effect")) == [{"fish": 1}, {"wheat": 2}]
    assert draft.tell(step) == "forager standard.effect.1: wheat 1 → wheat 2"


def test_comments_stay_and_a_tuned_box_has_a_name_of_its_own():
    assert 'name = "atelier-2-tuned"              # 40 signs at most' in DEFAULT.renamed().text
    assert DEFAULT.renamed().renamed().text == DEFAULT.renamed().text


@pytest.mark.parametrize(
    ("said", "band"),
    [
        ("artisan wins within 5", (45, 55)),
        ("artisan wins at most 3", (-50, 53)),
        ("seat wins within 2.5", (47.5, 52.5)),
        ("objects brings 30-50", (30, 50)),
        ("object finished at least 30", (30, 100)),
        ("object taken 20 – 60", (20, 60)),
        ("most objects wins at least 30", (30, 100)),
        ("object differs within 7", (43, 57)),
    ],
)
def test_a_goal_in_words(said, band):
    assert parse_goal(ARTISANS, said).band(2) == band


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("balance", "this is no goal; write THING wins"),
        ("artisan loses within 5", "'loses' is nothing that is counted"),
        ("knight wins within 5", "'knight' cannot be asked here; choose one of artisan, object"),
        ("gold brings 30-50", "'gold' cannot be asked here; choose one of materials, objects"),
        ("objects brings within 5", "nothing is compared with 1/n here"),
        ("artisan wins 30-50", "what wins is compared with 1/n"),
        ("objects brings 50-30", "50-30 holds no share"),
        ("objects brings a lot", "'a lot' is no bound"),
        ("seat taken 20-30", "'seat' cannot be asked here"),
        ("seat differs within 5", "'seat' cannot be asked here; choose one of artisan, object"),
        ("deck taken at least 10", "'deck' cannot be asked here; choose one of artisan, object"),
        ("objects most wins 30-40", "write most objects wins"),
    ],
)
def test_a_goal_that_is_none_gets_a_sentence(said, sentence):
    with pytest.raises(AtelierError, match=sentence):
        parse_goal(ARTISANS, said)


def test_all_boxes_are_dealt_the_same_games_and_shares_are_those_of_the_games():
    goals = [parse_goal(ARTISANS, said) for said in ("seat wins within 5", "artisan wins within 5")]
    trial = Trial(ARTISANS, goals, (2, 3), RANDOM, 0, cores=1)
    rich = generous_box("artoholic")
    counts = trial.play([DEFAULT.box, DEFAULT.box, rich], 300, 5)
    assert (counts.parts[0] == counts.parts[1]).all()
    numbers = trial.numbers(DEFAULT.box)
    seats = [row for row, number in enumerate(numbers) if number.goal == 0 and number.seats == 3]
    assert counts.parts[0][:, seats].sum() == pytest.approx(BLOCKS), "one victory a game"
    assert (counts.wholes[0][:, seats] == 1).all()
    rows = {number.thing: row for row, number in enumerate(numbers) if number.goal == 1 and number.seats == 2}
    shares = counts.parts[2].sum(axis=0)[list(rows.values())] / counts.wholes[2].sum(axis=0)[list(rows.values())]
    assert list(rows)[int(np.argmax(shares))] == "artoholic"


def apart(holder=0, since=1, kin=(0, 0, 0), boxes=(0, 0)):
    """What is counted of three things in two games of two: seat 1 wins with the first, loses with the second."""
    held, chapters = np.zeros((2, 2, 3), np.int8), np.ones((2, 2, 3), np.int8)
    held[0, 0, 0] = held[1, 0, 1] = held[0, holder, 2] = 2
    chapters[0, holder, 2] = since
    victory = np.array([[1.0, 0.0], [0.0, 1.0]])
    part, whole = count_apart(Sight(held.any(axis=1), held, chapters), victory, np.array(boxes), np.array(kin))
    return (part.sum(axis=0) / whole.sum(axis=0)).tolist()


def test_who_holds_a_thing_is_compared_with_who_came_to_hold_its_like_then():
    alone = [1.0, 0.0, 0.5]
    assert apart() == pytest.approx([5 / 6, -1 / 6, 5 / 6]), "all three are alike"
    assert apart(since=3) == alone, "nobody else came to hold one so late"
    assert apart(kin=(0, 0, 1)) == alone, "nobody else holds one of its group"
    assert apart(holder=1) == alone, "nobody else holds one from that seat"
    assert apart(boxes=(0, 1)) == [0.5, 0.5, 0.5], "with another box nobody is compared"


def test_a_deck_is_bought_from_when_one_of_its_cards_is():
    said = ("artisan taken at least 1", "deck taken at least 10", "artisans brings 20-35")
    trial = Trial(TOWN, [parse_goal(TOWN, one) for one in said], (2,), {"expansion": "standard"}, 0, cores=1)
    numbers = trial.numbers(TOWN.default_box)
    counts = trial.play([TOWN.default_box], BLOCKS, 5)
    assert counts.parts.shape[2] == len(numbers) == 72 + 8 + 1, "blank cards are no card of a deck"
    parts, wholes = (one[0].sum(axis=0) for one in (counts.parts, counts.wholes))
    for deck in range(8):
        cards = slice(9 * deck, 9 * deck + 9)
        assert parts[cards].max() <= parts[72 + deck] <= parts[cards].sum()
        assert wholes[72 + deck] == BLOCKS
    assert numbers[72].thing == "gather-1"
    assert 0 < parts[80] < wholes[80]


def test_of_a_handful_nothing_is_told():
    wholes = np.full((1, BLOCKS, 2), FEWEST / BLOCKS)
    wholes[:, 0, 0] -= 1
    found = intervals(Counts(wholes / 2, wholes), 0, 0.95, np.random.default_rng(1))
    assert [tell(one) for one in found] == ["too few", "50.0 (50.0 to 50.0)"]
    assert misses(np.array([one.value for one in found]), np.array([[60, 100.0]] * 2)).tolist() == [0, 10]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "say what the box should become"),
        (["--goal", "objects brings 30-50", "--games", "1499"], "play at least 1500"),
        (["--goal", "objects brings 30-50", "--playouts", "-1"], "--playouts -1: choose 0 to"),
        (["--goal", "objects brings 30-50", "--rounds", "1000"], "--rounds 1000: choose 0 to 100"),
        (["--goal", "objects brings 30-50", "--device", "abacus"], "--device abacus: choose one of cpu, cuda"),
        (["--goal", "objects brings 30-50", "--fields", "artisans.bonus"], "no such field may be changed"),
        (["--goal", "objects brings 30-50", "--steps", "sideways"], "--steps sideways: no such kind of step; choose"),
        (["--goal", "objects brings 30-50", "--box", "nowhere.toml"], "nowhere.toml: there is no such file"),
        (["--goal", "objects brings 30-50", "--seats", "7"], "artisans is for 2 to 4 players"),
    ],
)
def test_bad_input_gets_a_sentence(words, sentence, capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "argv", ["atelier", "lab", "tune", "artisans", "--into", str(tmp_path / "into"), *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    complaint = " ".join(capsys.readouterr().err.split())
    assert ended.value.code
    assert sentence in complaint
    assert not (tmp_path / "into").exists()


def test_a_box_is_measured_tuned_and_told_from_the_command_line(capsys, monkeypatch, tmp_path):
    words = ["lab", "tune", "artisans", "--goal", "objects brings 1-90", "--artisans", "random", "--seats", "2"]
    words += ["--playouts", "0", "--games", "500", "--rounds", "1", "--into", str(tmp_path / "into")]
    monkeypatch.setattr(sys, "argv", ["atelier", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    printed = capsys.readouterr().out
    assert not ended.value.code
    assert "round 1: no step promised anything" in printed
    assert "objects brings 1-90, after: 1 of 1 numbers reached" in printed
    assert {path.name for path in (tmp_path / "into").iterdir()} == {
        "tune.json",
        "rounds.jsonl",
        "box.toml",
        "report.md",
    }
    assert ARTISANS.open_box(tmp_path / "into" / "box.toml").digest == DEFAULT.box.digest


def test_the_report_of_a_tuning_is_in_the_language_that_was_asked_for(monkeypatch, tmp_path):
    words = ["lab", "tune", "artisans", "--goal", "objects brings 1-90", "--goal", "object taken 0-90"]
    words += ["--goal", "seat wins within 50", "--artisans", "random", "--seats", "2", "--playouts", "0"]
    words += ["--games", "500", "--rounds", "1", "--into", str(tmp_path / "into")]
    report = tmp_path / "into" / "report.md"
    told = {}
    for language in ("fr", "en"):
        monkeypatch.setattr(sys, "argv", ["atelier", *words, "--language", language])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        assert not ended.value.code
        told[language] = report.read_text(encoding="utf-8")
    french, english = (" ".join(told[language].split()) for language in ("fr", "en"))
    for said in (
        "artisans distribués au hasard",
        "| Masque de fête (Burkina Faso), 2 joueurs |",
        "| Place 1, 2 joueurs |",
    ):
        assert said in french
    for said in ("artisans dealt at random", "| Festival mask (Burkina Faso), 2 players |", "| Seat 1, 2 players |"):
        assert said in english
    assert [len(line.split("|")) for line in told["fr"].splitlines()] == [
        len(line.split("|")) for line in told["en"].splitlines()
    ]
    assert re.search(r"de \d+,\d à \d+,\d", french)
    assert re.search(r"\d+\.\d to \d+\.\d", english)


def test_a_measurement_that_was_broken_off_goes_on_with_the_games_that_have_ended(capsys, monkeypatch, tmp_path):
    words = ["lab", "tune", "artisans", "--goal", "artisan wins within 5", "--seats", "2", "--playouts", "0"]
    words += ["--games", "700", "--rounds", "0", "--into"]
    monkeypatch.setattr("atelier.lab.tuning.playing.PIECE", 100)
    finish, played = Trial._finish, []

    def begin(into, most):
        def finished(trial, batch, seen, told):
            if len(played) == most:
                raise KeyboardInterrupt
            played.append(batch.n)
            return finish(trial, batch, seen, told)

        monkeypatch.setattr(Trial, "_finish", finished)
        monkeypatch.setattr(sys, "argv", ["atelier", *words, str(tmp_path / into)])
        with pytest.raises(SystemExit):
            cli.main()

    begin("whole", None)
    assert played == [100] * 7
    played.clear()
    begin("broken", 4)
    assert "the same command goes on from there, with the games that have ended" in capsys.readouterr().err
    (tmp_path / "broken" / "games-measuring-0-100.npz").write_bytes(b"half a fi")
    begin("broken", None)
    assert played == [100] * 8, "four at first, then the three that were left and the one that was damaged"
    assert (tmp_path / "broken" / "report.md").read_text() == (tmp_path / "whole" / "report.md").read_text()
    assert not list((tmp_path / "broken").glob("games-*")), "they are forgotten when it is told what they came to"


@pytest.mark.parametrize("file", sorted(BALANCE.glob("*.toml")), ids=lambda file: file.stem)
def test_a_box_of_the_balance_pages_differs_from_ours_in_nothing_printed(file):
    game = find(game_of(file))
    tuned, default = Draft(game, file.read_text(encoding="utf-8")), Draft(game, game.box_text)
    assert tuned.box.digest != default.box.digest
    ours = [Change(((place.key, default.get(place.key)),)) for place in default.places]
    assert tuned.with_changes([*ours, Change(((("name",), default.tree["name"]),))]).tree == default.tree
