"""Before a game: the lobby with its links, everybody choosing at once, the settings' sentences, the introductions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.host import Host
from tests.web.browser import Theme, complaints, drawn, faults, glance, save, settle, shows, visit

BOTH = pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])


def invite(page: Page, host: Host, game: str = "etherfields", players: int = 2) -> None:
    """Lay a table for oneself and for others who come by links."""
    page.goto(f"{host.address}/#/new/{game}")
    page.locator(f"input[name=players][value='{players}']").check(force=True)
    for seat in range(1, players):
        page.locator("li select").nth(seat).select_option("away")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".lobby").wait_for()


@BOTH
def test_whoever_lays_a_table_for_others_sees_a_large_link_with_its_picture(
    browser: Browser, host: Host, size: str, theme: Theme
) -> None:
    page = visit(browser, host.address, size=size, theme=theme)
    invite(page, host, players=3)
    expect(page.get_by_role("img", name="The link for Seat 2")).to_be_visible()
    assert "/#/t/" in page.get_by_role("textbox", name="Link for Seat 2").input_value()
    page.get_by_role("button", name="Seat 3").click()
    expect(page.get_by_role("img", name="The link for Seat 3")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    save(page, f"lobby-{size}")
    page.get_by_role("button", name="To the table").click()
    drawn(page)
    assert glance(page).is_asked
    assert complaints(page) == []
    page.context.close()


def test_a_guest_gives_a_name_is_seen_by_the_host_and_both_choose_at_once(browser: Browser, host: Host) -> None:
    ada = visit(browser, host.address)
    invite(ada, host)
    shows(ada, "invited, not here yet")
    bo = visit(browser, ada.get_by_role("textbox", name="Link for Seat 2").input_value())
    bo.locator(".lobby").wait_for()
    assert faults(bo) == []
    bo.get_by_label("Name of Seat 2").fill("Bo")
    save(bo, "lobby-guest")
    bo.get_by_role("button", name="To the table").click()
    shows(ada, "Everybody is here")
    shows(ada, "Bo")
    ada.get_by_role("button", name="To the table").click()
    for page in (ada, bo):
        expect(page.locator(".start [data-option]")).to_have_count(5)
    bo.locator(".start [data-option]").first.click()  # the second seat is first
    expect(ada.locator(".start [data-option]")).to_have_count(4)
    shows(ada, "Already dreaming: Gambler")
    assert complaints(ada) == complaints(bo) == []
    for page in (ada, bo):
        page.context.close()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_of_one_dream_it_is_chosen_which(browser: Browser, host: Host, size: str) -> None:
    page = visit(browser, f"{host.address}/#/new/etherfields", size=size)
    which = page.get_by_role("group", name="Which Dream")
    page.get_by_role("radio", name="A campaign From").wait_for()
    expect(which).to_have_count(0)
    page.get_by_text("One Dream", exact=True).click()
    which.get_by_text("The Last Act", exact=True).click()
    save(page, f"which-dream-{size}")
    assert _started(page).get("dream") == "gate-theatre"
    page.goto(f"{host.address}/#/new/etherfields")
    page.get_by_text("One Dream", exact=True).click()
    which.get_by_text("The Last Act", exact=True).click()
    page.get_by_text("A campaign", exact=True).click()
    assert "dream" not in _started(page)  # what is not asked for any more is not sent
    assert complaints(page) == []
    page.context.close()


UNDER_START = """() => {
    const bar = document.querySelector('.go').getBoundingClientRect()
    const lies = one => one.left < bar.right && one.right > bar.left && one.top < bar.bottom && one.bottom > bar.top
    const all = [...document.querySelectorAll('form label, form li, form legend, form p')]
    return all.filter(one => !one.closest('.go') && lies(one.getBoundingClientRect())).map(one => one.innerText)
}"""


@pytest.mark.parametrize("game", ["alone", "etherfields"])
def test_at_a_desk_start_is_in_sight_and_lies_over_nothing_that_is_to_be_chosen(
    browser: Browser, host: Host, game: str
) -> None:
    page = visit(browser, f"{host.address}/#/new/{game}")
    start = page.get_by_role("button", name="Start", exact=True)
    start.wait_for()
    for _ in range(3):
        expect(start).to_be_in_viewport(ratio=1)
        assert page.evaluate(UNDER_START) == []
        page.mouse.wheel(0, 150)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []
    save(page, f"new-{game}")
    page.context.close()


def _started(page: Page) -> dict[str, Any]:
    """Press Start, wait for the table, and give the options that were sent."""
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/#/t/**")
    drawn(page)
    sent = asked.value.post_data_json or {}
    options: dict[str, Any] = sent["options"]
    return options


def test_who_acts_stands_in_its_colour_and_seats_at_one_screen_have_tabs(browser: Browser, host: Host) -> None:
    page = visit(browser, host.address, size="phone")
    page.goto(f"{host.address}/#/new/etherfields")
    page.locator("input[name=players][value='2']").check(force=True)
    page.locator("li select").nth(1).select_option("here")
    for seat, name in enumerate(["Ada", "Egon"]):
        page.get_by_label(f"Name of Seat {seat + 1}").fill(name)
    page.get_by_role("button", name="Start", exact=True).click()
    drawn(page)
    who = page.locator(".now .who")
    for archetype in ("Gambler", "Specialist"):
        page.locator(".start button", has_text=archetype).click()
    expect(who).to_have_text(re.compile("Gambler \\(Ada\\) acts"))
    expect(who).to_be_visible()
    expect(page.locator(".now .buttons [data-option]")).to_have_count(2)  # who is first: nobody stands anywhere yet
    expect(page.locator(".now .buttons [data-option]").last).to_contain_text("Specialist")
    assert page.locator(".notice").count() <= 1, "a change of seats replaces the one before"
    tabs = page.get_by_role("group", name="Seat shown on this screen").get_by_role("button")
    expect(tabs).to_have_count(2)
    while page.locator("[data-seat-tab] .asked").count() < 2:  # the first player, an Entrance each
        before = glance(page).version
        page.keyboard.press("1")
        settle(page, before)
    tabs.nth(1).click()
    expect(tabs.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(who).to_have_text(re.compile("Specialist \\(Egon\\)"))
    page.context.close()


def test_evil_can_leave_the_set_up_to_the_automatic_player(browser: Browser, host: Host) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "bot", "name": ""}, {"kind": "here", "name": "Evi"}])
    page = visit(browser, f"{host.address}/#/t/{laid['table']}/{laid['seats'][1]['key']}")
    drawn(page)
    page.get_by_role("button", name="Set up for me").click()
    expect(page.locator("#now-line")).to_have_text(re.compile("Waiting for|Reaction"))
    assert page.locator("[data-sector]").count() > 20
    page.context.close()


@BOTH
@pytest.mark.parametrize("game", ["alone", "etherfields", "lanterns"])
def test_every_setting_of_a_new_game_has_its_sentence(
    browser: Browser, host: Host, game: str, size: str, theme: Theme
) -> None:
    page = visit(browser, f"{host.address}/#/new/{game}", size=size, theme=theme)
    page.get_by_text("More settings").click()
    for field in page.locator("details select, details input").all():
        about = page.locator(f"[id='{field.get_attribute('aria-describedby')}']")
        assert len(about.inner_text()) > 30, field.get_attribute("id")
    for choice in page.locator(".cards label").all():
        assert len(choice.inner_text()) > 30
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    save(page, f"new-{game}-{size}")
    page.context.close()


def test_the_second_edition_is_chosen_beforehand(browser: Browser, host: Host) -> None:
    page = visit(browser, f"{host.address}/#/new/etherfields")
    assert page.locator("input[name=profile]:checked").input_value() == "2.0"
    page.context.close()


def test_how_strong_automatic_players_are_is_asked_where_one_plays_along(browser: Browser, host: Host) -> None:
    page = visit(browser, f"{host.address}/#/new/alone")
    levels = page.get_by_role("group", name="Automatic players")
    expect(levels).to_be_visible()
    levels.get_by_text("Hard", exact=True).click()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start", exact=True).click()
    wish: Any = asked.value.post_data_json
    assert wish["options"]["bots"] == "hard"
    page.wait_for_url("**/#/t/**")  # the page goes to the table by itself, and would go away from the next one
    page.goto(f"{host.address}/#/new/alone")
    page.locator("li select").nth(1).select_option("away")
    expect(levels).to_have_count(0)
    page.context.close()


def test_the_first_descent_is_on_easy(browser: Browser, host: Host) -> None:
    page = visit(browser, host.address)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Your first descent").click()
    wish: Any = asked.value.post_data_json
    assert wish["options"] == {"difficulty": "easy"}
    page.context.close()


@BOTH
@pytest.mark.parametrize("game", ["alone", "etherfields"])
def test_a_game_is_introduced_on_two_pages(browser: Browser, host: Host, game: str, size: str, theme: Theme) -> None:
    page = visit(browser, f"{host.address}/#/intro/{game}", size=size, theme=theme)
    page.get_by_role("heading", name="One Turn").wait_for()
    assert page.locator(".turn svg").count() == 3
    assert faults(page) == []
    save(page, f"intro-{game}-1-{size}")
    page.get_by_role("link", name="Signs and advice").first.click()
    page.get_by_role("heading", name="Stuck?").wait_for()
    assert page.locator("main").get_by_text(re.compile("^(help|guide)-")).count() == 0, "every word is written"
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    save(page, f"intro-{game}-2-{size}")
    assert complaints(page) == []
    page.context.close()
