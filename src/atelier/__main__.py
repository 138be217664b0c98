"""`python -m atelier`: what `atelier` does, wherever that is not on the path."""

from __future__ import annotations

from atelier.cli import main

main()
