"""Packs laid over each other: the records and texts in force, as a game and its clients ask for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import islice, product
from types import MappingProxyType
from typing import TypeVar

from nocturne.effects.language import Language
from nocturne.effects.records import Compiled, PackRecord
from nocturne.effects.text import back_text, rules_text
from nocturne.kernel import Name
from nocturne.packs.model import NO_TEXTS, Pack, Texts

R = TypeVar("R", bound=PackRecord)

MOST_CONTINUED = 10_000
"""The most combinations of earlier layers that are worked out."""


class Library:
    """Several packs as one, the later ones over the earlier. Immutable."""

    def __init__(self, packs: tuple[Pack, ...]) -> None:
        self.packs = packs
        self.language: Language = packs[0].language
        self.owner: Mapping[str, Pack] = MappingProxyType({key: pack for pack in packs for key in pack.records})
        self.records: Mapping[str, Compiled] = MappingProxyType(
            {key: pack.records[key] for key, pack in self.owner.items()}
        )
        self.hash = joined_hash([pack.hash for pack in packs])

    @property
    def continues(self) -> frozenset[str]:
        """The hashes of contents whose games go on with this one: of each layer, its present or an earlier state."""
        layers = [(pack.hash, *pack.manifest.continues) for pack in self.packs]
        return frozenset(map(joined_hash, islice(product(*layers), MOST_CONTINUED))) - {self.hash}

    def __getitem__(self, key: str) -> Compiled:
        return self.owner[key].records[key]

    def __contains__(self, key: object) -> bool:
        return key in self.owner

    def __iter__(self) -> Iterator[str]:
        return iter(self.owner)

    def __len__(self) -> int:
        return len(self.owner)

    def all(self, kind: str) -> tuple[PackRecord, ...]:
        """The records of a kind, in the order of the files."""
        return tuple([self[key].record for key in self.owner if key.startswith(f"{kind}/")])

    def of(self, kind: type[R]) -> dict[str, R]:
        """The records of a kind by their ids, in the order of the files."""
        return {record.id: record for record in self.all(kind.named()) if isinstance(record, kind)}

    def text(self, what: str, key: str, tongue: str = "en") -> str:
        """A name, flavour or story: in the language asked for, else in English, else in the pack's own; or nothing."""
        for pack in reversed(self.packs):
            for language in dict.fromkeys((tongue, tongue.partition("-")[0], "en", pack.manifest.language)):
                texts: Texts = pack.texts.get(language, NO_TEXTS)
                by_key: dict[str, str] = getattr(texts, what)
                if key in by_key:
                    return by_key[key]
        return ""

    def name(self, key: str, tongue: str = "en") -> str:
        """What a record is called; its id, where it has no name. A flag is called by its words, where it has none."""
        kind, _, ident = key.partition("/")
        return self.text("names", key, tongue) or (ident.replace("-", " ") if kind == "flag" else ident)

    def rules(self, key: str, tongue: str = "en", *, unsealed: bool = False) -> str:
        """The rules text of a record, made from its program; what is sealed is for those who write packs."""

        def named(name: Name) -> str:
            if name.kind == "story":
                return self.text("stories", name.id, tongue)
            return self.name(f"{name.kind}/{name.id}", tongue)

        return rules_text(self.language, self[key], named, tongue, unsealed=unsealed)

    def back(self, key: str, tongue: str = "en") -> str:
        """What the back of a record says of when it may be used."""

        def named(name: Name) -> str:
            return self.name(f"{name.kind}/{name.id}", tongue)

        return back_text(self.language, self[key], named, tongue)


def joined_hash(hashes: Sequence[str]) -> str:
    """The hash of several packs that lie over each other; of a single one, its own."""
    if len(hashes) == 1:
        return hashes[0]
    whole = blake2b(digest_size=16)
    for part in hashes:
        whole.update(part.encode())
    return whole.hexdigest()


def library(*packs: Pack) -> Library:
    """Lay packs over each other; each must have been read over those before it."""
    return Library(packs)
