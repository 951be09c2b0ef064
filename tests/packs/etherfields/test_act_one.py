"""The Dreams of act one after the theatre: how each is played, won in both its ways, and lost."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import records
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.turn import OutOfTurns
from nocturne.kernel import AnyStep, Game
from nocturne.lab.certificates import Case
from nocturne.lab.provable import position_of
from tests.packs.etherfields.test_dreams import after_turn, paid
from tests.packs.etherfields.trial import A, ids, me, play, tried

AWARE, SLY, ANGRY = ", ".join(["hard-look"] * 3), ", ".join(["heavy-boots"] * 3), ", ".join(["old-scar"] * 2)
HEART, SPADE, DIAMOND, CLUB = "turn-1", "turn-4", "turn-7", "turn-10"


def inside(
    dream: str, tiles: str, at: int, hand: str, tokens: str = "", *, turn: str = HEART, more: str = "", ground: str = ""
) -> Game[Etherfields]:
    """Alone in a Dream, in the card-and-action step, with these tiles laid and these tokens on its gate."""
    laid = [f"{{kind: {kind}, of: {dream}}}" for kind in tokens.split()]
    mine = f"{{archetype: tough-guy, at: {at}, hand: [{hand}]}}"
    text = f"players: 1\nprofile: '2.0'\ndream: {dream}\nhours: 0\nground: {ground or f'{{tiles: [{tiles}]}}'}\n"
    lying = "" if "tokens:" in more else f"tokens: [{', '.join(laid)}]\n"
    deck = f"turns: [turn-9, turn-12, {turn}]\ngates: [{dream}]\n"
    return Game.from_position(GAME, f"{text}{deck}dreamers: {{a: {mine}}}\n{lying}{more}")


def then(game: Game[Etherfields], *steps: AnyStep) -> Game[Etherfields]:
    """The game with steps that are due at once."""
    table = game.table.clone()
    table.agenda += reversed(steps)
    return Game(game.codec, game.box, table)


def read_on(game: Game[Etherfields]) -> Game[Etherfields]:
    """Answer whatever is asked until the Dream is over."""
    while game.table.tile:
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    return game


def lost(game: Game[Etherfields]) -> Game[Etherfields]:
    """The same Dream when its Turns have run out."""
    return read_on(then(game, OutOfTurns()))


def entered(dream: str, players: int = 1, more: str = "") -> Game[Etherfields]:
    """The Dream as it is entered, at its first decision about cards."""
    text = f"players: {players}\nprofile: '2.0'\noptions: {{play: dream}}\nat: nothing\n{more}"
    return Game.from_position(GAME, f"{text}agenda: [{{EnterDream: {{gate: {dream}}}}}]\n")


def kinds(game: Game[Etherfields]) -> list[str]:
    """The kinds of all tokens that lie anywhere."""
    return [token.kind for token in game.table.tokens]


def count(game: Game[Etherfields], kind: str) -> int:
    """How many tokens of a kind lie anywhere."""
    return sum([token.kind == kind for token in game.table.tokens])


# -- The Pupil Too Many

SCHOOL = "school-yard, cloakroom, classroom, lamp-room, back-stair, map-room, loft"
TOBIT = "entities: [{{tile: tobit-hiding}}]\nrevealed: [tobit-hiding]\nfigures: [{{of: tobit-hiding, at: {}}}]\n"


def test_tobit_stays_where_it_is_light_and_is_elsewhere_where_it_is_dark() -> None:
    lit = inside("gate-school", SCHOOL, 16, SLY, turn=DIAMOND, more=TOBIT.format(28))
    assert [figure.at for figure in then(lit, MoveEntities()).table.figures_of("tobit-hiding")] == [28]
    dark = inside("gate-school", SCHOOL, 16, SLY, turn=DIAMOND, more=TOBIT.format(18))
    assert [figure.at for figure in then(dark, MoveEntities()).table.figures_of("tobit-hiding")] == [13]


def test_tobit_can_be_touched_only_where_it_is_light_and_the_third_time_he_is_present() -> None:
    assert "use:tobit-hiding/1" not in ids(inside("gate-school", SCHOOL, 18, SLY, more=TOBIT.format(18)))
    game = inside("gate-school", SCHOOL, 28, SLY, "story", turn=DIAMOND, more=TOBIT.format(28))
    game = paid(game, "use:tobit-hiding/1")
    assert count(game, "story") == 2
    assert [figure.at for figure in game.table.figures_of("tobit-hiding")] == [13], "he runs where the diamond is"
    won = read_on(
        paid(inside("gate-school", SCHOOL, 28, SLY, "story story", more=TOBIT.format(28)), "use:tobit-hiding/1")
    )
    assert "school-won-caught" in won.table.flags
    assert ("lamp-oil" in won.table.wisdom, "gate-school" in won.table.removed) == (True, True)


def test_whoever_shuts_their_eyes_in_the_loft_is_found() -> None:
    game = inside("gate-school", SCHOOL, 44, AWARE, more=TOBIT.format(28))
    won = read_on(paid(game, "use:loft/1"))
    assert "school-won-found" in won.table.flags
    assert "tobit-marl" in won.table.wisdom


def test_his_best_place_follows_from_his_rules_and_a_guess_costs_cards() -> None:
    rules = TOBIT.format(28) + "notes: [the-rules-of-the-game]\n"
    tiles = SCHOOL.removesuffix(", loft")
    game = paid(inside("gate-school", tiles, 42, SLY, more=rules), "use:back-stair/2")
    game.answer(A, "say:in-the-loft")
    assert "loft" in game.table.ground.tiles
    wrong = paid(inside("gate-school", tiles, 42, SLY, more=rules), "use:back-stair/2")
    wrong.answer(A, "say:among-the-coats")
    assert "loft" not in wrong.table.ground.tiles


def test_a_lesson_that_is_over_leaves_a_key_and_the_back_stair_open() -> None:
    game = lost(inside("gate-school", SCHOOL, 16, SLY, more=TOBIT.format(28)))
    assert "school-tried" in game.table.flags
    assert game.table.keys == 1
    again = entered("gate-school", more="flags: [school-tried]\n")
    assert "back-stair" in again.table.ground.tiles


# -- Lost Property

DEPOT = "depot-hall, front-counter, umbrellas, gloves-and-hats, prams, clocks, sorting-room, nobodys-shelf"
TANSY = "entities: [{tile: tansy}]\nrevealed: [tansy]\nfigures: [{of: tansy, at: 2}]\n"
THINGS = "items: [lucky-coin, coal-shovel]\n"


def test_the_second_thing_among_the_clocks_finds_the_long_hand_and_whoever_signs_for_it_has_won() -> None:
    game = inside("gate-lost", DEPOT, 36, AWARE, "story", more=TANSY + THINGS)
    game = play(game, "use:clocks/1", "colour:awareness", "spend:hard-look", "drop:lucky-coin:up")
    assert "lost-hand-found" in game.table.flags
    assert "lucky-coin" in game.table.storage
    signing = inside("gate-lost", DEPOT, 27, AWARE, more=TANSY + "flags: [lost-hand-found]\n")
    won = read_on(paid(signing, "use:front-counter/3"))
    assert {"lost-won-claimed", "has-long-hand"} <= set(won.table.flags)
    assert "by-weight" in won.table.wisdom


def test_nothing_is_sold_here_for_cards_alone() -> None:
    assert "use:clocks/1" not in ids(inside("gate-lost", DEPOT, 36, AWARE, more=TANSY))


def test_a_thing_that_was_handed_in_comes_back_by_being_described() -> None:
    game = inside("gate-lost", DEPOT, 19, AWARE, more=TANSY + "storage: [lucky-coin]\nitems: []\n")
    assert paid(game, "use:front-counter/1").table.items == ("lucky-coin",)


def test_the_glove_opens_nobodys_shelf_and_the_mitten_on_it_wins() -> None:
    tiles = DEPOT.removesuffix(", nobodys-shelf")
    game = paid(inside("gate-lost", tiles, 25, AWARE, more=TANSY), "use:depot-hall/2")
    game.answer(A, "say:a-glove")
    assert "nobodys-shelf" in game.table.ground.tiles
    assert "use:nobodys-shelf/1" not in ids(inside("gate-lost", DEPOT, 46, AWARE, more=TANSY))
    mitten = inside("gate-lost", DEPOT, 46, AWARE, more=TANSY + "items: [small-mitten]\n")
    won = read_on(paid(mitten, "use:nobodys-shelf/1"))
    assert {"lost-won-handed-in", "has-long-hand"} <= set(won.table.flags)
    assert "a-fair-hand" in won.table.wisdom


@pytest.mark.parametrize(
    ("at", "what", "hand"),
    [(11, "umbrellas/1", SLY), (25, "depot-hall/2", AWARE), (3, "tansy/3", ANGRY)],
    ids=["what is nearly yours", "a wrong guess", "a rough hand"],
)
def test_who_takes_or_guesses_or_pushes_is_entered_and_the_seventh_entry_closes_the_counter(
    at: int, what: str, hand: str
) -> None:
    for entries in (0, 6):
        game = paid(
            inside("gate-lost", DEPOT.removesuffix(", nobodys-shelf"), at, hand, "threat " * entries, more=TANSY),
            f"use:{what}",
        )
        while game.open[0].kind != "FreePlay":
            game.answer(A, "say:a-house" if "say:a-house" in ids(game) else ids(game)[0])
        assert count(game, "threat") == entries + 1
    assert "lost-tried" in read_on(after_turn(game)).table.flags


def test_a_counter_with_six_entries_stays_open_and_a_queue_of_three_is_let_have_one_more() -> None:
    assert "lost-tried" not in after_turn(inside("gate-lost", DEPOT, 16, AWARE, "threat " * 6, more=TANSY)).table.flags
    printed = records().rules("gate/gate-lost").splitlines()
    assert sum(["read script 199, then this ends" in line for line in printed]) == 2


def test_a_tripped_spring_and_mr_tansy_himself_make_entries_too() -> None:
    for block in ("[{call: lost-spring}]", "[{call: lost-umbrella}]"):
        assert "threat" in kinds(tried(block, "dream: gate-lost\n")), block
    assert "put 1 Threat token" in records().rules("tile/tansy")


def test_who_pushes_a_shelf_has_an_entry_struck_out() -> None:
    game = paid(inside("gate-lost", DEPOT, 42, ANGRY, "threat threat", more=TANSY), "use:sorting-room/1")
    while game.open[0].kind != "FreePlay":
        game.answer(A, ids(game)[0])
    assert count(game, "threat") == 1


@pytest.mark.parametrize(("letter", "laid"), [("", False), ("notes: [postage-due]\n", True)])
def test_who_has_the_letter_from_an_earlier_night_finds_the_room_behind_it_open(letter: str, laid: bool) -> None:
    four = position_of(Case("gate-lost", 4, "2.0"), 1).replace("at: nothing", f"{letter}at: nothing")
    game = Game.from_position(GAME, four)
    assert ("sorting-room" in game.view(A).laid_out().tiles) is laid


# -- A Chair Too Many

ROOMS = "front-steps, table-head, table-middle, table-foot, sideboard, kitchen, study"
TABLE = f"{{tiles: [{ROOMS}], overlays: [soup, fish, dessert]}}"
HOST = "entities: [{tile: chairman}]\nrevealed: [chairman]\nfigures: [{of: chairman, at: 24}]\n"


def dining(at: int, hand: str, tokens: str = "", more: str = "", flags: str = "") -> Game[Etherfields]:
    """Alone at Mrs. Quill's table with all courses served."""
    return inside("gate-dinner", "", at, hand, tokens, more=f"{HOST}flags: [{flags}]\n{more}", ground=TABLE)


