"""What the client knows of the server's answers: TypeScript made from the OpenAPI. Run after an answer has changed.

.venv/bin/python tools/calls.py
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from atelier.server.app import create_app

WEB = Path(__file__).parents[1] / "web"
FILE = WEB / "src" / "app" / "schema.d.ts"


def shapes() -> dict[str, Any]:
    """The shapes that the OpenAPI names, without the calls: the client writes its calls by hand."""
    described = create_app().openapi()
    schemas = described["components"]["schemas"]
    for shape in schemas.values():
        shape.pop("examples", None)
    return {"openapi": described["openapi"], "info": described["info"], "paths": {}, "components": {"schemas": schemas}}


def typed() -> str:
    """The types of everything that goes over the wire."""
    with tempfile.TemporaryDirectory() as folder:
        described, made = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        described.write_text(json.dumps(shapes()), encoding="utf-8")
        words = ["exec", "--", "openapi-typescript", str(described), "-o", str(made)]
        subprocess.run([sys.executable, str(WEB / "build.py"), *words], check=True)
        return made.read_text(encoding="utf-8")


if __name__ == "__main__":
    FILE.write_text(typed(), encoding="utf-8")
    print(FILE.relative_to(WEB.parent))
