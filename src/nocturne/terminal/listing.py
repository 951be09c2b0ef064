"""What can be played, as a list."""

from __future__ import annotations

import nocturne
from nocturne.games import find
from nocturne.terminal.screen import Screen


def list_games(screen: Screen) -> None:
    """Every game with its player counts, rule profiles and options."""
    for info in nocturne.games():
        name, manifest = screen.words("game-" + info.id), find(info.id)
        screen.tell("game-entry", style="bold", id=info.id, name=name)
        screen.tell("game-players", indent=2, players=tuple(map(str, info.players)))
        screen.tell("game-profiles", indent=2, profiles=info.profiles)
        for switch in info.switches:
            name, about = [manifest.say(text, screen.language) for text in (switch.name, switch.about)]
            variants = tuple(switch.variants)
            screen.tell("game-switch", indent=2, rule=switch.rule, variants=variants, name=name, about=about)
        for setting in info.options:
            choices, usual = tuple(map(str, setting.choices)), str(setting.default)
            title, about = [manifest.say(text, screen.language) for text in (setting.title, setting.about)]
            screen.tell(
                "game-option", indent=2, name=setting.name, choices=choices, usual=usual, title=title, about=about
            )
