// What a review marks at the table: mistakes in the log, tiles on the board, and a line that is being played out.
import type { DecisionReview, LineStep } from "../messages";

export type Grade = DecisionReview["class"];
export interface MarkedTile {
  tile: string;
  best: boolean; // else it was played
}

class Marks {
  game = $state(""); // the one that the marks belong to
  grades = $state.raw<Record<number, Grade>>({}); // by the number of the action
  tiles = $state.raw<MarkedTile[]>([]);
  step = $state.raw<LineStep | null>(null);
}

export const marks = new Marks();

/** How mistakes are written in the log, from the small to the great. */
export const SIGNS: Record<Grade, string> = {
  fine: "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  disaster: "???",
};
