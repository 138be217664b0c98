"""The arena: everyone gets the same cards from every seat, and nobody is said to be better without reason."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from itertools import product
from random import Random

import numpy as np
import pytest

from atelier import AtelierError, cli
from atelier.agents.levels import LEVELS
from atelier.agents.random import RandomPlayer
from atelier.games import GAMES, find
from atelier.lab.arena import deal_out, play_all, seatings, standings, tournament, warm_up, whole_deals
from atelier.lab.ladder import ELO, MEAN, ladder, ratings
from atelier.lab.results import ResultsFile, header
from atelier.lab.standings import Result
from atelier.lab.statistics import Sprt, over_deals, wilson
from atelier.scale.batch import plan

OTHER = next(level for level in LEVELS if level != "random")


class Fool:
    """Does whatever comes first: trades cards to and fro, and loses to anyone."""

    name = "fool"

    def choose(self, knowledge):
        return knowledge.legal[0]


class Cheat:
    name = "cheat"

    def choose(self, knowledge):
        return max(knowledge.legal) + 1


GUESTS = {"fool": Fool(), "cheat": Cheat(), "again": RandomPlayer()}


def table(name="artisans", seats=2, seed=0, **options):
    game = find(name)
    return plan(game, [game.default_box], seats, seed, options)


def play(entrants, games, cores=2, seed=0, **more):
    at = table(seats=len(entrants), seed=seed)
    return list(tournament(at, entrants, games, opponents=GUESTS, cores=cores, **more))


def timeless(results):
    """All but the time it took; moves are kept in the file alone."""
    return [result[:-2] for result in results]


def lines(*shares, seats=2):
    """Made-up results of `a` against `b`, one a game: 1 won, 0 lost, ½ shared."""
    for number, part in enumerate(shares):
        places = {1: (1, 2), 0: (2, 1), 0.5: (1, 1)}[part]
        names, rotation = ("a", "b"), number % seats
        order = slice(None, None, -1 if rotation else 1)
        yield Result(number // seats, rotation, names[order], (10, 7)[order], places[order], (4, 4), (1.0, 2.0)[order])


@pytest.fixture
def arena(capsys, monkeypatch):
    """Type a command; it runs within this process, which is quicker. Returns what it printed and complained about."""

    def run(*words, status=0):
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(sys, "argv", ["atelier", "arena", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed, complaint = capsys.readouterr()
        assert (ended.value.code or 0) == status, printed + complaint
        return printed, complaint

    return run


# Mirrored deals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_plays_every_deal_once_from_every_seat(seats):
    names = ("a", "b", "c", "d")[:seats]
    order = list(seatings([names], 3))
    assert len(order) == 3 * seats
    for deal, name in product(range(3), names):
        assert sorted(game.entrants.index(name) for game in order if game.deal == deal) == list(range(seats))
    assert order[1] == (0, 1, (*names[1:], names[0]))


def test_a_deal_is_the_same_cards_in_every_rotation():
    dealt = []

    game = find("artisans")
    at = table(seats=3, seed=5)

    def deal(state, box, seats, options):
        game.deal(state, box, seats, options)
        dealt.append(state.tobytes())

    watched = replace(at, game=replace(game, deal=deal))
    results = list(tournament(watched, ["fool"] * 3, 6, opponents=GUESTS, cores=1))
    assert [result.rotation for result in results] == [0, 1, 2, 0, 1, 2]
    first, second = dealt[1:4], dealt[4:]  # the very first one warmed up
    assert len(set(first)) == len(set(second)) == 1
    assert first[0] != second[0]
    assert first[0] == deal_out(at, 0).tobytes()


def test_the_same_seed_gives_the_same_results_whatever_the_cores():
    one, three = play(["random", "fool"], 6, cores=1), play(["random", "fool"], 6, cores=3)
    assert timeless(one) == timeless(three)
    assert timeless(one) != timeless(play(["random", "fool"], 6, seed=1))


def test_games_are_rounded_up_to_whole_deals():
    assert [whole_deals(games, 3) for games in (1, 3, 4)] == [1, 1, 2]
    assert len(play(["random", "random", "fool"], 4)) == 6


@pytest.mark.parametrize("name", GAMES)
def test_forced_moves_are_nobody_s_decisions(name):
    asked = []

    class Witness:
        name = "witness"

        def choose(self, knowledge):
            asked.append(len(knowledge.legal))
            return knowledge.legal[0]

    at, guests = table(name), {"witness": Witness()}
    warm_up(at, guests)
    assert asked.pop() > 1
    results = list(tournament(at, ["witness", "witness"], 2, opponents=guests, cores=1))
    assert sum(map(sum, (result.decisions for result in results))) == len(asked) - 1  # one more to warm up
    assert min(asked) > 1


def test_an_illegal_choice_ends_the_tournament_with_a_sentence():
    with pytest.raises(AtelierError, match=r"cheat on seat \d chose action \d+, which is not legal"):
        play(["random", "cheat"], 2)


def test_it_runs_without_the_command_line_s_parts(python):
    program = (
        "import sys; from atelier.games import find; from atelier.scale.batch import plan; "
        "from atelier.lab.arena import standings, tournament; game = find('artisans'); "
        "at = plan(game, [game.default_box], 2, 0); print(standings(tournament(at, ['random', 'random'], 2))[0].games, "
        "[name for name in ('typer', 'rich', 'polars') if name in sys.modules])"
    )
    assert python(program).strip() == "4 []"


# Statistics


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson_s_interval_has_the_published_values(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_shared_victories_count_in_parts():
    a, b = standings(lines(1, 0.5, 0.5, 0.5))
    assert (a.name, a.wins, a.share, a.place, b.wins) == ("a", 2.5, 0.625, 1.0, 1.5)
    assert wilson(2.5, 4)[0] < a.share < a.high
    assert (a.points, a.margin, b.margin, a.decisions, a.milliseconds, b.milliseconds) == (10, 3, -3, 4, 0.25, 0.5)


@pytest.mark.parametrize("together", [0.2, 0.0, -0.2, -0.4])
@pytest.mark.parametrize(("share", "deals"), [(0.5, 25), (0.5, 200), (0.7, 25), (0.7, 200), (0.9, 200)])
def test_an_interval_over_deals_holds_the_true_share_in_19_of_20(share, deals, together):
    """Both games of a deal are won together more often than by chance, or less often."""
    both = share**2 + together * share * (1 - share)
    either = 2 * (share - both)
    if min(1 - both - either, either, both) < 0:
        both, either = share - (1 - share), 2 * (1 - share)  # never both lost
    chance, held = np.random.default_rng(deals), 0
    for _ in range(600):
        won = chance.choice([2.0, 1.0, 0.0], deals, p=[both, either, 1 - both - either])
        low, high = over_deals(won.tolist(), [2] * deals)
        held += low <= share <= high
    assert 0.925 < held / 600 < 0.985


def test_the_interval_of_standings_is_over_deals():
    split, swept = (standings(lines(*shares * 20))[0] for shares in ([1, 0], [1, 1, 0, 0]))
    assert split.share == swept.share == 0.5
    assert split.high - split.low < 0.8 * (swept.high - swept.low), "deals that agree tell more"
    assert swept.high - swept.low > 1.2 * (wilson(40, 80)[1] - wilson(40, 80)[0])


def test_equal_names_are_counted_together():
    names = [(each.name, each.games) for each in standings(play(["random", "fool", "random"], 6))]
    assert sorted(names) == [("fool", 6), ("random", 12)]


def run_sprt(chance, rng, low=0.5, high=0.6):
    """Deals of two games against a coin, until the test is sure."""
    sprt = Sprt(low, high)
    while sprt.verdict is None:
        sprt.add(sum(rng.random() < chance for _ in range(2)) / 2)
    return sprt


def test_the_test_is_wrong_as_rarely_as_it_says():
    rng = Random(1)
    fair = [run_sprt(0.5, rng).verdict for _ in range(400)]
    better = [run_sprt(0.6, rng).verdict for _ in range(400)]
    assert fair.count("high") <= 400 * 0.05 + 2 * 4.4  # two standard deviations of a count of 400 at 5 %
    assert better.count("low") <= 400 * 0.05 + 2 * 4.4


def test_the_test_counts_deals_and_not_games():
    """Where the seat decides every game, all mirrored deals are ½ each: that says much about the share, soon."""
    sprt, rng = Sprt(0.5, 0.6), Random(2)
    while sprt.verdict is None:
        sprt.add(0.5)
    assert sprt.verdict == "low"
    assert sprt.deals < np.mean([run_sprt(0.5, rng).deals for _ in range(50)]) / 2


def test_a_few_equal_deals_decide_nothing():
    sprt = Sprt(0.5, 0.75)
    sprt.add(0.75)
    sprt.add(0.75)
    assert sprt.verdict is None


def test_a_tournament_stops_when_the_test_is_sure():
    sprt = Sprt(0.5, 0.8)
    results = play(["random", "fool"], 1000, sprt=sprt)
    assert sprt.verdict == "high"
    assert len(results) == 2 * sprt.deals < 100
    again = Sprt(0.5, 0.8)
    assert timeless(play(["random", "fool"], 1000, cores=1, sprt=again)) == timeless(results)


# Ladder


def test_the_ladder_puts_the_stronger_on_top_and_equals_beside_each_other():
    def climb(cores):
        return list(ladder(table(), ["random", "fool", "again"], 10, opponents=GUESTS, cores=cores))

    results = climb(2)
    rungs = ratings(results)
    assert len(results) == 3 * 10
    assert [rung.games for rung in rungs] == [20, 20, 20]
    assert rungs[-1].name == "fool"
    assert rungs[1].rating - rungs[2].rating > abs(rungs[0].rating - rungs[1].rating)
    assert sum(rung.rating for rung in rungs) == pytest.approx(3 * MEAN)
    assert [rung[:4] for rung in ratings(climb(1))] == [rung[:4] for rung in rungs]


def drawn(strengths, deals, seats, chance):
    """Games between players of known strength, by Plackett and Luce's model."""
    for deal in range(deals):
        names = tuple(chance.choice(list(strengths), seats, replace=False).tolist())
        luck = [strengths[name] / ELO - math.log(chance.exponential()) for name in names]
        places = tuple(1 + sum(other > own for other in luck) for own in luck)
        yield Result(deal, 0, names, (0,) * seats, places, (1,) * seats, (1.0,) * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_true_strengths_and_say_how_far_off_they_may_be(seats):
    true, hits = {"a": 150.0, "b": 50.0, "c": -20.0, "d": -180.0}, 0
    for seed in range(20):
        rungs = ratings(drawn(true, 300, seats, np.random.default_rng(seed)))
        hits += sum(abs(rung.rating - MEAN - true[rung.name]) < rung.error for rung in rungs)
        assert max(abs(rung.rating - MEAN - true[rung.name]) for rung in rungs) < 150
        assert all(10 < rung.error < 120 for rung in rungs)
    assert hits > 0.88 * 80, "19 of 20 are within, give or take what 80 draws may be off"


def test_ratings_depend_on_no_order_and_on_no_prior_order_of_names():
    results = list(drawn({"a": 100.0, "b": 0.0, "c": -100.0}, 60, 3, np.random.default_rng(1)))
    results += [result._replace(places=(1, 1, 3)) for result in results[:9]]
    there, back = ratings(results), ratings(results[::-1])
    assert [rung.name for rung in there] == [rung.name for rung in back]
    for one, other in zip(there, back, strict=True):
        assert one[1:3] == pytest.approx(other[1:3], abs=1e-6)


def test_who_never_lost_gets_no_endless_rating():
    best, other = ratings(lines(*[1] * 40))
    assert (best.name, other.name) == ("a", "b")
    assert 400 < best.rating - other.rating < 2000
    assert best.error > 100


def test_equals_are_rated_equal():
    one, other = ratings(lines(*[0.5] * 10))
    assert one.rating == pytest.approx(other.rating) == pytest.approx(MEAN)


def test_a_ladder_of_bigger_tables_seats_everyone_equally_often():
    results = list(ladder(table(seats=3), ["random", "a", "b", "c"], 3, opponents=dict.fromkeys("abc", RandomPlayer())))
    assert len(results) == 4 * 3
    assert {each.games for each in standings(results)} == {9}


# Results that can be taken up again


def keep(path, games=4, names=("random", "random")):
    """A file with the results of a small tournament; its lines."""
    with closing(ResultsFile(path, table(), names)) as file:
        list(tournament(table(), names, games, opponents=GUESTS, cores=1, finished=file.add))
    return path.read_bytes().splitlines(keepends=True)


def test_a_tournament_taken_up_again_ends_like_one_never_stopped(tmp_path):
    at, names = table(), ["random", "fool"]
    whole = play(names, 10)
    with (
        closing(ResultsFile(tmp_path / "r.jsonl", at, names)) as file,
        closing(tournament(at, names, 10, opponents=GUESTS, cores=2, finished=file.add)) as running,
    ):
        for _ in range(3):
            next(running)
    with closing(ResultsFile(tmp_path / "r.jsonl", at, names)) as again:
        pass
    assert 3 <= len(again.results) < 10
    asked = []
    rest = list(tournament(at, names, 10, opponents=GUESTS, played=again.results, finished=asked.append))
    assert timeless(rest) == timeless(whole)
    assert len(asked) == 10 - len(again.results)
    assert {result[:3] for result in asked}.isdisjoint(result[:3] for result in again.results)


@pytest.mark.parametrize("lines_lost", [0, 1])
def test_a_half_written_line_is_cut_off_and_its_game_played_again(tmp_path, lines_lost):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    paper = keep(path)
    kept = paper[: 4 - lines_lost]
    path.write_bytes(b"".join(kept) + paper[len(kept)][:-20])
    with closing(ResultsFile(path, table(), names)) as again:
        assert len(again.results) == len(kept) - 1
        assert path.read_bytes() == b"".join(kept)
        rest = list(tournament(table(), names, 4, cores=1, played=again.results, finished=again.add))
    assert len(rest) == 4
    assert path.read_bytes().count(b"\n") == 5


def test_a_half_written_header_is_written_again(tmp_path):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    ResultsFile(path, table(), names).close()
    paper = path.read_bytes()
    path.write_bytes(paper[:30])
    with closing(ResultsFile(path, table(), names)) as again:
        assert again.results == []
    assert path.read_bytes() == paper


@pytest.mark.parametrize(
    ("paper", "sentence"),
    [
        ("mine", "holds something else"),
        ("mine\n", "holds something else"),
        ('{"arena": 2}\n', "holds something else"),
        ('{"arena": 1}\n', "was written by another version of the arena, 1 and not 2"),
        ("{top}\n{{}}\n", "line 2: this is not the result of a game"),
        ("{top}\nnull\n", "line 2: this is not the result of a game"),
        ("{other}\n", "this file holds another tournament, with seed 7 and not 0"),
    ],
)
def test_a_foreign_file_is_refused_and_left_as_it_is(tmp_path, paper, sentence):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    top, other = header(table(), names, False), header(table(seed=7), names, False)
    if "{" in paper[:2] and "arena" not in paper:
        paper = paper.format(top=json.dumps(top), other=json.dumps(other))
    path.write_text(paper)
    with pytest.raises(AtelierError, match=sentence):
        ResultsFile(path, table(), names)
    assert path.read_text() == paper


FORGED = {
    "points": (lambda line: {**line, "points": [9999, 3]}, "tells of 9999 3 points"),
    "places": (lambda line: {**line, "places": [1, 1]}, "in places 1 1, but its moves lead to"),
    "moves left out": (lambda line: {**line, "moves": line["moves"][:40]}, "its moves are not those of a whole game"),
    "no moves": (lambda line: {**line, "moves": ""}, "its moves are not those of a whole game"),
    "another deal": (lambda line: {**line, "deal": 77}, "its moves"),
    "a deal there is not": (lambda line: {**line, "deal": -1}, "does not belong to the tournament"),
    "a rotation too many": (lambda line: {**line, "rotation": 2}, "does not belong to the tournament"),
    "somebody else": (lambda line: {**line, "entrants": ["random", "master"]}, "does not belong to the tournament"),
    "words": (lambda line: {**line, "points": ["many", "few"]}, "this is not the result of a game"),
    "no number": (lambda line: {**line, "milliseconds": [math.nan, 1.0]}, "this is not the result of a game"),
    "decisions": (lambda line: {**line, "decisions": [500, 500]}, "cannot have been so many decisions"),
    "time": (lambda line: {**line, "milliseconds": [-1.0, 1.0]}, "or so little time"),
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_line_that_cannot_be_true_is_refused_with_its_number(tmp_path, forged):
    path = tmp_path / "r.jsonl"
    change, sentence = FORGED[forged]
    paper = keep(path)
    paper[3] = json.dumps(change(json.loads(paper[3]))).encode() + b"\n"
    path.write_bytes(b"".join(paper))
    with pytest.raises(AtelierError, match=f"line 4: .*{sentence}"):
        ResultsFile(path, table(), ["random", "random"])
    assert path.read_bytes() == b"".join(paper)


def test_a_game_that_stands_there_twice_is_refused(tmp_path):
    path = tmp_path / "r.jsonl"
    paper = keep(path)
    path.write_bytes(b"".join([*paper, paper[2]]))
    with pytest.raises(AtelierError, match="line 6: this game stands in line 3 already"):
        ResultsFile(path, table(), ["random", "random"])


def test_a_file_that_another_arena_writes_in_is_left_alone(arena, tmp_path):
    path = tmp_path / "r.jsonl"
    with closing(ResultsFile(path, table(), ["random", "random"])):
        before = path.read_bytes()
        _, complaint = arena("artisans", "random", "random", "--games", 2, "--results", path, status=2)
        assert "another arena is writing in this file; wait for its end, or name another" in complaint
        assert path.read_bytes() == before
    arena("artisans", "random", "random", "--games", 2, "--results", path)


def test_a_ladder_s_file_is_taken_up_too(tmp_path):
    path, pool = tmp_path / "r.jsonl", ["random", "fool", "again"]
    with closing(ResultsFile(path, table(), pool, ladder=True)) as file:
        results = list(ladder(table(), pool, 4, opponents=GUESTS, cores=1, finished=file.add))
    with closing(ResultsFile(path, table(), pool, ladder=True)) as again:
        assert timeless(again.results) == timeless(results)


def test_endless_games_are_not_listed_before_the_first():
    """What is to be played is drawn as it is played."""
    asked = []

    def endless():
        for seating in seatings([("random", "random")], 10**12):
            asked.append(seating)
            yield seating

    with closing(play_all(table(), endless(), cores=1)) as playing:
        for _ in range(4):
            next(playing)
    assert len(asked) < 10


# The command


def test_table_json_and_parquet_say_the_same(arena, tmp_path):
    import polars

    words = ("artisans", "random", OTHER, "--artisans", "random", "--games", 5, "--seed", 3)
    files = {name: tmp_path / f"games.{name}" for name in ("results", "json", "parquet")}
    flags = [part for name, path in files.items() for part in (f"--{name}", path)]
    printed, noted = arena(*words, *flags)
    assert "--games 5: 6 are played, 3 whole deals in all rotations" in noted
    summary = json.loads(files["json"].read_text())
    games = polars.read_parquet(files["parquet"])
    lines = [json.loads(line) for line in files["results"].read_text().splitlines()]
    assert summary["games"] == len(lines) - 1 == games.height / 2 == 6
    assert summary["options"] == {"artisans": "random"}
    assert {name: summary[name] for name in lines[0]} == lines[0]
    assert json.loads(polars.read_parquet_metadata(files["parquet"])["atelier"]) == lines[0]
    for standing in summary["standings"]:
        rows = games.filter(polars.col("entrant") == standing["name"])
        assert rows["victory"].mean() == pytest.approx(standing["share"])
        assert rows["points"].mean() == pytest.approx(standing["points"])
        assert rows["margin"].mean() == pytest.approx(standing["margin"])
        assert rows["place"].mean() == pytest.approx(standing["place"])
        row = next(line for line in printed.splitlines() if line.split()[:1] == [standing["name"]])
        assert f" {standing['share']:.1%} " in row
        assert f" {standing['low']:.1%}–{standing['high']:.1%} " in row
    again, _ = arena(*words, "--results", files["results"])
    assert again == printed
    assert len(files["results"].read_text().splitlines()) == 7


def test_the_ladder_is_printed_and_written(arena, tmp_path):
    printed, _ = arena("artisans", "--ladder", "random", OTHER, "--games", 2, "--json", tmp_path / "s.json")
    summary = json.loads((tmp_path / "s.json").read_text())
    assert [rung["name"] for rung in summary["ratings"]] == sorted(
        ("random", OTHER), key=lambda name: printed.split("Ladder")[1].index(f"\n{name} ")
    )
    assert summary["ladder"] is True


def test_the_test_is_told(arena):
    printed, _ = arena("artisans", "random", OTHER, "--games", 2, "--sprt", 0.5, 0.55)
    assert "SPRT: not yet decided whether random wins 50.0% or 55.0%" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "random", "random"], "no game is called 'chess'"),
        (["artisans"], "0 opponents: name 2 to 4 for artisans, as in: atelier arena artisans"),
        (["artisans", *["random"] * 5], "5 opponents: name 2 to 4"),
        (["artisans", "random", "nobody"], "nobody"),
        (["artisans", "random", "master:999999999"], "at most 1,000,000 playouts, or 600,000 ms"),
        (["artisans", "random", "master:700000ms"], "at most 1,000,000 playouts, or 600,000 ms"),
        (["artisans", "random", "random", "--games", "0"], "play at least one game"),
        (["artisans", "random", "random", "--cores", "0"], "use at least one core"),
        (["artisans", "random", "random", "--seats", "3"], "the 2 opponents named take a seat each"),
        (["artisans", "random", "random", "--weather", "rain"], "no option weather"),
        (["artisans", "random", "random", "--artisans"], "--artisans: say what to choose"),
        (["artisans", "random", OTHER, "--sprt", "0.6", "0.5"], "--sprt 0.6 0.5: give two shares"),
        (["artisans", "random", "random", "--sprt", "0.5", "0.6"], "random plays only itself"),
        (["artisans", "--ladder", "--sprt", "0.5", "0.6"], "a ladder is played to its end"),
        (["artisans", "--ladder", "random", "random"], "random is named twice"),
        (["artisans", "--ladder", "random"], "2 seats need at least 2 opponents"),
        (["artisans", "--ladder", "--seats", "9"], "9 seats: artisans is for 2 to 4 players"),
        (["artisans", "random", "random", "--json", "nowhere/s.json"], "cannot be written: there is no folder nowhere"),
        (["artisans", "random", "random", "--results", "nowhere/r.jsonl"], "cannot be written"),
        (["artisans", "random", "random", "--results", "x", "--json", "x"], "name a file of its own for each"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words, sentence, arena, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    printed, complaint = arena(*words, status=2)
    assert sentence in complaint
    assert complaint.startswith("atelier: ")
    assert len(complaint.splitlines()) == 1
    assert printed == ""
    assert list(tmp_path.iterdir()) == []


def test_a_summary_that_exists_is_not_written_over(arena, tmp_path):
    (tmp_path / "s.json").write_text("mine")
    _, complaint = arena("artisans", "random", "random", "--json", tmp_path / "s.json", status=2)
    assert "s.json: this file exists" in complaint


def test_a_missing_extra_is_named(arena, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "polars", None)
    _, complaint = arena("artisans", "random", OTHER, "--parquet", "g.parquet", status=2)
    assert "needs polars: pip install 'atelier-games[lab]'" in complaint
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_arena_tells_the_standings_and_goes_on_later(arena, tmp_path):
    path = tmp_path / "r.jsonl"
    words = ["arena", "artisans", "random", "random", "--games", "100000", "--results", str(path)]
    running = subprocess.Popen(
        [sys.executable, "-m", "atelier.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not (path.exists() and path.read_bytes().count(b"\n") > 20):
        assert running.poll() is None, running.communicate()
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    printed, complaint = running.communicate()
    assert running.returncode == 130, complaint
    assert "of 100,000 games; the same command goes on from there" in complaint
    assert "Traceback" not in complaint
    assert " 50.0% " in printed
    before = path.read_bytes()
    games = before.count(b"\n") - 1
    arena("artisans", "random", "random", "--games", games + 10, "--results", path)
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") - 1 >= games + 10
