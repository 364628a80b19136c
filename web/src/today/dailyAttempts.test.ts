import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverNow } from "../net/serverTime.svelte";
import { reportAttempt, reportPossibleAttempt, sendAttempts } from "./dailyAttempts";
import { localDays, unsentAttempts } from "./localDays";
import { addDays, dayOf } from "./utcDays";

const attempt = (day: string) => ({ day, key: "k", moves: ["sail tonga:1"] });
let today: string;
let fetched: string[];

function answer(status: number | null): void {
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    fetched.push(`${path} ${(JSON.parse(body) as { day: string }).day}`);
    if (status === null) return Promise.reject(new TypeError("offline"));
    return Promise.resolve(new Response('{"attempts": 1, "solved": true}', { status }));
  });
}

beforeEach(() => {
  localStorage.clear();
  today = dayOf(serverNow()); // other tests of this process may have set the server's time
  fetched = [];
});
afterEach(() => vi.unstubAllGlobals());

test("attempts are sent, and stored in this browser", async () => {
  answer(200);
  await reportAttempt(attempt(today), false);
  await reportAttempt(attempt(today), true);
  await reportAttempt(attempt(today), false);
  expect(fetched).toHaveLength(3);
  expect(unsentAttempts()).toEqual([]);
  expect(localDays()).toEqual([{ day: today, game: null, puzzle: { attempts: 2, solved: true } }]);
});

test("an attempt without a connection is sent later, unless its day is over", async () => {
  answer(null);
  await reportAttempt(attempt(addDays(today, -1)), true);
  await reportAttempt(attempt(today), true);
  expect(unsentAttempts().map(({ day }) => day)).toEqual([today]);
  answer(200);
  await sendAttempts();
  expect(unsentAttempts()).toEqual([]);
  expect(fetched.at(-1)).toBe(`/api/daily/puzzle ${today}`);
});

test("an attempt that another tab stores meanwhile is not lost", async () => {
  answer(200);
  const fetchIt = fetch;
  const other = { ...attempt(today), moves: ["sail tonga:2"] };
  vi.stubGlobal("fetch", (path: string, options: RequestInit) => {
    if (fetched.length === 0) {
      // The other tab has sent the first attempt, and stores one of its own.
      localStorage.setItem("tongiaki.daily-unsent", JSON.stringify([other]));
    }
    return fetchIt(path, options);
  });
  await reportAttempt(attempt(today), false);
  expect(fetched).toHaveLength(2);
  expect(unsentAttempts()).toEqual([]);
});

test("an attempt at a puzzle that may be that of the day is sent once", async () => {
  answer(404);
  await reportPossibleAttempt(attempt(today));
  expect(fetched).toEqual([`/api/daily/puzzle ${today}`]);
  expect(unsentAttempts()).toEqual([]);
  expect(localDays()).toEqual([]);
});
