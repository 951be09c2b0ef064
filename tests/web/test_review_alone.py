"""What fresh players of ALONE stumbled over, on the page; docs/web-review-alone.md has the test for each fault."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from nocturne.bots import hint, player_for
from nocturne.kernel import Game, Seat
from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, save, visit
from tests.web.test_frame import SMALL
from tests.web.test_screens import brought, in_the_middle, sit

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "docs/web-review-alone.md"


def at(browser: Browser, host: Host, saved: bytes, seat: int, size: str = "desk") -> Page:
    """A browser at a seat of a game that is under way, without lessons."""
    laid = brought(host, saved)
    page = visit(browser, host.address, size=size)
    page.evaluate("localStorage.setItem('nocturne.settings', JSON.stringify({coach: false}))")
    sit(page, host, laid, laid["seats"][seat]["key"])
    page.locator("[data-sector]").first.wait_for()
    return page


@lru_cache
def moment(seat: int, kind: str, first: int = 37, *, wanted: str = "") -> bytes:
    """A game at a decision of this kind, with what is wanted on the table: the first of twenty seeds that has it."""
    for seed in range(first, first + 20):
        game = nocturne.new("alone", players=2, seed=seed)
        players, rng = [player_for(game, Seat(each)) for each in range(2)], Random(1)
        while game.over is None:
            decision = game.open[0]
            if decision.kind == kind and decision.seat == seat and (not wanted or WANTED[wanted](game)):
                return game.save()
            view = game.view(decision.seat)
            game.answer(decision.seat, players[decision.seat].choose(view, decision, rng))
    pytest.fail(f"no {kind} in twenty games")


def in_a_room(game: Game[Any]) -> bool:
    """Whether the Hero stands in a Room."""
    return any(sector.hero and sector.room for sector in game.view(0).labyrinth)


def in_danger(game: Game[Any]) -> bool:
    """Whether a creature stands on a Danger token that the Hero sees."""
    return any(sector.danger and sector.creatures for sector in game.view(0).labyrinth)


def with_several_upgrades(game: Game[Any]) -> bool:
    """Whether an Item can be upgraded by several others."""
    slots = [option.split(":")[1] for option in game.open[0].ids() if option.startswith("upgrade:")]
    return len(slots) > len(set(slots))


WANTED = {"room": in_a_room, "danger": in_danger, "upgrades": with_several_upgrades}

# -- 3: tracking


def test_what_can_be_tracked_is_listed_at_once_and_missions_are_targets_too(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "TrackTargets"), 0)
    expect(page.locator(".now .list")).to_be_visible()
    expect(page.locator("#now-line")).to_contain_text("2 targets")
    mission = page.locator(".hud .missions [data-option^='target:']").first
    mission.click()
    picked = mission.get_attribute("data-option")
    expect(page.locator(f".options .picked[data-option={picked!r}]")).to_have_count(1)
    expect(page.locator(".total .primary")).to_have_text("Track this, then choose on")
    assert faults(page) == []
    assert complaints(page) == []
    page.context.close()


def test_a_hint_does_not_suggest_what_is_picked_already(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "TrackTargets"), 0)
    page.keyboard.press("h")
    hinted = page.locator(".options .hinted")
    hinted.wait_for(state="attached")
    first = hinted.get_attribute("data-option")
    hinted.click()
    page.keyboard.press("h")
    page.locator(f".notice, .options .hinted:not([data-option={first!r}])").first.wait_for(state="attached")
    assert page.locator(f".options .hinted[data-option={first!r}]").count() == 0
    page.context.close()


# -- 5: the card behind a name


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_card_of_a_character_can_be_read_before_it_is_chosen(browser: Browser, host: Host, size: str) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here"}, {"kind": "bot"}])
    page = visit(browser, host.address, size=size)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.get_by_role("button", name="Read the card of").nth(2).click()
    card = page.locator("dialog[open]")
    card.wait_for()
    assert len(card.inner_text()) > 100, "the whole text of the card"
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    expect(page.locator(".faces [data-option]")).to_have_count(6)
    page.context.close()


# -- 7: Evil's cards


def test_a_card_that_can_be_played_shows_its_whole_text_when_looked_at(browser: Browser, host: Host) -> None:
    page = at(browser, host, in_the_middle("ReactionWindow", 1), 1)
    card = page.locator(".mine .card.can").first
    card.locator("header").hover()
    table = page.url
    page.goto(f"{host.address}/#/")
    page.goto(table)
    drawn(page)
    whole = card.locator(".whole")
    page.wait_for_timeout(300)
    assert whole.evaluate("one => getComputedStyle(one).position") == "static"  # the pointer only rests where it lies
    page.mouse.move(0, 0)
    card.locator("header").hover()
    box = whole.bounding_box()
    assert box is not None
    cut: bool = whole.evaluate("one => one.scrollHeight > one.clientHeight + 1")
    assert not cut
    assert box["y"] >= 0
    assert "In a Dangerous sector" in whole.inner_text()
    page.context.close()


def test_a_card_that_is_looked_at_keeps_its_words_where_they_were(browser: Browser, host: Host) -> None:
    page = at(browser, host, in_the_middle("CreatureMoves", 1), 1)
    card = page.locator(".mine .card.reaction:not(.can)").first
    first = card.locator(".text p").first
    before = first.bounding_box()
    card.locator("header").hover()
    page.wait_for_function("() => document.querySelector('.mine .card.looked')")
    assert card.locator(".stays .text p").first.bounding_box() == before
    above = card.locator(".whole").bounding_box()
    assert above
    assert before
    assert above["y"] < before["y"]
    assert complaints(page) == []
    save(page, "reaction-looked-at")
    page.context.close()


def test_no_two_buttons_of_a_card_are_called_alike(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "UpgradeItems", 30, wanted="upgrades"), 0)
    for card in page.locator(".mine .card").all():
        names = card.locator(".acts button").all_inner_texts()
        assert len(names) == len(set(names)), names
    assert page.locator(".mine .acts").filter(has=page.locator(".act:nth-child(2) button")).count() > 0
    assert faults(page) == [], "what is printed on a button is part of what a screen reader calls it"
    page.context.close()


def test_the_reaction_track_names_its_cards_on_a_telephone_too(browser: Browser, host: Host) -> None:
    page = at(browser, host, in_the_middle("ReactionWindow", 1), 1, "phone")
    names = page.locator(".mine .played span").all_text_contents()
    assert names, "cards lie on the track"
    shown = page.locator(".mine .named").inner_text()
    assert all(name in shown for name in names)
    assert "…" not in shown
    page.context.close()


# -- 8: what covers what


@pytest.mark.parametrize("seat", [0, 1], ids=["hero", "evil"])
def test_figures_hide_neither_the_names_of_rooms_nor_danger(browser: Browser, host: Host, seat: int) -> None:
    """What is drawn later lies above: names and Danger after every figure."""
    page = at(browser, host, moment(0, "HeroTurn", wanted="danger" if seat else "room"), seat)
    later: list[bool] = page.evaluate("""() => {
        const signs = [...document.querySelectorAll('[data-name], [data-danger]')]
        const figures = [...document.querySelectorAll('.board .figure, .board .hero')]
        const after = (sign, figure) => Boolean(figure.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING)
        return signs.flatMap(sign => figures.map(figure => after(sign, figure)))
    }""")
    assert later
    assert all(later)
    save(page, f"over-figures-{seat}")
    page.context.close()


HANDLES = """() => [...document.querySelectorAll('.board .glyph .hit')].map(one => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2, box.width]
})"""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("seed", [37, 41])
def test_handles_are_as_large_as_a_finger_and_never_cover_each_other(
    browser: Browser, host: Host, size: str, seed: int
) -> None:
    page = at(browser, host, moment(0, "HeroTurn", seed), 0, size)
    handles: list[tuple[float, float, float]] = page.evaluate(HANDLES)
    assert handles
    assert min(wide for _, _, wide in handles) >= 44
    for place, (x, y, wide) in enumerate(handles):
        for other_x, other_y, _ in handles[place + 1 :]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > (0.9 * wide) ** 2
    page.context.close()


# -- 9: on a telephone


def test_life_and_self_control_are_in_sight_on_a_telephone(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "HeroTurn"), 0, "phone")
    for tab in ("Mine", "Game", "Log"):
        page.get_by_role("tab", name=tab).click()
        for track in ("Life", "Self-control"):
            expect(page.locator(".hud .vitals").get_by_role("img", name=track)).to_be_visible()
    page.get_by_role("tab", name="Mine").click()
    expect(page.locator(".dock button").last).to_be_in_viewport()  # what can be done stands above the Items
    page.context.close()


NAMES = """() => [...document.querySelectorAll('[data-name]')].flatMap(one => {
    const sector = document.querySelector(`[data-sector="${one.dataset.name}"] .floor`).getBoundingClientRect()
    const box = one.getBoundingClientRect()
    return box.left < sector.left - 6 || box.right > sector.right + 6 ? [one.textContent] : []
})"""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_names_of_rooms_fit_into_their_rooms_on_evils_map(browser: Browser, host: Host, size: str) -> None:
    page = at(browser, host, in_the_middle("ReactionWindow", 1), 1, size)
    assert page.locator("[data-name]").count() == 8
    assert page.evaluate(NAMES) == []
    page.context.close()


# -- 10: what is explained


def test_columns_limits_and_skills_are_explained_where_they_stand(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "HeroTurn"), 0)
    page.keyboard.press("g")
    side = page.locator(".drawer.side")
    for column, meaning in (("1st", "wounds it for the first time"), ("dark", "dice it strikes with in a dark sector")):
        expect(side.locator("dt", has_text=column).first).to_be_visible()
        expect(side.locator("dd", has_text=meaning)).to_be_visible()
    limits = page.locator(".rounds")
    expect(limits).to_have_attribute("title", re.compile(r"10, 8, 6, 4.*healed"))
    skills = page.locator(".skills [title]")
    assert skills.count() == 5
    assert all(":" in (skill.get_attribute("title") or "") for skill in skills.all())
    page.context.close()


def test_answers_to_a_track_say_how_long_ago_and_the_log_ends_with_what_is_newest(browser: Browser, host: Host) -> None:
    page = at(browser, host, in_the_middle("HeroTurn", 0), 0)
    page.keyboard.press("g")
    said = page.locator(".drawer.side .said li")
    told = [line for line in said.all_inner_texts() if "away" in line or "level" in line]
    assert told
    assert all("ago" in line or "this Turn" in line for line in told), told
    page.keyboard.press("l")
    game = nocturne.load(in_the_middle("HeroTurn", 0))
    newest = game.say(game.events(-1, 0)[-1].text, "en")
    expect(page.locator("[role=log] li li").last).to_contain_text(newest)
    page.context.close()


# -- 11: the end


def test_the_last_strike_is_seen_before_the_page_at_the_end(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    saved, seat, option = game.save(), 0, ""
    while game.over is None:
        saved, seat = game.save(), int(game.open[0].seat)
        option = hint(game, seat) or ""
        game.answer(seat, option)
    page = at(browser, host, saved, seat)
    page.locator(f".options [data-option={option!r}]").evaluate("one => one.click()")
    page.locator("[data-beat]").wait_for()
    expect(page.locator(".now.over")).to_have_count(1)
    assert page.locator(".ending").count() == 0
    page.keyboard.press("x")
    page.locator(".ending").wait_for()
    page.context.close()


def test_decks_are_chosen_among_cards_and_the_leader_sees_what_is_divided(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=3, seed=37)
    saved: dict[str, bytes] = {}
    while "DivideCard" not in saved:
        saved.setdefault(game.open[0].kind, game.save())
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    page = at(browser, host, saved["ChooseDeck"], 1)
    expect(page.locator(".faces [data-option] .gist")).to_have_count(4)
    page.context.close()
    page = at(browser, host, saved["DivideCard"], 1)
    expect(page.locator(".mine .card")).to_have_count(7)
    expect(page.locator(".mine .card").first.locator("[data-option^='give:']")).to_have_count(2)
    assert complaints(page) == []
    page.context.close()


# -- 13: night


def test_the_table_is_dark_unless_asked(browser: Browser, host: Host) -> None:
    saved = moment(0, "HeroTurn")
    page = at(browser, host, saved, 0)
    page.emulate_media(color_scheme="light")
    page.reload()
    page.locator("[data-sector]").first.wait_for()
    ground = page.locator(".table").evaluate("one => getComputedStyle(one).backgroundColor")
    assert max(int(part) for part in re.findall(r"\d+", ground)[:3]) < 40, ground
    page.context.close()


# -- the table of all faults


def test_every_fault_has_a_test_that_exists() -> None:
    text = TABLE.read_text(encoding="utf-8")
    rows = {int(number): row for number, row in re.findall(r"^\| (\d+) \|(.*)$", text, re.MULTILINE)}
    assert sorted(rows) == list(range(1, 44))
    for number, row in rows.items():
        named = re.findall(r"`([\w/.]+\.(?:py|ts))`: ([^;|]+)", row)
        assert named, f"fault {number} has no test"
        for file, test in named:
            source = (ROOT / file).read_text(encoding="utf-8")
            assert test.strip().strip("`") in source, f"fault {number}: {file} has no {test}"
