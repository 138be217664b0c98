"""What was learned, as a file: weights of a network and how to search with them. NumPy alone reads it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from numbers import Real
from pathlib import Path
from typing import IO, Any

import numpy as np

from atelier.agents.network import Learned, Weights
from atelier.agents.scratch import WIDEST
from atelier.errors import AtelierError
from atelier.game import Game, Search

SUFFIX = ".npz"
MOST_BYTES = 1 << 26
"""No network is larger when it is unpacked."""
LARGEST = 1e6
"""Nothing that was learned is larger: so no sum of it can be."""


def write_learned(
    path: Path,
    game: Game,
    seats: int,
    learned: Learned,
    recipe: str,
    variants: Mapping[str, Mapping[str, float]] | None = None,
) -> None:
    """Write down what was learned; `recipe` says how, in a line, `variants` what they search otherwise."""
    about: dict[str, Any] = {"game": game.name, "rules": game.version, "seats": seats, "recipe": recipe}
    about |= {"search": learned.search._asdict(), "variants": variants or {}, "observation": digest_of(game)}
    parts: dict[str, Any] = {name: np.asarray(part) for name, part in learned.weights._asdict().items()}
    with replaced(path) as file:
        np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **parts)


@contextmanager
def replaced(path: Path) -> Iterator[IO[bytes]]:
    """A file that takes the place of the one before when it is whole; where it cannot be written that one stays."""
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("wb") as file:
            yield file
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise AtelierError(f"{path}: cannot be written: {error.strerror or error}") from None


def read_learned(path: Path, game: Game, seats: int, variant: str = "") -> Learned:
    """What was learned about a game for so many seats; a file that does not fit is refused in a sentence."""
    try:
        if path.is_fifo():  # nobody may ever write into it
            raise ValueError
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            if sum(part.file_size for part in file.zip.infolist()) > MOST_BYTES:
                raise ValueError
            about = json.loads(file["about"].tobytes())
            weights = Weights(*(np.ascontiguousarray(file[name]) for name in Weights._fields))
            ways = _read_ways(game, about["search"], about.get("variants", {}))
            meant = (about["game"], about["rules"], about["seats"])
            seen = about.get("observation")
    except FileNotFoundError:
        raise AtelierError(f"{path}: there is no such file") from None
    except OSError as error:
        raise AtelierError(f"{path}: cannot be read: {error.strerror or error}") from None
    except Exception:  # whatever reading something else may end in
        raise AtelierError(f"{path}: this is no file of weights") from None
    if meant != (game.name, game.version, seats):
        told = f"{meant[0]}, rules {meant[1]}, {meant[2]} seats"
        raise AtelierError(f"{path}: learned for {told}, and not for {game.name}, rules {game.version}, {seats} seats")
    if seen != digest_of(game) or weights.shrink.shape != (game.observation_size,):
        raise AtelierError(f"{path}: learned from other numbers than those {game.name} is told in now; teach it anew")
    _check(path, game, ways.values(), weights)
    return Learned(ways.get(variant, ways[""]), weights)


def variants_of(path: Path) -> dict[str, dict[str, float]]:
    """What a network that can be read searches otherwise, by variant of its game."""
    with np.load(path, allow_pickle=False) as file:
        return dict(json.loads(file["about"].tobytes()).get("variants", {}))


def digest_of(game: Game) -> str:
    """A digest of what an observation is made of: weights for other pieces, or pieces of another scale, do not fit."""
    return hashlib.sha256(repr([tuple(piece) for piece in game.pieces]).encode()).hexdigest()[:16]


def _read_ways(game: Game, said: Mapping[str, Any], variants: Mapping[str, Mapping[str, Any]]) -> dict[str, Search]:
    """How to search, and each variant; what is not said is as the game is searched without a network."""
    ways = {}
    for name, otherwise in {"": {}, **variants}.items():
        way = game.search._replace(**{**said, **otherwise})
        numbers = float(way.c_puct), float(way.uniform_mix), float(way.untried)
        ways[name] = Search(*numbers, int(way.depth), int(way.horizon))
    return ways


def _check(path: Path, game: Game, ways: Iterable[Search], weights: Weights) -> None:
    if not (_fit(game, weights) and weights.slope[0] > 0 and all(map(_can_search, ways))):
        raise AtelierError(f"{path}: these weights do not fit {game.name}")


def may_search(game: Game, learned: Any) -> bool:
    """Is this something learned for a search of this game: numbers to search by, and a network of its own or none?"""
    way, weights = learned if isinstance(learned, Learned) else (None, None)
    if not (isinstance(way, Search) and isinstance(weights, Weights)):
        return False
    numbers = all(isinstance(number, Real) and abs(number) <= LARGEST for number in way)
    arrays = all(isinstance(part, np.ndarray) and part.dtype == np.float32 for part in weights)
    return numbers and arrays and weights.slope.shape == (1,) and (_fit(game, weights) or not weights.slope[0] > 0)


def _fit(game: Game, weights: Weights) -> bool:
    """Does a network read the numbers of this game?"""
    most, seen = game.seats[-1], game.observation_size
    width, second = weights.first_bias.size, weights.second_bias.size
    expected = Weights(
        shrink=(seen,),
        first=(seen + most, width),
        first_bias=(width,),
        second=(width, second),
        second_bias=(second,),
        last=(second, most),
        last_bias=(most,),
        slope=(1,),
    )
    fits = min(width, second) >= 1 and max(width, second) <= WIDEST
    for part, shape in zip(weights, expected, strict=True):
        fits = fits and part.shape == shape and part.dtype == np.float32 and bool((np.abs(part) <= LARGEST).all())
    return bool(fits)


def _can_search(way: Search) -> bool:
    return (
        0 < way.c_puct <= LARGEST
        and 0 <= way.uniform_mix <= 1
        and abs(way.untried) <= 1
        and way.depth >= 1
        and 0 <= way.horizon <= LARGEST
    )
