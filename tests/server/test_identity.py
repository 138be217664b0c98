"""Who you are: a key in a cookie, a name, other devices, bots; and nobody else can be you."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from atelier.client import Refused, anyone, me
from atelier.server.storage.schema import METADATA


def test_the_key_is_in_a_cookie_no_script_can_read_and_nowhere_else(person):
    zoe = person()
    response = zoe.http.put("/api/me", json={"name": "Zoé"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    key = zoe.http.cookies["atelier"]
    assert len(key) >= 43
    assert key not in response.text
    assert zoe.introduce("Zoë") == {"name": "Zoë", "bot": False}
    assert zoe.http.cookies["atelier"] == key


def test_only_hashes_of_keys_tokens_and_codes_are_kept(shared, person):
    zoe = person("Zoé")
    secrets = [zoe.http.cookies["atelier"], zoe.make_bot("Clockwork"), zoe.offer_link().replace("-", "")]

    def dump(connection):
        return "\n".join(str(row) for table in METADATA.sorted_tables for row in connection.execute(sa.select(table)))

    kept = shared.call(shared.context.database.read(dump))
    assert "Zoé" in kept
    assert not [secret for secret in secrets if secret in kept]


def test_without_a_key_one_can_watch_and_nothing_else(person):
    zoe, nobody = person("Zoé"), person()
    table = zoe.open_table("artisans", [me(), anyone()])
    assert nobody.look(table)["seat"] is None
    with pytest.raises(Refused, match="Say who you are first") as caught:
        nobody.sit(table)
    assert caught.value.status == 401
    nobody.http.cookies.set("atelier", "made-up")
    assert nobody.http.get("/api/me").status_code == 401


def test_to_be_nobody_is_an_answer_and_not_a_refusal(person):
    zoe, nobody = person("Zoé"), person()
    assert zoe.http.get("/api/visitor").json() == {"known": True, "name": "Zoé"}
    for key in (None, "made-up"):
        if key is not None:
            nobody.http.cookies.set("atelier", key)
        told = nobody.http.get("/api/visitor")
        assert (told.status_code, told.json()) == (200, {"known": False, "name": ""})


def test_a_one_time_code_links_a_device_once(person):
    zoe, phone, thief = person("Zoé"), person(), person()
    table = zoe.open_table("artisans", [me(), anyone()])
    code = zoe.offer_link()
    assert phone.use_link(code.lower())["name"] == "Zoé"
    assert phone.look(table)["seat"] == 0
    assert phone.http.cookies["atelier"] != zoe.http.cookies["atelier"]
    with pytest.raises(Refused, match="has been used"):
        thief.use_link(code)


def test_a_code_expires_and_a_new_one_voids_the_old(serve):
    serving = serve(link_minutes=0.0)
    with pytest.raises(Refused, match="not valid"):
        serving.client().use_link(serving.client("Zoé").offer_link())
    patient = serve("other.sqlite")
    zoe = patient.client("Zoé")
    old = zoe.offer_link()
    zoe.offer_link()
    with pytest.raises(Refused, match="not valid"):
        patient.client().use_link(old)


def test_a_forgotten_key_opens_nothing(person):
    zoe, copy = person("Zoé"), person()
    copy.http.cookies.set("atelier", zoe.http.cookies["atelier"])
    assert zoe.http.delete("/api/me").status_code == 204
    assert copy.http.get("/api/me").status_code == 401


def test_a_bot_plays_by_its_bearer_token_until_it_is_retired(shared, person):
    zoe = person("Zoé")
    bot = shared.client(token=zoe.make_bot("Clockwork"))
    table = zoe.open_table("artisans", [me(), anyone()])
    bot.sit(table)
    assert zoe.look(table)["seats"][1]["name"] == "Clockwork"
    with pytest.raises(Refused, match="Bots cannot do that"):
        bot.make_bot("Offspring")
    (listed,) = zoe.http.get("/api/me/bots").json()["bots"]
    assert listed["token"] is None
    assert person("Eve").http.delete(f"/api/me/bots/{listed['id']}").status_code == 404
    assert zoe.http.delete(f"/api/me/bots/{listed['id']}").status_code == 204
    with pytest.raises(Refused, match="bearer token is not known"):
        bot.look(table)


def test_a_browser_key_is_no_bearer_token_and_a_token_is_no_cookie(shared, person):
    zoe = person("Zoé")
    with pytest.raises(Refused, match="bearer token is not known"):
        shared.client(token=zoe.http.cookies["atelier"]).my_tables()
    sly = person()
    sly.http.cookies.set("atelier", zoe.make_bot("Clockwork"))
    assert sly.http.get("/api/me").status_code == 401


def test_the_example_bot_plays_a_seat_to_the_end(shared, person, play_on):
    zoe = person("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    script = Path(__file__).parents[2] / "examples" / "bot.py"
    arguments = [shared.address, zoe.make_bot("Clockwork"), table, "random"]
    with subprocess.Popen([sys.executable, script, *arguments], stderr=subprocess.PIPE, text=True) as bot:
        for event in zoe.events(table):
            if event.kind == "seated":
                break
        zoe.start(table)
        assert play_on([zoe], table)["life"] == "over"
        assert bot.wait() == 0, bot.stderr.read()
