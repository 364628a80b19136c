import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { centre, neighbour } from "../geometry/hex";
import { BerthAssignments } from "../model/berthAssignments";
import { createClip } from "../animation/clips";
import { frameClip, type FramingContext } from "./framing";
import type { Happening, Position } from "../model/types";

const FULL: FramingContext = {
  box: { left: -900, right: 900, top: -1200, bottom: 1200 },
  whole: {},
  around: () => ({}),
  minScale: 0,
  textScale: 1,
  speed: 1,
};
const SEA: Position = {
  tiles: [{ id: "tonga", q: 0, r: 0, rotation: 0 }],
  ships: { tonga: [{ red: 2 }, {}, {}, {}, {}, {}] },
  royal: {},
  at_sea: {},
  supply: { red: 13 },
  pile: ["samoa"],
  lost: [],
};

function onPhone(): Camera {
  const camera = new Camera();
  camera.resize(390, 700);
  camera.fit({ box: FULL.box, inset: {}, scale: camera.scaleFor(FULL.box, {}) }, false);
  return camera;
}

describe("the camera during an animation", () => {
  it.each([0, 1, 2, 3, 4, 5])(
    "shows a sail over side %i and the discovery on a phone without a second movement",
    (side) => {
      const camera = onPhone();
      const at = neighbour(0, 0, side);
      const discovered = { ...SEA, tiles: [...SEA.tiles, { id: "samoa", ...at, rotation: 0 }] };
      const frame = (p: Position, h: Happening): number => {
        const fleet = { ships: ["red", "red"], at: { x: centre(at.q, at.r).x / 2, y: centre(at.q, at.r).y / 2 } };
        return frameClip(camera, createClip(p, h, fleet, new BerthAssignments()).focusPoints, FULL);
      };
      expect(frame(SEA, { kind: "sailed", beach: "tonga.0", side, fleet: { red: 2 } })).toBeGreaterThan(0);
      const view = { ...camera.target };
      for (const middle of [centre(0, 0), centre(at.q, at.r)]) {
        const { x, y } = camera.pixels(middle);
        expect(Math.min(x, y, camera.width - x, camera.height - y)).toBeGreaterThan(95 * view.scale);
      }
      frame(SEA, { kind: "discovered", tile: "samoa", ...at, rotation: 0 });
      frame(
        { ...discovered, ships: { ...SEA.ships, samoa: [{}, {}, {}] } },
        { kind: "landed", colour: "red", beach: "samoa.0" },
      );
      expect(camera.target).toEqual(view);
    },
  );

  it("keeps a scale that is already large enough", () => {
    const camera = onPhone();
    frameClip(camera, [centre(0, 0), centre(1, 0)], FULL);
    const { scale } = camera.target;
    frameClip(camera, [centre(0, 3)], FULL);
    expect(camera.target.scale).toBe(scale);
  });

  it("is never smaller than the minimum scale, even if not all is in view", () => {
    const camera = onPhone();
    frameClip(camera, [centre(0, 0), centre(6, 0)], { ...FULL, minScale: 0.5 });
    expect(camera.target.scale).toBe(0.5);
  });
});
