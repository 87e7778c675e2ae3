// The HTTP side of the server. A refusal becomes a Refusal with the server's reason.
import type {
  Address,
  Catalogue,
  Credentials,
  GameInfo,
  GameList,
  GameRatings,
  Guide,
  History,
  Join,
  LessonList,
  Me,
  NewGame,
  PlayOn,
  Position,
  Problem,
  RatedAnswer,
  RatingHistory,
  Ratings,
  Reason,
  SeatChange,
  Setup,
  Statistics,
} from "../messages";

import type { Opened } from "../shuffle/verify";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly why: Reason | null = null,
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    const plain = typeof body === "string";
    init.headers = { "Content-Type": plain ? "text/plain; charset=utf-8" : "application/json" };
    init.body = plain ? body : JSON.stringify(body);
  }
  let reply: Response;
  try {
    reply = await fetch(path, init);
  } catch {
    throw new Refusal("offline", "offline");
  }
  const text = await reply.text();
  if (!reply.ok) {
    let problem: Partial<Problem> = {};
    try {
      problem = JSON.parse(text) as Partial<Problem>;
    } catch {
      // not a reply of our server's
    }
    const why = problem.reason
      ? { reason: problem.reason, rule: problem.rule ?? null, values: problem.values ?? {} }
      : null;
    throw new Refusal(problem.code ?? String(reply.status), problem.message ?? reply.statusText, why);
  }
  return (text ? JSON.parse(text) : {}) as T;
}

const game = (id: string, rest = "") => `/api/games/${encodeURIComponent(id)}${rest}`;
const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  name: (name: string) => ask<Me>("POST", "/api/session", { name }),
  register: (credentials: Credentials) => ask<Me>("POST", "/api/register", credentials),
  login: (credentials: Credentials) => ask<Me>("POST", "/api/login", credentials),
  logout: () => ask<unknown>("POST", "/api/logout", {}),
  address: () => ask<Address>("GET", "/api/address"),
  catalogue: () => ask<Catalogue>("GET", "/api/catalogue"),
  wouldBeRated: (setup: Setup) => ask<RatedAnswer>("POST", "/api/rated", setup),
  create: (asked: NewGame) => ask<GameInfo>("POST", "/api/games", asked),
  lobby: () => ask<GameList>("GET", "/api/games?list=lobby"),
  mine: () => ask<GameList>("GET", "/api/games?list=mine"),
  invitation: (code: string) => ask<GameInfo>("GET", `/api/invitations/${encodeURIComponent(code)}`),
  join: (id: string, join: Join) => ask<GameInfo>("POST", game(id, "/join"), join),
  leave: (id: string) => ask<GameInfo>("POST", game(id, "/leave"), {}),
  remove: (id: string) => ask<GameInfo>("DELETE", game(id)),
  start: (id: string) => ask<GameInfo>("POST", game(id, "/start"), {}),
  rematch: (id: string) => ask<GameInfo>("POST", game(id, "/rematch"), {}),
  playOn: (id: string, asked: PlayOn) => ask<GameInfo>("POST", game(id, "/play-on"), asked),
  seats: (id: string, seats: SeatChange[]) => ask<GameInfo>("POST", game(id, "/seats"), { seats }),
  position: (id: string, action: number, seat: number | null) =>
    ask<Position>("GET", game(id, `/positions/${action}`) + seatQuery(seat)),
  history: (id: string) => ask<History>("GET", game(id, "/history")),
  pictureAddress: (id: string, action: number) => game(id, `/positions/${action}/picture`),
  drawingAddress: (id: string, action: number) => game(id, `/positions/${action}/drawing`),
  recordAddress: (id: string, format: "text" | "json") => game(id, `/record?format=${format}`),
  opened: (id: string) => ask<Opened>("GET", game(id, "/record?format=json")),
  guide: () => ask<Guide>("GET", "/api/guide"),
  guidePicture: (name: string) => `/api/guide/${name}`,
  lessons: () => ask<LessonList>("GET", "/api/lessons"),
  learn: (lesson: string, again: boolean) => ask<GameInfo>("POST", `/api/lessons/${lesson}`, { again }),
  upload: (record: string) => ask<GameInfo>("POST", "/api/records", record),
  ratings: () => ask<Ratings>("GET", "/api/ratings"),
  ratingHistory: () => ask<RatingHistory>("GET", "/api/ratings/me"),
  gameRatings: (id: string) => ask<GameRatings>("GET", game(id, "/ratings")),
  statistics: () => ask<Statistics>("GET", "/api/statistics/me"),
};
