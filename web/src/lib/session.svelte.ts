// Who plays in this browser, and what can be chosen and read: asked once.
import type { Catalogue, Me, RuleInfo } from "../messages";
import { api } from "./api";
import { t } from "./i18n.svelte";

export const session = $state<{ me: Me | null; catalogue: Catalogue | null }>({ me: null, catalogue: null });

export async function whoAmI(): Promise<void> {
  session.me = await api.me();
}

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= api.catalogue().then(
    (found) => (session.catalogue = found),
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** A guest has a name before taking a seat. */
export async function beSomebody(name: string): Promise<void> {
  if (!session.me) await whoAmI();
  const wanted = name.trim().slice(0, 30);
  if (!session.me?.user || (wanted && wanted !== session.me.user.name && !session.me.user.account)) {
    session.me = await api.name(wanted || t("home.name.hint"));
  }
}

export function ruleNamed(id: string): RuleInfo | undefined {
  return session.catalogue?.rules.find((rule) => rule.id === id);
}
