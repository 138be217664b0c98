"""What a search has seen of how it may go on: the tree that grew behind a move while it was tried."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple


class Plan(NamedTuple):
    """A place in a tree of moves."""

    tree: Any
    at: int

    def promising(self, legal: Collection[int], most: int) -> list[int]:
        """So many of the legal actions, those that were tried most; fewer where fewer were tried at all."""
        tried = {action: int(self.tree[at].visits) for action, at in self._known().items() if action in legal}
        return sorted(tried, key=lambda action: -tried[action])[:most]

    def after(self, action: int) -> Plan | None:
        """What was seen behind an action, if it was tried."""
        at = self._known().get(action)
        return None if at is None else Plan(self.tree, at)

    def _known(self) -> dict[int, int]:
        """Where each action stands that was tried from here."""
        known, at = dict[int, int](), int(self.tree[self.at].child)
        while at:
            known[int(self.tree[at].action)] = at
            at = int(self.tree[at].sibling)
        return known
