"""The plug is pulled while people play at full speed, again and again: `make soak`, or a few times in `make test`.

python -m tests.server.kill [KILLS] [sqlite | postgresql]

Every player has a table of their own and moves as fast as answers come. Whoever gets no answer asks again with the same
request id. After every kill the log on the disk must hold each acknowledged move once, in order, and nothing else but
the one move the player had just sent.
"""

from __future__ import annotations

import http.client
import secrets
import shutil
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import sqlalchemy as sa

from atelier.server.settings import database_url
from atelier.server.storage.schema import tables
from tests.server.postgres import Postgres
from tests.server.processes import LATE, SERVE, Line, Nursery, Serving, written

KILLS = 1000
GAMES = ("artisans", "artisans", "artisans", "little-town")
PATIENCE = 300.0
MOST_MOVES = 40
"""How many moves a server acknowledges before it is killed, at most; some are killed while they start."""
YOUNG = 3
"""Every so many kills the server has not finished starting."""
PLAYED = frozenset({"opened", "started", "moved", "over"})
HUNG_UP = (OSError, http.client.HTTPException)


class Over(Exception):
    """The evening is over."""


class Player(threading.Thread):
    """Plays both seats of one table after the other, and notes what was acknowledged."""

    def __init__(self, hall, game, seed):
        super().__init__(daemon=True)
        self.hall, self.game, self.chance = hall, game, Random(seed)
        self.line = Line(hall.addresses[0])
        self.line.introduce(f"Player {seed}")
        self.acknowledged = {}
        self.sent = None
        self.asked_again = 0
        self.wrong = None

    def run(self):
        try:
            while True:
                self.play_a_game()
        except Over:
            pass
        except BaseException as error:
            self.wrong = error

    def play_a_game(self):
        seats = [{"kind": "me"}] * 2
        id = self.ask("/api/tables", game=self.game, seats=seats)["id"]
        self.acknowledged[id] = []
        now = self.ask(f"/api/tables/{id}/start")
        while not now.get("over"):
            now = self.move(id, now)

    def move(self, id, now):
        legal = now["legal"] or self.look(id, now["turn"])["view"]["legal"]
        said = self.chance.choice(legal)
        self.sent = (id, secrets.token_urlsafe(12), said)
        path, body = f"/api/tables/{id}/moves", {"move": said, "position": now["position"], "seat": now["turn"]}
        done = self.ask(path, request=self.sent[1], **body)
        self.acknowledged[id].append((done["number"], self.sent[1], said))
        self.sent = None
        return done

    def look(self, id, seat):
        return self.answer("GET", f"/api/tables/{id}?seat={seat}")

    def ask(self, path, **body):
        return self.answer("POST", path, {"request": secrets.token_urlsafe(12), **body})

    def answer(self, method, path, body=None):
        """Say it until there is an answer."""
        while True:
            if self.hall.over:
                raise Over
            try:
                status, told = self.line.say(method, path, body)
            except HUNG_UP:
                self.asked_again += 1
                self.dial()
                continue
            assert status < 300, (status, told)
            return told

    def dial(self):
        """Find someone who serves."""
        self.line.close()
        time.sleep(0.01)
        if self.hall.addresses:
            self.line = Line(self.chance.choice(self.hall.addresses), self.line.key)


