// Written by `python3 dev.py types` from src/tongiaki/rules/moves.py, src/tongiaki/bots, src/tongiaki/tables/structs/limits.py and src/tongiaki/protocol/table_bodies.py; edit that instead.

import type { Colour } from "./protocol";

/** The players' colours, in the order of the rules. */
export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue", "orange", "purple"];

export type LevelGroup = "easy" | "medium" | "hard" | "expert";

/** A level of the bots. `compiled`: it is offered only where the engine is compiled. */
export interface Level {
  readonly name: string;
  readonly group: LevelGroup;
  readonly compiled: boolean;
}

/** The levels of the bots, the best first. */
export const LEVELS: readonly Level[] = [
  { name: "navigator", group: "expert", compiled: true },
  { name: "master", group: "expert", compiled: false },
  { name: "captain", group: "hard", compiled: false },
  { name: "helmsman", group: "hard", compiled: false },
  { name: "greedy", group: "medium", compiled: false },
  { name: "paddler", group: "medium", compiled: false },
  { name: "fisher", group: "easy", compiled: false },
  { name: "child", group: "easy", compiled: false },
  { name: "random", group: "easy", compiled: false },
];

/** The maximum times of a table, in seconds: for a turn or a game, and the increment after each turn. */
export const LONGEST = 2592000;
export const LONGEST_INCREMENT = 3600;

/** The defaults, in seconds: until a bot stands in, and the budget and increment of a rated game. */
export const USUAL_AWAY = 300;
export const RATED_TIME = 1200;
export const RATED_INCREMENT = 15;

/** The maximum length of a record, in characters. */
export const RECORD_LENGTH = 60000;
