"""A program that plays any of the games on a server: python client.py http://127.0.0.1:8000 nullern [TABLE]"""

import hashlib
import json
import random
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, game, *table = sys.argv[1:]
headers = {"Content-Type": "application/json"}
hello = json.dumps({"type": "hello", "protocol": "bestiary-socket/1"})
shown, added = {}, {}  # by the number of draws called off before: the table's commitment as first seen, and our own bytes


def ask(path: str, **body: object) -> dict[str, str]:
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def take_part(state: dict) -> dict | None:
    """What to send in a draw: first a commitment, and our bytes once it is in the list that everybody is shown."""
    draw, attempt = state["table"]["draw"], len(state["table"]["called_off"])
    if shown.setdefault(attempt, state["table"]["commitment"]) != state["table"]["commitment"]:
        sys.exit("The table has exchanged its seed. Nothing is revealed.")
    if draw is None or state["seat"] is None:
        return None
    entropy = added.setdefault(attempt, secrets.token_bytes(32))
    commitment = hashlib.sha256(b"bestiary-entropy/1" + entropy).hexdigest()
    if draw["stage"] == "commit":
        return {"type": "commit", "id": f"commit-{attempt}", "commitment": commitment}
    listed = draw["commitments"][state["seat"]]
    if listed not in (commitment, None):
        sys.exit("Another commitment is listed in our place. Nothing is revealed.")
    return {"type": "reveal", "id": f"reveal-{attempt}", "entropy": entropy.hex()} if listed else None  # else we were too late


headers["Authorization"] = "Bearer " + ask("/api/programs", name="Example")["token"]
place = table[0] if table else ask("/api/tables", settings={"game": game, "seats": 3}, start=True)["id"]  # with bots
with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{place}/socket", additional_headers=headers) as socket:
    socket.send(hello)
    for number, message in enumerate(map(json.loads, socket)):
        if message["type"] == "state" and (answer := take_part(message)):
            socket.send(json.dumps(answer))
        elif message["type"] == "state" and message["record"]:
            print(message["view"]["scores"])
            break
        elif message["type"] == "state" and message["seat"] is None and message["table"]["status"] == "open":
            free = [seat["kind"] for seat in message["table"]["seats"]].index("free")
            socket.send(json.dumps({"type": "sit", "id": f"sit-{number}", "seat": free}))
        elif message.get("moves") and message["moves"]["moves"]:
            socket.send(json.dumps({"type": "play", "id": f"{number}", "move": random.choice(message["moves"]["moves"])}))
        elif message.get("key") == "too-fast":  # (where somebody else was quicker, what he did is on its way)
            time.sleep(1)
            socket.send(hello)
