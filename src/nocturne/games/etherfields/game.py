"""The manifest of Etherfields: the one object that the kernel receives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from nocturne.games.etherfields.components import BUILD_SIZE, DISTRESS_LIMIT, STATES, Build, Intent, Morph, Pool
from nocturne.games.etherfields.events.cards import DistressTaken
from nocturne.games.etherfields.events.scenes import SeatsLaid
from nocturne.games.etherfields.imagined import imagine
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import LANGUAGE, content, content_of
from nocturne.games.etherfields.position import LISTS, OWN, EtherfieldsNotation
from nocturne.games.etherfields.rules import awakening, distress, morphs, perform, pools, saving, states, windows
from nocturne.games.etherfields.views import EtherfieldsView, view
from nocturne.games.etherfields.voice import voice
from nocturne.kernel import Box, Event, Name, Refusal, Seat, Setting, Step, Switch, Text, UsageError
from nocturne.kernel.errors import suggest
from nocturne.kernel.layouts import Layout
from nocturne.packs import Library as Records
from nocturne.packs import PackGame

OF_PACK = "of-pack"
"""Of the Dreams to choose from: the one that the pack is about."""


def _editions(rule: str, first: object, second: object) -> Switch:
    return Switch(rule, {"1.0": first, "2.0": second})


class EtherfieldsGame(PackGame[Etherfields]):
    """A cooperative campaign for one to five Dreamers."""

    id: ClassVar[str] = "etherfields"
    version: ClassVar[int] = 6
    players: ClassVar[range] = range(1, 6)
    table: ClassVar[type[Etherfields]] = Etherfields
    view_type: ClassVar[type[EtherfieldsView]] = EtherfieldsView
    packages: ClassVar[tuple[str, ...]] = ("nocturne.games.etherfields", "nocturne.effects")
    profiles: ClassVar[tuple[str, ...]] = ("1.0", "2.0")
    switches: ClassVar[tuple[Switch, ...]] = (
        _editions("EF-TURN-04", True, False),
        _editions("EF-FIRST-04", True, False),
        _editions("EF-RESHUFFLE-03", False, True),
        _editions("EF-CHOICE-02", False, True),
        _editions("EF-WORLD-09", False, True),
        _editions("EF-WORLD-10", False, True),
        _editions("EF-SETUP-03", False, True),
        _editions("EF-SETUP-16", False, True),
        _editions("EF-BOOST-09", 0, 1),  # spaces that a Boosted Move gains; 0: as many as the die shows
        _editions("EF-MORPH-11", True, False),
        _editions("EF-SPACE-02", False, True),
        _editions("EF-SPACE-03", "each", "together"),  # where pushed Dreamers go
        _editions("EF-SPACE-10", False, True),
        _editions("EF-MASK-06", True, False),  # a Restore Mask may be declined
        _editions("EF-ITEM-11", True, False),  # a Restore Item and the drawn Item may be declined
        _editions("EF-PROGRESS-03", True, False),
        _editions("EF-RAPID-05", False, True),  # the acting Dreamer may play Rapid cards at the own choices
        _editions("EF-AWAKEN-08", False, True),
        _editions("EF-SAVE-07", True, False),
        _editions("EF-NAP-02", False, True),
        _editions("EF-OOD-01", False, True),
        _editions("EF-CONTINUOUS-02", False, True),
    )
    language = LANGUAGE
    layouts = (Layout(65), Layout(63, lacks=("gone", "mode")))  # rules version 1; of 65 fields, with piles as lists
    choices: ClassVar[tuple[Setting, ...]] = (
        Setting("play", ("campaign", "slumber", "dream"), default="campaign"),
        Setting("rounds", ("by-edition", "structured", "free"), default="by-edition"),
        Setting("entity-rolls", ("each", "together"), default="each"),  # EF-EMOVE-12
        Setting("boost", (True, False), default=True),  # EF-BOOST-11
        Setting("classic-cards", (False, True), default=False),  # EF-CLASSIC-01
        Setting("save-inside", (False, True), default=False),  # EF-SAVE-07, EF-SAVE-08
        Setting("nap", (False, True), default=False),
        Setting("out-of-dream-save", (False, True), default=False),
        Setting("continuous", (False, True), default=False),
        Setting("add-ons", (False, True), default=False),  # EF-THORN-01
    )

    @property
    def settings(self) -> tuple[Setting, ...]:  # type: ignore[override]  # packs may be installed at any time
        """With the Dreams that can be played by themselves: all but the first, which begins a campaign."""
        dreams = [gate.id for gate in content().gates.values() if not gate.first]
        play, *others = super().settings
        return (play, Setting("dream", (OF_PACK, *dreams), default=OF_PACK, where=("play", "dream")), *others)

    def choice_texts(self, setting: Setting, choice: str | int | bool) -> tuple[Text, Text] | None:
        """A Dream is called by its name; of the rest the back of its gate tells the Turns (EF-GATE-01)."""
        gate = content().gates.get(str(choice)) if setting.name == "dream" else None
        if gate is None:
            return None
        return Text.of("choice-dream", gate=Name("gate", gate.id)), Text.of("choice-dream-about", turns=gate.turns)

    def made_of(self, records: Records, options: Mapping[str, Any]) -> Index:
        """A pack that stands by itself may lack the Dream that is chosen."""
        made, dream = content_of(records), options.get("dream", OF_PACK)
        if dream != OF_PACK and dream not in made.gates:
            raise UsageError(Text.of("dream-not-in-pack", dream=dream, hint=suggest(dream, made.gates)))
        return made

    def open(self, box: Box[Etherfields]) -> Etherfields:
        return Etherfields(agenda=[saving.OpenBox()], box=box)

    def may_change_content(self, game: Etherfields) -> bool:
        """While the Team Awakens and between two sessions nothing is in play (EF-AWAKEN-06, EF-SETUP-22)."""
        return bool(game.agenda) and isinstance(game.agenda[-1], awakening.ChangeDreamer | saving.Between)

    def refuse_newcomers(self, game: Etherfields, players: int) -> Refusal | None:
        """Between two sessions a new player may pick an unused archetype and join (EF-PLAYERS-01, EF-PLAYERS-02)."""
        if players <= len(game.dreamers):
            return Refusal.by("EF-PLAYERS-03", "refuse-fewer-seats")
        pending = game.agenda[-1] if game.agenda else None
        ended = isinstance(pending, saving.Between) and not pending.out_of_dream
        return None if ended else Refusal.by("EF-PLAYERS-01", "refuse-joining-now")

    def seat_newcomers(self, game: Etherfields, players: int) -> None:
        """They pick a Dreamer when the next session is set up; it begins as all do (EF-CAMPAIGN-03)."""
        SeatsLaid(players).apply(game)

    def stocks(self, content: Index) -> dict[str, tuple[str, ...]]:
        """Most of a campaign is in the box for long (EF-COMP-01); a Market is not shuffled before its first use."""
        return {pile: content.dealt[pile] for pile in ("boxed", "market")}

    def windows(self, game: Etherfields, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        """Before Distress somebody may prevent it; after it, defeat is checked (EF-DEATH-08)."""
        if not isinstance(event, DistressTaken):
            return ()
        return windows.prevent_window(game, event) if moment == "before" else distress.after_distress(game, event)

    def view(self, game: Etherfields, seat: Seat | None) -> EtherfieldsView:
        return view(game, seat)

    def imagine(self, game: Etherfields, seat: Seat | None, pick: Callable[[int], int]) -> Etherfields:
        return imagine(game, pick)

    def say(self, text: Text, language: str = "en") -> str:
        """Without a table: with the names of the pack that comes with the program."""
        return voice(content(), language).say(text)

    def say_at(self, game: Etherfields, text: Text, language: str = "en") -> str:
        """Players are called by the Dreamers they play now."""
        seated = tuple([Name("dreamer", me.archetype) if me.archetype else None for me in game.dreamers])
        return voice(game.box.content, language).say(text, seated)

    def seat_name(self, game: Etherfields, seat: Seat) -> Text:
        """By the Dreamer, once there is one; another Dreamer makes it another name (EF-AWAKEN-06)."""
        dreamer = game.dreamers[seat].archetype if seat < len(game.dreamers) else ""
        return Text.of("seat-title", seat=seat, dreamer=dreamer)

    def notation(self) -> EtherfieldsNotation:
        return EtherfieldsNotation()

    def bring_up(self, game: Etherfields, version: int) -> None:
        """What lies nowhere else lies in the box, until something fetches it (EF-COMP-01): all that newer content adds.

        What the box of that content holds and the campaign has taken out of another pile is not there twice.
        """
        if game.dreamers:
            boxed, doubled = Counter(game.boxed), _lying(game) - game.lib.every
            game.boxed = tuple((boxed - doubled + (game.lib.every - _lying(game))).elements())

    def broken(self, game: Etherfields) -> list[str]:
        """Every component is in exactly one place and no pool is overdrawn (EF-COMP-01)."""
        return [*_overdrawn(game), *_misplaced(game)] if game.dreamers else []


def _overdrawn(game: Etherfields) -> Iterator[str]:
    for pool in Pool:
        if pools.left(game, pool) < 0:
            yield f"{-pools.left(game, pool)} {pool.value} too many"
    for colour in Intent:
        if perform.markers_left(game, colour) < 0:
            yield f"too many {colour.value} markers"
    if min(morphs.morph_pool(game)) < 0:
        yield f"a Morphing too many: {dict(zip(Morph, morphs.morph_pool(game), strict=True))}"
    for state in STATES:
        if states.state_tokens_left(game, state) < 0:
            yield f"too many {state.value} tokens"
    builds = Counter([game.lib.tiles[figure.of].pieces for figure in game.figures if figure.of in game.lib.tiles])
    yield from [f"too many {build.value} figures" for build in Build if builds[build] > BUILD_SIZE[build]]
    for me in game.dreamers:
        if not 0 <= me.distress <= DISTRESS_LIMIT or me.ether < 0 or me.gems < 0:
            yield f"{me.archetype} has impossible counters"
        strange = [card for card in me.deck if card not in game.lib.influence and card not in game.lib.flaws]
        yield from [f"{card} is in the deck of {me.archetype}" for card in strange]  # EF-INFLUENCE-02
    if game.hours < 0 or game.keys < 0:
        yield "negative Hours or Keys"


def _lying(game: Etherfields) -> Counter[str]:
    """Every card that lies somewhere."""
    piles = [*game.dreamers, *game.bench]
    lying = Counter([card for me in piles for zone in OWN for card in getattr(me, zone)])
    lying.update([card for zone in LISTS for card in getattr(game, zone)])
    lying.update([*game.ground.tiles, *game.ground.overlays, *[card for card, _ in game.quirks]])
    played = {me.archetype for me in piles}
    for name, deck in game.lib.decks.items():
        if name not in played:
            lying.update(deck)
    return lying


def _misplaced(game: Etherfields) -> Iterator[str]:
    lying, every = _lying(game), game.lib.every
    if lying != every:
        cards = sorted([*lying.keys(), *every.keys()])
        yield from dict.fromkeys([f"{card} ×{lying[card]}" for card in cards if lying[card] != every[card]])


GAME = EtherfieldsGame()
