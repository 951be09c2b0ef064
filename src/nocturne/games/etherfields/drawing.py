"""The Dreamscape drawn in text, as position files have it."""

from __future__ import annotations

from nocturne.games.etherfields.model import NOWHERE, Etherfields

LETTERS = "abcde"


def marks_of(game: Etherfields) -> dict[int, str]:
    """Letters for the drawing: Dreamers small, figures large, as far as two fit into a space."""
    marks: dict[int, str] = dict.fromkeys(range(game.land.width * game.land.height), "##")
    marks = {space: mark for space, mark in marks.items() if space not in game.land.spaces}
    for letter, me in zip(LETTERS, game.dreamers, strict=False):
        if me.at != NOWHERE and len(marks.get(me.at, "")) < 2:
            marks[me.at] = marks.get(me.at, "") + letter
    for number, figure in enumerate(game.figures):
        if len(marks.get(figure.at, "")) < 2 and number < 26:
            marks[figure.at] = marks.get(figure.at, "") + chr(ord("A") + number)
    return marks


def drawing(game: Etherfields) -> str:
    """The Dreamscape drawn in text: `##` is no space or a Blocked one."""
    return game.land.grid.draw(marks_of(game))  # type: ignore[arg-type]  # spaces are numbers
