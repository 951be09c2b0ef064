"""Awakening, set-up, saving and variants."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import POOL_SIZE, Pool
from nocturne.games.etherfields.model import Dreamer, Etherfields
from nocturne.games.etherfields.rules.active import item_limit
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.locations import AtGate, EnterGate
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.saving import SIT_OUT, SaveGame, SessionSetup, WhoPlays
from nocturne.games.etherfields.rules.scenes import EndScene, EnterDream
from nocturne.games.etherfields.rules.variants import DECK, DrawLuck, drawn_cards
from nocturne.kernel import Game
from tests.games.etherfields.table import (
    A,
    B,
    C,
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


def dream(more: str = "") -> str:
    """A Dream with its first tile."""
    return f"dream: gate-opera\nground: {{tiles: [foyer]}}\ndreamers: {{a: {{at: 0}}}}\nhours: 1\n{more}"


def why_not(game: Game[Etherfields], gate: str) -> str | None:
    """The rule that keeps the Team out of a Dream where it stands."""
    refusal = AtGate().refuse(game.table, A, EnterGate.of(gate))
    return refusal.rule if refusal is not None else None


SLUMBERS = ("delta", "four-habits", "two-habits", "colossus", "pack", "wraith")


def deck(*tiles: str, more: str = "") -> str:
    """A Slumber deck of these tiles only, the last on top."""
    rest = [one for one in SLUMBERS if one not in tiles]
    return f"slumbers: [{', '.join(tiles)}]\nremoved: [{', '.join(rest)}]\n{more}"


# -- Awakening, set-up, saving


@pytest.mark.rule(
    "EF-AWAKEN-02",
    "EF-AWAKEN-03",
    "EF-AWAKEN-04",
    "EF-AWAKEN-05",
    "EF-AWAKEN-06",
    "EF-AWAKEN-07",
    "EF-SLUMBER-18",
    "EF-WORLD-01",
    "EF-DECK-01",
)
def test_an_awakening_gathers_cures_and_takes_keys_and_gems_but_no_ether() -> None:
    given = (
        "location: quay\nkeys: 2\ndreamers: {a: {hand: [gambler-slip], "
        "progress: [gambler-habit], flipped: [gambler-grudge], sealed: [gambler-look], distress: 4, gems: 2, ether: 3}}"
    )
    game = run(world(given), Awaken())
    assert kind(game) == "EnterAt"
    play(game, "place:0", "go-on", "done")
    mine = me(game)
    assert (mine.hand, mine.progress, mine.sealed, mine.distress, mine.gems, mine.ether) == ((), (), (), 0, 0, 3)
    assert (len(mine.deck), game.table.keys, game.table.location, len(game.table.items)) == (22, 0, "bedroom-window", 3)
    assert mine.flipped == (), "a Flipped card is a placed one too"


@pytest.mark.rule("EF-AWAKEN-06", "EF-PLAYERS-02", "EF-PLAYERS-03")
def test_a_changed_dreamer_is_stored_and_a_new_one_brings_the_starting_cards() -> None:
    game = play(run(world("dreamers: {a: {ether: 2}}"), Awaken()), "place:0", "become:reaper", "done")
    assert (me(game).archetype, len(me(game).deck)) == ("reaper", 22)
    assert [(one.archetype, one.ether) for one in game.table.bench] == [("gambler", 2)]
    back = play(run(game, Awaken()), "place:0", "become:gambler", "done")
    assert (me(back).archetype, me(back).ether) == ("gambler", 2), "as it was"
    assert [one.archetype for one in back.table.bench] == ["reaper"]


@pytest.mark.rule("EF-CAMPAIGN-02", "EF-CAMPAIGN-03", "EF-CAMPAIGN-04", "EF-FIRST-01", "EF-INFLUENCE-01", "EF-SETUP-19")
def test_each_player_picks_a_different_archetype_and_its_shuffled_deck() -> None:
    game = play(opened(2), "become:gambler")
    assert "become:gambler" not in ids(game, B)
    play(game, "become:reaper", seat=B)
    assert ids(game) == ("give:0", "give:1")
    assert play(game.fork(), "give:1").table.first == B, "the group picks freely"
    assert me(game).deck != game.table.lib.decks["gambler"]
    assert len(me(game).deck) == len(me(game, B).deck) == 22
    assert sorted(me(game).deck) == sorted(game.table.lib.decks["gambler"])


@pytest.mark.rule(
    "EF-CAMPAIGN-05",
    "EF-CAMPAIGN-07",
    "EF-CAMPAIGN-08",
    "EF-CAMPAIGN-09",
    "EF-SETUP-06",
    "EF-SETUP-07",
    "EF-SETUP-11",
    "EF-SETUP-18",
)
def test_a_campaign_starts_with_nothing_but_its_decks_and_the_clock() -> None:
    game = play(opened(), "become:gambler")
    table = game.table
    assert (table.items, table.notes, table.wisdom, table.item_market, table.hours) == ((), (), (), (), 5)
    assert sorted(table.market) == sorted(table.lib.dealt["market"])
    assert (len(table.fates), len(table.flaws), table.dreamers[0].masks) == (10, 6, ())
    assert sorted(table.mask_pool) == sorted(table.lib.masks), "nobody owns one yet"
    assert table.fates != table.lib.dealt["fates"]
    assert table.flaws != table.lib.dealt["flaws"]
    ordered = tuple([f"turn-{number}" for number in range(1, 13)])
    assert table.turns not in (ordered, ordered[::-1])
    assert all(left(table, pool) == POOL_SIZE[pool] for pool in Pool)
    shuffled = [dict(one.text.args)["pile"] for one in game.events() if one.kind == "pile-shuffled"]
    assert shuffled == ["turns_out", "fates", "flaws"], "and the Turn deck of the Dream is shuffled again"


@pytest.mark.rule("EF-CAMPAIGN-10")
def test_after_the_first_dream_the_team_awakens_at_the_awakening_location() -> None:
    game = play(opened(), "become:gambler", "place:16")
    game = run(game, EndScene(won=True))
    play(game, "place:0", "go-on", "done")
    assert (kind(game), game.table.location) == ("Idle", "bedroom-window")


@pytest.mark.rule(
    "EF-SETUP-01",
    "EF-SETUP-09",
    "EF-SETUP-20",
    "EF-SETUP-22",
    "EF-SAVE-04",
    "EF-SAVE-06",
    "EF-SAVE-09",
    "EF-BOARD-03",
    "EF-BOARD-11",
)
def test_the_next_session_begins_with_its_set_up_and_the_promised_ether() -> None:
    given = "dreamers: {a: {promised: 1}}\nhours: 0\nlocation: quay\nseasons: [thaw, bloom, frost]\nitems: [crowbar]"
    game = run(world(given), SessionSetup())
    assert game.table.seasons == ("thaw", "bloom", "frost")
    assert (me(game).ether, me(game).promised, game.table.hours) == (1, 0, 5)
    play(game, "place:0", "go-on")
    assert (game.table.location, game.table.seasons[-1], len(game.table.districts)) == ("bedroom-window", "frost", 2)
    assert len(game.table.items) == 3


@pytest.mark.rule("EF-SAVE-06")
def test_everything_owned_is_stored_from_one_session_to_the_next() -> None:
    given = "wisdom: [good-sense]\nseasons: [thaw, bloom, frost]\ngates: [gate-first, gate-opera]\n"
    given += "notes: [ticket]\nremoved: [lucky-coin, leak]\n"
    before = world(f"{given}dreamers: {{a: {{masks: [mask-of-haste]}}}}")
    game = run(before, SaveGame())
    while kind(game) != "Between":
        play(game, ids(game)[-1])
    play(game, "next-session")
    for pile in ("gates", "seasons", "wisdom", "districts", "removed", "notes", "mask_pool"):
        assert getattr(game.table, pile) == getattr(before.table, pile), pile
    for pile in ("turns_out", "fates", "flaws", "slumbers"):
        assert sorted(getattr(game.table, pile)) == sorted(getattr(before.table, pile)), pile
    owned = (me(game).hand + me(game).deck + me(game).discard, me(before).hand + me(before).deck + me(before).discard)
    assert sorted(owned[0]) == sorted(owned[1])
    assert me(game).masks == ("mask-of-haste",)


@pytest.mark.rule("EF-SETUP-05", "EF-SETUP-06", "EF-SETUP-07", "EF-SETUP-08", "EF-SETUP-14", "EF-SETUP-15")
def test_a_session_set_up_shuffles_turn_cards_and_markets_and_keeps_season_and_wisdom() -> None:
    before = world("wisdom: [good-sense]\nseasons: [thaw, bloom, frost]", profile="1.0")
    after = run(before, SessionSetup()).table
    assert after.turns_out != before.table.turns_out
    assert after.market != before.table.market
    assert (after.fates != before.table.fates, after.flaws != before.table.flaws) == (True, True)
    assert sorted(after.market) == sorted(before.table.market)
    assert (after.seasons, item_limit(after)) == (before.table.seasons, 4)


@pytest.mark.rule("EF-PLAYERS-01", "EF-PLAYERS-03", "EF-PCOUNT-02")
def test_the_number_of_dreamers_may_change_between_sessions() -> None:
    game = run(world("hours: 0", players=3), SaveGame())
    play(game, "next-session", "join")
    play(game, "sit-out", seat=B)
    play(game, "join", seat=C)
    play(game, "give:0")
    assert (game.table.present, game.table.count, game.table.hours) == ((A, C), 2, 4)
    assert me(game, B).archetype == "specialist"


@pytest.mark.rule("EF-PLAYERS-01")
def test_the_last_dreamer_cannot_sit_out_too() -> None:
    game = play(run(world("hours: 0", players=2), SaveGame()), "next-session", "sit-out")
    assert game.table.present == (B,)
    assert kind(game) != "WhoPlays"  # there is nothing to choose any more
    refusal = WhoPlays(B).refuse(game.table, B, SIT_OUT)
    assert refusal is not None
    assert refusal.rule == "EF-PLAYERS-01"


@pytest.mark.rule("EF-SAVE-07", "EF-SAVE-08")
@pytest.mark.parametrize(("profile", "asked"), [("1.0", "MaySaveInside"), ("2.0", "FreePlay")])
def test_saving_inside_a_slumber_counts_as_death_in_1_0_and_is_not_offered_in_2_0(profile: str, asked: str) -> None:
    game = scene("at: turn-start", slumber="pack", profile=profile, options="{save-inside: true, rounds: free}")
    assert kind(game) == asked
    if asked == "MaySaveInside":
        play(game, "save-inside")
        assert "defeat-struck" in told(game)


@pytest.mark.rule("EF-OOD-01", "EF-OOD-03")
def test_an_out_of_dream_save_changes_nothing() -> None:
    given = "dreamers: {a: {ether: 2, distress: 3}}\nkeys: 1"
    game = play(world(given, options="{out-of-dream-save: true}"), "save-out-of-dream", "next-session")
    assert (me(game).ether, me(game).distress, game.table.keys, kind(game)) == (2, 3, 1, "Idle")
    assert "save-out-of-dream" not in ids(world(given, options="{out-of-dream-save: true}", profile="1.0"))


@pytest.mark.rule("EF-NAP-02", "EF-GATE-09")
@pytest.mark.parametrize(("wisdom", "rule"), [("[nap-card]", None), ("[]", "EF-GATE-04")])
def test_a_refreshing_nap_lets_a_lost_dream_be_tried_again_without_keys(wisdom: str, rule: str | None) -> None:
    lost = run(etherfields(f"wisdom: {wisdom}\n" + dream()), Defeat("told"))
    play(lost, "place:0", "go-on", "done")
    lost.table.location = "old-gate"
    assert why_not(lost, "gate-opera") == rule
    if rule is None:
        lost.table.keys = 3
        game = play(run(lost, AtGate()), "enter-gate:gate-opera")
        assert (game.table.tile, game.table.nap, game.table.keys) == ("gate-opera", "", 3)


# -- variants

TEN, JACK, FOUR, ACE, SIX, FIVE = (
    DECK.index(10),
    DECK.index(11),
    DECK.index(4),
    DECK.index(14),
    DECK.index(6),
    DECK.index(5),
)


@pytest.mark.rule("EF-CLASSIC-04", "EF-CLASSIC-07")
def test_the_classic_deck_has_two_jokers_and_no_card_is_drawn_twice() -> None:
    assert sorted(DECK) == sorted([*range(2, 15)] * 4 + [15, 15])
    assert drawn_cards((0, 1, 2), (0, 0, 0)) == (3, 4, 5)
    game = etherfields(f"options: {{classic-cards: true}}\n{dream()}coming: [0, 0, 0, 10, 22, 34]")
    play(game, "try-luck", "influence:hours")
    assert game.table.hours == 3, "2, 3 and 4 are gone: what comes next are the three other twos"


def faces_of(values: tuple[int, ...]) -> list[int]:
    """The faces of chance by which cards of these values are drawn from the whole deck, one after the other."""
    rest, faces = list(DECK), []
    for value in values:
        faces.append(rest.index(value))
        rest.pop(faces[-1])
    return faces


@pytest.mark.rule("EF-CLASSIC-05", "EF-EX-60")
@pytest.mark.parametrize(("drawback", "hours"), [((14, 6, 5), 0), ((14, 6, 4), 3)])
def test_an_equal_sum_is_bad_luck(drawback: tuple[int, ...], hours: int) -> None:
    coming = ", ".join(map(str, faces_of((10, 11, 4, *drawback))))
    game = etherfields(f"options: {{classic-cards: true}}\n{dream()}coming: [{coming}]")
    play(game, "try-luck", "influence:hours")
    assert game.table.hours == hours


@pytest.mark.rule("EF-CLASSIC-01", "EF-CLASSIC-02", "EF-CLASSIC-03")
@pytest.mark.parametrize(("drawbacks", "hours"), [((0, 0, 0), 3), ((50, 49, 48), 0), ((50, 11, 10), 0)])
def test_higher_luck_gains_two_hours_and_otherwise_all_are_lost(drawbacks: tuple[int, int, int], hours: int) -> None:
    coming = ", ".join(map(str, (22, 21, 20, *drawbacks)))
    game = etherfields(f"options: {{classic-cards: true}}\n{dream()}coming: [{coming}]")
    play(game, "try-luck")
    aspects = ("morphings", "gems", "hours", "distress", "sealed")
    assert ids(game) == (*[f"influence:{one}" for one in aspects], "back-out")
    assert told(game).count("classic-drawn") == 1, "no Drawback card is drawn before the aspect is chosen"
    play(game, "influence:hours")
    assert told(game).count("classic-drawn") == 2
    assert game.table.hours == hours
    assert game.table.tried


GOOD, BAD = (0, 0, 0), (50, 49, 48)  # the Drawback cards 2, 3, 4, or two Jokers and an Ace


def luck(aspect: str, drawbacks: tuple[int, int, int], more: str = "", players: int = 2) -> Game[Etherfields]:
    """The Luck cards Jack, Queen and King are drawn; the aspect is chosen and the Drawback cards follow."""
    coming = ", ".join(map(str, (22, 21, 20, *drawbacks, 0, 0, 0, 0)))
    one = "distress: 3, gems: 1, sealed: [gambler-slip, gambler-slip, gambler-look, gambler-look, gambler-shove]"
    both = f"dreamers: {{a: {{at: 0, {one}}}, b: {{at: 0, gems: 2}}}}"
    given = f"dream: gate-opera\nground: {{tiles: [foyer]}}\nhours: 3\n{both}"
    tile = "entities: [{tile: usher, morphs: [seal]}]\nrevealed: [usher]\nfigures: [{of: usher, at: 1}]\n"
    text = (
        f"players: {players}\noptions: {{classic-cards: true, boost: false}}\n{given}\n{tile}{more}coming: [{coming}]"
    )
    return play(etherfields(text), "try-luck", f"influence:{aspect}")


@pytest.mark.rule("EF-CLASSIC-06")
@pytest.mark.parametrize(("drawbacks", "morphs"), [(GOOD, 0), (BAD, 3)])
def test_the_classic_cards_clear_the_entity_of_morphings_or_add_two(
    drawbacks: tuple[int, int, int], morphs: int
) -> None:
    assert len(luck("morphings", drawbacks).table.entities[0].morphs) == morphs


@pytest.mark.rule("EF-CLASSIC-06")
def test_the_classic_cards_share_out_all_gems_or_take_all() -> None:
    game = luck("gems", GOOD)
    while kind(game) == "HandOutGems":
        play(game, ids(game)[0])
    assert (me(game).gems + me(game, B).gems, left(game.table, Pool.GEM)) == (6, 0)
    lost = luck("gems", BAD)
    assert (me(lost).gems, me(lost, B).gems, left(lost.table, Pool.GEM)) == (0, 0, 6)


@pytest.mark.rule("EF-CLASSIC-06")
@pytest.mark.parametrize(("drawbacks", "hours"), [(GOOD, 5), (BAD, 0)])
def test_the_classic_cards_gain_two_hours_or_take_all(drawbacks: tuple[int, int, int], hours: int) -> None:
    assert luck("hours", drawbacks).table.hours == hours


@pytest.mark.rule("EF-CLASSIC-06")
@pytest.mark.parametrize(("drawbacks", "who", "distress"), [(GOOD, "give:0", (1, 0)), (BAD, "give:1", (3, 1))])
def test_the_classic_cards_cure_two_or_cost_one_of_a_chosen_dreamer(
    drawbacks: tuple[int, int, int], who: str, distress: tuple[int, int]
) -> None:
    game = play(luck("distress", drawbacks), who)
    assert (me(game).distress, me(game, B).distress) == distress


@pytest.mark.rule("EF-CLASSIC-06")
@pytest.mark.parametrize(("drawbacks", "sealed"), [(GOOD, (0, 0)), (BAD, (10, 5))])
def test_the_classic_cards_unseal_five_of_each_or_seal_five(
    drawbacks: tuple[int, int, int], sealed: tuple[int, int]
) -> None:
    game = luck("sealed", drawbacks)
    assert (len(me(game).sealed), len(me(game, B).sealed)) == sealed


@pytest.mark.rule("EF-CLASSIC-01", "EF-CLASSIC-02")
def test_backing_out_uses_the_attempt_of_this_dream() -> None:
    game = etherfields(f"options: {{classic-cards: true}}\n{dream()}")
    play(game, "try-luck", "back-out")
    assert refused(game, "try-luck") == "EF-CLASSIC-01"
    drawn = next(one.text for one in game.events() if one.kind == "classic-drawn")
    assert len(dict(drawn.args)["values"]) == 3  # type: ignore[arg-type]  # a tuple of numbers
    again = play(run(game, EnterDream("gate-opera")), "place:0")
    assert "try-luck" in ids(again), "one time in each Dream"
    assert "try-luck" not in ids(etherfields(dream()))
    assert "try-luck" not in ids(scene(options="{classic-cards: true}")), "in a Dream only"


@pytest.mark.rule("EF-BOARD-12", "EF-COMP-08", "EF-COMP-10")
def test_a_dreamers_board_has_its_zones_and_tokens_have_sides_and_no_meaning_of_their_own() -> None:
    from nocturne.games.etherfields.events.board import TokenLaid  # noqa: PLC0415 -- only here
    from nocturne.games.etherfields.rules.pools import LayTokens  # noqa: PLC0415 -- only here
    from nocturne.kernel.table import Scribe  # noqa: PLC0415 -- only here

    assert {"deck", "discard", "ether", "distress", "progress"} <= set(Dreamer.__struct_encode_fields__)
    table = scene().table
    table.scribe = Scribe()
    LayTokens("story", of="wraith", count=11).run(table)
    assert [token.kind for token in table.tokens] == ["story"] * 10
    table.commit(TokenLaid("threat", side=1))
    assert (table.tokens[-1].side, DrawLuck.stream) == (1, "classic")


# -- the Season deck


@pytest.mark.rule("EF-BOARD-11")
@pytest.mark.parametrize(("seasons", "sealed"), [("thaw, bloom, frost", 2), ("frost, bloom, thaw", 1)])
def test_only_the_top_season_is_in_force_and_all_may_be_browsed(seasons: str, sealed: int) -> None:
    game = world(f"location: bus-stop\nseasons: [{seasons}]")
    assert game.view(A).team.seasons == tuple(seasons.split(", "))
    assert len(me(play(game, "shortcut:quay")).sealed) == sealed, "the way costs one; frost takes another"
