"""SQL about people: who holds which key. Only hashes of keys are ever kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import is_postgresql
from atelier.server.storage.schema import boxes, kept_boxes, keys, links, people, tables, trial_games, trials, uploads

CHANNEL = "atelier_people"


class Person(NamedTuple):
    """Someone with a key: a person, or a bot with the person who made it."""

    id: str
    name: str
    owner: str | None

    @property
    def answerable(self) -> str:
        """Who answers for them: a bot's maker, else they themselves."""
        return self.owner or self.id


def new_key() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name for something, which says nothing about it."""
    return secrets.token_urlsafe(16)


def hashed(key: str) -> str:
    """What is kept of a key. It is long and random, so one round of a fast hash is enough."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def find(connection: Connection, key_hash: str) -> Person | None:
    """Who holds a key."""
    asked = sa.select(people.c.id, people.c.name, people.c.owner).join(keys, keys.c.person == people.c.id)
    row = connection.execute(asked.where(keys.c.hash == key_hash)).first()
    return None if row is None else Person(*row)


def introduce(connection: Connection, name: str, key_hash: str, now: int, owner: str | None = None) -> Person:
    """Someone new."""
    person = Person(new_id(), name, owner)
    connection.execute(sa.insert(people).values(**person._asdict(), made_at=now))
    connection.execute(sa.insert(keys).values(hash=key_hash, person=person.id, made_at=now))
    return person


def find_owner(connection: Connection, person: str) -> str | None:
    """The person who made a bot; None for a person."""
    return connection.execute(sa.select(people.c.owner).where(people.c.id == person)).scalar()


def rename(connection: Connection, person: str, name: str) -> None:
    """Another name for the same person."""
    connection.execute(sa.update(people).where(people.c.id == person).values(name=name))
    tell(connection, [person])


def void(connection: Connection, key_hash: str) -> list[str]:
    """Void a key; with the last of a person go those of their bots, and the boxes that were theirs alone.

    Returns all whose keys are fewer now.
    """
    person = connection.execute(sa.select(keys.c.person).where(keys.c.hash == key_hash)).scalar()
    if person is None:
        return []
    lock(connection, person)
    connection.execute(sa.delete(keys).where(keys.c.hash == key_hash))
    bots: list[str] = []
    if not has_key(connection, person):
        bots = [bot.id for bot in bots_of(connection, person)]
        connection.execute(sa.delete(keys).where(keys.c.person.in_(bots)))
        _drop_boxes(connection, person)
    tell(connection, [person, *bots])
    return [person, *bots]


def tell(connection: Connection, persons: list[str]) -> None:
    """Tell the other processes, once this is durable, of whom they know too much: never a key, nor its hash."""
    if is_postgresql(connection):
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, " ".join(persons))))


def _drop_boxes(connection: Connection, person: str) -> None:
    """What someone worked on, tried out or uploaded."""
    connection.execute(sa.delete(kept_boxes).where(kept_boxes.c.person == person))
    _drop_trials(connection, person)
    _drop_uploads(connection, person)


def _drop_trials(connection: Connection, person: str) -> None:
    """Those under way too: whoever plays their games finds them gone."""
    mine = sa.select(trials.c.id).where(trials.c.person == person)
    connection.execute(mine.with_for_update())  # no piece comes to be kept meanwhile
    connection.execute(sa.delete(trial_games).where(trial_games.c.trial.in_(mine)))
    connection.execute(sa.delete(trials).where(trials.c.person == person))


def _drop_uploads(connection: Connection, person: str) -> None:
    """Boxes stay that someone else has uploaded too, or that a table is played with."""
    mine = sa.select(boxes.c.id).join(uploads, uploads.c.box == boxes.c.id).where(uploads.c.person == person)
    held = list(connection.execute(mine.order_by(boxes.c.id).with_for_update(of=boxes)).scalars())
    connection.execute(sa.delete(uploads).where(uploads.c.person == person))
    wanted = sa.exists().where(uploads.c.box == boxes.c.id) | sa.exists().where(tables.c.box == boxes.c.id)
    connection.execute(sa.delete(boxes).where(boxes.c.id.in_(held), ~wanted))


def lock(connection: Connection, person: str) -> None:
    """Let nobody else change the keys of a person meanwhile, or count what is theirs; SQLite has one writer anyway.

    Who only names the person need not wait. A change that does this is written `apart` from others.
    """
    connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update(key_share=True))


def has_key(connection: Connection, person: str) -> bool:
    """Does anyone still hold a key of this person?"""
    return connection.execute(sa.select(keys.c.hash).where(keys.c.person == person).limit(1)).first() is not None


def offer_link(connection: Connection, person: str, code_hash: str, now: int, until: int) -> None:
    """A one-time code for another device; older ones of this person are void."""
    connection.execute(sa.delete(links).where(sa.or_(links.c.person == person, links.c.expires_at <= now)))
    connection.execute(sa.insert(links).values(hash=code_hash, person=person, expires_at=until))


def use_link(connection: Connection, code_hash: str, key_hash: str, now: int) -> Person | None:
    """Give a new key to the person behind a one-time code, which is then spent."""
    row = connection.execute(sa.select(links).where(links.c.hash == code_hash, links.c.expires_at > now)).first()
    if row is not None:
        lock(connection, row.person)
    spent = connection.execute(sa.delete(links).where(links.c.hash == code_hash)).rowcount
    if row is None or spent != 1:
        return None
    connection.execute(sa.insert(keys).values(hash=key_hash, person=row.person, made_at=now))
    return find(connection, key_hash)


def bots_of(connection: Connection, owner: str) -> list[Person]:
    """The bots a person made that still have a token."""
    asked = (
        sa.select(people.c.id, people.c.name, people.c.owner)
        .join(keys, keys.c.person == people.c.id)
        .where(people.c.owner == owner)
        .order_by(people.c.made_at)
    )
    return [Person(*row) for row in connection.execute(asked)]


def make_bot(connection: Connection, owner: str, name: str, key_hash: str, now: int, most: int) -> Person | None:
    """A bot of a person who still has a key and fewer bots than so many; else None."""
    lock(connection, owner)
    if not has_key(connection, owner) or len(bots_of(connection, owner)) >= most:
        return None
    return introduce(connection, name, key_hash, now, owner)


def retire_bot(connection: Connection, owner: str, bot: str) -> bool:
    """Void a bot's token; False if this person has no such bot."""
    own = sa.select(people.c.id).where(people.c.id == bot, people.c.owner == owner)
    retired = connection.execute(sa.delete(keys).where(keys.c.person.in_(own))).rowcount > 0
    tell(connection, [bot])
    return retired
