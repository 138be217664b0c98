"""What a client may write into a field: strict and bounded, described once."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from atelier.record import LONGEST_NAME
from atelier.server.names import readable

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(readable(LONGEST_NAME))]
RequestId = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Made up by the client, new for each change. The same again acts once and gets the same answer.",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=15, description="Counted from 0. May be left out by who has one seat only.")]
PositionNumber = Annotated[
    int,
    Field(
        ge=0,
        le=2**31 - 1,
        description="The position this was decided in: `position` of a table, event or answer, which is the number of "
        "the last log entry of kind started, moved or undone.",
    ),
]
Contribution = Annotated[
    str,
    Field(
        pattern=r"^(?:[0-9a-f]{2}){16,32}$",
        description="32 to 64 hexadecimal digits of your own, mixed into the key of the shuffle; shown when the game "
        "starts. Fewer could be found out from the promise.",
    ),
]
Promise = Annotated[
    str,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description='Of a contribution to the shuffle: sha256 of "atelier contribution " and its digits. Left out: '
        "none, or on a seat you have the one you made.",
    ),
]
Level = Annotated[str, Field(pattern=r"^[a-z][a-z0-9:-]{0,39}$")]
GameName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
BoxId = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Options = Annotated[
    dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=40)]], Field(max_length=20)
]
