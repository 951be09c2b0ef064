"""One table of State tokens: whatever tells States apart reads it. A new State is a row, two words and a picture."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from nocturne.games.etherfields import components
from nocturne.games.etherfields.components import STATES, Lasts, State
from nocturne.games.etherfields.model import Dreamer, StateToken
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.games.etherfields.rules.states import capped, is_harmless, is_rooted
from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.pictures.icons import ICONS

ROOT = Path(__file__).resolve().parents[3]
ROWS = ("src/nocturne/games/etherfields/components.py",)
WORDS = ("src/nocturne/i18n/en/etherfields-effects.ftl", "src/nocturne/i18n/en/web.ftl")
PICTURES = ("src/nocturne/pictures/icons.py",)
GENERATED = ("web/src/lib/icons.ts", "web/src/etherfields/view.ts")
"""Written by tools, from the picture and from the row."""
SPOKEN = re.compile(
    r"\bState\.(?:STUNNED|DAZED|PARALYZED|POISONED)\b|['\"[](?:stunned|dazed|paralyzed|poisoned)['\"\]]"
)


def sources() -> list[Path]:
    """Everything that is written by hand, content and rules tables aside."""
    code = [path for part in ("src/nocturne", "web/src") for path in (ROOT / part).rglob("*")]
    kinds = (".py", ".ts", ".svelte", ".ftl")
    return [path for path in code if path.suffix in kinds and "server/static" not in str(path)]  # the page as built


@pytest.mark.rule("EF-STATE-01")
def test_a_state_is_named_in_its_row_in_two_catalogues_and_with_its_picture_and_nowhere_else() -> None:
    naming = {str(path.relative_to(ROOT)) for path in sources() if SPOKEN.search(path.read_text(encoding="utf-8"))}
    assert (
        naming
        - {
            *ROWS,
            *WORDS,
            *PICTURES,
            *GENERATED,
        }
        == set()
    )


@pytest.mark.parametrize("state", State)
def test_each_state_has_a_row_a_name_a_word_in_packs_and_a_picture(state: State) -> None:
    assert state in STATES
    assert say(Text(f"state-{state.value}"), game="etherfields") == state.value.capitalize()
    assert state.value in LANGUAGE.names("state")
    assert state.value in ICONS
    page = (ROOT / WORDS[1]).read_text(encoding="utf-8")
    assert f"[{state.value}] {state.value.capitalize()}" in page


@pytest.mark.rule("EF-STATE-02")
def test_each_token_has_two_sides() -> None:
    pieces = [rule.piece for rule in STATES.values()]
    assert sorted(pieces) == sorted([*{*pieces}] * 2)


def test_the_rules_follow_the_row_of_a_state_and_not_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(STATES[State.DAZED], short=False)
    heavy = replace(plain, rooted=True, harmless=True, on_dreamer=Lasts.SCENE)
    holder = Dreamer(states=(StateToken(State.DAZED),))
    for rule, felt in ((plain, (False, False, 3)), (heavy, (True, True, 3))):
        monkeypatch.setitem(components.STATES, State.DAZED, rule)
        assert (is_rooted(holder), is_harmless(holder), capped(holder, 3)) == felt
