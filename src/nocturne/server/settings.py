"""What a host can set: limits, times and permissions, each by an environment variable of its name."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec
from msgspec import Struct

from nocturne.kernel import UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text

PREFIX = "NOCTURNE_"


class Settings(Struct, frozen=True):
    """The settings of a server. `NOCTURNE_BOT_PAUSE=0` sets `bot_pause`, and so on."""

    bot_pause: float = 0.5
    """Seconds before an automatic player answers, so that people can follow what they are told."""
    largest_message: int = 16_384
    """Bytes of one message from a client."""
    gone_seconds: float = 120
    """So long must the player of a claimed seat be gone before the host may draw its link anew."""
    largest_save: int = 8_000_000
    """Bytes of a save file that is brought along."""
    hello_seconds: float = 5
    """How long a connection may take to say hello."""
    idle_seconds: float = 3600
    """A connection that says nothing for so long is closed; the page sends a ping every half minute."""
    slow_seconds: float = 20
    """A client that reads nothing for so long is disconnected."""
    room_seconds: float = 30
    """A game at which nobody has been for so long rests in the store; it wakes in a few milliseconds."""
    messages_per_second: float = 20
    """How many messages a connection may send, in the long run."""
    burst: int = 60
    """How many it may send at once."""
    frames_per_second: float = 60
    """How many frames a connection may send, control frames and parts of messages too."""
    frame_burst: int = 240
    """How many of them at once."""
    bytes_per_second: float = 65_536
    """How many bytes a connection may send, in the long run."""
    byte_burst: int = 524_288
    """How many of them at once."""
    connects_per_second: float = 10
    """How many connections an address may open, in the long run; bursts may be five times as large."""
    request_seconds: float = 15
    """How long the head of a request may take, and how long a body may pause."""
    bots: str = "thumb"
    """How strong the automatic players are: random, thumb, easy, fair or hard (docs/planner.md)."""
    bot_seconds: float = 10
    """How long an automatic player may think; then the simple one answers in its place."""
    hosts: str = ""
    """Names that the server answers to besides numbers, localhost and the machine's own, with commas; * for all."""
    metrics_token: str = ""
    """With it (Authorization: Bearer) `/metrics` answers from anywhere; without it only on the machine itself."""
    connections: int = 2_000
    """Live connections in all."""
    connections_per_address: int = 100
    """Live connections from one address."""
    requests_per_second: float = 20
    """Requests over HTTP from one address, in the long run; bursts may be four times as large."""
    tables_per_hour: int = 120
    """How many tables one address may lay in an hour."""
    workers: int = 4
    """Threads that carry out answers and write them to the disk."""
    webhooks: bool = False
    """Whether tables may have an address that is told whose turn it is."""
    private_webhooks: bool = False
    """Whether such an address may be in a private network."""
    gather: bool = True
    """Whether a table goes to the process its players come to. Not where the proxy does not choose by the table."""
    trust_proxy: bool = False
    """Whether a proxy before the server tells the true address of a client in X-Forwarded-For."""
    metrics: bool = True
    """Whether `/metrics` answers."""


def from_environment(given: Mapping[str, str] | None = None) -> Settings:
    """The settings that the environment asks for; `UsageError` names a value that cannot be.

    >>> from_environment({"NOCTURNE_BOT_PAUSE": "0", "NOCTURNE_WEBHOOKS": "true"}).webhooks
    True
    """
    environment = os.environ if given is None else given
    wanted = {}
    for name in Settings.__struct_fields__:
        value = environment.get(PREFIX + name.upper())
        if value is not None:
            wanted[name] = value
    try:
        return msgspec.convert(wanted, Settings, strict=False)
    except msgspec.ValidationError as fault:
        raise UsageError(Text.of("server-setting", fault=reason(fault))) from None
