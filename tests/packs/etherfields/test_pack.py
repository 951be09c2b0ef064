"""The shipped pack: what is in it, what its cards say, and that nothing is wrong with it."""

import re
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import walk_packages

import pytest

from nocturne.effects.problems import PackError
from nocturne.games import find
from nocturne.games.etherfields.components import Source
from nocturne.games.etherfields.pack import LANGUAGE, OWN, content, content_of, records
from nocturne.games.etherfields.records import KINDS, FateRecord, InfluenceRecord, TileRecord
from nocturne.games.etherfields.voice import voice
from nocturne.kernel import Manifest, Name
from nocturne.packs import files_in, library, read_pack, shipped
from nocturne.packs.check import check
from tests.games.etherfields.table import SMALL
from tests.packs.etherfields.trial import over, script

TEXTS = Path(__file__).with_name("text-etherfields.txt")


@pytest.mark.parametrize("folder", [shipped("etherfields"), SMALL])
def test_nothing_is_wrong_with_the_pack(folder: Traversable) -> None:
    problems, _ = check(files_in(folder), LANGUAGE)
    assert problems.lines() == []


def test_the_pack_has_what_the_issue_asks_for() -> None:
    whole = records()
    count = {kind.named(): len(whole.all(kind.named())) for kind in KINDS}
    assert (count["turn"], count["dreamer"]) == (12, 5)
    least = {"item": 20, "mask": 14, "flaw": 9, "fate": 16, "wisdom": 11, "season": 6, "district": 3, "gate": 3}
    assert {kind: count[kind] for kind, number in least.items() if count[kind] < number} == {}, "the box only grows"
    cards = [one for one in whole.all("influence") if isinstance(one, InfluenceRecord)]
    assert sum(one.copies for one in cards if one.pool == "market") == 81
    assert [sum(one.copies for one in cards if one.dreamer == dreamer.id) for dreamer in whole.all("dreamer")] == [
        22
    ] * 5
    slumbers = [one for one in whole.all("tile") if isinstance(one, TileRecord) and one.role == "slumber"]
    assert len(slumbers) >= 8
    assert sum(isinstance(one, FateRecord) and one.quirk for one in whole.all("fate")) >= 4


def test_every_dreamer_has_a_back_action_of_its_own() -> None:
    lib = content()
    backs = {lib.backs[deck[0]].key for deck in lib.decks.values()}
    assert len(backs) == 5


def test_market_prices_and_intent_stay_in_the_ranges_of_the_ledger() -> None:
    for card in content().influence.values():
        assert 1 <= card.price <= 4
        assert 1 <= sum(content().yields[card.id]) <= 4


def test_progress_cards_count_as_a_colour_and_no_other_card_does() -> None:
    for one in content().influence.values():
        assert bool(one.colour) == (one.placing is not None), one.id


def test_what_the_cards_say() -> None:
    """A change of wording is a visible difference; `python -m tests.packs.etherfields.write` accepts it."""
    assert spoken() == TEXTS.read_text(encoding="utf-8")


def spoken() -> str:
    """The rules text of every record, as its writers read it."""
    whole = records()
    lines = [f"{key}: {whole.name(key)}\n{whole.rules(key, unsealed=True)}".rstrip() for key in sorted(whole)]
    return "\n\n".join(lines) + "\n"


def test_no_text_lacks_a_message() -> None:
    assert "⟨" not in spoken()
    assert "{" not in spoken()


WORDS = [
    (family, name, word)
    for family, words in LANGUAGE.words().items()
    for name, word in words.items()
    if word.__module__ in {module.__name__ for module in OWN}
]


@pytest.mark.parametrize(("family", "name", "word"), WORDS, ids=[f"{family}-{name}" for family, name, _ in WORDS])
def test_every_word_has_one_sentence_and_an_example_that_can_be_read_and_said(
    family: str, name: str, word: type
) -> None:
    assert word.__doc__
    assert word.__doc__.strip().count("\n") == 0
    example: str = word.example.removeprefix("[").removesuffix("]")  # type: ignore[attr-defined]  # every word has one
    wrapped = {
        "verb": script(f"[{example}]"),
        "condition": script(f"[{{if: {example}, then: [{{draw: 1}}]}}]"),
        "amount": script(f"[{{luck-roll: [{{draw: {example}}}]}}]"),
        "cost": f"- kind: mask\n  id: trial\n  name: Trial\n  actions: [{{pay: [{example}], do: [{{draw: 1}}]}}]\n",
    }[family]
    wrapped = WHOLE_PARTS.get(name, wrapped)
    for known, real in STAND_INS.items():
        wrapped = wrapped.replace(known, real)
    moments: tuple[str, ...] = getattr(word, "stands_in", ())
    if moments:
        reaction = f"{{when: {moments[0]}, do: [{example}]}}"
        wrapped = f"- kind: mask\n  id: trial\n  name: Trial\n  reactions: [{reaction}]\n"
    whole = over(wrapped)
    key = next(key for key in whole if key.endswith("/trial"))
    said = whole.rules(key)
    assert said, name
    assert "⟨" not in said


