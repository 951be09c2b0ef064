"""Locations, Fate, Quirks and Seasons (chapters WORLD, FATE, QUIRK, SEASON, CAMPAIGN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.game import EtherfieldsGame
from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.saving import SaveGame
from nocturne.games.etherfields.rules.scenes import BeginSlumber, EndScene
from nocturne.games.etherfields.rules.turn import ResolveTurnCard
from nocturne.games.etherfields.rules.world import Travel
from nocturne.kernel import Game
from tests.games.etherfields.maps import NEXT
from tests.games.etherfields.table import (
    A,
    B,
    changed,
    etherfields,
    ids,
    kind,
    me,
    opened,
    play,
    refused,
    run,
    scene,
    told,
    world,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.locations import Sanctuary
from nocturne.games.etherfields.rules.scenes import EnterDream
from nocturne.games.etherfields.rules.world import RelocateTeam
from nocturne.kernel.errors import UsageError

SLIP = "gambler-slip"
GROUND = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"


@pytest.mark.rule("EF-QUIRK-07", "EF-TURNCARD-04")
def test_a_quirk_may_act_on_the_whole_landscape() -> None:
    given = "quirks: [[draught, 0]]\nfigures: [{of: wraith}]\nturns: [turn-4, turn-9]\nhours: 0"
    game = run(scene(given, land=NEXT), ResolveTurnCard(0))
    assert len(me(play(game, "next-effect:draught/basic")).sealed) == 1


@pytest.mark.rule("EF-WORLD-15")
def test_nobody_draws_cards_on_the_way() -> None:
    game = run(world(f"dreamers: {{a: {{hand: [{SLIP}]}}}}"), Travel("quay"))
    assert (kind(game), game.table.location, me(game).hand) == ("Idle", "quay", (SLIP,))


@pytest.mark.rule("EF-WORLD-14", "EF-WISDOM-01", "EF-PRECEDENCE-02")
def test_a_card_that_may_be_used_anywhere_is_of_use_on_the_dreamworld_map() -> None:
    given = "players: 1\nprofile: '2.0'\nwisdom: [slack-water]\nhours: 1\n"
    game = Game.from_position(EtherfieldsGame(), given)
    assert (kind(game), "use:slack-water/1" in ids(game)) == ("Idle", True)


@pytest.mark.rule("EF-WORLD-13", "EF-SAVE-01")
def test_awakening_and_saving_begin_where_the_team_chooses_them() -> None:
    waiting = play(world("location: quay"), "awaken-now")
    assert kind(waiting) == "EnterAt"
    assert waiting.say(waiting.open[0].prompt).startswith("Slumbers will be played on these tiles.")
    assert kind(play(world("location: quay"), "save-now")) == "Between"


@pytest.mark.rule("EF-WORLD-12")
def test_the_dreamscape_lies_untouched_while_the_team_travels() -> None:
    board = "ground: {tiles: [hall, cellar]}\nquirks: [[leak, 1]]\ndreamers: {a: {at: 24}}\ngems_laid: [24]"
    table = run(world(board), Travel("quay")).table
    assert (table.location, table.ground.tiles, table.quirks) == ("quay", ("hall", "cellar"), (("leak", 1),))
    assert (table.dreamers[A].at, table.gems_laid) == (24, (24,))


@pytest.mark.rule("EF-QUIRK-03")
def test_a_quirk_is_not_put_on_another_one() -> None:
    fates = "fates: [wrong-turn, leak]\nremoved: [kind-stranger, warm-bench, found-coin, bad-news, night-bus, draught]"
    board = "ground: {tiles: [hall]}\nmaps: [garden, cellar]\ndreamers: {a: {at: 0}}\nquirks: [[fountain, 1]]"
    game = run(world(f"{fates}\n{board}"), DrawFate())
    assert (kind(game), game.table.quirks) == ("Idle", (("fountain", 1), ("leak", 25))), "one space is left"


@pytest.mark.rule("EF-WORLD-03")
def test_a_path_costs_nobody_anything() -> None:
    game = world("location: corner-shop\nkeys: 1\nhours: 2\ndreamers: {a: {ether: 1, gems: 1}}")
    play(game, "path:chapel")
    mine = me(game)
    assert (kind(game), game.table.location) == ("Sanctuary", "chapel")
    assert (mine.sealed, mine.distress, mine.ether, mine.gems, game.table.keys, game.table.hours) == ((), 0, 1, 1, 1, 2)


@pytest.mark.rule("EF-WORLD-11", "EF-WORLD-04")
def test_what_a_location_still_holds_is_resolved_after_the_slumber() -> None:
    piles = (
        "fates: [kind-stranger]\nslumbers: [delta, pack]\nground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}}\n"
    )
    rest = "wraith, colossus, two-habits, four-habits, wrong-turn, warm-bench, found-coin, bad-news, night-bus"
    game = run(world(f"location: bus-stop\nkeys: 2\n{piles}removed: [{rest}]"), Travel("old-gate"))
    play(game, "key-and-slumber")
    assert (game.table.scene.value, me(game).ether) == ("slumber", 0)
    ended = run(game, EndScene(won=False))
    assert (kind(ended), ended.table.location, me(ended).ether) == ("Idle", "old-gate", 1), (
        "the Fate card came after it"
    )


@pytest.mark.rule("EF-WORLD-16")
def test_after_a_slumber_a_new_journey_begins() -> None:
    assert me(run(scene("dreamers: {a: {used: [lucky-coin/1]}}"), EndScene(won=False))).used == ()


@pytest.mark.rule("EF-WORLD-05")
def test_a_sanctuary_reshuffles_all_decks_without_penalty_or_restores_an_item() -> None:
    piles = "dreamers: {a: {discard: [gambler-slip, gambler-look]}, b: {discard: [specialist-slip]}}"
    mixed = play(run(world(piles, players=2), Sanctuary()), "reshuffle-all")
    assert [(me(mixed, seat).discard, me(mixed, seat).distress) for seat in (A, B)] == [((), 0), ((), 0)]
    assert kind(mixed) == "Idle"
    stored = "storage: [lantern]\nremoved: [crowbar, lucky-coin, skeleton-key, smelling-salts]"
    assert play(run(world(stored), Sanctuary()), "restore-one").table.items == ("lantern",)


@pytest.mark.rule("EF-FATE-02", "EF-DEATH-07")
@pytest.mark.parametrize("cards", ["[bad-news]", "[bad-news, kind-stranger]"])
def test_a_fate_card_that_is_the_death_of_a_dreamer_goes_under_its_deck(cards: str) -> None:
    every = "kind-stranger, wrong-turn, warm-bench, found-coin, bad-news, night-bus, fountain, mirror, leak, draught"
    rest = ", ".join([one for one in every.split(", ") if one not in cards])
    game = world(f"fates: {cards}\nremoved: [{rest}]\ndreamers: {{a: {{distress: 7}}}}")
    while game.table.fates[-1] != "bad-news":
        game = run(game, DrawFate())
    lost = run(game, DrawFate())
    assert (lost.table.turned_up, sorted(lost.table.fates)) == ((), sorted(game.table.fates))


@pytest.mark.rule("EF-FATE-02", "EF-SLUMBER-08")
def test_a_defeat_in_a_slumber_that_a_fate_card_began_returns_both() -> None:
    asleep = "slumber: wraith\nslumbers: [delta, pack]\nremoved: [colossus, two-habits, four-habits]\nhours: 0\n"
    game = run(etherfields(f"{asleep}turned_up: [wraith, bad-news]\n{GROUND}"), Defeat("told"))
    assert (game.table.turned_up, "bad-news" in game.table.fates, "wraith" in game.table.slumbers) == ((), True, True)


@pytest.mark.rule("EF-WORLD-16")
def test_an_awakening_a_save_and_a_defeat_on_the_way_refresh_what_was_used_once() -> None:
    for step in (Awaken(), SaveGame(), Defeat("told")):
        game = run(world("dreamers: {a: {used: [lucky-coin/1]}, b: {used: [boost]}}", players=2), step)
        assert (me(game).used, me(game, B).used) == ((), ()), step


@pytest.mark.rule("EF-WORLD-09", "EF-CHOICE-03")
def test_a_deck_of_flaws_alone_cannot_pay_for_a_shortcut() -> None:
    flaw = next(iter(world().table.lib.flaws))
    hand = ", ".join(["gambler-slip"] * 5 + ["gambler-look"])
    game = world(f"location: bus-stop\ndreamers: {{a: {{deck: [{flaw}], hand: [{hand}]}}}}")
    assert refused(game, "shortcut:quay") == "EF-CHOICE-03"


@pytest.mark.rule("EF-WORLD-07")
def test_the_price_of_a_shortcut_is_paid_before_the_team_moves() -> None:
    game = play(world("location: bus-stop\ndreamers: {a: {progress: [gambler-habit]}}", profile="1.0"), "shortcut:quay")
    assert (kind(game), game.table.location, game.table.keys) == ("PayShare", "bus-stop", 0)


@pytest.mark.rule("EF-WORLD-17")
def test_a_relocation_that_leads_nowhere_else_does_not_happen_and_any_other_must() -> None:
    stuck = run(world("location: quay"), RelocateTeam(("quay",)))
    assert (kind(stuck), stuck.table.location) == ("Idle", "quay")
    assert ids(run(world("location: bus-stop"), RelocateTeam(("quay", "chapel")))) == ("path:quay", "path:chapel")


@pytest.mark.rule("EF-CAMPAIGN-01")
@pytest.mark.parametrize("players", [0, 6])
def test_the_game_is_for_one_to_five(players: int) -> None:
    with pytest.raises(UsageError, match="1 to 5 players"):
        opened(players)


@pytest.mark.rule("EF-WORLD-05")
@pytest.mark.parametrize(
    ("location", "asked"),
    [("corner-shop", "UseShopping"), ("chapel", "Sanctuary"), ("old-gate", "AtGate"), ("quay", "Idle")],
)
def test_each_icon_of_a_location_has_its_effect(location: str, asked: str) -> None:
    game = run(world("shopping: 1\nkeys: 2"), Travel(location))
    assert (kind(game), game.table.keys) == (asked, 3 if location == "quay" else 2)


@pytest.mark.rule("EF-WORLD-05")
def test_the_question_mark_turns_up_a_fate_card_and_the_bed_a_slumber() -> None:
    piles = "fates: [kind-stranger]\nslumbers: [delta, four-habits]\nhours: 0\n"
    rest = "removed: [wraith, pack, colossus, two-habits, wrong-turn, warm-bench, found-coin, bad-news, night-bus]"
    game = run(world(f"{piles}{rest}"), Travel("bus-stop"))
    assert (me(game).ether, game.table.hours, kind(game)) == (1, 1, "Idle")


@pytest.mark.rule("EF-WORLD-16")
def test_a_slumber_or_dream_refreshes_what_was_used_on_the_way_as_it_begins() -> None:
    used = world("dreamers: {a: {used: [lucky-coin/1]}}\nkeys: 2")
    slumber, dream = run(used, BeginSlumber("wraith")), run(used, EnterDream("gate-opera"))
    assert [(kind(one), me(one).used) for one in (slumber, dream)] == [("SkipBefore", ()), ("EnterAt", ())]


@pytest.mark.rule("EF-FATE-02", "EF-DEATH-07")
def test_a_fate_card_that_brings_defeat_goes_under_its_deck_too() -> None:
    deadly = changed("fate/found-coin", "do: [{damage: 8, to: you}]")
    lost = run(world("fates: [bad-news, found-coin]\nlocation: quay", cards=deadly), DrawFate())
    assert "defeat-struck" in told(lost)
    assert ({*lost.table.fates}, lost.table.turned_up) == ({"bad-news", "found-coin"}, ())
