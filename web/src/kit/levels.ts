/** The levels of the bots that this server offers, and their groups. */
import { settings } from "../browser/settings.svelte";
import { LEVELS, type LevelGroup } from "../generated/choices";

/** Levels of one group, the best first. */
export interface GroupOfLevels {
  readonly group: LevelGroup;
  readonly levels: readonly string[];
}

/** Return the levels that this server offers, the best first. The server marks the page if its engine is compiled. */
export function offeredLevels(): string[] {
  const compiled = document.documentElement.hasAttribute("data-compiled");
  return LEVELS.filter((level) => compiled || !level.compiled).map((level) => level.name);
}

/** Return the level for quick games. If this server does not offer it, return the best level that it offers. */
export function usualLevel(): string {
  const offered = offeredLevels();
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
