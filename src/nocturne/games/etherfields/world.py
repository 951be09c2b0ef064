"""Etherfields as its cards see it: what there is, where it stands, what it is called."""

from __future__ import annotations

from functools import cache

from nocturne.effects.context import Context, Judge
from nocturne.effects.interpret import verb_at
from nocturne.effects.word import Ref, number_of, ref, seat_ref, sort_of
from nocturne.effects.world import World
from nocturne.games.etherfields.model import NOWHERE, Etherfields, SceneKind
from nocturne.games.etherfields.rules.base import NOT_ALL, limits_choices
from nocturne.games.etherfields.rules.interrupting import PickInAction
from nocturne.games.etherfields.rules.space import figure_label, is_full
from nocturne.kernel import Name, Refusal, Seat, Step, Text
from nocturne.kernel.grid import Space


@cache
def _space(space: Space) -> Ref:
    """Point at a space of the Dreamscape."""
    return ref("space", space)


class EtherfieldsWorld(World):
    """What the words of Etherfields ask."""

    def things(self, game: Etherfields, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        if noun == "dreamer":
            return tuple([ref("seat", seat) for seat in game.present])
        if noun == "entity":
            return tuple([ref("figure", figure.id) for figure in game.figures if game.is_entity(figure)])
        taken = {*[dreamer.at for dreamer in game.dreamers], *[figure.at for figure in game.figures]}
        return tuple([_space(space) for space in game.land.spaces if space not in taken or not is_full(game, space)])

    def pointer(self, game: Etherfields, name: str) -> tuple[Ref, ...]:
        return (ref("seat", game.first),) if name in ("team", "first-player") else ()

    def place(self, game: Etherfields, thing: Ref) -> Ref | None:
        sort = sort_of(thing)
        if sort == "space":
            return thing
        at = NOWHERE
        if sort == "seat":
            at = game.dreamers[number_of(thing)].at
        elif sort == "figure":
            figure = game.figure(number_of(thing))
            at = figure.at if figure is not None else NOWHERE
        else:
            at = next((space for card, space in game.quirks if card == thing.partition(":")[2]), NOWHERE)
        return _space(at) if at >= 0 else None

    def label(self, game: Etherfields, thing: Ref) -> Text | None:
        """Figures by Entity and space, spaces by column and row."""
        if sort_of(thing) == "figure":
            return figure_label(game, number_of(thing))
        if sort_of(thing) == "space":
            return Text.of("option-place", space=Name("space", str(number_of(thing))))
        return None

    def distance(self, game: Etherfields, here: Ref, there: Ref) -> int:
        return game.land.distance(Space(number_of(here)), Space(number_of(there)))


class EtherfieldsJudge(Judge):
    """What may be chosen among the effects of a card (EF-CHOICE-02), and in the middle of an action (EF-RAPID-02)."""

    def picking(self, table: Etherfields) -> type[Step[Etherfields]] | None:
        return PickInAction if table.acting and table.scene is not SceneKind.NONE else None

    def explained(self, ctx: Context, chooser: Seat | None, why: Refusal) -> Refusal:
        """What concerns others too must be possible for each of them (EF-CHOICE-03)."""
        who = getattr(verb_at(ctx.table, ctx.line), "who", None)
        alone = chooser is None or who is None or ctx.all(who) == (seat_ref(chooser),)
        return why if alone else NOT_ALL[limits_choices(ctx.table)]
