"""The key of a seat stays in the browser that has come with it, and leaves the address bar at once."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.host import Host
from tests.web.browser import complaints, drawn, glance, open_list, settle, visit

ASKED = ".options button:not([disabled])"


def test_the_key_leaves_the_address_bar_and_the_seat_is_still_there_after_a_reload_and_in_a_second_tab(
    browser: Browser, host: Host
) -> None:
    laid = host.lay("lanterns", 2, 7)
    key, bare = laid["seats"][0]["key"], f"{host.address}/#/t/{laid['table']}"
    page = visit(browser, f"{bare}/{key}")
    drawn(page)
    expect(page).to_have_url(bare)
    assert key not in page.evaluate("JSON.stringify([location.href, document.title, history.state])")
    page.reload()
    drawn(page)
    second = page.context.new_page()
    second.goto(bare)
    drawn(second)
    for tab in (page, second):
        before = glance(tab)
        assert before.is_asked, "the seat is held here"
    before = glance(second)
    open_list(second)
    second.locator(ASKED).first.click()
    settle(second, before.version)
    settle(page, before.version)
    assert complaints(page) == []
    page.context.close()


def test_another_link_to_the_same_table_is_taken_too(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7)
    bare = f"{host.address}/#/t/{laid['table']}"
    page = visit(browser, f"{bare}/{laid['seats'][0]['key']}")
    drawn(page)
    expect(page).to_have_url(bare)
    page.goto(f"{bare}/{laid['seats'][1]['key']}")
    expect(page).to_have_url(bare)
    kept = page.evaluate("JSON.parse(localStorage.getItem('nocturne.tables'))[0].keys.length")
    assert kept == 2
    page.context.close()


def test_a_browser_that_keeps_nothing_keeps_the_key_in_its_address(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7)
    address = f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}"
    context = browser.new_context()
    context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page = context.new_page()
    page.goto(address)
    drawn(page)
    page.reload()
    drawn(page)
    assert glance(page).is_asked
    expect(page).to_have_url(address)
    context.close()
