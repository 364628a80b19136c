/** Moves that the viewer tries from a point in a game. The server applies the rules to them but stores nothing. */
import type { DrawnRoute, AnimationPlayer, Target } from "../../board";
import type { Happening, PositionView, Variation } from "../../generated/protocol";
import { HttpError } from "../../net/http";
import {
  decisionOf,
  initialChoice,
  previewedPier,
  EMPTY_CHOICE,
  applyPress,
  type Choice,
  type DecisionContext,
  type Pier,
} from "../../game/decision/decision";
import { Toasts } from "../../game/messages/toasts.svelte";
import { positionsOf } from "../../game/log/replayFrames";
import { voyageIn } from "../../game/log/voyage";
import { filmSounds } from "../../sound/sounds";

/** The starting point: the number of moves played in the game, and the position after them. */
export interface Start {
  readonly number: number;
  readonly position: PositionView;
  /** The happenings before it, since the last fleet sailed. */
  readonly voyage: readonly Happening[];
}

export class Tries implements DecisionContext {
  /** The starting point; null while no moves are tried. */
  start = $state.raw<Start | null>(null);
  moves = $state.raw<readonly string[]>([]);
  choice = $state.raw<Choice>(EMPTY_CHOICE);
  /** The target under the pointer. */
  hovered = $state.raw<Target | null>(null);
  readonly toasts = new Toasts();

  /** The result of the moves; null until the response arrives. */
  #variation = $state.raw<Variation | null>(null);
  #position = $state.raw<PositionView | null>(null);
  /** Whether a request is in flight. */
  #requesting = $state(false);
  /** Number of requests so far. Only the response to the latest one is used. */
  #requestCount = 0;

  readonly decision = $derived.by(() => {
    const { position, variation } = this;
    const ready = position && variation && !this.animation.playing;
    return decisionOf(ready && position.phase !== "draw" ? { position, legal: variation.legal } : null);
  });

  /** The route from the pier under the pointer, or from the pier that was tapped once. */
  readonly route = $derived.by((): DrawnRoute | null => {
    if (this.decision.kind !== "sail") return null;
    const pier: Pier | null = this.hovered?.kind === "pier" ? this.hovered : previewedPier(this.choice);
    const route = pier && this.variation?.routes?.[`sail ${pier.island}:${pier.side}`];
    return pier && route ? { ...route, from: { island: pier.island, side: pier.side } } : null;
  });

  /** The happenings since the last fleet sailed. */
  readonly voyage = $derived.by((): readonly Happening[] =>
    voyageIn([{ happened: this.start?.voyage ?? [] }, ...(this.variation?.frames ?? [])]),
  );

  /** `requestVariation` fetches the result of playing `moves` after the first `number` moves of the game. */
  constructor(
    private readonly requestVariation: (number: number, moves: string[]) => Promise<Variation>,
    readonly animation: AnimationPlayer,
    private readonly pace: () => number,
  ) {}

  get position(): PositionView | null {
    return this.#position;
  }

  get variation(): Variation | null {
    return this.#variation;
  }

  /** Starts at a point of the game and immediately plays the given moves from there. */
  async startAt(start: Start, moves: readonly string[] = []): Promise<void> {
    this.start = start;
    this.moves = [];
    this.#position = start.position;
    await this.#request(moves, 0);
  }

  /** Discards the tried moves, and returns to the position of the game. */
  stop(): void {
    this.#requestCount += 1;
    this.animation.skip();
    this.start = null;
    this.moves = [];
    this.#position = this.#variation = this.hovered = null;
    this.#requesting = false;
  }

  press(target: Target, touch: boolean): void {
    if (this.#requesting || this.start === null) return;
    if (this.animation.playing) return this.animation.skip();
    const result = applyPress(this.decision, this.choice, target, touch);
    this.choice = result.choice;
    if (result.send !== null) this.play(result.send);
  }

  play(move: string): void {
    this.playAll([move]);
  }

  playAll(moves: readonly string[]): void {
    if (!this.#requesting) void this.#request([...this.moves, ...moves], this.moves.length);
  }

  /** Cancels a partly chosen move, or takes back the last move. */
  undo(): void {
    const chosen = this.choice.beaches.length > 0 || this.choice.island !== null || this.choice.previewed !== null;
    if (chosen) this.choice = { ...initialChoice(this.decision, this.choice), action: this.choice.action };
    else if (!this.#requesting && this.moves.length > 0)
      void this.#request(this.moves.slice(0, -1), this.moves.length - 1);
  }

  /** Requests the result of moves, and animates those with index `animatedFrom` or higher. */
  async #request(moves: readonly string[], animatedFrom: number): Promise<void> {
    const start = this.start;
    if (start === null) return;
    const requestNumber = ++this.#requestCount;
    this.#requesting = true;
    try {
      const variation = await this.requestVariation(start.number, [...moves]);
      if (requestNumber === this.#requestCount) this.#apply(start, moves, variation, animatedFrom);
    } catch (error) {
      if (requestNumber === this.#requestCount) this.#showError(error);
    } finally {
      if (requestNumber === this.#requestCount) this.#requesting = false;
    }
  }

  #apply(start: Start, moves: readonly string[], variation: Variation, animatedFrom: number): void {
    const positions = positionsOf({ start: start.position, frames: variation.frames });
    this.animation.skip();
    this.moves = moves;
    this.#variation = variation;
    this.#position = positions.at(-1)!;
    this.choice = initialChoice(decisionOf({ position: this.#position, legal: variation.legal }), this.choice);
    variation.frames.slice(animatedFrom).forEach(({ happened }, i) => {
      const [before, after] = [positions[animatedFrom + i]!, positions[animatedFrom + i + 1]!];
      void this.animation.play({ before, happened, after, speed: this.pace(), ...filmSounds(true) });
    });
  }

  #showError(error: unknown): void {
    if (!(error instanceof HttpError)) this.toasts.problem("offline", {});
    else if (error.code === "refused") {
      this.toasts.refused(String(error.facts.refusal), String(error.facts.clause), error.facts);
    } else this.toasts.problem(error.code, error.facts);
  }
}
