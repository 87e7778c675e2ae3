// The client's side of a game: no gap in the versions, no command lost, none carried out twice.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, ClientMessage, GameInfo, LogLine, LoggedFact, Patch, SeatInfo, Sync } from "../messages";
import { Game } from "./game.svelte";
import { Socket } from "./socket.testing";

const PLACE: Action = { type: "place_tile", tile: "4E" };
const BUY: Action = { type: "buy", shares: {} };

const info = (actions: number): GameInfo =>
  ({ actions, seats: [{ seat: 0, connected: false } as SeatInfo] }) as GameInfo;
const facts = (...types: string[]): LoggedFact[] => types.map((type, at) => ({ type, at }));
const lines = (sent: LoggedFact[], first = 0): LogLine[] =>
  sent.map(({ type, at }, i) => ({ at, fact: first + i, kind: type, chain: null, line: { key: `log.${type}` } }));
const rest = {
  view: null,
  legal: [],
  may_offer: false,
  orders: [],
  suggestions: [],
  previews: {},
  requests: [],
  clock: null,
  standings: null,
  lesson: null,
};

function sync(version: number, sent: LoggedFact[] = [], actions = version): Sync {
  return {
    type: "sync",
    version,
    seat: 0,
    info: info(actions),
    facts_from: 0,
    facts: sent,
    lines: lines(sent),
    chat: [],
    ...rest,
    undo: "no",
    thinking: null,
  } as Sync;
}

function update(version: number, facts_from: number, sent: LoggedFact[], actions = version): Patch {
  return {
    type: "patch",
    version,
    changes: { info: { actions }, undo: "free" },
    facts_from,
    facts: sent,
    lines: lines(sent, facts_from),
  };
}

let game: Game;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  game = new Game("g 1");
});

afterEach(() => {
  game.close();
  vi.useRealTimers();
});

/** The page is connected and has everything up to a version. */
function connected(version = 3, sent = facts("dealt", "tile_placed")): Socket {
  Socket.last.open();
  Socket.last.say(sync(version, sent));
  return Socket.last;
}

function kinds(messages: ClientMessage[]): string[] {
  return messages.map((message) => message.type);
}

function commandOf(message: ClientMessage | undefined): string {
  if (!message || !("command_id" in message) || !message.command_id) throw new Error("not a command");
  return message.command_id;
}

test("it first requests the whole state, and shows it", () => {
  const socket = connected();
  expect(socket.address).toMatch(/\/ws\/games\/g%201$/);
  expect(socket.sent).toEqual([{ type: "hello", patches: true }]);
  expect(game.connection).toBe("open");
  expect(game.log.facts.map((fact) => fact.type)).toEqual(["dealt", "tile_placed"]);
});

test("an update adds its facts and passes them to the listener", () => {
  const socket = connected();
  const seen: [string[], string[], boolean][] = [];
  game.onFacts = (facts, lines, back) =>
    seen.push([facts.map((fact) => fact.type), lines.map((line) => line.line.key), back]);
  socket.say(update(4, 2, facts("chain_founded")));
  expect(game.log.facts.map((fact) => fact.type)).toEqual(["dealt", "tile_placed", "chain_founded"]);
  expect(seen).toEqual([[["chain_founded"], ["log.chain_founded"], false]]);
  expect(game.log.lines.map((line) => line.fact)).toEqual([0, 1, 2]);
  expect(game.undo).toBe("free");
});

test("facts that were undone are gone", () => {
  const socket = connected();
  let back = false;
  game.onFacts = (_, __, taken) => (back = taken);
  socket.say(update(4, 1, []));
  expect(game.log.facts.map((fact) => fact.type)).toEqual(["dealt"]);
  expect(game.log.lines.map((line) => line.kind)).toEqual(["dealt"]);
  expect(back).toBe(true);
});

test("a patch changes what it names, whatever presence has changed since", () => {
  const socket = connected();
  socket.say({ type: "presence", seats: [{ seat: 0, connected: true, can_be_replaced: false }], onlookers: 2 });
  socket.say({ ...update(4, 2, []), changes: { legal: [[PLACE]], info: { turn: 2 } } });
  expect(game.legal).toEqual([PLACE]);
  expect(game.info).toMatchObject({ turn: 2, actions: 3, seats: [{ connected: false }] });
});

test("earlier lines come when they are asked for", () => {
  const socket = connected();
  game.askEarlier();
  expect(kinds(socket.sent)).toEqual(["hello"]);
  socket.say({ ...sync(9, facts("chain_grew")), facts_from: 2 });
  expect(game.log.first).toBe(2);
  game.askEarlier();
  expect(socket.sent.at(-1)).toEqual({ type: "log", before: 2 });
  const earlier = facts("dealt", "tile_placed");
  for (let i = 0; i < 2; i++) socket.say({ type: "log", before: 2, facts: earlier, lines: lines(earlier) });
  expect(game.log.facts.map((fact) => fact.type)).toEqual(["dealt", "tile_placed", "chain_grew"]);
  expect(game.log.lines).toHaveLength(3);
  expect(game.log.first).toBe(0);
});

