"""Sealed reading: what stands in scripts, and what a Dream watches for, is nowhere to be found before it happens."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

import nocturne.packs
from nocturne.bots import hint, player_for
from nocturne.bots.etherfields.worth import curiosity, unread
from nocturne.games.etherfields.actions import Cost
from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.faces import FACES
from nocturne.games.etherfields.game import GAME, EtherfieldsGame
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import LANGUAGE, content, records
from nocturne.games.etherfields.records import GateRecord
from nocturne.kernel import Game, Seat
from nocturne.packs import Library as Records
from nocturne.packs import library, read_pack
from nocturne.server.things import Things
from tests.packs.etherfields.trial import A, Trial
from tests.playthroughs.record import Case, position_of

FOLDER = Path(nocturne.packs.__file__).parent / "etherfields"
WATCHED = re.compile(r"    - \{when: (end-of-turn|death), do: .*\}")
TRIED = re.compile(r"(script: \d+,) do: \[.*\]\}")
DREAMS = [gate.id for gate in records().all("gate") if isinstance(gate, GateRecord) and not gate.first]


@cache
def otherwise() -> Records:
    """The shipped pack with other scripts and passages, and with gates that watch for other things."""
    files = {str(path.relative_to(FOLDER)): path.read_text() for path in FOLDER.rglob("*.yaml")}
    for name, text in files.items():
        changed = WATCHED.sub(r"    - {when: \1, do: [{gain: hour}]}", text)
        files[name] = TRIED.sub(r"\1 do: [{gain: hour}]}", changed) if "dreams/" in name else text
    base = read_pack({name: text.encode() for name, text in files.items()}, LANGUAGE)
    whole = records()
    scripts = [key for key in base.records if key.startswith("script/")]
    gates = [gate for gate in whole.all("gate") if isinstance(gate, GateRecord)]
    printed = {story for gate in gates for story in (gate.goal, gate.special)}
    heard = {name.strip() for text in files.values() for name in re.findall(r"riddle: ([\w-]+)", text)}
    manifest = "id: sealed\nversion: 1\ngame: etherfields\ntitle: Sealed\nrequires: [etherfields]\n"
    more = [f'- {{kind: script, id: {key[7:]}, name: "{whole.name(key)}", do: [{{note: other}}]}}' for key in scripts]
    told = [f"{story}: Otherwise.\n" for story in base.texts["en"].stories if story not in printed | heard]
    layer = {
        "manifest.yaml": f"{manifest}overrides: [{', '.join(scripts)}]\n",
        "more.yaml": "\n".join(more),
        "texts/en/stories.yaml": "other: Otherwise.\n" + "".join(told),
    }
    return library(base, read_pack({name: text.encode() for name, text in layer.items()}, LANGUAGE, (base,)))


def seen(game: Game[Etherfields], seat: int) -> list[object]:
    """All that a client can have: the view, its records as the server sends them, every option in words, a hint."""
    view, decision = game.view(seat), game.decision(seat)
    things = Things(game.table.lib.records, FACES, "en")
    shown = {key: msgspec.json.encode(things.thing(key)) for key in things.shown(view)}
    told = [game.say(line.text) for line in game.events() if line.kind != "noted"]
    asked = [] if decision is None else [decision.ids(), game.say(decision.prompt)]
    words = [] if decision is None else [game.say(option.label()) for option in decision.options]
    return [msgspec.json.encode(view), shown, told, asked, words, hint(game, seat)]


def begun(game: EtherfieldsGame, dream: str, players: int, seed: int) -> Game[Etherfields]:
    """A Dream at its first decision."""
    return Game.from_position(game, position_of(Case(dream, players, "2.0"), seed))


def is_unsealed(game: Game[Etherfields]) -> bool:
    """Whether a script was read in the last answer, or the Turn has ended; the introduction is read to all."""
    told = game.events(game.version - 1) if game.version else []
    return game.table.turn > 1 or (game.table.turn == 1 and any(line.kind == "noted" for line in told))


@pytest.mark.rule("EF-GATE-02", "EF-NOTE-02", "EF-SECRET-03")
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("dream", DREAMS)
def test_two_packs_that_differ_in_sealed_content_alone_look_alike_until_it_is_read(dream: str, seed: int) -> None:
    plain, other = begun(GAME, dream, 2, seed), begun(Trial(otherwise()), dream, 2, seed)
    rng, decisions = Random(seed), 0
    while plain.over is None and not is_unsealed(plain):
        seat = plain.open[0].seat
        assert seen(plain, seat) == seen(other, seat)
        answers = [
            player_for(game, Seat(seat)).choose(game.view(seat), game.open[0], Random(seed)) for game in (plain, other)
        ]
        assert answers[0] == answers[1], "a bot knows what nobody can know"
        answer = answers[0] if rng.random() < 0.7 else rng.choice(plain.open[0].ids())
        plain.answer(seat, answer)
        other.answer(seat, answer)
        decisions += 1
    assert decisions > 3


@pytest.mark.rule("EF-GATE-02")
def test_a_gates_front_prints_rule_goal_and_the_script_for_out_of_turns_alone() -> None:
    assert records().rules("gate/gate-ferry").splitlines() == [
        "Goal: Reach the shore before she goes down.",
        "Trap: Read script 40.",
        "End of the Turn: Put 1 Threat token on this.",
        "End of the Turn: If 8 or more Threat tokens lie on this, read script 33, then this ends.",
        "Out of Turns: Read script 33.",
    ]
    assert "Secret “2-G”" in records().rules("gate/gate-ferry", unsealed=True), "its writers read all of it"


def test_an_action_says_what_one_tries_its_price_and_the_number_of_its_script() -> None:
    laid = "ground: {tiles: [gangway]}\ndreamers: {a: {archetype: tough-guy, at: 1, hand: [hard-look]}}\n"
    game = Game.from_position(GAME, f"players: 1\nprofile: '2.0'\ndream: gate-ferry\nhours: 0\n{laid}")
    decision = game.decision(A)
    assert decision is not None
    told = next(game.say(option.label()) for option in decision.options if option.id == "use:gangway/1")
    assert told == "The Gangway: the crew ladder – Single use, 1 Intent of one colour: Read script 34"


def test_a_bot_takes_an_unread_script_for_what_its_price_says() -> None:
    dear, cheap = Cost((Intent.WRATH,), 4, gradual=True), Cost((Intent.WRATH,), 4)
    assert curiosity(dear, again=True) > curiosity(cheap, again=False) > curiosity(cheap, again=True)
    actions = content().actions
    assert unread(actions["gangway/1"])
    assert not unread(actions["saloon/3"]), "what is printed there is read"
