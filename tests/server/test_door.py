"""The door: how much, how long, how many, from where and under which name; whoever is patient is let in."""

from __future__ import annotations

import asyncio
from math import inf

import httpx
import pytest
from starlette.requests import cookie_parser

from atelier import AtelierError
from atelier.client import anyone, me
from atelier.server.http import addresses, admission, connection
from atelier.server.http.addresses import Networks, hosts_for, visitor_address
from atelier.server.run import new_server
from atelier.server.settings import Settings
from tests.server.wire import PATIENCE, Wire, problem, status


@pytest.fixture
def wire(shared):
    """Bare connections to the shared server."""
    opened = []

    def connect(address=shared.address, source="127.0.0.1"):
        opened.append(Wire(address, source))
        return opened[-1]

    yield connect
    for one in opened:
        one.close()


@pytest.fixture
def hasty(monkeypatch):
    """A door that waits for nobody."""
    monkeypatch.setattr(admission, "SWEEP_SECONDS", 0.2)
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "IDLE_SECONDS", "STALL_SECONDS"):
        monkeypatch.setattr(connection, name, 2.0)


def test_a_head_without_end_is_refused(wire):
    for beginning in (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\nX"):
        endless = wire()
        endless.send(beginning)
        assert endless.send_until_refused(b"x" * 65536, 1 << 30) < 64 << 20
        heard = endless.to_the_end()  # nothing, where the refusal was lost with the line
        assert not heard or problem(heard)["type"].endswith("long-head")
    exact = wire()
    exact.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 60_000)
    refused = problem(exact.to_the_end())
    assert refused["status"] == 431
    assert "32,768 bytes" in refused["detail"]


def test_a_head_of_too_many_lines_is_refused(wire):
    many = wire()
    many.ask(more=b"".join(b"x%d: y\r\n" % line for line in range(200)))
    assert problem(many.to_the_end())["status"] == 431
    few = wire()
    few.ask(more=b"".join(b"x%d: y\r\n" % line for line in range(50)))
    assert status(few.until(b"\r\n\r\n")) == 200


def test_empty_lines_without_end_are_refused(wire):
    endless = wire()
    assert endless.send_until_refused(b"\r\n" * 4096, 1 << 28) < 64 << 20
    assert endless.to_the_end() == b"" or status(endless.heard) == 431


def test_lines_behind_a_body_are_not_heard_and_have_an_end(wire):
    chunked = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    sly = wire()
    sly.ask("/api/me", "PUT", chunked, b"2\r\n{}\r\n0\r\nCookie: atelier=x\r\nHost: evil.example\r\n\r\n")
    assert problem(sly.until(b"}]}"))["status"] == 422
    endless = wire()
    endless.ask("/api/me", "PUT", chunked, b"2\r\n{}\r\n0\r\nX: ")
    assert endless.send_until_refused(b"x" * 65536, 1 << 30) < 64 << 20


def test_half_a_head_is_waited_for_only_so_long(hasty, wire):
    silent, half, dripping = wire(), wire(), wire()
    half.send(b"GET / HTTP/1.1\r\nHost: ")
    dripping.send(b"G")
    assert silent.to_the_end() == b""
    assert problem(half.to_the_end())["status"] == 408
    assert problem(dripping.to_the_end())["status"] == 408


def test_half_a_body_is_waited_for_only_so_long(hasty, wire):
    for body in (b"Content-Length: 100\r\n", b"Transfer-Encoding: chunked\r\n"):
        half = wire()
        half.ask("/api/me", "PUT", b"Content-Type: application/json\r\n" + body, b'5\r\n{"nam')
        assert problem(half.to_the_end())["status"] == 408


