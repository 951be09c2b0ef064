"""A terminal as a pair of streams: words out, lines in. Colours and drawing only where they are understood."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import TextIO

from nocturne.i18n import preferred
from nocturne.kernel.text import Argument
from nocturne.terminal.words import words

STYLES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
}
ANSI = re.compile(r"\x1b\[[0-9;]*m")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""To the top left, wipe the screen, wipe what could be scrolled back to."""
PLAIN = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "…": "...", "⟨": "<", "⟩": ">", "·": "-", "×": "x"})
"""How typography is written on a terminal that knows ASCII alone."""
BLANKS = 60
"""Empty lines that push a secret off a terminal that cannot be wiped."""
WIDEST = 100
"""Lines longer than this are hard to read, however wide the window is."""


class Screen:
    """Where a player reads and types. Tests hand in streams of their own."""

    def __init__(
        self,
        source: TextIO,
        target: TextIO,
        *,
        colour: bool | None = None,
        width: int | None = None,
        language: str = "en",
    ) -> None:
        self.source = source
        self.target = target
        self.language = language
        self.live = target.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self.colour = self.live and "NO_COLOR" not in os.environ if colour is None else colour
        self.unicode = can_draw(target)
        self._width = width

    @classmethod
    def standard(cls) -> Screen:
        """The terminal that the program was started in, in its player's language.

        Bytes that it cannot read or show are no reason to stop.
        """
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout, language=preferred())

    @property
    def width(self) -> int:
        """How many characters a line has."""
        if self._width is not None:
            return self._width
        return min(shutil.get_terminal_size((80, 24)).columns, WIDEST) if self.live else 80

    # -- words

    def words(self, key: str, /, **values: Argument) -> str:
        """A message of the terminal's own catalogue."""
        return words(key, self.language, **values)

    def tell(self, key: str, /, style: str = "", indent: int = 0, **values: Argument) -> None:
        """Show a message of the terminal's own catalogue."""
        self.line(self.words(key, **values), style=style, indent=indent)

    def style(self, text: str, *styles: str) -> str:
        """The text in colour, where there are colours."""
        codes = ";".join(STYLES[style] for style in styles if style)
        return f"\x1b[{codes}m{text}\x1b[0m" if codes and self.colour else text

    # -- out

    def line(self, text: str = "", *, style: str = "", indent: int = 0) -> None:
        """Show a paragraph, wrapped to the width; lines within it stay lines."""
        for part in text.split("\n"):
            wrapped = wrap(part, self.width - indent)
            self.block([" " * indent + self.style(line, style) if line else "" for line in wrapped])

    def item(self, text: str, mark: str = "-", *, style: str = "") -> None:
        """Show one line of a list."""
        first, *more = wrap(text, self.width - 4)
        self.block([f"  {mark} {self.style(first, style)}", *[f"    {self.style(line, style)}" for line in more]])

    def block(self, lines: Iterable[str]) -> None:
        """Show lines as they are."""
        for line in lines:
            self.target.write((line if self.unicode else line.translate(PLAIN)).rstrip(" ") + "\n")

    def columns(self, cells: Sequence[str], *, tall: int = 6) -> None:
        """Show cells one below the other, in several columns when there are more than `tall`."""
        widest = max(map(shown, cells), default=0)
        fit = max((self.width - 2) // (widest + 2), 1)
        across = min(fit, -(-len(cells) // tall)) or 1
        down = -(-len(cells) // across)
        for row in range(down):
            beside = cells[row::down]
            self.block(["  " + "  ".join(pad(cell, widest) for cell in beside)])

    def rule(self, title: str) -> None:
        """A line across the screen with a title in it."""
        dash = "─" if self.unicode else "-"
        rest = max(self.width - len(title) - 4, 2)
        ends = [self.style(dash * count, "dim") for count in (2, rest)]
        self.block([f"{ends[0]} {self.style(title, 'bold')} {ends[1]}"])

    def clear(self) -> None:
        """Hide what is on the screen from the next player."""
        if self.live:
            self.target.write(CLEAR)
        else:
            self.block([""] * BLANKS)

    # -- in

    def ask(self, prompt: str) -> str:
        """A line that the player types, without the blanks around it; EOFError when they have left."""
        if self.live and self.source is sys.stdin and self.target is sys.stdout:
            line_editing()
            return input(prompt).strip()
        self.target.write(prompt)
        self.target.flush()
        typed = self.source.readline()
        if not typed:
            raise EOFError
        if not self.source.isatty():  # a terminal shows what is typed; for a script we do
            self.block([printable(typed.strip())])
        return typed.strip()

    def agree(self, key: str, /, **values: Argument) -> bool:
        """Ask a question of yes or no; an empty line is no."""
        typed = self.ask(self.words(key, **values) + " ").lower()
        return typed in self.words("answers-yes").split()


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most this width; rule ids stay whole."""
    return textwrap.wrap(text, max(width, 20), break_on_hyphens=False) or [""]


def can_draw(target: TextIO) -> bool:
    """Whether the stream can show lines and signs beyond ASCII."""
    try:
        "─│┼·•".encode(target.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def line_editing() -> None:
    """Arrow keys and a history at the prompt, where Python has them."""
    try:
        import readline
    except ImportError:  # pragma: no cover -- Windows, whose own console edits lines
        return
    readline.set_auto_history(True)


def shown(text: str) -> int:
    """How many characters of a text are seen: colours take no room."""
    return len(ANSI.sub("", text))


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text filled up with blanks to a width."""
    blanks = " " * (width - shown(text))
    return blanks + text if right else text + blanks


def printable(typed: str, longest: int = 60) -> str:
    """What somebody typed, safe to show again: no control characters, not endless.

    >>> printable("go" + chr(27) + "[2J")
    'go?[2J'
    """
    clean = "".join(sign if sign.isprintable() else "?" for sign in typed)
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"
