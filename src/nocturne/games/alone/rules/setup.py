"""Set-up, in the order of AL-SETUP-16 (SETUP, DIFFICULTY)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.alone.charts import chart_of
from nocturne.games.alone.components import Colour, Term
from nocturne.games.alone.events import course
from nocturne.games.alone.events.ground import CreaturePlaced, SpawnBegun
from nocturne.games.alone.map import SectorId, SectorSet, sectors_in
from nocturne.games.alone.mapgen import generate
from nocturne.games.alone.model import HERO, ROW_OF, Alone
from nocturne.games.alone.plan import LEVELS, MissionRooms
from nocturne.games.alone.reference import reference_map
from nocturne.games.alone.rules import evil, looting, rounds
from nocturne.games.alone.rules.base import At, EvilAsk, OfType, at_sectors, drawn, named, of_type, one_of
from nocturne.kernel import Ask, Chance, Draw, Name, Option, Sealed, Seat, Step


class Lead(Option, frozen=True):
    """This Evil player shall lead."""

    seat: Seat


class BeCharacter(Option, frozen=True):
    """Play this Character."""

    character: Name


class PlayWith(Option, frozen=True):
    """Play with this Reaction deck."""

    deck: Name


class BringBoss(Option, frozen=True):
    """Have this boss."""

    boss: Name


LEAD = tuple([Lead(Seat(seat)) for seat in range(4)])


class SetUp(Step[Alone], frozen=True):
    """Set the game up (AL-SETUP-16)."""

    def run(self, game: Alone) -> None:
        voters = tuple([Seat(seat) for seat in range(1, game.players)])
        vote: tuple[Step[Alone], ...] = (ChooseLeader(voters),) if len(voters) > 1 else ()
        colours = [DrawMission(colour) for colour in (Colour.RED, Colour.GREEN, Colour.BLUE)]
        game.then(*vote, ChooseCharacter(HERO), *colours, MakeMap(), EvilSetsUp())


class ChooseLeader(Sealed[Alone], frozen=True):
    """The Evil players name a leader; if they disagree, chance decides (AL-EVIL-10)."""

    def candidates(self, game: Alone, seat: Seat) -> Sequence[Option]:
        return LEAD[1 : game.players]

    def revealed(self, game: Alone, answers: dict[Seat, Option]) -> None:
        named = {answer.seat for answer in answers.values() if isinstance(answer, Lead)}
        if len(named) == 1:
            game.commit(course.LeaderChosen(named.pop()))
        else:
            game.commit(course.LeadersNamed(tuple(sorted(named))))
            game.then(DrawLeader(tuple(sorted(named))))


class DrawLeader(Chance[Alone], frozen=True):
    """The leader at random among those named (AL-EVIL-10)."""

    named: tuple[Seat, ...]
    stream: ClassVar[str] = "leader"

    def draws(self, game: Alone) -> Sequence[Draw]:
        return one_of(len(self.named))

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(course.LeaderChosen(drawn(self.named, outcome)))


class ChooseCharacter(Ask[Alone], frozen=True):
    """The Hero chooses a Character (AL-SETUP-01)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(BeCharacter, "character", key) for key in game.content.characters]

    def chosen(self, game: Alone, seat: Seat, option: BeCharacter) -> None:
        game.commit(course.CharacterChosen(option.character.id))
        card = game.content.characters[option.character.id]
        game.then(*game.content.effect(card, card.start).due(HERO))


class DrawMission(Chance[Alone], frozen=True):
    """A Mission of a colour at random, of a Room that no other Mission has (AL-SETUP-04, AL-SETUP-05)."""

    colour: Colour
    stream: ClassVar[str] = "missions"

    def _pile(self, game: Alone) -> list[str]:
        cards = game.content.missions
        rooms = {cards[task.key].room for task in game.missions}
        return [card.id for card in cards.values() if card.colour == self.colour and card.room not in rooms]

    def draws(self, game: Alone) -> Sequence[Draw]:
        return one_of(len(self._pile(game)))

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(course.MissionDrawn(drawn(self._pile(game), outcome), active=self.colour is not Colour.RED))


class MakeMap(Chance[Alone], frozen=True):
    """Generate the Map from a random number (AL-MAP-07, AL-MAPGEN-01), or take the reference map."""

    stream: ClassVar[str] = "map"

    def draws(self, game: Alone) -> Sequence[Draw]:
        return () if game.box.options["map"] == "reference" else (256,) * 4

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        if not outcome:
            game.commit(course.MapMade(chart_of(reference_map())))
            return
        seed = 0
        for byte in outcome:
            seed = seed << 8 | byte
        game.commit(course.MapMade(chart_of(generate(seed, mission_rooms(game)))))


