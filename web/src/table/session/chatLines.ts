/** Merging of chat lines. */
import type { ChatLine } from "../../generated/protocol";

/** Merge two lists of chat lines in the order of their numbers, without duplicates. */
export function mergeChatLines(lines: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const byNumber = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
