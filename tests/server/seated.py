"""Two clients at the first two seats of a table, and what they do there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.server.client import Client, at_table
from tests.server.host import Host

Laid = dict[str, Any]


def keys(laid: Laid, *seats: int) -> list[str]:
    return [laid["seats"][seat]["key"] for seat in seats]


def both(host: Host, laid: Laid, act: Callable[[Client, Client], Coroutine[Any, Any, Any]]) -> Any:  # noqa: ANN401 -- what act gives
    """Sit in seat 0 and seat 1 with a connection each, and do something."""

    async def play() -> Any:  # noqa: ANN401 -- what act gives
        async with at_table(host.address, laid["table"]) as one, at_table(host.address, laid["table"]) as two:
            await one.hello(*keys(laid, 0))
            await two.hello(*keys(laid, 1))
            await one.update(0, 0)
            await two.update(1, 0)
            return await act(one, two)

    return asyncio.run(play())


async def reveal(one: Client, two: Client) -> int:
    """Both choose a pace, which reveals both: from now on taking back concerns the other."""
    await one.ask("answer", seat=0, version=0, option="go:hasty")
    done = await two.ask("answer", seat=1, version=0, option="go:wary")
    await one.update(0, done.version)
    await two.update(1, done.version)
    return int(done.version)
