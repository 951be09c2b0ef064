"""A pack of one's own over ALONE's: chosen by id, played with, and called by its own names."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import nocturne
from nocturne.bots import player_for
from nocturne.bots._records import printed, reading
from nocturne.bots.alone import evil, gear, hero
from nocturne.kernel import Seat, UsageError
from nocturne.packs.installed import VARIABLE
from tests.games.alone.playing import LONG, Playing, alone

MANIFEST = "id: quiet\nversion: 1\ngame: alone\ntitle: Quiet\nrequires: [alone]\noverrides: [%s]\n"
CARDS = """
- kind: character
  id: ch_rahimi
  name: The Sleeper
  flavour: Wakes at the bell.
  round-end: {when: round_end, do: [{heal: 1, harm: life}]}
  companion: {when: encounter, pay: spend-charge, do: [lose-nothing]}
  sacrifice: {when: turn_start, pay: sacrifice-this, do: [freeze-creatures]}
- kind: reaction
  id: fang_roar
  name: Murmur
  flavour: A long way off.
  deck: fang
  normal: {when: damaged_sc-sc, do: [{move-creature: 1}]}
  dangerous:
    if: dangerous
    do: [{choose-one: [[{move-creature: 3}], [{spawn-creature: worm}]]}]
"""


@pytest.fixture
def quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A pack that replaces a Character and a Reaction."""
    (tmp_path / "quiet").mkdir()
    manifest = MANIFEST % "character/ch_rahimi, reaction/fang_roar"
    (tmp_path / "quiet" / "manifest.yaml").write_text(manifest, encoding="utf-8")
    (tmp_path / "quiet" / "cards.yaml").write_text(CARDS, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return "quiet"


def end_of_round(pack: str, life: int = 6) -> Playing:
    text = f"map: {LONG}\noptions: {{pack: {pack}}}\nturn: 8\nspace: 2\nmissions: [b_fever]\n"
    game = alone(text + f"hero: {{life: {life}, character: ch_rahimi}}").play("loot")
    while game.asked not in ("NextEffect", "HeroTurn"):
        game.play(next(one for one in (*game.offered,) if one in ("pass", "done")))
    return game


@pytest.mark.rule("AL-ROUNDEND-07")
@pytest.mark.parametrize(("first", "life"), [("b_fever", 6), ("ch_rahimi", 5)])
def test_the_hero_orders_the_effects_of_missions_and_of_the_hero(quiet: str, first: str, life: int) -> None:
    game = end_of_round(quiet)  # the Healing Limit is 6: recovering first recovers nothing
    assert (game.seat, game.offered) == (0, ("effect-of:b_fever", "effect-of:ch_rahimi"))
    assert game.play(f"effect-of:{first}").hero.life == life


def test_what_a_pack_replaces_is_played_and_called_by_its_own_names(quiet: str) -> None:
    text = f"map: {LONG}\noptions: {{pack: {quiet}}}\ndanger: 1,0\ncreatures: worm 1,0\nhands: [[fang_roar]]"
    game = alone(text).play("move:east", "play-dangerous:fang_roar")
    decision = game.game.open[0]
    labels = [game.game.say(decision.label(option)) for option in decision.options]
    assert labels == ["Move a creature up to 3 sectors.", "Spawn a Worm."]
    assert "Evil player 1 plays Murmur, with its Dangerous effect." in game.words()


def test_a_save_is_opened_with_the_same_pack_or_not_at_all(quiet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = nocturne.new("alone", players=2, seed=3, options={"pack": quiet})
    assert nocturne.load(game.save()).hash() == game.hash()
    other = nocturne.new("alone", players=3, seed=3, options={"pack": quiet}).save()
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(nocturne.SaveError, match='The pack "quiet" for alone is not installed'):
        nocturne.load(other)


@pytest.mark.usefixtures("quiet")
def test_a_pack_that_is_not_installed_is_told_by_name() -> None:
    with pytest.raises(UsageError, match="loud"):
        nocturne.new("alone", players=2, options={"pack": "loud"})


STIM = """
- kind: item
  id: it_stim
  name: Deep Breath
  flavour: In, and out.
  matrix: chemical
  needs: electrical
  basic: {when: turn_start, do: [{heal: 3, harm: life}]}
  advanced: {if: upgraded, do: [{heal: 4, harm: life}]}
"""


def test_bots_read_the_cards_of_the_pack_that_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "strong").mkdir()
    (tmp_path / "strong" / "manifest.yaml").write_text(
        MANIFEST.replace("quiet", "strong") % "item/it_stim", encoding="utf-8"
    )
    (tmp_path / "strong" / "cards.yaml").write_text(STIM, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    strong, plain = [nocturne.new("alone", players=2, options={"pack": one}) for one in ("strong", "alone")]
    ours, theirs = [[player_for(game, Seat(seat)) for seat in (0, 1)] for game in (strong, plain)]
    for one, other in zip(ours, theirs, strict=True):
        assert isinstance(one, hero.HeroBot | evil.EvilBot)
        assert isinstance(other, hero.HeroBot | evil.EvilBot)
        with reading(one.cards):
            changed, kept = gear.worth("it_stim"), printed("mission/b_fever")
        with reading(other.cards):
            assert (changed, kept) == (3 * gear.worth("it_stim"), printed("mission/b_fever"))
    for _ in range(80):
        decision = strong.open[0]
        strong.answer(decision.seat, ours[decision.seat].choose(strong.view(decision.seat), decision, Random(1)))


@pytest.mark.rule("AL-EX-15", "AL-DIFFICULTY-03", "AL-DIFFICULTY-09", "AL-HEAL-02", "AL-HEAL-06")
@pytest.mark.parametrize(("before", "after"), [((0, 2), (3, 4)), ((2, 0), (4, 3))])
def test_the_reward_on_easy_with_a_healing_limit_of_four(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: tuple[int, int], after: tuple[int, int]
) -> None:
    (tmp_path / "short").mkdir()
    manifest = (MANIFEST % "sheet/hero-sheet").replace("quiet", "short")
    (tmp_path / "short" / "manifest.yaml").write_text(manifest, encoding="utf-8")
    ground = files("nocturne.packs.alone").joinpath("ground.yaml").read_text(encoding="utf-8")
    sheet = ground[ground.index("- kind: sheet") :].replace("[10, 8, 6, 4]", "[10, 8, 4, 2]")
    (tmp_path / "short" / "sheet.yaml").write_text(sheet, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    life, sc = before
    text = f"""
        options: {{pack: short, difficulty: easy}}
        map: |
          c2 RA cA c8
          rooms cold_store 1:1,0
        hero: {{at: '1,0', life: {life}, sc: {sc}}}
        missions: [f_pods, {{key: g_sleeper, count: 1}}]
        space: 3
        nightmare: true
        boss: boss_choir
        boss_out: true
    """
    game = alone(text).play("interact-mission:g_sleeper")
    assert (game.table.space, game.table.limit) == (2, 4)
    assert (game.hero.life, game.hero.sc) == after
