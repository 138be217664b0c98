"""What comes packed: pages with Brotli or gzip, what is written once with gzip, and nothing that was not asked for."""

from __future__ import annotations

import gzip

import pytest
from starlette.datastructures import Headers

from atelier.client import me, opponent
from atelier.server.http.pages import Pages

PLAIN = b"<!doctype html><title>a page</title>" * 20


@pytest.fixture
def pages(tmp_path):
    (tmp_path / "index.html").write_bytes(PLAIN)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PLAIN))
    (tmp_path / "index.html.br").write_bytes(b"packed with Brotli")
    (tmp_path / "licences.txt").write_bytes(b"as it is")
    return Pages(tmp_path)


def find(pages, path, taken):
    """What a page is sent as, and how it says it is packed."""
    found = pages.find(path, "GET", Headers({"Accept-Encoding": taken}))
    assert found.status_code == 200
    assert found.headers["vary"] == "Accept-Encoding"
    return found.body, found.headers.get("content-encoding")


def ask(client, path, taken):
    """What came over the line, unpacked by nobody, and how it says it is packed."""
    with client.stream("GET", path, headers={"Accept-Encoding": taken}) as answered:
        assert answered.status_code == 200
        assert answered.headers["vary"] == "Accept-Encoding"
        return b"".join(answered.iter_raw()), answered.headers.get("content-encoding")


@pytest.mark.parametrize(
    ("taken", "packed"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.8", "gzip"),
        ("br; q=0.000, GZIP", "gzip"),
        ("identity", None),
        ("gzip;q=0", None),
        ("deflate", None),
    ],
)
def test_a_page_comes_as_small_as_its_reader_can_read_it(pages, taken, packed):
    body = {"br": b"packed with Brotli", "gzip": gzip.compress(PLAIN), None: PLAIN}[packed]
    came, said = find(pages, "/", taken)
    assert said == packed
    assert (gzip.decompress(came) == PLAIN) if packed == "gzip" else came == body


def test_a_file_that_was_not_packed_comes_as_it_is_and_a_packed_one_is_no_page_of_its_own(pages):
    assert find(pages, "/licences.txt", "gzip, br") == (b"as it is", None)
    assert pages.find("/index.html.br", "GET", Headers({})).status_code == 404


def test_the_things_of_a_box_come_packed_to_who_takes_that_and_are_known_by_the_same_tag(person):
    zoe = person("Zoé")
    path = f"/api/tables/{zoe.open_table('little-town', [me(), opponent('apprentice')])}/things"
    packed, said = ask(zoe.http, path, "gzip")
    plain, nothing = ask(zoe.http, path, "identity")
    assert (said, nothing) == ("gzip", None)
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 5
    tag = zoe.http.get(path).headers["etag"]
    assert zoe.http.get(path, headers={"If-None-Match": tag}).status_code == 304
