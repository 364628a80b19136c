/** The count of the points at the end of a game, step by step: what lights up, and what each player has so far. */
import type { Point } from "../../board/geometry/hex";
import type { EndView, IslandScore } from "../../generated/protocol";
import { placesByPoints, placesByRank } from "./payouts";

/** Durations at normal speed, in milliseconds. */
const TIMES = {
  /** The camera shows the whole sea. */
  settle: 700,
  /** All islands together, and the limits for one. */
  all: 5000,
  least: 240,
  most: 420,
  /** A number's way from its island to the row of a player. */
  flight: 420,
  pause: 500,
  ties: 2600,
  fleet: 2600,
} as const;

/** A number on its way from an island to the row of a player. */
export interface Flight {
  readonly key: string;
  readonly value: number;
  readonly colour: string;
  readonly island: string;
}

interface Listeners {
  /** Called when an island lights up. */
  readonly onpayout: (island: string, value: number) => void;
  /** Called when the winners' fleet starts. */
  readonly onfleet: () => void;
  /** Called once at the end. */
  readonly onend: () => void;
}

export class Countdown {
  stage = $state<"points" | "ties" | "fleet">("points");
  /** The islands that have paid out. */
  lit = $state.raw<readonly string[]>([]);
  flights = $state.raw<readonly Flight[]>([]);
  points = $state.raw<Readonly<Record<string, number>>>({});
  /** The place of each colour, from 0. */
  readonly places = $derived.by(() =>
    this.stage === "points" ? placesByPoints(this.end.standings, this.points) : placesByRank(this.end.standings),
  );
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** `pace` is the speed, 1 is normal. `ties`: whether equal points have to be explained. */
  constructor(
    private readonly end: EndView,
    private readonly payouts: readonly IslandScore[],
    private readonly pace: number,
    private readonly ties: boolean,
    private readonly listeners: Listeners,
  ) {}

  /** The duration of a number's flight, in milliseconds. */
  get flight(): number {
    return TIMES.flight / this.pace;
  }

  start(): void {
    const interval = Math.min(TIMES.most, Math.max(TIMES.least, TIMES.all / Math.max(1, this.payouts.length)));
    let at = TIMES.settle;
    for (const payout of this.payouts) {
      this.#schedule(at, () => this.#pay(payout));
      at += interval;
    }
    at += TIMES.flight + TIMES.pause;
    if (this.ties) {
      this.#schedule(at, () => (this.stage = "ties"));
      at += TIMES.ties;
    }
    this.#schedule(at, () => {
      this.stage = "fleet";
      this.listeners.onfleet();
    });
    this.#schedule(at + TIMES.fleet, () => this.listeners.onend());
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #pay({ island, value, colours }: IslandScore): void {
    this.lit = [...this.lit, island];
    const flights = colours.map((colour) => ({ key: `${island} ${colour}`, value, colour, island }));
    this.flights = [...this.flights, ...flights];
    this.listeners.onpayout(island, value);
    this.#schedule(TIMES.flight, () => {
      this.flights = this.flights.filter((flight) => flight.island !== island);
      const gained = colours.map((colour) => [colour, (this.points[colour] ?? 0) + value] as const);
      this.points = { ...this.points, ...Object.fromEntries(gained) };
    });
  }

  #schedule(delay: number, act: () => void): void {
    this.#timers.push(setTimeout(act, delay / this.pace));
  }
}

/** Return the keyframes of a number that flies from one point to another in an arc. */
export function flightKeyframes(from: Point, to: Point): Keyframe[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
  const at = ({ x, y }: Point, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  return [
    { transform: at(from, 0.4), opacity: 0 },
    { transform: at(from, 1.5), opacity: 1, offset: 0.25, easing: "ease-in" },
    { transform: at(top, 1.2), offset: 0.65, easing: "ease-out" },
    { transform: at(to, 0.8), opacity: 0.9 },
  ];
}
