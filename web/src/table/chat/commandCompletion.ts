/** What a command that is being typed may go on with. */
import { COMMANDS } from "../../game/messages/commands";

export interface Suggestion {
  /** The whole line once it is taken; a blank at its end asks for more. */
  text: string;
  /** What the list shows. */
  shown: string;
  /** The message that says what it does, where there is one. */
  about: string | null;
}

/** What arguments can be, as the table stands. */
export interface Words {
  names: readonly string[];
  bots: readonly string[];
  colours: readonly string[];
  languages: readonly string[];
}

const MOST = 8;

/** The suggestions for a line: none unless it begins with a slash. */
export function complete(line: string, words: Words): Suggestion[] {
  if (!line.startsWith("/")) return [];
  const blank = line.lastIndexOf(" ");
  const before = line.slice(0, blank + 1);
  const typed = line.slice(blank + 1).toLowerCase();
  const found = blank < 0 ? commands(typed) : values(before, words);
  return found
    .filter((one) => one.text.toLowerCase().startsWith(line.toLowerCase()) && one.text !== line)
    .slice(0, blank < 0 ? undefined : MOST);
}

/** Whether the line is a command as it stands, whatever else could follow. */
export const isWhole = (line: string): boolean =>
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

function values(before: string, words: Words): Suggestion[] {
  const [command, ...given] = before.trim().toLowerCase().split(/\s+/);
  if (command === "/option") return options(before, given, words);
  const lists: Record<string, readonly string[]> = {
    "/join": words.colours,
    "/colour": words.colours,
    "/bot": words.bots,
    "/kick": words.names,
    "/ban": words.names,
    "/standin": words.names,
    "/tell": words.names.map((name) => `${name} `),
    "/mute": words.names,
    "/lang": words.languages,
  };
  const start = command === "/join" ? before : `${command} `;
  if (command !== "/join" && given.length > 0) return [];
  return (lists[command!] ?? []).map((word) => ({ text: start + word, shown: word.trim(), about: null }));
}

function options(before: string, given: readonly string[], words: Words): Suggestion[] {
  const forms = COMMANDS.filter(([form]) => /^\/option [a-z]/.test(form));
  if (given.length === 0) {
    return forms.map(([form, about]) => ({ text: `/option ${form.split(" ")[1]} `, shown: form, about }));
  }
  if (given.length > 1) return [];
  const form = forms.find(([one]) => one.split(" ")[1] === given[0])?.[0] ?? "";
  if (form.endsWith(" LEVEL")) return words.bots.map((bot) => ({ text: before + bot, shown: bot, about: null }));
  // What is written small is typed as it stands; more may follow it.
  const choices = form
    .split(" ")
    .slice(2)
    .join(" ")
    .replace(/^\[(.*)\]$/, "$1")
    .split("|");
  return choices
    .filter((one) => /^[a-z]/.test(one))
    .map((one) => ({ text: before + one.replace(/ .*/, " "), shown: one, about: null }));
}
