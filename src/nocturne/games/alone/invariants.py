"""What must always hold: no component lost or doubled, nothing in an impossible place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nocturne.games.alone.map import sectors_in
from nocturne.games.alone.model import CONDITIONS, Alone
from nocturne.games.alone.plan import Level


def broken(game: Alone) -> list[str]:
    """Which invariants do not hold, in words."""
    if not game.chart:
        return []
    return [*_figures(game), *_places(game), *_tokens(game), *_cards(game), *_items(game)]


def _figures(game: Alone) -> Iterator[str]:
    hero, sheet = game.hero, game.content.sheet
    if not 0 <= hero.life <= sheet.health or not 0 <= hero.sc <= sheet.health:
        yield f"Life {hero.life}, SC {hero.sc}"
    if not 0 <= hero.adrenaline <= sheet.most_adrenaline:
        yield f"{hero.adrenaline} Adrenaline tokens"
    if not 0 <= game.turn <= sheet.turns:
        yield f"Turn {game.turn}"
    if not 0 <= game.space < len(sheet.limits):
        yield f"the Round marker on space {game.space}"
    if any(not 0 <= points <= 2 for points in hero.skills):
        yield f"skills {hero.skills}"
    if not hero.life and not hero.sc and game.outcome is None and not game.agenda:
        yield "a defeated Hero who plays on"


def _places(game: Alone) -> Iterator[str]:
    everywhere = game.map.everywhere
    if not everywhere >> game.here & 1 or not game.revealed >> game.here & 1:
        yield "the Hero is not in the Labyrinth"
    marks = (game.revealed, game.lit, game.danger, *game.conditions)
    if any(sectors & ~everywhere for sectors in marks):
        yield "something is outside of the Map"
    if game.barred >> len(game.map.doors):
        yield "a door is barred that is not there"
    tokens = [creature.token for creature in game.creatures]
    if len(set(tokens)) < len(tokens) or tokens != sorted(tokens):
        yield f"creatures {tokens}"
    for creature in game.creatures:
        if not everywhere >> creature.at & 1:
            yield f"creature {creature.token} is nowhere"
        elif bool(creature.name) is not game.is_revealed(creature.at):
            yield f"creature {creature.token} is {'' if creature.name else 'not '}seen in {game.place(creature.at)}"
    names = [creature.name for creature in game.creatures if creature.name]
    if len(set(names)) < len(names) or any(name > game.names for name in names):
        yield f"names {names}"


def _tokens(game: Alone) -> Iterator[str]:
    sheet = game.content.sheet
    for level in Level:
        count = (game.danger & game.map.level_sectors(level)).bit_count()
        if count > sheet.danger_limit:
            yield f"{count} Danger tokens on level {level:d}"  # AL-DANGER-04
    taken = Counter([sector for sectors in game.conditions for sector in sectors_in(sectors)])
    if any(count > 1 for count in taken.values()):
        yield "two Condition tokens in one sector"  # AL-CONDITION-02
    for kind, sectors in zip(CONDITIONS, game.conditions, strict=True):
        if sectors.bit_count() > game.content.conditions:
            yield f"{sectors.bit_count()} {kind.value} tokens"
    if game.covered > sheet.spaces:
        yield f"{game.covered} spaces covered"  # AL-METER-06


def _cards(game: Alone) -> Iterator[str]:
    elsewhere = [*[card for hand in game.hands for card in hand], *game.dealt, *[played.card for played in game.track]]
    for deck in game.decks:
        mine = [card for card in elsewhere if game.content.deck_of[card] == deck.name]
        cards = Counter([*deck.cards, *deck.discard, *deck.buried, *mine])
        whole = Counter(game.content.deck(deck.name))
        if cards != whole:
            yield f"deck {deck.name}: {dict(cards - whole)} too many, {dict(whole - cards)} missing"


def _items(game: Alone) -> Iterator[str]:
    held = [item.key for item in game.hero.items]
    cards = Counter([*game.item_deck, *game.item_bottom, *game.item_discard, *game.found, *held])
    whole = Counter(game.content.item_deck)
    if cards != whole:
        yield f"Items: {dict(cards - whole)} too many, {dict(whole - cards)} missing"
    for item in game.hero.items:
        if not 1 <= item.charges <= game.content.sheet.charges:
            yield f"{item.key} with {item.charges} Charges"  # AL-ITEM-11
