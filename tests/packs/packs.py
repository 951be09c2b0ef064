"""Small packs for tests."""

from pathlib import Path

from nocturne.effects.language import Language
from nocturne.packs import Files, Pack
from nocturne.packs.reader import Reading

BROKEN = Path(__file__).parent / "broken.yaml"
UNSPOKEN = {"etherfields": Path(__file__).parent / "etherfields" / "unspoken.yaml"}
"""Words of a game that no shipped card speaks yet, in records of their own."""
MANIFEST = "id: night\nversion: 1\ngame: etherfields\ntitle: Night\n"

CARDS = """
- kind: influence
  id: ember
  name: Ember
  copies: 2
  pool: market
  colour: wrath
  actions:
    - if: {has: gem}
      pay: [{wrath: 2}, {discard: 1}]
      limit: once-per-turn
      do:
        - choose: {a: entity, within: 2, where: {in-state: stunned}}
        - {remove-state: stunned, who: it}
        - if: {flag: gate-open}
          then: [{call: the-door}]
          else: [{set-flag: gate-open}, {heal: {progress-cards: 1}}]
- kind: item
  id: veil
  name: Veil
  flavour: Thin, and enough.
  boxed: true
  reactions: [{when: before-distress, pay: [discard-this], do: [{prevent-distress: 1}]}]
- kind: item
  id: bell
  name: Bell
  boxed: true
  actions:
    - do:
        - {luck-roll: [{draw: rolled}], blank: [{add-marker: light}]}
        - {choose-one: [[{draw: 1}], [{move: 2}, {add-marker: darkness, in: here}]]}
- kind: fate
  id: oath
  name: Oath
  boxed: true
  do: [{pay: [{discard: 1}], to: [{heal: 1, who: it}], who: {each-other: dreamer}}, {show: hatch}]
- kind: item
  id: plain
  name: Plain
  boxed: true
"""
OTHERS = """
- kind: script
  id: the-door
  name: The Door
  do: [{note: the-door-opens}, {for-each: {each: dreamer}, do: [{draw: 1, who: it}]}]
- {kind: secret, id: hatch, name: The Hatch, effects: [{when: revealed, do: [{draw: 1}]}]}
- {kind: mask, id: mask-of-dust, name: Mask of Dust, passives: [{stat: hand, by: 1}]}
"""
STORIES = "the-door-opens: |\n  It was never locked. Nobody had pushed.\n"

NIGHT: Files = {
    "manifest.yaml": MANIFEST.encode(),
    "cards.yaml": CARDS.encode(),
    "others.yaml": OTHERS.encode(),
    "texts/en/stories.yaml": STORIES.encode(),
}
"""A pack with a bit of everything, and nothing wrong."""


def unchecked(files: Files, language: Language, below: tuple[Pack, ...] = ()) -> Pack:
    """A pack that is rightly written, whatever the rules of its game can do with it: to try words out anywhere."""
    reading = Reading(files, language, below)
    reading.read()
    return reading.pack()
