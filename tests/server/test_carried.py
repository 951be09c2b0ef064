"""What a browser carries away to play without the server."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.server.host import Host, hosting

ASM = b"\0asm" + bytes(96)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page in small."""
    static = tmp_path_factory.mktemp("static")
    base = static / "offline/1.0"
    base.mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (base / "python.wasm.gz").write_bytes(gzip.compress(ASM))
    (base / "one.whl").write_bytes(b"wheel")
    (static / "offline/worker-1.js").write_text("work()")
    parts = {"base": "/offline/1.0/", "wheels": ["one.whl"], "sizes": {"python.wasm": 100, "one.whl": 5}}
    (static / "offline/parts.json").write_text(json.dumps(parts))
    return static


@pytest.fixture(scope="module")
def host(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("store") / "tables.nocturne-db", static=page) as running:
        yield running


def test_the_list_names_every_part_and_each_is_to_be_had_in_its_size(host: Host) -> None:
    kit = host.http.get("/offline/kit.json")
    assert kit.headers["cache-control"] == "no-cache"
    files = {one["path"]: one["bytes"] for one in kit.json()["files"]}
    assert kit.json()["program"] in files
    assert len(files) == 4
    for path, size in files.items():
        answer = host.http.get(path)
        assert answer.status_code == 200, path
        assert len(answer.content) == size, path
        assert "immutable" in answer.headers["cache-control"]
    with ZipFile(BytesIO(host.http.get(kit.json()["program"]).content)) as program:
        assert "nocturne/offline/device.py" in program.namelist()


def test_webassembly_comes_as_such_packed_or_not(host: Host) -> None:
    packed = host.http.get("/offline/1.0/python.wasm")
    assert packed.headers["content-type"] == "application/wasm"
    assert packed.headers["content-encoding"] == "gzip"
    plain = host.http.get("/offline/1.0/python.wasm", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == ASM


def test_only_the_worker_may_compile_webassembly(host: Host) -> None:
    worker = host.http.get("/offline/worker-1.js").headers.get_list("content-security-policy")
    assert len(worker) == 1
    assert "script-src 'self' 'wasm-unsafe-eval'" in worker[0]
    assert "default-src 'none'" in worker[0]
    for path in ("/", "/index.html", "/api/games"):
        assert "wasm" not in host.http.get(path).headers["content-security-policy"]


def test_what_is_no_part_is_not_there(host: Host) -> None:
    for path in ("/offline/nothing.js", "/offline/program-0.zip", "/offline/../index.html", "/offline/1.0"):
        assert host.http.get(path).status_code in (200, 404), path
    assert host.http.get("/offline/program-0.zip").status_code == 404
    assert host.http.get("/offline/1.0").status_code == 404


def test_a_page_built_without_the_parts_says_so(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    with hosting(tmp_path / "tables.nocturne-db", static=tmp_path) as host:
        answer = host.http.get("/offline/kit.json")
    assert answer.status_code == 404
    assert answer.json()["error"]["message"].startswith("This server was set up without the parts")
