"""The tables of section 8 of the ledger, row by row, as the pack brings them into play."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import astuple

from nocturne.games.alone.components import (
    DURING,
    Action,
    Condition,
    Effect,
    Harm,
    Kind,
    Matrix,
    Occasion,
    Steps,
)
from nocturne.games.alone.model import HERO
from nocturne.games.alone.pack import content, records
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.records import CharacterRecord, CompanionPart, HeroPart, Stats
from nocturne.games.alone.rules.base import Near
from nocturne.games.alone.rules.changes import (
    AttackNow,
    Change,
    ChangeAdrenaline,
    IgnoreHits,
    Jam,
    MoreDice,
    RerollAll,
    Ricochet,
    ShineOn,
    StopMover,
    SurgeHits,
)
from nocturne.games.alone.rules.exploring import (
    AllLightsOut,
    ChooseWay,
    ExploreLine,
    LightAround,
    LightLine,
    OneWayMore,
    RepairAfar,
    RepairLcu,
    RouteWhere,
)
from nocturne.games.alone.rules.fighting import (
    ChooseBlast,
    ChooseSkill,
    ChooseTarget,
    ChooseVictim,
    NameType,
    Strike,
    StrikeAll,
)
from nocturne.games.alone.rules.harm import LessHarm, Lose, Recover, RecoverEither
from nocturne.games.alone.rules.looting import (
    GainItems,
    HowManyCharges,
    LookThrough,
    LootOneMore,
    PassCharge,
    Recharge,
    UpgradeItems,
)
from nocturne.games.alone.rules.missions import GainCompanion, WinBy
from nocturne.games.alone.rules.movers import MoveCreature, MoveSpawned, SwapPlaces, Teleport, Who
from nocturne.games.alone.rules.moving import BarDoors, Walk
from nocturne.games.alone.rules.noises import ExplainNoise
from nocturne.games.alone.rules.spawning import Spawn
from nocturne.games.alone.rules.tokens import BarNear, Darken, PlaceToken, ShiftDoors
from nocturne.games.alone.rules.tracking import DeclareTargets, TellRoute, TellTracks, TrackTargets
from nocturne.games.alone.rules.turns import HeroTurn
from nocturne.kernel import Step
from tests.games.alone.meaning import Meaning, either, meaning, when

SPORES, PARASITE, CULTIST, MUTANT, WORM = Kind
GAS, RESIN, STATIC, WIRE = Condition
LIFE, SC = Harm
UNLIT = when("beside-unrevealed", Lose(SC, 1))
AT_MISSION = when("at-mission", Lose(LIFE, 1))
TWICE_AT_MISSION = when("at-mission", Lose(LIFE, 2))
TWO_SPORES = (Spawn((SPORES,)), Spawn((SPORES,)))
SHORT = Change("own_sector", 1)

REACTIONS: dict[str, tuple[str, str, int, Any, Any]] = {
    # Fang: unlock, timing, copies, normal, Dangerous
    "fang_drop": ("move", "entered", 2, (Spawn((CULTIST, PARASITE), nearer=1),), (Spawn(nearer=1),)),
    "fang_rush": ("move", "end", 2, (MoveCreature(2), MoreDice(1)), (MoveCreature(3), MoreDice(1))),
    "fang_scent": (
        "explore",
        "end",
        2,
        (MoveCreature(2, who=Who.REVEALED),),
        (MoveCreature(2, 2, who=Who.REVEALED),),
    ),
    "fang_answer": ("combat", "action_done", 2, (AttackNow(1, target=True),), (AttackNow(2, target=True),)),
    "fang_hide": ("combat", "rolled_hero", 1, (IgnoreHits(1),), (IgnoreHits(2),)),
    "fang_stalk": ("track", "end", 1, (MoveCreature(2),), (either((MoveCreature(3),), (Spawn((MUTANT,)),)),)),
    "fang_feast": ("loot", "end", 2, (Spawn(),), (Spawn(), MoveSpawned(1))),
    "fang_guard": ("interact", "interacted", 2, (Spawn((CULTIST,)),), (Spawn((CULTIST, WORM), nearer=1),)),
    "fang_frenzy": ("life", "damaged_life", 1, (AttackNow(1),), (AttackNow(2),)),
    "fang_roar": ("sc", "damaged_sc", 1, (MoveCreature(2),), (MoveCreature(2, 2),)),
    # Swarm
    "swarm_skitter": (
        "move",
        "end",
        2,
        (MoveCreature(3),),
        (either((MoveCreature(4),), (MoveCreature(2, 2),)),),
    ),
    "swarm_pincer": ("move", "entered", 2, (MoveCreature(1, 2),), (MoveCreature(2, 2),)),
    "swarm_vents": ("explore", "end", 2, (Teleport(3),), (Teleport(0, 2),)),
    "swarm_flank": ("combat", "end", 1, (MoveCreature(2, who=Who.OTHERS),), (MoveCreature(3, who=Who.OTHERS),)),
    "swarm_shift": ("track", "answered", 2, (MoveCreature(2),), (SwapPlaces(),)),
    "swarm_hatch": ("loot", "looted", 2, (Spawn((SPORES,)),), TWO_SPORES),
    "swarm_eyes": ("interact", "end", 2, (MoveCreature(1, 2),), (MoveCreature(2, 2),)),
    "swarm_scatter": ("combat", "rolled_hero", 1, (Change("flee", 2),), (Change("flee", 2), IgnoreHits(1))),
    "swarm_blood": (
        "life",
        "damaged_life",
        1,
        (MoveCreature(2),),
        (either((MoveCreature(3),), (Spawn((PARASITE,)),)),),
    ),
    "swarm_chitter": ("sc", "damaged_sc", 1, (MoveCreature(1, 2, silent=1),), (MoveCreature(1, 2, silent=2),)),
    # Dread
    "dread_steps": ("move", "entered", 2, (UNLIT,), (when("beside-unrevealed", Lose(SC, 2)),)),
    "dread_brownout": ("move", "end", 2, (Darken(1, 2),), (Darken(2, 2, hero_too=True),)),
    "dread_figure": (
        "explore",
        "revealed",
        2,
        (Spawn((CULTIST, MUTANT), least=1, explored=True),),
        (Spawn((CULTIST, MUTANT), least=1, explored=True), Lose(SC, 1)),
    ),
    "dread_sweat": ("combat", "declared", 2, (Change("dice", -1),), (Change("dice", -1), Lose(SC, 1))),
    "dread_echo": ("track", "declared", 2, (Change("lies", 1),), (Change("lies", 2), Change("lies_level", 1))),
    "dread_find": (
        "loot",
        "looted",
        2,
        (either((Lose(SC, 1),), (Change("charges", -1),), by="hero"),),
        (Lose(SC, 1), Change("charges", -1)),
    ),
    "dread_voices": ("interact", "end", 1, (Lose(SC, 1),), (Lose(SC, 2),)),
    "dread_panic": ("sc", "damaged_sc", 1, (ChangeAdrenaline(-1),), (ChangeAdrenaline(-1), MoveCreature(1))),
    "dread_shock": ("life", "damaged_life", 1, (Lose(SC, 1),), (Lose(SC, 2),)),
    "dread_always": ("move", "end", 1, (Spawn((MUTANT,)),), (Spawn((MUTANT,), least=1),)),
    # Snare
    "snare_leak": ("move", "entered", 2, (PlaceToken(Near.ADJACENT, GAS),), (PlaceToken(Near.AROUND, GAS),)),
    "snare_resin": ("move", "end", 2, (PlaceToken(Near.AROUND, RESIN),), (PlaceToken(Near.AROUND, RESIN, 2),)),
    "snare_lock": ("explore", "end", 2, (BarNear(1, 2),), (BarNear(2, 2),)),
    "snare_wire": (
        "explore",
        "revealed",
        1,
        (PlaceToken(Near.EXPLORED, WIRE),),
        (PlaceToken(Near.EXPLORED, WIRE), PlaceToken(Near.THERE)),
    ),
    "snare_ricochet": ("combat", "rolled_hero", 1, (when("no-hit", Lose(LIFE, 1)),), (Ricochet(2),)),
    "snare_static": (
        "track",
        "answered",
        1,
        (PlaceToken(Near.HERE, STATIC),),
        (PlaceToken(Near.HERE, STATIC), PlaceToken(Near.ADJACENT, STATIC)),
    ),
    "snare_locker": ("loot", "declared", 2, (Change("draw", -1),), (Change("draw", -1), Lose(LIFE, 1))),
    "snare_short": (
        "interact",
        "declared",
        2,
        (when("at-lcu", SHORT), AT_MISSION),
        (when("at-lcu", *(SHORT, Lose(LIFE, 1))), TWICE_AT_MISSION),
    ),
    "snare_fester": (
        "life",
        "damaged_life",
        1,
        (PlaceToken(Near.ADJACENT),),
        (PlaceToken(Near.ADJACENT), Lose(LIFE, 1)),
    ),
    "snare_nest": ("loot", "end", 2, (Spawn((PARASITE,)),), (either((Spawn((PARASITE,)),), TWO_SPORES),)),
}


def meant(effect: Effect) -> Meaning:
    """What an effect of the pack means."""
    return meaning(content().stage, effect)


@pytest.mark.rule("AL-DECK-05", "AL-DECK-04")
@pytest.mark.parametrize("key", REACTIONS)
def test_each_reaction_card_is_that_of_its_row(key: str) -> None:
    card = content().reactions[key]
    effects = meant(card.normal), meant(card.dangerous)
    assert (card.unlock, card.moment, card.copies, *effects) == REACTIONS[key]
    assert card.deck == key.partition("_")[0]


@pytest.mark.rule("AL-DECK-03")
def test_there_are_four_decks_of_sixteen_cards_and_ten_designs() -> None:
    assert content().decks == ("fang", "swarm", "dread", "snare")
    assert [len(content().deck(deck)) for deck in content().decks] == [16] * 4
    assert set(content().reactions) == set(REACTIONS)


Face = tuple[Meaning, Steps]
"""What an effect of an Item does, and what is declared with it."""


def face(*steps: Step[Any], declare: Steps = ()) -> Face:
    return steps, declare


def aimed(dice: int, within: int = 0, **how: bool) -> Face:
    return face(Strike(dice, reach=within, **how), declare=(ChooseTarget(HERO, within),))


def loaded(within: int = 0) -> Face:
    return face(Strike(3, reach=within), declare=(ChooseTarget(HERO, within), HowManyCharges(HERO, 3)))


WAY = (ChooseWay(HERO, 1),)
START, ROLLED = Occasion.TURN_START, Occasion.ROLLED_HERO
VEST = RerollAll(hit=True, by="it_vest")
TRACKS = (DeclareTargets(3),)
FOAM = ExploreLine(2, tokens=2)

ITEMS: dict[str, tuple[str, Any, Face, str, Face]] = {
    "it_ammo": ("M", Action.COMBAT, loaded(), "C", loaded(2)),
    "it_harness": (
        "M",
        Action.MOVE,
        face(Walk(2)),
        "E",
        face(Walk(2), HeroTurn(HERO, first=False, granted=(Action.COMBAT,))),
    ),
    "it_vest": ("M", Occasion.ROLLED_EVIL, face(VEST), "C", face(VEST, IgnoreHits(1))),
    "it_prybar": ("M", Action.MOVE, face(Walk(1, unbar=True)), "E", face(Walk(2, unbar=True))),
    "it_bolt": ("M", Action.COMBAT, aimed(3), "E", aimed(4)),
    "it_grapnel": (
        "M",
        Action.MOVE,
        face(Walk(2, safe=1, straight=True)),
        "C",
        face(Walk(3, safe=1, straight=True)),
    ),
    "it_wedge": ("M", Occasion.ACTION_OVER, face(BarDoors(1)), "E", face(BarDoors(2))),
    "it_multitool": (
        "M",
        Action.INTERACT,
        face(RepairLcu(2), declare=(ChooseWay(HERO, 2, explores=False),)),
        "E",
        face(RepairLcu(4)),
    ),
    "it_stim": ("C", START, face(Recover(LIFE, 1)), "E", face(Recover(LIFE, 2))),
    "it_calm": ("C", START, face(Recover(SC, 1)), "M", face(Recover(SC, 2))),
    "it_flare": ("C", Action.EXPLORE, face(LightLine(1), declare=WAY), "M", face(LightLine(2, own=True), declare=WAY)),
    "it_acid": ("C", Action.COMBAT, aimed(2, surge=True), "M", aimed(3, surge=True)),
    "it_repellent": ("C", Occasion.APPROACH, face(StopMover()), "E", face(StopMover(hold=True))),
    "it_shot": ("C", START, face(ChangeAdrenaline(1)), "C", face(ChangeAdrenaline(2))),
    "it_foam": (
        "C",
        Action.EXPLORE,
        face(FOAM, declare=WAY),
        "E",
        face(ExploreLine(2, tokens=2, conditions=True), declare=WAY),
    ),
    "it_thermite": (
        "C",
        Action.COMBAT,
        face(StrikeAll(2)),
        "M",
        face(StrikeAll(2, adjacent=True), declare=(ChooseBlast(HERO),)),
    ),
    "it_neutral": ("C", Occasion.HAZARD, face(LessHarm()), "C", face(LessHarm(), Recover(LIFE, 1))),
    "it_salts": ("C", Occasion.ENCOUNTER, face(LessHarm(1)), "M", face(LessHarm())),
    "it_scanner": (
        "E",
        Action.TRACK,
        face(TellTracks(), declare=TRACKS),
        "M",
        face(TellTracks(), TellRoute(), declare=TRACKS),
    ),
    "it_drone": (
        "E",
        Action.EXPLORE,
        face(ExploreLine(3, tokens=0), declare=WAY),
        "M",
        face(ExploreLine(2, tokens=0, ways=2), declare=(ChooseWay(HERO, 2),)),
    ),
    "it_lamp": ("E", ROLLED, face(SurgeHits()), "C", face(SurgeHits(), ShineOn())),
    "it_arc": ("E", Action.COMBAT, aimed(2, 1), "C", aimed(3, 2)),
    "it_relay": ("E", Action.INTERACT, face(RepairAfar(2)), "M", face(RepairAfar(4))),
    "it_analyser": ("E", Occasion.NOISE, face(ExplainNoise()), "C", face(ExplainNoise(distance=True))),
    "it_jammer": ("E", Occasion.REACTION, face(Jam()), "M", face(Jam(second=True))),
    "it_cell": (
        "E",
        START,
        face(PassCharge("it_cell")),
        "C",
        face(PassCharge("it_cell"), PassCharge("it_cell", more=True)),
    ),
    "it_refractor": ("E", Action.MOVE, face(Walk(1, safe=1)), "E", face(Walk(2, safe=2))),
    "it_override": ("E", Action.INTERACT, face(ShiftDoors(2, 2)), "M", face(ShiftDoors(3))),
}
MATRIX = {"M": Matrix.MECHANICAL, "C": Matrix.CHEMICAL, "E": Matrix.ELECTRICAL}


@pytest.mark.rule("AL-CONTENT-01", "AL-ITEM-12")
@pytest.mark.parametrize("key", ITEMS)
def test_each_item_is_that_of_its_row(key: str) -> None:
    matrix, kind, basic, needs, advanced = ITEMS[key]
    card = content().items[key]
    assert (card.matrix, card.kind, card.needs) == (MATRIX[matrix], kind, MATRIX[needs])
    assert [(meant(effect), effect.declares) for effect in (card.basic, card.advanced)] == [basic, advanced]


@pytest.mark.rule("AL-CONTENT-02")
def test_the_item_deck_has_three_ammunition_and_ten_cards_of_each_matrix() -> None:
    deck, cards = content().item_deck, content().items
    assert (len(deck), deck.count("it_ammo"), set(cards)) == (30, 3, set(ITEMS))
    assert Counter(cards[key].matrix for key in deck) == dict.fromkeys(Matrix, 10)
    assert [key for key, card in cards.items() if card.is_ammunition] == ["it_ammo"]


@pytest.mark.rule("AL-CONTENT-01")
def test_the_wedge_follows_any_action_but_a_move_and_the_lamp_a_combat() -> None:
    wedge, lamp = content().items["it_wedge"].kind, content().items["it_lamp"].kind
    assert DURING[wedge] == tuple(action for action in Action if action is not Action.MOVE)
    assert DURING[lamp] == (Action.COMBAT,)


FEVER = Lose(LIFE, 1, by_evil=False, hazard=True)
MISSIONS: dict[str, tuple[str, str, int, dict[str, Any]]] = {
    "g_sleeper": ("green", "cold_store", 2, {"reward": (GainCompanion(),)}),
    "g_locker": ("green", "laboratory", 1, {"if_": ("unaccompanied",), "reward": (GainItems(3), UpgradeItems(HERO))}),
    "g_grid": ("green", "generator", 2, {"reward": (LightAround(2),)}),
    "g_trauma": ("green", "infirmary", 1, {"reward": (Recover(LIFE, 2), Recover(SC, 2), ChooseSkill(HERO, 1))}),
    "g_intercom": ("green", "control", 2, {"if_": ("new-turn",), "reward": (GainCompanion(),)}),
    "b_fog": ("blue", "ventilation", 2, {"explore_less": 1}),
    "b_tanks": ("blue", "laboratory", 2, {"spawn_more": 1, "reward": (ChooseSkill(HERO, 1),)}),
    "b_brownout": ("blue", "generator", 2, {"round_end": (AllLightsOut(),), "reward": (LightAround(0),)}),
    "b_fever": ("blue", "infirmary", 1, {"round_end": (FEVER,), "reward": (Recover(LIFE, 2),)}),
    "b_jam": ("blue", "archive", 1, {"if_": ("unaccompanied",), "track_less": 1}),
    "f_pods": ("red", "escape_pods", 2, {"if_": ("unaccompanied",), "reward": (WinBy("f_pods"),)}),
    "f_overload": ("red", "generator", 2, {"away": 6, "reward": (WinBy("f_overload"),)}),
    "f_vent": ("red", "ventilation", 3, {"if_": ("in-light",), "reward": (WinBy("f_vent"),)}),
    "f_signal": ("red", "control", 4, {"after_each": (MoveCreature(1, 2),), "reward": (WinBy("f_signal"),)}),
    "f_source": ("red", "laboratory", 1, {"if_": ("boss-dead",), "reward": (WinBy("f_source"),)}),
}
TERMS = ("if_", "away")
NUISANCES = ("explore_less", "track_less", "spawn_more")


@pytest.mark.rule("AL-CONTENT-03", "AL-MISSION-09")
@pytest.mark.parametrize("key", MISSIONS)
def test_each_mission_is_that_of_its_row(key: str) -> None:
    colour, room, interacts, terms = MISSIONS[key]
    card = content().missions[key]
    assert (card.colour, card.room, card.complete.interact) == (colour, RoomName(room), interacts)
    parts = {"after_each": card.after_each, "round_end": card.round_end, "reward": card.complete}
    said = {name: value for name in TERMS if (value := getattr(card.complete, name))}
    said |= {name: value for name in NUISANCES if (value := getattr(card, name))}
    said |= {name: value for name, part in parts.items() if (value := meant(content().effect(card, part)))}
    assert said == terms


@pytest.mark.rule("AL-CONTENT-03", "AL-MISSION-09")
def test_there_are_ten_starting_missions_and_five_final_ones() -> None:
    assert set(content().missions) == set(MISSIONS)
    assert Counter(card.colour for card in content().missions.values()) == {"green": 5, "blue": 5, "red": 5}


MISSES = RerollAll(hit=False, by="ch_hayashi")
CHARACTERS: dict[str, tuple[Any, Any, Any, Any]] = {
    "ch_varga": (
        (Occasion.REPAIR, True, (OneWayMore(),)),
        (Occasion.REPAIR, False, (OneWayMore(),)),
        (LightAround(3),),
        (0, ()),
    ),
    "ch_okoro": (
        (Occasion.RECOVERING, True, (Recover(None, 1),)),
        (START, False, (RecoverEither(HERO, 1),)),
        (Recover(LIFE, 4), Recover(SC, 4)),
        (0, ()),
    ),
    "ch_stan": (
        (Occasion.TRACKED, True, (TellRoute(),)),
        (Occasion.TRACKING, False, (TrackTargets(HERO, 1),)),
        (RouteWhere(HERO),),
        (0, ()),
    ),
    "ch_hayashi": (
        (Occasion.FIGHTING, True, (when("without-item first-combat", Change("dice", 1)),)),
        (ROLLED, False, (MISSES,)),
        (ChooseVictim(HERO),),
        (0, ()),
    ),
    "ch_brandt": (
        (Occasion.LOOTING, True, (LootOneMore(),)),
        (Occasion.LOOTING, False, (LookThrough(3),)),
        (GainItems(3), Recharge(3)),
        (1, ()),
    ),
    "ch_rahimi": (None, (Occasion.ENCOUNTER, False, (LessHarm(),)), (NameType(HERO),), (0, (ChooseSkill(HERO, 2),))),
}


def said(card: CharacterRecord, part: HeroPart | CompanionPart | None) -> tuple[str, bool, Meaning] | None:
    if part is None:
        return None
    return part.when, isinstance(part, HeroPart) and part.limit == "once-per-round", meant(content().effect(card, part))


@pytest.mark.rule("AL-CONTENT-04", "AL-COMPANION-01")
@pytest.mark.parametrize("key", CHARACTERS)
def test_each_character_is_that_of_its_row_in_both_uses(key: str) -> None:
    card = content().characters[key]
    sacrifice, start = meant(content().effect(card, card.sacrifice)), meant(content().effect(card, card.start))
    assert (said(card, card.hero), said(card, card.companion), sacrifice, (card.inventory, start)) == CHARACTERS[key]
    assert set(content().characters) == set(CHARACTERS)


BOSSES: dict[str, tuple[Stats, Stats, dict[str, Any]]] = {
    "boss_brood": (Stats(1, 1, 4, 3, 2, 4), Stats(1, 1, 5, 4, 3, 3), {"breeds": True}),
    "boss_shepherd": (Stats(1, 1, 2, 2, 3, 4), Stats(1, 1, 3, 3, 4, 3), {"leads": 1}),
    "boss_hollow": (Stats(2, 1, 4, 2, 2, 5), Stats(2, 1, 5, 3, 3, 4), {"forces_doors": True, "darkens": True}),
    "boss_choir": (Stats(1, 1, 1, 1, 3, 3), Stats(1, 1, 2, 2, 4, 2), {"terrifies": 1}),
}
TRAITS = ("breeds", "leads", "forces_doors", "darkens", "terrifies")


@pytest.mark.rule("AL-BOSS-06")
@pytest.mark.parametrize("key", BOSSES)
def test_each_boss_is_that_of_its_row(key: str) -> None:
    card = content().bosses[key]
    traits = {name: value for name in TRAITS if (value := getattr(card, name))}
    assert (card.normal, card.nightmare, traits) == BOSSES[key]
    assert set(content().bosses) == set(BOSSES)


@pytest.mark.rule(
    "AL-STATS-01", "AL-STATS-02", "AL-STATS-03", "AL-STATS-04", "AL-STATS-05", "AL-STATS-06", "AL-STATS-07"
)
@pytest.mark.parametrize(
    ("row", "normal", "nightmare"),
    [
        (0, (1, 1, 3, 2, 1, 2), (1, 1, 4, 3, 2, 1)),
        (1, (2, 1, 2, 1, 1, 2), (2, 1, 3, 2, 2, 1)),
        (2, (2, 2, 2, 2, 0, 3), (2, 2, 3, 3, 1, 2)),
        (3, (2, 1, 2, 1, 2, 3), (2, 1, 3, 2, 3, 2)),
        (4, (2, 2, 3, 0, 2, 4), (2, 2, 4, 1, 3, 3)),
    ],
)
def test_each_creature_has_the_figures_of_its_row(
    row: int, normal: tuple[int, ...], nightmare: tuple[int, ...]
) -> None:
    found = content().stats[row]
    assert (astuple(found[0]), astuple(found[1])) == (normal, nightmare)


@pytest.mark.rule("AL-STATS-08", "AL-STATS-10", "AL-CONDITION-02", "AL-SHEET-03", "AL-SHEET-04", "AL-SHEET-05")
def test_the_figures_of_the_hero_sheet_and_the_tokens() -> None:
    sheet = content().sheet
    assert (content().copies, content().conditions, sheet.hands, sheet.limits) == (3, 4, (6, 7, 8), (10, 8, 6, 4))
    assert [(step.from_, step.tokens) for step in sheet.adrenaline] == [(9, 3), (5, 4), (0, 5)]
    assert sheet.most_adrenaline == 6
    assert (sheet.spaces, sheet.symbols, sheet.turns, sheet.health) == (10, 4, 8, 12)
    assert (sheet.round_spawn, sheet.nightmare_spawn, sheet.first_creatures, sheet.first_dangers) == (1, 2, 2, 3)
    assert sheet.easy_spawn == 0


@pytest.mark.rule("AL-MAP-05", "AL-CONDITION-02")
def test_rooms_creatures_and_conditions_of_the_rules_have_a_record_each() -> None:
    box = records()
    assert {one.id for one in box.all("room")} == {room.value for room in RoomName}
    assert {one.id for one in box.all("creature")} == {kind.value for kind in Kind}
    assert {one.id for one in box.all("condition")} == {condition.value for condition in Condition}
