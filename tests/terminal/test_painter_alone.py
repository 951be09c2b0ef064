"""The painter of ALONE: the Hero's Labyrinth, Evil's Map, light and dark without colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import nocturne
from nocturne.games import GAMES
from nocturne.games.alone.views import AloneView, CompanionView, Heard, SeenSector, SpentAdrenaline
from nocturne.lab import finish
from nocturne.packs.installed import VARIABLE
from nocturne.terminal import Play, Unkept
from nocturne.terminal.painters import Pen, painter_of
from nocturne.terminal.screen import ANSI, shown
from tests.builders.alone_views import a_creature, an_item, seen_sector
from tests.terminal.driver import a_screen

pytestmark = pytest.mark.several_games

HERO, EVIL = 0, 1


@pytest.fixture(autouse=True)
def with_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "alone", "nocturne.games.alone.game")


def painted(view: AloneView, seat: int | None = HERO, *, width: int = 80, colour: bool = False) -> list[str]:
    screen, _ = a_screen(width=width, colour=colour)
    return painter_of("alone")(view, Pen(screen, "alone"), seat)


def a_view(seat: int = HERO, answers: int = 60) -> AloneView:
    """A game some answers in, each the first one offered."""
    game = nocturne.new("alone", players=2, seed=1)
    for _ in range(answers):
        game.answer(game.open[0].seat, game.open[0].options[0].id)
    view: AloneView = game.view(seat)
    return view


def sector(east: int, south: int, exits: dict[str, str], **more: Any) -> SeenSector:  # noqa: ANN401  its fields
    return seen_sector(exits, east=east, south=south, **more)


def drawn(*sectors: SeenSector, **more: Any) -> list[str]:  # noqa: ANN401  as painted takes them
    return painted(replace(a_view(), labyrinth=sectors), **more)


def test_a_lit_sector_is_clear_with_strong_walls_and_a_dark_one_is_murky() -> None:
    lines = drawn(sector(0, 0, {"east": "open"}, lit=True, hero=True), sector(1, 0, {"west": "open"}))
    assert lines[2].startswith("  ┏━━━━━━─────┐")
    assert lines[3].startswith("0 ┃    * ░░░░░│")
    assert lines[4].startswith("  ┃@     ░░░░░│")


def test_doors_barred_doors_rooms_and_tokens_have_their_signs() -> None:
    worm = a_creature("worm", wounded=True)
    room = sector(0, 0, {"east": "barred", "south": "door"}, room="archive", mission=True, danger=True, lcu=True)
    lines = drawn(
        room, sector(1, 0, {"west": "barred", "stairs": "open"}, condition="gas", creatures=(worm,), hero=True)
    )
    assert lines[3].startswith("0 │ARC+░│>~░░░│")
    assert lines[4].startswith("  │o!░░░X@w░░░│")
    assert lines[5].startswith("  └──/──┴─────┘")


def test_what_is_not_known_is_not_drawn() -> None:
    lines = drawn(sector(0, 0, {"north": "open", "south": "open"}, hero=True))
    assert [line[:9].rstrip() for line in lines[2:6]] == ["  ╷     ╷", "0 │░░░░░│", "  │@░░░░│", "  ╵     ╵"]


def test_spent_adrenaline_is_told_by_use_and_turn() -> None:
    spent = (SpentAdrenaline(1, "recover"), SpentAdrenaline(2, "bullet"), SpentAdrenaline(3, "recover"))
    said = "\n".join(painted(replace(a_view(), spent=spent), width=200))
    assert "Bullet Time in Turn 2" in said
    assert "Recovered by Adrenaline in Turns 1 and 3" in said


def test_a_crowd_is_counted() -> None:
    crowd = tuple([a_creature("spores", name) for name in range(6)])
    assert any("@6░░░" in line for line in drawn(sector(0, 0, {}, hero=True, creatures=crowd)))


def test_evil_sees_both_levels_and_what_the_hero_knows() -> None:
    text = "\n".join(painted(a_view(EVIL), EVIL))
    assert "Level 1" in text
    assert "Level 2" in text
    assert "▒ known to the Hero" in text
    assert "Your hand:" in text
    assert "Your hand:" not in "\n".join(painted(a_view(HERO)))


def test_an_open_table_shows_every_hand_and_what_is_to_be_divided() -> None:
    view = replace(a_view(EVIL), all_hands=(("fang_rush",), ()), to_divide=("fang_rush",))
    lines = painted(view, EVIL)
    assert any(line.startswith("Hand of Evil player 2: nothing") for line in lines)
    assert any(line.startswith("To be divided: ") for line in lines)


@pytest.mark.parametrize("seat", [HERO, EVIL, None])
@pytest.mark.parametrize("width", [80, 100])
def test_every_screen_of_a_game_fits_and_says_every_word(seat: int | None, width: int) -> None:
    game = nocturne.new("alone", players=2, seed=4)
    finish(game, 4)
    for view in (game.view(seat), nocturne.new("alone", players=2, seed=4).view(seat)):
        lines = painted(view, seat, width=width)
        assert max(map(shown, lines)) <= width
        assert "⟨" not in "".join(lines)


def test_colours_change_no_sign() -> None:
    view = a_view(EVIL)
    plain, coloured = painted(view, EVIL), painted(view, EVIL, colour=True)
    assert [ANSI.sub("", line) for line in coloured] == plain
    assert coloured != plain


def test_a_plain_terminal_gets_plain_signs() -> None:
    screen, _ = a_screen()
    screen.unicode = False
    lines = painter_of("alone")(a_view(EVIL), Pen(screen, "alone"), EVIL)
    assert all(line.replace("·", "").replace("’", "").isascii() for line in lines)


OWN = """
- kind: character
  id: ch_varga
  name: The Lamplighter
  flavour: Wakes at the bell.
  companion: {when: encounter, pay: spend-charge, do: [lose-nothing]}
  sacrifice: {when: turn_start, pay: sacrifice-this, do: [freeze-creatures]}
