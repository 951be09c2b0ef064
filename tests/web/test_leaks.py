"""Every frame to every seat of twenty games, and what stands on their pages, hold nothing sealed and nothing hidden.

A player at each seat follows hints over the wire, and an onlooker listens; people's pages show the same game and are
read at every fifth answer. Afterwards the game is played again from its save, and each frame and page is held against
what its seat could know at that moment. What the server sent excuses nothing.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from typing import Any, NamedTuple, TypeVar

import pytest
from playwright.sync_api import Browser, Page

import nocturne
from nocturne.kernel import Game
from nocturne.server.protocol import Done, Refused
from tests.builders.riddle import riddle
from tests.server.client import Client, at_table
from tests.server.frames import Sight, answered, opened, read_all
from tests.server.host import Host
from tests.server.sealed import sealed_of
from tests.server.test_leaks import fronts
from tests.web.browser import drawn, visit
from tests.web.test_etherfields_dream import before_the_ferry
from tests.web.test_screens import in_the_middle

SOON_OVER = 18
"""Some games are over before they have been played as long as they might be."""
FEW = 5
"""Answers from one look at the pages to the next."""
Result = TypeVar("Result")

NOTE = """
game: etherfields
players: 2
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 10}]
entities: [{tile: purser}]
notes: [half-ticket]
dreamers: [{archetype: gambler, at: 13, hand: [read-the-table, raise]}, {archetype: mourner, at: 12}]
"""
GATES = """
game: etherfields
players: 3
location: ferry-steps
keys: 4
hours: 6
gates: [gate-ferry, gate-cellar, gate-school]
"""


class Play(NamedTuple):
    """A game to be read: how it begins, and whose pages are looked at."""

    game: str
    players: int
    options: dict[str, Any]
    people: tuple[int, ...]
    answers: int
    begin: Callable[[], bytes] | None = None


def at_position(text: str) -> Callable[[], bytes]:
    return lambda: nocturne.position("etherfields", text).save()


CAMPAIGN, SLUMBER, DREAM = ({"play": play} for play in ("campaign", "slumber", "dream"))
GAMES: dict[str, Play] = {
    "hero-and-evil": Play("alone", 2, {}, (0, 1), 110),
    "hero-and-evil-padded": Play("alone", 2, {"pad-windows": True}, (0, 1), 60),
    "hero-against-two": Play("alone", 3, {}, (0, 1, 2), 40),
    "evil-of-three": Play("alone", 4, {}, (0, 3), 40),
    "hero-is-taught": Play("alone", 2, {"teaching": True}, (0,), 40),
    "hero-alone-at-the-page": Play("alone", 2, {}, (0,), 60),
    "evil-alone-at-the-page": Play("alone", 2, {}, (1,), 60),
    "hero-in-the-middle": Play("alone", 2, {}, (0, 1), 40, partial(in_the_middle, "HeroTurn", 0)),
    "evil-in-a-window": Play("alone", 2, {}, (0, 1), 40, partial(in_the_middle, "ReactionWindow", 1)),
    "first-dream": Play("etherfields", 1, CAMPAIGN, (0,), 110),
    "first-dream-of-two": Play("etherfields", 2, CAMPAIGN, (0, 1), 50),
    "first-dream-of-three": Play("etherfields", 3, CAMPAIGN, (0, 1, 2), 30),
    "slumber-with-masks-unseen": Play("etherfields", 1, SLUMBER, (0,), 50),
    "slumber-of-two": Play("etherfields", 2, SLUMBER, (0, 1), 40),
    "dream-of-two": Play("etherfields", 2, DREAM, (0, 1), 50),
    "at-the-gate-of-the-ferry": Play("etherfields", 1, {}, (0,), 90, before_the_ferry),
    "at-the-riddle": Play("etherfields", 1, {}, (0,), 30, lambda: riddle().save()),
    "a-note-in-hand": Play("etherfields", 2, {}, (0, 1), 30, at_position(NOTE)),
    "among-gates": Play("etherfields", 3, {}, (0, 2), 30, at_position(GATES)),
    "lanterns": Play("lanterns", 3, {}, (0, 1), 40),
}


def test_twenty_games_are_read_of_both_games_all_sides_and_one_to_three_people() -> None:
    assert len(GAMES) == 20
    assert {play.game for play in GAMES.values()} == {"alone", "etherfields", "lanterns"}
    assert {play.people for play in GAMES.values() if play.game == "alone"} >= {(0,), (1,), (0, 1)}
    assert {len(play.people) for play in GAMES.values()} == {1, 2, 3}


# -- playing along


class Players:
    """A player at each seat of a table, who follows hints over the wire; the frames of each, and an onlooker's.

    Playwright keeps a loop running in the thread of the tests: this one has a thread of its own.
    """

    def __init__(self, host: Host, laid: dict[str, Any]) -> None:
        self.host, self.table = host, laid["table"]
        self.keys: dict[int | None, str] = {None: laid["watch"], **{one["seat"]: one["key"] for one in laid["seats"]}}
        self.clients: dict[int | None, Client] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._open = AsyncExitStack()

    def _do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(40)

    def __enter__(self) -> Players:
        self._thread.start()
        self._do(self._sit_down())
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._open.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()

    async def _sit_down(self) -> None:
        for seat, key in self.keys.items():
            client = self.clients[seat] = await self._open.enter_async_context(at_table(self.host.address, self.table))
            await client.hello(key)
            await client.update(seat, 0)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        room = self.host.rooms.known(self.table)
        return room is None or room.desk.game.over is not None

    def answer(self, times: int) -> None:
        """Give so many answers, whoever is asked."""
        self._do(self._answer(times))

    async def _answer(self, times: int) -> None:
        for _ in range(times):
            number = answered(self.host, self.table)
            while not self.is_over and answered(self.host, self.table) == number:
                room = self.host.rooms.known(self.table)
                assert room is not None
                seat = int(room.desk.game.open[0].seat)
                client = self.clients[seat]
                told = client.updates[seat]
                done = None
                if told.now.decisions:
                    hint = await client.ask("hint", seat=seat)
                    if not isinstance(hint, Refused):
                        done = await client.ask("answer", seat=seat, version=told.version, option=hint.option)
                    elif hint.rule == "protocol:riddle":  # nobody is told how it is answered
                        first = told.now.decisions[0].options[0].id
                        done = await client.ask("answer", seat=seat, version=told.version, option=first)
                if not isinstance(done, Done) and client.updates[seat] is told:  # its newest update is on the way
                    await client.next()

    def hear_out(self) -> None:
        """Let everybody hear what there is to be heard."""
        self._do(self._hear_out())

    async def _hear_out(self) -> None:
        for client in self.clients.values():
            await client.hear_out()


# -- reading the pages

WHOLE = """() => {
    const said = [...document.documentElement.outerHTML.split('<'), ...document.body.innerText.split('\\n')]
    const all = [...said, JSON.stringify({...localStorage})]
    window.read ??= new Set()
    const fresh = all.filter(each => !window.read.has(each))
    fresh.forEach(each => window.read.add(each))
    return [Number(document.querySelector('.table').dataset.version), fresh]
}"""
"""What stands on the page that did not when it was last read. No sentence goes over the border of two elements but in
the text as it is seen, which is read by its lines."""


class Reader:
    """The page of a seat, and what stood on it."""

    def __init__(self, browser: Browser, host: Host, laid: dict[str, Any], seat: int) -> None:
        self.seen: list[Sight] = []
        self.others = [one["key"] for one in laid["seats"] if one["seat"] != seat]
        self.page: Page = visit(browser, f"{host.address}/#/t/{laid['table']}/{laid['seats'][seat]['key']}")
        drawn(self.page)

    def read(self) -> None:
        """Note what is new on it; the key of another seat is nowhere."""
        number, fresh = self.page.evaluate(WHOLE)
        self.seen.append(Sight(int(number), tuple(fresh)))
        assert not any(key in text for key in self.others for text in fresh), "the page holds the key of another seat"

    def wait_for(self, number: int) -> None:
        """Wait until the page shows what its seat was told last."""
        at_least = "number => Number(document.querySelector('.table').dataset.version) >= number"
        self.page.wait_for_function(at_least, arg=number)


@contextmanager
def pages_of(browser: Browser, host: Host, laid: dict[str, Any], seats: tuple[int, ...]) -> Iterator[dict[int, Reader]]:
    """The pages of these seats, closed in the end."""
    readers = {seat: Reader(browser, host, laid, seat) for seat in seats}
    try:
        yield readers
    finally:
        for reader in readers.values():
            reader.page.context.close()


def lay(host: Host, play: Play, seed: int) -> dict[str, Any]:
    """The table, every seat a person's."""
    if play.begin is None:
        seats = [{"kind": "here"}] * play.players
        return host.lay(play.game, play.players, seed, options=play.options, seats=seats)
    answer = host.http.post("/api/tables/import", content=play.begin())
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


