"""Why every move that is not legal is not: asked wherever a test looks at what is legal."""

from __future__ import annotations

from atelier.reasons import MAY


def agree_with_reasons(match):
    """Fails if an illegal action has no reason, or a legal one has; each reason is put in words once."""
    if match.over:
        assert not match.legal_codes
        return
    why, state, legal, told = match.game.why, match.state, set(match.legal_codes), {MAY}
    for code, word in enumerate(match.words):
        reason = int(why.why_not(state, match.box.record, code))
        assert (reason == MAY) == (code in legal), f"{word}: {_telling(match, code)}\n{match.position_text}"
        if reason not in told:
            assert _telling(match, code).message
            told.add(reason)


def reasons(match):
    """The reason for every action that is not legal."""
    agree_with_reasons(match)
    return [reason for code in range(len(match.words)) if (reason := _telling(match, code)) is not None]


def reason_for(match, move):
    """The message and the things of one reason, by name."""
    reason = _telling(match, match.words.index(move))
    return None if reason is None else (reason.message, dict(reason.things))


def _telling(match, code):
    return match.game.why(match.state, match.box, match.seat, code)
