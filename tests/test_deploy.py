"""The files for hosts name only what exists: metrics, settings, commands, files."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from nocturne.cli import app
from nocturne.server.metrics import Metrics
from nocturne.server.settings import PREFIX, Settings

DEPLOY = Path(__file__).resolve().parents[1] / "deploy"
OURS = re.compile(r"\bnocturne_[a-z_]+")
NOT_SETTINGS = {"NOCTURNE_STORE", "NOCTURNE_HOME", "NOCTURNE_PACKS", "NOCTURNE_WEB"}


def names() -> set[str]:
    """Every series that the server offers."""
    offered = set()
    for family in Metrics().registry.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        offered |= {family.name + end for end in ends}
    return offered


def board() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((DEPLOY / "grafana-board.json").read_text())
    return read


def read(name: str) -> Any:  # noqa: ANN401 -- YAML
    return yaml.safe_load((DEPLOY / name).read_text())


def test_the_board_shows_every_metric_and_no_other() -> None:
    shown = {
        name for panel in board()["panels"] for target in panel["targets"] for name in OURS.findall(target["expr"])
    }
    assert shown <= names()
    kinds = {family.name for family in Metrics().registry.collect()}
    assert {kind for kind in kinds if not any(name.startswith(kind) for name in shown)} == set()


def test_the_panels_of_the_board_do_not_lie_over_each_other() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in board()["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        taken |= cells
    assert len({panel["id"] for panel in board()["panels"]}) == len(board()["panels"])


def test_alarms_speak_of_metrics_that_exist() -> None:
    rules = [rule for group in read("alarms.yml")["groups"] for rule in group["rules"]]
    assert {name for rule in rules for name in OURS.findall(rule["expr"])} <= names()
    handbook = (DEPLOY.parent / "docs" / "host" / "4-when-something-is-wrong.md").read_text()
    assert [rule["alert"] for rule in rules if rule["alert"] not in handbook] == [], "each has its paragraph"


def test_settings_that_files_and_handbook_name_exist() -> None:
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__} | NOT_SETTINGS
    for file in (*DEPLOY.iterdir(), *(DEPLOY.parent / "docs" / "host").iterdir()):
        named = set(re.findall(r"\bNOCTURNE_[A-Z_]+[A-Z]\b", file.read_text()))
        assert named <= known, file.name


def test_compose_mounts_files_that_are_there_and_gives_figures_where_they_are_asked_for() -> None:
    services = read("compose.yaml")["services"]
    volumes = set(read("compose.yaml")["volumes"])
    for service in services.values():
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            assert source in volumes or (DEPLOY / source).is_file(), mount
    assert (DEPLOY / services["nocturne"]["build"]["context"] / services["nocturne"]["build"]["dockerfile"]).is_file()
    assert read("prometheus.yml")["scrape_configs"][0]["static_configs"][0]["targets"] == ["nocturne:8000"]
    uids = {panel["datasource"]["uid"] for panel in board()["panels"]}
    assert uids == {read("grafana-source.yaml")["datasources"][0]["uid"]}


def test_the_cluster_has_the_processes_that_its_proxy_knows() -> None:
    services = read("compose-cluster.yaml")["services"]
    mounts = [mount.split(":")[0] for service in services.values() for mount in service.get("volumes", [])]
    assert [mount for mount in mounts if mount.startswith(".") and not (DEPLOY / mount).is_file()] == []
    named = re.findall(r"^    server 127\.0\.0\.1:800(\d) ", (DEPLOY / "nginx-cluster.conf").read_text(), re.MULTILINE)
    assert [f"nocturne{number}" for number in named] == [name for name in services if name.startswith("nocturne")]
    command, _, _ = app.parse_args(services["nocturne1"]["command"], print_error=False, exit_on_error=False)
    assert command.__name__ == "serve"


def command_lines() -> list[str]:
    """The ways in which the files start the server."""
    unit = re.search(r"^ExecStart=\S+/nocturne (.*)$", (DEPLOY / "nocturne.service").read_text(), re.MULTILINE)
    image = re.search(r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    assert unit is not None
    assert image is not None
    return [unit[1], " ".join(json.loads(image[1]))]


@pytest.mark.parametrize("line", command_lines())
def test_the_commands_of_unit_and_image_can_be_read(line: str) -> None:
    command, bound, _ = app.parse_args(line.split(), print_error=False, exit_on_error=False)
    assert command.__name__ == "serve"
    assert "backup" in bound.arguments


def test_the_dockerfile_has_known_instructions_and_two_stages_from_debian() -> None:
    text = re.sub(r"\\\n", " ", (DEPLOY / "Dockerfile").read_text())
    words = [line.split()[0] for line in text.splitlines() if line.strip() and not line.startswith("#")]
    known = [
        "FROM",
        "RUN",
        "WORKDIR",
        "COPY",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "STOPSIGNAL",
        "HEALTHCHECK",
        "CMD",
        "ENTRYPOINT",
    ]
    assert set(words) <= set(known)
    assert re.findall(r"^FROM (\S+)", text, re.MULTILINE) == ["debian:bookworm-slim"] * 2


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not on this machine")
def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "nocturne.service").read_text().replace("/opt/nocturne/bin/nocturne", "/bin/true")
    (tmp_path / "nocturne.service").write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "nocturne.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    about_us = [line for line in done.stderr.splitlines() if "nocturne.service" in line]
    assert about_us == []
