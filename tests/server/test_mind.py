"""All thinking is done in a process of its own: it may die, it ends at once, and nobody who is served waits for it."""

from __future__ import annotations

import asyncio
import operator
import os
import pickle
import signal
import threading
import time
from dataclasses import replace
from functools import partial

import pytest

from atelier.client import Refused, me, opponent
from atelier.games import GAMES, find
from atelier.match import Match
from atelier.server.pools import mind_worker
from atelier.server.pools.mind import Mind, MindLost, Thought, ThoughtFailed
from atelier.server.workers import analysis, bots, coach
from atelier.server.workers.thoughts import choose
from tests.patience import PATIENCE
from tests.server import thinking
from tests.server.test_stopping import is_alive

NICE = 10
WORK = "master:5000"


def with_a_mind(test):
    """Run a test with a mind; in the end nothing is left of it."""

    async def run():
        mind = Mind()
        try:
            return await asyncio.wait_for(test(mind), PATIENCE)
        finally:
            await mind.close()

    return asyncio.run(run())


def think(mind, *thought):
    return mind.think(NICE, Thought(*thought))


def test_a_thought_is_thought_in_another_process_and_always_in_the_same():
    async def ask(mind):
        return {await think(mind, os.getpid, ()) for _ in range(3)}

    (process,) = with_a_mind(ask)
    assert process != os.getpid()
    assert not is_alive(process), "it has ended with its server"


def test_what_goes_wrong_with_a_thought_is_told_and_hurts_no_other():
    async def ask(mind):
        waiting = think(mind, choose, ("random", Match(seed=1), 0, 1))
        with pytest.raises(ThoughtFailed, match="ZeroDivisionError"):
            await think(mind, operator.floordiv, (1, 0))
        with pytest.raises(ThoughtFailed, match="pickle"):
            await think(mind, threading.Lock, ())
        with pytest.raises(TypeError, match="pickle"):
            await think(mind, len, (threading.Lock(),))
        await waiting
        assert await think(mind, operator.floordiv, (6, 2)) == 3
        assert not mind.under_way

    with_a_mind(ask)


def test_how_far_a_thought_is_is_heard_before_what_came_of_it():
    heard = []

    async def ask(mind):
        assert await think(mind, thinking.count, (3,), lambda *said: heard.append(said)) == "counted"
        assert heard == [(1, 3), (2, 3), (3, 3)]

    with_a_mind(ask)


def test_thoughts_of_all_lanes_are_thought_side_by_side():
    """Each waits for all others to be under way."""

    async def ask(mind):
        meeting = Thought(thinking.meet, (4,))
        assert await asyncio.gather(*(mind.think(nice, meeting) for nice in (5, 5, 10, 10))) == [4] * 4

    with_a_mind(ask)


def test_who_thinks_steps_back_and_so_do_the_threads_they_start():
    async def ask(mind):
        return await mind.think(12, Thought(thinking.priorities, ()))

    mind = min(19, os.getpriority(os.PRIO_PROCESS, 0) + mind_worker.NICE)
    assert with_a_mind(ask) == [max(12, mind)] * 2, "and never forward, where the server itself steps back"


def test_a_mind_that_dies_fails_all_it_was_at_is_logged_and_the_next_thought_finds_another(caplog):
    async def ask(mind):
        first = await think(mind, os.getpid, ())
        lost = [think(mind, time.sleep, (PATIENCE,)) for _ in range(3)]
        os.kill(first, signal.SIGKILL)
        for one in lost:
            with pytest.raises(MindLost):
                await one
        assert await think(mind, os.getpid, ()) != first

    with_a_mind(ask)
    assert caplog.text.count("the mind is lost") == 1


def test_a_mind_that_cannot_be_started_fails_what_was_asked_and_is_tried_again(tmp_path):
    async def ask():
        mind = Mind([str(tmp_path / "nowhere")])
        for _ in range(2):
            with pytest.raises(MindLost, match="nowhere"):
                await think(mind, os.getpid, ())
        await mind.close()

    asyncio.run(ask())


def test_a_mind_is_closed_at_once_whatever_it_thinks_about():
    async def ask():
        mind = Mind()
        process = await think(mind, os.getpid, ())
        waiting = think(mind, choose, (thinking.FOR_EVER, Match(seed=1), 0, 1))
        await think(mind, os.getpid, ())
        await asyncio.wait_for(mind.close(), PATIENCE)
        assert waiting.cancelled()
        assert think(mind, os.getpid, ()).cancelled(), "and thinks no more"
        return process

    assert not is_alive(asyncio.run(ask()))


def test_a_mind_that_is_closed_while_it_starts_leaves_nothing():
    async def ask():
        mind = Mind()
        waiting = think(mind, os.getpid, ())
        await mind.close()
        assert waiting.cancelled()
        assert mind.process is None

    asyncio.run(ask())


