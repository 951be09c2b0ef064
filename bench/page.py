"""Measure the page in Chromium: ``python -m bench.page [share clicks load work frames cost]``. Nothing here can fail.

share   the board's part of the window at five sizes, and how often it changes over thirty answers of each side
clicks  clicks and answers of a first Dream, of a walk, of a Round of ALONE as Hero and as Evil
load    bytes of the first load, time until the table can be answered, and from a click to its update
work    milliseconds of the page's main thread for an update: not by the clock
frames  frames a second while something is staged, with the processor throttled four times
cost    processor time of the page's thread in stagings: for a frame, and the longest task; not by the clock
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, FloatRect, Page

from tests.server.host import Host
from tests.web.browser import SIZES, answer_by_click, drawn, glance, settle, unguided, visit
from tests.web.dreaming import END, READER, Clicking, seeded
from tests.web.films import QUIET
from tests.web.staged import staged
from tests.web.test_etherfields_access import SLUMBER
from tests.web.test_etherfields_access import seated as at_position
from tests.web.test_etherfields_dream import COUNT, dream
from tests.web.test_frame import ASKED, EVERY_SIZE, SEATS, Seat, measured, play, seated

ANSWERS = 30
THROTTLE = 4
MANY = 40


def share(browser: Browser, host: Host) -> None:
    """The board's part of the window."""
    for who in SEATS:
        for size in EVERY_SIZE:
            page = seated(browser, host, SEATS[who], size)
            boxes: list[FloatRect] = [measured(page)]
            play(page, ANSWERS, lambda at=page, into=boxes: into.append(measured(at)))  # type: ignore[misc]  # bound now
            width, height = SIZES[size]
            part = 100 * boxes[0]["width"] * boxes[0]["height"] / (width * height)
            changes = sum(one != other for one, other in pairwise(boxes))
            print(
                f"share  {who:8} {size:10} {part:5.1f} % of the window, {changes} changes in {len(boxes) - 1} answers"
            )
            page.context.close()


class Counted(NamedTuple):
    """Clicks, and what they gave: answers, or gestures of which one may be several answers."""

    clicks: int
    given: int


def clicks(browser: Browser, host: Host) -> None:
    """What it takes to follow hints with the pointer."""
    counted = first_dream(browser, host)
    print(f"clicks first Dream: {counted.clicks} clicks for {counted.given} gestures, to its end")
    print(f"clicks a walk of two spaces: {walk(browser, host)}")
    for who in ("hero", "evil"):
        counted = first_round(browser, host, who)
        print(f"clicks ALONE as {who}: {counted.clicks} clicks for {counted.given} answers, to the end of Round 1")


def first_dream(browser: Browser, host: Host) -> Counted:
    """A first Dream from the first page to its end; asking for hints is not counted."""
    page = visit(browser, host.address)
    page.add_init_script(f"({COUNT})()")
    page.goto(host.address)
    seeded(page, 2)
    page.get_by_role("button", name="Your first Dream").click()
    page.locator(".start [data-option='become:gambler']").click()
    page.locator(READER).click()
    player = Clicking(page)
    before = _clicks(page)
    dream(player)
    hints = player.ways.total()  # each asked for one: those clicks are not a player's
    counted = Counted(_clicks(page) - before - hints + 3, hints)
    page.context.close()
    return counted


def walk(browser: Browser, host: Host) -> int:
    """A walk of two spaces."""
    page = at_position(browser, host, SLUMBER, "desk", "dark")
    page.evaluate(COUNT)
    page.locator(".cost").first.wait_for()
    for _ in range(2):
        page.locator(".space.near[aria-label*='2 Cunning to walk']").first.click()
    page.locator("[data-decision='free-play']").wait_for()
    given = _clicks(page)
    page.context.close()
    return given


def first_round(browser: Browser, host: Host, who: str) -> Counted:
    """The first Round of ALONE against the automatic player, with all that a player would do in one step."""
    page = seated(browser, host, SEATS[who], "1440x900")
    unguided(page)
    page.evaluate(COUNT)
    given = _round(page)
    counted = Counted(_clicks(page), given)
    page.context.close()
    return counted


def _clicks(page: Page) -> int:
    count: int = page.evaluate("() => window.clicks")
    return count


def _round(page: Page) -> int:
    """Play by clicking until a second Round begins; gives how many answers that were."""
    given = 0
    while "Round 2" not in (page.locator(".top").first.inner_text()) and given < 150:
        page.wait_for_function("() => document.querySelector('.options button:not([disabled]), .now.over')")
        if glance(page).is_over or page.evaluate(SECOND):
            break
        before = glance(page).version
        page.keyboard.press("h")
        hinted = page.locator(".options .hinted")
        hinted.wait_for(state="attached")
        option, all_from = hinted.get_attribute("data-option") or "", page.get_by_role("button", name="All from")
        if all_from.count():  # several cards are drawn in one step
            page.mouse.move(2, 2)
            all_from.first.click()
            page.wait_for_function(AT_REST)
            settle(page, before)
            given += 1
            continue
        answer_by_click(page, option)
        if page.locator(".total .primary:enabled").count():
            page.locator(".total .primary").click()
        settle(page, before)
        given += 1
    return given


