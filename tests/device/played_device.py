"""A whole game on a device with a hint and a review, as JSON. The script runs in CPython and in Pyodide."""

import json
import random
import sys

from host import Host  # type: ignore[import-not-found]  # in the folder of this script

from tongiaki.puzzles.puzzle import shipped

REQUESTS = [
    ("GET", "/api/puzzles"),
    ("GET", f"/api/puzzles/{shipped()[11].number}"),
    ("GET", "/api/tables/{}"),
    ("GET", "/api/tables/{}/record"),
    ("GET", "/api/tables/{}/replay"),
    ("POST", "/api/tables/{}/review"),
    ("POST", "/api/device/probe"),
    ("GET", "/api/tables/{}/deciding"),
]


def main(_: list[str]) -> str:
    """Return the end of a game of three, the status of every request, the types of messages, and the faults."""
    host = Host(7)
    table = host.begin(3, "helmsman")
    line = host.connect(table)
    choice = random.Random(1)
    for step in range(2000):
        if line.table["status"] == "over":
            break
        if line.game["legal"]:
            if step == 10:
                line.say(type="ask_hint", number=line.number, id=1)
                host.pass_time()
            line.move(choice.choice)
        host.pass_time()
    statuses = {path: host.ask(method, path.format(table))[0] for method, path in REQUESTS}
    kinds = sorted({message["type"] for messages in host.sent.values() for message in messages})
    return json.dumps({"statuses": statuses, "faults": host.faults, "messages": kinds, "end": line.game["end"]})


if __name__ == "__main__":
    print(main(sys.argv[1:]))