def played(browser: Browser, host: Host, play: Play, seed: int = 200) -> Counter[str]:
    """Play a game and read all of it; gives what was read."""
    laid, tally = lay(host, play, seed), Counter[str]()
    with Players(host, laid) as players, pages_of(browser, host, laid, play.people) as pages:
        begun = answered(host, laid["table"])  # a game that was brought has begun before
        while True:
            players.hear_out()
            for seat, reader in pages.items():
                reader.wait_for(players.clients[seat].updates[seat].version)
                reader.read()
            if players.is_over or answered(host, laid["table"]) >= begun + play.answers:
                break
            players.answer(FEW)
        game, times = kept(host, laid)
        read_all(game, players.clients, times, tally, {seat: reader.seen for seat, reader in pages.items()})
    tally["answers"] = game.version - begun
    return tally


def kept(host: Host, laid: dict[str, Any]) -> tuple[Game[Any], Any]:
    """The game as the server has it, and the numbers of its versions."""
    key = {"Authorization": f"Bearer {laid['owner']}"}
    saved = opened(host, host.http.get(f"/api/tables/{laid['table']}/save", headers=key).content)
    row = host.rooms.store.tables.find(laid["table"])
    assert row is not None
    return nocturne.load(saved), host.rooms.store.session(row.game).times


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_game_holds_nothing_sealed_or_hidden(browser: Browser, host: Host, name: str) -> None:
    play = GAMES[name]
    tally = played(browser, host, play)
    assert tally["answers"] >= min(play.answers, SOON_OVER)
    assert tally["pages"] >= len(play.people) * (tally["answers"] // FEW)
    assert tally["frames"] > tally["answers"] // 2


# -- leaks that are planted


class Nothing:
    """Who is sent nothing: only the page is looked at."""

    frames: list[bytes] = []  # noqa: RUF012 -- nothing is ever added


def looked_at(browser: Browser, host: Host, play: Play, plant: str = "", said: str = "") -> None:
    """Look once at the first page of a game, with what is planted there."""
    laid = lay(host, play, 200)
    with pages_of(browser, host, laid, (0,)) as pages:
        page = pages[0].page
        page.wait_for_timeout(200)
        if said == "key":
            said = laid["seats"][1]["key"]
        page.evaluate(PLANT, [plant, said])
        pages[0].read()
        game, times = kept(host, laid)
        read_all(game, {0: Nothing()}, times, Counter(), {0: pages[0].seen})


PLANT = """([plant, said]) => {
    if (plant === 'storage') localStorage.setItem('nocturne.note', said)
    else if (plant === 'attribute') document.querySelector('.table').title = said
    else if (plant === 'body') document.body.append(said)
}"""


def a_sentence_of(kind: str) -> str:
    """A sentence that lies face down on a record of some kind."""
    sealed = sealed_of("etherfields").of.items()
    return next(sentence for sentence, keys in sorted(sealed) if all(key.startswith(f"{kind}/") for key in keys))


@pytest.mark.parametrize(
    ("plant", "said"),
    [
        ("body", a_sentence_of("script")),
        ("attribute", a_sentence_of("gate")),
        ("attribute", a_sentence_of("note")),
        ("body", a_sentence_of("tile")),  # its Interaction is sealed, though the tile itself lies open
        ("storage", a_sentence_of("story")),
        ("attribute", "secret/gate-theatre"),
        ("storage", "key"),
    ],
)
def test_what_is_planted_in_the_page_is_found(browser: Browser, host: Host, plant: str, said: str) -> None:
    looked_at(browser, host, GAMES["a-note-in-hand"])
    with pytest.raises(AssertionError, match="holds"):
        looked_at(browser, host, GAMES["a-note-in-hand"], plant, said)


def test_a_place_of_the_true_map_on_the_page_of_the_hero_is_found(browser: Browser, host: Host) -> None:
    play = GAMES["hero-in-the-middle"]
    looked_at(browser, host, play)
    with pytest.raises(AssertionError, match="names places"):
        looked_at(browser, host, play, "attribute", "2:9,9")


def test_the_front_of_a_gate_is_found_on_the_page_though_the_server_sent_it(
    browser: Browser, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    fronts(monkeypatch)
    front = next(
        sentence for sentence, keys in sorted(sealed_of("etherfields").of.items()) if "gate/gate-ferry" in keys
    )
    with pytest.raises(AssertionError, match="holds"):
        looked_at(browser, host, GAMES["among-gates"], "body", front)
