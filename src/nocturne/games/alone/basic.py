"""The content of section 8 of the ledger, as far as the rules' own steps say it, until a pack brings it as data."""

from __future__ import annotations

from functools import cache

from nocturne.games.alone.content import (
    Ability,
    Action,
    Boss,
    Character,
    Colour,
    Condition,
    Content,
    Face,
    Harm,
    ItemCard,
    Kind,
    Matrix,
    Mission,
    Moment,
    Nuisance,
    Occasion,
    ReactionCard,
    Stats,
    Steps,
    Unlock,
)
from nocturne.games.alone.model import Alone
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.rules.deeds import (
    AttackNow,
    BarNear,
    Change,
    ChangeAdrenaline,
    Darken,
    Either,
    FreezeType,
    Haunt,
    IgnoreHits,
    Jam,
    MoreDice,
    Near,
    PlaceToken,
    RerollAll,
    Ricochet,
    ShineOn,
    Slay,
    StopMover,
    SurgeHits,
)
from nocturne.games.alone.rules.exploring import (
    AllLightsOut,
    DeclareWay,
    ExploreLine,
    LightAround,
    LightLine,
    RepairLcu,
)
from nocturne.games.alone.rules.fighting import DeclareTarget, GainExperience, Strike
from nocturne.games.alone.rules.harm import LessHarm, Lose, Recover, RecoverOne
from nocturne.games.alone.rules.looting import DeclareCharges, GainItems, Recharge
from nocturne.games.alone.rules.missions import GainCompanion
from nocturne.games.alone.rules.movers import MoveCreature, Teleport, Who
from nocturne.games.alone.rules.moving import BarDoors, Walk
from nocturne.games.alone.rules.noises import ExplainNoise
from nocturne.games.alone.rules.spawning import Spawn
from nocturne.games.alone.rules.tracking import DeclareTargets, MoreTargets, TellRoute, TellTracks
from nocturne.games.alone.rules.turns import GrantAction
from nocturne.kernel import Step

STATS = (  # section 2.2: thresholds, dice dark and lit, SC, minimum spawn distance; normal and Nightmare side
    (Stats(1, 1, 3, 2, 1, 2), Stats(1, 1, 4, 3, 2, 1)),
    (Stats(2, 1, 2, 1, 1, 2), Stats(2, 1, 3, 2, 2, 1)),
    (Stats(2, 2, 2, 2, 0, 3), Stats(2, 2, 3, 3, 1, 2)),
    (Stats(2, 1, 2, 1, 2, 3), Stats(2, 1, 3, 2, 3, 2)),
    (Stats(2, 2, 3, 0, 2, 4), Stats(2, 2, 4, 1, 3, 3)),
)

MOVE, EXPLORE, COMBAT = Action.MOVE, Action.EXPLORE, Action.COMBAT
TRACK, LOOT, INTERACT = Action.TRACK, Action.LOOT, Action.INTERACT
LIFE, SC, END = Harm.LIFE, Harm.SC, Moment.TURN_END
SPORES, PARASITE, CULTIST, MUTANT, WORM = Kind


def card(key: str, unlock: Unlock, moment: Moment, copies: int, normal: Steps, dangerous: Steps) -> ReactionCard:
    """A row of section 8.3; the deck is the first part of the key."""
    return ReactionCard(key, key.partition("_")[0], unlock, moment, normal, dangerous, copies)


