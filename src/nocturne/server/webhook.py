"""Webhooks: another address is told whose turn it is, for games that are played over days.

Off unless the host allows it. What is sent names the table and the seats and holds no key. Private addresses are
refused when the table is laid and again whenever something is sent: a name may point elsewhere by then.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import httpx
from msgspec import json

from nocturne.kernel import Text
from nocturne.server.logs import logger
from nocturne.server.problems import Trouble
from nocturne.server.settings import Settings
from nocturne.server.turns import TurnNotice

TIMEOUT = 5.0
PAUSES = (1.0, 10.0, 60.0)
"""How long is waited before another try, when one has failed."""

TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96"))
"""Where a number of the older internet stands in the last four bytes (NAT64, and the form once called compatible)."""

log = logger("webhook")

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


async def addresses_of(host: str, port: int) -> Sequence[str]:
    """The addresses that a name stands for."""
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in infos]


def parts_of(address: str) -> SplitResult:
    """The parts of an address; `Trouble` where it is none that can be told."""
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.username
        _ = parts.port
    except ValueError:
        fits = False
    if not fits:
        raise Trouble(422, "bad-webhook", Text.of("http-webhook-form"))
    return parts


def is_public(number: str) -> bool:
    """Whether a number is of the open internet, and so is every number that is wrapped in it.

    >>> [is_public(number) for number in ("93.184.216.34", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::")]
    [True, False, False, False]
    """
    address = ip_address(number.partition("%")[0])
    if address.is_multicast or address.is_unspecified or address.is_reserved or not address.is_global:
        return False
    return isinstance(address, IPv4Address) or all(is_public(str(inner)) for inner in wrapped_in(address))


def wrapped_in(address: IPv6Address) -> list[IPv4Address]:
    """The numbers of the older internet that a number of the newer one leads to."""
    teredo = address.teredo or ()
    inner = [embedded for embedded in (address.ipv4_mapped, address.sixtofour, *teredo) if embedded is not None]
    if any(address in network for network in TRANSLATED):
        inner.append(IPv4Address(int(address) & 0xFFFF_FFFF))
    return inner


async def reachable(address: str, *, private: bool, resolve: Resolve = addresses_of) -> str:
    """The number that an address stands for; `Trouble` where it is private and may not be, or is nowhere."""
    parts = parts_of(address)
    assert parts.hostname is not None
    try:
        numbers = await resolve(parts.hostname, parts.port or (443 if parts.scheme == "https" else 80))
    except OSError:
        raise Trouble(422, "bad-webhook", Text.of("http-webhook-unknown")) from None
    if not numbers or not (private or all(is_public(number) for number in numbers)):
        raise Trouble(422, "bad-webhook", Text.of("http-webhook-private"))
    return numbers[0]


async def check(address: str, settings: Settings) -> None:
    """Raise `Trouble` where an address may not be told whose turn it is."""
    if not settings.webhooks:
        raise Trouble(422, "no-webhooks", Text.of("http-no-webhooks"))
    await reachable(address, private=settings.private_webhooks)


async def tell(address: str, notice: TurnNotice, settings: Settings, *, pauses: Sequence[float] = PAUSES) -> bool:
    """Tell an address whose turn it is, and try again when that fails; gives whether it was told."""
    for pause in (*pauses, None):
        try:
            if await _post(address, notice, settings):
                return True
        except (Trouble, httpx.HTTPError, OSError) as fault:
            log.warning("webhook", table=notice.table, fault=type(fault).__name__)
        if pause is not None:
            await asyncio.sleep(pause)
    return False


async def _post(address: str, notice: TurnNotice, settings: Settings) -> bool:
    """Send to the very number that was looked at, under the name that was asked for."""
    parts, number = parts_of(address), await reachable(address, private=settings.private_webhooks)
    shown = f"[{number}]" if ":" in number else number
    port = f":{parts.port}" if parts.port else ""
    place = parts._replace(netloc=f"{shown}{port}", fragment="").geturl()
    headers = {"Host": parts.netloc, "Content-Type": "application/json", "User-Agent": "nocturne"}
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as http:
        extensions = {"sni_hostname": parts.hostname}
        answer = await http.post(place, content=json.encode(notice), headers=headers, extensions=extensions)
    return answer.is_success
