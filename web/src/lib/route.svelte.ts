// The route, kept in the address's path: every view and every position has a link.
export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

/** Links of earlier versions had the route after #; they lead to the same place. */
function moveFromHash(): void {
  if (location.hash.startsWith("#/")) history.replaceState(null, "", location.hash.slice(1));
}

function read(): Route {
  const [page = "", id = ""] = location.pathname.slice(1).split("/");
  return { page, id: decoded(id), query: new URLSearchParams(location.search) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray %: no game has such an id
  }
}

moveFromHash();
let route = $state.raw<Route>(read());

/** What counts as a page of its own: a game, and its replay. */
function view({ page, id, query }: Route): string {
  return `${page}/${id}${query.has("at") ? "?at" : ""}`;
}

function moved(): void {
  const before = view(route);
  moveFromHash();
  route = read();
  if (before !== view(route)) scrollTo(0, 0);
}

addEventListener("popstate", moved);
addEventListener("hashchange", moved);

export function here(): Route {
  return route;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", linkTo(path));
  else if (linkTo(path) !== location.pathname + location.search) history.pushState(null, "", linkTo(path));
  moved();
}

/** For what takes a moment: goes there, unless the visitor has gone elsewhere meanwhile. */
export function onward(): typeof go {
  const from = route;
  return (path, replace) => {
    if (route === from) go(path, replace);
  };
}

export function linkTo(path: string): string {
  return `/${path}`;
}

export function wholeLink(path: string): string {
  return location.origin + linkTo(path);
}

/** A click on a link to another view of this page goes there without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname.includes(".")) return;
  event.preventDefault();
  go(link.pathname.slice(1) + link.search);
}
