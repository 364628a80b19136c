/** The analysis of a replay: whether it is on, the moves tried, the coach's evaluation, and how both are displayed. */
import type { DrawnRoute, PendingShip, TargetKind, Target } from "../../board";
import { hintBeaches, crownedIslands, hintTiles, hintRoutes } from "../../game/text/hintMarks";
import { displayDecision, type DecisionDisplay } from "../../game/decision/decisionDisplay";
import { tryMoves } from "../../net/http";
import type { Player } from "../player.svelte";
import type { Source } from "../source";
import { Evaluator } from "./evaluator.svelte";
import { Tries } from "./tries.svelte";

/** Board properties that the analysis sets. */
export interface Shown {
  readonly pick: TargetKind;
  readonly targets: readonly Target[];
  readonly pulsing: readonly string[];
  readonly chosen: Target | null;
  readonly active: string | null;
  readonly pending: readonly PendingShip[];
  readonly glow: readonly string[];
  readonly route: DrawnRoute | null;
  readonly suggestedRoutes: readonly DrawnRoute[];
  readonly decisionTiles: readonly string[];
}

export class Analysis {
  on = $state(false);
  readonly evaluator = new Evaluator();
  readonly tries: Tries;

  readonly trying = $derived.by(() => this.tries.start !== null);
  readonly position = $derived.by(() => this.tries.position ?? this.player.position);
  readonly voyage = $derived.by(() => (this.trying ? this.tries.voyage : this.player.voyage));
  /** The targets, highlights and prompt of the current decision while moves are tried; null without a decision. */
  readonly display = $derived.by((): DecisionDisplay | null => {
    const { decision, choice, position } = this.tries;
    return position === null || decision.kind === "none"
      ? null
      : displayDecision(decision, choice, { position }, this.tries.moves.at(-1));
  });
  readonly shown = $derived.by((): Shown => {
    const { display: display } = this;
    const line = this.on && !this.player.animation.playing ? this.evaluator.line : null;
    return {
      pick: display?.pick ?? "none",
      targets: display?.targets ?? [],
      pulsing: line ? hintBeaches(line) : (display?.pulsing ?? []),
      chosen: display?.chosen ?? null,
      active: display?.active ?? null,
      pending: display?.pending ?? [],
      glow: line ? crownedIslands(line) : [],
      route: this.tries.route,
      suggestedRoutes: line ? hintRoutes(line) : [],
      decisionTiles: this.trying && line ? hintTiles(line) : [],
    };
  });

  constructor(
    private readonly player: Player,
    private readonly source: Source,
  ) {
    this.tries = new Tries(
      (number, moves) => tryMoves({ ...source.game, number, moves }),
      player.animation,
      () => player.pace,
    );
  }

  toggle(): void {
    this.on = !this.on;
    if (!this.on) this.tries.stop();
  }

  /** Updates the position to evaluate. Called after the replay has moved or another move has been tried. */
  follow(): void {
    const { start, moves } = this.tries;
    if (start !== null && start.number !== this.player.at) this.tries.stop();
    this.evaluator.evaluate(this.on ? { ...this.source.game, number: this.player.at, moves: [...moves] } : null);
  }

  /** Tries moves from the replay's current position, or after the moves already tried. */
  play(moves: readonly string[]): void {
    if (this.trying) return this.tries.playAll(moves);
    this.player.goTo(this.player.at);
    const { at, position, voyage } = this.player;
    void this.tries.startAt({ number: at, position, voyage }, moves);
  }
}
