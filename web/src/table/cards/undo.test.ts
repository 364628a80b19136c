import { describe, expect, it } from "vitest";
import type { SeatView, TableView } from "../../generated/protocol";
import { goesBackAtOnce } from "./undo";

const seat = (which: number, given: Partial<SeatView>): SeatView => ({
  seat: which,
  name: null,
  colour: null,
  bot: null,
  connected: true,
  you: false,
  ...given,
});
const among = (others: Partial<SeatView>[], given: object = {}): TableView =>
  ({
    you: 0,
    options: { rated: false },
    occasion: null,
    paused: false,
    vote: null,
    seats: [seat(0, { name: "Ana", you: true }), ...others.map((one, at) => seat(at + 1, one))],
    ...given,
  }) as unknown as TableView;

describe("going back to before one's last decision", () => {
  const bot = { name: "Mele", bot: "greedy" };
  it("is done at once among bots", () => {
    expect(goesBackAtOnce(among([bot, bot]))).toBe(true);
    expect(goesBackAtOnce(among([bot, {}]))).toBe(true);
  });
  it("is others' to agree to, or not to be had", () => {
    expect(goesBackAtOnce(among([bot, { name: "Ben" }]))).toBe(false);
    for (const given of [
      { you: null },
      { options: { rated: true } },
      { occasion: { kind: "daily" } },
      { paused: true },
      { vote: { kind: "pause" } },
    ])
      expect(goesBackAtOnce(among([bot], given))).toBe(false);
  });
});
