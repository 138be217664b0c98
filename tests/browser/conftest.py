"""A real server with its real pages, and people who look at it through a real Chromium."""

from __future__ import annotations

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import SWITCHES, find
from tests.browser.person import Person
from tests.browser.shared import Shared


@pytest.fixture(scope="session")
def served(for_all):
    """The address of `atelier serve`, started as anyone would start it."""
    with Shared(for_all).address() as address:
        yield address


@pytest.fixture(scope="package")
def chromium():
    """Closed behind the tests of this folder: while it is open no other test of the process could run an event loop."""
    executable = find()
    assert executable is not None, "no Chromium: run python -m tests.browser.chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, served):
    """Someone new in front of a browser of their own; nothing may go wrong unseen in it."""
    came = []

    def arrive(name=None, painted=False, **wishes):
        one = Person(chromium, served, name, painted=painted, **wishes)
        came.append(one)
        return one

    yield arrive
    for one in came:
        one.leave()
