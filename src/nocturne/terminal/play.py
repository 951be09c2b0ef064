"""One game at one terminal: show what a seat may see, ask, carry the answer out, until the game is over.

Several people may share the keyboard; the seats they do not play are played by the game's bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from random import Random
from typing import Any

from nocturne.bots import Player, Seeing, player_for, replaced
from nocturne.kernel import (
    CHANCE,
    Decision,
    EngineFault,
    Game,
    NocturneError,
    Option,
    Refused,
    Seat,
    Series,
    Told,
    View,
)
from nocturne.terminal.commands import COMMANDS, Left, Typed
from nocturne.terminal.finding import Meant, find_option
from nocturne.terminal.keeping import Keeper
from nocturne.terminal.painters import Painter, Pen, painter_of
from nocturne.terminal.screen import Screen, pad, printable

RECENT = 20
"""How many of the events since the last decision are shown; `log` shows them all."""
WITH_IDS = 12
"""Up to so many options are listed with their ids."""

Keep = Callable[[Game[Any]], Keeper]


class Play:
    """A game being played at a screen."""

    def __init__(self, screen: Screen, keeper: Keeper, humans: Iterable[int], *, keep: Keep, luck: int = 0) -> None:
        self.screen = screen
        self.keep = keep
        self.luck = luck  # seeds the bots
        self.level = "thumb"  # how strong the bots are
        self.auto = 0  # how many of the players' own decisions the bot still takes
        self.fault: Exception | None = None  # the last fault of the program, for a report
        self.faulty: tuple[int, str] | None = None  # the answer that brought it about
        self.sit_down(keeper, humans)

    def sit_down(self, keeper: Keeper, humans: Iterable[int]) -> None:
        """Begin to play this game from where it stands."""
        self.keeper = keeper
        self.humans = frozenset(humans)
        self.viewer: int | None = min(self.humans) if len(self.humans) == 1 else None
        self.seen = dict.fromkeys([None, *self.humans], -1)
        self.painter: Painter = painter_of(self.game.manifest.id)
        self.pen = Pen(self.screen, self.game.manifest.id, self.game.box.options.get("pack", ""))
        self.players: dict[int, Player] = {}
        self.asked = ("", Seat(-2))  # the question that was shown last

    @property
    def game(self) -> Game[Any]:
        """The game."""
        return self.keeper.game

    def run(self) -> bool:
        """Play to the end; False where the player has left before it."""
        try:
            while self.game.over is None:
                self.go_on()
            self.show_end()
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
        except Left:
            pass
        finally:
            if self.game.over is None:
                self.screen.tell("left-kept" if self.keeper.name else "left", name=self.keeper.name)
        return self.game.over is not None

    def go_on(self) -> None:
        """Take the next decision: people's first, then the bots'."""
        mine = [decision for decision in self.game.open if decision.seat in self.humans or decision.seat == CHANCE]
        due = [decision for decision in mine if decision.waits]  # whoever could interrupt need not
        if not due:
            self.answer_by_bot(next(decision for decision in self.game.open if decision.waits))
            return
        decision = next((decision for decision in due if decision.seat == self.viewer), due[0])
        self.hand_over(decision.seat)
        if self.auto:
            self.auto -= 1
            self.answer_by_bot(decision)
            return
        self.show(decision)
        before = self.moment()
        while before == self.moment():
            self.obey(decision, self.screen.ask(self.screen.words("prompt") + " "))

    def moment(self) -> tuple[object, ...]:
        """What identifies the question on the screen: while this stays the same, it is still the one to answer."""
        return self.keeper, self.game.version, self.viewer, self.auto

    def hand_over(self, seat: Seat) -> None:
        """Give the keyboard to the seat that decides; what the last one saw is wiped off the screen."""
        viewer = seat if seat in self.humans else None if len(self.humans) != 1 else min(self.humans)
        if viewer == self.viewer:
            return
        if viewer is not None and len(self.humans) > 1 and not (self.is_open(viewer) and self.is_open(self.viewer)):
            self.screen.clear()
            self.screen.ask(self.screen.words("pass-keyboard", seat=self.called(viewer)) + " ")
            self.screen.clear()
        self.viewer = viewer

    def is_open(self, viewer: int | None) -> bool:
        """Whether this seat sees nothing that a spectator does not: then there is nothing to hide from the next."""
        seen: View = self.game.view(viewer)
        all_see: View = self.game.view(None)
        return viewer is None or seen.without_seat() == all_see.without_seat()

    # -- showing

    def show(self, decision: Decision) -> None:
        """The whole screen of a decision: what has happened, the table, what is asked.

        The next pick of a series stands under the last one: the table is still in sight.
        """
        goes_on = decision.series is not None and self.asked == (decision.kind, decision.seat)
        if not goes_on:
            self.show_title()
        self.show_news()
        if not goes_on:
            self.show_table()
        self.show_question(decision)
        self.asked = (decision.kind, decision.seat)

    def called(self, seat: int) -> str:
        """What the game calls a seat: by the part it plays, where it has one."""
        return self.game.say(self.game.manifest.seat_name(self.game.table, Seat(seat)), self.screen.language)

    def show_title(self) -> None:
        """Which game, for whom, and how far it has come."""
        self.screen.line()
        key = "title-spectator" if self.viewer is None else "title"
        name = self.screen.words("game-" + self.game.manifest.id)
        who = "" if self.viewer is None else self.called(self.viewer)
        self.screen.rule(self.screen.words(key, game=name, seat=who, version=self.game.version))

    def show_news(self) -> None:
        """What has happened since this seat last looked."""
        told = self.game.events(self.seen.get(self.viewer, -1), self.viewer)
        self.seen[self.viewer] = self.game.version
        lines = self.told_in_lines(told)
        if len(lines) > RECENT:
            self.screen.tell("news-more", style="dim", indent=2, count=len(lines) - RECENT)
        for line in lines[-RECENT:]:
            self.show_told(line)
        if lines:
            self.screen.line()

    def told(self, event: Told) -> str:
        """An event in words; a passage of the story begins with an empty line."""
        said = self.game.say(event.text, self.screen.language)
        return f"\n{said}" if "story" in event.text.arguments() else said

    def show_told(self, line: str) -> None:
        """One thing that happened; what is read aloud stands apart, paragraph by paragraph."""
        if "\n" not in line:
            self.screen.item(line, "·")
            return
        for paragraph in line.strip("\n").split("\n"):
            self.screen.line()
            self.screen.line(paragraph, indent=4)
        self.screen.line()

    def told_in_lines(self, told: Iterable[Told]) -> list[str]:
        """Events in words; the same thing several times in a row is said once."""
        lines = []
        for line, same in groupby(self.told(event) for event in told):
            times = len(list(same))
            lines.append(line if times == 1 else self.screen.words("news-again", line=line, times=times))
        return lines

    def show_table(self) -> None:
        """The table as the one at the keyboard may see it."""
        self.screen.block(self.painter(self.game.view(self.viewer), self.pen, self.viewer))
        self.screen.line()

    def show_question(self, decision: Decision) -> None:
        """Who must decide what, by which rule, and the answers."""
        asked = self.game.say(decision.prompt, self.screen.language)
        key = "question" if decision.rule else "question-no-rule"
        self.screen.tell(key, style="bold", seat=self.called(decision.seat), asked=asked, rule=decision.rule)
        series = decision.series
        labels = [self.label(option) for option in decision.options]
        if series is not None:
            labels = [
                self.added(series, option.id, label) for option, label in zip(decision.options, labels, strict=True)
            ]
        digits, widest = len(str(len(labels))), max(map(len, labels))
        numbers = [self.screen.style(f"{n:{digits}}", "yellow") for n in range(1, len(labels) + 1)]
        if widest + digits + 4 > self.screen.width:  # each with as many lines as it needs
            for number, label in zip(numbers, labels, strict=True):
                self.screen.item(label, number)
        else:
            cells = [f"{number}  {label}" for number, label in zip(numbers, labels, strict=True)]
            ids = [option.id for option in decision.options]
            if len(cells) <= WITH_IDS and digits + widest + max(map(len, ids)) + 6 <= self.screen.width:
                dim = [self.screen.style(id, "dim") for id in ids]
                cells = [f"{pad(cell, digits + 2 + widest)}  {id}" for cell, id in zip(cells, dim, strict=True)]
            self.screen.columns(cells)
        if series is not None and sum(series.copies.values()) > 1:
            self.screen.tell("several-at-once", style="dim", indent=2)

    def added(self, series: Series, option: str, label: str) -> str:
        """An option of a series of picks, with how often it is there."""
        copies = series.copies.get(option, 1)
        return self.screen.words("adds", option=label, copies=copies) if copies > 1 else label

    def label(self, option: Option, decision: Decision | None = None) -> str:
        """An option in words; some are called by what the decision is about."""
        decision = decision or next((asked for asked in self.game.open if option in asked.options), None)
        text = option.label() if decision is None else decision.label(option)
        return self.game.say(text, self.screen.language)

    def show_end(self) -> None:
        """The table at the end, and who has won."""
        if len(self.humans) != 1:
            self.viewer = None
        self.show_title()
        self.show_news()
        self.show_table()
        assert self.game.over is not None
        reason = self.game.say(self.game.over.reason, self.screen.language)
        self.screen.tell("over", style="bold", reason=reason)

    # -- answering

    def obey(self, decision: Decision, typed: str) -> None:
        """Carry out what was typed. A fault changes nothing and is no reason to lose the game: it is told."""
        try:
            self.carry_out(decision, typed)
        except NocturneError as fault:
            self.screen.tell("fault", style="red", fault=str(fault))
        except (EOFError, Left):
            raise
        except Exception as fault:  # noqa: BLE001 -- a broken rule must not cost the player the game
            self.screen.tell("broken", style="red", fault=repr(fault))

    def carry_out(self, decision: Decision, typed: str) -> None:
        """An answer, or one of the commands."""
        forced = typed.startswith("/")
        word, _, rest = typed.removeprefix("/").partition(" ")
        exact = not forced and typed in decision.ids()
        if not typed:
            self.show_question(decision)
        elif word.lower() in COMMANDS and not exact:
            COMMANDS[word.lower()](Typed(self, decision, rest.strip()))
        elif (
            decision.series is not None and len(picks := typed.split()) > 1 and all(pick.isdecimal() for pick in picks)
        ):
            self.answer_all(decision, [int(pick) for pick in picks])
        else:
            self.answer(decision, typed)

    def answer_all(self, decision: Decision, numbers: list[int]) -> None:
        """Several picks of a series in one line, each as often as it is named; one that is gone ends it."""
        wrong = next((number for number in numbers if not 0 < number <= len(decision.options)), None)
        if wrong is not None:
            self.screen.tell("no-such-number", typed=str(wrong), count=len(decision.options))
            return
        for option in [decision.options[number - 1].id for number in numbers]:
            now = self.game.decision(decision.seat)
            if now is None or now.kind != decision.kind or option not in now.ids():
                return
            self.give(decision.seat, option)

    def answer(self, decision: Decision, typed: str) -> None:
        """Answer with the option meant by what was typed, or say why that is not possible."""
        meant = find_option(typed, decision.options, self.label)
        if meant.option is not None:
            self.give(decision.seat, meant.option.id)
            return
        candidates = self.game.candidates(decision.seat)
        wanted = meant if meant.several else find_option(typed, candidates, self.label, numbered=False)
        if wanted.option is None:
            self.misunderstood(decision, typed, wanted)
        else:
            self.explain(decision.seat, wanted.option)

    def give(self, seat: Seat, option_id: str) -> None:
        """Give an answer; a fault of the program is remembered for a report."""
        try:
            self.keeper.answer(seat, option_id)
        except Exception as fault:
            self.fault, self.faulty = fault, (seat, option_id)
            raise

    def misunderstood(self, decision: Decision, typed: str, meant: Meant) -> None:
        """Say what was wrong with what was typed."""
        shown = printable(typed)
        if meant.several:
            self.screen.tell("several", typed=shown, options=tuple(self.label(option) for option in meant.several))
        elif typed.lstrip("+-").isdecimal():
            self.screen.tell("no-such-number", typed=shown, count=len(decision.options))
        else:
            self.screen.tell("not-understood", typed=shown)

    def explain(self, seat: Seat, option: Option) -> None:
        """Say why an option is not allowed now, by which rule, and what may be done instead."""
        refused = self.game.explain(seat, option.id)
        label = self.label(option)
        if refused is None:
            self.screen.tell("allowed", option=label)
            return
        self.screen.line(self.refusal(label, refused), style="red")
        known = {candidate.id: candidate for candidate in self.game.candidates(seat)}
        instead = tuple(self.label(known[other]) for other in refused.refusal.instead if other in refused.allowed)
        if instead:
            self.screen.tell("instead", options=instead)

    def refusal(self, label: str, refused: Refused) -> str:
        """What is not possible, why, and by which rule."""
        reason = self.game.say(refused.refusal.text, self.screen.language)
        return self.screen.words("refused", option=label, reason=reason, rule=refused.rule)

    def bot_choice(self, decision: Decision) -> str:
        """What the bot answers here: always the same, so that undoing cannot be used to get a better answer."""
        seat = decision.seat
        if seat not in self.players:
            self.players[seat] = player_for(self.game, seat, self.level)
        player, before = self.players[seat], replaced(self.players)
        if isinstance(player, Seeing):
            player.see(self.game)
        view = self.game.view(None if seat == CHANCE else seat)
        option = player.choose(view, decision, Random(f"{self.luck} {seat} {self.game.version}"))  # noqa: S311 -- a toy player
        if replaced(self.players) != before:
            self.screen.tell("bot-replaced", style="red", fault=replaced(self.players)[seat])
        return option

    def answer_by_bot(self, decision: Decision) -> None:
        """Let the bot answer. Where the program is at fault the table is left, with a report of it."""
        try:
            self.give(decision.seat, self.bot_choice(decision))
        except NocturneError as fault:
            if not isinstance(fault, EngineFault):
                raise
            self.give_up(fault)
        except Exception as fault:  # noqa: BLE001 -- a broken rule must not cost the player the game
            self.give_up(fault)

    def give_up(self, fault: Exception) -> None:
        """Write the report of a bot's fault and leave the table, for the bot would meet the same fault again."""
        from nocturne.terminal.reporting import report_fault

        self.screen.tell("broken-bot", style="red", fault=repr(fault))
        report_fault(self.screen, self.game, fault, self.faulty)
        raise Left
