"""The command `atelier`, and `python -m atelier`, which does the same wherever that is not on the path."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command; one that is broken off before it has begun ends as any other."""
    try:
        from atelier.cli import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