test("an undo may go back behind the part of the log that is here", () => {
  const socket = connected();
  socket.say({ ...sync(9, facts("chain_grew")), facts_from: 2 });
  socket.say(update(10, 1, []));
  expect(game.log.facts).toEqual([]);
  expect(game.log.first).toBe(1);
  socket.say({ type: "log", before: 2, facts: facts("dealt", "tile_placed"), lines: [] });
  expect(game.log.facts).toEqual([]);
});

test.each([
  ["a version is missing", update(5, 2, facts("shares_bought"))],
  ["facts are missing", update(4, 3, facts("shares_bought"))],
])("when %s, everything is asked for again and nothing is shown", (_, message) => {
  const socket = connected();
  socket.say(message);
  expect(game.log.facts).toHaveLength(2);
  expect(game.count).toBe(3);
  expect(socket.sent.at(-1)).toEqual({ type: "hello", patches: true });
  socket.say(sync(5, facts("dealt", "tile_placed", "shares_bought")));
  expect(game.log.facts).toHaveLength(3);
});

test("a repeated update changes nothing", () => {
  const socket = connected();
  socket.say(update(4, 2, facts("chain_founded")));
  socket.say(update(4, 2, facts("chain_founded")));
  socket.say(update(3, 0, []));
  expect(game.log.facts).toHaveLength(3);
  expect(kinds(socket.sent)).toEqual(["hello"]);
});

test("chat counts as an event: lines are appended, and a gap is noticed", () => {
  const socket = connected();
  const line = { at: 1, player: "Ann", text: "hello" } as unknown as Sync["chat"][number];
  socket.say({ type: "chat", version: 4, line });
  expect(game.chat).toEqual([line]);
  socket.say({ type: "chat", version: 6, line });
  expect(game.chat).toHaveLength(1);
  expect(kinds(socket.sent)).toEqual(["hello", "hello"]);
});

test("one action at a time: the next one waits for the answer to the first", () => {
  const socket = connected();
  game.act(PLACE);
  game.act(BUY);
  expect(socket.sent.slice(1)).toEqual([
    { type: "act", action: PLACE, version: 3, seat: 0, command_id: expect.any(String) as string },
  ]);
  expect(game.pending).toBe(true);
  socket.say({ type: "ack", command_id: commandOf(socket.sent[1]), version: 4 });
  expect(game.pending).toBe(false);
});

test("the update with the player's own action also ends the wait", () => {
  const socket = connected();
  game.act(PLACE);
  socket.say(update(4, 2, facts("said"), 3));
  expect(game.pending).toBe(true); // another player's event
  socket.say(update(5, 3, facts("tile_placed"), 4));
  expect(game.pending).toBe(false);
});

test("unacknowledged commands are resent after a lost connection, with the same id", () => {
  const socket = connected();
  game.act(PLACE);
  const command = socket.sent[1];
  socket.close(1006);
  expect(game.connection).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(Socket.last).not.toBe(socket);
  Socket.last.open();
  expect(Socket.last.sent).toEqual([{ type: "hello", patches: true }, command]);
  Socket.last.say({ type: "ack", command_id: commandOf(command), version: 4 });
  Socket.last.close(1006);
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  expect(kinds(Socket.last.sent)).toEqual(["hello"]);
});

test("a command given while offline is sent on reconnecting", () => {
  connected().close(1006);
  game.act(PLACE);
  vi.advanceTimersByTime(1000);
  Socket.last.open();
  expect(kinds(Socket.last.sent)).toEqual(["hello", "act"]);
});

test("the wait grows with each failure, and ends once the network is back", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  connected().close(1006);
  for (const wait of [400, 720, 1296]) {
    const before = Socket.all.length;
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(before + 1);
    Socket.last.close(1006);
  }
  const before = Socket.all.length;
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(before + 1);
});

