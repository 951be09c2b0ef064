"""Position files that somebody has spoilt: one clear message with its place, or a game that can be played."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
import yaml

import nocturne
from nocturne.kernel import EngineFault, PositionError
from tests.games.written import ALONE, ETHERFIELDS

PLACE = re.compile(r"position:\d+:\d+: \S")
RAW = re.compile(r"\b(KeyError|IndexError|TypeError|ValueError|AttributeError|AssertionError|Traceback)\b|<nocturne")
ANSWERS = 12
MUTANTS = 1_000
"""Of each game, from a fixed seed."""

Path = tuple[Any, ...]


def paths(value: Any, here: Path = ()) -> list[Path]:  # noqa: ANN401 -- plain data of any kind
    """Every part of a document."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *[path for key, part in parts for path in paths(part, (*here, key))]]


def at(document: Any, path: Path) -> Any:  # noqa: ANN401 -- plain data of any kind
    for key in path:
        document = document[key]
    return document


def misspelt(word: str, rng: Random) -> str:
    """The word with a letter less, one more, or two exchanged."""
    place = rng.randrange(len(word) + 1)
    less, more = word[:place] + word[place + 1 :], word[:place] + "x" + word[place:]
    return rng.choice((less, more, word[::-1], f"{word} {word}"))


def spoilt(value: Any, rng: Random) -> Any:  # noqa: ANN401 -- plain data of any kind
    """Something else in the place of a value: misspelt, retyped, emptied."""
    others: list[Any] = [[], {}, "", None, 7, -1, "nobody", [[]], {"x": 1}, True, [value], {"at": value}, 10**9]
    if isinstance(value, str) and value:
        others += [misspelt(value, rng) for _ in range(6)]
    if isinstance(value, int):
        others += [value + 1, value - 1, value * 3]
    return rng.choice(others)


