"""The adversary: everything a stranger may try, at once, while honest people play on the same server.

    python -m tests.server.adversary [SECONDS] [--database sqlite | postgresql] [--only WORD] [--strict]

`attackers.py` is a process of its own below everyone else's priority; it plays the rooms of `attacks/` in rotation
from addresses of its own. `honest.py` plays whole games and notes every wait. `conductor.py` lets both at one
`atelier serve` with the settings it comes with, and judges: nobody starved, nothing lost, no answer above 499 but an
honest "not now", memory bounded, and gone after SIGTERM.
"""
