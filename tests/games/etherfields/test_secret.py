"""Gates, Secrets, Notes and what they reveal (chapters GATE, SECRET, REVEAL, NOTE, FAQ)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.secrets import Reveal
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    changed,
    etherfields,
    ids,
    me,
    play,
    run,
    scene,
    world,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.rules.locations import AtGate
from nocturne.games.etherfields.rules.scenes import EnterDream
from tests.games.etherfields.table import (
    why,
)

DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
IN_DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"


@pytest.mark.rule("EF-SECRET-03")
def test_a_script_is_read_to_all_by_its_number() -> None:
    game = acting(etherfields(DREAM), "[{call: waking}]")
    for seat in (A, None):
        read = [dict(one.text.args) for one in game.events(-1, seat) if one.kind == "noted"]
        assert read == [{"record": "script/waking", "story": "waking"}]
    assert me(game).ether == 1


@pytest.mark.rule("EF-REVEAL-01")
def test_what_is_revealed_is_shown_to_all() -> None:
    game = run(etherfields(DREAM), Reveal(A, "libretto"))
    assert [game.view(seat).team.shown for seat in (A, None)] == ["libretto", "libretto"]


@pytest.mark.rule("EF-REVEAL-05")
def test_a_revealed_item_belongs_to_the_team() -> None:
    assert play(run(etherfields(DREAM), Reveal(A, "spare-crowbar")), "put-in").table.items == ("spare-crowbar",)


@pytest.mark.rule("EF-FAQ-01")
def test_a_first_memory_leaves_the_game_when_its_action_is_used() -> None:
    at = "dream: gate-opera\nground: {tiles: [foyer]}\nrevealed: [memory]\ndreamers: {a: {at: 0}}\nhours: 1"
    game = etherfields(at, changed("secret/memory", "actions: [{do: [nothing]}]"))
    table = play(game, "use:memory/1").table
    assert (table.revealed, "memory" in table.removed) == ((), True)


@pytest.mark.rule("EF-REVEAL-04", "EF-INFLUENCE-09")
def test_an_influence_card_goes_to_whoever_revealed_it() -> None:
    given = "players: 2\ndream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"
    given += "dreamers: {a: {at: 0}, b: {at: 0, discard: [specialist-slip]}}"
    game = run(etherfields(given), Reveal(B, "libretto"))
    assert (me(game, A).discard, me(game, B).discard) == ((), ("specialist-slip", "libretto")), "on top"


@pytest.mark.rule("EF-REVEAL-03", "EF-COMP-04")
@pytest.mark.parametrize("code", ["usher", "trapdoor"])
def test_an_entity_or_overlay_that_is_found_is_no_longer_among_the_secrets(code: str) -> None:
    game = run(etherfields(DREAM), Reveal(A, code))
    assert (code in game.table.boxed, code in game.table.revealed) == (False, code == "usher")
    again = run(game, Reveal(A, code)).table
    assert len([*again.entities, *again.ground.overlays]) == 1


@pytest.mark.rule("EF-REVEAL-10", "EF-FAQ-01")
def test_a_secret_that_is_no_memory_stays_beside_the_board_after_its_effect() -> None:
    prompt = changed("secret/prompt", "effects: [{when: revealed, do: [{seal: 1}]}]")
    read = run(etherfields(DREAM, prompt), Reveal(A, "prompt"))
    assert (read.table.revealed, len(me(read).sealed)) == (("prompt",), 1)


@pytest.mark.rule("EF-GATE-07")
def test_gates_may_be_entered_again_from_their_setup() -> None:
    game = play(run(world("keys: 4"), EnterDream("gate-opera")), "place:0")
    again = run(run(game, EndScene(won=False)), EnterDream("gate-opera"))
    assert (again.table.ground.tiles, [one.tile for one in again.table.entities]) == (("foyer",), ["usher"])


@pytest.mark.rule("EF-GATE-04", "EF-WORLD-10")
@pytest.mark.parametrize(("profile", "instead"), [("1.0", "pass"), ("2.0", "key-and-slumber")])
def test_who_lacks_keys_is_told_what_the_gate_offers_instead(profile: str, instead: str) -> None:
    near, given = changed("gate/gate-pier", "district: suburbia"), "location: old-gate\nkeys: 1"
    game = run(world(f"{given}\ngates: [gate-opera, gate-pier]", profile=profile, cards=near), AtGate())
    assert ids(game) == (instead, "enter-gate:gate-pier")
    assert why(game, "enter-gate:gate-opera").refusal.instead == (instead,)


@pytest.mark.rule("EF-GATE-03", "EF-GATE-08")
def test_the_gate_of_the_first_dream_is_offered_nowhere() -> None:
    game = run(world("location: old-gate\nkeys: 2\ngates: [gate-first, gate-opera]"), AtGate())
    assert game.explain(A, "enter-gate:gate-first") is not None
    assert why(game, "enter-gate:gate-first").rule.startswith("protocol"), "no district has it"


@pytest.mark.rule("EF-FAQ-01", "EF-DREAM-08")
def test_a_secret_that_is_no_first_memory_may_be_used_again() -> None:
    prompt = changed("secret/prompt", "actions: [{do: [nothing]}]")
    table = play(etherfields(f"{IN_DREAM}revealed: [prompt]\ndreamers: {{a: {{at: 0}}}}", prompt), "use:prompt/1").table
    assert (table.revealed, "prompt" in table.removed) == (("prompt",), False)


@pytest.mark.rule("EF-NOTE-02", "EF-NOTE-03")
def test_a_note_without_a_condition_may_be_used_at_once_and_one_for_several_uses_is_kept() -> None:
    kept = "- {kind: note, id: ticket, name: Ticket, do: [{gain: ether}], keeps: true}"
    game = play(scene("notes: [ticket]\nflags: []", cards=kept), "use-note:ticket")
    assert (me(game).ether, game.table.notes, "use-note:ticket" in ids(game)) == (1, ("ticket",), True)
