"""A small client of the table server, for bots, scripts and tests.

    with Client("http://localhost:8000") as zoe:
        zoe.introduce("Zoé")
        table = zoe.open_table("artisans", [me(), opponent("journeyman")])
        zoe.start(table)
        for event in zoe.events(table):
            ...

A change that got no answer is asked for again with the same request id, so it happens once. `events` comes back by
itself after a broken connection and misses nothing.
"""

from __future__ import annotations

import json
import secrets
import ssl
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import TracebackType
from typing import Any, NamedTuple, Self

import httpx

from atelier.errors import AtelierError
from atelier.fair import promise

__all__ = ["Client", "Event", "Refused", "anyone", "me", "new_contribution", "opponent"]

Json = dict[str, Any]
ATTEMPTS = 5
PAUSE = 0.2
LONGEST_PAUSE = 3.0
SILENCE = 60.0
"""Seconds without a sign of life after which a stream is opened anew."""


class Refused(AtelierError):
    """The server said no: `kind` is for programs, the text for people, `problem` all it said."""

    def __init__(self, status: int, problem: Json):
        super().__init__(str(problem.get("detail", f"the server answered {status}")))
        self.status, self.problem = status, problem
        self.kind = str(problem.get("type", "")).rpartition(":")[2]


class Event(NamedTuple):
    """Something that happened at a table; the first of a stream is the whole table (`table`)."""

    number: int
    kind: str
    told: Json


def me(name: str | None = None, contribution: str | None = None) -> Json:
    """A seat for oneself; several of them are people at one screen. A contribution is stirred into the shuffle."""
    said = {"name": name, "contribution": contribution}
    return {"kind": "me"} | {word: value for word, value in said.items() if value is not None}


def new_contribution() -> str:
    """Chance of one's own for the shuffle."""
    return secrets.token_hex(16)


def opponent(level: str) -> Json:
    """A seat for an opponent."""
    return {"kind": "opponent", "level": level}


def anyone() -> Json:
    """A seat for whoever comes."""
    return {"kind": "open"}


@cache
def trusted() -> ssl.SSLContext:
    """Who may vouch for a server; read once, for it takes a tenth of a second."""
    return httpx.create_ssl_context()