def test_what_was_answered_before_it_was_heard_out_is_not_answered_again(hasty, wire):
    early = wire()
    early.ask("/api/me", "PUT", b"Content-Type: application/json\r\nContent-Length: 100000000\r\n", b"{")
    assert status(early.to_the_end()) == 413
    assert early.heard.count(b"HTTP/1.1") == 1
    flooding = wire()
    flooding.ask("/api/me", "PUT", b"Content-Type: application/json\r\nContent-Length: 100000000\r\n")
    flooding.until(b"}")
    assert flooding.send_until_refused(b"x" * 65536, 100_000_000) < 100_000_000
    assert flooding.to_the_end().count(b"HTTP/1.1") == 1


def test_a_connection_nobody_uses_is_closed(hasty, wire):
    idle = wire()
    idle.ask()
    assert status(idle.to_the_end()) == 200
    assert idle.heard.count(b"HTTP/1.1") == 1


def test_an_open_stream_has_no_deadline(hasty, serve, wire):
    serving = serve(heartbeat=1000.0)
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    stream = wire(serving.address)
    stream.ask(f"/api/tables/{table}/events")
    stream.until(b"event: table")
    for _ in range(3):
        assert wire(serving.address).to_the_end() == b""  # others' time is over
    serving.client("Bob").sit(table)
    stream.until(b"event: seated")


def test_who_asks_for_much_and_reads_nothing_is_hung_up_on(hasty, serve, wire, wait_for, monkeypatch):
    monkeypatch.setattr(connection, "PIPELINED", 1_000_000)
    serving = serve()
    deaf = wire(serving.address)
    deaf.ask("/openapi.json")
    deaf.until(b"HTTP/1.1 200")

    def asks_on():
        try:
            deaf.socket.settimeout(0.5)
            deaf.ask("/openapi.json")
        except OSError:
            pass
        return not serving.server.admission.open

    wait_for(asks_on, PATIENCE)
    assert 'atelier_refusals_total{limit="slow readers"} 1.0' in serving.client().http.get("/metrics").text


def test_one_address_holds_so_many_connections(serve, wire):
    serving = serve(connections_per_address=5)
    held = [wire(serving.address) for _ in range(5)]
    for one in held:
        one.ask("/healthz")
        one.until(b"alive")
    refused = problem(wire(serving.address).to_the_end())
    assert (refused["status"], refused["type"]) == (429, "urn:atelier:problem:too-many-connections")
    elsewhere = wire(serving.address, "127.0.0.2")
    elsewhere.ask("/healthz")
    elsewhere.until(b"alive")


def test_a_process_holds_so_many_connections(serve, wire, wait_for):
    serving = serve(connections=5)
    held = [wire(serving.address) for _ in range(5)]
    for one in held:
        one.ask("/healthz")
        one.until(b"alive")
    assert problem(wire(serving.address).to_the_end())["status"] == 503
    held[0].close()
    wait_for(lambda: len(serving.server.admission.open) < 5)
    again = wire(serving.address)
    again.ask("/healthz")
    again.until(b"alive")


def test_a_proxy_holds_as_many_connections_as_it_needs():
    door = admission.Admission(Settings(connections_per_address=1), Networks("10.0.0.1", "--behind"), FakeMetrics())
    for trusted, refused in ((True, False), (False, True)):
        first, second = Caller(trusted), Caller(trusted)
        assert door.admit(first) is None
        assert (door.admit(second) is not None) is refused
        for one in (first, second):
            door.leave(one)
    assert door.addresses == {}


def test_whoever_waited_for_a_busy_server_is_not_blamed():
    door = admission.Admission(Settings(), Networks("", "--behind"), FakeMetrics())
    caller = Caller(trusted=False)
    caller.deadline = 10.0
    door.admit(caller)
    for now in (1.0, 2.0, 62.0, 63.0):  # it was away for a minute
        caller.loop.now = now
        caller.loop.later()
        assert not caller.swept
    for now in range(64, 72):
        caller.loop.now = float(now)
        caller.loop.later()
    assert caller.swept


class Caller:
    """As much of a connection as the door looks at."""

    def __init__(self, trusted):
        self.address, self.trusted, self.loop = "10.0.0.1", trusted, FakeLoop()
        self.deadline = self.stalled = inf
        self.swept = False

    def sweep(self, now):
        self.swept = True


