"""A player for a Tongiaki server in fifty lines: it plays random moves wherever its owner sits, over plain HTTP.

    TONGIAKI_TOKEN=tongiaki_... python examples/bots/over_http.py http://127.0.0.1:8000 GAMES

The token comes from the owner's account page. docs/bots/programs.md tells what the server says.
"""

import json
import os
import random
import sys
import time

import httpx

server, games = sys.argv[1], int(sys.argv[2])
token = {"Authorization": f"Bearer {os.environ['TONGIAKI_TOKEN']}"}
http = httpx.Client(base_url=server, headers=token, timeout=40)  # the server says something every 15 seconds


def play(table: str) -> None:
    """Play the game at a table to its end; after a lost connection, reconnect and get the current state."""
    while True:
        try:
            with http.stream("GET", f"/api/tables/{table}/stream") as stream:
                for line in stream.iter_lines():
                    message = json.loads(line or "{}")
                    if (message.get("table") or {}).get("status") == "over":
                        return
                    legal = (message.get("game") or {}).get("legal")
                    if legal:  # it is our turn: all that the rules allow is listed
                        move = {"type": "move", "number": message["number"], "move": random.choice(legal)}
                        http.post(f"/api/tables/{table}/messages", json=move)
        except httpx.TransportError:
            time.sleep(2)


played: set[str] = set()
while len(played) < games:
    for table in http.get("/api/tables").raise_for_status().json()["yours"]:
        if table["status"] == "running" and table["id"] not in played:
            play(table["id"])
            played.add(table["id"])
    time.sleep(0.5)
