"""The story so far: what was read can be read again, after a reload too; and a last question before luck decides."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.builders.riddle import riddle
from tests.server.host import Host
from tests.web.browser import complaints, faults, glance, save, settle, visit
from tests.web.dreaming import READER
from tests.web.test_etherfields_access import at_table, first_turn
from tests.web.test_screens import brought, in_the_middle, sit


def story(page: Page) -> Page:
    """Open the story by its key."""
    page.keyboard.press("t")
    page.locator("#story-title").wait_for()
    return page


def test_scripts_are_read_again_after_a_reload(browser: Browser, host: Host) -> None:
    page = first_turn(browser, host, "desk", "dark")
    page.reload()
    page.locator("[data-decision='free-play']").wait_for()
    assert not page.locator(READER).is_visible()
    story(page)
    expect(page.locator("#story-title")).to_have_text("The Room With the Wrong Window")
    expect(page.locator("dialog[open]").get_by_text("wake in your own bed")).to_be_visible()
    save(page, "etherfields-story")
    assert not faults(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#story-title")).to_have_text("The beginning")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#story-title")).to_have_text("The Room With the Wrong Window")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Read again").click()
    expect(page.locator("#story-title")).to_be_visible()
    assert not complaints(page)
    page.context.close()


def test_the_story_of_a_descent_tells_each_side_what_it_may_know(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    told = []
    for seat in (0, 1):
        page = visit(browser, host.address)
        sit(page, host, laid, laid["seats"][seat]["key"])
        story(page)
        expect(page.get_by_label("Chapter", exact=True)).to_be_visible()
        while page.get_by_role("button", name="Earlier chapter").is_enabled():
            page.keyboard.press("ArrowLeft")
        told.append(page.locator("dialog[open] .page").inner_text())
        save(page, f"alone-story-{seat}")
        assert not complaints(page)
        page.context.close()
    hero, evil = told
    assert "The Hero is" in hero
    assert "The boss of this game is" in evil
    assert "The boss of this game is" not in hero


def test_a_player_may_ask_to_be_stopped_before_what_cannot_be_taken_back_alone(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7)
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Stop me before").select_option("turn")
    page.keyboard.press("Escape")
    before = glance(page).version
    page.keyboard.press("1")
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("others go on")
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert glance(page).version == before, "nothing has happened"
    page.keyboard.press("1")
    question.wait_for()
    page.keyboard.press("Enter")
    settle(page, before)
    expect(question).to_have_count(0)
    assert not complaints(page)
    page.context.close()


@pytest.mark.rule("EF-CHOICE-05")
def test_a_riddle_is_a_page_of_the_story_with_its_answers(browser: Browser, host: Host) -> None:
    page = at_table(browser, host, brought(host, riddle().save()), "phone", "dark")
    asked = page.get_by_role("dialog", name="Script")
    expect(asked).to_contain_text("Who am I?")
    expect(asked.locator(".verse")).to_contain_text("Twice a day I come, and nobody opens.")
    expect(asked.locator(".choice")).to_have_count(5)
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("#now-line")).to_have_text("Read the page, then answer.")
    page.get_by_role("button", name="Read again").click()
    page.keyboard.press("Enter")
    page.keyboard.press("h")  # nobody is told what a riddle's answer is
    expect(page.get_by_text("A riddle is yours to solve")).to_be_visible()
    assert page.locator(".hinted").count() == 0
    page.get_by_role("button", name="Read again").click()
    asked.get_by_role("button", name="The moon").click()
    page.wait_for_function("() => !document.querySelector('[data-decision=answer-riddle]')")
    expect(page.get_by_role("dialog", name="Script")).to_contain_text("says Isa kindly")
    assert complaints(page) == []
    page.context.close()
