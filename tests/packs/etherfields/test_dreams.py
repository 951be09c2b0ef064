"""The maps and the two Dreams of the pack: what can be reached, how they are won, how they are lost."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import content
from nocturne.games.etherfields.rules.turn import EndOfTurn
from nocturne.kernel import Game
from nocturne.kernel.grid import FAR
from tests.packs.etherfields.trial import A, ids, me

# -- the maps


def ground(gate: str) -> Ground:
    """Everything that can lie on the board: of a Dream, or of the Slumber Map."""
    lib = content()
    tiles = lib.gates[gate].secrets if gate else [one.id for one in lib.maps.values() if one.slumber]
    return Ground(
        tuple([one for one in tiles if one in lib.maps]), tuple([one for one in tiles if one in lib.overlays])
    )


@pytest.mark.parametrize("gate", ["", *content().gates])
@pytest.mark.parametrize("covered", [False, True])
def test_every_action_of_a_map_can_be_reached_and_every_entity_can_come(gate: str, covered: bool) -> None:
    laid = ground(gate)
    land = content().land(laid if covered else Ground(laid.tiles))
    start = land.entrances[0]
    used = [space for spaces in land.actions.values() for space in spaces if space not in land.blocked]
    assert used
    assert land.spawns
    assert all(land.distance(start, space) < FAR for space in (*used, *land.entrances))
    assert all(land.distance(start, space) < FAR for space, _ in land.spawns if space not in land.blocked)


# -- the first Dream


def first(at: int, hand: str, more: str = "") -> Game[Etherfields]:
    """Alone in the house, with all of it found."""
    text = "players: 1\nprofile: '2.0'\ndream: gate-first\nground: {tiles: [bedroom, corridor, stairwell]}\n"
    return Game.from_position(GAME, f"{text}dreamers: {{a: {{at: {at}, hand: [{hand}]}}}}\n{more}")


def after_turn(game: Game[Etherfields]) -> Game[Etherfields]:
    table = game.table.clone()
    table.agenda.append(EndOfTurn())
    return Game(game.codec, game.box, table)


def test_the_street_door_opens_once_the_porter_is_satisfied() -> None:
    hand = "read-the-table, read-the-table, poker-face"
    porter = "entities: [{tile: porter}]\nrevealed: [porter]\nfigures: [{of: porter, at: 43}]\n"
    game = first(43, hand, porter)
    assert "use:stairwell/1" not in ids(game)
    game = paid(game, "use:porter/1")
    assert "use:stairwell/1" in ids(game)
    game.answer(A, "use:stairwell/1")
    while game.table.tile:
        game.answer(A, next(one for one in ids(game) if not one.startswith("give-up")))
    assert me(game).ether == 3
    assert "gate-ferry" in game.table.gates
    assert {"the-open-hand", "deep-pockets"} <= set(game.table.wisdom)


@pytest.mark.parametrize(
    ("flags", "figures", "there"), [("", "", 1), ("porter-satisfied", "", 0), ("", "{of: porter, at: 43}", 1)]
)
def test_a_porter_whom_a_card_took_away_comes_back_until_he_is_satisfied(flags: str, figures: str, there: int) -> None:
    more = f"entities: [{{tile: porter}}]\nrevealed: [porter]\nfigures: [{figures}]\nflags: [{flags}]\n"
    game = after_turn(first(0, "read-the-table", more))
    while game.open[0].kind == "GoOn":
        game.answer(A, "go-on")
    assert len(game.table.figures_of("porter")) == there


def test_the_clock_begins_again_when_the_last_turn_of_the_first_dream_is_over() -> None:
    game = after_turn(first(16, "raise", "turns: [turn-9]\n"))
    assert len(game.table.turns) == 12


def test_who_has_lost_every_card_is_let_out_of_the_first_dream_when_the_clock_has_begun_again() -> None:
    game = after_turn(first(16, "", "turns: [turn-9]\nflags: [first-clock]\n"))
    while game.table.tile:
        game.answer(A, ids(game)[0])
    assert "gate-ferry" in game.table.gates


# -- the Night Ferry

DECKS = "[gangway, saloon, promenade, engine-room, boat-deck]"


def ferry(at: int, hand: str, tokens: str = "", archetype: str = "tough-guy") -> Game[Etherfields]:
    """Alone on the ferry, in the card-and-action step."""
    laid = ", ".join([f"{{kind: {one}, of: gate-ferry}}" for one in tokens.split()])
    me = f"{{archetype: {archetype}, at: {at}, hand: [{hand}]}}"
    text = f"players: 1\nprofile: '2.0'\ndream: gate-ferry\nhours: 0\nground: {{tiles: {DECKS}}}\n"
    return Game.from_position(GAME, f"{text}dreamers: {{a: {me}}}\ntokens: [{laid}]\n")


def paid(game: Game[Etherfields], action: str) -> Game[Etherfields]:
    """Perform an action and pay for it with whatever is in hand."""
    game.answer(A, action)
    while game.open and game.open[0].kind == "Pay":
        game.answer(A, next(one for one in ids(game) if one.startswith(("done", "spend"))))
    return game


def remembered(game: Game[Etherfields]) -> Game[Etherfields]:
    """After the ferry has come to its end its Dreamer remembers something, and unseals what there is."""
    assert "memory-first-tough-guy" in [line.text.arguments().get("story") for line in game.events()]
    game.answer(A, ids(game)[0])
    return game


def test_the_third_head_of_steam_brings_the_ferry_in() -> None:
    game = remembered(paid(ferry(19, "old-scar, old-scar", "story story"), "use:engine-room/1"))
    assert (game.table.tile, game.table.seasons[-1], me(game).ether) == ("", "bloom", 2)
    assert "season-ticket" in game.table.wisdom


def test_the_riddle_gives_the_boat_and_the_boat_is_rowed_ashore() -> None:
    hand = "hard-look, heavy-boots, heavy-boots, heavy-boots"
    game = paid(ferry(13, hand), "use:boat-deck/1")
    game.answer(A, "say:the-tide")
    assert "lifeboat" in game.table.revealed
    game = remembered(paid(game, "use:lifeboat/1"))
    assert (game.table.tile, game.table.seasons[-1], "slack-water" in game.table.wisdom) == ("", "thaw", True)


def test_a_wrong_answer_lets_water_in() -> None:
    game = paid(ferry(13, "hard-look"), "use:boat-deck/1")
    game.answer(A, "say:the-moon")
    assert [one.kind for one in game.table.tokens] == ["threat", "threat"]
    said = [game.say(one.text) for one in game.events()]
    assert "The answer given: The moon." in said, "everybody at the table hears it"


def test_a_map_action_is_told_by_its_name_and_tiles_by_theirs() -> None:
    text = "players: 1\nprofile: '2.0'\ndream: gate-ferry\nhours: 0\nground: {tiles: [gangway]}\n"
    game = Game.from_position(GAME, f"{text}dreamers: {{a: {{archetype: tough-guy, at: 1, hand: [hard-look]}}}}\n")
    game = paid(game, "use:gangway/1")
    said = [game.say(one.text) for one in game.events()]
    assert "The Gangway: the crew ladder has been used and is blocked." in said
    assert "The Engine Room is laid." in said


def test_at_four_feet_the_lower_deck_is_flooded() -> None:
    game = after_turn(ferry(1, "hard-look", "threat threat threat"))
    assert game.table.ground.overlays == ("flooded",)
    assert 24 in game.table.land.blocked


def test_at_eight_feet_the_ferry_goes_down_and_the_gate_is_kept() -> None:
    game = after_turn(ferry(1, "hard-look", "threat " * 7))
    while game.table.tile:
        game.answer(A, ids(game)[0])
    assert game.table.seasons[-1] == "hoar"
    assert "gate-ferry" in (*game.table.gates, *game.table.boxed)