@pytest.mark.parametrize("other_box", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_handed_over_is_the_same(game, other_box):
    box = replace(find(game).default_box, name="other") if other_box else None
    match = Match(game, seed=4, box=box)
    for _ in range(9):
        match.play(match.legal[0])
    for one in (match, match.after(len(match.moves))):
        same = pickle.loads(pickle.dumps(one))
        assert same.record == match.record
        assert same.state.tobytes() == match.state.tobytes()
        assert same.box.names == match.box.names
        assert same.view(0) == match.view(0)
        same.play(match.legal[-1])
        assert same.undo() == match.legal[-1]
        assert same.legal == match.legal


def test_who_serves_spends_next_to_nothing_on_what_is_thought():
    async def ask(mind):
        match = Match(seed=1)
        await think(mind, choose, (WORK, match, 0, 1))  # all is loaded
        own, spent = time.thread_time(), await think(mind, time.process_time, ())
        await asyncio.gather(*(think(mind, choose, (WORK, match, 0, seed)) for seed in range(4)))
        return time.thread_time() - own, await think(mind, time.process_time, ()) - spent

    own, spent = with_a_mind(ask)
    assert own < spent / 10


# At a server


def test_a_mind_that_is_killed_in_the_middle_of_a_thought_loses_no_game(
    serve, true_mind, monkeypatch, wait_for, tmp_path, caplog
):
    monkeypatch.setattr(bots, "choose", partial(thinking.choose_in_the_second_life, str(tmp_path / "died")))
    zoe = serve().client("Zoé")
    table = zoe.open_table("artisans", [opponent("random"), opponent("random")])
    zoe.start(table)
    wait_for(lambda: zoe.look(table)["life"] == "over")
    assert (tmp_path / "died").exists()
    assert "the mind is lost" in caplog.text
    assert "an opponent's move failed" in caplog.text


def test_a_coach_who_is_interrupted_can_be_asked_again(serve, true_mind, monkeypatch, tmp_path):
    monkeypatch.setattr(coach, "advise", partial(thinking.advise_in_the_second_life, str(tmp_path / "died")))
    zoe = serve().client("Zoé")
    table = zoe.open_table("artisans", [me(), me()])
    zoe.start(table)
    with pytest.raises(Refused, match="ask again") as caught:
        zoe.coach(table, 0)
    assert (caught.value.status, caught.value.kind) == (503, "not-ready")
    assert sum(zoe.coach(table, 0)["chances"]) == pytest.approx(1)


def test_an_analysis_that_is_interrupted_begins_again_without_being_asked_for(
    serve, true_mind, monkeypatch, wait_for, tmp_path
):
    monkeypatch.setattr(analysis, "analyse", partial(thinking.analyse_in_the_second_life, str(tmp_path / "died")))
    zoe = serve().client("Zoé")
    table = finished(zoe, wait_for)
    assert zoe.analyse(table)["report"] is None
    wait_for(lambda: zoe.analysis(table)["report"])
    assert (tmp_path / "died").exists()


def test_an_analysis_that_ends_while_it_is_being_taken_up_is_not_made_again(serve, own_mind, monkeypatch, wait_for):
    made = []
    monkeypatch.setattr(analysis, "on_paper", lambda *asked, **how: made.append(asked) or "{}")
    serving = serve()
    zoe = serving.client("Zoé")
    table = finished(zoe, wait_for)
    zoe.analyse(table)
    wait_for(lambda: zoe.analysis(table)["report"] is not None and not serving.context.analyses.tasks)
    told = zoe.analysis(table)
    monkeypatch.setattr(analysis.analyses, "unfinished_analyses", lambda connection, **asked: [table])
    serving.call(serving.context.analyses.take_up())
    wait_for(lambda: not serving.context.analyses.tasks)
    assert len(made) == 1
    assert zoe.analysis(table) == told


def test_how_far_an_analysis_is_is_told_while_it_is_under_way(serve, true_mind, monkeypatch, wait_for, tmp_path):
    gate = tmp_path / "gate"
    monkeypatch.setattr(analysis, "analyse", partial(thinking.analyse_half, str(gate)))
    monkeypatch.setattr(analysis, "NOTED_EVERY", -1.0)
    zoe = serve().client("Zoé")
    table = finished(zoe, wait_for)
    zoe.analyse(table)
    half = wait_for(lambda: (now := zoe.analysis(table))["done"] and now)
    assert (half["done"], half["of"], half["report"]) == (5, 10, None)
    gate.touch()
    wait_for(lambda: zoe.analysis(table)["report"])


def finished(client, wait_for):
    table = client.open_table("artisans", [opponent("random")] * 2)
    client.start(table)
    wait_for(lambda: client.look(table)["life"] == "over")
    return table