FANG = (
    card("fang_drop", MOVE, Moment.ENTERED, 2, (Spawn((CULTIST, PARASITE), nearer=1),), (Spawn(nearer=1),)),
    card("fang_rush", MOVE, END, 2, (MoveCreature(2), MoreDice(1)), (MoveCreature(3), MoreDice(1))),
    card("fang_scent", EXPLORE, END, 2, (MoveCreature(2, who=Who.REVEALED),), (MoveCreature(2, 2, who=Who.REVEALED),)),
    card(
        "fang_answer",
        COMBAT,
        Moment.ACTION_DONE,
        2,
        (AttackNow(1, target=True),),
        (AttackNow(2, target=True),),
    ),
    card("fang_hide", COMBAT, Moment.ROLLED, 1, (IgnoreHits(1),), (IgnoreHits(2),)),
    card("fang_stalk", TRACK, END, 1, (MoveCreature(2),), (Either(((MoveCreature(3),), (Spawn((MUTANT,)),))),)),
    card("fang_feast", LOOT, END, 2, (Spawn(),), (Spawn(), MoveCreature(1))),
    card("fang_guard", INTERACT, Moment.INTERACTED, 2, (Spawn((CULTIST,)),), (Spawn((CULTIST, WORM), nearer=1),)),
    card("fang_frenzy", LIFE, Moment.DAMAGED_LIFE, 1, (AttackNow(1),), (AttackNow(2),)),
    card("fang_roar", SC, Moment.DAMAGED_SC, 1, (MoveCreature(2),), (MoveCreature(2, 2),)),
)

SWARM = (
    card("swarm_skitter", MOVE, END, 2, (MoveCreature(3),), (Either(((MoveCreature(4),), (MoveCreature(2, 2),))),)),
    card("swarm_pincer", MOVE, Moment.ENTERED, 2, (MoveCreature(1, 2),), (MoveCreature(2, 2),)),
    card("swarm_vents", EXPLORE, END, 2, (Teleport(3),), (Teleport(0),)),
    card("swarm_flank", COMBAT, END, 1, (MoveCreature(2, who=Who.OTHERS),), (MoveCreature(3, who=Who.OTHERS),)),
    card("swarm_shift", TRACK, Moment.ANSWERED, 2, (MoveCreature(2),), (MoveCreature(2),)),
    card("swarm_hatch", LOOT, Moment.LOOTED, 2, (Spawn((SPORES,)),), (Spawn((SPORES,)), Spawn((SPORES,)))),
    card("swarm_eyes", INTERACT, END, 2, (MoveCreature(1, 2),), (MoveCreature(2, 2),)),
    card("swarm_scatter", COMBAT, Moment.ROLLED, 1, (Change("flee", 2),), (Change("flee", 2), IgnoreHits(1))),
    card(
        "swarm_blood",
        LIFE,
        Moment.DAMAGED_LIFE,
        1,
        (MoveCreature(2),),
        (Either(((MoveCreature(3),), (Spawn((PARASITE,)),))),),
    ),
    card("swarm_chitter", SC, Moment.DAMAGED_SC, 1, (MoveCreature(1, 2, silent=1),), (MoveCreature(1, 2, silent=2),)),
)

DREAD = (
    card("dread_steps", MOVE, Moment.ENTERED, 2, (Haunt(1),), (Haunt(2),)),
    card("dread_brownout", MOVE, END, 2, (Darken(1),), (Darken(2, hero_too=True),)),
    card(
        "dread_figure",
        EXPLORE,
        Moment.REVEALED,
        2,
        (Spawn((CULTIST, MUTANT), least=1, explored=True),),
        (Spawn((CULTIST, MUTANT), least=1, explored=True), Lose(SC, 1)),
    ),
    card("dread_sweat", COMBAT, Moment.DECLARED, 2, (Change("dice", -1),), (Change("dice", -1), Lose(SC, 1))),
    card("dread_echo", TRACK, Moment.DECLARED, 2, (Change("lies", 1),), (Change("lies", 2), Change("lies_level", 1))),
    card(
        "dread_find",
        LOOT,
        Moment.LOOTED,
        2,
        (Either(((Lose(SC, 1),), (Change("charges", -1),)), by_hero=True),),
        (Lose(SC, 1), Change("charges", -1)),
    ),
    card("dread_voices", INTERACT, END, 1, (Lose(SC, 1),), (Lose(SC, 2),)),
    card("dread_panic", SC, Moment.DAMAGED_SC, 1, (ChangeAdrenaline(-1),), (ChangeAdrenaline(-1), MoveCreature(1))),
    card("dread_shock", LIFE, Moment.DAMAGED_LIFE, 1, (Lose(SC, 1),), (Lose(SC, 2),)),
    card("dread_always", MOVE, END, 1, (Spawn((MUTANT,)),), (Spawn((MUTANT,), least=1),)),
)

