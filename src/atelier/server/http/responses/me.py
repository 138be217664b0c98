"""What answers about people and bots say, for the documentation."""

from __future__ import annotations

from pydantic import BaseModel

from atelier.server.http.responses.example import like


class Me(BaseModel):
    """Who you are. The key is in the cookie, nowhere else."""

    model_config = like(name="Zoé", bot=False)
    name: str
    bot: bool


class WhoIsThere(BaseModel):
    """Whether the server knows you, and under which name. Nobody is an answer, not a refusal."""

    model_config = like(known=True, name="Zoé")
    known: bool
    name: str


class Link(BaseModel):
    """A one-time code for another device."""

    model_config = like(code="7KQ2-MX4P-9T", expires_at=1_767_225_600_000)
    code: str
    expires_at: int


class Bot(BaseModel):
    """A bot; its token is shown when it is made and never again."""

    model_config = like(id="Jx0Vd9S2nQeRkqY3w6u1Zg", name="Clockwork", token="b3V0c2lkZSBvZiB0aGUgaG91c2UgaXMgY29sZC4")
    id: str
    name: str
    token: str | None = None


class Bots(BaseModel):
    """The bots you made."""

    model_config = like(bots=[{"id": "Jx0Vd9S2nQeRkqY3w6u1Zg", "name": "Clockwork"}])
    bots: list[Bot]
