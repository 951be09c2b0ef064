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


# -- claiming a seat


BY_LINK = [{"kind": "here", "name": "Ada"}, {"kind": "away", "name": "Bo"}]


def test_who_comes_by_a_link_has_the_seat_alone_and_the_link_is_dead_elsewhere(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7, seats=BY_LINK)
    bare, link = f"{host.address}/#/t/{laid['table']}", laid["seats"][1]["key"]
    page = visit(browser, f"{bare}/{link}")
    drawn(page)
    expect(page).to_have_url(bare)
    kept = page.evaluate("JSON.parse(localStorage.getItem('nocturne.tables'))[0].keys")
    assert link not in kept, "the browser has drawn a key that nobody else knows"
    page.reload()
    drawn(page)
    assert glance(page).is_asked, "the seat is held here, also after a reload"
    other = visit(browser, f"{bare}/{link}")
    other.locator(".bar.bad").wait_for()
    assert other.locator(".options").count() == 0
    for one in (page, other):
        one.context.close()


def test_who_comes_by_a_link_that_was_used_is_told_so(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7, seats=BY_LINK)
    bare, link = f"{host.address}/#/t/{laid['table']}", laid["seats"][1]["key"]
    spy = browser.new_context()
    spy.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")  # so that nothing is claimed
    peeking = spy.new_page()
    peeking.goto(f"{bare}/{link}")
    drawn(peeking)
    page = visit(browser, f"{bare}/{link}")
    drawn(page)
    expect(page.locator(".notice").first).to_contain_text("may have looked")
    spy.close()
    page.context.close()
