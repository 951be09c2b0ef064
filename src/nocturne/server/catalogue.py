"""What can be played, and by which rules: for the page on which a game is set up, and for the rules browser."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

import nocturne
from nocturne import rules
from nocturne.bots._player import PLAYERS
from nocturne.games import find
from nocturne.i18n import keys
from nocturne.kernel import Game, Setting, Switch
from nocturne.kernel.text import Argument
from nocturne.packs.installed import OPTION, titles
from nocturne.rules import Rule, Term
from nocturne.server.telling import statement, words


class SwitchInfo(Struct, frozen=True):
    """A rule that can be switched, with its variants."""

    rule: str
    name: str
    about: str
    statement: str
    variants: list[str]


class ChoiceInfo(Struct, frozen=True):
    """A value of an option, and what it is called."""

    value: str | int | bool
    label: str
    about: str
    """What it does and for whom, where the option's own sentence does not say it."""


class OptionInfo(Struct, frozen=True):
    """Something to choose when a game is set up."""

    name: str
    label: str
    about: str
    choices: list[ChoiceInfo]
    default: str | int | bool
    where: tuple[str, str] | None = None
    """The option and its value beside which this one counts; null where it always does."""


class GameEntry(Struct, frozen=True):
    """A game that can be played."""

    id: str
    title: str
    blurb: str
    players: list[int]
    profiles: list[str]
    switches: list[SwitchInfo]
    options: list[OptionInfo]
    seats: list[str]
    """What the game calls its seats, for the largest number of players."""
    bots: list[str]
    """The automatic players: `own` knows the game, `random` does not."""


TAKE_BACK, KNOWN, ALL = "take-back", "known", "all"
"""What may be taken back alone or against automatic players: what has shown nothing and drawn no chance, or all."""
TEACHING, TAUGHT = "teaching", frozenset({"alone"})
"""Whether the Hero may look at what a Hero could think (`teaching.py`), and the games that have such a map."""
BOTS, USUAL = "bots", "usual"
"""How strong the automatic players of a table are: as the server plays them as a rule, or of a level of their own."""
STRENGTHS = (USUAL, "easy", "fair", "hard")
OF_TABLES = frozenset({TAKE_BACK, TEACHING, BOTS})
"""Settings of a table that its game knows nothing of."""
PAD, FOR_PEOPLE = "pad-windows", "people"
"""Windows are padded by default where people at several screens play against each other (AL-VIEW-09, AL-VIEW-14)."""


@lru_cache(16)
def catalogue(language: str) -> list[GameEntry]:
    """The games in the words of a language."""
    return [_entry(info, language) for info in nocturne.games()]


def title(game: str, language: str) -> str:
    """What a game is called."""
    return _word(f"server-title-{game}", language, game)


def _entry(info: nocturne.GameInfo, language: str) -> GameEntry:
    game = nocturne.new(info.id, players=max(info.players))
    return GameEntry(
        id=info.id,
        title=title(info.id, language),
        blurb=_word(f"server-blurb-{info.id}", language, ""),
        players=list(info.players),
        profiles=list(info.profiles),
        switches=[_switch(game, switch, language) for switch in info.switches],
        options=[*[_option(game, setting, language) for setting in info.options], *_of_table(info.id, language)],
        seats=[_title(game, seat, language) for seat in range(max(info.players))],
        bots=["own"] if info.id in PLAYERS else ["random"],
    )


def _switch(game: Game[Any], switch: Switch, language: str) -> SwitchInfo:
    name, about = [game.manifest.say(text, language) for text in (switch.name, switch.about)]
    return SwitchInfo(switch.rule, name, about, statement(switch.rule), list(switch.variants))


def _option(game: Game[Any], setting: Setting, language: str) -> OptionInfo:
    choices: list[str | int | bool] = [*setting.choices]
    titled = titles(game.manifest.id) if setting.name == OPTION else {}  # a pack is called by its manifest's title
    padded = setting.name == PAD and game.manifest.rivals
    if padded:
        choices.insert(0, FOR_PEOPLE)
    return OptionInfo(
        name=setting.name,
        label=game.manifest.say(setting.title, language),
        about=game.manifest.say(setting.about, language),
        choices=[
            ChoiceInfo(value, titled[str(value)], "") if value in titled else _of_game(game, setting, value, language)
            for value in choices
        ],
        default=FOR_PEOPLE if padded else setting.default,
        where=setting.where,
    )


