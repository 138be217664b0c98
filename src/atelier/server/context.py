"""The context of a serving process: everything its requests share, whole as long as it is open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from math import inf

from atelier.server.live.hub import Hub
from atelier.server.live.keys import Keys
from atelier.server.live.notify import Announcer, Listener
from atelier.server.ops import garbage
from atelier.server.ops.metrics import Metrics
from atelier.server.ops.rate import Rates
from atelier.server.pools.fair_pool import FairPool
from atelier.server.pools.lanes import QUICK_NICE, Lanes
from atelier.server.pools.mind import COMMAND as MIND
from atelier.server.pools.mind import Mind, Thought
from atelier.server.pools.sandbox import Sandbox
from atelier.server.settings import Settings
from atelier.server.storage.database import Database
from atelier.server.tables.boxes import Boxes
from atelier.server.tables.registry import Registry
from atelier.server.workers.analysis import Analyses
from atelier.server.workers.bots import Bots
from atelier.server.workers.claims import Claims
from atelier.server.workers.coach import Coach
from atelier.server.workers.compiling import Compilation, Told, nobody
from atelier.server.workers.deals import Deals
from atelier.server.workers.heartbeat import Heartbeat
from atelier.server.workers.owners import Owners
from atelier.server.workers.sweeper import Sweeper
from atelier.server.workers.thoughts import load
from atelier.server.workers.trials import Trials

ANSWER_SECONDS = 1.0
RENDERERS = 2
"""Threads that draw what takes longer than the event loop can spare."""
PLAYROOM_MEGABYTES = 2_048
QUESTIONS_EACH, QUESTIONS_WAITING = 100, 1_000
"""How many one owner may have asked at once, a class behind one address too, and how many may wait in all."""


@dataclass
class Context:
    """What a request may need of the process that serves it."""

    settings: Settings
    loop: asyncio.AbstractEventLoop
    database: Database
    hub: Hub
    keys: Keys
    rates: Rates
    sandbox: Sandbox
    renderers: FairPool
    """For questions; an owner is a person, or the address of someone unknown."""
    catch_up: FairPool
    """For streams that have far to catch up; an owner is an address."""
    tables: Registry
    compilation: Compilation
    lanes: Lanes
    bots: Bots
    coach: Coach
    analyses: Analyses
    deals: Deals
    trials: Trials
    sweeper: Sweeper
    listener: Listener | None
    """Hears of other processes, where there can be any."""
    closing: bool = False
    answered: float = field(default=-inf)
    """When the database was last known to answer."""

    async def answers(self) -> bool:
        """Whether the database answers; anyone may ask, it is asked once a second."""
        if self.loop.time() - self.answered >= ANSWER_SECONDS:
            try:
                await self.database.ping()
            except Exception:
                return False
            self.answered = self.loop.time()
        return True

    def end_streams(self) -> None:
        """Let streams end now, so that a stopping server need not wait for them. May be called from anywhere."""
        if not self.closing:
            self.loop.call_soon_threadsafe(self.hub.close)

    def close(self) -> None:
        """Answer nobody any more, and end the streams."""
        self.closing = True
        self.hub.close()


def new_playroom() -> Mind:
    """A process in which games of strangers' boxes are played, with so much memory and no more."""
    return Mind((*MIND, str(PLAYROOM_MEGABYTES)))


@asynccontextmanager
async def open_context(settings: Settings, metrics: Metrics, on_compiled: Told = nobody) -> AsyncIterator[Context]:
    """Open the database, begin to compile what is not, let opponents and sweeper begin; in the end all is closed again.

    What was opened last is closed first: no more is thought of, then all that was promised is written.
    """
    async with AsyncExitStack() as closing:
        loop = asyncio.get_running_loop()
        database = await asyncio.to_thread(Database, settings.database)
        closing.push_async_callback(asyncio.to_thread, database.close)
        metrics.disk.set_function(lambda: float(database.disk.failing))
        compilation = Compilation(on_compiled)
        closing.push_async_callback(compilation.close)
        compilation.begin()

        hub, rates = Hub(settings.heartbeat), Rates(settings, metrics)
        metrics.streams.set_function(lambda: sum(hub.addresses.values()))
        keys = Keys(database, hub)
        closing.callback(keys.close)
        sandbox = Sandbox(settings.sandboxes, settings.sandbox_megabytes, settings.sandbox_seconds)
        closing.callback(sandbox.close)
        renderers = FairPool("renderer", RENDERERS, QUESTIONS_EACH, QUESTIONS_WAITING)
        closing.callback(renderers.close)
        catch_up = FairPool("catch-up", RENDERERS)
        closing.callback(catch_up.close)

        boxes = Boxes(database, sandbox, settings.tables_in_hand)
        tables = Registry(database, hub, metrics, boxes, settings.tables_in_hand, settings.open_tables)
        listener = None
        if not database.alone:
            announcer = Announcer(database.url)
            closing.push_async_callback(announcer.close)
            tables.subscribe(lambda table: announcer.announce(table.id))
            listener = Listener(database, announcer.name, hub, keys, tables)
            closing.push_async_callback(listener.close)

        claims, owners = Claims(database, settings.claim_seconds), Owners(database)
        closing.push_async_callback(claims.close)
        mind = Mind()
        closing.push_async_callback(mind.close)
        mind.begin(QUICK_NICE, Thought(load, ()))
        lanes = Lanes(settings.thinkers, mind)
        closing.callback(lanes.close)
        playouts, forecasts = max(1, settings.analysis_playouts), max(1, settings.forecast_trials)
        analyses = Analyses(tables, lanes.analyst, claims, owners, compilation, playouts, forecasts)
        closing.push_async_callback(analyses.close)
        bots = Bots(tables, lanes, claims, owners, compilation, metrics)
        closing.push_async_callback(bots.close)
        tables.subscribe(bots.look)
        deals = Deals(tables)
        trials = Trials(
            database, new_playroom, claims, compilation, renderers, settings.trial_games, settings.trial_nice
        )
        closing.push_async_callback(trials.close)
        sweeper = Sweeper(tables, bots, analyses, deals, trials, Heartbeat(database), settings)
        closing.push_async_callback(sweeper.close)

        for task in (hub.tick(), garbage.collect_when_quiet()):
            closing.callback(loop.create_task(task).cancel)
        await sweeper.open()
        context = Context(
            settings=settings,
            loop=loop,
            database=database,
            hub=hub,
            keys=keys,
            rates=rates,
            sandbox=sandbox,
            renderers=renderers,
            catch_up=catch_up,
            tables=tables,
            compilation=compilation,
            lanes=lanes,
            bots=bots,
            coach=Coach(lanes.strong, rates.coach, compilation, forecasts),
            analyses=analyses,
            deals=deals,
            trials=trials,
            sweeper=sweeper,
            listener=listener,
        )
        closing.callback(context.close)
        yield context
