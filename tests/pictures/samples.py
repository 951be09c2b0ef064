"""Faces to look at: for the documentation, for tests, and as models. Names and texts are our own."""

# ruff: noqa: E501 - a table: texts stand as they are read

from __future__ import annotations

from nocturne.pictures.faces import (
    Amount,
    Area,
    CardBack,
    CardFace,
    Cell,
    Floor,
    Intent,
    Legend,
    Note,
    Radar,
    Section,
    SheetFace,
    Slot,
    Space,
    Terrain,
    TileFace,
    TokenFace,
    TokenShape,
    Tone,
    Track,
)  # fmt: skip

_ARCHIVIST = CardBack(
    label="Night Archivist",
    emblem="key",
    title="Sort the drawers",
    text="Look at the top 3 cards of your deck. Put 1 into your hand and **Seal** the others.",
)
_MARKET = CardBack(label="Influence", emblem="moth")
_ENTITY = CardBack(label="Slumber", emblem="coat", code="I-07 C")
_ITEMS = CardBack(label="Items", emblem="crate")
_FANG = CardBack(label="Fang", emblem="mutant")
_DREAD = CardBack(label="Dread", emblem="cultist")
_MISSIONS = CardBack(label="Missions", emblem="hatch")
_DECK = CardBack(label="Lanterns", emblem="lantern")


def _aw(amount: int, *kinds: str) -> Intent:
    return Intent(kinds, amount)


