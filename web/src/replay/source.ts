/** Sources of a replay (a table, a record or a study) and the actions that each supports. */
import { isOnDevice, isSite } from "../browser/paths";
import type { PlayOn, Reviewing } from "../generated/protocol";
import {
  type Point,
  createStudy,
  HttpError,
  continueOnDevice,
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
  /** Creates a new game that starts with the first moves of this one. */
  playOn(from: PlayOn): Promise<{ id: string }>;
}

/** Wait for the new game. If the server leaves games against bots to the devices, create it on this device. */
async function continued(
  created: Promise<{ id: string }>,
  record: () => string | Promise<string>,
  from: PlayOn,
): Promise<{ id: string }> {
  try {
    return await created;
  } catch (error) {
    if (!(error instanceof HttpError && error.code === "only_on_device")) throw error;
    return continueOnDevice(await record(), from);
  }
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
    playOn: (from) => continued(continueTable(id, from), () => fetchRecord(id), from),
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
    playOn: (from) => continued(continueRecord(text, from), () => text, from),
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
    playOn: (from) => continued(continueStudy(id, from), () => fetchStudyRecord(id), from),
  };
}
