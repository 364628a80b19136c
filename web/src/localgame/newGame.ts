/** The levels of a new game on this device: those that are too slow, and others in their place. */
import type { DevicePlayer } from "../net/http";
import { LEVELS } from "../generated/choices";

/** Return whether a level of the players may be slow: those that search. */
export const needsMeasurement = (players: readonly DevicePlayer[]): boolean =>
  players.some((player) =>
    LEVELS.some(({ name, group }) => "bot" in player && player.bot === name && ["hard", "expert"].includes(group)),
  );

/** A level that thinks too long on this device, and the best level below it that does not. */
export interface SlowLevel {
  readonly bot: string;
  readonly faster: string;
}

/** Return the strongest level of the players that is slow; null if none is. `slow`: the levels that are slow here. */
export function findSlowLevel(players: readonly DevicePlayer[], slow: readonly string[]): SlowLevel | null {
  const levels = LEVELS.map(({ name }) => name); // the best first
  const bot = levels.find(
    (level) => slow.includes(level) && players.some((player) => "bot" in player && player.bot === level),
  );
  const faster =
    bot === undefined ? undefined : levels.slice(levels.indexOf(bot)).find((level) => !slow.includes(level));
  return bot === undefined || faster === undefined ? null : { bot, faster };
}

/** Return the players with another level in place of those that are slow. */
export const replaceSlow = (
  players: readonly DevicePlayer[],
  slow: readonly string[],
  faster: string,
): readonly DevicePlayer[] =>
  players.map((player) => ("bot" in player && slow.includes(player.bot) ? { bot: faster } : player));
