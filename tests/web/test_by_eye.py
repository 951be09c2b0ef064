"""What an audit by eye found: what belongs together stands together, and what is told can be read, whole."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from nocturne.bots import hint
from tests.builders.riddle import riddle
from tests.server.host import Host
from tests.web.browser import SIZES, complaints, open_list, still, unguided, visit
from tests.web.test_etherfields_access import SLUMBER, WORLD, at_table, seated
from tests.web.test_etherfields_icons import TONES
from tests.web.test_screens import brought, in_the_middle, sit

SIZES.setdefault("small", (1280, 720))
BOX = "one => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom] }"


def rgb(colour: str) -> str:
    """A colour as a browser computes it."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgb({red}, {green}, {blue})"


def evil(browser: Browser, host: Host, kind: str, seat: int, size: str) -> Page:
    """A descent in full swing at a seat that is asked."""
    laid = brought(host, in_the_middle(kind, seat))
    page = visit(browser, host.address, size=size, guided=False)
    sit(page, host, laid, laid["seats"][seat]["key"])
    page.locator("[data-sector]").first.wait_for()
    return page


def test_the_introduction_teaches_the_colours_of_the_table(browser: Browser, host: Host) -> None:
    tones = dict(re.findall(r"--ef-(\w+): (#\w+);", TONES.read_text(encoding="utf-8").partition("}")[0]))
    page = visit(browser, f"{host.address}/#/intro/etherfields/2")
    page.locator(".sign.wrath").wait_for()
    for intent in ("awareness", "cunning", "wrath"):
        sign = page.locator(f".sign.{intent}")
        assert sign.evaluate("one => getComputedStyle(one).color") == rgb(tones[intent])
    page.goto(f"{host.address}/#/intro/etherfields/1")
    page.locator(".turn svg").first.wait_for()
    drawn = page.locator(".turn svg").first.locator("path[fill^='var']")
    shown = drawn.evaluate_all("all => all.map(one => getComputedStyle(one).fill)")
    assert shown == [rgb(tones[intent]) for intent in ("awareness", "cunning", "wrath")]
    assert not complaints(page)
    page.context.close()


@pytest.mark.parametrize(("kind", "seat"), [("HeroTurn", 0), ("CreatureMoves", 1)])
def test_on_a_telephone_the_missions_are_in_sight_with_what_was_tracked(
    browser: Browser, host: Host, kind: str, seat: int
) -> None:
    page = evil(browser, host, kind, seat, "phone")
    missions = page.locator(".missions button")
    expect(missions).to_have_count(3)
    for mission in missions.all():
        expect(mission).to_be_in_viewport(ratio=1)
    assert re.search(r"\d away", page.locator(".missions").inner_text())
    lying = page.evaluate("""() => {
        const box = one => one.getBoundingClientRect()
        const panel = box(document.querySelector('.missions'))
        const over = one => one.left < panel.right && one.right > panel.left && one.top < panel.bottom
            && one.bottom > panel.top
        return [...document.querySelectorAll('.board .handle, .hero')].map(box).filter(over).length
    }""")
    assert lying == 0
    page.context.close()


def test_the_goal_of_a_slumber_is_short_and_whole(browser: Browser, host: Host) -> None:
    page = seated(browser, host, SLUMBER, "small", "dark")
    words = page.locator(".goal .words > span")
    expect(words).to_contain_text("3 Wrath or 3 Cunning")
    expect(words).not_to_contain_text("Discard the target")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1 && one.clientHeight < 40")
    page.locator(".goal button").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Discard the target")
    page.context.close()