GAS, RESIN, STATIC, WIRE = Condition
SHORT = Change("own_sector", 1)
SNARE = (
    card("snare_leak", MOVE, Moment.ENTERED, 2, (PlaceToken(Near.ADJACENT, GAS),), (PlaceToken(Near.AROUND, GAS),)),
    card("snare_resin", MOVE, END, 2, (PlaceToken(Near.AROUND, RESIN),), (PlaceToken(Near.AROUND, RESIN, 2),)),
    card("snare_lock", EXPLORE, END, 2, (BarNear(1),), (BarNear(2),)),
    card(
        "snare_wire",
        EXPLORE,
        Moment.REVEALED,
        1,
        (PlaceToken(Near.EXPLORED, WIRE),),
        (PlaceToken(Near.EXPLORED, WIRE), PlaceToken(Near.EXPLORED)),
    ),
    card("snare_ricochet", COMBAT, Moment.ROLLED, 1, (Ricochet(),), (Ricochet(per_miss=2),)),
    card(
        "snare_static",
        TRACK,
        Moment.ANSWERED,
        1,
        (PlaceToken(Near.HERE, STATIC),),
        (PlaceToken(Near.HERE, STATIC), PlaceToken(Near.ADJACENT, STATIC)),
    ),
    card("snare_locker", LOOT, Moment.DECLARED, 2, (Change("draw", -1),), (Change("draw", -1), Lose(LIFE, 1))),
    card(
        "snare_short",
        INTERACT,
        Moment.DECLARED,
        2,
        (SHORT,),
        (SHORT, Lose(LIFE, 1)),
    ),
    card(
        "snare_fester",
        LIFE,
        Moment.DAMAGED_LIFE,
        1,
        (PlaceToken(Near.ADJACENT),),
        (PlaceToken(Near.ADJACENT), Lose(LIFE, 1)),
    ),
    card(
        "snare_nest",
        LOOT,
        END,
        2,
        (Spawn((PARASITE,)),),
        (Either(((Spawn((PARASITE,)),), (Spawn((SPORES,)), Spawn((SPORES,))))),),
    ),
)

C, E, M = Matrix


def item(key: str, matrix: Matrix, kind: Action | Occasion, basic: Face, needs: Matrix, advanced: Face) -> ItemCard:
    """A row of section 8.4."""
    others = tuple([action for action in Action if action is not MOVE])
    at = {"it_wedge": others, "it_lamp": (COMBAT,)}.get(key, ())
    return ItemCard(key, matrix, kind, basic, needs, advanced, at=at)


def do(*steps: Step[Alone], declare: Steps = ()) -> Face:
    """One effect of an Item or ability."""
    return Face(steps, declare)


