"""Names and words that can be read: nothing invisible, nothing that turns the line around, no towers of marks."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from atelier.server.http.requests import Chat, Name

NAME = TypeAdapter(Name)

READABLE = {
    "plain": ("Zoé", "Zoé"),
    "composed": ("Zoe\u0301", "Zoé"),
    "spaced": ("  Zoé   la  Belle ", "Zoé la Belle"),
    "unbroken": ("Zoé\u00a0!", "Zoé !"),
    "Vietnamese": ("Nguyễn", "Nguyễn"),
    "Korean": ("가나다", "가나다"),
    "Japanese": ("ゾエ", "ゾエ"),
    "Arabic": ("زوي", "زوي"),
    "Hebrew with points": ("שָׁלוֹם", "שָׁלוֹם"),
    "Hindi": ("ज़ोए", "ज़ोए"),
    "Thai": ("ผู้เล่น", "ผู้เล่น"),
    "emoji": ("🎲", "🎲"),
    "heart with its variation": ("❤\ufe0f", "❤\ufe0f"),
    "family": ("👩\u200d👧", "👩\u200d👧"),
    "couple": ("👩\u200d❤\ufe0f\u200d👨", "👩\u200d❤\ufe0f\u200d👨"),
    "skin": ("👩🏽\u200d🔧", "👩🏽\u200d🔧"),
    "keycap": ("3\ufe0f\u20e3", "3\ufe0f\u20e3"),
    "digit": ("7", "7"),
    "three marks": ("a\u0323\u0324\u0325", "ạ\u0324\u0325"),
}
UNREADABLE = {
    "blank": "   ",
    "no-break space": "\u00a0",
    "ideographic space": "\u3000",
    "Hangul filler": "\u3164",
    "Khitan filler": "Zoe\U00016fe4",
    "Hangul choseong filler": "\u115f",
    "Hangul jungseong filler": "\u1160",
    "halfwidth Hangul filler": "\uffa0",
    "filler between letters": "Zo\u3164é",
    "blank braille": "\u2800",
    "braille and a letter": "Zoé\u2800",
    "soft hyphen": "Zo\u00adé",
    "grapheme joiner": "Zo\u034fé",
    "variation selectors alone": "\ufe0f\ufe0f",
    "variation selector behind a letter": "Zoé\ufe0f",
    "variation supplement": "Zoé\U000e0101",
    "Mongolian selector": "Zoé\u180b",
    "Mongolian vowel separator": "Zo\u180eé",
    "Khmer vowel aq": "\u17b4",
    "Khmer vowel aa": "Zoé\u17b5",
    "zero width space": "Zo\u200bé",
    "zero width non-joiner": "Zo\u200cé",
    "word joiner": "Zo\u2060é",
    "byte order mark": "\ufeffZoé",
    "joiner alone": "\u200d",
    "joiner between letters": "Zo\u200dé",
    "joiner at the end": "👩\u200d",
    "joiners in a row": "👩\u200d\u200d👧",
    "right-to-left override": "\u202eeoZ",
    "right-to-left mark": "Zoé\u200f",
    "left-to-right mark": "Zoé\u200e",
    "isolate": "\u2067Zoé\u2069",
    "Arabic letter mark": "Zoé\u061c",
    "tag letters": "Zoé\U000e0041",
    "control": "Zo\x07é",
    "line": "Zo\né",
    "private use": "\ue000",
    "unassigned": "\u0378",
    "mark alone": "\u0301",
    "mark behind a space": "Zoé \u0301",
    "four marks": "q\u0323\u0324\u0325\u0326",
    "tower": "Z" + "\u0300\u0301\u0302\u0303\u0304" * 3,
    "musical nothing": "\U0001d159",
    "shorthand format": "Zoé\U0001bca0",
}


@pytest.mark.parametrize(("said", "read"), READABLE.values(), ids=READABLE)
def test_a_name_that_can_be_read_is_taken(said, read):
    assert NAME.validate_python(said) == read
    assert Chat(text=said, request="request-1").text == read


@pytest.mark.parametrize("said", UNREADABLE.values(), ids=UNREADABLE)
def test_a_name_that_shows_nothing_or_misleads_is_refused(said):
    with pytest.raises(ValidationError, match="write"):
        NAME.validate_python(said)
    with pytest.raises(ValidationError, match="write"):
        Chat(text=said, request="request-1")


def test_a_name_is_as_long_as_it_is_written_then():
    assert NAME.validate_python("e\u0301" * 20) == "é" * 20
    with pytest.raises(ValidationError):
        NAME.validate_python("\u1100\u1161\u11a8" * 14)
    with pytest.raises(ValidationError, match="40"):
        NAME.validate_python("\ufb2c" * 20)  # one sign that is three once it is composed