class FakeLoop:
    """Time stands still until it is moved."""

    now = 0.0

    def time(self):
        return self.now

    def call_later(self, _, work, *given):
        self.later = lambda: work(*given)


class FakeMetrics:
    """Counts nothing."""

    def __getattr__(self, name):
        return self

    def __call__(self, *_):
        return self


def test_requests_sent_ahead_are_answered_in_turn_up_to_a_number(wire):
    few = wire()
    one = f"GET /healthz HTTP/1.1\r\nHost: {few.host}\r\n\r\n".encode()
    few.send(one * 5)
    while few.heard.count(b'{"alive":true}') < 5:
        few.heard += few.socket.recv(65536)
    many = wire()
    many.send(one * 5000)
    assert many.to_the_end().count(b"HTTP/1.1 200") < 100


def test_a_stream_with_requests_behind_it_ends_with_its_connection(serve, wire, wait_for):
    serving = serve(heartbeat=1000.0)
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    watching = wire(serving.address)
    watching.ask(f"/api/tables/{table}/events")
    watching.until(b"event: table")
    for _ in range(3):
        watching.ask("/healthz")
    wait_for(lambda: any(one.pipeline for one in serving.server.admission.open))
    watching.close()
    wait_for(lambda: not serving.context.hub.addresses)


@pytest.mark.parametrize(
    "words",
    [
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: +3\r\n\r\nabc",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -3\r\n\r\nabc",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/tables HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n",
        b"GET /api/games HTTP/1.1\nHost: a\n\n",
        b"GET /api/games HTTP/1.1\r\nHost: a\x00b\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GARBAGE /api/games HTTP/1.1\r\nHost: a\r\n\r\n",
        b"CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET * HTTP/1.1\r\nHost: a\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/games HTTP/1.1\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n",
    ],
)
def test_what_could_be_read_in_two_ways_is_refused_as_a_problem(wire, words):
    odd = wire()
    odd.send(words)
    odd.socket.shutdown(1)
    assert problem(odd.to_the_end())["status"] == 400


def test_another_protocol_is_not_spoken_and_the_request_answered(wire):
    polite = wire()
    polite.ask("/healthz", more=b"Connection: Upgrade\r\nUpgrade: h2c\r\n", body=b"PRI * HTTP/2.0\r\n\r\n")
    assert status(polite.to_the_end()) == 200
    assert polite.heard.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    "path", ["/%00", "/%ff%fe", "/%", "/%zz", "/api/tables/%2e%2e%2f", "/api//me", "/..;/", "/%0d%0aX"]
)
def test_nonsense_in_a_path_is_answered_without_a_failure(wire, path):
    odd = wire()
    odd.ask(path)
    assert status(odd.until(b"\r\n\r\n")) < 500
    assert b"\r\nX" not in odd.heard


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "unknown"),
        ("1" * 10_000, "unknown"),
        ("", "unknown"),
    ],
)
def test_a_household_is_one_visitor(text, counted):
    assert visitor_address(text) == counted


def test_what_is_no_address_is_not_remembered():
    remembered = addresses.counted.cache_info().currsize
    assert visitor_address("x" * 10_000) == "unknown"
    assert addresses.counted.cache_info().currsize == remembered


def asked(server, *questions, base="http://127.0.0.1"):
    """Answers of an app to (client address, method, path, more) as if they had come over the line."""

    async def ask():
        app, answers = server.config.app, []
        async with app.router.lifespan_context(app):
            for client, method, path, more in questions:
                transport = httpx.ASGITransport(server.config.loaded_app, client=(client, 1))
                async with httpx.AsyncClient(transport=transport, base_url=base) as caller:
                    answers.append(await caller.request(method, path, **more))
        return answers

    server.config.load()
    return asyncio.run(ask())


