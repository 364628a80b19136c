import { describe, expect, it } from "vitest";
import type { SeatView, TableView } from "../../generated/protocol";
import { canUndoWithoutVote } from "./undo";

const seat = (number: number, fields: Partial<SeatView>): SeatView => ({
  seat: number,
  name: null,
  colour: null,
  bot: null,
  connected: true,
  you: false,
  ...fields,
});
const among = (others: Partial<SeatView>[], fields: object = {}): TableView =>
  ({
    you: 0,
    options: { rated: false },
    occasion: null,
    paused: false,
    vote: null,
    seats: [seat(0, { name: "Ana", you: true }), ...others.map((other, i) => seat(i + 1, other))],
    ...fields,
  }) as unknown as TableView;

describe("going back to the viewer's last decision", () => {
  const bot = { name: "Mele", bot: "greedy" };
  it("needs no vote among bots", () => {
    expect(canUndoWithoutVote(among([bot, bot]))).toBe(true);
    expect(canUndoWithoutVote(among([bot, {}]))).toBe(true);
  });
  it("needs a vote, or is impossible, in all other cases", () => {
    expect(canUndoWithoutVote(among([bot, { name: "Ben" }]))).toBe(false);
    for (const fields of [
      { you: null },
      { options: { rated: true } },
      { occasion: { kind: "daily" } },
      { paused: true },
      { vote: { kind: "pause" } },
    ])
      expect(canUndoWithoutVote(among([bot], fields))).toBe(false);
  });
});
