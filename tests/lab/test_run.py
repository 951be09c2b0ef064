"""A run of the lab: the same file however it is played, gone on with where it was left, and a page that tells all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec import structs

import nocturne
from nocturne.games import GAMES
from nocturne.kernel import UsageError
from nocturne.lab import command, run
from nocturne.lab.cards import CardUse, card_uses
from nocturne.lab.command import LabWish
from nocturne.lab.engines import engine, processes
from nocturne.lab.report import page
from nocturne.lab.run import Kept

WISH = LabWish("lanterns", games=24, players="2,3", first=5)


def played(wish: LabWish, path: Path) -> bytes:
    command.run(wish._replace(file=path))
    return path.read_bytes()


def test_one_process_and_two_write_the_same_file(tmp_path: Path) -> None:
    assert played(WISH, tmp_path / "one") == played(WISH._replace(jobs=2), tmp_path / "two")


def test_a_run_that_was_cut_off_is_gone_on_with(tmp_path: Path) -> None:
    whole = played(WISH, tmp_path / "whole")
    lines = whole.splitlines(keepends=True)
    part = tmp_path / "part"
    part.write_bytes(b"".join(lines[:14]) + lines[14][:30])  # the machine went out in the middle of a line
    assert played(WISH, part) == whole
    assert played(WISH, part) == whole  # nothing is left to play


def test_a_run_that_is_stopped_after_its_minutes_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "run"
    _, games = command.run(WISH._replace(file=file, minutes=1e-9))
    assert len(games) == run.CHUNK == len(run.open_run(file)[1])


@pytest.mark.parametrize("other", [WISH._replace(games=30), WISH._replace(first=0), WISH._replace(random="1")])
def test_a_file_of_another_run_is_refused_and_left_as_it_is(tmp_path: Path, other: LabWish) -> None:
    file = tmp_path / "run"
    before = played(WISH, file)
    with pytest.raises(UsageError, match="another run"):
        command.run(other._replace(file=file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["nothing", "nothing\nmore", "{}\n", '{"game":"lanterns"}\n'])
def test_what_is_no_file_of_the_lab_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "run"
    file.write_text(text)
    with pytest.raises(UsageError, match="is no file of the lab"):
        command.run(WISH._replace(file=file))
    assert file.read_text() == text


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    for file in (tmp_path / "no folder" / "run", tmp_path):
        with pytest.raises(UsageError, match="cannot be written"):
            command.run(WISH._replace(file=file))


def test_games_out_of_order_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run"
    lines = played(WISH, file).splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], lines[2], lines[1]]))
    with pytest.raises(UsageError, match="not the next"):
        command.run(WISH._replace(file=file))


def test_a_worker_with_another_program_is_refused() -> None:
    plan = command.plan_of(WISH)
    with pytest.raises(UsageError, match="another version"):
        run.play_chunk((structs.replace(plan, program="something else"), 0, 1))


@pytest.mark.parametrize(
    ("wish", "why"), [(WISH._replace(games=0), "at least one game"), (WISH._replace(jobs=-1), "-1")]
)
def test_what_cannot_be_played_is_told(wish: LabWish, why: str) -> None:
    with pytest.raises(UsageError, match=why):
        command.run(wish)


def test_no_number_of_processes_stands_for_every_core() -> None:
    assert processes(0) >= 1
    with engine(1) as map_chunks:
        assert list(map_chunks(lambda _: b"here", [(command.plan_of(WISH), 0, 1)])) == [b"here"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_is_kept_with_its_length_its_cards_and_who_was_who(game: str) -> None:
    option = ("play=dream",) if game == "etherfields" else ()
    plan = command.plan_of(LabWish(game, games=1, players="2", option=option))
    kept = run.play(plan, 0)
    assert kept == run.play(plan, 0)
    assert kept.decisions > 20
    assert sum([used for cards in kept.cards.values() for _, used, _ in cards.values()]) > 0
    assert all(used <= offered for cards in kept.cards.values() for offered, used, _ in cards.values())
    assert set(kept.traits) == {
        "alone": {"character", "boss", "mission", "deck"}, "etherfields": {"archetype"}, "lanterns": set(),
    }[game]  # fmt: skip


def test_a_card_is_told_by_how_it_is_liked_and_how_its_users_fare() -> None:
    def game(seed: int, winners: tuple[int, ...], used: int) -> run.Kept:
        cards = {"0": {"axe": (2, used, 1.0), "rope": (2, 0, 1.0)}}
        return run.Kept(0, seed, winners, "", 1, 1, 9, cards=cards)

    games = [game(seed, (0,) if seed % 4 else (1,), used=2) for seed in range(40)]
    games += [game(seed, (1,), used=0) for seed in range(40, 80)]
    axe, rope = card_uses(games)
    assert (axe.card, axe.liking, axe.with_it, axe.without) == ("axe", 1.0, (30, 40), (0, 40))
    assert axe.effect is not None
    step, low, high = axe.effect
    assert step == 0.75
    assert 0.5 < low < step < high
    assert (rope.card, rope.is_dominated, axe.is_dominated, rope.effect) == ("rope", True, False, None)
    assert CardUse("new", 1, 0, 0.2, (0, 0), (0, 1)).is_dominated is False  # too seldom offered to be judged


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_holds_everything_in_itself(game: str) -> None:
    option = {"etherfields": ("play=slumber",), "lanterns": ("house=attic,cellar",)}.get(game, ())
    wish = LabWish(game, games=12, players="2,3", option=option, jobs=2)
    text = page(*command.run(wish))
    assert text == page(*command.run(wish))
    assert not re.search(r"<(script|link|img|iframe|object)|@import|url\(|https?://(?!www\.w3\.org/2000/svg)", text)
    for heading in ("Who wins", "by number of players", "Seats", "How long games last", "Cards", "Never offered"):
        assert heading in text
    assert ("by house" in text) is (game == "lanterns")
    assert ("by character" in text) is (game == "alone")


def bars_under(text: str, heading: str) -> list[str]:
    """What is written at the rows of the plot below a heading: their names, and their shares."""
    plot = text.partition(f"{heading}</h2>")[2].partition("</svg>")[0]
    return [said for said in re.findall(r"<text[^>]*>([^<]+)</text>", plot) if not re.fullmatch(r"\d+ %", said)]


@pytest.mark.parametrize(
    ("wish", "heading", "rows"),
    [
        (LabWish("alone", games=4, difficulty="easy,impossible"), "by difficulty", ["easy", "impossible"]),
        (LabWish("etherfields", games=4, option=("play=slumber",), edition="1.0,2.0"), "by edition", ["1.0", "2.0"]),
    ],
)
def test_the_page_plots_who_wins_by_difficulty_and_edition(wish: LabWish, heading: str, rows: list[str]) -> None:
    plan = command.plan_of(wish)
    wins = {(0, 1), (0, 2), (0, 3), (1, 0)}
    games = [
        Kept(series, seed, (0,) if (series, seed) in wins else (), "", 1, 1, 1)
        for series in (0, 1)
        for seed in range(4)
    ]
    plotted = bars_under(page(plan, games), heading)
    assert plotted == [rows[0], "75 % (30 to 95), 4 games", rows[1], "25 % (5 to 70), 4 games"]


def test_the_page_plots_who_wins_by_archetype() -> None:
    plan = command.plan_of(LabWish("etherfields", games=4, option=("play=slumber",)))
    names = nocturne.new("etherfields", players=1).box.source
    first, second = [record.id for record in names.all("dreamer")][:2]
    games = [
        Kept(0, seed, (0,) if seed < 2 else (), "", 1, 1, 1, {"archetype": (first,) if seed % 2 else (first, second)})
        for seed in range(4)
    ]
    plotted = bars_under(page(plan, games), "by archetype")
    shares = dict(zip(plotted[::2], plotted[1::2], strict=True))
    assert shares == {
        names.name(f"dreamer/{first}"): "50 % (15 to 85), 4 games",
        names.name(f"dreamer/{second}"): "50 % (9 to 91), 2 games",
    }
