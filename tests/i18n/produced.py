"""Every message that sources can produce, found without playing: by the classes of a game and by its calls."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from nocturne.effects import decisions, interpret
from nocturne.kernel import Ask, Chance, Choice, Event, Manifest, Option, Sealed, Setting, Step, Upkeep, Window
from nocturne.kernel.box import KERNEL_SETTINGS
from nocturne.kernel.codec import KERNEL_MODULES, kinds_in, modules_of
from nocturne.kernel.text import kebab
from nocturne.packs.commands import faces_of, language_of

SRC = Path(__file__).resolve().parents[2] / "src" / "nocturne"
KEY = re.compile(r"(ask|option|event|refuse|over|face)-[a-z-]*[a-z]")
EFFECTS = (decisions, interpret)
"""The modules of the effect language that have steps, options and events."""

FORMS = (Option, Step, Choice, Chance, Event, Upkeep, Ask, Sealed, Window, interpret.AskLine)
"""What games subclass; nobody is ever asked a bare one."""


PACKS = (Setting("pack", ("",), default=""),)
"""What is offered where somebody has installed a pack."""


class Message(NamedTuple):
    """A message as its producer makes it: the key, and the names of the values it comes with."""

    key: str
    values: frozenset[str]
    where: str


def of_effects() -> list[Message]:
    """Every message of the effect language that `say` puts into words; the rules texts have their own speaker."""
    calls = [message for path in sorted((SRC / "effects").rglob("*.py")) for message in by_calls(path, ("of", "by"))]
    return [*by_class(EFFECTS), *[message for message in calls if KEY.fullmatch(message.key)]]


def of_game(game: Manifest[Any] | None) -> list[Message]:
    """Every message of the kernel, or of a game. What the game has of the effect language is not its own."""
    modules = KERNEL_MODULES if game is None else modules_of((f"nocturne.games.{game.id}",))
    paths = sorted((SRC / "kernel").glob("*.py")) if game is None else sorted((SRC / "games" / game.id).rglob("*.py"))
    calls = [message for path in paths for message in by_calls(path, ("of", "by"))]
    return [*by_class(modules), *calls, *chosen(game)]


def chosen(game: Manifest[Any] | None) -> Iterator[Message]:
    """The names and sentences of the rules that can be switched and of what else can be chosen."""
    settings = (*KERNEL_SETTINGS, *PACKS) if game is None else game.settings
    texts = [text for setting in settings for text in (setting.title, setting.about)]
    texts += [text for switch in (game.switches if game is not None else ()) for text in (switch.name, switch.about)]
    for text in texts:
        yield Message(text.key, frozenset(), "the manifest")
    if game is not None:
        plain = [kind for kind in language_of(game.id).kinds if kind not in faces_of(game.id)]
        yield from [Message(f"picture-kind-{kind}", frozenset(), "a plain card") for kind in plain]


def by_class(modules: tuple[ModuleType, ...]) -> Iterator[Message]:
    """The messages whose keys come from the names of classes."""
    names = {module.__name__ for module in modules}
    values = [value for module in modules for value in vars(module).values()]
    fixed = [type(value) for value in values if isinstance(value, Option) and type(value).__module__ in names]
    options = dict.fromkeys([*kinds_in(modules, Option), *fixed])  # some have no class of their own, only a name
    for kind in (*options, *kinds_in(modules, Step), *kinds_in(modules, Event)):
        name, fields = kebab(kind.__name__), frozenset(kind.__struct_fields__)
        derived = kind.__module__.endswith(".base") and (not issubclass(kind, Option) or kind.__subclasses__())
        if kind in FORMS or (derived and kind not in fixed):  # what others derive from
            continue
        if issubclass(kind, Option) and (
            kind.label is Option.label or "label_of(self)" in inspect.getsource(kind.label)
        ):
            yield Message(f"option-{name}", fields - {"id"}, kind.__name__)
        if issubclass(kind, Choice) and kind.prompt is Choice.prompt:
            yield Message(f"ask-{name}", frozenset({"seat", *kind.tells}), kind.__name__)
        if issubclass(kind, Upkeep):
            yield Message(f"ask-upkeep-{name}", frozenset(), kind.__name__)
        if issubclass(kind, Chance):
            yield Message(f"ask-chance-{name}", frozenset({"number"}), kind.__name__)
            if kind.face_label is Chance.face_label:  # others are found by their calls
                yield Message(f"face-{kind.stream}", frozenset({"face"}), kind.__name__)
        if issubclass(kind, Event) and (kind.told is Event.told or "self.text()" in inspect.getsource(kind.told)):
            says: tuple[str, ...] | None = getattr(kind, "says", None)
            yield Message(f"event-{name}", fields if says is None else frozenset(says), kind.__name__)


def by_calls(path: Path, names: tuple[str, ...], *, besides: frozenset[str] = frozenset({"instead"})) -> list[Message]:
    """The messages made by calls such as `Text.of("key", seat=seat)`; the key may come from a variable."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    scopes: list[ast.AST] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inner = {call for scope in scopes for call in calls_in(scope, names)}
    found = []
    for scope in [*scopes, tree]:
        for call in calls_in(scope, names):
            if (scope is tree and call in inner) or tells_rules(scope):
                continue
            strings = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            keys = strings[-1:] if len(strings) == len(call.args) else variable_keys(scope, call)
            values = frozenset(one.arg for one in call.keywords if one.arg) - besides
            found += [Message(key, values, f"{path.name}:{call.lineno}") for key in keys]
    return found


def tells_rules(scope: ast.AST) -> bool:
    """Whether a function words the rules text of a record, which has a speaker of its own."""
    given = scope.args.args if isinstance(scope, ast.FunctionDef) else []
    return any(isinstance(each.annotation, ast.Name) and each.annotation.id == "Describer" for each in given)


def calls_in(node: ast.AST, names: tuple[str, ...]) -> Iterator[ast.Call]:
    """The calls of functions or methods with these names."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and call.args:
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in names:
                yield call


def variable_keys(function: ast.AST, call: ast.Call) -> list[str]:
    """Where a variable or a choice stands for the key: the keys that the function writes into it."""
    wanted = {one.id for one in call.args if isinstance(one, ast.Name)}
    written = [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id in wanted for to in node.targets)
    ]
    places: list[ast.AST] = [*written, *(one for one in call.args if isinstance(one, ast.IfExp))]
    return [
        node.value
        for place in places
        for node in ast.walk(place)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    ]


def strings_in(*places: Path) -> set[str]:
    """Every string that the sources in some folders and files hold."""
    return {
        node.value
        for place in places
        for path in ([place] if place.is_file() else place.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