ETHERFIELDS: tuple[CardFace, ...] = (
    CardFace(
        id="ef-ash-lantern", game="etherfields", title="Ash Lantern", kind="Item", emblem="lantern",
        intents=(_aw(2, "awareness"),), palette=("#16285e", "#8a4a2f"),
        text="**Rapid.** Discard this card: prevent 1 {distress} in range 1.",
        flavour="It burns what you brought to read.", footer="Item · starting", code="I-01 D", back=_ARCHIVIST,
    ),
    CardFace(
        id="ef-last-tram", game="etherfields", title="The Last Tram", kind="Influence", emblem="train",
        intents=(_aw(3, "cunning"),), price=Amount("ether", "4"), palette=("#0f3b4a", "#2f6f6a"),
        text="Pay 2 {cunning}: **Move** up to 4 spaces. You may pass through Entities.\nIf you end on a {stairs} space, draw 1 card.",
        flavour="It stops for everybody once.", footer="Market", back=_MARKET,
    ),
    CardFace(
        id="ef-drawer-of-teeth", game="etherfields", title="A Drawer of Teeth", kind="Influence", emblem="mask",
        intents=(_aw(2, "wrath"), _aw(1, "cunning")), price=Amount("ether", "2"), palette=("#3d1029", "#8f2f3a"),
        text="**Assault** +2 {wrath}. If the Entity has a Morphing, {seal} 1 card and **Assault** +2 {wrath} more.",
        flavour="Labelled by year.", footer="Market", back=_MARKET,
    ),
    CardFace(
        id="ef-borrowed-umbrella", game="etherfields", title="Borrowed Umbrella", kind="Progress", emblem="umbrella",
        intents=(_aw(1, "awareness", "cunning"),), price=Amount("ether", "3"), palette=("#1b2a6b", "#5b4b9a"),
        sections=(
            Section("Discard 2 cards with {awareness}.", "Place", "progress"),
            Section("Once a Turn, when you would suffer {distress} in a Water space, suffer 1 less.", "While placed", "water"),
        ),
        flavour="The owner asks after it every night.", footer="Progress", back=_MARKET,
    ),
    CardFace(
        id="ef-man-on-landing", game="etherfields", title="The Man on the Landing", kind="Slumber", emblem="coat",
        palette=("#2a1540", "#a0522d"),
        stats=(Amount("turn", "5", "Turns"), Amount("movement", "3", "Movement"), Amount("spawn", "1", "Spawn")),
        sections=(
            Section("Relocate him to any {stairs} space. He does not thank you.", "Contact · 4 {awareness} · {range} 1", "contact"),
            Section("Add 1 Morphing. Discard all {sun} tokens.", "Morphing", "morphing"),
            Section("Each Dreamer in range 1: 1 {distress}.", "Basic", "basic"),
            Section("Each Dreamer who sees him: {seal} 2 cards.", "Special", "special", Tone.DANGER),
        ),
        footer="Deliverance 212 · Out of Turns 340", code="I-07 C", back=_ENTITY,
    ),
    CardFace(
        id="ef-turn-third", game="etherfields", title="Third Turn", kind="Turn", emblem="clock",
        price=Amount("suit-spade"), palette=("#10203f", "#3d3d7a"),
        sections=(
            Section("", "Entity Movement", "movement"),
            Section("", "Basic effect", "basic"),
            Section("", "Morphing effect", "morphing"),
            Section("Gain 1 {ether}, or draw 1 card.", "Loot", "loot"),
        ),
        footer="Turn deck", back=CardBack(label="Turn", emblem="clock"),
    ),
    CardFace(
        id="ef-fate-tea", game="etherfields", title="Tea With Nobody", kind="Fate", emblem="teacup",
        palette=("#2b1d4f", "#b5654a"),
        text="Two cups, both warm. Choose one:\n**Sit down:** gain 1 {gem}; each Dreamer Seals 1 card.\n**Leave:** lose 1 {hour}.",
        flavour="The other chair is pulled out a little.", footer="Fate · script 88", back=CardBack(label="Fate", emblem="eye"),
    ),
    CardFace(
        id="ef-flaw-lateness", game="etherfields", title="Lateness", kind="Flaw", emblem="bell",
        intents=(_aw(1, "wrath"),), palette=("#1d1d38", "#6e3b3b"),
        sections=(
            Section("You do not gain the Drawing Bonus of your space.", "While in hand", "flaw", Tone.DANGER),
            Section("Pay 1 {ether} to remove this card from the game.", "", "ether"),
        ),
        footer="Flaw", back=CardBack(label="Flaw", emblem="hand"),
    ),
    CardFace(
        id="ef-moth-clerk", game="etherfields", title="Moth Clerk", kind="Influence", emblem="moth",
        intents=(_aw(2, "awareness", "cunning", "wrath"),), price=Amount("ether", "5"), palette=("#0f2f5e", "#7c5a9e"),
        text="Look at the top 2 {fate} cards. Put them back in any order.\nThen you may discard 1 card to gain 1 {ether}.",
        flavour="He files by light.", footer="Market", back=_MARKET,
    ),
    CardFace(
        id="ef-long-cs", game="etherfields", title="Nejneobhospodařovávatelnější zahrada za městem", kind="Vliv", emblem="tree",
        intents=(_aw(2, "awareness"),), price=Amount("ether", "3"), palette=("#123a35", "#4f7a3a"), language="cs",
        text="Zaplať 2 {awareness}: každý spáč ve vzdálenosti nejvýše 2 od této entity si může dobrat 1 kartu; kdo tak učiní, "
        "utrpí 1 {distress}, pokud nestojí na poli se světlem.\nPoté můžeš odhodit tuto kartu a přesunout entitu o 1 pole směrem, "
        "kterým se nikdo nedívá.",
        flavour="Příliš žluťoučký kůň úpěl ďábelské ódy, ale nikdo už neposlouchal.", footer="Trh", back=_MARKET,
    ),
    CardFace(
        id="ef-long-fr", game="etherfields", title="L’Encyclopédie des escaliers inachevés", kind="Progression", emblem="stairs",
        intents=(_aw(3, "cunning"),), price=Amount("ether", "6"), palette=("#2c1f52", "#c07a4a"), language="fr",
        sections=(
            Section("Défaussez 3 cartes {cunning}, ou 2 cartes et 1 {gem}.", "Placer", "progress"),
            Section("Une fois par tour, lorsqu’un Rêveur à portée 2 se déplace sur une case Escaliers, il peut gagner 1 {ether} ; "
                    "s’il le fait, l’Entité la plus proche avance d’une case vers lui.", "Tant qu’elle est placée", "stairs"),
        ),
        flavour="« Tome IX : Marches qui descendent pendant qu’on les monte. »", footer="Progression", back=_MARKET,
    ),
    CardFace(
        id="ef-wisdom-fish", game="etherfields", title="What the Fish Knew", kind="Wisdom", emblem="fish",
        price=Amount("wisdom"), palette=("#0d3557", "#2b7f8c"),
        text="When the Clock passes midnight, each Dreamer in a {water} space may **Unseal** 3 cards.",
        flavour="Nothing, but it knew it first.", footer="Wisdom", code="II-03", back=CardBack(label="Wisdom", emblem="book"),
    ),
)  # fmt: skip

