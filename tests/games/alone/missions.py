"""The Mission Rooms of every game that can be drawn (section 8.5 of the ledger), for tests."""

from itertools import product

from nocturne.games.alone.plan import MissionRooms, RoomName

_GREEN = (
    RoomName.COLD_STORE,
    RoomName.LABORATORY,
    RoomName.GENERATOR,
    RoomName.INFIRMARY,
    RoomName.CONTROL,
)
_BLUE = (
    RoomName.VENTILATION,
    RoomName.LABORATORY,
    RoomName.GENERATOR,
    RoomName.INFIRMARY,
    RoomName.ARCHIVE,
)
_RED = (
    RoomName.ESCAPE_PODS,
    RoomName.GENERATOR,
    RoomName.VENTILATION,
    RoomName.CONTROL,
    RoomName.LABORATORY,
)

ALL_MISSIONS = tuple(
    MissionRooms((green, blue, red), lit=red if red is RoomName.VENTILATION else None)  # `f_vent`
    for red, green, blue in product(_RED, _GREEN, _BLUE)
    if len({green, blue, red}) == 3
)


def missions_of(seed: int) -> MissionRooms:
    """Another triple of Missions for each seed in turn."""
    return ALL_MISSIONS[seed * 37 % len(ALL_MISSIONS)]
