"""The designs: paper at night, a torch in a corridor, and a quiet one; each dark, light and for the printer.

Text stands only on the grounds named here, never on a generated picture, so that how well it reads can be computed.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from nocturne.pictures.colour import Colour, colour
from nocturne.pictures.metrics import Family, Font


class Variant(StrEnum):
    """In which light a picture is shown."""

    DARK = "dark"
    LIGHT = "light"
    PRINT = "print"


class Style(StrEnum):
    """What a theme's backgrounds are made of."""

    PAPER = "paper"
    TORCH = "torch"
    QUIET = "quiet"


STACKS = {
    Family.SERIF: "'Palatino Linotype', Palatino, 'TeX Gyre Pagella', P052, 'Book Antiqua', 'Libertinus Serif', serif",
    Family.SANS: "'Helvetica Neue', Arial, 'Liberation Sans', 'TeX Gyre Heros', sans-serif",
    Family.CONDENSED: "'Arial Narrow', 'Liberation Sans Narrow', 'Helvetica Neue', Arial, sans-serif",
    Family.MONO: "Consolas, Menlo, 'Liberation Mono', 'DejaVu Sans Mono', monospace",
}
"""The type families asked for, best first: only such as systems bring along, and a generic one at the end."""


class Palette(Struct, frozen=True):
    """The colours of one theme in one light."""

    night: Colour
    """Behind everything, and behind the title."""
    title: Colour
    """Text upon the night."""
    paper: Colour
    """The panel that holds the text."""
    ink: Colour
    """Text upon the panel."""
    soft: Colour
    """Quieter text upon the panel: flavour, labels, footer."""
    core: Colour
    """Torn edges, rims and hairlines upon the night."""
    grain: Colour
    """Fibres and hairlines upon the panel."""
    glow: Colour
    """Light."""
    cold: Colour
    """What is known and dark."""
    badge: Colour
    """The ground of prices and codes."""
    badge_ink: Colour
    danger: Colour
    danger_ink: Colour
    """Text upon danger."""
    danger_paper: Colour
    """The panel of what hurts; `ink` stands upon it."""
    awareness: Colour
    cunning: Colour
    wrath: Colour
    intent_ink: Colour
    """Numbers upon the three Intents."""
    palette: tuple[Colour, Colour]
    """The two colours of a picture that names none."""

    def tone(self, name: str, otherwise: Colour) -> Colour:
        """The colour of an icon that has a tone of its own."""
        own = {"awareness": self.awareness, "cunning": self.cunning, "wrath": self.wrath, "danger": self.danger}
        return own.get(name, otherwise)

    def grounds(self) -> tuple[tuple[Colour, Colour], ...]:
        """Every text colour with the ground it stands on."""
        return (
            (self.title, self.night),
            (self.ink, self.paper),
            (self.soft, self.paper),
            (self.ink, self.danger_paper),
            (self.soft, self.danger_paper),
            (self.badge_ink, self.badge),
            (self.danger_ink, self.danger),
            *((self.intent_ink, tone) for tone in (self.awareness, self.cunning, self.wrath)),
        )


class Theme(Struct, frozen=True):
    """A design: its type, its edges, and its colours in each light."""

    name: str
    style: Style
    title: Font
    body: Font
    flavour: Font
    label: Font
    figures: Font
    capitals: bool
    """Whether titles and labels are set in capitals."""
    corner: float
    """How round a card is cut, in tenths of a millimetre."""
    looks: dict[Variant, Palette]

    def look(self, variant: Variant) -> Palette:
        """The colours in one light."""
        return self.looks[variant]


def _look(palette: str, **colours: str) -> Palette:
    first, second = palette.split()
    named = {name: colour(value) for name, value in colours.items()}
    return Palette(palette=(colour(first), colour(second)), **named)


_PAPER_AT_NIGHT = {
    Variant.DARK: _look(
        "#1d2a63 #6b3a7d",
        night="#12132e", title="#f7ecd6", paper="#ecdfc6", ink="#241c33", soft="#5d4c55", core="#fbf3e2",
        grain="#b59f7d", glow="#f3b25c", cold="#5a608f", badge="#241c33", badge_ink="#f7ecd6",
        danger="#a32d22", danger_ink="#fff6ea", danger_paper="#e9d0bb",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#fff9ec",
    ),
    Variant.LIGHT: _look(
        "#8fa6d8 #d9a4c4",
        night="#e4e6f3", title="#23204a", paper="#fdf8ec", ink="#241c33", soft="#62525c", core="#ffffff",
        grain="#d3c3a4", glow="#ffcf86", cold="#9aa0c4", badge="#2b2a55", badge_ink="#fff8ea",
        danger="#a82f23", danger_ink="#fff8ef", danger_paper="#f8e2d4",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#fff9ec",
    ),
    Variant.PRINT: _look(
        "#c9d3ee #ecd5e3",
        night="#ffffff", title="#16142b", paper="#ffffff", ink="#16142b", soft="#4f4754", core="#ffffff",
        grain="#cfc8bd", glow="#fff1d6", cold="#8f93ad", badge="#ffffff", badge_ink="#16142b",
        danger="#a32d22", danger_ink="#ffffff", danger_paper="#ffffff",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#ffffff",
    ),
}  # fmt: skip

