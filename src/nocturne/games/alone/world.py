"""ALONE as its cards see it: which step of the rules a common word means here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from nocturne.effects.word import HERE, IT, THERE, Ref, Select, number_of
from nocturne.effects.world import World
from nocturne.games.alone.components import Condition, Harm
from nocturne.games.alone.map import SectorId
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.changes import ChangeAdrenaline
from nocturne.games.alone.rules.exploring import AllLightsOut, LightAround
from nocturne.games.alone.rules.fighting import GainExperience
from nocturne.games.alone.rules.harm import Lose, Recover
from nocturne.games.alone.rules.looting import GainItems
from nocturne.games.alone.rules.movers import MoveCreature, SwapPlaces, Who
from nocturne.games.alone.rules.moving import Walk
from nocturne.games.alone.rules.near import Near
from nocturne.games.alone.rules.tokens import Darken, PlaceToken
from nocturne.games.alone.verbs.lineup import lining_up, must

if TYPE_CHECKING:
    from nocturne.effects.context import Context
    from nocturne.kernel import Seat

WHO = {"": Who.ANY, "revealed": Who.REVEALED, "hidden": Who.UNREVEALED, "not-attacked": Who.OTHERS}
DANGER, EXPERIENCE, CHARGE = "danger", "experience", "charge"


def _where(select: Select) -> str:
    """The word that narrows a selector."""
    return select.where.named() if select.where is not None else ""


def near(select: Select) -> Near:
    """The sectors that a selector speaks of, as seen from the Hero's."""
    if select.pointer:
        return Near.THERE if select.noun in (IT, THERE) else Near.HERE
    if _where(select) == "just-explored":
        return Near.EXPLORED
    must(select.within == 1, "Tokens are put in the Hero's sector, an adjacent one, or one just explored.")
    return Near.ADJACENT if select.beyond else Near.AROUND


def _of_hero(ctx: Context, figure: Ref) -> None:
    """Only the Hero has health tracks, Adrenaline and experience."""
    must(lining_up(ctx).is_hero(lining_up(ctx).meant(figure)), "Here only the Hero can be meant.")


class AloneWorld(World):
    """What the common words do in ALONE: each lines up steps of the rules, which ask for what is to be chosen."""

    def is_lit(self, game: Alone, space: Ref) -> bool:
        return game.is_lit(SectorId(number_of(space)))

    def is_revealed(self, game: Alone, thing: Ref) -> bool:
        return game.is_revealed(SectorId(number_of(thing)))

    def damage(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        """The Hero loses Life or SC; from a Mission it is no doing of Evil (AL-COMPANION-12)."""
        _of_hero(ctx, figure)
        if lining_up(ctx).kind == "mission":
            ctx.then(Lose(Harm(harm), count, by_evil=False, hazard=True))
        else:
            ctx.then(Lose(Harm(harm), count))

    def heal(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        _of_hero(ctx, figure)
        ctx.then(Recover(Harm(harm), count))

    def move(self, ctx: Context, figure: Ref, steps: int) -> None:
        """The Hero walks; creatures are moved by Evil."""
        select = lining_up(ctx).meant(figure)
        if lining_up(ctx).is_hero(select):
            ctx.then(Walk(steps))
        else:
            plain = select.how in ("a", "some") and select.within is None and _where(select) in WHO
            must(plain, "Creatures are moved as a: or some:, wherever they are.")
            ctx.then(MoveCreature(steps, select.count, WHO[_where(select)]))

    def swap(self, ctx: Context, one: Ref, other: Ref) -> None:
        unseen = [_where(lining_up(ctx).meant(thing)) == "hidden" for thing in (one, other)]
        must(all(unseen), "Only hidden creatures change places.")
        ctx.then(SwapPlaces())

    def gain(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        _of_hero(ctx, holder)
        ctx.then(GainExperience(count) if token == EXPERIENCE else ChangeAdrenaline(count))

    def lose(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        _of_hero(ctx, holder)
        must(token not in (EXPERIENCE, CHARGE), "Only Adrenaline is lost.")
        ctx.then(ChangeAdrenaline(-count))

    def draw(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        ctx.then(GainItems(count))

    def light(self, ctx: Context, space: Ref, lit: bool) -> None:
        """Lights on around the Hero; lights out where Evil chooses, or everywhere else."""
        select = lining_up(ctx).meant(space)
        if lit:
            here = select.pointer and select.noun == HERE
            around = select.how == "each" and select.within is not None and _where(select) == "same-level"
            must(here or around, "Lights go on here, or in each sector of the same level within a distance.")
            ctx.then(LightAround(0 if here else select.within or 0))
        elif select.how == "each":
            must(select.beyond == 1 and select.within is None, "Each light goes out but that of the Hero's sector.")
            ctx.then(AllLightsOut())
        else:
            must(select.within is not None and _where(select) == "lit", "Lights go out in lit sectors near the Hero.")
            ctx.then(Darken(select.count, select.within or 0, hero_too=not select.beyond))

    def add_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        """A Danger token or a Condition token, where Evil chooses."""
        select = lining_up(ctx).meant(space)
        ctx.then(PlaceToken(near(select), None if marker == DANGER else Condition(marker), select.count))

    def win(self, ctx: Context, seats: Iterable[Seat]) -> None:
        """The rules end the game when the Final Mission is completed (AL-END-01)."""


WORLD = AloneWorld()
