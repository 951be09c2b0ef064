"""The automatic Dreamer plays whole games, answers only what is offered, and sees nothing but its view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import nocturne
from nocturne.bots import Player, player_for
from nocturne.bots.etherfields import SCENE, DreamerBot
from nocturne.bots.etherfields.plan import Planner
from nocturne.bots.etherfields.riddles import mentioned
from nocturne.bots.etherfields.sight import Sight, cheapest
from nocturne.bots.etherfields.upkeep import UPKEEP
from nocturne.bots.etherfields.worth import Worth, fatal
from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.pack import content
from nocturne.kernel import Choice, Game, Seat
from nocturne.lab import finish
from tests.bots.watching import Watched
from tests.builders.slumber import EIGHT_SPACES

HOUSE = """
players: {players}
profile: '2.0'
slumber: {tile}
hours: {hours}
figures: [{{of: {tile}}}]
{land}dreamers: {{a: {{{me}}}}}
"""


def a_game(players: int = 2, seed: int = 1, profile: str = "2.0", **options: Any) -> Game[Any]:  # noqa: ANN401  as nocturne.new takes them
    return nocturne.new("etherfields", players=players, seed=seed, profile=profile, options=options)


@pytest.mark.parametrize(
    ("players", "profile", "mode"),
    [(1, "2.0", "slumber"), (2, "1.0", "dream"), (3, "2.0", "dream"), (4, "1.0", "slumber"), (5, "2.0", "slumber")],
)
def test_whole_games_end_with_nothing_but_views_and_options(players: int, profile: str, mode: str) -> None:
    watched: dict[int, Player] = {seat: Watched(player_for("etherfields", Seat(seat))) for seat in range(players)}
    game = a_game(players, 3, profile, play=mode)
    finish(game, 3, watched)
    assert game.over is not None


@pytest.mark.parametrize(("players", "profile"), [(1, "1.0"), (2, "2.0")])
def test_a_campaign_is_played_through_its_dreams_and_then_saved_and_put_away(players: int, profile: str) -> None:
    game = a_game(players, 1, profile)
    finish(game, 1, longest=8_000)
    answers = [entry.option for entry in game.log()]
    assert answers.count("save-now") == answers.count("next-session") + 1, "an act may take several sessions"
    assert answers[-1] == "close-campaign"
    assert any(one.startswith("enter-gate:") for one in answers)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (a_game(3, 5, play="slumber") for _ in range(2))
    assert finish(one, 5) == finish(other, 5)
    assert one.hash() == other.hash()


def test_every_seat_has_the_bot() -> None:
    assert all(isinstance(player_for("etherfields", Seat(seat)), DreamerBot) for seat in range(5))


def test_asked_the_same_again_a_bot_answers_the_same() -> None:
    game, rng, player = a_game(2, 2, play="dream"), Random(2), DreamerBot()
    for _ in range(120):
        if game.over is not None:
            break
        decision = game.open[0]
        view, luck = game.view(decision.seat), rng.random()
        answers = {player.choose(view, decision, Random(luck)) for _ in range(3)}
        assert len(answers) == 1
        game.answer(decision.seat, answers.pop())


def kinds(base: type[Any]) -> set[str]:
    """The decisions that the rules of the game can ask."""
    found = set()
    for one in base.__subclasses__():
        if not one.__subclasses__():
            found |= {one.__name__} if one.__module__.startswith("nocturne.games.etherfields.") else set()
        found |= kinds(one)
    return found


def test_no_decision_of_the_rules_is_left_to_chance_but_a_few() -> None:
    assert GAME.table, "all its rules are read"
    known = {*SCENE, *UPKEEP, "AnswerRiddle"}
    assert kinds(Choice) - known == {"PickDreamer", "OneDreamer"}  # which Dreamer; good or bad luck cannot be seen
    assert {*SCENE, *UPKEEP} - kinds(Choice) == {"ChooseBranch", "PickThing"}  # of the effect language


# -- single decisions


def placed(me: str, tile: str = "lodger", players: int = 1, hours: int = 0) -> Game[Any]:
    given = HOUSE.format(me=me, tile=tile, players=players, hours=hours, land=EIGHT_SPACES)
    return nocturne.position("etherfields", given)


def chosen(game: Game[Any]) -> str:
    decision = game.open[0]
    return DreamerBot().choose(game.view(decision.seat), decision, Random(1))


def played(game: Game[Any], most: int = 30) -> list[str]:
    """What the bot answers until its Turn is over or the scene is."""
    answers: list[str] = []
    while len(answers) < most and game.table.tile:
        acting = game.open[0].kind == "FreePlay"
        answers.append(chosen(game))
        game.answer(game.open[0].seat, answers[-1])
        if acting and answers[-1] == "done":
            break
    return answers


WRATH = "archetype: tough-guy, hand: [old-scar, old-scar, heavy-boots]"


def test_it_walks_into_range_pays_the_whole_price_and_wins() -> None:
    game = placed(WRATH)
    answers = played(game)
    assert "move" in answers
    assert "use:lodger/1" in answers
    assert game.table.tile == ""


def test_it_spends_hours_where_there_is_no_cunning_for_the_way() -> None:
    game = placed(WRATH.replace(", heavy-boots", ""), hours=2)
    assert chosen(game) == "effort:1"


def test_it_does_not_begin_what_it_cannot_pay() -> None:
    assert chosen(placed("archetype: gambler, hand: [raise]", hours=1)) == "done"


def test_a_payment_is_the_cheapest_and_none_where_there_is_too_little() -> None:
    assert cheapest(("old-scar", "old-scar", "heavy-boots"), Intent.WRATH, 2) == ("old-scar",)
    assert cheapest(("old-scar",), Intent.WRATH, 9) is None
    assert cheapest((), Intent.WRATH, 0) == ()


def test_winning_is_worth_more_than_loot_and_a_trap_is_worth_nothing() -> None:
    worth = Worth(Sight(placed(WRATH).view(0)))
    effects = content().effects
    assert worth.effects(effects["lodger/1"]) > 100
    assert worth.effects(effects["lodger/trap"]) < 0


def test_no_card_is_played_to_draw_from_an_empty_deck() -> None:
    hand = "archetype: specialist, hand: [filed-correctly, sharp-pencil, sharp-pencil], discard: [footnote, footnote]"
    assert chosen(placed(hand)) == "use:filed-correctly/1"
    assert chosen(placed(f"{hand}, deck: []")) == "done"


def test_a_contact_is_paid_as_often_as_it_takes() -> None:
    looks = ", ".join(["read-the-table"] * 4)
    game = placed(f"archetype: gambler, at: 1, hand: [{looks}, count-the-exits]", tile="wallpaper")
    answers = played(game)
    assert answers.count("spend:read-the-table") == 4
    assert game.table.tile == ""


def at_world(more: str) -> Game[Any]:
    text = f"players: 2\nprofile: '2.0'\nat: world\ngates: [gate-first, gate-ferry]\n{more}"
    return nocturne.position("etherfields", text)


def test_with_keys_it_goes_to_the_gate_and_in() -> None:
    game = at_world("location: dry-dock\nkeys: 2\n")
    assert chosen(game) == "path:water-gate"
    game.answer(0, "path:water-gate")
    while game.open[0].kind != "AtGate":
        game.answer(game.open[0].seat, chosen(game))
    assert chosen(game) == "enter-gate:gate-ferry"


def test_without_keys_it_goes_where_there_are_some() -> None:
    assert chosen(at_world("location: fish-market\nkeys: 0\n")) == "path:ferry-steps"


def test_a_worn_out_team_wakes_up_and_a_finished_one_saves() -> None:
    assert chosen(at_world("dreamers: {a: {distress: 6}}\n")) == "awaken-now"
    assert chosen(at_world("wisdom: [the-house-rules, slack-water]\n")) == "save-now"


# -- in a Dream


def on_the_ferry(me: str, more: str = "", players: int = 1) -> Game[Any]:
    text = f"players: {players}\nprofile: '2.0'\ndream: gate-ferry\nrevealed: [purser, lifeboat]\nhours: 0\n"
    text += "ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}\nturns: [turn-1, turn-4, turn-9]\n"
    return nocturne.position("etherfields", f"{text}dreamers: {{a: {{{me}}}}}\n{more}")


ROWING = "tokens: [{kind: spirit, at: 13}]\n"


def test_a_riddle_is_never_answered_alike_on_two_turns() -> None:
    bot, ids = DreamerBot(), [f"say:{one}" for one in "abcd"]
    view = on_the_ferry("at: 13").view(0)
    said = [bot.guess(Sight(replace(view, turn=turn)), ids, Random(7)) for turn in range(4)]
    assert sorted(said) == ids
    assert bot.guess(Sight(replace(view, turn=2)), ids, Random(1)) == said[2]


def test_a_riddle_is_answered_with_what_the_dream_has_spoken_of() -> None:
    answers = ["sleep", "the-ferryman", "the-moon", "the-postman", "the-tide"]
    assert mentioned(Sight(on_the_ferry("at: 13").view(0)), answers) == ["the-tide"], "the gate speaks of it"
    assert mentioned(Sight(placed(WRATH).view(0)), answers) == [], "it is not known from elsewhere"
    said = {
        DreamerBot().guess(Sight(on_the_ferry("at: 13").view(0)), [f"say:{one}" for one in answers], Random(n))
        for n in range(9)
    }
    assert said == {"say:the-tide"}


def test_cunning_that_is_hoped_to_pay_the_lifeboat_pays_the_way_to_it_first() -> None:
    boots = "archetype: tough-guy, hand: [heavy-boots, heavy-boots]"
    planner = Planner(Sight(on_the_ferry(f"at: 8, {boots}", ROWING).view(0)))
    assert planner.hope is not None
    assert (planner.hope.key, planner.hope.way) == ("lifeboat/1", 5)
    nearer = planner.approach()
    assert nearer is not None
    assert nearer.fare == ("heavy-boots", "heavy-boots"), "four spaces now, the price when there"


def test_a_hand_that_cannot_pay_the_way_makes_room_for_cards_that_can() -> None:
    wrath = f"archetype: tough-guy, hand: [old-scar, old-scar, {', '.join(['shoulder-the-door'] * 3)}, brace]"
    sight = Sight(on_the_ferry(f"at: 11, {wrath}").view(0))
    planner = Planner(sight)
    assert planner.hope is not None
    assert planner.hope.key == "engine-room/1"
    assert len(planner.set_aside(planner.hope)) == 2, "for one head of steam"
    there = Planner(Sight(on_the_ferry(f"at: 19, {wrath}").view(0)))
    assert there.hope is not None
    assert len(there.set_aside(there.hope)) == 6, "where it is paid, all of it is kept"


def test_water_is_pumped_out_when_it_would_rise_too_high() -> None:
    water = "tokens: [" + ", ".join(["{kind: threat, of: gate-ferry}"] * 6) + "]\n"
    low, high = (Worth(Sight(on_the_ferry("at: 27", more).view(0))) for more in ("", water))
    assert fatal("gate-ferry", "threat") == 8
    assert fatal("gate-first", "threat") == 0
    assert low.threat() < 2
    assert high.threat() > 8
