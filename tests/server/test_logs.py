"""Logs: one JSON object a line, none lost, in the order things happened."""

from __future__ import annotations

import asyncio
import io
import json
import logging

import pytest

from atelier.server.ops.logs import KEPT_LINES, Ledger, Lines, note


@pytest.fixture
def ledger():
    """A logger that writes to a text in memory."""
    handler = Ledger(io.StringIO())
    handler.setFormatter(Lines())
    logger = logging.Logger("atelier.test", logging.INFO)
    logger.addHandler(handler)
    return logger, handler


def said(handler):
    return [json.loads(line)["message"] for line in handler.stream.getvalue().splitlines()]


def test_lines_of_a_serving_loop_are_written_together_and_none_is_lost(ledger):
    logger, handler = ledger

    async def serve():
        for number in range(3):
            note(logger, f"answered {number}")
        at_once = said(handler)
        while not said(handler):
            await asyncio.sleep(0.01)
        return at_once

    assert asyncio.run(serve()) == []
    assert said(handler) == ["answered 0", "answered 1", "answered 2"]


def test_a_warning_is_written_at_once_behind_what_came_before_it(ledger):
    logger, handler = ledger

    async def serve():
        note(logger, "answered")
        logger.warning("the disk is nearly full")
        return said(handler)

    assert asyncio.run(serve()) == ["answered", "the disk is nearly full"]


def test_no_more_than_a_handful_of_lines_waits(ledger):
    logger, handler = ledger

    async def serve():
        for number in range(KEPT_LINES):
            note(logger, str(number))
        return len(said(handler))

    assert asyncio.run(serve()) == KEPT_LINES


def test_where_no_loop_runs_lines_are_written_at_once(ledger):
    logger, handler = ledger
    note(logger, "starting")
    assert said(handler) == ["starting"]
