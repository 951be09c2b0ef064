"""Small packs for tests."""

from pathlib import Path

from nocturne.effects.language import Language
from nocturne.packs import Files, Pack
from nocturne.packs.reader import Reading

BROKEN = Path(__file__).parent / "broken.yaml"
MANIFEST = "id: night\nversion: 1\ngame: playground\ntitle: Night\n"

CARDS = """
- kind: card
  id: ember
  name: Ember
  copies: 2
  play:
    if: {lit: here}
    pay: [{spend: coin, amount: 2}, {discard: 1}]
    limit: once-per-turn
    do:
      - choose: {a: beast, within: 2, where: {in-state: stunned}}
      - {damage: 2, to: it}
      - if: {flag: gate-open}
        then: [{call: the-door}]
        else: [{set-flag: gate-open}, {gain: gem, amount: {count-of: {each: beast, within: 3}}}]
- kind: card
  id: veil
  name: Veil
  flavour: Thin, and enough.
  reaction:
    when: before-damage
    if: {near: 2, what: victim}
    pay: [discard-this]
    do: [{prevent: 1}]
- kind: card
  id: bell
  name: Bell
  play:
    do:
      - {roll: luck, outcomes: [{from: 1, to: 3, do: [{add-counter: bells}]}, {from: 4, do: [{draw: rolled}]}]}
      - {choose-one: [[{draw: 1}], [{move: 2}, {light: here}]]}
- kind: card
  id: oath
  name: Oath
  trigger: {when: after-damage, limit: once-per-round, do: [{may: [{heal: 1, who: it}], who: {each-other: player}}]}
  passive: {stat: range, by: 1, if: {counter: bells, at-least: 3}}
- kind: card
  id: plain
  name: Plain
"""
OTHERS = """
- kind: script
  id: the-door
  name: The Door
  do: [{note: the-door-opens}, {reveal: {each: space, within: 1}}, {for-each: {each: player}, do: [{draw: 1, who: it}]}]
- {kind: token, id: coins, name: Coins, token: coin, copies: 30}
- {kind: token, id: gems, name: Gems, token: gem, copies: 6}
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
