"""Packs: read, hashed, cached, layered, and shown only as far as they are revealed."""

import time
from pathlib import Path

import pytest

from nocturne.effects.problems import PackError
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.kernel import UsageError
from nocturne.packs import Files, Pack, files_in, library, load, public, read_pack, shipped
from nocturne.packs.check import check
from tests.packs.packs import CARDS, MANIFEST, NIGHT, OTHERS

DAY = "id: day\nversion: 1\ngame: etherfields\ntitle: Day\nrequires: [night]\n"


def written(folder: Path, files: Files) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def night(**changes: str) -> Pack:
    return read_pack({**NIGHT, **{name.replace("_", "."): text.encode() for name, text in changes.items()}}, LANGUAGE)


def over_night(cards: str, more: str = "") -> Pack:
    return read_pack({"manifest.yaml": (DAY + more).encode(), "cards.yaml": cards.encode()}, LANGUAGE, (night(),))


# -- hashes


def test_the_hash_is_that_of_the_logic_whatever_the_files_look_like() -> None:
    shuffled: Files = {
        "manifest.yaml": b"# by hand\n" + MANIFEST.encode(),
        "a/z.yaml": OTHERS.encode(),
        "b.yaml": CARDS.replace("  copies: 2\n", "")
        .replace("  name: Ember\n", "  copies:   2 # two\n  name: Ember\n")
        .encode(),
        "texts/en/stories.yaml": NIGHT["texts/en/stories.yaml"],
    }
    assert read_pack(shuffled, LANGUAGE).hash == night().hash


def test_the_hash_leaves_names_and_stories_out() -> None:
    assert night(cards_yaml=CARDS.replace("name: Ember", "name: Cinder")).hash == night().hash


def test_the_hash_changes_with_a_single_number() -> None:
    assert night(cards_yaml=CARDS.replace("copies: 2", "copies: 3")).hash != night().hash


# -- the cache


def test_a_cached_pack_is_the_same_pack(tmp_path: Path) -> None:
    folder = written(tmp_path / "night", NIGHT)
    cold = load(folder, LANGUAGE, cache=tmp_path / "cache")
    warm = load(folder, LANGUAGE, cache=tmp_path / "cache")
    assert warm.hash == cold.hash
    assert {key: warm.records[key] for key in warm.records} == dict(cold.records)
    assert warm.texts == cold.texts
    assert warm.manifest == cold.manifest


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "other"])
def test_a_damaged_cache_is_ignored_and_made_anew(tmp_path: Path, damage: str) -> None:
    folder, cache = written(tmp_path / "night", NIGHT), tmp_path / "cache"
    load(folder, LANGUAGE, cache=cache)
    (kept,) = cache.iterdir()
    data = kept.read_bytes()
    kept.write_bytes(
        {"cut": data[:-9], "flip": data[:80] + b"?" + data[81:], "empty": b"", "other": b"NOCPACK1"}[damage]
    )
    assert len(load(folder, LANGUAGE, cache=cache).records) == 8
    assert kept.read_bytes() == data


def test_a_changed_file_is_never_taken_from_the_cache(tmp_path: Path) -> None:
    folder = written(tmp_path / "night", NIGHT)
    load(folder, LANGUAGE, cache=tmp_path / "cache")
    (folder / "cards.yaml").write_text(CARDS.replace("copies: 2", "copies: 9"), encoding="utf-8")
    assert load(folder, LANGUAGE, cache=tmp_path / "cache").records["influence/ember"].record.copies == 9  # type: ignore[attr-defined]  # an Influence card


def test_a_cache_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    folder = written(tmp_path / "night", NIGHT)
    (tmp_path / "cache").write_text("in the way", encoding="utf-8")
    assert len(load(folder, LANGUAGE, cache=tmp_path / "cache").records) == 8


def test_two_thousand_records_load_many_times_faster_from_the_cache(tmp_path: Path) -> None:
    record = CARDS.partition("- kind: item\n  id: veil")[0]
    cards = "".join([record.replace("id: ember", f"id: ember-{i}") for i in range(2_000)])
    files = {**NIGHT, "cards.yaml": b"[]", **{f"{i}.yaml": part.encode() for i, part in enumerate(split(cards, 20))}}
    folder = written(tmp_path / "big", files)
    clock = [time.process_time()]
    for _ in range(2):
        assert len(load(folder, LANGUAGE, cache=tmp_path / "cache").records) >= 2_000
        clock.append(time.process_time())
    began, compiled, loaded = clock
    assert (loaded - compiled) * 5 < compiled - began  # 6 ms to 430 on a quiet machine: seventy times


