"""`python -m tests.server.adversary [SECONDS]`: an evening under attack, its figures, and what was not as promised."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from tests.server.adversary.conductor import STRICT, Conductor, Limits
from tests.server.postgres import Postgres


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("seconds", nargs="?", type=float, default=60.0)
    reader.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    reader.add_argument("--strict", action="store_true", help="judge times too: p99 under 200 ms, gone within 5 s")
    reader.add_argument("--seed", type=int)
    reader.add_argument("--only", default="", help="attacks whose room or name holds this word, or a part: 2/3")
    asked = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("The evening was broken off."))  # the server goes with us
    postgres = Postgres() if asked.database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        try:
            database = postgres.database() if postgres is not None else str(Path(folder) / "tables.sqlite")
            evening = Conductor(database, folder, asked.seconds, asked.seed, asked.only).run()
        finally:
            if postgres is not None:
                postgres.stop()
    print(evening.table())
    if broken := evening.judge(STRICT if asked.strict else Limits()):
        sys.exit("Not as promised:\n" + "\n".join(f"- {one}" for one in broken))


if __name__ == "__main__":
    main()
