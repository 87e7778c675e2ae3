// The route, in the address after #.
import { beforeEach, expect, test, vi } from "vitest";
import { go, here, linkTo, wholeLink } from "./route.svelte";

beforeEach(() => go("", true));

/** Changes the address as following a link would. */
function follow(hash: string): void {
  history.replaceState(null, "", hash);
  dispatchEvent(new Event("hashchange"));
}

test("page, id and query are read off the address", () => {
  follow("#/game/g%201?at=12&seat=0");
  expect(here()).toMatchObject({ page: "game", id: "g 1" });
  expect(here().query.get("at")).toBe("12");
});

test("an empty address is the first page", () => {
  follow("#");
  expect(here()).toMatchObject({ page: "", id: "" });
});

test("going somewhere in place leaves no step to go back to", () => {
  const steps = history.length;
  go("rules/P3", true);
  expect(here()).toMatchObject({ page: "rules", id: "P3" });
  expect(history.length).toBe(steps);
});

test("another page begins at its top, another position of the same game does not", () => {
  const scroll = vi.fn();
  vi.stubGlobal("scrollTo", scroll);
  follow("#/game/one?at=1");
  expect(scroll).toHaveBeenCalledTimes(1);
  follow("#/game/one?at=2");
  expect(scroll).toHaveBeenCalledTimes(1);
  follow("#/game/two");
  expect(scroll).toHaveBeenCalledTimes(2);
});

test("links stay on the page, whole ones can be sent to somebody", () => {
  expect(linkTo("game/1")).toBe("#/game/1");
  expect(wholeLink("game/1")).toBe(`${location.origin}${location.pathname}#/game/1`);
});
