"""Several server processes on one PostgreSQL behind Debian's nginx, with the configuration of `deploy/`."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = ROOT / "deploy" / "nginx-cluster.conf"
PORTS = ("8001", "8002", "8003")
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
OPEN = {
    "NOCTURNE_BOT_PAUSE": "0", "NOCTURNE_REQUESTS_PER_SECOND": "10000", "NOCTURNE_TRUST_PROXY": "true",
    "NOCTURNE_MESSAGES_PER_SECOND": "10000", "NOCTURNE_FRAMES_PER_SECOND": "10000",
    "NOCTURNE_BYTES_PER_SECOND": "100000000", "NOCTURNE_TABLES_PER_HOUR": "1000000",
}  # fmt: skip
"""Clients of a test all come from one address, and do not think."""


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Member:
    """One server process, which can be killed, put to sleep and started again on its port."""

    def __init__(self, store: str, settings: Mapping[str, str], logs: Path) -> None:
        self.store, self.settings, self.logs = store, settings, logs
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and do not wait for it."""
        command = [sys.executable, "-m", "nocturne", "serve", "--port", str(self.port), "--store", self.store]
        environment = {**os.environ, **self.settings}
        with self.logs.open("ab") as logs:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=logs)

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(1200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/api/alive", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"{self.address} does not start")

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill it without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def sleep(self) -> None:
        """Stop it where it is, with its connections open, as a machine that hangs."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on, as if nothing had happened."""
        os.kill(self.pid, signal.SIGCONT)


class Cluster:
    """The processes, and the proxy before them."""

    def __init__(self, members: list[Member], address: str) -> None:
        self.members = members
        self.address = address

    def restart(self, number: int) -> None:
        """Kill one, and start it again."""
        self.members[number].kill()
        self.members[number].start()
        self.members[number].wait()


@contextmanager
def cluster(
    store: str, folder: Path, settings: Mapping[str, str] | None = None, processes: int = 3
) -> Iterator[Cluster]:
    """Run the processes and the proxy while the block lasts; with settings of one's own, with those alone."""
    chosen = OPEN if settings is None else settings
    members = [Member(store, chosen, folder / f"server-{number}.log") for number in range(processes)]
    try:
        for member in members:
            member.start()
        for member in members:
            member.wait()
        with proxy([member.port for member in members], folder) as address:
            yield Cluster(members, address)
    finally:
        for member in members:
            if member.process is not None and member.process.poll() is None:
                member.wake()
                member.kill()


def configuration(ports: list[int], port: int, folder: Path) -> str:
    """The example of `deploy/` without TLS, on other ports, in a folder of its own."""
    text = CONFIGURATION.read_text()
    for usual, given in zip(PORTS, ports, strict=True):
        assert usual in text
        text = text.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{given}")
    text = text[: text.rindex("server {")]  # who comes without TLS is sent to it
    text = re.sub(r"^\s*(ssl_\w+|listen \[).*$", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    return (
        f"daemon off; worker_processes 2; pid {folder}/nginx.pid; error_log {folder}/nginx.log; {user}\n"
        f"events {{ worker_connections 4096; }}\nhttp {{ access_log off;\n{places}{text}}}\n"
    )


@contextmanager
def proxy(ports: list[int], folder: Path) -> Iterator[str]:
    """Nginx before some ports; gives its address."""
    assert NGINX is not None, "nginx is not installed (apt-get install nginx-light)"
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(ports, port, folder))
    with subprocess.Popen([NGINX, "-p", str(folder), "-c", str(file), "-e", str(folder / "nginx.log")]) as running:
        try:
            address = f"http://127.0.0.1:{port}"
            for _ in range(200):
                assert running.poll() is None, (folder / "nginx.log").read_text()
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"{address}/api/alive", timeout=5).status_code == 200:
                        break
                time.sleep(0.05)
            yield address
        finally:
            running.terminate()
