// Written by `python3 dev.py types` from src/tongiaki/rules/moves.py, src/tongiaki/bots, src/tongiaki/tables/structs/limits.py and src/tongiaki/server/bodies/table_bodies.py; edit that instead.

import type { Colour } from "./protocol";

/** The players' colours, in the order of the rules. */
export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue", "orange", "purple"];

/** The bots, the best first. */
export const LEVELS = ["master", "captain", "helmsman", "greedy", "paddler", "fisher", "child", "random"] as const;

/** The maximum times of a table, in seconds: for a turn or a game, and the increment after each turn. */
export const LONGEST = 2592000;
export const LONGEST_INCREMENT = 3600;

/** The defaults, in seconds: until a bot stands in, and the budget and increment of a rated game. */
export const USUAL_AWAY = 300;
export const RATED_TIME = 1200;
export const RATED_INCREMENT = 15;

/** The maximum length of a record, in characters. */
export const RECORD_LENGTH = 60000;
