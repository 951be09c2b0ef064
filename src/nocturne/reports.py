"""Bug reports: a game that went wrong as one readable file, played again, made short, and turned into a test.

>>> import nocturne
>>> game = nocturne.new("lanterns", players=2, seed=7)
>>> game.answer(0, "go:hasty")
>>> found = read_report(report(game, note="The lamp flickers."))
>>> found.game, found.seed, found.note, [entry.option for entry in found.log]
('lanterns', 7, 'The lamp flickers.', ['begin', 'go:hasty'])
>>> replay_report(found).hash() == game.hash()
True
"""

from __future__ import annotations

import base64
import json
import platform
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from nocturne import __version__
from nocturne.games import find
from nocturne.kernel import Box, Entry, Game, Header, NocturneError, SaveError, UsageError, codec_of
from nocturne.kernel.codec import ENCODER
from nocturne.kernel.errors import reason
from nocturne.kernel.history import BEGIN, CHAPTER, Chapter, Undone
from nocturne.kernel.save import Find, box_of
from nocturne.kernel.text import Text

FORMAT = "nocturne-report"
VERSION = 1
MOST_RUNS = 5000
OTHER_SEEDS = 20

Answer = tuple[int, str]
"""A seat and the id of an option."""


class ReportError(NocturneError):
    """A report that cannot be read, played or made shorter; the text says why."""


class Fault(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What went wrong: the error, and the answer that brought it about where the log does not hold that any more."""

    kind: str  # the name of the error's class, with its module
    message: str
    seat: int | None = None
    option: str | None = None

    @classmethod
    def of(cls, error: BaseException, answer: Answer | None = None) -> Fault:
        """The fault that an error tells of."""
        seat, option = answer or (None, None)
        return cls(f"{type(error).__module__}.{type(error).__name__}", str(error), seat, option)

    @property
    def words(self) -> str:
        """The message less its numbers."""
        return re.sub(r"\d+", "", self.message)


class Report(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is needed to see again what somebody saw."""

    format: str = FORMAT
    version: int = VERSION
    program: str
    python: str
    note: str = ""
    fault: Fault | None = None
    game: str
    rules: int  # the version of the game's rules
    players: int
    profile: str
    options: dict[str, str | int | bool]
    content: str  # the hash of the content packs
    seed: int
    chance: Literal["seeded", "ask"]
    start: str = ""  # the opened table in base64, where the game began in a position of its own
    undone: tuple[Undone, ...] = ()
    hash: str  # of the state at the end of the log
    log: tuple[Entry, ...]

    def answers(self) -> tuple[Answer, ...]:
        """What was answered, and last the answer at fault."""
        given: list[Answer] = [(entry.seat, entry.option) for entry in self.log[1:]]
        if self.fault is not None and self.fault.seat is not None and self.fault.option is not None:
            given.append((self.fault.seat, self.fault.option))
        return tuple(given)


# -- writing and reading


def make_report(game: Game[Any], note: str = "", fault: Fault | None = None) -> Report:
    """The report of a game, with all that is hidden in it: see `report`."""
    box, start = game.box, game.chapters()[0].table
    return Report(
        program=__version__,
        python=platform.python_version(),
        note=note,
        fault=fault,
        game=box.manifest.id,
        rules=box.manifest.version,
        players=box.players,
        profile=box.profile.spell(),
        options=box.options,
        content=box.content_hash,
        seed=game.table.seed,
        chance="ask" if game.ask_chance else "seeded",
        start="" if start == _fresh_table(box, game.table.seed) else base64.b64encode(start).decode(),
        undone=game.undone,
        hash=game.hash(),
        log=tuple(game.log()),
    )


def report(game: Game[Any], note: str = "", fault: BaseException | None = None, answer: Answer | None = None) -> bytes:
    """The report of a game as the bytes of a file.

    `fault` is the error that was met, and `answer` the seat and option that were being given then. The report holds
    the seed and with it every hidden card: it is a bug report, not something to show to players of a running game.
    """
    return spell_report(make_report(game, note, None if fault is None else Fault.of(fault, answer)))


def write_report(
    path: str | Path, game: Game[Any], note: str = "", fault: BaseException | None = None, answer: Answer | None = None
) -> None:
    """Write the report of a game to a new file; a file that is there already is left alone."""
    data = report(game, note, fault, answer)
    try:
        with Path(path).open("xb") as file:
            file.write(data)
    except OSError as trouble:
        raise ReportError(Text.of("report-unwritten", path=str(path), fault=str(trouble.strerror))) from None


def spell_report(report: Report) -> bytes:
    """A report as JSON for people: a line for each fact, and a line for each answer."""
    facts = {name: msgspec.to_builtins(value) for name, value in msgspec.structs.asdict(report).items()}
    entries = ",\n  ".join([json.dumps(_brief(entry), ensure_ascii=False) for entry in report.log])
    lines = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in facts.items() if name != "log"]
    return ("{\n" + ",\n".join([*lines, f'"log": [\n  {entries}\n]']) + "\n}\n").encode(errors="replace")


