// A decision of a finished game, tried again.
import { expect, test, vi } from "vitest";
import type { Action, PosedDecision } from "../messages";
import { Refusal } from "../lib/api";
import { api } from "./api";
import { Trying } from "./trying.svelte";

const PLACE: Action = { type: "place_tile", tile: "4E" };
const POSED = {
  view: { viewer: "Ann" },
  legal: [PLACE],
  previews: {},
  standings: null,
  why: null,
} as unknown as PosedDecision;
const WRONG = {
  right: false,
  loss: 6,
  error: 2,
  best: "place 5E",
  better: { key: "choice.place", values: { tile: "5E" } },
  reason: null,
};

async function posed(): Promise<Trying> {
  vi.spyOn(api, "decision").mockResolvedValue(POSED);
  const trying = new Trying("g1", 7);
  await vi.waitFor(() => expect(trying.position).toEqual(POSED));
  expect(api.decision).toHaveBeenCalledWith("g1", 7);
  return trying;
}

test("it is answered once, and again when it is wanted", async () => {
  const trying = await posed();
  const attempt = vi.spyOn(api, "attempt").mockResolvedValue(WRONG);
  trying.act(PLACE);
  trying.act(PLACE);
  await vi.waitFor(() => expect(trying.result).toEqual(WRONG));
  expect(attempt).toHaveBeenCalledExactlyOnceWith("g1", 7, PLACE);
  expect(trying.legal).toEqual([]);
  trying.again();
  expect(trying.legal).toEqual([PLACE]);
});

test("a refusal is shown beside the decision, anything else in its place", async () => {
  const trying = await posed();
  const why = { reason: "coach_not_ready", rule: null, values: {} };
  vi.spyOn(api, "attempt")
    .mockRejectedValueOnce(new Refusal("not_now", "", why))
    .mockRejectedValueOnce(new Refusal("offline", "offline"));
  trying.act(PLACE);
  await vi.waitFor(() => expect(trying.trouble).toEqual(why));
  trying.act(PLACE);
  await vi.waitFor(() => expect(trying.problem).toBeInstanceOf(Refusal));
  expect(trying.pending).toBe(false);
});
