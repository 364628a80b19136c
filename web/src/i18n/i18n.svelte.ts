/**
 * The texts of the client, from the message catalogues that it shares with the terminal. Only the current language is
 * loaded. The language is reactive state, so that a change of language is visible immediately, without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { store } from "../browser/storage";
import { catalogues, initialLanguage } from "./catalogues";

/** Catalogues of groups of pages, and of parts of a table that are loaded late. */
const pageCatalogues = import.meta.glob<string>(
  "../../../src/tongiaki/locales/{learn,events,account,device,table,ending,today,replay}/*.ftl",
  {
    query: "?catalogue",
    import: "default",
  },
);

/** The name of each language in that language, capitalized. */
const names = new Map(
  [...catalogues.keys()].map((tag) => [
    tag,
    opening(new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag, tag),
  ]),
);

/** All languages, sorted by their names. */
export const LANGUAGES: readonly string[] = [...names.keys()].sort((a, b) =>
  languageName(a).localeCompare(languageName(b)),
);

const EMPTY = new FluentBundle("en");
let current = $state.raw<FluentBundle>(EMPTY);
/** The most recently requested language. A late response for another language is ignored. */
let wanted = "en";
/** The number of requests, and the number of the request that is shown. A later one has more catalogues. */
let requests = 0;
let shownRequest = 0;
type Pages = "learn" | "events" | "account" | "device" | "table" | "ending" | "today" | "replay";
/** The page groups whose catalogues are loaded in addition to the main one, and when they are loaded. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- no page shows it
const loadedPages = new Map<Pages, Promise<void>>();

async function load(tag: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const more = [...loadedPages.keys()].map((pages) =>
    pageCatalogues[`../../../src/tongiaki/locales/${pages}/${tag}.ftl`]!(),
  );
  const sources = [catalogues.get(tag)!(), ...more];
  for (const source of await Promise.all(sources)) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0]!;
  }
  return bundle;
}

async function show(tag: string): Promise<void> {
  wanted = tag;
  const request = ++requests;
  const bundle = await load(tag);
  if (wanted !== tag || request < shownRequest) return;
  shownRequest = request;
  current = bundle;
  document.documentElement.lang = tag;
}

/** Return the current language as a BCP 47 tag. */
export const language = (): string => current.locales[0] ?? "en";

/** Return the BCP 47 tag for formatting numbers, dates and lists. English is formatted as British English. */
export const formats = (): string => (language() === "en" ? "en-GB" : language());

/** Change the language and store the choice. Return false if there is no such language or it cannot be loaded. */
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

/** Load the texts of a group of pages. After this, they are also loaded whenever the language changes. */
function textsOf(pages: Pages): Promise<void> {
  const loading = loadedPages.get(pages);
  if (loading) return loading;
  let shown: (loaded: Promise<void>) => void = () => undefined;
  const pending = new Promise<void>((resolve) => (shown = resolve));
  pending.catch(() => undefined); // the callers handle failures
  loadedPages.set(pages, pending);
  const loaded = show(wanted).catch((error: unknown) => {
    loadedPages.delete(pages);
    throw error;
  });
  shown(loaded);
  return loaded;
}

/** Load the texts of the learning pages. */
export const learnTexts = (): Promise<void> => textsOf("learn");

/** Load the texts of the tournament pages. */
export const eventTexts = (): Promise<void> => textsOf("events");

/** Load the texts of the end of a game. */
export const endTexts = (): Promise<void> => textsOf("ending");

/** Load the texts of the account page. */
export const accountTexts = (): Promise<void> => textsOf("account");

/** Load the texts of games on this device. */
export const deviceTexts = (): Promise<void> => textsOf("device");

/** Load the texts that a table needs after its first paint: coaching, remarks of bots, and reactions. */
export const tableTexts = (): Promise<void> => textsOf("table");

/** Load the texts of the day: of its page, of the daily game, and of the lists on the front page. */
export const todayTexts = (): Promise<void> => textsOf("today");

/** Load the texts of replays, reviews, analyses and studies. */
export const replayTexts = (): Promise<void> => textsOf("replay");

/** Load the stored language or the browser's language. Fall back to English if it cannot be loaded. */
export async function startLanguage(): Promise<void> {
  await show(initialLanguage()).catch(() => show("en"));
}

/** Return whether the catalogue has a message. */
export const knows = (id: string): boolean => current.hasMessage(id);

/** Return a message in the current language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = current.getMessage(id)?.value;
  return pattern == null ? `{${id}}` : current.formatPattern(pattern, args, []);
}

/** Join texts in the current language, as in "a, b and c". */
export const listOf = (parts: string[]): string =>
  new Intl.ListFormat(formats(), { type: "conjunction" }).format(parts);

/** Join complete sentences in the current language, and omit empty ones. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== "")
    .reduce((text, next) => (text === "" ? next : t("words-next", { text, next })), "");

/** Format the time of day of a timestamp in seconds since 1970. */
export const timeOf = (seconds: number): string =>
  new Intl.DateTimeFormat(formats(), { timeStyle: "short" }).format(seconds * 1000);

/** Return a language's name in that language, capitalized. */
export function languageName(tag: string): string {
  return names.get(tag) ?? tag;
}

/** Return a text with its first letter capitalized. */
export function opening(text: string, tag: string = language()): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}
