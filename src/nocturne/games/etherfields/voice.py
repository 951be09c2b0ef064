"""How Etherfields speaks: messages with the names, effects and stories of the pack that is played."""

from __future__ import annotations

from collections import ChainMap
from functools import lru_cache

from nocturne.effects.records import Compiled, PackRecord
from nocturne.effects.text import block_text, rules_text, say_effect
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.games.etherfields.parts import Ability, Reaction
from nocturne.i18n import SOURCE, Seated, say
from nocturne.kernel import Name, Text

OWN = LANGUAGE.game
SHOWN = (*[kind for kind in LANGUAGE.kinds if kind != "secret"], "secret")
"""Where a name is looked for: a Secret is called by its code only as long as it has no front."""
DEEDS = ("action", "deed", "effect")
"""How messages speak of an action: in full, by its title alone, or as something that happens."""


class ScriptPart(PackRecord, frozen=True, kw_only=True):
    """A record that has nothing but one action, to be put into words."""

    part: Ability | Reaction


class Voice:
    """Puts messages into words of one language with the names, effects and stories of one pack."""

    def __init__(self, library: Index, language: str) -> None:
        self.library, self.records, self.language = library, library.records, language
        self.compiled = ChainMap(*[dict(pack.records) for pack in reversed(library.records.packs)])

    def named(self, name: Name) -> str:
        """What something is called in the pack; its id in words, where it has no name."""
        if name.kind == "space":
            return coordinates(int(name.id), self.library.box.columns)
        if name.kind in DEEDS and (said := self.deed(name)):
            return said
        whole = self.records
        if name.kind == "flag":
            return whole.name(f"flag/{name.id}", self.language)
        ident, _, part = name.id.partition("/")
        for key in (f"{name.kind}/{ident}", *[f"{kind}/{ident}" for kind in SHOWN]):
            if key in whole and (title := whole.text("names", key, self.language)):
                return f"{title} {part}" if part.isdigit() and part != "1" else title
        return in_words(name)

    def deed(self, name: Name) -> str:
        """An action in full or by its title, or what an effect does; nothing where its card is all there is to name."""
        key = name.id
        if key.startswith("place/"):
            return self.plain(Text.of("option-place-card", card=Name("card", key[6:])))
        action = self.library.actions.get(key)
        if action is None or action.part is None:
            return self.effect_words(key) if name.kind == "effect" else ""
        if name.kind == "action":
            return self.action_words(action)
        own = self.own_name(action) or self.told_apart(action)
        return self.titled(action, own) if own else ""

    def action_words(self, action: Action) -> str:
        """An action as it stands on its card: the name of the card, its own if it has one, then price and effect."""
        assert action.part is not None
        alone = Compiled(ScriptPart(id="alone", part=action.part), self.records[action.record].blocks)
        own, words = self.own_name(action), rules_text(LANGUAGE, alone, self.named, self.language)
        title = Name("deed", action.key) if own else element_of(action)
        return self.plain(Text.of("action-words", card=title, rules=words)).removesuffix(".")

    def own_name(self, action: Action) -> str:
        """The name that an action has on its tile, where several stand on it; nothing where it has none."""
        return self.records.text("names", f"{action.record}/{action.key.rpartition('/')[2]}", self.language)

    def told_apart(self, action: Action) -> str:
        """What tells an action without a name from others of its tile: Assault or Contact, else its number."""
        ident, _, number = action.key.rpartition("/")
        if f"{ident}/2" not in self.library.actions:
            return ""
        word = action.keyword
        said = Text.of("action-number", number=number) if word is None else Text.of("action-keyword", keyword=word)
        return self.plain(said)

    def titled(self, action: Action, own: str) -> str:
        """An action with a name, without what it says: its tile, then its name."""
        return self.plain(Text.of("action-title", card=element_of(action), own=own))

    def effect_words(self, key: str) -> str:
        """What an effect does, such as one of two kinds of Loot."""
        parts = self.library.effects.get(key, ())
        lines = [
            block_text(LANGUAGE, self.records[part.record], part.block, self.named, self.language) for part in parts
        ]
        return " ".join(lines).removesuffix(".")

    def plain(self, text: Text, seated: Seated = ()) -> str:
        """A message of the catalogue, with the names of the pack."""
        return say(text, self.language, game=OWN, names=self.named, seated=seated)

    def say(self, text: Text, seated: Seated = ()) -> str:
        """Effects speak for themselves; a passage of the story is told in full."""
        said = say_effect(LANGUAGE, self.compiled, text, self.named, self.language)
        if said:
            return said
        story = text.arguments().get("story")
        told = self.records.text("stories", story, self.language) if isinstance(story, str) else ""
        return told or self.plain(text, seated)


@lru_cache(64)
def voice(library: Index, language: str = SOURCE) -> Voice:
    """The voice of a pack in a language, made once."""
    return Voice(library, language)


def element_of(action: Action) -> Name:
    """The card or tile that an action stands on."""
    kind, _, ident = action.record.partition("/")
    return Name(kind, ident)


def in_words(name: Name) -> str:
    """What something without a name is called: its id in words."""
    return name.id.replace("/", " ").replace("-", " ").capitalize() if name.id else "—"


def coordinates(space: int, columns: int = 4) -> str:
    """A space by the letter of its column and the number of its row, as they stand on a drawn Dreamscape.

    >>> coordinates(0), coordinates(17)
    ('a1', 'b3')
    """
    row, column = divmod(space, columns * 2)
    return f"{chr(ord('a') + column)}{row + 1}"
