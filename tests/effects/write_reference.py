"""Writes docs/effects.md from the code: `python -m tests.effects.write_reference`."""

from pathlib import Path

from nocturne.effects.text import rules_text
from nocturne.games import GAMES, find
from nocturne.kernel import Name
from nocturne.packs import PackGame
from tests.effects.playground import LANGUAGE, card, compiled
from tests.effects.reference import page

PAGE = Path(__file__).resolve().parents[2] / "docs" / "effects.md"


def reference() -> str:
    """The page as the code has it now."""
    return page([manifest.language for game in sorted(GAMES) if isinstance(manifest := find(game), PackGame)])


def said(family: str, example: str) -> str:
    """The English text of a word's example."""
    (one,) = compiled(record(family, example)).values()
    return rules_text(LANGUAGE, one, named).replace("\n", " ")


def record(family: str, example: str) -> str:
    """A record that uses the example of a word where such a word may stand."""
    if family == "verb":
        effect = example if example.startswith("[") else f"[{example}]"
        verb = next(verb for verb in LANGUAGE.verbs.values() if verb.example == example)
        changes = getattr(verb, "amends", "")
        if changes:
            return reaction(effect, "when-rolled" if changes == "dice" else "before-damage")
        return card(effect)
    if family == "cost":
        return card(f"[{{pay: [{example}], to: [{{draw: 1}}]}}]")
    before = "{roll: luck}, " if "rolled" in example else "{choose: {a: space}}, " if "it}" in example else ""
    if family == "condition":
        return card(f"[{before}{{if: {example}, then: [{{draw: 1}}]}}]")
    effect = f"[{before}{{draw: {example}}}]"
    return reaction(effect, "before-damage") if example == "that-much" else card(effect)


def reaction(effect: str, moment: str) -> str:
    """A card that reacts."""
    return f"{{kind: card, id: test, reaction: {{when: {moment}, do: {effect}}}}}"


def named(name: Name) -> str:
    """Without a pack, things are called by their ids."""
    return name.id


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
