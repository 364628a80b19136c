/** Where a replay comes from: what can be done with it beside looking. */
import type { PlayOn, Reviewing } from "../generated/protocol";
import {
  type Point,
  createStudy,
  continueRecord,
  continueStudy,
  continueTable,
  recordPath,
  studyRecordPath,
  fetchRecordReview,
  fetchStudyReview,
  fetchTableReview,
} from "../net/http";
import { recordLink, tableLink } from "./link";

export interface Source {
  /** The table where the game is, or was, played; null for a record. */
  readonly table: string | null;
  /** What is said of a game that is not over. */
  readonly unfinished: string;
  /** What the server calls the game. */
  readonly game: Pick<Point, "table" | "study" | "record">;
  /** The address of the record. */
  readonly record: string;
  /** A link to the position after so many moves; null where the address of the page is the link. */
  readonly link: ((at: number) => Promise<string>) | null;
  /** Looks at the game with others, beginning there; null where others are here already. */
  readonly together: ((at: number) => Promise<{ id: string }>) | null;
  /** The review of the game, or how far it is. */
  review(): Promise<Reviewing>;
  /** A new game that begins with the first moves. */
  playOn(from: PlayOn): Promise<{ id: string }>;
}

export function ofTable(id: string): Source {
  return {
    table: id,
    unfinished: "replay-running",
    game: { table: id },
    record: recordPath(id),
    link: async (at) => tableLink(id, at),
    together: (at) => createStudy({ table: id, at }),
    review: () => fetchTableReview(id),
    playOn: (from) => continueTable(id, from),
  };
}

export function ofRecord(text: string): Source {
  return {
    table: null,
    unfinished: "replay-unfinished",
    game: { record: text },
    record: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`,
    link: (at) => recordLink(text, at),
    together: (at) => createStudy({ record: text, at }),
    review: () => fetchRecordReview(text),
    playOn: (from) => continueRecord(text, from),
  };
}

export function ofStudy(id: string, table: string | null): Source {
  return {
    table,
    unfinished: "study-unfinished",
    game: { study: id },
    record: studyRecordPath(id),
    link: null,
    together: null,
    review: () => (table === null ? fetchStudyReview(id) : fetchTableReview(table)),
    playOn: (from) => continueStudy(id, from),
  };
}
