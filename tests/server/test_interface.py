"""The HTTP interface keeps to its published description: schemathesis asks it for everything it could."""

from __future__ import annotations

import subprocess
import sys

from tests.server.host import Host

EXAMPLES = 8
"""For a longer look: `schemathesis run http://localhost:8000/api/openapi.json` with the same exclusions."""


def test_the_interface_keeps_to_its_description(host: Host) -> None:
    laid = host.lay()
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{host.address}/api/openapi.json", "--no-color"]
    # a request that fits the schema may still be no game: the engine then refuses it with 422 and says why
    checks = ["--exclude-checks", "positive_data_acceptance", "--phases", "coverage,fuzzing"]
    amount = ["--max-examples", str(EXAMPLES), "--generation-deterministic"]
    known = ["-H", f"Authorization: Bearer {laid['owner']}"]
    done = subprocess.run([*command, *checks, *amount, *known], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert not [
        line for line in host.http.get("/metrics").text.splitlines() if line.startswith("nocturne_errors_total")
    ]
