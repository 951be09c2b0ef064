"""Built-in cards: Dreamers, Market, Items, Masks, Flaws and Turn cards."""

from __future__ import annotations

from nocturne.games.etherfields import deeds as d
from nocturne.games.etherfields.components import Intent, Keyword, Row, Source, State, Suit
from nocturne.games.etherfields.content import (
    Action,
    Archetype,
    Cost,
    Deed,
    Deeds,
    Flaw,
    Influence,
    Item,
    Mask,
    Passive,
    Printed,
    TurnCard,
)

AW, CU, WR = Intent.AWARENESS, Intent.CUNNING, Intent.WRATH
ARCHETYPES = ("gambler", "specialist", "tough-guy", "free-spirit", "reaper")
M, B, S, V = Row.MORPHING, Row.BASIC, Row.SPECIAL, Row.MOVEMENT


def of(color: Intent, amount: int) -> Cost:
    """A cost in one colour."""
    return Cost((color,), amount)


# -- the Dreamers

BACKS: dict[str, tuple[Cost, Deeds, str]] = {
    "gambler": (of(CU, 1), (d.Again(),), "own"),
    "specialist": (of(AW, 1), (d.Draw(1),), ""),
    "tough-guy": (Cost(distress=1), (d.Draw(2),), ""),
    "free-spirit": (of(CU, 1), (d.Relocate("you", 1),), ""),
    "reaper": (Cost(cards=1), (d.Unseal(2),), ""),
}


def dreamer(name: str) -> list[Printed]:
    """22 starting cards of eight kinds, each with the archetype's back action."""
    cost, do, reroll = BACKS[name]
    back = Action(key=f"{name}/back", of=name, source=Source.BACK, cost=cost, do=do, reroll=reroll, once=True)

    def card(kind: str, intent: tuple[int, int, int], **more: object) -> Influence:
        return Influence(id=f"{name}-{kind}", intent=intent, back=back, **more)  # type: ignore[arg-type]  # by keyword

    def action(kind: str, *do: Deed, **more: object) -> tuple[Action, ...]:
        source = Source.PROGRESS if kind in ("habit", "grudge") else Source.HAND
        return (Action(key=f"{name}-{kind}/1", of=f"{name}-{kind}", source=source, do=do, **more),)  # type: ignore[arg-type]  # by keyword

    hand = (Passive("hand", 1),)
    cards = [
        (4, card("look", (2, 0, 0))),
        (5, card("slip", (0, 2, 0))),
        (4, card("shove", (0, 0, 2))),
        (3, card("doubt", (2, 0, 1))),
        (2, card("insight", (1, 1, 0), actions=action("insight", d.Draw(2)))),
        (2, card("flash", (0, 0, 1), actions=action("flash", d.SealThis(), d.Draw(3), rapid=True))),
        (1, card("habit", (1, 0, 0), placing=of(AW, 2), colour=AW, passives=hand)),
        (1, card("grudge", (0, 0, 1), placing=of(WR, 2), colour=WR, actions=action("grudge", d.Unseal(1), once=True))),
    ]
    deck = tuple([one.id for count, one in cards for _ in range(count)])
    return [*[one for _, one in cards], Archetype(id=name, deck=deck)]


# -- the Influence Market, Items, Masks, Flaws


def _hand(card: str, *do: Deed, **more: object) -> tuple[Action, ...]:
    return (Action(key=f"{card}/1", of=card, source=Source.HAND, do=do, **more),)  # type: ignore[arg-type]  # by keyword


MARKET: tuple[Influence, ...] = (
    Influence(id="steady-hand", intent=(0, 3, 0), price=1),
    Influence(id="iron-word", intent=(0, 0, 3), price=1),
    Influence(id="clear-eye", intent=(3, 0, 0), price=1),
    Influence(id="second-wind", intent=(0, 1, 1), price=2, actions=_hand("second-wind", d.Cure(1), rapid=True)),
    Influence(
        id="sharp-answer",
        intent=(1, 0, 0),
        price=1,
        actions=_hand("sharp-answer", d.Draw(2), rapid=True, cost=of(WR, 2)),
    ),
    Influence(
        id="cold-shoulder", intent=(0, 0, 1), price=2, actions=_hand("cold-shoulder", d.Prevent(1), prevents=True)
    ),
    Influence(
        id="loaded-die", intent=(0, 1, 0), price=2, actions=_hand("loaded-die", d.Again(), reroll="any", rapid=True)
    ),
    Influence(
        id="net", intent=(0, 2, 0), price=3, actions=_hand("net", d.Afflict(State.PARALYZED), aimed=True, range=2)
    ),
    Influence(
        id="smoke", intent=(1, 0, 0), price=2, actions=_hand("smoke", d.Afflict(State.DAZED), aimed=True, range=98)
    ),
    Influence(
        id="venom", intent=(0, 0, 2), price=2, actions=_hand("venom", d.Afflict(State.POISONED), aimed=True, range=1000)
    ),
    Influence(
        id="blow", intent=(0, 0, 1), price=3, actions=_hand("blow", d.Banish(), keyword=Keyword.ASSAULT, cost=of(WR, 3))
    ),
    Influence(id="wedge", intent=(1, 1, 0), price=2, actions=_hand("wedge", d.Bar())),
    Influence(id="crowd-work", intent=(2, 0, 0), price=3, unfit=True),
    Influence(
        id="long-arm", intent=(0, 1, 0), price=3, placing=of(CU, 3), colour=CU, passives=(Passive("assault-range", 1),)
    ),
    Influence(
        id="map-sense",
        intent=(1, 0, 0),
        price=1,
        actions=_hand("map-sense", d.Ride(("quay", "market-square")), only_world=True),
    ),
    Influence(id="old-debt", intent=(0, 0, 2), price=1, actions=_hand("old-debt", d.Take("ether", 2), returns=True)),
)


