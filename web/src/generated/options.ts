// Written by `python3 dev.py types` from src/tongiaki/tables/structs/options.py; edit that instead.

import type { TableOptions } from "./protocol";

/** A table's options when it is created without any choice. */
export const DEFAULT_OPTIONS: Required<TableOptions> = {"seats": 4, "stall": 20, "public": true, "host": true, "rated": false, "draw_seats": false, "first": null, "clock": "none", "time": 0, "increment": 0, "timeout": "move", "away": 300, "stand_in": "greedy", "draw_colours": false, "programs": false};

/** An option that is on or off, and the group of the form that shows it. */
export interface Switch {
  readonly field: "rated" | "programs" | "public" | "host" | "draw_seats" | "draw_colours";
  readonly group: "seats" | "time" | "game";
  /** Whether it has an effect only at rated tables. */
  readonly ratedOnly: boolean;
}

export const SWITCHES: readonly Switch[] = [
  {"field": "rated", "group": "game", "ratedOnly": false},
  {"field": "programs", "group": "game", "ratedOnly": true},
  {"field": "public", "group": "game", "ratedOnly": false},
  {"field": "host", "group": "game", "ratedOnly": false},
  {"field": "draw_seats", "group": "seats", "ratedOnly": false},
  {"field": "draw_colours", "group": "seats", "ratedOnly": false},
];

/** The chat command of each option: its usage, and the message id of its description. */
export const OPTION_COMMANDS: readonly (readonly [string, string])[] = [
  ["/option rated [on|off]", "command-option-rated"],
  ["/option programs [on|off]", "command-option-programs"],
  ["/option invisible [on|off]", "command-option-invisible"],
  ["/option host [on|off]", "command-option-host"],
  ["/option drawseat [on|off]", "command-option-drawseat"],
  ["/option drawcolour [on|off]", "command-option-drawcolour"],
  ["/option start SEAT|off", "command-option-start"],
  ["/option seats NUMBER", "command-option-seats"],
  ["/option stall NUMBER", "command-option-stall"],
  ["/option clock off|move SECONDS|budget SECONDS [INCREMENT]|days DAYS", "command-option-clock"],
  ["/option timeout move|seat", "command-option-timeout"],
  ["/option away SECONDS|off", "command-option-away"],
  ["/option standin LEVEL", "command-option-standin"],
];
