"""What several commands share: their options, and how they report."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from atelier.errors import AtelierError
from atelier.rule import INTERPRETED

if TYPE_CHECKING:
    from atelier.scale.cluster import Cluster


def with_an_end(path: Path | None) -> Path | None:
    """Refuse a device, which might be read for ever."""
    if path is not None and path.is_char_device():
        raise AtelierError(f"{path}: this is a device; name a file")
    return path


BoxOption = Annotated[
    Path | None,
    typer.Option("--box", metavar="FILE", help="Play with the cards of this box file.", callback=with_an_end),
]
SeatsOption = Annotated[int, typer.Option("--seats", help="How many players.")]
CoresOption = Annotated[int | None, typer.Option("--cores", help="How many cores to use; all of them if not said.")]
ClusterOption = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster: local, or the address of one."),
]
DeviceOption = Annotated[str, typer.Option("--device", help="Where to play: cpu, or cuda for a GPU.")]
LanguageOption = Annotated[str, typer.Option("--language", help="Of the report: en or fr.")]
TABLE_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Commands that set up a table take the options of the game as well, such as `--artisans random`."""

out = Console(markup=False, emoji=False)
err = Console(stderr=True, markup=False, emoji=False)
"""What they say is said as it is: a name of a card or a file may hold any sign."""


def table_options(words: Sequence[str]) -> dict[str, str]:
    """`--artisans random` or `--artisans=random`, as given behind a command."""
    options: dict[str, str] = {}
    rest = list(words)
    while rest:
        name, equals, choice = rest.pop(0).partition("=")
        if not name.startswith("--"):
            raise AtelierError(f"{name!r} is not understood; options of the game are written --name choice")
        if not equals:
            if not rest:
                raise AtelierError(f"{name}: say what to choose, as in {name} CHOICE")
            choice = rest.pop(0)
        options[name[2:]] = choice
    return options


def check_cores(cores: int | None) -> None:
    """Refuse to use none."""
    if cores is not None and cores < 1:
        raise AtelierError(f"--cores {cores}: use at least one core")


def check_device(device: str) -> None:
    """Refuse a device there is not."""
    from atelier.scale.gpu import need_gpu
    from atelier.scale.vector import DEVICES

    if device not in DEVICES:
        raise AtelierError(f"--device {device}: choose one of {', '.join(DEVICES)}")
    if device == "cuda":
        need_gpu()


@contextmanager
def open_cluster(address: str | None, cores: int | None) -> Iterator[Cluster | None]:
    """The cluster at an address; None where none is named. What Ray has to say meanwhile is no part of the result."""
    if address is None:
        yield None
        return
    from atelier.scale.cluster import Cluster

    with redirect_stdout(sys.stderr), Cluster(address, cores) as cluster:
        yield cluster


@contextmanager
def interrupted_whatever_ends_it() -> Iterator[None]:
    """Being ended, or losing the terminal, is an interruption: there are processes of other sessions to end first."""
    signals = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    before = {one: signal.getsignal(one) for one in signals}
    heard = [one for one in signals if before[one] is signal.SIG_DFL]  # who ignores it, as nohup does, goes on
    for one in heard:
        signal.signal(one, signal.default_int_handler)
    try:
        yield
    finally:
        for one in heard:
            signal.signal(one, before[one])


def say_first_run() -> None:
    """Say why the very first command takes a while: nothing has been compiled for this version of the rules yet."""
    if INTERPRETED:
        return
    from atelier.cache import cache_folder

    if not any(cache_folder().rglob("*.nbi")):
        err.print("Compiling the rules, once: a quarter of a minute to a minute.", style="dim", highlight=False)


EVERY = 60
"""Seconds from one line of a log to the next."""


@contextmanager
def progress(label: str, total: int) -> Iterator[Progress]:
    """A progress bar on the error stream; where that is no terminal, a line every minute."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    kind, shown = (Progress, True) if err.is_terminal else (Lines, False)
    with kind(*columns, console=err, transient=True, disable=not shown) as bar:
        bar.add_task(label, total=total)
        yield bar


class Lines(Progress):
    """Progress for a log."""

    said = 0.0

    def start(self) -> None:
        """Long work begins."""
        self.said = self.get_time()

    def update(self, *args: Any, **kwargs: Any) -> None:
        """Some of it is done."""
        super().update(*args, **kwargs)
        self.say()

    def advance(self, *args: Any, **kwargs: Any) -> None:
        """So much more is done."""
        super().advance(*args, **kwargs)
        self.say()

    def say(self) -> None:
        """How far it is, if that was not said within the last minute."""
        if self.get_time() - self.said >= EVERY:
            self.said, task = self.get_time(), self.tasks[0]
            left = "" if task.time_remaining is None else f", about {timedelta(seconds=task.time_remaining)} left"
            done = f"{task.description}: {int(task.completed):,} of {int(task.total or 0):,}{left}"
            self.console.print(done, highlight=False, soft_wrap=True)


def check_new(path: Path) -> None:
    """Refuse a file that cannot be written: long work asks before it begins."""
    if path.exists():
        raise AtelierError(f"{path}: this file exists; choose another name or remove it")
    if not path.parent.is_dir():
        raise AtelierError(f"{path}: cannot be written: there is no folder {path.parent}")
    if (part := part_of(path)).exists() and not part.is_file():
        raise AtelierError(f"{part}: this is no file, and {path.name} is written there first; rename or remove it")


def part_of(path: Path) -> Path:
    """Where a file is written before it is whole."""
    return path.with_name(path.name + ".part")


@contextmanager
def whole_file(path: Path, line_by_line: bool = False) -> Iterator[TextIO]:
    """A new file that appears under its name only when it is whole, also when work on it was interrupted.

    Of one that is written `line_by_line` every whole line is kept, whatever happens.
    """
    check_new(path)
    part = part_of(path)
    if line_by_line and part.exists():
        raise AtelierError(f"{part}: here lies what a command had written when it was ended; rename or remove it")
    try:
        with part.open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        told = f"; the {kept:,} lines written before are kept there" if (kept := _end(part, path, line_by_line)) else ""
        raise AtelierError(f"{path}: cannot be written: {error.strerror}{told}") from None
    except (KeyboardInterrupt, GeneratorExit):  # also of whoever takes what is written, one after the other
        _end(part, path, line_by_line)
        raise
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    os.replace(part, path)


def _end(part: Path, path: Path, line_by_line: bool) -> int:
    """Nothing more is written: keep the whole lines if they count, and nothing else; how many there are."""
    kept = _keep_lines(part, path) if line_by_line and part.exists() else 0
    with suppress(OSError):  # nor can anything be removed where nothing may be written
        part.unlink(missing_ok=True)
    return kept


def _keep_lines(part: Path, path: Path) -> int:
    """Cut off what is no whole line, and let the rest appear; how many lines there are."""
    whole = lines = 0
    with part.open("r+b") as file:
        for line in file:
            if line.endswith(b"\n"):
                whole, lines = whole + len(line), lines + 1
        file.truncate(whole)
    if lines:
        os.replace(part, path)
    return lines
