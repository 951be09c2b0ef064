"""What single cards of the playground do that no words can say."""

from nocturne.effects.run import Env
from nocturne.kernel import Seat


def mirror_hands(env: Env) -> None:
    """Both Walkers draw as many cards as the other holds: both hands are counted before either changes."""
    hands = [len(walker.hand) for walker in env.game.walkers]
    for seat, count in enumerate(reversed(hands)):
        env.world.draw(env, Seat(seat), count, "deck")


def silent_bell(env: Env) -> None:
    """Nothing, and no catalogue has words for it: for the tests of the checker."""
