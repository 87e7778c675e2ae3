// What an edition is called and says of itself: the server's English, unless the page's language has its own words.
import type { EditionInfo } from "../messages";
import { tOr } from "./i18n.svelte";
import { session } from "./session.svelte";

export function editionNamed(name: string | undefined): EditionInfo | undefined {
  return session.catalogue?.editions.find((edition) => edition.name === name);
}

export function titleOf(name: string | undefined): string {
  return tOr(`edition.${name}.title`, editionNamed(name)?.title ?? name ?? "");
}

export function bookOf(edition: EditionInfo): string {
  return tOr(`edition.${edition.name}.book`, edition.book);
}

export function blurbOf(edition: EditionInfo): string {
  return tOr(`edition.${edition.name}.blurb`, edition.blurb);
}
