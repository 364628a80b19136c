"""Daily games that are played to their end without a browser."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.server.player import Person


def play_daily(person: Person, name: str) -> str:
    """Play a person's game of today to its end, and return its table."""
    table = str(person.post("/api/daily", name=name).json()["id"])

    async def play() -> None:
        async with person.connect(table) as line:
            while line.table["status"] != "over":
                if line.legal:
                    answer = await line.move(line.legal[0])
                    if answer["type"] == "problem" and answer["code"] == "too_fast":
                        await asyncio.sleep(0.5)
                else:
                    await line.next()

    with ThreadPoolExecutor(1) as aside:  # this thread already runs the browser's event loop
        aside.submit(lambda: asyncio.run(play())).result()
    return table
