/** A text that is still data: a message of the catalogue and what it speaks of, put into words when it is shown. */
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

/** Who plays which colour, for messages that name players. */
export type NameOf = (colour: string) => string;

/** The phrase in the reader's language. */
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
