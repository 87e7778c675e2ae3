// The route, kept in the address after #: every view and every position has a link.
export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", id = ""] = path.split("/");
  return { page, id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

let route = $state.raw<Route>(read());

addEventListener("hashchange", () => {
  const page = route.page + route.id;
  route = read();
  if (page !== route.page + route.id) scrollTo(0, 0);
});

export function here(): Route {
  return route;
}

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", `#/${path}`);
    route = read();
  } else {
    location.hash = `/${path}`;
  }
}

export function linkTo(path: string): string {
  return `#/${path}`;
}

export function wholeLink(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}
