"""After `kill -9` every acknowledged move is there once, in order, and nothing else. `make soak` kills 1,000 times."""

from __future__ import annotations

import os

import pytest

from tests.server.kill import evening

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked from a process that is ready")


def test_a_server_killed_30_times_keeps_every_acknowledged_move_once_and_nothing_else(tmp_path):
    hall = evening(str(tmp_path / "tables.sqlite"), tmp_path, kills=30)
    assert hall.killed == 30
    assert hall.acknowledged > 30
    assert sum(player.asked_again for player in hall.players) > 30


def test_two_servers_on_postgresql_killed_in_turn_keep_every_acknowledged_move_once(postgres, tmp_path):
    hall = evening(postgres.database(), tmp_path, kills=6, processes=2)
    assert hall.killed == 6
    assert hall.acknowledged > 6
