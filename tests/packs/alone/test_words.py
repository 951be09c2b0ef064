"""Every word of ALONE: one sentence, one example, one text, and the steps that it names."""

from typing import Any

import pytest

from nocturne.effects.context import Stage
from nocturne.effects.word import Condition as ConditionWord
from nocturne.effects.word import Verb, Word
from nocturne.games.alone.components import Action, Condition, Effect, Harm, Kind
from nocturne.games.alone.model import HERO
from nocturne.games.alone.pack import CITATIONS, LANGUAGE, WORDS, AloneJudge, AloneWorld
from nocturne.games.alone.records import ItemRecord
from nocturne.games.alone.rules import (
    changes,
    exploring,
    fighting,
    harm,
    looting,
    missions,
    movers,
    moving,
    noises,
    tokens,
    tracking,
)
from nocturne.games.alone.rules.base import Near
from nocturne.games.alone.rules.spawning import Spawn
from nocturne.games.alone.rules.turns import HeroTurn
from nocturne.games.alone.words.base import CardVerb
from nocturne.kernel import Step
from nocturne.packs import library
from tests.games.alone.meaning import Meaning, either, meaning, when
from tests.packs.packs import unchecked

MANIFEST = b"id: night\nversion: 1\ngame: alone\ntitle: Night\n"
CARD = """
- kind: item
  id: it_night
  name: Night
  matrix: chemical
  needs: chemical
  basic: {when: turn_start, do: %s}
  advanced: {if: upgraded, do: [{heal: 1, harm: life}]}
"""

STEPS: dict[str, tuple[Step[Any], ...]] = {
    "spawn-creature": (Spawn((Kind.CULTIST, Kind.PARASITE), nearer=1),),
    "move-spawned-creature": (Spawn(), movers.MoveSpawned(1)),
    "move-creature": (movers.MoveCreature(2, 2, movers.Who.REVEALED),),
    "move-unheard": (movers.MoveCreature(1, 2, silent=1),),
    "swap-creatures": (movers.SwapPlaces(),),
    "teleport-creature": (movers.Teleport(3),),
    "teleport-far": (movers.Teleport(0, 2),),
    "attack-at-once": (changes.AttackNow(1, target=True),),
    "attack-harder": (movers.MoveCreature(2), changes.MoreDice(1)),
    "stop-creature": (changes.StopMover(hold=True),),
    "kill-creature": (fighting.ChooseVictim(HERO),),
    "freeze-creatures": (fighting.NameType(HERO),),
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
    "damage": (harm.Lose(Harm.SC, 1),),
    "heal": (harm.Recover(Harm.LIFE, 2),),
    "gain": (changes.ChangeAdrenaline(2),),
    "lose-adrenaline": (changes.ChangeAdrenaline(-1),),
    "move": (moving.Walk(2),),
    "sneak": (moving.Walk(2, safe=2),),
    "swing": (moving.Walk(3, safe=1, straight=True),),
    "pry": (moving.Walk(1, unbar=True),),
    "bar-door": (moving.BarDoors(2),),
    "bar-door-near": (tokens.BarNear(1, 2),),
    "shift-door": (tokens.ShiftDoors(2, 2),),
    "shift-any-door": (tokens.ShiftDoors(3),),
    "explore": (exploring.ExploreLine(2, tokens=2, conditions=True),),
    "light-ahead": (exploring.LightLine(2, own=True),),
    "light-here": (exploring.LightAround(0),),
    "light-around": (exploring.LightAround(2),),
    "darken-near": (tokens.Darken(1, 2),),
    "darken-elsewhere": (exploring.AllLightsOut(),),
    "place-token": (tokens.PlaceToken(Near.ADJACENT, Condition.GAS),),
    "place-danger-there": (tokens.PlaceToken(Near.EXPLORED, Condition.TRIPWIRE), tokens.PlaceToken(Near.THERE)),
    "repair": (exploring.RepairLcu(2),),
    "repair-from-afar": (exploring.RepairAfar(2),),
    "repair-further": (exploring.OneWayMore(),),
    "short-circuit": (changes.Change("own_sector", 1),),
    "reveal-route-to": (exploring.RouteWhere(HERO),),
    "draw-items": (looting.GainItems(3),),
    "upgrade-item": (looting.UpgradeItems(HERO),),
    "recharge-item": (looting.Recharge(1),),
    "pass-charge-on": (looting.PassCharge("it_night"), looting.PassCharge("it_night", more=True)),
    "charge-another": (looting.PassCharge("it_night"),),
    "draw-fewer": (changes.Change("draw", -1),),
    "charge-less": (changes.Change("charges", -1),),
    "loot-more": (looting.LootOneMore(),),
    "look-through-items": (looting.LookThrough(3),),
    "grant-extra-action": (HeroTurn(HERO, first=False, granted=(Action.COMBAT,)),),
    "track-targets": (tracking.TellTracks(),),
    "track-further": (tracking.TrackTargets(HERO, 1),),
    "tell-first-step": (tracking.TellRoute(),),
    "answer-falsely": (changes.Change("lies", 2), changes.Change("lies_level", 1)),
    "explain-the-noise": (noises.ExplainNoise(distance=True),),
    "jam-reaction": (changes.Jam(second=True),),
    "joined-by-companion": (missions.GainCompanion(),),
    "recover-either": (harm.RecoverEither(HERO, 1),),
    "recover-further": (harm.Recover(None, 1),),
    "end-nuisance": (),  # a Mission that is completed has none
    "win": (missions.WinBy("it_night"),),
}
"""What the example of each verb of ALONE means."""