def test_on_a_telephone_every_location_has_its_name(browser: Browser, host: Host) -> None:
    page = seated(browser, host, WORLD, "phone", "dark")
    names = page.locator(".place ~ .print .name")
    names.first.wait_for(state="attached")
    assert set(names.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")) == {"1"}
    assert min(names.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")) >= 12
    page.context.close()


@pytest.mark.rule("EF-MASK-08")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_masks_chosen_blind_hang_side_by_side_each_with_its_features(browser: Browser, host: Host, size: str) -> None:
    game = nocturne.new("etherfields", players=1, seed=2)
    while game.open[0].kind != "GainMask":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    page = at_table(browser, host, brought(host, game.save()), size, "dark")
    unguided(page)
    masks = page.locator(".chooser [data-card]")
    expect(masks).to_have_count(len(game.open[0].options))
    assert all(masks.evaluate_all("all => all.map(one => one.dataset.options)"))
    faces = masks.evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('path')].map(p => p.getAttribute('d')).join())"
    )
    assert len(set(faces)) == len(faces), "no two look alike"
    assert "rgba" not in page.locator(".chooser").evaluate("one => getComputedStyle(one).backgroundImage")
    masks.last.click()
    expect(page.locator(".chooser.wall")).to_have_count(0)
    assert not complaints(page)
    page.context.close()


def test_the_way_back_from_a_riddle_stands_below_its_answers(browser: Browser, host: Host) -> None:
    page = at_table(browser, host, brought(host, riddle().save()), "desk", "dark")
    answers = page.locator(".riddle .choice")
    answers.first.wait_for()
    still(answers.last)
    boxes = answers.evaluate_all(f"all => all.map({BOX})")
    rows = sorted({round(box[1]) for box in boxes})
    assert max(below - above for above, below in pairwise(rows)) < 70, "rows stand together"
    assert page.locator("[data-reader-close]").evaluate(BOX)[1] >= max(box[3] for box in boxes)
    page.context.close()


@pytest.mark.parametrize("size", ["desk", "small"])
def test_signs_of_evils_map_lie_in_their_sectors_and_hide_no_name(browser: Browser, host: Host, size: str) -> None:
    page = evil(browser, host, "ReactionWindow", 1, size)
    outside = page.evaluate("""() => [...document.querySelectorAll('[data-danger]')].filter(sign => {
        const floor = document.querySelector(`[data-sector="${sign.dataset.danger}"] .floor`)
        const box = sign.getBoundingClientRect()
        const to = floor.getScreenCTM().inverse()
        return ![[box.left, box.top], [box.right, box.bottom]].every(([x, y]) =>
            floor.isPointInFill(new DOMPoint(x, y).matrixTransform(to)))
    }).length""")
    assert page.locator("[data-danger]").count() > 1
    assert outside == 0
    hidden = page.evaluate("""() => {
        const aura = document.querySelector('.hero .aura').getBoundingClientRect()
        return [...document.querySelectorAll('[data-name]')].map(one => one.getBoundingClientRect())
            .filter(one => one.left < aura.right && one.right > aura.left && one.top < aura.bottom - 1
                && one.bottom > aura.top).length
    }""")
    assert hidden == 0
    page.context.close()


@pytest.mark.parametrize("size", ["desk", "small"])
def test_of_a_reaction_the_half_that_counts_is_whole_at_rest(browser: Browser, host: Host, size: str) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    while not (game.open[0].kind == "ReactionWindow" and any("play:" in one for one in game.open[0].ids())):
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address, size=size, guided=False)
    sit(page, host, laid, laid["seats"][1]["key"])
    live = page.locator(".mine .act .live")
    live.first.wait_for()
    strip = page.locator("section.now").evaluate(BOX)[1]
    assert all(box[3] <= strip for box in live.evaluate_all(f"all => all.map({BOX})"))
    assert all(live.evaluate_all("all => all.map(one => one.scrollHeight <= one.clientHeight + 1)"))
    right = page.locator(".mine .card").last.evaluate(BOX)[2]
    assert right > 0.9 * SIZES[size][0], "the cards fill their row"
    page.context.close()


def test_names_of_tiles_stand_over_figures_and_coordinates_all_as_high(browser: Browser, host: Host) -> None:
    page = seated(browser, host, SLUMBER, "small", "dark")
    page.locator(".cost").first.wait_for()
    assert page.evaluate("""() => [...document.querySelectorAll('.scape .figure')].every(figure =>
        [...document.querySelectorAll('.scape .name')].every(name =>
            figure.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING))""")
    assert (
        page.evaluate(
            "() => new Set([...document.querySelectorAll('.print .at')].map(one => one.getAttribute('y') % 100)).size"
        )
        == 1
    )
    prices = page.locator(".tag rect").evaluate_all(f"all => all.map({BOX})")
    for foot in page.locator(".figure .shadow").evaluate_all(f"all => all.map({BOX})"):
        middle = ((foot[0] + foot[2]) / 2, (foot[1] + foot[3]) / 2)
        assert not [box for box in prices if box[0] < middle[0] < box[2] and box[1] < middle[1] < box[3]]
    page.context.close()


