// Points at squares of the board and at parts of the table: marks them for the style sheet, also when they are redrawn.
import type { LessonStep } from "../messages";

const PARTS: Record<LessonStep["parts"][number], string> = {
  hand: ".hand",
  answers: ".decision .body > .main",
  stocks: "section.stock",
  end: "[data-end]",
};

/** Marks what a step points at, until the returned function is called. */
export function pointAt({ squares, parts }: Pick<LessonStep, "squares" | "parts">): () => void {
  const wanted = [
    ...squares.map((tile) => [`[data-tile="${tile}"]`, "square"]),
    ...parts.map((part) => [PARTS[part], "part"]),
  ];
  let marked: Element[] = [];
  const mark = () => {
    marked = wanted.flatMap(([selector = "", kind = ""]) =>
      [...document.querySelectorAll(selector)].map((element) => {
        element.setAttribute("data-pointed", kind);
        return element;
      }),
    );
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const element of marked) element.removeAttribute("data-pointed");
  };
}
