"""After `kill -9` every acknowledged move is there once, in order, and nothing else. `make soak` kills 1,000 times."""

from __future__ import annotations

import os

import pytest

from tests.server.kill import evening

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked from a process that is ready")


KILLS = 2


def test_a_server_killed_again_and_again_keeps_every_acknowledged_move_once_and_nothing_else(tmp_path):
    """At random moments between two moves, the last time while it starts."""
    hall = evening(str(tmp_path / "tables.sqlite"), tmp_path, kills=KILLS)
    assert hall.killed == KILLS
    assert hall.acknowledged > KILLS
    assert sum(player.asked_again for player in hall.players) > KILLS


@pytest.mark.slow
def test_two_servers_on_postgresql_killed_in_turn_keep_every_acknowledged_move_once(postgres, tmp_path):
    hall = evening(postgres.database(), tmp_path, kills=2, processes=2)
    assert hall.killed == 2
    assert hall.acknowledged > 2
