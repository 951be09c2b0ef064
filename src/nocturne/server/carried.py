"""What a browser carries away to play without the server: Python for browsers, our program, and a list of both.

All but the list is named by its content or version, and is the same for ever. Only the worker's own script may compile
WebAssembly; the policy of the page itself stays as it is.
"""

from __future__ import annotations

from gzip import decompress
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from nocturne.kernel import Text
from nocturne.offline.program import Program, program
from nocturne.server.page import FOREVER, NEVER, file_of
from nocturne.server.problems import Trouble
from nocturne.server.rooms import Rooms

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
"""For the scripts of the worker, which has no document: Python is WebAssembly, and that is all it may compile."""
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
PACKED = ".gz"


class CarriedFile(Struct, frozen=True):
    """A file to be carried, with its size as it is unpacked."""

    path: str
    bytes: int


class Kit(Struct, frozen=True):
    """All that a browser needs to play by itself."""

    version: str
    base: str
    """The folder of Python."""
    wheels: list[str]
    program: str
    files: list[CarriedFile]


class Parts(Struct, frozen=True):
    """What the build has gathered (`tools/offline.py`)."""

    base: str
    wheels: list[str]
    sizes: dict[str, int]


@get("/offline/{path:path}", include_in_schema=False)
async def carried(
    request: Request[Any, Any, Any], rooms: NamedDependency[Rooms], path: FromPath[str]
) -> Response[bytes]:
    """A part, or the list of all."""
    place: Path = request.app.state.page / "offline"
    if not (place / "parts.json").is_file():
        raise Trouble(404, "no-parts", Text.of("http-no-parts"))
    if path == "/kit.json" or path.startswith("/program-"):
        return _ours(await rooms.run_opening(program), path, place)
    return await rooms.run(_file, path, place, packed="gzip" in request.headers.get("accept-encoding", ""))


def _ours(packed: Program, path: str, place: Path) -> Response[bytes]:
    name = f"/program-{packed.version}.zip"
    if path == name:
        return Response(packed.data, media_type=KINDS[".zip"], headers={"Cache-Control": FOREVER})
    if path != "/kit.json":
        raise _none(path)
    parts = msgspec.json.decode((place / "parts.json").read_bytes(), type=Parts)
    files = [CarriedFile(f"{parts.base}{name}", size) for name, size in parts.sizes.items()]
    files += [CarriedFile(f"/offline/{script.name}", script.stat().st_size) for script in place.glob("*.js")]
    files.append(CarriedFile(f"/offline{name}", len(packed.data)))
    kit = Kit(packed.version, parts.base, parts.wheels, f"/offline{name}", files)
    return Response(msgspec.json.encode(kit), media_type=KINDS[".json"], headers={"Cache-Control": NEVER})


def _file(path: str, place: Path, *, packed: bool) -> Response[bytes]:
    plain, small = file_of(path, place), file_of(f"{path}{PACKED}", place)
    file = plain or small
    if file is None:
        raise _none(path)
    headers = {"Cache-Control": FOREVER, "Content-Security-Policy": POLICY, "Vary": "Accept-Encoding"}
    data = file.read_bytes()
    if plain is None and packed:
        headers["Content-Encoding"] = "gzip"
    elif plain is None:
        data = decompress(data)
    kind = KINDS.get(Path(path).suffix, "application/octet-stream")
    return Response(data, media_type=kind, headers=headers)


def _none(path: str) -> Trouble:
    return Trouble(404, "not-found", Text.of("http-not-found"), what=path[:200], hint="http-not-found-hint")
