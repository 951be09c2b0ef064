"""Steps of saved games that no rule lines up any more: they are still read, and play on."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, ClassVar, cast

from msgspec import NODEFAULT, defstruct
from msgspec.structs import astuple

from nocturne.effects.decisions import Branch, branch
from nocturne.effects.interpret import refuse_steps
from nocturne.effects.step import ANY, Guarded
from nocturne.games.alone.components import Action, Harm, Occasion, Steps
from nocturne.games.alone.events.cards import EffectPicked
from nocturne.games.alone.events.sheet import Hurt
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules import evil, exploring, fighting, harm, looting, tracking, turns, uses
from nocturne.games.alone.rules.base import NOT_MET, EvilAsk, Near, sectors_near
from nocturne.games.alone.rules.changes import ANY_NUMBER
from nocturne.games.alone.rules.setup import FirstKind, FirstWhere
from nocturne.games.alone.rules.spawning import BossWhere, SpawnWhere
from nocturne.games.alone.words import conditions
from nocturne.kernel import Option, Propose, Refusal, Seat, Step
from nocturne.kernel.layouts import Layout
from nocturne.kernel.steps import AnyStep

# -- until the effects of cards were carried out line by line, a choice between effects and a condition held their steps


def _holds(game: Alone, what: str) -> bool:
    """Whether a condition of today's words holds, by the name that it had then too."""
    holds: bool = vars(conditions)[what.replace("-", "_")].asks(game)
    return holds


class When(Guarded[Alone], frozen=True):
    """A part that is carried out only where something holds; else it is skipped (AL-DECK-06)."""

    what: str
    steps: tuple[AnyStep, ...]

    def refuse(self, game: Alone) -> Refusal | None:
        return refuse_steps(game, self.steps, ANY) if _holds(game, self.what) else NOT_MET

    def run(self, game: Alone) -> None:
        if _holds(game, self.what):
            game.then(*self.steps)


class Either(Guarded[Alone], frozen=True):
    """One of several effects, as Evil or the Hero chooses; `record` and `blocks` say where they stand in the pack."""

    branches: tuple[tuple[AnyStep, ...], ...]
    by_hero: bool = False
    record: str = ""
    blocks: tuple[int, ...] = ()
    rule: ClassVar[str] = "AL-DECK-04"

    def refuse(self, game: Alone) -> Refusal | None:
        refusals = [refuse_steps(game, steps, ANY) for steps in self.branches]
        return None if None in refusals else refusals[0]

    def run(self, game: Alone) -> None:
        game.then(HeroBranch(HERO, self) if self.by_hero else EvilBranch(game.evil, self))


def _possible(game: Alone, either: Either) -> list[Option]:
    blocks = either.blocks or tuple(range(len(either.branches)))
    options = [branch(number, either.record, block) for number, block in enumerate(blocks)]
    fit = [option for option in options if refuse_steps(game, either.branches[option.number], ANY) is None]
    return [*(fit or options[:1])]


class EvilBranch(EvilAsk, frozen=True):
    """Evil chooses the effect (AL-DECK-04)."""

    either: Either

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, self.either)

    def chosen(self, game: Alone, seat: Seat, option: Branch) -> None:
        game.then(*self.either.branches[option.number])


