"""Abilities and reactions in use: limits, conditions, prices, what is known, and windows."""

from nocturne.effects.word import Bound
from nocturne.kernel import Game, Refusal, Seat
from tests.effects.playground import Playground, UseCard, answer, play
from tests.effects.using import Fire, context_of, part_of, refuse_use
from tests.effects.words.memory import Expired, Used

ME = Seat(0)


def refusal(game: Game[Playground], part: str = "play") -> Refusal | None:
    """Why the card "tried" cannot be used now."""
    found = part_of(game.table, "card/tried", part)
    return refuse_use(context_of(game.table, "card/tried", found.do, Bound(ME, "card:tried")), found)


def tried(play_part: str, **changes: object) -> Game[Playground]:
    return play("[{draw: 0}]", f"{{kind: card, id: tried, play: {play_part}}}", **changes)  # type: ignore[arg-type]  # fields of the table


def test_an_ability_is_refused_while_its_condition_does_not_hold() -> None:
    assert refusal(tried("{if: {lit: here}, do: [{draw: 1}]}", lit=(6,))) is None
    found = refusal(tried("{if: {lit: here}, do: [{draw: 1}]}"))
    assert found is not None
    assert found.rule == "EFFECT-IF"


def test_an_ability_is_refused_by_the_games_own_rule_where_the_price_cannot_be_paid() -> None:
    assert refusal(tried("{pay: [{spend: coin, amount: 10}], do: [{draw: 1}]}")) is None
    found = refusal(tried("{pay: [{spend: coin, amount: 11}], do: [{draw: 1}]}"))
    assert found is not None
    assert (found.rule, found.facts) == ("PG-PAY-01", {"token": "coin", "amount": "11"})


def test_a_limited_ability_is_used_once_until_its_time_is_over() -> None:
    game = tried("{limit: once-per-turn, do: [{draw: 1}]}")
    game.table.commit(Used("once-per-turn", "card/tried:0:0"))
    found = refusal(game)
    assert found is not None
    assert found.rule == "EFFECT-LIMIT"
    game.table.commit(Expired("end-of-round"))
    assert refusal(game) is not None
    game.table.commit(Expired("end-of-turn"))
    assert refusal(game) is None


def test_using_an_ability_notes_it_pays_it_and_carries_it_out() -> None:
    record = "{kind: card, id: tried, play: {limit: once-per-game, pay: [{spend: coin, amount: 2}], do: [{gain: gem}]}}"
    game = play("[{draw: 0}]", record, after=(UseCard(ME, "card/tried"),) * 2)
    assert game.table.memory.used == (("once-per-game", "card/tried:0:0"),)
    assert (game.table.figures[0].tokens["coin"], game.table.figures[0].tokens["gem"]) == (8, 4)


def test_a_trigger_happens_by_itself_as_often_as_its_limit_allows() -> None:
    record = "{kind: card, id: tried, trigger: {when: turn-start, limit: once-per-round, do: [{gain: gem}]}}"
    game = play("[{draw: 0}]", record, after=(Fire("card/tried", "trigger", Bound(ME)),) * 2)
    assert game.table.figures[0].tokens["gem"] == 4


def test_a_reaction_is_offered_only_where_its_condition_holds() -> None:
    near = "{kind: card, id: guard, reaction: {when: before-damage, if: {near: 1, what: victim}, do: [cancel]}}"
    here = play("[{damage: 1, to: you}]", near, hands=("guard",))
    assert here.open[0].ids() == ("react:card/guard:reaction", "pass")
    far = play("[{damage: 1, to: {another: player}}]", near, hands=("guard",))
    assert far.open[0].kind == "Idle"


def test_a_reaction_opens_the_window_again_and_what_is_cancelled_stays_cancelled() -> None:
    guard = "{kind: card, id: guard, reaction: {when: before-damage, do: [cancel]}}"
    game = play("[{damage: 5, to: you}]", guard, hands=("guard", "guard"))
    answer(game, "react:card/guard:reaction", "pass")
    assert game.table.figures[0].harm == 9


def test_only_what_the_seat_knows_of_can_be_chosen() -> None:
    revealed = tuple([f"space:{space}" for space in (6, 7)])
    game = play("[{damage: 1, to: {a: beast}}, {light: {each: space, within: 1}}]", revealed=revealed)
    assert game.table.figures[2].harm == 10  # the one known beast needs no question
    assert game.table.lit == (1, 5, 6, 7, 11)  # each means each, known or not


def test_where_nothing_can_be_chosen_the_line_does_nothing_and_the_rest_goes_on() -> None:
    game = play("[{damage: 1, to: {a: beast, within: 0}}, {gain: gem}]")
    assert [figure.harm for figure in game.table.figures] == [9] * 5
    assert game.table.figures[0].tokens["gem"] == 4


def test_what_was_chosen_is_known_to_the_lines_after_it_across_a_save() -> None:
    game = play("[{choose: {a: beast, as: prey}}, {may: [{damage: 2, to: prey}]}, {remove: prey}]")
    answer(game, "pick:figure:3")
    again: Game[Playground] = Game.load(game.save(), lambda _: game.manifest)
    answer(again, "accept")
    assert (again.table.figures[3].harm, again.table.figures[3].at) == (11, -1)
    assert game.table.figures[3].at == 11


def test_a_position_file_holds_the_middle_of_an_effect() -> None:
    game = play("[{choose: {up-to: beast, count: 2, as: prey}}, {roll: luck}, {damage: rolled, to: prey}]")
    answer(game, "pick:figure:2")
    again = Game.from_position(game.manifest, game.position())
    assert again.open[0].ids() == ("pick:figure:3", "pick:figure:4", "done")


def test_each_player_who_is_asked_is_it() -> None:
    game = play("[{pay: [{spend: coin, amount: 1}], to: [{heal: 2, who: it}], who: {each: player}}]")
    answer(game, "accept", "accept")
    assert [figure.harm for figure in game.table.figures[:2]] == [7, 7]
    assert [figure.tokens["coin"] for figure in game.table.figures[:2]] == [9, 9]


def test_who_pays_is_spared_and_who_does_not_is_not() -> None:
    game = play("[{pay: [{spend: coin, amount: 1}], else: [{damage: 1, to: it}], who: {each: player}}]")
    answer(game, "accept", "pass")
    assert [figure.harm for figure in game.table.figures[:2]] == [9, 10]


def test_a_thing_is_chosen_only_once_for_a_line() -> None:
    game = play("[{swap: {a: beast}, with: {a: beast}}]")
    answer(game, "pick:figure:2")
    assert game.open[0].ids() == ("pick:figure:3", "pick:figure:4")


def test_a_pointer_of_the_game_is_known_everywhere() -> None:
    game = play("[{damage: 2, to: leader}, {if: {near: 1, what: leader, of: {each: beast}}, then: [{gain: gem}]}]")
    assert game.table.figures[1].harm == 11
