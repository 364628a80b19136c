/** The clock of one table as it runs here: told by the server, carried on by this machine's own monotonic clock. */
import type { ClockView } from "../../generated/protocol";
import { remaining, msUntilChange } from "./clock";

export class RunningClock {
  #told = $state.raw<ClockView | null>(null);
  /** Milliseconds since the server told it, when this was last looked at. */
  #since = $state(0);
  /** When it was told, by the monotonic clock. */
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether time is kept at all. */
  readonly ticks = $derived(this.#told !== null);
  /** The seat whose time runs. */
  readonly running = $derived(this.#told?.running ?? null);

  /** Takes what the server has just told; null where nobody's time is counted. */
  take(clock: ClockView | null): void {
    this.#told = clock;
    this.#at = performance.now();
    this.#look();
  }

  /** What is left of a seat's time, in milliseconds; null where there is no clock. */
  left(seat: number): number | null {
    return this.#told && remaining(this.#told, seat, this.#since);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #look(): void {
    this.stop();
    this.#since = performance.now() - this.#at;
    const seat = this.#told?.running ?? null;
    const left = seat === null ? 0 : (this.left(seat) ?? 0);
    if (left > 0) this.#timer = setTimeout(() => this.#look(), msUntilChange(left));
  }
}
