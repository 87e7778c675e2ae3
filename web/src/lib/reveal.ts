/** What was asked for is seen where it comes up, also if that is below the edge of a phone. */
export function reveal(element: Element): void {
  element.scrollIntoView({ block: "nearest" });
}
