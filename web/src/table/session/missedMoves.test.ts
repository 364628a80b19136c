import { beforeEach, describe, expect, it } from "vitest";
import type { Colour, LogLine } from "../../generated/protocol";
import { Missed } from "./missedMoves.svelte";

const line = (number: number, colour: Colour | null): LogLine => ({ number, colour, move: "m", happened: [] });
const mine = (colour: string): boolean => colour === "red";
const begun = [line(5, "red"), line(6, "blue"), line(7, null)];

describe("what was missed", () => {
  beforeEach(() => localStorage.clear());

  it("is nothing at the first look, for who has a seat", () => {
    const missed = new Missed("t");
    missed.back(begun, true, mine, true);
    expect(missed.offer).toBeNull();
  });

  it("is what others did since, also after a reload", () => {
    new Missed("t").back(begun, true, mine, true);
    const missed = new Missed("t");
    missed.back([...begun, line(8, "blue"), line(9, null), line(10, "blue")], true, mine, true);
    expect(missed.offer).toEqual({ kind: "missed", since: 7, count: 2 });
    missed.drop();
    missed.back([...begun, line(8, "blue"), line(9, null), line(10, "blue")], true, mine, true);
    expect(missed.offer).toBeNull();
  });

  it("is not the viewer's own doing, nor of another table, nor of a game that is over", () => {
    new Missed("t").back(begun, true, mine, true);
    const missed = new Missed("t");
    missed.back([...begun, line(8, "red")], true, mine, true);
    expect(missed.offer).toBeNull();
    missed.back([...begun, line(8, "red"), line(9, "blue")], false, mine, true);
    expect(missed.offer).toBeNull();
    const other = new Missed("u");
    other.back([...begun, line(8, "blue")], true, mine, true);
    expect(other.offer).toBeNull();
  });

  it("is the whole game, for who comes late to watch", () => {
    const missed = new Missed("t");
    missed.back(
      Array.from({ length: 30 }, (_, i) => line(i + 1, "blue")),
      true,
      mine,
      false,
    );
    expect(missed.offer).toEqual({ kind: "late", count: 30 });
  });

  it("is forgotten once it was seen as it happened", () => {
    const missed = new Missed("t");
    missed.back(begun, true, mine, true);
    missed.saw(9);
    missed.back([...begun, line(9, "blue")], true, mine, true);
    expect(missed.offer).toBeNull();
  });
});
