"""A program that plays any of the games on a server: python client.py http://127.0.0.1:8000 nullern [TABLE]"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server, game, *table = sys.argv[1:]
headers = {"Content-Type": "application/json"}
hello = json.dumps({"type": "hello", "protocol": "bestiary-socket/1"})


def ask(path: str, **body: object) -> dict[str, str]:
    with urlopen(Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


headers["Authorization"] = "Bearer " + ask("/api/programs", name="Example")["token"]
place = table[0] if table else ask("/api/tables", settings={"game": game, "seats": 3}, start=True)["id"]  # with bots
with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{place}/socket", additional_headers=headers) as socket:
    socket.send(hello)
    for number, message in enumerate(map(json.loads, socket)):
        if message["type"] == "state" and message["record"]:
            print(message["view"]["scores"])
            break
        if message["type"] == "state" and message["seat"] is None and message["table"]["status"] == "open":
            free = [seat["kind"] for seat in message["table"]["seats"]].index("free")
            socket.send(json.dumps({"type": "sit", "id": "sit", "seat": free}))
        elif message.get("moves") and message["moves"]["moves"]:
            socket.send(json.dumps({"type": "play", "id": f"{number}", "move": random.choice(message["moves"]["moves"])}))
        elif message.get("key") == "too-fast":  # (where somebody else was quicker, what he did is on its way)
            time.sleep(1)
            socket.send(hello)
