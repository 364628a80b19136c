/**
 * The scenes of the manual's figures, by the names that the manual's text uses. The names are the same in all
 * languages.
 */
import { hitAreas } from "../board/geometry/hitAreas";
import { beachOfPier, islandFacts } from "../board/model/tileFacts";
import type { Target } from "../board";
import type { PlacedTile } from "../board/model/types";
import { sea, type Scene } from "./scene";
import { STORIES } from "./stories";

/** Names of the figures that do not show the board. */
export const PANELS = ["lens", "commands"] as const;

const around = sea(
  [
    ["tonga", 0, 0],
    ["w15", 1, -1, 1],
    ["samoa", 1, 0, 2],
    ["w06", 0, -1],
    ["w02", -1, 0, 5],
    ["tahiti", -1, 1, 4],
    ["w10", 0, 1, 3],
    ["hiva_oa", 2, -1, 2],
    ["fiji", -2, 0, 5],
    ["w13", 2, 0, 2],
    ["hawaii", 1, -2, 1],
    ["w09", -2, 1, 1],
  ],
  {
    tonga: "1red, 1green 1blue, , 1yellow, 1red, ",
    samoa: "2red, 1blue 1green, 1yellow 2red",
    tahiti: "1green, 1blue, 2green 1yellow",
    hiva_oa: "1blue, , 2yellow",
    fiji: "2green, 1red 1blue, ",
  },
  { hawaii: "green" },
);

const openCoast = sea(
  [
    ["tonga", 0, 0],
    ["fiji", 0, -1],
    ["w13", 0, 1, 3],
  ],
  { tonga: ", 1red, , 1blue, , 1green", fiji: "1blue, 1green, 1blue" },
);

/** Returns every pier and every end of a current that faces an empty cell. */
function exits(tiles: readonly PlacedTile[]): Target[] {
  return hitAreas(tiles, "exit").flatMap(({ target }) => {
    if (target.kind !== "exit") return [];
    const facts = islandFacts(target.tile);
    return !facts || beachOfPier(facts, target.side) >= 0 ? [target] : [];
  });
}

export const SCENES: Readonly<Record<string, Scene>> = {
  ...STORIES,
  sea: { position: around },
  island: { position: sea([["samoa", 0, 0]], { samoa: "1red, 2green 1red 1blue, 1blue 1green" }) },
  water: {
    position: sea(
      [
        ["w03", 0, 0],
        ["w13", 2, -1],
      ],
      {},
    ),
  },
  laid: {
    position: sea(
      [
        ["tonga", 0, 0],
        ["tahiti", 0, 1, 3],
      ],
      { tonga: ", 1red, , , 1blue, ", tahiti: "1red, 1blue, 1green" },
    ),
  },
  setup: { position: sea([["tonga", 0, 0]], { tonga: "1red, 1green, , 1red 1green, 1yellow, 1yellow" }) },
  sail: {
    position: sea([["tonga", 0, 0]], { tonga: "1red, , 1blue 1green, 1red, , 1red 1green 1blue" }),
    pulsing: ["tonga.5"],
    active: "tonga",
    route: {
      colours: 3,
      steps: [],
      end: "unknown",
      exit: { tile: "tonga", side: 5 },
      from: { island: "tonga", side: 5 },
    },
  },
  resettle: { position: openCoast, pick: "exit", targets: exits(openCoast.tiles) },
  score: {
    position: sea(
      [
        ["tonga", 0, 0],
        ["fiji", 0, -1],
        ["tuamotu", 1, -1, 1],
      ],
      {
        tonga: "1red, , 1green, , , 1green",
        fiji: "1red, 1green 1blue, ",
        tuamotu: "1blue, 2blue",
      },
    ),
  },
  loop: {
    position: sea(
      [
        ["tonga", 0, 0],
        ["w01", 0, 1, 3],
        ["w13", 1, 0, 2],
      ],
      { tonga: "1red 2blue, 1red, , 1blue, 1blue, 1red" },
    ),
    pulsing: ["tonga.0"],
    active: "tonga",
    route: {
      colours: 2,
      steps: [
        { tile: "w01", entry: 0, exit: 1, demand: 0 },
        { tile: "w13", entry: 5, exit: 0, demand: 0 },
      ],
      end: "returns",
      island: "tonga",
      from: { island: "tonga", side: 0 },
    },
  },
  wedges: {
    position: sea([["oahu", 0, 0]], { oahu: "2red 1green, 2blue 2green 1red, 2blue 1red" }),
    pick: "pier",
    targets: [1, 2, 3, 4, 5].map((side) => ({ kind: "pier", island: "oahu", side })),
    active: "oahu",
  },
};