class HeroBranch(EvilBranch, frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    hidden: ClassVar[bool] = False

    def chosen(self, game: Alone, seat: Seat, option: Branch) -> None:
        if game.reacting and len(self.candidates(game, seat)) > 1:
            game.commit(EffectPicked())
        super().chosen(game, seat, option)


# -- steps whose work others do


def _succeeded(name: str, successors: Callable[..., Steps]) -> type[AnyStep]:
    """A step that lines up its successors: what they are made of, after the table, are its fields."""
    given = list(signature(successors).parameters.values())[1:]
    fields = [(each.name, Any, NODEFAULT if each.default is each.empty else each.default) for each in given]

    def run(step: Any, game: Alone) -> None:  # noqa: ANN401 -- the class is made below
        game.then(*successors(game, *astuple(step)))

    made: Any = defstruct(name, fields, bases=(Step,), namespace={"run": run}, module=__name__, frozen=True)
    return cast("type[AnyStep]", made)


SUCCESSORS: dict[str, Callable[..., Steps]] = {
    "DeclareBlast": lambda _: (fighting.ChooseBlast(HERO),),
    "DeclareCharges": lambda _, most=3: (looting.HowManyCharges(HERO, most),),
    "DeclareTarget": lambda _, reach=0: (fighting.ChooseTarget(HERO, reach),),
    "DeclareWay": lambda _, ways=1, explores=True: (exploring.ChooseWay(HERO, ways, explores),),
    "FreezeType": lambda _: (fighting.NameType(HERO),),
    "GainExperience": lambda _, points=1: (fighting.ChooseSkill(HERO, points),),
    "GrantAction": lambda _, action: (turns.HeroTurn(HERO, first=False, granted=(Action(action),)),),
    "Haunt": lambda game, amount: (
        (Propose(Hurt(Harm.SC, amount)),) if sectors_near(game, Near.ADJACENT) & ~game.revealed else ()
    ),
    "LootHere": lambda game: (looting.HowMany(HERO), *looting.after_drawing(game)),
    "MayTrackMore": lambda game: uses.occasion(game, Occasion.TRACKING),
    "MoreTargets": lambda _, targets=1: (tracking.TrackTargets(HERO, targets),),
    "RecoverMore": lambda _, amount: (harm.Recover(None, amount),),
    "RecoverOne": lambda _, amount: (harm.RecoverEither(HERO, amount),),
    "RefillHands": lambda game: (evil.ThrowCards(game.evil_order()), evil.DrawHand()),
    "RevealRoute": lambda _: (exploring.RouteWhere(HERO),),
    "Slay": lambda _: (fighting.ChooseVictim(HERO),),
}
globals().update({name: _succeeded(name, successors) for name, successors in SUCCESSORS.items()})


# -- tables that older rules have played


LAYOUTS = (
    Layout(73, lacks=("spent",)),  # rules versions 2 to 4
    Layout(69, lacks=("item_bottom", "conceding", "spent", "healed", "placed")),  # rules version 1
)


def rearrange(fields: dict[str, Any]) -> None:
    """Mend what rules versions 1 and 2 wrote otherwise; what stood beside the radar as words is not shown again."""
    fields["heard"] = [said for said in fields["heard"] if said[0][:1].isupper()]
    fields["agenda"] = [_as_written_now(step) for step in fields["agenda"]]


def _as_written_now(step: list[Any]) -> list[Any]:
    """A step of rules version 1, at any depth, with the fields that it has now."""
    kind, *fields = [_as_written_now(part) if isinstance(part, list) else part for part in step] or [None]
    match kind, fields:
        case "Hush", [seat]:
            return [kind, seat, ["ChooseMover", seat, 0, 0, "any"]]
        case "EvilBranch" | "HeroBranch", [seat, [*branches]] if not branches or isinstance(branches[0], list):
            return [kind, seat, ["Either", branches, kind == "HeroBranch"]]
        case "RerollOne", [True, *by]:
            return ["RerollHits", *by]
        case "RerollOne", [False, by, *all_dice]:
            return ["ChooseMisses", HERO, by, ANY_NUMBER if any(all_dice) else 1]
        case _:
            return [kind, *fields] if step else []


KEPT = 6
"""The first version of the rules that keeps it."""


def bring_up(game: Alone, version: int) -> None:
    """Fill in the fields that rules before version 6 did not have."""
    if version >= KEPT:
        return
    first = [place for place, step in enumerate(game.agenda) if isinstance(step, FirstKind)]
    wanted = (
        game.content.sheet.first_creatures - len(game.creatures) - any(isinstance(s, FirstWhere) for s in game.agenda)
    )
    for place in first[: len(first) - max(wanted, 0)][::-1]:  # the sheet has fewer creatures at the start now
        del game.agenda[place]
    for step in game.agenda:
        if isinstance(step, BossWhere):
            game.boss_waits = True
        elif isinstance(step, SpawnWhere | FirstWhere):
            game.placing = game.spawning
        elif isinstance(step, looting.TakeOne):
            game.looked_at = step.cards
        elif isinstance(step, looting.DrawItems):
            game.due = max(game.due, step.left)
    if game.action is Action.INTERACT:
        game.purpose = turns.purpose(tuple(game.agenda[::-1]))
    target = game.called(game.target)
    if target is not None:
        game.attacked = 1 << target.token
