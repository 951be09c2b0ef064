"""Notes: found, kept, used when their condition is met (chapter NOTE)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.secrets import Reveal
from tests.games.etherfields.table import (
    A,
    B,
    etherfields,
    ids,
    kind,
    me,
    play,
    refused,
    run,
    scene,
    told,
    world,
)
from tests.packs.etherfields.trial import on_the_map

DREAM = "players: 1\ndream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"


@pytest.mark.rule("EF-NOTE-02", "EF-REVEAL-09")
@pytest.mark.parametrize("flags", ["[]", "[foyer-seen]"])
def test_a_note_does_nothing_when_it_is_found_whether_its_condition_is_met_or_not(flags: str) -> None:
    game = run(etherfields(f"{DREAM}flags: {flags}"), Reveal(A, "ticket"))
    assert (game.table.notes, me(game).ether) == (("ticket",), 0)
    assert "gained" not in told(game)


@pytest.mark.rule("EF-NOTE-02")
def test_the_front_of_a_note_is_its_use() -> None:
    game = run(etherfields(f"{DREAM}flags: [foyer-seen]"), Reveal(A, "ticket"))
    play(game, "use-note:ticket")
    assert (game.table.notes, me(game).ether) == ((), 1)


@pytest.mark.rule("EF-REVEAL-07", "EF-REVEAL-08")
@pytest.mark.parametrize(
    ("front", "pile"),
    [
        ("- {kind: fate, id: omen, name: Omen, do: [{gain: ether, who: first-player}]}\n", "fates"),
        ("- {kind: flaw, id: omen, name: Omen, drawn: [{gain: ether}]}\n", "flaws"),
    ],
)
def test_a_fate_card_or_a_flaw_that_is_found_waits_until_it_is_drawn(front: str, pile: str) -> None:
    secret = f"- {{kind: secret, id: omen, name: 9-O, front: {pile.removesuffix('s')}}}\n"
    game = run(world(cards=front + secret), Reveal(A, "omen"))
    assert (getattr(game.table, pile)[0], me(game).ether) == ("omen", 0)


@pytest.mark.rule("EF-REVEAL-09")
def test_what_the_secret_itself_says_is_read_when_it_is_found_beside_its_front() -> None:
    cards = (
        "- {kind: note, id: omen, name: Omen, do: [{gain: gem}]}\n"
        "- {kind: secret, id: omen, name: 9-O, front: note, effects: [{when: revealed, do: [{gain: ether}]}]}\n"
    )
    game = run(world(cards=cards), Reveal(A, "omen"))
    assert (game.table.notes, me(game).ether, me(game).gems) == (("omen",), 1, 0)


@pytest.mark.rule("EF-NOTE-01", "EF-NOTE-02")
def test_notes_are_used_on_the_dreamworld_map_too_where_their_condition_is_met() -> None:
    assert refused(world("notes: [ticket]"), "use-note:ticket") == "EF-NOTE-02"
    game = play(world("notes: [ticket]\nflags: [foyer-seen]"), "use-note:ticket")
    assert (kind(game), me(game).ether) == ("Idle", 1)
    friends = world("notes: [ticket]\nflags: [foyer-seen]", players=2)
    assert "use-note:ticket" in ids(friends, friends.open[1].seat), "any Dreamer may"


TICKET = (
    "dream: gate-ferry\nground: {tiles: [gangway, saloon, promenade]}\nrevealed: [purser]\n"
    "entities: [{tile: purser}]\nnotes: [half-ticket]\ndreamers: {a: {at: 0}}\nhours: 0\n"
)


@pytest.mark.rule("EF-PRECEDENCE-04", "EF-STATE-07", "EF-NOTE-02")
def test_half_a_ticket_relocates_its_bearer_and_only_then_paralyses_him() -> None:
    game = on_the_map("", f"{TICKET}figures: [{{of: purser, at: 1}}]")
    play(game, "use-note:half-ticket")
    play(game, next(option for option in ids(game) if option.startswith("pick")))
    happened = told(game)
    assert happened.index("figure-moved") < happened.index("state-laid")


@pytest.mark.rule("EF-STATE-07")
def test_an_effect_that_cannot_happen_is_said() -> None:
    game = on_the_map("", f"{TICKET}figures: [{{of: purser, at: 1, states: [{{state: paralyzed}}]}}]")
    play(game, "use-note:half-ticket")
    play(game, next(option for option in ids(game) if option.startswith("pick")))
    said = [str(line.text.arguments()["what"]) for line in game.events() if line.kind == "told"]
    assert "cannot-move" in said
    assert "figure-moved" not in told(game)


@pytest.mark.rule("EF-NOTE-01", "EF-NOTE-02", "EF-NOTE-03", "EF-BOARD-04")
def test_a_note_may_be_used_by_anybody_once_its_condition_is_met() -> None:
    game = scene("notes: [ticket]\nflags: []", players=2)
    assert refused(game, "use-note:ticket", B) == "EF-NOTE-02"
    met = scene("notes: [ticket]\nflags: [foyer-seen]", players=2)
    play(met, "use-note:ticket", seat=B)
    assert (me(met, B).ether, met.table.notes, "ticket" in met.table.removed) == (1, (), True)
    shared = scene("items: [smelling-salts]\ndreamers: {a: {distress: 1}, b: {distress: 1}}", players=2)
    assert all("use:smelling-salts/1" in ids(shared, seat) for seat in (A, B)), "Items are the Team's too"
