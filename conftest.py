"""What tests leave out on a Python for which a library is not made yet: the adapters to it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["tests/test_openspiel.py"]
