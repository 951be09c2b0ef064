"""Etherfields with the content of its pack: the manifest that the kernel receives when the pack is used."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, ClassVar

from nocturne.effects import asks, memory, picks, run
from nocturne.effects.records import Ability, Compiled, PackRecord, Reaction
from nocturne.effects.speak import speaker
from nocturne.effects.terms import IT, Block
from nocturne.effects.words import Describer, block_text, rules_text, say_effect
from nocturne.games.etherfields import world
from nocturne.games.etherfields.game import EtherfieldsGame
from nocturne.games.etherfields.game import named as plain_name
from nocturne.games.etherfields.language import LANGUAGE
from nocturne.games.etherfields.library import Library
from nocturne.games.etherfields.printing import PackLibrary, Speaks
from nocturne.games.etherfields.verbs import dreamers, scenes
from nocturne.i18n import say
from nocturne.kernel import Name, Text
from nocturne.packs import Library as Records
from nocturne.packs import library, load, shipped

SHOWN = (*[kind for kind in LANGUAGE.kinds if kind != "secret"], "secret")
"""Where a name is looked for: a Secret is called by its code only as long as it has no front."""


@cache
def records() -> Records:
    """The pack that comes with the program."""
    return library(load(shipped("etherfields"), LANGUAGE))


@cache
def content() -> PackLibrary:
    """The pack as the rules read it."""
    return PackLibrary(records())


def named(name: Name) -> str:
    """What something is called in the pack; its id in words, where it has no name."""
    if name.kind == "action" and name.id in content().parts:
        return action_words(name.id)
    if name.kind == "effect" and name.id not in content().parts and (said := effect_words(name.id)):
        return said
    whole = records()
    ident, _, part = name.id.partition("/")
    for key in (f"{name.kind}/{ident}", *[f"{kind}/{ident}" for kind in SHOWN]):
        if key in whole and (found := whole.text("names", key)):
            return f"{found} {part}" if part.isdigit() and part != "1" else found
    return plain_name(name)


def action_words(key: str) -> str:
    """An action as it stands on its card: the name of the card, then price and effect."""
    record, part = content().parts[key]
    alone = Compiled(ScriptPart(id="alone", part=part), records()[record].blocks)
    kind, _, ident = record.partition("/")
    facts = Text.of("action-words", card=Name(kind, ident), rules=rules_text(LANGUAGE, alone, named))
    return say(facts, game=GAME.id, names=named)


def effect_words(key: str) -> str:
    """What an effect does, such as one of two kinds of Loot."""
    deeds = content().effects.get(key, ())
    lines = [block_text(LANGUAGE, records()[one.record], one.block, named) for one in deeds if isinstance(one, Speaks)]
    return " ".join(lines).removesuffix(".")


class ScriptPart(PackRecord, frozen=True, kw_only=True):
    """A record that has nothing but one action, to be put into words."""

    part: Ability | Reaction


UNSAID = "⟨"


def asked_dreamer(text: Text, language: str) -> str:
    """A branch that is put to a Dreamer who is `it`: told as that Dreamer's own deeds, without naming anybody."""
    facts = text.arguments()
    compiled, block = records()[str(facts["record"])], facts["block"]
    assert isinstance(block, int)
    said = Describer(LANGUAGE, compiled).sentences(Block(block), IT)
    return speaker(language, LANGUAGE.catalogues, LANGUAGE.phrases).say(said, named)


class PackedGame(EtherfieldsGame):
    """Etherfields, played from its pack."""

    modules: ClassVar[tuple[ModuleType, ...]] = (  # type: ignore[assignment]  # the rules' modules and those of effects
        *EtherfieldsGame.modules,
        run,
        picks,
        asks,
        memory,
        world,
        dreamers,
        scenes,
    )

    def content(self, options: Mapping[str, Any]) -> tuple[Library, str]:
        found = content()
        return found, found.hash

    def say(self, text: Text, language: str = "en") -> str:
        """Effects speak for themselves; a passage of the story is told in full."""
        said = say_effect(LANGUAGE, records().packs[-1].records, text, named, language)
        if said:
            return said if UNSAID not in said else asked_dreamer(text, language)
        story = text.arguments().get("story")
        told = records().text("stories", story, language) if isinstance(story, str) else ""
        return told or say(text, language, game=self.id, names=named)


GAME = PackedGame()
