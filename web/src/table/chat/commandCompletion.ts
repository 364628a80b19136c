/** Suggestions for completing a command. */
import { COMMANDS } from "../../game/messages/commands";

export interface Suggestion {
  /** The whole line once the suggestion is accepted. It ends with a space if an argument must follow. */
  text: string;
  /** The text shown in the list of suggestions. */
  shown: string;
  /** The id of the message that describes the suggestion, or null. */
  about: string | null;
}

/** The possible values of arguments at this table. */
export interface ArgumentValues {
  names: readonly string[];
  bots: readonly string[];
  colours: readonly string[];
  languages: readonly string[];
}

/** Maximum number of suggestions for an argument. */
const MAX_VALUES = 8;

/** Return the suggestions for a line. There are none unless it begins with a slash. */
export function completeCommand(line: string, allowed: ArgumentValues): Suggestion[] {
  if (!line.startsWith("/")) return [];
  const blank = line.lastIndexOf(" ");
  const before = line.slice(0, blank + 1);
  const typed = line.slice(blank + 1).toLowerCase();
  const suggestions = blank < 0 ? commands(typed) : values(before, allowed);
  return suggestions
    .filter(({ text }) => text.toLowerCase().startsWith(line.toLowerCase()) && text !== line)
    .slice(0, blank < 0 ? undefined : MAX_VALUES);
}

/** Return whether the line is only the name of a command, without arguments. */
export const isCompleteCommand = (line: string): boolean =>
  COMMANDS.some(([form]) => form.split(" ")[0] === line.trim().toLowerCase());

function commands(typed: string): Suggestion[] {
  const first = new Map<string, Suggestion>();
  for (const [form, about] of COMMANDS) {
    const word = form.split(" ")[0]!;
    if (word.startsWith(typed) && !first.has(word))
      first.set(word, { text: form === word ? word : `${word} `, shown: form, about });
  }
  return [...first.values()];
}

function values(before: string, allowed: ArgumentValues): Suggestion[] {
  const [command, ...given] = before.trim().toLowerCase().split(/\s+/);
  if (command === "/option") return options(before, given, allowed);
  const lists: Record<string, readonly string[]> = {
    "/join": allowed.colours,
    "/colour": allowed.colours,
    "/bot": allowed.bots,
    "/kick": allowed.names,
    "/ban": allowed.names,
    "/standin": allowed.names,
    "/tell": allowed.names.map((name) => `${name} `),
    "/mute": allowed.names,
    "/lang": allowed.languages,
  };
  const start = command === "/join" ? before : `${command} `;
  if (command !== "/join" && given.length > 0) return [];
  return (lists[command!] ?? []).map((word) => ({ text: start + word, shown: word.trim(), about: null }));
}

function options(before: string, given: readonly string[], allowed: ArgumentValues): Suggestion[] {
  const forms = COMMANDS.filter(([form]) => /^\/option [a-z]/.test(form));
  if (given.length === 0) {
    return forms.map(([form, about]) => ({ text: `/option ${form.split(" ")[1]} `, shown: form, about }));
  }
  if (given.length > 1) return [];
  const form = forms.find(([usage]) => usage.split(" ")[1] === given[0])?.[0] ?? "";
  if (form.endsWith(" LEVEL")) return allowed.bots.map((bot) => ({ text: before + bot, shown: bot, about: null }));
  // Lower-case words are literal arguments, which other arguments may follow.
  const choices = form
    .split(" ")
    .slice(2)
    .join(" ")
    .replace(/^\[(.*)\]$/, "$1")
    .split("|");
  return choices
    .filter((choice) => /^[a-z]/.test(choice))
    .map((choice) => ({ text: before + choice.replace(/ .*/, " "), shown: choice, about: null }));
}
