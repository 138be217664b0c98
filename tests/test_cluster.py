"""On a real cluster of several nodes, one of which dies: one result of everything, the same as on one machine."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from threading import Thread

import pytest

from atelier import AtelierError
from atelier.lab.arena import play_all, seatings
from atelier.lab.study.design import study
from atelier.lab.study.games import Where
from atelier.lab.study.paper import Folder
from atelier.lab.study.playing import look, play
from atelier.scale import cluster as cluster_module
from atelier.scale import simulation
from atelier.scale.cluster import Cluster
from atelier.scale.paper import Paper
from atelier.scale.simulation import simulate
from tests.conftest import KINDS
from tests.patience import PATIENCE
from tests.test_examples import run

pytest.importorskip("ray", reason="there is no Ray for this Python yet")
from ray.cluster_utils import Cluster as Machines

TABLE = KINDS[0].plan(seed=6)


@pytest.fixture(scope="module")
def machines():
    """Three machines, as Ray sees them: each with processes of its own, which here step back behind no other work."""
    os.environ |= {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
    found = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    yield found
    found.shutdown()


@pytest.fixture(scope="module")
def cluster(machines):
    with Cluster(machines.address) as found:
        yield found


def test_a_machine_that_dies_changes_nothing(machines, cluster, tmp_path, monkeypatch):
    monkeypatch.setattr(simulation, "LARGE", 256)
    doomed = machines.add_node(wait=False, num_cpus=1)
    machines.wait_for_nodes(PATIENCE)
    games, alone, together = 256 * 12 + 7, tmp_path / "alone", tmp_path / "together"
    whole = list(simulate(TABLE, games, paper=Paper(alone, TABLE)))
    found = []
    for number, counted in zip(count(), simulate(TABLE, games, cluster=cluster, paper=Paper(together, TABLE))):
        found.append(counted)
        if number == 3:
            machines.remove_node(doomed, allow_graceful=False)
    assert [str(one) for one in found] == [str(one) for one in whole]
    assert {path.name: path.read_bytes() for path in together.iterdir()} == {
        path.name: path.read_bytes() for path in alone.iterdir()
    }


def stumble(folder, number):
    """Dies the first time it is asked."""
    try:
        (folder / str(number)).touch(exist_ok=False)
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)
    return None


def test_what_a_dead_worker_was_doing_is_done_again(cluster, tmp_path):
    assert list(cluster.in_order(partial(stumble, tmp_path), [1, 2])) == [1, 2]


def die(number):
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
def test_work_that_kills_every_worker_is_given_up(cluster, monkeypatch):
    monkeypatch.setattr(cluster_module, "TRIES", 1)
    with pytest.raises(AtelierError, match="lost 1 times with whoever did it"):
        list(cluster.in_order(die, [1]))


def complain(number):
    raise AtelierError(f"{number}: too much")


def test_a_complaint_comes_back_as_it_was_made(cluster):
    with pytest.raises(AtelierError, match="7: too much"):
        list(cluster.in_order(complain, [7]))


def test_complaints_that_come_together_end_nothing_but_the_work(cluster):
    """Where the rest was cancelled as it came, Ray aborted the whole process, soon if not at once."""
    for _ in range(20):
        with pytest.raises(AtelierError, match="too much"):
            list(cluster.in_order(complain, [1, 2, 3]))
    assert list(cluster.in_order(abs, [4, 5])) == [4, 5]


def test_results_come_in_order(cluster):
    assert list(cluster.in_order(linger, [3, 1, 2])) == [3, 1, 2]


def test_each_result_is_told_the_moment_it_comes(cluster, machines, tmp_path):
    """The first task ends when the second is told of."""
    other = machines.add_node(wait=False, num_cpus=1)
    machines.wait_for_nodes(PATIENCE)
    told = tmp_path / "told"
    found = cluster.in_order(partial(await_the_telling, told), [1, 2], lambda done: done == 2 and told.touch())
    assert list(found) == [1, 2]
    machines.remove_node(other)


def await_the_telling(told, number):
    begun = time.monotonic()
    while number == 1 and not told.exists():
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.02)
    return number


KILLED = """
import ray
from atelier.commands.common import open_cluster
from atelier.errors import AtelierError
from tests.test_cluster import linger
try:
    with open_cluster("local", 1) as cluster:
        (raylet,) = ray._private.worker._global_node.all_processes["raylet"]
        for done in cluster.in_order(linger, [1] * 600):
            raylet.process.kill()
