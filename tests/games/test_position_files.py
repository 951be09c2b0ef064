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
    except PositionError as fault:  # a die that has no such face: found only when it is rolled
        if not str(fault).startswith("The position fixes a chance outcome"):
            raise
    except EngineFault as fault:  # an agenda that ends is found only when it has ended
        if not str(fault).startswith("Nothing is left to do"):
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
        ("hero: {at: [1, 2]}", "A sector: expected words in one line, not a list."),
        ("hero: {character: ch_okoro, companion: {key: ch_okoro}}", 'Each Character is there once. "ch_okoro" stands'),
        ("missions: [g_locker, {key: g_locker}]", 'Each Mission is there once. "g_locker" stands here again.'),
        ("barred: 1:0,0", 'There is no door at "1:0,0". Write the two sectors it joins: 1:0,0-1:1,0.'),
        ("found: [it_ammo]", "These Items are found in the middle of a Loot"),
        ("missions: [{key: g_locker, count: 99}]", "count is a whole number from 0 to"),
        ("missions: [{key: g_locker, count: -4}]", "count is a whole number from 0 to"),
        ("target: 9", "target is a whole number from 0 to 1, not 9."),
        ("unlocked: 99999", "unlocked is a whole number from 0 to"),
        ("used: [boss-bree]", 'There is no skill, Item or ability "boss-bree". Did you mean "boss-breeds"?'),
        ("worked: [it_amo]", 'There is no skill, Item or ability "it_amo". Did you mean "it_ammo"?'),
        ("coming: [-1]", "coming is a whole number from 0 to 999, not -1."),
        ("game: [alone]", """This is a position of "['alone']", not of alone."""),
        ("lamps: 3", 'A position of alone has no "lamps". Did you mean'),
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
        (
            "dreamers: {a: {archetype: gambler}, b: {archetype: gambler}}",
            'Each Dreamer is there once. "gambler" stands',
        ),
        ("hours: 99999999999999999999", "hours is a whole number from 0 to 12, not 99999999999999999999."),
        ("exact: maybe", "`exact: true` is written by the program."),
        ("dreamers: {a: {at: 999}}", "A space is a whole number from -1 to 47, not 999."),
        ("dreamers: {a: {mask: mask-of-plastr}}", 'There is no Mask "mask-of-plastr". Did you mean "mask-of-plaster"?'),
        ("figures: [{of: purser, at: 4000}]", "A space is a whole number from -1 to 47, not 4000."),
        ("tokens: [{kind: lihgt}]", 'There is no token "lihgt". Did you mean "light"?'),
        ("tokens: [{kind: light, at: 99}]", "A space is a whole number"),
        ("ground: {tiles: [gangwy]}", 'There is no Map tile "gangwy". Did you mean "gangway"?'),
        ("gems_laid: [99]", "A space is a whole number"),
        ("spent: [gangwy/1]", 'There is no action "gangwy/1". Did you mean "gangway/1"?'),
        ("markers: {mve: {intent: wrath, count: 1}}", 'The list of actions has no "mve". Did you mean "move"?'),
        ("quirks: [[draught]]", 'In "quirks" each entry is a list of 2'),
        ("quirks: [[draugth, 3]]", 'There is no card "draugth". Did you mean "draught"?'),
        ("rolls: [[luk, 0]]", 'There is no die "luk". Did you mean "luck"?'),
        ("rolls: [[luck, 99]]", "The face of a die is a whole number from 0 to 5, not 99."),
        ("lasting: [[hnd, 1, 0]]", 'There is no number of a Dreamer "hnd". Did you mean "hand"?'),
        ("scene: foo", 'There is no scene "foo". Known'),
        ("scene: dream", 'There is no scene "dream". Known: slumber.'),
        ("flags: [nonexistent]", 'There is no flag "nonexistent"'),
        ("gone: [stroy]", 'There is no pool "stroy". Did you mean "story"?'),
        ("used: [gangwy/1]", 'There is no action "gangwy/1". Did you mean "gangway/1"?'),
        ("dreamers: {a: {used: [bost]}}", 'There is no action "bost". Did you mean "boost"?'),
        (
            "dreamers: {a: {mask: mask-of-plaster, masks: [mask-of-the-cat]}}",
            'There is no Mask of its Dreamer "mask-of',
        ),
        ("coming: [0, 99]", "coming is a whole number from 0 to 80, not 99."),  # the Market is the largest pile
        ("barred: [99]", "A step of a Turn card is a whole number"),
        ("phase: [start]", """"['start']" is not a Phase."""),
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


def test_a_face_that_a_die_does_not_have_is_said_to_be_of_the_position_when_it_is_rolled() -> None:
    game = nocturne.position("alone", ALONE[0].replace("coming: [0, 2, 1]", "coming: [99]"))
    rng = Random(3)

    def play() -> None:
        while game.open:
            game.answer(game.open[0].seat, rng.choice(game.open[0].ids()))

    with pytest.raises(PositionError, match="The position fixes a chance outcome 99, but only"):
        play()


@pytest.mark.parametrize(("faces", "column"), [("[7, 7]", 10), ("[3, 7, 7]", 13), ("[3, 5, 3]", 0)])
def test_a_face_that_the_next_die_does_not_have_is_refused_where_it_is_written(faces: str, column: int) -> None:
    text = f"game: etherfields\nagenda: [{{RollDie: {{die: luck}}}}, {{RollDie: {{die: stride}}}}]\ncoming: {faces}"
    if not column:
        assert nocturne.position("etherfields", text).table.coming == (3,)
        return
    with pytest.raises(PositionError, match=f"^file.yaml:3:{column}: The position fixes a chance outcome 7, but only"):
        nocturne.position("etherfields", text, "file.yaml")


def test_who_wears_a_mask_owns_it() -> None:
    game = nocturne.position("etherfields", "game: etherfields\ndreamers: {a: {mask: mask-of-plaster}}")
    assert game.table.dreamers[0].masks == ("mask-of-plaster",)
    assert "mask-of-plaster" not in game.table.mask_pool


def test_a_position_is_written_the_same_after_a_save_is_opened_again() -> None:
    game, rng = nocturne.position("etherfields", "game: etherfields"), Random(1)
    while len(game.table.drawn) < 3:
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    assert nocturne.load(game.save()).position() == game.position()


def test_dreamers_who_are_not_named_take_archetypes_that_nobody_has() -> None:
    game = nocturne.position("etherfields", "game: etherfields\nplayers: 2\ndreamers: {b: {archetype: tough-guy}}")
    names = [dreamer.archetype for dreamer in game.table.dreamers]
    assert len(set(names)) == 2
