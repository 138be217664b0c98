"""Thousands of games as one array: step them, see what is legal, observe, collect rewards.

A batch has `n` slots. In each of them one game after the other is played: slot i plays the games i, i + n, i + 2 n, …
of the seed, whatever happens in other slots, so the same seed and actions give the same bytes on every machine and with
any number of threads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from numbers import Real
from operator import index as as_index
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import numpy as np

from atelier.agents.network import Learned, Weights, no_network
from atelier.agents.search import settings_of
from atelier.agents.weights import may_search
from atelier.boxfile import BoxFile
from atelier.chance import master_key
from atelier.errors import AtelierError, quote
from atelier.game import ACTION, Game
from atelier.games import find
from atelier.scale.cores import Cores
from atelier.scale.sharing import from_memory, place_of, refuse
from atelier.scale.slots import Slots, check_boxes
from atelier.scale.stepping import REWARDS, Script
from atelier.scale.thinking import ByPrior, Thoughts, room_to_think

__all__ = ["REWARDS", "Batch", "Snapshot"]

DEVICES = ("cpu", "cuda")
MOST_PLAYOUTS = 100_000
MOST_SHARPNESS = 100.0


MOST_GAMES = MOST_STEPS = MOST_THREADS = 1 << 40
"""More than any machine has room or time for."""
MOST_NUMBER = 1 << 62
"""Of a game of a seed: as many again follow it in a slot."""


class Snapshot(NamedTuple):
    """All that a batch is at one moment."""

    kind: tuple[tuple[str, str], ...]
    """What is played in it, said piece by piece: only a batch of the same kind can become this again."""
    seed: int
    arrays: tuple[bytes, ...]


def whole(number: Any, what: str, least: int, most: int) -> int:
    """A whole number that fits; else a sentence.

    >>> whole(np.int64(3), "games", 1, 10)
    3
    """
    try:
        found = as_index(number)
    except TypeError:
        raise AtelierError(f"{quote(number)} {what}: give a whole number") from None
    if found < least:
        raise AtelierError(f"{found} {what}: choose at least {least}")
    if found > most:
        raise AtelierError(f"{found:,} {what}: choose at most {most:,}")
    return found


def truth(said: Any, what: str) -> bool:
    """True or False; else a sentence.

    >>> truth(np.False_, "forced")
    False
    """
    if not isinstance(said, bool | np.bool_ | int) or said not in (0, 1):
        raise AtelierError(f"{what} {quote(said)}: give True or False")
    return bool(said)


@contextmanager
def enough_memory(what: str) -> Iterator[None]:
    """A sentence for what has no room."""
    try:
        yield
    except MemoryError:
        raise AtelierError(f"{what}: there is not enough memory for so many") from None


def is_whole(snapshot: Snapshot, kind: tuple[tuple[str, str], ...]) -> bool:
    """Does it say of what kind it is, in so many pieces, and hold memory?"""
    said, arrays = snapshot.kind, snapshot.arrays
    pairs = isinstance(said, tuple) and all(isinstance(one, tuple) and len(one) == 2 for one in said)
    named = pairs and [name for name, _ in said] == [name for name, _ in kind]
    return named and isinstance(arrays, tuple) and all(isinstance(one, bytes) for one in arrays)


class Batch:
    """`n` games at once.

    >>> batch = Batch("artisans", 4, seats=3, seed=7)
    >>> batch.seat.shape, batch.mask().shape[0], batch.observe().shape[0]
    ((4,), 4, 4)
    >>> while not batch.over.any():
    ...     batch.step(batch.sample())
    >>> bool((batch.rewards[batch.over, :, REWARDS.index("victory")].sum(axis=1) == 1).all())
    True
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, str] | None = None,
        boxes: Sequence[BoxFile | Path | str | None] = (None,),
        seed: int = 0,
        forced: bool = False,
        auto_reset: bool = True,
        device: str = "cpu",
        threads: int | None = None,
    ):
        self.game = game if isinstance(game, Game) else find(game)
        n = whole(n, "games", 1, MOST_GAMES)
        if options is not None and not isinstance(options, Mapping):
            example = {self.game.options[0].name: self.game.options[0].choices[0]}
            raise AtelierError(f"options {quote(options)}: give them by name, as in {example}")
        if isinstance(boxes, str) or not isinstance(boxes, Sequence):
            raise AtelierError(f"boxes {quote(boxes)}: give a list of them, as in [None, 'my-box.toml']")
        opened = [self.game.open_box(box) for box in boxes]
        check_boxes(opened)
        chosen = self.game.choose_options(opened[0], options or {})
        self.n, self.seed = n, seed
        with enough_memory(f"{n:,} games"):
            self._lay_out(opened, chosen, seats, seed, forced, auto_reset, self._open(device, threads))
        self._kind = self._tell_kind(opened, chosen)
        self._weights: Any = None
        self._thoughts: Thoughts | None = None
        self._laid: tuple[Learned | None, Any, Weights] | None = None
        """What was learned, and the same where the games are: laid there once, and not for every thought."""
        self.reset()

    def _lay_out(
        self,
        opened: Sequence[BoxFile],
        chosen: Mapping[str, str],
        seats: int | Sequence[int] | None,
        seed: int,
        forced: bool,
        auto_reset: bool,
        device: Any,
    ) -> None:
        n, self.device = self.n, device
        lay = self.device.lay
        states = self.device.lay_states()
        self._slots = Slots(
            states=states,
            words=self.device.words_of(states).reshape(-1),
            blank=lay(self.game.state.new(1)),
            boxes=lay(self._lay_boxes(opened)),
            which=lay((np.arange(n) % len(opened)).astype(np.int16)),
            tables=lay(self.game.tables),
            rngs=lay(np.zeros((n, 1), np.int64)),
            seats=lay(self._count_seats(seats)),
            options=lay(self.game.encode_options(chosen)),
            master=lay(master_key(seed).copy()),
            numbers=lay(np.arange(n, dtype=np.int64)),
            legal=lay(np.zeros((n, self.game.choices), ACTION)),
            counts=lay(np.zeros(n, np.int16)),
            turns=lay(np.zeros(n, np.int8)),
            over=lay(np.zeros(n, np.bool_)),
            rewards=lay(np.zeros((n, self.game.seats[-1], len(REWARDS)), np.float32)),
            finished=lay(np.zeros(n, np.int64)),
            forced=truth(forced, "forced"),
            auto_reset=truth(auto_reset, "auto_reset"),
        )
        arrays = [one for one in self._slots if not isinstance(one, bool)]
        self._places = [(place.start, place.stop) for place in map(place_of, arrays)]
        self._shown = Slots(*(one if isinstance(one, bool) else self.device.show(one) for one in self._slots))

    # What there is to see. The arrays are the batch's own: they change with the next step. Nobody else writes in them,
    # for what is done next trusts them; on a GPU nothing refuses it.

    @property
    def states(self) -> Any:
        """The games themselves; to look at."""
        return self._shown.states

    @property
    def seat(self) -> Any:
        """Who decides in each game; -1 where it is over."""
        return self._shown.turns

    @property
    def legal(self) -> Any:
        """The codes of the legal actions of each game: the first `count` of its row."""
        return self._shown.legal

    @property
    def count(self) -> Any:
        """How many actions are legal in each game; 0 where it is over."""
        return self._shown.counts

    @property
    def over(self) -> Any:
        """Which games ended with the last step; with `auto_reset` the next one lies there already."""
        return self._shown.over

    @property
    def rewards(self) -> Any:
        """What the last game of each slot was worth: slot, seat, and the ways of counting of `REWARDS`."""
        return self._shown.rewards

    @property
    def number(self) -> Any:
        """The number, within the seed, of the game in each slot."""
        return self._shown.numbers

    @property
    def finished(self) -> Any:
        """How many games have ended in each slot."""
        return self._shown.finished

    @property
    def rngs(self) -> Any:
        """The players' own generator in each game, one number each: what `search`, `sample` and the prior draw from.

        This one may be written, with any numbers but 0.
        """
        return self._slots.rngs

    def mask(self, out: Any = None) -> Any:
        """1 for every legal action of each game, 0 for the others: `n` by `len(game.actions)`, uint8."""
        out = self._room(out, (self.n, len(self.game.actions)), np.uint8)
        self.device.tell("mask", out, self._slots)
        return out

    def observe(self, out: Any = None) -> Any:
        """What whoever decides knows, as int8: the pieces of `game.pieces` one after the other. Divide by `scale`."""
        out = self._room(out, (self.n, self.game.observation_size), np.int8)
        self.device.tell("observe", out, self._slots)
        return out

    def evaluate(self, out: Any = None) -> Any:
        """The final points each seat may expect, by the hand-made evaluation: `n` by the most seats, float64."""
        out = self._room(out, (self.n, self.game.seats[-1]), np.float64)
        self.device.tell("evaluate", out, self._slots)
        return out

    @property
    def scale(self) -> Any:
        """The most each number of an observation can be."""
        return self.game.observation_scale

    # What may be done

    def step(self, actions: Any, check: bool = True) -> None:
        """Play one decision in every game. One that is not legal is refused, and nothing at all is played.

        Without `check` only the game it was meant for stays as it is, and nobody is told: for whoever draws from the
        mask on a GPU and does not want to wait for an answer.
        """
        actions = self._one_each(actions, ACTION, "actions")
        if truth(check, "check"):
            if self.device.do("illegal", actions, self._slots):
                raise AtelierError(self._complain(self.device.fetch(actions)))
        self.device.tell("step", actions, self._slots)

    def sample(self, out: Any = None) -> Any:
        """A random legal action for each game, from the game's own random numbers."""
        out = self._room(out, (self.n,), ACTION)
        self.device.tell("sample", out, self._slots)
        return out

    def play_at_random(self, steps: int) -> int:
        """So many random decisions in every game, in one call; how many were made."""
        steps = whole(steps, "decisions", 0, MOST_STEPS)
        return int(self.device.do("random", steps, self._slots))

    def play_script(self, actions: Any) -> Any:
        """A row of decisions in every game, in one call, as so many steps; how many of each were played.

        A row ends where its next decision is not legal, as a negative one never is. Where a game ends and the next is
        dealt, the row goes on in that.
        """
        actions = self.device.borrow(actions, ACTION)
        if len(actions.shape) != 2 or actions.shape[0] != self.n:
            raise AtelierError(f"{tuple(actions.shape)} actions: a batch of {self.n} games takes {self.n} rows of them")
        made = self._room(None, (self.n,), np.int32)
        self.device.tell("script", Script(actions, made), self._slots)
        return made

    def play_by_prior(self, steps: int, sharpness: float = 1.0) -> int:
        """So many decisions in every game by the hand-made prior, in one call; how many were made.

        Each move is as likely as its weight raised to `sharpness`: near 0 all are alike, above 1 the best stand out.
        """
        steps = whole(steps, "decisions", 0, MOST_STEPS)
        if not isinstance(sharpness, Real) or not 0 <= sharpness <= MOST_SHARPNESS:
            raise AtelierError(f"a sharpness of {quote(sharpness)}: choose one from 0 to {MOST_SHARPNESS:g}")
        if self._weights is None:
            self._weights = self._room(None, (self.n, self.game.choices), np.float64)
        return int(self.device.do("by_prior", ByPrior(steps, float(sharpness), self._weights), self._slots))

    def search(self, playouts: int, learned: Learned | None = None, where: Any = None) -> Thoughts:
        """Let a master think about every game, with so many playouts: `chosen` is what it would do.

        With what was `learned` it thinks as a champion does; `where` is 1 for each game to think about, bool.
        `visits` says how often each action was tried, `values` what the game looks worth to each seat, from 0 to 1. The
        arrays are the batch's own, as large as the most playouts asked for need: they change with the next search.
        """
        playouts = whole(playouts, "playouts", 1, MOST_PLAYOUTS)
        wanted = None if where is None else self._one_each(where, np.bool_, "where to think")
        with enough_memory(f"{playouts:,} playouts in {self.n:,} games"):
            settings, network = self._lay_learned(learned)
            room = self._thoughts
            if room is None or room.trees.shape[1] <= playouts:
                self._thoughts = None
                room = self._thoughts = room_to_think(self.game, self.n, playouts, self.device.lay, self._fresh)
        asked = room._replace(trials=playouts, settings=settings, network=network)
        if wanted is not None:
            asked = asked._replace(wanted=wanted)
        self.device.tell("search", asked, self._slots)
        return asked

    def reset(self, which: Any = None, numbers: Any = None) -> None:
        """Deal the games of some slots anew, or of all: the next ones of the seed, the first ones to begin with.

        With `numbers`, one for each slot, those games of the seed are dealt, and the others of each slot follow them.
        """
        chosen = self._one_each(np.ones(self.n, np.bool_) if which is None else which, np.bool_, "which games to deal")
        if numbers is not None:
            self._number(self._numbers(numbers), self.device.fetch(chosen))
        self.device.tell("begin", chosen, self._slots)

    def reseed(self, seed: int, numbers: Any = None) -> None:
        """Begin again with the games of another seed: one after the other, or those of these `numbers`."""
        dealt = self._numbers(np.arange(self.n) if numbers is None else numbers)
        master, slots = master_key(seed), self._slots
        self.seed = seed
        self.device.put(slots.master, master)
        self.device.put(slots.numbers, dealt)
        for count in (slots.counts, slots.finished):
            self.device.put(count, np.zeros(self.n, count.dtype))
        self.reset()

    def snapshot(self) -> Snapshot:
        """All of it, to come back to, on whichever device; of the rows of `legal`, what they list."""
        fetch, slots = self.device.fetch, self._slots
        listed = np.arange(self.game.choices) < fetch(slots.counts)[:, np.newaxis]
        arrays = (fetch(one) * listed if one is slots.legal else fetch(one) for one in self._kept())
        return Snapshot(self._kind, self.seed, tuple(one.tobytes() for one in arrays))

    def restore(self, snapshot: Snapshot) -> None:
        """Be again what was kept; the batch must be of the same kind."""
        if not isinstance(snapshot, Snapshot):
            raise AtelierError(f"{quote(snapshot)} is no snapshot: give one that a batch has made")
        if not is_whole(snapshot, self._kind):
            raise AtelierError("this snapshot was made by no batch: give one as a batch has made it")
        for (name, ours), (_, theirs) in zip(self._kind, snapshot.kind, strict=True):
            if ours != theirs:
                raise AtelierError(f"this snapshot is of another kind of batch, with {name} {theirs} and not {ours}")
        kept = self._kept()
        if [array.nbytes for array in kept] != [len(one) for one in snapshot.arrays]:
            raise AtelierError("this snapshot is of another kind of batch: it is not as long as it must be")
        for array, one in zip(kept, snapshot.arrays, strict=True):
            self.device.put(array, np.frombuffer(one, array.dtype).reshape(array.shape))
        self.seed = snapshot.seed

    def __reduce__(self) -> NoReturn:
        """Its arrays share their memory with each other, and with threads or a GPU, which no copy of them would."""
        raise AtelierError("a batch is not copied: let another of its kind restore its snapshot")

    def close(self) -> None:
        """Let the threads go; the games stay."""
        self.device.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # How it is done

    def _open(self, device: str, threads: int | None) -> Any:
        if not isinstance(device, str) or device not in DEVICES:
            raise AtelierError(f"device {device}: choose one of {', '.join(DEVICES)}")
        if device == "cpu":
            return Cores(self.game, self.n, threads if threads is None else whole(threads, "threads", 1, MOST_THREADS))
        from atelier.scale.cuda import Gpu

        return Gpu(self.game, self.n)

    def _kept(self) -> list[Any]:
        slots = self._slots
        dealt = (slots.words, slots.rngs, slots.master, slots.numbers, slots.legal, slots.counts, slots.turns)
        return [*dealt, slots.over, slots.rewards, slots.finished]

    def _lay_learned(self, learned: Learned | None) -> tuple[Any, Weights]:
        if self._laid is None or self._laid[0] is not learned:
            if learned is not None and not may_search(self.game, learned):
                raise AtelierError(f"what was learned does not fit {self.game.name}: give what was for it, or none")
            way, weights = learned or Learned(self.game.search, no_network())
            self._laid = (learned, self.device.lay(settings_of(way)), Weights(*map(self.device.lay, weights)))
        return self._laid[1:]

    def _tell_kind(self, boxes: Sequence[BoxFile], options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        seats = self.device.fetch(self._slots.seats)
        alike = (seats == seats[0]).all()
        return (
            ("game", f"{self.game.name} {self.game.version}"),
            ("games", str(self.n)),
            ("seats", str(seats[0]) if alike else " ".join(map(str, seats))),
            ("options", " ".join(f"{name} {choice}" for name, choice in options.items())),
            ("boxes", " ".join(box.digest for box in boxes)),
        )

    def _one_each(self, array: Any, kind: Any, what: str) -> Any:
        """An array of the caller's with an entry for each game."""
        given = self.device.borrow(array, kind)
        if tuple(given.shape) != (self.n,):
            raise AtelierError(f"{what} {tuple(given.shape)}: a batch of {self.n} games takes an array of {self.n}")
        return given

    def _numbers(self, given: Any) -> Any:
        """Numbers of games of a seed, one for each slot, on this machine."""
        numbers = self.device.fetch(self._one_each(given, np.int64, "numbers of games"))
        if numbers.min() < 0:
            raise AtelierError(f"game {numbers.min()}: the games of a seed are numbered from 0")
        if numbers.max() > MOST_NUMBER:
            raise AtelierError(f"game {numbers.max():,}: the games of a seed are numbered up to {MOST_NUMBER:,}")
        return numbers

    def _number(self, numbers: Any, chosen: Any) -> None:
        """Let some slots deal these games next. One in which a game lies or has ended deals that which is `n` on."""
        fetch, slots = self.device.fetch, self._slots
        going = (fetch(slots.counts) > 0) | (fetch(slots.finished) > 0)
        self.device.put(slots.numbers, np.where(chosen, numbers - self.n * going, fetch(slots.numbers)))

    def _fresh(self) -> Any:
        return self.device.lay_states().reshape(self.n, 1)

    def _complain(self, actions: Any) -> str:
        """About the first action that is not legal."""
        words, fetch = self.game.moves(self.game.default_box), self.device.fetch
        lists, counts = fetch(self._slots.legal), fetch(self._slots.counts)
        slot = next(i for i in range(self.n) if counts[i] and actions[i] not in lists[i, : counts[i]])
        action, count = int(actions[slot]), int(counts[slot])
        legal = ", ".join(words[code] for code in lists[slot, : min(5, count)])
        said = words[action] if 0 <= action < len(words) else "no action"
        return f"game {slot} of the batch: {action} ({said}) is not legal there; legal are {legal}{', …' * (count > 5)}"

    def _room(self, out: Any, shape: tuple[int, ...], kind: Any) -> Any:
        """The caller's own array if it fits, or a new one."""
        if out is None:
            with enough_memory(f"{np.dtype(kind).name} {shape}"):
                return self.device.lay(np.zeros(shape, kind))
        place = place_of(out)
        begin, end = place.start, place.stop
        if any(begin < last and first < end for first, last in self._places):
            raise AtelierError(f"room for {np.dtype(kind).name} {shape} in an array of the batch itself: give another")
        if not self.device.holds(out, shape, kind):
            raise refuse(out, kind, f" {shape}{self.device.place}")
        return out

    def _count_seats(self, seats: int | Sequence[int] | None) -> Any:
        given = from_memory(self.game.seats[0] if seats is None else seats, np.int64)
        if given.ndim and given.shape != (self.n,):
            raise AtelierError(f"{given.size} numbers of seats for {self.n} games: give one, or one for each")
        for one in np.unique(given):
            self.game.check_seats(int(one))
        return np.full(self.n, given, np.int8)

    def _lay_boxes(self, boxes: Sequence[BoxFile]) -> Any:
        records = self.game.box.new(len(boxes))
        for index, box in enumerate(boxes):
            records[index] = box.record
        return records
