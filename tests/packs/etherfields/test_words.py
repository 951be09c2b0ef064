"""What players of the shipped pack read: Dreamers, spaces and actions by name, never an id or a bare number."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.games.etherfields.events.board import TokenLaid
from nocturne.games.etherfields.events.cards import CardMoved, LastingAdded, MaskWorn
from nocturne.games.etherfields.pack import content
from nocturne.games.etherfields.voice import voice
from nocturne.kernel import Event, Game, Name, Seat, Text
from nocturne.kernel.grid import Space
from tests.packs.etherfields.trial import A, B, tried

RAW = re.compile(r"⟨|—\.|\bSeat \d|[a-z]/[a-z0-9]|[a-z]_[a-z]|\b[Ss]pace -?\d")
"""What nobody should read: something missing, ids, spaces by their number."""


def whole(seed: int, players: int, **options: str) -> Game[Any]:
    """A random game, some hundred decisions long."""
    rng = Random(seed)
    game = nocturne.new("etherfields", players=players, seed=seed, options=options)
    for _ in range(250):
        if game.over is not None:
            break
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    return game


@pytest.mark.parametrize(("seed", "players", "play"), [(1, 3, "campaign"), (2, 2, "slumber"), (4, 2, "dream")])
def test_no_id_and_no_bare_number_stands_in_a_log_and_everybody_goes_by_their_dreamer(
    seed: int, players: int, play: str
) -> None:
    game = whole(seed, players, play=play)
    said = {one.kind: game.say(one.text) for one in game.events() if one.kind not in ("noted", "sitting-begun")}
    assert len(said) > 15
    assert [line for kind, line in said.items() if RAW.search(line) and kind != "dreamer-chosen"] == []
    assert said["dreamer-chosen"].startswith(f"Seat {players} plays the ")


def test_a_seat_goes_by_its_number_until_it_has_a_dreamer() -> None:
    game = nocturne.new("etherfields", players=2, seed=1, options={"play": "slumber"})
    drawn = Text.of("event-cards-drawn", seat=1, cards=("x",))
    titles = [game.say(game.manifest.seat_name(game.table, Seat(1)))]
    game.answer(0, "become:mourner")
    game.answer(1, "become:gambler")
    titles.append(game.say(game.manifest.seat_name(game.table, Seat(1))))
    assert titles == ["Seat 2", "The Gambler"]
    assert game.say(drawn) == "The Gambler draws x."
    assert game.say(Text.of("event-gained", seat=-2, what="keys", count=1)) == "The Team gains 1 Key."
    assert (
        game.say(Text.of("event-sitting-begun", seats=(0, 1))) == "A session begins with the Mourner and the Gambler."
    )


TOLD: list[tuple[Event[Any], str]] = [
    (MaskWorn(A, ""), "The Gambler takes the Mask off."),
    (LastingAdded(B, "hand", -1), "The Specialist: Hand Size limit −1 until the end of this Turn."),
    (TokenLaid("threat", of="lodger"), "A Threat token is laid on The Lodger Upstairs."),
    (TokenLaid("light", Space(9)), "A Light token is laid in space b2."),
    (CardMoved(A, "raise", "hand", "sealed"), "The Gambler: Raise goes to the Sealed pile."),
    (CardMoved(A, "raise", "hand", "hand", taker=B), "The Specialist: Raise goes to the hand."),
]


@pytest.mark.parametrize(("event", "words"), TOLD, ids=lambda one: one if isinstance(one, str) else "")
def test_an_event_tells_whose_and_where(event: Event[Any], words: str) -> None:
    game = tried("[{draw: 1}]", players=2)
    told = event.told(None)
    assert told is not None
    assert game.say(told) == words


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("place/pulley", "Place Pulley"),
        ("porter/1", "The Hall Porter: Contact"),
        ("porter/2", "The Hall Porter: Assault"),
        ("bedroom/2", "Your Bedroom: the wardrobe"),
    ],
)
def test_an_action_has_a_title_that_tells_it_from_others_of_its_tile(key: str, title: str) -> None:
    assert voice(content()).named(Name("deed", key)) == title


def test_who_must_pay_or_suffer_is_told_both() -> None:
    price = "{pay: [{spend: ether}], else: [{damage: 1, to: prey}], who: prey}"
    game = tried(f"[{{in-reach: 3, do: [{price}]}}]", "dreamers: [{ether: 1}]")
    assert game.say(game.open[0].prompt) == "You may spend 1 Ether. If you do not, suffer 1 Distress."


def test_spaces_and_figures_are_chosen_by_where_they_are_and_the_prompt_tells_what_for() -> None:
    game = tried("[{relocate: you, to: {a: space, within: 1}}]")
    decision = game.open[0]
    assert game.say(decision.prompt) == "Relocate to a space within 1 space of you."
    assert "Space b1" in [game.say(decision.label(one)) for one in decision.options]
