"""Garbage at every address the server says it has: right shapes with wrong parts, wrong shapes, wrong methods."""

from __future__ import annotations

from urllib.parse import quote

from tests.server.adversary.wire import fresh

JUNK = (
    None,
    True,
    0,
    -1,
    2**63,
    10**400,
    1.5e308,
    "",
    "\x00",
    "\ud83d",
    "é" * 300,
    "../../../etc/passwd",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "${jndi:ldap://x}",
    [],
    [[]] * 50,
    {},
    {"a": {"a": {"a": {}}}},
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "FOO")
DEEPEST = 6


class Garbage:
    """Makes requests up from a description of the API."""

    def __init__(self, description, chance, ids):
        self.shapes = description.get("components", {}).get("schemas", {})
        self.calls = [
            (method.upper(), path, call)
            for path, calls in description.get("paths", {}).items()
            for method, call in calls.items()
        ]
        self.chance, self.ids = chance, ids

    def request(self):
        """Method, address and body of one request."""
        method, path, call = self.chance.choice(self.calls)
        asked = []
        for one in call.get("parameters", ()):
            value = self.value(one.get("schema", {}))
            if one["in"] == "path":
                path = path.replace(f"{{{one['name']}}}", self.part(one["name"], value))
            elif one["in"] == "query" and self.chance.random() < 0.7:
                asked.append(f"{one['name']}={quoted(value)}")
        body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if self.chance.random() < 0.1:
            method = self.chance.choice(METHODS)
        spoken = self.value(body) if body else None
        if isinstance(spoken, dict) and "request" in spoken and self.chance.random() < 0.9:
            spoken["request"] = fresh()
        return method, path + ("?" + "&".join(asked) if asked else ""), spoken

    def part(self, name, value):
        if name in ("id", "table") and self.chance.random() < 0.8:
            return self.chance.choice(self.ids)
        return quoted(value) or "-"

    def value(self, shape, deep=0):
        """Something that fits a shape, more often than not."""
        if self.chance.random() < 0.12 or deep > DEEPEST:
            return self.chance.choice(JUNK)
        if "$ref" in shape:
            return self.value(self.shapes.get(shape["$ref"].rpartition("/")[2], {}), deep + 1)
        for several in ("anyOf", "oneOf", "allOf"):
            if several in shape:
                return self.value(self.chance.choice(shape[several]), deep + 1)
        if "examples" in shape and self.chance.random() < 0.5:
            return self.chance.choice(shape["examples"])
        if "enum" in shape:
            return self.chance.choice(shape["enum"])
        if "const" in shape:
            return shape["const"]
        return self.plain(shape, deep)

    def plain(self, shape, deep):
        kind = shape.get("type")
        if kind == "object":
            parts = {name: self.value(part, deep + 1) for name, part in shape.get("properties", {}).items()}
            return {name: part for name, part in parts.items() if self.chance.random() < 0.9}
        if kind == "array":
            return [self.value(shape.get("items", {}), deep + 1) for _ in range(self.chance.randrange(5))]
        if kind in ("integer", "number"):
            return self.chance.choice((0, 1, 2, 17, shape.get("maximum", 5), shape.get("minimum", 0)))
        if kind == "boolean":
            return self.chance.random() < 0.5
        if kind == "string":
            return self.chance.choice(("take 1", "journeyman", "artisans", "little-town", "Zoé", fresh(), "00" * 32))
        return self.chance.choice(JUNK)


def quoted(value):
    return quote(str(value).encode("utf-8", "surrogatepass"), safe="")


async def garbage_at_every_address(attacker):
    description = (await attacker.insist("GET", "/openapi.json", None, "")).told
    key, playing = await attacker.playing()
    _, finished = await attacker.finished()
    made = Garbage(description, attacker.chance, [playing, finished, attacker.honest_table, "A" * 22, "-"])
    if not made.calls:
        return

    def asked():
        method, path, body = made.request()
        while "/events" in path or (method, path) == ("DELETE", "/api/me"):  # no end to wait for; the end of its key
            method, path, body = made.request()
        return method, path, body, attacker.chance.choice((key, key, ""))

    await attacker.storm(asked, 200, 10)


ATTACKS = (garbage_at_every_address,)
