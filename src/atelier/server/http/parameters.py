"""What paths and queries may say, for several routes."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Path, Query

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", examples=["mB1n0sTkQ9yWf3vEJt5aXw"])]
WhichSeat = Annotated[
    int | None, Query(ge=0, le=15, description="Whose view; your only seat if left out. Once the game is over: any.")
]
GamePath = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,39}$", examples=["artisans"])]
Language = Annotated[Literal["en", "fr"], Query(description="The language of the page.")]
KeptBoxId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", examples=["mB1n0sTkQ9yWf3vEJt5aXw"])]
TrialId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", examples=["mB1n0sTkQ9yWf3vEJt5aXw"])]
BotId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", examples=["Jx0Vd9S2nQeRkqY3w6u1Zg"])]
InWords = Annotated[str, Query(min_length=1, max_length=80, description="A move in words.", examples=["take 3"])]
