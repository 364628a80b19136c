/** The manual's two pages: the rules, and how to play well. */
export type Chapter = "manual" | "strategy";

/** Where each of them is read. */
export const PATHS: Readonly<Record<Chapter, string>> = { manual: "/manual", strategy: "/manual/strategy" };