def _brief(entry: Entry) -> tuple[Any, ...]:
    """An entry less the values that go without saying."""
    whole = (entry.seat, entry.option, entry.faces, entry.revealed)
    return whole if entry.revealed else whole[: 3 if entry.faces else 2]


def read_report(data: bytes) -> Report:
    """A report from the bytes of a file; `ReportError` says what is wrong with other bytes."""
    try:
        head = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        head = {}
    form = head.get("version")
    if head.get("format") != FORMAT:
        raise ReportError(Text.of("report-foreign"))
    if isinstance(form, int) and form > VERSION:
        raise ReportError(Text.of("report-format", form=form, ours=VERSION))
    try:
        read = msgspec.json.decode(data, type=Report)
    except (msgspec.MsgspecError, ValueError, RecursionError) as trouble:
        raise ReportError(Text.of("report-damaged", fault=reason(trouble))) from None
    if not read.log or read.log[0].option != BEGIN:
        raise ReportError(Text.of("report-no-beginning"))
    if read.fault is not None and not all(word.isidentifier() for word in read.fault.kind.split(".")):
        raise ReportError(Text.of("report-no-kind", kind=repr(read.fault.kind[:40])))
    return read


# -- playing again


def begin(report: Report, *, find: Find = find) -> Game[Any]:
    """The game of a report at its beginning, before the first answer."""
    box = _box(report, find)
    codec, table = codec_of(box.manifest), _start_table(report, box)
    try:
        return Game(codec, box, codec.read(table, box), ask_chance=report.chance == "ask")
    except Exception as trouble:
        raise ReportError(Text.of("report-no-game", fault=repr(trouble))) from trouble


def _box(report: Report, find: Find) -> Box[Any]:
    try:
        profile = find(report.game).profile(report.profile)
        header = Header(report.game, report.rules, report.players, profile, report.options, report.content)
        return box_of(ENCODER.encode(header), find).box
    except (SaveError, UsageError) as trouble:
        raise ReportError(Text.of("report-unplayable", fault=reason(trouble))) from None


def _start_table(report: Report, box: Box[Any]) -> bytes:
    if not report.start:
        return _fresh_table(box, report.seed)
    try:
        return base64.b64decode(report.start, validate=True)
    except ValueError:
        raise ReportError(Text.of("report-no-start")) from None


def _fresh_table(box: Box[Any], seed: int) -> bytes:
    table = box.manifest.open(box)
    table.box, table.seed = box, seed
    return codec_of(box.manifest).write(table)


def replay_report(report: Report, *, find: Find = find) -> Game[Any]:
    """The game as it was when the report was written, with all its past; `ReportError` where it comes out otherwise."""
    box = _box(report, find)
    table = _start_table(report, box)
    chapters: tuple[Chapter, ...] = ()
    try:
        for first in range(0, len(report.log), CHAPTER):
            entries = report.log[first : first + CHAPTER]
            chapters = (*chapters, Chapter(first, table, ENCODER.encode(entries), len(entries)))
            game: Game[Any] = Game.resume(box, chapters, report.undone, ask_chance=report.chance == "ask")
            table = game.codec.write(game.table)
    except Exception as trouble:
        raise ReportError(Text.of("report-log", fault=repr(trouble))) from trouble
    if game.hash() != report.hash:
        then = Text.of("report-program", program=report.program, rules=report.rules, python=report.python)
        now = Text.of(
            "report-program", program=__version__, rules=box.manifest.version, python=platform.python_version()
        )
        raise ReportError(Text.of("report-other-state", then=then, now=now))
    return game


class Replayed(NamedTuple):
    """How far some answers could be played, and what happened then."""

    game: Game[Any]  # after the last answer, or as it was before an answer that could not be carried out
    error: Exception | None
    given: tuple[Answer, ...]  # the answers that fitted, the one at fault included

    @property
    def fault(self) -> Fault | None:
        """What went wrong, with the answer where the game does not hold it."""
        if self.error is None:
            return None
        return Fault.of(self.error, self.given[-1] if self.game.version < len(self.given) else None)

    def fails_like(self, other: Replayed) -> bool:
        """Whether the same went wrong in both: one kind of error that says the same, numbers aside."""
        mine, theirs = self.fault, other.fault
        return mine is not None and theirs is not None and mine.kind == theirs.kind and mine.words == theirs.words


def play(
    report: Report, answers: tuple[Answer, ...] | None = None, *, instead: int | None = None, find: Find = find
) -> Replayed:
    """Play a report's answers, or others, from its beginning until something goes wrong; invariants are checked.

    Chance comes from the seed. An answer that does not fit is left out; or with `instead` the seat takes another
    option, 0 for its first and -1 for its last.
    """
    game = begin(report, find=find)
    given: list[Answer] = []
    for seat, option in report.answers() if answers is None else answers:
        decision = game.decision(seat)
        if decision is None or (instead is None and option not in decision.ids()):
            continue
        given.append((seat, option if instead is None or option in decision.ids() else decision.ids()[instead]))
        try:
            game.answer(*given[-1])
            game.check()
        except Exception as error:  # noqa: BLE001 -- any error is what we are looking for
            return Replayed(game, error, tuple(given))
    return Replayed(game, None, tuple(given))


