// An account's sessions and password.
import type { NewPassword, SessionList } from "../messages";
import { ask } from "../lib/api";

export const account = {
  sessions: () => ask<SessionList>("GET", "/api/sessions"),
  end: (id: string) => ask<SessionList>("DELETE", `/api/sessions/${encodeURIComponent(id)}`),
  endOthers: () => ask<SessionList>("DELETE", "/api/sessions"),
  password: (asked: NewPassword) => ask<unknown>("POST", "/api/password", asked),
};
