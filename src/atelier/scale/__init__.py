"""Many games at once: on the cores of this machine, and on a GPU."""

from atelier.scale.vector import REWARDS, Batch, Snapshot

__all__ = ["REWARDS", "Batch", "Snapshot"]
