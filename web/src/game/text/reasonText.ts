/** The texts of the reasons for a mistake. */
import type { Colour, Reason } from "../../generated/protocol";
import { formats, listOf, t } from "../../i18n/i18n.svelte";
import { placeName } from "./names";
import { type NameOf } from "./phrase";

/** Return the reasons for a mistake of the player with a colour. The viewer is addressed directly. */
export const reasonTexts = (
  reasons: readonly Reason[],
  colour: Colour,
  viewer: Colour | null,
  names: NameOf,
): string[] =>
  reasons.map((reason) => reasonText(reason, { who: names(colour), you: colour === viewer ? "yes" : "no" }, names));

function reasonText(reason: Reason, player: { [name: string]: string }, names: NameOf): string {
  const variables: { [name: string]: string | number } = { ...player };
  for (const [name, value] of Object.entries(reason)) {
    if (name === "rival") variables[name] = names(value as string);
    else if (name === "rivals") variables[name] = listOf((value as string[]).map(names));
    else if (name === "island") variables[name] = placeName(value as string);
    else if (name === "islands") variables[name] = listOf((value as string[]).map(placeName));
    else if (name !== "kind") variables[name] = value as number;
  }
  if (reason.kind === "expects") {
    const format = new Intl.NumberFormat(formats(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    Object.assign(variables, { better: format.format(reason.better), played: format.format(reason.played) });
  }
  return t(`coach-reason-${reason.kind}`, variables);
}
