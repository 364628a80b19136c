/** Messages with typed arguments, which are translated when they are displayed. */
import { listOf, t } from "../../i18n/i18n.svelte";
import { colourName, fleetText, placeName } from "./names";

export type Arg =
  | string
  | number
  | { island: string }
  | { tile: string }
  | { colour: string }
  | { who: string }
  | { fleet: { [colour: string]: number | undefined } }
  | { islands: string[] };

export interface Phrase {
  id: string;
  args?: { [name: string]: Arg };
}

/** Returns the name of the player who has a colour. */
export type NameOf = (colour: string) => string;

/** Return a phrase in the current language. */
export function formatPhrase(phrase: Phrase, names: NameOf = colourName): string {
  const args: { [name: string]: string | number } = {};
  for (const [name, arg] of Object.entries(phrase.args ?? {})) args[name] = argText(arg, names);
  return t(phrase.id, args);
}

function argText(arg: Arg, names: NameOf): string | number {
  if (typeof arg !== "object") return arg;
  if ("island" in arg) return placeName(arg.island);
  if ("islands" in arg) return listOf(arg.islands.map(placeName));
  if ("tile" in arg) return placeName(arg.tile);
  if ("colour" in arg) return colourName(arg.colour);
  if ("who" in arg) return names(arg.who);
  return fleetText(arg.fleet);
}
