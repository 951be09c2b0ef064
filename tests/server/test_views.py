"""Views on the wire: they fit their published schema, and nothing may be looked up but what their types lay open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

import nocturne
from nocturne.bots import player_for
from nocturne.kernel import Game, Seat, View
from nocturne.kernel.text import kebab
from nocturne.server.protocol import schema
from nocturne.server.things import BACK, Things, things_of
from tools.game_types import event_args, import_all, option_fields

CASES = (("lanterns", 3, 60), ("alone", 3, 220), ("etherfields", 2, 260))
SCHEMA: dict[str, Any] = json.loads(msgspec.json.encode(schema()))


class Leaf(NamedTuple):
    """A text in a view as it goes over the wire: what holds it, under which key, and what its schema says."""

    holder: Any
    key: Any
    shape: dict[str, Any]


def moments(name: str, players: int, most: int) -> Iterator[Game[Any]]:
    """A game by its bots and by chance, each as often: every tenth moment of it, and the last."""
    game = nocturne.new(name, players=players, seed=7)
    rng, seated = Random(7), {seat: player_for(game, Seat(seat)) for seat in range(players)}
    for number in range(most):
        if game.over is not None:
            break
        if number % 10 == 0:
            yield game
        decision = game.open[0]
        by_bot = number % 2 and decision.seat >= 0
        chosen = seated[decision.seat].choose(game.view(decision.seat), decision, rng) if by_bot else None
        game.answer(decision.seat, chosen or rng.choice(decision.options).id)
    yield game


def views(name: str, players: int, most: int) -> Iterator[View]:
    for game in moments(name, players, most):
        for seat in (None, *range(players)):
            yield game.view(seat)


def plain(view: View) -> Any:  # noqa: ANN401  as it goes over the wire
    return msgspec.json.decode(msgspec.json.encode(view))


def shape_of(shape: dict[str, Any], value: object) -> dict[str, Any]:
    """The one shape of several that is meant by a value, references followed."""
    if "$ref" in shape:
        whole = SCHEMA["$defs"][shape["$ref"].rpartition("/")[2]]
        return shape_of({**whole, **{name: one for name, one in shape.items() if name != "$ref"}}, value)
    if "anyOf" in shape and value is not None:
        (meant,) = [one for one in shape["anyOf"] if one.get("type") != "null"]
        return shape_of(meant, value)
    return shape


def leaves(holder: Any, key: Any, shape: dict[str, Any]) -> Iterator[Leaf]:  # noqa: ANN401  plain data of any kind
    """Every text in plain data, with its schema."""
    value = holder[key]
    shape = shape_of(shape, value)
    if isinstance(value, str):
        yield Leaf(holder, key, shape)
    elif isinstance(value, list):
        for place in range(len(value)):
            yield from leaves(value, place, shape["items"])
    elif isinstance(value, dict):
        for name in value:
            if "propertyNames" in shape:
                yield Leaf(None, name, shape_of(shape["propertyNames"], name))
            yield from leaves(value, name, shape.get("properties", {}).get(name) or shape["additionalProperties"])


def laid_open(data: Any, game: str, things: Things) -> set[str]:  # noqa: ANN401  plain data
    """What may be looked up, by the published schema alone."""
    found = set()
    for leaf in leaves([data], 0, SCHEMA["views"][game]):
        word = leaf.key if leaf.holder is None else leaf.holder[leaf.key]
        for mark, end in (("faceUp", ""), ("backUp", BACK)):
            found |= {f"{kind}/{word}{end}" for kind in leaf.shape.get(mark, ()) if f"{kind}/{word}" in things.records}
    return found


def test_the_published_schema_is_a_right_schema_with_a_view_for_each_game() -> None:
    assert meta.is_valid(SCHEMA)
    assert set(SCHEMA["views"]) == {"alone", "etherfields", "lanterns"}


@pytest.mark.parametrize(("name", "players", "most"), CASES)
def test_every_view_fits_the_published_schema(name: str, players: int, most: int) -> None:
    validator = Draft202012Validator({"$defs": SCHEMA["$defs"], **SCHEMA["views"][name]})
    for view in views(name, players, most):
        validator.validate(plain(view))


@pytest.mark.rule("EF-GATE-02", "EF-NOTE-02")
@pytest.mark.parametrize(("name", "players", "most"), CASES)
def test_what_is_shown_of_a_view_is_what_its_types_lay_open(name: str, players: int, most: int) -> None:
    shown, things = set(), things_of(nocturne.new(name, players=players), "en")
    assert things is not None
    for game in moments(name, players, most):
        for seat in (None, *range(players)):
            found = set(things.shown(game.view(seat)))
            assert found == laid_open(plain(game.view(seat)), name, things)
            shown |= found
    assert len(shown) > 3
    for key in shown:  # what is read later is shown from behind, but for gates entered and Masks taken
        record = things.records[key.removesuffix(BACK)].record
        assert key.endswith(BACK) or not record.on_back or key.startswith(("gate/", "mask/"))


@pytest.mark.rule("EF-PUB-25", "EF-GATE-02", "EF-CAMPAIGN-14")
def test_the_power_of_a_mask_and_the_goal_of_a_gate_are_read_when_they_are_taken_and_entered() -> None:
    game = nocturne.new("etherfields", players=1, seed=7)
    things = things_of(game, "en")
    assert things is not None
    pool, worn = game.view(0).team.mask_pool, next(iter(game.table.lib.masks))
    shown = things.shown(game.view(0))
    assert pool
    assert all(f"mask/{mask}/back" in shown and f"mask/{mask}" not in shown for mask in pool)
    assert things.thing(f"mask/{worn}/back").text == ""
    picture = (things.thing(f"mask/{worn}").face or {})["emblem"]
    assert things.thing(f"mask/{worn}/back").data == {"emblem": picture}, "it is chosen by picture and name (EF-PUB-25)"
    game.table.dreamers[0].masks += (worn,)
    assert f"mask/{worn}" in things.shown(game.view(0))
    assert "Goal: " in things.thing("gate/gate-ferry").text
    assert "Goal" not in things.thing("gate/gate-ferry/back").text


@pytest.mark.rule("EF-NOTE-02", "EF-GATE-02", "EF-SETUP-13")
def test_of_a_note_at_hand_and_a_gate_that_was_not_entered_the_back_alone_is_shown() -> None:
    game = nocturne.position("etherfields", "players: 1\nnotes: [half-ticket]\ngates: [gate-ferry]\n")
    things = things_of(game, "en")
    assert things is not None
    shown = things.shown(game.view(0))
    for key in ("note/half-ticket", "gate/gate-ferry"):
        assert f"{key}{BACK}" in shown
        assert key not in shown
    assert things.thing("note/half-ticket").text == "Read script 65."
    assert "Read" not in things.thing(f"note/half-ticket{BACK}").text


@pytest.mark.parametrize(("name", "players", "most"), CASES)
def test_an_id_that_stands_where_the_type_lays_nothing_open_is_refused(name: str, players: int, most: int) -> None:
    """Plant the ids of all kinds of record in texts of the view that are not laid open, and those of other kinds."""
    rng, planted = Random(3), 0
    for game in moments(name, players, most):
        things = things_of(game, "en")
        assert things is not None
        view = game.view(rng.randrange(players))
        data, before = plain(view), set(things.shown(view))
        texts = [leaf for leaf in leaves([data], 0, SCHEMA["views"][name]) if leaf.holder is not None]
        free = [leaf for leaf in texts if "enum" not in leaf.shape]
        for leaf in rng.sample(free, min(len(free), 12)):
            marked = {*leaf.shape.get("faceUp", ()), *leaf.shape.get("backUp", ())}
            others = [key for key in things.records if key.partition("/")[0] not in marked and key not in before]
            key = rng.choice(others)
            was, leaf.holder[leaf.key] = leaf.holder[leaf.key], key.partition("/")[2]
            spoilt = msgspec.convert(deepcopy(data), type(view))
            assert key not in things.shown(spoilt), leaf
            leaf.holder[leaf.key] = was
            planted += 1
    assert planted > 5


@pytest.mark.parametrize(("name", "players", "most"), CASES)
def test_options_and_events_have_the_fields_that_the_page_is_told_of(name: str, players: int, most: int) -> None:
    import_all(name)
    options, events = option_fields(name), event_args(name)
    for game in moments(name, players, most):
        for decision in game.open:
            for option in decision.options:
                kind = kebab(type(option).__name__)
                assert set(option.facts()) == set(options[kind]), kind
    for seat in (None, *range(players)):
        for told in game.events(seat=seat):
            known = {field.removesuffix("?") for field in events[told.kind]}
            assert set(told.text.arguments()) <= known, told.kind
