import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./paced";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("much news at once is asked for once, and once more after the pause", async () => {
  const ask = vi.fn(async () => false);
  const { news } = paced(ask, 2000);
  for (let i = 0; i < 5; i++) news();
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
  news();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("what is not ready is asked for again without news, until nobody looks", async () => {
  const ask = vi.fn(async () => true);
  const { news, end } = paced(ask, 2000);
  news();
  await vi.advanceTimersByTimeAsync(4100);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
