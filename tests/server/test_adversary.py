"""Whatever strangers send, honest people on the same server play on. `make soak` does it for an hour."""

from __future__ import annotations

import random
import sys

import pytest

from tests.server.adversary.conductor import Conductor, Limits

SECONDS = 3.0
"""At least so long, and until every attack was played to its end once."""
PARTS = 24
"""One attack in so many, others each time."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="attackers need loopback addresses of their own")


@pytest.mark.slow
def test_honest_people_lose_nothing_and_nobody_starves_while_an_adversary_does_all_it_can(tmp_path):
    part = f"{random.randint(1, PARTS)}/{PARTS}"
    evening = Conductor(str(tmp_path / "tables.sqlite"), tmp_path, SECONDS, only=part).run()
    print(part, evening.table())
    assert evening.judge(Limits()) == []
