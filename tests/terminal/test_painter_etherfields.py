"""The painter of Etherfields: the Dreamscape with its Walls, figures and actions, the map of the town, the cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import nocturne
from nocturne.games.etherfields.views import EtherfieldsView
from nocturne.kernel import Game
from nocturne.lab import finish
from nocturne.terminal.painters import Pen, painter_of
from nocturne.terminal.painters._etherfields_words import space_name, wrapped
from nocturne.terminal.screen import ANSI, shown
from tests.terminal.driver import a_play, a_screen

pytestmark = pytest.mark.several_games

FERRY = """
players: 2
profile: '2.0'
dream: gate-ferry
gates: [gate-ferry]
hours: 3
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 3, states: [{state: stunned}]}]
entities: [{tile: purser, morphs: [range]}]
spent: [gangway/1]
tokens: [{kind: threat, of: gate-ferry}, {kind: threat, of: gate-ferry}, {kind: light, at: 17}]
markers: {engine-room/1: {intent: wrath, count: 1}}
dreamers:
  a: {archetype: tough-guy, at: 8, hand: [old-scar, shoulder-the-door, shoulder-the-door, grudge], distress: 2}
  b: {archetype: mourner, at: 8, hand: [old-letters]}
"""
TOWN = """
players: 1
profile: '2.0'
at: world
location: tram-stop
keys: 2
gates: [gate-ferry]
seasons: [thaw]
wisdom: [the-house-rules]
districts: [pillow-hill, low-quay]
"""


def placed(text: str) -> Game[Any]:
    return nocturne.position("etherfields", text)


def painted(view: EtherfieldsView, seat: int | None = 0, *, width: int = 80, colour: bool = False) -> list[str]:
    screen, _ = a_screen(width=width, colour=colour)
    return painter_of("etherfields")(view, Pen(screen, "etherfields"), seat)


def on_the_ferry(seat: int | None = 0, **more: Any) -> list[str]:  # noqa: ANN401  as painted takes them
    return painted(placed(FERRY).view(seat), seat, **more)


def test_the_dreamscape_has_numbers_walls_icons_figures_and_actions() -> None:
    lines = on_the_ferry()
    assert lines[:7] == [
        "┌─────────────────────────────────────────────────────┐",
        "│a1     E b1       c1    +1 d1    ^h e1   :^d f1     :│",
        "│                x          P1     >                  │",
        "│        ·        ·        ╶────────╴        ·        │",
        "│a2     E b2       c2     o d2       e2       f2     ?│",
        "│ab                       >        >                 >│",
        "│        ·        ·        ·        ┌─────────────────┘",
    ]


def test_a_token_of_light_lies_where_it_lies_and_the_legend_explains_only_what_is_there() -> None:
    lines = on_the_ferry()
    row = next(line for line in lines if line.startswith("│a3"))
    assert row[9:18].endswith("*")
    said = " ".join(lines)
    assert "x used action" in said
    assert "% swamp" not in said


def test_an_entity_shows_its_figures_states_morphings_and_its_whole_tile() -> None:
    lines = [line.strip() for line in on_the_ferry(width=120)]
    assert "The Purser (Movement 2): P1 in space d1" in lines
    assert "P1 is Stunned" in lines
    assert "Morphings: +1 Range" in lines
    named = [line for line in lines if line.endswith("Contact, 3 Awareness: Read script 61.")]  # what follows is sealed
    assert named == ["ask whose the other half is – Contact, 3 Awareness: Read script 61."], (
        "it is called by what one tries"
    )


def test_tokens_and_markers_are_counted() -> None:
    said = " ".join(on_the_ferry(width=120))
    assert "2 Threat on The Night Ferry" in said
    assert "1 of 2 Wrath markers on: The Engine Room" in said


def test_your_hand_stands_last_with_what_each_card_gives_and_says() -> None:
    lines = on_the_ferry(width=120)
    place = lines.index("Your hand (4 of 6)")
    assert lines[place + 1 : place + 3] == ["  Old Scar  W3", "  Shoulder the Door ×2  W2"]
    assert lines[place + 3].startswith("  Grudge  W1  2 Wrath: Place this card.")


def test_others_hands_are_open_and_who_looks_on_has_none_of_their_own() -> None:
    assert any("Hand: Old Letters A1" in line for line in on_the_ferry())
    assert not any("Your hand" in line for line in on_the_ferry(None))


def test_the_sheet_stands_beside_the_drawing_where_there_is_room() -> None:
    assert "Dream: The Night Ferry" in on_the_ferry(width=120)[0]
    assert "Dream: The Night Ferry" not in on_the_ferry(width=80)[0]


def test_the_town_shows_where_the_team_is_what_is_there_and_where_one_can_go() -> None:
    lines = painted(placed(TOWN).view(0), width=100)
    here = next(line for line in lines if "@" in line)
    assert here.startswith("  @ The Tram Stop [Fate, Slumber]")
    assert "⇢ The Ferry Steps" in " ".join(lines)
    assert "Gate: The Night Ferry, in The Low Quay, for 2 Keys, 8 Turns" in lines


def test_storage_and_the_whole_season_deck_can_be_looked_through() -> None:
    view: EtherfieldsView = placed(TOWN).view(0)
    stored = ("brass-doorknob", "storm-lantern")
    view = replace(view, team=replace(view.team, storage=stored, seasons=("fog", "thaw")))
    said = " ".join(painted(view, width=100))
    assert "In Storage: Brass Doorknob and Storm Lantern" in said
    assert "Under it in the Season deck: " in said


def test_a_fate_card_that_is_being_resolved_lies_there_with_what_it_says() -> None:
    view: EtherfieldsView = placed(TOWN).view(0)
    view = replace(view, team=replace(view.team, turned_up=("chestnuts",)))
    lines = painted(view, width=100)
    place = lines.index("Hot Chestnuts")
    assert "each Dreamer cures 1 Distress" in " ".join(lines[place:])


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("colour", [False, True])
def test_no_line_is_wider_than_the_screen_but_the_drawing_and_colours_end_in_their_line(
    width: int, colour: bool
) -> None:
    lines = on_the_ferry(width=width, colour=colour)
    assert [line for line in lines if shown(line) > max(width, 55)] == []
    assert all(not ANSI.findall(line) or ANSI.findall(line)[-1] == "\x1b[0m" for line in lines)


def test_a_wrapped_line_carries_its_colour_on() -> None:
    assert wrapped("\x1b[2mone two\x1b[0m three", 5) == ["\x1b[2mone\x1b[0m", "  \x1b[2mtwo\x1b[0m", "  three"]


def test_whole_games_can_be_painted_at_every_decision() -> None:
    game = nocturne.new("etherfields", players=3, seed=2, profile="1.0", options={"play": "slumber"})
    finish(game, 2)
    while game.version > 1:
        game.undo(game.version - 1)
        if game.version % 5 == 0:
            assert "⟨" not in " ".join(painted(game.view(1), 1))


def test_several_picks_of_a_payment_can_be_typed_in_one_line() -> None:
    game = placed(FERRY.replace("at: 8, hand", "at: 19, hand", 1))
    played = a_play("use:engine-room/1", "1 2", "log", game=game, humans=(0,))
    spent = [entry.option for entry in game.log() if entry.option.startswith("spend:")]
    assert spent == ["spend:old-scar", "spend:shoulder-the-door"]
    assert "Discard Shoulder the Door: 2 Wrath (×2)" in played.shown


def test_a_number_that_is_not_there_changes_nothing() -> None:
    game = placed(FERRY.replace("at: 8, hand", "at: 19, hand", 1))
    played = a_play("use:engine-room/1", "1 9", game=game, humans=(0,))
    assert game.log()[-1].option == "use:engine-room/1"
    assert "“9” is not on the list" in played.shown


def test_where_all_is_open_the_keyboard_changes_hands_without_a_curtain() -> None:
    played = a_play("done", "log", game=placed(FERRY), humans=(0, 1))
    assert "Pass the keyboard" not in played.shown
    assert "The Mourner decides: Act, play cards" in played.shown


def test_another_seat_may_go_first_in_free_play() -> None:
    game = placed(FERRY)
    played = a_play("seat 2", "effort:1", "stop", "seat", "seat 5", game=game, humans=(0, 1))
    assert [entry.seat for entry in game.log()[1:]] == [1, 1]
    assert "These may go first: The Mourner (2)." in played.shown


def test_no_other_seat_is_asked_where_one_plays_alone() -> None:
    played = a_play("seat", game=placed(FERRY), humans=(0,))
    assert "Nobody else at this keyboard is asked now." in played.shown


def test_what_is_printed_on_gate_and_entity_besides_their_rules_can_be_read() -> None:
    said = " ".join(" ".join(on_the_ferry()).split())
    assert "She sails at the turn of the tide." in said
    assert "He has punched every ticket on this boat but one." in said


def test_spaces_are_called_by_the_columns_of_the_board_that_lies_there() -> None:
    assert (space_name(17, 8), space_name(17, 6)) == ("b3", "f3")
