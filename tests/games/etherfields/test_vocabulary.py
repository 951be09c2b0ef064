"""What a pack may say is what happens; what cannot happen cannot be said, and the checker tells where and what else."""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any, ClassVar

import pytest

from nocturne.effects.context import Context
from nocturne.effects.interpret import Do
from nocturne.effects.problems import PackError
from nocturne.effects.word import Bound, Verb
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.pack import LANGUAGE, content
from nocturne.games.etherfields.rules.cards import UnsealCards
from nocturne.games.etherfields.rules.draw import DrawCards
from nocturne.i18n._files import VARIABLE
from nocturne.kernel import Game, Step
from nocturne.packs import files_in, library, read_pack, shipped
from tests.packs.etherfields.trial import MANIFEST, A, B, Trial, me, over, placed, script, tried

UNSAID = {
    "{damage: 1, to: {a: entity}}": 'do[0].damage.to: "entity" does not fit here: a player is expected.',
    "{heal: 1, who: {each: entity}}": 'do[0].heal.who: "entity" does not fit here: a player is expected.',
    "{move: 2, who: {a: entity}}": 'do[0].move.who: "entity" does not fit here: a player is expected.',
    "{remove: you}": 'do[0].remove: "you" does not fit here: it is a player, not an entity.',
    "{remove: {each: dreamer}}": 'do[0].remove: "dreamer" does not fit here: an entity is expected.',
    "{add-state: dazed, who: this}": 'do[0].add-state.who: "this" does not fit here: it is a card, not a player or an',
    "{draw: 2, from: sealed}": 'do[0].draw: There is no "from" here.',
    "{retrieve: 1, from: deck}": 'do[0].retrieve: There is no "from" here.',
    "{gain: distress}": 'do[0].gain: "distress" is not a token. Known: ether, gem, hour, key.',
    "{lose: distress}": 'do[0].lose: "distress" is not a token. Known: ether, gem, hour, key.',
    "{heal: 1, harm: damage}": 'do[0].heal: There is no "harm" here.',
    "{pay: [{seal: 1}], to: [{draw: 1}]}": '"seal" is not a cost.',
    "{give: ether, to: {another: dreamer}}": 'do[0]: "give" is not a verb.',
    "{unblock: {each: space}}": 'do[0]: "unblock" is not a verb. Did you mean',
}


@pytest.mark.parametrize("effect", UNSAID)
def test_what_the_rules_do_not_do_is_refused_on_loading_with_its_place(effect: str) -> None:
    with pytest.raises(PackError) as wrong:
        over(script(f"[{effect}]"))
    assert UNSAID[effect] in str(wrong.value)
    assert "more.yaml:" in str(wrong.value)


@pytest.mark.parametrize("price", ["discard-this", "return-this", "assault", "{wrath: 1}"])
def test_a_price_of_actions_is_refused_on_the_way(price: str) -> None:
    with pytest.raises(PackError, match="is a price of actions; an effect cannot ask for it on the way"):
        over(script(f"[{{pay: [{price}], to: [{{draw: 1}}]}}]"))


ONLY_THERE = {
    "{remove: target}": '"target" is not known here.',
    "{damage: 1, to: prey}": '"prey" is not known here.',
    "{prevent-distress: 1}": '"prevent-distress" can only stand in an effect of the moment before-distress.',
    "reroll-die": '"reroll-die" can only stand in an effect of the moment own-roll or any-roll.',
}


@pytest.mark.parametrize("effect", ONLY_THERE)
def test_what_only_some_effects_know_or_do_is_refused_in_others(effect: str) -> None:
    with pytest.raises(PackError, match=ONLY_THERE[effect]):
        over(script(f"[{effect}]"))


@pytest.mark.parametrize("effect", ["{strike: 1}", "{drain: 1}", "{in-reach: 1, do: [loot]}", "appear", "morph"])
def test_a_card_cannot_speak_as_if_it_were_an_entity(effect: str) -> None:
    card = "- {kind: fate, id: trial, name: Trial, do: [%s]}"
    with pytest.raises(PackError, match="speaks of the Entity whose tile it stands on; a fate has none"):
        over(card % effect)
    assert over(card % "{appear: 1, of: moths}")


def test_the_prey_is_known_in_its_own_effect_and_not_after_it() -> None:
    assert over(script("[{in-reach: 1, do: [{seal: 1, who: prey}]}]"))
    with pytest.raises(PackError, match='"prey" is not known here'):
        over(script("[{in-reach: 1, do: [{seal: 1, who: prey}]}, {seal: 1, who: prey}]"))


