"""Measure the page in Chromium: ``python -m bench.page [share clicks load work frames cost]``. Nothing here can fail.

share   the board's part of the window at five sizes, and how often it changes over thirty answers of each side
clicks  clicks and answers of a first Dream, of a walk, of a Round of ALONE as Hero and as Evil
load    bytes of the first load, time until the table can be answered, and from a click to its update
work    milliseconds of the page's main thread for an update: not by the clock
frames  frames a second while something is staged, with the processor throttled four times
cost    processor time of the page's own thread for each frame of a staging, whatever else the machine does
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from playwright.sync_api import Browser, CDPSession, FloatRect, Page

from tests.server.host import Host
from tests.web.browser import SIZES, answer_by_click, drawn, glance, settle, unguided, visit
from tests.web.dreaming import END, READER, Clicking, seeded
from tests.web.staged import staged
from tests.web.test_etherfields_access import SLUMBER
from tests.web.test_etherfields_access import seated as at_position
from tests.web.test_etherfields_dream import dream
from tests.web.test_frame import EVERY_SIZE, SEATS, Seat, measured, play, seated

ANSWERS = 30
THROTTLE = 4
MANY = 40
COUNT = """() => { window.clicks = 0; addEventListener('pointerdown', () => window.clicks++, {capture: true}) }"""


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


def clicks(browser: Browser, host: Host) -> None:
    """What it takes to follow hints with the pointer."""
    page = visit(browser, host.address)
    page.add_init_script(f"({COUNT})()")
    page.goto(host.address)
    seeded(page, 2)
    page.get_by_role("button", name="Your first Dream").click()
    page.locator(".start [data-option='become:gambler']").click()
    page.locator(READER).click()
    player = Clicking(page)
    before, hints = _clicks(page), 0
    dream(player)
    hints = player.ways.total()  # each asked for one: those clicks are not a player's
    print(f"clicks first Dream: {_clicks(page) - before - hints + 3} clicks for {hints} gestures, to its end")
    page.context.close()
    page = at_position(browser, host, SLUMBER, "desk", "dark")
    page.evaluate(COUNT)
    page.locator(".cost").first.wait_for()
    for _ in range(2):
        page.locator(".space.near[aria-label*='2 Cunning to walk']").first.click()
    page.locator("[data-decision='free-play']").wait_for()
    print(f"clicks a walk of two spaces: {_clicks(page)}")
    page.context.close()
    for who in ("hero", "evil"):
        page = seated(browser, host, SEATS[who], "1440x900")
        unguided(page)
        page.evaluate(COUNT)
        given = _round(page)
        print(f"clicks ALONE as {who}: {_clicks(page)} clicks for {given} answers, to the end of the first Round")
        page.context.close()


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
        answer_by_click(page, hinted.get_attribute("data-option") or "")
        if page.locator(".total .primary:enabled").count():
            page.locator(".total .primary").click()
        settle(page, before)
        given += 1
    return given


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
    play(page, MANY, lambda: None if glance(page).is_over else waits.append(_click_to_update(page)))
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


TICKS = """ms => new Promise(done => {
    let frames = 0
    const began = performance.now()
    const tick = now => { frames += 1; if (now - began < ms) requestAnimationFrame(tick); else done(frames) }
    requestAnimationFrame(tick)
})"""


def cost(browser: Browser, host: Host) -> None:
    """Milliseconds of the page's thread for a frame, by what is staged: 4.2 are 60 frames a second on a slow phone."""
    for who in ("hero", "evil"):
        page, spent = seated(browser, host, SEATS[who], "phone"), dict[str, list[float]]()
        page.emulate_media(reduced_motion="no-preference")
        unguided(page)
        ticks = page.context.new_cdp_session(page)
        ticks.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
        ticks.send("Performance.enable")

        def look(at: Page = page, into: dict[str, list[float]] = spent, line: CDPSession = ticks) -> None:
            at.wait_for_timeout(80)
            beat = at.locator("[data-beat]")
            kind = (beat.first.get_attribute("data-beat") or "") if beat.count() else "none"
            before = _spent(line)["TaskDuration"]
            shown: int = at.evaluate(TICKS, 700)
            into.setdefault(kind, []).append((_spent(line)["TaskDuration"] - before) / shown)

        play(page, MANY, look)
        for kind, times in sorted(spent.items()):
            print(f"cost   {who:5} {kind:8} median {statistics.median(times):4.1f} ms a frame, {len(times)} times")
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
