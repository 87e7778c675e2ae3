// The route, in the path of the address.
import { beforeEach, expect, test, vi } from "vitest";
import { followLink, go, here, linkTo, onward, wholeLink } from "./route.svelte";

beforeEach(() => go("", true));

/** Changes the address as going back or forward would. */
function goBackTo(address: string): void {
  history.replaceState(null, "", address);
  dispatchEvent(new Event("popstate"));
}

/** Whether a click on such a link is followed inside the page. */
function click(attributes: Record<string, string>, options: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let followed = false;
  link.addEventListener("click", followLink);
  link.addEventListener("click", (event) => {
    followed = event.defaultPrevented;
    event.preventDefault(); // there is nothing to load in this test
  });
  link.dispatchEvent(new MouseEvent("click", { cancelable: true, ...options }));
  link.remove();
  return followed;
}

test("page, id and query are parsed from the address", () => {
  goBackTo("/game/g%201?at=12&seat=0");
  expect(here()).toMatchObject({ page: "game", id: "g 1" });
  expect(here().query.get("at")).toBe("12");
});

test("what took a moment navigates, unless the user has gone elsewhere meanwhile", () => {
  const loaded = onward();
  loaded("puzzles/1", true);
  expect(here()).toMatchObject({ page: "puzzles", id: "1" });
  const late = onward();
  go("ratings");
  late("puzzles/2");
  expect(here().page).toBe("ratings");
});

test("an empty address is the first page", () => {
  goBackTo("/");
  expect(here()).toMatchObject({ page: "", id: "" });
});

test("an address that cannot be decoded is not an error", () => {
  goBackTo("/game/%E0%A4%A");
  expect(here()).toMatchObject({ page: "game", id: "%E0%A4%A" });
});

test("a link of earlier versions, with #, leads to the same place", () => {
  history.replaceState(null, "", "/#/game/one?at=3");
  dispatchEvent(new Event("hashchange"));
  expect(here()).toMatchObject({ page: "game", id: "one" });
  expect(here().query.get("at")).toBe("3");
  expect(location.pathname + location.search + location.hash).toBe("/game/one?at=3");
});

test("going somewhere in place leaves no step to go back to", () => {
  const steps = history.length;
  go("rules/P3", true);
  expect(here()).toMatchObject({ page: "rules", id: "P3" });
  expect(history.length).toBe(steps);
});

test("another page starts at the top, and so does a replay; another position of it does not", () => {
  const scroll = vi.fn();
  vi.stubGlobal("scrollTo", scroll);
  goBackTo("/game/one?at=1");
  expect(scroll).toHaveBeenCalledTimes(1);
  goBackTo("/game/one?at=2");
  expect(scroll).toHaveBeenCalledTimes(1);
  goBackTo("/game/one");
  expect(scroll).toHaveBeenCalledTimes(2);
  goBackTo("/game/two");
  expect(scroll).toHaveBeenCalledTimes(3);
});

test("links lead to a path, absolute ones can be shared", () => {
  expect(linkTo("game/1")).toBe("/game/1");
  expect(wholeLink("game/1")).toBe(`${location.origin}/game/1`);
});

test("a click on a link changes the view and loads nothing", () => {
  expect(click({ href: "/game/one?at=4" })).toBe(true);
  expect(here()).toMatchObject({ page: "game", id: "one" });
  expect(here().query.get("at")).toBe("4");
});

test("new tabs, downloads, the API and other sites are left to the browser", () => {
  expect(click({ href: "/game/one" }, { ctrlKey: true })).toBe(false);
  expect(click({ href: "/game/one", target: "_blank" })).toBe(false);
  expect(click({ href: "/api/games/one/record", download: "" })).toBe(false);
  expect(click({ href: "/api/openapi.json" })).toBe(false);
  expect(click({ href: "https://example.org/game/one" })).toBe(false);
  expect(here().page).toBe("");
});
