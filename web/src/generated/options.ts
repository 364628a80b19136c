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

/** The chat command of each option: its usage, and the option's word. */
export const OPTION_COMMANDS: readonly (readonly [string, string])[] = [
  ["/option rated [on|off]", "rated"],
  ["/option programs [on|off]", "programs"],
  ["/option invisible [on|off]", "invisible"],
  ["/option host [on|off]", "host"],
  ["/option drawseat [on|off]", "drawseat"],
  ["/option drawcolour [on|off]", "drawcolour"],
  ["/option start SEAT|off", "start"],
  ["/option seats NUMBER", "seats"],
  ["/option stall NUMBER", "stall"],
  ["/option clock off|move SECONDS|budget SECONDS [INCREMENT]|days DAYS", "clock"],
  ["/option timeout move|seat", "timeout"],
  ["/option away SECONDS|off", "away"],
  ["/option standin LEVEL", "standin"],
];
