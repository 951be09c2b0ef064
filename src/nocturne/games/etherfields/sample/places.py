"""Built-in tiles, maps, Locations and Dreams, and the whole library."""

from __future__ import annotations

from functools import cache

from nocturne.games.etherfields import deeds as d
from nocturne.games.etherfields.components import Build, Icon, Keyword, Source, State
from nocturne.games.etherfields.content import (
    Action,
    Cost,
    Deed,
    Deeds,
    District,
    Fate,
    Feature,
    Figures,
    Flaw,
    Gate,
    Influence,
    Item,
    Location,
    MapTile,
    Note,
    Overlay,
    Passive,
    Printed,
    Script,
    Season,
    Secret,
    Tile,
    Wisdom,
)
from nocturne.games.etherfields.library import Deal, Library
from nocturne.games.etherfields.sample.cards import (
    ARCHETYPES,
    AW,
    CU,
    FLAWS,
    ITEMS,
    MARKET,
    MASKS,
    TURNS,
    WR,
    B,
    M,
    S,
    dreamer,
    of,
)

# -- Slumbers


def _interact(tile: str, number: int, *do: Deed, **more: object) -> Action:
    return Action(key=f"{tile}/{number}", of=tile, source=Source.ENTITY, do=do, **more)  # type: ignore[arg-type]  # by keyword


TILES: tuple[Tile, ...] = (
    Tile(
        id="wraith",
        turns=4,
        setup=(d.Appear(1),),
        movement=2,
        skip=True,
        skip_before_setup=True,
        actions=(
            _interact("wraith", 1, d.Loot(), d.End(), keyword=Keyword.ASSAULT, cost=Cost((WR, AW), 6)),
            _interact("wraith", 2, d.Afflict(State.STUNNED), keyword=Keyword.CONTACT, cost=of(AW, 3)),
        ),
        rows={M: (d.Morph(1),), B: (d.Strike(1, 1),), S: (d.Strike(1, 1), d.Drain(2, 1))},
        out=(d.Hurt(1, "each"),),
        trap=(d.Seal(1),),
        deliverance=(d.Take("ether", 2), d.End()),
    ),
    Tile(
        id="pack",
        turns=5,
        setup=(d.Appear(3),),
        movement=3,
        build=Build.CREATURE,
        actions=(
            _interact("pack", 1, d.Banish(), keyword=Keyword.ASSAULT, cost=of(WR, 3)),
            _interact("pack", 2, d.Loot(), d.End(), cost=Cost((CU,), 3, gradual=True)),
        ),
        rows={M: (d.Morph(1),), B: (d.Strike(1, 0),), S: (d.Drain(2, 2),)},
        out=(d.Seal(2, "each"),),
        trap=(d.Seal(1),),
        end_of_turn=(d.Remember("howl"),),
    ),
    Tile(
        id="colossus",
        turns=4,
        setup=(d.Appear(1),),
        movement=1,
        big=True,
        actions=(
            _interact("colossus", 1, d.Relocate(), keyword=Keyword.ASSAULT, cost=Cost((WR,), 6, gradual=True)),
            _interact("colossus", 2, d.Loot(), d.End(), cost=Cost((AW,), 2, times_players=True)),
        ),
        rows={M: (d.Morph(1),), B: (d.Strike(1, 1),), S: (d.Drain(2, 2),)},
        out=(d.Hurt(1, "each"),),
    ),
    Tile(id="two-habits", text=(d.Choose(("rest/do", "breathe/do"), "each"),)),
    Tile(id="four-habits", text=(d.Take("hours"),)),
    Tile(id="delta", delta=True),
    Tile(
        id="usher",
        slumber=False,
        movement=2,
        build=Build.HUMAN,
        actions=(_interact("usher", 1, d.Relocate(), keyword=Keyword.ASSAULT, cost=Cost((WR,), 6, gradual=True)),),
        rows={B: (d.Strike(1, 1),), S: (d.Drain(2, 2),)},
    ),
    Tile(id="statue", slumber=False, ignores_die=True, movement=3),
    Tile(id="box-knight", slumber=False, build=Build.COMPANION),
    Tile(id="long-sleep", mode=True, text=(d.Take("ether"), d.Lay("universal", here=False))),
)