except AtelierError as error:
    print(error)
"""


@pytest.mark.slow
def test_a_cluster_that_ends_gets_a_sentence_and_nothing_else_is_printed(python):
    said = "the cluster is no longer there: Ray has ended on this machine; what was written before is kept\n"
    assert python(KILLED) == said


def linger(tenths):
    time.sleep(tenths / 10)
    return tenths


def test_a_machine_with_another_version_is_found_out(cluster, monkeypatch):
    monkeypatch.setattr(cluster_module, "source_digest", lambda: "of tomorrow")
    with pytest.raises(AtelierError, match="another Atelier, Python or Numba"):
        list(cluster.in_order(abs, [1]))


def test_a_tournament_on_a_cluster_is_the_same(cluster):
    order = list(seatings([("apprentice", "master:20")], 3))
    alone = [result._replace(milliseconds=()) for result in play_all(TABLE, order)]
    told = []
    together = play_all(TABLE, order, played=[], finished=told.append, cluster=cluster)
    assert [result._replace(milliseconds=()) for result in together] == alone
    assert len(told) == len(order)


def test_games_that_were_played_are_not_played_again(cluster):
    order = list(seatings([("random", "random")], 3))
    before, told = list(play_all(TABLE, order[:3])), []
    together = list(play_all(TABLE, order, played=before, finished=told.append, cluster=cluster))
    assert [result.seating for result in together] == order
    assert [result.seating for result in told] == order[3:]


@pytest.mark.slow
def test_a_study_on_a_cluster_is_the_same_but_for_the_time_it_took(cluster, tmp_path):
    game = TABLE.game
    plan = study(game, game.default_box, ["random", "apprentice"], 2, seats=[2], options={}, seed=3)
    found = []
    for name, machines in (("alone", None), ("together", cluster)):
        folder = Folder(tmp_path / name, plan)
        play(folder, lambda: None, Where(1, machines))
        frames = look(folder).frames
        found.append({(table, column): values.tolist() for table, frame in frames.items()
                      for column, values in frame.items() if column != "milliseconds"})  # fmt: skip
    assert found[0] == found[1]
    assert len(found[0]["seats", "points"]) > 4


def test_the_example_of_a_tournament_runs(machines):
    assert any(line.startswith("master:200 won") for line in run("tournament_on_ray.py", "6", machines.address))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:99999", "::1:many"])
def test_no_cluster_answers(address):
    with pytest.raises(AtelierError, match=f"--cluster {address}: no cluster answers there"):
        Cluster(address)


def test_something_else_that_listens_is_no_cluster(monkeypatch, capfd):
    """Ray would wait for its answer, and print lines meanwhile."""
    monkeypatch.setattr(cluster_module, "ANSWER_SECONDS", 2.0)
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        address = f"127.0.0.1:{server.server_port}"
        Thread(target=server.serve_forever, daemon=True).start()
        with pytest.raises(AtelierError, match=f"--cluster {address}: no cluster .*: what listens there is no Ray"):
            Cluster(address)
        server.shutdown()
    printed, complaint = capfd.readouterr()
    assert (printed, "Failed to connect" in complaint) == ("", False)


def test_a_cluster_uses_all_its_cores():
    with pytest.raises(AtelierError, match="a cluster uses all cores it has"):
        Cluster("somewhere:6379", cores=2)
