import { describe, expect, it } from "vitest";
import type { Position } from "../../board/model/types";
import { islandsWith, pointsOf } from "./points";

describe("the current points", () => {
  const position: Pick<Position, "ships" | "royal"> = {
    ships: { tonga: [{ red: 1 }, {}], fiji: [{ red: 2, blue: 1 }], nauru: [{ blue: 1 }] },
    royal: { oahu: "red", samoa: "blue" },
  };

  it("count each island with a ship of the player once, and the player's royal islands", () => {
    expect(islandsWith(position, "red")).toEqual(["tonga", "fiji", "oahu"]);
    expect(pointsOf(position, "red")).toBe(0 + 5 + 4);
    expect(pointsOf(position, "blue")).toBe(5 + 2 + 5);
    expect(pointsOf(position, "green")).toBe(0);
  });
});
