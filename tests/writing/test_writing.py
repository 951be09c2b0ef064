"""Tools for writers: reading along a recorded game, advice, counts; and the journal and chronicle that writers fill."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import nocturne
from nocturne.cli_pack import pack_check, pack_read
from nocturne.games.etherfields.pack import LANGUAGE, records
from nocturne.games.etherfields.rules.saving import Between, SessionSetup
from nocturne.kernel import Game, UsageError
from nocturne.lab.provable import Dreams
from nocturne.packs import library, read_pack
from nocturne.packs.commands import opened, stats
from nocturne.writing.chronicle import chronicle
from nocturne.writing.findings import findings, mark, unreached
from nocturne.writing.reading import read
from tests.packs.etherfields.trial import on_the_map
from tests.playthroughs.record import DATA, Case, load
from tools.printed_names import SENTINEL, names_in, ours

# -- reading along


def test_a_dream_is_read_in_the_order_of_a_recorded_game() -> None:
    text = "\n".join(read("gate-ferry", DATA, players=1))
    assert text.startswith("THE NIGHT FERRY")
    ladder, way = text.index("ISA COUNTED 19"), text.index("> The Gangway: the crew ladder")
    assert way < ladder, "what is tried stands before what is read"
    assert "“Tickets,” says the Purser." in text


def test_what_was_never_recorded_cannot_be_read() -> None:
    with pytest.raises(UsageError, match='no recorded game of "gate-nowhere"'):
        list(read("gate-nowhere", DATA))


def test_who_asks_for_what_is_not_in_the_pack_is_told_what_is() -> None:
    with pytest.raises(UsageError, match=r'no record "gate-fery" in etherfields\. Did you mean "gate-ferry"'):
        pack_read("gate-fery")


def test_a_passage_that_was_read_before_is_only_recalled() -> None:
    text = "\n".join(read("gate-seven", DATA, players=5))
    whole = [part for part in text.split("\n\n") if len(part) > 200]
    assert len(whole) == len(set(whole)), "no paragraph of a passage stands there twice"
    assert "  · The same again: “" in text


# -- advice

MANIFEST = b"id: night\nversion: 1\ngame: etherfields\ntitle: Night\nlanguage: en\nrequires: [etherfields]\n"


def advised(script: str, story: str) -> str:
    """What a writer is told of a script and of its passage."""
    base = records().packs[0]
    yaml = f'- {{kind: script, id: one-night, name: "900", do: [{{note: night-one}}, {script}]}}\n'
    gate = (
        "- {kind: gate, id: gate-night, emblem: moon, name: Night, district: low-quay, turns: 2, secrets: [night-door],"
        " effects: [{when: setup, do: [{show: night-door}]}, {when: intro, do: [{call: one-night}, end-well]}]}\n"
        "- {kind: secret, id: night-door, name: 99-A, back: map, front: map}\n"
        "- {kind: map, id: night-door, name: A Door, slot: a1, features: [{icon: entrance, at: [0]}]}\n"
    )
    files = {"manifest.yaml": MANIFEST, "more.yaml": (yaml + gate).encode()}
    files["texts/en/stories.yaml"] = f"night-one: >-\n  {story}\n".encode()
    whole = library(base, read_pack(files, LANGUAGE, (base,)))
    return "\n".join([str(text) for text in findings(whole)])


def test_a_flag_that_nothing_asks_for_is_told() -> None:
    assert "night-was-long" in advised("{set-flag: night-was-long}", "It is late.")
    assert "night-was-long" not in advised("{draw: 1}", "It is late.")


def test_what_shows_nothing_of_its_own_is_told() -> None:
    base = records().packs[0]
    yaml = (
        "- {kind: item, id: brass-bell, name: Brass Bell}\n"
        "- {kind: map, id: night-room, name: A Room, slot: a1, spots: [{at: [1], do: [{draw: 1}]}]}\n"
        "- {kind: map, id: night-bare, name: A Bare Room, slot: a2}\n"
    )
    whole = library(base, read_pack({"manifest.yaml": MANIFEST, "more.yaml": yaml.encode()}, LANGUAGE, (base,)))
    told = [(text.key, dict(text.arguments())["key"]) for text in findings(whole) if "key" in dict(text.arguments())]
    assert told == [("writing-undrawn", "item/brass-bell"), ("writing-unfurnished", "map/night-room")]


@pytest.mark.parametrize(
    ("story", "told"),
    [
        ("It is late. " * 60, "writing-too-long"),
        ("A shadowy man.", "writing-unwanted"),
        ("There were thirty-\n  one of them.", "writing-broken"),
        ("He kept two- and three-legged stools.", ""),
        ("Window by window, window after window.", "writing-often"),
        ("It was late, and the kettle had boiled dry.", ""),
    ],
)
def test_a_passage_is_looked_through(story: str, told: str) -> None:
    advice = advised("{draw: 1}", story)
    assert (told in advice) if told else (advice == "")


def test_a_name_of_the_printed_game_is_known_by_its_mark_alone() -> None:
    known = Path("src/nocturne/writing/names.txt").read_text().split()
    assert len(known) > 500, "the list was made from the printed games' texts (tools/printed_names.py)"
    assert all(re.fullmatch("[0-9a-f]{16}", line) for line in known), "marks and nothing else"
    assert mark(SENTINEL.split()) in known
    assert "writing-printed-name" in advised("{draw: 1}", "He had a Lamp That Nobody Printed once.")


def test_names_are_runs_of_capitals_that_are_no_terms_of_the_rules() -> None:
    found = names_in(
        "He met Old Jeremy Wicket of the Sands, in a wood. The Wood, Each Time. *Sand-Clock Hill* Fate card"
    )
    assert found == {"old jeremy wicket", "sand clock hill"}
    assert "dreamworld map" in ours()


@pytest.mark.parametrize("pack", ["etherfields", "alone", "lanterns"])
def test_no_shipped_pack_has_a_printed_name(pack: str) -> None:
    assert [str(text) for text in findings(opened(pack)) if text.key == "writing-printed-name"] == []


def test_the_shipped_pack_has_no_idle_flag_and_no_printed_name() -> None:
    told = [text.key for text in findings(records())]
    never = {"writing-idle-flag", "writing-printed-name", "writing-unwanted", "writing-often", "writing-broken"}
    assert not never & set(told)


def test_what_no_recorded_game_comes_to_is_told() -> None:
    record = load()[Case("lodger", 1, "2.0")]
    stories = {"lodger-stays": "", "lodger-leaves": "", "goal-ferry": ""}
    told = [
        dict(text.arguments())
        for text in unreached(records(), stories, [(Dreams().start(record.case, record.seed), record.answers)])
    ]
    assert {"story": "lodger-leaves"} in told
    assert {"story": "goal-ferry"} not in told, "it is printed on its gate"
    assert {"secret": "moths"} in told or {"secret": "gangway"} in told
    assert told[-1] == {}, "and then what can be done about it"


def test_a_folder_without_recorded_games_is_named_instead_of_every_passage(tmp_path: Path) -> None:
    told = [(text.key, dict(text.arguments())) for text in findings(records(), tmp_path)]
    assert told == [("writing-no-games", {"folder": str(tmp_path)})]


def test_the_check_tells_writers_more_if_they_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert pack_check("etherfields", pictures=False, writing=True) == 0
    said = capsys.readouterr().out
    assert "nothing wrong" in said


def test_writers_of_a_pack_with_mistakes_are_told_when_the_rest_comes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "manifest.yaml").write_bytes(MANIFEST)
    (tmp_path / "more.yaml").write_text("- {kind: script, id: one-night, name: '900', do: [{note: night-one}]}\n")
    assert pack_check(str(tmp_path), writing=True) == 1
    said = capsys.readouterr().out
    assert "It belongs into texts/en/stories.yaml" in said
    assert said.splitlines()[-1].startswith("What --writing tells comes when")


def test_the_counts_tell_passages_and_words() -> None:
    assert "passages of" in stats("etherfields")[0]
    assert f"{len(records().packs[-1].records)} records in all, every one of them data" in stats("etherfields")[0]
    assert "box: 1 record, 1 copy" in stats("etherfields")[0]


# -- the journal


def told(game: Game[Any]) -> list[str]:
    """The passages and lines that the last answer brought."""
    return [game.say(event.text) for event in game.events()]


def begun(flags: str = "", more: str = "") -> list[str]:
    """What is read as a session begins."""
    game = on_the_map(more=f"flags: [{flags}]\n{more}")
    table = game.table.clone()
    table.agenda.append(SessionSetup())
    return told(Game(game.codec, game.box, table))


def test_a_session_begins_with_what_this_team_has_done_and_with_what_is_open() -> None:
    plain = "\n".join(begun())
    assert "reads you your column" in plain
    assert "I have written twenty" not in plain
    rowed = "\n".join(begun("halcyon-rowed", "removed: [gate-ferry]\ngates: [gate-theatre]\n"))
    assert "I have written twenty" in rowed
    assert "A Dream that is behind you: The Night Ferry." in rowed
    assert "A Dream that is open: The Last Act." in rowed


def test_the_lamp_is_not_told_of_where_the_boiler_was_let_go_out() -> None:
    assert "a square of lamplight" in "\n".join(begun())
    dark = "\n".join(begun("cellar-won-out"))
    assert "a square of lamplight" not in dark
    assert "“All in?” says Ottoline Fenn" in dark


def test_every_dream_that_is_open_is_spoken_of_until_it_is_won() -> None:
    said = "\n".join(begun("cellar-tried", "gates: [gate-cellar]\n"))
    assert "had to be fetched off a shelf" in said
    assert "There’s a door under the stairs" in said
    said = "\n".join(
        begun("cellar-tried, cellar-won-stoked, seven-tried", "gates: [gate-seven]\nremoved: [gate-cellar]\n")
    )
    assert "off a shelf" not in said
    assert "It struck, up at the chapel." in said
    assert "a card from the hotel" in said


def test_a_gate_whose_district_is_not_known_is_told_apart() -> None:
    said = "\n".join(begun(more="gates: [gate-lost]\ndistricts: [pillow-hill, low-quay]\n"))
    assert "A Dream whose district you have not found yet: Lost Property." in said


def test_the_journal_names_no_gate_that_nobody_has_seen() -> None:
    said = "\n".join(begun())
    assert "The Last Act" not in said
    assert "Lost Property" not in said


def test_the_chronicle_keeps_what_was_done_and_leaves_out_what_is_open() -> None:
    game = on_the_map(more="flags: [halcyon-rowed, theatre-tried]\n")
    text = "\n".join(chronicle(game))
    assert "with a girl in it who counted" in text
    assert "reads you your column" not in text
    assert "The curtain was rung down on you" not in text
    with pytest.raises(UsageError, match="keeps no journal"):
        list(chronicle(nocturne.new("lanterns", players=2, seed=1)))


def test_what_lasts_is_read_once_more_when_the_campaign_is_put_away() -> None:
    game = on_the_map(more="flags: [halcyon-rowed, theatre-tried]\n")
    table = game.table.clone()
    table.agenda.append(Between())
    closed = Game(game.codec, game.box, table)
    closed.answer(0, "close-campaign")
    said = "\n".join(told(closed))
    assert closed.over is not None
    assert "I have written twenty" in said
    assert "The curtain was rung down on you" not in said
