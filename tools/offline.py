"""What a browser needs to play by itself, beside our own program: Python for browsers, and msgspec made for it.

Both come from the registries when the page is built: Pyodide from npm (``web/package-lock.json``), the wheel by pip
(``locks/offline.txt``). Where they cannot be fetched, the page is built without play on the device, and says so.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "locks/offline.txt"
PYODIDE = ROOT / "web/node_modules/pyodide"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
"""What Pyodide 314 is: after an upgrade of it, this and the lock have to follow."""
PARTS = "parts.json"


def gather(static: Path) -> str:
    """Put the parts beside the built page unless they are there; gives why that cannot be, or nothing."""
    place = static / "offline"
    if (place / PARTS).exists():
        return ""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    base = place / version
    base.mkdir(parents=True, exist_ok=True)
    problem = _fetch(base)
    if problem:
        shutil.rmtree(base)
        return problem
    for name in PYTHON:
        shutil.copy(PYODIDE / name, base / name)
    wheels = sorted(path.name for path in base.glob("*.whl"))
    sizes = {path.name: path.stat().st_size for path in sorted(base.iterdir())}
    for path in [*base.iterdir()]:
        if path.suffix in (".mjs", ".wasm", ".json"):  # the others are packed already
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
            path.unlink()
    told = {"base": f"/offline/{version}/", "wheels": wheels, "sizes": sizes}
    (place / PARTS).write_text(json.dumps(told), encoding="utf-8")
    return ""


def _fetch(place: Path) -> str:
    """Fetch the locked wheels; gives the last words of pip where it cannot."""
    command = [
        *(sys.executable, "-m", "pip", "download", "--disable-pip-version-check", "--quiet"),
        *("--require-hashes", "--no-deps", "--only-binary", ":all:", "--abi", "cp314", *PLATFORM),
        *("--requirement", str(LOCK), "--dest", str(place)),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["pip failed"])[-1]