def test_a_household_shares_its_allowance_and_another_has_its_own(tmp_path):
    settings = Settings(str(tmp_path / "a.sqlite"), requests_at_once=3, requests_per_second=0.001)
    server = new_server(settings, "0.0.0.0", 0)
    ask = ("GET", "/api/about", {})
    same = [(f"2001:db8:1:2::{number}", *ask) for number in range(1, 5)]
    mapped = [("::ffff:203.0.113.7", *ask), ("203.0.113.7", *ask)] * 2
    other = [("2001:db8:1:3::1", *ask)]
    statuses = [answer.status_code for answer in asked(server, *same, *mapped, *other)]
    assert statuses == [200, 200, 200, 429, 200, 200, 200, 429, 200]


def test_a_class_behind_one_address_opens_a_page_at_once_and_a_flood_of_files_has_an_end(tmp_path):
    """A table takes some thirty files and six calls to open."""
    server = new_server(Settings(str(tmp_path / "a.sqlite"), requests_per_second=0.001), "0.0.0.0", 0)
    opened = [("GET", "/theme.js", {})] * 30 + [("GET", "/api/about", {})] * 6
    flood = [("192.0.2.7", "GET", "/assets/index.js", {})] * 2_001
    answers = asked(server, *(("192.0.2.1", *one) for _ in range(30) for one in opened), *flood)
    refused = [answer.status_code == 429 for answer in answers]
    assert refused == [False] * (len(answers) - 1) + [True]


def test_a_household_shares_introductions(tmp_path):
    settings = Settings(str(tmp_path / "a.sqlite"), introductions_at_once=2)
    come = [(f"2001:db8:1:2::{number}", "PUT", "/api/me", {"json": {"name": "Zoé"}}) for number in range(1, 4)]
    answers = asked(new_server(settings, "0.0.0.0", 0), *come)
    assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_keys_for_one_address_are_many_at_once_and_have_an_end_and_codes_are_tried_at_no_such_rate(tmp_path):
    settings = Settings(str(tmp_path / "a.sqlite"), requests_per_second=0, introductions_per_minute=20 / 1e6)
    come = [("192.0.2.1", "PUT", "/api/me", {"json": {"name": "Zoé"}})] * 101
    guess = [("192.0.2.1", "POST", "/api/link", {"json": {"code": "AAAA-AAAA-AA"}})] * 2
    other = [("192.0.2.2", "PUT", "/api/me", {"json": {"name": "Zoé"}})]
    answers = asked(new_server(settings, "0.0.0.0", 0), *come, *guess, *other)
    assert [answer.status_code for answer in answers] == [200] * 100 + [429] + [403, 429] + [200]


@pytest.mark.parametrize(
    ("listening", "behind", "chosen", "host", "answered"),
    [
        ("127.0.0.1", None, "", "127.0.0.1:8000", True),
        ("127.0.0.1", None, "", "LocalHost:8000", True),
        ("127.0.0.1", None, "", "localhost.", True),
        ("127.0.0.1", None, "", "me.localhost", True),
        ("127.0.0.1", None, "", "[::1]:8000", True),
        ("127.0.0.1", None, "", "127.1.2.3", True),
        ("127.0.0.1", None, "", "evil.example", False),
        ("127.0.0.1", None, "", "evil.example:8000", False),
        ("127.0.0.1", None, "", "localhost.evil.example", False),
        ("127.0.0.1", None, "", "192.168.0.7", False),
        ("::1", None, "", "evil.example", False),
        ("localhost", None, "", "evil.example", False),
        ("127.0.0.1", "127.0.0.1", "", "table.example", True),
        ("0.0.0.0", None, "", "table.example", True),
        ("0.0.0.0", None, "", "a b", False),
        ("0.0.0.0", None, "", "", False),
        ("0.0.0.0", None, "", "evil.example/path", False),
        ("0.0.0.0", None, "", "user@evil.example", False),
        ("0.0.0.0", None, "", "x" * 300, False),
        ("0.0.0.0", None, "table.example, *.games.example", "table.example", True),
        ("0.0.0.0", None, "table.example, *.games.example", "a.b.games.example:443", True),
        ("0.0.0.0", None, "table.example, *.games.example", "games.example", False),
        ("0.0.0.0", None, "table.example", "evil.example", False),
        ("0.0.0.0", None, "table.example", "localhost", True),
        ("127.0.0.1", None, "*", "evil.example", True),
    ],
)
def test_a_server_answers_to_its_own_names(listening, behind, chosen, host, answered):
    assert hosts_for(listening, behind, chosen).allow(host) is answered


