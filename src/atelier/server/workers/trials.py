"""Trials of boxes: a few thousand games in the background, piece by piece, and what they show, kept once it is found.

Games of a stranger's box are played in a process of their own, which takes what all others leave of the processor and
may be killed. What a piece came to is kept at once: a trial that is interrupted goes on behind it, one that is stopped
tells what was played.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

from atelier.boxfile import BoxFile
from atelier.boxparcel import Parcel, pack, unpack
from atelier.games import GAMES, find
from atelier.lab.results import read_result, write_result
from atelier.lab.study.trial import Piece, changed, name_of, names_of, ours_found, pieces, plan_trial, play_piece
from atelier.lab.study.trial import find as find_out
from atelier.server.errors import Problem
from atelier.server.now import clock_now
from atelier.server.pools.fair_pool import FairPool
from atelier.server.pools.fair_queue import Full
from atelier.server.pools.lanes import Lane
from atelier.server.pools.mind import Mind, MindLost, Thought
from atelier.server.storage import trials
from atelier.server.storage.database import Database
from atelier.server.storage.people import Person, new_id
from atelier.server.storage.trials import Trial
from atelier.server.workers.claims import Claims
from atelier.server.workers.compiling import Compilation

LOGGER = logging.getLogger("atelier.trials")
EACH, MOST = 2, 50
"""Trials of one person, and of all together, that wait or are under way; each process counts for itself."""
KEPT = 20
"""What was found lately for one person."""
KNOWN = 256
"""Of so many boxes it is known which cards are not ours."""
MOST_TRIES = 3
"""So often a trial is begun without a piece coming of it."""
PIECE_SECONDS = 300.0
"""A piece takes a second or two; one that takes so long never ends."""
BROKEN, OLD_RULES = "broken", "rules"
OURS = "ours"


def play(game: str, parcel: Parcel, games: int, piece: int) -> bytes:
    """The games of a piece, packed."""
    planned = plan_trial(find(game), unpack(parcel), games)
    results = play_piece(planned, pieces(planned)[piece])
    return zlib.compress(b"".join(map(write_result, results)))


def look(game: str, parcel: Parcel, games: int, played: dict[int, bytes]) -> dict[str, Any] | None:
    """What the games of some pieces show."""
    planned = plan_trial(find(game), unpack(parcel), games)
    all_pieces = pieces(planned)
    some = sorted((number, packed) for number, packed in played.items() if number < len(all_pieces))
    return find_out(
        planned,
        ((all_pieces[number], [*map(read_result, zlib.decompress(packed).splitlines())]) for number, packed in some),
    )


def _none() -> Problem:
    return Problem(404, "no-trial", "You have asked for no such trial; try the box again.")


def _asked(trial: Trial) -> tuple[str, Parcel, int]:
    return trial.game, trial.box, trial.games


class Trials:
    """One lane that plays, everyone's pieces in turn; a claim keeps other processes from the same trial."""

    def __init__(
        self,
        database: Database,
        new_mind: Callable[[], Mind],
        claims: Claims,
        compilation: Compilation,
        renderers: FairPool,
        games: int,
        nice: int,
    ):
        self.database, self.new_mind, self.claims, self.compilation = database, new_mind, claims, compilation
        self.renderers, self.games, self.nice = renderers, games, nice
        self.mind: Mind | None = None
        self.lane: Lane[Thought] = Lane(1, self._think, MOST)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.owners: dict[str, str] = {}
        """Whose trials wait or are under way."""
        self.under_way: dict[str, asyncio.Future[Any]] = {}
        self.quiet = asyncio.Event()
        """Nobody waits for a box of their own."""
        self.halted: set[str] = set()
        """Trials whose piece is not waited for any more."""
        self.ours = {name: self._ours(name) for name in GAMES}
        self.changes: dict[str, dict[str, list[str]]] = {}
        """By study: the cards that are not ours."""
        self.stopping = False

    async def ask(self, person: Person, box: BoxFile, charge: AbstractContextManager[None]) -> dict[str, Any]:
        """Try a checked box out, or say how far that is; what was found for a box that plays alike is handed on.

        What it costs to keep a box that this person has not tried yet is taken by `charge`.
        """
        fresh = self._new(box, person.id, new_id())
        known = await self.database.read(partial(trials.find_asked, person=person.id, study=fresh.study))
        if known is None:
            with charge:
                await self._ask_anew(person, fresh, None)
        elif not (known.complete or known.id in self.tasks):
            await self._ask_anew(person, fresh, known)
        found = await self.database.read(partial(trials.find_asked, person=person.id, study=fresh.study))
        if found is None:
            raise _none()
        await self._ask_ours(found.game)
        return await self._told(found, box, person)

    async def _ask_anew(self, person: Person, fresh: Trial, known: Trial | None) -> None:
        studied = await self._studied(fresh.game, fresh.study)
        if studied is not None and studied.complete:
            await self.database.write(partial(trials.hand_on, trial=fresh, studied=studied, most=KEPT), apart=True)
            return
        self._make_room(person.answerable)
        trial = await self.database.write(partial(trials.begin, trial=fresh, most=KEPT), apart=True)
        if trial is None:
            raise _none()
        if known is not None:
            await self.database.write(partial(trials.go_on, trial=trial.id))
        await self._begin(trial.id, person.answerable)

    def _make_room(self, owner: str) -> None:
        if len(self.owners) >= MOST:
            raise Problem(503, "busy", "Too many boxes are being tried; ask again later.", retry_after=60)
        if sum(one == owner for one in self.owners.values()) >= EACH:
            detail = f"{EACH} boxes are being tried for you, the most there can be; stop one, or wait until it is done."
            raise Problem(429, "too-many-trials", detail, retry_after=10)

    async def state(self, person: Person, id: str) -> dict[str, Any]:
        """How far a trial of this person is, and what it showed."""
        trial = await self._mine(person, id)
        return await self._told(trial, unpack(trial.box), person)

    async def stop(self, person: Person, id: str) -> dict[str, Any]:
        """Play no more of it; what is finished is looked at and told."""
        trial = await self._mine(person, id)
        await self.database.write(partial(trials.stop, trial=id))
        running = self.under_way.get(id)
        if running is not None:
            self.halted.add(id)
            running.cancel()
        return await self.state(person, trial.id)

    async def take_up(self) -> None:
        """Begin again what a process that has ended was at."""
        for id in await self.database.read(partial(trials.unfinished, limit=MOST + len(self.tasks))):
            if id not in self.tasks and len(self.owners) < MOST:
                trial = await self.database.read(partial(trials.find, trial=id))
                await self._begin(id, (trial and trial.person) or OURS)

    async def close(self) -> None:
        """Let go of what is under way; who starts next goes on behind the last piece."""
        self.stopping = True
        self.lane.close()
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self._end_mind()

    def _new(self, box: BoxFile, person: str | None, id: str) -> Trial:
        game = find(box.game)
        planned = plan_trial(game, box, self.games)
        of = sum(sitting.total for sitting in planned.sittings)
        return Trial(
            id, person, name_of(planned), game.name, game.version, pack(box), self.games, 0, of, False, None, None, 0,
            clock_now(),
        )  # fmt: skip

    def _ours(self, name: str) -> Trial:
        """The box that comes with a game: what it shows came with it, unless this server plays other trials."""
        game = find(name)
        trial = self._new(game.default_box, None, "")
        found = ours_found(plan_trial(game, game.default_box, self.games))
        return trial if found is None else trial._replace(done=found["games"], of=found["games"], findings=found)

    async def _studied(self, game: str, study: str) -> Trial | None:
        """Whatever is known of a study."""
        ours = self.ours[game]
        if ours.study == study and ours.complete:
            return ours
        return await self.database.read(partial(trials.find_studied, study=study))

    async def _mine(self, person: Person, id: str) -> Trial:
        trial = await self.database.read(partial(trials.find, trial=id))
        if trial is None or trial.person != person.id:
            raise _none()
        return trial

    async def _told(self, trial: Trial, box: BoxFile, person: Person) -> dict[str, Any]:
        ours = self.ours[trial.game]
        beside = await self._studied(trial.game, ours.study)
        game = find(trial.game)
        return {
            "id": trial.id,
            "game": trial.game,
            "name": box.name,
            "same": trial.study == ours.study,
            "changed": await self._changed(trial, box, person),
            **self._standing(trial),
            "names": names_of(game, box),
            "ours": {**self._standing(beside or ours), "names": names_of(game, game.default_box)},
        }

    async def _changed(self, trial: Trial, box: BoxFile, person: Person) -> dict[str, list[str]]:
        """The cards that are not ours: every one is drawn for that, so once, and where nobody else waits for it."""
        found = self.changes.get(trial.study)
        if found is None:
            work = partial(changed, find(trial.game), box)
            found = self.changes[trial.study] = await self.renderers.run(f"person {person.answerable}", work)
            while len(self.changes) > KNOWN:
                del self.changes[next(iter(self.changes))]
        return found

    def _standing(self, trial: Trial) -> dict[str, Any]:
        return {
            "done": trial.done,
            "of": trial.of,
            "stopped": bool(trial.stopped),
            "failed": trial.failed,
            "over": not trial.waits,
            "findings": trial.findings,
        }

    async def _ask_ours(self, game: str) -> None:
        """Play the box that comes with the game too, once, behind everyone's own."""
        ours = self.ours[game]._replace(id=self.ours[game].study[:22], asked_at=clock_now())
        known = await self._studied(game, ours.study)
        if (known is None or known.stopped) and len(self.owners) < MOST:
            await self.database.write(partial(trials.begin, trial=ours, most=KEPT))
            await self._begin(ours.id, OURS)

    async def _begin(self, id: str, owner: str) -> None:
        if id in self.owners or self.stopping:
            return
        self._hold(id, owner)
        try:
            if await self.claims.take(f"trial {id}"):
                await self.database.write(partial(trials.try_again, trial=id))
                self.tasks[id] = asyncio.get_running_loop().create_task(self._work(id, owner))
        finally:
            if id not in self.tasks:
                self._let_go(id)

    def _hold(self, id: str, owner: str) -> None:
        self.owners[id] = owner
        if owner != OURS:
            self.quiet.clear()

    def _let_go(self, id: str) -> None:
        self.owners.pop(id, None)
        if all(owner == OURS for owner in self.owners.values()):
            self.quiet.set()

    async def _work(self, id: str, owner: str) -> None:
        try:
            trial = await self._read(id)
            if trial is not None and trial.waits:  # it may have ended while it was being taken up
                await self._try(trial, owner)
        except (MindLost, Full) as error:
            LOGGER.warning("a trial was interrupted; it goes on", extra={"why": type(error).__name__})
            await self._give_up_at_last(id)
        except asyncio.CancelledError:
            if self.stopping:
                raise
            LOGGER.warning("a piece of a trial took too long")
            await self._give_up_at_last(id)
        except Exception as error:
            LOGGER.error("a trial failed", exc_info=error)
            await self.database.write(partial(trials.keep, trial=id, failed=BROKEN))
        finally:
            self.tasks.pop(id, None)
            self._let_go(id)
            self.halted.discard(id)
            await self.claims.release(f"trial {id}")
            if not self.tasks:
                await self._end_mind()

    async def _give_up_at_last(self, id: str) -> None:
        trial = await self._read(id)
        if trial is not None and trial.tries >= MOST_TRIES:
            await self.database.write(partial(trials.keep, trial=id, failed=BROKEN))

    async def _read(self, id: str) -> Trial | None:
        return await self.database.read(partial(trials.find, trial=id))

    async def _try(self, trial: Trial, owner: str) -> None:
        """Play what is not played yet, unless it is stopped, and look at it."""
        id, game = trial.id, find(trial.game)
        if game.version != trial.rules:
            await self.database.write(partial(trials.keep, trial=id, failed=OLD_RULES))
            return
        await self.compilation.wait_for(trial.game)
        all_pieces = pieces(plan_trial(game, unpack(trial.box), trial.games))
        there = set(await self.database.read(partial(trials.played, trial=id)))
        await self.database.write(partial(trials.keep, trial=id, done=sum(all_pieces[one].games for one in there)))
        if not trial.stopped:
            await self._play_on(trial, owner, all_pieces, there)
        played = await self.database.read(partial(trials.pieces_of, trial=id))
        if played:  # none if it was stopped before, or went with the last key of its person
            thought, whole = Thought(look, (*_asked(trial), played)), len(played) == len(all_pieces)
            findings = await self.lane.submit(owner, id, thought)
            await self.database.write(partial(trials.keep_findings, trial=id, findings=findings, whole=whole))

    async def _play_on(self, trial: Trial, owner: str, all_pieces: Sequence[Piece], there: set[int]) -> None:
        """Play piece after piece until all are there, or until it is stopped."""
        for number in sorted(set(range(len(all_pieces))) - there):
            if owner == OURS:
                await self.quiet.wait()
            thought = Thought(play, (*_asked(trial), number))
            running = self.under_way[trial.id] = self.lane.submit(owner, trial.id, thought)
            try:
                packed = await running
            except asyncio.CancelledError:
                if self.stopping or trial.id not in self.halted:
                    raise
                return
            finally:
                del self.under_way[trial.id]
            there.add(number)
            done = sum(all_pieces[one].games for one in there)
            keep = partial(trials.keep_piece, trial=trial.id, piece=number, games=packed, done=done)
            await self.database.write(keep)
            now = await self._read(trial.id)
            if now is None or now.stopped:
                return

    def _think(self, thought: Thought) -> asyncio.Future[Any]:
        """In a process of its own, started when it is needed; one that never ends its piece is killed."""
        if self.mind is None:
            self.mind = self.new_mind()
        done, loop = self.mind.think(self.nice, thought), asyncio.get_running_loop()
        late = loop.call_later(PIECE_SECONDS, lambda: loop.create_task(self._end_mind()))
        done.add_done_callback(lambda _: late.cancel())
        return done

    async def _end_mind(self) -> None:
        mind, self.mind = self.mind, None
        if mind is not None:
            await mind.close()
