"""Locations and the Awakening in full, and the first Dream (chapter PUB), and printed examples of prices."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Icon
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import content
from nocturne.games.etherfields.rules.awakening import Awaken, LeaveDream
from nocturne.games.etherfields.rules.distress import Defeat, Suffer
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.locations import Sanctuary
from nocturne.games.etherfields.rules.turn import EndOfTurn, MayDeliver
from nocturne.games.etherfields.rules.world import Railway, ResolveIcon, icon_steps
from nocturne.kernel import Game
from nocturne.server.things import things_of
from tests.games.etherfields.table import (
    A,
    B,
    changed,
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

SLIP, LOOK, HABIT = "gambler-slip", "gambler-look", "gambler-habit"

# -- Locations


@pytest.mark.rule("EF-PUB-01")
def test_there_are_seven_icons_besides_the_awakening_and_each_means_the_same_everywhere() -> None:
    assert {icon.value for icon in Icon} - {"awakening", "rule"} == {
        "fate", "slumber", "gate", "key", "shop", "sanctuary", "railway",
    }  # fmt: skip
    table = world().table
    plain = [icon for icon in Icon if icon not in (Icon.KEY, Icon.RULE)]
    assert all(icon_steps(table, icon, "quay") == icon_steps(table, icon, "bus-stop") for icon in plain)


@pytest.mark.rule("EF-PUB-02")
def test_a_key_location_gives_the_team_a_key() -> None:
    assert run(world("location: quay"), ResolveIcon("quay", 0)).table.keys == 1
    assert run(world("location: quay\nkeys: 4"), ResolveIcon("quay", 0)).table.keys == 4, "there are no more"


@pytest.mark.rule("EF-PUB-03", "EF-CHOICE-02", "EF-CHOICE-04")
def test_a_sanctuary_reshuffles_every_deck_or_gives_one_card_back() -> None:
    given = f"dreamers: {{a: {{discard: [{SLIP}]}}, b: {{sealed: [specialist-slip]}}}}"
    game = run(world(given, players=2), Sanctuary())
    assert ids(game)[0] == "reshuffle-all"
    assert refused(game, "unflip-one") == "EF-CHOICE-02", "in 2.0 such a card must be there"
    assert kind(play(game, "reshuffle-all")) == "Idle"
    assert (me(game).discard, me(game).distress) == ((), 0), "without a penalty"
    vain = play(run(world(profile="1.0"), Sanctuary()), "unflip-one")
    assert kind(vain) == "Idle", "in 1.0 it may be picked in vain"


@pytest.mark.rule("EF-PUB-04", "EF-PUB-05")
def test_a_railway_is_of_no_use_without_its_wisdom_card_and_then_takes_the_team_to_another_one() -> None:
    assert kind(run(world("location: quay"), Railway())) == "Idle"
    stop = "- {kind: location, id: depot, name: Depot, district: suburbia, icons: [railway, key]}\n"
    game = run(world("location: quay\nwisdom: [rail-pass]", cards=stop), ResolveIcon("quay", 1))
    assert set(ids(game)) == {"path:depot", "go-on"}
    play(game, "path:depot")
    assert kind(game) == "RelocateTeam", "the Location reached is resolved as entered: it has a railway too"
    assert (game.table.location, play(game, "go-on").table.keys) == ("depot", 1)


# -- the Awakening


def worn_out() -> str:
    """A worn-out Team."""
    own = f"hand: [{SLIP}], progress: [{HABIT}], sealed: [{LOOK}], distress: 3, gems: 1, ether: 2"
    masks = "masks: [mask-of-calm, mask-of-haste], mask: mask-of-calm"
    ground = "ground: {tiles: [hall, gallery, cellar]}"
    return f"keys: 2\nlocation: quay\nitems: [crowbar]\n{ground}\ndreamers: {{a: {{at: 0, {own}, {masks}}}}}"


@pytest.mark.rule("EF-PUB-08", "EF-PUB-09", "EF-PUB-10")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_the_first_three_steps_gather_cards_cure_unseal_and_discard_keys_and_gems(profile: str) -> None:
    mine = me(game := run(world(worn_out(), profile=profile), LeaveDream()))
    assert (mine.hand, mine.deck, mine.progress, len(mine.discard)) == ((), (), (), 22)
    assert (mine.distress, mine.sealed, mine.gems, game.table.keys, mine.ether) == (0, (), 0, 0, 2)


@pytest.mark.rule("EF-PUB-11", "EF-PUB-13", "EF-PUB-14", "EF-PUB-15", "EF-PUB-16", "EF-SLUMBER-18")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_the_other_steps_rebuild_map_deck_mask_and_items_and_bring_the_team_home(
    profile: str,
) -> None:
    game = run(world(worn_out(), profile=profile), Awaken())
    asked = []
    while kind(game) != "Idle":
        asked.append(kind(game))
        wanted = {"EnterAt": 0, "ChangeDreamer": "go-on", "ChooseCards": "done", "RestoreMask": "wear:mask-of-haste"}
        answer = wanted[kind(game)]
        play(game, ids(game)[0] if answer == 0 else str(answer))
    table = game.table
    assert set(table.ground.tiles) == {"hall", "gallery"}
    assert me(game).at in table.land.entrances
    assert asked.index("ChangeDreamer") < asked.index("ChooseCards") < asked.index("RestoreMask")
    assert (20 <= len(me(game).deck) <= 40, me(game).mask, len(table.items)) == (True, "mask-of-haste", 3)
    assert table.location == table.lib.box.awakening
    assert (table.slumbers[0] == "delta") or profile == "1.0", "in 2.0 Delta lies at the bottom"


# -- the first Dream and what follows


@pytest.mark.rule("EF-PUB-19")
def test_the_first_slumber_deck_is_three_tiles_and_the_delta_tile() -> None:
    library = content()
    assert [library.tiles[tile].is_delta for tile in sorted(library.dealt["slumbers"])].count(False) == 3
    assert [library.tiles[tile].is_delta for tile in library.dealt["slumbers"]].count(True) == 1


FIRST = "dream: gate-first\nground: {tiles: [bedroom]}\nhours: 0\n"


@pytest.mark.rule("EF-PUB-21", "EF-EX-26")
def test_running_out_of_turns_in_the_first_dream_only_builds_the_turn_deck_anew() -> None:
    given = f"{FIRST}turns: [turn-1]\nflags: [first-night]\ndreamers: {{a: {{at: 16}}}}\nat: nothing"
    game = run(on_the_map("", given), EndOfTurn())
    while kind(game) == "ResolveEffects":
        game.answer(A, ids(game)[0])
    assert (len(game.table.turns), game.table.tile) == (12, "gate-first")


@pytest.mark.rule("EF-PUB-22")
def test_a_death_in_the_first_dream_cures_all_and_unseals_all_and_play_goes_on() -> None:
    given = f"{FIRST}dreamers: {{a: {{at: 16, distress: 7, sealed: [raise]}}}}"
    game = run(on_the_map("", given), Suffer(A, 1))
    assert (me(game).distress, me(game).sealed, game.table.tile) == (0, (), "gate-first")


@pytest.mark.rule("EF-CAMPAIGN-15")
def test_the_first_gate_takes_out_the_secrets_of_its_own_number_and_lays_its_first_tile_on_a2() -> None:
    library = content()
    gate = library.gates[library.first_gate]
    assert {library.codes[secret].partition("-")[0] for secret in gate.secrets} == {"1"}
    game = on_the_map("", "at: nothing\nagenda: [{EnterDream: {gate: gate-first}}]")
    assert [library.maps[tile].slot for tile in game.table.ground.tiles] == ["a2"]
    assert library.effects[f"{gate.id}/intro"], "the introduction is read"


@pytest.mark.rule("EF-PUB-23", "EF-PUB-24", "EF-PUB-25")
def test_after_the_first_dream_come_ether_masks_a_gate_the_map_and_the_seasons() -> None:
    library = content()
    assert (len(library.dealt["districts"]), len(library.dealt["seasons"])) == (2, 3)
    script = next(record for record in library.records if record == "script/leaving-the-house")
    words = library.records.rules(script, "en")
    assert "3 Ether" in words
    assert words.count("Mask") >= 2, words
    assert {"gate-ferry", "the-house-rules"} <= set(library.gates[library.first_gate].secrets)


@pytest.mark.rule("EF-PUB-29", "EF-DEATH-04")
def test_the_death_card_brings_a_flaw_the_whole_awakening_and_leaves_one_ether() -> None:
    game = run(scene("dreamers: {a: {ether: 3, distress: 2}, b: {ether: 1}}", players=2), Defeat("distress", A))
    assert [me(game, seat).ether for seat in (A, B)] == [1, 1]
    library = game.table.lib
    owned = [(*me(game, seat).discard, *me(game, seat).deck) for seat in (A, B)]
    assert [sum(card in library.flaws for card in cards) for cards in owned] == [1, 1]
    assert (me(game).distress, "scene-ended" in told(game), kind(game)) == (0, False, "EnterAt")


# -- Deliverance


APPROACHES = (
    "effects: [{when: setup, do: [appear]}, {when: deliverance, do: [{choose-one: [[end-well], [end-badly],"
    " [remove-this, end-well], [{gain: ether}], [{draw: 1}]]}]}]"
)


@pytest.mark.rule("EF-PUB-27", "EF-SLUMBER-16")
@pytest.mark.parametrize(("approach", "goes_on"), [(0, False), (2, False), (3, True)])
def test_deliverance_offers_approaches_some_end_the_slumber_and_some_let_it_go_on(approach: int, goes_on: bool) -> None:
    wisdom = "- {kind: wisdom, id: open-palm, name: Open palm, grants: [{unlock: deliverance}]}\n"
    cards = changed("tile/wraith", APPROACHES) + wisdom
    game = play(run(scene("wisdom: [open-palm]", cards=cards), MayDeliver()), "deliver-now")
    assert len(ids(game)) == 5
    play(game, ids(game)[approach])
    assert (game.table.tile == "wraith") is goes_on
    if approach == 2:
        assert "wraith" in game.table.removed


# -- reading a gate


@pytest.mark.rule("EF-GATE-11", "EF-GATE-02")
def test_both_sides_of_a_gate_are_read_in_its_dream_and_only_its_back_before() -> None:
    before = on_the_map("", "gates: [gate-first, gate-ferry]")
    gates = "gates: [gate-first, gate-ferry]\n"
    inside = on_the_map("", f"{gates}dream: gate-ferry\nground: {{tiles: [gangway]}}\ndreamers: {{a: {{at: 0}}}}")
    things = things_of(before, "en")
    assert things is not None
    seen = [set(things.shown(game.view(A))) for game in (before, inside)]
    assert ["gate/gate-ferry" in keys for keys in seen] == [False, True]
    assert "gate/gate-ferry/back" in seen[0]
    assert "Threat" not in str(things.thing("gate/gate-ferry/back"))
    assert "Threat" in str(things.thing("gate/gate-ferry"))


# -- Rapid effects in the Movement step


RAPID = "reactions: [{when: rapid, do: [{gain: ether}]}]"
QUICK = f"- {{kind: influence, id: quick, name: Quick, pool: market, wrath: 1, {RAPID}}}\n"


@pytest.mark.rule("EF-RAPID-06")
def test_rapid_cards_are_played_before_and_after_the_roll_and_between_two_figures() -> None:
    given = "figures: [{of: wraith, at: 3}, {of: wraith, at: 11}]\ncoming: [0, 0]\n"
    given += "dreamers: {a: {at: 0, hand: [quick]}}\nat: dreamscape"
    game = run(scene(given, cards=QUICK), MoveEntities())
    asked = []
    for _ in range(12):
        asked.append((kind(game), len([line for line in game.events() if line.kind == "rolled"])))
        if kind(game) not in ("RapidWindow", "NextFigure", "RerollWindow", "Hunt", "Approach"):
            break
        play(game, "pass" if "pass" in ids(game) else ids(game)[0])
    windows = [rolled for question, rolled in asked if question == "RapidWindow"]
    assert windows[:4] == [0, 1, 1, 2], "before the first roll, after it, before the second and after it"
    used = play(play(run(scene(given, cards=QUICK), MoveEntities()), "first:0"), "use:quick/1")
    assert me(used).ether == 1


# -- examples


def priced(price: str, hand: str) -> Game[Etherfields]:
    """A figure beside the Dreamer, and a card with this price that gives 1 Ether."""
    act = f"actions: [{{pay: {price}, do: [{{gain: ether}}]}}]"
    cards = f"- {{kind: influence, id: try, name: Try, pool: market, {act}}}\n" + "".join(
        [f"- {{kind: influence, id: {name}, name: N, pool: market, {rest}}}\n" for name, rest in PAID.items()]
    )
    return scene(f"figures: [{{of: wraith, at: 1}}]\ndreamers: {{a: {{at: 0, hand: [try, {hand}]}}}}", cards=cards)


PAID = {
    "three": "awareness: 3",
    "other": "awareness: 3",
    "one": "awareness: 1",
    "sly": "cunning: 2",
    "sore": "wrath: 1",
}


@pytest.mark.rule("EF-EX-61", "EF-ASSAULT-04")
@pytest.mark.parametrize(("spent", "times"), [(["three"], 1), (["three", "other"], 2)])
def test_a_contact_of_3_awareness_happens_as_often_as_it_is_paid(spent: list[str], times: int) -> None:
    game = play(priced("[contact, {awareness: 3}]", "three, other"), "use:try/1", *[f"spend:{card}" for card in spent])
    assert me(play(game, "done")).ether == times


@pytest.mark.rule("EF-EX-62", "EF-INTENT-10")
def test_three_cunning_or_three_wrath_are_not_two_and_one() -> None:
    game = priced("[{either: 3, one: cunning, or: wrath}]", "sly, sore")
    played = play(game, "use:try/1", "colour:cunning", "spend:sly")
    assert refused(played, "spend:sore") == "EF-INTENT-03"
    assert refused(played, "done") == "EF-ACTION-02"


@pytest.mark.rule("EF-EX-63", "EF-ASSAULT-01")
def test_an_action_of_1_awareness_is_no_contact_and_happens_once() -> None:
    game = play(priced("[{awareness: 1}]", "three"), "use:try/1", "spend:three")
    assert (me(game).ether, kind(game)) == (1, "FreePlay")


# -- what anybody may look through


@pytest.mark.rule("EF-BOARD-05", "EF-SEASON-01")
def test_storage_and_the_whole_season_deck_lie_open_to_everybody() -> None:
    game = on_the_map("", "storage: [storm-lantern, brass-doorknob]\nseasons: [first-light, long-evening]\n")
    for seat in (A, None):
        team = game.view(seat).team
        assert (team.storage, team.seasons) == (("brass-doorknob", "storm-lantern"), ("first-light", "long-evening"))
