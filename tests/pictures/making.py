"""Faces made up for tests: long and short, in several languages, always the same ones."""

from collections.abc import Iterator

from nocturne.pictures import Amount, AnyFace, CardBack, CardFace, Intent, Section, Tone
from nocturne.pictures.grain import Grain
from tests.pictures.samples import ALONE, ETHERFIELDS, LANTERNS, SHEETS, TILES, TOKENS

SAMPLES: tuple[AnyFace, ...] = (*ETHERFIELDS, *ALONE, *LANTERNS, *TILES, *SHEETS, *TOKENS)

_TEXT = (
    "the lamp is out and nobody asks why each Dreamer in range pays discards draws Moves before after unless until "
    "nejneobhospodařovávatelnějšími žluťoučký kůň úpěl ďábelské ódy odpovědnost přizpůsobivost dřímota vzdálenost "
    "anticonstitutionnellement l’encyclopédie déplacement « inachevé » immédiatement œuvre façade plutôt jusqu’à "
    "desafortunadamente ¿quién? soñador corazón well-lit half-open in-between {ether} {distress} {wrath} {noise} "
    "{awareness}: 1 {gem} 2 {key}, **Rapid** **Assault** 3 +2 {cunning} (once)."
)
WORDS = _TEXT.split()
GAMES = ("etherfields", "alone", "lanterns")


def sentence(grain: Grain, least: int, most: int) -> str:
    """Words in a row."""
    return " ".join(grain.pick(WORDS) for _ in range(grain.count(least, most)))


def made_up(number: int) -> CardFace:
    """A card that nobody wrote, the same for the same number."""
    grain = Grain("made up", str(number))
    sections = tuple(
        Section(
            sentence(grain, 0, 22), sentence(grain, 1, 5), grain.pick(("", "turn", "wrath")), grain.pick(list(Tone))
        )
        for _ in range(grain.count(0, 4))
    )
    stats = tuple(Amount("die", sentence(grain, 0, 1), sentence(grain, 1, 2)) for _ in range(grain.count(0, 5)))
    kinds = ("awareness", "cunning", "wrath")
    return CardFace(
        id=f"made-up-{number}",
        game=GAMES[number % 3],
        title=sentence(grain, 1, 9),
        kind=sentence(grain, 0, 4),
        intents=tuple(Intent(kinds[: grain.count(1, 3)], grain.count(0, 12)) for _ in range(grain.count(0, 2))),
        price=grain.pick((None, Amount("ether", str(grain.count(0, 20))), Amount("gem"))),
        stats=stats,
        text=sentence(grain, 0, 60),
        sections=sections,
        flavour=sentence(grain, 0, 20),
        footer=sentence(grain, 0, 10),
        code=grain.pick(("", "I-07 C", "XXXVIII-128 ABC")),
        back=CardBack(label=sentence(grain, 1, 4), title=sentence(grain, 0, 5), text=sentence(grain, 0, 50)),
    )


def made_up_cards(count: int) -> Iterator[CardFace]:
    """As many cards as asked for."""
    return map(made_up, range(count))
