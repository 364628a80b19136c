/**
 * Every text that is shown, from the message catalogue that the terminal uses, too. The bundle is reactive state:
 * another language shows at once, without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, recall } from "../app/store";

const catalogues = import.meta.glob<string>("../../../src/tongiaki/locales/*.ftl", { query: "?raw", import: "default" });
import english from "../../../src/tongiaki/locales/en.ftl?raw";

const languageOf = (path: string): string => /([A-Za-z-]+)\.ftl$/.exec(path)?.[1] ?? path;
const paths = new Map(Object.keys(catalogues).map((path) => [languageOf(path), path]));

/** The languages that there is a catalogue for. */
export const LANGUAGES: readonly string[] = [...paths.keys()].sort();

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0]!;
  return made;
}

const fallback = bundle("en", english);
let current = $state.raw<FluentBundle>(fallback);

/** The language in force, as a BCP 47 tag. */
export const language = (): string => current.locales[0] ?? "en";

/** Changes the language at once, and remembers it. */
export async function setLanguage(name: string): Promise<void> {
  const path = paths.get(name);
  if (path === undefined) return;
  current = name === "en" ? fallback : bundle(name, await catalogues[path]!());
  remember("language", name);
  document.documentElement.lang = name;
}

/** Takes up the remembered language, or the browser's. */
export function startLanguage(): Promise<void> {
  const wishes = [recall<string>("language", ""), ...navigator.languages].map((tag) => tag.split("-")[0]!);
  return setLanguage(wishes.find((tag) => paths.has(tag)) ?? "en");
}

/** Whether the catalogue has this message. */
export const knows = (id: string): boolean => current.hasMessage(id) || fallback.hasMessage(id);

/** A message of the catalogue in the language in force; English where the language lacks it. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const source = current.hasMessage(id) ? current : fallback;
  const pattern = source.getMessage(id)?.value;
  return pattern == null ? `{${id}}` : source.formatPattern(pattern, args, []);
}

/** "a, b and c" in the language in force. */
export const listOf = (parts: string[]): string => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);

/** A time of day from seconds since 1970. */
export const timeOf = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(new Date(seconds * 1000));

/** A language's name in itself. */
export const languageName = (tag: string): string => new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