START = Occasion.TURN_START
ITEMS = (
    ItemCard(
        "it_ammo",
        M,
        COMBAT,
        do(Strike(3), declare=(DeclareTarget(), DeclareCharges())),
        C,
        do(Strike(3, reach=2), declare=(DeclareTarget(2), DeclareCharges())),
        copies=3,
        is_ammunition=True,
    ),
    item("it_harness", M, MOVE, do(Walk(2)), E, do(Walk(2), GrantAction(COMBAT))),
    item(
        "it_vest",
        M,
        Occasion.ROLLED_EVIL,
        do(RerollAll(hit=True, by="it_vest")),
        C,
        do(RerollAll(hit=True, by="it_vest"), IgnoreHits(1)),
    ),
    item("it_prybar", M, MOVE, do(Walk(1, unbar=True)), E, do(Walk(2, unbar=True))),
    item("it_bolt", M, COMBAT, do(Strike(3), declare=(DeclareTarget(),)), E, do(Strike(4), declare=(DeclareTarget(),))),
    item("it_grapnel", M, MOVE, do(Walk(2, safe=1, straight=True)), C, do(Walk(3, safe=1, straight=True))),
    item("it_wedge", M, Occasion.ACTION_OVER, do(BarDoors(1)), E, do(BarDoors(2))),
    item(
        "it_multitool",
        M,
        INTERACT,
        do(RepairLcu(2), declare=(DeclareWay(2, explores=False),)),
        E,
        do(RepairLcu(4)),
    ),
    item("it_stim", C, START, do(Recover(LIFE, 1)), E, do(Recover(LIFE, 2))),
    item("it_calm", C, START, do(Recover(SC, 1)), M, do(Recover(SC, 2))),
    item(
        "it_flare",
        C,
        EXPLORE,
        do(LightLine(1), declare=(DeclareWay(),)),
        M,
        do(LightLine(2, own=True), declare=(DeclareWay(),)),
    ),
    item(
        "it_acid",
        C,
        COMBAT,
        do(Strike(2, surge=True), declare=(DeclareTarget(),)),
        M,
        do(Strike(3, surge=True), declare=(DeclareTarget(),)),
    ),
    item("it_repellent", C, Occasion.APPROACH, do(StopMover()), E, do(StopMover(hold=True))),
    item("it_shot", C, START, do(ChangeAdrenaline(1)), C, do(ChangeAdrenaline(2))),
    item(
        "it_foam",
        C,
        EXPLORE,
        do(ExploreLine(tokens=2), declare=(DeclareWay(),)),
        E,
        do(ExploreLine(tokens=2, conditions=True), declare=(DeclareWay(),)),
    ),
    item("it_neutral", C, Occasion.HAZARD, do(LessHarm()), C, do(LessHarm(), Recover(LIFE, 1))),
    item("it_salts", C, Occasion.ENCOUNTER, do(Change("less", 1)), M, do(Change("less", 99))),
    item(
        "it_scanner",
        E,
        TRACK,
        do(TellTracks(), declare=(DeclareTargets(3),)),
        M,
        do(TellTracks(), TellRoute(), declare=(DeclareTargets(3),)),
    ),
    item(
        "it_drone",
        E,
        EXPLORE,
        do(ExploreLine(3, tokens=0), declare=(DeclareWay(),)),
        M,
        do(ExploreLine(2, tokens=0, ways=2), declare=(DeclareWay(2),)),
    ),
    item("it_lamp", E, Occasion.ROLLED_HERO, do(SurgeHits()), C, do(SurgeHits(), ShineOn())),
    item(
        "it_arc",
        E,
        COMBAT,
        do(Strike(2, reach=1), declare=(DeclareTarget(1),)),
        C,
        do(Strike(3, reach=2), declare=(DeclareTarget(2),)),
    ),
    item("it_analyser", E, Occasion.NOISE, do(ExplainNoise()), C, do(ExplainNoise(distance=True))),
    item("it_jammer", E, Occasion.REACTION, do(Jam()), M, do(Jam(second=True))),
    item("it_cell", E, START, do(Recharge(1)), C, do(Recharge(2))),
    item("it_refractor", E, MOVE, do(Walk(1, safe=1)), E, do(Walk(2, safe=2))),
)

