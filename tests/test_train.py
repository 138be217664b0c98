"""The school: what a network learns from, that it learns, that it can stop and go on, and who is kept."""

from __future__ import annotations

import io
import json
import sys

import numpy as np
import pytest
from typer.testing import CliRunner

from atelier.agents.champion import FOLDER, learned_of
from atelier.agents.network import Learned, Weights
from atelier.agents.weights import write_learned
from atelier.cli import app
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.games.artisans.state import MONTHS
from atelier.scale.vector import REWARDS, Batch
from atelier.train.checkpoint import BEST, FIRST, LOG, Checkpoint
from atelier.train.course import TOY, Course, hold_out, kinds_of, train
from atelier.train.curves import CURVES, TABLE
from atelier.train.games import BY_SEARCH, IN_ALL, LOOKS, games_by_prior, games_by_search, length_of, look
from atelier.train.gate import Player, Result, match
from atelier.train.learning import Learner, gradient, new_weights
from atelier.train.lessons import Lessons, by_chair, join, leads_of, utility_of
from tests.full import full_after
from tests.pipes import pipe

ARTISANS = find("artisans")


def batch(n, seats=2):
    return Batch(ARTISANS, n, seats=seats, forced=True, auto_reset=False)


def some_lessons(rng, count=9):
    most, seen = ARTISANS.seats[-1], ARTISANS.observation_size
    return Lessons(
        seen=rng.integers(0, 3, (count, seen)).astype(np.int8),
        leads=rng.normal(0, 5, (count, most)),
        worth=rng.random((count, most)),
        slot=np.arange(count),
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_the_gradient_is_that_of_the_loss(seats):
    rng = np.random.default_rng(seats)
    weights = Weights(*(part + rng.normal(0, 0.2, part.shape) for part in new_weights(ARTISANS, 12, 6)))
    lessons = some_lessons(rng)
    found, _ = gradient(np, weights, lessons, seats)
    for name in Weights._fields[1:]:
        part, slope = getattr(weights, name), getattr(found, name)
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        step = np.zeros_like(part)
        step[place] = 1e-6
        more, less = (gradient(np, weights._replace(**{name: part + way * step}), lessons, seats)[1] for way in (1, -1))
        assert slope[place]
        assert (more - less) / 2e-6 == pytest.approx(slope[place], rel=1e-3)


def test_a_network_that_has_learned_nothing_says_what_the_lead_says():
    rng = np.random.default_rng(1)
    lessons, weights = some_lessons(rng), new_weights(ARTISANS, 8, 4)
    odds = weights.slope[0] * lessons.leads[:, 0]
    expected = np.mean(np.logaddexp(0, odds) - lessons.worth[:, 0] * odds)
    assert gradient(np, weights, lessons, 2)[1] == pytest.approx(expected)


def test_chairs_are_counted_from_the_seat_that_decides():
    each = np.array([[1.0, 2.0, 3.0, 0.0]] * 3)
    assert by_chair(np, each, np.array([0, 1, 2]), 3).tolist() == [[1, 2, 3, 0], [2, 3, 1, 0], [3, 1, 2, 0]]
    assert leads_of(np, each, 3).tolist() == [[-2, -1, 1, 0]] * 3


def test_a_game_is_worth_to_all_what_there_is_to_share():
    rewards = np.zeros((1, 4, len(REWARDS)), np.float32)
    rewards[0, :2] = [[1, 1, 12], [0, 0, -12]]
    worth = utility_of(np, rewards, 2)
    assert worth[0, :2].sum() == pytest.approx(1)
    assert worth[0, 0] > 0.85
    assert not worth[0, 2:].any()


def test_lessons_are_what_the_seat_that_decides_knows_and_what_became_of_it():
    games = batch(8)
    lessons = games_by_prior(games, 5, 2, np, 108)
    assert lessons.seen.shape == (lessons.size, ARTISANS.observation_size)
    assert (games.count == 0).all()
    ended = utility_of(np, games.rewards, 2)
    assert set(np.round(lessons.worth[lessons.slot == 3, 0], 5)) <= set(np.round(ended[3, :2], 5))
    kept, held = hold_out(np, lessons._replace(slot=lessons.slot + 28))
    assert kept.size + held.size == lessons.size
    assert set(held.slot) == {31}


def test_games_are_looked_at_from_the_deal_to_the_end():
    games = batch(256)
    length = length_of(games, 3)
    lessons = games_by_prior(games, 7, 2, np, length)
    month = ARTISANS.in_pieces(lessons.seen)["month"]
    assert set(np.unique(month)) == set(range(1, MONTHS + 1))
    assert lessons.size == pytest.approx(LOOKS * 256, rel=0.25)
    first, again = games_by_prior(games, 7, 2, np, length), games_by_prior(games, 8, 2, np, length)
    assert first.seen.tobytes() == lessons.seen.tobytes() != again.seen.tobytes()


def test_a_share_of_search_games_is_worth_the_same():
    games = batch(4)
    whole, some = (games_by_search(games, None, 1, 6, 2, np, 10, share) for share in (1.0, 0.25))
    assert some.size < whole.size / 2
    assert set(np.unique(some.slot)) == set(range(4))


@pytest.mark.parametrize("lot", [BY_SEARCH - 1, BY_SEARCH], ids=["by the search", "by the prior"])
def test_lessons_of_search_games_begin_at_any_moment(lot):
    games, first = batch(2), set()
    length = length_of(games, 3)
    for seed in range(lot, lot + 12 * IN_ALL, IN_ALL):
        lessons = games_by_search(games, None, 1, seed, 2, np, length, 0.0)
        assert lessons.size == len(set(lessons.slot)) == 2, "one position of each game, the first"
        first |= {*ARTISANS.in_pieces(lessons.seen)["month"].ravel().tolist()}
    assert min(first) <= 3
    assert max(first) >= 8


def test_what_was_never_seen_means_nothing():
    learner = Learner(np, new_weights(ARTISANS, 8, 4), 2)
    seen = np.arange(ARTISANS.observation_size) != 5
    learner.forget_unseen(seen)
    assert not learner.weights.first[5].any()
    assert learner.weights.first[4].all()
    assert learner.weights.first[-1].all(), "leads are always seen"


def test_lessons_in_parts_are_learned_slower_and_slower(monkeypatch):
    rates: list[float] = []
    learner = Learner(np, new_weights(ARTISANS, 8, 4), 2)
    monkeypatch.setattr(learner, "step", lambda lessons, rate: rates.append(rate))
    lessons = some_lessons(np.random.default_rng(2), 40)
    for part in range(3):
        learner.study([lessons], 1, 10, 1.0, seed=part, part=part, parts=3)
    assert len(rates) == 12
    assert rates[0] == 1.0
    assert rates == sorted(rates, reverse=True)


def test_a_step_takes_from_every_lot_by_its_size(monkeypatch):
    taken: list[Lessons] = []
    learner = Learner(np, new_weights(ARTISANS, 8, 4), 2)
    monkeypatch.setattr(learner, "step", lambda lessons, rate: taken.append(lessons))
    few, many = some_lessons(np.random.default_rng(2), 10), some_lessons(np.random.default_rng(3), 30)
    learner.study([few, many._replace(slot=many.slot + 100)], 2, 8, 1.0, seed=1)
    assert len(taken) == 10
    assert {int((one.slot < 100).sum()) for one in taken} == {2}
    assert {one.size for one in taken} == {8}


def test_a_learner_goes_on_as_if_it_had_never_stopped():
    lessons = some_lessons(np.random.default_rng(4), 40)
    one, other = (Learner(np, new_weights(ARTISANS, 8, 4, seed), 2) for seed in (0, 1))
    one.study([lessons], 2, 10, 1e-2, seed=1)
    other.go_on(one.kept())
    for learner in (one, other):
        learner.study([lessons], 1, 10, 1e-2, seed=2)
    assert all(part.tobytes() == same.tobytes() for part, same in zip(one.weights, other.weights, strict=True))


def test_a_search_plays_itself_and_is_traced_back_from_the_end():
    games = batch(4)
    lessons = games_by_search(games, None, 2, 6, 2, np, 10)
    assert (games.count == 0).all()
    assert lessons.size > 4 * 20
    assert ((lessons.worth[:, :2] >= 0) & (lessons.worth[:, :2] <= 1)).all()
    assert lessons.worth[:, :2].sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert join(np, [lessons, lessons]).size == 2 * lessons.size


def test_a_toy_learns_to_judge_games_it_has_not_seen():
    lessons, held = hold_out(np, games_by_prior(batch(4096), 1, 2, np, 108))
    learner = Learner(np, new_weights(ARTISANS, 32, 16), 2)
    before = learner.judge(held)
    learner.study([lessons], 6, 256, 2e-3, seed=1)
    assert learner.judge(held) < before - 0.01


def test_a_match_is_fair_and_who_thinks_more_wins():
    games = batch(64)
    alike = match(games, Player(None, 2), Player(None, 2), 3, 2, np)
    assert alike.games == 64
    assert alike.won == pytest.approx(0.5, abs=4 * alike.error + 0.01)
    better = match(games, Player(None, 24), Player(None, 1), 3, 2, np)
    assert better.won > 0.6
    assert "64 games" in str(better)


def test_a_match_deals_the_same_cards_from_every_seat():
    games = batch(6)
    games.reseed(9, np.arange(6) % 3)
    states = games.states
    assert states[0].tobytes() == states[3].tobytes()
    assert states[0].tobytes() != states[1].tobytes()


def course(folder, said):
    plan = TOY._replace(slots=32, gate_slots=8, prior_slots=256, prior_lots=1, playouts=2, gate_playouts=2)
    return Course(
        ARTISANS, 2, kinds_of(ARTISANS, ["artisans"]), "cpu", plan, Checkpoint(folder, ARTISANS, 2), said.append
    )


def test_a_course_goes_on_where_it_stopped(tmp_path):
    said: list[str] = []
    first = course(tmp_path, said)
    assert first.kinds == [{"artisans": "draft"}, {"artisans": "random"}]
    assert train(first, 1e-9) == tmp_path / BEST
    assert first.checkpoint.round == 1, "without time there are the first lessons, and no round"
    second = course(tmp_path, said)
    assert second.checkpoint.round == 1
    second.round()
    assert course(tmp_path, said).checkpoint.round == 2
    assert isinstance(second.checkpoint.best(), Learned)
    log = [json.loads(line) for line in (tmp_path / LOG).read_text(encoding="utf-8").splitlines()]
    assert [line["round"] for line in log] == [0, 0, 1, 1, 1]
    assert "gate" in log[-1]
    assert len(said) == len(log)


def test_no_round_is_begun_that_would_not_end_in_time(tmp_path, monkeypatch):
    ends = Checkpoint(tmp_path, ARTISANS, 2)
    ends.end_round(100.0)
    ends.end_round(50.0)
    begun = []
    monkeypatch.setattr(Course, "round", lambda self: begun.append(1) or self.checkpoint.end_round(1e9))
    for minutes, rounds in ((1.6, 0), (1.8, 1), (1.8, 1)):
        train(course(tmp_path, []), minutes)
        assert len(begun) == rounds
    (tmp_path / "round.json").write_text('{"round": 1}', encoding="utf-8")  # of before the longest was noted
    train(course(tmp_path, []), 1e-3)
    assert len(begun) == 2


def test_one_course_at_a_time_is_held_in_a_folder(tmp_path, monkeypatch):
    other = course(tmp_path, [])
    monkeypatch.setattr(Course, "begin", lambda self, end: train(other, 1))
    with pytest.raises(AtelierError, match="another course is held here; wait for its end, or name another folder"):
        train(course(tmp_path, []), 1)
    monkeypatch.setattr(Course, "begin", lambda self, end: False)
    assert train(other, 1) is None, "where it has ended the next may begin"


def test_a_course_is_drawn_as_it_goes(tmp_path):
    school = course(tmp_path, [])
    school.plan = school.plan._replace(prior_lots=3)
    drawn = []
    school.tell = lambda line: drawn.append((tmp_path / CURVES).exists())
    school.begin()
    school.gate(*[school.checkpoint.best()] * 2)
    assert drawn == [False, True, True, True, True]
    log = [json.loads(line) for line in (tmp_path / LOG).read_text(encoding="utf-8").splitlines()]
    rows = pytest.importorskip("polars").read_parquet(tmp_path / TABLE).to_dicts()
    assert [{name: one for name, one in row.items() if one is not None} for row in rows] == log
    page = (tmp_path / CURVES).read_text(encoding="utf-8")
    points = page.split('polyline points="')[1].split('"')[0].split()
    assert len(points) == 3, "one for each lot"
    assert page.count('svg class="strip"') == 1, "one for each round"
    assert f"{100 * log[-1]['won']:.1f}%" in page


def test_without_polars_a_course_goes_on_and_says_so_once(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "polars", None)
    said: list[str] = []
    school = course(tmp_path, said)
    for lot in (1, 2):
        school.say(lot=lot, loss=0.6)
    assert sum("Parquet needs polars: pip install '.[lab]' in a clone, else" in line for line in said) == 1
    assert len(said) == 3
    assert (tmp_path / CURVES).exists()
    assert not (tmp_path / TABLE).exists()


def test_first_lessons_go_on_with_the_next_lot(tmp_path):
    def teach(folder, minutes):
        said: list[str] = []
        school = course(folder, said)
        school.plan = school.plan._replace(prior_lots=3, kept=1)
        return train(school, minutes), said

    best, said = teach(tmp_path / "parts", 1e-9)
    assert best is None
    assert [line.split(":")[1].split(",")[0] for line in said] == [" lot 1"]
    assert teach(tmp_path / "parts", 1e-9)[0] is None
    best, said = teach(tmp_path / "parts", 1e-9)
    assert best == tmp_path / "parts" / BEST
    assert " lot 3" in said[0]
    assert not (tmp_path / "parts" / FIRST).exists()
    whole = course(tmp_path / "whole", [])
    whole.plan = whole.plan._replace(prior_lots=3, kept=1)
    whole.begin()
    for one, other in zip(
        whole.checkpoint.best().weights, course(best.parent, []).checkpoint.best().weights, strict=True
    ):
        assert one.tobytes() == other.tobytes(), "what was learned in parts is what is learned at once"


def test_lessons_are_also_taken_where_there_is_nothing_to_choose(tmp_path, monkeypatch):
    seen: set[int] = set()

    def watched(batch, xp, seats, slots):
        seen.update(batch.count[slots].tolist())
        return look(batch, xp, seats, slots)

    monkeypatch.setattr("atelier.train.games.look", watched)
    course(tmp_path, []).begin()
    assert 1 in seen
    assert 0 not in seen


def test_only_who_wins_at_the_gate_is_kept(tmp_path, monkeypatch):
    school = course(tmp_path, [])
    train(school, 1e-9)
    best = school.checkpoint.best()
    other = best._replace(search=best.search._replace(horizon=3))
    for won, kept in ((0.4, best), (0.51, best), (0.6, other)):
        monkeypatch.setattr("atelier.train.course.match", lambda *_, won=won: match_result(won))
        school.gate(other, best)
        assert school.checkpoint.best().search == kept.search


def test_a_new_network_tries_moves_as_those_in_the_package_do(tmp_path):
    new = course(tmp_path, []).way(new_weights(ARTISANS, 8, 4)).search
    theirs = [learned_of(find(name), seats, FOLDER).search for name in GAMES for seats in find(name).seats]
    assert {(way.c_puct, way.uniform_mix) for way in theirs} == {(new.c_puct, new.uniform_mix)}


def test_at_the_gate_both_search_as_the_best_does_at_that_table(tmp_path, monkeypatch):
    """A network of Little Town may look less far ahead without the expansion; who takes its place does too."""
    town, seen = find("little-town"), []
    weights = new_weights(town, 8, 4)._replace(slope=np.full(1, 0.1, np.float32))
    write_learned(tmp_path / BEST, town, 2, Learned(town.search, weights), "", {"off": {"horizon": 7}})
    checkpoint = Checkpoint(tmp_path, town, 2)
    school = Course(town, 2, kinds_of(town, ["expansion"]), "cpu", TOY, checkpoint, lambda line: None)
    assert [school.search(kind).horizon for kind in range(3)] == [7, 60, 60]
    monkeypatch.setattr(Course, "batch", lambda *_: None)
    monkeypatch.setattr("atelier.train.course.match", lambda *asked: seen.append(asked) or match_result(0.6))
    for horizon in (7, 60):
        school.gate(*[checkpoint.best()] * 2)
        assert [player.learned.search.horizon for player in seen.pop()[1:3]] == [horizon] * 2
        checkpoint.end_round(1.0)
    assert checkpoint.best("off").search.horizon == 7, "and so on"
    assert checkpoint.best().search.horizon == 60


def match_result(won):
    return Result(8, won, 0.02, 0.0)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (["chess"], "chess"),
        (["artisans", "--minutes", "0"], "--minutes 0: give more than 0"),
        (["artisans", "--lots", "0"], "--lots 0: give at least 1"),
        (["artisans", "--device", "abacus"], "--device abacus: choose one of cpu, cuda"),
        (["artisans", "--seats", "7"], "7"),
        (["artisans", "--seats", "0"], "0 seats: artisans is for 2 to 4 players"),
    ],
)
def test_what_cannot_be_taught_is_refused_in_a_sentence(asked, sentence, tmp_path):
    result = CliRunner().invoke(app, ["train", *asked, "--from", str(tmp_path / "kept")])
    assert isinstance(result.exception, AtelierError)
    assert sentence in str(result.exception)
    assert not (tmp_path / "kept").exists()