# -- the Slumber Map, and plain ground for positions


def _map_action(tile: str, number: int, places: tuple[int, ...], *do: Deed, **more: object) -> Action:
    return Action(key=f"{tile}/{number}", of=tile, source=Source.MAP, places=places, do=do, **more)  # type: ignore[arg-type]  # by keyword


MAPS: tuple[MapTile, ...] = (
    MapTile(
        id="hall",
        slot="A1",
        starting=True,
        drawing="+--+--+\n|\n+  +--+\n|\n+  +  +",
        features=(
            Feature("entrance", (0, 2)),
            Feature("spawn", (3,), "heart"),
            Feature("quirk", (1,)),
            Feature("bonus", (2,), "1"),
        ),
        actions=(_map_action("hall", 1, (1,), d.Take("gems"), cost=of(AW, 4), single_use=True),),
    ),
    MapTile(
        id="gallery",
        slot="B1",
        starting=True,
        drawing="+--+--+\n      |\n+  +  +\n      |\n+  +  +",
        features=(Feature("entrance", (1,)), Feature("spawn", (2,)), Feature("trap", (3,)), Feature("quirk", (0,))),
        actions=(_map_action("gallery", 1, (1,), d.Cure(1), cost=Cost((CU,), 3, gradual=True)),),
    ),
    MapTile(
        id="cellar",
        slot="A2",
        drawing="+- +  +\n|\n+  +  +\n|  |\n+--+--+",
        features=(
            Feature("gem", (2,)),
            Feature("terrain", (0, 1, 2, 3), "darkness"),
            Feature("quirk", (3,)),
            Feature("trap", (1,)),
        ),
        actions=(_map_action("cellar", 1, (2,), d.Take("ether"), demand=d.GemHere(), once=True),),
    ),
    MapTile(
        id="garden",
        slot="B2",
        drawing="+  +  +\n      |\n+  +  +\n   :  |\n+--+--+",
        features=(
            Feature("terrain", (0, 1), "water"),
            Feature("stairs", (2,)),
            Feature("spawn", (3,), "club"),
            Feature("blocked", (1,)),
        ),
        actions=(Action(key="garden/1", of="garden", source=Source.FLYING, cost=Cost(gems=1), do=(d.Cure(1),)),),
    ),
)
PLAIN = tuple([MapTile(id=f"plain-{c}{r}", slot=f"{c}{r}", slumber=False) for r in (1, 2, 3) for c in "ABCD"])

# -- the Dreamworld

CITY: tuple[District, ...] = (
    District(
        id="suburbia",
        locations=(
            Location(
                id="bedroom-window", district="suburbia", icons=(Icon.AWAKENING,), paths=("bus-stop", "corner-shop")
            ),
            Location(
                id="bus-stop",
                district="suburbia",
                icons=(Icon.FATE, Icon.SLUMBER),
                paths=("old-gate",),
                shortcuts=("quay",),
            ),
            Location(
                id="corner-shop", district="suburbia", icons=(Icon.SHOP, Icon.SLUMBER), paths=("old-gate", "chapel")
            ),
            Location(
                id="chapel",
                district="suburbia",
                icons=(Icon.SANCTUARY, Icon.RULE),
                rule=(d.Take("hours"),),
                paths=("old-gate",),
            ),
            Location(id="old-gate", district="suburbia", icons=(Icon.GATE, Icon.FATE), paths=("bus-stop", "quay")),
        ),
        price=((d.Seal(1, "each"),), (d.Also("flip", "each"),)),
    ),
    District(
        id="harbour",
        locations=(
            Location(id="quay", district="harbour", icons=(Icon.KEY, Icon.RAILWAY), paths=("market-square",)),
            Location(id="market-square", district="harbour", icons=(Icon.SHOP, Icon.FATE), paths=("water-gate",)),
            Location(id="water-gate", district="harbour", icons=(Icon.GATE,), paths=("bedroom-window", "quay")),
        ),
    ),
)