# -- making it short

StillFails = Callable[[Replayed], bool]


def shrink(
    report: Report, still_fails: StillFails | None = None, *, find: Find = find, most_runs: int = MOST_RUNS
) -> Report:
    """The report with as few answers as still show the fault.

    Without `still_fails` the fault is the error that playing the report raises, or a broken invariant. Answers are
    left out in ever smaller runs; what no longer fits is left out too, or exchanged for another option. At last the
    same is tried with other seeds: luck that comes sooner makes a shorter game.
    """
    whole = play(report, find=find)
    fails = still_fails or (lambda played: played.fails_like(whole))
    if not fails(whole):
        raise ReportError(Text.of("report-nothing-shorter"))
    search = _Search(report, fails, find, most_runs)
    best = search.with_other_seeds(whole.given, search.shortest(whole))
    return make_report(best.game, report.note, best.fault)


class _Search(Struct):
    """Leaves out answers as long as the fault remains (delta debugging)."""

    report: Report
    still_fails: StillFails
    find: Find
    runs: int

    def shortest(self, best: Replayed) -> Replayed:
        """The shortest play that still fails, as far as the runs reach."""
        size = len(best.given)
        while size:
            shorter = self._without(size, best)
            again = size == 1 and len(shorter.given) < len(best.given)  # leaving one out may free another
            best, size = shorter, size if again else size // 2
        return best

    def with_other_seeds(self, answers: tuple[Answer, ...], best: Replayed) -> Replayed:
        """The shortest play of all seeds that are tried. A game that began in a position has its luck in there."""
        for seed in range(0 if self.report.start else OTHER_SEEDS):
            self.report = msgspec.structs.replace(self.report, seed=seed)
            shorter = self._failing(answers, len(answers) + 1)
            best = min(best, best if shorter is None else self.shortest(shorter), key=lambda played: len(played.given))
        return best

    def _without(self, size: int, best: Replayed) -> Replayed:
        """Leave out runs of this size, from the end on, or put the last option of the seat in their place."""
        end = len(best.given)
        while end > 0:
            before, after = best.given[: max(0, end - size)], best.given[end:]
            shorter = self._failing((*before, *after), len(best.given))
            if shorter is None and size > 1:
                shorter = self._failing((*before, (best.given[end - 1][0], ""), *after), len(best.given))
            best = shorter or best
            end = min(end - size, len(best.given))
        return best

    def _failing(self, answers: tuple[Answer, ...], below: int) -> Replayed | None:
        for instead in (None, 0, -1):
            self.runs -= 1
            if self.runs < 0:
                return None
            try:
                played = play(self.report, answers, instead=instead, find=self.find)
            except ReportError:  # with another seed the game may not even begin
                return None
            if len(played.given) < below and self.still_fails(played):
                return played
        return None


# -- a test


def write_test(report: Report, *, find: Find = find) -> str:
    """The source of a test that plays the report and asserts that its fault is there, as a known defect."""
    played = play(report, find=find)
    fault = played.fault
    if fault is None:
        raise ReportError(Text.of("report-nothing-to-test"))
    module, _, name = fault.kind.rpartition(".")
    words = re.sub(r"\W+", "_", f"{name} {fault.words}").strip("_").lower()[:70]
    given = [f"game.answer({seat}, {json.dumps(option)})" for seat, option in played.given]
    last = "game.check()" if fault.seat is None else given.pop()
    lines = [
        '"""A known defect, made short by `nocturne shrink`. When it is mended, assert here what should happen."""',
        "",
        "import pytest",
        "",
        *[f"import {imported}" for imported in sorted({"nocturne.reports", module} - {"builtins"})],
        "",
        "",
        f"def test_known_defect_{words}() -> None:",
        f"    # given: {report.note!a}",
        f"    game = {_setting_up(report, find)}",
        "    # when",
        *[f"    {line}" for line in given],
        "    # then",
        f"    with pytest.raises({fault.kind.removeprefix('builtins.')}) as fault:",
        f"        {last}",
        f"    assert str(fault.value) == {json.dumps(fault.message)}",
        "",
    ]
    return "\n".join(lines)


def _setting_up(report: Report, find: Find) -> str:
    """The call that sets the report's game up. Whatever a text holds, as JSON it stays a text of Python's."""
    if report.start:
        bare = msgspec.structs.replace(report, note="", fault=None, undone=(), log=report.log[:1])
        return f"nocturne.reports.begin(nocturne.reports.read_report({msgspec.json.encode(bare)!r}))"
    usual = find(report.game).chosen_settings({})
    options = {name: value for name, value in report.options.items() if value != usual.get(name)}
    call = (
        f"{json.dumps(report.game)}, players={report.players}, seed={report.seed}, profile={json.dumps(report.profile)}"
    )
    call += (f", options={options!r}" if options else "") + (', chance="ask"' if report.chance == "ask" else "")
    return f"nocturne.new({call})"
