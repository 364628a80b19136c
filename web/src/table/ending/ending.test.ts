import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EndView, StandingView } from "../../generated/protocol";
import { endTexts as loadEndTexts } from "../../i18n/i18n.svelte";
import { Countdown } from "./countdown.svelte";
import { marginText, tieTexts } from "./endTexts";
import { payoutsOf, placesByRank, winningShips } from "./payouts";

type Row = [
  colour: StandingView["colour"],
  points: number,
  islands: number,
  ships: number,
  rank: number,
  resigned?: boolean,
];

const standingsOf = (...rows: Row[]): StandingView[] =>
  rows.map(([colour, points, islands, ships, rank, resigned], seat) => ({
    seat,
    colour,
    points,
    islands,
    ships,
    rank,
    ...(resigned ? { resigned } : {}),
  }));
const END: EndView = {
  reason: "last_island",
  standings: standingsOf(["red", 7, 2, 5, 2], ["blue", 9, 3, 6, 1]),
  islands: [
    { island: "samoa", value: 5, colours: ["blue"] },
    { island: "tonga", value: 2, colours: ["red", "blue"] },
    { island: "fiji", value: 5, colours: ["red"] },
    { island: "niue", value: 2, colours: ["blue"] },
    { island: "tokelau", value: 4, colours: [] },
  ],
};
const TILES = [
  { id: "tonga", q: 0, r: 0, rotation: 0 },
  { id: "niue", q: -1, r: 0, rotation: 0 },
  { id: "samoa", q: 1, r: 0, rotation: 0 },
  { id: "fiji", q: 2, r: 0, rotation: 0 },
];
const names = (colour: string): string => colour.toUpperCase();

beforeEach(() => loadEndTexts());

describe("the payouts", () => {
  it("go from the least valuable island to the most valuable, each value from the left", () => {
    expect(payoutsOf(END, TILES).map(({ island }) => island)).toEqual(["niue", "tonga", "samoa", "fiji"]);
  });

  it("lead to the final places by rank, not by points", () => {
    const places = placesByRank(standingsOf(["red", 9, 1, 1, 2, true], ["blue", 3, 1, 1, 1]));
    expect(Object.fromEntries(places)).toEqual({ blue: 0, red: 1 });
  });

  it("let every winner sail", () => {
    const shared = standingsOf(["red", 7, 2, 5, 1], ["blue", 7, 2, 5, 1], ["green", 3, 1, 9, 3]);
    expect(winningShips(shared, 7)).toEqual(["red", "red", "red", "blue", "blue", "blue"]);
    expect(winningShips(END.standings, 7)).toEqual(Array(6).fill("blue"));
  });
});

describe("the texts of a result", () => {
  it("say by how much the winner won", () => {
    expect(marginText(END, names)).toBe("9 points, 2 more than RED.");
  });

  it("compare with all who are second", () => {
    const end = { standings: standingsOf(["red", 7, 2, 5, 2], ["blue", 9, 3, 6, 1], ["green", 7, 2, 5, 2]) };
    expect(marginText(end, names)).toBe("9 points, 2 more than RED and GREEN.");
  });

  it("say nothing about a margin over players who resigned", () => {
    expect(marginText({ standings: standingsOf(["red", 7, 2, 5, 2, true], ["blue", 9, 3, 6, 1]) }, names)).toBe("");
  });

  it("explain equal points by islands, then by ships, else as a shared rank", () => {
    const tied = (...rows: Row[]): string[] => tieTexts({ standings: standingsOf(...rows) }, names);
    expect(tied(["red", 9, 4, 9, 1], ["blue", 9, 3, 6, 2])).toEqual(["Equal points. Islands: RED 4, BLUE 3."]);
    expect(tied(["red", 9, 3, 7, 2], ["blue", 9, 3, 6, 1])).toEqual([
      "Equal points and islands. Ships on the board: BLUE 6, RED 7. Fewer is better.",
    ]);
    expect(tied(["red", 9, 3, 6, 1], ["blue", 9, 3, 6, 1], ["green", 9, 3, 6, 1])).toEqual([
      "Equal points, islands and ships: RED, BLUE and GREEN share the rank.",
    ]);
    expect(tied(["red", 9, 3, 6, 1], ["blue", 8, 3, 6, 2])).toEqual([]);
    expect(tied(["red", 9, 3, 6, 1], ["blue", 9, 3, 6, 2, true])).toEqual([]);
  });

  it("say that winners share the victory", () => {
    const end = { standings: standingsOf(["red", 9, 3, 6, 1], ["blue", 9, 3, 6, 1], ["green", 3, 3, 6, 3]) };
    expect(marginText(end, names)).toBe("9 points each.");
  });
});

describe("the count", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function counted(ties = false): { count: Countdown; told: string[] } {
    const told: string[] = [];
    const count = new Countdown(END, payoutsOf(END, TILES), 1, ties, {
      onpayout: (island, value) => told.push(`${island} ${value}`),
      onfleet: () => told.push("fleet"),
      onend: () => told.push("end"),
    });
    count.start();
    return { count, told };
  }

  it("lights the islands one by one and ends with the fleet", () => {
    const { count, told } = counted();
    vi.runAllTimers();
    expect(told).toEqual(["niue 2", "tonga 2", "samoa 5", "fiji 5", "fleet", "end"]);
    expect(count.points).toEqual({ blue: 9, red: 7 });
    expect(count.lit).toEqual(["niue", "tonga", "samoa", "fiji"]);
    expect(count.flights).toEqual([]);
  });

  it("lets the rows overtake each other", () => {
    const { count } = counted();
    const leaders = new Set<string>();
    for (let time = 0; time < 12_000; time += 50) {
      vi.advanceTimersByTime(50);
      leaders.add([...count.places].find(([, place]) => place === 0)![0]);
    }
    expect([...leaders]).toEqual(["red", "blue"]);
  });

  it("stays for explanations of equal points", () => {
    const { count } = counted(true);
    const stages = new Set<string>();
    for (let time = 0; time < 12_000; time += 50) {
      vi.advanceTimersByTime(50);
      stages.add(count.stage);
    }
    expect([...stages]).toEqual(["points", "ties", "fleet"]);
  });

  it("stops", () => {
    const { count, told } = counted();
    vi.advanceTimersByTime(800);
    count.stop();
    vi.runAllTimers();
    expect(told).toEqual(["niue 2"]);
  });
});
