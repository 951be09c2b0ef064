"""What must be there before an effect may be chosen among others (EF-CHOICE-02 to EF-CHOICE-04)."""

from __future__ import annotations

from nocturne.effects.context import Context, selected
from nocturne.effects.verbs.cards import Discard, Seal
from nocturne.effects.verbs.pieces import Lose
from nocturne.effects.word import ASKING, Select, Verb, seat_ref
from nocturne.games.etherfields.rules.morphs import seal_of
from nocturne.games.etherfields.rules.seal import UNPAYABLE, refuse_seal
from nocturne.games.etherfields.verbs.causes import ROW, speaking
from nocturne.games.etherfields.verbs.dreamers import DiscardItemVerb, Flip
from nocturne.kernel import Refusal, Seat

GIVEN_UP = ("ether", "gem", "key", "hour")
"""Tokens that nobody loses gladly."""
NOT_ALL = {
    True: Refusal.by("EF-CHOICE-03", "refuse-not-all"),
    False: Refusal.by("EF-CHOICE-04", "refuse-not-all"),
}
CANNOT = {edition: Refusal.by(rule, "refuse-cannot-choose") for edition, rule in UNPAYABLE.items()}


def sealing(ctx: Context, count: int) -> int:
    """How many cards an effect Seals: in a row of an Entity its Morphings count (EF-MORPH-04)."""
    row = bool(ctx.bound.get(ROW))
    return max([seal_of(ctx.table, one, count, row=row) for one in speaking(ctx)], default=count)


def refuse_verb(ctx: Context, chooser: Seat, verb: Verb) -> Refusal | None:
    """Why an effect may not be chosen: in 2.0 all it takes must be there, in 1.0 only cards to be discarded."""
    if not isinstance(verb, Seal | Discard | Lose | Flip | DiscardItemVerb):
        return None
    who: Select = verb.who
    seats = [ctx.world.seat_of(ctx.table, one) for one in selected(ctx, who)]
    found = [(seat, refuse_for(ctx, verb, seat)) for seat in seats]
    lacking = [(seat, why) for seat, why in found if why is not None]
    if not lacking or (who.how in ASKING and len(lacking) < len(found)):
        return None  # who is to do it is chosen later: one who can is enough
    seat, why = lacking[0]
    return why if (seat, len(found)) == (chooser, 1) else NOT_ALL[bool(ctx.table.box.value("EF-CHOICE-02"))]


def refuse_for(ctx: Context, verb: Verb, seat: Seat) -> Refusal | None:
    """The same for one Dreamer."""
    game, limited = ctx.table, bool(ctx.table.box.value("EF-CHOICE-02"))
    me = game.dreamers[seat]
    if isinstance(verb, Discard):
        return CANNOT[limited] if len(me.hand) < ctx.number(verb.amount) else None
    if not limited:
        return None
    if isinstance(verb, Seal):
        return refuse_seal(game, seat, sealing(ctx, ctx.number(verb.amount)))
    if isinstance(verb, Lose):
        short = verb.token in GIVEN_UP and ctx.world.tokens(game, seat_ref(seat), verb.token) < ctx.number(verb.amount)
    else:
        short = not (me.progress if isinstance(verb, Flip) else game.items)
    return CANNOT[limited] if short else None