def _item(item: str, *do: Deed, **more: object) -> tuple[Action, ...]:
    return (Action(key=f"{item}/1", of=item, source=Source.ITEM, do=do, **more),)  # type: ignore[arg-type]  # by keyword


ITEMS: tuple[Item, ...] = (
    Item(id="crowbar", intent=(0, 0, 3)),
    Item(id="lantern", intent=(3, 0, 0), actions=_item("lantern", d.Lay("light"), once=True)),
    Item(id="skeleton-key", intent=(0, 2, 0), actions=_item("skeleton-key", d.Take("keys"), returns=True)),
    Item(id="smelling-salts", intent=(0, 1, 0), actions=_item("smelling-salts", d.Cure(2), discards=True, rapid=True)),
    Item(id="lucky-coin", intent=(1, 0, 0), actions=_item("lucky-coin", d.Again(), reroll="any", once=True)),
)


def _mask(mask: str, *do: Deed, **more: object) -> tuple[Action, ...]:
    return (Action(key=f"{mask}/1", of=mask, source=Source.MASK, do=do, **more),)  # type: ignore[arg-type]  # by keyword


MASKS: tuple[Mask, ...] = (
    Mask(id="mask-of-plenty", passives=(Passive("hand", 1),)),
    Mask(id="mask-of-habits", passives=(Passive("progress", 1),)),
    Mask(id="mask-of-blades", passives=(Passive("assault-range", 1),)),
    Mask(id="mask-of-tongues", passives=(Passive("contact-range", 1),)),
    Mask(id="mask-of-haste", actions=_mask("mask-of-haste", d.Walk(1), once=True)),
    Mask(id="mask-of-calm", actions=_mask("mask-of-calm", d.Prevent(1), prevents=True, once=True)),
)

FLAWS: tuple[Flaw, ...] = (
    Flaw(id="shaking-hands", do=(d.DiscardCards(1),), removal=Cost(ether=1)),
    Flaw(id="dark-thought", do=(d.Hurt(1),), removal=Cost(ether=1)),
    Flaw(id="lost-thread", do=(d.Seal(1),), removal=Cost(ether=1)),
    Flaw(id="cold-sweat", do=(d.Hurt(1),)),
    Flaw(id="tunnel-vision", stays=True, passives=(Passive("hand", -1),), removal=Cost(ether=1)),
    Flaw(id="heavy-legs", stays=True, removal=Cost(gems=1)),
)

# -- Turn cards (ledger 8.1)

LOOT: dict[int, tuple[Deeds, ...]] = {
    1: ((d.Take("ether", 1, "each"),),),
    2: ((d.Cure(1, "each"),),),
    3: ((d.Take("keys"),), (d.Unseal(2, "each"),)),
    4: ((d.Take("ether", 1, "each"),),),
    5: ((d.Unseal(3, "each"),),),
    6: ((d.Take("ether", 3),), (d.Take("ether", 1, "each"),)),
    7: ((d.Also("restore-item"),),),
    8: ((d.Take("hours"),),),
    9: ((d.Take("ether", 1, "each"),),),
    10: ((d.Take("ether", 1, "each"), d.Take("gems")),),
    11: ((d.Cure(1, "each"),), (d.Unseal(2, "each"),)),
    12: ((d.Take("keys"),),),
}
STEPS = ((V, B), (M, V, B), (V, S), (B, V), (V, M, S), (M, V), (V, B, M), (S, V), (B,), (V, B, S), (M, B, V), (V, V, B))
TURNS = tuple(
    [
        TurnCard(id=f"turn-{n + 1}", suit=tuple(Suit)[n // 3], steps=steps, loot=LOOT[n + 1])
        for n, steps in enumerate(STEPS)
    ]
)
