/** The manual's two chapters: the rules, and how to play well. */
export type Chapter = "manual" | "strategy";

/** The path of each chapter. */
export const PATHS: Readonly<Record<Chapter, string>> = { manual: "/manual", strategy: "/manual/strategy" };
