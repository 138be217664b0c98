"""A process that compiles for the server, and ends with it: what is typed at the server's terminal is not for it."""

from __future__ import annotations

from atelier.precompile import main
from atelier.server.pools.child import belong_to_parent

if __name__ == "__main__" and belong_to_parent(nice=0):
    main()
