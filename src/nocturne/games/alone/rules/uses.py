"""What the Hero may use on an occasion: Passive Items, skills, the Character's and the Companion's abilities."""

from __future__ import annotations

from nocturne.games.alone.components import DURING, Effect, Occasion, Skill
from nocturne.games.alone.events.sheet import AbilityUsed, ChargesChanged, CompanionUsed, named_faces
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.pieces import Item
from nocturne.games.alone.records import CompanionPart, HeroPart
from nocturne.games.alone.rules.base import OfItem, named, refuse_effect
from nocturne.games.alone.rules.dice import ChooseMisses, CourageDie, RerollHits, refuse_reroll
from nocturne.kernel import PASS, Ask, Name, Option, Refusal, Seat, Step, Text


class UseItem(OfItem, frozen=True):
    """Use a Passive Item for 1 Charge (AL-ITEM-05)."""


class UseSkill(Option, frozen=True):
    """Use a skill (AL-XP-08, AL-XP-11, AL-XP-12)."""

    skill: Skill


class UseAbility(Option, frozen=True):
    """Use an ability of the Hero's own Character, or of the Companion (AL-COMPANION-05)."""

    whose: str
    character: Name


SKILL_OF = {
    Occasion.ENCOUNTER: Skill.COURAGE,
    Occasion.ROLLED_HERO: Skill.PRECISION,
    Occasion.ROLLED_EVIL: Skill.DEXTERITY,
}
USE_SKILL = {skill: UseSkill(skill) for skill in SKILL_OF.values()}

NOT_NOW = Refusal.by("AL-ITEM-05", "refuse-not-now")
ONCE_AN_ACTION = Refusal.by("AL-ITEM-06", "refuse-once-an-action")
ONCE_A_CREATURE = Refusal.by("AL-XP-13", "refuse-once-a-creature")
ONCE_A_ROUND = Refusal.by("AL-CONTENT-04", "refuse-once-a-round")


def effect_of(game: Alone, item: Item) -> Effect:
    """The effect of an Item in force: the advanced one once it is upgraded (AL-UPGRADE-05)."""
    card = game.content.items[item.key]
    return card.advanced if item.upgraded else card.basic


def uses(game: Alone, when: Occasion) -> list[Option]:
    """All that the Hero has for an occasion, usable or not."""
    hero, content = game.hero, game.box.content
    offers: list[Option] = []
    passive = content.passive[when]
    for slot, item in enumerate(hero.items):
        if item.key in passive:
            offers.append(named(UseItem, "item", item.key, slot))
    if when in SKILL_OF and hero.has(SKILL_OF[when]):
        offers.append(USE_SKILL[SKILL_OF[when]])
    own, companion = content.characters.get(hero.character), hero.companion
    if own is not None and own.hero is not None and own.hero.when == when:
        offers.append(named(UseAbility, "character", hero.character, "hero"))
    if companion is not None and content.characters[companion.key].companion.when == when:
        offers.append(named(UseAbility, "character", companion.key, "companion"))
    return offers


def _ability(game: Alone, option: UseAbility) -> tuple[HeroPart | CompanionPart, Effect]:
    """What the card of the Character says of this use, and what it does."""
    card = game.content.characters[option.character.id]
    part = card.companion if option.whose == "companion" else card.hero
    assert part is not None, "this Character can do nothing as the Hero"
    return part, game.content.effect(card, part)


def refuse_use(game: Alone, option: Option) -> Refusal | None:
    """Why something may not be used now, or None (AL-ITEM-05, AL-ITEM-06, AL-XP-11, AL-XP-12)."""
    if isinstance(option, UseSkill):
        return _refuse_skill(game, option.skill)
    if isinstance(option, UseItem):
        if option.item.id in game.worked:
            return ONCE_AN_ACTION
        if not _is_during(game, game.content.items[option.item.id].kind):
            return NOT_NOW
        return refuse_effect(game, effect_of(game, game.hero.items[option.slot]))
    assert isinstance(option, UseAbility)
    part, effect = _ability(game, option)
    if _used_name(option) in game.worked:
        return ONCE_AN_ACTION
    if _once_a_round(part) and _used_name(option) in game.used:
        return ONCE_A_ROUND
    return refuse_effect(game, effect) if _is_during(game, part.when) else NOT_NOW


def _is_during(game: Alone, when: str) -> bool:
    """Whether the action at hand is one that an occasion belongs to."""
    return when not in DURING or game.action in DURING[when]


def _once_a_round(part: HeroPart | CompanionPart) -> bool:
    return isinstance(part, HeroPart) and bool(part.limit)


def _refuse_skill(game: Alone, skill: Skill) -> Refusal | None:
    if skill is Skill.COURAGE:  # AL-XP-13: once for each creature that is met
        return ONCE_A_CREATURE if game.twist.dared else None
    if skill is Skill.DEXTERITY:
        return refuse_reroll(game, hit=True, by=skill.value)
    return ONCE_AN_ACTION if skill.value in game.worked else refuse_reroll(game, hit=False, by=skill.value)


def _used_name(option: UseAbility) -> str:
    return f"{option.whose}-{option.character.id}"


def use(game: Alone, option: Option) -> None:
    """Pay for something and line up what it does (AL-ITEM-05, AL-COMPANION-05)."""
    if isinstance(option, UseSkill):
        by = option.skill.value
        game.commit(AbilityUsed(by))
        rolls = {Skill.COURAGE: CourageDie(), Skill.DEXTERITY: RerollHits(by), Skill.PRECISION: ChooseMisses(HERO, by)}
        game.then(rolls[option.skill])
    elif isinstance(option, UseItem):
        effect = effect_of(game, game.hero.items[option.slot])
        game.commit(AbilityUsed(option.item.id))
        game.commit(ChargesChanged(option.slot, option.item.id, -1))
        game.then(*effect.declares, *effect.due(HERO))
    else:
        assert isinstance(option, UseAbility)
        part, effect = _ability(game, option)
        game.commit(AbilityUsed(_used_name(option), _once_a_round(part)))
        if option.whose == "companion":
            game.commit(CompanionUsed())
        game.then(*effect.declares, *effect.due(HERO))


def occasion(game: Alone, when: Occasion) -> tuple[Step[Alone], ...]:
    """The Hero's window on an occasion, if the Hero has anything for it."""
    return (OnOccasion(HERO, when),) if uses(game, when) else ()


class OnOccasion(Ask[Alone], frozen=True):
    """The Hero may use what the occasion allows, one after the other (AL-ITEM-05)."""

    occasion: Occasion

    def prompt(self, game: Alone, seat: Seat) -> Text:
        """What has happened; of a roll also what it shows, which is seen only for a moment."""
        rolled = game.roll.faces if game.roll else ()
        return Text.of("ask-on-occasion", occasion=self.occasion.value, dice=named_faces(rolled))

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*uses(game, self.occasion), PASS]

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        return None if option is PASS else refuse_use(game, option)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if option is not PASS:
            use(game, option)
            game.then(self)
