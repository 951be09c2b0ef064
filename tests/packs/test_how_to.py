"""The how-to pages, followed by a stranger: their commands work, and the Dream that came of it is certified."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from shutil import copytree

import pytest

import nocturne
from nocturne.cli import app
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.lab import certificates
from nocturne.lab.provable import Dreams
from nocturne.packs.check import check
from nocturne.packs.installed import VARIABLE, opened, packs_below
from nocturne.packs.sources import files_in
from nocturne.server.catalogue import catalogue
from nocturne.writing.findings import findings, unreached

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE, GAMES = ROOT / "examples" / "short-weight", Path(__file__).with_name("short-weight")
COMMAND = re.compile(r"^(?:NOCTURNE_PACKS=\. )?nocturne ((?:pack|certify) .*?)(?:   .*)?$", re.MULTILINE)
BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
DREAM = Dreams("short-weight")
DREAMS = {"short-weight": "gate-ounce", "three-notes": "gate-notes"}
"""The examples, each with its gate."""


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in; what the commands say of packs does not outlast the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, "")
    return tmp_path


def commands_of(page: str) -> list[list[str]]:
    text = (ROOT / "docs" / "how-to" / page).read_text(encoding="utf-8")
    return [shlex.split(words) for sort, block in BLOCK.findall(text) if not sort for words in COMMAND.findall(block)]


def run(words: list[str]) -> int:
    with pytest.raises(SystemExit) as caught:
        app(words)
    return int(str(caught.value.code or 0))


def test_the_commands_of_the_first_card_work(desk: Path) -> None:
    commands = commands_of("your-first-card.md")
    assert [words[1] for words in commands] == ["new", "check", "show", "show"]
    assert [run(words) for words in commands] == [0, 0, 0, 0]
    assert (desk / "dash.svg").is_file()


def test_the_commands_of_the_first_dream_work_on_the_pack_that_new_writes(desk: Path) -> None:
    run(["pack", "new", "bell-hall", "--game", "etherfields"])
    page = (ROOT / "docs" / "how-to" / "your-first-dream.md").read_text(encoding="utf-8")
    for name, text in re.findall(r"^```yaml (\S+)\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        if name != "manifest.yaml":
            assert (desk / "bell-hall" / name).read_text(encoding="utf-8") == text, "the page shows what `new` writes"
    commands = commands_of("your-first-dream.md")
    assert [words[:2] for words in commands][-2:] == [["certify", "etherfields"], ["pack", "read"]]
    for words in commands:
        short = ["--players", "1", "--edition", "2.0", "--jobs", "1"] if words[0] == "certify" else []
        if short:
            app([*words, *short], result_action="return_value")
        else:
            assert run(words) == 0, words


def test_the_commands_of_the_evening_work_on_its_example(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copytree(EXAMPLE, desk / "short-weight")
    copytree(GAMES, desk / "certificates")
    ran = [words for words in commands_of("write-a-dream.md") if words[0] == "pack"]
    assert [words[1] for words in ran] == ["check", "check", "stats", "read", "check"]
    assert [run(words) for words in ran] == [0, 0, 0, 0, 0]
    told = capsys.readouterr().out
    assert told.count("short-weight: 29 records, nothing wrong.") == 3
    assert "SHORT WEIGHT" in told
    assert "> The Counter: lift the flap" in told
    assert "No recorded game" not in told, "every Secret and passage is reached"


# -- the example: what every Dream must have


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(EXAMPLE.parent))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "gate"), DREAMS.items())
def test_each_example_is_won_by_one_to_five_in_both_editions(name: str, gate: str) -> None:
    dream, records = Dreams(name), certificates.load(GAMES.with_name(name))
    assert set(records) == set(dream.cases())
    assert {case.what for case in records} == {gate}
    for case, record in records.items():
        if case.players <= 2:  # a fast share; `nocturne certify … --check` plays all of them again
            assert certificates.holds(dream, record), case


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("name", DREAMS)
def test_recorded_games_of_each_example_come_to_everything_that_it_has(name: str) -> None:
    example = opened(EXAMPLE.with_name(name), LANGUAGE)
    assert [str(text) for text in findings(example, GAMES.with_name(name))] == []


@pytest.mark.usefixtures("installed")
def test_the_walks_that_the_page_writes_come_where_it_says(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "how-to" / "write-a-dream.md").read_text(encoding="utf-8")
    walks = [block for sort, block in BLOCK.findall(page) if sort == "yaml" and block.endswith("---\n")]
    assert len(walks) == 2
    (tmp_path / "walks").mkdir()
    for number, walk in enumerate(walks):
        (tmp_path / "walks" / f"{number}.txt").write_text(walk, encoding="utf-8")
    missing = {text.arguments().get("story") for text in findings(opened(EXAMPLE, LANGUAGE), tmp_path)}
    assert "ounce-carried-home" in missing
    assert not {"ounce-again", "journal-carried"} & missing


@pytest.mark.usefixtures("installed")
def test_a_game_that_somebody_has_played_and_exported_counts_as_a_walk(tmp_path: Path) -> None:
    record = certificates.load(GAMES)[certificates.Case("gate-ounce", 2, "2.0")]
    (tmp_path / "walks").mkdir()
    (tmp_path / "walks" / "played.nocturne").write_bytes(certificates.replay(DREAM, record).export())
    example = opened(EXAMPLE, LANGUAGE)
    told = {str(text) for text in findings(example, tmp_path)}
    without = {str(text) for text in unreached(example, dict(example.packs[-1].texts["en"].stories), [])}
    assert any("ounce-balanced" in text for text in without - told)


@pytest.mark.usefixtures("installed")
def test_a_recorded_game_of_an_older_pack_is_named_and_not_a_riddle(tmp_path: Path) -> None:
    record = certificates.load(GAMES)[certificates.Case("gate-ounce", 1, "2.0")]
    certificates.write([record._replace(answers=("fly",))], tmp_path)
    assert "writing-game-old" in {text.key for text in findings(opened(EXAMPLE, LANGUAGE), tmp_path)}
    with pytest.raises(nocturne.UsageError, match="the pack has changed since"):
        app(["pack", "read", "gate-ounce", str(EXAMPLE), "--games", str(tmp_path)])


def test_a_single_dream_is_that_of_the_pack_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(EXAMPLE.parent))
    assert DREAM.lib.single_gate == "gate-ounce"
    assert Dreams().lib.single_gate == "gate-ferry"


@pytest.mark.usefixtures("installed")
def test_the_page_calls_a_pack_by_its_title() -> None:
    entry = next(game for game in catalogue.__wrapped__("en") if game.id == "etherfields")  # not what is remembered
    pack = next(option for option in entry.options if option.name == "pack")
    told = [(choice.value, choice.label) for choice in pack.choices]
    assert told[1:] == [("short-weight", "Short Weight"), ("three-notes", "Three Notes")]


# -- a Dream that is wrong


def said(old: str, new: str) -> str:
    """What the check says of the example after a change."""
    files = {name: text.replace(old.encode(), new.encode()) for name, text in files_in(EXAMPLE).items()}
    assert files != files_in(EXAMPLE), f"the example has no {old!r}"
    problems, _ = check(files, LANGUAGE, packs_below(EXAMPLE, LANGUAGE, ("etherfields",)))
    return "\n".join(problems.lines("en"))


@pytest.mark.rule("EF-GATE-03", "EF-ENTRANCE-01")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{icon: entrance, at: [0, 2]}", "{icon: gem, at: [0]}", "its Setup lays no Map tile with an Entrance"),
        ("        - {show: weigh-counter}\n", "", "its Setup lays no Map tile with an Entrance"),
        ("  district: low-quay\n", "", "its gate names no district"),
        ("  keys: 1\n", "  keys: 1\n  boxed: true\n", "Write {show: gate-ounce} where it is found"),
        ("{call: ounce-flap}", "{call: ounce-flop}", 'no script "ounce-flop". Did you mean "ounce-flap"?'),
        ("{flag: ounce-tried}", "{flag: ounce-tired}", '"ounce-tired" is never set. Did you mean "ounce-tried"?'),
        ("  movement: 1\n", "  movment: 1\n", 'There is no "movment" here. Did you mean "movement"?'),
        ("{note: ounce-flap}", "[note, ounce-flap]", "A verb is expected here, not a list."),
    ],
)
def test_a_dream_that_cannot_be_entered_or_read_is_refused_with_place_and_suggestion(
    old: str, new: str, told: str
) -> None:
    lines = said(old, new)
    assert told in lines
    assert re.match(r"short-weight\.yaml:\d+:\d+: ", lines)


def test_what_nothing_reveals_and_what_nothing_wins_is_told_to_writers(tmp_path: Path) -> None:
    copytree(EXAMPLE, tmp_path / "short-weight")
    file = tmp_path / "short-weight" / "short-weight.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(", end-well]", "]").replace(", {show: ledger-desk}", ""), encoding="utf-8")
    keys = {found.key for found in findings(opened(tmp_path / "short-weight", LANGUAGE))}
    assert {"writing-never-won", "writing-never-shown"} <= keys
