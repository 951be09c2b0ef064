"""The part of a manifest that every game played from packs has: which packs are in force, and what is made of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

from nocturne.effects.language import Language
from nocturne.kernel import Setting
from nocturne.kernel.box import Manifest
from nocturne.kernel.steps import G
from nocturne.packs.installed import OPTION, asked_for, pack_setting, records_of
from nocturne.packs.library import Library
from nocturne.packs.pinned import pin, unpin


class PackGame(Manifest[G]):
    """A game whose content comes from packs: its own, or one that somebody has installed over it.

    A game says in which language its packs are written, what else can be chosen, and makes its content of the records.
    """

    language: ClassVar[Language]
    choices: ClassVar[tuple[Setting, ...]] = ()

    @property
    def settings(self) -> tuple[Setting, ...]:  # type: ignore[override]  # packs may be installed at any time
        """What the game lets people choose, and the packs that somebody has installed."""
        return (*self.choices, *pack_setting(self.id))

    def chosen_settings(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return super().chosen_settings(asked_for(self.id, options))

    def made_of(self, records: Library, options: Mapping[str, Any]) -> Any:  # noqa: ANN401 -- each game has its own
        """The content that the rules play with; `UsageError` where the packs lack what they need."""
        raise NotImplementedError

    def source(self, options: Mapping[str, Any]) -> Library:
        return records_of(self.language, options.get(OPTION, self.language.game))

    def content(self, options: Mapping[str, Any]) -> tuple[Any, str]:
        return self.content_of(self.source(options), options)

    def content_of(self, source: Library, options: Mapping[str, Any]) -> tuple[Any, str]:
        return self.made_of(source, options), source.hash

    def continues(self, source: Library) -> Collection[str]:
        return source.continues

    def compare(self, old: Library, new: Library) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        encode = self.language.encode
        both = [key for key in new if key in old]
        changed = [key for key in both if encode(old[key]) != encode(new[key])]
        return (
            tuple([key for key in new if key not in old]),
            tuple(changed),
            tuple([key for key in old if key not in new]),
        )

    def pin(self, source: Library) -> bytes:
        return pin(source)

    def unpin(self, data: bytes) -> Library:
        return unpin(data, self.language)