def mission_rooms(game: Alone) -> MissionRooms | None:
    """What the Missions of this game ask of its Map (AL-MAPGEN-09, AL-MAPGEN-12)."""
    cards = [game.content.missions[task.key] for task in game.missions]
    if len(cards) != 3:
        return None
    first, second, third = [card.room for card in cards]
    lit = [card.room for card in cards if Term.IN_LIGHT in card.complete.if_]
    return MissionRooms((first, second, third), lit[0] if lit else None)


class EvilSetsUp(Step[Alone], frozen=True):
    """Decks, boss, creatures, Danger tokens, hands; then the Hero's Items and the first Turn (AL-SETUP-16)."""

    def run(self, game: Alone) -> None:
        sheet, leader = game.content.sheet, game.leader
        creatures = [FirstKind(leader)] * sheet.first_creatures
        dangers = [FirstDanger(leader)] * sheet.first_dangers
        game.then(ChooseDeck(leader), ChooseDeck(leader), ChooseBoss(leader), *creatures, *dangers, evil.DrawHand())
        game.then(StartingItems(), rounds.BeginTurn())


class ChooseDeck(EvilAsk, frozen=True):
    """Evil plays with 2 of 4 Reaction decks, and says which (AL-SETUP-08, AL-SETUP-10)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        taken = [deck.name for deck in game.decks]
        return [named(PlayWith, "deck", deck) for deck in game.content.decks if deck not in taken]

    def chosen(self, game: Alone, seat: Seat, option: PlayWith) -> None:
        game.commit(course.DeckChosen(option.deck.id))


class ChooseBoss(EvilAsk, frozen=True):
    """Evil chooses a boss in secret (AL-SETUP-14)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(BringBoss, "boss", key) for key in game.content.bosses]

    def chosen(self, game: Alone, seat: Seat, option: BringBoss) -> None:
        game.commit(course.BossChosen(option.boss.id))


def first_sectors(game: Alone, least: int, taken: Sequence[SectorId], each: int) -> SectorSet:
    """Sectors far enough from the Hero, on levels that do not have their share yet (AL-SETUP-12, AL-SETUP-13)."""
    free = int(game.routes.beyond(game.here, least))
    map = game.map
    for level in LEVELS:
        sectors = map.level_sectors(level)
        if sum([sectors >> sector & 1 for sector in taken]) >= each:
            free &= ~sectors
    return SectorSet(free)


def creature_sectors(game: Alone, kind: str) -> SectorSet:
    """Where a creature of a type may stand at the start: as many on each level (AL-SETUP-12)."""
    taken, each = [creature.at for creature in game.creatures], game.content.sheet.first_creatures // 2
    return first_sectors(game, game.content.stats[ROW_OF[kind]][0].distance + 1, taken, each)


class FirstKind(EvilAsk, frozen=True):
    """Evil chooses a type for the next creature, each once (AL-SETUP-12)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        used = [game.kind(creature.token) for creature in game.creatures]
        return [of_type(kind) for kind in ROW_OF if kind not in used and creature_sectors(game, kind)]

    def chosen(self, game: Alone, seat: Seat, option: OfType) -> None:
        game.commit(SpawnBegun(option.kind.id))
        game.then(FirstWhere(seat))


class FirstWhere(EvilAsk, frozen=True):
    """Evil places it, without noise (AL-SETUP-12)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return at_sectors(game, creature_sectors(game, game.spawning))

    def chosen(self, game: Alone, seat: Seat, option: At) -> None:
        token = game.free_token(game.spawning)
        assert token is not None, "none is left"
        game.commit(CreaturePlaced(token, game.spawning, game.sector(option.place), option.place))


class FirstDanger(EvilAsk, frozen=True):
    """Evil places a Danger token, at most 2 on one level, 2 or more steps from the Hero (AL-SETUP-13)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        free = first_sectors(game, 2, sectors_in(game.danger), 2) & ~game.danger
        return at_sectors(game, SectorSet(free))

    def chosen(self, game: Alone, seat: Seat, option: At) -> None:
        game.commit(course.DangerPlaced(game.sector(option.place), option.place, ""))


class StartingItems(Step[Alone], frozen=True):
    """The starting Items of the difficulty level (AL-DIFFICULTY-02 to AL-DIFFICULTY-08)."""

    rule: ClassVar[str] = "AL-DIFFICULTY-01"

    def run(self, game: Alone) -> None:
        level = game.box.options["difficulty"]
        if level == "easy":
            game.then(looting.DrawItem(ammunition=True))
        if level != "impossible":
            game.then(looting.DrawItem(), looting.PutCharges())
