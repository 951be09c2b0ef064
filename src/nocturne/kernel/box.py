"""What came in the box: the manifest of a game, its rule profile, its settings and its content."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NEAR, Refusal, UsageError, suggest
from nocturne.kernel.events import Event
from nocturne.kernel.layouts import Layout
from nocturne.kernel.piles import stock_of
from nocturne.kernel.seats import Seat
from nocturne.kernel.source import Node
from nocturne.kernel.steps import G, Option, Step
from nocturne.kernel.text import Text
from nocturne.kernel.views import View


class Switch(Struct, frozen=True):
    """One rule that differs between profiles: a value for each variant. Profiles pick the variant of their name."""

    rule: str
    variants: dict[str, Any]

    @property
    def name(self) -> Text:
        """What it is called: the key `switch-` with the rule, in the game's catalogue."""
        return Text.of(f"switch-{self.rule.lower()}")

    @property
    def about(self) -> Text:
        """What it changes, in a sentence."""
        return Text.of(f"switch-{self.rule.lower()}-about")


class Setting(Struct, frozen=True):
    """One thing to choose when a game is set up, besides players and profile."""

    name: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    where: tuple[str, str] | None = None
    """The setting and its value beside which this one counts; None where it always does."""

    @property
    def title(self) -> Text:
        """What it is called: the key `setting-` with its name, in the game's catalogue or the kernel's."""
        return Text.of(f"setting-{self.name}")

    @property
    def about(self) -> Text:
        """What it changes, in a sentence."""
        return Text.of(f"setting-{self.name}-about")

    def counts(self, chosen: Mapping[str, Any]) -> bool:
        """Whether it changes anything beside what else is chosen."""
        return self.where is None or chosen[self.where[0]] == self.where[1]


KERNEL_SETTINGS = (
    Setting("pad-windows", (False, True), default=False),  # ask in empty reaction windows too, to betray nothing
    Setting("upkeep", ("automatic", "asked"), default="automatic"),  # asked: refereeing a physical table
)


class Profile(Struct, frozen=True):
    """The rule variants in force: a named profile and the single rules switched over it.

    >>> Profile("2.0", (("LN-HAND-01", "small"),)).spell()
    '2.0 LN-HAND-01=small'
    """

    name: str
    switched: tuple[tuple[str, str], ...] = ()

    def spell(self) -> str:
        """The profile as one line, as it is shown and typed."""
        return " ".join([self.name, *[f"{rule}={variant}" for rule, variant in self.switched]])


class ContentChange(Struct, frozen=True):
    """What changes if a game moves to the content of this program: records added, changed and lost, by address."""

    old: str
    new: str
    added: tuple[str, ...]
    changed: tuple[str, ...]
    removed: tuple[str, ...]
    may_move: bool  # the game has come to a moment at which content may change


class Header(Struct, frozen=True, array_like=True):
    """What a log is of: the game, its rules and its content, so that it can be played again anywhere."""

    game: str
    version: int
    players: int
    profile: Profile
    options: dict[str, str | int | bool]
    content: str


