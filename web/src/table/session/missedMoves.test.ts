import { beforeEach, describe, expect, it } from "vitest";
import type { Colour, LogLine } from "../../generated/protocol";
import { MissedMoves } from "./missedMoves.svelte";

const line = (number: number, colour: Colour | null): LogLine => ({ number, colour, move: "m", happened: [] });
const isOwn = (colour: string): boolean => colour === "red";
const begun = [line(5, "red"), line(6, "blue"), line(7, null)];

describe("the offer to show missed moves", () => {
  beforeEach(() => localStorage.clear());

  it("is not made to a player who opens the table for the first time", () => {
    const missed = new MissedMoves("t");
    missed.updateOffer(begun, true, isOwn, true);
    expect(missed.offer).toBeNull();
  });

  it("counts what others did since, also after a reload", () => {
    new MissedMoves("t").updateOffer(begun, true, isOwn, true);
    const missed = new MissedMoves("t");
    missed.updateOffer([...begun, line(8, "blue"), line(9, null), line(10, "blue")], true, isOwn, true);
    expect(missed.offer).toEqual({ kind: "missed", since: 7, count: 2 });
    missed.dismiss();
    missed.updateOffer([...begun, line(8, "blue"), line(9, null), line(10, "blue")], true, isOwn, true);
    expect(missed.offer).toBeNull();
  });

  it("ignores the viewer's own moves, other tables and finished games", () => {
    new MissedMoves("t").updateOffer(begun, true, isOwn, true);
    const missed = new MissedMoves("t");
    missed.updateOffer([...begun, line(8, "red")], true, isOwn, true);
    expect(missed.offer).toBeNull();
    missed.updateOffer([...begun, line(8, "red"), line(9, "blue")], false, isOwn, true);
    expect(missed.offer).toBeNull();
    const other = new MissedMoves("u");
    other.updateOffer([...begun, line(8, "blue")], true, isOwn, true);
    expect(other.offer).toBeNull();
  });

  it("is the whole game for a spectator who comes late", () => {
    const missed = new MissedMoves("t");
    missed.updateOffer(
      Array.from({ length: 30 }, (_, i) => line(i + 1, "blue")),
      true,
      isOwn,
      false,
    );
    expect(missed.offer).toEqual({ kind: "late", count: 30 });
  });

  it("is not made for moves that were seen live", () => {
    const missed = new MissedMoves("t");
    missed.updateOffer(begun, true, isOwn, true);
    missed.markSeen(9);
    missed.updateOffer([...begun, line(9, "blue")], true, isOwn, true);
    expect(missed.offer).toBeNull();
  });
});
