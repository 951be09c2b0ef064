"""How positions of Lanterns are written: the house as it is drawn, the Seekers by letter.

    options: {house: cellar}
    house: |
      +--+--+--+--+--+
      |a |*       |  |
      …
    seekers: {a: {hand: [snuff], pace: hasty, steps: 2}}
    turn: a

What is left out: Seekers stand at their doors with empty hands, all lanterns burn, the deck holds every card that
is nowhere else, and the round goes on with the turns after the one named.
"""

from __future__ import annotations

from typing import Any

from nocturne.games.lanterns.model import STEPS, Lanterns, Pace
from nocturne.kernel import Box, Notation, PositionError
from nocturne.kernel.errors import reason
from nocturne.kernel.grid import Space, drawn
from nocturne.kernel.source import Node
from nocturne.kernel.text import Text
from nocturne.kernel.written import between

LETTERS = "abcd"


class LanternsNotation(Notation[Lanterns]):
    """Draws the house with its Seekers and lanterns, and reads it back."""

    def write(self, game: Lanterns, plain: dict[str, Any]) -> dict[str, Any]:
        """The drawing stands first; places that do not fit into it are written out."""
        if not game.seekers:
            return plain
        marks = dict.fromkeys(game.lanterns, "*")
        for letter, me, written in zip(LETTERS, game.seekers, plain["seekers"], strict=False):
            if len(marks.get(me.at, "")) < 2:
                marks[me.at] = letter + marks.get(me.at, "")
                del written["at"]
        seekers = dict(zip(LETTERS, plain.pop("seekers"), strict=False))
        plain.pop("lanterns", None)
        return {"house": game.grid.draw(marks), "seekers": seekers, "round": game.round, **plain}

    def read(self, document: Node, box: Box[Lanterns]) -> dict[str, Node]:
        """Turn the drawing into places, and fill in what was left out."""
        fields = dict(document.value)
        if "outcome" not in fields and "agenda" not in fields and "turn" not in fields and "house" not in fields:
            fields.setdefault("turn", Node("a", document.place))
        if not fields.keys() & {"house", "seekers", "turn"}:
            return fields  # the box has not been opened yet
        where, lanterns = self._places(fields.pop("house", None), box)
        fields.setdefault("lanterns", document.beside(lanterns))
        fields["seekers"] = self._seekers(fields.get("seekers"), where, box, document)
        fields.setdefault("round", Node(1, document.place))
        between(fields["round"], 0, int(box.value("LN-ROUND-02")), "round")
        turn = fields.pop("turn", None)
        if "agenda" not in fields and "outcome" not in fields:
            fields["agenda"] = self._agenda(turn or Node("a", document.place), fields, document)
        fields.setdefault("deck", self._rest(fields, box, document))
        return fields

    def _places(self, node: Node | None, box: Box[Lanterns]) -> tuple[dict[str, Space], list[Space]]:
        house = box.content
        starts = dict(zip(LETTERS, house.starts[: box.players], strict=False))
        if node is None:
            return starts, list(house.lanterns)
        if not isinstance(node.value, str):
            raise node.fail(Text.of("lanterns-house-form"))
        try:
            grid, marks = drawn(node.value)
        except PositionError as fault:
            raise node.fail(Text.of("drawing-unreadable", fault=reason(fault))) from None
        if grid.draw() != house.grid.draw():
            raise node.fail(Text.of("lanterns-walls", house=box.options["house"]))
        for space, mark in marks.items():
            for letter in mark:
                if letter not in (*starts, "*"):
                    raise node.fail(Text.of("lanterns-mark", letter=letter, space=space, letters=", ".join(starts)))
        stand = {letter: space for space, mark in marks.items() for letter in mark if letter != "*"}
        return {**starts, **stand}, [space for space, mark in marks.items() if "*" in mark]

    def _seekers(self, node: Node | None, where: dict[str, Space], box: Box[Lanterns], document: Node) -> Node:
        written: dict[str, Node] = node.value if node is not None else {}
        if node is not None:
            if not isinstance(written, dict):
                raise node.fail(Text.of("lanterns-seekers-form"))
            node.check_keys(tuple(where), Text.of("lanterns-house-of", players=box.players))
        seekers = []
        for letter, space in where.items():
            seeker = written.get(letter, Node({}, document.place))
            if not isinstance(seeker.value, dict):
                raise seeker.fail(Text.of("lanterns-seeker-form", letter=letter, kind=seeker.kind))
            seekers.append(Node({"at": Node(space, seeker.place), **seeker.value}, seeker.place, seeker.keys))
        return Node(seekers, document.place)

    def _agenda(self, turn: Node, fields: dict[str, Node], document: Node) -> Node:
        letters = LETTERS[: len(fields["seekers"].value)]
        if turn.value not in tuple(letters):
            raise turn.fail(Text.of("lanterns-whose-turn", letters=", ".join(letters)))
        paces = [seeker.value.get("pace") for seeker in fields["seekers"].value]
        order = [p.value for p in Pace]
        first = letters.index(turn.value)
        rank = [(order.index(p.value) if p is not None and p.value in order else 1, i) for i, p in enumerate(paces)]
        later = sorted(seat for seat in rank if seat > rank[first])
        me = fields["seekers"].value[first].value
        if "pace" not in me:
            me["pace"] = Node("steady", turn.place)
            me.setdefault("steps", Node(STEPS[Pace.STEADY], turn.place))
        number = fields["round"].value
        steps: list[dict[str, Any]] = [{"Turn": {"seat": seat}} for seat in (first, *[i for _, i in later])]
        steps += [{"DealOne": {}}, {"BeginRound": {"round": number + 1 if isinstance(number, int) else 1}}]
        return document.beside(steps)

    def _rest(self, fields: dict[str, Node], box: Box[Lanterns], document: Node) -> Node:
        """The cards that are nowhere else."""
        elsewhere = [card for seeker in fields["seekers"].value for card in _listed(seeker.value.get("hand"))]
        elsewhere += _listed(fields.get("discard"))
        deck = [card.value for card in box.content.deck]
        for card in elsewhere:
            if card in deck:
                deck.remove(card)
        return document.beside(deck)


def _listed(node: Node | None) -> list[Any]:
    return [entry.value for entry in node.value] if node is not None and isinstance(node.value, list) else []