ALONE: tuple[CardFace, ...] = (
    CardFace(
        id="it-flare", game="alone", title="Hand Flare", kind="Item · Explore", emblem="flare", price=Amount("chemical"),
        sections=(
            Section("Turn on the {light} of 1 adjacent sector and reveal it.", "Basic · 1 {charge}", "explore"),
            Section("Turn on the {light} of your sector and of up to 2 sectors in a straight line, and reveal them.", "Advanced · needs {mechanical}", "light"),
        ),
        flavour="Point away from face. Then run.", footer="Item", code="28/30", back=_ITEMS,
    ),
    CardFace(
        id="fang-drop", game="alone", title="From Above", kind="Reaction · Fang", emblem="parasite", price=Amount("move"),
        sections=(
            Section("Spawn a Cultist or a Parasite; its minimum distance is 1 less.", "Normal", "creature"),
            Section("Spawn any creature; its minimum distance is 1 less.", "Dangerous", "danger", Tone.DANGER),
        ),
        flavour="Nobody cleans the ducts.", footer="When the Hero has entered a sector", code="×2", back=_FANG, copies=2,
    ),
    CardFace(
        id="worm-stat", game="alone", title="Worm", kind="Creature", emblem="worm",
        stats=(Amount("combat", "2/2", "thresholds"), Amount("dark", "3", "dice"), Amount("light", "0", "dice"), Amount("sc", "2", "self-control")),
        text="It does not like the {light}. It does not need to.\nMinimum distance **4**, in Nightmare mode **3**.",
        footer="Creature", back=CardBack(label="Creatures", emblem="worm"),
    ),
    CardFace(
        id="it-bolt", game="alone", title="Bolt Driver", kind="Item · Combat", emblem="driver", price=Amount("mechanical"),
        sections=(
            Section("Attack with **3** {die}.", "Basic · 1 {charge}", "combat"),
            Section("Attack with **4** {die}.", "Advanced · needs {electrical}", "combat"),
        ),
        flavour="For walls. Mostly.", footer="Item", code="05/30", back=_ITEMS,
    ),
    CardFace(
        id="dread-echo", game="alone", title="False Echo", kind="Reaction · Dread", emblem="cultist", price=Amount("track"),
        sections=(
            Section("The distance in one of the answers may be false.", "Normal", "noise"),
            Section("Both answers may be false, in distance and level.", "Dangerous", "danger", Tone.DANGER),
        ),
        flavour="Your own voice, a little late, a little lower.", footer="When Track is declared", code="×2", back=_DREAD,
    ),
    CardFace(
        id="mission-sleeper", game="alone", title="The Sleeper", kind="Mission · green", emblem="hatch", price=Amount("mission"),
        stats=(Amount("room", "", "Cold Store"), Amount("interact", "2", "Interacts")),
        text="Somebody in drawer nine is still warm. Wake them and gain a {companion} Companion.",
        flavour="The tag says: do not thaw before Friday.", footer="Starting Mission", back=_MISSIONS,
    ),
    CardFace(
        id="it-scanner", game="alone", title="Pulse Scanner", kind="Item · Track", emblem="scanner", price=Amount("electrical"),
        sections=(
            Section("Track **3** targets.", "Basic · 1 {charge}", "track"),
            Section("Track **3** targets. For one of them Evil also tells the first step of a shortest route.", "Advanced · needs {mechanical}", "track"),
        ),
        flavour="Beeps when you are afraid.", footer="Item", code="19/30", back=_ITEMS,
    ),
    CardFace(
        id="snare-short", game="alone", title="Short Circuit", kind="Reaction · Snare", emblem="cell", price=Amount("interact"),
        sections=(
            Section("{lcu} LCU: only its own sector is lit. Mission: the Hero loses 1 {life}.", "Normal", "dark"),
            Section("The same, and in both cases the Hero loses 1 {life}.", "Dangerous", "danger", Tone.DANGER),
        ),
        footer="When Interact is declared", code="×2", back=CardBack(label="Snare", emblem="cell"),
    ),
    CardFace(
        id="boss-choir", game="alone", title="The Choir", kind="Boss", emblem="brood",
        stats=(Amount("combat", "2/2", "thresholds"), Amount("die", "1/1", "dice"), Amount("sc", "3", "self-control"), Amount("nightmare", "2/2", "Nightmare")),
        text="While it is Revealed, each encounter with another creature costs 1 {sc} more.",
        flavour="They practise when you sleep.", footer="Boss", back=CardBack(label="Bosses", emblem="brood"),
    ),
    CardFace(
        id="ch-varga", game="alone", title="Ilse Varga", kind="Character · grid engineer", emblem="hero",
        sections=(
            Section("Once per {round}: an {lcu} repair works in 2 directions.", "As Hero", "lcu"),
            Section("When an LCU is repaired: 1 direction more.", "As Companion · 1 {charge}", "companion"),
            Section("Turn on the {light} of every sector within 3 steps on this level.", "Sacrifice", "light"),
        ),
        flavour="Has never once asked who left it on.", footer="Character", back=CardBack(label="Characters", emblem="hero"),
    ),
    CardFace(
        id="it-stim-cs", game="alone", title="Povzbuzující prostředek", kind="Předmět · trvalý", emblem="syringe", language="cs", price=Amount("chemical"),
        sections=(
            Section("Na začátku svého tahu obnov 1 {life}. Nemůžeš tím překročit mez léčení danou ukazatelem kol.", "Základní účinek · 1 {charge}", "life"),
            Section("Na začátku svého tahu obnov 2 {life}, nebo 1 {life} a 1 {sc}; v nebezpečném sektoru jen polovinu, zaokrouhleno nahoru.",
                    "Rozšířený účinek · vyžaduje {electrical}", "life"),
        ),
        flavour="Nežádoucí účinky: bdělost, sucho v ústech, odvaha.", footer="Předmět", code="9/30", back=_ITEMS,
    ),
    CardFace(
        id="swarm-spores-fr", game="alone", title="Éclosion", kind="Réaction · Essaim", emblem="spores", language="fr", price=Amount("loot"),
        sections=(
            Section("Faites apparaître des Spores.", "Normal", "spores"),
            Section("Faites apparaître des Spores deux fois ; la deuxième peut se trouver à une distance minimale inférieure de 1.", "Dangereux", "danger", Tone.DANGER),
        ),
        flavour="Ce n’était pas de la poussière.", footer="Lorsque le Héros a fouillé", code="×2", back=CardBack(label="Essaim", emblem="spores"),
    ),
)  # fmt: skip

