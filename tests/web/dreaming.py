"""Plays Etherfields through the page as a person does: by clicking, or with keys alone."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, Route

from tests.web.browser import open_list, still, type_number

ARROWS = {"go:north": "ArrowUp", "go:east": "ArrowRight", "go:south": "ArrowDown", "go:west": "ArrowLeft"}
READER = "[data-reader-close]"
END = ".board .end"
"""The page at the end of a scene."""
BOARD = ".board[data-version]"
SOLVED = "say:the-tide"
"""The answer to the riddle of the Night Ferry."""
SEEN = """before => Number(document.querySelector(".board[data-version]").dataset.version) > before
    && !document.querySelector(".options button[disabled]")"""
"""Whether the page shows a later version and can be answered again."""


def seeded(page: Page, seed: int) -> None:
    """Let the next table be laid with a seed: nothing in a test hangs on luck."""

    def lay(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wish, "seed": seed}))

    page.route("**/api/tables", lay)


def is_picked(option: Locator) -> bool:
    """Whether an option on the list is picked."""
    return "picked" in (option.get_attribute("class") or "").split()


class Dreaming(ABC):
    """A player who asks for hints and follows them. Each answer is given through the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ways: Counter[str] = Counter()  # how answers were given

    @property
    def scene(self) -> str:
        """Where the Team is: none, slumber or dream."""
        return self.page.locator(BOARD).get_attribute("data-scene") or ""

    @property
    def version(self) -> int:
        """How many answers the page has seen."""
        return int(self.page.locator(BOARD).get_attribute("data-version") or -1)

    def answer(self) -> None:
        """Read what is to be read, ask for a hint and follow it."""
        before = self.version
        if self.page.locator(READER).is_visible():
            self.put_down()
        if self.page.locator(END).is_visible():
            self.page.keyboard.press("Enter")  # its button has the focus
            self.page.locator(END).wait_for(state="detached")
            self.ways["end"] += 1
        option = self.hinted()
        if is_picked(option):  # it is among the cards that the payment proposes
            self.ways["proposed"] += 1
        else:
            self.choose(option)
        if self.page.locator(".options .picked").count():
            self.confirm()
        self.page.wait_for_function(SEEN, arg=before)

    def hinted(self) -> Locator:
        """The option that the automatic player would take, as a button of the NOW line; a riddle is solved by heart."""
        if self.page.locator("[data-decision='answer-riddle']").count():
            return self.page.locator(f".options [data-option='{SOLVED}']")
        self.ask_hint()
        found = self.page.locator(".options .hinted")
        found.wait_for(state="attached")
        return found

    @abstractmethod
    def ask_hint(self) -> None:
        """Ask for a hint."""

    @abstractmethod
    def put_down(self) -> None:
        """Go back from the script to the board."""

    @abstractmethod
    def choose(self, option: Locator) -> None:
        """Choose an option."""

    @abstractmethod
    def confirm(self) -> None:
        """Confirm what is picked."""


IN_BOARD = """one => {
    const [board, box] = [document.querySelector('main .board'), one].map(each => each.getBoundingClientRect())
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const inside = x > board.left && x < board.right && y > board.top && y < board.bottom
    return inside && !document.elementFromPoint(x, y)?.closest('main > .hud')
}"""
"""Whether a space or Location is in sight: on a telephone a large board is looked at around one's own figure, below the
band of the Goal."""


class Clicking(Dreaming):
    """Clicks things on the board and in the hand where they are, and buttons only where nothing else stands for it."""

    def ask_hint(self) -> None:
        self.page.get_by_role("button", name="Hint").click()

    def put_down(self) -> None:
        self.page.locator(READER).click()

    def choose(self, option: Locator) -> None:
        name = option.get_attribute("data-option") or ""
        self.page.mouse.move(2, 2)  # what has come up under the pointer of the last click takes no other yet
        for place in ("[data-at]", "[data-location]", "[data-card]"):
            there = self.page.locator(f"{place}[data-options~='{name}']").first
            if there.count():
                self._click(there, name)
                self.ways[place] += 1
                return
        in_strip = self.page.locator(f".buttons [data-option='{name}']")
        if in_strip.count():
            in_strip.click()
        else:
            open_list(self.page)
            option.click()
        self.ways["button"] += 1

    def _click(self, there: Locator, name: str) -> None:
        several = len((there.get_attribute("data-options") or "").split()) > 1
        in_fan = there.get_attribute("data-card") is not None  # its neighbours cover the right of it
        if not in_fan and not there.evaluate(IN_BOARD):
            self.page.get_by_label("See everything").click()
            still(there)
        there.click(position={"x": 30, "y": 40} if in_fan else None)
        if several:
            self.page.locator(f".menu [data-option='{name}']").click()

    def confirm(self) -> None:
        self.page.locator(".total .primary").click()


class Typing(Dreaming):
    """Uses keys alone: digits, arrows on the board, Enter."""

    def ask_hint(self) -> None:
        self.page.keyboard.press("h")

    def put_down(self) -> None:
        self.page.keyboard.press("Enter")
        self.page.locator(READER).wait_for(state="detached")

    def choose(self, option: Locator) -> None:
        name = option.get_attribute("data-option") or ""
        if name in ARROWS:
            for key in ("b", ARROWS[name], "Enter"):
                self.page.keyboard.press(key)
            self.ways["arrows"] += 1
            return
        numbers = self.page.locator(".options button").evaluate_all("all => all.map(one => one.dataset.number)")
        type_number(self.page, option.get_attribute("data-number") or "", numbers)
        self.ways["digits"] += 1

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")