def test_a_spoilt_checkpoint_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "round.json").write_text('{"round": 3}', encoding="utf-8")
    with pytest.raises(AtelierError, match=r"best\.npz: there is no such file"):
        train(course(tmp_path, []), 1)
    (tmp_path / "round.json").unlink()
    for spoilt, sentence in (
        (b"no", "this is no file of first lessons"),
        (an_array(), "this is no file of first lessons"),
        (other_lessons(np.zeros(3, bool), 8), "of another kind"),
        (other_lessons(seats=3), "of another kind"),
        (other_lessons(), r"1 lots? were learned from already; give more with --lots"),
    ):
        (tmp_path / FIRST).write_bytes(spoilt)
        with pytest.raises(AtelierError, match=sentence):
            train(course(tmp_path, []), 1)
    (tmp_path / "round.json").write_text("no", encoding="utf-8")
    with pytest.raises(AtelierError, match="no checkpoint can be kept there"):
        Checkpoint(tmp_path, ARTISANS, 2)


@pytest.mark.parametrize("name", ["round.json", "first.npz", "best.npz", "log.jsonl"])
def test_a_pipe_in_a_checkpoint_is_refused_and_not_waited_for(tmp_path, name):
    pipe(tmp_path / name)
    with pytest.raises(AtelierError, match=f"no checkpoint can be kept there .*{name}: this is a pipe or a device"):
        Checkpoint(tmp_path, ARTISANS, 2)


