// @vitest-environment node
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const MODULE = new URL("dayBounds.ts", import.meta.url).href;
const SCRIPT = `const { dayStart, nextDayStart } = await import(process.argv[1]);
  const bounds = process.argv.slice(2).map((day) => [dayStart(day), nextDayStart(day)]);
  console.log(JSON.stringify(bounds));`;

/** Returns the bounds of days in a time zone. They are computed in another process, which runs in that time zone. */
function boundsIn(zone: string, days: readonly string[]): [number, number][] {
  const args = ["--no-warnings", "--input-type=module", "--eval", SCRIPT, MODULE, ...days];
  const output = execFileSync(process.execPath, args, { env: { ...process.env, TZ: zone }, encoding: "utf-8" });
  return JSON.parse(output) as [number, number][];
}

it.each([
  ["Europe/Berlin", { "2026-03-28": ["27T23", 24], "2026-03-29": ["28T23", 23], "2026-10-25": ["24T22", 25] }],
  ["America/Santiago", { "2026-09-05": ["05T04", 24], "2026-09-06": ["06T04", 23], "2026-09-07": ["07T03", 24] }],
  ["Asia/Beirut", { "2026-03-29": ["28T22", 23], "2026-10-24": ["23T21", 25], "2026-12-31": ["30T22", 24] }],
] as [string, Record<string, [string, number]>][])("days in %s begin and end at midnight there", (zone, expected) => {
  const days = boundsIn(zone, Object.keys(expected));
  const actual = days.map(([start, end]) => [new Date(start * 1000).toISOString().slice(8, 13), (end - start) / 3600]);
  expect(actual).toEqual(Object.values(expected));
});
