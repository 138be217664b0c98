"""Where learning is done: NumPy on a processor, CuPy on a GPU. The same names do the same in both."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.scale.extras import library


def arrays(device: str) -> Any:
    """The library whose arrays lie where the games are."""
    return np if device == "cpu" else library("cupy", "learning on a GPU needs CuPy", "train")


def to_numpy(array: Any) -> Any:
    """An array of either library as one of NumPy."""
    return array.get() if hasattr(array, "get") else np.asarray(array)