def an_array():
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


def other_lessons(met=None, width=TOY.width, seats=2):
    file = io.BytesIO()
    met = np.zeros(ARTISANS.observation_size, bool) if met is None else met
    np.savez(file, lot=1, met=met, **Learner(np, new_weights(ARTISANS, width, TOY.second), seats).kept())
    return file.getvalue()


def test_where_there_is_no_room_what_was_kept_before_stays(tmp_path):
    kept = Checkpoint(tmp_path, ARTISANS, 2)
    learned = Learned(ARTISANS.search, new_weights(ARTISANS, 8, 4))
    kept.keep(learned)
    kept.keep_first({"lot": np.array(1)})
    kept.note(lot=1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with full_after(100):
        for write in (lambda: kept.keep(learned), lambda: kept.keep_first({"lot": np.zeros(99)})):
            with pytest.raises(AtelierError, match="cannot be written: File too large"):
                write()
        with pytest.raises(AtelierError, match=r"log\.jsonl: cannot be written: File too large"):
            kept.note(said="a" * 200)
    assert {name: (tmp_path / name).read_bytes() for name in (BEST, FIRST)} == {
        name: before[name] for name in (BEST, FIRST)
    }
    assert {path.name for path in tmp_path.iterdir()} == set(before), "nothing half written is left"
