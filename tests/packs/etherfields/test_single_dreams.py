"""One Dream by itself: which can be chosen, and what is refused."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games import find
from nocturne.games.etherfields.pack import content
from nocturne.kernel import UsageError
from nocturne.server.catalogue import catalogue

DREAMS = [gate.id for gate in content().gates.values() if not gate.first]


def entered(**options: str) -> str:
    """The Dream that a new game with these options begins."""
    game = nocturne.new("etherfields", players=1, options=options)
    while not game.table.tile:
        game.answer(0, game.open[0].ids()[0])
    return str(game.table.tile)


@pytest.mark.parametrize("dream", DREAMS)
def test_any_dream_but_the_first_can_be_played_by_itself(dream: str) -> None:
    assert entered(play="dream", dream=dream) == dream


def test_without_a_wish_it_is_the_dream_of_the_pack() -> None:
    assert entered(play="dream") == entered(play="dream", dream="of-pack") == content().single_gate


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"play": "dream", "dream": "theatre"}, 'Did you mean "gate-theatre"?'),
        ({"play": "dream", "dream": "gate-first"}, "Option dream cannot be 'gate-first'."),
        ({"dream": "gate-theatre"}, "Option dream counts only where option play is dream."),
    ],
)
def test_what_cannot_be_played_so_is_refused(options: dict[str, str], why: str) -> None:
    with pytest.raises(UsageError) as refused:
        nocturne.new("etherfields", players=1, options=options)
    assert why in str(refused.value)


def test_a_dream_is_offered_by_its_name_and_what_the_back_of_its_gate_says() -> None:
    entry = next(one for one in catalogue("en") if one.id == "etherfields")
    option = next(one for one in entry.options if one.name == "dream")
    assert option.where == ("play", "dream")
    told = {choice.value: (choice.label, choice.about) for choice in option.choices}
    assert told["gate-theatre"] == ("The Last Act", "9 Turns.")
    assert [choice.value for choice in option.choices] == ["of-pack", *DREAMS]


def test_a_pack_without_that_dream_says_so() -> None:
    records = content().records
    with pytest.raises(UsageError, match=r'has no Dream "gate-fery". Did you mean "gate-ferry"'):
        find("etherfields").made_of(records, {"dream": "gate-fery"})  # type: ignore[attr-defined]  # of PackGame
