"""The simplest player: any answer, each as likely as the other."""

from __future__ import annotations

from random import Random

from nocturne.kernel import Decision


def choose(decision: Decision, rng: Random) -> str:
    """The id of an option, drawn from the given source of chance.

    >>> import nocturne
    >>> decision = nocturne.new("lanterns", players=2, seed=7).open[0]
    >>> choose(decision, Random(1)) == choose(decision, Random(1))
    True
    """
    return rng.choice(decision.options).id
