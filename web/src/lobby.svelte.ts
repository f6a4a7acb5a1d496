// The lobby over its socket: comes back by itself.
import { socketAt } from "./api";
import type { Card, Message, Overheard, Request } from "./messages";
import { say, speech } from "./words/words.svelte";

const AGAIN = 2_000;

export class LobbyLine {
  tables = $state.raw<Card[]>([]);
  talk = $state.raw<Overheard[]>([]);
  why = $state("");
  private socket: WebSocket | null = null;
  private closed = false;
  private count = 0;
  private opened: Promise<void> = this.connect();

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  async say(text: string): Promise<void> {
    await this.opened;
    this.why = "";
    this.send({ type: "chat", id: `${++this.count}`, text });
  }

  /** Known by a name now. */
  async reconnect(): Promise<void> {
    const old = this.socket;
    this.opened = this.connect();
    old?.close();
    await this.opened;
  }

  private connect(): Promise<void> {
    const socket = new WebSocket(socketAt("/api/lobby/socket"));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.why = say("table-lost");
      setTimeout(() => (this.opened = this.connect()), AGAIN);
    };
    return new Promise((resolve) => {
      socket.onopen = () => {
        this.why = "";
        this.send({ type: "hello", protocol: "bestiary-socket/1", language: speech.language });
        resolve();
      };
    });
  }

  private send(request: Request): void {
    this.socket?.send(JSON.stringify(request));
  }

  private hear(message: Message): void {
    if (message.type === "refused") this.why = message.sentence;
    if (message.type !== "lobby") return;
    this.tables = message.tables;
    this.talk = message.talk;
  }
}
