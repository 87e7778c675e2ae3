// An edition's title, book and blurb: the server's English, unless the page's language translates them.
import type { EditionInfo } from "../messages";
import { tFallback } from "./i18n.svelte";
import { session } from "./session.svelte";

export function editionNamed(name: string | undefined): EditionInfo | undefined {
  return session.catalogue?.editions.find((edition) => edition.name === name);
}

export function titleOf(name: string | undefined): string {
  return tFallback(`edition.${name}.title`, editionNamed(name)?.title ?? name ?? "");
}

export function bookOf(edition: EditionInfo): string {
  return tFallback(`edition.${edition.name}.book`, edition.book);
}

export function blurbOf(edition: EditionInfo): string {
  return tFallback(`edition.${edition.name}.blurb`, edition.blurb);
}
