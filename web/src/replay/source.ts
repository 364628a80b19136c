/** Sources of a replay (a table, a record or a study) and the actions that each supports. */
import { isOnDevice, isSite, soloPlace, tablePath } from "../browser/paths";
import { go } from "../browser/router.svelte";
import { beginOnDevice } from "../game/newDeviceGame";
import type { PlayOn, Reviewing } from "../generated/protocol";
import {
  type Point,
  createStudy,
  continueRecord,
  continueStudy,
  continueTable,
  recordAddress,
  studyRecordAddress,
  fetchRecord,
  fetchRecordReview,
  fetchStudyRecord,
  fetchStudyReview,
  fetchTableReview,
} from "../net/http";
import { recordLink, tableLink } from "./links";

export interface Source {
  /** The game's table; null for a record. */
  readonly table: string | null;
  /** The key of the message that is shown if the game is not over. */
  readonly unfinished: string;
  /** The fields that identify the game in requests to the server. */
  readonly game: Pick<Point, "table" | "study" | "record">;
  /** The URL of the record. */
  readonly record: string;
  /** Returns a link to the position after `at` moves; null if the page's own address is the link. */
  readonly link: ((at: number) => Promise<string>) | null;
  /** Creates a study that starts at a move; null if the source is a study, or if there is no server. */
  readonly createStudy: ((at: number) => Promise<{ id: string }>) | null;
  /** Requests the review, or its progress if it is not ready. */
  review(): Promise<Reviewing>;
  /** Creates a new game that starts with the first moves of this one, and goes to it. */
  playOn(from: PlayOn): Promise<void>;
}

/** Return whether games that continue a table's game, or a record, run on this device. */
export const continuesOnDevice = (table: string | null): boolean =>
  isSite() || soloPlace() === "device" || (table !== null && isOnDevice(table));

/** Create a game and go to it, on this device if games against bots run there. */
async function playOn(
  table: string | null,
  create: () => Promise<{ id: string }>,
  record: () => string | Promise<string>,
  { bot = "", ...from }: PlayOn,
): Promise<void> {
  if (!continuesOnDevice(table)) return go(tablePath((await create()).id));
  const players = [{ name: from.name }, { bot }];
  beginOnDevice({ players, from: { ...from, record: await record() } });
}

export function tableSource(id: string): Source {
  return {
    table: id,
    unfinished: "replay-running",
    game: { table: id },
    record: recordAddress(id),
    link: async (at) => (isOnDevice(id) ? recordLink(await fetchRecord(id), at) : tableLink(id, at)),
    createStudy: isSite() ? null : (at) => createStudy({ table: id, at }),
    review: () => fetchTableReview(id),
    playOn: (from) =>
      playOn(
        id,
        () => continueTable(id, from),
        () => fetchRecord(id),
        from,
      ),
  };
}

export function recordSource(text: string): Source {
  return {
    table: null,
    unfinished: "replay-unfinished",
    game: { record: text },
    record: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
    link: (at) => recordLink(text, at),
    createStudy: isSite() ? null : (at) => createStudy({ record: text, at }),
    review: () => fetchRecordReview(text),
    playOn: (from) =>
      playOn(
        null,
        () => continueRecord(text, from),
        () => text,
        from,
      ),
  };
}

export function studySource(id: string, table: string | null): Source {
  return {
    table,
    unfinished: "study-unfinished",
    game: { study: id },
    record: studyRecordAddress(id),
    link: null,
    createStudy: null,
    review: () => (table === null ? fetchStudyReview(id) : fetchTableReview(table)),
    playOn: (from) =>
      playOn(
        table,
        () => continueStudy(id, from),
        () => fetchStudyRecord(id),
        from,
      ),
  };
}
