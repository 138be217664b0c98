"""The rooms of the server: which may call on which. Imports run downward only, and no two modules in a circle."""

from __future__ import annotations

import ast
from pathlib import Path

import atelier.server

SERVER = Path(atelier.server.__file__).parent
FLOORS = [
    {"settings", "errors", "encoding", "names", "now"},
    {"ops"},
    {"storage", "pools"},
    {"live"},
    {"tables"},
    {"workers"},
    {"context"},
    {"http"},
    {"app"},
    {"run"},
]
"""From the ground up. A room may import from itself and from the floors below."""
PLATFORM = {"resource", "fcntl", "psycopg"}
"""Modules that only some systems have, or only some databases need: these alone may be imported late."""


def modules():
    for path in sorted(SERVER.rglob("*.py")):
        parts = path.relative_to(SERVER).with_suffix("").parts
        if parts[:2] != ("storage", "migrations") and parts != ("__init__",):
            yield parts[:-1] if parts[-1] == "__init__" else parts, ast.parse(path.read_text(encoding="utf-8"))


def imported(tree):
    """The server's modules another one imports, as parts of their names."""
    for node in ast.walk(tree):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name.startswith("atelier.server."):
                yield tuple(name.split(".")[2:])


def module_of(name, known):
    """The module a name is in: itself, or the longest beginning that is one."""
    return next(name[:length] for length in range(len(name), 0, -1) if name[:length] in known)


def arrows():
    found = dict(modules())
    for module, tree in found.items():
        for name in imported(tree):
            yield module, module_of(name, found)


def floor(room):
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


def test_every_room_of_the_server_has_its_floor():
    assert {module[0] for module, _ in modules()} == set().union(*FLOORS)


def test_imports_between_the_rooms_of_the_server_run_downward():
    wrong = [
        f"{'.'.join(module)} imports {'.'.join(other)}"
        for module, other in arrows()
        if module[0] != other[0] and floor(other[0]) >= floor(module[0])
    ]
    assert not wrong


def test_no_two_modules_of_the_server_import_each_other():
    towards = {}
    for module, other in arrows():
        towards.setdefault(module, set()).add(other)
    done, path = set(), []

    def follow(module):
        assert module not in path, "a circle: " + " → ".join(".".join(one) for one in (*path, module))
        if module not in done:
            path.append(module)
            for other in sorted(towards.get(module, ())):
                follow(other)
            done.add(path.pop())

    for module in sorted(towards):
        follow(module)


def test_a_module_of_the_server_imports_at_its_top():
    """Neither in a function nor for the type checker alone: both would hide an arrow."""
    for module, tree in modules():
        at_the_top = {node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom) and node not in at_the_top:
                names = {alias.name for alias in node.names}
                assert names <= PLATFORM, f"{'.'.join(module)}, line {node.lineno}: imports {', '.join(names)} late"


def test_only_storage_speaks_sql():
    """All else hands functions of storage to the database; a transaction is named by its type, an error by its own."""
    allowed = {"Connection", "SQLAlchemyError", "OperationalError", "URL"}
    for module, tree in modules():
        for node in ast.walk(tree):
            if module[0] == "storage" or not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            source = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            if (source or "").split(".")[0] == "sqlalchemy":
                assert {alias.name for alias in node.names} <= allowed, f"{'.'.join(module)} speaks SQL"
            assert source != "atelier.server.storage.schema", f"{'.'.join(module)} knows the schema"


def test_only_http_and_the_app_speak_fastapi():
    for module, tree in modules():
        if module[0] not in ("http", "app", "run"):
            names = {
                node.module.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module
            }
            assert "fastapi" not in names, f"{'.'.join(module)} speaks FastAPI"
