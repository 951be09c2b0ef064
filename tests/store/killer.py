"""A process that plays as fast as it can until it is killed: `python -m tests.store.killer STORE SEED`.

It writes one line to its output after each thing that the store has acknowledged.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random

import nocturne
from nocturne.store import Session, Store
from tests.store.endless import an_endless_game, find, next_answers

BATCH = 5
LONGEST = 1500


def acknowledged(*said: int | str) -> None:
    """Tell the parent; a line this short goes through the pipe whole or not at all."""
    os.write(sys.stdout.fileno(), json.dumps(said).encode() + b"\n")


def a_session(store: Store, rng: Random) -> Session:
    """A game to play on with: one that is not over yet, or a new one."""
    going = [kept.id for kept in store.games() if not kept.over and kept.version < LONGEST]
    if going and rng.random() < 0.9:
        return store.session(rng.choice(going))
    seed = rng.randrange(10**9)
    game = an_endless_game(seed) if rng.random() < 0.5 else nocturne.new("lanterns", players=3, seed=seed)
    number = store.add(game, name=f"seed {seed}")
    acknowledged("add", number)
    return store.session(number)


def act(session: Session, rng: Random) -> None:
    """One transaction: mostly an answer, sometimes several at once, sometimes an undo."""
    game, kind = session.game, rng.random()
    if kind < 0.05 and game.version:
        to = max(0, game.version - rng.choice((1, 2, 10, 300)))
        session.undo(to)
        acknowledged("undo", session.id, to)
        return
    trial, given = game.fork(), []
    for seat, option in next_answers(trial, rng, BATCH if kind < 0.15 else 1):
        trial.answer(seat, option)
        given.append((seat, option))
    if len(given) == 1:
        session.answer(*given[0])
    else:
        session.answers(given)
    for seat, option in given:
        acknowledged("answer", session.id, seat, option)


def main(path: Path, seed: int) -> None:
    """Play until killed."""
    rng = Random(seed)
    with Store.open(path, find=find) as store:
        while True:
            session = a_session(store, rng)
            while session.game.over is None and session.game.version < LONGEST and rng.random() < 0.995:
                act(session, rng)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