def test_a_guest_who_is_spoken_to_too_early_turns_away_until_the_right_one_has_been() -> None:
    game = paid(dining(20, AWARE), "use:soup/2")
    assert kinds(game) == ["threat"]
    assert {"peverell-turned"} <= set(game.table.flags)
    assert "sat-2" not in game.table.flags
    assert "use:soup/2" not in ids(dining(20, AWARE, flags="peverell-turned"))
    judge = paid(dining(19, AWARE, flags="peverell-turned"), "use:soup/1")
    assert set(judge.table.flags) == {"sat-1"}


def test_the_seventh_guest_ends_the_dinner_in_order_and_gives_the_short_hand() -> None:
    flags = ", ".join([f"sat-{number}" for number in range(1, 7)])
    assert "use:dessert/2" not in ids(dining(21, AWARE, flags=flags.removesuffix(", sat-6")))
    won = read_on(paid(dining(21, AWARE, flags=flags), "use:dessert/2"))
    assert {"dinner-won-order", "has-short-hand"} <= set(won.table.flags)
    assert "table-manners" in won.table.wisdom


def test_whoever_counted_the_chairs_and_asked_cook_may_ask_whose_the_eighth_is() -> None:
    cook = "entities: [{tile: cook}]\nrevealed: [cook]\nfigures: [{of: cook, at: 36}]\n"
    heard = inside("gate-dinner", "", 37, AWARE, more=cook, ground=TABLE)
    heard = paid(heard, "use:cook/2")
    assert "eighth-chair" in heard.table.revealed
    bare = dining(31, ANGRY, more="").table
    assert "eighth-chair" not in bare.revealed
    chair = HOST.replace("[chairman]", "[chairman, eighth-chair]")
    spirit = f"{chair}tokens: [{{kind: spirit, at: 31}}]\n"
    won = read_on(paid(inside("gate-dinner", "", 31, ANGRY, more=spirit, ground=TABLE), "use:eighth-chair/1"))
    assert {"dinner-won-eighth", "has-short-hand"} <= set(won.table.flags)