LANTERNS: tuple[CardFace, ...] = (
    CardFace(id="dash", game="lanterns", title="Dash", kind="Card", emblem="stairs", price=Amount("dash"), text="Move up to 2 spaces more this round.", flavour="Mind the third stair.", back=_DECK, copies=6),
    CardFace(id="spark", game="lanterns", title="Spark", kind="Card", emblem="candle", price=Amount("spark"), text="Light the lantern of your space at once.", flavour="One match, two thoughts.", back=_DECK, copies=4),
    CardFace(id="snuff", game="lanterns", title="Snuff", kind="Card", emblem="moon", price=Amount("snuff"), text="Put out 1 {lantern} within 2 spaces.", flavour="Politely.", back=_DECK, copies=6),
    CardFace(id="ward", game="lanterns", title="Ward", kind="Card", emblem="door", price=Amount("ward"), text="**At once:** cancel a Snuff against your lantern.", flavour="The draught stays outside.", back=_DECK, copies=4),
)  # fmt: skip

_SLUMBER_MAP = CardBack(label="Slumber Map", emblem="moon")
_PIECE = CardBack(label="Sector", emblem="hatch")

TILES: tuple[TileFace, ...] = (
    TileFace(
        id="ef-pantry", game="etherfields", title="The Pantry", code="B2", palette=("#16285e", "#8a4a2f"), back=_SLUMBER_MAP,
        spaces=(
            Space(walls="nw", icons=(Amount("entrance"),), label="Back door"),
            Space(walls="n", doors="s", terrain=Terrain.LIGHT, icons=(Amount("drawing-bonus", "+1"),)),
            Space(walls="ws", terrain=Terrain.WATER, icons=(Amount("gem-slot"),)),
            Space(walls="e", icons=(Amount("spawn"), Amount("suit-spade"))),
        ),
    ),
    TileFace(
        id="ef-long-stair", game="etherfields", title="The Long Stair", code="A1", palette=("#2c1f52", "#c07a4a"), back=_SLUMBER_MAP,
        spaces=(
            Space(walls="ne", terrain=Terrain.DARKNESS, icons=(Amount("trap"),)),
            Space(floor=Floor.BLOCKED, walls="nesw"),
            Space(barred="e", terrain=Terrain.SWAMP, icons=(Amount("single-use"),), label="Coat stand"),
            Space(walls="s", icons=(Amount("stairs"), Amount("quirk"))),
        ),
    ),
    TileFace(
        id="al-level-piece", game="alone", title="Level piece", code="1:0-2", columns=3, back=_PIECE,
        spaces=(
            Space(floor=Floor.ROOM, walls="nw", doors="es", label="Infirmary", icons=(Amount("life"), Amount("lcu")), lit=True),
            Space(floor=Floor.CORRIDOR, walls="n", icons=(Amount("light"),)),
            Space(floor=Floor.CORRIDOR, walls="ne", lit=False),
            Space(floor=Floor.CORRIDOR, walls="w", icons=(Amount("start"),)),
            Space(floor=Floor.CORRIDOR, walls="s", icons=(Amount("danger"),), lit=False),
            Space(floor=Floor.CORRIDOR, walls="e", lit=False, icons=(Amount("stairs", "2"),)),
            Space(floor=Floor.CORRIDOR, walls="sw"),
            Space(floor=Floor.ROOM, walls="sn", barred="we", label="Cold Store", icons=(Amount("mission"),), lit=False),
            Space(floor=Floor.CORRIDOR, walls="es", lit=False, icons=(Amount("tripwire"),)),
        ),
    ),
    TileFace(
        id="al-fork", game="alone", title="Fork", code="7", columns=1, back=_PIECE,
        spaces=(Space(floor=Floor.CORRIDOR, walls="w", icons=(Amount("noise"),)),),
    ),
    TileFace(
        id="ln-attic", game="lanterns", title="Attic", code="L3", back=_DECK,
        spaces=(
            Space(walls="nw", icons=(Amount("lantern"),)),
            Space(walls="ne"),
            Space(walls="w", doors="e"),
            Space(walls="es", icons=(Amount("lantern"),), label="Landing"),
        ),
    ),
)  # fmt: skip