- {kind: room, id: control, name: Bell Tower, flavour: "One rope."}
- {kind: condition, id: gas, name: Choke Damp, flavour: "It waits."}
"""


def test_things_are_called_as_the_pack_that_is_played_calls_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bells").mkdir()
    overrides = "[character/ch_varga, room/control, condition/gas]"
    manifest = f"id: bells\nversion: 1\ngame: alone\ntitle: Bells\nrequires: [alone]\noverrides: {overrides}\n"
    (tmp_path / "bells" / "manifest.yaml").write_text(manifest, encoding="utf-8")
    (tmp_path / "bells" / "cards.yaml").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    game = nocturne.new("alone", players=2, seed=1, options={"pack": "bells"})
    for _ in range(60):
        game.answer(game.open[0].seat, game.open[0].options[0].id)
    tower = sector(0, 0, {}, room="control", condition="gas", hero=True)
    view = replace(game.view(HERO), labyrinth=(tower,), character="ch_varga")
    play = Play(a_screen()[0], Unkept(game), (HERO,), keep=Unkept, luck=3)
    told = "\n".join(painter_of("alone")(view, play.pen, HERO))
    assert [word in told for word in ("The Lamplighter", "BEL", "Choke Damp")] == [True] * 3
    assert not any(word in told for word in ("Varga", "CON", "Gas"))


def test_a_dead_boss_is_told_to_be_dead() -> None:
    living = "\n".join(painted(replace(a_view(), boss="boss_choir", boss_dead=False)))
    dead = "\n".join(painted(replace(a_view(), boss="boss_choir", boss_dead=True)))
    assert ("The boss has come: The Choir" in living, "The boss is dead: The Choir" in dead) == (True, True)


def test_a_player_can_read_what_missions_items_and_the_own_hand_say() -> None:
    hero, evil = "\n".join(painted(a_view(HERO), width=200)), "\n".join(painted(a_view(EVIL), EVIL, width=200))
    view = replace(a_view(EVIL), hand=("snare_nest",), items=(an_item("it_stim"),))
    told = painted(view, EVIL, width=200)
    assert "Nest: At the end of a Turn with a Loot: Spawn a Parasite. In a Dangerous sector:" in "\n".join(told)
    assert sum(line.startswith("Stimulant: ") for line in told) == 1
    assert "In a Dangerous sector" in evil
    assert "In a Dangerous sector" not in hero


def test_the_figures_of_creatures_in_sight_are_told_and_only_theirs() -> None:
    worm = a_creature("worm")
    lines = drawn(sector(0, 0, {}, creatures=(worm,), hero=True), width=200)
    figures = (
        "Worm: hits 2 to wound, 2 more to kill; dice 3 in the dark, 0 in light; 2 SC to meet; spawned at 4 or farther"
    )
    assert figures in lines
    assert sum("to wound" in line for line in lines) == 1
    assert sum("to wound" in line for line in painted(a_view(EVIL), EVIL, width=200)) == 5


def test_the_boss_that_has_come_is_told_by_its_name() -> None:
    told = Heard("event-boss-came", boss="boss_choir")
    assert "The boss has come: The Choir" in "\n".join(painted(replace(a_view(), heard=(told,))))


def test_a_companion_is_told_by_what_it_does_as_a_companion() -> None:
    with_stan = replace(a_view(), items=(), companion=CompanionView("ch_stan", 6), character="ch_varga")
    told = "\n".join(painted(with_stan, width=200))
    assert "Mirela Stan, navigator: With a Track, spend 1 Charge" in told
    assert "Ilse Varga, grid engineer: When you repair an LCU, once per Round" in told
    assert "Evil also tells the first step" not in told


def test_the_time_is_told_in_rounds_to_nightmare_mode() -> None:
    view = replace(a_view(), turn=3, space=0, banked=False, nightmare=False)
    assert "3 Rounds to Nightmare mode" in "\n".join(painted(view))
    assert "4 Rounds to Nightmare mode" in "\n".join(painted(replace(view, banked=True)))
    assert "Nightmare mode after this Round" in "\n".join(painted(replace(view, space=2)))
    assert "NIGHTMARE MODE" in "\n".join(painted(replace(view, space=3, nightmare=True)))
    assert "Set-up" in "\n".join(painted(replace(view, turn=0)))
