/** A new game on this device, from the form to the page of the game. */
import { loadFromTab, storeInTab } from "../browser/storage";
import type { DevicePlayer } from "../net/http";
import { LEVELS } from "../generated/choices";

const KEY = "device-new";

/** Store the players of a new game in this tab. The page of the game creates it when Python is loaded. */
export const storeNewGame = (players: readonly DevicePlayer[]): void => storeInTab(KEY, players);

/** Return the players of the new game; null if there is none. */
export const storedNewGame = (): readonly DevicePlayer[] | null => loadFromTab<readonly DevicePlayer[]>(KEY);

/** Forget the new game, because it has been created. */
export const clearNewGame = (): void => storeInTab(KEY, null);

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
