/** The levels of the bots that the server or this device offers, and their groups. */
import { settings } from "../browser/settings.svelte";
import { LEVELS, type LevelGroup } from "../generated/choices";

/** Levels of one group, the best first. */
export interface GroupOfLevels {
  readonly group: LevelGroup;
  readonly levels: readonly string[];
}

/**
 * Return the levels that the server or this device offers, the best first. The page has a mark for each of them if its
 * engine is compiled.
 */
export function offeredLevels(onDevice = false): string[] {
  const compiled = document.documentElement.hasAttribute(onDevice ? "data-device-compiled" : "data-compiled");
  return LEVELS.filter((level) => compiled || !level.compiled).map((level) => level.name);
}

/** Return the level for quick games. If it is not offered, return the best level that is. */
export function usualLevel(onDevice = false): string {
  const offered = offeredLevels(onDevice);
  return offered.includes(settings.bot) ? settings.bot : offered[0]!;
}

/** Return levels in groups, the best group and the best level first. */
export function groupLevels(names: readonly string[]): GroupOfLevels[] {
  const groups = new Map<LevelGroup, string[]>();
  for (const { name, group } of LEVELS) {
    if (names.includes(name)) groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups].map(([group, levels]) => ({ group, levels }));
}

/** The groups of levels, the easiest first. */
export const LEVEL_GROUPS: readonly LevelGroup[] = [...new Set(LEVELS.map(({ group }) => group))].reverse();

/** Return the level that stands for its group: the best one of the group that this server offers. */
export const levelOfGroup = (group: LevelGroup): string | undefined =>
  groupLevels(offeredLevels()).find((offered) => offered.group === group)?.levels[0];

/** Return the group that a level stands for; null if it is another level of its group. */
export const groupOfLevel = (level: string): LevelGroup | null =>
  LEVEL_GROUPS.find((group) => levelOfGroup(group) === level) ?? null;
