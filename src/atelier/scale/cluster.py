"""A cluster of machines, by Ray: tasks are done somewhere, and exactly one result of each comes back, in order.

A worker or a machine that dies loses nothing but time: what it was doing is done again by another. All machines must
have the same Atelier, Python and Numba; one that has not is found out by its first answer.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

from atelier.cache import source_digest
from atelier.errors import AtelierError, first_line
from atelier.scale.extras import library

LOCAL = "local"
CLIENT = "ray://"
"""So begins the address of a cluster of which this machine is no part."""
KNOCK_SECONDS = 5.0
ANSWER_SECONDS = 10.0
"""A cluster that is there answers within milliseconds; Ray itself would ask something else without end."""
ASK = """
import sys
from ray._raylet import GcsClient
from ray.exceptions import RpcError
print("asking", flush=True)
try:
    GcsClient(address=sys.argv[1])
except RpcError:
    sys.exit(3)
"""
"""Asks the process that knows all machines of a cluster (Ray's GCS) which one it is; `NOBODY` if none answers."""
NOBODY = 3
SILENCE_SECONDS = 1.0
"""When nothing has come for so long, it is asked whether anyone is there still."""
TRIES = 5
"""How often a task may be lost with a worker or a machine before the whole is given up."""
AHEAD = 3
"""Tasks for each core of the cluster that wait or run at once."""

Task = TypeVar("Task")
Done = TypeVar("Done")


class Answer(NamedTuple):
    """What came of a task, and by which rules."""

    rules: str
    done: Any


@dataclass
class UnderWay:
    """A task somewhere in the cluster, and what came of it once it `has_come`."""

    task: Any
    answer: Any
    tries: int = 1
    has_come: bool = False
    done: Any = None


def ray() -> Any:
    """The library of clusters; it is told to tell nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return library("ray", "a cluster needs Ray", "cluster")


def knock(address: str) -> None:
    """See whether anyone is there at all: Ray itself would ask for minutes."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError("an address is written HOST:PORT, as in 10.0.0.1:6379")
    socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def ask_name(address: str) -> None:
    """See whether it is a cluster that is there. Another process asks: Ray would print lines, and cannot be stopped.

    Whatever else goes wrong there, such as another Ray than is known here, Ray is left to say itself.
    """
    asking = subprocess.Popen(
        [sys.executable, "-P", "-c", ASK, address],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with asking:
        try:
            assert asking.stdout is not None
            asking.stdout.readline()  # how long Ray takes to load says nothing about the cluster
            ended = asking.wait(ANSWER_SECONDS)
        except subprocess.TimeoutExpired:
            ended = NOBODY
        finally:
            asking.kill()
    if ended == NOBODY or ended < 0:
        raise ConnectionError("what listens there is no Ray cluster")


def answer(work: Callable[[Task], Done], task: Task) -> Answer:
    """Do a task, wherever this is."""
    return Answer(source_digest(), work(task))


class Cluster:
    """A cluster that is there (`--cluster ADDRESS`), or one of this machine's cores (`--cluster local`)."""

    def __init__(self, address: str, cores: int | None = None):
        self.ray = ray()
        if address != LOCAL and cores is not None:
            raise AtelierError("--cores: a cluster uses all cores it has; leave them out, or take --cluster local")
        how: dict[str, Any] = (
            {"num_cpus": cores or os.cpu_count(), "include_dashboard": False} if address == LOCAL else {}
        )
        try:
            if address != LOCAL:
                knock(address)
            if address != LOCAL and not address.startswith(CLIENT):
                ask_name(address)
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR", **how)
        except (OverflowError, ValueError, RuntimeError, OSError) as error:
            raise AtelierError(f"--cluster {address}: no cluster answers there: {first_line(error)}") from None
        self.through = None if address.startswith(CLIENT) else self._find_raylet()

    def in_order(
        self,
        work: Callable[[Task], Done],
        tasks: Iterable[Task],
        finished: Callable[[Done], None] = lambda done: None,
    ) -> Generator[Done, None, None]:
        """Do tasks all over the cluster, in order, never many more of them than it has cores.

        `finished` is told of each the moment it comes, in whatever order. Where this is broken off, what has begun runs
        to its end, or till the cluster is let go of, and nobody is told: to cancel a task that comes at that very
        moment makes Ray abort this whole process.
        """
        begin = self.ray.remote(num_cpus=1, max_retries=TRIES)(answer).remote
        shared, rules = self.ray.put(work), source_digest()
        waiting: deque[UnderWay] = deque()

        def take(one: UnderWay) -> None:
            """What came of a task that has ended; one that was lost is begun again."""
            try:
                told: Answer = self.ray.get(one.answer)
            except self.ray.exceptions.RayTaskError as error:
                if isinstance(error.cause, AtelierError):
                    raise error.cause from None
                raise
            except self.ray.exceptions.RayError as error:
                if one.tries == TRIES:
                    raise AtelierError(
                        f"a part of the work was lost {TRIES} times with whoever did it: {first_line(error)}"
                    ) from None
                one.answer, one.tries = begin(shared, one.task), one.tries + 1
                return
            if told.rules != rules:
                raise AtelierError(
                    "a machine of the cluster has another Atelier, Python or Numba than this one: "
                    "install the same versions on all of them"
                )
            one.has_come, one.done = True, told.done
            finished(told.done)

        def first() -> Done:
            silent = False
            while not waiting[0].has_come:
                running = {one.answer: one for one in waiting if not one.has_come}
                ready, _ = self.ray.wait(list(running), timeout=SILENCE_SECONDS)
                if silent or not ready:
                    self._check_alive()
                silent = not ready
                for answer in ready:
                    take(running[answer])
            done: Done = waiting.popleft().done
            return done

        for task in tasks:
            while len(waiting) >= AHEAD * self.cores:
                yield first()
            waiting.append(UnderWay(task, begin(shared, task)))
        while waiting:
            yield first()

    def _find_raylet(self) -> tuple[str, int] | None:
        """Where the raylet of this machine listens."""
        here = self.ray.get_runtime_context().get_node_id()
        found = (node for node in self.ray.nodes() if node["NodeID"] == here)
        return next(((node["NodeManagerAddress"], node["NodeManagerPort"]) for node in found), None)

    def _check_alive(self) -> None:
        """Ask for the process through which this one speaks to the cluster: without it Ray soon ends this one too."""
        try:
            if self.through:
                socket.create_connection(self.through, KNOCK_SECONDS).close()
        except OSError:
            raise AtelierError(
                "the cluster is no longer there: Ray has ended on this machine; what was written before is kept"
            ) from None

    @property
    def cores(self) -> int:
        """How many cores the cluster has now."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Let go of the cluster; a local one ends."""
        self.ray.shutdown()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