def split(cards: str, parts: int) -> list[str]:
    records = ["- kind: influence" + one for one in cards.split("- kind: influence")[1:]]
    size = len(records) // parts
    return ["".join(records[i * size : (i + 1) * size]) for i in range(parts)]


# -- layers


def test_a_pack_above_may_use_what_lies_below() -> None:
    day = over_night("- {kind: fate, id: noon, name: Noon, boxed: true, do: [{call: the-door}, {gain-item: veil}]}")
    assert library(night(), day).rules("fate/noon") == "Read script The Door, then gain the Item “Veil”."


def test_a_pack_above_replaces_a_record_only_where_it_says_so() -> None:
    cards = "- {kind: influence, id: ember, name: Ember, copies: 7, pool: market, colour: wrath}"
    with pytest.raises(PackError) as caught:
        over_night(cards)
    assert str(caught.value) == (
        'cards.yaml:1:3: influence "ember": The pack "night" has this record. '
        'To replace it, list "influence/ember" under overrides.'
    )
    both = library(night(), over_night(cards, "overrides: [influence/ember]\n"))
    assert both["influence/ember"].record.copies == 7  # type: ignore[attr-defined]  # an Influence card
    assert len(both) == 8


def test_layered_packs_have_a_hash_of_their_own() -> None:
    day = over_night("- {kind: item, id: noon, name: Noon, boxed: true}")
    assert len({night().hash, day.hash, library(night(), day).hash}) == 3


# -- what leaves the server


def test_an_unrevealed_record_shows_hardly_anything() -> None:
    records = library(night())
    assert public(records, "secret/hatch", revealed=False) == {"kind": "secret"}
    assert public(records, "item/veil", revealed=False) == {"kind": "item", "name": "Veil"}


def test_a_revealed_record_shows_its_words_and_no_story() -> None:
    shown = public(library(night()), "item/veil", revealed=True)
    assert shown["rules"] == "When you would suffer Distress, discard this: Prevent 1 of it."
    assert shown["flavour"] == "Thin, and enough."
    assert "never locked" not in str(public(library(night()), "script/the-door", revealed=True))


def test_nothing_in_a_pack_can_be_changed() -> None:
    pack = night()
    with pytest.raises(TypeError):
        pack.records["influence/x"] = pack.records["influence/ember"]  # type: ignore[index]  # that is the test
    with pytest.raises(AttributeError):
        pack.records["influence/ember"].record.id = "x"  # type: ignore[misc]  # that is the test


# -- folders


def test_a_link_in_a_pack_is_not_followed(tmp_path: Path) -> None:
    folder = written(tmp_path / "night", NIGHT)
    (folder / "secret.yaml").symlink_to("/etc/passwd")
    with pytest.raises(PackError, match=r"secret.yaml:1:1: Links are not followed"):
        files_in(folder)


def test_a_pack_that_is_not_there_gets_a_clear_message(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is not a folder"):
        files_in(tmp_path / "nowhere")
    with pytest.raises(UsageError, match=r'No pack "lantern" comes with the program\. Did you mean "lanterns"\?'):
        shipped("lantern")


@pytest.mark.parametrize("text", [CARDS, OTHERS])
def test_a_text_is_found_in_the_language_asked_for_or_in_english(text: str) -> None:
    files = {**NIGHT, "texts/cs/names.yaml": "influence/ember: Uhlík\n".encode()}
    records = library(read_pack(files, LANGUAGE))
    assert text
    assert (records.name("influence/ember", "cs"), records.name("item/veil", "cs")) == ("Uhlík", "Veil")


def test_a_flag_is_printed_by_its_name_in_the_language_asked_for_or_by_its_words() -> None:
    named = {"texts/en/names.yaml": b"flag/gate-open: the gate stands open\n"}
    czech = {"texts/cs/names.yaml": "flag/gate-open: brána je otevřená\n".encode()}
    assert "“gate open”" in library(read_pack(NIGHT, LANGUAGE)).rules("influence/ember")
    whole = library(read_pack({**NIGHT, **named, **czech}, LANGUAGE))
    assert "“the gate stands open”" in whole.rules("influence/ember")
    assert "“brána je otevřená”" in whole.rules("influence/ember", "cs")
    wrong = {**NIGHT, "texts/en/names.yaml": b"flag/gate-opne: the gate stands open\n"}
    (line,) = check(wrong, LANGUAGE)[0].lines()
    assert line.startswith("texts/en/names.yaml:1:17: ")
    assert line.endswith('Did you mean "flag/gate-open"?')