FATES: tuple[Fate, ...] = (
    Fate(id="kind-stranger", do=(d.Take("ether", 1, "each"),)),
    Fate(id="wrong-turn", do=(d.Seal(1, "each"),)),
    Fate(id="warm-bench", do=(d.Cure(1, "each"),)),
    Fate(id="found-coin", do=(d.Choose(("rest/do", "breathe/do")),)),
    Fate(id="bad-news", do=(d.Hurt(1),)),
    Fate(id="night-bus", do=(d.Ride(("quay", "bus-stop")),)),
    Fate(
        id="fountain",
        quirk=True,
        actions=(Action(key="fountain/1", of="fountain", source=Source.QUIRK, do=(d.Cure(1),), once=True),),
    ),
    Fate(
        id="mirror",
        quirk=True,
        actions=(Action(key="mirror/1", of="mirror", source=Source.QUIRK, do=(d.Also("restore-mask"),)),),
    ),
    Fate(id="leak", quirk=True, rows={S: (d.Seal(1, "each"),)}),
    Fate(id="draught", quirk=True, rows={B: (d.Seal(1),)}),
)

# -- Dreams

GATES: tuple[Gate, ...] = (
    Gate(
        id="gate-first",
        first=True,
        turns=12,
        setup=(d.Show(("first-room",)),),
        intro=(d.Read("welcome"),),
        out=(d.Read("waking"),),
        death=(d.Cure(7, "each"), d.Unseal(40, "each")),
        actions=(
            Action(
                key="gate-first/1", of="gate-first", source=Source.GATE, cost=of(AW, 3), do=(d.Read("waking"), d.End())
            ),
        ),
        secrets=("first-room",),
    ),
    Gate(
        id="gate-opera",
        district="suburbia",
        keys=2,
        turns=6,
        setup=(d.Show(("foyer", "usher")), d.Appear(1, "usher")),
        intro=(d.Read("overture"),),
        out=(d.Read("curtain"),),
        trap=(d.Seal(1),),
        actions=(
            Action(
                key="gate-opera/1",
                of="gate-opera",
                source=Source.GATE,
                cost=of(WR, 5),
                do=(d.Read("applause"), d.End()),
            ),
        ),
        secrets=("foyer", "usher", "stage", "ticket", "libretto", "prompt", "trapdoor", "spare-crowbar", "memory"),
    ),
    Gate(id="gate-pier", district="harbour", keys=1, turns=4, setup=(d.Show(("foyer",)),), out=(d.Read("curtain"),)),
)
SECRETS: tuple[Secret, ...] = (
    Secret(id="first-room", back="map", kind="map"),
    Secret(id="foyer", back="map", kind="map"),
    Secret(id="stage", back="map", kind="map"),
    Secret(id="usher", back="entity", kind="entity"),
    Secret(id="ticket", back="note", kind="note"),
    Secret(id="libretto", back="influence", kind="influence"),
    Secret(id="spare-crowbar", back="item", kind="item"),
    Secret(id="prompt", back="card", kind="", rows={B: (d.Seal(1, "each"),)}),
    Secret(id="trapdoor", back="overlay", kind="overlay"),
    Secret(id="memory", back="card", kind="", single_use=True),
    Secret(id="good-sense", back="card", kind="wisdom"),
    Secret(id="rail-pass", back="card", kind="wisdom"),
    Secret(id="spare-flaw", back="flaw", kind="flaw"),
    Secret(id="late-fate", back="fate", kind="fate"),
    Secret(id="late-slumber", back="slumber", kind="slumber"),
    Secret(id="gate-pier", back="gate", kind="gate"),
    Secret(id="late-card", back="influence", kind="market"),
    Secret(id="late-item", back="item", kind="item-market"),
    Secret(id="knight-note", back="note", kind="note"),
)
FRONTS: tuple[Printed, ...] = (
    MapTile(
        id="first-room",
        slot="A2",
        slumber=False,
        features=(Feature("entrance", (0, 1)),),
        actions=(_map_action("first-room", 1, (3,), d.Read("waking"), d.End()),),
    ),
    MapTile(
        id="foyer",
        slot="A1",
        slumber=False,
        flying=(d.Remember("foyer-seen"),),
        features=(Feature("entrance", (0,)), Feature("entrance", (1,)), Feature("spawn", (3,)), Feature("gem", (2,))),
        actions=(
            _map_action("foyer", 1, (2,), d.Show(("stage", "ticket")), single_use=True),
            _map_action("foyer", 2, (0,), d.Show(("libretto", "spare-crowbar")), cost=of(CU, 2), single_use=True),
        ),
    ),
    MapTile(
        id="stage",
        slot="B1",
        slumber=False,
        features=(Feature("trap", (0,)), Feature("special", (1,))),
        actions=(
            _map_action("stage", 1, (3,), d.Show(("trapdoor", "prompt", "memory")), cost=Cost((CU,), 3, gradual=True)),
            _map_action("stage", 2, (1,), d.Read("waking"), keyword=Keyword.CONTACT, cost=of(AW, 2)),
        ),
    ),
    Overlay(id="trapdoor", opens=((1, 2),), walls=((0, 1),), blocks=(11,), features=(Feature("trap", (2,)),)),
    Note(id="ticket", when=d.Flagged("foyer-seen"), do=(d.Take("ether"),)),
    Influence(id="libretto", intent=(1, 1, 1), price=4),
    Item(id="spare-crowbar", intent=(0, 0, 2)),
    Wisdom(id="good-sense", passives=(Passive("items", 1),)),
    Wisdom(id="rail-pass", tags=("railway",)),
    Wisdom(id="mercy", tags=("deliverance",)),
    Wisdom(id="nap-card", tags=("nap",)),
    Wisdom(id="oath", addon=True, passives=(Passive("hand", 1),)),
    Flaw(id="spare-flaw", do=(d.Hurt(1),)),
    Influence(id="late-card", intent=(0, 0, 1), price=2),
    Item(id="late-item", intent=(1, 0, 0)),
    Note(id="knight-note", do=(d.Appear(1, "box-knight"),)),
    Fate(id="late-fate", do=(d.Take("hours"),)),
    Tile(id="late-slumber", text=(d.Take("hours"),)),
)
SCRIPTS: tuple[Script, ...] = (
    Script(id="welcome"),
    Script(id="waking", do=(d.Take("ether", 1, "each"),)),
    Script(id="overture"),
    Script(id="curtain", do=(d.Seal(1, "each"), d.SetSeason("frost"))),
    Script(id="applause", do=(d.Take("ether", 2, "each"), d.SetSeason("bloom"), d.Show(("gate-pier",)))),
    Script(id="rest", do=(d.Cure(1),)),
    Script(id="breathe", do=(d.Unseal(2),)),
)
SEASONS = (
    Season(id="thaw"),
    Season(id="frost", occasions={"shortcut": (d.Seal(1, "each"),)}),
    Season(id="bloom", occasions={"shop": (d.Take("ether"),)}),
)
DEATH: Deeds = (d.Also("flaw", "each"),)

