// The user of this browser, and the catalogue of editions, bots and rules, fetched once.
import type { Catalogue, Me, RuleInfo } from "../messages";
import { api } from "./api";
import { t } from "./i18n.svelte";

interface Session {
  me: Me | null;
  catalogue: Catalogue | null;
  address: string | null; // where others reach the server
}
export const session = $state<Session>({ me: null, catalogue: null, address: null });

export async function whoAmI(): Promise<void> {
  session.me = await api.me();
}

/** Asks where others reach the server. */
export async function whereAmI(): Promise<void> {
  session.address = (await api.address()).address;
}

/** A link as others can open it: `localhost` means another machine to them. */
export function reachableFrom(address: string | null, link: string): string {
  const url = new URL(link);
  if (!address || !["localhost", "127.0.0.1", "[::1]"].includes(url.hostname)) return link;
  return new URL(url.pathname + url.search + url.hash, address).href;
}

let loading: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  loading ??= api.catalogue().then(
    (found) => (session.catalogue = found),
    (problem: unknown) => {
      loading = null;
      throw problem;
    },
  );
  return loading;
}

/** The level that plays where nobody chose one; the server says which. */
export function usualBot(): string | undefined {
  return session.catalogue?.default.seats?.find((seat) => seat.kind === "bot")?.bot ?? undefined;
}

/** Makes sure that there is a user with a name, as a guest if need be, before they take a seat. */
export async function ensureSession(name: string): Promise<void> {
  if (!session.me) await whoAmI();
  const wanted = name.trim().slice(0, 30);
  if (!session.me?.user || (wanted && wanted !== session.me.user.name && !session.me.user.account)) {
    session.me = await api.name(wanted || t("home.name.hint"));
  }
}

export function ruleNamed(id: string): RuleInfo | undefined {
  return session.catalogue?.rules.find((rule) => rule.id === id);
}
