"""Do PyTorch, CuPy and JAX use the arrays of a batch on a GPU where they lie, and a batch theirs?

Every array a batch shows is looked at by each of them: nothing may move. Then each chooses the actions of some steps by
itself and lends the room to observe in; the games must go on as the same games on the cores do.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from atelier.game import ACTION
from atelier.scale.vector import Batch

SLOTS, STEPS, SEED = 2048, 40, 21


class Library(NamedTuple):
    """What another library does with an array on a GPU."""

    name: str
    look: Callable[[Any], Any]
    """An array of ours as one of theirs."""
    address: Callable[[Any], int]
    last_legal: Callable[[Any], Any]
    """Of a mask the last action that is legal, for each game, as they would choose it."""
    room: Callable[[tuple[int, ...]], Any] | None
    """Room of theirs for numbers of int8; None for who never writes into an array."""


def last_legal(mask: Any) -> Any:
    """As NumPy, CuPy and JAX all say it."""
    return (mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)).astype(ACTION)


def _torch() -> Library:
    torch = import_module("torch")

    def torch_s_last_legal(mask: Any) -> Any:
        return mask.shape[1] - 1 - mask.flip(1).argmax(1).to(torch.int16)

    return Library(
        "PyTorch",
        lambda array: torch.as_tensor(array, device="cuda"),
        lambda theirs: int(theirs.data_ptr()),
        torch_s_last_legal,
        lambda shape: torch.empty(shape, dtype=torch.int8, device="cuda"),
    )


def _cupy() -> Library:
    cupy = import_module("cupy")

    return Library(
        "CuPy",
        cupy.asarray,
        lambda theirs: int(theirs.data.ptr),
        last_legal,
        lambda shape: cupy.empty(shape, np.int8),
    )


def _jax() -> Library:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    os.environ.setdefault("JAX_ENABLE_X64", "1")  # else it makes 32 bits of 64, elsewhere
    jax, cupy = import_module("jax"), import_module("cupy")

    return Library(
        "JAX",
        lambda array: jax.dlpack.from_dlpack(cupy.asarray(array)),
        lambda theirs: int(theirs.unsafe_buffer_pointer()),
        last_legal,
        None,
    )


LIBRARIES = {"PyTorch": _torch, "CuPy": _cupy, "JAX": _jax}


def shown(batch: Batch) -> dict[str, Any]:
    """Every array a batch shows; of its states their memory, since records are nobody else's."""
    return {
        "states": batch.device.words_of(batch.states).view(np.int32),
        "seat": batch.seat,
        "legal": batch.legal,
        "count": batch.count,
        "over": batch.over,
        "rewards": batch.rewards,
        "number": batch.number,
        "finished": batch.finished,
        "mask": batch.mask(),
    }


def differing(library: Library, game: str) -> list[str]:
    """What a library saw somewhere else than where it lies, or otherwise than the cores do."""
    batch, twin = (Batch(game, SLOTS, seed=SEED, device=device) for device in ("cuda", "cpu"))
    wrong = set[str]()
    for step in range(STEPS):
        arrays = shown(batch)
        for name, array in arrays.items():
            if library.address(library.look(array)) != array.__cuda_array_interface__["data"][0]:
                wrong.add(f"{name} was copied")
        if batch.snapshot().arrays != twin.snapshot().arrays:
            wrong.add(f"step {step} was another")
        actions = library.last_legal(library.look(arrays["mask"]))
        batch.step(actions, check=step % 2 == 0)
        twin.step(last_legal(twin.mask()))
        room = library.room((SLOTS, batch.game.observation_size)) if library.room else None
        seen = batch.observe(room)
        if room is not None and seen is not room:
            wrong.add("room was not used")
        if batch.device.fetch(batch.device.borrow(seen, np.int8)).tobytes() != twin.observe().tobytes():
            wrong.add(f"what is seen after step {step} was another")
    twin.close()
    return sorted(wrong)


def main(games: Sequence[str]) -> int:
    """A line for each library and game; how many had something to say against it. Who is not here is named."""
    against = 0
    for name, made in LIBRARIES.items():
        try:
            library = made()
        except ImportError as error:
            print(f"{name} was not asked, since there is no {error.name} here", flush=True)
            continue
        for game in games:
            wrong = differing(library, game)
            against += bool(wrong)
            print(
                f"{library.name}, {game}: {SLOTS:,} games, {STEPS} steps: {'; '.join(wrong) or 'nothing was copied'}",
                flush=True,
            )
    return against
