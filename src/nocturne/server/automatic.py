"""The automatic players of one table: they answer one question after the other until a person is asked."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from nocturne.kernel import NocturneError
from nocturne.server.desk import Question
from nocturne.server.logs import logger

if TYPE_CHECKING:
    from nocturne.server.room import Room

log = logger("room")


class Automatic:
    """Who answers for the seats that nobody sits in, and for chance."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._playing: asyncio.Task[None] | None = None

    @property
    def is_playing(self) -> bool:
        """Whether somebody is at it now."""
        return self._playing is not None and not self._playing.done()

    def stir(self) -> None:
        """Let them go on, where it is their turn."""
        if not self.is_playing and self.room.desk.bots_due and not self.room.rooms.closing:
            self._playing = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Stop; what was acknowledged is on the disk."""
        if self._playing is not None:
            self._playing.cancel()
            with contextlib.suppress(asyncio.CancelledError, NocturneError):
                await self._playing

    async def _play(self) -> None:
        """Answer until a person is asked."""
        room, rooms, desk = self.room, self.room.rooms, self.room.desk
        if not await rooms.keep(room, gather=False):
            return  # another process plays them
        seen = True
        try:
            while room.kept and not rooms.closing:
                await asyncio.sleep(rooms.settings.bot_pause if room.connections and seen else 0)
                async with room.lock:
                    question = await room.run(desk.bot_question)
                if question is None:
                    return
                option = await self._thought(question)  # the table goes on meanwhile
                async with room.lock:
                    before = desk.game.version
                    await room.run(self._answer, question, option)
                    # what happens unseen needs no pause to be followed
                    seen = any(desk.game.events(before, seat) for seat, _ in room.places())
                    rooms.metrics.answered(desk.game.manifest.id, "bot")
                    room.moved()  # this task is still at it, so that no second one begins
        except Exception as fault:  # noqa: BLE001 -- a broken bot must not take the room with it
            rooms.metrics.errors.labels("bot").inc()
            log.error("bot", table=room.id, version=desk.game.version, fault=repr(fault))
            room.notice("bot-fault", "server-bot-fault")

    async def _thought(self, question: Question) -> str:
        """What an automatic player answers; one that hangs, fails or answers nonsense is replaced by the simple one."""
        room = self.room
        try:
            option = await room.rooms.think(question.answer)
            if option in question.decision.ids():
                return option
            fault = f"no option {option!r}"
        except TimeoutError:
            fault = "too slow"
        except Exception as broken:  # noqa: BLE001 -- a broken player must not take the room with it
            fault = repr(broken)
        room.rooms.metrics.errors.labels("bot").inc()
        log.error("bot", table=room.id, version=question.version, seat=question.seat, fault=fault[:200])
        room.desk.replace_bot(question.seat)
        room.notice("bot-replaced", "server-bot-replaced")
        return question.simple_answer()

    def _answer(self, question: Question, option: str) -> None:
        self.room.desk.bot_answer(question, option)
        self.room.desk.prepare(self.room.places())
