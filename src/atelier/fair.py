"""Fair shuffles: the house commits to a secret before anyone sits down, and every person may stir.

The secret's commitment is shown when a table is opened; people promise their contributions when they sit down and
reveal them when every seat is taken, so that nobody can choose theirs after another's. The contributions are shown when
the game starts, the secret when it ends. Anyone can then work out the key the cards were dealt with:

>>> fair = Fairness(commit_secret("ab" * 32), "ab" * 32, ("", "c0ffee"))
>>> fair_key(fair.secret, fair.contributions).hex()[:16]
'dba8171613e01330'
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from atelier.errors import BadRecord, quote

CONTRIBUTION = re.compile(r"(?:[0-9a-f]{2}){0,32}")
SECRET = re.compile(r"[0-9a-f]{64}")


class Fairness(NamedTuple):
    """How a key came about. `secret` is None while it is kept; a contribution is hexadecimal, "" for none.

    A promise is "" where nothing was promised; who promised and has no contribution did not reveal it. `promises` is
    None in records of games dealt before there were any.
    """

    commitment: str
    secret: str | None
    contributions: tuple[str, ...]
    promises: tuple[str, ...] | None = None

    def as_json(self) -> dict[str, Any]:
        """As a record carries it."""
        paper = {"commitment": self.commitment, "secret": self.secret, "contributions": list(self.contributions)}
        return paper if self.promises is None else {**paper, "promises": list(self.promises)}


def commit_secret(secret: str) -> str:
    """What is shown before anyone sits down, so that the secret cannot be changed afterwards."""
    return hashlib.sha256(f"atelier secret {secret}".encode()).hexdigest()


def promise(contribution: str) -> str:
    """What a person shows when they sit down, so that the contribution cannot be changed afterwards."""
    return hashlib.sha256(f"atelier contribution {contribution}".encode()).hexdigest()


def fair_key(secret: str, contributions: Sequence[str]) -> bytes:
    """The key of the game: nobody who gave only a part of it could choose it."""
    return hashlib.sha256(f"atelier deal {','.join((secret, *contributions))}".encode()).digest()


def read_fairness(paper: Any, seats: int) -> Fairness:
    """The fairness of a record, checked part by part."""
    if not isinstance(paper, Mapping):
        raise BadRecord(
            f"fairness: {quote(paper)} does not fit; write a table with commitment, secret and contributions"
        )
    commitment, secret, stirred = (paper.get(name) for name in ("commitment", "secret", "contributions"))
    if not (isinstance(commitment, str) and SECRET.fullmatch(commitment)):
        raise BadRecord("fairness, commitment: this does not fit; write 64 hexadecimal digits")
    if secret is not None and not (isinstance(secret, str) and SECRET.fullmatch(secret)):
        raise BadRecord("fairness, secret: this does not fit; write 64 hexadecimal digits")
    if not (isinstance(stirred, list) and len(stirred) == seats and all(_is_contribution(one) for one in stirred)):
        raise BadRecord(f"fairness, contributions: write {seats} texts of hexadecimal digits, one for each seat")
    promises = paper.get("promises")
    if promises is not None and not _are_promises(promises, seats):
        raise BadRecord(f"fairness, promises: write {seats} texts of 64 hexadecimal digits or none, one for each seat")
    return Fairness(commitment, secret, tuple(stirred), None if promises is None else tuple(promises))


def check_fairness(fairness: Fairness, key: str | None) -> None:
    """Refuse a key not made from the secret committed to and the contributions people had promised."""
    if fairness.secret is None:
        raise BadRecord("fairness: the secret is still kept; it is shown when the game is over")
    if commit_secret(fairness.secret) != fairness.commitment:
        raise BadRecord("fairness: the secret is not the one its commitment was made for")
    if fair_key(fairness.secret, fairness.contributions).hex() != key:
        raise BadRecord("fairness: the key was not made from this secret and these contributions")
    for seat, promised in enumerate(fairness.promises or ()):
        stirred = fairness.contributions[seat]
        if stirred and promise(stirred) != promised:
            raise BadRecord(f"fairness: the contribution of seat {seat} is not the one that was promised")


def _is_contribution(text: Any) -> bool:
    return isinstance(text, str) and CONTRIBUTION.fullmatch(text) is not None


def _are_promises(texts: Any, seats: int) -> bool:
    if not (isinstance(texts, list) and len(texts) == seats):
        return False
    return all(isinstance(text, str) and (text == "" or SECRET.fullmatch(text)) for text in texts)