OTHERWISE: dict[str, Meaning] = {
    "[{gain: experience}]": (fighting.ChooseSkill(HERO, 1),),
    "[{move-creature: 1, which: not-attacked}]": (movers.MoveCreature(1, who=movers.Who.OTHERS),),
    "[{darken-near: 2}]": (tokens.Darken(2, 2, hero_too=True),),
    "[{place-token: danger, in: here}]": (tokens.PlaceToken(Near.HERE),),
    "[{repair: all-ways}]": (exploring.RepairLcu(4),),
    "[{repeat: 2, do: [kill-creature]}]": (fighting.ChooseVictim(HERO), fighting.ChooseVictim(HERO)),
    "[{if: no-hit, then: [kill-creature]}]": (when("no-hit", fighting.ChooseVictim(HERO)),),
    "[{choose-one: [[kill-creature], [freeze-creatures]]}]": (
        either((fighting.ChooseVictim(HERO),), (fighting.NameType(HERO),)),
    ),
}
"""Words with other parameters, and words that hold others."""

EVERY: list[type[Word]] = [word for words in LANGUAGE.words().values() for word in words.values()]
CARD_VERBS = [word for word in LANGUAGE.verbs.values() if issubclass(word, CardVerb)]


def meant(effect: str) -> Meaning:
    """What an effect means on a card of the Hero."""
    pack = unchecked({"manifest.yaml": MANIFEST, "cards.yaml": (CARD % effect).encode()}, LANGUAGE)
    stage = Stage(AloneWorld(), library(pack), CITATIONS, judge=AloneJudge())
    record = pack.records["item/it_night"].record
    assert isinstance(record, ItemRecord)
    return meaning(stage, Effect.printed(stage, "item/it_night", record.basic.do))


@pytest.mark.parametrize("name", STEPS)
def test_the_verb_names_the_steps_of_the_rules(name: str) -> None:
    assert meant(LANGUAGE.verbs[name].example) == STEPS[name]


@pytest.mark.parametrize("effect", OTHERWISE)
def test_other_parameters_mean_other_steps(effect: str) -> None:
    assert meant(effect) == OTHERWISE[effect]


def test_every_verb_of_a_card_has_its_test() -> None:
    assert set(STEPS) == {word.named() for word in CARD_VERBS}


@pytest.mark.parametrize("verb", CARD_VERBS, ids=[verb.named() for verb in CARD_VERBS])
def test_the_steps_of_a_card_hang_on_nothing_but_the_card(verb: type[Verb]) -> None:
    assert verb.fixed


@pytest.mark.parametrize("word", EVERY, ids=[word.named() for word in EVERY])
def test_every_word_has_a_sentence_and_an_example(word: type[Word]) -> None:
    assert (word.__doc__ or "").split(". ")[0].rstrip(".")
    assert word.named() in word.example or issubclass(word, ConditionWord)


def test_the_vocabulary_is_the_folder_of_words() -> None:
    own = [word for word in EVERY if word not in LANGUAGE.shared]
    assert {word.__module__ for word in own} == {module.__name__ for module in WORDS}


def test_every_part_of_a_sentence_is_in_the_catalogue() -> None:
    effects = [LANGUAGE.verbs[name].example for name in STEPS] + list(OTHERWISE)
    for effect in effects:
        pack = unchecked({"manifest.yaml": MANIFEST, "cards.yaml": (CARD % effect).encode()}, LANGUAGE)
        assert "⟨" not in library(pack).rules("item/it_night"), effect
