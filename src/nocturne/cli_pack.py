"""The commands `nocturne pack …`: check, show and make content packs."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from cyclopts import App

pack = App(name="pack", help="Check, show and make content packs: cards, tiles and stories as data.")


@pack.command(name="check")
def pack_check(
    path: str,
    /,
    *,
    pictures: bool = True,
    writing: bool = False,
    games: Path | None = None,
    language: str | None = None,
) -> int:
    """Tell everything that is wrong with a pack, with file, line, column and a suggestion.

    Args:
        path: The pack's folder, or the id of a pack that comes with the program.
        pictures: Also draw every record and tell which texts do not fit; large packs take a few seconds.
        writing: Also tell what a writer wants to know: idle flags, long passages, repeated words, printed names.
        games: With --writing, a folder of recorded games: also tells which Secrets and passages none of them reaches.
        language: The language to tell it in, such as en; that of NOCTURNE_LANGUAGE or of the system unless given.
    """
    from nocturne.packs import commands

    text, code = commands.check(path, pictures=pictures, tongue=_tongue(language))
    if writing and code:
        from nocturne.i18n import say
        from nocturne.kernel import Text

        text += "\n" + say(Text.of("writing-later"), _tongue(language))
    elif writing:
        from nocturne.i18n import say
        from nocturne.writing.findings import findings

        if games is not None:
            commands.chosen(path)
        advice = findings(commands.opened(path), games)
        text = "\n".join([*[say(line, _tongue(language)) for line in advice], text])
    return _said((text, code))


@pack.command(name="read")
def pack_read(
    what: str,
    path: str = "etherfields",
    /,
    *,
    players: int = 2,
    edition: str = "2.0",
    games: Path | None = None,
) -> int:
    """Print a Dream or a Slumber as its readers meet it, along a recorded game. It spoils everything.

    Args:
        what: The Dream's gate or the Slumber's tile, such as gate-ferry.
        path: The pack it is in; that of the program unless given.
        players: How many Dreamers; the nearest that is recorded.
        edition: The rules of 1.0 or 2.0.
        games: The folder with the recorded games; "certificates" for a pack of your own, those of the tests for the
            pack of the program unless given.
    """
    from nocturne.packs import commands
    from nocturne.packs.sources import all_shipped
    from nocturne.writing.reading import read

    pack = commands.chosen(path)
    commands.named_records(what, path)
    folder = games or Path("tests/playthroughs/data" if pack in all_shipped() else "certificates")
    for line in read(what, folder, players, edition, pack):
        print(line)
    return 0


@pack.command(name="show")
def pack_show(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    name: str,
    path: str | None = None,
    /,
    *,
    language: str | None = None,
    svg: Path | None = None,
    theme: str | None = None,
    variant: Literal["dark", "light", "print"] = "dark",
    side: Literal["front", "back"] = "front",
) -> int:
    """Show a record as text; with --svg, draw it into a file as well.

    Args:
        name: Its id, or its address such as card/dash.
        path: The pack; all that come with the program unless given.
        language: The language of the text; that of NOCTURNE_LANGUAGE or of the system unless given.
        svg: The file to draw it into.
        theme: The design: etherfields, alone or lanterns; that of its game unless given.
        variant: In the dark, in the light, or for the printer.
        side: Its front or its back.
    """
    from nocturne.i18n import say
    from nocturne.kernel import Text
    from nocturne.packs import commands
    from nocturne.pictures import Side, Variant

    tongue = _tongue(language)
    text, code = commands.show(name, path, tongue)
    if svg is not None:
        look = commands.CardLook(theme, Variant(variant), Side(side))
        drawn = commands.picture(name, path, tongue, look)
        write_file(svg, drawn)
        text += "\n\n" + say(Text.of("pack-drawn", file=str(svg)), tongue)
    return _said((text, code))


def write_file(file: Path, text: str) -> None:
    """Write a file that somebody has asked for; `UsageError` where that cannot be."""
    from nocturne.kernel import Text, UsageError

    try:
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise UsageError(Text.of("file-unwritten", file=str(file), fault=str(fault.strerror))) from None


@pack.command(name="text")
def pack_text(path: str, /, *, language: str | None = None) -> int:
    """Print the rules text of every record.

    Args:
        path: The pack.
        language: The language of the texts; that of NOCTURNE_LANGUAGE or of the system unless given.
    """
    from nocturne.packs import commands

    return _said(commands.text(path, _tongue(language)))


@pack.command(name="hint")
def pack_hint(name: str, stage: int = 1, path: str | None = None, /, *, language: str | None = None) -> int:
    """Give a hint for a Dream: the first only points, the third says it plainly.

    Args:
        name: The Dream's gate, such as gate-ferry.
        stage: 1, 2 or 3.
        path: The pack; all that come with the program unless given.
        language: The language of the text; that of NOCTURNE_LANGUAGE or of the system unless given.
    """
    from nocturne.packs import commands

    return _said(commands.hint(name, stage, path, _tongue(language)))


@pack.command(name="stats")
def pack_stats(path: str, /) -> int:
    """Count a pack's records, copies and words.

    Args:
        path: The pack.
    """
    from nocturne.packs import commands

    return _said(commands.stats(path, _tongue(None)))


@pack.command(name="new")
def pack_new(path: str, /, *, game: str) -> int:
    """Make a new pack that you can fill.

    Args:
        path: The folder to make.
        game: The game it is for.
    """
    from nocturne.packs import commands

    return _said(commands.new(path, game, _tongue(None)))


@pack.command(name="schema")
def pack_schema(game: str, /) -> int:
    """Print the JSON Schema of a game's record files, for editors.

    Args:
        game: The game.
    """
    from nocturne.packs import commands

    return _said(commands.schema(game))


def _tongue(language: str | None) -> str:
    """The language asked for, or that of whoever runs the command."""
    from nocturne.i18n import nearest, preferred

    return nearest(language) if language else preferred()


def _said(answer: tuple[str, int]) -> int:
    text, code = answer
    print(text)
    return code
