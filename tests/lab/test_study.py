"""A study as a person makes it: what it plays, that it can be broken off, what it refuses, what lies in its folder."""

from __future__ import annotations

import math
import re
import sys
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest

from atelier import cli
from atelier.boxfile import LANGUAGES
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.lab.study.compare import compare, thing_changes
from atelier.lab.study.design import study
from atelier.lab.study.drawing import scale, strip
from atelier.lab.study.estimates import Estimate
from atelier.lab.study.games import Where
from atelier.lab.study.page import Figures
from atelier.lab.study.paper import TABLES, Folder, open_evidence
from atelier.lab.study.playing import look, play
from atelier.lab.study.report import report, title
from atelier.lab.study.things import things
from atelier.words import speak
from tests.lab.made import RANDOM, evidence_of
from tests.pipes import pipe

HERE = Where(cores=1)
VOID = {"meta", "line", "rect"}


def small(games=4, **more):
    game = find("artisans")
    return study(game, game.default_box, ["random", "apprentice"], games, seats=[2], options=RANDOM, **more)


@pytest.fixture
def type_(capsys, monkeypatch):
    """Type a command; returns what it printed and complained about."""

    def run(*words, status=0):
        monkeypatch.setattr(sys, "argv", ["atelier", "lab", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed, complaint = capsys.readouterr()
        assert (ended.value.code or 0) == status, printed + complaint
        return printed, complaint

    return run


class Reader(HTMLParser):
    """Reads a page through and sees that everything that is opened is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.svgs = [], 0
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.svgs += tag == "svg"
        assert not {"src", "onclick"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        assert tag in VOID

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", GAMES)
def test_a_study_plays_all_seats_and_every_choice_of_the_first_option(name):
    game = find(name)
    planned = study(game, game.default_box, ["random", "apprentice"], 12)
    mirrors = [one for one in planned.sittings if one.mirror]
    kinds = {(one.table.seats, one.table.options[game.options[0].name]) for one in mirrors}
    assert kinds == {(seats, choice) for seats in game.seats for choice in game.options[0].choices}
    assert all(set(one.entrants) == {"apprentice"} for one in mirrors)
    assert [one.entrants for one in planned.sittings if not one.mirror] == [("random", "apprentice")]


def test_every_deal_is_played_once_for_each_seat():
    for sitting in small(8).sittings:
        deals = [seating.deal for seating in sitting.order]
        assert len(deals) == sitting.total
        assert {deals.count(deal) for deal in deals} == {sitting.table.seats}


def test_a_study_that_was_broken_off_goes_on_and_comes_to_the_same(tmp_path):
    def interrupt():
        if len(list((tmp_path / "broken" / "games").glob("*"))) > 1:
            raise KeyboardInterrupt

    whole = Folder(tmp_path / "whole", small())
    play(whole, lambda: None, HERE)
    expected = look(whole).frames
    with pytest.raises(KeyboardInterrupt):
        play(Folder(tmp_path / "broken", small()), interrupt, HERE)
    kept = {path.name: path.read_text() for path in (tmp_path / "broken" / "games").iterdir()}
    again = Folder(tmp_path / "broken", small())
    play(again, lambda: None, HERE)
    assert all((tmp_path / "broken" / "games" / name).read_text().startswith(text) for name, text in kept.items())
    for name, frame in look(again).frames.items():
        assert all((frame[one] == expected[name][one]).all() for one in frame if one != "milliseconds")


def test_what_lies_in_the_folder_is_what_was_seen(tmp_path):
    folder = Folder(tmp_path / "study", small())
    play(folder, lambda: None, HERE)
    seen, read = look(folder), open_evidence(tmp_path / "study")
    tables = (*TABLES, "contention")
    assert {path.name for path in (tmp_path / "study").glob("*.parquet")} == {f"{name}.parquet" for name in tables}
    assert all((read.frames[name][one] == column).all() for name in tables for one, column in seen.frames[name].items())
    assert read.box.digest == seen.box.digest
    assert [one.name for one in read.sittings] == [one.name for one in seen.sittings]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_needs_nothing_from_outside_and_says_what_to_look_at(name, language):
    evidence = evidence_of(name, deals=70, options={find(name).options[0].name: find(name).options[0].choices[1]})
    text = report(evidence, speak(language))
    assert Reader(text).svgs > 50
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img", text)
    titled, told = r'<section id="([a-z-]+)"><details[^>]+><summary><h2>[^<]+</h2>', r'<p class="look">[^<]{20,}'
    sections = re.findall(f'{titled}</summary></details><div class="body">{told}', text)
    assert len(sections) == text.count("<section")
    assert {"found", "seats", "length", "luck", "drama", "points", "contention", "rules", "method"} <= set(sections)
    option, *_ = find(name).options
    assert not [choice for choice in option.choices if f"{option.name} {choice}" in text]
    assert {f"things-{kind}" for kind in evidence.kinds} <= set(sections)
    assert "nan" not in re.sub(r"<[^>]+>", "", text).split()
    assert 'lang="' + language in text


@pytest.mark.slow
def test_a_name_of_a_box_is_no_markup():
    evidence = evidence_of("artisans", deals=3)
    text = report(replace(evidence, box=replace(evidence.box, name="Zoé <b>")), speak())
    assert text.count("Zoé &lt;b&gt;") == 3, "as title, as heading and beside its digest"
    assert "Zoé <b>" not in text


def test_two_studies_side_by_side_show_the_card_that_changed(usual, generous):
    changed = thing_changes(usual, generous)
    assert (changed[0].kind, changed[0].word) == ("artisan", "artoholic")
    assert changed[0].difference.low > 0
    assert not [one.word for one in changed[1:] if one.difference.leaves_out(0.0)]
    told = compare(usual, generous, speak("fr"), ("a", "b"))
    assert Reader(told).svgs > 20
    assert "<p>b, la boîte «\u00a0generous\u00a0»\u00a0: " in told


def test_studies_of_two_games_are_not_compared():
    few = [evidence_of(name, deals=3) for name in GAMES]
    with pytest.raises(AtelierError, match="is a study of"):
        compare(*few, speak("en"), ("a", "b"))


def test_the_command_writes_a_report_and_compares(type_, tmp_path):
    for name in ("a", "b"):
        words = ["artisans", "--opponents", "random", "apprentice", "--games", 4, "--seats", 2, "--artisans", "random"]
        printed, _ = type_(*words, "--into", tmp_path / name, "--language", "fr", "--cores", 1, "--seed", ord(name))
        assert "report.html" in printed
    assert "Ce qui ressort" in (tmp_path / "a" / "report.html").read_text()
    type_("compare", tmp_path / "a", tmp_path / "b", "--into", tmp_path / "both.html")
    assert "a beside b" in (tmp_path / "both.html").read_text()
    assert (
        "this file exists"
        in type_("compare", tmp_path / "a", tmp_path / "b", "--into", tmp_path / "both.html", status=2)[1]
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--into", "new"], "no game is called 'chess'"),
        (["artisans", "--into", "new", "--games", "0"], "--games 0: play at least one game"),
        (["artisans", "--into", "new", "--restricted", "-1"], "--restricted -1: play some games again, or none"),
        (
            ["artisans", "--into", "new", "--opponents", "random without object kite"],
            "with --restricted the lab forbids",
        ),
        (["artisans", "--into", "new", "--seats", "7"], "7 seats: artisans is for 2 to 4 players"),
        (["artisans", "--into", "new", "--opponents", "duke"], "no opponent duke"),
        (["artisans", "--into", "new", "--opponents", "exec:./mine"], "take the arena for a program"),
        (["artisans", "--into", "new", "--opponents", "random", "random"], "random is named twice"),
        (["artisans", "--into", "new", "--weather", "rain"], "no option weather"),
        (["artisans", "--into", "new", "--device", "abacus"], "--device abacus: choose one of cpu, cuda"),
        (["artisans", "--into", "new", "--device", "cuda"], "there is no CUDA GPU on this machine"),
        (["artisans", "--into", "new", "--device", "cuda", "--cluster", "local"], "a GPU is no cluster"),
        (["artisans", "--into", "new", "--box", "nowhere.toml"], "there is no such file"),
        (["artisans", "--into", "new", "--language", "de"], "choose one of en, fr"),
        (["artisans", "--into", "nowhere/new"], "cannot be written"),
        (["compare", "nowhere", "nowhere", "--into", "both.html"], "there is no study in this folder"),
    ],
)
def test_bad_input_gets_one_clear_sentence_and_leaves_nothing(type_, tmp_path, monkeypatch, words, sentence):
    monkeypatch.chdir(tmp_path)
    printed, complaint = type_(*words, status=2)
    assert sentence in complaint
    assert len(complaint.splitlines()) == 1
    assert printed == ""
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_something_else_is_refused(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(AtelierError, match="holds something else"):
        Folder(tmp_path, small())
    Folder(tmp_path / "study", small())
    with pytest.raises(AtelierError, match="another study, with seed 0 and not 1"):
        Folder(tmp_path / "study", small(seed=1))
    with pytest.raises(AtelierError, match="is not finished"):
        open_evidence(tmp_path / "study")


@pytest.mark.parametrize(
    ("sheet", "sentence"),
    [
        ('{"lab": 0}', "written by another version of the lab; play it again"),
        ("{}", "lab.json: this does not say what was studied"),
        ("[1]", "lab.json: this does not say what was studied"),
    ],
)
def test_a_study_of_another_version_is_told_from_what_is_none(tmp_path, sheet, sentence):
    (tmp_path / "lab.json").write_text(sheet)
    with pytest.raises(AtelierError, match=sentence):
        open_evidence(tmp_path)


@pytest.mark.parametrize("name", ["lab.json", "box.json", "things.parquet", "restricted.parquet"])
def test_a_pipe_in_a_study_is_refused_and_not_waited_for(tmp_path, name):
    Folder(tmp_path / "study", small())
    pipe(tmp_path / "study" / name)
    with pytest.raises(AtelierError, match=f"{name}: this is a pipe or a device, and no file"):
        open_evidence(tmp_path / "study")


def test_a_larger_study_goes_on_from_a_smaller_one(tmp_path):
    for games in (4, 6):
        folder, told = Folder(tmp_path / "study", small(games)), []
        play(folder, lambda: told.append(1), HERE)  # noqa: B023
        seats = look(folder).frames["seats"]
        assert len(np.unique(seats["deal"][seats["table"] == 0])) == games // 2


def test_an_interval_that_is_not_known_is_drawn_as_no_line():
    on = scale([Estimate(90, 0.3, 0.2, 0.4)], 0.25)
    unknown, known = (strip(Estimate(78, 0.3, low, high), on) for low, high in ((-math.inf, math.inf), (0.2, 0.4)))
    assert (unknown.count('class="value"'), unknown.count('class="reach"')) == (1, 0)
    assert (known.count('class="value"'), known.count('class="reach"')) == (1, 1)


@pytest.mark.parametrize(
    ("estimate", "english", "french"),
    [
        (Estimate(19, 1.0, 0.3891, 1.0), "100.0% 38.9 to 100%", "100,0\u00a0% 38,9 à 100\u00a0%"),
        (Estimate(19, 0.0, 0.0, 0.611), "0.0% 0 to 61.1%", "0,0\u00a0% 0 à 61,1\u00a0%"),
        (Estimate(90, 0.5, 0.45, 0.551), "50.0% ±\u00a05.1", "50,0\u00a0% ±\u00a05,1"),
        (Estimate(1, 0.5, -math.inf, math.inf), "50.0%", "50,0\u00a0%"),
    ],
)
def test_an_interval_says_its_ends_where_it_is_not_as_far_to_both_sides(estimate, english, french):
    for language, told in (("en", english), ("fr", french)):
        assert re.sub("<[^>]+>", "", Figures(speak(language)).about(estimate, share=True)) == told


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_says_the_words_of_its_game_and_the_ends_of_its_plots(name, language):
    text = report(evidence_of(name, deals=60, options=RANDOM if name == "artisans" else {}), speak(language))
    plotted = [one for one in re.findall("<table>.*?</table>", text) if 'class="strip' in one and "<line" in one]
    assert plotted
    assert all('<span class="ends">' in one for one in plotted)
    told = re.sub("<[^>]+>", " ", text.partition("<body>")[2])
    assert not re.search("chapter|chapitre|months or rounds|mois ou manches", told)
    assert len(re.findall(r"\bmonth|\bmois\b", told)) == 0 or name == "artisans"
    assert len(re.findall(r"\brounds?\b|\bmanches?\b", told)) == 0 or name == "little-town"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_taken_and_comes_to_nothing_is_told_by_how_often_it_does(language):
    evidence = evidence_of("artisans", deals=60, options=RANDOM)
    titled = {"en": "Taken, and not finished", "fr": "Pris, et non achevé"}[language]
    shown = report(evidence, speak(language)).partition(titled)[2].partition("</table>")[0]
    shares = [float(one.replace(",", ".")) for one in re.findall(r">([\d.,]+)\u00a0?%</td>", shown)]
    worst = min(one.finished.value for one in things(evidence))
    assert shares[0] == round(100 * (1 - worst), 1)
    assert shares == sorted(shares, reverse=True)


def test_the_box_that_comes_with_a_game_is_not_called_by_its_file():
    evidence = evidence_of("artisans", deals=3)
    own = replace(evidence, box=replace(evidence.box, name="Ma boîte"))
    assert title(evidence, speak("fr")) == "Artisans\u00a0: ce que fait la boîte fournie avec le jeu"
    assert title(own, speak("fr")) == "Artisans\u00a0: ce que fait la boîte «\u00a0Ma boîte\u00a0»"