def test_with_the_eleventh_silence_there_is_coffee_and_without_cook_half_an_ending() -> None:
    for silences in (4, 10):
        game = paid(dining(20, AWARE, "threat " * silences), "use:soup/2")
        assert count(game, "threat") == silences + 1
    coffee = read_on(after_turn(game))
    assert "dinner-tried" in coffee.table.flags
    assert "has-short-hand" not in coffee.table.flags
    half = lost(dining(18, AWARE, flags="cook-left"))
    assert {"has-short-hand", "dinner-tried"} <= set(half.table.flags)


@pytest.mark.parametrize(
    ("players", "flags", "silences"), [(1, "", 4), (3, "", 2), (2, "dinner-tried", 2), (3, "dinner-tried", 0)]
)
def test_there_have_been_silences_already_fewer_among_many_and_at_a_second_dinner(
    players: int, flags: str, silences: int
) -> None:
    game = entered("gate-dinner", players, f"flags: [{flags}]\n")
    while game.table.turn < 1:
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    assert count(game, "threat") == silences


@pytest.mark.parametrize(("players", "is_served"), [(3, False), (4, True), (5, True)])
def test_many_who_come_back_to_the_dinner_begin_with_the_fish(players: int, is_served: bool) -> None:
    game = entered("gate-dinner", players, "flags: [dinner-tried]\n")
    while game.table.turn < 1:
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    assert ("sat-2" in game.table.flags, "fish" in game.table.ground.overlays) == (is_served, is_served)


