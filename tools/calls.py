"""What the client knows of the server's answers: TypeScript made from them. Run after an answer or a view has changed.

.venv/bin/python tools/calls.py

Answers are described by the OpenAPI; what a game tells of its table and its box by the game's own `text/shapes.py`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import is_typeddict

from atelier.games import GAMES
from atelier.server.app import create_app

Schemas = dict[str, dict[str, Any]]

WEB = Path(__file__).parents[1] / "web"
ANSWERS = WEB / "src" / "app" / "schema.d.ts"
GAME_FILES = {game: WEB / "src" / "games" / game / "schema.d.ts" for game in GAMES}
TOLD_BY_A_GAME = ("View", "Things")
BY_NAME = ("--root-types", "--root-types-no-schema-prefix")


def answers() -> str:
    """The types of everything that goes over the wire, but for what each game adds."""
    return typed(answer_schemas())


def game_types(game: str) -> str:
    """The types of a game's views and of the things of its box."""
    return typed(game_schemas(game), *BY_NAME)


def answer_schemas() -> Schemas:
    """The shapes that the OpenAPI names, without the calls: the client writes its calls by hand."""
    schemas: Schemas = create_app().openapi()["components"]["schemas"]
    for schema in schemas.values():
        schema.pop("examples", None)
    return schemas


def game_schemas(game: str) -> Schemas:
    """The shapes that a game declares, with what it says of each field."""
    module = import_module(f"{GAMES[game]}.text.shapes")
    for shape in vars(module).values():
        if is_typeddict(shape) and shape.__module__ == module.__name__:
            with_config(ConfigDict(use_attribute_docstrings=True))(shape)
    told = [(name, "serialization", TypeAdapter(getattr(module, name))) for name in TOLD_BY_A_GAME]
    _, described = TypeAdapter.json_schemas(told, ref_template="#/components/schemas/{model}")
    schemas: Schemas = described["$defs"]
    for schema in schemas.values():
        for part in (schema, *schema["properties"].values()):
            part.pop("title", None)  # a name in capitals says nothing more
    return schemas


def typed(schemas: Schemas, *options: str) -> str:
    """Shapes as TypeScript."""
    info = {"title": "Atelier", "version": ""}
    described = {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        source.write_text(json.dumps(described), encoding="utf-8")
        words = ["exec", "--", "openapi-typescript", str(source), "-o", str(made), *options]
        subprocess.run([sys.executable, str(WEB / "build.py"), *words], check=True)
        return made.read_text(encoding="utf-8")


if __name__ == "__main__":
    ANSWERS.write_text(answers(), encoding="utf-8")
    for game, file in GAME_FILES.items():
        file.write_text(game_types(game), encoding="utf-8")
    for file in (ANSWERS, *GAME_FILES.values()):
        print(file.relative_to(WEB.parent))