class Manifest(Generic[G]):
    """The one object that the kernel receives of a game. A game subclasses it and fills in what it has."""

    id: ClassVar[str]
    version: ClassVar[int] = 1  # raised when old logs would play differently
    players: ClassVar[range]
    table: ClassVar[type[Any]]
    view_type: ClassVar[type[View]] = View  # what `view` gives
    packages: ClassVar[tuple[str, ...]]  # where the steps and events of the game are found, whatever their modules
    profiles: ClassVar[tuple[str, ...]] = ("standard",)
    switches: ClassVar[tuple[Switch, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    rivals: ClassVar[bool] = False  # seats play against each other: being asked may betray something to an opponent
    layouts: ClassVar[tuple[Layout, ...]] = ()  # how tables of the first days were laid out, where that differs

    def choice_texts(self, setting: Setting, choice: str | int | bool) -> tuple[Text, Text] | None:
        """What a choice is called and what it means, where the content of the game says it."""
        return None

    def source(self, options: Mapping[str, Any]) -> Any:
        """What the content is made of: the packs in force, immutable. None where a game needs none."""
        return None

    def content(self, options: Mapping[str, Any]) -> tuple[Any, str]:
        """The content of the packs in force, immutable, and its hash."""
        return None, ""

    def content_of(self, source: Any, options: Mapping[str, Any]) -> tuple[Any, str]:
        """The content of packs that were pinned to a game, and its hash."""
        return self.content(options)

    def continues(self, source: Any) -> Collection[str]:
        """The hashes of earlier contents whose games may go on with this one."""
        return ()

    def compare(self, old: Any, new: Any) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """How two sets of packs differ, as addresses of records: those added, those changed, those lost."""
        return (), (), ()

    def may_change_content(self, table: G) -> bool:
        """Whether a game that is played with older content may move to newer one now (decision 0012)."""
        return False

    def refuse_newcomers(self, game: G, players: int) -> Refusal | None:
        """Why a game cannot go on with so many seats from here; most games have their seats from the start."""
        return Refusal.by("protocol:seats", "refuse-seats-now")

    def seat_newcomers(self, game: G, players: int) -> None:
        """Lay seats for those who join; what they begin with is the game's business."""

    def pin(self, source: Any) -> bytes:
        """The packs as bytes, for `unpin`, so that a game can be kept together with what it was begun with."""
        return b""

    def unpin(self, data: bytes) -> Any:
        """The packs that `pin` wrote as bytes; `UsageError` where this program cannot read them any more."""
        raise UsageError(Text.of("box-keeps-nothing", game=self.id))

    def stocks(self, content: Any) -> dict[str, tuple[str, ...]]:
        """What the packs lay into each `StockPile`: a save has only what differs from it."""
        return {}

    def open(self, box: Box[G]) -> G:
        """The table before its first step, with the agenda that begins the game."""
        raise NotImplementedError

    def view(self, table: G, seat: Seat | None) -> View:
        """Everything the seat may know, built up from nothing; a spectator is None."""
        raise NotImplementedError

    def windows(self, table: G, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        """The windows that open before or after a proposed event."""
        return ()

    def calls(self, table: G, seat: Seat) -> Sequence[tuple[Option, Step[Any]]]:
        """What a seat may say at any time, asked or not, and the step that follows: conceding, for instance.

        Calls stand beside the options of a decision, never among them. They may betray nothing hidden.
        """
        return ()

    def broken(self, table: G) -> list[str]:
        """Which invariants do not hold, in words: cards lost or doubled, impossible places."""
        return []

    def imagine(self, table: G, seat: Seat | None, pick: Callable[[int], int]) -> G:
        """Another table that the seat cannot tell from this one: everything hidden from it is drawn anew.

        `pick(n)` gives a number below n. Search bots sample worlds with it; tests prove with it that views are tight.
        """
        raise NotImplementedError

    def rearrange(self, fields: dict[str, Any]) -> None:
        """Mend what else is written otherwise in a table of one of the earlier `layouts`: plain data by field names."""

    def bring_up(self, table: G, version: int) -> None:
        """Fill in what a table that older rules have played does not hold yet: fields that a later version has added.

        Called once, when a game of that `version` is carried over (decision 0012). Besides the kernel's own loading it
        is the only place where state is written by hand.
        """

    def seat_name(self, table: G, seat: Seat) -> Text:
        """What a seat is called."""
        return Text.of("seat", number=seat + 1)

    def say(self, text: Text, language: str = "en") -> str:
        """A message in words. A game that has catalogues looks there; here, the key and its values."""
        return f"{text.key} {text.arguments()}" if text.args else text.key

    def say_at(self, table: G, text: Text, language: str = "en") -> str:
        """A message in words at this table, with the names of its packs and of who sits there, where a game has them.

        What is said must be known to all: nothing but names may be read off the table.
        """
        return self.say(text, language)

    def notation(self) -> Notation[G]:
        """How positions of this game are written, where the plain field-by-field form is not readable enough."""
        return Notation()

    # -- what is asked for, checked once at the border

    def profile(self, wanted: str | Mapping[str, str] | None) -> Profile:
        """The profile asked for, by name, as a line like `2.0 LN-HAND-01=small`, or as a mapping with `profile`."""
        name, pairs = self._wished(wanted)
        if name not in self.profiles:
            raise UsageError(Text.of("profile-unknown", game=self.id, name=name, hint=suggest(name, self.profiles)))
        switches = {switch.rule: switch for switch in self.switches}
        for rule, variant in pairs.items():
            if rule not in switches:
                raise UsageError(Text.of("rule-not-switched", rule=rule, game=self.id, hint=suggest(rule, switches)))
            if variant not in switches[rule].variants:
                known = suggest(variant, switches[rule].variants)
                raise UsageError(Text.of("rule-no-variant", rule=rule, variant=variant, hint=known))
        return Profile(name, tuple(sorted(pairs.items())))

    def _wished(self, wanted: str | Mapping[str, str] | None) -> tuple[str, dict[str, str]]:
        """A profile's name and the single rules switched from it; of several wishes for one rule the last counts."""
        if isinstance(wanted, str):
            name, *changes = wanted.split() or [""]
            parts = [change.partition("=") for change in changes]
            return name, {rule: variant for rule, _, variant in parts}
        if wanted is not None and not isinstance(wanted, Mapping):
            raise UsageError(Text.of("profile-form", wanted=repr(wanted)))
        wishes = {str(rule): str(variant) for rule, variant in (wanted or {}).items()}
        return wishes.pop("profile", self.profiles[-1]), wishes

    def chosen_settings(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every setting with its value; unknown names and values are refused."""
        known = {setting.name: setting for setting in (*KERNEL_SETTINGS, *self.settings)}
        for name, value in options.items():
            if name not in known:
                raise UsageError(Text.of("choice-unknown", game=self.id, name=name, hint=suggest(str(name), known)))
            if not any(value == choice and type(value) is type(choice) for choice in known[name].choices):
                choices = ", ".join(map(repr, known[name].choices))
                wrong = Text.of("choice-wrong", name=name, value=repr(value), choices=choices)
                near = suggest(value if isinstance(value, str) else "", map(str, known[name].choices))
                raise UsageError(Text.of("choice-meant", wrong=wrong, near=near) if near.key == NEAR else wrong)
        chosen = {name: options.get(name, setting.default) for name, setting in known.items()}
        for setting in known.values():
            if not setting.counts(chosen) and chosen[setting.name] != setting.default:
                other, wanted = setting.where or ("", "")
                raise UsageError(Text.of("choice-idle", name=setting.name, other=other, wanted=wanted))
        return chosen

    def kept_settings(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The settings of a game that was begun with other packs: as they were chosen then, new ones by default."""
        return {**{setting.name: setting.default for setting in (*KERNEL_SETTINGS, *self.settings)}, **options}


class Notation(Generic[G]):
    """How a game's position is drawn and read. By default every field is written by name, as plain data."""

    def write(self, table: G, plain: dict[str, Any]) -> dict[str, Any]:
        """Make the plain form readable: drawn maps, words for numbers."""
        return plain

    def read(self, document: Node, box: Box[G]) -> dict[str, Node]:
        """Turn the readable form back into the plain one, and fill in what its writer left out."""
        fields: dict[str, Node] = document.value
        return fields


class Box(Generic[G]):
    """The rules and content in force at one table: immutable, shared by all its forks."""

    __slots__ = (
        "ask_upkeep", "content", "content_hash", "header", "manifest",
        "options", "pad_windows", "pinned", "players", "profile", "source", "stocks", "values",
    )  # fmt: skip

    def __init__(
        self,
        manifest: Manifest[G],
        players: int,
        profile: Profile,
        options: Mapping[str, Any],
        *,
        pinned: bytes = b"",
    ) -> None:
        if type(players) is not int or players not in manifest.players:
            least, most = manifest.players.start, manifest.players.stop - 1
            raise UsageError(Text.of("players-wrong", game=manifest.id, least=least, most=most, players=repr(players)))
        self.manifest = manifest
        self.players = players
        self.profile = profile
        self.pinned = pinned  # the packs that the game was begun with, where they are not those of this program
        self.options = manifest.kept_settings(options) if pinned else manifest.chosen_settings(options)
        self.pad_windows: bool = self.options["pad-windows"]
        self.ask_upkeep: bool = self.options["upkeep"] == "asked"
        if pinned:
            self.source = manifest.unpin(pinned)
            self.content, self.content_hash = manifest.content_of(self.source, self.options)
        else:
            self.source = manifest.source(self.options)
            self.content, self.content_hash = manifest.content(self.options)
        self.stocks = {f"{pile}_ids": stock_of(laid) for pile, laid in manifest.stocks(self.content).items()}
        header = Header(manifest.id, manifest.version, players, profile, self.options, self.content_hash)
        self.header = msgspec.msgpack.encode(header, order="deterministic")
        over = dict(profile.switched)
        self.values = {s.rule: s.variants[over.get(s.rule, profile.name)] for s in manifest.switches}

    def pin(self) -> bytes:
        """The packs that are played with as bytes, so that a newer program plays on with them."""
        return self.pinned or self.manifest.pin(self.source)

    def value(self, rule: str) -> Any:
        """What the profile in force says of a switchable rule."""
        return self.values[rule]