AT_REST = """() => document.querySelector('.options button:not([disabled]), .now.over')
    && ![...document.querySelectorAll('.buttons button')].some(one => one.textContent.includes('All from'))"""
SECOND = """() => [...document.querySelectorAll('.rounds i')].findIndex(one => one.classList.contains('now')) > 0"""


def load(browser: Browser, host: Host) -> None:
    """The first load, and the way from a click to its update."""
    for who in ("hero", "dreamer"):
        seat: Seat = SEATS[who]
        kinds = [{"kind": "here" if one == seat.seat else "bot", "name": ""} for one in range(seat.players)]
        laid = host.lay(seat.game, seat.players, 37, seats=kinds)
        context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        sizes: list[float] = []
        line.on("Network.loadingFinished", lambda event, into=sizes: into.append(event["encodedDataLength"]))
        began = time.perf_counter()
        page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][seat.seat]['key']}")
        drawn(page)
        page.locator(".options button:not([disabled]), .start [data-option]").first.wait_for(state="attached")
        ready = time.perf_counter() - began
        page.wait_for_timeout(800)
        paint: float = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        print(
            f"load   {seat.game:12} {sum(sizes) / 1000:6.1f} kB, paint {paint:.0f} ms, answerable {ready * 1000:.0f} ms"
        )
        context.close()
    page = seated(browser, host, SEATS["hero"], "1280x720")
    waits: list[float] = []

    def answer() -> None:
        page.wait_for_function(ASKED)  # the automatic player may end the game before anything is asked
        if not glance(page).is_over:
            waits.append(_click_to_update(page))

    play(page, MANY, answer)
    median = statistics.median(waits)
    print(f"load   click to update: median {median:.0f} ms, longest {max(waits):.0f} ms of {len(waits)} answers")
    page.context.close()


UPDATED = """option => new Promise(done => {
    const table = document.querySelector('.table'), before = table.dataset.version, began = performance.now()
    new MutationObserver((_, seen) => {
        if (table.dataset.version === before) return
        seen.disconnect()
        requestAnimationFrame(() => done(performance.now() - began))
    }).observe(table, {attributes: true, attributeFilter: ['data-version']})
    const button = document.querySelector(`.options [data-option=${JSON.stringify(option)}]`)
    if (!button.classList.contains('picked')) button.click()
    setTimeout(() => document.querySelector('.total .primary:enabled')?.click(), 0)
})"""


def _click_to_update(page: Page) -> float:
    """From the click on an option to the next frame that shows its update."""
    page.wait_for_function("() => document.querySelector('.options button:not([disabled])')")
    page.keyboard.press("h")
    hinted = page.locator(".options .hinted")
    hinted.wait_for(state="attached")
    took: float = page.evaluate(UPDATED, hinted.get_attribute("data-option"))
    return took


WORK = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
"""What Chromium counts of its main thread, in seconds."""
AFTER = f"option => ({UPDATED})(option).then(() => new Promise(done => setTimeout(done, 0)))"
"""Give an answer, and wait until its update has been painted."""


def _spent(line: CDPSession) -> dict[str, float]:
    counted = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return {**{name: 1000 * counted[name] for name in WORK}, "LayoutCount": counted["LayoutCount"]}


def work(browser: Browser, host: Host) -> None:
    """What the main thread does for an update, in milliseconds, and how often it lays the page out."""
    for who in ("hero", "dreamer"):
        page = seated(browser, host, SEATS[who], "1280x720")
        line = page.context.new_cdp_session(page)
        line.send("Performance.enable")
        rows: list[dict[str, float]] = []
        while len(rows) < MANY and not glance(page).is_over:
            page.wait_for_function("() => document.querySelector('.options button:not([disabled]), .now.over')")
            for read in (READER, END):
                if page.locator(read).is_visible():
                    page.keyboard.press("Enter")
                    page.locator(read).wait_for(state="detached")
            page.keyboard.press("h")
            hinted = page.locator(".options .hinted")
            hinted.wait_for(state="attached")
            before = _spent(line)
            page.evaluate(AFTER, hinted.get_attribute("data-option"))
            rows.append({name: value - before[name] for name, value in _spent(line).items()})
            page.wait_for_timeout(80)  # a page of the story opens
        told = ", ".join(f"{name} {statistics.median(row[name] for row in rows):.1f}" for name in rows[0])
        print(f"work   {who:8} an update, median of {len(rows)}: {told}")
        page.context.close()


RATE = """ms => new Promise(done => {
    let frames = 0, began = performance.now(), last = began, longest = 0
    const tick = now => {
        frames += 1
        longest = Math.max(longest, now - last)
        last = now
        if (now - began < ms) requestAnimationFrame(tick)
        else done({rate: 1000 * frames / (now - began), longest})
    }
    requestAnimationFrame(tick)
})"""


