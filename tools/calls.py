"""What the client knows of the server's calls: TypeScript made from the OpenAPI. Run after a call has changed.

.venv/bin/python tools/calls.py
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from atelier.server.app import create_app

WEB = Path(__file__).parents[1] / "web"
FILE = WEB / "src" / "house" / "schema.d.ts"


def typed() -> str:
    """The types of every call and answer."""
    with tempfile.TemporaryDirectory() as folder:
        described, made = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        described.write_text(json.dumps(create_app().openapi()), encoding="utf-8")
        words = ["exec", "--", "openapi-typescript", str(described), "-o", str(made)]
        subprocess.run([sys.executable, str(WEB / "build.py"), *words], check=True)
        return made.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.write_text(typed(), encoding="utf-8")
    print(FILE.relative_to(WEB.parent))