def _of_game(game: Game[Any], setting: Setting, value: str | int | bool, language: str) -> ChoiceInfo:
    texts = game.manifest.choice_texts(setting, value)
    if texts is None:
        return _choice_info(setting.name, value, language)
    return ChoiceInfo(value, *[game.manifest.say(text, language) for text in texts])


def _choice_info(option: str, value: str | int | bool, language: str) -> ChoiceInfo:
    about = _word(f"server-about-{option}-{value}", language, "")
    return ChoiceInfo(value, _choice(option, value, language), about)


def _of_table(game: str, language: str) -> list[OptionInfo]:
    """Settings of the table, not of the game."""
    return [_bots(language), _take_back(language), *([_teaching(language)] if game in TAUGHT else [])]


def _bots(language: str) -> OptionInfo:
    """How strong the automatic players are."""
    choices = [_choice_info(BOTS, value, language) for value in STRENGTHS]
    about = words("server-setting-bots-about", language)
    return OptionInfo(BOTS, words("server-setting-bots", language), about, choices, USUAL)


def _teaching(language: str) -> OptionInfo:
    """Whether the Hero is shown what a Hero could think."""
    choices = [_choice_info(TEACHING, value, language) for value in (False, True)]
    about = words("server-setting-teaching-about", language)
    return OptionInfo(TEACHING, words("server-setting-teaching", language), about, choices, default=False)


def _take_back(language: str) -> OptionInfo:
    """How the server takes back: a setting of the table, not of the game."""
    choices = [_choice_info(TAKE_BACK, value, language) for value in (KNOWN, ALL)]
    about = words("server-setting-take-back-about", language)
    return OptionInfo(TAKE_BACK, words("server-setting-take-back", language), about, choices, KNOWN)


def _title(game: Game[Any], seat: int, language: str) -> str:
    return game.say(game.manifest.seat_name(game.table, seat), language)  # type: ignore[arg-type]  # a seat's number


def _choice(option: str, value: str | int | bool, language: str) -> str:
    if isinstance(value, bool):
        return words("server-yes" if value else "server-no", language)
    plain = str(value).replace("-", " ").capitalize() if isinstance(value, str) else str(value)
    return _word(f"server-choice-{option}-{value}", language, plain)


def _word(key: str, language: str, otherwise: str, **values: Argument) -> str:
    return words(key, language, **values) if key in _known(language) else otherwise


@lru_cache(16)
def _known(language: str) -> frozenset[str]:
    return frozenset(keys(language, "server"))


# -- rules


class RulesFound(Struct, frozen=True):
    """The rules that a search has found, and how many there are in all."""

    game: str
    total: int
    rules: list[Rule]
    glossary: list[Term]


MOST = 200


def search(game: str, wanted: str, edition: str) -> RulesFound:
    """Search in a game's rules table; without words, all of them in the order of the table."""
    known = rules_game(game)
    matching = rules.search(wanted, known) if wanted.strip() else list(rules.rules(known).values())
    fitting = [rule for rule in matching if not edition or rule.edition in ("both", "", edition)]
    terms = [
        term
        for term in rules.glossary(known).values()
        if not wanted.strip() or wanted.strip().lower() in term.en.lower()
    ]
    return RulesFound(game, len(fitting), fitting if not wanted.strip() else fitting[:MOST], terms)


def rules_game(game: str) -> rules.GameId:
    """A game that has a rules table; `UnknownGame` for another."""
    if game not in rules.GAMES:
        raise rules.UnknownGame(game)
    return game


def profile_of(game: str, profile: str | None, switches: dict[str, str]) -> dict[str, str]:
    """A wished profile, by name or as a table tells its own (`2.0 EF-HAND-01=1.0`), as the engine takes it."""
    known = find(game).profile(profile or None)
    return {"profile": known.name, **dict(known.switched), **switches}
