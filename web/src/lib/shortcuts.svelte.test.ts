// Keyboard shortcuts: which key presses are any, and for whom they are.
import { afterEach, beforeEach, expect, test } from "vitest";
import { noteClick, pressKey, type Shortcuts, shortcutOf, takeKeys } from "./shortcuts.svelte";

const heard: string[] = [];
const gone: (() => void)[] = [];

/** A component that takes some keys; the answer makes it go away. */
function component(name: string, keys: string): () => void {
  const shortcuts: Shortcuts = (key) => {
    heard.push(`${name}:${key}`);
    return keys.split(" ").includes(key);
  };
  const go = $effect.root(() => takeKeys(shortcuts));
  gone.push(go);
  return go;
}

/** The press of a key where the selector points. */
function press(key: string, where = "body", options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  document.querySelector(where)!.dispatchEvent(event);
  return event;
}

const click = (where: string, detail: number) =>
  document.querySelector(where)!.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));

beforeEach(() => {
  document.body.innerHTML = `<button id="a"><b>A</b></button><button id="b"></button><a href="/"></a><input /><textarea></textarea>
    <select></select><dialog open><button id="inside"></button></dialog><div role="gridcell"></div>`;
  addEventListener("keydown", pressKey);
  addEventListener("click", noteClick, true);
  press("Tab"); // whatever was clicked before
  heard.length = 0;
});

afterEach(() => {
  removeEventListener("keydown", pressKey);
  removeEventListener("click", noteClick, true);
  for (const go of gone.splice(0)) go();
});

test("a letter is one key with and without Shift", () => {
  expect(shortcutOf(press("S", "body", { shiftKey: true }))).toBe("s");
  expect(shortcutOf(press("s"))).toBe("s");
  expect(shortcutOf(press("Escape"))).toBe("Escape");
});

test.each(["input", "textarea", "select", "#inside"])("a key pressed in %s is no shortcut", (where) => {
  expect(shortcutOf(press("s", where))).toBeNull();
});

test.each(["ctrlKey", "metaKey", "altKey"])("a key with %s belongs to the browser", (modifier) => {
  expect(shortcutOf(press("ArrowLeft", "body", { [modifier]: true }))).toBeNull();
});

test("a key that the focused element has used is no shortcut", () => {
  const square = document.querySelector("[role=gridcell]")!;
  square.addEventListener("keydown", (event) => event.preventDefault());
  component("replay", "ArrowLeft");
  press("ArrowLeft", "[role=gridcell]");
  expect(heard).toEqual([]);
});

test("what is inside is asked before what surrounds it, and the first that takes a key has it", () => {
  component("table", "m Enter");
  component("buy", "1 Enter");
  expect(press("Enter").defaultPrevented).toBe(true);
  expect(heard).toEqual(["buy:Enter"]);
  press("m");
  expect(heard.slice(1)).toEqual(["buy:m", "table:m"]);
  expect(press("x").defaultPrevented).toBe(false);
});

test("a component that has gone is not asked", () => {
  component("table", "Enter");
  component("buy", "Enter")();
  press("Enter");
  expect(heard).toEqual(["table:Enter"]);
});

test("Enter on a button or link reached by keyboard is the button's own", () => {
  component("buy", "Enter 1");
  for (const where of ["#a", "a"]) expect(press("Enter", where).defaultPrevented).toBe(false);
  expect(heard).toEqual([]);
  press("1", "#a");
  expect(heard).toEqual(["buy:1"]);
});

test("Enter on a button clicked with a pointer confirms, and does not press it as well", () => {
  component("buy", "Enter");
  click("#a b", 1);
  expect(press("Enter", "#a").defaultPrevented).toBe(true);
  expect(press("Enter", "#b").defaultPrevented).toBe(false);
});

test("Enter on a button clicked with a pointer presses it where there is nothing to confirm", () => {
  component("table", "m");
  click("#a", 1);
  expect(press("Enter", "#a").defaultPrevented).toBe(false);
});

test("a button that was clicked, then left and reached by keyboard, or pressed by it, has Enter again", () => {
  component("buy", "Enter");
  click("#a", 1);
  press("Tab", "#a");
  expect(press("Enter", "#a").defaultPrevented).toBe(false);
  click("#a", 1);
  click("#a", 0);
  expect(press("Enter", "#a").defaultPrevented).toBe(false);
});