class Hall:
    """The servers, the players, and the hand at the plug."""

    def __init__(self, database, folder, processes=1, seed=1):
        self.database, self.folder, self.chance = database, Path(folder), Random(seed)
        self.over = False
        self.homes = [Nursery(database, folder) for _ in range(processes)]
        self.addresses, self.players = [], []
        self.killed = self.unanswered = 0

    def open(self):
        """Let everyone in."""
        self.addresses = [home.start() for home in self.homes]
        self.players = [Player(self, game, seed) for seed, game in enumerate(GAMES)]
        for player in self.players:
            player.start()

    def pull_the_plug(self):
        """Kill one of the servers at a random moment, check what it left, and start it again."""
        home = self.chance.choice(self.homes)
        if self.killed % YOUNG == YOUNG - 1:
            self._kill(home)
            home.start(wait=False)
            time.sleep(self.chance.random() * 0.15)
            home.kill()
        else:
            self._wait_for_moves(self.chance.randrange(MOST_MOVES))
            self._kill(home)
        self.killed += 1
        if len(self.homes) == 1:
            self.unanswered += self.check(self._left_behind())
        self.addresses.append(home.start())

    def _wait_for_moves(self, more):
        """Until so many more moves are acknowledged, and a moment longer: no machine is too slow for that."""
        wanted, until = self.acknowledged + more, time.monotonic() + PATIENCE
        while self.acknowledged < wanted and time.monotonic() < until:
            assert all(player.is_alive() for player in self.players), [player.wrong for player in self.players]
            time.sleep(0.001)
        time.sleep(self.chance.random() * 0.02)

    @property
    def acknowledged(self):
        return sum(len(made) for player in self.players for made in list(player.acknowledged.values()))

    def _kill(self, home):
        self.addresses.remove(home.address)
        home.kill()

    def _left_behind(self):
        """What lies on the disk, copied: whoever opens the file itself would repair it for the next server."""
        copied = self.folder / "left-behind"
        shutil.rmtree(copied, ignore_errors=True)
        copied.mkdir()
        for path in Path(self.database).parent.glob(f"{Path(self.database).name}*"):
            shutil.copy(path, copied)
        return str(copied / Path(self.database).name)

    def check(self, database):
        """Every acknowledged move is there once, in order, and nothing else; how many more were written."""
        more = 0
        for player in self.players:
            if player.wrong is not None:
                raise player.wrong
            sent = player.sent  # first: an answer that is still on its way is noted, then no longer waited for
            acknowledged = {id: list(moves) for id, moves in player.acknowledged.items()}
            for id in list(acknowledged)[-2:] if not self.over else acknowledged:
                more += self.check_log(written(database, id), id, acknowledged[id], sent)
        return more

    def check_log(self, entries, id, acknowledged, sent):
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert {entry.kind for entry in entries} <= PLAYED
        moved = [(entry.number, entry.request, entry.body["move"]) for entry in entries if entry.kind == "moved"]
        assert moved[: len(acknowledged)] == acknowledged, f"{id}: an acknowledged move is lost, doubled or elsewhere"
        more = [(id, request, move) for _, request, move in moved[len(acknowledged) :]]
        assert more in ([], [sent]), f"{id}: {more} was written; it was neither acknowledged nor just sent"
        return len(more)

    def end(self):
        """Pull the plug once more, and let a server started by hand show every table as it was left."""
        self.addresses.clear()
        for home in self.homes:
            home.close()
        self.over = True
        for player in self.players:
            player.join(PATIENCE)
            assert not player.is_alive()
        self.check(self.database)
        self.check_tables()
        serving = Serving(self.database, self.folder, LATE + SERVE)
        try:
            for player in self.players:
                self.check_served(player, Line(serving.address, player.line.key))
        finally:
            serving.stop()
        self.check(self.database)

    def check_tables(self):
        """No table was opened twice; at most the one each player had just asked for is not known to them."""
        engine = sa.create_engine(database_url(self.database))
        with engine.connect() as connection:
            found = list(connection.execute(sa.select(tables.c.id)).scalars())
        engine.dispose()
        known = {id for player in self.players for id in player.acknowledged}
        assert known <= set(found)
        assert len(found) <= len(known) + len(self.players)

    def check_served(self, player, line):
        for id, acknowledged in player.acknowledged.items():
            now = line.look(id, 0)
            in_log = [entry for entry in written(self.database, id) if entry.kind == "moved"]
            assert now["step"] == len(in_log) >= len(acknowledged)
        if player.sent is not None:
            self.check_asked_again(player, line)
        line.close()

    def check_asked_again(self, player, line):
        """The move that got no answer, asked for again twice, acts once."""
        id, request, move = player.sent
        before = [entry.request for entry in written(self.database, id)]
        now = line.look(id, 0)
        if request in before:
            position, seat = 0, 0  # the request alone tells which it was
        else:
            position, seat = now["position"], now["turn"]
        body = {"move": move, "position": position, "seat": seat, "request": request}
        first, second = (line.say("POST", f"/api/tables/{id}/moves", body) for _ in range(2))
        assert first == second
        assert first[0] == 200, first
        assert [entry.request for entry in written(self.database, id)].count(request) == 1
        player.acknowledged[id].append((first[1]["number"], request, move))
        player.sent = None


def evening(database, folder, kills, processes=1, seed=1, told=lambda hall: None):
    """Players play, servers are killed so many times; raises AssertionError if anything is not as promised."""
    hall = Hall(database, folder, processes, seed)
    try:
        hall.open()
        while hall.killed < kills:
            hall.pull_the_plug()
            told(hall)
        hall.end()
    finally:
        hall.over = True
        for home in hall.homes:
            home.close()
    return hall


def main() -> None:
    """Kill so many times, on both databases unless one is named."""
    from atelier.commands.common import progress

    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    kinds = sys.argv[2:] or ["sqlite", "postgresql"]
    for kind in kinds:
        postgres = Postgres() if kind == "postgresql" else None
        with tempfile.TemporaryDirectory() as folder:
            try:
                database = postgres.database() if postgres is not None else str(Path(folder) / "tables.sqlite")
                with progress(f"{kind}, kills", kills) as bar:
                    hall = evening(
                        database,
                        folder,
                        kills,
                        processes=1 if postgres is None else 2,
                        seed=secrets.randbits(32),
                        told=lambda hall, bar=bar: bar.update(bar.task_ids[0], completed=hall.killed),
                    )
            finally:
                if postgres is not None:
                    postgres.stop()
        found = f"{hall.unanswered:,} found written before they were answered" if postgres is None else "by two servers"
        print(
            f"{kind}: {kills:,} kills, {hall.acknowledged:,} moves acknowledged, {found}: each there once, in order",
            flush=True,
        )


if __name__ == "__main__":
    main()
