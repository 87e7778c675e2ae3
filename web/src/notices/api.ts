// The HTTP side of notices.
import type { Delivered, LinkFollowed, NoticeSettings, Target } from "../messages";
import { ask } from "../lib/api";

export type Choice = Target["choices"][number];
export const CHOICES: Choice[] = ["turn", "over", "invited", "said"];

const target = (id: string, rest = "") => `/api/notices/targets/${encodeURIComponent(id)}${rest}`;

export const notices = {
  settings: () => ask<NoticeSettings>("GET", "/api/notices"),
  email: (address: string, language: string) => ask<Target>("POST", "/api/notices/email", { address, language }),
  webhook: (url: string, language: string) => ask<Target>("POST", "/api/notices/webhook", { url, language }),
  choose: (id: string, choices: Choice[]) => ask<Target>("PUT", target(id), { choices }),
  remove: (id: string) => ask<unknown>("DELETE", target(id)),
  test: (id: string) => ask<Delivered>("POST", target(id, "/test"), {}),
  follow: (purpose: "confirm" | "unsubscribe", token: string) =>
    ask<LinkFollowed>("POST", `/api/notices/${purpose}/${encodeURIComponent(token)}`, {}),
};
