"""What single cards of the playground do that no words can say."""

from nocturne.effects.context import Context
from nocturne.kernel import Seat
from tests.effects.words.deeds import deeds


def mirror_hands(ctx: Context) -> None:
    """Both Walkers draw as many cards as the other holds: both hands are counted before either changes."""
    hands = [len(walker.hand) for walker in ctx.table.walkers]
    for seat, count in enumerate(reversed(hands)):
        deeds(ctx).draw(ctx, Seat(seat), count, "deck")


def silent_bell(ctx: Context) -> None:
    """Nothing, and no catalogue has words for it: for the tests of the checker."""
