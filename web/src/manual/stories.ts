/** The scenes of the manual's animated figures, by the figure's name. */
import { fleet, sea, type Scene } from "./scene";

const crew = fleet("1red 1green 1blue");

export const STORIES: Readonly<Record<string, Scene>> = {
  turn: {
    position: sea(
      [
        ["tonga", 0, 0],
        ["samoa", 1, -1, 1],
      ],
      { tonga: "1red, , 1red, 1blue, , 1green 1blue", samoa: "1red 1yellow, 1green, " },
    ),
    active: "tonga",
    story: [
      { kind: "placed", colour: "red", beach: "tonga.3" },
      { kind: "placed", colour: "red", beach: "tonga.5" },
      { kind: "sailed", beach: "tonga.5", side: 5, fleet: crew },
      { kind: "discovered", tile: "w02", q: 1, r: 0, rotation: 2 },
      { kind: "passed", tile: "w02", entry: 0, exit: 1 },
      { kind: "arrived", island: "samoa", fleet: crew },
      { kind: "landed", colour: "blue", beach: "samoa.2" },
      { kind: "landed", colour: "green", beach: "samoa.1" },
      { kind: "landed", colour: "red", beach: "samoa.0" },
      { kind: "sailed", beach: "samoa.0", side: 2, fleet: fleet("2red 1yellow") },
      { kind: "discovered", tile: "fiji", q: 1, r: -2, rotation: 0 },
      { kind: "arrived", island: "fiji", fleet: fleet("2red 1yellow") },
      { kind: "landed", colour: "yellow", beach: "fiji.0" },
      { kind: "landed", colour: "red", beach: "fiji.1" },
      { kind: "landed", colour: "red", beach: "fiji.2" },
    ],
  },
  crown: {
    position: sea(
      [
        ["tonga", 0, 0],
        ["tubuai", 0, -1],
      ],
      { tonga: "1red, , 1blue, , , 1yellow", tubuai: "1yellow, 1yellow" },
    ),
    story: [{ kind: "crowned", colour: "yellow", island: "tubuai", returned: 1 }],
  },
  expand: {
    position: sea([["samoa", 0, 0]], { samoa: "1red, 1red 1blue, 1blue" }),
    active: "samoa",
    story: [
      { kind: "placed", colour: "red", beach: "samoa.0" },
      { kind: "placed", colour: "red", beach: "samoa.2" },
    ],
  },
  voyage: {
    position: sea([["tonga", 0, 0]], { tonga: "1red, , 1blue, , 1green, 1red 1green 1blue" }),
    pulsing: ["tonga.5"],
    story: [
      { kind: "sailed", beach: "tonga.5", side: 5, fleet: crew },
      { kind: "discovered", tile: "w02", q: 1, r: 0, rotation: 2 },
      { kind: "passed", tile: "w02", entry: 0, exit: 1 },
      { kind: "discovered", tile: "samoa", q: 1, r: -1, rotation: 0 },
      { kind: "arrived", island: "samoa", fleet: crew },
      { kind: "landed", colour: "red", beach: "samoa.0" },
      { kind: "landed", colour: "green", beach: "samoa.1" },
      { kind: "landed", colour: "blue", beach: "samoa.2" },
    ],
  },
  founder: {
    position: sea([["tonga", 0, 0]], { tonga: ", 2red 1yellow, 1yellow, , , 1red" }),
    pulsing: ["tonga.1"],
    story: [
      { kind: "sailed", beach: "tonga.1", side: 1, fleet: fleet("2red 1yellow") },
      { kind: "discovered", tile: "w07", q: -1, r: 1, rotation: 4 },
      { kind: "sank", tile: "w07", fleet: fleet("2red 1yellow") },
    ],
  },
  "turned-back": {
    position: sea(
      [
        ["tonga", 0, 0],
        ["hawaii", 0, -1],
      ],
      { tonga: "1blue, , 1green, 2red 1blue, , 1green" },
      { hawaii: "green" },
    ),
    pulsing: ["tonga.3"],
    story: [
      { kind: "sailed", beach: "tonga.3", side: 3, fleet: fleet("2red 1blue") },
      { kind: "turned_back", island: "hawaii" },
      { kind: "arrived", island: "tonga", fleet: fleet("2red 1blue") },
      { kind: "landed", colour: "red", beach: "tonga.2" },
      { kind: "landed", colour: "blue", beach: "tonga.3" },
      { kind: "landed", colour: "red", beach: "tonga.4" },
    ],
  },
  landing: {
    position: sea(
      [
        ["fiji", 0, 0],
        ["rarotonga", 0, -1],
      ],
      { fiji: "1green, 2red 1green 1blue, 1red", rarotonga: ", 1blue" },
    ),
    pulsing: ["fiji.1"],
    story: [
      { kind: "sailed", beach: "fiji.1", side: 3, fleet: fleet("2red 1green 1blue") },
      { kind: "arrived", island: "rarotonga", fleet: fleet("2red 1green 1blue") },
      { kind: "landed", colour: "blue", beach: "rarotonga.0" },
      { kind: "landed", colour: "red", beach: "rarotonga.1" },
      { kind: "landed", colour: "red", beach: "rarotonga.0" },
      { kind: "landed", colour: "green", beach: "rarotonga.1" },
    ],
  },
  chain: {
    position: sea(
      [
        ["tonga", 0, 0],
        ["nauru", 0, -1],
      ],
      { tonga: "1green, , , 1red 1yellow 1green, , 1red", nauru: "1yellow, , " },
    ),
    pulsing: ["tonga.3"],
    story: [
      { kind: "sailed", beach: "tonga.3", side: 3, fleet: fleet("1red 1yellow 1green") },
      { kind: "arrived", island: "nauru", fleet: fleet("1red 1yellow 1green") },
      { kind: "landed", colour: "red", beach: "nauru.0" },
      { kind: "landed", colour: "green", beach: "nauru.1" },
      { kind: "landed", colour: "yellow", beach: "nauru.2" },
      { kind: "sailed", beach: "nauru.0", side: 2, fleet: fleet("1yellow 1red") },
      { kind: "discovered", tile: "tokelau", q: -1, r: -1, rotation: 5 },
      { kind: "arrived", island: "tokelau", fleet: fleet("1yellow 1red") },
      { kind: "landed", colour: "red", beach: "tokelau.0" },
      { kind: "landed", colour: "yellow", beach: "tokelau.1" },
    ],
  },
};
