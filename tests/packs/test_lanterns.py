"""The pack of the template game and its rules speak of the same cards and houses."""

from nocturne.games.lanterns.model import Card
from nocturne.games.lanterns.pack import CardRecord, content, houses, records


def cards() -> dict[str, CardRecord]:
    return {one.id: one for one in records().all("card") if isinstance(one, CardRecord)}


def test_the_pack_has_a_record_for_each_card_of_the_rules_and_no_other() -> None:
    assert set(cards()) == {card.value for card in Card}


def test_the_cards_that_can_be_played_in_a_turn_are_those_with_something_to_play() -> None:
    assert {card.value for card in content("attic").actions} == {
        one.id for one in cards().values() if one.play is not None
    }


def test_the_deck_and_the_houses_come_from_the_pack() -> None:
    deck = content("attic").deck
    assert [(card.value, deck.count(card)) for card in Card] == [("dash", 6), ("spark", 4), ("snuff", 6), ("ward", 4)]
    assert houses() == ("attic", "cellar")