test("an unknown game is not requested again", () => {
  Socket.last.close(4404);
  expect(game.connection).toBe("gone");
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("a game that cannot be read says why, and is not requested again", () => {
  const why = { reason: "log_gap", rule: null, values: { n: 3 } };
  Socket.last.say({ type: "closing", message: "Event 3 of this game is missing.", why });
  Socket.last.close(4404);
  expect(game.unreadable).toEqual(why);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("closing it ends the connection for good", () => {
  connected();
  game.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("a refusal is shown, and another decision can be made", () => {
  const socket = connected();
  game.act(PLACE);
  socket.say({
    type: "refused",
    command_id: commandOf(socket.sent[1]),
    code: "illegal",
    message: "no",
    reason: "dead_tile",
    rule: "T4",
    values: {},
  });
  expect(game.trouble).toMatchObject({ code: "illegal", rule: "T4" });
  expect(game.pending).toBe(false);
  expect(kinds(socket.sent)).toEqual(["hello", "act"]);
});

test("a stale action is refused, and the whole state requested again", () => {
  const socket = connected();
  game.act(PLACE);
  socket.say({
    type: "refused",
    command_id: commandOf(socket.sent[1]),
    code: "stale",
    message: "old",
    reason: "table_changed",
    rule: null,
    values: {},
  });
  expect(kinds(socket.sent)).toEqual(["hello", "act", "hello"]);
});

test("why not: every question gets its own answer", async () => {
  const socket = connected();
  const answers = [game.whyNot(PLACE), game.whyNot(BUY)];
  const [first, second] = socket.sent.slice(1).map(commandOf);
  socket.say({ type: "why_not", command_id: second ?? "", message: null, rule: null, why: null });
  socket.say({
    type: "why_not",
    command_id: first ?? "",
    message: "a dead tile",
    rule: "T4",
    why: { reason: "dead_tile", rule: "T4", values: {} },
  });
  expect(await answers[0]).toMatchObject({ reason: "dead_tile", rule: "T4" });
  expect(await answers[1]).toBeNull();
});

test("presence changes without an event", () => {
  const socket = connected();
  socket.say({ type: "presence", seats: [{ seat: 0, connected: true, can_be_replaced: false }], onlookers: 2 });
  expect(game.info?.seats[0]?.connected).toBe(true);
  expect(game.onlookers).toBe(2);
  expect(game.count).toBe(3);
});

test("who is thinking is sent between two versions, and with the next one", () => {
  const socket = connected();
  socket.say({ type: "thinking", player: "Bob", warming_up: false });
  expect(game.thinking).toBe("Bob");
  socket.say(update(4, 2, facts("cash_paid")));
  expect(game.thinking).toBeNull();
});

test("the viewed seat survives a lost connection", () => {
  const socket = connected();
  game.look(1);
  expect(socket.sent.at(-1)).toEqual({ type: "look", seat: 1 });
  socket.close(1006);
  vi.advanceTimersByTime(1000);
  expect(Socket.last.address).toMatch(/\?seat=1$/);
});

// --- The teacher and hints ---------------------------------------------------------------------------------------------

const WARNED = { choice: { key: "choice.stop" }, loss: 11, error: 2, reason: { key: "better.founds" } };

/** What was last sent, where it is a question or a command. */
const asked = (socket: Socket) => commandOf(socket.sent.at(-1));

test("the teacher asks once before an action, which is then taken", async () => {
  const socket = connected();
  game.teacherLimit = () => 5;
  game.act(PLACE);
  expect(socket.sent.at(-1)).toMatchObject({ type: "teach", action: PLACE, limit: 5 });
  socket.say({ type: "teach", command_id: asked(socket), warned: WARNED });
  await vi.waitFor(() => expect(game.warning).toMatchObject({ action: PLACE, asking: true }));
  expect(game.pending).toBe(false);
  game.chooseAgain();
  expect(game.warning?.asking).toBe(false);
  game.act(PLACE);
  expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: PLACE });
});

test("what the teacher has nothing to say about is taken at once, also where the teacher is not there", async () => {
  const socket = connected();
  game.teacherLimit = () => 5;
  game.act(PLACE);
  socket.say({ type: "teach", command_id: asked(socket), warned: null });
  await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: PLACE }));
  socket.say(update(4, 2, facts("tile_placed")));
  game.act(BUY);
  socket.say({
    type: "refused",
    command_id: asked(socket),
    code: "not_now",
    reason: "coach_not_ready",
    rule: null,
    values: {},
    message: "",
  } as never);
  await vi.waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ type: "act", action: BUY }));
  expect(game.trouble).toBeNull();
});

test("what the teacher was asked about is not done in another decision", async () => {
  const socket = connected();
  game.teacherLimit = () => 5;
  game.act(PLACE);
  const question = asked(socket);
  socket.say(update(4, 2, facts("tile_placed"), 4));
  socket.say({ type: "teach", command_id: question, warned: null });
  await vi.waitFor(() => expect(game.pending).toBe(false));
  await vi.advanceTimersByTimeAsync(0);
  expect(kinds(socket.sent)).not.toContain("act");
});

test("a warning is forgotten when someone has acted", async () => {
  const socket = connected();
  game.teacherLimit = () => 5;
  game.act(PLACE);
  socket.say({ type: "teach", command_id: asked(socket), warned: WARNED });
  await vi.waitFor(() => expect(game.warning).not.toBeNull());
  socket.say(update(4, 2, [], 3)); // the log tells of the hint: nobody has acted
  expect(game.warning).not.toBeNull();
  socket.say(update(5, 2, facts("tile_placed"), 4));
  expect(game.warning).toBeNull();
});

test("a hint is answered, or refused with its reason, also by a lost connection", async () => {
  const socket = connected();
  const hint = game.hint();
  socket.say({ type: "hint", command_id: asked(socket), hint: { player: "Ann", choices: [] } });
  expect(await hint).toEqual({ player: "Ann", choices: [] });
  const refused = game.hint().catch(() => "refused");
  socket.say({
    type: "refused",
    command_id: asked(socket),
    code: "not_allowed",
    reason: "hints_off",
    rule: null,
    values: {},
    message: "",
  } as never);
  expect(await refused).toBe("refused");
  expect(game.trouble?.reason).toBe("hints_off");
  const lost = game.hint().catch(() => "lost");
  socket.close(1006);
  expect(await lost).toBe("lost");
});
