"""Why a move was better, in a sentence."""

from __future__ import annotations

from atelier.lab.review import Reason, Step
from atelier.words import Words


def explain(step: Step, better: str, words: Words) -> str:
    """The better move, what it would have promised, and where the difference comes from."""
    parts = join(parts_of(step.reason, words), words) or words("analyse-little")
    chance, instead = round(100 * step.best.chance), round(100 * step.played.chance)
    return words("analyse-better", move=better, chance=chance, instead=instead, parts=parts)


def parts_of(reason: Reason, words: Words) -> list[str]:
    """What is worth saying, the biggest difference first."""
    return [words(message, points=points) for message, points in reason.parts]


def join(parts: list[str], words: Words) -> str:
    """A, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return words("analyse-and", first=", ".join(parts[:-1]), last=parts[-1])
