"""A new pack, ready to be filled."""

from __future__ import annotations

from importlib import resources

from nocturne.effects.language import Language
from nocturne.effects.values import is_id
from nocturne.kernel import UsageError
from nocturne.kernel.text import Text
from nocturne.packs.sources import files_in


def files(name: str, language: Language) -> dict[str, str]:
    """The files of a new pack: a manifest, a readme, and the game's own beginning, or one record of each kind.

    A game that has a folder `starter` gives what stands there, over its own pack: something that can be played at once.
    """
    if not is_id(name):
        raise UsageError(Text.of("pack-id-impossible", name=name))
    title = name.replace("-", " ").capitalize()
    written = {
        "manifest.yaml": f"id: {name}\nversion: 1\ngame: {language.game}\ntitle: {title}\nlanguage: en\n",
        "README.md": (
            f"# {name}\n\nA content pack for {language.game}. `nocturne pack check .` tells what is wrong,\n"
            "`nocturne pack text .` what the cards say.\n"
        ),
    }
    starter = resources.files("nocturne.games") / language.game / "starter"
    if starter.is_dir():
        written["manifest.yaml"] += f"requires: [{language.game}]\n"
        return written | {path: content.decode() for path, content in files_in(starter).items()}
    for kind, record in language.kinds.items():
        if record.example:
            written[f"{kind}s.yaml"] = f"# {first_line(record.__doc__)}\n- {record.example}\n"
    return written


def first_line(text: str | None) -> str:
    """The first line of a docstring."""
    return (text or "").strip().split("\n")[0]