def _cells(*labels: str, tones: dict[int, Tone] | None = None, icons: dict[int, str] | None = None) -> tuple[Cell, ...]:
    tones, icons = tones or {}, icons or {}
    return tuple(Cell(label, icons.get(at, ""), tones.get(at, Tone.PLAIN)) for at, label in enumerate(labels))


_NUMBERS = tuple(str(value) for value in range(13))

SHEETS: tuple[SheetFace, ...] = (
    SheetFace(
        id="ef-archivist-board", game="etherfields", title="The Night Archivist", kind="Dreamer board", emblem="key",
        parts=(
            Slot(Area(0, 0, 2, 4), "Influence deck", "card", "face down"),
            Slot(Area(0, 4, 2, 4), "Discard pile", "discard", "face up"),
            Track(Area(2, 0, 6, 1), _cells("1", "2", "3", "4", "5", "6", "7", "✕", tones=dict.fromkeys((5, 6, 7), Tone.DANGER)), "Distress", "distress"),
            Slot(Area(2, 1, 6, 1), "Ether", "ether", count=12),
            Slot(Area(2, 2, 6, 6), "Progress zone", "progress", "the newest card here", count=3),
            Legend(Area(8, 0, 4, 6), (
                Amount("move", "1", "Move: 1 space for each {cunning}"),
                Amount("contact", "X", "Contact an Entity in range 1, usually with {awareness}"),
                Amount("assault", "X", "Assault an Entity in range 1, usually with {wrath}"),
                Amount("unseal", "2", "Unseal 3 cards"),
                Amount("boost", "", "Boost: roll the {luck} Luck die and add it"),
                Amount("draw", "", "Discard your hand, then draw up to your Hand Size"),
            ), "Basic actions"),
            Note(Area(8, 6, 4, 2), "She has read the card that says what happens next. She put it back in the wrong drawer.", "So it is said"),
        ),
    ),
    SheetFace(
        id="al-hero-sheet", game="alone", title="Ilse Varga", kind="Hero sheet", emblem="hero",
        parts=(
            Track(Area(0, 0, 9, 1), _cells(*_NUMBERS, tones={0: Tone.DANGER, **dict.fromkeys((9, 10, 11, 12), Tone.LIGHT)}), "Life", "life"),
            Track(Area(0, 1, 5, 1), _cells("4", "6", "8", "10", tones={0: Tone.DANGER}, icons={0: "nightmare"}), "Round · Healing Limit", "round"),
            Track(Area(5, 1, 4, 1), _cells("5", "4", "3"), "Adrenaline", "adrenaline"),
            Track(Area(0, 2, 9, 1), _cells(*_NUMBERS, tones={0: Tone.DANGER, **dict.fromkeys((9, 10, 11, 12), Tone.LIGHT)}), "Self-control", "sc"),
            Track(Area(0, 3, 9, 1), _cells("1", "2", "3", "4", "5", "6", "7", "8"), "Turns", "turn"),
            Track(Area(0, 4, 9, 1), _cells("1", "2", "3", "4", "5", "6", "", "", "", "", "", tones=dict.fromkeys((6, 7, 8, 9, 10), Tone.DANGER), icons=dict.fromkeys((6, 7, 8, 9, 10), "danger")), "Reaction track", "reaction"),
            Legend(Area(0, 5, 5, 3), (
                Amount("experience", "", "Courage  ○ ○"), Amount("experience", "", "Cold Blood  ○ ○"), Amount("experience", "", "Eagle Eye  ○ ○"),
                Amount("experience", "", "Precision  ○ ○"), Amount("experience", "", "Dexterity  ○ ○"),
            ), "Skills"),
            Track(Area(5, 5, 4, 3), _cells(*("",) * 8, icons=dict.fromkeys(range(8), "room")), "Rooms", "map", rows=2),
            Radar(Area(9, 0, 3, 4), "Radar"),
            Slot(Area(9, 4, 3, 4), "Inventory", "inventory", "up to 6 Items"),
        ),
    ),
)  # fmt: skip

