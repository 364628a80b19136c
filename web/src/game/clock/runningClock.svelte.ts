/** A table's clock. Between two messages from the server, the browser's monotonic clock advances it. */
import type { ClockView } from "../../generated/protocol";
import { remaining, msUntilChange } from "./clock";

export class RunningClock {
  #sent = $state.raw<ClockView | null>(null);
  /** Time from the arrival of the server's clock to the last update, in milliseconds. */
  #since = $state(0);
  /** The time at which the server's clock arrived, in milliseconds of the monotonic clock. */
  #arrived = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the game has a clock. */
  readonly ticks = $derived(this.#sent !== null);
  /** The seat whose clock is running. */
  readonly running = $derived(this.#sent?.running ?? null);

  /** Set the clock that has just arrived from the server; null for a game without a clock. */
  set(clock: ClockView | null): void {
    this.#sent = clock;
    this.#arrived = performance.now();
    this.#update();
  }

  /** Return a seat's remaining time in milliseconds; null without a clock. */
  left(seat: number): number | null {
    return this.#sent && remaining(this.#sent, seat, this.#since);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #update(): void {
    this.stop();
    this.#since = performance.now() - this.#arrived;
    const seat = this.#sent?.running ?? null;
    const left = seat === null ? 0 : (this.left(seat) ?? 0);
    if (left > 0) this.#timer = setTimeout(() => this.#update(), msUntilChange(left));
  }
}
