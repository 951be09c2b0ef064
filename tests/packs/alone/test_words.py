"""Every word of ALONE: one sentence, one example, one text, and the steps that it lines up."""

from typing import Any

import pytest

from nocturne.effects.language import missing
from nocturne.effects.word import Verb, Word
from nocturne.games.alone.box import item
from nocturne.games.alone.components import Action, Condition, Harm, Kind
from nocturne.games.alone.language import LANGUAGE, OWN
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules import (
    branches,
    changes,
    doors,
    exploring,
    fighting,
    finds,
    harm,
    looting,
    missions,
    movers,
    moving,
    near,
    noises,
    repairs,
    slaying,
    tokens,
)
from nocturne.games.alone.rules.spawning import Spawn
from nocturne.games.alone.rules.tracking import MoreTargets, TellRoute, TellTracks
from nocturne.games.alone.rules.turns import GrantAction
from nocturne.games.alone.verbs import steps
from nocturne.games.alone.world import WORLD
from nocturne.kernel import Step
from nocturne.packs import library, read_pack

ANY = movers.Who.ANY
MANIFEST = b"id: night\nversion: 1\ngame: alone\ntitle: Night\n"
CARD = """
- kind: item
  id: it_night
  name: Night
  matrix: chemical
  needs: chemical
  basic: {when: %s, do: %s}
  advanced: {if: upgraded, do: [{heal: 1, harm: life}]}
"""

STEPS: dict[str, tuple[Step[Any], ...]] = {
    "spawn-creature": (Spawn((Kind.CULTIST, Kind.PARASITE), nearer=1),),
    "move-spawned-creature": (Spawn(), movers.MoveSpawned(1)),
    "move-unheard": (movers.MoveCreature(1, 2, silent=1),),
    "teleport-creature": (movers.Teleport(3, 2),),
    "attack-at-once": (changes.AttackNow(1, target=True),),
    "attack-harder": (movers.MoveCreature(2, 1, ANY), changes.MoreDice(1)),
    "stop-creature": (changes.StopMover(hold=True),),
    "kill-creature": (slaying.Slay(),),
    "freeze-creatures": (slaying.FreezeType(),),
    "attack": (fighting.Strike(3, reach=2),),
    "attack-by-charges": (fighting.Strike(3),),
    "attack-all": (fighting.StrikeAll(2, adjacent=True),),
    "ignore-hit": (changes.IgnoreHits(2),),
    "reroll-hits": (changes.RerollAll(hit=True, by="it_night"),),
    "reroll-misses": (changes.RerollAll(hit=False, by="it_night"),),
    "surges-hit": (changes.SurgeHits(),),
    "shine-here": (changes.ShineOn(),),
    "change-dice": (changes.Change("dice", -1),),
    "punish-misses": (changes.Ricochet(2),),
    "target-flees": (changes.Change("flee", 2),),
    "lose-less": (harm.LessHarm(1),),
    "lose-nothing": (harm.LessHarm(99),),
    "sneak": (moving.Walk(2, safe=2),),
    "swing": (moving.Walk(3, safe=1, straight=True),),
    "pry": (moving.Walk(1, unbar=True),),
    "bar-door": (moving.BarDoors(2),),
    "bar-door-near": (tokens.BarNear(1, 2),),
    "shift-door": (doors.ShiftDoors(2, 2),),
    "explore": (exploring.ExploreLine(2, tokens=2, conditions=True),),
    "light-ahead": (exploring.LightLine(2, own=True),),
    "repair": (exploring.RepairLcu(2),),
    "repair-from-afar": (repairs.RepairAfar(2),),
    "repair-further": (repairs.OneWayMore(),),
    "short-circuit": (changes.Change("own_sector", 1),),
    "reveal-route-to": (exploring.RevealRoute(),),
    "upgrade-item": (looting.UpgradeItems(HERO),),
    "recharge-item": (looting.Recharge(1),),
    "pass-charge-on": (finds.PassCharge("it_night", more=True),),
    "charge-another": (finds.PassCharge("it_night"),),
    "draw-fewer": (changes.Change("draw", -1),),
    "charge-less": (changes.Change("charges", -1),),
    "loot-more": (finds.LootOneMore(),),
    "look-through-items": (finds.LookThrough(3),),
    "grant-extra-action": (GrantAction(Action.COMBAT),),
    "track-targets": (TellTracks(),),
    "track-further": (MoreTargets(1),),
    "tell-first-step": (TellRoute(),),
    "answer-falsely": (changes.Change("lies", 2), changes.Change("lies_level", 1)),
    "explain-the-noise": (noises.ExplainNoise(distance=True),),
    "jam-reaction": (changes.Jam(second=True),),
    "joined-by-companion": (missions.GainCompanion(),),
    "recover-either": (harm.RecoverOne(1),),
    "recover-further": (harm.RecoverMore(1),),
    "end-nuisance": (),  # the rules see to it
    "breed": (),  # the rules offer it
}
"""What the example of each verb of ALONE lines up."""

