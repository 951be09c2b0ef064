"""What elements do to figures, Turns, the map and the campaign."""

from __future__ import annotations

from nocturne.games.etherfields.board_events import GroundChanged
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.content import ANY_SPACE, Cause, Deed
from nocturne.games.etherfields.deeds.dreamers import who
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.entities import RelocateFigure, Spawn, remove_figure
from nocturne.games.etherfields.rules.flaws import gain_flaw
from nocturne.games.etherfields.rules.items import (
    DiscardItem,
    DiscardMask,
    FlipProgress,
    GainItem,
    GainMask,
    RestoreItem,
    RestoreMask,
)
from nocturne.games.etherfields.rules.market import BuyInfluence
from nocturne.games.etherfields.rules.morphs import (
    AddMorphings,
    clear_morphs,
)
from nocturne.games.etherfields.rules.movement import MoveDreamer, RelocateDreamer
from nocturne.games.etherfields.rules.pools import lay_token, take_token
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.secrets import ReadScript, Reveal
from nocturne.games.etherfields.rules.states import LayState
from nocturne.games.etherfields.rules.turn import GainLoot, ResolveTurnCard, add_turns, block_step
from nocturne.kernel import Text
from nocturne.kernel.grid import Space


class Walk(Deed, frozen=True):
    """Move some spaces."""

    steps: int

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(MoveDreamer(cause.you, self.steps))


class Relocate(Deed, frozen=True):
    """Relocate yourself, or the figure that is the target."""

    whom: str = "it"
    reach: int = ANY_SPACE

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(RelocateDreamer(cause.you, cause.you, self.reach) if self.whom == "you" else RelocateFigure(cause.it))


class Banish(Deed, frozen=True):
    """Discard the figure that is the target."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        remove_figure(game, cause.it)


class Appear(Deed, frozen=True):
    """Spawn figures of an Entity, by default the speaking one."""

    count: int = 1
    tile: str = ""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(Spawn(self.tile or cause.this, self.count))


class Morph(Deed, frozen=True):
    """Add Morphings to the speaking Entity."""

    count: int = 1

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(AddMorphings(cause.this, self.count))


class Unmorph(Deed, frozen=True):
    """Discard all Morphings of every Entity."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        for entity in game.entities:
            clear_morphs(game, entity.tile)


class Afflict(Deed, frozen=True):
    """Apply a State to the target, or to Dreamers."""

    state: State
    whom: str = "it"

    def run(self, game: Etherfields, cause: Cause) -> None:
        if self.whom == "it":
            game.then(LayState(self.state, None, cause.it))
        else:
            game.then(*[LayState(self.state, seat) for seat in who(game, cause, self.whom)])


class Bar(Deed, frozen=True):
    """Block 1 step of the current Turn card."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(*block_step(game))


class MoreTurns(Deed, frozen=True):
    """Add Turns."""

    count: int = 1

    def run(self, game: Etherfields, cause: Cause) -> None:
        add_turns(game, self.count)


class Early(Deed, frozen=True):
    """Resolve the current Turn card early; it is resolved again at its time (EF-TURNCARD-12)."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(ResolveTurnCard(0))


class Loot(Deed, frozen=True):
    """Gain the Loot of the current Turn card."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(GainLoot())


class End(Deed, frozen=True):
    """This Slumber or Dream ends."""

    won: bool = True

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(EndScene(self.won))


class Perish(Deed, frozen=True):
    """The Dreamers lose."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(Defeat("told"))


class Win(Deed, frozen=True):
    """The campaign is won."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.end(game.present, Text.of("over-won"))


class Read(Deed, frozen=True):
    """Read a script."""

    script: str

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(ReadScript(cause.you, self.script))


class Show(Deed, frozen=True):
    """Reveal Secrets by their codes."""

    codes: tuple[str, ...]

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(*[Reveal(cause.you, code) for code in self.codes])


class Fetch(Deed, frozen=True):
    """Gain an Item from the box."""

    item: str

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(GainItem(cause.you, self.item))


class Also(Deed, frozen=True):
    """Something that Items, Masks and Progress cards do: restore, discard, flip, unflip, buy, gain a Mask or Flaw."""

    what: str
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        for seat in who(game, cause, self.whom):
            if self.what == "flaw":
                gain_flaw(game, seat)
            else:
                game.then(ALSO[self.what](seat))


ALSO = {
    "restore-item": RestoreItem,
    "discard-item": DiscardItem,
    "restore-mask": RestoreMask,
    "discard-mask": DiscardMask,
    "gain-mask": GainMask,
    "flip": FlipProgress,
    "unflip": lambda seat: FlipProgress(seat, up=True),
    "buy": BuyInfluence,
}


class Lay(Deed, frozen=True):
    """Lay a token in your space, or on the speaking element."""

    kind: str
    here: bool = True
    side: int = 0

    def run(self, game: Etherfields, cause: Cause) -> None:
        space = game.dreamers[cause.you].at if self.here else Space(-1)
        lay_token(game, self.kind, space, cause.this, self.side)


class Lift(Deed, frozen=True):
    """Take up all tokens of a kind."""

    kind: str

    def run(self, game: Etherfields, cause: Cause) -> None:
        for token in [one for one in game.tokens if one.kind == self.kind]:
            take_token(game, self.kind, token.at, token.of)


class Build(Deed, frozen=True):
    """Lay a Wall token between two spaces, or a Hole token into a space."""

    walls: tuple[tuple[int, int], ...] = ()
    holes: tuple[int, ...] = ()

    def run(self, game: Etherfields, cause: Cause) -> None:
        old = game.ground
        walls = tuple([(Space(a), Space(b)) for a, b in self.walls])
        holes = tuple([Space(one) for one in self.holes])
        game.commit(GroundChanged(Ground(old.tiles, old.overlays, old.walls + walls, old.holes + holes)))
