// Copying says whether it worked.
import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./clipboard";

const clipboard = (value: unknown) => Object.defineProperty(navigator, "clipboard", { value, configurable: true });
const command = (works: boolean) => {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push(document.querySelector("textarea")?.value ?? "");
    return works;
  };
  return copied;
};

afterEach(() => vi.restoreAllMocks());

test("the clipboard has the text", async () => {
  const written: string[] = [];
  clipboard({ writeText: (text: string) => Promise.resolve(void written.push(text)) });
  expect(await copyText("a link")).toBe(true);
  expect(written).toEqual(["a link"]);
});

test("without a clipboard the older way copies, and leaves nothing on the page", async () => {
  clipboard(undefined);
  const copied = command(true);
  expect(await copyText("a link")).toBe(true);
  expect(copied).toEqual(["a link"]);
  expect(document.querySelector("textarea")).toBeNull();
});

test("where the browser refuses both, it is said", async () => {
  clipboard({ writeText: () => Promise.reject(new Error("not allowed")) });
  command(false);
  expect(await copyText("a link")).toBe(false);
});
