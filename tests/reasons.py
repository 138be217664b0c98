"""Why every move that is not legal is not: asked wherever a test looks at what is legal."""

from __future__ import annotations


def reasons(match):
    """The reason for every action that is not legal; fails if there is none, or one for a legal action."""
    legal, found = set(match.legal_codes), []
    for code, word in enumerate(match.words):
        reason = match.game.why(match.state, match.box, match.seat, code)
        assert (reason is None) == (code in legal), f"{word}: {reason}\n{match.position_text}"
        if reason is not None:
            found.append(reason)
    return found


def reason_for(match, move):
    """The message and the things of one reason, by name."""
    reason = match.game.why(match.state, match.box, match.seat, match.words.index(move))
    return None if reason is None else (reason.message, dict(reason.things))