class Client:
    """One person (the key is kept as a cookie) or, with a token, one bot."""

    def __init__(self, address: str, token: str | None = None, timeout: float = 30.0):
        headers = {"Authorization": f"Bearer {token}"} if token is not None else {}
        self.http = httpx.Client(base_url=address, headers=headers, timeout=timeout, verify=trusted())
        self.promised: dict[str, str] = {}
        """What was promised for shuffles, by the promise: it is revealed when every seat is taken."""
        self.stirring: set[str] = set()
        """The tables at which something was promised."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.http.close()

    # Who you are

    def introduce(self, name: str) -> Json:
        """Say one's name; the first time gives a key."""
        return self._say("PUT", "/api/me", {"name": name})

    def make_bot(self, name: str) -> str:
        """The bearer token of a new bot, shown this once."""
        return str(self._say("POST", "/api/me/bots", {"name": name})["token"])

    def offer_link(self) -> str:
        """A one-time code for another device."""
        return str(self._say("POST", "/api/me/link")["code"])

    def use_link(self, code: str) -> Json:
        """Be the person who was shown the code."""
        return self._say("POST", "/api/link", {"code": code})

    def my_tables(self) -> list[Json]:
        """The tables one sits at."""
        return list(self._say("GET", "/api/me/tables")["tables"])

    # Tables

    def open_table(self, game: str, seats: Sequence[Json], request: str | None = None, **more: Any) -> str:
        """The id of a new table; more: options, box, listed, clock, stand_in, pace."""
        said = [self._promise(seat) for seat in seats]
        table = str(self._change("/api/tables", request, game=game, seats=said, **more)["id"])
        if any("promise" in seat for seat in said):
            self.stirring.add(table)
        return table

    def tables(self, life: str = "open") -> list[Json]:
        """Tables anyone may find."""
        return list(self._say("GET", f"/api/tables?life={life}")["tables"])

    def look(self, table: str, seat: int | None = None) -> Json:
        """A table as one may see it now."""
        return self._say("GET", f"/api/tables/{table}{_asked(seat)}")

    def guess(self, table: str, seat: int | None = None) -> Json:
        """A position to think with: what one's seat sees, the rest a fair guess."""
        return self._say("GET", f"/api/tables/{table}/guess{_asked(seat)}")

    def step(self, table: str, step: int, seat: int | None = None) -> Json:
        """A position the game went through."""
        return self._say("GET", f"/api/tables/{table}/steps/{step}{_asked(seat)}")

    def sit(self, table: str, seat: int | None = None, request: str | None = None, **more: Any) -> Json:
        """Take a seat; more: name, and a contribution to the shuffle, which is promised now and revealed later."""
        said = self._promise(more)
        if "promise" in said:
            self.stirring.add(table)
        return self._at(table, "seats", request, seat=seat, **said)

    def unseat(self, table: str, seat: int, request: str | None = None) -> Json:
        """Open a taken seat again, as the host."""
        return self._at(table, "unseat", request, seat=seat)

    def seat_opponent(self, table: str, seat: int, level: str, request: str | None = None) -> Json:
        """Let an opponent take a seat."""
        return self._at(table, "opponents", request, seat=seat, level=level)

    def reveal(self, table: str) -> None:
        """Reveal what one has promised for the shuffle, once every seat is taken."""
        self.promise_anew(table)
        seats = self.look(table)["seats"] if table in self.stirring else []
        if any(seat["kind"] == "open" for seat in seats):
            return
        for number, seat in enumerate(seats):
            if seat["yours"] and not seat["revealed"] and seat["promise"] in self.promised:
                self._at(table, "reveal", None, seat=number, contribution=self.promised[seat["promise"]])

    def promise_anew(self, table: str) -> None:
        """Promise something new where someone's leaving has made one's promises void."""
        seats = self.look(table)["seats"] if table in self.stirring else []
        if any(seat["revealed"] for seat in seats):
            return
        for number, seat in enumerate(seats):
            if seat["yours"] and not seat["promise"]:
                self.sit(table, number, name=seat["name"], contribution=new_contribution())

    def start(self, table: str, request: str | None = None) -> Json:
        """Reveal what one has promised, and deal; waits a while for what others have promised."""
        self.reveal(table)
        request = request or secrets.token_urlsafe(16)
        while True:
            try:
                return self._at(table, "start", request)
            except Refused as problem:
                if problem.kind != "unrevealed":
                    raise
                time.sleep(PAUSE)

    def move(self, table: str, move: str, position: int, seat: int | None = None, request: str | None = None) -> Json:
        """Make a move in the position one saw; returns once it is durable."""
        return self._at(table, "moves", request, move=move, position=position, seat=seat)

    def undo(
        self,
        table: str,
        position: int,
        seat: int | None = None,
        whole_turn: bool = False,
        request: str | None = None,
    ) -> Json:
        """Take back one's last decision, or its turn; where nobody else plays, with what was answered since."""
        return self._at(table, "undo", request, position=position, seat=seat, whole_turn=whole_turn)

    def leave(self, table: str, seat: int | None = None, stand_in: bool = True, request: str | None = None) -> Json:
        """Get up."""
        return self._at(table, "leave", request, seat=seat, stand_in=stand_in)

    def replace(self, table: str, seat: int, level: str | None = None, request: str | None = None) -> Json:
        """Let an opponent play for someone who has left, or was asked to play and did not."""
        return self._at(table, "replace", request, seat=seat, level=level)

    def ask_to_play(self, table: str, seat: int, request: str | None = None) -> Json:
        """Ask the person on turn to play, once one has waited for them."""
        return self._at(table, "call", request, seat=seat)

    def say_here(self, table: str, seat: int | None = None, request: str | None = None) -> Json:
        """Say that one is there and thinks, having been asked to play."""
        return self._at(table, "here", request, seat=seat)

    def come_back(self, table: str, seat: int | None = None, request: str | None = None) -> Json:
        """Take one's seat over again."""
        return self._at(table, "return", request, seat=seat)

    def chat(self, table: str, text: str, request: str | None = None) -> Json:
        """Say something."""
        return self._at(table, "chat", request, text=text)

    def close_table(self, table: str, request: str | None = None) -> Json:
        """Close one's table."""
        return self._at(table, "close", request)

    def rematch(self, table: str, request: str | None = None) -> str:
        """The id of the table of another game."""
        return str(self._at(table, "rematch", request)["id"])

    # Before deciding

    def about(self) -> Json:
        """What this server is: name, version, languages."""
        return self._say("GET", "/api/about")

    def rules(self, game: str, language: str = "en") -> Json:
        """The page that explains a game: title, and text in Markdown."""
        return self._say("GET", f"/api/games/{game}/rules?language={language}")

    def things(self, game: str) -> Json:
        """Every card of the box that comes with a game, by kind and word."""
        return dict(self._say("GET", f"/api/games/{game}/things")["kinds"])

    def box_text(self, game: str) -> str:
        """The box that comes with a game as a file to fill in, in TOML."""
        response = self.http.get(f"/api/games/{game}/box")
        if response.status_code >= 400:
            raise Refused(response.status_code, _problem(response))
        return response.text

    def check_box(self, game: str, text: str) -> Json:
        """What is wrong with the text of a box, in the sentences of `atelier box check`, each with its place."""
        return self._say("POST", "/api/boxes/check", {"game": game, "text": text})

    def upload_box(self, game: str, text: str) -> str:
        """A box to play with; the id that `open_table` takes."""
        return str(self._say("POST", "/api/boxes", {"game": game, "text": text})["id"])

    def kept_boxes(self) -> list[Json]:
        """The boxes you keep on the server, the latest first."""
        return list(self._say("GET", "/api/me/boxes")["boxes"])

    def kept_box(self, box: str) -> Json:
        """One of them, with its text."""
        return self._say("GET", f"/api/me/boxes/{box}")

    def keep_box(self, game: str, text: str, request: str | None = None) -> Json:
        """Keep a box under your key, finished or not."""
        return self._change("/api/me/boxes", request, game=game, text=text)

    def change_kept_box(self, box: str, text: str, version: int) -> Json:
        """Keep it anew; refused (409) if it was changed since the version you have seen."""
        return self._say("PUT", f"/api/me/boxes/{box}", {"text": text, "version": version})

    def drop_kept_box(self, box: str) -> None:
        """Keep it no longer; tables that play with it go on."""
        self._say("DELETE", f"/api/me/boxes/{box}")

    def try_box(self, game: str, text: str) -> Json:
        """Have a few thousand games played with a box in the background, or hear how far that is."""
        return self._say("POST", "/api/me/trials", {"game": game, "text": text})

    def trial(self, trial: str) -> Json:
        """How far a trial is, and what it showed once it is over; ours beside it."""
        return self._say("GET", f"/api/me/trials/{trial}")

    def stop_trial(self, trial: str) -> Json:
        """Play no more of it; what was played is told."""
        return self._say("POST", f"/api/me/trials/{trial}/stop")

    def things_at(self, table: str) -> Json:
        """Every card of the box a table plays with, by kind and word."""
        return dict(self._say("GET", f"/api/tables/{table}/things")["kinds"])

    def log(self, table: str, seat: int | None = None, after: int = 0) -> list[Json]:
        """All that happened behind a number, page by page."""
        entries: list[Json] = []
        while True:
            page = self._ask(table, "log", seat=seat, after=after + len(entries))
            entries += page["entries"]
            if after + len(entries) >= page["number"]:
                return entries

    def brought(self, table: str) -> list[Json]:
        """The moves a game had made before it came here, page by page."""
        moves: list[Json] = []
        while True:
            page = self._ask(table, "brought", after=len(moves))
            moves += page["moves"]
            if len(moves) >= page["of"]:
                return moves

    def preview(self, table: str, move: str, seat: int | None = None) -> Json:
        """What a legal move would change; `changes` is None where cards would decide."""
        return self._ask(table, "preview", move=move, seat=seat)

    def why(self, table: str, move: str, seat: int | None = None) -> Json:
        """Why a move is not possible now; `message` is None if it is."""
        return self._ask(table, "why", move=move, seat=seat)

    def coach(self, table: str, seat: int | None = None) -> Json:
        """Everyone's chances and one's best moves, where no other person plays."""
        return self._ask(table, "coach", seat=seat)

    # Records

    def record(self, table: str) -> Json:
        """The game on paper."""
        return self._say("GET", f"/api/tables/{table}/record")

    def import_record(self, record: Mapping[str, Any], request: str | None = None) -> str:
        """The id of a table with a game from elsewhere."""
        return str(self._change("/api/records", request, record=dict(record))["id"])

    def verify(self, record: Mapping[str, Any]) -> Json:
        """Prove a record."""
        return self._say("POST", "/api/records/verify", {"record": dict(record)})

    def fork(self, table: str, step: int, seats: Sequence[Json], request: str | None = None) -> str:
        """The id of a table that goes on from a position of a finished game."""
        return str(self._at(table, "fork", request, step=step, seats=[self._promise(seat) for seat in seats])["id"])

    def analyse(self, table: str) -> Json:
        """Ask for an analysis, or how far it is."""
        return self._say("POST", f"/api/tables/{table}/analysis")

    def analysis(self, table: str) -> Json:
        """How far an analysis is, and its report once it is done."""
        return self._ask(table, "analysis")

    def same_deal(self, table: str) -> list[Json]:
        """Finished games with the cards of this one, the newest first."""
        return list(self._ask(table, "same-deal")["tables"])

    # Events

    def events(self, table: str, seat: int | None = None, after: int | None = None) -> Iterator[Event]:
        """All that happens, in order, each once; without `after` the whole table first. Ends with the table's life."""
        pause = PAUSE
        while True:
            try:
                for event in self.stream(table, seat, after):
                    after, pause = event.number, PAUSE
                    yield event
                    if event.kind == "closed" or event.told.get("life") == "closed":
                        return
            except httpx.TransportError:
                pass
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def stream(self, table: str, seat: int | None = None, after: int | None = None) -> Iterator[Event]:
        """The events of one connection, until it ends."""
        headers = {"Last-Event-ID": str(after)} if after is not None else {}
        timeout = httpx.Timeout(SILENCE, connect=10.0)
        address = f"/api/tables/{table}/events{_asked(seat)}"
        with self.http.stream("GET", address, headers=headers, timeout=timeout) as response:
            if response.status_code != 200:
                response.read()
                raise Refused(response.status_code, _problem(response))
            fields: dict[str, str] = {}
            for line in response.iter_lines():
                name, _, value = line.partition(":")
                if name:
                    fields[name] = value.removeprefix(" ")
                elif not line and "data" in fields:
                    yield Event(int(fields["id"]), fields["event"], json.loads(fields["data"]))
                    fields = {}

    # How it is said

    def _promise(self, said: Json) -> Json:
        """The same words with a promise in place of the contribution, which is remembered."""
        if (contribution := said.get("contribution")) is None:
            return said
        made = promise(contribution)
        self.promised[made] = contribution
        return {name: value for name, value in said.items() if name != "contribution"} | {"promise": made}

    def _ask(self, table: str, what: str, **asked: Any) -> Json:
        said = {name: value for name, value in asked.items() if value is not None}
        return self._say("GET", str(httpx.URL(f"/api/tables/{table}/{what}", params=said)))

    def _at(self, table: str, what: str, request: str | None, **body: Any) -> Json:
        return self._change(f"/api/tables/{table}/{what}", request, **body)

    def _change(self, address: str, request: str | None, **body: Any) -> Json:
        """Ask until there is an answer; the same request id makes sure that it happens once."""
        said = {name: value for name, value in body.items() if value is not None}
        said["request"] = request or secrets.token_urlsafe(16)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return self._say("POST", address, said)
            except httpx.TransportError:
                if attempt == ATTEMPTS:
                    raise
                time.sleep(PAUSE * attempt)
        raise AssertionError

    def _say(self, method: str, address: str, body: Json | None = None) -> Json:
        response = self.http.request(method, address, json=body)
        if response.status_code >= 400:
            raise Refused(response.status_code, _problem(response))
        answer: Json = response.json() if response.content else {}
        return answer


def _asked(seat: int | None) -> str:
    return "" if seat is None else f"?seat={seat}"


def _problem(response: httpx.Response) -> Json:
    try:
        problem = response.json()
    except ValueError:
        return {}
    return problem if isinstance(problem, dict) else {}
