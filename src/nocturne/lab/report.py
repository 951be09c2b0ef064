"""A run of the lab as one page that holds everything in itself: no script, no font and no picture from outside."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from nocturne.lab.cards import CardUse, card_uses
from nocturne.lab.command import who_won
from nocturne.lab.figures import share_of
from nocturne.lab.match import begun
from nocturne.lab.plots import Bar, bars, histogram
from nocturne.lab.run import Kept, Plan, Series
from nocturne.lab.watching import card_ids
from nocturne.pictures.svg import escape

STYLE = """
body{font:16px/1.5 Georgia,serif;color:#2b2b3a;background:#fbfaf6;max-width:62rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.2}table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.15rem .7rem;border-bottom:1px solid #ddd;text-align:left}
td.n{text-align:right}svg{max-width:100%;height:auto;font-family:Georgia,serif}.small{color:#555;font-size:.9rem}
"""
WITH_INTERVALS = "Shares come with their interval of 95 % (Wilson)."
NO_CAUSE = (
    "How much more often those win who used a card than those who could have used it and did not. It is no cause:"
    " whoever is ahead may play other cards. Bots play by rules of thumb, or as the series says."
)
SHOWN = 40
"""How many cards a plot shows at most."""


def page(plan: Plan, games: Sequence[Kept]) -> str:
    """The whole report. The same run gives the same page."""
    names = [name_of(plan, number) for number in range(len(plan.series))]
    by_series = [[game for game in games if game.series == number] for number in range(len(plan.series))]
    played = [(name, side) for name, side in zip(names, by_series, strict=True) if side]
    parts = [
        f"<h1>{escape(plan.game)}: {len(games)} games between bots</h1>",
        _small(f"Seeds from {plan.first} on, rules {plan.rules}, content {plan.content}. {WITH_INTERVALS}"),
        "<h2>Who wins</h2>",
        bars([bar for name, side in played for bar in _winners(plan, name, side)]),
        *_by_setting(plan, games),
        *_by_seat(plan, games),
        *_by_trait(plan, games),
        "<h2>How long games last</h2>",
        *[part for name, side in played for part in _lengths(name, side)],
        *_cards(plan, games),
    ]
    title = f"{escape(plan.game)}: report of the lab"
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n' + "\n".join(parts) + "\n</body></html>\n"


def name_of(plan: Plan, number: int) -> str:
    """What tells a series from the others."""
    series = plan.series[number]
    options = [f"{name} {value}" for name, value in series.options.items()]
    bots = [f"seat {seat} {level}" for seat, level in series.bots] + [f"seat {seat} random" for seat in series.random]
    edition = [f"edition {series.profile}"] if series.profile else []
    return ", ".join([*options, *edition, *bots, f"{series.players} players"])


def _winners(plan: Plan, name: str, games: Sequence[Kept]) -> Iterator[Bar]:
    players = plan.series[games[0].series].players
    times: dict[str, int] = defaultdict(int)
    for game in games:
        times[" ".join(map(str, game.winners))] += 1
    for who in sorted(times):
        yield share_bar(f"{who_won(plan.game, who, players)} ({name})", times[who], len(games))


def share_bar(name: str, times: int, of: int) -> Bar:
    """A share as a row of a plot.

    >>> share_bar("wins", 5, 10).said
    '50 % (24 to 76), 10 games'
    """
    share = share_of(times, of)
    said = f"{100 * share.share:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f}), {of} games"
    return Bar(name, share.share, share.low, share.high, said)


# -- who wins, by what games have in common


def _hero(plan: Plan) -> tuple[str, Callable[[Kept], bool]]:
    """Whose win is looked at where there is room for one: seat 0's, which is the Hero's, or everybody's."""
    return f"{who_won(plan.game, '0', max(2, plan.series[0].players))} wins", lambda game: 0 in game.winners


def _split(plan: Plan, title: str, groups: dict[str, list[Kept]]) -> list[str]:
    """A plot of the wins of seat 0 by groups of games; nothing where there is but one group."""
    if len(groups) < 2:
        return []
    who, has_won = _hero(plan)
    rows = [share_bar(name, sum(map(has_won, games)), len(games)) for name, games in sorted(groups.items())]
    return [f"<h2>{escape(f'{who}, by {title}')}</h2>", bars(rows)]


def _by_setting(plan: Plan, games: Sequence[Kept]) -> list[str]:
    """By number of players, edition, difficulty and every other choice of the set-up that differs between series."""
    parts = []
    titles: dict[str, Callable[[Series], str]] = {
        "number of players": lambda series: str(series.players),
        "edition": lambda series: series.profile,
    }
    for option in sorted({name for series in plan.series for name in series.options}):
        titles[option] = _value_of(option)
    for title, value in titles.items():
        groups: dict[str, list[Kept]] = defaultdict(list)
        for game in games:
            groups[value(plan.series[game.series])].append(game)
        parts += _split(plan, title, groups)
    return parts


def _value_of(option: str) -> Callable[[Series], str]:
    return lambda series: str(series.options.get(option, "as usual"))


def _by_trait(plan: Plan, games: Sequence[Kept]) -> list[str]:
    """By Character, boss, Mission, deck or archetype: whatever a game tells of who was who."""
    parts, said = [], Names(plan)
    for trait in dict.fromkeys([trait for game in games for trait in game.traits]):
        groups: dict[str, list[Kept]] = defaultdict(list)
        for game in games:
            for value in game.traits.get(trait, ()):
                groups[said(value)].append(game)
        parts += _split(plan, trait, groups)
    return parts


def _by_seat(plan: Plan, games: Sequence[Kept]) -> list[str]:
    """How often each seat wins, over all games in which it was taken."""
    most = max([series.players for series in plan.series])
    rows = []
    for seat in range(most):
        taken = [game for game in games if plan.series[game.series].players > seat]
        if taken:
            rows.append(share_bar(f"seat {seat}", sum([seat in game.winners for game in taken]), len(taken)))
    return ["<h2>Seats</h2>", bars(rows)] if len(rows) > 1 else []


def _lengths(name: str, games: Sequence[Kept]) -> list[str]:
    decisions, turns = sum([game.decisions for game in games]), sum([game.turns for game in games])
    pace = f", {decisions / turns:.1f} decisions a Turn" if turns else ""
    mean = f"{decisions / len(games):.0f} decisions a game{pace}"
    ends: dict[str, int] = defaultdict(int)
    for game in games:
        ends[game.reason or "no end"] += 1
    told = [[reason, str(times)] for reason, times in sorted(ends.items(), key=lambda end: (-end[1], end[0]))]
    return [
        f"<h3>{escape(name)}</h3><p>{mean}</p>",
        "<p>Decisions</p>",
        histogram([game.decisions for game in games]),
        "<p>Rounds</p>",
        histogram([game.rounds for game in games]),
        _table(["why it ended", "games"], told),
    ]


# -- cards


class Names:
    """What records are called, by their ids."""

    def __init__(self, plan: Plan) -> None:
        game = begun(plan.series[0].setup(plan.game), plan.first)
        self.cards, self._library = card_ids(game), game.box.source
        self._names: dict[str, str] = {key.partition("/")[2]: self._library.name(key) for key in self._library or ()}

    def __call__(self, id_: str) -> str:
        return self._names.get(id_, id_)


def _cards(plan: Plan, games: Sequence[Kept]) -> list[str]:
    said, uses = Names(plan), card_uses(games)
    if not uses:
        return []
    effects = sorted([(use.effect, use) for use in uses if use.effect is not None], key=lambda pair: -pair[0][0])
    shown = effects if len(effects) <= SHOWN else effects[: SHOWN // 2] + effects[-SHOWN // 2 :]
    never = [use for use in uses if not use.used]
    unseen = sorted([said(card) for card in said.cards if card not in {use.card for use in uses}])
    return [
        "<h2>Cards</h2>",
        _small(NO_CAUSE),
        _effects(said, shown) if shown else "<p>Too few games to tell.</p>",
        "<h3>Use</h3>",
        _small("Liking: how often it is used, as a multiple of what answering by chance would give."),
        _table(["card", "kind", "offered", "used", "liking"], [_use(said, use) for use in uses]),
        _list("Dominated: offered often, nearly always left for something else", map(said, _ids(uses, dominated=True))),
        _list("Offered and never used", [said(use.card) for use in never]),
        _list("Never offered", unseen),
    ]


def _ids(uses: Sequence[CardUse], *, dominated: bool) -> list[str]:
    return [use.card for use in uses if use.is_dominated is dominated]


def _effects(said: Names, effects: Sequence[tuple[tuple[float, float, float], CardUse]]) -> str:
    rows = [
        Bar(said(use.card), step, low, high, f"{100 * step:+.0f} points, {use.with_it[1]} and {use.without[1]} games")
        for (step, low, high), use in effects
    ]
    return bars(rows, least=-0.5, most=0.5)


def _use(said: Names, use: CardUse) -> list[str]:
    return [said(use.card), said.cards.get(use.card, ""), str(use.offered), str(use.used), f"{use.liking:.2f}"]


def _small(text: str) -> str:
    return f'<p class="small">{escape(text)}</p>'


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f"<th>{escape(cell)}</th>" for cell in head])
    body = "\n".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<table><tr>{top}</tr>\n{body}</table>"


def _list(title: str, names: Iterable[str]) -> str:
    listed = ", ".join(sorted(names)) or "none"
    return f"<h3>{escape(title)}</h3><p>{escape(listed)}</p>"
