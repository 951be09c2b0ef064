"""What a check cannot refuse and a writer wants to know: unreached passages, idle flags, length, repetition."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Any

from nocturne.effects.word import Word
from nocturne.kernel import Game, Refused, Text
from nocturne.packs import Library
from nocturne.writing.walks import played

LONGEST = 150
"""Words of a passage (docs/campaign/writing.md); the first Dream, which explains the rules, may take more."""
UNWANTED = ("shadowy", "eerie", "eerily", "whispering", "somehow", "suddenly")
OFTEN, LETTERS = 4, 6
"""A word of so many letters is said too often if one passage has it so many times."""
WORD = re.compile(r"[a-z]+(?:[’'][a-z]+)?")
BROKEN = re.compile(r"\w+- (?!and\b|or\b|to\b)\w+")
"""A word whose hyphen ended a line of the file, where folding puts a space; “two- and three-legged” is none."""
NAMES = "names.txt"
MOST_WORDS = 4
"""Names of the printed game have so many words at most."""


def findings(records: Library, folder: Path | None = None) -> Iterator[Text]:
    """Everything, the recorded games of a folder read along where one is given."""
    written = records.packs[-1].texts.get("en")
    stories = dict(written.stories) if written is not None else {}
    yield from idle_flags(records)
    yield from never_won(records)
    yield from never_shown(records)
    yield from never_drawn(records)
    for key, text in stories.items():
        yield from of_passage(key, text)
    yield from printed_names(records, stories)
    if folder is not None:
        games = played(folder, records.packs[-1].manifest.id)
        first = next(games, None)
        if first is None:  # the wrong folder, most likely: nothing is reached there, and that tells nothing
            yield Text.of("writing-no-games", folder=str(folder))
        else:
            yield from unreached(records, stories, chain([first], games))


# -- flags


def idle_flags(records: Library) -> Iterator[Text]:
    """Flags that are set and that nothing ever asks for."""
    made, asked = set[str](), set[str]()
    for key in records:
        for part in (records[key].record, records[key].blocks):
            for word in words_in(part):
                name = word.named() if isinstance(word, Word) else ""
                if name == "set-flag":
                    made.add(word.flag)
                elif name == "flag":
                    asked.add(word.flag)
    for flag in sorted(made - asked):
        yield Text.of("writing-idle-flag", flag=flag)


def words_in(part: Any) -> Iterator[Any]:  # noqa: ANN401 -- any record, part or word of any language
    """Every word that stands anywhere in a record."""
    if isinstance(part, tuple | list):
        for inner in part:
            yield from words_in(inner)
    elif hasattr(part, "__struct_fields__"):
        yield part
        for field in part.__struct_fields__:
            yield from words_in(getattr(part, field))


# -- Dreams


def never_won(records: Library) -> Iterator[Text]:
    """Dreams of the pack that nothing ends well: neither an effect of theirs nor of what they turn up."""
    for gate in [record for record in records.packs[-1].records.values() if record.record.named() == "gate"]:
        name = gate.record.id
        if "end-well" not in {word.named() for word in of_dream(records, f"gate/{name}")}:
            yield Text.of("writing-never-won", gate=name)


def of_dream(records: Library, key: str) -> Iterator[Word]:
    """Every word of a record, of the scripts that it calls and of the Secrets that it shows, and so on."""
    seen, ahead = {key}, [key]
    while ahead:
        compiled = records[ahead.pop()]
        for word in words_in((compiled.record, compiled.blocks)):
            if not isinstance(word, Word):
                continue
            yield word
            more = {"call": ("script",), "show": ("secret", "map", "tile", "overlay", "note")}.get(word.named(), ())
            name = getattr(word, "script", getattr(word, "secret", ""))
            for other in [f"{kind}/{name}" for kind in more if f"{kind}/{name}" in records]:
                if other not in seen:
                    seen.add(other)
                    ahead.append(other)


def never_shown(records: Library) -> Iterator[Text]:
    """Secrets of the pack that no effect of any record reveals."""
    every = [records[key] for key in records]
    words = [word for compiled in every for word in words_in((compiled.record, compiled.blocks))]
    shown = {word.secret for word in words if isinstance(word, Word) and word.named() == "show"}  # type: ignore[attr-defined]  # it has one
    for key in records.packs[-1].records:
        kind, _, name = key.partition("/")
        if kind == "secret" and name not in shown:
            yield Text.of("writing-never-shown", secret=name)


def never_drawn(records: Library) -> Iterator[Text]:
    """Cards of the pack that show the sign of their kind alone, and Map tiles with actions in which nothing stands."""
    for key, compiled in records.packs[-1].records.items():
        record = compiled.record
        if getattr(record, "emblem", None) == "":
            yield Text.of("writing-undrawn", key=key)
        if getattr(record, "drawings", None) == () and record.part_keys():
            yield Text.of("writing-unfurnished", key=key)


# -- words


def of_passage(key: str, text: str) -> Iterator[Text]:
    """Too long, words that are not wanted, a word broken at the end of a line, a word said too often."""
    words = WORD.findall(text.lower())
    if len(words) > LONGEST:
        yield Text.of("writing-too-long", story=key, words=len(words), most=LONGEST)
    counts = Counter(words)
    for word in UNWANTED:
        if counts[word]:
            yield Text.of("writing-unwanted", story=key, word=word)
    for word in BROKEN.findall(text):
        yield Text.of("writing-broken", story=key, word=word)
    for word, count in counts.items():
        if count >= OFTEN and len(word) >= LETTERS and word != "somebody":
            yield Text.of("writing-often", story=key, word=word, count=count)


def mark(words: Iterable[str]) -> str:
    """What a name is kept as: not the name."""
    return sha256(" ".join(words).encode()).hexdigest()[:16]


def printed_names(records: Library, stories: dict[str, str]) -> Iterator[Text]:
    """Names of the printed game, known by their marks alone, so that they do not stand in the project."""
    known = set(files("nocturne.writing").joinpath(NAMES).read_text(encoding="utf-8").split())
    texts = {**stories, **{key: records.name(key) for key in records.packs[-1].records}}
    for key, text in texts.items():
        words = WORD.findall(text.lower())
        runs = [words[at : at + size] for size in range(1, MOST_WORDS + 1) for at in range(len(words) - size + 1)]
        for run in runs:
            if mark(run) in known:
                yield Text.of("writing-printed-name", key=key, words=" ".join(run))


# -- what recorded games reach


def unreached(
    records: Library, stories: dict[str, str], games: Iterable[tuple[Game[Any], Iterable[str]]]
) -> Iterator[Text]:
    """Secrets and passages that no recorded game comes to."""
    reached = set[str]()
    for game, answers in games:
        try:
            reached |= reached_by(game, answers)
        except (Refused, IndexError):  # an answer that is not offered any more, or one after the end
            yield Text.of("writing-game-old", what=game.table.tile)
    missing = sorted(to_reach(records, stories) - reached)
    for thing in missing:
        kind, _, name = thing.partition("/")
        if kind == "secret":
            yield Text.of("writing-secret-unreached", secret=name)
        else:
            yield Text.of("writing-story-unreached", story=name)
    if missing:
        yield Text.of("writing-unreached-help")


def to_reach(records: Library, stories: Iterable[str]) -> set[str]:
    """Everything that is read or revealed in play: `story/…` and `secret/…`."""
    printed = {text for key in records for text in printed_of(records[key].record)}
    secrets = {key for key in records.packs[-1].records if key.startswith("secret/")}
    return secrets | {f"story/{story}" for story in stories if story not in printed}


def printed_of(record: Any) -> Iterator[str]:  # noqa: ANN401 -- any record
    """Stories that are printed or told to those who ask, and so are read in no game."""
    for field in ("special", "goal"):
        yield getattr(record, field, "")
    yield from getattr(record, "hints", ())


def reached_by(game: Game[Any], answers: Iterable[str]) -> set[str]:
    """The stories that are read and the Secrets that are revealed while a game is played with these answers."""
    every = set(game.table.lib.secrets)
    shown = every - set(game.table.boxed)
    reached = told_in([event.text for event in game.events()])
    for answer in answers:
        before = game.version
        asked = [decision.prompt for decision in game.open]
        offers = [decision.seat for decision in game.open if len(game.open) == 1 or answer in decision.ids()]
        game.answer(offers[0] if offers else game.open[0].seat, answer)
        reached |= told_in([*asked, *[event.text for event in game.events(before)]])
        shown |= every - set(game.table.boxed)
    return reached | {f"secret/{secret}" for secret in shown}


def told_in(texts: Iterable[Text]) -> set[str]:
    """The stories that texts tell."""
    stories = [text.arguments().get("story") for text in texts]
    return {f"story/{story}" for story in stories if isinstance(story, str)}