@pytest.mark.parametrize(("said", "at"), [("you", 0), ("here", 0), ("target", 2)])
def test_a_token_is_laid_where_the_thing_named_stands(said: str, at: int) -> None:
    effect = f"[{{add-marker: light, in: {said}}}]" if said != "target" else "[{add-marker: light, in: there}]"
    chosen = f"[{{choose: {{a: entity}}}}, {effect[1:-1]}]" if said == "target" else effect
    game = tried(chosen)
    while game.open and game.open[0].kind == "PickThing":
        game.answer(A, game.open[0].ids()[0])
    assert [(token.kind, token.at) for token in game.table.tokens] == [("light", at)]


def test_a_wall_token_and_a_hole_token_lie_where_the_card_says() -> None:
    game = tried("[{add-wall: {a: space, within: 1, beyond: 1}}]")
    game.answer(A, "pick:space:1")
    assert game.table.ground.walls == ((0, 1),)
    game = tried("[{block: {a: space, within: 1, beyond: 1}}]")
    game.answer(A, "pick:space:1")
    assert game.table.ground.holes == (1,)


@pytest.mark.rule("EF-RESHUFFLE-06")
def test_a_reshuffle_by_a_card_mixes_deck_and_discard_pile_without_penalty() -> None:
    game = tried("[reshuffle]", "dreamers: {a: {deck: [raise], discard: [poker-face]}}\n")
    assert (sorted(me(game).deck), me(game).discard, me(game).distress) == (["poker-face", "raise"], (), 0)


def test_all_distress_is_cured_and_all_cards_are_unsealed_however_many() -> None:
    sealed = ", ".join(content().decks["gambler"][:9])
    given = f"dreamers: {{a: {{archetype: gambler, deck: [], distress: 7, sealed: [{sealed}]}}}}\n"
    game = tried("[cure-all, unseal-all]", given)
    assert (me(game).distress, me(game).sealed, len(me(game).discard)) == (0, (), 9)


@pytest.mark.rule("EF-STATE-11", "EF-STATE-01")
def test_a_card_ends_a_state_of_a_dreamer_or_an_entity_and_nobody_elses() -> None:
    held = "states: [{state: dazed}]"
    both = f"figures: [{{of: lodger, {held}}}]\ndreamers: {{a: {{{held}}}, b: {{}}}}\n"
    mine = tried("[{remove-state: dazed}]", both, players=2)
    assert (me(mine).has(State.DAZED), mine.table.figures[0].has(State.DAZED)) == (False, True)
    theirs = tried("[{remove-state: dazed, who: target}]", both, players=2, target="figure:0")
    assert (me(theirs).has(State.DAZED), theirs.table.figures[0].has(State.DAZED)) == (True, False)


@pytest.mark.rule("EF-TRAP-01", "EF-SPACE-03")
def test_who_changes_places_with_an_entity_is_not_pushed_by_it() -> None:
    crowd = "figures: [{of: lodger}, {of: lodger, at: 0}, {of: lodger, at: 0}]\n"
    game = tried("[{swap: target}]", crowd + "dreamers: {a: {at: 0}, b: {at: 0}}\n", players=2, target="figure:0")
    assert (me(game).at, me(game, B).at, game.table.figures[0].at) == (2, 0, 0)


class Doze(Verb, frozen=True):
    """Unseal a card and draw one."""

    example: ClassVar[str] = "doze"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [UnsealCards(ctx.you, 1), DrawCards(ctx.you, 1)]


def test_a_new_word_is_its_class_and_its_sentence_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "doze.ftl").write_text("verb-doze = doze for a while\n", encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    language = copy(LANGUAGE)
    language.verbs = {**LANGUAGE.verbs, "doze": Doze}
    language.catalogues = (*LANGUAGE.catalogues, "doze")
    base = read_pack(files_in(shipped("etherfields")), language)
    files = {"manifest.yaml": MANIFEST, "more.yaml": script("[doze, {gain: ether}]").encode()}
    made = library(base, read_pack(files, language, (base,)))
    assert made.rules("script/trial", "en") == "Doze for a while, then gain 1 Ether."
    game = placed(Trial(made), "dreamers: {a: {deck: [], sealed: [raise]}}\n")
    table = game.table.clone()
    table.agenda.append(Do("script/trial", 0, 0, Bound(A, "card:lodger")))
    played = Game(game.codec, game.box, table)
    assert (me(played).sealed, me(played).ether) == ((), 1)
