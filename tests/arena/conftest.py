"""The arena as a person types it."""

from __future__ import annotations

import sys

import pytest

from atelier import cli


@pytest.fixture
def arena(capsys, monkeypatch):
    """Type a command; it runs within this process, which is quicker. Returns what it printed and complained about."""

    def run(*words, status=0):
        monkeypatch.setenv("COLUMNS", "200")
        monkeypatch.setattr(sys, "argv", ["atelier", "arena", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed, complaint = capsys.readouterr()
        assert (ended.value.code or 0) == status, printed + complaint
        return printed, complaint

    return run
