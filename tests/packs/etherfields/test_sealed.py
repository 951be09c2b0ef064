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
from nocturne.effects.word import Word
from nocturne.games.etherfields.actions import Action, Cost
from nocturne.games.etherfields.components import Intent, Source
from nocturne.games.etherfields.faces import FACES
from nocturne.games.etherfields.game import GAME, EtherfieldsGame
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import LANGUAGE, content, records
from nocturne.games.etherfields.records import GateRecord
from nocturne.kernel import Game, Seat
from nocturne.packs import Library as Records
from nocturne.packs import library, read_pack
from nocturne.server.things import Things
from nocturne.writing.findings import words_in
from tests.packs.etherfields.trial import A, Trial
from tests.playthroughs.record import Case, position_of

FOLDER = Path(nocturne.packs.__file__).parent / "etherfields"
WATCHED = re.compile(r"    - \{when: (end-of-turn|death), do: .*\}")
TRIED = re.compile(r"(script: \d+,) do: \[.*\]\}")
GATES = [gate for gate in records().all("gate") if isinstance(gate, GateRecord)]
DREAMS = [gate.id for gate in GATES if not gate.first]
CLEAR = {"heal", "unseal", "draw", "add-state", "add-marker", "take-token"}
"""What a place may print besides the number of a script: services that the rules name, weighed anew each Turn."""
THINGS = {Source.HAND, Source.ITEM, Source.WISDOM, Source.PROGRESS}
"""Cards print all that they do."""


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


def begun(game: EtherfieldsGame, case: Case, seed: int) -> Game[Etherfields]:
    """A Dream at its first decision; or a Slumber, for Dreamers who know the Open Hand and so its Deliverance."""
    if case.what in content().gates:
        return Game.from_position(game, position_of(case, seed))
    head = f"players: {case.players}\nprofile: '{case.edition}'\nseed: {seed}\noptions: {{play: slumber}}\n"
    met = f"slumbers: [{case.what}]\nhours: 2\nwisdom: [the-open-hand]\nat: nothing\n"
    played = f"agenda: [{{LayStartingTiles: {{}}}}, {{PlayTile: {{tile: {case.what}}}}}]\n"
    return Game.from_position(game, f"{head}{met}{played}")


def is_unsealed(game: Game[Etherfields]) -> bool:
    """Whether a script was read in the last answer, or the Turn has ended; the introduction is read to all."""
    told = game.events(game.version - 1) if game.version else []
    return game.table.turn > 1 or (game.table.turn == 1 and any(line.kind == "noted" for line in told))


def alike(case: Case, seed: int) -> int:
    """Play the same in both packs until something sealed is read; how many decisions looked alike."""
    plain, other = begun(GAME, case, seed), begun(Trial(otherwise()), case, seed)
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
    return decisions


DELIVERED = [tile for tile in content().tiles if f"{tile}/deliverance" in content().effects]
CASES = [
    *[(Case(dream, 2, "2.0"), seed) for dream in DREAMS for seed in (1, 2, 3)],
    *[(Case(dream, 1, "1.0"), 4) for dream in DREAMS],
    *[(Case(dream, 5, "1.0" if number % 2 else "2.0"), 5) for number, dream in enumerate(DREAMS)],
    *[(Case(tile, 2, "1.0" if number % 2 else "2.0"), 6) for number, tile in enumerate(DELIVERED)],
]


@pytest.mark.rule("EF-GATE-02", "EF-NOTE-02", "EF-SECRET-03")
@pytest.mark.parametrize(("case", "seed"), CASES, ids=[f"{case.what}-{case.players}-{seed}" for case, seed in CASES])
def test_two_packs_that_differ_in_sealed_content_alone_look_alike_until_it_is_read(case: Case, seed: int) -> None:
    assert alike(case, seed) > 3


@pytest.mark.rule("EF-GATE-02")
def test_a_gates_front_prints_rule_goal_and_the_script_for_out_of_turns_alone() -> None:
    assert records().rules("gate/gate-ferry").splitlines() == [
        "Special rule: " + " ".join(records().packs[-1].texts["en"].stories["special-ferry"].split()),
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


def of_places() -> list[Action]:
    """All that can be done in the Dreams by standing somewhere or beside somebody."""
    lib = content()
    owned = {secret for gate in GATES for secret in gate.secrets}
    return [action for action in lib.actions.values() if action.of in owned and action.source not in THINGS]


@pytest.mark.rule("EF-GATE-02", "EF-SECRET-03")
@pytest.mark.parametrize("action", of_places(), ids=lambda action: action.key)
def test_no_action_of_a_dream_prints_what_is_to_be_discovered(action: Action) -> None:
    assert action.part is not None
    if not content().is_unread(action):
        verbs = words_in([records()[action.record].blocks[action.part.do]])
        assert {verb.named() for verb in verbs if isinstance(verb, Word)} <= CLEAR


@pytest.mark.rule("EF-GATE-02")
def test_what_a_dream_prints_of_what_is_noted_is_said_in_words_of_its_own() -> None:
    asked = [action.condition for action in of_places()]
    asked += [effect.if_ for gate in GATES for effect in gate.effects if not effect.sealed]
    blocks = [
        records()[f"gate/{gate.id}"].blocks[effect.do]
        for gate in GATES
        for effect in gate.effects
        if not effect.sealed and not effect.read_as
    ]
    flags = {
        getattr(word, "flag", "")
        for word in words_in([asked, blocks])
        if isinstance(word, Word) and word.named() == "flag"
    }
    names = records().packs[-1].texts["en"].names
    assert {flag for flag in flags if f"flag/{flag}" not in names} == set()


def test_who_hung_the_hands_true_is_not_told_that_they_could_hang_crossed() -> None:
    tower = "ground: {tiles: [rope-room]}\ndreamers: {a: {archetype: tough-guy, at: 15, hand: [hard-look]}}\n"
    text = f"players: 1\nprofile: '2.0'\ndream: gate-seven\nhours: 0\nflags: [hands-true]\n{tower}"
    told = str(seen(Game.from_position(GAME, text), A))
    assert "crossed" not in told
    assert "forenoon" not in told.lower()