EXTRAS = ("mercy", "nap-card", "oath")

DEAL = Deal(
    market=tuple([one.id for one in MARKET]),
    item_market=(),
    items=tuple([one.id for one in ITEMS]),
    fates=tuple([one.id for one in FATES]),
    flaws=tuple([one.id for one in FLAWS]),
    turns=tuple([one.id for one in TURNS]),
    slumbers=("delta", "four-habits", "two-habits", "colossus", "pack", "wraith"),
    maps=tuple([one.id for one in MAPS]),
    masks=tuple([one.id for one in MASKS]),
    seasons=tuple([one.id for one in SEASONS]),
    gates=("gate-first", "gate-opera"),
    districts=tuple([one.id for one in CITY]),
    boxed=(*[one.id for one in SECRETS], *[one.id for one in PLAIN], "statue", "box-knight", "long-sleep", *EXTRAS),
)


@cache
def library() -> Library:
    """The built-in content."""
    printed: list[Printed] = [one for name in ARCHETYPES for one in dreamer(name)]
    printed += [*MARKET, *ITEMS, *MASKS, *FLAWS, *TURNS, *TILES, *MAPS, *PLAIN, *CITY, *FATES, *GATES, *SECRETS]
    printed += [*FRONTS, *SCRIPTS, *SEASONS]
    return Library(printed, Figures(awakening="bedroom-window", death=DEATH), DEAL)
