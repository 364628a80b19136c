import { expect, it } from "vitest";
import { hitAreas } from "../geometry/hitAreas";
import { nearestInDirection } from "./keyboard";

it("arrow keys move to the nearest beach in their direction", () => {
  const beaches = hitAreas([{ id: "tonga", q: 0, r: 0, rotation: 0 }], "beach").filter(
    (a) => a.target.kind === "beach",
  );
  const at = (b: number): (typeof beaches)[number] => beaches[b]!;
  expect(nearestInDirection(at(0), beaches, { x: 0, y: -1 })?.key).toBe("beach tonga.3");
  expect(nearestInDirection(at(1), beaches, { x: 1, y: 0 })?.key).toBe("beach tonga.5");
  expect(nearestInDirection(at(3), beaches, { x: 0, y: -1 })).toBeNull();
});
