"""Positions in text that tests read: the examples of docs/positions.md, and some more of each game."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLES = dict(re.findall(r"## (\w+)\n\n```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL))
"""The examples of the page, by the heading above them."""

ALONE = (
    EXAMPLES["ALONE"],
    """
game: alone
players: 3
map: |
  c2 cA RA cA c8
hero: {at: '1:0,0', skills: [2, 1, 0, 0, 2], companion: {key: ch_okoro, charges: 3}, adrenaline: 2}
revealed: all
creatures: ['spores 1:2,0', 'worm 1:4,0', '13 1:3,0 wounded']
hands: [[swarm_skitter], [swarm_blood, fang_answer]]
track: [{card: fang_rush, seat: 1, spaces: 1}]
missions: [{key: g_sleeper, count: 1}, b_fog, f_pods]
turn: 5
space: 1
leader: 2
item_discard: [it_ammo]
agenda: [{HeroTurn: {seat: 0, first: false}}, {EndOfTurn: {}}]
""",
)

ETHERFIELDS = (
    EXAMPLES["Etherfields"],
    """
game: etherfields
players: 3
location: tram-stop
dreamers: [{archetype: tough-guy}, {archetype: gambler, sealed: [raise], gems: 1}, {archetype: mourner, distress: 4}]
items: []
keys: 2
hours: 1
at: world
""",
)