def test_a_name_that_only_points_here_is_refused_by_every_call_but_the_signs_of_life(wire):
    for path, expected in (("/", 421), ("/api/games", 421), ("/metrics", 421), ("/healthz", 200), ("/readyz", 200)):
        rebound = wire()
        rebound.send(f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n".encode())
        assert status(rebound.to_the_end()) == expected


def test_figures_are_for_who_runs_the_server(tmp_path):
    server = new_server(Settings(str(tmp_path / "a.sqlite")), "127.0.0.1", 0, behind="10.0.0.1")
    far, forwarded = {}, {"headers": {"x-forwarded-for": "203.0.113.7"}}
    spoofed = {"headers": {"x-forwarded-for": "127.0.0.1"}}
    twice = {"headers": {"x-forwarded-for": "127.0.0.1, 203.0.113.7"}}
    answers = asked(
        server,
        ("127.0.0.1", "GET", "/metrics", far),
        ("::1", "GET", "/metrics", far),
        ("203.0.113.7", "GET", "/metrics", far),
        ("10.0.0.1", "GET", "/metrics", forwarded),
        ("203.0.113.7", "GET", "/metrics", spoofed),
        ("10.0.0.1", "GET", "/metrics", twice),
        ("203.0.113.7", "GET", "/healthz", far),
    )
    assert [answer.status_code for answer in answers] == [200, 200, 403, 403, 403, 403, 200]


def test_who_may_read_figures_can_be_set(tmp_path):
    server = new_server(Settings(str(tmp_path / "a.sqlite"), metrics_from="203.0.113.0/24"), "127.0.0.1", 0)
    answers = asked(server, ("203.0.113.7", "GET", "/metrics", {}), ("127.0.0.1", "GET", "/metrics", {}))
    assert [answer.status_code for answer in answers] == [200, 403]


@pytest.mark.parametrize("behind", ["*", "proxy.example", "10.0.0.1/8"])
def test_only_a_proxy_with_an_address_is_trusted(tmp_path, behind):
    with pytest.raises(AtelierError, match="--behind"):
        new_server(Settings(str(tmp_path / "a.sqlite")), "127.0.0.1", 0, behind=behind)


def test_methods_that_are_none_have_one_name_in_the_figures(wire, person):
    for method in ("PURGE", "PROPFIND", "M-SEARCH", "LINK"):
        odd = wire()
        odd.ask("/api/games", method, b"Connection: close\r\n")
        assert status(odd.to_the_end()) < 500
    figures = person().http.get("/metrics").text
    assert not [method for method in ("PURGE", "PROPFIND", "M-SEARCH", "LINK") if method in figures]


def test_cookies_of_others_are_not_read(monkeypatch, wire):
    """Python's reader of cookies takes time in the square of their length: 32 kB cost four seconds."""

    read = []

    def reading(text):
        read.append(text)
        return cookie_parser(text)

    monkeypatch.setattr("starlette.requests.cookie_parser", reading)
    escaped = b'"' + b'\\"' * 5_000 + b'"'
    for cookies in (b"a=" + escaped + b"; atelier=made-up; b=" + escaped, b"atelier=" + escaped, b"xatelier=1"):
        sly = wire()
        sly.ask("/api/me", more=b"Connection: close\r\nCookie: " + cookies + b"\r\n")
        assert status(sly.to_the_end()) == 401
    assert read == ["atelier=made-up"]
