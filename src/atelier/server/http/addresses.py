"""Where visitors come from, and under which names a server is asked for."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache

from atelier.errors import AtelierError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOUSEHOLD = 64
"""Bits of an IPv6 address that a provider gives to one household: whoever has one address has all behind them."""
UNKNOWN = "unknown"
LONGEST_HOST, LONGEST_ADDRESS = 260, 64
HOST = re.compile(r"(?P<name>[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.IGNORECASE)


def parsed(host: str) -> Address | None:
    """An address; IPv4 in the clothes of IPv6 is IPv4. None for what is no address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped if mapped is not None else address


def visitor_address(host: str) -> str:
    """Under which address a visitor is counted: IPv4 as it is, of IPv6 the household; a proxy may pass on anything."""
    return counted(host) if len(host) <= LONGEST_ADDRESS else UNKNOWN


@lru_cache(20_000)
def counted(host: str) -> str:
    """The same, of something short enough to be remembered."""
    address = parsed(host)
    if address is None:
        return UNKNOWN
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


class Networks:
    """Addresses and networks, written with commas between; `*` is every one."""

    def __init__(self, text: str, where: str):
        words = [word.strip() for word in text.split(",") if word.strip()]
        self.every = "*" in words
        try:
            self.networks = [ipaddress.ip_network(word) for word in words if word != "*"]
        except ValueError:
            raise AtelierError(
                f"{where} {text}: write addresses or networks such as 127.0.0.1, 10.0.0.0/8 with commas between"
            ) from None

    def __contains__(self, host: str) -> bool:
        address = parsed(host)
        return self.every or (address is not None and any(address in network for network in self.networks))


LOOPBACK = Networks("127.0.0.0/8, ::1", "loopback")


class Hosts:
    """The names a server answers to. None given: every one; `*.example.org` is all names under that one.

    A page elsewhere can give its own name the address of this machine (DNS rebinding), and the browser then takes this
    server for a part of that page. The name it asks for tells.
    """

    def __init__(self, text: str = "*"):
        self.names = {word.strip().lower().rstrip(".") for word in text.split(",") if word.strip()}

    def allow(self, host: str) -> bool:
        """Whether to answer to what a request has in its Host header; this machine's own names always do."""
        found = HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
        if found is None:
            return False
        name = found["name"].lower().rstrip(".")
        parents = (f"*.{name[dot + 1 :]}" for dot, sign in enumerate(name) if sign == ".")
        return "*" in self.names or name in self.names or _local(name) or any(one in self.names for one in parents)


def _local(name: str) -> bool:
    return name == "localhost" or name.endswith(".localhost") or name.strip("[]") in LOOPBACK


def hosts_for(listening: str, behind: str | None, chosen: str) -> Hosts:
    """The chosen names; else this machine's own where it alone can ask, every name where others can."""
    local = behind is None and _local(listening.lower())
    return Hosts(chosen or ("localhost" if local else "*"))
