/** Who reads what is said at a table. */
import type { ChatLine, TableView } from "../generated/protocol";

/** Lines and more lines, each once, in the order in which they were said. */
export function together(lines: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const all = new Map([...lines, ...more].map((line) => [line.number, line]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** Whether what this viewer says is for watchers alone. */
export function amongWatchers(table: TableView | null): boolean {
  return table?.status === "running" && table.you === null;
}
