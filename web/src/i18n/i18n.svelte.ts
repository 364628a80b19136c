/**
 * Every text that is shown, from the message catalogues that the terminal uses, too. Only the language in force is
 * loaded. It is reactive state: another language shows at once, without a reload, in the middle of a game too.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { store } from "../browser/storage";
import { catalogues, wantedLanguage } from "./catalogues";

/** What only some pages say, those to learn on, those of tournaments, and the account: it is loaded with them. */
const further = import.meta.glob<string>("../../../src/tongiaki/locales/{learn,events,account}/*.ftl", {
  query: "?catalogue",
  import: "default",
});

/** What each language that there is a catalogue for calls itself, as the first word of a line. */
const names = new Map(
  [...catalogues.keys()].map((tag) => [
    tag,
    opening(new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag, tag),
  ]),
);

/** These languages, sorted by their names. */
export const LANGUAGES: readonly string[] = [...names.keys()].sort((a, b) =>
  languageName(a).localeCompare(languageName(b)),
);

const EMPTY = new FluentBundle("en");
let current = $state.raw<FluentBundle>(EMPTY);
/** What was asked for last: an answer that comes late must not win. */
let wanted = "en";
type Pages = "learn" | "events" | "account";
/** The pages whose texts are loaded, too, from now on. */
let also: readonly Pages[] = [];

async function load(tag: string): Promise<FluentBundle> {
  const made = new FluentBundle(tag, { useIsolating: false });
  const more = also.map((pages) => further[`../../../src/tongiaki/locales/${pages}/${tag}.ftl`]!());
  const sources = [catalogues.get(tag)!(), ...more];
  for (const source of await Promise.all(sources)) {
    const errors = made.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0]!;
  }
  return made;
}

async function show(tag: string): Promise<void> {
  wanted = tag;
  const bundle = await load(tag);
  if (wanted !== tag) return;
  current = bundle;
  document.documentElement.lang = tag;
}

/** The language in force, as a BCP 47 tag. */
export const language = (): string => current.locales[0] ?? "en";

/** How numbers, dates and lists are written, as a BCP 47 tag; English is British here. */
export const formats = (): string => (language() === "en" ? "en-GB" : language());

/** Changes the language at once, and remembers it. False: there is no such language, or it can't be had just now. */
export async function setLanguage(tag: string): Promise<boolean> {
  if (!catalogues.has(tag)) return false;
  try {
    await show(tag);
  } catch {
    return false;
  }
  store("language", tag);
  return true;
}

/** Loads what some pages say; once it is there, another language brings it along. */
async function textsOf(pages: Pages): Promise<void> {
  if (also.includes(pages)) return;
  also = [...also, pages];
  try {
    await show(wanted);
  } catch (error) {
    also = also.filter((one) => one !== pages);
    throw error;
  }
}

/** Loads what the pages to learn on say. */
export const learnTexts = (): Promise<void> => textsOf("learn");

/** Loads what the pages of tournaments say. */
export const eventTexts = (): Promise<void> => textsOf("events");

/** Loads what the page of one's account says. */
export const accountTexts = (): Promise<void> => textsOf("account");

/** Takes up the remembered language, or the browser's; English where that can't be loaded. */
export async function startLanguage(): Promise<void> {
  await show(wantedLanguage()).catch(() => show("en"));
}

/** Whether the catalogue has this message. */
export const knows = (id: string): boolean => current.hasMessage(id);

/** A message of the catalogue in the language in force. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = current.getMessage(id)?.value;
  return pattern == null ? `{${id}}` : current.formatPattern(pattern, args, []);
}

/** "a, b and c" in the language in force. */
export const listOf = (parts: string[]): string =>
  new Intl.ListFormat(formats(), { type: "conjunction" }).format(parts);

/** A time of day from seconds since 1970. */
export const timeOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { timeStyle: "short" }).format(seconds * 1000);

/** A language's name in itself, as the first word of a line. */
export function languageName(tag: string): string {
  return names.get(tag) ?? tag;
}

/** A text as a line begins with it. */
export function opening(text: string, tag: string = language()): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}
