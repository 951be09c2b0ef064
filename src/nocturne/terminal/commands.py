"""What can be typed besides an answer. Each command is one function; its key in `help` is `help-` and its name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import nocturne
from nocturne.bots import advise, is_riddle
from nocturne.kernel import CHANCE, Decision, Entry, Seat
from nocturne.terminal.files import is_there, read_file, write_file
from nocturne.terminal.finding import find_option
from nocturne.terminal.rulebook import statement
from nocturne.terminal.screen import printable

if TYPE_CHECKING:
    from nocturne.terminal.play import Play

LAST = 40
"""How many lines `log` shows, unless asked for all."""
LOOK_BACK = 64
"""How many answers are read at first to find the last one of a player; nearly always it is among them."""
ENDLESS = 1_000_000
"""As many decisions as `auto all` leaves to the bot."""


class Left(Exception):
    """The player has left the table with `quit`."""


class Typed(NamedTuple):
    """A command as it was typed: at which table, at which decision, and what followed the word."""

    play: Play
    decision: Decision
    rest: str


# -- taking back


def undo(at: Typed) -> None:
    """Take back the last answer given at this keyboard, with the consent of whom it concerns."""
    play = at.play
    last = last_answer(play)
    if last is None:
        play.screen.tell("undo-nothing")
        return
    version, entry = last
    viewer = play.viewer if play.viewer is not None else max(entry.seat, 0)
    needs = play.game.may_undo(version - 1, viewer).needs
    label = label_of(play, version, entry)
    if not consented(play, [seat for seat in needs if seat in play.humans], viewer, label):
        play.screen.tell("undo-refused")
        return
    play.keeper.undo(version - 1, viewer, needs)
    play.seen = {seat: min(seen, version - 1) for seat, seen in play.seen.items()}
    play.screen.tell("undo-done", style="green", option=label)


def consented(play: Play, seats: list[Seat], by: int, label: str) -> bool:
    """Ask each of these people for consent, on a screen that shows no hand; the keyboard then goes back."""
    others = [seat for seat in seats if seat != by]
    if not others:
        return True
    play.screen.clear()
    play.viewer = None
    return all(
        play.screen.agree("undo-consent", seat=play.called(seat), by=play.called(by), option=label) for seat in others
    )


def last_answer(play: Play) -> tuple[int, Entry] | None:
    """The last answer of somebody at this keyboard, and the version it led to."""
    here = {*play.humans, CHANCE}
    for since in (max(play.game.version - LOOK_BACK, 1), 1):
        entries = enumerate(play.game.log(since), since)
        mine = [(version, entry) for version, entry in entries if entry.seat in here]
        if mine:
            return mine[-1]
    return None


def label_of(play: Play, version: int, entry: Entry) -> str:
    """What is taken back: the label of the answer, or only whose it was where the reader may not know it."""
    if entry.seat not in (play.viewer, CHANCE):
        return play.screen.words("undo-of-other", seat=play.called(entry.seat))
    before = play.game.fork()
    before.undo(version - 1)
    asked = before.decision(entry.seat)
    options = [] if asked is None else [option for option in asked.options if option.id == entry.option]
    return play.label(options[0], asked) if options else entry.option


# -- asking why


def why(at: Typed) -> None:
    """The rule that asks; or why one option is allowed or not."""
    play = at.play
    if not at.rest:
        tell_rule(play, at.decision.rule)
        return
    meant = find_option(at.rest, at.decision.options, play.label)
    if meant.option is None and not meant.several:
        meant = find_option(at.rest, play.game.candidates(at.decision.seat), play.label, numbered=False)
    if meant.option is None:
        play.misunderstood(at.decision, at.rest, meant)
        return
    play.explain(at.decision.seat, meant.option)
    refused = play.game.explain(at.decision.seat, meant.option.id)
    tell_rule(play, at.decision.rule if refused is None else refused.rule)


def tell_rule(play: Play, rule: str) -> None:
    """A rule by its id and in words, where they are known."""
    said = statement(rule)
    if not rule:
        play.screen.tell("rule-none")
    elif said:
        play.screen.tell("rule-says", rule=rule, statement=said)
    else:
        play.screen.tell("rule-unknown", rule=rule)


def why_not(at: Typed) -> None:
    """Everything that could be answered here but may not be now, and why."""
    play = at.play
    allowed = set(at.decision.ids())
    absent = [option for option in play.game.candidates(at.decision.seat) if option.id not in allowed]
    if not absent:
        play.screen.tell("not-nothing")
    for option in absent:
        refused = play.game.explain(at.decision.seat, option.id)
        assert refused is not None, f"{option.id} is neither offered nor refused"
        play.screen.item(play.refusal(play.label(option), refused), "·")


# -- looking


def view(at: Typed) -> None:
    """Show the table and the question again."""
    play = at.play
    play.show_title()
    play.show_table()
    play.show_question(at.decision)


def log(at: Typed) -> None:
    """What has happened, as far as this seat may know it."""
    play = at.play
    lines = play.told_in_lines(play.game.events(seat=play.viewer))
    shown = lines if at.rest == "all" else lines[-LAST:]
    if len(shown) < len(lines):
        play.screen.tell("log-more", style="dim", indent=2, count=len(lines) - len(shown))
    for line in shown:
        play.show_told(line)


def show_help(at: Typed) -> None:
    """What can be typed."""
    play = at.play
    play.screen.tell("help-answer")
    for name, key in HELP.items():
        play.screen.block([f"  {play.screen.style(f'{name:14}', 'yellow')} {play.screen.words(key)}"])


def hint(at: Typed) -> None:
    """What the bot would do."""
    play = at.play
    if is_riddle(at.decision):
        play.screen.tell("hint-riddle")
        return
    wanted = play.bot_choice(at.decision)
    option = next(offered for offered in at.decision.options if offered.id == wanted)
    play.screen.tell("hint", option=play.label(option))
    offered_by_id = {offered.id: offered for offered in at.decision.options}
    best = advise(play.game, at.decision.seat)
    for advice in best:
        play.screen.tell(
            "hint-best",
            option=play.label(offered_by_id[advice.option]),
            chance=round(100 * advice.chance),
            error=max(1, round(100 * advice.error)),
            why=advice.reason,
        )
    if best:
        play.screen.tell("hint-supposes")


def auto(at: Typed) -> None:
    """Let the bot answer: this decision, the next few, or all."""
    play = at.play
    if at.rest == "all":
        play.auto = ENDLESS
    elif at.rest and not (at.rest.isascii() and at.rest.isdigit() and 0 < int(at.rest[:9]) <= ENDLESS):
        play.screen.tell("auto-what", typed=printable(at.rest))
    else:
        play.auto = int(at.rest[:9] or 1)


def concede(at: Typed) -> None:
    """Give up, where the game knows how; or take that back as long as others have not agreed."""
    play, seat = at.play, at.decision.seat
    calls = play.game.calls(seat)
    if not calls:
        play.screen.tell("concede-unknown")
        return
    label = play.game.say(calls[0].label(), play.screen.language)
    if play.screen.agree("concede-sure", option=label):
        play.give(seat, calls[0].id)
    else:
        play.screen.tell("concede-kept")


def take_seat(at: Typed) -> None:
    """Let somebody else at the keyboard go first, where several are asked at once."""
    play = at.play
    asked = [
        decision.seat
        for decision in play.game.open
        if decision.seat in play.humans and decision.seat != at.decision.seat
    ]
    wanted = [seat for seat in asked if at.rest == str(seat + 1)] or (asked if not at.rest else [])
    if len(wanted) == 1:
        play.hand_over(wanted[0])
    else:
        play.screen.tell("seat-others" if asked else "seat-none", seats=tuple([numbered(play, seat) for seat in asked]))


def numbered(play: Play, seat: int) -> str:
    """What a seat is called, with the number to type, where the name does not have it."""
    who = play.called(seat)
    return who if str(seat + 1) in who else play.screen.words("seat-numbered", seat=seat, who=who)


# -- files


def save(at: Typed) -> None:
    """Write the game into a file."""
    play = at.play
    if not at.rest:
        play.screen.tell("save-where")
        return
    path, shown = Path(at.rest), printable(at.rest)
    if is_there(path) and not play.screen.agree("save-over", file=shown):
        play.screen.tell("save-kept")
        return
    write_file(path, play.game.export())
    play.screen.tell("saved", style="green", file=shown)


def load(at: Typed) -> None:
    """Go on with the game of a file."""
    play = at.play
    if not at.rest:
        play.screen.tell("load-where")
        return
    game = nocturne.load(read_file(Path(at.rest))).checked()
    play.sit_down(play.keep(game), play.humans & set(range(game.box.players)) or {0})
    play.screen.tell("loaded", style="green", file=printable(at.rest))


def report(at: Typed) -> None:
    """Write everything that somebody needs to look into a fault."""
    from nocturne.terminal.reporting import report_here

    report_here(at.play.screen, at.play.game, at.rest, at.play.fault, at.play.faulty)


def leave(_: Typed) -> None:
    """Leave the table."""
    raise Left


Command = Callable[[Typed], None]

COMMANDS: dict[str, Command] = {
    "u": undo, "undo": undo, "why": why, "not": why_not, "view": view, "v": view, "log": log, "help": show_help,
    "h": show_help, "?": show_help, "hint": hint, "auto": auto, "save": save, "load": load, "report": report,
    "concede": concede, "seat": take_seat, "quit": leave, "q": leave, "exit": leave,
}  # fmt: skip

HELP = {
    "u": "help-undo", "why": "help-why", "why OPTION": "help-why-option", "not": "help-not", "view": "help-view",
    "log, log all": "help-log", "hint": "help-hint", "auto, auto N": "help-auto", "save FILE": "help-save",
    "load FILE": "help-load", "seat N": "help-seat", "concede": "help-concede", "report": "help-report",
    "help": "help-help", "quit": "help-quit",
}  # fmt: skip
