"""Passages fit the state of the game in which they are read: who is there, what is found, how many play."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import records
from nocturne.kernel import Game
from tests.packs.etherfields.test_dreams import after_turn
from tests.packs.etherfields.trial import A, ids, tried

HAND = "[read-the-table, read-the-table, read-the-table, poker-face, poker-face, raise, raise]"
TILES = {
    "gate-theatre": "[stage-door, wings, stage-left, stage-right, under-stage]",
    "gate-school": "[school-yard, cloakroom, classroom, lamp-room, back-stair, map-room, loft]",
    "gate-lost": "[depot-hall, front-counter, umbrellas, gloves-and-hats, prams, sorting-room, clocks]",
    "gate-dinner": "[front-steps, table-head, table-middle, table-foot, sideboard, kitchen]",
    "gate-cellar": "[cellar-steps, coal-hole, boiler-room, ledgers, preserves]",
    "gate-seven": "[chapel-porch, nave, tower-door, tower-stair, clock-room]",
    "gate-ferry": "[gangway, saloon, promenade, engine-room, boat-deck]",
}


def there(tile: str, at: int) -> str:
    """An Entity on the map."""
    return f"entities: [{{tile: {tile}}}]\nrevealed: [{tile}]\nfigures: [{{of: {tile}, at: {at}}}]\n"


def dream(gate: str, at: int, more: str = "", *, tiles: str = "") -> Game[Etherfields]:
    """Alone in a Dream, in the card-and-action step."""
    text = f"players: 1\nprofile: '2.0'\ndream: {gate}\nhours: 0\nground: {{tiles: {tiles or TILES[gate]}}}\n"
    mine = f"{{archetype: gambler, at: {at}, hand: {HAND}, ether: 2, sealed: [system]}}"
    return Game.from_position(GAME, f"{text}turns: [turn-4, turn-7, turn-1]\ndreamers: {{a: {mine}}}\n{more}")


def told(game: Game[Etherfields]) -> list[str]:
    """The passages that have been read."""
    return [str(line.text.arguments()["story"]) for line in game.events() if line.kind == "noted"]


HORSE, DARRELL = there("horse", 4), there("darrell", 5)
STATES = [
    ("gate-theatre", 26, "use:under-stage/2", HORSE, "theatre-feed"),
    ("gate-theatre", 26, "use:under-stage/2", DARRELL, "theatre-feed-darrell"),
    ("gate-theatre", 26, "use:under-stage/2", "", "theatre-feed-nobody"),
    ("gate-theatre", 4, "use:stage-left/1", "", "theatre-proposal"),
    ("gate-theatre", 4, "use:stage-left/1", "flags: [darrell-sat]\n", "theatre-proposal-sat"),
    ("gate-school", 5, "use:lamp-room/2", there("monitor", 25), "school-snuffer"),
    ("gate-school", 5, "use:lamp-room/2", there("tobit-hiding", 25), "school-snuffer-spare"),
    ("gate-school", 43, "use:back-stair/1", "", "school-whisper"),
    ("gate-school", 43, "use:back-stair/1", "notes: [the-rules-of-the-game]\n", "school-whisper-again"),
    ("gate-school", 22, "use:map-room/1", "notes: [aunts-letter]\n", "school-globe-again"),
    ("gate-lost", 17, "use:depot-hall/1", "", "lost-take"),
    ("gate-lost", 17, "use:depot-hall/1", "notes: [claim-form]\n", "lost-take-again"),
    ("gate-lost", 20, "use:gloves-and-hats/1", "items: [one-glove]\n", "lost-glove-again"),
    ("gate-dinner", 36, "use:kitchen/1", "", "dinner-kitchen"),
    ("gate-dinner", 36, "use:kitchen/1", "flags: [cook-gone]\n", "dinner-kitchen-empty"),
    ("gate-dinner", 17, "use:front-steps/1", "", "dinner-hall-table"),
    ("gate-dinner", 12, "use:sideboard/1", "flags: [sat-1, sat-2, sat-3, sat-4, sat-5]\n", "dinner-next-dessert"),
    ("gate-dinner", 12, "use:sideboard/1", "flags: [sat-3, sat-5, sat-6]\n", "dinner-next-quill"),
    ("gate-seven", 37, "use:tower-door/1", "flags: [theatre-won-vane]\n", "seven-chalk-wim"),
    ("gate-seven", 37, "use:tower-door/1", "flags: [theatre-won-bow]\n", "seven-chalk-bow"),
    ("gate-seven", 37, "use:tower-door/1", "", "seven-chalk"),
]


@pytest.mark.parametrize(("gate", "at", "what", "more", "passage"), STATES, ids=[state[-1] for state in STATES])
def test_what_is_read_fits_who_is_there_and_what_is_known(
    gate: str, at: int, what: str, more: str, passage: str
) -> None:
    game = dream(gate, at, more)
    game.answer(A, what)
    while passage not in told(game) and game.open and game.open[0].kind not in ("FreePlay", "Act"):
        game.answer(A, next((one for one in ids(game) if one.startswith(("colour", "spend", "done"))), ids(game)[0]))
    others = {other for *where, other in STATES if where[:3] == [gate, at, what]} - {passage}
    assert passage in told(game)
    assert others.isdisjoint(told(game))


REMEMBERED = [
    ("lost-take", "flags: [halcyon-came-in]\n", "lost-wet-claims"),
    ("lost-take", "flags: [halcyon-rowed]\n", "lost-girl-asked"),
    ("lost-take", "", ""),
    ("theatre-storm", "items: [bosuns-whistle]\n", "theatre-storm-whistle"),
    ("theatre-storm", "", ""),
    ("cellar-trunk", "flags: [dinner-won-order]\n", "cellar-trunk"),
    ("cellar-trunk", "flags: [dinner-won-eighth]\n", "cellar-trunk-named"),
]
ALL_REMEMBERED = {passage for *_, passage in REMEMBERED}


@pytest.mark.parametrize(("script", "more", "passage"), REMEMBERED)
def test_a_later_dream_remembers_what_the_team_did_in_an_earlier_one(script: str, more: str, passage: str) -> None:
    read = {*told(tried(f"[{{call: {script}}}]", more))}
    assert read & ALL_REMEMBERED == ({passage} - {""})


@pytest.mark.parametrize(("flags", "ashore"), [("", "half"), ("ferry-ticket-whole", "whole")])
def test_the_purser_comes_ashore_with_as_much_of_a_ticket_as_he_has(flags: str, ashore: str) -> None:
    read = told(tried("[{call: ferry-arrives}]", f"flags: [{flags}]\n"))
    assert f"ferry-ashore-{ashore}" in read
    assert len([story for story in read if story.startswith("ferry-ashore")]) == 1


FOUND = [
    ("gate-ferry", 11, "use:saloon/2", "notes: [half-ticket]\n"),
    ("gate-ferry", 24, "use:promenade/1", "items: [bosuns-whistle]\n"),
    ("gate-school", 27, "use:cloakroom/2", "items: [tram-token]\n"),
    ("gate-lost", 13, "use:prams/1", "items: [small-mitten]\n"),
    ("gate-dinner", 44, "use:kitchen/2", "items: [fish-knife]\n"),
]


@pytest.mark.parametrize(("gate", "at", "what", "more"), FOUND, ids=[case[2] for case in FOUND])
def test_what_the_team_has_from_an_earlier_night_is_not_found_again(gate: str, at: int, what: str, more: str) -> None:
    assert what in ids(dream(gate, at))
    assert what not in ids(dream(gate, at, more))


def test_the_half_ticket_is_held_out_to_the_purser_and_to_nobody_else() -> None:
    assert "use-note:half-ticket" in ids(dream("gate-ferry", 0, "notes: [half-ticket]\n" + there("purser", 1)))
    assert "use-note:half-ticket" not in ids(dream("gate-theatre", 4, "notes: [half-ticket]\n" + DARRELL))


def test_tobit_is_only_elsewhere_when_a_card_has_taken_him_away() -> None:
    gone = after_turn(dream("gate-school", 5, "entities: [{tile: tobit-hiding}]\nrevealed: [tobit-hiding]\n"))
    assert "school-elsewhere" in told(gone)
    while gone.open and not gone.table.figures:
        gone.answer(A, ids(gone)[0])
    assert [figure.of for figure in gone.table.figures] == ["tobit-hiding"]
    assert "school-elsewhere" not in told(after_turn(dream("gate-school", 5, there("tobit-hiding", 20))))


def test_the_hand_of_the_clock_is_found_once_even_where_three_things_are_laid_down() -> None:
    laid = "tokens: [{kind: story, of: gate-lost}, {kind: story, of: gate-lost}]\nitems: [lucky-coin]\n"
    game = dream("gate-lost", 36, f"flags: [lost-hand-found]\n{laid}")
    game.answer(A, "use:clocks/1")
    while game.open and game.open[0].kind not in ("FreePlay", "Act"):
        game.answer(A, next((one for one in ids(game) if one.startswith(("colour", "spend", "done"))), ids(game)[0]))
    assert "lost-works" in told(game)
    assert "lost-swap" not in told(game)


@pytest.mark.parametrize(("known", "read"), [("", ["ferry-playbill"]), ("gates: [gate-theatre]\n", [])])
def test_a_bill_is_pasted_up_only_for_those_who_do_not_know_the_theatre(known: str, read: list[str]) -> None:
    game = tried("[{call: ferry-bill}]", known)
    assert told(game) == read
    assert "gate-theatre" in game.table.gates


# -- the house and the town


@pytest.mark.parametrize(("flags", "read"), [("", "landing-end"), ("cellar-won-out", "landing-end-dark")])
def test_behind_the_wall_of_the_landing_no_match_is_struck_once_the_boiler_is_out(flags: str, read: str) -> None:
    assert told(tried("[{call: landing-listen}]", f"flags: [{flags}]\n")) == [read]


ALTERED = [
    ("examiner-asks-less", "examiner", "examiner-marking"),
    ("weight-sits-up", "weight", "weight-sitting-up"),
]


@pytest.mark.parametrize(("script", "first", "altered"), ALTERED, ids=[case[0] for case in ALTERED])
@pytest.mark.parametrize("before", [False, True], ids=["not met", "met"])
def test_an_altered_slumber_takes_the_place_of_the_first_even_where_the_town_shows_that_one_later(
    script: str, first: str, altered: str, *, before: bool
) -> None:
    shown = f"{{show: {first}}}"
    game = tried(f"[{shown + ', ' if before else ''}{{call: {script}}}, {shown}]")
    piles = game.table.slumbers
    assert altered in piles
    assert first not in piles


ONCE_ONLY = {
    "lodger-stays": "second name",
    "sleepwalker-woken": "for years",
    "death": "“Again",
}
OF_MANY = {"queue-served": "each of you", "weight-hint-1": "by himself", "weight-hint-2": "the others"}
NOT_ALWAYS_SO = {
    "moths-moon": "lamp",
    "dog-knows": "corridor",
    "telephone-breath": "ninth",
    "sleepwalker-sits": "when it is",
    "wallpaper-behind": "last strip",
    "wallpaper-small": "do not tear",
}


@pytest.mark.parametrize(("story", "words"), (ONCE_ONLY | OF_MANY | NOT_ALWAYS_SO).items())
def test_a_slumber_that_comes_again_claims_nothing_that_may_not_be_so(story: str, words: str) -> None:
    text = " ".join(records().packs[-1].texts["en"].stories[story].split())
    assert words not in text