COMMON: dict[str, tuple[Step[Any], ...]] = {
    "[{damage: 1, to: you, harm: sc}]": (harm.Lose(Harm.SC, 1),),
    "[{heal: 2, harm: life}]": (harm.Recover(Harm.LIFE, 2),),
    "[{move: 2}]": (moving.Walk(2),),
    "[{move: 2, who: {a: creature, where: revealed}}]": (movers.MoveCreature(2, who=movers.Who.REVEALED),),
    "[{move: 1, who: {some: creature, count: 2}}]": (movers.MoveCreature(1, 2),),
    "[{move: 1, who: {a: creature, where: not-attacked}}]": (movers.MoveCreature(1, who=movers.Who.OTHERS),),
    "[{swap: {a: creature, where: hidden}, with: {another: creature, where: hidden}}]": (movers.SwapPlaces(),),
    "[{gain: adrenaline, amount: 2}]": (changes.ChangeAdrenaline(2),),
    "[{gain: experience}]": (fighting.GainExperience(1),),
    "[{lose: adrenaline}]": (changes.ChangeAdrenaline(-1),),
    "[{draw: 3, from: items}]": (looting.GainItems(3),),
    "[{light: here}]": (exploring.LightAround(0),),
    "[{light: {each: sector, within: 2, where: same-level}}]": (exploring.LightAround(2),),
    "[{darken: {each: sector, where: lit, beyond: 1}}]": (exploring.AllLightsOut(),),
    "[{darken: {a: sector, where: lit, within: 2, beyond: 1}}]": (tokens.Darken(1, 2),),
    "[{darken: {up-to: sector, count: 2, where: lit, within: 2}}]": (tokens.Darken(2, 2, hero_too=True),),
    "[{add-marker: danger, in: hero}]": (tokens.PlaceToken(near.Near.HERE),),
    "[{add-marker: gas, in: {a: sector, where: just-explored}}, {add-marker: danger, in: it}]": (
        tokens.PlaceToken(near.Near.EXPLORED, Condition.GAS),
        tokens.PlaceToken(near.Near.THERE),
    ),
    "[{repeat: 2, do: [kill-creature]}]": (slaying.Slay(), slaying.Slay()),
    "[{may: [kill-creature], who: evil}]": (slaying.Slay(),),
    "[{if: no-hit, then: [kill-creature]}]": (steps.When("no-hit", (slaying.Slay(),)),),
    "[{choose-one: [[kill-creature], [freeze-creatures]]}]": (
        branches.Either(((slaying.Slay(),), (slaying.FreezeType(),)), True, "item/it_night", (1, 2)),
    ),
    "[win]": (),
}
"""What the common words mean in ALONE."""

WORDS = [
    (family, word)
    for family, words in LANGUAGE.words().items()
    for word in words.values()
    if word.__module__ in {module.__name__ for module in OWN}
]


def lined_up(effect: str, when: str = "turn_start") -> tuple[Step[Any], ...]:
    """The steps of an effect on a card of the Hero."""
    pack = read_pack({"manifest.yaml": MANIFEST, "cards.yaml": (CARD % (when, effect)).encode()}, LANGUAGE)
    return item(pack.records["item/it_night"]).basic.do


@pytest.mark.parametrize("name", STEPS)
def test_the_verb_lines_up_the_steps_of_the_rules(name: str) -> None:
    assert lined_up(LANGUAGE.verbs[name].example) == STEPS[name]


@pytest.mark.parametrize("effect", COMMON)
def test_a_common_word_means_a_step_of_the_rules(effect: str) -> None:
    assert lined_up(effect) == COMMON[effect]


def test_in_an_encounter_the_fright_is_lessened() -> None:
    assert lined_up("[{lose-less: 1}]", "encounter") == (changes.Change("less", 1),)


def test_every_verb_of_alone_has_its_test() -> None:
    assert set(STEPS) == {word.named() for _, word in WORDS if issubclass(word, Verb)}


def test_the_game_can_do_everything_its_words_need() -> None:
    assert missing(LANGUAGE, WORLD) == []


@pytest.mark.parametrize("word", [word for _, word in WORDS], ids=[word.named() for _, word in WORDS])
def test_every_word_has_a_sentence_and_an_example(word: type[Word]) -> None:
    assert (word.__doc__ or "").count(".") == 1
    assert word.named() in word.example


def test_every_part_of_a_sentence_is_in_the_catalogue() -> None:
    effects = [LANGUAGE.verbs[name].example for name in STEPS] + list(COMMON)
    for effect in effects:
        pack = read_pack({"manifest.yaml": MANIFEST, "cards.yaml": (CARD % ("turn_start", effect)).encode()}, LANGUAGE)
        assert "⟨" not in library(pack).rules("item/it_night"), effect
