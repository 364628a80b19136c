// Written by `python3 dev.py types` from src/tongiaki/rules/moves.py and src/tongiaki/bots; edit that instead.

import type { Colour } from "./protocol";

/** The players' colours, in the order of the rules. */
export const COLOURS: readonly Colour[] = ["red", "yellow", "green", "blue", "orange", "purple"];

/** The bots, the better first. */
export const LEVELS = ["master", "captain", "helmsman", "greedy", "paddler", "fisher", "child", "random"] as const;