TOKENS: tuple[TokenFace, ...] = (
    TokenFace(id="t-distress", game="etherfields", title="Distress", icon="distress", tone=Tone.WRATH),
    TokenFace(id="t-ether", game="etherfields", title="Ether", icon="ether", tone=Tone.CUNNING),
    TokenFace(id="t-gem", game="etherfields", title="Shining Gem", icon="gem", shape=TokenShape.HEXAGON),
    TokenFace(id="t-key", game="etherfields", title="Key", icon="key", shape=TokenShape.SQUARE, tone=Tone.QUIET),
    TokenFace(id="t-morph", game="etherfields", title="Morphing", icon="movement", value="+2", tone=Tone.QUIET),
    TokenFace(id="t-coat", game="etherfields", title="Entity", emblem="coat"),
    TokenFace(id="t-turn", game="alone", title="Turn token", icon="turn", value="3"),
    TokenFace(id="t-danger", game="alone", title="Danger token", icon="danger", tone=Tone.DANGER, shape=TokenShape.HEXAGON),
    TokenFace(id="t-light", game="alone", title="Light", icon="light", tone=Tone.QUIET, shape=TokenShape.SQUARE),
    TokenFace(id="t-worm", game="alone", title="Worm", emblem="worm"),
    TokenFace(id="t-cultist", game="alone", title="Cultist", emblem="cultist"),
    TokenFace(id="t-lantern", game="lanterns", title="Lantern", emblem="lantern"),
)  # fmt: skip
