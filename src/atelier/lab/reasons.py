"""Why a turn was better and why a game was lost, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.lab.forecast import told_chance
from atelier.lab.line import Line
from atelier.lab.review import Reason, Step
from atelier.lab.story import COSTLIEST, Sentence
from atelier.words import Words


def explain(step: Step, better: Line, words: Words) -> str:
    """The better turn, what it would have achieved on the board, and where the difference in points comes from."""
    box = better.steps[0].before.box
    said = [words("analyse-better", move=line_of(better, words))]
    achieved = words("analyse-besides").join(tell_achieved(one, box, words) for one in step.achieved)
    reasons = filter(None, (achieved, in_points(step.reason, words)))
    return " ".join([*said, *(f"{reason[0].upper()}{reason[1:]}." for reason in reasons)])


def line_of(line: Line, words: Words) -> str:
    """A turn in one go: its first move, then the others that decide something."""
    box = line.steps[0].before.box
    tellings = [step.telling for step in line.steps]
    moves = [words.tell(one, box, "may") for place, one in enumerate(tellings) if not (place and one.ends)]
    return words("analyse-then", first=moves[0], rest=", ".join(moves[1:])) if moves[1:] else moves[0]


def tell_achieved(achieved: Telling, box: BoxFile, words: Words) -> str:
    """Something a turn achieves; whoever it concerns is named by the seat."""
    seat = achieved.things.get("seat")
    named = {"who": words("play-seat", seat=seat + 1)} if isinstance(seat, int) else {}
    return words.tell(achieved, box, "achieved", **named)


def in_points(reason: Reason, words: Words) -> str:
    """Where the difference in points comes from, the biggest first, and what it costs elsewhere."""
    parts, against = (
        join([words(message, **numbers, opponents=reason.opponents) for message, numbers in told], words)
        for told in (reason.parts, reason.against)
    )
    return words("analyse-but", first=parts, last=against) if against else parts


def cost_of(numbers: Mapping[str, int], words: Words) -> list[str]:
    """What a move gave away, as far as it can be counted: games that would have been won, and points."""
    return [words(f"analyse-{name}", **{name: numbers[name]}) for name in ("wins", "points") if numbers[name]]


def join(parts: list[str], words: Words) -> str:
    """A, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return words("analyse-and", first=", ".join(parts[:-1]), last=parts[-1])


def tell(sentence: Sentence, game: str, words: Words, moves: Sequence[str]) -> str:
    """A sentence of a story; `moves` says what was done at each step."""
    numbers = dict(sentence.numbers) | {"step": sentence.step or 0}
    named = numbers | {name: f"{numbers[name]}".replace("-", "−") for name in ("mine", "theirs") if name in numbers}
    named |= {name: told_chance(numbers[name]) for name in ("before", "after") if name in numbers}
    rival = words("play-seat", seat=(sentence.rival or 0) + 1)
    source = words(f"{game}-source-{sentence.source}") if sentence.source else ""
    move = moves[sentence.step - 1].rstrip(".") if sentence.step else ""
    cost = join(cost_of(numbers, words), words) if sentence.message.startswith(COSTLIEST) else ""
    return words(sentence.message, rival=rival, source=source, move=move, cost=cost, **named)
