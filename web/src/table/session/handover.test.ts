import { describe, expect, it } from "vitest";
import type { GameView, SeatView, TableView } from "../../generated/protocol";
import { Handover } from "./handover.svelte";

const COLOURS = ["red", "yellow", "green"] as const;

/** A running table; `bots` are the seats of bots, and `you` is the seat that the page shows. */
function turn(
  you: number,
  toMove: string,
  bots: readonly number[] = [],
  id = "d-a",
): ConstructorParameters<typeof Handover>[0] {
  const seats = COLOURS.map(
    (colour, seat) => ({ seat, colour, name: colour, bot: bots.includes(seat) ? "greedy" : null }) as SeatView,
  );
  return {
    table: { id, status: "running", seats, you } as unknown as TableView,
    game: { to_move: toMove } as GameView,
  };
}

describe("pass and play", () => {
  it("asks each player to take the device, once for each turn", () => {
    let now = turn(0, "red");
    const session = {
      get table() {
        return now.table;
      },
      get game() {
        return now.game;
      },
    };
    const next = (): string | null => new Handover(session).next;
    expect(next()).toBe("red");
    now = turn(1, "yellow");
    expect(next()).toBe("yellow");
  });

  it("asks nobody who has the device already", () => {
    const handover = new Handover(turn(1, "yellow"));
    handover.take();
    expect(handover.next).toBeNull();
  });

  it.each([
    ["while a bot moves", turn(0, "green", [2])],
    ["if one person plays against bots", turn(0, "red", [1, 2])],
    ["in a game of a server", turn(0, "red", [], "abc")],
  ])("asks nobody %s", (_, now) => {
    expect(new Handover(now).next).toBeNull();
  });
});