# -- Under the House

CELLAR = (
    "cellar-steps, coal-hole, boiler-room, ash-door, under-bedroom, under-corridor, under-stairs, chimney-breast, "
    "preserves, ledgers, trunks, mouse-nest"
)
BOILER = "entities: [{tile: boiler-below}]\nrevealed: [boiler-below]\nfigures: [{of: boiler-below, at: 21}]\n"


def below(at: int, hand: str, tokens: str = "", *, sealed: str = "", tiles: str = CELLAR) -> Game[Etherfields]:
    """Alone under the house, with some cards Sealed."""
    game = inside("gate-cellar", tiles, at, hand, tokens, more=BOILER)
    table = game.table.clone()
    table.dreamers[A].sealed = tuple([card for card in sealed.split(", ") if card])
    return Game(game.codec, game.box, table)


def test_the_coal_is_what_was_sealed_and_whoever_has_none_cannot_shovel() -> None:
    assert "use:coal-hole/1" not in ids(below(19, SLY))
    game = paid(below(19, SLY, sealed="old-scar"), "use:coal-hole/1")
    assert (me(game).sealed, count(game, "story")) == ((), 1)
    won = read_on(paid(below(19, SLY, "story story story", sealed="old-scar"), "use:coal-hole/1"))
    assert "cellar-won-stoked" in won.table.flags
    assert {"warm-pipes", "cooks-cat"} <= set(won.table.wisdom)


def test_whoever_reads_the_column_finds_the_ash_door_and_may_let_the_boiler_go_out() -> None:
    tiles = CELLAR.replace("ash-door, ", "")
    game = paid(below(43, AWARE, tiles=tiles), "use:ledgers/2")
    game.answer(A, "say:you-asked")
    assert "ash-door" in game.table.ground.tiles
    wrong = paid(below(43, AWARE, tiles=tiles), "use:ledgers/2")
    wrong.answer(A, "say:you-left")
    assert "ash-door" not in wrong.table.ground.tiles
    won = read_on(paid(below(30, AWARE, "spirit spirit"), "use:ash-door/1"))
    assert "cellar-won-out" in won.table.flags
    assert "an-open-damper" in won.table.wisdom


def test_dreamers_come_down_worn_and_whoever_was_shelved_less_so() -> None:
    fresh, again = entered("gate-cellar"), entered("gate-cellar", more="flags: [cellar-tried]\n")
    assert (len(me(fresh).sealed), len(me(again).sealed)) == (5, 4)
    assert "ledgers" in again.table.ground.tiles
    assert "cellar-tried" in lost(below(16, AWARE)).table.flags