def frames(browser: Browser, host: Host) -> None:
    """Frames a second on a telephone four times slower than this machine, while beats are played."""
    for who in ("hero", "dreamer"):
        seat = SEATS[who]
        kinds = [{"kind": "here" if one == seat.seat else "bot", "name": ""} for one in range(seat.players)]
        laid = host.lay(seat.game, seat.players, 37, seats=kinds)
        width, height = SIZES["phone"]
        context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=2, has_touch=True
        )
        page = context.new_page()
        page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][seat.seat]['key']}")
        drawn(page)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
        rates: list[dict[str, Any]] = []

        def look(at: Page = page, into: list[dict[str, Any]] = rates) -> None:
            at.wait_for_timeout(80)
            if at.locator("[data-beat]").count():
                into.append(at.evaluate(RATE, 900))

        play(page, MANY, look)
        if rates:
            shown = sorted(one["rate"] for one in rates)
            gap = max(one["longest"] for one in rates)
            print(
                f"frames {seat.game:12} median {statistics.median(shown):.0f} a second, lowest {shown[0]:.0f}, "
                f"longest gap {gap:.0f} ms, {len(rates)} stagings, processor throttled {THROTTLE} times"
            )
        context.close()


MARKED = """() => {
    let last = ''
    new MutationObserver(() => {
        const beat = document.querySelector('[data-beat]')?.dataset.beat ?? 'none'
        if (beat !== last) performance.mark('beat:' + (last = beat))
    }).observe(document.body, {childList: true, subtree: true, attributes: true, attributeFilter: ['data-beat']})
}"""
"""Marks in the trace what is staged from when on."""
TRACED = ["devtools.timeline", "toplevel", "blink.user_timing"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
STAGED, FRAME = 700_000, 1_000_000 / 60
"""Microseconds: the part of a staging in which things move, and a frame."""


class Beaten(NamedTuple):
    """What a staging takes of the page's thread, in milliseconds: for a frame on the average, and its longest task."""

    frame: float
    longest: float


def _beaten(events: list[dict[str, Any]]) -> dict[str, list[Beaten]]:
    """Read a trace: the processor time of the thread that marked what was staged, by what it was."""
    marks = sorted((one["ts"], one) for one in events if one["name"].startswith("beat:"))
    thread = marks[0][1]["pid"], marks[0][1]["tid"]
    of_thread = [one for one in events if one["name"] in TASKS and (one["pid"], one["tid"]) == thread and "tdur" in one]
    tasks, until = list[dict[str, Any]](), 0
    for task in sorted(of_thread, key=lambda one: one["ts"]):
        if task["ts"] >= until:  # else it is a part of the last one
            tasks.append(task)
            until = task["ts"] + task["dur"]
    spent: dict[str, list[Beaten]] = {}
    ends = [*[at for at, _ in marks[1:]], marks[-1][0] + STAGED]
    for (begin, mark), following in zip(marks, ends, strict=True):
        end = min(following, begin + STAGED)
        times = [task["tdur"] / 1000 for task in tasks if begin <= task["ts"] < end]
        kind = mark["name"].removeprefix("beat:")
        if kind != "none" and times:
            spent.setdefault(kind, []).append(Beaten(sum(times) * FRAME / (end - begin), max(times)))
    return spent


def _seen(page: Page) -> None:
    """Wait until all that is staged has been seen."""
    page.wait_for_timeout(200)
    page.wait_for_function(f"() => ({QUIET})() || document.querySelector('.now.over')")


def cost(browser: Browser, host: Host) -> None:
    """Processor time of the page's thread in a staging: 4.2 ms a frame are 60 a second on a phone four times slower."""
    for who, guided in (("hero", False), ("hero", True), ("evil", False), ("dreamer", False)):
        page = seated(browser, host, SEATS[who], "phone")
        page.emulate_media(reduced_motion="no-preference")
        if not guided:
            unguided(page)
        page.evaluate(MARKED)
        browser.start_tracing(page=page, categories=TRACED)
        play(page, MANY, lambda at=page: _seen(at))  # type: ignore[misc]  # bound now
        for kind, beaten in sorted(_beaten(json.loads(browser.stop_tracing())["traceEvents"]).items()):
            frame, longest = (statistics.median(times) for times in zip(*beaten, strict=True))
            print(
                f"cost   {who:8}{' with lessons' if guided else ''} {kind:8} median {frame:.1f} ms a frame, "
                f"longest task {longest:.1f} ms (at most {max(one.longest for one in beaten):.1f}), {len(beaten)} times"
            )
        page.context.close()


MEASURES: dict[str, Callable[[Browser, Host], None]] = {
    "share": share,
    "clicks": clicks,
    "load": load,
    "work": work,
    "frames": frames,
    "cost": cost,
}


def main() -> None:
    """Measure what is named, or all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wanted", nargs="*", metavar="MEASURE", help=f"any of {', '.join(MEASURES)}; all unless given")
    wanted: list[str] = parser.parse_args().wanted
    if unknown := [name for name in wanted if name not in MEASURES]:
        parser.error(f"there is no measure {', '.join(unknown)}: choose from {', '.join(MEASURES)}")
    with staged() as (browser, host):
        for name in wanted or MEASURES:
            MEASURES[name](browser, host)


if __name__ == "__main__":
    main()
