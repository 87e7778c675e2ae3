// Radio buttons and tabs of our own.
import { beforeEach, expect, test } from "vitest";
import { chooseByArrows } from "./arrows";

let chosen: string[];

function group(role: "radio" | "tab"): HTMLElement[] {
  document.body.innerHTML = `<div>${["a", "b", "c"].map((id) => `<button id="${id}" role="${role}"></button>`).join("")}</div>`;
  const all = [...document.querySelectorAll("button")];
  for (const one of all) {
    one.addEventListener("keydown", (event) => chooseByArrows(event as KeyboardEvent & { currentTarget: HTMLElement }));
    one.addEventListener("click", () => chosen.push(one.id));
  }
  return all;
}

/** Whether the key was used, pressed on what has the focus. */
function press(key: string): boolean {
  return !document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
}

beforeEach(() => (chosen = []));

test("arrows choose the next radio button, round and round", () => {
  group("radio")[0]!.focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"]) expect(press(key)).toBe(true);
  expect(chosen).toEqual(["b", "c", "a", "c", "b"]);
  expect(document.activeElement!.id).toBe("b");
});

test("up and down are not for tabs, and other keys for nobody", () => {
  group("tab")[0]!.focus();
  expect(["ArrowUp", "ArrowDown", "Enter", "x"].map(press)).toEqual([false, false, false, false]);
  expect(press("ArrowLeft")).toBe(true);
  expect(chosen).toEqual(["c"]);
});