def test_the_cellar_opens_when_school_and_dinner_are_both_won() -> None:
    flags = ", ".join([f"sat-{number}" for number in range(1, 7)])
    alone = read_on(paid(dining(21, AWARE, flags=flags), "use:dessert/2"))
    assert "gate-cellar" not in alone.table.gates
    both = read_on(paid(dining(21, AWARE, flags=f"{flags}, school-won-found"), "use:dessert/2"))
    assert "gate-cellar" in both.table.gates


# -- Seven O'Clock

CHAPEL = "chapel-porch, nave, tower-door, tower-stair, clock-room, rope-room, louvres, bell-chamber"
RINGER = "entities: [{tile: crabb}]\nrevealed: [crabb]\nfigures: [{of: crabb, at: 34}]\n"


def chapel(at: int, hand: str, tokens: str = "", *, flags: str = "", more: str = "") -> Game[Etherfields]:
    """Alone in the chapel with its tower laid."""
    return inside("gate-seven", CHAPEL, at, hand, tokens, more=f"{RINGER}flags: [{flags}]\n{more}")


def test_a_minute_that_is_taken_back_is_played_again_and_is_in_the_room() -> None:
    game = paid(chapel(12, SLY, more="turns_out: [turn-2, turn-7]\n"), "use:clock-room/3")
    while game.open[0].kind in ("Spawn", "GoOn"):
        game.answer(A, ids(game)[0])
    assert (game.table.turns[-1], game.table.turns_out) == ("turn-7", ("turn-2",))
    assert len(game.table.figures_of("a-minute")) == 1


def test_long_hand_first_and_the_clock_is_set_by_the_riddle() -> None:
    game = paid(chapel(13, AWARE, flags="long-hung"), "use:clock-room/2")
    game.answer(A, "say:ten-to-seven")
    assert {"hands-true", "short-hung"} <= set(game.table.flags)
    assert count(game, "threat") == 0
    wrong = paid(chapel(13, AWARE, flags="long-hung"), "use:clock-room/2")
    wrong.answer(A, "say:five-to-ten")
    assert count(wrong, "threat") == 2


def test_short_hand_first_and_the_clock_says_what_it_likes() -> None:
    game = paid(chapel(5, SLY, flags="short-hung"), "use:clock-room/1")
    assert "hands-crossed" in game.table.flags
    assert "hands-true" not in game.table.flags
    assert "forenoon" in game.table.ground.overlays, "who hung them true never sees it"


@pytest.mark.parametrize(
    ("at", "hand", "rope", "outcome", "card"),
    [
        (14, ANGRY, "rope-room/1", "clock-goes", "breakfast"),
        (6, AWARE, "rope-room/2", "clock-stands", "the-landing-light"),
    ],
)
def test_the_rope_decides_the_act(at: int, hand: str, rope: str, outcome: str, card: str) -> None:
    won = read_on(paid(chapel(at, hand, flags="hands-true"), f"use:{rope}"))
    assert {"clock-goes", "clock-stands"} & set(won.table.flags) == {outcome}
    assert card in won.table.wisdom
    assert len({"breakfast", "the-landing-light"} & set(won.table.wisdom)) == 1


def test_by_the_wrong_clock_the_team_chooses_and_has_both_cards() -> None:
    tower = f"{{tiles: [{CHAPEL}], overlays: [forenoon]}}"
    crossed = inside("gate-seven", "", 15, AWARE, more=f"{RINGER}flags: [hands-crossed]\n", ground=tower)
    won = read_on(paid(crossed, "use:forenoon/1"))
    assert {"breakfast", "the-landing-light"} <= set(won.table.wisdom)
    assert len({"clock-goes", "clock-stands"} & set(won.table.flags)) == 1


def test_at_the_tenth_second_it_strikes_by_itself() -> None:
    lost_it = read_on(after_turn(chapel(32, AWARE, "threat " * 9)))
    assert "seven-tried" in lost_it.table.flags
    first, again = entered("gate-seven"), entered("gate-seven", more="flags: [seven-tried]\n")
    for game in (first, again):  # where Crabb stands is decided before the Dream is read
        game.answer(A, game.open[0].ids()[0])
    assert (count(first, "threat"), count(again, "threat")) == (5, 0), "doubts are given back"


# -- the Night Ferry, a second time


def test_whoever_went_down_with_the_ferry_knows_where_the_ladder_is() -> None:
    assert "boat-deck" not in entered("gate-ferry").table.ground.tiles
    again = entered("gate-ferry", more="flags: [halcyon-sank]\n")
    assert {"engine-room", "boat-deck"} <= set(again.table.ground.tiles)
