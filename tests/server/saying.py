"""What the server tells a page, said in words."""

from __future__ import annotations

from atelier.words import speak


def said_in(language, game, kind, told):
    """A message as the page says it, its things named."""
    words, things = speak(language), {}
    for name, thing in told["things"].items():
        if isinstance(thing, dict):
            things |= words.forms(game, name, thing["kind"], thing["word"], thing["names"][language])
        else:
            things[name] = thing
    return words(f"{game}-{kind}-{told['message']}", **things)