def mutant(text: str, rng: Random) -> str:
    """The text with one to three of its parts dropped, exchanged, retyped or misspelt."""
    document = yaml.safe_load(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        path = rng.choice([path for path in paths(document) if path])
        inside, key = at(document, path[:-1]), path[-1]
        deed = rng.randrange(4)
        if deed == 0:
            del inside[key]
        elif deed == 1:
            inside[key] = spoilt(inside[key], rng)
        elif deed == 2 and isinstance(inside, dict):
            inside[misspelt(str(key), rng)] = inside.pop(key)
        else:
            other = rng.choice(paths(document))
            inside[key] = at(document, other) if other != path[: len(other)] else spoilt(inside[key], rng)
    written: str = yaml.safe_dump(document, sort_keys=False, allow_unicode=True)
    return written.replace("&id", "id").replace("*id", "id")  # no anchors: they are refused before anything is read


def complaint(name: str, text: str, rng: Random) -> str:
    """What is wrong with a position; nothing if it can be played."""
    try:
        game = nocturne.position(name, text)
    except PositionError as fault:
        return str(fault)
    try:
        for _ in range(ANSWERS):
            if not game.open:
                break
            decision = rng.choice(game.open)
            game.answer(decision.seat, rng.choice(decision.ids()))
            game.look_around()
    except EngineFault as fault:  # found only when it comes to it: a die that has no such face, an agenda that ends
        if not str(fault).startswith(("The position fixes a chance outcome", "Nothing is left to do")):
            raise
    return ""


@pytest.mark.parametrize(("game", "texts"), [("alone", ALONE), ("etherfields", ETHERFIELDS)])
def test_a_spoilt_position_is_refused_in_one_clear_sentence_or_can_be_played(game: str, texts: tuple[str, ...]) -> None:
    rng, refused = Random(20), 0
    for number in range(MUTANTS):
        text = mutant(texts[number % len(texts)], rng)
        said = complaint(game, text, rng)
        assert not said or (PLACE.match(said) and not RAW.search(said) and "\n" not in said), (said, text)
        refused += bool(said)
    assert MUTANTS // 2 < refused < MUTANTS * 9 // 10  # neither all nor hardly any


def one_line(game: str, text: str, line: str) -> str:
    """What is said when a line of an example stands in the place of the one with the same key, or is added."""
    key = line.split(":", maxsplit=1)[0]
    kept = text.split("\n")
    place = next((number for number, old in enumerate(kept) if old.startswith(f"{key}:")), None)
    lines = [*kept[:place], line, *kept[place + 1 :]] if place is not None else [*kept, line]
    with pytest.raises(PositionError) as caught:
        nocturne.position(game, "\n".join(lines), "file.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("creatures: wrm 1:3,0", 'There is no creature "wrm". Did you mean "worm"?'),
        ("creatures: {worm: 1}", "Creatures: expected a list such as [a, b], not a mapping."),
        ("creatures: worm 1:9,9", '"1:9,9" is no sector of this map. Did you mean'),
        ("creatures: 12 1:3,0; 12 1:2,0", "12 is on the Map already"),
        ("hands: []", "Write a hand for each of the 1 Evil players, such as [[]]."),
        ("hands: [[fang_rsh]]", 'There is no Reaction card "fang_rsh". Did you mean "fang_rush"?'),
        ("hands: [[fang_rush, dread_echo, snare_wire]]", "Evil plays with two decks"),
        ("hero: [1]", "The Hero: expected a mapping such as {a: 1}, not a list."),
        ("hero: {character: ch_hayash}", 'There is no Character "ch_hayash". Did you mean "ch_hayashi"?'),
        ("hero: {items: [it_amo]}", 'There is no Item "it_amo". Did you mean "it_ammo"?'),
        ("hero: {lif: 3}", 'A Hero has no "lif". Did you mean "life"?'),
        ("boss: boss_quire", 'There is no boss "boss_quire". Did you mean'),
        ("decks: [{name: fnag}]", 'There is no Reaction deck "fnag". Did you mean "fang"?'),
        ("missions: {g_locker: 1}", "Missions: expected a list"),
        ("missions: [g_loker]", 'There is no Mission "g_loker". Did you mean "g_locker"?'),
        ("barred: 1:0,0-1:1,0", 'There is no door at "1:0,0-1:1,0".'),
        ("conditions: [gas]", "Condition tokens: expected a mapping"),
        ("map: 7", "A position of ALONE needs its map"),
    ],
)
def test_alone_says_where_a_position_is_wrong_and_what_would_be_right(line: str, said: str) -> None:
    complaint = one_line("alone", ALONE[0] if not line.startswith("map") else "game: alone", line)
    assert re.match(r"file\.yaml:\d+:\d+: ", complaint)
    assert said in complaint


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dreamers: {c: {}}", 'A table of 2 has no "c". Known: a, b.'),
        ("dreamers: []", "Write a Dreamer for each of the 2 players"),
        ("dreamers: {a: [raise]}", "A Dreamer: expected a mapping such as {a: 1}, not a list."),
        ("dreamers: {a: {archetype: gamblr}}", 'There is no Dreamer "gamblr". Did you mean "gambler"?'),
        ("dreamers: {a: {hand: [rais]}}", 'There is no card "rais". Did you mean "raise"?'),
        ("figures: [{of: pursr}]", 'There is no figure "pursr". Did you mean "purser"?'),
        ("figures: {of: purser}", "The figures: expected a list"),
        ("slumber: pursr", 'There is no Slumber tile "pursr". Did you mean "purser"?'),
        ("dream: gate-fery", 'There is no Dream Gate "gate-fery". Did you mean "gate-ferry"?'),
        ("location: tram-stp", 'There is no Location "tram-stp". Did you mean "tram-stop"?'),
        ("notes: lost", "expected a list"),
        ("at: here", "Where does it stand?"),
    ],
)
def test_etherfields_says_where_a_position_is_wrong_and_what_would_be_right(line: str, said: str) -> None:
    text = re.sub(r"dreamers:\n(  .*\n)+", "dreamers: {}\n", ETHERFIELDS[0])
    complaint = one_line("etherfields", text, line)
    assert re.match(r"file\.yaml:\d+:\d+: ", complaint)
    assert said in complaint


@pytest.mark.parametrize(("game", "texts"), [("alone", ALONE), ("etherfields", ETHERFIELDS)])
def test_the_examples_of_the_page_are_played_and_written_back_the_same(game: str, texts: tuple[str, ...]) -> None:
    for text in texts:
        written = nocturne.position(game, text)
        assert written.open
        assert nocturne.position(game, written.position()).hash() == written.hash()