GREEN, BLUE, RED = Colour
MISSIONS = (
    Mission("g_sleeper", GREEN, RoomName.COLD_STORE, 2, reward=(GainCompanion(),)),
    Mission("g_locker", GREEN, RoomName.LABORATORY, 1, alone=True, reward=(GainItems(3, upgrade=True),)),
    Mission("g_grid", GREEN, RoomName.GENERATOR, 2, reward=(LightAround(2),)),
    Mission("g_trauma", GREEN, RoomName.INFIRMARY, 1, reward=(Recover(LIFE, 2), Recover(SC, 2), GainExperience())),
    Mission("g_intercom", GREEN, RoomName.CONTROL, 2, new_turn=True, reward=(GainCompanion(),)),
    Mission("b_fog", BLUE, RoomName.VENTILATION, 2, nuisance=Nuisance(explore=1)),
    Mission("b_tanks", BLUE, RoomName.LABORATORY, 2, reward=(GainExperience(),), nuisance=Nuisance(spawn=1)),
    Mission(
        "b_brownout",
        BLUE,
        RoomName.GENERATOR,
        2,
        reward=(LightAround(0),),
        nuisance=Nuisance(round_end=(AllLightsOut(),)),
    ),
    Mission(
        "b_fever",
        BLUE,
        RoomName.INFIRMARY,
        1,
        reward=(Recover(LIFE, 2),),
        nuisance=Nuisance(round_end=(Lose(LIFE, 1, by_evil=False, hazard=True),)),
    ),
    Mission("b_jam", BLUE, RoomName.ARCHIVE, 1, alone=True, nuisance=Nuisance(track=1)),
    Mission("f_pods", RED, RoomName.ESCAPE_PODS, 3, alone=True),
    Mission("f_overload", RED, RoomName.GENERATOR, 2, then_away=6),
    Mission("f_vent", RED, RoomName.VENTILATION, 3, lit=True),
    Mission("f_signal", RED, RoomName.CONTROL, 3, after_each=(MoveCreature(1, 2),)),
    Mission("f_source", RED, RoomName.LABORATORY, 1, boss_dead=True),
)

BOSSES = (
    Boss("boss_brood", Stats(3, 2, 4, 3, 2, 4), Stats(3, 2, 5, 4, 3, 3), breeds=True),
    Boss("boss_shepherd", Stats(2, 3, 2, 2, 3, 4), Stats(2, 3, 3, 3, 4, 3), leads=1),
    Boss("boss_hollow", Stats(4, 3, 4, 2, 2, 5), Stats(4, 3, 5, 3, 3, 4), forces_doors=True, darkens=True),
    Boss("boss_choir", Stats(2, 2, 1, 1, 3, 3), Stats(2, 2, 2, 2, 4, 2), terrifies=1),
)

CHARACTERS = (
    Character("ch_varga", sacrifice=(LightAround(3),)),
    Character(
        "ch_okoro",
        companion=Ability(START, do(RecoverOne(1))),
        sacrifice=(Recover(LIFE, 4), Recover(SC, 4)),
    ),
    Character(
        "ch_stan",
        companion=Ability(Occasion.TRACKING, do(MoreTargets(1))),
        sacrifice=(GainExperience(1),),
    ),
    Character(
        "ch_hayashi",
        hero=Ability(Occasion.FIGHTING, do(Change("dice", 1)), once_per_round=True),
        companion=Ability(Occasion.ROLLED_HERO, do(RerollAll(hit=False, by="ch_hayashi")), at=(COMBAT,)),
        sacrifice=(Slay(),),
    ),
    Character("ch_brandt", inventory=1, sacrifice=(GainItems(3), Recharge(3))),
    Character(
        "ch_rahimi",
        setup=(GainExperience(2),),
        companion=Ability(Occasion.ENCOUNTER, do(Change("less", 99))),
        sacrifice=(FreezeType(),),
    ),
)


@cache
def basic_content() -> Content:
    """The content, made once."""
    return Content(
        stats=STATS,
        reactions=(*FANG, *SWARM, *DREAD, *SNARE),
        items=ITEMS,
        missions=MISSIONS,
        characters=CHARACTERS,
        bosses=BOSSES,
    )
