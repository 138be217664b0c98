"""The examples that learn, in small: both come out better than the random player they are measured against."""

from __future__ import annotations

import re

from tests.test_examples import run


def learned(example, *asked):
    """What an example says it has learned at last: the share of its victories, and the interval around that."""
    shares = re.search(r"it wins (\S+)% \((\S+)% to (\S+)%\) against random$", run(example, *asked)[-1])
    return [float(share) for share in shares.groups()]


def test_what_is_trained_on_a_batch_beats_random():
    share, low, high = learned("train_on_batch.py", "artisans", "5", "128")
    assert 50 < low < share < high


def test_maskable_ppo_beats_random():
    share, low, high = learned("maskable_ppo.py", "artisans", "8192", "60")
    assert 50 < low < share < high
