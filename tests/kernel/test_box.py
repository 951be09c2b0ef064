"""What is asked for when a game is set up: profiles, rules, options, players, seed. Absurd wishes are refused."""

from __future__ import annotations

from typing import Any

import pytest

import nocturne
from nocturne.kernel import Box, Profile, UsageError
from tests.builders.toy import TOY


def value(profile: str | dict[str, str] | None, rule: str) -> object:
    """What a rule says under a profile."""
    return Box(TOY, 2, TOY.profile(profile), {}).value(rule)


def test_the_last_profile_is_the_usual_one() -> None:
    assert TOY.profile(None) == Profile("new")


@pytest.mark.parametrize(("profile", "size"), [("old", 1), ("new", 2), ("new TY-SIZE-01=old", 1), (None, 2)])
def test_a_profile_picks_the_variant_of_each_rule(profile: str | None, size: int) -> None:
    assert value(profile, "TY-SIZE-01") == size


def test_a_single_rule_can_be_switched_to_a_variant_of_no_profile() -> None:
    assert value({"profile": "old", "TY-SIZE-01": "huge"}, "TY-SIZE-01") == 9
    assert value({"TY-SIZE-01": "huge"}, "TY-SIZE-02") == "square"


def test_a_profile_is_spelt_as_it_is_typed() -> None:
    line = "old TY-SIZE-01=huge TY-SIZE-02=new"
    assert TOY.profile(line).spell() == line
    assert TOY.profile("old TY-SIZE-02=new TY-SIZE-01=huge").spell() == line


@pytest.mark.parametrize(
    ("profile", "message"),
    [
        ("nwe", 'toy has no rule profile "nwe". Did you mean "new"?'),
        ("", 'toy has no rule profile "". Known: new, old.'),
        ("old TY-SIZE-1=new", 'Rule "TY-SIZE-1" cannot be switched in toy. Did you mean "TY-SIZE-01"?'),
        ("old TY-SIZE-01=hug", 'Rule TY-SIZE-01 has no variant "hug". Did you mean "huge"?'),
        ("old TY-SIZE-01", 'Rule TY-SIZE-01 has no variant "". Known: huge, new, old.'),
    ],
)
def test_a_profile_that_does_not_exist_is_refused_with_a_suggestion(profile: str, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        TOY.profile(profile)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"pad-window": True}, 'toy has no option "pad-window". Did you mean "pad-windows"?'),
        ({"pad-windows": 1}, "Option pad-windows cannot be 1. It can be: False, True."),
        ({"upkeep": "ask"}, "Option upkeep cannot be 'ask'. It can be: 'automatic', 'asked'. Did you mean \"asked\"?"),
        ({"upkeep": None}, "Option upkeep cannot be None. It can be: 'automatic', 'asked'."),
        ({"upkeep": ["asked"]}, "Option upkeep cannot be ['asked']. It can be: 'automatic', 'asked'."),
        ({3: 4}, 'toy has no option "3". Known: pad-windows, upkeep.'),
    ],
)
def test_an_option_that_does_not_exist_is_refused_with_a_suggestion(options: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        Box(TOY, 2, TOY.profile(None), options)
    assert str(caught.value) == message


ABSURD: dict[str, dict[str, Any]] = {
    "no players": {"players": 0},
    "too many players": {"players": 5},
    "half a player": {"players": 2.5},
    "players with a point": {"players": 2.0},
    "players as text": {"players": "2"},
    "players as truth": {"players": True},
    "players unsaid": {"players": None},
    "a seed with a point": {"seed": 1.5},
    "a seed as text": {"seed": "7"},
    "a seed as truth": {"seed": True},
    "a profile as number": {"profile": 5},
    "a profile as list": {"profile": ["quick"]},
    "a profile named by a number": {"profile": {"profile": 3}},
    "a variant as number": {"profile": {"LN-HAND-01": 3}},
    "a rule as number": {"profile": {3: "quick"}},
    "options as list": {"options": [1]},
    "options as text": {"options": "house"},
    "an unknown house": {"options": {"house": "attik"}},
    "chance as truth": {"chance": True},
    "unknown chance": {"chance": "dice"},
}


@pytest.mark.parametrize("wishes", ABSURD.values(), ids=ABSURD.keys())
def test_an_absurd_wish_gets_a_clear_message(wishes: dict[str, Any]) -> None:
    with pytest.raises(UsageError) as caught:
        nocturne.new("lanterns", **{"players": 2, **wishes})
    assert str(caught.value).endswith((".", "?"))


@pytest.mark.parametrize("game", ["lantern", "", "LANTERNS", 5, None, ["lanterns"], {"lanterns": 1}])
def test_a_game_that_does_not_exist_gets_a_clear_message(game: str) -> None:
    with pytest.raises(UsageError, match="There is no game"):
        nocturne.new(game, players=2)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = nocturne.new("lanterns", players=2, seed=seed)
    assert nocturne.load(game.save()).hash() == game.hash()


def test_what_can_be_played_is_listed_with_players_profiles_and_options() -> None:
    info = next(info for info in nocturne.games() if info.id == "lanterns")
    assert (info.players, info.profiles) == ((2, 3, 4), ("quick", "classic"))
    assert [option.name for option in info.options] == ["house", "pad-windows", "upkeep"]
    assert [switch.rule for switch in info.switches] == ["LN-HAND-01", "LN-ROUND-02"]


def test_profile_and_options_are_in_the_fingerprint() -> None:
    games = [
        nocturne.new("lanterns", players=2),
        nocturne.new("lanterns", players=2, profile="quick LN-HAND-01=classic"),
        nocturne.new("lanterns", players=2, options={"pad-windows": True}),
    ]
    assert len({game.hash() for game in games}) == 3
