"""Drawn maps for tests, asked in words: a sector is "1,0" or "2:1,0", a door "0,0-1,0", "all" is all."""

from nocturne.games.alone.labyrinth import after_round, after_step
from nocturne.games.alone.map import (
    DoorId,
    DoorSet,
    SectorId,
    SectorSet,
    sector_set,
    sectors_in,
)
from nocturne.games.alone.notation import sketch_map
from nocturne.games.alone.plan import Direction, Level
from nocturne.games.alone.routes import Hearing, Routes, noise, routes, track
from nocturne.games.alone.sight import field_of_vision, in_sight_once_revealed, lit_by_repair, straight_ahead
from tests.games.alone.places import place


class Drawn:
    """A drawn map; answers name sectors as the questions do, without the level where there is only one."""

    def __init__(self, text: str) -> None:
        self.map = sketch_map(text)
        self.is_flat = not self.map.level_sectors(Level.TWO)

    def at(self, word: str) -> SectorId:
        return self.map.at(place(word))

    def sectors(self, words: str) -> SectorSet:
        return self.map.everywhere if words == "all" else sector_set(map(self.at, words.split()))

    def door(self, word: str) -> DoorId:
        one, other = map(self.at, word.split("-"))
        door = self.map.door_between(one, other)
        assert door is not None, f"no door at {word}"
        return door

    def doors(self, words: str) -> DoorSet:
        return DoorSet(sum(1 << self.door(word) for word in words.split()))

    def name(self, sector: SectorId) -> str:
        return str(self.map.place(sector)).removeprefix("1:" if self.is_flat else "")

    def names(self, sectors: SectorSet) -> str:
        return " ".join(map(self.name, sectors_in(sectors)))

    def routes(self, barred: str = "") -> Routes:
        return routes(self.map, self.doors(barred))

    def distance(self, one: str, other: str, barred: str = "") -> int:
        return self.routes(barred).distance(self.at(one), self.at(other))

    def sees(self, hero: str, *, revealed: str = "all", barred: str = "") -> str:
        view = field_of_vision(self.map, self.at(hero), self.sectors(revealed), self.doors(barred))
        return self.names(view)

    def explores(self, hero: str, way: str, *, barred: str = "") -> str:
        line = straight_ahead(self.map, self.at(hero), direction(way), self.doors(barred))
        return " ".join(map(self.name, line))

    def lights(self, lcu: str, way: str, *, barred: str = "") -> str:
        line = lit_by_repair(self.map, self.at(lcu), direction(way), self.doors(barred))
        return " ".join(map(self.name, line))

    def reveals(self, hero: str, lit: str, *, revealed: str, barred: str = "") -> str:
        """What is Revealed once the sectors of `lit` have been lit in their order."""
        known = self.sectors(revealed)
        for sector in map(self.at, lit.split()):
            if in_sight_once_revealed(self.map, self.at(hero), sector, known, self.doors(barred)):
                known = SectorSet(known | 1 << sector)
        return self.names(known)

    def hears(self, hero: str, creature: str, *, barred: str = "") -> str:
        heard = noise(self.map, self.at(hero), self.at(creature), self.doors(barred))
        if heard.hearing is Hearing.DIRECTION:
            return " or ".join(way.key for way in heard.directions)
        return str(heard.hearing.value)

    def tracks(self, hero: str, *targets: str) -> str:
        """The true answers for the nearest target, each target given by the sectors it is in."""
        answers = track(self.map, self.at(hero), map(self.sectors, targets))
        return " or ".join(f"{distance}, {'same' if same else 'other'} level" for distance, same in answers)

    def steps(self, left: str, entered: str, *, revealed: str) -> str:
        known = self.sectors(revealed)
        return self.names(after_step(self.map, known, self.at(left), self.at(entered)))

    def clears(self, hero: str, *, revealed: str, lit: str = "", barred: str = "") -> str:
        known, light, shut = self.sectors(revealed), self.sectors(lit), self.doors(barred)
        return self.names(after_round(self.map, self.at(hero), known, lit=light, barred=shut))


def direction(word: str) -> Direction:
    return Direction[word.upper()]
