"""Two studies that several tests look at: they are played once, whichever process asks first."""

from __future__ import annotations

import pytest

from tests.lab.made import DEALS, RANDOM, evidence_of, generous_box


@pytest.fixture(scope="session")
def usual(for_all):
    """Artisans as it is."""
    return evidence_of("artisans", deals=DEALS, options=RANDOM, kept=for_all / "usual")


@pytest.fixture(scope="session")
def generous(for_all):
    """Other deals, in which the Artoholic gets 50 points for each object."""
    box = generous_box("artoholic")
    return evidence_of("artisans", box, deals=DEALS, seed=1, options=RANDOM, kept=for_all / "generous")