_TORCH_IN_A_CORRIDOR = {
    Variant.DARK: _look(
        "#2c3a45 #f0b35a",
        night="#08090b", title="#fbf1dc", paper="#121417", ink="#efe7d6", soft="#a9adb0", core="#e9d9b6",
        grain="#3a4148", glow="#ffc46b", cold="#5f7386", badge="#efe7d6", badge_ink="#121417",
        danger="#c4261d", danger_ink="#fff4ee", danger_paper="#260d0c",
        awareness="#1a7a68", cunning="#4a5bc0", wrath="#b8402f", intent_ink="#ffffff",
    ),
    Variant.LIGHT: _look(
        "#7d8c98 #f2b14e",
        night="#dfdcd4", title="#14171a", paper="#f5f3ee", ink="#17191c", soft="#4d555c", core="#17191c",
        grain="#bdb9ae", glow="#ffcf73", cold="#76889a", badge="#1c1f23", badge_ink="#f7f2e6",
        danger="#b3211a", danger_ink="#fff6f2", danger_paper="#f6dcd6",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#ffffff",
    ),
    Variant.PRINT: _look(
        "#b9c3cb #f5dba8",
        night="#ffffff", title="#0e1012", paper="#ffffff", ink="#0e1012", soft="#474d52", core="#0e1012",
        grain="#b8bcc0", glow="#ffe9bd", cold="#8495a3", badge="#ffffff", badge_ink="#0e1012",
        danger="#b3211a", danger_ink="#ffffff", danger_paper="#ffffff",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#ffffff",
    ),
}  # fmt: skip

_QUIET = {
    Variant.DARK: _look(
        "#1f4a45 #c98f3c",
        night="#10201f", title="#f4efdf", paper="#f0ead9", ink="#17231f", soft="#4a5a53", core="#f4efdf",
        grain="#b7b29c", glow="#ffca70", cold="#4f7470", badge="#17302d", badge_ink="#f4efdf",
        danger="#a5301f", danger_ink="#fff6ec", danger_paper="#efd8c6",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#ffffff",
    ),
    Variant.LIGHT: _look(
        "#a9cdc5 #f1cf8d",
        night="#e2efea", title="#14302b", paper="#fffdf6", ink="#17231f", soft="#4c5d56", core="#ffffff",
        grain="#cfd6c8", glow="#ffdb93", cold="#8fb0a9", badge="#1c3d38", badge_ink="#fbf7ea",
        danger="#a5301f", danger_ink="#fff6ec", danger_paper="#f7e3d6",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#ffffff",
    ),
    Variant.PRINT: _look(
        "#d7e7e2 #f7ead0",
        night="#ffffff", title="#0f1c19", paper="#ffffff", ink="#0f1c19", soft="#46544e", core="#ffffff",
        grain="#c9cfca", glow="#fff2d8", cold="#8aa09b", badge="#ffffff", badge_ink="#0f1c19",
        danger="#a5301f", danger_ink="#ffffff", danger_paper="#ffffff",
        awareness="#17705f", cunning="#3f4fae", wrath="#b23a28", intent_ink="#ffffff",
    ),
}  # fmt: skip

THEMES: dict[str, Theme] = {
    "etherfields": Theme(
        "etherfields",
        Style.PAPER,
        title=Font(Family.SERIF, bold=True),
        body=Font(Family.SERIF),
        flavour=Font(Family.SERIF, italic=True),
        label=Font(Family.SANS, bold=True),
        figures=Font(Family.SANS, bold=True),
        capitals=False,
        corner=30,
        looks=_PAPER_AT_NIGHT,
    ),
    "alone": Theme(
        "alone",
        Style.TORCH,
        title=Font(Family.CONDENSED, bold=True),
        body=Font(Family.CONDENSED),
        flavour=Font(Family.CONDENSED, italic=True),
        label=Font(Family.CONDENSED, bold=True),
        figures=Font(Family.MONO, bold=True),
        capitals=True,
        corner=14,
        looks=_TORCH_IN_A_CORRIDOR,
    ),
    "lanterns": Theme(
        "lanterns",
        Style.QUIET,
        title=Font(Family.SANS, bold=True),
        body=Font(Family.SANS),
        flavour=Font(Family.SANS, italic=True),
        label=Font(Family.SANS, bold=True),
        figures=Font(Family.SANS, bold=True),
        capitals=False,
        corner=30,
        looks=_QUIET,
    ),
}
"""The designs by name; each game has the one that carries its name."""
