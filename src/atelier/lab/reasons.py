"""Why a move was better and why a game was lost, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from atelier.lab.review import Reason, Step
from atelier.lab.story import Sentence
from atelier.words import Words


def explain(step: Step, better: str, words: Words) -> str:
    """The better move, what it would have promised, and where the difference comes from."""
    parts = join(parts_of(step.reason, words), words) or words("analyse-little")
    chance, instead = round(100 * step.chance), round(100 * step.instead)
    message = "analyse-better" if chance != instead else "analyse-better-points"
    return words(message, move=better, chance=chance, instead=instead, parts=parts)


def parts_of(reason: Reason, words: Words) -> list[str]:
    """What is worth saying, the biggest difference first."""
    return [words(message, points=points, opponents=reason.opponents) for message, points in reason.parts]


def join(parts: list[str], words: Words) -> str:
    """A, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return words("analyse-and", first=", ".join(parts[:-1]), last=parts[-1])


def tell(sentence: Sentence, game: str, words: Words, moves: Sequence[str]) -> str:
    """A sentence of a story; `moves` says what was done at each step."""
    named = dict(sentence.numbers) | {"step": sentence.step or 0}
    rival = words("play-seat", seat=(sentence.rival or 0) + 1)
    source = words(f"{game}-source-{sentence.source}") if sentence.source else ""
    move = moves[sentence.step - 1].rstrip(".") if sentence.step else ""
    return words(sentence.message, rival=rival, source=source, move=move, **named)
