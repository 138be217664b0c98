"""The house: which room may call on which. Imports run downward only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import atelier
from atelier.cache import may_hold_rules
from atelier.games import GAMES

PACKAGE = Path(atelier.__file__).parent

FLOORS = [
    {
        "errors",
        "interruption",
        "cache",
        "lowering",
        "compiled",
        "rule",
        "fields",
        "actions",
        "chance",
        "rng",
        "boxtext",
        "boxfile",
        "fair",
    },
    {"pictures"},
    {"game", "reasons", "position", "record", "knowledge"},
    {"games", "words"},
    {"boxparcel", "match"},
    {"agents", "scale"},
    {"proof"},
    {"lab", "train", "adapters", "terminal", "client"},
    {"precompile"},
    {"server"},
    {"commands"},
    {"cli"},
    {"__main__"},
]
"""From the ground up. A room may import from its own floor and from those below."""

ROOMS_OF_A_GAME = [
    {"state"},
    {"actions", "box", "box_cards", "box_tiles"},
    {"rules"},
    {"players"},
    {"text"},
    {"__init__"},
]
"""The same inside a game; but text and players know nothing of each other."""

GAMES_MAY_USE = {"errors", "rule", "fields", "actions", "chance", "rng", "boxfile", "game", "pictures", "reasons"}


def modules():
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, path.relative_to(PACKAGE).with_suffix("").parts


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "atelier":
            for name in {module_of(node.module, alias.name) for alias in node.names}:
                yield name.split(".")[1:]
        elif isinstance(node, ast.Import):
            yield from (alias.name.split(".")[1:] for alias in node.names if alias.name.startswith("atelier."))


def module_of(package, name):
    """Where a name is imported from: the module itself if that is what is imported."""
    folder = PACKAGE.joinpath(*package.split(".")[1:])
    is_module = (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()
    return f"{package}.{name}" if is_module else package


def floor(room, floors=FLOORS):
    return next(number for number, rooms in enumerate(floors) if room in rooms)


def test_every_room_has_its_floor():
    rooms = {parts[0] for _, parts in modules()} - {"__init__"}
    assert rooms == set().union(*FLOORS)


def test_imports_run_downward():
    for path, parts in modules():
        if parts[0] == "__init__":
            continue
        for imported in imports(path):
            assert floor(imported[0]) <= floor(parts[0]), f"{'.'.join(parts)} imports {'.'.join(imported)}"


@pytest.mark.parametrize("package", [name.rpartition(".")[2] for name in GAMES.values()])
def test_a_game_uses_the_engine_and_itself_only(package):
    for path, parts in modules():
        if parts[:2] == ("games", package):
            for imported in imports(path):
                own = imported[:2] == ["games", package]
                assert own or imported[0] in GAMES_MAY_USE, f"{'.'.join(parts)} imports {'.'.join(imported)}"


@pytest.mark.parametrize("package", [name.rpartition(".")[2] for name in GAMES.values()])
def test_the_rooms_of_a_game_import_downward(package):
    own = [(path, parts) for path, parts in modules() if parts[:2] == ("games", package)]
    assert {parts[2] for _, parts in own} >= {"state", "actions", "box", "rules", "text", "players"}
    for path, parts in own:
        for imported in imports(path):
            if imported[:2] == ["games", package]:
                room, asked = parts[2], imported[2]
                downward = floor(asked, ROOMS_OF_A_GAME) <= floor(room, ROOMS_OF_A_GAME)
                assert downward, f"{'.'.join(parts)} imports {'.'.join(imported)}"
                assert {room, asked} != {"text", "players"}, f"{'.'.join(parts)} imports {'.'.join(imported)}"


@pytest.mark.parametrize("package", [name.rpartition(".")[2] for name in GAMES.values()])
def test_only_the_declaration_of_the_actions_knows_their_order(package):
    """Elsewhere a code is looked up: it is never compared by size, and nothing is subtracted from it."""
    by_size = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    for path, parts in modules():
        if parts[:2] == ("games", package):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                compares = isinstance(node, ast.Compare) and any(isinstance(one, by_size) for one in node.ops)
                subtracts = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub)
                if compares or subtracts:
                    assert not names_a_code(node), f"{'.'.join(parts)}, line {node.lineno}: {ast.unparse(node)}"


def names_a_code(node):
    """Is one side of it an action itself, `codes.TRADE`, not a look into a table, `codes.PLACE[action]`?"""
    return any(
        isinstance(side, ast.Attribute) and isinstance(side.value, ast.Name) and side.value.id == "codes"
        for side in ast.iter_child_nodes(node)
    )


def test_nothing_names_a_particular_game_but_the_registry():
    for path, parts in modules():
        if parts[0] != "games":
            for imported in imports(path):
                assert len(imported) == 1 or imported[0] != "games", f"{'.'.join(parts)} names a game"


def test_rooms_that_may_change_without_compiling_anew_hold_no_rules():
    for path, parts in modules():
        if not may_hold_rules(path.relative_to(PACKAGE).parts):
            made = {"rule", "specialise", "bind"}
            imported = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            names = {alias.name for node in imported if isinstance(node, ast.ImportFrom) for alias in node.names}
            assert not names & made, f"{'.'.join(parts)} makes rules"


def test_the_engine_alone_needs_numpy_and_numba_only(python):
    others = ("typer", "rich", "fluent", "pandas", "fastapi", "sqlalchemy", "httpx")
    program = (
        "import sys, atelier; m = atelier.Match(seed=1); m.play(m.legal[0]); "
        f"print([name for name in {others} if name in sys.modules])"
    )
    assert python(program).strip() == "[]"
