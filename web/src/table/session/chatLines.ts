/** What is said at a table, as it comes to light. */
import type { ChatLine } from "../../generated/protocol";

/** Lines and more lines, each once, in the order in which they were said. */
export function together(lines: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const all = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
