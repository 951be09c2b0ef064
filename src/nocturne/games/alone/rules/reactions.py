"""Evil's Reactions: windows, unlocking, the Reaction track, Common Reactions (REACTION, METER, DECK, DANGER)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from nocturne.games.alone.components import DAMAGED, UNLOCK_BITS, Harm, Moment, Occasion
from nocturne.games.alone.events import cards, sheet
from nocturne.games.alone.model import BOSS, Alone, evil_from
from nocturne.games.alone.rules.base import OfCard, plain, refuse_effect
from nocturne.games.alone.rules.movers import MoveCreature
from nocturne.games.alone.rules.spawning import Breed
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import PASS, Name, Option, Refusal, Seat, Step, Text, Window

PER_TURN = 2  # AL-REACTION-01
TURN_END, REACTION = Moment.TURN_END, Occasion.REACTION


class Play(OfCard, frozen=True):
    """Play a Reaction card face up, with its normal effect."""


class PlayDangerous(OfCard, frozen=True):
    """Play a Reaction card face up, with its Dangerous effect."""


class Common(OfCard, frozen=True):
    """Play a Reaction card face down as a Common Reaction."""


BOSS_BREEDS = plain("boss-breeds")
FACE_UP = (Play, PlayDangerous)
BY_CARD = (*FACE_UP, Common)

LIMIT = Refusal.by("AL-REACTION-01", "refuse-reaction-limit")
TRACK_FULL = Refusal.by("AL-METER-06", "refuse-track-full")
NO_SECOND = Refusal.by("AL-METER-08", "refuse-no-second")
NOT_DANGEROUS = Refusal.by("AL-DANGER-05", "refuse-not-dangerous")
END_ONLY = Refusal.by("AL-REACTION-08", "refuse-common-at-end")
END_OF_TURN = Refusal.by("AL-REACTION-07", "refuse-end-only")
NO_BROOD = Refusal.by("AL-BOSS-03", "refuse-no-brood")


UNLOCKS = {"": "", **{unlock: unlock for unlock in UNLOCK_BITS}}
"""What unlocks a card as a plain text, also from a member of its enumeration: `value` takes long to ask."""


@cache
def ways_to_play(card: str) -> tuple[Play, PlayDangerous, Common]:
    """The three ways in which a card can be played."""
    name = Name("reaction", card)
    return Play(name), PlayDangerous(name), Common(name)


def react(game: Alone, moment: Moment, unlock: str = "") -> tuple[Step[Alone], ...]:
    """The window of a moment, if any card of the decks in play could ever be played in it (AL-VIEW-09)."""
    openings = game.box.content.openings
    for deck in game.decks:
        if (deck.name, moment, unlock) in openings:
            return (ReactionWindow(evil_from(game.leader, game.box.players), 0, moment, UNLOCKS[unlock]),)
    return ()


def react_to_harm(game: Alone, harm: Harm) -> tuple[Step[Alone], ...]:
    """The window after the Hero was hurt; none outside of a Turn (AL-DAMAGE-06, AL-DAMAGE-09)."""
    return react(game, DAMAGED[harm], harm) if game.acting else ()


def refuse_any(game: Alone) -> Refusal | None:
    """Why Evil may play no card at all now (AL-REACTION-01, AL-METER-06, AL-METER-08)."""
    if game.played >= PER_TURN:
        return LIMIT
    left = game.box.content.sheet.spaces
    for played in game.track:  # less `covered`
        left -= played.spaces
    if not left:
        return TRACK_FULL
    return NO_SECOND if game.played and left < 2 else None


class ReactionWindow(Window[Alone], frozen=True):
    """A moment in which Evil may play Reaction cards, any Evil player, the leader first (AL-EVIL-11)."""

    moment: Moment = TURN_END
    unlock: str = ""
    rule: ClassVar[str] = "AL-REACTION-14"

    def prompt(self, game: Alone, seat: Seat) -> Text:
        """What the Hero has just done or suffered; at the end of a Turn, all of it. Nobody at the table missed it."""
        done = [unlock for unlock, bit in UNLOCK_BITS.items() if bit & game.unlocked]
        return Text.of(
            "ask-reaction-window",
            moment=self.moment,
            action=self.unlock,
            dice=sheet.named_faces(game.roll.faces if game.roll else ()),
            targets=tuple([Text.of("target", target=target) for target in game.tracked]),
            unlocks=tuple([Text.of("unlocks", unlock=unlock) for unlock in done]),
        )

    def reactions(self, game: Alone, seat: Seat) -> list[Option]:
        options: list[Option] = [way for card in dict.fromkeys(game.hands[seat - 1]) for way in ways_to_play(card)]
        if self.moment is TURN_END and game.boss_there:
            options.append(BOSS_BREEDS)
        return options

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if option is BOSS_BREEDS:
            return None if may_breed(game) else NO_BROOD
        refused = refuse_any(game)
        if refused is not None:
            return refused
        if isinstance(option, Common):
            return COMMON_MOVE.refuse(game) if self.moment is TURN_END else END_ONLY
        assert isinstance(option, FACE_UP)
        return self._refuse_card(game, option.card.id, dangerous=isinstance(option, PlayDangerous))

    def _refuse_card(self, game: Alone, key: str, *, dangerous: bool) -> Refusal | None:
        """Why a card cannot be played face up here (AL-REACTION-03, AL-REACTION-06, AL-DANGER-05, AL-DECK-07)."""
        card = game.content.reactions[key]
        if not UNLOCK_BITS[card.unlock] & game.unlocked:
            return Refusal.by("AL-REACTION-03", "refuse-locked", unlock=card.unlock.value)
        if card.moment is not self.moment or (self.unlock and card.unlock != self.unlock):
            at_end = card.moment is TURN_END  # AL-REACTION-07
            return END_OF_TURN if at_end else Refusal.by("AL-REACTION-06", "refuse-moment", moment=card.moment.value)
        if dangerous and not game.is_dangerous():
            return NOT_DANGEROUS
        return refuse_effect(game, card.dangerous if dangerous else card.normal)

    def options(self, game: Alone, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, without the refusals; the conformance suite compares the two."""
        options: list[Option] = []
        moment, hand, content = self.moment, game.hands[seat - 1], game.box.content
        if self.unlock and content.fitting(moment, self.unlock).isdisjoint(hand):
            return [PASS]
        at_end = moment is TURN_END
        if refuse_any(game) is None:
            reactions, unlocked, dangerous = content.reactions, game.unlocked, game.is_dangerous()
            common = at_end and COMMON_MOVE.refuse(game) is None
            for key in dict.fromkeys(hand):
                card = reactions[key]
                if (
                    card.moment is moment
                    and UNLOCK_BITS[card.unlock] & unlocked
                    and (at_end or card.unlock == self.unlock)
                ):
                    if refuse_effect(game, card.normal) is None:
                        options.append(ways_to_play(key)[0])
                    if dangerous and refuse_effect(game, card.dangerous) is None:
                        options.append(ways_to_play(key)[1])
                if common:
                    options.append(ways_to_play(key)[2])
        if at_end and may_breed(game):
            options.append(BOSS_BREEDS)
        options.append(PASS)
        return options

    def idle(self, game: Alone) -> bool:
        """Most windows: nobody holds a card for it, or the track allows none. A padded table is not hurried."""
        box = game.box
        if box.pad_windows:
            return False
        if self.unlock:
            fitting, hands = box.content.fitting(self.moment, self.unlock), game.hands
            for seat in self.order[self.turn :]:
                if not fitting.isdisjoint(hands[seat - 1]):
                    return refuse_any(game) is not None
            return True
        return refuse_any(game) is not None and not may_breed(game)

    def reacted(self, game: Alone, seat: Seat, option: Option) -> None:
        if option is BOSS_BREEDS:
            game.commit(sheet.AbilityUsed(sheet.BREEDING, for_round=True))
            game.then(Breed())
            return
        assert isinstance(option, BY_CARD)
        card, spaces = option.card.id, 2 if game.played else 1  # AL-METER-02, AL-METER-03
        face_down, dangerous = isinstance(option, Common), isinstance(option, PlayDangerous)
        game.commit(cards.ReactionPlayed(seat, card, spaces, face_down, dangerous))
        resolve = Resolve() if face_down else Resolve(card, dangerous)
        game.then(*occasion(game, REACTION), resolve, EndReaction())

    def asks_always(self, game: Alone) -> bool:
        """Where the track allows no card, all know that nothing can come, unless the boss could breed (AL-VIEW-09)."""
        breeds = self.moment is TURN_END and could_breed(game)
        return game.box.pad_windows and (breeds or refuse_any(game) is None)


COMMON_MOVE = MoveCreature(1, common=True)


class Resolve(Step[Alone], frozen=True):
    """Resolve a card completely before the next is played (AL-REACTION-11); without a card, a Common Reaction."""

    card: str = ""
    dangerous: bool = False

    def run(self, game: Alone) -> None:
        if game.jammed:
            return
        if not self.card:
            game.then(COMMON_MOVE)
            return
        card = game.content.reactions[self.card]
        game.then(*(card.dangerous if self.dangerous else card.normal).due(game.evil))


class EndReaction(Step[Alone], frozen=True):
    """The card is resolved (AL-REACTION-11)."""

    def run(self, game: Alone) -> None:
        game.commit(cards.ReactionOver())


def could_breed(game: Alone) -> bool:
    """Whether the boss may breed now, as far as everybody knows: once per Round, away from the Hero (AL-BOSS-03)."""
    if not game.boss_out:
        return False
    boss = game.boss_there
    return boss is not None and boss.breeds and sheet.BREEDING not in game.used and game.creature(BOSS).at != game.here


def may_breed(game: Alone) -> bool:
    """Whether it really may: a token must be left, and how many are on the Map the Hero does not know."""
    return could_breed(game) and game.free_token("spores") is not None
