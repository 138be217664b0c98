"""Two requests race for the same move: one wins, the other is told where the table is now. Nothing is lost."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from tests.server.processes import LATE, SERVE, Line, Serving, written

TABLES = 8
REPEATED = 10
"""After so many races one request is sent twice at the same moment: it acts once, and both are told the same."""


@pytest.fixture
def processes(database, tmp_path):
    """One process on SQLite, two on the same PostgreSQL."""
    count = 2 if database.startswith("postgresql") else 1
    with ThreadPoolExecutor(count) as threads:
        started = list(threads.map(lambda _: Serving(database, tmp_path, LATE + SERVE), range(count)))
    yield started
    for serving in started:
        serving.stop()


class Track:
    """Two people with the same key, each with a line to a process of their own, who move at the same moment."""

    def __init__(self, addresses, seed):
        self.lines = [Line(addresses[0]), Line(addresses[-1])]
        self.lines[1].key = self.lines[0].introduce(f"Racer {seed}")
        self.chance, self.barrier = Random(seed), Barrier(2)
        self.threads = ThreadPoolExecutor(2)
        self.won = {}
        self.races = 0
        self._lay()

    def _lay(self):
        self.table = self.lines[0].lay()
        self.won[self.table] = []
        self._look(0)

    def _look(self, seat):
        now = self.lines[self.races % 2].look(self.table, seat)
        if now["turn"] not in (None, seat):
            now = self.lines[self.races % 2].look(self.table, now["turn"])
        self._stand(now, now["view"]["legal"])

    def _stand(self, told, legal):
        self.turn, self.position, self.legal = told["turn"], told["position"], legal

    def race(self):
        """Both move in the position they see."""
        self.races += 1
        moves = self.chance.sample(self.legal, 2) if len(self.legal) > 1 else self.legal * 2
        requests = [secrets.token_urlsafe(12) for _ in moves]
        answers = self._send(moves, requests)
        assert sorted(status for status, _ in answers) == [200, 409], answers
        winner = 0 if answers[0][0] == 200 else 1
        done, refusal = answers[winner][1], answers[1 - winner][1]
        assert refusal["type"] == "urn:atelier:problem:stale"
        assert refusal["position"] == done["position"] > self.position
        assert refusal["view"]["step"] == done["step"]
        self._go_on(moves[winner], requests[winner], done)

    def repeat(self):
        """The same request reaches both processes at once."""
        moves, requests = [self.legal[0]] * 2, [secrets.token_urlsafe(12)] * 2
        (status, done), other = self._send(moves, requests)
        assert (status, done) == (200, done) == other
        self._go_on(moves[0], requests[0], done)

    def _send(self, moves, requests):
        def move(line, said, request):
            body = {"move": said, "position": self.position, "seat": self.turn, "request": request}
            self.barrier.wait()
            return line.say("POST", f"/api/tables/{self.table}/moves", body)

        return list(self.threads.map(move, self.lines, moves, requests))

    def _go_on(self, move, request, done):
        self.won[self.table].append((done["number"], request, move))
        if done["over"]:
            self._lay()
        elif done["turn"] == self.turn:
            self._stand(done, done["legal"])
        else:
            self._look(done["turn"])

    def run(self, races):
        for number in range(races):
            self.race()
            if number % REPEATED == 0:
                self.repeat()
        for line in self.lines:
            line.close()
        return self.won


@pytest.mark.parametrize(
    ("database", "races"),
    [
        ("postgresql", 16),
        *(pytest.param(database, 1000, marks=pytest.mark.slow) for database in ("sqlite", "postgresql")),
    ],
    indirect=["database"],
)
def test_of_two_requests_for_the_same_move_exactly_one_wins_every_time(database, processes, races):
    addresses = [serving.address for serving in processes]
    tracks = [Track(addresses, seed) for seed in range(TABLES)]
    with ThreadPoolExecutor(TABLES) as threads:
        won = {}
        for winners in threads.map(lambda track: track.run(races // TABLES), tracks):
            won |= winners
    assert sum(track.races for track in tracks) == races
    for table, winners in won.items():
        entries = written(database, table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        moved = [(entry.number, entry.request, entry.body["move"]) for entry in entries if entry.kind == "moved"]
        assert moved == winners