WHOLE_PARTS = {
    "place-this": "- {kind: influence, id: trial, name: T, pool: market, placing: {pay: [{wrath: 1}], do: place-this}}",
    "remove-flaw": "- {kind: flaw, id: trial, name: Trial, removal: {pay: [{spend: gem}], do: [remove-flaw]}}",
    "unlock": "- {kind: wisdom, id: trial, name: Trial, grants: [{unlock: railway}]}",
}
"""Verbs that stand for a whole part."""
STAND_INS = {
    "the-door-opens": "theatre-rope",
    "the-lamp-room": "bedroom", "brass-key": "coal-shovel", "the-pier": "tram-stop", "the-tower": "iron-gate",
    "the-riddle": "ferry-riddle",
}  # fmt: skip
"""Records of the shipped pack for those that the examples speak of."""


def test_a_deck_that_is_too_small_is_found() -> None:
    yaml = "- {kind: influence, id: one-more, name: One More, dreamer: gambler}\n"
    with pytest.raises(PackError, match=re.escape("The deck has 23 cards. It needs 22.")):
        over(yaml)


def test_a_secret_without_its_front_is_found() -> None:
    with pytest.raises(PackError, match=re.escape('There is no note "nobody" to be its front.')):
        over("- {kind: secret, id: nobody, name: 9-Z, front: note}\n")


def test_two_secrets_with_one_code_are_found() -> None:
    with pytest.raises(PackError, match='"brass-doorknob" has this code already'):
        over("- {kind: secret, id: nobody, name: 1-E}\n")


def test_a_word_of_another_game_is_refused() -> None:
    with pytest.raises(PackError, match="peek"):
        over(script("[{peek: 2}]"))


def test_the_game_has_one_manifest() -> None:
    package = import_module("nocturne.games.etherfields")
    modules = [import_module(info.name) for info in walk_packages(package.__path__, f"{package.__name__}.")]
    made = [value for module in modules for value in vars(module).values() if isinstance(value, Manifest)]
    assert made == [find("etherfields")]


def test_every_map_action_is_called_by_its_tile_and_a_name_of_its_own() -> None:
    keys = [one.key for one in content().actions.values() if one.source in (Source.MAP, Source.FLYING)]
    heads = [voice(content()).named(Name("action", key)).partition(" – ")[0] for key in keys]
    assert "The Saloon: the band" in heads
    assert len(set(heads)) == len(heads)


def test_a_name_for_a_map_action_that_is_not_there_is_found() -> None:
    files = {
        **files_in(shipped("etherfields")),
        "texts/en/names.yaml": b"map/saloon/3: the gem\nmap/saloon/4: the bar\n",
    }
    problems, _ = check(files, LANGUAGE)
    assert len(problems.lines()) == 1
    assert 'texts/en/names.yaml:2:15: There is no record "map/saloon/4" to have this text.' in problems.lines()[0]


@pytest.mark.parametrize(
    ("colours", "problem"),
    [
        ('["#0f3b4a"]', "A Dream has two colours, ground and glow, not 1."),
        (
            '["#0f3b4a", teal]',
            '"teal" is not a colour. Write "#" and six of 0-9 and a-f, in quotes, such as "#1b2a4a".',
        ),
        ('["#0f3b4a", "#12"]', '"#12" is not a colour.'),
    ],
)
def test_a_colour_that_is_none_is_found(colours: str, problem: str) -> None:
    gate = f"- {{kind: gate, id: gate-attic, name: The Attic, turns: 3, colours: {colours}}}\n"
    problems, _ = check({**files_in(shipped("etherfields")), "attic.yaml": gate.encode()}, LANGUAGE)
    assert [one for one in problems.lines() if 'gate "gate-attic": colours: ' + problem in one]


def boxed(*changes: tuple[str, str]) -> dict[str, bytes]:
    """The files of the pack with another box."""
    files = dict(files_in(shipped("etherfields")))
    for old, new in changes:
        assert old.encode() in files["box.yaml"]
        files["box.yaml"] = files["box.yaml"].replace(old.encode(), new.encode())
    return files


def test_spaces_are_called_by_the_columns_of_the_board_in_the_box() -> None:
    seventh = Name("space", "7")
    assert voice(content()).named(seventh) == "h1"
    files = {name: text.replace(b"slot: d", b"slot: c") for name, text in boxed(("columns: 4", "columns: 3")).items()}
    narrow = content_of(library(read_pack(files, LANGUAGE)))
    assert voice(narrow).named(seventh) == "b2"


def test_a_tile_beside_the_board_is_found() -> None:
    problems, _ = check(boxed(("columns: 4", "columns: 2"), ("rows: 3", "rows: 1")), LANGUAGE)
    said = "\n".join(problems.lines())
    assert 'map "glasshouse": slot: "c1" is no slot of the board. The slots of the board are "a1" to "b1".' in said
    assert 'map "linen-room": slot: "a2" is no slot' in said
    assert 'overlay "flooded": There is no space 16: the board has 8, counted from 0.' in said
    assert 'map "landing"' not in said