@pytest.mark.parametrize("size", ["small", "desk"])
def test_the_question_has_a_line_of_its_own_and_its_rule_is_never_cut(browser: Browser, host: Host, size: str) -> None:
    page = seated(browser, host, SLUMBER, size, "dark")
    line = page.locator("#now-line")
    expect(line).to_contain_text("Act, play cards")
    page.evaluate("() => document.fonts.ready")
    assert line.evaluate(
        "one => one.getBoundingClientRect().height < 1.7 * parseFloat(getComputedStyle(one).lineHeight)"
    )
    assert page.evaluate("""() => {
        const box = one => document.querySelector(one).getBoundingClientRect()
        const [line, words] = [box('.why'), box('.why .statement')]
        return words.top >= line.bottom - 1 || words.right <= line.right + 1
    }""")
    page.locator(".why").click()
    expect(page.locator("dialog[open]")).to_contain_text("EF-TURN-11")
    page.context.close()


def test_the_list_lies_above_the_hand_and_cuts_no_name(browser: Browser, host: Host) -> None:
    page = seated(browser, host, SLUMBER, "desk", "light")
    page.locator(".buttons [data-option='move']").click()
    page.locator("[data-decision='pay']").wait_for()
    open_list(page)
    expect(page.locator(".options")).to_contain_text("Mask of the Runner – Once per Turn: Move up to 1 space")
    expect(page.locator(".options")).not_to_contain_text("…")
    bottom = page.locator(".now .list").evaluate(BOX)[3]
    assert bottom <= page.locator(".mine").first.evaluate(BOX)[1] + 1
    page.context.close()


def test_the_torch_shines_no_farther_than_the_walls_are_thick(browser: Browser, host: Host) -> None:
    page = evil(browser, host, "HeroTurn", 0, "desk")
    rocks = page.locator(".warm-rock, .labyrinth .rock")
    rocks.first.wait_for(state="attached")
    assert set(rocks.evaluate_all("all => all.map(one => getComputedStyle(one).fill)")) == {"none"}
    page.context.close()


def test_where_nothing_is_to_be_pressed_a_telephone_offers_the_rule(browser: Browser, host: Host) -> None:
    page = evil(browser, host, "HeroTurn", 0, "phone")
    page.locator(".now .why").click()
    expect(page.locator("dialog[open]")).to_contain_text("AL-TURN-02")
    page.context.close()


@pytest.mark.parametrize("kind", ["ChooseCharacter", "ChooseDeck"])
def test_of_cards_laid_out_only_the_picture_is_seen_and_the_words_are_large(
    browser: Browser, host: Host, kind: str
) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    while game.open[0].kind != kind:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address, guided=False)
    sit(page, host, laid, laid["seats"][game.open[0].seat]["key"])
    page.locator(".faces img").last.wait_for()
    shown = page.locator(".faces img").evaluate_all("""all => all.map(one => {
        const [face, hole] = [one, one.parentElement].map(each => each.getBoundingClientRect())
        return [(hole.top - face.top) / face.height, (hole.bottom - face.top) / face.height]
    })""")
    assert all(0.17 < top < bottom < 0.4 for top, bottom in shown), shown  # between its heading and its text
    page.context.close()


def test_the_bar_with_start_cuts_no_level_of_difficulty_in_two(browser: Browser, host: Host) -> None:
    page = visit(browser, f"{host.address}/#/new/alone", theme="light")
    page.locator("form .go").wait_for()
    page.evaluate("() => document.fonts.ready")
    bar = page.locator("form .go").evaluate(BOX)[1]
    cards = page.locator("form .cards label").evaluate_all(f"all => all.map({BOX})")
    assert cards
    assert not [box for box in cards if box[1] < bar < box[3] - 1]
    page.context.close()
