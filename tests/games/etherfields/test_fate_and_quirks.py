"""Fate cards and Quirks (chapters FATE, QUIRK)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.locations import DrawFate
from nocturne.games.etherfields.rules.scenes import EndScene, EnterDream
from tests.games.etherfields.table import B, changed, ids, me, play, refused, run, scene, world

FATES = (
    "removed: [kind-stranger, wrong-turn, warm-bench, found-coin, bad-news, night-bus, fountain, mirror, leak, draught]"
)


def fate(*cards: str, more: str = "") -> str:
    """A map with these Fate cards only, the last on top."""
    rest = [one for one in FATES.partition("[")[2][:-1].split(", ") if one not in cards]
    return f"fates: [{', '.join(cards)}]\nremoved: [{', '.join(rest)}]\n{more}"


@pytest.mark.rule("EF-FATE-01", "EF-FATE-02")
def test_the_top_fate_card_is_resolved_and_goes_to_the_bottom() -> None:
    game = run(world(fate("wrong-turn", "kind-stranger")), DrawFate())
    assert (me(game).ether, game.table.fates) == (1, ("kind-stranger", "wrong-turn"))
    table = run(world(fate("wrong-turn"), cards=changed("fate/wrong-turn", "do: [remove-this]")), DrawFate()).table
    assert (table.fates, "wrong-turn" in table.removed) == ((), True), "unless it says otherwise"


@pytest.mark.rule("EF-QUIRK-01", "EF-QUIRK-02", "EF-QUIRK-03", "EF-QUIRK-04", "EF-WORLD-12")
def test_a_quirk_lays_a_map_tile_and_then_itself_on_an_empty_quirk_space() -> None:
    given = fate("wrong-turn", "leak", more="ground: {tiles: [hall]}\nmaps: [garden, cellar]\ndreamers: {a: {at: 0}}")
    game = run(world(given), DrawFate())
    assert game.table.ground.tiles == ("hall", "cellar")
    assert ids(game) == ("quirk-at:1", "quirk-at:25")
    play(game, "quirk-at:25")
    assert game.table.quirks == (("leak", 25),)


@pytest.mark.rule("EF-QUIRK-05")
def test_without_an_empty_quirk_space_the_card_goes_to_the_bottom() -> None:
    given = fate("wrong-turn", "leak", more="ground: {tiles: [garden]}\nmaps: []\ndreamers: {a: {at: 18}}")
    game = run(world(given), DrawFate())
    assert (game.table.fates, game.table.quirks) == (("leak", "wrong-turn"), ())


@pytest.mark.rule("EF-QUIRK-07", "EF-QUIRK-09")
def test_a_quirk_gives_its_space_an_action() -> None:
    given = "quirks: [[fountain, 0]]\ndreamers: {a: {distress: 1}, b: {at: 3}}"
    game = scene(given, players=2)
    assert refused(game, "use:fountain/1", B) == "EF-ACTION-09"
    assert me(play(game, "use:fountain/1")).distress == 0


@pytest.mark.rule("EF-QUIRK-06", "EF-QUIRK-09", "EF-SLUMBER-09")
def test_quirks_stay_between_slumbers_and_leave_with_the_dreamscape() -> None:
    game = scene("quirks: [[leak, 0]]\nfates: [wrong-turn]")
    kept = run(game, EndScene(won=True))
    assert kept.table.quirks == (("leak", 0),)
    gone = run(kept, EnterDream("gate-pier"))
    assert (gone.table.quirks, gone.table.fates[0]) == ((), "leak")
