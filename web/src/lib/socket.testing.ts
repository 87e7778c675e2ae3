// The browser's WebSocket in unit tests: it records what the page sends, and the test plays the server.
import type { ClientMessage, ServerMessage } from "../messages";

export class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];

  static get last(): Socket {
    const socket = Socket.all.at(-1);
    if (!socket) throw new Error("no socket has been opened");
    return socket;
  }

  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  // --- What the server does -----------------------------------------------------------------------------------------

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
